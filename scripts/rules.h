/* Read before the C that mypyc writes: what it leaves open and what is true of all rules. */

#include <Python.h>
#include <string.h>
#include "vecs/librt_vecs_api.h"

/* Errors are rare: the way to one lies aside, where it neither costs a jump nor hinders inlining. */
#define RARE __attribute__((cold))

RARE void CPy_AddTraceback(const char *file, const char *function, int line, PyObject *globals);
RARE void CPy_AttributeError(const char *file, const char *function, const char *kind,
                             const char *attribute, int line, PyObject *globals);
RARE void CPy_TypeError(const char *expected, PyObject *value);
RARE void CPy_TypeErrorTraceback(const char *file, const char *function, int line,
                                 PyObject *globals, const char *expected, PyObject *value);
RARE PyAPI_FUNC(void) PyErr_SetNone(PyObject *kind);
RARE PyAPI_FUNC(void) PyErr_SetString(PyObject *kind, const char *text);

/* `append` where there is room for one more; else librt's own, which makes room. */
static inline VecI64 rules_append(VecI64 vec, int64_t number) {
    if (__builtin_expect(vec.items != NULL && vec.len < VEC_I64_BUF(vec)->ob_base.ob_size, 1)) {
        vec.items[vec.len] = number;
        vec.len++;
        return vec;
    }
    return VecI64Api.append(vec, number);
}

/* What follows stands for the functions of the same name in the kit: where all is in order, it does the
   same faster, for a run of numbers at once; else it leaves everything to them, errors included. */

/* The 16 bits of an observation, as an unsigned number is compared: -0x8000 to 0x7FFF. */
#define NARROW(number) ((uint64_t)(number) + 0x8000)
#define MOST_NARROW 0xFFFF
/* As kit/rows.py has it. */
#define MEANING_BITS 15

/* Whether a vec of this length has so many numbers from `first` on. */
static inline int rules_has(int64_t length, int64_t first, int64_t count) {
    return first >= 0 && count >= 0 && count <= length && first <= length - count;
}

/* Copies numbers, each with `more` added; the answer is at most MOST_NARROW if all were narrow. */
static inline uint64_t rules_copy_all(const int64_t *restrict from, int64_t count,
                                      int16_t *restrict to, int64_t more) {
    uint64_t widest = 0;
    for (int64_t i = 0; i < count; i++) {
        uint64_t number = (uint64_t)from[i] + (uint64_t)more;
        widest |= NARROW(number);
        to[i] = (int16_t)number;
    }
    return widest;
}

/* The same in whole blocks, which become a few wide instructions each. The last one overlaps the one
   before, so that nothing is left over. */
static inline int rules_copy(const int64_t *from, int64_t count, int16_t *to, int64_t more) {
    uint64_t widest;
    if (count > 16) {
        widest = rules_copy_all(from, count & ~(int64_t)7, to, more);
        if (count & 7)
            widest |= rules_copy_all(from + count - 8, 8, to + count - 8, more);
    } else if (count >= 8) {
        widest = rules_copy_all(from, 8, to, more);
        widest |= rules_copy_all(from + count - 8, 8, to + count - 8, more);
    } else if (count >= 4) {
        widest = rules_copy_all(from, 4, to, more);
        widest |= rules_copy_all(from + count - 4, 4, to + count - 4, more);
    } else {
        widest = 0;
        for (int64_t i = 0; i < count; i++)
            widest |= rules_copy_all(from + i, 1, to + i, more);
    }
    return widest <= MOST_NARROW;
}

/* Numbers that are narrow already, in blocks likewise; many are copied faster by a call. */
static inline void rules_copy_narrow(const int16_t *from, int64_t count, int16_t *to) {
    if (count >= 32) {
        memcpy(to, from, 2 * (size_t)count);
    } else if (count >= 8) {
        for (int64_t i = 0; i + 8 <= count; i += 8)
            memcpy(to + i, from + i, 16);
        if (count & 7)
            memcpy(to + count - 8, from + count - 8, 16);
    } else if (count >= 4) {
        memcpy(to, from, 8);
        memcpy(to + count - 4, from + count - 4, 8);
    } else {
        for (int64_t i = 0; i < count; i++)
            to[i] = from[i];
    }
}

