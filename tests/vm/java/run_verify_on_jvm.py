#!/usr/bin/env python3
"""Runs programs that ask gov.nasa.jpf.vm.Verify for choices, and gov.nasa.jpf.symbc.Debug and its kin for inputs, on an
ordinary JVM: a recorded path, and at random."""

import argparse
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PROPERTIES = ["-Dsize.min=100", "-Dsize.max=109", "-Dlist.values=4;5, 6", "-Dspeed.threshold=2", "-Dspeed.delta=0.5"]
CHOICES = [9, 0, 4, 1, 1, 0, 2, 1, 0, 1, 3, 2, 0] + [30, 0, 63]
EXPECTED = """\
false true
19 -3 4
true false false
9 5 0.5 2.5
103 6 1.5
-1073741824 0 8000000000000000 0
2 2 0
true false
4 -1
6 6
[1, 2, 3]
5
Verify.getInt(-2147483648, 2147483647) has more than 2147483647 alternatives
Verify: a choice from an empty list
Verify: the configuration has no nobody.min and no nobody.values
Verify.ignoreIf: paths like this one are not looked at
"""

INPUTS = [-3, 1 << 40, 5, -128, "x", 65, True, "NaN", -0.0, 0.1, "\u20ac\"\n", {"utf16": [97, 98]}, [[1, 2], None, []],
          {"class": "AskedInputs$Leaf", "value": 7, "weight": 2.5, "next": {"same": 1}}, {"name": "n", "next": {}},
          {"same": 2}, None, 4, {"same": 1}, None]
EXPECTED_INPUTS = """\
-3 1099511627776 5 -128 xA true
NaN -0.0 0.1
\u20ac"
|ab
[[1, 2], null, []]
7 null 2.5, next: itself
0 n, next: another
true
null
4 null, next: another
no path condition: 
Verify.ignoreIf: paths like this one are not looked at
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--api", required=True, help="the jar of the API")
    parser.add_argument("--javac", default="javac")
    options = parser.parse_args()
    java = os.path.join(os.path.dirname(options.javac), "java") if os.sep in options.javac else "java"

    with tempfile.TemporaryDirectory(prefix="clew-verify-") as work:
        subprocess.run([options.javac, "-cp", options.api, "-d", work, os.path.join(HERE, "Choices.java"),
                        os.path.join(HERE, "AskedInputs.java")], check=True)

        def run(*properties, program="Choices", arguments=()):
            command = [java, "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-cp", options.api + ":" + work,
                       *PROPERTIES, *properties, program, *arguments]
            return subprocess.run(command, capture_output=True, text=True, encoding="utf-8")

        def write_trace(document):
            path = os.path.join(work, "trace.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(document, file, indent=2)
            return "-Dclew.replay=" + path

        trace = write_trace({"configuration": {"target": "Choices"}, "data_choices": CHOICES, "more": [1]})
        result = run(trace)
        assert (result.stdout, result.stderr, result.returncode) == (EXPECTED, "", 0), result
        # What the path learned of counters that paths before it had changed.
        result = run(write_trace({"data_choices": CHOICES, "read": [40, 41, -1, 7, 0, 1]}))
        assert result.stdout == EXPECTED.replace("2 2 0\ntrue false", "41 -1 7\nfalse true"), result
        result = run(trace, arguments=["more"])
        assert "asks for more choices than the " + str(len(CHOICES)) + "" in result.stderr and result.returncode == 1, result
        result = run(write_trace({"data_choices": [10]}))
        assert "choice 1" in result.stderr and "the trace is of another program" in result.stderr, result
        result = run(write_trace({"data": []}))
        assert 'no "data_choices" in it' in result.stderr, result

        one, same, other = run("-Dclew.seed=1"), run("-Dclew.seed=1"), run("-Dclew.seed=2")
        assert one.returncode == 0 and one.stdout.startswith("false false\n"), one
        assert one.stdout == same.stdout != other.stdout, (one, same, other)

        result = run(write_trace({"inputs": INPUTS, "verdict": "violated"}), program="AskedInputs")
        assert (result.stdout, result.stderr, result.returncode) == (EXPECTED_INPUTS, "", 0), result
        result = run(write_trace({"inputs": INPUTS[:3]}), program="AskedInputs")
        assert "asks for more inputs than the 3 of" in result.stderr and result.returncode == 1, result
        result = run(write_trace({"inputs": [-3, "x"]}), program="AskedInputs")
        assert "input 2 of" in result.stderr and "asks for a value of long" in result.stderr, result
        result = run(write_trace({"data_choices": []}), program="AskedInputs")
        assert 'no list "inputs" in it' in result.stderr, result
        one, same, other = (run(f"-Dclew.seed={seed}", program="AskedInputs") for seed in (1, 1, 2))
        assert one.stdout == same.stdout != other.stdout and one.stdout, (one, same, other)
    print("a recorded path, its errors, and random paths: as expected")
    return 0


if __name__ == "__main__":
    sys.exit(main())
