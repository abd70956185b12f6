"""The column beside the map and the track beneath it: time, tray, attack, orders, what is to come, losses."""

from __future__ import annotations

from longroll.games.guns.board import Ground
from longroll.games.guns.components import (
    ARMIES,
    ARMY_TOKENS,
    CSA,
    ENTRIES,
    FACE_OF,
    FULL,
    HIDDEN_TOKEN,
    MARCH_TOKEN,
    N_BLOCKS,
    N_SPACES,
    NO_BLOCK,
    OF_ARMY,
    ORDERS,
    SPACES,
    STACK_ARMY,
    STACK_ENTRY,
    STACK_NAMES,
    STATE_OF,
    STATES,
    TOKEN_STRENGTH,
    TOKENS,
    TRAY_MAX,
    USA,
)
from longroll.games.guns.components import COMMANDS as COMMAND_NAMES
from longroll.games.guns.lexicon import AT_ENTRY, GONE
from longroll.games.guns.position import TOP_HIDDEN
from longroll.games.guns.rules.assault import Assault
from longroll.games.guns.rules.attack import Attack
from longroll.games.guns.rules.bombardment import Bombardment
from longroll.games.guns.rules.close_combat import CloseCombats
from longroll.games.guns.rules.defensive_fire import DefensiveFire
from longroll.games.guns.rules.deployment import DefensiveSupport, OffensiveSupport, needed, unlocked
from longroll.games.guns.rules.withdrawal import LostAttack
from longroll.games.guns.state import BURIED, HIT, MADE_UP, RESERVE, RETURNED, SPENT, TRAY, USED, Battle
from longroll.games.guns.table.overlays import attack_of
from longroll.games.guns.table.sighted import roll, safe
from longroll.games.guns.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.handicap import favoured
from longroll.kit.parts import Parts
from longroll.kit.scene import Card, Cards, Cell, Mark, Panel, PanelRow, Progress, Row, Track
from longroll.kit.speech import capital
from longroll.kit.state import NOBODY

_panels: Parts[Panel] = Parts(room=5_000)


def panels(b: Battle, seat: str | None, language: str) -> list[Panel]:
    """Every panel in the order of the column; the track of hours comes first and lies beneath the map."""
    spoken = speech(language, b.ground)
    own_army = b.army_of_seat(seat)
    first, is_own = (own_army, True) if own_army != NOBODY else (CSA, False)
    out = roll(b).out
    hours = (b.day, b.space, b.length, b.first, bytes(b.track), bytes(b.shown))
    tray = (bytes(b.tokens(first, TRAY)), b.number(1 - first, TRAY), b.come, out)
    orders = (*b.orders, *b.declared, b.notes.get(USA), b.notes.get(CSA), b.active, b.winner == NOBODY)
    waiting = tuple([b.at.count(AT_ENTRY + point) for point in range(len(ENTRIES))])
    stacks = (bytes(b.under), bytes(b.tops), waiting, *b.received, b.debt)
    attack = attack_of(b)
    return [
        _panels.get((spoken, "time", *hours), lambda: time_panel(b, spoken)),
        _panels.get((spoken, "tray", first, is_own, *tray), lambda: tray_panel(b, first, is_own, spoken)),
        *([attack_panel(b, attack, spoken)] if attack is not None else []),
        _panels.get((spoken, "orders", *orders), lambda: orders_panel(b, spoken)),
        _panels.get(
            (spoken, "objectives", tuple(b.goals), b.red, safe(b), b.handicap), lambda: objectives_panel(b, spoken)
        ),
        _panels.get((spoken, "arrivals", *stacks), lambda: arrivals_panel(b, spoken)),
        _panels.get((spoken, "piles", bytes(b.piles)), lambda: piles_panel(b, spoken)),
        _panels.get((spoken, "losses", out), lambda: losses_panel(b, spoken)),
    ]


# ---- time --------------------------------------------------------------------------------------------------------


def moment(b: Battle, language: str) -> str:
    """ "1 July, 10 am to noon"."""
    spoken = speech(language, b.ground)
    first = str(spoken.words.term(SPACES[b.space]))
    last = str(spoken.words.term(SPACES[min(b.space + b.length, N_SPACES) - 1]))
    day = spoken.say("day-of-july", day=b.day)
    return spoken.say("moment-hours" if b.length > 1 else "moment", day=day, first=first, last=last)


def time_panel(b: Battle, spoken: Speech) -> Panel:
    note = spoken.say("panel-time-note", hours=b.length, army=ARMIES[b.first])
    rows = [Track([hour_cell(b, space, spoken) for space in range(N_SPACES)])]
    return Panel("time", spoken.say("day-of-july", day=b.day), note, rows, wide=True)


