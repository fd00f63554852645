#!/usr/bin/env python3
"""Limits end a run in order, wherever it is: in the solver, in texts, in recursion, in linking, on a path of millions of
choices, in allocation, in what is written at the end. Time is that of the processor, which does not depend on what else the
machine does."""

import argparse
import glob
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
JARS = [jar for jar in ("/usr/share/java/guava.jar", "/usr/share/java/commons-math3.jar") if os.path.exists(jar)]
TIME_LIMIT = 2  # seconds
# Program, its arguments, workers, keys.
TIMED = [
    ("Equations", [], 1, ["+symbolic.solver_timeout=100"]),
    ("Equations", [], 1, ["+symbolic.solver_timeout=1"]),
    ("Texts", [], 1, []),
    ("Recursion", [], 1, []),
    ("LongPath", [], 1, []),
    ("LongPath", [], 2, []),
    ("ManyClasses", JARS, 1, []),
    ("Rows", ["rows"], 1, []),
    ("Rows", ["reflected"], 1, []),
    ("Rows", ["array"], 1, []),
]
MEGABYTE = 1 << 20


class Limits:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        sources = glob.glob(os.path.join(HERE, "limits", "*.java"))
        subprocess.run([options.javac, "-nowarn", "-cp", options.api, "-d", folder, *sources], check=True)

    def run(self, program, arguments, keys):
        """Exit code, the report, seconds of the processor, the most memory that the process has had."""
        report = os.path.join(self.folder, "report.json")
        process = subprocess.Popen([os.path.abspath(self.options.clew), "-cp", ":".join([self.folder, *JARS]),
                                    "+report.publisher=console,json", f"+report.json.file={report}", *keys, program,
                                    *arguments],
                                   cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0) # of this process alone
        process.returncode = os.waitstatus_to_exitcode(status)
        with open(report, encoding="utf-8") as file:
            return process.returncode, json.load(file), used.ru_utime + used.ru_stime, used.ru_maxrss << 10


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--api", required=True)
    parser.add_argument("--javac", default="javac")
    options = parser.parse_args()
    failures = []
    passed = 0

    def check(what, holds):
        nonlocal passed
        if holds:
            passed += 1
        else:
            failures.append(what)

    with tempfile.TemporaryDirectory(prefix="clew-limits-") as folder:
        limits = Limits(options, folder)
        # What watches the memory may not be let run for a while, on a machine that has other things to do.
        for _ in range(3):
            code, report, _, most = limits.run("Growing", [], ["+search.memory_limit=100M"])
            check(f"Growing: exit code {code}, {report['unknown']}",
                  code == 3 and "memory limit" in str(report["unknown"]))
            if most < 140 * MEGABYTE:
                break
        check(f"Growing: {most // MEGABYTE} MB with a limit of 100 MB, three times", most < 140 * MEGABYTE)
        for program, arguments, workers, keys in TIMED:
            keys = [f"+search.workers={workers}", *keys]
            # Beside the limit: the start of the process, and what the report takes. The machine may be slow for a while.
            most = workers * (TIME_LIMIT + 1.2)
            for _ in range(3):
                code, report, seconds, _ = limits.run(program, arguments, [f"+search.time_limit={TIME_LIMIT}", *keys])
                check(f"{program} {keys}: exit code {code}, {report['unknown']}",
                      code == 3 and "time limit" in str(report["unknown"]))
                if seconds < most:
                    break
            check(f"{program} {keys}: {seconds:.2f} s at a limit of {TIME_LIMIT} s, three times", seconds < most)

        # What was found before the time was over is walked again all the same. How long the search takes depends on the
        # machine: its time limit is set between its end and the end of the replay.
        path = ["300000"]
        walked = [report["statistics"]["elapsed_seconds"] for _ in range(2)
                  for _, report, _, _ in [limits.run("LateFailure", path, [])]]
        for share in (0.6, 0.7, 0.8, 0.9):
            limit = share * min(walked)
            code, report, _, _ = limits.run("LateFailure", path, [f"+search.time_limit={limit:.3f}"])
            check(f"LateFailure: exit code {code} at {limit:.3f} s", code in (1, 3))
            check(f"LateFailure: {report['unknown']}", code == 1 or "time limit" in str(report["unknown"]))
            if code == 1 and report["statistics"]["elapsed_seconds"] > limit:
                break
        else:
            failures.append("LateFailure: in no run was the replay cut into by the limit")

    for failure in failures:
        print(failure)
    print(f"{passed} as expected, {len(failures)} not")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
