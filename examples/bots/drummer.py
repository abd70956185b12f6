"""Drummer, a computer player for Long Roll in plain Python. It has read no rulebook: it likes some words better than
others, and of those it likes best it takes any. What is said here, docs/bots.md explains."""

import json
import random
import sys

EAGER = {"rally", "recover", "fire", "charge", "target", "stand", "double", "entrench"}
"""Words it is glad to hear in any game."""
IDLE = {"end", "pass", "done", "wait", "stay", "roll", "remove", "retreat", "withdraw", "forced-pass", "hold-fire"}
"""Words that are left for when there is nothing else to do."""
STEADY = {"reason": {"move", "officer"}}
"""Words of single games that are left as well: who stands still there fires better."""


def say(*words):
    print(*words, flush=True)  # what waits in a buffer is never heard


def liking(option, game):
    """How much it likes an option: 0, 1 or 2."""
    verb = option.split()[0]
    if verb in EAGER:
        return 2
    return 0 if verb in IDLE or verb in STEADY.get(game, ()) else 1


def choose(options, game, lots):
    best = max(liking(option, game) for option in options)
    liked = [option for option in options if liking(option, game) == best]
    return lots.choice(liked), len(liked)


def main():
    game, lots, options = "", random.Random(), []
    for line in sys.stdin:  # ends when Long Roll has ended, even without a "quit"
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            say("id name Drummer 1.0")
            say("ready")
        elif word == "new":
            about = json.loads(rest)
            game, lots = about["game"], random.Random(about["seed"])
        elif word == "options":
            options = json.loads(rest)
        elif word == "go":
            option, equals = choose(options, game, lots)
            say("info", json.dumps({"plan": f"one of {equals} it likes", "nodes": len(options)}))
            say("bestoption", option)
        elif word == "quit":
            break


main()
