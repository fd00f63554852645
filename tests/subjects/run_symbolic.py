#!/usr/bin/env python3
"""Runs the subjects with symbolic inputs and counts: wrong verdicts, undecided ones, and those that are as stated.

What a subject states is described in run_verdicts.py; a subject with `paths` is run a second time, with
search.multiple_errors=true, for the numbers of paths. An `unknown` where an answer is stated is undecided; that is
tolerated for --undecided percent of the subjects. Everything else that differs is wrong.

Subjects that known-symbolic-differences.txt names are run and reported, and do not count, unless their verdict is wrong.

With --jvm nothing of ours runs: the statements are checked on an ordinary JVM. Each witness must end in the error that
its subject states, and random inputs (--runs of them, which know the constants of the class) must end in no error that
is not stated. `runs-at-most: N` limits them for a subject whose runs are slow; `jvm-errors: CLASS...` are what they may end
in where a subject states `unknown`.
"""

import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

import run_verdicts
from run_verdicts import HERE, Runner, find_subjects

run_verdicts.DIRECTIVES += ("runs-at-most", "jvm-errors")


KNOWN = os.path.join(HERE, "known-symbolic-differences.txt")


def known_differences():
    with open(KNOWN, encoding="utf-8") as file:
        return dict(line.split(maxsplit=1) for line in file if line.strip() and not line.startswith("#"))


def category(subject):
    return os.path.basename(os.path.dirname(subject.path))


# ---- On an ordinary JVM --------------------------------------------------------------------------------------

def stated_errors(subject):
    """Classes of the errors that the subject states, as java names them; None where it states a deadlock."""
    classes = []
    if subject.verdict != "violated":
        return subject.directives.get("jvm-errors", "").split() if subject.verdict == "unknown" else []
    for kind, *cls in [subject.details, *(e.split() for e in subject.directives.get("also", "").split(";") if e)]:
        if kind not in ("assertion", "uncaught"):
            return None
        classes.append(cls[0] if cls else "java.lang.AssertionError")
    return classes


def differences_on_jvm(subject, answer):
    ran = re.fullmatch(r"(?:witness (?P<end>.*); )?(?P<runs>\d+) runs \{(?P<errors>.*)\}", answer or "")
    if not ran:
        return [answer or "no answer"]
    found = []
    stated = stated_errors(subject)
    if stated is None:
        return [] # a deadlock: nothing that an ordinary JVM could tell
    if subject.verdict == "violated":
        end = ran["end"] or "is missing"
        message = subject.directives.get("message", "")
        if end.split(":")[0] != stated[0] or message not in end:
            found.append(f"the witness {end}")
    for error in filter(None, ran["errors"].split(", ")):
        if error.split("=")[0] not in stated:
            found.append("random inputs end in " + error)
    if int(ran["runs"]) == 0 and subject.verdict == "safe":
        found.append("no random input passes the assumptions")
    return found


def run_on_jvm(options, subjects, classes):
    """(subject, findings, what the JVM answered) for each. One JVM runs all: subjects keep no state in static fields."""
    oracle = os.path.join(options.work, "oracle")
    source = os.path.join(HERE, "oracle/gov/nasa/jpf/symbc/SubjectOnJvm.java")
    subprocess.run([options.javac, "-nowarn", "-cp", options.api, "-d", oracle, source], check=True)
    wanted = []
    for s in subjects:
        keys = dict(key.split("=", 1) for key in s.keys)
        wanted.append({
            "name": s.name, "method": s.directives.get("method", "main").split("(")[0],
            # Of overloads; "" is any.
            "types": [p.rpartition(":")[0] for p in re.split("[#,]", s.directives.get("method", "(").split("(")[1].rstrip(")"))],
            # A deadlock would stop the JVM.
            "witness": json.loads(s.directives["witness"]) if "witness" in s.directives and stated_errors(s) else None,
            "tries": 20_000 if category(s) == "threads" else 1,
            "objects": keys.get("symbolic.objects", "fields"),
            "runs": min(options.runs, int(s.directives.get("runs-at-most", options.runs))),
            "string_length": int(keys.get("symbolic.string_length", 8)),
            "array_length": int(keys.get("symbolic.array_length", 4))})
    java = os.path.join(os.path.dirname(options.javac), "java")
    # An exception that HotSpot shares among those who throw it would collect what they suppress.
    command = [java, "-ea", "-XX:-OmitStackTraceInFastThrow", "-cp",
               os.pathsep.join([oracle, options.api, classes]), "gov.nasa.jpf.symbc.SubjectOnJvm"]
    done = subprocess.run(command, input=json.dumps(wanted), stdout=subprocess.PIPE, text=True, timeout=options.timeout)
    answers = dict(line.split(": ", 1) for line in done.stdout.splitlines() if ": " in line)
    for subject in subjects:
        found = differences_on_jvm(subject, answers.get(subject.name))
        yield subject, found, answers.get(subject.name)


