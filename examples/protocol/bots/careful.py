"""Adds up expected values, and leaves Tokyo before it is too late.

What dice are worth is a sum over the six faces, and depends only on how many dice show each face. The expectation of a sum
is the sum of the expectations, so the worth of a reroll is six small binomial sums: exact for one roll, and quick.
"""

import sys
from math import comb
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "python"))
import kot

ROLLED = [[comb(n, k) * 5 ** (n - k) / 6**n for k in range(n + 1)] for n in range(30)]  # k of n dice show a face


class Careful(kot.Bot):
    want = ("view",)

    def choose(self, question: kot.Question) -> kot.Answer:
        options, view = question.options, question.view
        if question.kind == "choose-reroll":
            return max((o for o in options if not o.startswith("use")), key=lambda o: self.expected(view, o))
        if question.kind == "choose-yield":
            return "yield" if view.me.life <= 3 + len(view.rivals) else "stay"
        if question.kind == "choose-defence":
            return options[-1]  # a card that helps, if it can be paid
        if question.kind == "choose-hearts":
            return max(options)  # shrink and poison tokens first
        buys = [option for option in options if option.startswith("buy ")]
        return self.random.choice(buys) if buys else options[0]

    def expected(self, view: kot.View, option: str) -> float:
        rolled = option[7:] if option.startswith("reroll") else ""
        chances = ROLLED[len(rolled)]
        total = 0.0
        for face in "123EHS":
            kept = view.dice.count(face) - rolled.count(face)
            total += sum(chance * self.worth(view, face, kept + k) for k, chance in enumerate(chances))
        return total

    @staticmethod
    def worth(view: kot.View, face: str, count: int) -> float:
        me = view.me
        if face in "123":
            return int(face) + count - 3 if count >= 3 else 0.1 * count * int(face)
        if face == "E":
            return 0.4 * count
        if face == "H":
            return 0 if me.in_tokyo else min(count, me.max_life - me.life) * (1.2 if me.life <= 5 else 0.5)
        targets = [rival for rival in view.rivals if rival.in_tokyo != me.in_tokyo]
        hurt = sum(0.7 * min(count, rival.life) + 4 * (count >= rival.life) for rival in targets)
        free = not me.in_tokyo and not any(rival.in_tokyo for rival in view.rivals)
        return 1.0 * (count > 0) if free else hurt


if __name__ == "__main__":
    Careful().run()
