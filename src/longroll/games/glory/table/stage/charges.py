"""Charges on the stage: who gets away, defensive fire, the charge's sum, checks, retreats, advance (GL-10, GL-11)."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.glory import odds
from longroll.games.glory.components import NO_UNIT, members
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.odds.charges import Plan, best_plan, in_progress
from longroll.games.glory.rules.advance import Advance
from longroll.games.glory.rules.assault import COUNTER, UNIT_BITS, Assault
from longroll.games.glory.rules.charge import ADDING, EVADING, RESOLVING, ChargeStep
from longroll.games.glory.rules.charge_resolution import ROLLING, Resolution
from longroll.games.glory.rules.counterattack import Counterattack
from longroll.games.glory.rules.defensive_fire import FIRING, DefensiveFire, Firers, able_hexes, firers, roll_items
from longroll.games.glory.rules.evasion import Evasion
from longroll.games.glory.rules.melee import defenders, melee
from longroll.games.glory.rules.modifiers import (
    CHARGE_RESULTS,
    EXCHANGE,
    charge_items,
    charge_result,
    total,
)
from longroll.games.glory.rules.retreat import Retreat
from longroll.games.glory.state import Battle
from longroll.games.glory.table.forecast import CHARGE_BARS, joint_bars, passing_bars, result_rows, shared
from longroll.games.glory.table.overlays import assault_of
from longroll.games.glory.table.sheet.plan import plan
from longroll.games.glory.table.stage.checks import checked, checks_of, suffered, told
from longroll.games.glory.table.stage.combats import CHARGE, Combat, combat_of
from longroll.games.glory.table.stage.fire import NEVER
from longroll.games.glory.table.stage.viewing import (
    Draft,
    Drafts,
    Viewer,
    faces,
    figure,
    pending,
    sum_lines,
)
from longroll.kit.film import Shot, Stage, StageBar, StageLine
from longroll.kit.scene import Bar
from longroll.kit.speech import capital
from longroll.kit.terms import Event

Positions = list[tuple[Battle, Battle]]


def declared(b: Battle, combat: Combat) -> bool:
    """Is a position of this combat, and has its declaration ended?"""
    found = combat_of(b)
    assault = assault_of(b)
    return found is not None and found.name == combat.name and assault is not None and assault.step > ADDING


def starting(positions: Positions, combat: Combat) -> Battle | None:
    """The position the odds card spoke of: charges just declared, nobody gone or fired; the choice which of them is
    made next; else the first that is known of the combat."""
    for before, after in positions:
        if declared(before, combat):
            return before
        if declared(after, combat):
            top = before.top()
            if isinstance(top, Assault) and top.step == RESOLVING:
                return before
            return declaration(before, after)
    return None


def declaration(before: Battle, after: Battle) -> Battle:
    """The charges of a position as they were declared, whatever the rules did at once."""
    assault = assault_of(after)
    assert isinstance(assault, ChargeStep)
    place = after.frames.index(assault)
    fresh = assault.copy()
    assert isinstance(fresh, ChargeStep)
    fresh.step, fresh.out, fresh.over = EVADING, [], []
    b = before.copy()
    b.frames[place:] = [fresh]
    return b


def numbers_of(combat: Combat, start: Battle, after: Battle, assault: Assault) -> list[int]:
    """The charges a stage is about, in the order in which they are made as far as that is known."""
    if combat.charge >= 0:
        return [combat.charge]
    now = next((frame.number for b in (start, after) for frame in b.frames if isinstance(frame, Resolution)), -1)
    left = odds.unresolved(assault)
    return odds.attempt(assault, now) if now >= 0 and assault.step == RESOLVING else left or list(range(assault.count))


class ChargeStage:
    """Charges on one hex, one charge of several, or the fire at charges with different aims, as far as they have
    come."""

    def __init__(self, shots: Sequence[Shot], positions: Positions, viewer: Viewer, combat: Combat, start: Battle):
        self.shots = shots
        self.positions = positions
        self.viewer = viewer
        self.combat = combat
        self.start = start
        assault = assault_of(start)
        assert assault is not None
        self.side = assault.side
        self.mode = assault.mode
        self.count = assault.count
        self.single = combat.kind == CHARGE
        self.numbers = numbers_of(combat, start, positions[0][1], assault)
        self.units = [unit for number in self.numbers for unit in assault.units_of(number)]
        charged = [place for number in self.numbers for place in assault.hexes_of(number)]
        stood = [code >> UNIT_BITS for code in assault.stood]  # where everybody has got away no hex is charged any more
        self.hexes = list(dict.fromkeys(charged or stood))
        self.foes = [unit for place in self.hexes for unit in start.stack(place)[::-1]]
        self.origins = {unit: assault.origin(unit) for unit in self.units}
        self.goal = self.aim(assault) if self.single else -1
        self.drafts = Drafts()
        self.came = ("", 0)
        """The bar that came true, and when."""
        self.gone: dict[str, int] = {}
        """Bars that could no longer come true, from when on."""

    # ---- chances -------------------------------------------------------------------------------------------

    def aim(self, assault: Assault) -> int:
        """The hex that is likeliest to be taken, as on the odds card: the large number speaks of it."""
        _, waiting, hits = in_progress(self.start)
        plan = best_plan(self.start, assault, waiting, hits)
        goal = odds.best_goal(self.start, assault, self.numbers, plan, hits)[0]
        return goal if goal >= 0 else self.hexes[0]

    def risked(self) -> float:
        """The chance before everything."""
        return odds.outlook(self.start, self.numbers, self.goal) if self.single else odds.through(self.start)

    def chance(self, b: Battle) -> float:
        """The chance of what is risked, in a position of the combat or after its end."""
        found = combat_of(b)
        if found is None or found.name != self.combat.name:
            return float(self.taken(b)) if self.single else float(not self.stopped(b))
        return odds.outlook(b, self.numbers, self.goal) if self.single else odds.through(b)

    def taken(self, b: Battle) -> bool:
        """Has the defender left the hex?"""
        return b.owner(self.goal) != 1 - self.side

    def stopped(self, b: Battle) -> bool:
        """Has the fire stopped anybody?"""
        assault = assault_of(b)
        hurt = any(b.at[u] >= OFF or (b.disordered & ~self.start.disordered) >> u & 1 for u in self.units)
        return hurt or (assault is not None and bool(assault.out))

    # ---- the whole -----------------------------------------------------------------------------------------

    def stage(self) -> Stage | None:
        viewer, b = self.viewer, self.start
        chance = self.risked()
        for shot, (before, after) in zip(self.shots, self.positions, strict=True):
            if declared(before, self.combat):
                self.follow(shot, before, after)
            elif declared(after, self.combat):
                self.aftermath(shot, b, after)  # guns without cover are taken as soon as they are charged
        self.reckon()
        self.to_come()
        if not self.drafts.steps:
            return None  # only the end of a charge that another has told
        codes = b.board.codes
        wish = ("take" if viewer.wishes(self.side) else "hold") if self.single else "pass"
        if not self.single and not viewer.wishes(self.side):
            wish = "stop"
        steps = [draft.step() for draft in self.drafts.steps]
        return Stage(
            name=f"charge-{self.shots[0].seq}",
            title=viewer.spoken.place(codes[self.goal]) if self.single else viewer.say("title-volleys"),
            subtitle=self.subtitle(),
            clause="GL-11.33.1" if self.mode == COUNTER else "GL-10.24.2" if len(self.numbers) > 1 else "GL-10.21.1",
            percent=viewer.percent(chance, self.side),
            of=viewer.say(f"of-{wish}"),
            caption=viewer.say(f"caption-{wish}"),
            bars=self.bars(),
            steps=steps,
            outcome=self.outcome() if self.ended else "",
            number=self.number(),
            count=self.count if self.combat.charge >= 0 else 1,
            place=codes[self.goal if self.single else self.hexes[0]],
            involved=self.involved(),
        )

    @property
    def ended(self) -> bool:
        found = combat_of(self.positions[-1][1])
        return found is None or found.name != self.combat.name

    def subtitle(self) -> str:
        viewer, b = self.viewer, self.start
        key = "subtitle-counter" if self.mode == COUNTER else "subtitle-charge"
        units, foes = viewer.units(b, self.units), viewer.units(b, self.foes)
        if not self.single:
            return viewer.say("subtitle-volleys", units=units, number=len(self.numbers))
        return viewer.say(key, units=units, against=foes, number=len(self.numbers))

    def number(self) -> int:
        """Which of several charges this is."""
        assault = assault_of(self.start)
        assert assault is not None
        return len({*assault.over, self.combat.charge}) if self.combat.charge >= 0 else 1

    def involved(self) -> list[str]:
        b = self.start
        places = dict.fromkeys([*self.origins.values(), *self.hexes])
        last = self.positions[-1][1]
        for unit in [*self.units, *self.foes]:
            if last.at[unit] < OFF:
                places[last.at[unit]] = None
        return [
            *(f"piece:{b.roster.ids[unit]}" for unit in [*self.units, *self.foes]),
            *(f"place:{b.board.codes[place]}" for place in places),
        ]

    # ---- what happened -------------------------------------------------------------------------------------

    def follow(self, shot: Shot, before: Battle, after: Battle) -> None:
        """One moment: the die or the answer itself, then what followed from it."""
        top = before.top()
        if isinstance(top, DefensiveFire):
            if top.step == FIRING:
                self.volley(shot, before, after, top)
            else:
                self.fires(shot, before, after, top)
        elif isinstance(top, Resolution) and top.step == ROLLING:
            self.roll(shot, before, after, top)
        elif isinstance(top, Evasion) and not any(event.kind == "evades" for event in shot.events):
            step = self.drafts.at("evade", 0, self.viewer.say("step-evade"), self.viewer.say("title-evade"))
            step.word = self.viewer.say("word-stands")
            step.touch(shot, after)
        else:
            checked(self.drafts, shot, before, after, self.viewer)
        self.aftermath(shot, before, after)

    def fires(self, shot: Shot, before: Battle, after: Battle, fire: DefensiveFire) -> None:
        """The defender has chosen: hexes that hold their fire have a step that says so."""
        now = next((frame for frame in after.frames if isinstance(frame, DefensiveFire)), None)
        left = [] if now is None else now.waiting
        chosen = now.place if now is not None and now.step == FIRING else -1
        for place in fire.waiting:
            if place not in left and place != chosen:
                step = self.fire_step(before, place)
                step.title = self.viewer.say("title-holds-fire", units=self.shooters(before, place))
                step.word = self.viewer.say("word-holds-fire")
                step.touch(shot, after)

    def shooters(self, b: Battle, place: int) -> str:
        assault = assault_of(b)
        assert assault is not None
        who = firers(b, assault, place)
        return self.viewer.units(b, [*([who.infantry] if who.infantry >= 0 else []), *who.guns] or b.stack(place))

    def fire_step(self, b: Battle, place: int) -> Draft:
        name = self.viewer.say("step-fire", whose=self.viewer.whose(1 - self.side))
        return self.drafts.at("fire", place, name, name)

    def volley(self, shot: Shot, before: Battle, after: Battle, fire: DefensiveFire) -> None:
        """GL-10.33.1: one roll at one target."""
        viewer = self.viewer
        aim = fire.aims[fire.number]
        unit = before.top_line_unit(aim)
        items = roll_items(before, Firers(fire.foot, fire.gunners), len(fire.aims), aim)
        face = faces(shot.events)[0]
        sum_, cohesion = face + total(items), before.cohesion(unit)
        hit = sum_ > cohesion
        step = self.fire_step(before, fire.place)
        guns = [*([fire.foot] if fire.foot >= 0 else []), *fire.gunners]
        aims = viewer.units(before, [before.top_line_unit(place) for place in fire.aims])
        step.title = viewer.say("title-fires", units=viewer.units(before, guns), targets=aims)
        name = viewer.unit(before, unit)
        first = StageLine(
            shot.seq,
            viewer.say("line-volley", unit=name, cohesion=cohesion),
            dice=viewer.die(face, 1 - self.side),
            value=str(face),
            running=str(face),
            clause="GL-10.33.1",
        )
        for line in sum_lines(shot, viewer, first, face, items, {}):
            step.add(line, shot, after)
        fate = "miss" if not hit else "lost" if before.disordered >> unit & 1 else "hit"
        text = viewer.say(f"total-volley-{fate}", unit=name, cohesion=cohesion)
        clause = "GL-10.33.2" if hit else "GL-10.33.1"
        step.add(StageLine(shot.seq, text, value=figure(sum_), clause=clause, total=True), shot, after)
        chance = viewer.say("percent", number=round(100 * odds.over(cohesion, total(items))))
        key = "result-volley" if len(fire.aims) == 1 else "result-volleys"
        step.result = viewer.say(key, percent=chance, hit="yes" if hit else "no")
        if len(fire.aims) > 1 and fire.number:
            step.result = ""

    def roll(self, shot: Shot, before: Battle, after: Battle, charge: Resolution) -> None:
        """GL-10.22.1: the sum of the charge."""
        viewer = self.viewer
        step = self.charge_step(before, charge.number)
        face = faces(shot.events)[0]
        chance = viewer.percent(self.chance(before), self.side) if self.single else 0
        what = melee(before, charge.units, charge.hexes)
        items = charge_items(what)
        sum_ = face + total(items)
        result = charge_result(sum_)
        name = CHARGE_RESULTS[result].replace("+", "-")
        first = StageLine(
            shot.seq,
            viewer.say("line-die"),
            dice=viewer.die(face, self.side),
            value=str(face),
            running=str(face),
            clause="GL-10.22.1",
        )
        labels = {
            "ratio": {"ours": what.attack, "theirs": what.defence},
            "cohesion": {"ours": what.attack_cohesion, "theirs": what.defence_cohesion},
        }
        for line in sum_lines(shot, viewer, first, face, items, labels):
            step.add(line, shot, after)
        held = [unit for place in charge.hexes for unit in defenders(before, place)]
        losers = held if result > EXCHANGE else charge.units
        text = viewer.say(f"total-{name}", units=viewer.units(before, losers), number=len(losers))
        step.add(StageLine(shot.seq, text, value=figure(sum_), clause="GL-10.22.1", total=True), shot, after)
        wish = "take" if viewer.wishes(self.side) else "hold"
        percent = viewer.say("percent", number=chance)
        step.result = viewer.say(f"result-charge-{wish}", percent=percent) if self.single else ""
        word = "driven" if result > EXCHANGE else "exchange" if result == EXCHANGE else "thrown"
        step.word = viewer.say(f"word-{word}")
        if len(self.numbers) == 1:
            self.settle(name, shot.seq)

    def charge_step(self, b: Battle, number: int) -> Draft:
        assault = assault_of(b)
        assert assault is not None
        resolution = next((frame for frame in b.frames if isinstance(frame, Resolution)), None)
        units = resolution.units if resolution is not None and resolution.units else assault.left(b, number)[0]
        units = units or assault.units_of(number)
        names = self.viewer.units(b, units)
        title = self.viewer.say("title-charges", units=names, number=len(units))
        name = title if len(units) == 1 else self.viewer.say("step-charge")
        return self.drafts.at("charge", number, name, title)

    def settle(self, name: str, seq: int) -> None:
        if not self.came[0]:
            self.came = (name, seq)

    # ---- what followed -------------------------------------------------------------------------------------

    def aftermath(self, shot: Shot, before: Battle, after: Battle) -> None:
        """What the rules made of it, without anybody's choice or by it."""
        for event in shot.events:
            if event.kind in FOLLOWED:
                self.followed(shot, before, after, event)

    def followed(self, shot: Shot, before: Battle, after: Battle, event: Event) -> None:
        viewer, spoken, kind = self.viewer, self.viewer.spoken, event.kind
        if kind == "charge-off":
            if self.drafts.last is not None and self.drafts.last.kind == "fire":
                self.settle("stopped", shot.seq)
            return
        unit = before.roster.unit[str(event.args["unit"])]
        name = viewer.unit(before, unit)
        place = spoken.place(str(event.args["hex"])) if "hex" in event.args else ""
        if kind in ("disordered", "withdrawn", "eliminated"):
            self.harmed(shot, after, unit, kind)
            return
        step = self.step_of(kind, before, name)
        if kind == "guns-taken":
            self.settle("taken-guns", shot.seq)
        step.title = step.title or step.name
        result = viewer.say(f"happens-{kind}")
        step.add(StageLine(shot.seq, name, place, result=result, clause=CLAUSES.get(kind, "")), shot, after)
        step.word = viewer.say(f"word-{kind}")

    def step_of(self, kind: str, before: Battle, name: str) -> Draft:
        """The step an event belongs to."""
        viewer = self.viewer
        if kind == "guns-taken":
            resolution = next((frame for frame in before.frames if isinstance(frame, Resolution)), None)
            number = resolution.number if resolution is not None else self.numbers[0]
            return self.charge_step(before, number)
        if kind in ("advances", "counterattacks"):
            return self.drafts.at(kind, 0, viewer.say(f"step-{kind}"), viewer.say(f"step-{kind}"))
        if kind == "evades":
            return self.drafts.at("evade", 0, viewer.say("step-evade"), viewer.say("title-evade"))
        return self.retreat_step(viewer.say("title-falls-back", units=name, number=1))

    def retreat_step(self, title: str) -> Draft:
        last = self.drafts.last
        if last is not None and last.kind == "retreat":
            if last.title != title:
                last.name = last.title = self.viewer.say("step-retreat")
            return last
        return self.drafts.at("retreat", 0, title, title)

    def harmed(self, shot: Shot, after: Battle, unit: int, fate: str) -> None:
        """A Disorder that no check of its own explains."""
        step = self.drafts.last
        if step is None or (step.kind == "checks" and step.last == shot.seq):
            return
        if step.kind == "retreat" and step.lines and step.lines[-1].dice:
            return
        if step.kind == "fire":
            self.fire_harm(shot, after, step, unit, fate)
            return
        result = self.viewer.say(f"fate-{fate}")
        step.add(StageLine(shot.seq, self.viewer.unit(after, unit), result=result, clause=HARM[fate]), shot, after)

    def fire_harm(self, shot: Shot, after: Battle, step: Draft, unit: int, fate: str) -> None:
        """The fire's own lines tell of a Disorder; that a unit is gone is worth another."""
        if fate != "disordered":
            result = self.viewer.say(f"fate-{fate}")
            step.add(StageLine(shot.seq, self.viewer.unit(after, unit), result=result, clause=HARM[fate]), shot, after)

    # ---- chances after the steps ---------------------------------------------------------------------------

    def reckon(self) -> None:
        """The chance after every step that has ended; a word where nothing hangs on it any more."""
        last = self.positions[-1][1]
        before = 1.0
        for place, draft in enumerate(self.drafts.steps):
            draft.ended = place < len(self.drafts.steps) - 1 or not self.goes_on(draft, last)
            if not draft.ended or draft.b is None:
                continue
            chance = self.chance(draft.b)
            draft.percent = self.viewer.percent(chance, self.side)
            if NEVER < chance < 1 - NEVER and draft.kind in ("fire", "charge", "checks"):
                draft.word = ""
            elif not draft.word and draft.kind == "fire" and chance < NEVER < before:
                draft.word = self.viewer.say("word-stopped")
            before = chance
            if self.single and len(self.numbers) == 1:
                self.rule_out(draft)

    def goes_on(self, draft: Draft, b: Battle) -> bool:
        """Is more of a step to come?"""
        found = combat_of(b)
        if found is None or found.name != self.combat.name:
            return False
        top = b.top()
        if draft.kind == "fire":
            return isinstance(top, DefensiveFire) and top.step == FIRING and top.place == draft.key
        if draft.kind == "checks":
            return checks_of(b) is not None
        kinds = {"retreat": Retreat, "evade": Evasion, "advances": Advance, "counterattacks": Counterattack}
        return draft.kind in kinds and any(isinstance(frame, kinds[draft.kind]) for frame in b.frames)

    def rule_out(self, draft: Draft) -> None:
        """Results that can no longer come after a step."""
        assert draft.b is not None
        found = combat_of(draft.b)
        if found is None or found.name != self.combat.name or self.came[0]:
            return
        assault, _, hits = in_progress(draft.b)
        assert assault is not None
        if assault.side != self.side or isinstance(draft.b.top(), Retreat):
            return
        after = odds.charge_odds(draft.b, assault, self.numbers[0], odds.best_defence(draft.b), hits)
        for name, chance in zip(CHARGE_BARS, [after.unrolled, *reversed(after.results), after.stopped], strict=True):
            if chance <= NEVER:
                self.gone.setdefault(name, draft.last)

    # ---- bars ----------------------------------------------------------------------------------------------

    def bars(self) -> list[StageBar]:
        """As on the odds card, with what can no longer happen and what came."""
        b, viewer = self.start, self.viewer
        assault, _, hits = in_progress(b)
        assert assault is not None
        whose = "both-" if viewer.side is None else "" if viewer.side == self.side else "held-"
        if not self.single:
            return [plain_bar(bar) for bar in passing_bars(odds.through(b), self.side, viewer.spoken)]
        fire = odds.best_defence(b)
        if len(self.numbers) > 1:
            return [plain_bar(bar) for bar in self.shared_bars(assault, fire, hits, whose)]
        found = odds.charge_odds(b, assault, self.numbers[0], fire, hits)
        rows = result_rows(found, self.side, whose, viewer.spoken)
        names = [name for name, row in zip(CHARGE_BARS, rows, strict=True) if row[1] > NEVER]
        came, seq = self.came
        bars = [
            StageBar(
                bar.label,
                bar.percent,
                bar.side,
                bar.pattern,
                self.gone.get(name, seq) if name != came else 0,
                seq if name == came else 0,
            )
            for name, bar in zip(names, shared(rows), strict=True)
        ]
        return bars[::-1] if whose == "held-" else bars

    def shared_bars(self, assault: Assault, fire: Plan, hits: list[int], whose: str) -> list[Bar]:
        """Several charges on one hex."""
        spoken = self.viewer.spoken
        return joint_bars(self.start, assault, self.numbers, fire, hits, self.goal, whose, spoken)

    # ---- what is to come -----------------------------------------------------------------------------------

    def to_come(self) -> None:
        """The decision that is due inside the combat, and the steps after it."""
        b, viewer = self.positions[-1][1], self.viewer
        if self.ended:
            return
        assault = assault_of(b)
        assert assault is not None
        top = b.top()
        if pending(b):
            self.asked(b)
        fire = next((frame for frame in b.frames if isinstance(frame, DefensiveFire)), None)
        ahead = fire.waiting if fire is not None else able_hexes(b, assault) if self.evading(b) else []
        for place in ahead:
            if not (self.drafts.last and (self.drafts.last.kind, self.drafts.last.key) == ("fire", place)):
                step = self.fire_step(b, place)
                step.title = viewer.say("title-may-fire", units=self.shooters(b, place))
                step.ended = False
        if not self.single:
            return
        left = [number for number in odds.unresolved(assault) if number in self.numbers]
        rolling = [top.number] if isinstance(top, Resolution) and top.step == ROLLING else []
        for number in [*rolling, *left]:
            if assault.left(b, number)[0]:
                self.charge_step(b, number).ended = False
        if rolling or left:
            for key in ("step-checks", "step-retreat"):
                self.drafts.at(key, 0, viewer.say(key), viewer.say(key)).ended = False

    def evading(self, b: Battle) -> bool:
        return any(isinstance(frame, Evasion) for frame in b.frames)

    def asked(self, b: Battle) -> None:
        """Who decides what inside the combat."""
        viewer = self.viewer
        word = viewer.decides(b.mover)
        for frame in reversed(b.frames):
            if isinstance(frame, Retreat):
                step = self.falling_back(b, frame)
            elif isinstance(frame, Evasion):
                step = self.drafts.at("evade", 0, viewer.say("step-evade"), viewer.say("title-evade"))
            elif isinstance(frame, DefensiveFire):
                step = self.fire_step(b, frame.waiting[0]) if frame.waiting else self.fire_step(b, frame.place)
                step.title = viewer.say("title-may-fire", units=self.shooters(b, step.key))
            elif isinstance(frame, Advance):
                step = self.drafts.at("advances", 0, viewer.say("step-advances"), viewer.say("step-advances"))
            elif isinstance(frame, Counterattack):
                name = viewer.say("step-counterattacks")
                step = self.drafts.at("counterattacks", 0, name, name)
            elif isinstance(frame, Assault):
                step = self.drafts.at("next", 0, viewer.say("step-next"), viewer.say("step-next"))
            else:
                continue
            step.word, step.ended = word, False
            return

    def falling_back(self, b: Battle, frame: Retreat) -> Draft:
        """Who must fall back, and how many hexes are open to them."""
        units = [unit for unit in [*frame.units, frame.unit] if unit != NO_UNIT and b.on_map(unit)]
        last = self.drafts.last
        names = self.viewer.units(b, units)
        title = self.viewer.say("title-falls-back", units=names, number=len(units))
        if not units and last is not None and last.kind == "retreat":
            title = last.title
        step = self.retreat_step(title)
        places = {option.action.args[1] for option in b.options() if option.action.verb == "retreat"}
        step.result = self.viewer.say("result-open", number=len(places)) if places else ""
        return step

    # ---- the end -------------------------------------------------------------------------------------------

    def outcome(self) -> str:
        """The end in words."""
        end, viewer = self.positions[-1][1], self.viewer
        others = members((1 << end.roster.n_units) - 1)
        lost = suffered(self.start, end, others, viewer)
        if not self.single:
            first = "outcome-some-stopped" if self.stopped(end) else "outcome-all-pass"
            return told(viewer.say(first), lost)
        code = end.board.codes[self.goal]
        has_name = code in plan(end.board.name).survey.data.places
        place = viewer.spoken.place(code) if has_name else viewer.say("the-hex")
        key = "taken" if self.taken(end) else self.failure()
        return told(capital(viewer.say(f"outcome-{key}", place=place, whose=viewer.whose(self.side))), lost)

    def failure(self) -> str:
        """How a charge failed."""
        name = self.came[0]
        if name == "stopped" or not any(draft.kind == "charge" and draft.lines for draft in self.drafts.steps):
            return "stopped"
        return "exchange" if name == "EX" else "thrown"


def plain_bar(bar: Bar) -> StageBar:
    return StageBar(bar.label, bar.percent, bar.side, bar.pattern)


FOLLOWED = (
    "charge-off", "evades", "guns-taken", "retreats", "no-way-out", "retreats-off-map", "displaced", "advances",
    "counterattacks", "disordered", "withdrawn", "eliminated",
)  # fmt: skip
"""Events of a charge that follow from its dice and answers."""
CLAUSES = {
    "evades": "GL-10.27.1",
    "guns-taken": "GL-10.28.4",
    "retreats": "GL-11.21.1",
    "no-way-out": "GL-11.27.1",
    "retreats-off-map": "GL-11.28.1",
    "displaced": "GL-11.26.1",
    "advances": "GL-11.31.1",
    "counterattacks": "GL-11.33.1",
}
HARM = {"disordered": "GL-11.11.1", "withdrawn": "GL-11.41.1", "eliminated": "GL-11.41.1"}