int64_t CPyDef_rows___put(int64_t, VecI16, int64_t);
static inline int64_t quick_rows___put(int64_t number, VecI16 out, int64_t at) {
    if (__builtin_expect(NARROW(number) <= MOST_NARROW && (uint64_t)at < (uint64_t)out.len, 1)) {
        out.items[at] = (int16_t)number;
        return at + 1;
    }
    return CPyDef_rows___put(number, out, at);
}

static inline int64_t quick_rows___put_yes(char yes, VecI16 out, int64_t at) {
    return quick_rows___put(yes ? 1 : 0, out, at);
}

static inline int64_t quick_rows___put_seat(int64_t seat, int64_t seats, int64_t me, VecI16 out,
                                            int64_t at) {
    int64_t turns = seat >= me ? seat - me : seat - me + seats;
    return quick_rows___put(seat == -1 ? seats : turns, out, at);
}

static inline int64_t quick_rows___next_seat(int64_t seat, int64_t seats) {
    return seat + 1 < seats ? seat + 1 : 0;
}

int64_t CPyDef_rows___put_some(VecI64, int64_t, int64_t, VecI16, int64_t);
static int64_t quick_rows___put_some(VecI64 numbers, int64_t first, int64_t end, VecI16 out,
                                     int64_t at) {
    int64_t count = end - first;
    if (rules_has(numbers.len, first, count) && rules_has(out.len, at, count) &&
        rules_copy(numbers.items + first, count, out.items + at, 0))
        return at + count;
    return CPyDef_rows___put_some(numbers, first, end, out, at);
}

int64_t CPyDef_rows___put_narrow(VecI16, int64_t, int64_t, VecI16, int64_t);
static inline int64_t quick_rows___put_narrow(VecI16 numbers, int64_t first, int64_t end, VecI16 out,
                                              int64_t at) {
    int64_t count = end - first;
    if (!rules_has(numbers.len, first, count) || !rules_has(out.len, at, count))
        return CPyDef_rows___put_narrow(numbers, first, end, out, at);
    rules_copy_narrow(numbers.items + first, count, out.items + at);
    return at + count;
}

int64_t CPyDef_rows___put_same(int64_t, int64_t, VecI16, int64_t);
static int64_t quick_rows___put_same(int64_t number, int64_t length, VecI16 out, int64_t at) {
    if (NARROW(number) > MOST_NARROW || !rules_has(out.len, at, length))
        return CPyDef_rows___put_same(number, length, out, at);
    for (int64_t i = 0; i < length; i++)
        out.items[at + i] = (int16_t)number;
    return at + length;
}

int64_t CPyDef_rows___put_seats(VecI64, int64_t, int64_t, int64_t, VecI16, int64_t);
static __attribute__((noinline)) int64_t rules_put_seats(VecI64 numbers, int64_t width, int64_t seats,
                                                         int64_t me, VecI16 out, int64_t at) {
    int64_t count = seats * width;
    if (me >= 0 && me < seats && seats <= 64 && width > 0 && width <= numbers.len &&
        rules_has(numbers.len, 0, count) && rules_has(out.len, at, count)) {
        int narrow = 1;
        int16_t *to = out.items + at;
        for (int64_t turn = 0, seat = me; turn < seats; turn++, to += width) {
            narrow &= rules_copy(numbers.items + seat * width, width, to, 0);
            seat = quick_rows___next_seat(seat, seats);
        }
        if (narrow)
            return at + count;
    }
    return CPyDef_rows___put_seats(numbers, width, seats, me, out, at);
}

/* At the usual table one number a seat needs no loop, and the next seat is no question. */
static inline int64_t quick_rows___put_seats(VecI64 numbers, int64_t width, int64_t seats, int64_t me,
                                             VecI16 out, int64_t at) {
    if (width == 1 && seats == 4 && (uint64_t)me < 4 && numbers.len >= 4 && rules_has(out.len, at, 4)) {
        int64_t one = numbers.items[me], two = numbers.items[(me + 1) & 3];
        int64_t three = numbers.items[(me + 2) & 3], four = numbers.items[(me + 3) & 3];
        if ((NARROW(one) | NARROW(two) | NARROW(three) | NARROW(four)) <= MOST_NARROW) {
            int16_t *to = out.items + at;
            to[0] = (int16_t)one;
            to[1] = (int16_t)two;
            to[2] = (int16_t)three;
            to[3] = (int16_t)four;
            return at + 4;
        }
    }
    return rules_put_seats(numbers, width, seats, me, out, at);
}

