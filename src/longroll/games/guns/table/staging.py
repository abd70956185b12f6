"""The film of a battle: which answers are one act, what its dispatch says, which sign it bears."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.guns.components import ARMIES, FACE, NO_BLOCK, TOKEN
from longroll.games.guns.rules.assault import Assault
from longroll.games.guns.rules.march import CROSSING, GOING, MarchStep
from longroll.games.guns.rules.reduction import Reduction
from longroll.games.guns.rules.reinforcements import NewTop
from longroll.games.guns.rules.setup import SetUp
from longroll.games.guns.rules.tokens import Draw, Return
from longroll.games.guns.rules.withdrawal import Retiring
from longroll.games.guns.state import Battle
from longroll.games.guns.table.ink import traces_of
from longroll.games.guns.table.overlays import attack_of
from longroll.games.guns.table.speech import Speech, speech
from longroll.games.guns.table.stage import Seen, attack_stage, seen_events
from longroll.kit.film import Moment, Shot, Stage, Stager, Trace
from longroll.kit.speech import capital
from longroll.kit.terms import CHANCE_SEAT, Message

SIGNS = {
    "attack": "act-attack",
    "withdraws": "act-withdraw",
    "no-way-out": "act-loss",
    "replaced": "act-loss",
    "replaced-hidden": "act-loss",
    "eliminated": "act-loss",
    "removed": "act-loss",
    "given-up": "act-loss",
    "enters": "act-enter",
    "enters-by-road": "act-enter",
    "transfers": "act-march",
    "marches": "act-march",
    "turns": "act-turn",
    "hurries": "act-march",
    "order": "act-order",
    "length": "act-hours",
    "arrival": "act-arrival",
    "rumor": "act-hours",
    "works": "act-works",
    "objective-moves": "act-objective",
    "posted": "act-enter",
    "returns": "act-tokens",
    "tokens-spent": "act-tokens",
    "turn": "act-hours",
}
"""What an act may be about, with its symbol."""
WORDS = {"replaced-hidden": "replaced"}
"""Events that are told in the words of another."""
ALIKE = {"marches": "to", "enters": "entry", "enters-by-road": "entry", "rumor": "army", "turns": "army"}
"""Acts that are one beat with the act before them, if that is of the same kind and shares this argument."""


def drawing_army(moment: Moment) -> int:
    """Whose battle tokens are drawn in a moment; -1 if it is no draw."""
    before = moment.before
    assert isinstance(before, Battle)
    top = before.frames[-1] if before.frames else None
    return top.army if moment.seat == CHANCE_SEAT and isinstance(top, Draw) else -1


def laying_out(moment: Moment) -> bool:
    """Is the next reinforcement token laid out? Nobody but its owner sees anything of it."""
    before = moment.before
    assert isinstance(before, Battle)
    return bool(before.frames) and isinstance(before.frames[-1], NewTop)


class GunsStager(Stager[Battle]):
    # ---- acts ----------------------------------------------------------------------------------------------

    def combat(self, b: Battle) -> str:
        attack = attack_of(b)
        if attack is not None:
            return attack_name(b, attack)
        top = b.frames[-1] if b.frames else None
        if isinstance(top, MarchStep) and top.step in (GOING, CROSSING):
            return f"march {b.at[top.block]}"
        if isinstance(top, Retiring) and top.block != NO_BLOCK:
            return f"withdrawal {b.at[top.block]}"
        if isinstance(top, Reduction):
            return "reduction"
        if isinstance(top, Return) and top.taken:
            return f"return {top.army}"
        if isinstance(top, SetUp) and top.where >= 0:
            return "post"
        return ""

    def grouped(self, moments: Sequence[Moment]) -> list[list[Moment]]:
        """Draws of one army are one act; what is laid out belongs to what was turned up."""
        found: list[list[Moment]] = []
        for group in super().grouped(moments):
            drawn = drawing_army(group[0]) if len(group) == 1 else -1
            if found and (
                (drawn >= 0 and drawing_army(found[-1][0]) == drawn) or (len(group) == 1 and laying_out(group[0]))
            ):
                found[-1] += group
            else:
                found.append(group)
        return found

    def joins(self, before: Sequence[Shot], shots: Sequence[Shot]) -> bool:
        was, now = main_event(before), main_event(shots)
        if was is None or now is None or was.event.kind != now.event.kind or now.event.kind not in ALIKE:
            return False
        name = ALIKE[now.event.kind]
        return was.event.args[name] == now.event.args[name] and was.event.args.get("army") == now.event.args.get("army")

    # ---- what is shown -------------------------------------------------------------------------------------

    def stage(self, shots: Sequence[Shot], seat: str | None, language: str) -> Stage | None:
        for shot in shots:
            for state in (shot.moment.after, shot.moment.before):
                b = self.battle(state)
                attack = attack_of(b)
                if attack is not None:
                    return attack_stage(shots, seat, language, attack_name(b, attack))
        return None

    def traces(self, shot: Shot, seat: str | None, language: str) -> list[Trace]:
        return traces_of(shot, language)

    def sign(self, shots: Sequence[Shot]) -> str:
        event = main_event(shots)
        if event is not None:
            return SIGNS[event.event.kind]
        return "act-tokens" if drawing_army(shots[0].moment) >= 0 else ""

    def dispatch(self, shots: Sequence[Shot], stage: Stage | None, language: str) -> tuple[str, str]:
        first = self.battle(shots[0].moment.before)
        spoken = speech(language, first.ground)
        if stage is not None:
            return spoken.tell(Message("act-attack", {"place": stage.title})), headline(stage)
        drawn = drawing_army(shots[0].moment)
        if drawn >= 0:
            tokens = [str(one.event.args["token"]) for one in seen_events(shots) if one.event.kind == "drawn"]
            names = spoken.listed(spoken.tokens[TOKEN[token]] for token in tokens)
            return parted(
                spoken.tell(
                    Message("act-draws", {"army": ARMIES[drawn], "number": len(shots), "tokens": names or "none"})
                )
            )
        main = main_event(shots)
        return told(main, spoken) if main is not None else super().dispatch(shots, stage, language)


def attack_name(b: Battle, attack: Assault) -> str:
    """No position is attacked twice in a phase, but the second run of an extended bombardment (GG-13.1.2, GG-22.5)."""
    return f"attack {b.day} {b.space} {attack.army} {attack.targets[0]} {attack.again}"


def main_event(shots: Sequence[Shot]) -> Seen | None:
    """What an act is about: the first thing that happened in it; what the rules went on with comes after."""
    return next((one for one in seen_events(shots) if one.event.kind in SIGNS), None)


def headline(stage: Stage) -> str:
    """What came of an attack so far."""
    if stage.outcome:
        return stage.outcome.split("**")[1].rstrip(".")
    done = [step for step in stage.steps if step.seq]
    return f"{done[-1].title}: {done[-1].result}" if done else stage.subtitle


def told(one: Seen, spoken: Speech) -> tuple[str, str]:
    """Head and detail of an act by what it is about: who, then where to."""
    face = one.face or str(one.event.args.get("face", ""))
    block = spoken.brief[FACE[face]] if face in FACE else "none"
    message = Message(f"act-{WORDS.get(one.event.kind, one.event.kind)}", {**one.event.args, "block": block})
    return parted(spoken.tell(message))


def parted(text: str) -> tuple[str, str]:
    """Head and detail, which are one message."""
    head, _, detail = text.partition(" | ")
    return head, capital(detail)
