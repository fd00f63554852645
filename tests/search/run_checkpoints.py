#!/usr/bin/env python3
"""Explorations that are killed or ended, and go on from their checkpoints, come to what one that is never ended comes to:
the same verdict, as many states, transitions and ends. Checkpoints that are not this program's are refused."""

import argparse
import glob
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
COUNTED = ("states_new", "states_visited", "states_end", "states_ignored", "transitions", "choices",
           "paths")
SEED = 20261123
# Program, its arguments, how it is explored, keys. Each takes a second or so.
EXPLORED = [
    ("Counters", ["1", "3"], ["+search.class=dfs", "+search.workers=1"]),
    ("Counters", ["1", "3"], ["+search.class=bfs", "+search.workers=1"]),
    ("Counters", ["1", "3"], ["+search.class=dfs", "+search.workers=2"]),
    ("Counters", ["1", "3"], ["+search.class=bfs", "+search.workers=2"]),
    ("Values", [], ["+search.class=dfs", "+search.workers=1"]),
    ("Errors", [], ["+search.class=dfs", "+search.workers=1", "+search.multiple_errors=true"]),
    ("Clocks", [], ["+search.class=dfs", "+search.workers=1"]),
    ("Symbolic", ["3"], ["+search.class=dfs", "+search.workers=1", "+search.multiple_errors=true"]),
    ("Symbolic", ["3"], ["+search.class=bfs", "+search.workers=1", "+search.multiple_errors=true"]),
    ("Counters", ["1", "3"], ["+search.class=bfs", "+search.workers=1", "+search.frontier_memory=0"]),
    ("Counters", ["1", "3"], ["+search.class=bfs", "+search.workers=2", "+search.frontier_memory=0"]),
    ("Errors", [], ["+search.class=dfs", "+search.workers=1", "+search.multiple_errors=true", "+listener=PreciseRaceDetector"]),
    ("Errors", [], ["+search.class=bfs", "+search.workers=2", "+search.multiple_errors=true", "+listener=PreciseRaceDetector"]),
    ("Counters", ["1", "3"], ["+search.class=dfs", "+search.workers=1", "+listener=BudgetChecker,NumericValueChecker"]),
    ("Counters", ["1", "3"], ["+search.class=dfs", "+search.workers=2", "+listener=CoverageAnalyzer"]),
    ("Counters", ["1", "3"], ["+search.class=bfs", "+search.workers=1", "+listener=CoverageAnalyzer"]),
    ("Counters", ["1", "3"], ["+search.class=dfs", "+search.workers=1", "+listener=EndStates"]),
    ("Counters", ["1", "3"], ["+search.class=bfs", "+search.workers=2", "+search.frontier_memory=0", "+listener=EndStates"]),
    ("Handles", [], ["+search.class=dfs", "+search.workers=1", "+listener=EndStates"]),
    ("Handles", [], ["+search.class=bfs", "+search.workers=2"]),
    ("Method", [], ["+search.class=bfs", "+search.workers=1", "+symbolic.method=Method.check(sym#sym#sym#sym)"]),
]
# Under dynamic reduction, too.
REDUCED = [
    ("Counters", ["1", "3"], ["+search.workers=1", "+listener=EndStates"]),
    ("Handles", [], ["+search.workers=1", "+listener=EndStates"]),
]
# Where a step goes on after a choice of values, a run that goes on does not know all that it has touched, and explores a little
# more; without a checkpoint two workers do.
REDUCED_OTHERWISE = [
    ("Counters", ["1", "3"], ["+search.workers=2", "+listener=EndStates"]),
    ("Errors", [], ["+search.workers=1", "+search.multiple_errors=true", "+listener=EndStates"]),
    ("Choices", [], ["+search.workers=1", "+search.multiple_errors=true", "+listener=EndStates"]),
]
# Listeners, and the keys of the files that they write.
WRITTEN = {"CoverageAnalyzer": "coverage.json", "EndStates": "end_states.file"}


