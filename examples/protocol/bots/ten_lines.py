"""Ten lines, no library: keeps each 3 and Smash, buys what it can, leaves Tokyo when it may; else the first answer."""
import sys

for line in sys.stdin:
    if line.startswith("ask"):
        options = [option.split(" ", 1)[1] for option in line.strip().split(" | ")[1:]]
        good = [option for option in options if option.startswith("reroll") and not set("3S") & set(option)]
        good = good or [option for option in options if option.startswith(("buy", "yield"))]
        print(max(good, key=len) if good else 1, flush=True)
