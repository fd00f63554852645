#!/usr/bin/env python3
"""Generates tests for methods of Debian's libraries that are coded against interfaces or annotations, runs them on an
ordinary JVM, and prints which lines and branches of these methods they reach, as JaCoCo counts them.

The methods are taken by a rule: of all that coverage/Patterns.java finds in the jars of PACKAGES, sorted by jar, class, name
and type, every k-th, such that there are COUNT. Debian: PACKAGES, libjacoco-java, libasm-java, junit5."""

import argparse
import concurrent.futures
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

from measure_real_classes import JARS, JUNIT, TOOLS, jars

PACKAGES = """ant groovy libactivemq-java libasm-java libbcel-java libcommons-beanutils-java libcommons-collections4-java
    libcommons-compress-java libcommons-configuration2-java libcommons-digester-java libcommons-fileupload-java
    libcommons-jexl3-java libcommons-jxpath-java libcommons-lang3-java libcommons-text-java libcommons-validator-java
    libcommons-vfs-java libguice-java libhibernate-commons-annotations-java libhibernate-validator-java libhibernate3-java
    libjetty9-java libjfreechart-java liblucene8-java libmaven3-core-java libspring-aop-java libspring-beans-java
    libspring-context-java libspring-core-java libspring-expression-java libspring-jdbc-java libspring-messaging-java
    libspring-transaction-java libspring-web-java libspring-web-servlet-java libtomcat9-java libxalan2-java""".split()
COUNT = 60
LINES, BRANCHES = 90, 85  # per cent that are wanted, in the mean
PRIMITIVES = {"B": "byte", "C": "char", "D": "double", "F": "float", "I": "int", "J": "long", "S": "short", "Z": "boolean"}
HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "coverage")


def existing(paths):
    """Files without their versions' names: each once, in order."""
    return sorted({os.path.realpath(path) for path in paths if os.path.exists(path)})


