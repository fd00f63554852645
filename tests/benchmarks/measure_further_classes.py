#!/usr/bin/env python3
"""Generates tests for classes that a rule takes from Debian's libraries, and prints which branches they reach, as
measure_real_classes.py does; then runs them elsewhere: on another JDK, in other time zones and languages, in random order,
and one by one.

The rule: of the public classes of each of JARS that have at least BRANCHES branches, sorted by name, every k-th, such that
there are OF_EACH. Debian: libjacoco-java, libasm-java, junit5, and the packages of JARS."""

import argparse
import concurrent.futures
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile

from measure_real_classes import JUNIT, LAUNCHER, Measurement, Results, jars

# And what they need.
JARS = {
    "commons-cli": [],
    "commons-codec": [],
    "commons-io": [],
    "commons-math3": [],
    "commons-text": ["commons-lang3"],
    "commons-validator": ["commons-beanutils", "commons-collections3", "commons-digester", "commons-logging"],
    "gson": [],
    "jgrapht0.8": [],
    "joda-time": [],
    "jsoup": [],
}
BRANCHES, OF_EACH = 20, 3
MEAN = 85  # per cent of branches that are wanted
TIME_ZONES, LANGUAGES = ("UTC", "Asia/Tokyo"), (("en", "US"), ("de", "DE"))
RANDOM_ORDER = "junit.jupiter.testmethod.order.default=org.junit.jupiter.api.MethodOrderer$Random"


def taken(measurement, name):
    found = measurement.tool("Candidates", *jars([name]), str(BRANCHES)).splitlines()
    return [found[i * len(found) // OF_EACH] for i in range(OF_EACH)]


def worlds(options):
    """Names and commands of JVMs."""
    for jdk, zone, (language, country) in itertools.product(options.jdks, TIME_ZONES, LANGUAGES):
        name = f"{os.path.basename(jdk)} {zone} {language}"
        yield name, [os.path.join(jdk, "bin/java"), "-ea", f"-Duser.timezone={zone}", f"-Duser.language={language}",
                     f"-Duser.country={country}"]


def run_elsewhere(measurement, options, name, libraries, tests):
    """What fails, of so many tests."""
    classes, failures = measurement.at("classes/" + name), []

    def note(where, command):
        try:
            count, failed = measurement.count(command)
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            count, failed = tests, [str(error)]
        if count != tests:
            failed = failed + [f"{count} of {tests} tests are run"]
        failures.extend(f"{where}: {failure}" for failure in failed)

    for seed, (where, java) in enumerate(worlds(options)):
        path = ":".join([classes] + jars(JUNIT + libraries))
        note(where, [*java, "-cp", path, "org.junit.platform.console.ConsoleLauncher", *LAUNCHER, "--scan-classpath", classes,
                     "--config", RANDOM_ORDER, "--config", f"junit.jupiter.execution.order.random.seed={seed}"])
    for jdk in options.jdks:
        note(f"{os.path.basename(jdk)} one by one", [os.path.join(jdk, "bin/java"), "-ea", "-cp",
                                                     ":".join([measurement.tools] + jars(JUNIT)), "OneByOne", classes, *jars(libraries)])
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--jdk", default="/usr/lib/jvm/java-17-openjdk-amd64", help="to generate and measure with")
    parser.add_argument("--jdks", nargs="+", default=["/usr/lib/jvm/java-17-openjdk-amd64", "/usr/lib/jvm/temurin-25-jdk-amd64"],
                        help="to run the tests on")
    parser.add_argument("--time", type=int, default=60, help="seconds for each class")
    parser.add_argument("--jobs", type=int, default=1, help="classes at a time")
    parser.add_argument("--filter", default="", help="only classes that match this regular expression")
    parser.add_argument("--set", action="append", default=[], metavar="+key=value", help="for clew")
    parser.add_argument("--list", action="store_true", help="print the classes, and measure nothing")
    parser.add_argument("--missed", action="store_true", help="print the lines whose branches are missed")
    parser.add_argument("--keep", help="folder to work in, which is kept")
    options = parser.parse_args()
    folder = options.keep or tempfile.mkdtemp(prefix="clew-coverage-")
    os.makedirs(folder, exist_ok=True)
    results = Results(options.missed)
    try:
        measurement = Measurement(options, os.path.abspath(folder), "Candidates", "OneByOne")
        chosen = [(name, [jar] + needs) for jar, needs in JARS.items() for name in taken(measurement, jar)
                  if re.search(options.filter, name)]
        if options.list:
            print("\n".join(name for name, _ in chosen))
            return 0

        def attempt(name, libraries):
            try:
                measured = measurement.measure(name, libraries)
            except (RuntimeError, subprocess.TimeoutExpired) as error:
                return str(error)
            measured.failures += run_elsewhere(measurement, options, name, libraries, measured.tests)
            return measured

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for (name, _), measured in zip(chosen, pool.map(lambda each: attempt(*each), chosen)):
                if isinstance(measured, str):
                    results.add_none(name, measured)
                else:
                    results.add(name, measured)
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)
    return 0 if results.are_good(MEAN) else 1


if __name__ == "__main__":
    sys.exit(main())
