#!/usr/bin/env python3
"""Tests that `clew tests` writes for the parameterized tests of a class: a row of arguments for each path, a word on each
method, and tests that fail, on the JVM as well, where an assertion does."""

import glob
import json
import os
import subprocess
import sys
import tempfile

from expectations import count_problems, options_of

HERE = os.path.dirname(os.path.abspath(__file__))
JARS = ["junit-jupiter-api", "junit-jupiter-params", "junit-platform-commons", "opentest4j", "apiguardian-api"]
# Class, exit code, how often a pattern has to be found in its tests, and in the report.
SUBJECTS = [
    ("puts.PurseTests", 1, [
        (r"@Test\n    void keepsWhatIsPut_succeeds\(\) \{\n +PurseTests purseTests = new PurseTests\(\);\n +purseTests\.fill\(\);\n"
         r" +purseTests\.keepsWhatIsPut\(\d+\);", 1),
        (r"void keepsWhatIsPut_fails\(\)[^}]*// fails: AssertionFailedError at PurseTests\.java:29\n +purseTests\.keepsWhatIsPut\(1000\);", 1),
        (r"@ValueSource\(ints = \{0, \d+\}\)\n    void takesNoMoreThanThereIs_succeeds\(int amount\)", 1),
        (r"hasInitials\(null\)", 1), (r'hasInitials\("x', 1),
        (r'hasInitials\("a?"\)', 2),
        (r"isOfAKind\(Purse\.Kind\.\w+, (true|false)\)", 4),
        (r"isNoTest|assertThrows|\\u", 0)],
     [(r"fails +keepsWhatIsPut\(int\), 2 paths\n +with amount = 1000: AssertionFailedError at PurseTests\.java:29: expected: <1010> but was: <11>\n", 1),
      (r"holds +takesNoMoreThanThereIs\(int\), 2 paths\n", 1),
      (r"holds +refusesNothing\(int\), 2 paths\n", 1),
      (r"fails +hasInitials\(java\.lang\.String\), 4 paths\n", 1),
      (r"with name = null: NullPointerException at PurseTests\.java:52\n", 1),
      (r"with name = \"x\w*\": AssertionFailedError at PurseTests\.java:52: ", 1),
      (r"holds +isOfAKind\(puts\.Purse\$Kind, boolean\), 4 paths\n", 1),
      (r"unknown +isAsBefore\(puts\.Purse, int\), \d paths?\n +it may be called with a puts\.Purse that is made in another way\n", 1),
      (r"isNoTest|left out", 0)]),
    ("puts.LawTests", 0, [
        (r"LawTests\.prepare\(\);\n +LawTests lawTests = new LawTests\(\);\n +lawTests\.begin\(\);\n +lawTests\.goOn\(\);", None)],
     [(r"holds +isOrdered\(int, int\), 3 paths\n", 1), (r"fails|unknown|assumed", 0)]),
    ("puts.ModeTests", 0, [(r"hasNoMode\(", 1)],
     [(r"holds +hasNoMode\(int\), 2 paths\n +assumed: java\.lang\.System\.getProperty does not ask for the surroundings", 1),
      (r"holds +isNotInterrupted\(int\), 2 paths\n +assumed: java\.lang\.Thread\.interrupted does not", 1),
      # A test that fails says what the objects are.
      (r"holds +isEqualToItself\(int\), \d paths?\n +assumed: java\.lang\.System\.getenv does not", 1),
      (r"holds +isOneOrTheOther\(int\), 2 paths\n(?! +assumed)", 1), (r"assumed", 3), (r"fails|unknown", 0)]),
    ("puts.AfterTests", 1, [
        (r"try \{\n +afterTests\.rises\(\d+\);\n +\} finally \{\n +afterTests\.isNeverTooHigh\(\);\n +AfterTests\.forget\(\);\n +\}", None)],
     [(r"fails +rises\(int\), 3 paths\n +with by = \d+: AssertionFailedError at AfterTests\.java:17: ", 1),
      (r"holds +stays\(int\), 2 paths\n", 1), (r"(?s)run on the JVM.* 1 were to fail", 1)]),
    ("puts.OpenTests", 3, [(r"void isShort_succeeds", 2)],
     [(r"unknown +isShort\(java\.lang\.Object\)", 1),
      (r"unknown +isNeverCalled\(int\), 0 paths\n +what it assumes holds for no arguments\n", 1), (r"  (fails|holds) ", 0)]),
]


def main():
    options = options_of(__doc__)
    problems = 0
    with tempfile.TemporaryDirectory(prefix="clew-puts-") as folder:
        classes = os.path.join(folder, "classes")
        jars = [f"/usr/share/java/{name}.jar" for name in JARS]
        subprocess.run([options.javac, "-g", "-cp", ":".join([options.api, *jars]), "-d", classes,
                        *glob.glob(os.path.join(HERE, "java", "puts", "*.java"))], check=True)
        for subject in SUBJECTS:
            out = os.path.join(folder, "out")
            done = subprocess.run([options.clew, "tests", subject[0], "-cp", classes, "-o", out, "--run", "+tests.time=0"],
                                  capture_output=True, text=True)
            problems += count_problems(done, out, subject, options.print, subject[0])

        # All of the package: the worst of them decides, and the file for machines has the verdicts.
        summary = os.path.join(folder, "tests.json")
        done = subprocess.run([options.clew, "tests", "puts.*Tests", "-cp", classes, "-o", os.path.join(folder, "all"),
                               "+tests.time=0", "+tests.json=" + summary], capture_output=True, text=True)
        verdicts = {entry["class"]: [(one["method"], one["verdict"]) for one in entry["parameterized"]]
                    for entry in json.load(open(summary))["classes"]} if os.path.exists(summary) else {}
        if done.returncode != 1 or ("keepsWhatIsPut(int)", "fails") not in verdicts.get("puts.PurseTests", []) \
                or verdicts.get("puts.LawTests") != [("isOrdered(int, int)", "holds")]:
            print(f"FAILED: the package: exit code {done.returncode}\n{verdicts}\n{done.stdout}{done.stderr}")
            problems += 1
    print("tests by parameterized tests:", f"{problems} problems" if problems else "as expected")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
