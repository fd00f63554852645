#!/usr/bin/env python3
"""Each row of the tables of vm/interpreter/Sharing.cpp that makes accesses visible has a case in SharingCases.java, which
fails when the row is lost (on one JDK at least: what fields are called differs): two reads, between which only a switch of
threads can change something, or two changes that disturb each other only in the middle. Other cases are of what has had a row
once, or would need one if its class were invisible."""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "../../../vm/interpreter/Sharing.cpp")
CASES = os.path.join(HERE, "SharingCases.java")


def rows():
    text = open(SOURCE).read()

    def table(name):
        return re.search(name + r"\[\] = \{(.*?)\};", text, re.S).group(1)

    found = re.findall(r'"([^"]+)"sv', table("kVisiblePrefixes"))
    for name in ("kFieldsOfThreads", "kSettings"):
        found += [f"{holder}.{field}" for holder, field in re.findall(r'\{"([^"]+)"sv,\s*"([^"]+)"sv\}', table(name))]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", required=True)
    parser.add_argument("--jdk", help="its home, when not the one that clew finds")
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)
    cases = set(re.findall(r'"((?:java|jdk|sun)/[^"]+)"', open(CASES).read()))
    failures = [f"{row}: no case in SharingCases.java" for row in rows() if row not in cases]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([options.javac, "-nowarn", "-XDsuppressNotes", "-g", "-d", folder, CASES], check=True,
                       stderr=subprocess.DEVNULL)

        def run(row):
            command = [options.clew, "-cp", folder, "+search.time_limit=60", "+vm.output=all"]
            if options.jdk:
                command.append("+jdk.home=" + options.jdk)
            command += ["SharingCases", row]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
            return row, done

        chosen = sorted(row for row in cases if re.search(options.filter, row))
        newer = 0
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for row, done in pool.map(run, chosen):
                if done.returncode == 0 and "of another JDK" in done.stdout:
                    newer += 1
                # 3: seen, on a path where something is approximated.
                elif done.returncode not in (1, 3) or "seen between" not in done.stdout:
                    first = (done.stdout + done.stderr).strip().split("\n")[0]
                    failures.append(f"{row}: nobody saw the change in between ({done.returncode}: {first})")
    for failure in failures:
        print("FAILED", failure)
    print(f"{len(chosen)} cases, {newer} of them of another JDK, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
