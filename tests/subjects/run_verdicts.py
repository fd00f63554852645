#!/usr/bin/env python3
"""Runs Java programs that state their known verdict in their first lines, and compares.

A subject is a Java file whose leading // comments (or a .jpf file whose leading # comments) hold some of

    // expect: safe | violated <kind> [<class>] | unknown [<word of the reason>]
    // keys: search.class=bfs cg.enumerate_random=true     passed as +key=value; quoted as for a shell
    // args: one two                                       arguments of main
    // doubt: uncaught java.lang.UnsatisfiedLinkError      an error that was found, but perhaps because of an approximation
    // reasons: read-only-files one-seed                   approximations that the report must name (ids of
                                                           vm/Approximations.cpp), as causes of doubt or of `unknown`
    // hidden-fields: Foo.bar Foo.baz                      exactly those that the first error names
    // assumes: heap-limit | nothing                       exactly the assumptions that the report names (ids, likewise)
    // message: <text>                                     must occur in the message of an error
    // blame: caller | implementation | nobody             of a violated specification
    // history: lock() is called; lock() is called         the steps of its monitor
    // failing: step 2: O(ignite()) does not hold          a line below its marked text
    // taken: Lock.StrictAlternation 2 of 3                transitions of a specification that some path has taken
    // errors: 2                                           how many errors the report lists
    // trace-length: 7                                     data choices in the trace of the first error
    // output: <text>                                      a line that standard output, with the output of all paths, must
                                                           hold; may occur more than once
    // output-times: 1 <text>                              how often standard output must hold the line; likewise
    // states-at-most: 500                                 limit for statistics.states_new; not of an error that several
                                                           workers look for
    // also: uncaught java.lang.NullPointerException       another error that the report lists; several with ';'
    // method: check(sym#con)                              run this method of the class directly, not its main
    // witness: [3, "x"]                                   inputs for which an ordinary JVM shows the error (JSON; see
                                                           RecordedInputs.java and run_symbolic.py)
    // paths: 17 3                                         feasible paths, and those of them that violate something, with
                                                           search.multiple_errors=true
    // deadlock-threads: a, b                              names that the deadlock's message or report must hold
    // por: cross-check                                    run with and without vm.por as well
    // por: verdicts                                       the same, where more states are as they should be
    // input: <text>                                       standard input
    // timeout: 60                                         seconds, when the default does not fit

Only `expect` is required; a .jpf file without it is no subject. All Java subjects are compiled in one go (class names are
unique), and so are the Java files beside the .jpf files; then each subject runs in a process of its own. The verdict is
read from the JSON report and from the exit code, and both must agree.
"""

import argparse
import concurrent.futures
import glob
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time

from directives import only_once, read_directives

HERE = os.path.dirname(os.path.abspath(__file__))
EXIT_CODES = {"safe": 0, "violated": 1, "unknown": 3}
REPEATED = ("output", "output-times")
DIRECTIVES = ("expect", "keys", "args", "message", "errors", "trace-length", *REPEATED, "states-at-most",
              "deadlock-threads", "por", "timeout", "also", "method", "witness", "paths", "input", "doubt",
              "reasons", "assumes", "hidden-fields", "blame", "history", "failing", "taken")


class Subject:
    def __init__(self, path):
        self.path = path
        self.name = os.path.splitext(os.path.basename(path))[0]
        self.output = []
        self.output_times = []
        self.is_jpf = path.endswith(".jpf")
        comment = "#" if self.is_jpf else "//"
        stated = read_directives(path, DIRECTIVES, comment)
        self.directives = only_once(path, stated, REPEATED)
        for name, value in stated:
            if name == "output":
                self.output.append(value)
            elif name == "output-times":
                times, _, text = value.partition(" ")
                self.output_times.append((int(times), text))
        if self.directives.get("por", "cross-check") not in ("cross-check", "verdicts"):
            sys.exit(f"{path}: `por: cross-check` and `por: verdicts` are all that can be asked of por")
        expect = self.directives.get("expect", "").split()
        if self.is_jpf and not expect:
            self.verdict = None
            return
        if not expect or expect[0] not in EXIT_CODES or (expect[0] == "violated" and len(expect) < 2):
            sys.exit(f"{path}: the first lines must hold `// expect: safe | violated KIND [CLASS] | unknown [WORD]`")
        self.verdict = expect[0]
        self.details = expect[1:]
        self.keys = shlex.split(self.directives.get("keys", ""))
        self.args = self.directives.get("args", "").split()
        self.cross_check = "por" in self.directives
        # Guards of objects are part of a state: where next to nothing is reduced, they can tell more states apart.
        self.fewer_states = self.directives.get("por") == "cross-check"

    def expectation(self):
        return " ".join([self.verdict] + self.details)


