#!/usr/bin/env python3
"""Tests that `clew tests` writes for classes with specifications: calls keep to those of calls, but for one test each that
shows what happens otherwise; what return specifications say is asserted; and where it does not hold, a test fails."""

import glob
import os
import subprocess
import sys
import tempfile

from expectations import count_problems, options_of

HERE = os.path.dirname(os.path.abspath(__file__))
# Class, exit code, how often a pattern has to be found in its tests (None: at least once), and in the report.
SUBJECTS = [
    ("specified.Gate", 0, [
        (r"void \w+CoinFirstIsBroken\(", 1),
        (r"gate\.coin\(\);\n( *\n)*( *(assert\w+\(\d+, )?)gate\.push\(\)", None),
        (r"void (?!\w*IsBroken)\w+\(\) \{(?:.|\n(?!    \}))*?gate\.coin\(\);\s+gate\.coin\(\);", 0),
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
    options = options_of(__doc__)
    problems = 0
    with tempfile.TemporaryDirectory(prefix="clew-specified-") as folder:
        classes = os.path.join(folder, "classes")
        subprocess.run([options.javac, "-g", "-cp", options.api, "-d", classes,
                        *glob.glob(os.path.join(HERE, "java", "specified", "*.java"))], check=True)
        for subject in SUBJECTS:
            for version in ("5", "4"):
                out = os.path.join(folder, version)
                done = subprocess.run([options.clew, "tests", subject[0], "-cp", classes + ":" + options.api, "-o", out, "--run",
                                       "+tests.junit=" + version, "+tests.time=0"], capture_output=True, text=True)
                problems += count_problems(done, out, subject, options.print, f"{subject[0]}, JUnit {version}")
    print("tests of specified classes:", f"{problems} problems" if problems else "as expected")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