int64_t CPyDef_rows___put_narrow_seats(VecI16, int64_t, int64_t, int64_t, VecI16, int64_t);
static inline int64_t quick_rows___put_narrow_seats(VecI16 numbers, int64_t width, int64_t seats,
                                                    int64_t me, VecI16 out, int64_t at) {
    int64_t count = seats * width;
    if ((uint64_t)me >= (uint64_t)seats || seats > 64 || width <= 0 || width > INT32_MAX ||
        count > numbers.len || !rules_has(out.len, at, count))
        return CPyDef_rows___put_narrow_seats(numbers, width, seats, me, out, at);
    int16_t *to = out.items + at;
    if (seats == 4) {  /* at the usual table the next seat is no question */
        rules_copy_narrow(numbers.items + me * width, width, to);
        rules_copy_narrow(numbers.items + ((me + 1) & 3) * width, width, to + width);
        rules_copy_narrow(numbers.items + ((me + 2) & 3) * width, width, to + 2 * width);
        rules_copy_narrow(numbers.items + ((me + 3) & 3) * width, width, to + 3 * width);
        return at + count;
    }
    for (int64_t turn = 0, seat = me; turn < seats; turn++, to += width) {
        rules_copy_narrow(numbers.items + seat * width, width, to);
        seat = quick_rows___next_seat(seat, seats);
    }
    return at + count;
}

int64_t CPyDef_rows___put_seat_pairs(VecI16, VecI16, int64_t, int64_t, VecI16, int64_t);
static inline int64_t quick_rows___put_seat_pairs(VecI16 firsts, VecI16 seconds, int64_t seats,
                                                  int64_t me, VecI16 out, int64_t at) {
    if ((uint64_t)me >= (uint64_t)seats || seats > firsts.len || seats > seconds.len ||
        !rules_has(out.len, at, 2 * seats))
        return CPyDef_rows___put_seat_pairs(firsts, seconds, seats, me, out, at);
    int16_t *to = out.items + at, *end = to + 2 * seats;
    for (int64_t seat = me; to < end; to += 2) {
        to[0] = firsts.items[seat];
        to[1] = seconds.items[seat];
        seat = quick_rows___next_seat(seat, seats);
    }
    return at + 2 * seats;
}

int64_t CPyDef_rows___put_flags(VecI64, VecI16, int64_t);
static int64_t quick_rows___put_flags(VecI64 numbers, VecI16 out, int64_t at) {
    if (!rules_has(out.len, at, numbers.len))
        return CPyDef_rows___put_flags(numbers, out, at);
    const int64_t *restrict from = numbers.items;
    int16_t *restrict to = out.items + at;
    for (int64_t i = 0; i < numbers.len; i++)
        to[i] = (int16_t)(((uint64_t)from[i] | -(uint64_t)from[i]) >> 63);  /* != 0, several at once */
    return at + numbers.len;
}

int64_t CPyDef_rows___put_ranks(VecI64, int64_t, int64_t, VecI64, VecI16, int64_t);
static int64_t quick_rows___put_ranks(VecI64 owners, int64_t first, int64_t end, VecI64 whose,
                                      VecI16 out, int64_t at) {
    int64_t count = end - first;
    uint64_t widest = 0;
    if (!rules_has(owners.len, first, count) || !rules_has(out.len, at, count))
        return CPyDef_rows___put_ranks(owners, first, end, whose, out, at);
    for (int64_t i = 0; i < count; i++) {
        uint64_t place = (uint64_t)owners.items[first + i] + 1;
        if (place >= (uint64_t)whose.len)
            return CPyDef_rows___put_ranks(owners, first, end, whose, out, at);
        widest |= NARROW(whose.items[place]);
        out.items[at + i] = (int16_t)whose.items[place];
    }
    return widest <= MOST_NARROW ? at + count
                                 : CPyDef_rows___put_ranks(owners, first, end, whose, out, at);
}

/* Eight numbers at once; a comparison of them gives -1 or 0 each, that is, all bits or none. */
typedef int16_t Eight __attribute__((vector_size(16)));
#define EIGHT(number) ((Eight){0} + (int16_t)(number))

