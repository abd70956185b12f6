# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The same as ``flood.py`` for the compiled build: hex by hex with machine numbers, ten times as fast there.

In the compiled build this module stands in the place of the plain one; what each name means is said there, and
``tests/glory/test_flood.py`` lays one beside the other.
"""

from cython cimport no_gc
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdlib cimport free, malloc
from libc.string cimport memset

cdef enum:
    NEVER = 255  # MP to a hex that is not reached
    MOST = 250  # no allowance is larger
    SIDES = 6


HERE = -1


cdef class Terms:
    cdef readonly object shut, near, halt, foot
    cdef readonly int epoch, ways, night

    def __init__(self, int epoch, int ways, shut, near, halt, foot, int night):
        self.epoch = epoch
        self.ways = ways
        self.shut = shut
        self.near = near
        self.halt = halt
        self.foot = foot
        self.night = night


def flood(board, Terms terms, int start, int spent, int dear, int allowance, int cap):
    """Not remembered: it is made sooner than looked up."""
    return Flood(board, terms, start, spent, dear, allowance, cap)


cdef struct Step:
    short goal
    unsigned char easy
    unsigned char rough


cdef class Steps:
    """The ways of a class out of every hex, six to a hex; a hex with fewer ends with a goal of -1."""
    cdef Step *steps
    cdef int n

    def __cinit__(self, tuple ways):
        cdef int at
        self.n = len(ways)
        self.steps = <Step *> malloc(self.n * SIDES * sizeof(Step))
        if self.steps == NULL:
            raise MemoryError()
        for hex_, found in enumerate(ways):
            for number in range(SIDES):
                at = hex_ * SIDES + number
                if number < len(found):
                    goal, easy, rough = found[number]
                    self.steps[at] = Step(goal, easy, rough)
                else:
                    self.steps[at] = Step(-1, NEVER, NEVER)

    def __dealloc__(self):
        free(self.steps)


cdef Steps steps_of(board, Terms terms):
    """Remembered on the board."""
    cdef dict known = board.flat_ways
    key = terms.epoch * 16 + terms.ways
    found = known.get(key)
    if found is None:
        found = known[key] = Steps(board.ways[terms.epoch][terms.ways])
    return <Steps> found


cdef bytes filled(int size, int value):
    """New bytes, to be written before anybody else sees them."""
    cdef bytes made = PyBytes_FromStringAndSize(NULL, size)
    memset(<char *> made, value, size)
    return made


cdef class Kept:
    """A mask as bytes, kept for the next search: what stands where is the same object until somebody moves."""
    cdef object mask
    cdef bytes found

    cdef bytes of(self, mask, int size):
        if self.mask is not mask or len(self.found) != size:
            self.found = mask.to_bytes(size, "little")
            self.mask = mask
        return self.found


cdef Kept kept_shut = Kept(), kept_near = Kept(), kept_foot = Kept()


cdef inline bint holds(const unsigned char *mask, int place) noexcept nogil:
    return mask[place >> 3] >> (place & 7) & 1


cdef class Queue:
    """Hexes by the MP spent when they come up: a linked list for each number of MP, for arriving and for going on."""
    cdef short *hexes
    cdef int *after
    cdef int *arriving
    cdef int *going
    cdef int used, room

    def __cinit__(self, int entries, int most):
        self.room = entries
        self.hexes = <short *> malloc(entries * sizeof(short))
        self.after = <int *> malloc(entries * sizeof(int))
        self.arriving = <int *> malloc((most + 2) * sizeof(int))
        self.going = <int *> malloc((most + 2) * sizeof(int))
        if self.hexes == NULL or self.after == NULL or self.arriving == NULL or self.going == NULL:
            raise MemoryError()

    def __dealloc__(self):
        free(self.hexes)
        free(self.after)
        free(self.arriving)
        free(self.going)

    cdef inline void clear(self, int most) noexcept:
        self.used = 0
        memset(self.arriving, -1, (most + 2) * sizeof(int))
        memset(self.going, -1, (most + 2) * sizeof(int))

    cdef inline void add(self, int *lists, int spent, int hex_) noexcept:
        self.hexes[self.used] = <short> hex_
        self.after[self.used] = lists[spent]
        lists[spent] = self.used
        self.used += 1


cdef Queue queue = Queue(1, 0)
"""Used by one search at a time: no other thread gets its turn while one runs."""


cdef Queue queue_for(int hexes):
    global queue
    # every hex is noted once when it is left, and twice, for arriving and for going on, by each of its six neighbours
    if queue.room < hexes * (2 * SIDES + 1) + 2 * SIDES:
        queue = Queue(hexes * (2 * SIDES + 1) + 2 * SIDES, MOST)
    return queue


@no_gc
cdef class Flood:
    cdef object _board
    cdef Terms _terms
    cdef Steps _ways
    cdef dict _cost
    cdef int _cap, _firsts
    cdef int _first[SIDES]  # hexes of the first step …
    cdef int _price[SIDES]  # … and their costs
    cdef bytes _arrived, _onward  # MP for each hex, NEVER where it does not come
    cdef readonly object reached

    def __init__(self, board, Terms terms, int start, int spent, int dear, int allowance, int cap):
        assert allowance < MOST
        self._board = board
        self._terms = terms
        self._ways = steps_of(board, terms)
        self._cap = cap
        cdef int n = self._ways.n, size = (n + 7) >> 3
        self._arrived = filled(n, NEVER)
        self._onward = filled(n, NEVER)
        cdef bytes shut = kept_shut.of(terms.shut, size)
        cdef bytes near = kept_near.of(terms.near, size)
        cdef bytes halt = near if terms.halt is terms.near else terms.halt.to_bytes(size, "little")
        cdef bytes foot = kept_foot.of(terms.foot, size)
        cdef bytes reached = filled(size, 0)
        if spent == HERE:
            self._first_steps(start, dear, shut, near)
        else:
            self._firsts = 1
            self._first[0] = start
            self._price[0] = spent
        self._spread(shut, near, halt, foot, reached, allowance, queue_for(n))
        self.reached = int.from_bytes(reached, "little")

    cdef int _first_steps(self, int start, int dear, bytes shut_in, bytes near_in) except -1:
        cdef const unsigned char *shut = shut_in
        cdef const unsigned char *near = near_in
        cdef int at, goal
        cdef Step way
        self._firsts = 0
        for at in range(start * SIDES, start * SIDES + SIDES):
            way = self._ways.steps[at]
            goal = way.goal
            if goal < 0:
                break
            if not holds(shut, goal):
                self._first[self._firsts] = goal
                self._price[self._firsts] = way.rough + self._terms.night if holds(near, goal) else way.easy
                if dear:
                    self._price[self._firsts] += dear >> <int> self._board.direction(start, goal) & 1
                self._firsts += 1
        return 0

    cdef int _spread(
        self, bytes shut_in, bytes near_in, bytes halt_in, bytes foot_in, bytes reached_in, int allowance, Queue waiting
    ) except -1:
        """Fill in what is reached, by waves of equal MP."""
        cdef unsigned char *arrived = self._arrived
        cdef unsigned char *onward = self._onward
        cdef unsigned char *reached = reached_in
        cdef const unsigned char *shut = shut_in
        cdef const unsigned char *near = near_in
        cdef const unsigned char *halt = halt_in
        cdef const unsigned char *foot = foot_in
        cdef int spent, left, note, hex_, goal, cost, at, wave
        cdef int night = self._terms.night, cap = self._cap
        cdef Step way
        waiting.clear(allowance)
        for at in range(self._firsts):
            hex_ = self._first[at]
            cost = self._price[at]
            if cost <= allowance and cost <= cap:
                waiting.add(waiting.arriving, cost, hex_)
                if cost < cap and holds(foot, hex_) and not holds(halt, hex_):
                    waiting.add(waiting.going, cost + 1, hex_)
        for spent in range(allowance + 1):
            wave = -1
            note = waiting.arriving[spent]
            while note >= 0:
                hex_ = waiting.hexes[note]
                note = waiting.after[note]
                if arrived[hex_] == NEVER:
                    arrived[hex_] = spent
                    reached[hex_ >> 3] |= 1 << (hex_ & 7)
                    if not holds(halt, hex_) and not holds(foot, hex_):
                        waiting.add(&wave, 0, hex_)
                        onward[hex_] = spent
            note = waiting.going[spent]
            while note >= 0:
                hex_ = waiting.hexes[note]
                note = waiting.after[note]
                if onward[hex_] == NEVER:
                    waiting.add(&wave, 0, hex_)
                    onward[hex_] = spent
            left = min(allowance - spent, cap)
            while wave >= 0:
                hex_ = waiting.hexes[wave]
                wave = waiting.after[wave]
                for at in range(hex_ * SIDES, hex_ * SIDES + SIDES):
                    way = self._ways.steps[at]
                    goal = way.goal
                    if goal < 0:
                        break
                    if holds(shut, goal):
                        continue
                    if holds(near, goal):
                        if arrived[goal] == NEVER and way.rough + night <= left:
                            waiting.add(waiting.arriving, spent + way.rough + night, goal)
                    elif way.easy <= left:
                        cost = way.easy
                        if arrived[goal] == NEVER:
                            waiting.add(waiting.arriving, spent + cost, goal)
                        if cost < cap and onward[goal] == NEVER and holds(foot, goal) and not holds(halt, goal):
                            waiting.add(waiting.going, spent + cost + 1, goal)
        return 0

    cdef int _first_price(self, int hex_) noexcept:
        cdef int at
        for at in range(self._firsts):
            if self._first[at] == hex_:
                return self._price[at]
        return -1

    @property
    def cost(self):
        cdef const unsigned char *arrived = self._arrived
        if self._cost is None:
            by_cost = sorted([(arrived[hex_], hex_) for hex_ in range(len(self._arrived)) if arrived[hex_] != NEVER])
            self._cost = {hex_: spent for spent, hex_ in by_cost}
        return self._cost

    def cost_of(self, int hex_):
        cdef int spent = (<const unsigned char *> self._arrived)[hex_]
        return -1 if spent == NEVER else spent

    def within(self, int limit):
        cdef const unsigned char *arrived = self._arrived
        cdef int hex_, n = len(self._arrived)
        cdef bytes found = filled((n + 7) >> 3, 0)
        cdef unsigned char *bits = found
        for hex_ in range(n):
            if arrived[hex_] != NEVER and arrived[hex_] <= limit:
                bits[hex_ >> 3] |= 1 << (hex_ & 7)
        return int.from_bytes(found, "little")

    def as_cheap(self, Flood other):
        cdef const unsigned char *mine = self._arrived
        cdef const unsigned char *his = other._arrived
        cdef int hex_, n = len(self._arrived)
        cdef bytes found = filled((n + 7) >> 3, 0)
        cdef unsigned char *bits = found
        for hex_ in range(n):
            if mine[hex_] != NEVER and mine[hex_] == his[hex_]:
                bits[hex_ >> 3] |= 1 << (hex_ & 7)
        return int.from_bytes(found, "little")

    def path(self, int end):
        cdef list steps = [end]
        cdef int here = end, spent = self.cost_of(end), dearest = self._cap
        while self._first_price(here) != spent or spent > dearest:
            here, spent = self._before(here, spent, dearest)
            steps.append(here)
            dearest = self._cap
            if self._terms.foot >> here & 1:
                spent -= 1
                dearest -= 1
        steps.reverse()
        return tuple(steps)

    cdef tuple _before(self, int hex_, int spent, int dearest):
        cdef const unsigned char *onward = self._onward
        cdef bint near = self._terms.near >> hex_ & 1
        cdef int other, at, step
        cdef Step way
        for other in self._board.neighbours[hex_]:
            for at in range(other * SIDES, other * SIDES + SIDES):
                way = self._ways.steps[at]
                if way.goal == hex_:
                    step = way.rough + self._terms.night if near else way.easy
                    if step <= spent and step <= dearest and onward[other] == spent - step:
                        return other, spent - step
        raise AssertionError("a hex that was reached was entered from somewhere")
