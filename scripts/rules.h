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

/* Numbers that are narrow already, in blocks likewise. */
static inline void rules_copy_narrow(const int16_t *from, int64_t count, int16_t *to) {
    if (count >= 8) {
        for (int64_t i = 0; i + 8 <= count; i += 8)
            memcpy(to + i, from + i, 16);
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

int64_t CPyDef_rows___put_runs(VecI16, VecI64, VecI64, VecI16, int64_t);
static int64_t quick_rows___put_runs(VecI16 numbers, VecI64 starts, VecI64 ends, VecI16 out,
                                     int64_t at) {
    int64_t next = at;
    if (starts.len != ends.len)
        return CPyDef_rows___put_runs(numbers, starts, ends, out, at);
    for (int64_t run = 0; run < starts.len; run++) {
        int64_t first = starts.items[run], count = ends.items[run] - first;
        if (!rules_has(numbers.len, first, count) || !rules_has(out.len, next, count))
            return CPyDef_rows___put_runs(numbers, starts, ends, out, at);
        rules_copy_narrow(numbers.items + first, count, out.items + next);
        next += count;
    }
    return next;
}

int64_t CPyDef_rows___put_places(VecI64, VecI64, VecI16, int64_t);
static int64_t quick_rows___put_places(VecI64 numbers, VecI64 places, VecI16 out, int64_t at) {
    uint64_t widest = 0;
    if (!rules_has(out.len, at, places.len))
        return CPyDef_rows___put_places(numbers, places, out, at);
    for (int64_t i = 0; i < places.len; i++) {
        int64_t place = places.items[i];
        if ((uint64_t)place >= (uint64_t)numbers.len)
            return CPyDef_rows___put_places(numbers, places, out, at);
        widest |= NARROW(numbers.items[place]);
        out.items[at + i] = (int16_t)numbers.items[place];
    }
    return widest <= MOST_NARROW ? at + places.len
                                 : CPyDef_rows___put_places(numbers, places, out, at);
}

int64_t CPyDef_rows___put_same(int64_t, int64_t, VecI16, int64_t);
static int64_t quick_rows___put_same(int64_t number, int64_t length, VecI16 out, int64_t at) {
    if (NARROW(number) > MOST_NARROW || !rules_has(out.len, at, length))
        return CPyDef_rows___put_same(number, length, out, at);
    for (int64_t i = 0; i < length; i++)
        out.items[at + i] = (int16_t)number;
    return at + length;
}

/* One number a seat: every turn of the loop is like the last, whoever looks, and so easy to foresee. */
static inline int rules_turn_one(const int64_t *from, int64_t seats, int64_t me, int16_t *to) {
    uint64_t widest = 0;
    for (int64_t turn = 0, seat = me; turn < seats; turn++) {
        widest |= NARROW(from[seat]);
        to[turn] = (int16_t)from[seat];
        seat = quick_rows___next_seat(seat, seats);
    }
    return widest <= MOST_NARROW;
}

int64_t CPyDef_rows___put_seats(VecI64, int64_t, int64_t, int64_t, VecI16, int64_t);
static int64_t quick_rows___put_seats(VecI64 numbers, int64_t width, int64_t seats, int64_t me,
                                      VecI16 out, int64_t at) {
    int64_t count = seats * width;
    if (me >= 0 && me < seats && seats <= 64 && width > 0 && width <= numbers.len &&
        rules_has(numbers.len, 0, count) && rules_has(out.len, at, count)) {
        int narrow = 1;
        int16_t *to = out.items + at;
        if (width == 1)
            narrow = rules_turn_one(numbers.items, seats, me, to);
        else
            for (int64_t turn = 0, seat = me; turn < seats; turn++, to += width) {
                narrow &= rules_copy(numbers.items + seat * width, width, to, 0);
                seat = quick_rows___next_seat(seat, seats);
            }
        if (narrow)
            return at + count;
    }
    return CPyDef_rows___put_seats(numbers, width, seats, me, out, at);
}

int64_t CPyDef_rows___put_from_one(VecI16, VecI16, int64_t);
static int64_t quick_rows___put_from_one(VecI16 numbers, VecI16 out, int64_t at) {
    int16_t highest = -1;
    if (!rules_has(out.len, at, numbers.len))
        return CPyDef_rows___put_from_one(numbers, out, at);
    const int16_t *restrict from = numbers.items;
    int16_t *restrict to = out.items + at;
    for (int64_t i = 0; i < numbers.len; i++) {
        highest = from[i] > highest ? from[i] : highest;
        to[i] = (int16_t)(from[i] + 1);
    }
    return highest < INT16_MAX ? at + numbers.len : CPyDef_rows___put_from_one(numbers, out, at);
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

/* The ranks of eight owners; what is no seat and not nobody leaves a trace in `wrong`. */
static inline Eight rules_ranks(Eight owners, int64_t seats, int64_t me, Eight *wrong) {
    Eight turns = owners - EIGHT(me);
    *wrong |= (owners < EIGHT(-1)) | (owners >= EIGHT(seats));
    turns += (turns < EIGHT(0)) & EIGHT(seats);
    return (turns + EIGHT(1)) & (owners >= EIGHT(0));
}

/* A run of owners as ranks. Fewer than eight are written aside, with those that come after them. */
static inline void rules_rank_run(const int16_t *from, int64_t count, int64_t seats, int64_t me,
                                  int16_t *to, Eight *wrong) {
    Eight eight;
    int16_t few[8];
    for (int64_t i = 0;;) {
        memcpy(&eight, from + i, sizeof eight);
        eight = rules_ranks(eight, seats, me, wrong);
        memcpy(count < 8 ? few : to + i, &eight, sizeof eight);
        if (i + 8 >= count)
            break;
        i = i + 16 <= count ? i + 8 : count - 8;  /* the last eight may overlap */
    }
    if (count < 8)
        rules_copy_narrow(few, count, to);
}

int64_t CPyDef_rows___put_owners(VecI16, VecI64, VecI64, int64_t, int64_t, VecI16, int64_t);
static int64_t quick_rows___put_owners(VecI16 owners, VecI64 starts, VecI64 ends, int64_t seats,
                                       int64_t me, VecI16 out, int64_t at) {
    Eight wrong = EIGHT(0);
    int64_t any[2], next = at;
    if (starts.len != ends.len || me < 0 || me >= seats || seats > 64)
        return CPyDef_rows___put_owners(owners, starts, ends, seats, me, out, at);
    for (int64_t run = 0; run < starts.len; run++) {
        int64_t first = starts.items[run], count = ends.items[run] - first;
        if (count < 0 || !rules_has(owners.len, first, count < 8 ? 8 : count) ||
            !rules_has(out.len, next, count))
            return CPyDef_rows___put_owners(owners, starts, ends, seats, me, out, at);
        rules_rank_run(owners.items + first, count, seats, me, out.items + next, &wrong);
        next += count;
    }
    memcpy(any, &wrong, sizeof wrong);
    return (any[0] | any[1]) == 0
               ? next
               : CPyDef_rows___put_owners(owners, starts, ends, seats, me, out, at);
}

/* Which of the eight lowest numbers are in a set. */
static inline Eight rules_members(int64_t set) {
    const Eight bits = {1, 2, 4, 8, 16, 32, 64, 128};
    return (EIGHT(set) & bits) == bits;
}

int64_t CPyDef_rows___put_sets(int64_t, int64_t, int64_t, int64_t, VecI16, int64_t);
static int64_t quick_rows___put_sets(int64_t first, int64_t second, int64_t third, int64_t length,
                                     VecI16 out, int64_t at) {
    if (length < 8 || length > 62 || !rules_has(out.len, at, length))
        return CPyDef_rows___put_sets(first, second, third, length, out, at);
    for (int64_t number = 0;;) {
        Eight eight = (rules_members(first >> number) & 1) + (rules_members(second >> number) & 2) +
                      (rules_members(third >> number) & 3);
        memcpy(out.items + at + number, &eight, sizeof eight);
        if (number == length - 8)
            return at + length;
        number = number + 16 <= length ? number + 8 : length - 8;  /* the last eight may overlap */
    }
}

int64_t CPyDef_rows___put_digits(VecI64, VecI64, int64_t, int64_t, VecI64, VecI16, int64_t);
static int64_t quick_rows___put_digits(VecI64 numbers, VecI64 places, int64_t bits, int64_t length,
                                       VecI64 meanings, VecI16 out, int64_t at) {
    int16_t narrow[16];
    if (bits < 1 || bits > 4 || meanings.len < (int64_t)1 << bits || length < 1 || length > 64 ||
        !rules_has(out.len, at, places.len * length))
        return CPyDef_rows___put_digits(numbers, places, bits, length, meanings, out, at);
    if (!rules_copy(meanings.items, (int64_t)1 << bits, narrow, 0))
        return CPyDef_rows___put_digits(numbers, places, bits, length, meanings, out, at);
    int16_t *to = out.items + at;
    uint64_t mask = ((uint64_t)1 << bits) - 1;
    for (int64_t i = 0; i < places.len; i++, to += length) {
        int64_t place = places.items[i];
        if ((uint64_t)place >= (uint64_t)numbers.len)
            return CPyDef_rows___put_digits(numbers, places, bits, length, meanings, out, at);
        int64_t number = numbers.items[place];
        for (int64_t digit = 0; digit < length; digit++, number >>= bits)
            to[digit] = narrow[(uint64_t)number & mask];
    }
    return at + places.len * length;
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

int64_t CPyDef_vecs___total_of(VecI64, int64_t, int64_t);
static inline int64_t quick_vecs___total_of(VecI64 numbers, int64_t first, int64_t end) {
    if (!rules_has(numbers.len, first, end - first))
        return CPyDef_vecs___total_of(numbers, first, end);
    uint64_t total = 0;
    for (int64_t place = first; place < end; place++)
        total += (uint64_t)numbers.items[place];
    return (int64_t)total;
}

int64_t CPyDef_stepping___find(VecI64, int64_t, int64_t, int64_t);
static int64_t quick_stepping___find(VecI64 slots, int64_t first, int64_t count, int64_t slot) {
    if (!rules_has(slots.len, first, count))
        return CPyDef_stepping___find(slots, first, count, slot);
    for (int64_t number = 0; number < count; number++)
        if (slots.items[first + number] == slot)
            return number;
    return -1;
}

char CPyDef_stepping___mark(VecU8, int64_t, VecI64, int64_t, int64_t, uint8_t);
static char quick_stepping___mark(VecU8 masks, int64_t row, VecI64 slots, int64_t first,
                                  int64_t count, uint8_t mark) {
    if (!rules_has(slots.len, first, count))
        return CPyDef_stepping___mark(masks, row, slots, first, count, mark);
    for (int64_t place = first; place < first + count; place++) {
        uint64_t slot = (uint64_t)row + (uint64_t)slots.items[place];
        if (slot >= (uint64_t)masks.len)
            return CPyDef_stepping___mark(masks, row, slots, first, count, mark);
        masks.items[slot] = mark;
    }
    return 1;
}
