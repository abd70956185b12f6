"""A combat on the stage (MR-20, MR-21): valour, both sums, second rolls, losses, officers, fall back or advance."""

from __future__ import annotations

from longroll.games.reason.components import SEATS
from longroll.games.reason.odds.outlook import RESULTS, combat_chances, contest
from longroll.games.reason.rules import combat
from longroll.games.reason.rules.combat import Combat
from longroll.games.reason.rules.combat_sums import brave, engagements_of, extra_die, sum_items
from longroll.games.reason.rules.fall_back import Advance
from longroll.games.reason.rules.fire import Item as SumItem
from longroll.games.reason.state import Battle
from longroll.games.reason.table.naming import number_of
from longroll.games.reason.table.speech import SIDE_CLASS
from longroll.games.reason.table.stage.reel import Reel, Row, Step
from longroll.games.reason.table.stage.trials import officer_line
from longroll.kit.film import Stage, StageLine
from longroll.kit.scene import Pattern
from longroll.kit.speech import capital, signed
from longroll.kit.terms import Event


def result_rows(reel: Reel) -> list[Row]:
    """The four results for the attackers, best first."""
    ours, theirs = SIDE_CLASS[reel.side], SIDE_CLASS[1 - reel.side]
    looks: dict[str, Pattern] = {"won-all": "solid", "won": "hatched", "lost": "hatched", "lost-all": "solid"}
    return [
        Row(
            (name,), reel.sided(f"bar-{name}", reel.side), ours if "won" in name else theirs, looks[name], "won" in name
        )
        for name in reversed(RESULTS)
    ]


