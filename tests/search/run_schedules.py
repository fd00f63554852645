#!/usr/bin/env python3
"""Which schedules are tried first, and which one is shown: what walks find that other orders do not, what they cost, and
how many switches of threads a reported path has."""

import argparse
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
# Programs with errors, an argument, and searches that find them.
ERRORS = [
    ("EarlySwitch", ["4", "3"], ["search.class=random", "search.class=pct", "search.class=pos", "search.class=preemptions"]),
    ("Starved", ["20"], ["search.class=pct", "search.class=pos", "search.class=dfs"]),
    ("Circle", ["4"], ["search.class=random", "search.class=pct", "search.class=pos", "search.class=dfs"]),
    ("LostUpdate", ["4"], ["search.class=random", "search.class=pct", "search.class=pos", "search.class=dfs"]),
    ("LateErrorOfInput", ["3", "3"], ["search.class=random", "search.class=pct", "search.class=pos", "search.class=dfs"]),
    ("Closed", ["3"], ["search.class=random", "search.class=pct", "search.class=pos", "search.class=dfs"]),
]
failed = []


class Explorer:
    def __init__(self, clew, folder):
        self.clew, self.folder = clew, folder
        self.trace = os.path.join(folder, "violation.trace.json")

    def report(self, program, arguments, *keys):
        name = os.path.join(self.folder, "report.json")
        done = subprocess.run([self.clew, "-cp", self.folder, "+report.publisher=json", f"+report.json.file={name}",
                               f"+report.trace.file={self.trace}", *("+" + key for key in keys), program, *arguments],
                              cwd=self.folder, capture_output=True, text=True, timeout=300)
        if done.returncode not in (0, 1, 3):
            sys.exit(f"{program} {keys}: {done.stdout}{done.stderr}")
        with open(name, encoding="utf-8") as file:
            return json.load(file)

    def replay(self):
        """Whether the stored path leads to an error."""
        return subprocess.run([self.clew, "replay", self.trace], cwd=self.folder, capture_output=True, timeout=60).returncode == 1


def expect(holds, what):
    if not holds:
        failed.append(what)
        print("FAILED " + what, flush=True)


def same_again(report):
    """What of a report is the same in each run."""
    statistics = {key: value for key, value in report["statistics"].items() if "second" not in key and "bytes" not in key}
    return {**report, "statistics": statistics}


def check_walks_at_the_start(explorer):
    program = ("EarlySwitch", ["4", "3"])
    found = explorer.report(*program, "search.time_limit=60")
    expect(found["verdict"] == "violated" and found["statistics"]["walks"] > 0, f"EarlySwitch: walks find the error: {found['statistics']}")
    again = explorer.report(*program, "search.time_limit=60")
    expect(same_again(found) == same_again(again), "EarlySwitch: the report is the same when it runs again")
    expect(explorer.replay(), "EarlySwitch: the path that a walk has found is replayed")
    without = explorer.report(*program, "search.class=dfs", "search.state_limit=400000")
    expect(without["verdict"] == "unknown", "EarlySwitch: depth first comes late to the error")
    limited = explorer.report(*program, "search.state_limit=400000")
    expect(limited["statistics"]["walks"] == 0, "EarlySwitch: no walks where states are counted")
    # Without an error: what is explored is what is explored without walks.
    program = ("NoError", ["4", "6"])
    walked, plain = explorer.report(*program), explorer.report(*program, "search.class=dfs")
    expect(walked["verdict"] == plain["verdict"] == "safe", "NoError: it is safe")
    expect(walked["statistics"]["walks"] > 0 and plain["statistics"]["walks"] == 0, f"NoError: it is walked: {walked['statistics']}")
    kept = [{key: value for key, value in same_again(report)["statistics"].items() if "walk" not in key} for report in (walked, plain)]
    expect(kept[0] == kept[1], f"NoError: the exploration is the same with walks: {kept}")
    for program in ("NoError", ["2", "1"]), ("OneThread", ["300000"]):
        statistics = explorer.report(*program)["statistics"]
        expect(statistics["walks"] == 0, f"{program}: small programs and those with one thread are not walked: {statistics}")


