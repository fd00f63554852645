#!/usr/bin/env python3
"""Programs whose number of traces is known: classes of interleavings that differ only in the order of steps that do not
depend on each other. A dynamic reduction without matching walks as many paths to their end, and no more, nor does it give one
up, by one worker; with matching it takes hardly more transitions than by source sets without. And programs whose outcomes are printed: with every reduction they are the same set, and so are
the deadlocks, each with what every thread waits for."""

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
    ("FirstUse", 0, 4, 1),
    ("AwaitedByAll", 5, 1, 0),
]
# With waits that end for no reason; some come to a deadlock.
ENDED_WAITS = ["TimedOutBefore", "WokenForNothing", "UnparkedForNothing", "LockedInSpite", "BlockedTimedWait",
               "BlockedAtEnd", "WokenAgain"]
WITH_ENDED_WAITS = [*ENDED_WAITS, "WokenBesideBlocked", "FailsAlone"]
JOINS = ["plain", "interrupted", "early", "holding", "held", "notified", "endless", "holding-endless", "timed", "asked"]
# Ways to wait, with what java says of the thread then, and after what ends the wait, more often than anything else.
# `interrupted`: that is what ends it.
STILL = "before WAITING, after WAITING"
STILL_IN_TIME = "before TIMED_WAITING, after TIMED_WAITING"
SAID_BY_JAVA = {
    **dict.fromkeys(["semaphore", "latch", "lock", "handover", "take", "take-linked", "barrier", "write", "future", "completable",
                     "exchange", "phaser", "park", "stamped", "semaphore interrupted", "latch interrupted", "handover interrupted",
                     "condition interrupted", "monitor interrupted", "park interrupted", "join interrupted"], STILL),
    **dict.fromkeys(["semaphore-timed", "latch-timed", "lock-timed", "handover-timed", "poll", "future-timed", "park-timed", "sleep",
                     "lock-timed interrupted", "condition-timed interrupted", "monitor-timed interrupted", "park-timed interrupted",
                     "sleep interrupted", "join-timed interrupted"], STILL_IN_TIME),
    "condition": "before WAITING, held WAITING, after WAITING",
    "condition-timed": "before TIMED_WAITING, held TIMED_WAITING, after TIMED_WAITING",
    "monitor": "before WAITING, held BLOCKED, after BLOCKED",
    "monitor-timed": "before TIMED_WAITING, held BLOCKED, after BLOCKED",
    "enter": "before BLOCKED, after BLOCKED",
    "join": "before WAITING, after BLOCKED",
    "join-timed": "before TIMED_WAITING, after BLOCKED"}
STATES = [f"StatesOf {way}" for way in SAID_BY_JAVA]
BLOCKED = ["join", "latch", "own", "condition", "semaphore", "lock"]
OUTCOMES = ["EndedEarly 0", "EndedEarly 2", "SameAgain", "Alike", "Toggling", "Spinning", *ENDED_WAITS, "LatchEnds", "LatchEnds timed",
            "LatchInSpite", "LatchInSpite timed", "TimedInSpite lock", "TimedInSpite semaphore", "PoolEnds", "DeadlockOfTwo", "SemaphoreEnds",
            "SemaphoreEnds fair", "ConditionEnds", "DaemonAtEnd",
            *STATES, *(f"WokenBesideBlocked {what}" for what in BLOCKED), *(f"JoinEnds {what}" for what in JOINS)]
# Those that go round in circles have no traces that end.
CIRCLES = ["Toggling", "Spinning", "WokenAgain"]
HARDLY_MORE = 1.01
# Where it is not known beforehand that a path leads to what was walked elsewhere: paths that are given up.
GIVEN_UP = {"FirstUse": 3}
# Where a compare-and-set fails that did not, after something was left out for the sake of what it was to do.
BEGIN_AGAIN = [("Indexer", 14)]
MANY_TRACES = ["ConditionEnds", "JoinEnds asked", *STATES]
REDUCTIONS = {"none": ["+vm.por=none"], "static": ["+vm.por=static"], "dynamic": ["+vm.por=dynamic"],
              "dynamic, without matching": ["+vm.por=dynamic", "+vm.storage.class=none"]}
ALONE = ["+search.workers=1"]
# What several workers may divide is walked by source sets alone; here they never do.
BY_SOURCE_SETS = "dynamic, without matching, by source sets"
# From the first choice on; where what all paths print is shown, one would work alone.
WORKERS = ["+search.workers=3", "+vm.output=reported"]
BY_WORKERS = "dynamic, without matching, by workers"
DIVIDED_AFTER = {BY_WORKERS: 0, "dynamic, by workers": 0}  # transitions
ARGUMENTS = {**{reduction: [*keys, *ALONE] for reduction, keys in REDUCTIONS.items()},
             BY_SOURCE_SETS: [*REDUCTIONS["dynamic, without matching"], "+search.workers=2"],
             BY_WORKERS: [*REDUCTIONS["dynamic, without matching"], *WORKERS],
             "dynamic, by workers": [*REDUCTIONS["dynamic"], *WORKERS]}


