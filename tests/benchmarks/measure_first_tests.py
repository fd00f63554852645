#!/usr/bin/env python3
"""How soon there are tests of a class: for each of the thirty of measure_further_classes.py, what `clew tests` needs from its
start to the end where it may search for a second (+tests.time=1), and how many tests there are then. Beside it, as the
measure of the machine, what `javac` needs to compile the tests that were written, which clew does once itself.

Debian: as measure_further_classes.py."""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from measure_further_classes import JARS, taken
from measure_real_classes import JUNIT, Measurement, jars


def seconds(command, folder):
    begun = time.monotonic()
    result = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                            text=True, timeout=120)
    return time.monotonic() - begun, result.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--jdk", default="/usr/lib/jvm/java-17-openjdk-amd64")
    parser.add_argument("--filter", default="", help="only classes that match this regular expression")
    options = parser.parse_args()
    options.time, options.set, options.missed = 1, [], False
    folder = tempfile.mkdtemp(prefix="clew-first-")
    all_seconds, without = [], 0
    try:
        measurement = Measurement(options, folder, "Candidates", "OneByOne")
        for jar, needs in JARS.items():
            for name in taken(measurement, jar):
                if not re.search(options.filter, name):
                    continue
                out, path = os.path.join(folder, "tests-" + name), ":".join(jars([jar] + needs))
                clew, report = seconds([os.path.abspath(options.clew), "tests", name, "-cp", path, "-o", out, "+tests.time=1"], folder)
                tests = re.search(r"^  tests +(\d+)", report, re.MULTILINE)
                sources = [os.path.join(at, file) for at, _, files in os.walk(out) for file in files if file.endswith(".java")]
                javac = 0
                if sources:
                    javac, _ = seconds([os.path.join(options.jdk, "bin/javac"), "-nowarn", "-proc:none", "-d", out, "-cp",
                                        ":".join([path, *jars(JUNIT)]), *sources], folder)
                all_seconds.append(clew)
                without += not tests
                print(f"{name:60} {clew:5.1f} s  {tests[1] if tests else 0:>4} tests   javac {javac:4.1f} s", flush=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{len(all_seconds)} classes: {statistics.mean(all_seconds):.1f} s in the mean, {max(all_seconds):.1f} s at most; "
          f"{without} without a test")
    return 1 if without else 0


if __name__ == "__main__":
    sys.exit(main())
