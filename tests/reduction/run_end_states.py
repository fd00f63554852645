#!/usr/bin/env python3
"""The set of end states is the same whatever the reduction is, with matching of states and without, by one worker and by
several: for random programs, and for the subjects with a verdict. A set shows a single lost interleaving, which a verdict need not.

Compared are the ends that EndStates.cpp writes, and the errors. An exploration that does not end in time, or that was cut
short by anything else, is not compared, but counted. The same --seed gives the same programs; --only runs one of them.
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

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../subjects"))

from random_programs import LoopingProgram, Program  # noqa: E402
from run_verdicts import Runner, find_subjects  # noqa: E402

YIELDING = "Yielding"  # behind the name of a program
# The first that comes to an end is what the others are compared with.
REDUCTIONS = {
    "none": ["vm.por=none"],
    "static": ["vm.por=static"],
    "dynamic": ["vm.por=dynamic", "search.class=dfs"],
    "none, without matching": ["vm.por=none", "vm.storage.class=none"],
    "static, without matching": ["vm.por=static", "vm.storage.class=none"],
    "dynamic, without matching": ["vm.por=dynamic", "search.class=dfs", "vm.storage.class=none"],
    "none, by workers": ["vm.por=none"],
    "static, by workers": ["vm.por=static"],
    "dynamic, by workers": ["vm.por=dynamic", "search.class=dfs"],
    "none, yielding": ["vm.por=none"],  # of random programs with --loops
    "dynamic, without matching, by workers": ["vm.por=dynamic", "search.class=dfs", "vm.storage.class=none"],
    "dynamic, resumed": ["vm.por=dynamic", "search.class=dfs"],
}
RESUMED_AFTER = (1, 3, 7, 20, 60)  # paths


class Ends:
    """What an exploration has led to."""

    def __init__(self, options, folder, name, reduction, arguments, separate=()):
        tag = f"{name}.{re.sub('[^a-z]+', '-', reduction)}"
        ends, report = (os.path.join(folder, f"{tag}.{ending}") for ending in ("ends", "json"))
        keys = ["listener=" + options.listener, "end_states.file=" + ends, "report.publisher=json", "report.json.file=" + report,
                "report.trace.file=" + os.path.join(folder, tag + ".trace"), "search.multiple_errors=true", "report.minimize=false",
                f"search.time_limit={options.seconds}", *separate, *REDUCTIONS[reduction],
                f"search.workers={options.workers if reduction.endswith('by workers') else 1}"]
        self.ends, self.errors, self.undecided, self.transitions, self.problem = set(), set(), None, 0, None
        checkpoint, legs = os.path.join(folder, tag + ".checkpoint"), [0]
        if reduction.endswith("resumed"):
            legs = [*RESUMED_AFTER, 0]
            keys += ["search.checkpoint=" + checkpoint, "search.checkpoint_interval=3600", f"search.path_limit={legs[0]}"]
        command = [options.clew, *arguments(["+" + key for key in keys])]
        if reduction.endswith("yielding"):
            command[-1] += YIELDING
        from_the_start = {**os.environ, "CLEW_DIVIDE_AFTER": "0"}
        # Nobody else writes there: a program that does sees the folder's times.
        here = os.path.join(folder, "here")
        os.makedirs(here, exist_ok=True)
        for leg, after in enumerate(legs):
            if leg > 0:
                command = [options.clew, "resume", checkpoint, f"+search.path_limit={after}"]
            try:
                done = subprocess.run(command, cwd=here, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                      timeout=5 * options.seconds, env=from_the_start)
            except subprocess.TimeoutExpired:
                self.undecided = "time"
                return
            if done.returncode not in (0, 1, 3):
                self.problem = f"exit code {done.returncode}: {done.stdout.decode(errors='replace')[-1500:]}"
                return
            with open(report, encoding="utf-8") as file:
                found = json.load(file)
            if all(reason["id"] != "path-limit" for reason in found["unknown_reasons"]):
                break
        self.transitions = found["statistics"]["transitions"]
        self.errors = {(error["kind"], (error.get("class") or "").replace(YIELDING, "")) for error in found["errors"]}
        if found["unknown"]:
            self.undecided = ", ".join(sorted(reason["id"] for reason in found["unknown_reasons"]))
        with open(ends, encoding="utf-8") as file:
            self.ends = set(("\n" + file.read().rstrip("\n").replace(YIELDING, "")).split("\nEND ")[1:])
        if any(end.startswith("with inputs") for end in self.ends):
            self.undecided = "inputs"
        for path in (ends, report, *([checkpoint] if os.path.exists(checkpoint) else [])):
            os.remove(path)


def beside(end, others):
    """The lines in which it differs from the one that is most like it."""
    lines = set(end.splitlines())
    nearest = min((set(other.splitlines()) for other in others), key=lambda other: len(lines ^ other), default=set())
    return " | ".join(sorted(lines - nearest)) + "    where the nearest has    " + " | ".join(sorted(nearest - lines))


def differences(wanted, got):
    # A path that an error cuts short does not go on to where another thread accesses what was taken for its own so far.
    isWhole = all(kind == "deadlock" for kind, _ in got.errors)
    found = [f"missing: {beside(end, got.ends)}" for end in sorted(wanted.ends - got.ends)[:2] if isWhole]
    found += [f"impossible: {beside(end, wanted.ends)}" for end in sorted(got.ends - wanted.ends)[:2]]
    if wanted.errors != got.errors:
        found.append(f"errors {sorted(got.errors, key=str)}, there are {sorted(wanted.errors, key=str)}")
    return found


def compare(options, folder, name, arguments, separate=()):
    """Counts, and what is wrong."""
    counts, wrong, wanted = collections.Counter(), [], None
    for reduction in options.reductions:
        got = Ends(options, folder, name, reduction, arguments, separate)
        if got.problem:
            wrong.append(f"{reduction}: {got.problem}")
            continue
        if got.undecided:
            counts[f"{reduction}: undecided"] += 1
            continue
        counts[f"{reduction}: transitions"] += got.transitions
        if wanted is None:
            wanted, first = got, reduction
            counts["end states"] += len(got.ends)
            continue
        counts["compared"] += 1
        found = differences(wanted, got)
        wrong += [f"{reduction}, not as {first}: {text}" for text in found]
    return counts, wrong


def random_programs(options, folder):
    numbers = range(options.programs) if options.only is None else [options.only]
    kind = LoopingProgram if options.loops else Program
    programs = [kind(f"Ends{number}", f"{options.seed}/{number}") for number in numbers]
    yielding = [LoopingProgram(f"Ends{number}{YIELDING}", f"{options.seed}/{number}", True) for number in numbers if options.loops]
    for program in [*programs, *yielding]:
        with open(os.path.join(folder, program.name + ".java"), "w", encoding="utf-8") as file:
            file.write(program.java())
    for begin in range(0, len(programs), 200):
        files = [program.name + ".java" for program in [*programs[begin:begin + 200], *yielding[begin:begin + 200]]]
        subprocess.run([options.javac, "-nowarn", "-J-XX:TieredStopAtLevel=1", "-cp", options.api, *files], cwd=folder, check=True)
    for program in programs:
        yield program.name, lambda keys, name=program.name: ["-cp", f"{folder}:{options.api}", *keys, name], ()


def subjects(options, folder):
    runner = Runner(argparse.Namespace(work=folder, javac=options.javac, api=options.api))
    found = [subject for subject in find_subjects([os.path.join(HERE, "../subjects/verdicts")])
             if re.search(options.filter or "", subject.path) and "method" not in subject.directives and not subject.is_jpf
             and not re.search(r"search\.class|listener|vm\.por|vm\.symmetry|vm\.storage|time_limit|limit=", " ".join(subject.keys))]
    runner.compile(found)
    for subject in found:
        yield (subject.name, lambda keys, subject=subject: ["-cp", runner.classes, *keys, subject.name, *subject.args], subject.keys)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--listener", required=True, help="EndStates.cpp, compiled")
    parser.add_argument("--api")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=0, help="so many random ones")
    parser.add_argument("--only", type=int, help="the number of the one random program to run")
    parser.add_argument("--loops", action="store_true", help="random ones with threads that go on for ever")
    parser.add_argument("--subjects", action="store_true", help="those with a verdict, without inputs and searches of their own")
    parser.add_argument("--filter", help="a regular expression over paths of subjects")
    parser.add_argument("--seconds", type=int, default=10, help="for one exploration")
    parser.add_argument("--reductions", type=lambda text: text.split(";"), default=list(REDUCTIONS), help=f"some of {';'.join(REDUCTIONS)}")
    parser.add_argument("--workers", type=int, default=3, help="where there are several")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--work", help="keep everything in this folder")
    options = parser.parse_args()
    options.api = options.api and os.path.abspath(options.api)
    options.clew, options.listener = os.path.abspath(options.clew), os.path.abspath(options.listener)
    scratch = None if options.work else tempfile.TemporaryDirectory(prefix="clew-end-states-")
    folder = options.work or scratch.name
    os.makedirs(folder, exist_ok=True)

    programs = [*random_programs(options, folder)]
    if options.subjects:
        programs += subjects(options, folder)
    total, failed = collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for (name, _, _), (counts, wrong) in zip(programs, pool.map(lambda p: compare(options, folder, *p), programs)):
            total += counts
            failed += bool(wrong)
            if wrong:
                print(f"WRONG {name}" + (f", {'--loops ' * options.loops}--seed {options.seed} --only {name[4:]}" if name.startswith("Ends") else ""))
                print("\n".join("    " + line for line in wrong), flush=True)
    print(f"{len(programs) - failed} passed, {failed} failed; " + ", ".join(f"{what}: {count}" for what, count in sorted(total.items())))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
