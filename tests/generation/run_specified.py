#!/usr/bin/env python3
"""Tests that `clew tests` writes for classes with specifications: calls keep to those of calls, but for one test each that
shows what happens otherwise; what return specifications say is asserted; and where it does not hold, a test fails."""

import argparse
import glob
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
# Class, exit code, how often a pattern has to be found in its tests (None: at least once), and in the report.
SUBJECTS = [
    ("specified.Gate", 0, [
        (r"void \w+CoinFirstIsBroken\(", 1),
        (r"gate\.coin\(\);\n( *\n)*( *(assert\w+\(\d+, )?)gate\.push\(\)", None),
        (r"gate\.coin\(\);\s+gate\.coin\(\);", 0),
        (r"assertEquals\(22,", 1)],
     [(r"branches reached +3 of 4", 1), (r"violated", 0)]),
    ("specified.Sum", 0, [
        (r'assertTrue\((?=.*"Sum\.ProperSum").*actual == \(?-?\d+ \+ -?\d+', None),
        (r"int before = sum\.total\(\);\s+sum\.add\((-?\d+)\);\s+assertTrue\(.*sum\.total\(\) == \(?before \+ \1", None),
        (r"Hidden", 0), (r"IsBroken", 0)],
     [(r"branches reached +2 of 2", 1), (r"violated", 0)]),
    ("specified.WrongSum", 1, [
        (r"void \w+ProperSumIsBroken\(", 1),
        (r'assertTrue\((?=.*"WrongSum\.ProperSum").*actual == \(?-?\d+ \+ -?\d+', None)],
     [(r"violated +specification WrongSum\.ProperSum, the implementation is to blame", 1), (r"branches reached +2 of 2", 1)]),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--api", required=True, help="clew-api.jar")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--print", action="store_true", help="what is written")
    options = parser.parse_args()
    problems = 0
    with tempfile.TemporaryDirectory(prefix="clew-specified-") as folder:
        classes = os.path.join(folder, "classes")
        subprocess.run([options.javac, "-g", "-cp", options.api, "-d", classes,
                        *glob.glob(os.path.join(HERE, "java", "specified", "*.java"))], check=True)
        for name, status, in_tests, in_report in SUBJECTS:
            for version in ("5", "4"):
                out = os.path.join(folder, version)
                done = subprocess.run([options.clew, "tests", name, "-cp", classes + ":" + options.api, "-o", out, "--run",
                                       "+tests.junit=" + version, "+tests.time=900"], capture_output=True, text=True)
                found = []
                if done.returncode != status:
                    found.append(f"exit code {done.returncode}, not {status}")
                path = os.path.join(out, name.replace(".", os.sep) + "Test.java")
                text = open(path).read() if os.path.exists(path) else ""
                for where, patterns in ((text, in_tests), (done.stdout, in_report)):
                    for pattern, times in patterns:
                        count = len(re.findall(pattern, where))
                        if count != times if times is not None else count == 0:
                            found.append(f"/{pattern}/ is there {count} times")
                if found or options.print:
                    print(f"{'FAILED ' + name if found else name}, JUnit {version}: {'; '.join(found)}\n{text}{done.stdout}{done.stderr}")
                problems += len(found)
    print("tests of specified classes:", f"{problems} problems" if problems else "as expected")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