int64_t CPyDef_rows___put_lots(VecI16, VecI16, VecI64, int64_t, int64_t, VecI16, int64_t);
static int64_t quick_rows___put_lots(VecI16 owners, VecI16 numbers, VecI64 eights, int64_t seats,
                                     int64_t me, VecI16 out, int64_t at) {
    const Eight none = EIGHT(0), mine = EIGHT(me), more = EIGHT(1 - me), all = EIGHT(seats);
    Eight high = none, low = none;  /* what is no seat and not nobody leaves a sign in one of them */
    int64_t any[2], count = eights.len > 1 ? eights.items[eights.len - 1] + 8 : -1;
    uint64_t most_from = (uint64_t)owners.len - 8, most_to = (uint64_t)count - 8;
    if (me < 0 || me >= seats || seats > 64 || owners.len < 8 || owners.len != numbers.len ||
        eights.len & 1 || count < 8 || count > INT32_MAX || !rules_has(out.len, at, 2 * count))
        return CPyDef_rows___put_lots(owners, numbers, eights, seats, me, out, at);
    int16_t *start = out.items + at;
    for (int64_t i = 0; i < eights.len; i += 2) {
        uint64_t from = (uint64_t)eights.items[i], to = (uint64_t)eights.items[i + 1];
        if (from > most_from || to > most_to)
            return CPyDef_rows___put_lots(owners, numbers, eights, seats, me, out, at);
        Eight eight;
        memcpy(&eight, owners.items + from, sizeof eight);
        high |= eight >= all;
        low |= eight + 1;
        eight = (eight + more + ((eight < mine) & all)) & (eight >= none);
        memcpy(start + to, &eight, sizeof eight);
        memcpy(start + count + to, numbers.items + from, sizeof eight);
    }
    high |= low < none;
    memcpy(any, &high, sizeof high);
    return (any[0] | any[1]) == 0
               ? at + 2 * count
               : CPyDef_rows___put_lots(owners, numbers, eights, seats, me, out, at);
}

/* Which of the eight lowest numbers are in a set. */
static inline Eight rules_members(int64_t set) {
    const Eight bits = {1, 2, 4, 8, 16, 32, 64, 128};
    return (EIGHT(set) & bits) == bits;
}

int64_t CPyDef_rows___put_sets(int64_t, int64_t, int64_t, int64_t, VecI16, int64_t);
static int64_t quick_rows___put_sets(int64_t first, int64_t second, int64_t third, int64_t length,
                                     VecI16 out, int64_t at) {
    int64_t odd = first | third, high = second | third;  /* 3 is 1 and 2, if no number is in two sets */
    if (length < 8 || length > 62 || ((first & high) | (second & third)) != 0 ||
        !rules_has(out.len, at, length))
        return CPyDef_rows___put_sets(first, second, third, length, out, at);
    for (int64_t number = 0;;) {
        Eight eight = (rules_members(odd >> number) & 1) | (rules_members(high >> number) & 2);
        memcpy(out.items + at + number, &eight, sizeof eight);
        if (number == length - 8)
            return at + length;
        number = number + 16 <= length ? number + 8 : length - 8;  /* the last eight may overlap */
    }
}

/* Sixteen numbers of 8 bits at once, and the same in 16 bits. */
typedef uint8_t Sixteen __attribute__((vector_size(16)));
typedef int8_t SignedSixteen __attribute__((vector_size(16)));
typedef int16_t WideSixteen __attribute__((vector_size(32)));
#define SIXTEEN(number) ((Sixteen){0} + (uint8_t)(number))

/* Which are greater; all are below 128 if what is written is to count. */
static inline Sixteen rules_greater(Sixteen one, Sixteen other) {
    return (Sixteen)((SignedSixteen)one > (SignedSixteen)other);
}

/* Writes sixteen pieces; what it answers has a sign where one is of a third kind or of no seat. */
static inline Sixteen rules_put_sixteen(const uint8_t *from, Sixteen kind, Sixteen all, Sixteen mine,
                                        int16_t *to) {
    Sixteen piece;
    memcpy(&piece, from, sizeof piece);
    Sixteen owner = piece - (rules_greater(piece, kind - 1) & kind);
    Sixteen more = (all & ~rules_greater(owner, mine)) - mine;
    piece += more & rules_greater(owner, SIXTEEN(0));
    WideSixteen wide = __builtin_convertvector(piece, WideSixteen);
    memcpy(to, &wide, sizeof wide);
    return rules_greater(owner, all) | owner;
}

