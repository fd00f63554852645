#!/usr/bin/env python3
"""Measures how much is explored until a known violation is found: by heuristics, and by other orders of the search.

The programs are subjects of tests/subjects/verdicts: those of `guidance`, by the heuristic or the target that each is made
for; and of `corpus`, errors of public collections, those that take depth first and breadth first some 400 transitions or more, all
by the same heuristics. What counts is transitions, by one worker; those at the limit of time stand for more. Prints Markdown.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SUBJECTS = os.path.join(HERE, "..", "subjects", "verdicts")
FEW_SWITCHES = "search.heuristic=switches,coverage"

# Folder and program, what guides; other keys.
PROGRAMS = [
    ("guidance/DeepDoor", "search.target=method:DeepDoor.treasure"),
    ("guidance/DeepDoor", "search.heuristic=exceptions"),
    ("guidance/DoorsOfInputs", "search.target=method:DoorsOfInputs.sixth",
     "symbolic.method=DoorsOfInputs.check(sym#sym#sym#sym#sym#sym#sym)", "vm.storage.class=none"),
    ("guidance/LateHandOver", "search.target=line:LateHandOver.java:34"),
    ("guidance/Dining7", "search.heuristic=blocked"),
    ("guidance/TurnsOfFour", "search.heuristic=switches"),
    ("guidance/TurnsOfFour", "search.heuristic=threads", "target.args=first", "search.preferred_threads=thread-4"),
    ("specifications/OneOrderOfMany", "search.heuristic=specification",
     "symbolic.method=OneOrderOfMany.check(sym#sym#sym#sym#sym#sym#sym#sym)", "vm.storage.class=none"),
    *[("corpus/" + name, FEW_SWITCHES) for name in (
        "AirlineOfMany", "CarterLocks", "FlagsOfMany", "MergeSortThreads", "OrderOfStages", "Reorder12", "Reorder6",
        "RingOfLocks", "SemaphoreNotReleased", "TwoStage10", "TwoStage20", "WrongLock4")],
]
ORDERS = {
    "depth first": ["search.class=dfs"],
    "breadth first": ["search.class=bfs"],
    "random walks": ["search.class=random", "search.walks=1000000"],
    "by coverage": ["search.class=priority", "search.heuristic=coverage"],
}


def transitions(options, folder, program, keys):
    """How many were explored, and whether the violation was found."""
    report = os.path.join(folder, "report.json")
    command = [options.clew, "--quiet", "-cp", os.path.join(folder, "classes"), "+report.publisher=json",
               "+report.json.file=" + report, "+report.folder=" + folder, "+search.workers=1",
               f"+search.time_limit={options.seconds}", *["+" + key for key in keys]]
    if not any(key.startswith("symbolic.method") for key in keys):
        command.append(program)
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (1, 3):
        sys.exit(f"{' '.join(command)}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    with open(report) as file:
        return max(json.load(file)["statistics"]["transitions"], 1), done.returncode == 1


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--api", required=True, help="clew-api.jar")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--seconds", type=float, default=10, help="limit of one exploration")
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)
    ratios = {order: [] for order in ORDERS}
    print("| program | guided by | transitions | " + " | ".join(ORDERS) + " |")
    print("|---|---|---:|" + "---:|" * len(ORDERS))
    with tempfile.TemporaryDirectory(prefix="clew-guidance-") as folder:
        sources = sorted({os.path.join(SUBJECTS, path + ".java") for path, *_ in PROGRAMS})
        subprocess.run([options.javac, "-nowarn", "-g", "-cp", options.api, "-d", os.path.join(folder, "classes"),
                        *sources], check=True)
        for path, guide, *keys in PROGRAMS:
            program = os.path.basename(path)
            guided, found = transitions(options, folder, program, ["search.class=priority", guide, *keys])
            cells = [f"{guided:,}" if found else f"more than {guided:,}"]
            for order, order_keys in ORDERS.items():
                count, found_so = transitions(options, folder, program, [*order_keys, *keys])
                ratios[order].append(count / guided)
                cells.append(f"{count:,}" if found_so else f"more than {count:,}")
            print(f"| {program} | `{guide.split('=', 1)[1]}` | " + " | ".join(cells) + " |", flush=True)
    print("| **median ratio** | | | " + " | ".join(f"**{statistics.median(each):.1f}**" for each in ratios.values()) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
