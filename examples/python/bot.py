#!/usr/bin/env python3
"""A small bot for `tawy arena`, with the standard library alone.

    tawy arena kemet-2012 --players 2 --games 20 --bots "exec:python3 examples/python/bot.py,random"

The arena starts it for every game and writes one JSON object per line:

    {"do": "new", "ruleset": .., "players": .., "options": {..}, "seat": 0}
    {"do": "ask", "id": 1, "question": {"question": .., "options": [..], ..}, "view": {..}}
    {"do": "over", "winners": [0]}

To every "ask" it answers with {"id": 1, "answer": one of the options}. Questions and views are those of the
referee: docs/referee.md describes them.
"""

import json
import random
import sys


def choose(question, view):
    """Anything, but no passing while there is something else to do. Put your own ideas here."""
    options = question["options"]
    return random.choice([option for option in options if option not in ("pass", "done")] or options)


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if told["do"] == "new":
            # The same seat of the same game is played the same way.
            random.seed(told["seat"])
        elif told["do"] == "ask":
            answer = choose(told["question"], told["view"])
            print(json.dumps({"id": told["id"], "answer": answer}), flush=True)
        elif told["do"] == "over":
            return


if __name__ == "__main__":
    main()