def hour_cell(b: Battle, space: int, spoken: Speech) -> Cell:
    """An hour: past, now, or to come with its tokens face down."""
    now = b.space <= space < b.space + b.length
    empty = not now and space < b.space and b.day == 1 and space < 2
    state: Progress = "now" if now else "dim" if empty else "past" if space < b.space else "next"
    marks = [
        Mark(f"{SIDE_CLASS[army]}-time", SIDE_CLASS[army]) for army in (CSA, USA) if b.track[army * N_SPACES + space]
    ]
    shown = [b.shown[army * N_SPACES + space] - 1 for army in (CSA, USA)]
    note = " ".join(spoken.entries[entry][:5] + "." for entry in shown if entry >= 0)
    word = SPACES[space]
    text = spoken.say("short-night") if word == "NIGHT" else word.rstrip("AMPN")
    return Cell(text, state, str(spoken.words.term(word)), marks, note)


# ---- tokens ------------------------------------------------------------------------------------------------------


def tray_panel(b: Battle, army: int, is_own: bool, spoken: Speech) -> Panel:
    """The viewer's tray as cards, the other one as backs."""
    counts = b.tokens(army, TRAY)
    seen_tokens = [token for token in ARMY_TOKENS[army] if counts[token]]
    cards = [token_card(b, army, token, counts[token], spoken) for token in seen_tokens]
    number = b.number(army, TRAY)
    rows: list[PanelRow] = []
    if is_own and not counts[HIDDEN_TOKEN]:
        empty = max(0, TRAY_MAX - len(cards)) % 4 if cards else 4
        rows.append(Cards(cards + [Card() for _ in range(empty)]))
    else:
        rows.append(tray_row(b, army, spoken))
    rows.append(tray_row(b, 1 - army, spoken))
    title = spoken.say("panel-tray" if is_own else "panel-trays")
    return Panel("tray", title, spoken.say("panel-tray-note", number=number, most=TRAY_MAX) if is_own else "", rows)


def tray_row(b: Battle, army: int, spoken: Speech) -> Row:
    side = SIDE_CLASS[army]
    number = b.number(army, TRAY)
    return Row(
        spoken.say("row-tray", army=ARMIES[army]),
        [Mark(f"{side}-token-hidden", side) for _ in range(number)],
        value=str(number),
    )


def token_card(b: Battle, army: int, token: int, count: int, spoken: Speech) -> Card:
    side = SIDE_CLASS[army]
    if token == MARCH_TOKEN:
        return Card(
            spoken.say("card-march"), [Mark(f"{side}-token-march", side)], spoken.say("card-works"), side,
            f"token:{TOKENS[token]}", count,
        )  # fmt: skip
    need = needed(b, army, token)
    if not unlocked(b, token):
        note = spoken.say("card-locked")
    else:
        note = spoken.say("card-needs", number=need) if need else spoken.say("card-lost")
    guns = [Mark("gun", side) for _ in range(TOKEN_STRENGTH[token])]
    return Card(spoken.deployment(token), guns, note, side, f"token:{TOKENS[token]}", count)


def piles_panel(b: Battle, spoken: Speech) -> Panel:
    """Where the battle tokens of both armies lie; what everybody has seen by kind."""
    rows = []
    for army in (USA, CSA):
        rows.append(
            Row(
                capital(spoken.armies[army]),
                text=spoken.say(
                    "row-piles",
                    reserve=b.number(army, RESERVE),
                    returned=b.number(army, RETURNED),
                    used=sum(b.number(army, pile) for pile in (USED, HIT, MADE_UP)),
                    spent=b.number(army, SPENT) + b.number(army, BURIED),
                ),
            )
        )
        spent = b.tokens(army, SPENT)
        names = [
            spoken.tokens[token] + (f" ×{spent[token]}" if spent[token] > 1 else "")
            for token in ARMY_TOKENS[army]
            if spent[token]
        ]
        if names:
            rows.append(Row("", text=spoken.say("row-spent", tokens=", ".join(names))))
    return Panel("piles", spoken.say("panel-piles"), rows=rows)


# ---- the attack in hand ------------------------------------------------------------------------------------------


def attack_step(b: Battle, attack: Assault) -> int:
    """Which of the nine steps of an attack is in hand (GG-13.1.4)."""
    steps = {DefensiveSupport: 2, OffensiveSupport: 3, Bombardment: 5, DefensiveFire: 6, CloseCombats: 8, LostAttack: 9}
    for frame in reversed(b.frames):
        if frame is attack:
            break
        number = steps.get(type(frame))
        if number is not None:
            return number
    return 1


def attack_panel(b: Battle, attack: Assault, spoken: Speech) -> Panel:
    """Who attacks what, by how many steps; hits and results so far."""
    step = attack_step(b, attack)
    title = spoken.say("panel-attack", step=step, name=spoken.say(f"attack-step-{step}"))
    rows = []
    for block, goal, start, path in zip(attack.blocks, attack.goals, attack.starts, attack.split(), strict=True):
        leads = block == attack.leaders[goal]
        if block < N_BLOCKS:
            name = spoken.say("row-attacker-leads" if leads else "row-attacker", name=spoken.blocks[FACE_OF[block]])
        else:
            name = spoken.say("row-hidden-leads" if leads else "row-hidden", place=spoken.positions[start])
        rows.append(
            Row(text=name, value=spoken.say("row-steps", steps=cost(b.ground, start, path)), clause="GG-13.11.2")
        )
    for goal, target in enumerate(attack.targets):
        where = spoken.positions[target]
        if attack.hits[goal]:
            rows.append(Row(text=spoken.say("row-hits", position=where, hits=attack.hits[goal]), clause="GG-13.15.4"))
    if isinstance(attack, Attack) and attack.blocks:
        needed = attack.tokens_needed()
        text = spoken.say("row-needed", blocks=len(attack.blocks), tokens=needed)
        rows.append(Row(text=text, clause="GG-13.11.9"))
    return Panel("attack", title, spoken.listed(spoken.positions[target] for target in attack.targets), rows)


