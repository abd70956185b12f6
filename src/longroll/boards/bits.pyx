# cython: language_level=3, boundscheck=False, wraparound=False
"""The same as ``bits.py`` for the compiled build, word by word; ``tests/boards/test_bits.py`` compares them."""

from cpython.long cimport PyLong_AsUnsignedLongLong
from libc.string cimport memcpy

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int lowest_bit(unsigned long long word) {
        unsigned long at;
        _BitScanForward64(&at, word);
        return (int) at;
    }
    #else
    #define lowest_bit(word) __builtin_ctzll(word)
    #endif
    """
    int lowest_bit(unsigned long long word) nogil

cdef enum:
    WORD = 64


cdef void add_word(list found, unsigned long long word, long long first, long long code, int shift):
    while word:
        found.append(code | (first + lowest_bit(word)) << shift)
        word &= word - 1


cdef list spelled(mask, long long code, int shift):
    cdef list found = []
    cdef Py_ssize_t size = mask.bit_length(), at
    cdef unsigned long long word
    cdef bytes whole
    if size <= WORD:
        add_word(found, PyLong_AsUnsignedLongLong(mask), 0, code, shift)
        return found
    size = (size + WORD - 1) // WORD
    whole = mask.to_bytes(size * 8, "little")
    for at in range(size):
        memcpy(&word, <const char *> whole + at * 8, 8)
        if word:
            add_word(found, word, at * WORD, code, shift)
    return found


def unpack(mask):
    return spelled(mask, 0, 0)


few = unpack


def members(mask):
    return tuple(spelled(mask, 0, 0))


def coded(long long code, int shift, mask):
    return spelled(mask, code, shift)