int64_t CPyDef_rows___put_pieces(VecU8, int64_t, int64_t, int64_t, VecI16, int64_t);
static int64_t quick_rows___put_pieces(VecU8 pieces, int64_t width, int64_t seats, int64_t me,
                                       VecI16 out, int64_t at) {
    const Sixteen kind = SIXTEEN(width), all = SIXTEEN(seats), mine = SIXTEEN(me);
    int64_t last = pieces.len - 16, any[2];
    if (me < 0 || me >= seats || seats >= width || width > 7 || last < 0 ||
        !rules_has(out.len, at, pieces.len))
        return CPyDef_rows___put_pieces(pieces, width, seats, me, out, at);
    int16_t *to = out.items + at;
    Sixteen wrong = rules_put_sixteen(pieces.items + last, kind, all, mine, to + last);
    for (int64_t i = 0; i < last; i += 16)  /* the last of these may overlap the one above */
        wrong |= rules_put_sixteen(pieces.items + i, kind, all, mine, to + i);
    wrong &= SIXTEEN(0x80);
    memcpy(any, &wrong, sizeof wrong);
    return (any[0] | any[1]) == 0 ? at + pieces.len
                                  : CPyDef_rows___put_pieces(pieces, width, seats, me, out, at);
}

int64_t CPyDef_rows___put_pairs(VecI64, VecI64, int64_t, VecI64, VecI16, int64_t);
static int64_t quick_rows___put_pairs(VecI64 numbers, VecI64 flags, int64_t lowest, VecI64 meanings,
                                      VecI16 out, int64_t at) {
    int64_t counted = 0;
    if (numbers.len != flags.len || lowest < -64 || lowest > 64 ||
        !rules_has(out.len, at, numbers.len))
        return CPyDef_rows___put_pairs(numbers, flags, lowest, meanings, out, at);
    const int64_t *restrict from = numbers.items, *restrict flag = flags.items;
    int16_t *restrict to = out.items + at;
    for (int64_t i = 0; i < numbers.len; i++) {
        uint64_t pair = 2 * ((uint64_t)from[i] - (uint64_t)lowest) + (uint64_t)flag[i];
        if (pair >= (uint64_t)meanings.len)
            return CPyDef_rows___put_pairs(numbers, flags, lowest, meanings, out, at);
        int64_t meaning = meanings.items[pair];
        to[i] = (int16_t)(meaning & ((1 << MEANING_BITS) - 1));
        counted += meaning >> MEANING_BITS;
    }
    return counted;
}

char CPyDef_vecs___put_numbers(VecI64, VecI64, int64_t);
static inline char quick_vecs___put_numbers(VecI64 numbers, VecI64 out, int64_t at) {
    if (!rules_has(out.len, at, numbers.len))
        return CPyDef_vecs___put_numbers(numbers, out, at);
    for (int64_t i = 0; i < numbers.len; i++)
        out.items[at + i] = numbers.items[i];
    return 1;
}

char CPyDef_slots___put_noun_slots(VecI64, VecI64, VecI64, int64_t);
static char quick_slots___put_noun_slots(VecI64 actions, VecI64 spans, VecI64 out, int64_t at) {
    uint64_t heads = (uint64_t)spans.len / 3;
    if (!rules_has(out.len, at, actions.len))
        return CPyDef_slots___put_noun_slots(actions, spans, out, at);
    for (int64_t i = 0; i < actions.len; i++) {
        int64_t action = actions.items[i];
        uint64_t head = (uint64_t)(action >> 16);
        if (head >= heads)
            return CPyDef_slots___put_noun_slots(actions, spans, out, at);
        const int64_t *span = spans.items + 3 * head;
        out.items[at + i] = span[0] + (action >> 8 & 255) * span[1] + (action & 255) * span[2];
    }
    return 1;
}