class Checkpoints:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.random = random.Random(SEED)
        self.file = os.path.join(folder, "saved")
        self.report = os.path.join(folder, "report.json")
        self.passed, self.failures = 0, []
        sources = glob.glob(os.path.join(HERE, "checkpoints", "*.java"))
        subprocess.run([options.javac, "-nowarn", "-cp", options.api, "-d", folder, *sources], check=True)

    def check(self, what, holds):
        if holds:
            self.passed += 1
        else:
            self.failures.append(what)

    def start(self, arguments):
        environment = dict(os.environ, CLEW_DIVIDE_AFTER="200")
        return subprocess.Popen([os.path.abspath(self.options.clew), *arguments], cwd=self.folder, env=environment, text=True,
                                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def begin(self, program, arguments, keys):
        return self.start(["-cp", self.folder, "+report.publisher=json", f"+report.json.file={self.report}", *keys, program,
                           *arguments])

    def end(self, process):
        """Exit code, what it said, the report."""
        said = process.communicate(timeout=300)[1]
        with open(self.report, encoding="utf-8") as file:
            return process.returncode, said, json.load(file)

    def saved(self, process, before=None):
        """Whether a checkpoint other than `before` is there, before the process ends."""
        while process.poll() is None:
            try:
                if os.stat(self.file).st_ino != before:
                    return True
            except FileNotFoundError:
                pass
            time.sleep(0.001)
        return False

    def identity(self):
        return os.stat(self.file).st_ino if os.path.exists(self.file) else None

    @staticmethod
    def outcome(report, is_counted=True):
        numbers = report["statistics"]
        return (report["verdict"], report["unknown"], report["assumed"], [numbers[name] for name in COUNTED if is_counted],
                sorted(found["kind"] + found["message"] for found in report["errors"]))

    def kill_twice(self, program, arguments, keys, is_counted=True):
        name = " ".join([program, *arguments, *keys])
        seen = os.path.join(self.folder, "seen")
        looks_on = [key for key in WRITTEN if "+listener=" + key in keys]
        keys = [key.replace("EndStates", os.path.abspath(self.options.listener)) for key in keys]
        keys += [f"+{WRITTEN[name]}={seen}" for name in looks_on]

        def measured():
            """What a listener has written."""
            if not looks_on:
                return None
            with open(seen, encoding="utf-8") as file:
                return file.read()

        began = time.monotonic()
        code, said, report = self.end(self.begin(program, arguments, keys))
        is_short = time.monotonic() - began < 0.5 # it may end before anybody kills it
        wanted, covered = self.outcome(report, is_counted), measured()
        keys = [*keys, f"+search.checkpoint={self.file}", "+search.checkpoint_interval=0.02"]
        if os.path.exists(self.file):
            os.remove(self.file)
        process = self.begin(program, arguments, keys)
        killed = 0
        for _ in range(2):
            if not self.saved(process, self.identity() if killed else None):
                break
            time.sleep(self.random.random() * 0.1)
            process.kill()
            process.communicate()
            killed += process.returncode == -signal.SIGKILL
            process = self.start(["resume", self.file])
        resumed_code, resumed_said, resumed = self.end(process)
        self.check(f"{name}: killed {killed} times only: {resumed_said}", killed == 2 or is_short)
        self.check(f"{name}: exit code {resumed_code}, and {code} without: {resumed_said}", resumed_code == code)
        outcome = self.outcome(resumed, is_counted)
        explored, explored_without = (each["statistics"]["transitions"] for each in (resumed, report))
        self.check(f"{name}: {explored} transitions, and {explored_without} without", explored <= 1.5 * explored_without)
        self.check(f"{name}: {outcome}, and without {wanted}", outcome == wanted)
        self.check(f"{name}: what its listener has seen is another", measured() == covered)
        self.check(f"{name}: {said}{resumed_said}", said == resumed_said == "")
        return code

    def after_each_path(self):
        """A run that was ended after so many paths, and goes on, comes to the same ends, without its limit."""
        for program, ended in (("Waits", range(1, 8)), ("Handles", (1, 2, 40)), ("Places", range(1, 40, 3))):
            self.after_paths(program, ended)

    def after_paths(self, program, ended):
        ends = os.path.join(self.folder, "ends")
        keys = ["+search.multiple_errors=true", "+search.workers=1", "+search.class=dfs", "+vm.por=dynamic",
                f"+listener={os.path.abspath(self.options.listener)}", f"+end_states.file={ends}"]

        def told(process):
            report = self.end(process)[2]
            with open(ends, encoding="utf-8") as file:
                return self.outcome(report, is_counted=False), file.read()

        wanted = told(self.begin(program, [], keys))
        for paths in ended:
            told(self.begin(program, [], [*keys, f"+search.checkpoint={self.file}", f"+search.path_limit={paths}"]))
            got = told(self.start(["resume", self.file, "+search.path_limit=0"]))
            self.check(f"{program} after {paths} paths: {str(got)[:300]}, and without an end {str(wanted)[:300]}", got == wanted)

    def inputs_reduced(self):
        """There is no checkpoint, and the search goes on."""
        keys = ["+search.multiple_errors=true", "+search.workers=1", "+search.class=dfs", "+vm.por=dynamic"]
        wanted = self.end(self.begin("Symbolic", ["2"], keys))[2]
        saving = [f"+search.checkpoint={self.file}", "+search.checkpoint_interval=0.001"]
        _, said, report = self.end(self.begin("Symbolic", ["2"], [*keys, *saving]))
        self.check(f"inputs under dynamic reduction: {self.outcome(report)}, wanted {self.outcome(wanted)}",
                   self.outcome(report) == self.outcome(wanted))
        self.check(f"inputs under dynamic reduction: {said}", "no checkpoint is written" in said and "inputs" in said)

    def little_memory(self):
        """Hardly a state that waits is kept: the same states are explored, and the same ends come about."""
        ends = os.path.join(self.folder, "ends")
        listener = [f"+listener={os.path.abspath(self.options.listener)}", f"+end_states.file={ends}"]
        for program, arguments, keys in (("Counters", ["2", "2"], listener),
                                         ("Errors", [], ["+search.multiple_errors=true", "+listener=PreciseRaceDetector"]),
                                         ("Symbolic", ["2"], ["+search.multiple_errors=true"])):
            outcomes, instructions = [], []
            for more in (["+search.workers=1"], ["+search.workers=1", "+search.frontier_memory=0"],
                         ["+search.workers=2", "+search.frontier_memory=0"]):
                report = self.end(self.begin(program, arguments, ["+search.class=bfs", *keys, *more]))[2]
                seen = None
                if listener[0] in keys:
                    with open(ends, encoding="utf-8") as file:
                        seen = file.read()
                outcomes.append((self.outcome(report), seen))
                instructions.append(report["statistics"]["instructions"])
            # Which states with inputs are matched, and so how many there are, depends on which worker comes first.
            compared = [((*told[:3], told[4]) if program == "Symbolic" else told, seen) for told, seen in outcomes]
            self.check(f"{program} in little memory: {outcomes}", outcomes[0] == outcomes[1] and compared[0] == compared[2])
            self.check(f"{program} in little memory: {instructions}", instructions[0] == instructions[1])
        # Checkpoints are written while states are put away for the first time, and that changes nothing.
        wanted = None
        for more in ([], [f"+search.checkpoint={self.file}", "+search.checkpoint_interval=0"]):
            report = self.end(self.begin("Counters", ["2", "2"], ["+search.class=bfs", "+search.workers=1", "+search.frontier_memory=0",
                                                                  "+search.path_limit=3000", *more]))[2]
            wanted = wanted or self.outcome(report)
            self.check(f"saved at each transition: {self.outcome(report)}, wanted {wanted}", self.outcome(report) == wanted)
        self.refused("depth first in little memory", ["-cp", self.folder, "+search.class=dfs", "+search.frontier_memory=1m", "Values"],
                     "search.frontier_memory")

    def interrupted_after(self, seconds, program, arguments, keys):
        """Ctrl-C so long after the program listens to it, or sooner, where it has ended by then. Exit code, report."""
        while True:
            if os.path.exists(self.file):
                os.remove(self.file)
            process = self.begin(program, arguments, [*keys, f"+search.checkpoint={self.file}"])
            while not self.listens(process, signal.SIGINT) and process.poll() is None:
                time.sleep(0.001)
            time.sleep(seconds)
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
            code, _, report = self.end(process)
            if code != 0 or seconds < 0.001:
                return code, report
            seconds /= 2

    @staticmethod
    def listens(process, number):
        """Whether it handles the signal by now."""
        with open(f"/proc/{process.pid}/status", encoding="utf-8") as file:
            handled = [line.split()[1] for line in file if line.startswith("SigCgt:")]
        return bool(handled) and int(handled[0], 16) >> (number - 1) & 1 == 1

    def interrupt(self, workers):
        """Ctrl-C, then on; an interval that never comes."""
        keys = ["+search.class=dfs", f"+search.workers={workers}"]
        wanted = self.end(self.begin("Counters", ["1", "3"], keys))[2]
        seconds, wanted = wanted["statistics"]["elapsed_seconds"], self.outcome(wanted)
        code, report = self.interrupted_after(seconds * 0.2, "Counters", ["1", "3"], keys)
        self.check(f"interrupted: exit code {code}, {report['verdict']}", code == 3 and report["verdict"] == "unknown")
        self.check("interrupted: no checkpoint", os.path.exists(self.file))
        code, said, report = self.end(self.start(["resume", self.file, f"+search.time_limit={seconds * 0.01:.4f}"]))
        self.check(f"a limit: exit code {code}: {said}", code == 3)
        code, said, report = self.end(self.start(["resume", self.file, "+search.time_limit=0"]))
        self.check(f"after Ctrl-C: {self.outcome(report)}, wanted {wanted}: {said}", self.outcome(report) == wanted)

    def without_answers(self):
        """The solver has hardly any time when the states are made again: nothing is refused."""
        keys = ["+search.class=bfs", "+search.workers=1", "+search.multiple_errors=true", "+symbolic.solver=contradiction"]
        self.end(self.begin("Symbolic", ["2"], [*keys, f"+search.checkpoint={self.file}", "+search.path_limit=1"]))
        process = self.start(["resume", self.file, "+symbolic.solver_timeout=0.000001", "+search.path_limit=0"])
        code, said, report = self.end(process)
        self.check(f"without answers: exit code {code}, {report['unknown']}: {said}",
                   code in (1, 3))

    def refused(self, what, arguments, why):
        """With exit code 2, and one line."""
        process = self.start(arguments)
        said = process.communicate(timeout=60)[1]
        self.check(f"{what}: exit code {process.returncode}: {said}",
                   process.returncode == 2 and said.count("\n") == 1 and why in said)

    def refuse(self):
        other = os.path.join(self.folder, "other")
        with open(self.file, "rb") as file:
            saved = file.read()

        def damaged(content):
            with open(other, "wb") as file:
                file.write(content)
            return ["resume", other]

        self.refused("no file", ["resume", os.path.join(self.folder, "none")], "no such file")
        self.refused("a folder", ["resume", self.folder], "not a checkpoint")
        self.refused("nothing in it", damaged(b""), "not a checkpoint")
        self.refused("something else", damaged(b"{\"configuration\": {}}"), "not a checkpoint")
        self.refused("of another format", damaged(saved[:16] + b"\x09" + saved[17:]), "another version")
        for size in (16, 40, 64, 100, len(saved) // 2, len(saved) - 1):
            self.refused(f"cut after {size} bytes", damaged(saved[:size]), "incomplete or damaged")
        self.refused("longer", damaged(saved + b"\0"), "incomplete or damaged")
        for _ in range(8):
            at = self.random.randrange(24, len(saved))
            self.refused(f"byte {at} is another", damaged(saved[:at] + bytes([saved[at] ^ 0x40]) + saved[at + 1:]),
                         "incomplete or damaged")
        self.refused("another configuration", ["resume", self.file, "+search.depth_limit=100"], "search.depth_limit")
        self.refused("another reduction", ["resume", self.file, "+vm.por=none"], "vm.por")
        for key in ("search.class=pct", "vm.storage.class=none", "search.state_limit=5",
                    "listener=PreciseRaceDetector,ExecTracker", "listener=NoStateCycles", "cg.randomize_choices=FIXED_SEED"):
            self.refused(key, ["-cp", self.folder, f"+search.checkpoint={other}", f"+{key}", "Values"], "search.checkpoint")
        source = os.path.join(self.folder, "Counters.java")
        with open(os.path.join(HERE, "checkpoints", "Counters.java"), encoding="utf-8") as file:
            text = file.read()
        with open(source, "w", encoding="utf-8") as file:
            file.write(text.replace("product * 3", "product * 5"))
        subprocess.run([self.options.javac, "-nowarn", "-cp", self.options.api, "-d", self.folder, source], check=True)
        self.refused("another program", ["resume", self.file], "Counters")

    def give_up(self):
        """What is found out during the run: a warning, and no checkpoint."""
        for program, why in (("Makes", "cannot be made again"), ("Reads", "standard input")):
            if os.path.exists(self.file):
                os.remove(self.file)
            code, said, _ = self.end(self.begin(program, [], ["+search.class=dfs", f"+search.checkpoint={self.file}",
                                                              "+search.checkpoint_interval=0"]))
            self.check(f"{program}: exit code {code}: {said}", said.count("\n") == 1 and why in said)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--api", required=True)
    parser.add_argument("--listener", required=True, help="the library with EndStates")
    parser.add_argument("--javac", default="javac")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        checkpoints = Checkpoints(options, folder)
        codes = {checkpoints.kill_twice(*explored) for explored in EXPLORED}
        checkpoints.after_each_path()
        checkpoints.inputs_reduced()
        for is_counted, reduced in ((True, REDUCED), (False, REDUCED_OTHERWISE)):
            for program, arguments, keys in reduced:
                checkpoints.kill_twice(program, arguments, ["+vm.por=dynamic", "+search.class=dfs", *keys], is_counted)
        checkpoints.check(f"exit codes {codes}", {0, 1} <= codes)
        checkpoints.without_answers()
        checkpoints.little_memory()
        checkpoints.interrupt(1)
        checkpoints.give_up()
        checkpoints.interrupt(2)
        checkpoints.refuse()
        print("\n".join(checkpoints.failures))
        print(f"{checkpoints.passed} passed, {len(checkpoints.failures)} failed")
        return 1 if checkpoints.failures else 0


if __name__ == "__main__":
    sys.exit(main())