class Fight:
    """A combat that is being told."""

    def __init__(self, reel: Reel, name: str, frame: Combat) -> None:
        self.reel = reel
        self.name = name
        self.attackers, self.defenders = frame.attackers, frame.defenders
        self.rows = result_rows(reel)
        self.steps: list[Step] = []
        self.sides = (reel.side, 1 - reel.side)

    # ---- the frame as it was -------------------------------------------------------------------------------

    def frame(self, b: Battle) -> Combat | None:
        found = contest(b)
        return found if isinstance(found, Combat) and self.reel.named(b) == self.name else None

    def units(self, who: int) -> list[int]:
        return self.defenders if who else self.attackers

    def listed(self, who: int) -> str:
        return self.reel.spoken.listed(self.reel.units[unit] for unit in self.units(who))

    def number(self) -> str:
        """Of the attackers, as messages choose their verbs by it."""
        return "many" if len(self.attackers) > 1 else number_of(self.reel.roster.names[self.attackers[0]])

    def left(self, seq: int) -> dict[str, float] | None:
        """The chances after a moment; what has come about once the dice have spoken."""
        b = self.reel.position(seq)
        frame = self.frame(b)
        found = combat_chances(b, frame) if frame is not None else None
        return found or self.came()

    def came(self) -> dict[str, float] | None:
        result = self.result()
        return {result[1]: 1.0} if result else None

    def result(self) -> tuple[int, str] | None:
        """When the combat was decided, and how for the attackers."""
        for seq, event in self.reel.told("combat-won"):
            won = event.args["seat"] == SEATS[self.reel.side]
            decisive = event.args["result"] == "decisive"
            return seq, ("won" if won else "lost") + ("-all" if decisive else "")
        return None

    # ---- before the dice (MR-20.8) -------------------------------------------------------------------------

    def valour(self) -> None:
        reel = self.reel
        b = reel.first
        if not any(brave(b, self.units(who)) for who in (0, 1)) and not reel.told("valour"):
            return
        step = Step(reel.say("rail-valour"), reel.say("valour-who"))
        self.steps.append(step)
        lent = reel.told("valour")
        for seq, event in lent:
            officer = reel.officer(event)
            value = signed(int(event.args["number"]))
            step.lines.append(
                StageLine(seq, reel.officers[officer], value=value, result=reel.say("leads"), clause="MR-20.8")
            )
        begun = next((shot.seq for shot in reel.shots if self.rolling(reel.position(shot.seq))), 0)
        result = self.result()
        seq = begun or (result[0] if result else 0)
        if seq:
            b = reel.position(seq)
            reel.ended(step, seq, "" if lent else reel.say("nobody-leads"), self.left(seq), self.rows)
        else:
            frame = self.frame(reel.last)
            if frame is not None:
                reel.decides(step, self.sides[frame.who])

    def rolling(self, b: Battle) -> bool:
        frame = self.frame(b)
        return frame is not None and frame.stage > combat.VALIANT

    # ---- the sums (MR-20.2 to MR-20.7) ---------------------------------------------------------------------

    def sums(self) -> None:
        for who in (0, 1):
            self.sum(who)

    def sum(self, who: int) -> None:
        """Strength, modifiers and dice of a side, added up."""
        reel = self.reel
        side = self.sides[who]
        step = Step(reel.sided("rail-sum", side), self.listed(who))
        self.steps.append(step)
        rolled = [(seq, e) for seq, e in reel.told("combat-die") if e.args["seat"] == SEATS[side]]
        if not rolled:
            return
        seq = rolled[-1][0]
        before = self.position_of(rolled[0][0])
        joined = engagements_of(before, self.attackers)
        frame = self.frame(before)
        lent = frame.valour(before, who) if frame is not None else 0
        running = 0
        for clause, value in sum_items(before, joined, self.units(who), self.units(1 - who), not who, lent):
            running += value
            step.lines.append(self.item_line(seq, who, (clause, value), running))
        faces = [int(event.args["die"]) for _, event in rolled]
        more = extra_die(before, joined, self.units(who), self.units(1 - who), not who)
        note = reel.say("note-kind", unit=reel.units[more]) if more >= 0 else ""
        running += sum(faces)
        step.lines.append(
            StageLine(
                seq,
                reel.say("dice", number=len(faces)),
                note,
                [reel.die(face, side) for face in faces],
                signed(sum(faces)),
                str(running),
                clause="MR-20.3" if more >= 0 else "MR-20.2",
            )
        )
        total = max(1, running)
        step.lines.append(StageLine(seq, reel.say("total"), value=str(total), total=True, clause="MR-20.2"))
        if len(faces) == (2 if more >= 0 else 1):
            after = reel.position(seq)
            frame = self.frame(after)
            open_still = combat_chances(after, frame) if frame is not None else None
            reel.ended(step, seq, str(total), open_still or self.without_more(seq), self.rows)

    def without_more(self, seq: int) -> dict[str, float] | None:
        """The chances at the last die, if nothing but the result follows it."""
        result = self.result()
        return {result[1]: 1.0} if result and result[0] == seq else None

    def position_of(self, seq: int) -> Battle:
        """The position before a moment."""
        found = next(shot.moment.before for shot in self.reel.shots if shot.seq == seq)
        assert isinstance(found, Battle)
        return found

    def item_line(self, seq: int, who: int, item: SumItem, running: int) -> StageLine:
        reel = self.reel
        clause, value = item
        number, dash, rest = clause.partition("-")
        plain = f"{number}{dash}{rest.partition('-')[0]}"
        label = capital(reel.because(clause))
        note = ""
        if clause == "MR-20.2" and len(self.units(who)) > 1:
            b = reel.first
            note = " + ".join(f"{reel.units[unit]} {b.sp[unit]}" for unit in self.units(who))
        shown = str(value) if clause == "MR-20.2" else signed(value)
        return StageLine(seq, label, note, value=shown, running=str(running), clause=plain)

    # ---- second rolls (MR-20.9) ----------------------------------------------------------------------------

    def again(self) -> None:
        reel = self.reel
        for seq, event in reel.told("combat-reroll"):
            side = SEATS.index(str(event.args["seat"]))
            who = self.sides.index(side)
            step = Step(reel.sided("rail-again", side), reel.sided("combat-again", side))
            before = self.frame(self.position_of(seq))
            old = before.dice(who)[before.which - 1] if before is not None else 0
            note = reel.say("note-instead", face=old)
            dice = [reel.die(event.args["die"], side)]
            step.lines.append(StageLine(seq, self.listed(who), note, dice, clause="MR-20.9"))
            reel.ended(step, seq, "", self.left(seq), self.rows)
            self.steps.append(step)
        frame = self.frame(reel.last)
        if frame is not None and frame.stage in (combat.REROLL_ASKED, combat.REROLLING):
            side = self.sides[frame.who]
            step = Step(reel.sided("rail-again", side), reel.sided("combat-again", side))
            if frame.stage == combat.REROLL_ASKED:
                reel.decides(step, side)
            self.steps.append(step)

    # ---- the result (MR-20.10 to MR-20.14) -----------------------------------------------------------------

    def losses(self) -> None:
        """Who has won, and what each unit loses."""
        reel = self.reel
        step = Step(reel.say("rail-result"), reel.say("combat-result"))
        self.steps.append(step)
        result = self.result()
        if result is None:
            return
        seq, how = result
        totals = [(at, e) for at, e in reel.told("combat-total")]
        for at, event in totals:
            who = self.sides.index(SEATS.index(str(event.args["seat"])))
            line = StageLine(at, self.listed(who), value=str(event.args["total"]), clause="MR-20.2")
            step.lines.append(line)
        clause = "MR-20.10" if how.endswith("all") else "MR-20.11"
        winner = 0 if how.startswith("won") else 1
        told = reel.sided("combat-decisive" if how.endswith("all") else "combat-won", self.sides[winner])
        step.lines.append(StageLine(seq, told, clause=clause, total=True))
        lost_at = seq
        for at, event in reel.told("loses"):
            unit = reel.unit(event)
            left, number = int(event.args["sp"]), int(event.args["number"])
            lost_at = at
            key = "breaks" if not left else "loses"
            line = StageLine(
                at, reel.units[unit], value=f"{left + number} → {left}", result=reel.say(key, number=number)
            )
            step.lines.append(line)
        frame = self.frame(reel.last)
        if frame is not None and frame.stage == combat.SHARING:
            step.word = reel.sided("decides", self.sides[frame.who])
            return
        reel.ended(step, lost_at, told, {how: 1.0}, self.rows)
        step.word = reel.say(f"word-{how}")

    def officers_tested(self) -> None:
        reel = self.reel
        rolls = reel.told("officer-roll")
        if not rolls and not reel.told("officer-test"):
            return
        step = Step(reel.say("rail-officers"), reel.say("officers-tested"))
        self.steps.append(step)
        lost = {event.args["officer"] for _, event in reel.told("officer-lost")}
        causes = [event for _, event in reel.told("officer-test")]
        lent = {e.args["officer"]: int(e.args["number"]) for _, e in reel.told("valour")}
        for n, (seq, event) in enumerate(rolls):
            officer = reel.officer(event)
            cause = causes[n].args["cause"] if n < len(causes) else ""
            added = lent.get(event.args["officer"], 0) if cause == "valour" else 0
            gone = event.args["officer"] in lost
            step.lines.append(officer_line(reel, seq, officer, int(event.args["total"]), added, gone))
            step.close(seq, reel.say("officer-lost" if gone else "officer-safe"))

    def parting(self) -> None:
        """Fall back, or advance (MR-21)."""
        reel = self.reel
        step = Step(reel.say("rail-parting"), reel.say("parting"))
        told = reel.told("falls-back", "cannot-fall-back", "ridden-through", "advances", "occupies")
        for seq, event in told:
            step.lines.append(self.parting_line(seq, event))
            step.close(seq, "")
        waiting = reel.last.frames[-1] if reel.last.frames else None
        if isinstance(waiting, Advance) and self.frame(reel.last) is not None:
            reel.decides(step, self.sides[0])
            step.seq = 0
        if self.result() is None or told or step.word:
            self.steps.append(step)

    def parting_line(self, seq: int, event: Event) -> StageLine:
        reel = self.reel
        unit = reel.units[reel.unit(event)]
        clause = {"ridden-through": "MR-21.3", "cannot-fall-back": "MR-21.4", "advances": "MR-21.5"}.get(
            event.kind, "MR-23.5" if event.kind == "occupies" else "MR-21.1"
        )
        if event.kind == "occupies":
            sector = reel.spoken.sector(str(event.args["sector"]))
            return StageLine(seq, unit, result=reel.say("occupies", sector=sector), clause=clause)
        value = ""
        if "distance" in event.args and float(event.args["distance"]):
            value = reel.spoken.say("bw", length=reel.length(float(event.args["distance"])))
        stays = event.kind == "advances" and not float(event.args["distance"])
        return StageLine(seq, unit, value=value, result=reel.say("stays" if stays else event.kind), clause=clause)

    # ---- all together --------------------------------------------------------------------------------------

    def outcome(self) -> str:
        """The end in words."""
        reel = self.reel
        result = self.result()
        if result is None or self.frame(reel.last) is not None:
            return ""
        winner = self.sides[0 if result[1].startswith("won") else 1]
        decisive = result[1].endswith("all")
        who = 0 if winner == self.sides[0] else 1
        said = [reel.sided("outcome-decisive" if decisive else "outcome-combat", winner, units=self.listed(who))]
        broken = [reel.units[reel.unit(event)] for _, event in reel.told("broken")]
        if broken:
            said.append(reel.say("outcome-broken", units=reel.spoken.listed(broken)))
        back = [reel.unit(event) for _, event in reel.told("falls-back")]
        if back:
            many = "many" if len(back) > 1 else number_of(reel.roster.names[back[0]])
            names = reel.spoken.listed(reel.units[unit] for unit in back)
            said.append(reel.say("outcome-falls-back", units=names, many=many))
        gone = [reel.officers[reel.officer(event)] for _, event in reel.told("officer-lost")]
        said += [reel.say("outcome-loses-officer", officer=officer) for officer in gone]
        return " ".join(capital(text) for text in said)


def combat_stage(reel: Reel, name: str, frame: Combat) -> Stage:
    fight = Fight(reel, name, frame)
    before = combat_chances(reel.first, frame) or {}
    fight.valour()
    fight.sums()
    fight.again()
    fight.losses()
    fight.officers_tested()
    fight.parting()
    return reel.stage(
        "combat",
        name,
        fight.listed(1),
        reel.say("combat-subtitle", units=fight.listed(0), many=fight.number()),
        "MR-20.1",
        fight.steps,
        fight.outcome(),
        reel.bars(before, fight.rows),
        reel.pieces([*frame.attackers, *frame.defenders]),
    )