class Outcome:
    """What one run of the binary said."""

    def __init__(self, code, output, report, seconds):
        self.code = code
        self.output = output
        self.report = report
        self.seconds = seconds
        self.verdict = (report or {}).get("verdict")
        self.errors = (report or {}).get("errors") or []
        self.doubtful = (report or {}).get("doubtful") or []
        self.statistics = (report or {}).get("statistics") or {}

    def summary(self):
        if self.report is None:
            tail = " | ".join(self.output.strip().splitlines()[-3:])
            return f"exit code {self.code}, no report: {tail[-400:]}"
        text = f"{self.verdict} (exit code {self.code})"
        for error in (self.errors or self.doubtful)[:2]:
            text += f" {error.get('kind')} {error.get('class') or ''} {error.get('message') or ''}".rstrip()[:300]
        if self.report.get("unknown"):
            text += " because " + json.dumps(self.report["unknown"])[:300]
        return text


def ids_of(reasons):
    return {reason["id"] for reason in reasons}


def data_choices(trace):
    """The transitions of a trace that took a data choice, as against a choice of the thread to run."""
    count = 0
    for transition in trace or []:
        choice = transition.get("choice")
        if isinstance(choice, dict):
            choice = " ".join(str(choice.get(key, "")) for key in ("kind", "type", "name"))
        if choice and not re.search(r"thread|schedul|root|^$", str(choice), re.I):
            count += 1
    return count


def section_of(error, title):
    for section in error.get("sections") or []:
        if section["title"] == title:
            return section["lines"]
    return []


def history_of(error):
    """The steps of a violated specification's monitor, without threads and lines."""
    return [line.rpartition(": ")[2] for line in section_of(error, "history")]


def taken_of(report):
    """"Lock.StrictAlternation 2 of 3", for each specification."""
    return [f"{each['name']} {each['transitions_taken']} of {each['transitions_allowed']}"
            for each in (report or {}).get("specifications") or []]


