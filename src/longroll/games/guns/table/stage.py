"""An attack on the stage: declaration, artillery by artillery, sums, reductions, close combat, withdrawals.

No dice fall here; what is uncertain is what a viewer cannot see. Everything is read from the events the viewer may see,
from what is public about the attack (its paths, its targets) and from the chances as he may judge them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from longroll.games.guns.components import ARMIES, FACE, FACE_STRENGTH, TOKEN, TOKEN_STRENGTH
from longroll.games.guns.odds.outcomes import BROKEN, OUTCOMES, outcome_of, shares
from longroll.games.guns.odds.running import (
    ATTACK_GUNS,
    BOMBARDMENT,
    COMBAT,
    DECLARING,
    DEFENCE_GUNS,
    END,
    FIRE,
    OVER,
    answer_to,
    chance,
    fought,
    judged,
    passages,
    step_of,
)
from longroll.games.guns.rules.attack import Attack
from longroll.games.guns.rules.modifiers import HIT_POINTS, battery
from longroll.games.guns.rules.obstructed import thick
from longroll.games.guns.state import Battle
from longroll.games.guns.table.forecast import odds_panel, result_bars
from longroll.games.guns.table.panels import cost
from longroll.games.guns.table.speech import Speech, speech, whose
from longroll.kit.film import Shot, Stage, StageBar, StageLine, StageStep
from longroll.kit.scene import Bar
from longroll.kit.speech import capital, signed
from longroll.kit.state import CHANCE
from longroll.kit.terms import Event, Message

NAMES = {
    DECLARING: "declaration",
    DEFENCE_GUNS: "defence-guns",
    ATTACK_GUNS: "attack-guns",
    BOMBARDMENT: "bombardment",
    FIRE: "fire",
    COMBAT: "combat",
    END: "end",
}


class Seen(NamedTuple):
    """An event the viewer may see, and the face of the block it speaks of, if he may know it."""

    seq: int
    event: Event
    face: str

    def word(self, name: str) -> str:
        return str(self.event.args[name])

    def number(self, name: str) -> int:
        return int(self.event.args[name])


def seen_events(shots: Sequence[Shot]) -> list[Seen]:
    """What a viewer has seen, each block's face with the event it belongs to."""
    found: list[Seen] = []
    for shot in shots:
        for event in shot.events:
            if event.kind == "identity" and found:
                found[-1] = found[-1]._replace(face=str(event.args["face"]))
            else:
                found.append(Seen(shot.seq, event, ""))
    return found


def declared_in(shots: Sequence[Shot]) -> tuple[Shot, Attack] | None:
    """The shot in which an attack was declared, and the attack as it was then."""
    for shot in shots:
        for _, position in passages(shot.moment):
            attack = fought(position)
            if attack is not None:
                return shot, attack
    return None