def explored(clew, folder, reduction, program, *arguments):
    """The report, and what was printed."""
    report = os.path.join(folder, "report.json")
    done = subprocess.run([clew, "-cp", folder, "+vm.output=all", *ARGUMENTS[reduction], "+search.multiple_errors=true",
                           "+report.publisher=json", f"+vm.spurious_wakeups={str(program in WITH_ENDED_WAITS).lower()}",
                           f"+report.json.file={report}", program, *arguments],
                          cwd=folder, capture_output=True, text=True, timeout=300,
                          env={**os.environ, "CLEW_DIVIDE_AFTER": str(DIVIDED_AFTER.get(reduction, 10**9))})
    if done.returncode not in (0, 1, 3):
        sys.exit(f"{program} {' '.join(arguments)}, {reduction}: exit code {done.returncode}: {done.stderr[-500:]}")
    with open(report, encoding="utf-8") as file:
        return json.load(file), {line for line in done.stdout.splitlines() if line.startswith("OUT ")}


def errors_of(report):
    return {(error["kind"], error["message"]) for error in report["errors"]}


def traces_differ(clew, folder, program, size, paths, violating):
    alone, _ = explored(clew, folder, "dynamic, without matching", program, str(size))
    divided, _ = explored(clew, folder, BY_WORKERS, program, str(size))
    matched, _ = explored(clew, folder, "dynamic", program, str(size))
    by_source_sets, _ = explored(clew, folder, BY_SOURCE_SETS, program, str(size))
    walked = alone["statistics"]
    if (walked["paths"], walked["violatingPaths"]) != (paths, violating):
        return f"{walked['paths']} paths, {walked['violatingPaths']} of them violating; there are {paths} and {violating}"
    if walked["redundantPaths"] > GIVEN_UP.get(program, 0):
        return f"{walked['redundantPaths']} paths were given up"
    if (divided["statistics"]["paths"], divided["statistics"]["violatingPaths"]) != (paths, violating):
        return f"by workers {divided['statistics']['paths']} paths, {divided['statistics']['violatingPaths']} of them violating"
    for how, other in ("with matching", matched), ("by workers", divided):
        if other["verdict"] != alone["verdict"] or errors_of(other) != errors_of(alone):
            return f"{other['verdict']} {how}, {errors_of(other)}; without {alone['verdict']}, {errors_of(alone)}"
    without = by_source_sets["statistics"]
    if (without["paths"], without["violatingPaths"]) != (paths, violating):
        return f"by source sets {without['paths']} paths, {without['violatingPaths']} of them violating"
    if walked["restarts"] - without["restarts"] != ((program, size) in BEGIN_AGAIN):
        return f"{walked['restarts']} restarts, {without['restarts']} by source sets"
    if matched["statistics"]["transitions"] > HARDLY_MORE * without["transitions"]:
        return f"{matched['statistics']['transitions']} transitions with matching, {without['transitions']} without"
    return None


def errors_differ_by_workers(clew, folder, program, runs=12):
    wanted = errors_of(explored(clew, folder, "dynamic", program)[0])
    for _ in range(runs):  # who finds what first differs
        found = errors_of(explored(clew, folder, "dynamic, by workers", program)[0])
        if found != wanted or not found:
            return f"{found} by workers, {wanted} by one"
    return None


def outcomes_differ(clew, folder, program):
    wanted = None
    for reduction in REDUCTIONS:
        if program in CIRCLES + MANY_TRACES and reduction == "dynamic, without matching":
            continue
        report, lines = explored(clew, folder, reduction, *program.split())
        errors = errors_of(report)
        wanted = wanted or (lines, errors)
        if report["unknown"] or not {kind for kind, _ in errors} <= {"deadlock"} or (lines, errors) != wanted or not lines:
            return f"{reduction}: {report['verdict']}, {sorted(lines)} {errors}; without reduction {wanted}"
    said = SAID_BY_JAVA.get(program.removeprefix("StatesOf "))
    if said and f"OUT {said}" not in wanted[0]:
        return f"{said}, says java; not among {sorted(wanted[0])}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    options = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory(prefix="clew-traces-") as folder:
        sources = sorted(os.path.join(HERE, name) for name in os.listdir(HERE) if name.endswith(".java"))
        subprocess.run([options.javac, "-d", folder, *sources], check=True)
        clew = os.path.abspath(options.clew)
        problems = {f"{row[0]}({row[1]})": traces_differ(clew, folder, *row) for row in TRACES}
        problems |= {program: outcomes_differ(clew, folder, program) for program in OUTCOMES}
        problems |= {program: errors_differ_by_workers(clew, folder, program) for program in ["FailsAlone"]}
    for program, problem in problems.items():
        if problem:
            failed += 1
            print(f"{program}: {problem}")
    print(f"{len(problems) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
