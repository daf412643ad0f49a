"""What is mended in mypyc's C for a 32-bit Python."""

from ludotheque.static.wasm import with_plain_constants

BOXED = """
int64_t CPyDef_bit(int64_t cpy_r_number) {
    cpy_r_r0 = (CPyTagged)CPyStatics[5] | 1; /* 2305843009213693952 */
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r20 = (CPyTagged)CPyStatics[6] | 1; /* 4294967295 */
    goto CPyL2;
CPyL2: ;
    cpy_r_r6 = cpy_r_r0 ^ 1;
    cpy_r_r7 = (void *)cpy_r_r6;
    cpy_r_r8 = CPyLong_AsInt64(cpy_r_r7);
    cpy_r_r26 = cpy_r_r20 ^ 1;
    cpy_r_r27 = (void *)cpy_r_r26;
    cpy_r_r28 = CPyLong_AsInt64(cpy_r_r27);
    cpy_r_r30 = (CPyTagged)CPyStatics[6] | 1; /* 4294967295 */
}
int64_t CPyDef_other(PyObject *cpy_r_r30) {
    cpy_r_r36 = cpy_r_r30 ^ 1;
    cpy_r_r37 = (void *)cpy_r_r36;
    cpy_r_r38 = CPyLong_AsInt64(cpy_r_r37);
}
"""


def test_a_constant_is_a_number_and_an_argument_stays_an_object():
    plain = with_plain_constants(BOXED)
    assert "cpy_r_r8 = 2305843009213693952LL;" in plain
    assert "cpy_r_r28 = 4294967295LL;" in plain
    assert "cpy_r_r38 = CPyLong_AsInt64(cpy_r_r37);" in plain