def cost(ground: Ground, start: int, path: list[int]) -> int:
    """Steps of a path."""
    at, spent = start, 0
    for area, position in zip(path[0::2], path[1::2], strict=False):
        spent += ground.step_cost(2 * at + ground.side_of(at, area), position)
        at = position
    return spent


# ---- orders, objectives ------------------------------------------------------------------------------------------


def orders_panel(b: Battle, spoken: Speech) -> Panel:
    rows = []
    for army in (USA, CSA):
        order = str(spoken.words.term(ORDERS[b.orders[army]]))
        text = order
        if b.declared[army] != b.orders[army]:
            text = spoken.say("row-orders-next", order=order, next=str(spoken.words.term(ORDERS[b.declared[army]])))
        side = SIDE_CLASS[army]
        rows.append(Row(capital(spoken.armies[army]), [Mark("standard", side)], text))
        if b.notes.get(army):
            rows.append(Row(text=spoken.say("row-special", text=b.notes[army]), clause="GG-25.5"))
    active = spoken.say("panel-orders-note", army=ARMIES[b.active]) if b.winner == NOBODY else ""
    return Panel("orders", spoken.say("panel-orders"), active, rows)


def objectives_panel(b: Battle, spoken: Speech) -> Panel:
    """GG-20.3: the three objectives and whether the Union fully controls them."""
    rows = []
    held = safe(b)
    for number, area in enumerate(b.goals):
        army = CSA if b.red >> number & 1 else USA
        key = "held-csa" if army == CSA else "held-full" if held[number] else "held-cut"
        mark = Mark("objective", SIDE_CLASS[army])
        rows.append(Row("", [mark], f"{spoken.areas[area]}: {spoken.say(key)}"))
    if b.handicap:
        army = favoured(b.handicap)
        text = spoken.say("row-handicap", army=ARMIES[army], number=abs(b.handicap))
        rows.append(Row("", [Mark("standard", SIDE_CLASS[army])], text, clause="GG-R67"))
    note = spoken.say("panel-objectives-note", number=sum(held))
    return Panel("objectives", spoken.say("panel-objectives"), note, rows)


# ---- what is to come, what is lost -------------------------------------------------------------------------------


def arrivals_panel(b: Battle, spoken: Speech) -> Panel:
    """Reinforcement stacks: how many tokens, and on top of one's own the next command (GG-4.6)."""
    rows = []
    for stack in range(len(STACK_NAMES)):
        number = b.under[stack] + (b.tops[stack] != NO_BLOCK)
        if not number:
            continue
        entry = spoken.entries[STACK_ENTRY[stack]]
        top = b.tops[stack]
        known = top not in (NO_BLOCK, TOP_HIDDEN)
        text = spoken.say("row-stack-top", command=COMMAND_NAMES[top]) if known else spoken.say("row-stack")
        side = SIDE_CLASS[STACK_ARMY[stack]]
        rows.append(Row(entry, [Mark(f"{side}-time", side)], text, str(number)))
    for point in range(len(ENTRIES)):
        waiting = b.at.count(AT_ENTRY + point)
        if waiting:
            rows.append(Row(spoken.entries[point], text=spoken.say("row-waiting", number=waiting)))
    note = spoken.say("panel-arrivals-note", usa=b.received[USA], csa=b.received[CSA])
    if b.debt:
        rows.append(Row(text=spoken.say("row-debt", number=b.debt)))
    return Panel("arrivals", spoken.say("panel-arrivals"), note, rows)


def losses_panel(b: Battle, spoken: Speech) -> Panel:
    """Blocks out of play, face up (GG-2.11), and the reserves of reduced blocks."""
    rows = []
    for army in (USA, CSA):
        gone = [block for block in OF_ARMY[army] if b.at[block] == GONE]
        side = SIDE_CLASS[army]
        marks = [Mark(f"block-{STATES[STATE_OF[block]]}", side) for block in gone]
        full = sum(1 for block in gone if STATE_OF[block] == FULL)
        rows.append(Row(capital(spoken.armies[army]), marks[:12], value=str(len(gone))))
        if gone:
            names: dict[str, int] = {}
            for block in gone:
                if STATE_OF[block] == FULL:
                    name = spoken.blocks[FACE_OF[block]]
                    names[name] = names.get(name, 0) + 1
            listed = ", ".join(f"{name} ×{number}" if number > 1 else name for name, number in names.items())
            if full:
                rows.append(Row(text=listed))
    return Panel("losses", spoken.say("panel-losses"), rows=rows)
