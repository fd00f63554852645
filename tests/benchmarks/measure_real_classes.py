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
MEAN, LEAST = 75, 40  # per cent of branches that are wanted


def jars(names):
    return [os.path.join(JARS, name + ".jar") for name in names]


class Measurement:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.java = os.path.join(options.jdk, "bin/java")
        self.tools = self.at("tools")
        here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "coverage")
        self.run(os.path.join(options.jdk, "bin/javac"), "-d", self.tools, "-cp", ":".join(jars(TOOLS)),
                 os.path.join(here, "Coverage.java"))
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

    def coverage(self, *arguments):
        return self.run(self.java, "-cp", ":".join([self.tools] + jars(TOOLS + LIBRARIES)), "Coverage", *arguments)

    def measure(self, name, library):
        """Generates, compiles and runs the tests of a class. (tests, failures, covered, all branches, seconds, missed)"""
        out = self.at("out/" + name)
        started = time.monotonic()
        libraries = ":".join(jars(LIBRARIES))
        self.run(self.options.clew, "tests", name, "-cp", libraries, "-o", out, f"+tests.time={self.options.time}",
                 *self.options.set, timeout=self.options.time * 4 + 120)
        seconds = time.monotonic() - started
        sources = [os.path.join(folder, file) for folder, _, files in os.walk(out) for file in files if file.endswith(".java")]
        classes = self.at("classes/" + name)
        self.run(os.path.join(self.options.jdk, "bin/javac"), "-nowarn", "-d", classes, "-cp",
                 ":".join(jars(JUNIT + LIBRARIES)), *sources)
        instrumented, exec_file = self.at("instrumented/" + name), self.at(name + ".exec")
        probes = "measured.Probes" if library else "java.lang.Probes"
        self.coverage("instrument", name, instrumented, probes)
        path = [classes, self.tools] + jars(TOOLS + LIBRARIES)
        patch = []
        if library:
            path.insert(0, instrumented)
        else:
            shutil.copytree(self.at("jdk-probes"), instrumented, dirs_exist_ok=True)
            patch = ["--patch-module", "java.base=" + instrumented]
        result = subprocess.run([self.java, *patch, "-cp", ":".join(path), "Coverage", "run", exec_file, probes,
                                 "--disable-banner", "--disable-ansi-colors", "--details=summary", "--scan-classpath", classes],
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600)
        started_tests = re.search(r"\[\s*(\d+) tests started", result.stdout)
        failed = re.search(r"\[\s*(\d+) tests failed", result.stdout)
        if not started_tests:
            raise RuntimeError(result.stdout[-3000:])
        if int(failed[1]):
            for match in re.finditer(r"methodName = '([^']*)'[^\n]*\n\s*=> ([^\n]*)", result.stdout):
                print(f"  fails: {name} {match[1]}: {match[2][:200]}", flush=True)
        lines = self.coverage("report", exec_file, name).splitlines()
        covered, branches = map(int, lines[0].split())
        return int(started_tests[1]), int(failed[1]), covered, branches, seconds, lines[1:]


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
    rows, shares, bad = [], [], 0
    try:
        measurement = Measurement(options, os.path.abspath(folder))
        for name, library in CLASSES:
            if not re.search(options.filter, name):
                continue
            try:
                tests, failures, covered, branches, seconds, missed = measurement.measure(name, library)
            except (RuntimeError, subprocess.TimeoutExpired) as error:
                print(f"{name}: {error}", flush=True)
                bad += 1
                shares.append(0)
                continue
            share = 100 * covered / branches
            shares.append(share)
            bad += failures
            rows.append(f"| {name} | {covered} of {branches} | {share:.1f} % | {tests} | {failures} | {seconds:.0f} |")
            print(rows[-1], flush=True)
            if options.missed:
                print("\n".join("    " + line for line in missed), flush=True)
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)
    print("\n| class | branches | | tests | failing | seconds |\n|---|---:|---:|---:|---:|---:|")
    print("\n".join(rows))
    mean = sum(shares) / len(shares)
    print(f"\nmean {mean:.1f} %, least {min(shares):.1f} %")
    return 0 if bad == 0 and mean >= MEAN and min(shares) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