def jars_of(packages):
    listed = subprocess.run(["dpkg", "-L", *packages], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    return existing(path for path in listed if path.endswith(".jar") and "/maven-repo/" not in path)


class Method:
    def __init__(self, line):
        _, self.jar, owner, self.name, self.descriptor, self.reason = line.split(" ")
        self.owner = owner.replace("/", ".")

    def __str__(self):
        return f"{self.owner}.{self.name}{self.descriptor}"

    def target(self):
        """As clew takes it: pkg.Class#method(int,pkg.Type[])."""
        types = []
        for array, letter, name in re.findall(r"(\[*)(?:([BCDFIJSZ])|L([^;]*);)", self.descriptor[:self.descriptor.index(")")]):
            types.append((PRIMITIVES[letter] if letter else name.replace("/", ".")) + "[]" * len(array))
        simple = re.split(r"[.$]", self.owner)[-1]
        return f"{self.owner}#{simple if self.name == '<init>' else self.name}({','.join(types)})"


class Measurement:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.java, self.javac = (os.path.join(options.jdk, "bin", name) for name in ("java", "javac"))
        self.tools = self.at("tools")
        probes = self.at("probes/Probes.java")
        os.makedirs(os.path.dirname(probes), exist_ok=True)
        with open(os.path.join(HERE, "Probes.java")) as source, open(probes, "w") as target:
            target.write(source.read().replace("@PACKAGE@", "measured"))
        self.run(self.javac, "-d", self.tools, "-cp", ":".join(jars(TOOLS)), probes,
                 *(os.path.join(HERE, name) for name in ("Coverage.java", "Patterns.java")))

    def at(self, *names):
        return os.path.join(self.folder, *names)

    def run(self, *command, timeout=120):
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True,
                                timeout=timeout)
        if result.returncode != 0:
            raise RuntimeError(f"{' '.join(command)[:300]}\n{result.stdout[-2000:]}")
        return result.stdout

    def timed(self, *command, timeout):
        """What it prints, and seconds of a processor and of the clock."""
        with tempfile.TemporaryFile("w+") as output:
            started = time.monotonic()
            process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
            timer = threading.Timer(timeout, process.kill)
            timer.start()
            _, status, usage = os.wait4(process.pid, 0)
            timer.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
            output.seek(0)
            text = output.read()
        if process.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}\n{text[-2000:]}")
        return text, f"{usage.ru_utime + usage.ru_stime:.0f} / {time.monotonic() - started:.0f}"

    def scan(self):
        """All methods, and the class path for each jar."""
        output = self.run(self.java, "-cp", ":".join([self.tools] + jars(TOOLS)), "Patterns", *jars_of(PACKAGES), "--",
                          *existing(glob.glob(JARS + "/*.jar")), timeout=900).splitlines()
        methods = [Method(line) for line in output if line.startswith("METHOD ")]
        self.paths = {line.split(" ")[1]: line.split(" ")[1:] for line in output if line.startswith("PATH ")}
        return methods

    def measure(self, number, method):
        """(lines covered, all lines, branches covered, all branches, tests, failures, times, what is to be said)"""
        path, name = self.paths[method.jar], f"{number:02}"
        out, classes, instrumented, exec_file = (self.at(name, each) for each in ("out", "classes", "instrumented", "exec"))
        shutil.rmtree(self.at(name), ignore_errors=True)
        report, seconds = self.timed(self.options.clew, "tests", method.target(), "-cp", ":".join(path), "-o",
                                     out, f"+tests.time={self.options.time}", f"+search.workers={self.options.workers}",
                                     *self.options.set,
                                     timeout=self.options.time * 4 + 120)
        sources = [os.path.join(folder, file) for folder, _, files in os.walk(out) for file in files if file.endswith(".java")]
        self.run(self.javac, "-nowarn", "-proc:none", "-d", classes, "-cp", ":".join(jars(JUNIT) + path), *sources)
        coverage = [self.java, "-ea", "-cp", ":".join([instrumented, classes, self.tools] + jars(TOOLS) + path), "Coverage"]
        of_class = [self.java, "-cp", ":".join([self.tools] + jars(TOOLS) + path), "Coverage"]
        self.run(*of_class, "instrument", method.owner, instrumented, "measured.Probes")
        result = subprocess.run(coverage + ["run", exec_file, "measured.Probes", "--disable-banner", "--disable-ansi-colors",
                                            "--details=summary", "--scan-classpath", classes],
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True, timeout=300,
                                cwd=self.at(name))
        tests = re.search(r"\[\s*(\d+) tests started", result.stdout)
        failed = re.search(r"\[\s*(\d+) tests failed", result.stdout)
        if not tests:
            raise RuntimeError(result.stdout[-2000:])
        said = [f"fails: {match[1]}: {match[2][:200]}"
                for match in re.finditer(r"methodName = '([^']*)'[^\n]*\n\s*=> ([^\n]*)", result.stdout)]
        lines = self.run(*of_class, "method", exec_file, method.owner, method.name, method.descriptor).splitlines()
        said += ["line " + line for line in lines[1:]]
        said += [line for line in report.splitlines() if f" {method.name}(" in line or " unknown  " in line or " given up " in line
                 or " left out " in line]
        return (*map(int, lines[0].split()), int(tests[1]), int(failed[1]), seconds, said)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--jdk", default="/usr/lib/jvm/java-17-openjdk-amd64")
    parser.add_argument("--time", type=int, default=10, help="seconds for each method")
    parser.add_argument("--workers", type=int, default=2, help="threads of each clew")
    parser.add_argument("--jobs", type=int, default=1, help="methods at a time")
    parser.add_argument("--filter", default="", help="only methods that match this regular expression")
    parser.add_argument("--from", dest="first", type=int, default=0, help="number of the first one to measure")
    parser.add_argument("--to", type=int, default=COUNT, help="number behind the last one")
    parser.add_argument("--set", action="append", default=[], metavar="+key=value", help="for clew")
    parser.add_argument("--list", action="store_true", help="print the methods, and measure nothing")
    parser.add_argument("--missed", action="store_true", help="print what is missed, and what clew says of it")
    parser.add_argument("--keep", help="folder to work in, which is kept")
    options = parser.parse_args()
    folder = options.keep or tempfile.mkdtemp(prefix="clew-patterns-")
    os.makedirs(folder, exist_ok=True)
    rows, lines, branches, bad = [], [], [], 0
    try:
        measurement = Measurement(options, os.path.abspath(folder))
        found = measurement.scan()
        taken = [found[i * len(found) // COUNT] for i in range(COUNT)]
        print(f"{len(found)} methods in {len({method.jar for method in found})} jars, {COUNT} of them taken", flush=True)
        chosen = [(i, method) for i, method in enumerate(taken)
                  if options.first <= i < options.to and re.search(options.filter, str(method))]
        if options.list:
            for i, method in chosen:
                print(i, method, method.reason, len(measurement.paths[method.jar]))
            return 0

        def attempt(number_and_method):
            try:
                return measurement.measure(*number_and_method)
            except (RuntimeError, subprocess.TimeoutExpired) as error:
                return str(error)

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for (i, method), result in zip(chosen, pool.map(attempt, chosen)):
                title = f"{i} {method.owner}.{method.name}"
                if isinstance(result, str):
                    print(f"{title}: {result}", flush=True)
                    bad += 1
                    lines.append(0)
                    branches.append(0)
                    rows.append(f"| {title} | none | none | 0 | 0 | |")
                    continue
                line, all_lines, branch, all_branches, tests, failures, seconds, said = result
                bad += failures
                lines.append(100 * line / all_lines if all_lines else 100)
                if all_branches:
                    branches.append(100 * branch / all_branches)
                rows.append(f"| {title} | {line} of {all_lines} | {branch} of {all_branches} | {tests} | {failures} | {seconds} |")
                print(rows[-1], flush=True)
                if options.missed and (line < all_lines or branch < all_branches or failures):
                    print("\n".join("    " + each for each in said), flush=True)
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)
    print("\n| method | lines | branches | tests | failing | seconds of a processor / of the clock |\n|---|---:|---:|---:|---:|---:|")
    print("\n".join(rows))
    line_mean, branch_mean = (sum(each) / max(1, len(each)) for each in (lines, branches))
    print(f"\nmean of lines {line_mean:.1f} %, of branches {branch_mean:.1f} %; {bad} fail; load {os.getloadavg()[0]:.1f}")
    return 0 if bad == 0 and line_mean >= LINES and branch_mean >= BRANCHES else 1


if __name__ == "__main__":
    sys.exit(main())