char CPyDef_slots___put_path_slots(VecI64, int64_t, VecI64, int64_t, VecI64, int64_t);
static char quick_slots___put_path_slots(VecI64 paths, int64_t bits, VecI64 steps, int64_t first,
                                         VecI64 out, int64_t at) {
    if (bits < 1 || bits > 16 || !rules_has(out.len, at, paths.len))
        return CPyDef_slots___put_path_slots(paths, bits, steps, first, out, at);
    int64_t mask = ((int64_t)1 << bits) - 1, middle = steps.len / 2;
    for (int64_t i = 0; i < paths.len; i++) {
        int64_t path = paths.items[i], slot = path > mask ? first : path;
        for (int64_t shift = 0; path > mask; shift += 2) {
            int64_t here = path & mask;
            path >>= bits;
            uint64_t step = (uint64_t)(middle + here - (path & mask));
            if (step >= (uint64_t)steps.len)
                return CPyDef_slots___put_path_slots(paths, bits, steps, first, out, at);
            slot += (int64_t)((uint64_t)steps.items[step] << shift);
        }
        out.items[at + i] = slot;
    }
    return 1;
}

int64_t CPyDef_stepping___find_all(VecI64, int64_t, VecI64, VecI64, VecI64);
static int64_t quick_stepping___find_all(VecI64 slots, int64_t room, VecI64 counts, VecI64 wanted,
                                         VecI64 numbers) {
    if (room < 0 || room > INT32_MAX || wanted.len > counts.len || wanted.len > numbers.len ||
        wanted.len * room > slots.len)
        return CPyDef_stepping___find_all(slots, room, counts, wanted, numbers);
    for (int64_t table = 0; table < wanted.len; table++) {
        const int64_t *own = slots.items + table * room;
        int64_t number = 0, count = counts.items[table], slot = wanted.items[table];
        if (count > room)
            return CPyDef_stepping___find_all(slots, room, counts, wanted, numbers);
        while (number < count && own[number] != slot)
            number++;
        if (number >= count)
            return table;
        numbers.items[table] = number;
    }
    return -1;
}

char CPyDef_stepping___mark_all(VecU8, int64_t, VecI64, int64_t, VecI64, uint8_t);
static char quick_stepping___mark_all(VecU8 masks, int64_t width, VecI64 slots, int64_t room,
                                      VecI64 counts, uint8_t legal) {
    if (room < 0 || room > INT32_MAX || width < 0 || width > INT32_MAX ||
        counts.len * room > slots.len || counts.len * width > masks.len)
        return CPyDef_stepping___mark_all(masks, width, slots, room, counts, legal);
    for (int64_t table = 0; table < counts.len; table++) {
        const uint64_t *slot = (const uint64_t *)slots.items + table * room;
        uint8_t *mask = masks.items + table * width;
        int64_t count = counts.items[table];
        if (count > room)
            return CPyDef_stepping___mark_all(masks, width, slots, room, counts, legal);
        for (; count >= 2; count -= 2, slot += 2) {  /* two at a time: fewer questions */
            uint64_t one = slot[0], two = slot[1];
            if (one >= (uint64_t)width || two >= (uint64_t)width)
                return CPyDef_stepping___mark_all(masks, width, slots, room, counts, legal);
            mask[one] = legal;
            mask[two] = legal;
        }
        if (count == 1) {
            if (slot[0] >= (uint64_t)width)
                return CPyDef_stepping___mark_all(masks, width, slots, room, counts, legal);
            mask[slot[0]] = legal;
        }
    }
    return 1;
}

char CPyDef_deep_sets___add_weighted(VecFloat, int64_t, VecFloat, int64_t, int64_t, VecFloat);
static char quick_deep_sets___add_weighted(VecFloat weights, int64_t first, VecFloat seen,
                                           int64_t start, int64_t count, VecFloat units) {
    if (!rules_has(seen.len, start, count) || count > INT32_MAX || units.len > INT32_MAX ||
        !rules_has(weights.len, first, count * units.len))
        return CPyDef_deep_sets___add_weighted(weights, first, seen, start, count, units);
    double *restrict to = units.items;
    for (int64_t number = 0; number < count; number++) {
        double much = seen.items[start + number];
        const double *restrict weight = weights.items + first + number * units.len;
        if (much != 0.0)
            for (int64_t unit = 0; unit < units.len; unit++)  /* two at once */
                to[unit] += much * weight[unit];
    }
    return 1;
}
