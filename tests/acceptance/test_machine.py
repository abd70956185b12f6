"""Hypothesis plays: it looks for the sequence of answers that breaks something, and shrinks it."""

from __future__ import annotations

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from longroll.games import game as find_game
from longroll.kit import Game, State
from longroll.kit.notation import verb_of
from tests.acceptance.rooms import NAMES, audit


class Playing(RuleBasedStateMachine):
    """One game; every rule takes one answer."""

    game: Game
    state: State

    @initialize(data=st.data(), name=st.sampled_from(NAMES))
    def begin(self, data: st.DataObject, name: str) -> None:
        self.game = find_game(name)
        scenario = data.draw(st.sampled_from(sorted(self.game.scenarios)))
        self.state = self.game.new(scenario)

    @precondition(lambda self: not self.state.over)
    @rule(number=st.integers(0, 10_000))
    def answer(self, number: int) -> None:
        self.state.play(self.state.codes[number % len(self.state.codes)])

    @precondition(lambda self: not self.state.over)
    @rule(number=st.integers(0, 10_000))
    def answer_an_unusual_verb(self, number: int) -> None:
        """Answers of the verb with the fewest answers: they are seldom drawn otherwise."""
        verbs: dict[int, list[int]] = {}
        for code in self.state.codes:
            verbs.setdefault(verb_of(code), []).append(code)
        rare = min(verbs.values(), key=len)
        self.state.play(rare[number % len(rare)])

    @precondition(lambda self: self.state.over)
    @rule()
    def a_game_that_is_over_asks_nothing(self) -> None:
        assert self.state.codes == []
        assert self.state.decision is None

    @invariant()
    def components_add_up(self) -> None:
        if hasattr(self, "state"):
            assert audit(self.game.name)(self.state) == []

    @invariant()
    def there_is_an_answer(self) -> None:
        if hasattr(self, "state") and not self.state.over:
            assert len(set(self.state.codes)) == len(self.state.codes) > 0

    def teardown(self) -> None:
        if hasattr(self, "state"):
            spec = msgspec.json.decode(msgspec.json.encode(self.game.to_json(self.state)))
            assert self.game.to_json(self.game.position(spec)) == self.game.to_json(self.state)


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(
    max_examples=25, stateful_step_count=120, deadline=None, suppress_health_check=list(HealthCheck)
)
