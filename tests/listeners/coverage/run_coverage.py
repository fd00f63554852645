#!/usr/bin/env python3
"""Compares the coverage that clew reports with that of JaCoCo on an ordinary JVM, class by class, method by method and line
by line, on programs with one path. Also checks the XML against JaCoCo's DTD.

The programs are those of this folder and some of the conformance tests. They are compiled for Java 11, which is the newest
that Debian's JaCoCo 0.8.6 knows, and have no assertions, which it counts and newer versions do not.

The programs in the folder `explored` have several paths, and state how many branches and lines they cover together.

Exits with 77, after saying so, where JaCoCo, ASM or xmllint is not installed."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
CONFORMANCE = HERE.parent.parent / "subjects" / "conformance"
PROGRAMS = ["basics/ControlFlow", "basics/ExceptionBasics", "basics/ClassesAndInheritance", "basics/Interfaces",
            "basics/SortingAlgorithms", "basics/LinkedStructures", "basics/StaticInitOrder",
             "basics/StringBasics", "exceptions/ExceptionChaining", "exceptions/FinallyReturns",
            "exceptions/TryWithResources", "invokedynamic/MethodReferences",
            "types/InstanceInitializers", "types/StaticNested"]
JARS = Path("/usr/share/java")
JACOCO = [JARS / f"{name}.jar" for name in ("org.jacoco.core", "org.jacoco.report", "asm", "asm-tree", "asm-commons",
                                            "asm-analysis")]
SKIPPED = 77


def run(command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    return done


def counters(element):
    return {counter.get("type"): (int(counter.get("missed")), int(counter.get("covered")))
            for counter in element.findall("counter")}


def read_report(path):
    """{class: {"": counters, method: counters}}, {source: {line: figures}}"""
    # JaCoCo names a DTD that is not there.
    root = ElementTree.fromstring(re.sub(r"<!DOCTYPE[^>]*>", "", path.read_text(encoding="utf-8")))
    classes, sources = {}, {}
    for package in root.findall("package"):
        for found in package.findall("class"):
            entry = classes[found.get("name")] = {"": counters(found)}
            for method in found.findall("method"):
                key = f"{method.get('name')}{method.get('desc')} line {method.get('line')}"
                entry[key] = counters(method)
        for source in package.findall("sourcefile"):
            sources[package.get("name") + "/" + source.get("name")] = {
                int(line.get("nr")): tuple(int(line.get(key)) for key in ("mi", "ci", "mb", "cb"))
                for line in source.findall("line")}
    return classes, sources


def compare(ours, jacoco):
    classes, sources = ours
    their_classes, their_sources = jacoco
    differences = []
    for name, entry in their_classes.items():
        if name in classes:
            for part in sorted(entry.keys() | classes[name].keys()):
                if entry.get(part) != classes[name].get(part):
                    differences.append(f"{name} {part}: JaCoCo {entry.get(part)}, clew {classes[name].get(part)}")
        elif any(covered for _, covered in entry[""].values()):
            differences.append(f"{name}: not in clew's report")
    differences += [f"{name}: not in JaCoCo's report" for name in classes.keys() - their_classes.keys()]
    if classes.keys() == their_classes.keys():  # classes that were never loaded are not in clew's report
        for source, lines in their_sources.items():
            for line in sorted(lines.keys() | sources[source].keys()):
                if lines.get(line) != sources[source].get(line):
                    differences.append(f"{source}:{line} (mi, ci, mb, cb): JaCoCo {lines.get(line)}, "
                                       f"clew {sources[source].get(line)}")
    return differences


def measure(options, program, classpath, work, *arguments):
    """Runs clew; returns its report, or None, and what is wrong."""
    report = work / "clew" / f"{program}.xml"
    done = run([options.clew, "-cp", classpath, "+listener=.listener.CoverageAnalyzer", f"+coverage.xml={report}",
                f"+vm.output={work / 'output'}", f"+report.trace.file={work / 'trace.json'}", *arguments, program],
               timeout=120, stdin=subprocess.DEVNULL)
    if done.returncode not in (0, 1, 3) or not report.exists():
        return None, [f"clew's exit code {done.returncode}", done.stderr.strip()]
    valid = run(["xmllint", "--noout", "--nonet", "--valid", report], cwd=report.parent)
    return report, [valid.stderr.strip()] if valid.returncode != 0 else []


def explored_problems(options, source, work):
    """Of a program with several paths."""
    classes = work / "explored"
    done = run([options.javac, "-g", "-nowarn", "-cp", options.api, "-d", classes, source])
    if done.returncode != 0:
        return [done.stderr]
    report, problems = measure(options, source.stem, classes, work)
    if report is None:
        return problems
    root = ElementTree.fromstring(re.sub(r"<!DOCTYPE[^>]*>", "", report.read_text(encoding="utf-8")))
    found = counters(root)
    for what, covered, total in re.findall(r"^// (branch|line)e?s: (\d+) of (\d+)$", source.read_text(), re.MULTILINE):
        missed, reached = found[what.upper()]
        if (reached, missed + reached) != (int(covered), int(total)):
            problems.append(f"{what}: {covered} of {total} were expected, clew says {reached} of {missed + reached}")
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--api", required=True, help="clew-api.jar")
    parser.add_argument("sources", nargs="*", type=Path, help="other programs than those of the test")
    options = parser.parse_args()
    missing = [str(jar) for jar in JACOCO if not jar.exists()] + ([] if shutil.which("xmllint") else ["xmllint"])
    if missing:
        print(f"skipped: {', '.join(missing)} missing; install libjacoco-java, libasm-java and libxml2-utils")
        return SKIPPED
    sources = options.sources or (sorted(set(HERE.glob("*.java")) - {HERE / "JacocoOracle.java"}) +
                                  [CONFORMANCE / f"{program}.java" for program in PROGRAMS])

    java = Path(os.path.realpath(shutil.which(options.javac))).parent / "java"
    jars = ":".join(map(str, JACOCO))
    verdicts = []
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        for name in ("classes", "jacoco", "clew"):
            (work / name).mkdir()
        done = run([java, "-Xss4m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", jars, HERE / "JacocoOracle.java",
                    work / "classes", work / "jacoco", *sources], env={**os.environ, "LC_ALL": "C.UTF-8"}, timeout=600)
        if done.returncode != 0:
            sys.exit(f"JaCoCo's run failed\n{done.stdout}{done.stderr}")
        print(done.stdout, end="")
        with zipfile.ZipFile(JARS / "org.jacoco.report.jar") as jar:
            (work / "clew" / "report.dtd").write_bytes(jar.read("org/jacoco/report/xml/report.dtd"))

        for source in sources:
            theirs = work / "jacoco" / f"{source.stem}.xml"
            if not theirs.exists():
                verdicts.append((source.stem, ["not measured by JaCoCo"]))
                continue
            report, problems = measure(options, source.stem, work / "classes" / source.stem, work, "+search.class=single")
            if report is not None:
                problems += compare(read_report(report), read_report(theirs))
            verdicts.append((source.stem, problems))
        if not options.sources:
            verdicts += [(source.stem, explored_problems(options, source, work))
                         for source in sorted((HERE / "explored").glob("*.java"))]
    for name, problems in verdicts:
        print(f"{'ok' if not problems else 'FAILED':7}{name}")
        for problem in problems[:20]:
            print("       " + problem)
    failed = sum(bool(problems) for _, problems in verdicts)
    print(f"{len(verdicts) - failed} of {len(verdicts)} programs have the right figures")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
