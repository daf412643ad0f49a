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
    if (count >= 8) {
        widest = rules_copy_all(from, count & ~(int64_t)7, to, more);
        if (count & 7)
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

int64_t CPyDef_rows___put_seats(VecI64, int64_t, int64_t, int64_t, VecI16, int64_t);
static int64_t quick_rows___put_seats(VecI64 numbers, int64_t width, int64_t seats, int64_t me,
                                      VecI16 out, int64_t at) {
    int64_t count = seats * width;
    if (seats > 0 && seats <= 64 && width > 0 && width <= numbers.len && me >= 0 && me < seats &&
        rules_has(numbers.len, 0, count) && rules_has(out.len, at, count)) {
        /* Every turn of the loop is as long as the last, whoever looks: easy to foresee. */
        int narrow = 1;
        int16_t *to = out.items + at;
        for (int64_t turn = 0, seat = me; turn < seats; turn++, to += width) {
            const int64_t *from = numbers.items + seat * width;
            narrow &= width == 1 ? rules_copy_all(from, 1, to, 0) <= MOST_NARROW
                                 : rules_copy(from, width, to, 0);
            seat = quick_rows___next_seat(seat, seats);
        }
        if (narrow)
            return at + count;
    }
    return CPyDef_rows___put_seats(numbers, width, seats, me, out, at);
}

int64_t CPyDef_rows___put_from_one(VecI64, VecI16, int64_t);
static int64_t quick_rows___put_from_one(VecI64 numbers, VecI16 out, int64_t at) {
    if (rules_has(out.len, at, numbers.len) &&
        rules_copy(numbers.items, numbers.len, out.items + at, 1))
        return at + numbers.len;
    return CPyDef_rows___put_from_one(numbers, out, at);
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
    int16_t narrow[32];
    if (numbers.len != flags.len || meanings.len > 32 || lowest < -64 || lowest > 64 ||
        !rules_has(out.len, at, numbers.len) || !rules_copy(meanings.items, meanings.len, narrow, 0))
        return CPyDef_rows___put_pairs(numbers, flags, lowest, meanings, out, at);
    for (int64_t i = 0; i < numbers.len; i++) {
        uint64_t pair = 2 * ((uint64_t)numbers.items[i] - (uint64_t)lowest) + (uint64_t)flags.items[i];
        if (pair >= (uint64_t)meanings.len)
            return CPyDef_rows___put_pairs(numbers, flags, lowest, meanings, out, at);
        out.items[at + i] = narrow[pair];
    }
    return at + numbers.len;
}

int64_t CPyDef_rows___total_pairs(VecI64, VecI64, int64_t, VecI64);
static int64_t quick_rows___total_pairs(VecI64 numbers, VecI64 flags, int64_t lowest,
                                        VecI64 meanings) {
    uint64_t total = 0;
    if (numbers.len != flags.len || lowest < -64 || lowest > 64)
        return CPyDef_rows___total_pairs(numbers, flags, lowest, meanings);
    for (int64_t i = 0; i < numbers.len; i++) {
        uint64_t pair = 2 * ((uint64_t)numbers.items[i] - (uint64_t)lowest) + (uint64_t)flags.items[i];
        if (pair >= (uint64_t)meanings.len)
            return CPyDef_rows___total_pairs(numbers, flags, lowest, meanings);
        total += (uint64_t)meanings.items[pair];
    }
    return (int64_t)total;
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
