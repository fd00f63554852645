#!/usr/bin/env python3
"""Generates tests for classes of Debian's libraries and of the JDK, runs them on an ordinary JVM, and prints which branches
they reach there, as JaCoCo counts them (Debian: libjacoco-java, junit5, and the libraries named in CLASSES)."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

JARS = "/usr/share/java"
LANG, COLLECTIONS, GUAVA = "org.apache.commons.lang3.", "org.apache.commons.collections4.", "com.google.common."
CLASSES = [
    (LANG + "math.Fraction", "commons-lang3"), (LANG + "math.NumberUtils", "commons-lang3"),
    (LANG + "BooleanUtils", "commons-lang3"), (LANG + "CharUtils", "commons-lang3"),
    (LANG + "CharRange", "commons-lang3"), (LANG + "Range", "commons-lang3"),
    (LANG + "StringUtils", "commons-lang3"), (LANG + "BitField", "commons-lang3"),
    (COLLECTIONS + "map.LRUMap", "commons-collections4"), (COLLECTIONS + "list.TreeList", "commons-collections4"),
    (COLLECTIONS + "queue.CircularFifoQueue", "commons-collections4"),
    (GUAVA + "math.IntMath", "guava"), (GUAVA + "primitives.Ints", "guava"),
    ("java.util.BitSet", None), ("java.util.ArrayDeque", None), ("java.util.TreeMap", None),
]
LIBRARIES = ["commons-lang3", "commons-collections4", "guava"]
JUNIT = ["junit-jupiter-api", "junit-jupiter-engine", "junit-platform-commons", "junit-platform-engine",
         "junit-platform-launcher", "junit-platform-console", "junit-platform-reporting", "opentest4j", "apiguardian-api",
         "junit-jupiter-params"]
TOOLS = ["org.jacoco.core", "asm", "asm-commons", "asm-tree", "asm-analysis"] + JUNIT
MEAN, LEAST = 95, 88  # per cent of branches that are wanted
LAUNCHER = ["--disable-banner", "--disable-ansi-colors", "--details=summary"]
HEAD = "| class | branches | | mutants killed | tests | failing | seconds |\n|---|---:|---:|---:|---:|---:|---:|"


def jars(names):
    return [os.path.join(JARS, name + ".jar") for name in names]


class Measurement:
    def __init__(self, options, folder, *tools):
        """`tools`: classes of the folder coverage/ that are wanted beside Coverage."""
        self.options, self.folder = options, folder
        self.java = os.path.join(options.jdk, "bin/java")
        self.tools = self.at("tools")
        here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "coverage")
        self.run(os.path.join(options.jdk, "bin/javac"), "-d", self.tools, "-cp", ":".join(jars(TOOLS)),
                 *(os.path.join(here, name + ".java") for name in ("Coverage", *tools)))
        with open(os.path.join(here, "Probes.java")) as file:
            probes = file.read()
        for package, target, flags in (("measured", self.tools, []),
                                       ("java.lang", self.at("jdk-probes"), ["--patch-module", "java.base=" + self.at("probes")])):
            os.makedirs(self.at("probes"), exist_ok=True)
            with open(self.at("probes/Probes.java"), "w") as file:
                file.write(probes.replace("@PACKAGE@", package))
            self.run(os.path.join(options.jdk, "bin/javac"), *flags, "-d", target, self.at("probes/Probes.java"))

    def at(self, name):
        return os.path.join(self.folder, name)

    def run(self, *command, **more):
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                                text=True, **more)
        if result.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}\n{result.stdout[-3000:]}")
        return result.stdout

    def tool(self, name, *arguments, libraries=()):
        return self.run(self.java, "-cp", ":".join([self.tools] + jars([*TOOLS, *libraries])), name, *arguments)

    def coverage(self, libraries, *arguments):
        return self.tool("Coverage", *arguments, libraries=libraries)

    def measure(self, name, libraries, of_jdk=False):
        """Generates, compiles and runs the tests of a class."""
        result = Measured()
        out = self.at("out/" + name)
        started = time.monotonic()
        report = self.run(self.options.clew, "tests", name, "-cp", ":".join(jars(libraries)), "-o", out,
                          f"+tests.time={self.options.time}", *self.options.set, timeout=self.options.time * 4 + 120)
        result.seconds = time.monotonic() - started
        result.said = [line for line in report.splitlines() if re.match(" +(unknown|given up|left out|stopped by|not reached) ", line)]
        killed = re.search(r"mutants killed +(\d+) of (\d+)", report)
        result.mutants = (int(killed[1]), int(killed[2])) if killed else None
        sources = [os.path.join(folder, file) for folder, _, files in os.walk(out) for file in files if file.endswith(".java")]
        classes = self.at("classes/" + name)
        self.run(os.path.join(self.options.jdk, "bin/javac"), "-nowarn", "-d", classes, "-cp", ":".join(jars(JUNIT + libraries)),
                 *sources)
        instrumented, exec_file = self.at("instrumented/" + name), self.at(name + ".exec")
        probes = "java.lang.Probes" if of_jdk else "measured.Probes"
        self.coverage(libraries, "instrument", name, instrumented, probes)
        path = [classes, self.tools] + jars(TOOLS + libraries)
        patch = []
        if of_jdk:
            shutil.copytree(self.at("jdk-probes"), instrumented, dirs_exist_ok=True)
            patch = ["--patch-module", "java.base=" + instrumented]
        else:
            path.insert(0, instrumented)
        result.tests, result.failures = self.count([self.java, "-ea", *patch, "-cp", ":".join(path), "Coverage", "run", exec_file, probes,
                                                    *LAUNCHER, "--scan-classpath", classes])
        lines = self.coverage(libraries, "report", exec_file, name).splitlines()
        result.covered, result.branches = map(int, lines[0].split())
        result.missed = lines[1:]
        return result

    def count(self, command):
        """Runs tests by JUnit's console launcher. How many there are, and what is said of those that fail."""
        text = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True,
                              timeout=600).stdout
        tests, failed = (re.search(rf"\[\s*(\d+) tests {what}", text) for what in ("started", "failed"))
        if not tests:
            raise RuntimeError(text[-3000:])
        failures = [f"{match[1]}: {match[2][:200]}"
                    for match in re.finditer(r"methodName = '([^']*)'[^\n]*\n\s*=> ([^\n]*)", text)]
        return int(tests[1]), failures if len(failures) == int(failed[1]) else [f"{failed[1]} tests"]


