#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets the factions of Castle Wars play each other and writes who wins how often.

usage: playbalance.py DRAWBRIDGE-CLI MINUTES [FILE]

Every pair of factions plays deal after deal between equal bots, each deal twice with the bots' dice exchanged,
until the time is up. FILE (by default balance.json beside this script) is written after each round of all
pairs: for each faction, against each, the share of wins (a draw is half a win) with its 95 % interval
(Wilson's, over deals), and the same against all others taken together.
"""
import concurrent.futures
import json
import math
import os
import pathlib
import subprocess
import sys
import time

BOT = "ismcts:100"


def wilson(values):
    """Mean and 95 % interval of shares, as `drawbridge-cli arena` reckons it."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1) / count if count > 1 else 0
    games = mean * (1 - mean) / variance if variance > 0 else count
    z = 1.959964
    centre = (mean + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(mean * (1 - mean) / games + z * z / (4 * games * games))
    return [round(share, 3) for share in (mean, max(0, centre - half), min(1, centre + half))]


def play(cli, first, second, seed):
    """What the first faction made of one deal: 0 to 1."""
    told = subprocess.run(
        [cli, "arena", "castle-wars", "--seats", f"{BOT},{BOT}", "--deals", "1", "--jobs", "1", "--json", "--seed",
         str(seed), "--set", "factions=on", "--set", f"faction-1={first}", "--set", f"faction-2={second}"],
        check=True, capture_output=True, text=True)
    return json.loads(told.stdout)["seats"][0]["winRate"]


def factions(cli):
    games = json.loads(subprocess.run([cli, "games", "--json"], check=True, capture_output=True, text=True).stdout)
    wars = next(game for game in games["games"] if game["id"] == "castle-wars")
    option = next(option for option in wars["options"] if option["name"] == "option.faction-1")
    return [value["value"] for value in option["values"]][1:]


def write(file, names, shares):
    pairs = {
        first: {second: wilson(shares[first, second]) for second in names} for first in names
    }
    overall = {
        first: wilson([share for second in names if second != first for share in shares[first, second]])
        for first in names
    }
    deals = min(len(deals) for deals in shares.values())
    text = json.dumps({"bot": BOT, "deals": deals, "overall": overall, "pairs": pairs}, indent=1)
    file.write_text(text + "\n", encoding="utf-8")


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    cli = sys.argv[1]
    until = time.monotonic() + 60 * float(sys.argv[2])
    file = pathlib.Path(sys.argv[3] if len(sys.argv) == 4 else pathlib.Path(__file__).with_name("balance.json"))
    names = factions(cli)
    shares = {(first, second): [] for first in names for second in names}
    pairs = [(first, second) for index, first in enumerate(names) for second in names[index:]]
    seed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        while time.monotonic() < until:
            seed += 1
            played = pool.map(lambda pair, deal=seed: play(cli, *pair, deal), pairs)
            for (first, second), share in zip(pairs, played):
                shares[first, second].append(share)
                if first != second:
                    shares[second, first].append(1 - share)
            write(file, names, shares)


if __name__ == "__main__":
    main()
