"""Long Roll: black-powder battles, played by the rules, in the browser and from Python.

What one does first, each in a line:

1. List the games, and take one.

>>> import longroll
>>> longroll.list_games()[:4]  # those of other packages follow
('gettysburg', 'guns', 'glory', 'reason')
>>> game = longroll.game("gettysburg")
>>> list(game.scenarios)
['three-days', 'first-day', 'second-day-afternoon', 'third-day']

2. Begin a battle, and look at it (``print(state.summary())`` shows all of it).

>>> state = game.new("second-day-afternoon")
>>> state
<gettysburg second-day-afternoon; 2 July, afternoon; CSA decides: turn>

3. Ask who decides, and what may be answered.

>>> state.seat
'CSA'
>>> [str(option) for option in state.options()][:4]
['disc MCM', 'disc PIW', 'disc WFR', 'disc GET']

4. Answer, with an option or with words, and read what happened.

>>> state.narrate(state.apply(state.options()[0]))
['The CSA gives an order from the block in McMillan Woods.']

5. Ask why something is not allowed; the ``longroll.Illegal`` that ``apply`` raises says the same.

>>> state.say(state.check("move CR1 CUL"))
'GB-11.3: A disc in McMillan Woods gives no orders to McPherson’s Ridge South.'

6. Let dice decide: they are answers like others, each with its probability. Any may be forced, ``draw`` draws one.

>>> battle = longroll.game("guns").new("first-day")
>>> battle.is_chance
True
>>> [(str(option), round(chance, 3)) for option, chance in battle.chance_outcomes()][-3:]
[('draw RESERVE-1', 0.088), ('draw ANY-1', 0.088), ('draw MARCH', 0.176)]
>>> from random import Random
>>> rng = Random(1863)
>>> str(battle.draw(rng))
'draw RESERVE-1'

7. Play to the end at random, and see who has won.

>>> while not battle.over:
...     events = battle.apply(battle.draw(rng))
>>> str(battle.result), battle.returns()
('won by USA', {'USA': 1, 'CSA': -1})

8. Copy a state, compare states, send one to another process.

>>> import pickle
>>> pickle.loads(pickle.dumps(state)) == state.copy() == state
True

9. Know what one seat knows; draw a whole state that fits it; ask a computer player.

>>> view = state.view("CSA")
>>> world = game.sample(view, rng)
>>> from longroll.minds import mind
>>> str(mind(game, "staff").choose(view, rng))
'move CA1 SPW'

10. Write a position, or set one up in a few words (``docs/positions`` has the words of each game).

>>> game.position(state.to_json()) == state
True
>>> game.position({"places": {"SEM": {"pieces": ["CR1"]}, "CEM": {"pieces": ["UR1"]}}}).seat
'CSA'
"""

from longroll.games import game, list_games
from longroll.kit.terms import BadInput, Illegal

__version__ = "0.1.0"
__all__ = ["BadInput", "Illegal", "__version__", "game", "list_games"]