class Tale:
    """An attack as far as it has come, told to one seat."""

    def __init__(self, shots: Sequence[Shot], seat: str | None, language: str, shot: Shot, attack: Attack) -> None:
        self.shots = shots
        self.seat = seat
        self.language = language
        self.declared = shot
        self.attack = attack
        before, after = shots[0].moment.before, shots[-1].moment.after
        assert isinstance(before, Battle)
        assert isinstance(after, Battle)
        self.before = before
        self.after = after
        self.ground = before.ground
        self.spoken: Speech = speech(language, before.ground)
        self.mine = before.army_of_seat(seat)
        self.army = attack.army
        self.who = whose(self.army, self.mine)
        """The attacker, as the viewer speaks of him."""
        self.them = whose(1 - self.army, self.mine)
        """The defender."""
        self.thick = thick(before, attack.targets[0])
        self.ended: dict[int, int] = {}
        self.left: dict[int, int | None] = {}
        """Per cent that the attack is won, after each step."""
        self.excluded: dict[str, int] = {}
        """Outcomes that could no longer come about, with the moment."""
        self.lines: dict[int, list[StageLine]] = {step: [] for step in NAMES}
        self.results: dict[int, str] = {}
        self.verdict = ""
        self.verdict_at = 0
        self.lost: list[str] = []
        self.reduced: list[str] = []
        self.taken: list[str] = []
        self.withdrawn = 0
        self.best: int | None = None
        self.pass_through()
        self.read_events()

    def say(self, key: str, **args: str | int) -> str:
        return self.spoken.say(f"stage-{key}", **args)

    # ---- when each step ended, and what was left then ------------------------------------------------------

    def pass_through(self) -> None:
        at = DECLARING
        for shot in self.shots:
            for step, position in passages(shot.moment):
                for done in range(at, step):
                    self.ended[done] = shot.seq
                if step > DEFENCE_GUNS:
                    self.judge(step - 1, shot.seq, position)
                at = step

    def judge(self, step: int, seq: int, position: Battle) -> None:
        unhurt = self.unhurt() if step >= FIRE else ()
        self.left[step] = chance(position, self.seat, unhurt)
        if fought(position) is None or step >= COMBAT or self.left[step] is None:
            return
        found = judged(position, self.seat, unhurt)
        if found is not None and not found.samples:
            for outcome, percent in shares(found.best, self.thick).items():
                if not percent:
                    self.excluded.setdefault(outcome, seq)

    def unhurt(self) -> tuple[int, ...]:
        """Numbers of the targets against which nobody was reduced on the way."""
        hurt = {
            one.word("position")
            for one in seen_events(self.shots)
            if one.event.kind == "defensive-fire" and one.number("reductions")
        }
        codes = self.ground.position_codes
        return tuple(goal for goal, target in enumerate(self.attack.targets) if codes[target] not in hurt)

    # ---- the lines -----------------------------------------------------------------------------------------

    def add(
        self,
        step: int,
        seq: int,
        label: str,
        clause: str,
        *,
        note: str = "",
        value: str = "",
        running: str = "",
        result: str = "",
        total: bool = False,
    ) -> None:
        line = StageLine(
            seq, capital(label), note, value=value, running=running, result=result, clause=clause, total=total
        )
        self.lines[step].append(line)

    def read_events(self) -> None:
        seen = seen_events(self.shots)
        self.declaration(seen)
        self.artillery(seen)
        self.turned_up(seen)
        self.bombardment(seen)
        self.defensive_fire(seen)
        self.close_combat(seen)
        self.ending(seen)
        self.losses(seen)

    def block(self, face: str, army: int) -> str:
        """A block by its face, or as one whose face the viewer does not see."""
        return self.spoken.brief[FACE[face]] if face else self.say("hidden", army=ARMIES[army])

    def declaration(self, seen: list[Seen]) -> None:
        sent = [one for one in seen if one.event.kind in ("leader", "sent")]
        for one, path, start in zip(sent, self.attack.split(), self.attack.starts, strict=False):
            leads = one.event.kind == "leader"
            key = "from-leads" if leads else "from"
            steps = self.spoken.say("row-steps", steps=cost(self.ground, start, path))
            self.add(
                DECLARING,
                one.seq,
                self.block(one.face, self.army),
                "GG-13.11.7" if leads else "GG-13.11.2",
                note=self.say(key, position=self.spoken.place(one.word("position"))),
                value=steps,
                result=self.say("against", position=self.spoken.place(one.word("to"))) if self.two_targets() else "",
            )
        needed = self.attack.tokens_needed()
        self.results[DECLARING] = self.say("declared", blocks=len(sent), tokens=needed)

    def two_targets(self) -> bool:
        return len(self.attack.targets) > 1

    def artillery(self, seen: list[Seen]) -> None:
        """Tokens played face down: where and how many; one's own by name."""
        for step, army in ((DEFENCE_GUNS, 1 - self.army), (ATTACK_GUNS, self.army)):
            played = [one for one in seen if one.event.kind == "artillery-played" and one.word("army") == ARMIES[army]]
            named = [one for one in seen if one.event.kind == "artillery-token" and one.word("army") == ARMIES[army]]
            for one in played:
                token = next(
                    (n.word("token") for n in named if (n.seq, n.word("position")) == (one.seq, one.word("position"))),
                    "",
                )
                self.add(
                    step,
                    one.seq,
                    self.spoken.place(one.word("position")),
                    "GG-13.12.1" if step == DEFENCE_GUNS else "GG-13.13.1",
                    note=self.spoken.tokens[TOKEN[token]] if token else "",
                    result=self.say("face-down"),
                )
            self.results[step] = self.say("played", tokens=len(played))
        for one in seen:
            if one.event.kind == "made-up":
                number = one.number("number")
                self.add(
                    ATTACK_GUNS, one.seq, self.say("made-up"), "GG-13.13.5", value=self.say("tokens", tokens=number)
                )
            elif one.event.kind == "extended-bombardment":
                self.add(ATTACK_GUNS, one.seq, self.say("extended"), "GG-22.1")

    def turned_up(self, seen: list[Seen]) -> None:
        """GG-13.14.1: the artillery of both sides, position by position."""
        self.guns: dict[tuple[str, str], list[str]] = {}
        for one in seen:
            if one.event.kind == "artillery-turned-up":
                self.guns.setdefault((one.word("army"), one.word("position")), []).append(one.word("token"))
                at = one.seq
        for (army, position), tokens in self.guns.items():
            self.add(
                ATTACK_GUNS,
                at,
                self.spoken.place(position),
                "GG-13.14.1",
                note=self.named_tokens(tokens),
                value=self.points(self.strength(tokens)),
                result=self.say("turned-up", who=whose(ARMIES.index(army), self.mine)),
            )

    def named_tokens(self, tokens: Sequence[str]) -> str:
        return self.spoken.listed(self.spoken.tokens[TOKEN[token]] for token in tokens)

    def strength(self, tokens: Sequence[str]) -> int:
        return battery([TOKEN_STRENGTH[TOKEN[token]] for token in tokens])

    def points(self, points: int) -> str:
        return self.say("points", points=points)

    def bombardment(self, seen: list[Seen]) -> None:
        """GG-13.15: points on each target, hits, tokens knocked out; what is left falls on the blocks."""
        points: Counter[str] = Counter()
        knocked: Counter[str] = Counter()
        hits: dict[str, Seen] = {}
        for one in seen:
            if one.event.kind == "aims":
                points[one.word("to")] += one.number("strength")
                self.add(
                    BOMBARDMENT,
                    one.seq,
                    self.spoken.place(one.word("position")),
                    "GG-13.15.1",
                    value=self.points(one.number("strength")),
                    result=self.say("fires-at", position=self.spoken.place(one.word("to"))),
                )
            elif one.event.kind == "bombardment-hits":
                hits[one.word("position")] = one
                self.add(
                    BOMBARDMENT,
                    one.seq,
                    self.spoken.place(one.word("position")),
                    "GG-13.15.3",
                    note=self.say("per-hit", points=HIT_POINTS),
                    value=self.points(points[one.word("position")]),
                    result=self.say("hits", hits=one.number("hits")),
                    total=True,
                )
            elif one.event.kind == "token-hit":
                knocked[one.word("position")] += 1
                self.add(
                    BOMBARDMENT,
                    one.seq,
                    self.spoken.tokens[TOKEN[one.word("token")]],
                    "GG-13.15.4",
                    note=self.spoken.place(one.word("position")),
                    result=self.say("knocked-out"),
                )
                self.guns[ARMIES[1 - self.army], one.word("position")].remove(one.word("token"))
        targets = [self.ground.position_codes[target] for target in self.attack.targets]
        for position, one in hits.items():
            rest = one.number("hits") - knocked[position]
            if rest > 0 and position in targets and BOMBARDMENT in self.ended:
                self.add(
                    BOMBARDMENT,
                    self.ended[BOMBARDMENT],
                    self.say("on-blocks", position=self.spoken.place(position)),
                    "GG-13.15.4",
                    value=signed(rest),
                    result=self.say("in-combat"),
                )
        total = sum(one.number("hits") for one in hits.values())
        self.results[BOMBARDMENT] = self.say("bombarded", hits=total) if hits else self.say("no-guns")

    def defensive_fire(self, seen: list[Seen]) -> None:
        """GG-13.16: what is left of the defender's artillery, with ridge or at an angle; reductions."""
        sums: Counter[str] = Counter()
        reductions = 0
        fired = False
        for one in seen:
            if one.event.kind == "supports":
                fired = True
                strength = one.number("strength")
                sums[one.word("to")] += strength
                tokens = self.guns.get((ARMIES[1 - self.army], one.word("position")), [])
                change = strength - self.strength(tokens)
                note = self.named_tokens(tokens)
                if change:
                    note = self.say("fire-ridge" if change > 0 else "fire-oblique", text=note, change=signed(change))
                self.add(
                    FIRE,
                    one.seq,
                    self.spoken.place(one.word("position")),
                    "GG-13.16.4" if change < 0 else "GG-13.16.2",
                    note=note,
                    value=self.points(strength),
                    running=str(sums[one.word("to")]),
                    result=self.say("before", position=self.spoken.place(one.word("to"))) if self.two_targets() else "",
                )
            elif one.event.kind == "defensive-fire":
                reductions += one.number("reductions")
                self.add(
                    FIRE,
                    one.seq,
                    self.spoken.place(one.word("position")),
                    "GG-13.16.5",
                    note=self.say("per-reduction", points=HIT_POINTS),
                    value=self.points(sums[one.word("position")]),
                    result=self.say("reductions", number=one.number("reductions")),
                    total=True,
                )
        self.results[FIRE] = self.say("reductions", number=reductions) if fired else self.say("no-guns")

    def close_combat(self, seen: list[Seen]) -> None:
        """GG-13.18: the leaders, every modifier, the running sum, the result. All of it is told at one moment."""
        told: list[Seen] = []
        for one in seen:
            if one.event.kind == "close-combat":
                told = []
            elif one.event.kind in ("defending-leader", "attacking-leader", "modifier"):
                told.append(one)
            elif one.event.kind == "combat-result":
                self.sum_up(told)
                self.decided(one, any(line.event.kind == "attacking-leader" for line in told))

    def sum_up(self, told: list[Seen]) -> None:
        """The lines of one close combat."""
        running = 0
        rear = any(one.event.kind == "modifier" and one.word("clause") == "GG-13.18.3" for one in told)
        for kind, sign in (("attacking-leader", 1), ("defending-leader", 0 if rear else -1)):
            for one in told:
                if one.event.kind == kind:
                    value = sign * FACE_STRENGTH[FACE[one.word("face")]]
                    running += value
                    self.leader(one, "from-rear" if not sign else kind, value, running)
        for one in told:
            if one.event.kind == "modifier" and one.word("clause") != "GG-13.18.3":
                running += int(one.word("value"))
                words = self.spoken.words.say(Message(f"modifier-{one.word('clause')}".replace(".", "-")))
                value = int(one.word("value"))
                self.add(COMBAT, one.seq, words, one.word("clause"), value=signed(value), running=signed(running))

    def leader(self, one: Seen, role: str, value: int, running: int) -> None:
        self.add(
            COMBAT,
            one.seq,
            self.spoken.brief[FACE[one.word("face")]],
            "GG-13.18.3",
            note=self.say(role),
            value=signed(value),
            running=signed(running),
        )

    def decided(self, one: Seen, led: bool) -> None:
        value = int(one.word("value"))
        self.best = value if self.best is None else max(value, self.best)
        won = one.word("army") == ARMIES[self.army]
        self.add(
            COMBAT,
            one.seq,
            self.spoken.place(one.word("position")),
            "GG-13.18.16",
            note="" if led else self.say("leader-gone"),
            value=signed(value),
            result=self.say(f"result-{outcome_of(value, self.thick)}", who=self.who),
            total=True,
        )
        self.results[COMBAT] = self.say("combat-won" if won else "combat-lost", who=self.who)

    def ending(self, seen: list[Seen]) -> None:
        """GG-13.19: who falls back, what is taken."""
        for one in seen:
            kind = one.event.kind
            if kind in ("attack-won", "attack-lost", "attack-broken"):
                self.verdict, self.verdict_at = kind.removeprefix("attack-"), one.seq
            elif kind == "objective-taken":
                self.taken.append(one.word("area"))
                self.add(
                    END,
                    one.seq,
                    self.say("objective", area=self.spoken.place(one.word("area"))),
                    "GG-13.19.2",
                    result=self.say("taken", who=whose(ARMIES.index(one.word("army")), self.mine)),
                )
            elif kind == "withdraws" and self.verdict:
                self.withdrawn += 1
                self.add(
                    END,
                    one.seq,
                    self.block(one.face, self.army),
                    "GG-13.19.1",
                    note=self.say("to", position=self.spoken.place(one.word("to"))),
                    result=self.say("falls-back"),
                )
        if self.verdict:
            self.results[END] = self.say(f"end-{self.verdict}", who=self.who)

    def losses(self, seen: list[Seen]) -> None:
        """Reductions and losses stand with the step they came in."""
        step = DECLARING
        for one in seen:
            kind = one.event.kind
            step = {"supports": FIRE, "defensive-fire": FIRE, "combat-result": COMBAT}.get(kind, step)
            if kind in ("attack-won", "attack-lost"):
                step = END
            if kind in ("tokens-spent", "tokens-back"):
                return  # what follows is no part of this attack
            if kind == "eliminated":
                name = self.spoken.brief[FACE[one.word("face")]]
                self.lost.append(self.spoken.blocks[FACE[one.word("face")]])
                self.add(step, one.seq, name, "GG-2.9", result=self.say("lost"))
            elif kind in ("replaced", "replaced-hidden"):
                self.reduction(step, one)

    def reduction(self, step: int, one: Seen) -> None:
        face = one.word("face")
        name = self.spoken.brief[FACE[face]]
        self.reduced.append(self.spoken.blocks[FACE[face]])
        by = one.word("by") if one.event.kind == "replaced" else one.face
        note = self.say("replaced-by", strength=FACE_STRENGTH[FACE[by]]) if by else self.say("replaced-hidden")
        self.add(step, one.seq, name, "GG-2.5", note=note, result=self.say("reduced"))

    # ---- the whole -----------------------------------------------------------------------------------------

    def stage(self, name: str) -> Stage:
        percent, bars = self.risked()
        targets = [self.ground.position_codes[target] for target in self.attack.targets]
        return Stage(
            name=name,
            title=capital(self.spoken.listed(self.spoken.place(code) for code in targets)),
            subtitle=self.spoken.say("odds-attack", who=self.who, blocks=len(self.attack.blocks)),
            clause="GG-13.1.3",
            percent=percent,
            of=self.spoken.say("odds-wish", who=self.who) if percent is not None else "",
            caption=self.say("caption", who=self.who) if percent is not None else "",
            bars=self.marked(bars),
            steps=[self.step(step, percent) for step in NAMES],
            outcome=self.outcome(),
            place=targets[0],
            involved=self.involved(),
            dice=False,
        )

    def risked(self) -> tuple[int | None, list[Bar]]:
        """What was risked: what the odds card said to the one who attacks, or what the viewer could know then."""
        moment = self.declared.moment
        before = moment.before
        assert isinstance(before, Battle)
        if before.seat == self.seat and before.seat is not None:
            code = answer_to(moment)
            odds = odds_panel(before, self.seat, str(before.write(code)), self.language) if code >= 0 else None
            return (odds.percent, odds.bars) if odds is not None else (None, [])
        position = next(position for _, position in passages(moment) if fought(position) is not None)
        percent = chance(position, self.seat)
        found = judged(position, self.seat) if percent is not None else None
        if percent is None or found is None:
            return None, []
        return self.wished(percent), result_bars(shares(found.best, self.thick), self.army, self.who, self.spoken)

    def wished(self, percent: int) -> int:
        """The chance of what the viewer wishes: the defender wishes to hold."""
        return 100 - percent if self.who == "foe" else percent

    def marked(self, bars: list[Bar]) -> list[StageBar]:
        """The bars of the odds; those that can no longer come true, and the one that has."""
        if not bars:
            return []
        labels = {self.spoken.say(f"bar-{outcome}", who=self.who): outcome for outcome in OUTCOMES}
        came = ""
        if self.verdict:
            came = BROKEN if self.best is None else outcome_of(self.best, self.thick)
        found = [StageBar(bar.label, bar.percent, bar.side, bar.pattern) for bar in bars]
        if came and came not in {labels[bar.label] for bar in bars}:
            (extra,) = result_bars({came: 1}, self.army, self.who, self.spoken)
            found.append(StageBar(extra.label, 0, extra.side, extra.pattern))
        return [
            StageBar(
                bar.label,
                bar.percent,
                bar.side,
                bar.pattern,
                0 if labels[bar.label] == came else self.excluded.get(labels[bar.label], self.verdict_at),
                self.verdict_at if labels[bar.label] == came else 0,
            )
            for bar in found
        ]

    def step(self, step: int, risked: int | None) -> StageStep:
        acting = self.them if step in (DEFENCE_GUNS, FIRE) else self.who
        ended = self.ended.get(step, 0)
        percent = self.left.get(step)
        if step == DECLARING:
            percent = None if risked is None else self.wished(risked)
        if self.verdict == "broken" and step == FIRE:
            percent = 0
        word = ""
        if step == END and self.verdict:
            word = self.say(f"word-{self.verdict}", who=self.who)
        elif not ended and step == step_of(self.after):
            word = self.deciding()
        passed = bool(ended) and (step <= FIRE or self.best is not None or step == END)
        return StageStep(
            name=self.say(f"rail-{NAMES[step]}", who=acting),
            title=self.say(f"title-{NAMES[step]}", who=acting),
            lines=self.lines[step],
            result=self.results.get(step, "") if ended or (step == END and self.verdict) else "",
            percent=self.wished(percent) if percent is not None and passed and step < END else None,
            word=word,
            seq=ended,
        )

    def deciding(self) -> str:
        """Who decides within the attack; nothing while tokens are drawn."""
        if self.after.mover == CHANCE or not self.after.frames:
            return ""
        army = self.after.frames[-1].mover(self.after)
        return self.say("decides", who=whose(army, self.mine)) if army in (0, 1) else ""

    def outcome(self) -> str:
        """The end in words."""
        if step_of(self.after) != OVER and self.still_this():
            return ""
        targets = self.spoken.listed(self.spoken.positions[target] for target in self.attack.targets)
        sentences = [self.say(f"outcome-{self.verdict or 'laid-aside'}", who=self.who, targets=targets)]
        for key, names in (("outcome-losses", self.lost), ("outcome-reduced", self.reduced)):
            if names:
                sentences.append(self.say(key, names=self.spoken.listed(names), number=len(names)))
        for area in self.taken:
            sentences.append(self.say("outcome-objective", who=self.who, area=self.spoken.place(area)))
        if self.withdrawn:
            sentences.append(self.say("outcome-withdrawn", who=self.who, number=self.withdrawn))
        return " ".join(sentences)

    def still_this(self) -> bool:
        """Is the attack in hand the one that is told?"""
        now = fought(self.after)
        return now is not None and now.targets == self.attack.targets and now.again == self.attack.again

    def involved(self) -> list[str]:
        """Keys of what is not veiled: the targets, where the attackers start, the guns, the ground between."""
        codes = self.ground.position_codes
        places = {codes[place] for place in (*self.attack.targets, *self.attack.starts)}
        places |= {self.ground.area_codes[area] for area in self.ground.members(self.attack.areas())}
        for one in seen_events(self.shots):
            if one.event.kind in ("artillery-played", "withdraws", "aims", "supports"):
                places |= {str(one.event.args[name]) for name in ("position", "to") if name in one.event.args}
        things = {
            item.key
            for shot in (self.shots[0], self.shots[-1])
            for scene in (shot.before, shot.after)
            for item in scene.items
            if item.place in places
        }
        return sorted({f"place:{place}" for place in places} | things)


def attack_stage(shots: Sequence[Shot], seat: str | None, language: str, name: str) -> Stage | None:
    """The stage of an attack, once it is declared."""
    found = declared_in(shots)
    return Tale(shots, seat, language, *found).stage(name) if found is not None else None