class Measured:
    """What tests of a class reach; `mutants`: those killed, and all; None: the time was too short to try them."""

    def share(self):
        return 100 * self.covered / self.branches

    def row(self, name):
        mutants = "" if not self.mutants else f"{self.mutants[0]} of {self.mutants[1]}"
        return (f"| {name} | {self.covered} of {self.branches} | {self.share():.1f} % | {mutants} | {self.tests} | "
                f"{len(self.failures)} | {self.seconds:.0f} |")


class Results:
    """What was measured of several classes, printed as it comes."""

    def __init__(self, shows_missed):
        self.shows_missed, self.rows, self.shares, self.bad = shows_missed, [], [], 0

    def add(self, name, measured):
        self.shares.append(measured.share())
        self.bad += len(measured.failures)
        self.rows.append(measured.row(name))
        print("\n".join([self.rows[-1], *("  fails: " + failure for failure in measured.failures)]), flush=True)
        if self.shows_missed:
            print("\n".join("    " + line for line in measured.missed + measured.said), flush=True)

    def add_none(self, name, why):
        print(f"{name}: {why}", flush=True)
        self.shares.append(0)
        self.bad += 1
        self.rows.append(f"| {name} | none | 0 % | | 0 | 0 | |")

    def are_good(self, mean, least=0):
        """The table, and whether all tests pass and cover what is wanted, in per cent."""
        print("\n".join(["", HEAD, *self.rows]))
        covered, lowest = sum(self.shares) / max(1, len(self.shares)), min(self.shares, default=0)
        print(f"\nmean {covered:.1f} %, least {lowest:.1f} %; {self.bad} fail; load {os.getloadavg()[0]:.1f}")
        return self.bad == 0 and covered >= mean and lowest >= least


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--jdk", default="/usr/lib/jvm/java-17-openjdk-amd64")
    parser.add_argument("--time", type=int, default=60, help="seconds for each class")
    parser.add_argument("--filter", default="", help="only classes that match this regular expression")
    parser.add_argument("--set", action="append", default=[], metavar="+key=value", help="for clew")
    parser.add_argument("--missed", action="store_true", help="print the lines whose branches are missed")
    parser.add_argument("--keep", help="folder to work in, which is kept")
    options = parser.parse_args()
    folder = options.keep or tempfile.mkdtemp(prefix="clew-coverage-")
    os.makedirs(folder, exist_ok=True)
    results = Results(options.missed)
    try:
        measurement = Measurement(options, os.path.abspath(folder))
        for name, library in CLASSES:
            if not re.search(options.filter, name):
                continue
            try:
                results.add(name, measurement.measure(name, LIBRARIES, of_jdk=library is None))
            except (RuntimeError, subprocess.TimeoutExpired) as error:
                results.add_none(name, error)
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)
    return 0 if results.are_good(MEAN, LEAST) else 1


if __name__ == "__main__":
    sys.exit(main())
