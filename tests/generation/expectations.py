"""What runners of `clew tests` expect of a class: an exit code, and patterns in its tests and in the report."""

import argparse
import os
import re


def options_of(description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--api", required=True, help="clew-api.jar")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--print", action="store_true", help="what is written")
    return parser.parse_args()


def differences(done, out, subject):
    """What is not as expected, and the tests. `done`: a run of clew that wrote them to the folder `out`. Of a subject, each
    pattern says how often it is there; None: at least once."""
    name, status, in_tests, in_report = subject
    found = [] if done.returncode == status else [f"exit code {done.returncode}, not {status}"]
    path = os.path.join(out, name.replace(".", os.sep) + "Test.java")
    text = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
    for where, patterns in ((text, in_tests), (done.stdout, in_report)):
        for pattern, times in patterns:
            count = len(re.findall(pattern, where))
            if count != times if times is not None else count == 0:
                found.append(f"/{pattern}/ is there {count} times")
    return found, text


def count_problems(done, out, subject, prints, title):
    """How many there are; says which."""
    found, text = differences(done, out, subject)
    if found or prints:
        print(f"{'FAILED ' if found else ''}{title}: {'; '.join(found)}\n{text}{done.stdout}{done.stderr}")
    return len(found)