class Runner:
    def __init__(self, options):
        self.options = options
        self.classes = os.path.join(options.work, "classes")

    def compile(self, subjects):
        self.javac(self.classes, [s.path for s in subjects if not s.is_jpf])
        for folder in sorted({os.path.dirname(s.path) for s in subjects if s.is_jpf}):
            self.javac(self.jpf_classes(folder), sorted(glob.glob(os.path.join(glob.escape(folder), "*.java"))))

    def jpf_classes(self, folder):
        return os.path.join(self.options.work, "jpf-classes" + folder.replace(os.sep, "-"))

    def javac(self, target, sources):
        if not sources:
            return
        os.makedirs(target, exist_ok=True)
        command = [self.options.javac, "-J-XX:TieredStopAtLevel=1", "-nowarn", "-g", "-encoding", "UTF-8", "-d", target]
        if self.options.api:
            command += ["-cp", self.options.api]
        done = subprocess.run(command + sources, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit("javac: " + (done.stdout + done.stderr).strip())

    def run(self, subject, keys=(), tag=""):
        report_path = os.path.join(self.options.work, f"{subject.name}{tag}.json")
        if os.path.exists(report_path):
            os.remove(report_path)
        timeout = float(subject.directives.get("timeout", self.options.timeout))
        command = [self.options.clew]
        if subject.is_jpf:
            command += [subject.path, "+classpath=" + self.jpf_classes(os.path.dirname(subject.path))]
        else:
            command += ["-cp", self.classes]
        command += ["+report.publisher=json,console", "+report.json.file=" + report_path]
        if subject.output or subject.output_times:
            command += ["+vm.output=all"]
        command += ["+" + key for key in [*self.options.key, *subject.keys, *keys]]
        if "method" in subject.directives:
            command += [f"+symbolic.method={subject.name}.{subject.directives['method']}"]
        elif not subject.is_jpf:
            command += [subject.name] + subject.args
        began = time.monotonic()
        try:
            done = subprocess.run(command, input=subject.directives.get("input", "").encode(), stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, timeout=timeout)
            code, output = done.returncode, done.stdout.decode(errors="replace")
        except subprocess.TimeoutExpired as e:
            code, output = f"none after {timeout:.0f} s", (e.stdout or b"").decode(errors="replace")
        report = None
        if os.path.exists(report_path):
            try:
                with open(report_path) as file:
                    report = json.load(file)
            except ValueError as e:
                output += f"\nthe JSON report cannot be read: {e}"
        return Outcome(code, output, report, time.monotonic() - began)

    def differences(self, subject, outcome):
        """What is not as the subject says, one line each."""
        if outcome.report is None or outcome.verdict != subject.verdict:
            return [f"expected {subject.expectation()}, got {outcome.summary()}"]
        found = []
        if outcome.code != EXIT_CODES[subject.verdict]:
            found.append(f"the report says {outcome.verdict}, but the exit code is {outcome.code}")
        if subject.verdict == "violated":
            kind, cls = subject.details[0], (subject.details[1:] + [None])[0]
            if not any(e.get("kind") == kind and cls in (None, e.get("class"), e.get("specification"))
                       for e in outcome.errors):
                found.append(f"expected {subject.expectation()}, got {outcome.summary()}")
        elif subject.verdict == "unknown" and subject.details:
            if subject.details[0].lower() not in json.dumps(outcome.report.get("unknown", [])).lower():
                found.append(f"expected the reason to name {subject.details[0]}, got {outcome.summary()}")
        d = subject.directives
        if "message" in d and not any(d["message"] in (e.get("message") or "") for e in outcome.errors):
            found.append(f"no error has a message with {d['message']!r}: {outcome.summary()}")
        if "blame" in d and not any(e.get("blame", "nobody") == d["blame"] for e in outcome.errors):
            found.append(f"no error blames the {d['blame']}: {outcome.summary()}")
        if "history" in d:
            history = history_of(outcome.errors[0]) if outcome.errors else []
            if history != [step.strip() for step in d["history"].split(";")]:
                found.append(f"the history is {'; '.join(history)}")
        if "failing" in d:
            lines = section_of(outcome.errors[0], "failing part") if outcome.errors else []
            if d["failing"] not in lines or not any("^" in line for line in lines):
                found.append(f"what fails is said to be: {'; '.join(lines)}")
        if "taken" in d and not any(each.endswith(d["taken"]) for each in taken_of(outcome.report)):
            found.append(f"what was taken is said to be: {'; '.join(taken_of(outcome.report))}")
        for other in d.get("also", "").split(";") if "also" in d else ():
            kind, cls = (other.split() + [None])[:2]
            if not any(e.get("kind") == kind and (cls is None or e.get("class") == cls) for e in outcome.errors):
                found.append(f"no error is {other.strip()}: {outcome.summary()}")
        if "doubt" in d:
            kind, cls = (d["doubt"].split() + [None])[:2]
            if not any(e.get("kind") == kind and (cls is None or e.get("class") == cls) for e in outcome.doubtful):
                found.append(f"no error in doubt is {d['doubt']}: {outcome.summary()}")
        if "reasons" in d:
            named = ids_of(outcome.report["unknown_reasons"])
            named.update(*(ids_of(e["because"]) for e in outcome.doubtful))
            if missing := set(d["reasons"].split()) - named:
                found.append(f"the report does not name {', '.join(sorted(missing))}, but {', '.join(sorted(named))}")
        if "assumes" in d:
            named, expected = ids_of(outcome.report["assumptions"]), set(d["assumes"].split()) - {"nothing"}
            if named != expected:
                found.append(f"the report assumes {', '.join(sorted(named)) or 'nothing'}")
        if "errors" in d and len(outcome.errors) != int(d["errors"]):
            found.append(f"expected {d['errors']} errors, the report lists {len(outcome.errors)}")
        if "trace-length" in d:
            length = data_choices(outcome.errors[0].get("trace")) if outcome.errors else 0
            if length != int(d["trace-length"]):
                found.append(f"expected a trace with {d['trace-length']} data choices, it has {length}")
        if "hidden-fields" in d:
            named = outcome.errors[0].get("hidden_fields", []) if outcome.errors else []
            if named != d["hidden-fields"].split():
                found.append(f"the hidden fields {named}, expected {d['hidden-fields']}")
        lines = [line.strip() for line in outcome.output.splitlines()]
        found += [f"standard output lacks the line {line!r}" for line in subject.output if line not in lines]
        found += [f"standard output holds the line {line!r} {lines.count(line)} times, expected {times}"
                  for times, line in subject.output_times if lines.count(line) != times]
        # Until one of several workers has found an error, the others go on, as far as the machine lets them.
        are_several = any(re.match(r"search\.workers=(?!1$)", key) for key in self.options.key)
        is_counted = not are_several or not d["expect"].startswith("violated")
        if "states-at-most" in d and is_counted and outcome.statistics.get("states_new", 0) > int(d["states-at-most"]):
            found.append(f"{outcome.statistics['states_new']} states, expected at most {d['states-at-most']}")
        if "deadlock-threads" in d:
            text = json.dumps(outcome.errors)
            missing = [n.strip() for n in d["deadlock-threads"].split(",") if n.strip() not in text]
            if missing:
                found.append("the deadlock's report does not name " + ", ".join(missing))
        return found

    def check(self, subject):
        outcome = self.run(subject)
        return self.differences(subject, outcome), self.measure(outcome)

    def cross_check(self, subject):
        """Both explorations must be as the subject says, and the reduced one must not be the larger one."""
        # All errors are looked for, so that a violated subject is explored to its end by both as well.
        everything = ["search.multiple_errors=true"]
        reduced = self.run(subject, ["vm.por=true", *everything], "-por")
        full = self.run(subject, ["vm.por=false", *everything], "-full")
        found = ["with vm.por=true: " + d for d in self.differences_of_verdict(subject, reduced)]
        found += ["with vm.por=false: " + d for d in self.differences_of_verdict(subject, full)]
        if not found:
            kinds = [sorted({(e.get("kind"), e.get("class")) for e in o.errors}, key=str) for o in (reduced, full)]
            if kinds[0] != kinds[1]:
                found.append(f"kinds of error differ: {kinds[0]} with vm.por=true, {kinds[1]} with vm.por=false")
            states = [o.statistics.get("states_new", 0) for o in (reduced, full)]
            if states[0] > states[1] and subject.fewer_states:
                found.append(f"{states[0]} states with vm.por=true, only {states[1]} with vm.por=false")
        return found, f"{self.measure(reduced)} with, {self.measure(full)} without vm.por"

    def differences_of_verdict(self, subject, outcome):
        # Numbers of states, of errors and lengths of traces are statements about the ordinary run only.
        kept = {k: v for k, v in subject.directives.items() if k in ("expect", "keys", "args", "message", "timeout", "por")}
        whole, subject.directives = subject.directives, kept
        try:
            return self.differences(subject, outcome)
        finally:
            subject.directives = whole

    @staticmethod
    def measure(outcome):
        return f"{outcome.statistics.get('states_new', '?')} states, {outcome.seconds:.2f} s"


def find_subjects(roots):
    paths = []
    for root in roots:
        if os.path.isfile(root):
            paths.append(root)
            continue
        for folder, folders, names in os.walk(root):
            folders.sort()
            names = sorted(names)
            # In a folder with .jpf files they are the subjects, and the Java files are what they run.
            kind = ".jpf" if any(n.endswith(".jpf") for n in names) else ".java"
            paths += [os.path.join(folder, n) for n in names if n.endswith(kind)]
    subjects = [s for s in (Subject(os.path.abspath(path)) for path in paths) if s.verdict]
    seen = {}
    for subject in subjects:
        if subject.is_jpf:
            continue
        if subject.name in seen:
            sys.exit(f"{subject.path}: {seen[subject.name]} has the same class name; all are compiled together")
        seen[subject.name] = subject.path
    return subjects


def shard_of(text):
    found = re.fullmatch(r"(\d+)/(\d+)", text)
    if not found or not 0 < int(found.group(1)) <= int(found.group(2)):
        raise argparse.ArgumentTypeError("expected i/n with 1 <= i <= n, for example 2/4")
    return int(found.group(1)), int(found.group(2))


def known_differences():
    """Subjects whose answer the tool does not reach yet, with the reason; none of them may get a wrong `safe`."""
    known = {}
    with open(os.path.join(HERE, "known-verdict-differences.txt"), encoding="utf-8") as lines:
        for line in lines:
            if line.strip() and not line.startswith("#"):
                name, _, reason = line.strip().partition(" ")
                known[name] = reason.strip()
    return known


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("roots", nargs="*", default=[os.path.join(HERE, "verdicts"), os.path.join(HERE, "../../configs")],
                        help="folders, Java files or .jpf files")
    parser.add_argument("--clew", required=True, help="the clew binary")
    parser.add_argument("--api", help="jar or folder with gov.nasa.jpf.vm.Verify, for javac")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--por-cross-check", action="store_true",
                        help="only the subjects with `por: cross-check`, each with and without vm.por")
    parser.add_argument("--key", action="append", default=[], help="key=value for every run")
    parser.add_argument("--filter", help="a regular expression over paths")
    parser.add_argument("--shard", type=shard_of, help="i/n: every n-th subject, beginning with the i-th")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--timeout", type=float, default=60, help="seconds for one run")
    parser.add_argument("--work", help="folder for classes and reports; a temporary one when missing")
    parser.add_argument("--verbose", action="store_true", help="a line for each subject that passes, too")
    parser.add_argument("--list", action="store_true", help="print the subjects and what they expect, run nothing")
    options = parser.parse_args()
    if os.sep in options.clew:
        options.clew = os.path.abspath(options.clew)

    subjects = find_subjects(options.roots)
    if options.filter:
        subjects = [s for s in subjects if re.search(options.filter, s.path)]
    if options.por_cross_check:
        subjects = [s for s in subjects if s.cross_check]
    if options.shard:
        index, count = options.shard
        subjects = subjects[index - 1::count]
    if not subjects:
        sys.exit("no subject is left to run: look at the folders and at --filter")
    if options.list:
        for subject in subjects:
            print(f"{os.path.relpath(subject.path, HERE)}: {subject.expectation()}")
        return 0

    temporary = None
    if not options.work:
        temporary = tempfile.TemporaryDirectory(prefix="clew-verdicts-")
        options.work = temporary.name
    options.work = os.path.abspath(options.work)
    failed = 0
    known = known_differences()
    try:
        runner = Runner(options)
        runner.compile(subjects)
        check = runner.cross_check if options.por_cross_check else runner.check
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for subject, (found, measure) in zip(subjects, pool.map(check, subjects)):
                name = os.path.relpath(subject.path, HERE)
                if found and name in known:
                    print(f"known difference {name}: " + "; ".join(found) + f" ({known[name]})", flush=True)
                elif found:
                    failed += 1
                    print(f"FAILED {name}: " + "; ".join(found), flush=True)
                elif options.verbose:
                    print(f"passed {name}: {subject.expectation()} ({measure})", flush=True)
    finally:
        if temporary:
            temporary.cleanup()
    print(f"{len(subjects) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
