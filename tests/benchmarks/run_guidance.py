#!/usr/bin/env python3
"""Measures how much is explored until a known violation is found: by heuristics, and by other orders of the search.

    --part seeded       the twenty programs of seeded_programs.py, whose rule is there; the same heuristics for all
    --part corpus       errors of public collections (tests/subjects/verdicts/corpus), those that take depth first and breadth
                        first some 400 transitions or more; the same heuristics for all
    --part heuristics   programs that are made for the heuristic or the target beside them

What counts is transitions, by one worker; those at the limit of time stand for more, and count as they are. Prints Markdown,
with the median of the ratios to what the heuristics take, and of the ratio of the best of the others.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile

from seeded_programs import all_programs

HERE = os.path.dirname(os.path.abspath(__file__))
SUBJECTS = os.path.join(HERE, "..", "subjects", "verdicts")
SAME_FOR_ALL = "search.heuristic=specification,switches,coverage"

# Folder and program, what guides; other keys.
HEURISTICS = [
    ("guidance/DeepDoor", "search.target=method:DeepDoor.treasure"),
    ("guidance/DeepDoor", "search.heuristic=exceptions"),
    ("guidance/DoorsOfInputs", "search.target=method:DoorsOfInputs.sixth",
     "symbolic.method=DoorsOfInputs.check(sym#sym#sym#sym#sym#sym#sym)", "vm.storage.class=none"),
    ("guidance/LateHandOver", "search.target=line:LateHandOver.java:34"),
    ("guidance/Dining7", "search.heuristic=blocked"),
    ("guidance/TurnsOfFour", "search.heuristic=switches"),
    ("guidance/TurnsOfFour", "search.heuristic=threads", "target.args=first", "search.preferred_threads=thread-4"),
    ("guidance/OtherWork", "search.heuristic=specification"),
    ("specifications/OneOrderOfMany", "search.heuristic=specification",
     "symbolic.method=OneOrderOfMany.check(sym#sym#sym#sym#sym#sym#sym#sym)", "vm.storage.class=none"),
]
CORPUS = [("corpus/" + name, SAME_FOR_ALL) for name in (
    "AirlineOfMany", "CarterLocks", "FlagsOfMany", "MergeSortThreads", "OrderOfStages", "Reorder12", "Reorder6",
    "RingOfLocks", "SemaphoreNotReleased", "TwoStage10", "TwoStage20", "WrongLock4")]
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


def sources_of(part, folder):
    """The files to compile, and (name, paths, what guides, other keys) for each program."""
    if part != "seeded":
        programs = HEURISTICS if part == "heuristics" else CORPUS
        files = sorted({os.path.join(SUBJECTS, path + ".java") for path, *_ in programs})
        return files, [(os.path.basename(path), None, guide, keys) for path, guide, *keys in programs]
    files, rows = [], []
    for program in all_programs():
        files.append(os.path.join(folder, program.name + ".java"))
        with open(files[-1], "w") as file:
            file.write(program.source)
        rows.append((program.name, program.paths, SAME_FOR_ALL, program.keys))
    return files, rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--api", required=True, help="clew-api.jar")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--part", choices=("seeded", "corpus", "heuristics"), default="seeded")
    parser.add_argument("--seconds", type=float, default=10, help="limit of one exploration")
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)
    ratios = {order: [] for order in ORDERS}
    best = []
    print("| program | paths | guided by | transitions | " + " | ".join(ORDERS) + " |")
    print("|---|---:|---|---:|" + "---:|" * len(ORDERS))
    with tempfile.TemporaryDirectory(prefix="clew-guidance-") as folder:
        files, rows = sources_of(options.part, folder)
        subprocess.run([options.javac, "-nowarn", "-g", "-cp", options.api, "-d", os.path.join(folder, "classes"), *files],
                       check=True)
        for program, paths, guide, keys in rows:
            guided, found = transitions(options, folder, program, ["search.class=priority", guide, *keys])
            cells = [f"{guided:,}" if found else f"more than {guided:,}"]
            for order, order_keys in ORDERS.items():
                count, found_so = transitions(options, folder, program, [*order_keys, *keys])
                ratios[order].append(count / guided)
                cells.append(f"{count:,}" if found_so else f"more than {count:,}")
            best.append(min(ratios[order][-1] for order in ORDERS))
            size = f"{paths:.1e}" if paths else ""
            print(f"| {program} | {size} | `{guide.split('=', 1)[1]}` | " + " | ".join(cells) + " |", flush=True)
    print("| **median ratio** | | | | " + " | ".join(f"**{statistics.median(each):.1f}**" for each in ratios.values()) + " |")
    print(f"\nMedian of the ratios of the best of them, program by program: {statistics.median(best):.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
