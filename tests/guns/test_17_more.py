"""GG-17 Night: the reserve."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.guns.field import Field

APART = {"H12 N": "Howard-F Howard-F", "V65 W": "Heth-F Pender-F"}


@rule("GG-17.7", "GG-8.5", "GG-17.2")
def test_tokens_returned_for_the_night_are_back_in_the_reserve_after_it() -> None:
    field = Field("CSA orders", APART, csa="ANY-1 ANY-1 Heth-2", hour="8PM")
    field.do("order withdraw")
    assert field.size("CSA", "tray") == 3, "the return is put off"
    assert (field.kind, field.seat) == ("night-return", "CSA")
    field.do("discard ANY-1", "discard Heth-2", "done")
    assert field.pile("CSA", "returned") == {"ANY-1": 1, "Heth-2": 1}
    before = field.pile("CSA", "reserve")
    drawn = field.options()[0].split()[1]
    field.draw(drawn)
    while not any(event.args["army"] == "CSA" for event in field.told("night-reserve")):
        words = field.options()
        calm = [word for word in ("done", "wait", "order hold") if word in words]
        field.do(calm[0] if calm else words[0])
    assert field.size("CSA", "returned") == 0
    wanted = dict(before)
    wanted[drawn] = wanted.get(drawn, 0) - 1
    wanted["ANY-1"] = wanted.get("ANY-1", 0) + 1
    wanted["Heth-2"] = wanted.get("Heth-2", 0) + 1
    assert field.pile("CSA", "reserve") == {token: number for token, number in wanted.items() if number}
    told = [event for event in field.told("night-reserve") if event.args["army"] == "CSA"]
    assert told[0].args["number"] == 2
