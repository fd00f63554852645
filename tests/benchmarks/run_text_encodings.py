#!/usr/bin/env python3
"""Asks the questions of TextEncodings.cpp of Z3, in both encodings, and of clew, whose texts and solvers are to answer as
they do: a question with a solution is an error of the program that asks it, one without is safe."""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SOLUTION, NONE, OPEN = "a solution", "none", "no answer"
VERDICTS = {1: SOLUTION, 0: NONE, 3: OPEN}


def answers_of_z3(encodings):
    """{question: the answers of one encoding, for the question with and without a solution}"""
    done = subprocess.run([encodings], stdout=subprocess.PIPE, text=True)
    print(done.stdout, end="")
    found = {}
    for name, *answers in re.findall(r"^  (\S.{23})((?:  no answer|  +[\d.]+ ms)(?: \(wrong\))?)(.*)$", done.stdout, re.M):
        told = [OPEN if "no answer" in text else NONE if (expected == SOLUTION) == ("wrong" in text) else SOLUTION
                for expected, text in zip((SOLUTION, NONE), answers)]
        found.setdefault(name.strip(), []).append(told)
    return done.returncode, found


def ask(options, classes, question, expected):
    """(the answer, seconds)"""
    began = time.monotonic()
    done = subprocess.run([options.clew, "-cp", classes, "+symbolic.string_length=10", "TextQuestions", question,
                           "solution" if expected == SOLUTION else "none"], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=120)
    answer = VERDICTS.get(done.returncode)
    if answer is None or (answer == SOLUTION and "AssertionError: solution" not in done.stdout):
        answer = f"exit code {done.returncode}: {done.stdout[-1000:]}"
    return answer, time.monotonic() - began


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--encodings", required=True, help="what TextEncodings.cpp was built to")
    parser.add_argument("--clew", required=True)
    parser.add_argument("--api", required=True)
    parser.add_argument("--javac", default="javac")
    options = parser.parse_args()
    code, of_z3 = answers_of_z3(options.encodings)
    failures = 1 if code != 0 or not of_z3 else 0
    asked = 0
    with tempfile.TemporaryDirectory(prefix="clew-texts-") as classes:
        subprocess.run([options.javac, "-nowarn", "-cp", options.api, "-d", classes,
                        os.path.join(HERE, "texts/TextQuestions.java")], check=True)
        print("clew")
        for question, told in of_z3.items():
            line = f"  {question:24}"
            for index, expected in enumerate((SOLUTION, NONE)):
                answer, seconds = ask(options, classes, question, expected)
                asked += 1
                line += f"  {1000 * seconds:6.0f} ms"
                others = {answers[index] for answers in told if answers[index] != OPEN} | {expected}
                if others != {answer}:
                    failures += 1
                    line += f" (answers {answer}, where {' and '.join(sorted(others))} is right)"
            print(line, flush=True)
    print(f"{asked - failures} passed, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