def check_dynamic_reduction_later(explorer):
    """What does not end soon is explored again with it, unless something else is asked for that takes the static one."""
    os.environ["CLEW_REDUCE_AFTER"] = "100"
    try:
        for workers in "1", "2":
            safe = explorer.report("NoError", ["4", "2"], f"search.workers={workers}")
            expect(safe["verdict"] == "safe" and safe["statistics"]["races"] > 0 and safe["statistics"]["restarts"] > 0,
                   f"NoError is explored with dynamic reduction in the end: {safe['statistics']}")
            found = explorer.report("Circle", ["4"], f"search.workers={workers}")
            expect(found["verdict"] == "violated" and found["statistics"]["races"] > 0, f"Circle is violated: {found['statistics']}")
            with open(explorer.trace, encoding="utf-8") as file:
                expect(json.load(file)["configuration"]["vm.por"] == "dynamic", "Circle: the trace says how threads were switched")
            expect(explorer.replay(), "Circle: the path is replayed")
        for key in "vm.por=static", "vm.por=none", "vm.symmetry=true", "search.class=bfs", "search.checkpoint=" + explorer.trace:
            statistics = explorer.report("NoError", ["3", "2"], key)["statistics"]
            expect(statistics["races"] == 0, f"NoError with {key} is not: {statistics}")
    finally:
        del os.environ["CLEW_REDUCE_AFTER"]


def check_walks_with_inputs(explorer):
    program = ("LateErrorOfInput", ["4", "4"])
    found = explorer.report(*program, "search.time_limit=60")
    expect(found["verdict"] == "violated" and found["statistics"]["walks"] > 0, f"LateErrorOfInput: walks find the error: {found['statistics']}")
    expect(explorer.replay(), "LateErrorOfInput: the path that a walk has found is replayed with its input")
    without = explorer.report(*program, "search.class=bfs", "search.state_limit=100000")
    expect(without["verdict"] == "unknown", "LateErrorOfInput: breadth first comes late to the error")
    program = ("LateErrorOfInput", ["2", "2"])
    for search in "search.class=pct", "search.class=pos":
        found = explorer.report(*program, search, "search.walks=20000")
        expect(found["verdict"] == "violated", f"LateErrorOfInput, {search}: it is found")
        expect(explorer.replay(), f"LateErrorOfInput, {search}: it is replayed")


def check_depth(explorer):
    for seed in range(1, 6):
        keys = ("search.walks=1000", f"cg.seed={seed}")
        by_pct = explorer.report("Starved", ["30"], "search.class=pct", "search.pct_depth=2", *keys)
        at_random = explorer.report("Starved", ["30"], "search.class=random", *keys)
        expect(by_pct["verdict"] == "violated", f"Starved: pct finds an error of depth 2, seed {seed}")
        expect(at_random["verdict"] == "unknown", f"Starved: random walks rarely do, seed {seed}")


def switches(error):
    threads = [step["thread"] for step in error["trace"] if step["lines"]]
    return sum(one != other for one, other in zip(threads, threads[1:]))


def identity(error):
    return error["kind"], error.get("class"), error["message"]


def check_minimized(explorer):
    fewer = 0
    for program, arguments, searches in ERRORS:
        for search in searches:
            keys = (search, "search.walks=20000", "search.time_limit=60")
            found = explorer.report(program, arguments, *keys, "report.minimize=false")
            shown = explorer.report(program, arguments, *keys)
            name = f"{program}, {search}"
            if not found["errors"] or not shown["errors"]:
                expect(False, f"{name}: there is an error")
                continue
            before, after = switches(found["errors"][0]), switches(shown["errors"][0])
            expect(identity(found["errors"][0]) == identity(shown["errors"][0]), f"{name}: the error is the same")
            expect(after <= before, f"{name}: {after} switches, {before} as found")
            expect(explorer.replay(), f"{name}: the path that is shown is replayed")
            print(f"{name}: {before} switches as found, {after} shown", flush=True)
            fewer += after < before
    expect(fewer >= 10, f"only {fewer} paths have fewer switches than those that were found")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--api", required=True)
    parser.add_argument("--javac", default="javac")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="clew-schedules-") as folder:
        sources = os.path.join(HERE, "schedules")
        subprocess.run([options.javac, "-cp", options.api, "-d", folder, *(os.path.join(sources, name) for name in sorted(os.listdir(sources)))], check=True)
        explorer = Explorer(os.path.abspath(options.clew), folder)
        check_walks_at_the_start(explorer)
        check_dynamic_reduction_later(explorer)
        check_walks_with_inputs(explorer)
        check_depth(explorer)
        check_minimized(explorer)
    print(f"{len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
