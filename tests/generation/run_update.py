#!/usr/bin/env python3
"""`clew tests --update`, where the class has changed since the tests were written, and a person has changed some of these:
what passes stays as it is, what clew has written and does not pass is dropped, what a person has written stays and is
reported where it does not pass, and what is not reached any more has tests again."""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
OWN_PASSING = """
    // By hand; "}" and '{' are none of the class's.
    @Test
    void childrenTravelFree()
    {
        assertEquals(0, new Fare(3).price(5), "not free: }");
    }
"""
OWN_FAILING = """
    @Test
    void nobodyIsNobody() {
        assertEquals("nobody", new Fare(1).label(null));
    }
"""
OWN_UNCOMPILED = """
    @Test
    void costsCents() {
        assertEquals(900, new Fare(3).inCents());
    }
"""


class Update:
    def __init__(self, options, folder, junit):
        self.options, self.folder, self.junit, self.problems = options, folder, junit, []
        self.file = os.path.join(folder, "out", "updated", "FareTest.java")
        for version in ("before", "after"):
            subprocess.run([options.javac, "-g", "-d", os.path.join(folder, version),
                            os.path.join(HERE, "java", version, "Fare.java")], check=True)

    def run(self, version, status, *more, name="updated.Fare"):
        """The report."""
        done = subprocess.run([self.options.clew, "tests", name, "-cp", os.path.join(self.folder, version), "-o",
                               os.path.join(self.folder, "out"), "+tests.time=0", "+tests.junit=" + self.junit, *more],
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if self.options.print:
            print(done.stdout)
        if done.returncode != status:
            self.problems.append(f"{version} {more}: exit code {done.returncode}, not {status}\n{done.stdout}")
        return done.stdout

    def text(self):
        with open(self.file, encoding="utf-8") as file:
            return file.read()

    def write(self, text):
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(text)

    def expect(self, where, text, *patterns):
        for pattern in patterns:
            if not re.search(pattern, text, re.MULTILINE):
                self.problems.append(f"{where}: no /{pattern}/\n{text}")

    def expect_not(self, where, text, *patterns):
        self.problems += [f"{where}: /{pattern}/\n{text}" for pattern in patterns if re.search(pattern, text, re.MULTILINE)]

    def all(self):
        self.run("before", 0)
        written = self.text()
        report = self.run("before", 0, "--update")
        self.expect("nothing has changed", report, r"^  kept +\d\d", r"^  added +0$")
        if self.text() != written:
            self.problems.append(f"nothing has changed, but the file has:\n{written}{self.text()}")

        own = OWN_PASSING + OWN_FAILING + OWN_UNCOMPILED
        if self.junit == "4":
            own = own.replace("void ", "public void ").replace(', "not free: }"', "")
        edited = written.replace("\n    @Test\n", own + "\n    @Test\n", 1)
        # A changed name makes it a person's.
        edited = edited.replace("void price_returns0_whenAgeIsLessThan6(", "void babiesTravelFree(")
        self.write(edited)
        report = self.run("after", 1, "--update")
        changed = self.text()
        self.expect("the class has changed", report, r"^  branches reached +(\d+) of \1 ", r"^  added +[3-9]$",
                    r"^  dropped +label_returnsNobody_whenNameIsNull: .*no one",
                    r"^  dropped +inCents_returns\w+: it does not compile: cannot find symbol",
                    r"^  fails +nobodyIsNobody, which is not as it was generated: .*no one",
                    r"^  fails +costsCents, .*: it does not compile: cannot find symbol")
        self.expect("the class has changed", changed, r"whenAgeIsGreaterThan64", r"label_returnsNoOne", r"inMills_returns", r"too far")
        self.expect_not("the class has changed", changed, r"label_returnsNobody", r"inCents_")
        for part in (*own.split("\n\n"), "void babiesTravelFree("):
            if part not in changed:
                self.problems.append(f"a person's test was changed or is gone:\n{part}\n{changed}")

        for part in own.split("\n\n"):
            if "nobodyIsNobody" in part or "costsCents" in part:
                changed = changed.replace(part, "")
        self.write(changed)
        report = self.run("after", 0, "--update")
        self.expect("mended", report, r"^  added +0$")
        self.expect_not("mended", report, "dropped", "fails")
        if self.text() != changed:
            self.problems.append(f"mended, and nothing was to be done, but the file is another one:\n{changed}{self.text()}")
        return self.problems

    def package(self):
        summary = os.path.join(self.folder, "tests.json")
        self.run("before", 0)
        # By what each test asserts.
        no_longer = sorted(name for name, body in re.findall(r"^    public void (\w+)\(\) \{\n(.*?)^    \}", self.text(), re.M | re.S)
                           if "nobody" in body or "inCents" in body
                           or any(int(age) > 64 for age in re.findall(r"\.price\((\d+)\)", body)))
        if not 2 <= len(no_longer) <= 3:
            self.problems.append(f"the package: {no_longer}\n{self.text()}")
        table = self.run("after", 0, "--update", "+tests.json=" + summary, name="updated.*")
        self.expect("the package", table, rf"updated\.Fare .* \d+ kept, {len(no_longer)} dropped, \d+ added, 0 failing")
        with open(summary, encoding="utf-8") as file:
            update = json.load(file)["classes"][0]["update"]
        if not update["kept"] or sorted(each["test"] for each in update["dropped"]) != no_longer or \
                not all(each["reason"] for each in update["dropped"]):
            self.problems.append(f"the package: {update}\nwanted: {no_longer}")
        self.write("no class")
        self.expect("no class", self.run("after", 2, "--update"), r"\Aclew: .*FareTest\.java: it is not the source of a class updated\.FareTest.*\n\Z")
        return self.problems


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--print", action="store_true", help="the reports")
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)
    problems = []
    with tempfile.TemporaryDirectory(prefix="clew-update-") as folder:
        problems += Update(options, os.path.join(folder, "5"), "5").all()
        problems += Update(options, os.path.join(folder, "4"), "4").package()
    print("\n".join(problems) or "as they should be")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
