#!/usr/bin/env python3
"""Programs whose number of traces is known: classes of interleavings that differ only in the order of steps that do not
depend on each other. A dynamic reduction without matching walks as many paths to their end, and no more."""

import argparse
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
# Program, its size, paths, violations among them.
TRACES = [
    ("Readers", 8, 256, 0),
    ("LastZero", 5, 64, 0),
    ("LastZero", 10, 3328, 0),
    ("Indexer", 12, 8, 0),
    ("Indexer", 14, 512, 0),
    ("Filesystem", 14, 2, 0),
    ("Filesystem", 19, 64, 0),
    ("OrderedPhilosophers", 6, 62, 0),
    ("OrderedPhilosophers", 8, 254, 0),
    ("TwoLocks", 0, 3, 1),
    ("TryLock", 0, 5, 2),
    ("FirstUse", 0, 8, 2),
]


def paths_of(clew, folder, program, size):
    report = os.path.join(folder, "report.json")
    subprocess.run([clew, "-cp", folder, "+vm.por=dynamic", "+search.class=dfs", "+vm.storage.class=none",
                    "+search.multiple_errors=true", "+report.publisher=json", f"+report.json.file={report}", program, str(size)],
                   cwd=folder, capture_output=True, timeout=300)
    with open(report, encoding="utf-8") as file:
        return json.load(file)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    options = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory(prefix="clew-traces-") as folder:
        sources = sorted(os.path.join(HERE, name) for name in os.listdir(HERE) if name.endswith(".java"))
        subprocess.run([options.javac, "-d", folder, *sources], check=True)
        for program, size, paths, violating in TRACES:
            found = paths_of(os.path.abspath(options.clew), folder, program, size)
            statistics = found["statistics"]
            if (statistics["paths"], statistics["violatingPaths"]) != (paths, violating):
                failed += 1
                print(f"{program}({size}): {statistics['paths']} paths, {statistics['violatingPaths']} of them violating; "
                      f"there are {paths} and {violating}")
    print(f"{len(TRACES) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
