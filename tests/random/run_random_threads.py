#!/usr/bin/env python3
"""Random concurrent Java programs: all orders of their steps, tried one by one, say what each can print and whether it can
come to a deadlock, and clew must say the same; whatever the order of its search is, with partial-order reduction and
without. Its report must be the same when it runs again.

No answer in time is counted, and is no error. The same --seed gives the same programs; --only runs one of them.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

from interleavings import TooManyStates, outcomes
from random_threads import Program

SECONDS = 20  # for one search
SEARCHES = {
    "depth first": [],
    # Reaches no end of the program before all is known that makes the exploration start again.
    "breadth first": ["+search.class=bfs"],
    "random order": ["+cg.randomize_choices=FIXED_SEED"],
    "without reduction": ["+vm.por=none"],
    "by preemptions": ["+search.class=preemptions"],
    "by delays": ["+search.class=delays"],
    "dynamic reduction": ["+vm.por=dynamic"],
    "without matching": ["+vm.por=dynamic", "+vm.storage.class=none"],
}


class Answer:
    """What clew says of a program."""

    def __init__(self, options, folder, name, arguments):
        self.code, self.lines, self.deadlock, self.problem, self.report, self.undecided = None, set(), False, "", None, []
        # A file of its own for each report: several searches may be under way.
        report = f"{name}.{re.sub('[^a-z0-9]+', '-', '.'.join(arguments).lower())}.report.json"
        command = ["nice", options.clew, "-cp", ".", "+search.multiple_errors=true", "+vm.spurious_wakeups=false", "+vm.output=all",
                   f"+search.time_limit={SECONDS}", "+report.publisher=json",
                   f"+report.json.file={report}", f"+report.trace.file={report}.trace", *arguments, name]
        try:
            done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=5 * SECONDS)
        except subprocess.TimeoutExpired:
            self.undecided = ["time limit"]
            return
        text = done.stdout.decode(errors="replace")
        self.code = done.returncode
        self.lines = {line for line in text.splitlines() if line.startswith("OUT ")}
        try:
            with open(os.path.join(folder, report), encoding="utf-8") as file:
                self.report = json.load(file)
        except (OSError, ValueError):
            self.problem = f"no report, exit code {self.code}: {text[-2000:]}"
            return
        kinds = {error["kind"] for error in self.report["errors"]}
        self.deadlock = "deadlock" in kinds
        others = [f"{error['kind']} {error.get('class', '')} {error['message']}" for error in self.report["errors"] if error["kind"] != "deadlock"]
        if others:
            self.problem = f"unexpected: {others}"
        self.undecided = self.report["unknown"]
        for key in list(self.report["statistics"]):
            if "second" in key or "bytes" in key or "walk" in key:  # walks are ended by the clock, at the latest
                del self.report["statistics"][key]


def differences(wanted, answer):
    lines, deadlock = wanted
    if answer.problem:
        return [answer.problem]
    found = [f"missing: {line}" for line in sorted(lines - answer.lines)[:5]]
    found += [f"impossible: {line}" for line in sorted(answer.lines - lines)[:5]]
    if deadlock != answer.deadlock:
        found.append("no deadlock was found, and there is one" if deadlock else "a deadlock was found, and there is none")
    return found


def check(options, folder, program, wanted):
    """Counts of outcomes, and what is wrong."""
    counts, wrong = collections.Counter(), []
    first = None
    for search in options.searches:
        answer = Answer(options, folder, program.name, SEARCHES[search])
        first = first or answer
        if answer.undecided and not answer.problem:
            counts["undecided" if any("limit" in reason for reason in answer.undecided) else f"undecided {answer.undecided}"] += 1
            continue
        found = differences(wanted, answer)
        counts["wrong" if found else "right"] += 1
        wrong += [f"{search}: {text}" for text in found]
    if not first.undecided:
        again = Answer(options, folder, program.name, SEARCHES[options.searches[0]])
        if not again.undecided and (again.report != first.report or again.lines != first.lines):
            counts["not the same again"] += 1
            wrong.append("the report is not the same when it runs again")
    return counts, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=40)
    parser.add_argument("--only", type=int, help="the number of the one program to run")
    parser.add_argument("--states", type=int, default=60_000, help="programs whose steps have more are left out")
    parser.add_argument("--blocking", action="store_true", help="programs may use an ArrayBlockingQueue: many more states")
    parser.add_argument("--searches", type=lambda text: text.split(","), default=list(SEARCHES), help=f"some of {','.join(SEARCHES)}")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--work", help="keep everything in this folder")
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)
    scratch = None if options.work else tempfile.TemporaryDirectory(prefix="clew-random-threads-")
    folder = options.work or scratch.name
    os.makedirs(folder, exist_ok=True)

    numbers = range(options.programs) if options.only is None else [options.only]
    programs, left_out = [], 0
    for number in numbers:
        program = Program(f"Threads{number}", f"{options.seed}/{number}", options.blocking)
        try:
            texts, deadlock, _ = outcomes(program.steps(), program.memory.initial, program.output, options.states)
        except TooManyStates:
            left_out += 1
            continue
        programs.append((program, (texts, deadlock)))
        with open(os.path.join(folder, f"{program.name}.java"), "w", encoding="utf-8") as file:
            file.write(program.java())
    subprocess.run([options.javac, "-nowarn", "-J-XX:TieredStopAtLevel=1", *(f"{program.name}.java" for program, _ in programs)], cwd=folder,
                   check=True)

    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for (program, wanted), (found, wrong) in zip(programs, pool.map(lambda p: check(options, folder, *p), programs)):
            counts += found
            if wrong:
                print(f"WRONG {program.name}, --seed {options.seed} --only {program.name[7:]}")
                print("\n".join("    " + line for line in wrong))
                print(program.java(), flush=True)
    print(f"{len(programs)} random programs (seed {options.seed}, {left_out} left out), "
          f"{sum(len(texts) for _, (texts, _) in programs)} outcomes, {sum(deadlock for _, (_, deadlock) in programs)} with deadlocks: "
          + ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())))
    return 1 if counts["wrong"] + counts["not the same again"] else 0


if __name__ == "__main__":
    sys.exit(main())
