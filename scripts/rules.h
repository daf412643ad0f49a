/* Read before the C that mypyc writes: what it leaves open and what is true of all rules. */

#include <Python.h>
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