# ---- Under clew ----------------------------------------------------------------------------------------------

def differences_of_paths(runner, subject):
    paths, violating = (int(n) for n in subject.directives["paths"].split())
    outcome = runner.run(subject, ["search.multiple_errors=true"], "-paths")
    got = [outcome.statistics.get(key) for key in ("paths", "violatingPaths")]
    if got == [paths, violating]:
        return []
    return [f"{got[0]} paths, {got[1]} of them violating; expected {paths} and {violating}"]


def check(runner, subject):
    """("passed" | "undecided" | "wrong" | "no answer", findings, seconds)"""
    outcome = runner.run(subject)
    found = runner.differences(subject, outcome)
    if not found and "paths" in subject.directives:
        found = differences_of_paths(runner, subject)
        if found and found[0].startswith("None paths"):
            return "no answer", ["the numbers of paths were not found in time"], outcome.seconds
    if not found:
        return "passed", [], outcome.seconds
    if outcome.verdict == "unknown" and subject.verdict != "unknown":
        return "undecided", found, outcome.seconds
    return ("wrong" if outcome.verdict else "no answer"), found, outcome.seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("roots", nargs="*", default=[os.path.join(HERE, "symbolic")], help="folders or Java files")
    parser.add_argument("--clew", help="the clew binary")
    parser.add_argument("--jvm", action="store_true", help="check the statements on an ordinary JVM")
    parser.add_argument("--runs", type=int, default=20_000, help="random inputs for each subject with --jvm")
    parser.add_argument("--api", required=True, help="the jar of the API")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--key", action="append", default=[], help="key=value for every run")
    parser.add_argument("--filter", help="a regular expression over paths")
    parser.add_argument("--shard", type=run_verdicts.shard_of, help="i/n: every n-th subject, beginning with the i-th")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--timeout", type=float, default=60, help="seconds for one run")
    parser.add_argument("--undecided", type=float, default=5, help="percent that may be undecided")
    parser.add_argument("--work", help="folder for classes and reports; a temporary one when missing")
    parser.add_argument("--verbose", action="store_true", help="a line for each subject that passes, too")
    options = parser.parse_args()
    if not options.jvm and not options.clew:
        parser.error("--clew is needed, or --jvm")
    options.api = os.path.abspath(options.api)
    if options.clew:
        options.clew = os.path.abspath(options.clew)

    subjects = find_subjects(options.roots)
    if options.jvm:  # which has no inputs of classes that there are not
        subjects = [s for s in subjects if not any(key.startswith("symbolic.mocks=") for key in s.keys)]
    if options.filter:
        subjects = [s for s in subjects if re.search(options.filter, s.path)]
    if options.shard:
        index, count = options.shard
        subjects = subjects[index - 1::count]
    if not subjects:
        sys.exit("no subject is left to run: look at the folders and at --filter")

    counts = {}
    with tempfile.TemporaryDirectory(prefix="clew-symbolic-") as temporary:
        options.work = os.path.abspath(options.work or temporary)
        runner = Runner(options)
        runner.compile(subjects)

        known = {} if options.jvm else known_differences()

        def report(subject, state, found, measure):
            name = os.path.relpath(subject.path, HERE)
            if name in known and (state != "wrong" or all("paths," in f for f in found)):
                print(f"known {state.upper()} {name}: " + "; ".join(found) + f" ({known[name].strip()})", flush=True)
                counts.setdefault(category(subject), []).append("known")
                return
            counts.setdefault(category(subject), []).append(state)
            if state != "passed":
                print(f"{state.upper()} {name}: " + "; ".join(found), flush=True)
            elif options.verbose:
                print(f"passed {name}: {subject.expectation()} ({measure})", flush=True)

        if options.jvm:
            options.timeout = max(options.timeout, 1e-3 * options.runs * len(subjects))
            for subject, found, answer in run_on_jvm(options, subjects, runner.classes):
                report(subject, "wrong" if found else "passed", found, answer)
        else:
            with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
                for subject, (state, found, seconds) in zip(subjects, pool.map(lambda s: check(runner, s), subjects)):
                    report(subject, state, found, f"{seconds:.2f} s")

    states = ("passed", "undecided", "wrong", "no answer", "known")
    for name, row in sorted(counts.items()):
        print(f"{name:12} {len(row):4} subjects" + "".join(f", {row.count(s)} {s}" for s in states if row.count(s)))
    total = [s for row in counts.values() for s in row]
    undecided = 100 * sum(total.count(s) for s in ("undecided", "no answer", "known")) / len(total)
    print(f"{len(total)} subjects, {total.count('wrong')} wrong, {100 - undecided:.1f} % decided")
    unexpected = 100 * sum(total.count(s) for s in ("undecided", "no answer")) / len(total)
    return 1 if "wrong" in total or unexpected > options.undecided else 0


if __name__ == "__main__":
    sys.exit(main())
