#!/usr/bin/env python3
"""Writes tests for small classes with `clew tests`, lets them be compiled and run by JUnit 5 and JUnit 4, and looks at the
branches that they reach, at the files, and at whether a second run writes the same."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

# Class, branches that have to be reached (per cent), what its tests have to hold.
CLASSES = [
    ("shop.Money", 90, [r"package shop;", r"void plus_throwsIllegalArgument_when", r"Money\.Currency\.EUR",
                         r'assertEquals\("parts: -?\d+", exception\.getMessage\(\)\)']),
    ("shop.Register", 80, [r"class RegisterTest", r"register\.open\(\)", r"assertArrayEquals\(new double\[\] \{"]),
    ("Nameless", 80, [r"^import static", r'"back\\\\slash"', r"greet\('\\n'\)"]),
]
NOT_WANTED = {"Nameless": r"assertEquals\(-?\d+, nameless\.identity"}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "java")
    folder = tempfile.mkdtemp(prefix="clew-generation-")
    problems = []
    try:
        classes = os.path.join(folder, "classes")
        sources = [os.path.join(at, name) for at, _, names in os.walk(here) for name in names]
        subprocess.run([options.javac, "-g", "-encoding", "UTF-8", "-d", classes, *sources], check=True)

        def generate(name, out, *more):
            result = subprocess.run([options.clew, "tests", name, "-cp", classes, "-o", out, "+tests.time=15", *more],
                                    cwd=folder, stdin=subprocess.DEVNULL,
                                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600)
            path = os.path.join(folder, out, name.replace(".", "/") + "Test.java")
            text = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
            left = [file for _, _, files in os.walk(os.path.join(folder, out)) for file in files if not file.endswith("Test.java")]
            if result.returncode != 0 or not text or left:
                problems.append(f"{name} {' '.join(more)}: exit code {result.returncode} {left}\n{result.stdout}")
            return result.stdout, text

        for name, wanted_share, patterns in CLASSES:
            report, text = generate(name, "five", "--run")
            share = re.search(r"branches reached .*\(([\d.]+) %\)", report)
            if not share or float(share[1]) < wanted_share:
                problems.append(f"{name}: less than {wanted_share} % of the branches\n{report}")
            for pattern in patterns:
                if not re.search(pattern, text, re.MULTILINE):
                    problems.append(f"{name}: no {pattern} in the tests\n{text}")
            if name in NOT_WANTED and re.search(NOT_WANTED[name], text):
                problems.append(f"{name}: {NOT_WANTED[name]} in the tests\n{text}")
            again, same = generate(name, "again")
            # Where the time was not enough, what was found in it depends on the machine.
            if "stopped by" not in report + again and same != text:
                problems.append(f"{name}: a second run writes other tests")
            _, four = generate(name, "four", "--run", "+tests.junit=4")
            if "org.junit.Test" not in four:
                problems.append(f"{name}: no JUnit 4 tests")
        _, minimal = generate("shop.Money", "five")
        _, everything = generate("shop.Money", "all", "--run", "+tests.keep=all")
        if everything.count("@Test") <= minimal.count("@Test"):
            problems.append("tests.keep=all keeps no more tests than without it")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print("\n".join(problems) or f"{len(CLASSES)} classes: as they should be")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
