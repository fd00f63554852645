#!/usr/bin/env python3
"""Changes the core in small ways, one at a time, and looks which test notices.

A sample of 120 changes (mutants) is taken by a fixed rule: a number for each room, first one of each of its files, then
those with the least numbers, which are hashes of the changes themselves. A copy of the tree holds all of them, each
beside the original; CLEW_MUTANT says which one runs. Only .cpp files are changed, so that the copy builds soon.

Each test is run once without any, and tells which mutants it comes by (CLEW_MUTANTS_REACHED names the file). A mutant is
given the tests that come by it: those of units first, and then the subjects, folder by folder and the short ones before
the long ones, till one fails or does not end. What fails has to pass without the mutant at once.

What comes out is the table in mutants.txt. A mutant that equivalent.txt names (number, reason) changes nothing that a
test could see, or nothing that matters. Results are kept in the work folder: a run that was ended goes on, and --again
runs the named ones (or all that survived: --again survivors) anew, with the tests as they are now.
"""

import argparse
import collections
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [HERE, os.path.join(ROOT, "tests", "subjects")]
import operators
import run_symbolic
import run_verdicts

SAMPLE = {
    "vm/interpreter/Scheduling.cpp": 8,
    "vm/interpreter/Monitors.cpp": 14,
    "vm/natives/concurrent": 22,
    "vm/interpreter/Sharing.cpp": 10,
    "choice": 10,
    "vm/interpreter/decode/Liveness.cpp": 8,
    "vm/state": 24,
    "choice/solver": 14,
    "vm/values": 10,
}
# Which subjects run on the newest JDK of the machine, too.
ON_NEWEST = r"/(threads|monitors)/(?!Group(DaemonSeen|Locked|OfDaemons))"

MUTANT_H = """\
// Which change of the tree runs, and which of them a run comes by.
#pragma once
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <sys/mman.h>
#include <type_traits>

inline unsigned chosenMutant() {
    const char* chosen = std::getenv("CLEW_MUTANT");
    return chosen ? static_cast<unsigned>(std::atoi(chosen)) : 0;
}
inline char* reachedMutants() {
    const char* path = std::getenv("CLEW_MUTANTS_REACHED");
    const int file = path ? ::open(path, O_RDWR) : -1;
    if (file < 0) return nullptr;
    void* const at = ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    return at == MAP_FAILED ? nullptr : static_cast<char*>(at);
}
inline bool clewMutant(unsigned slot) {
    static const unsigned chosen = chosenMutant();
    static char* const reached = reachedMutants();
    if (reached) reached[slot] = 1;
    return slot == chosen;
}
using std::string_view_literals::operator""sv;
"""


# ---- The sample, and the tree with it --------------------------------------------------------------------

def sources_of(room, listed):
    """Files of the room, which is a file itself or the files directly in a folder."""
    return [p for p in listed if p == room or (os.path.dirname(p) == room and p.endswith(".cpp"))]


def candidates(listed):
    """{room: its mutants, in the order in which they are taken}"""
    result = {}
    for room in SAMPLE:
        first, rest = [], []
        for path in sources_of(room, listed):
            with open(os.path.join(ROOT, path), encoding="utf-8") as file:
                source = operators.Source(path, file.read())
            found = sorted(operators.find_mutants(source), key=lambda m: m.id)
            for mutant in found:
                mutant.source, mutant.room = source, room
            first += found[:1]
            rest += found[1:]
        result[room] = sorted(first, key=lambda m: m.id) + sorted(rest, key=lambda m: m.id)
    return result


def sample(found, rejected):
    chosen = []
    for room, number in SAMPLE.items():
        taken = []
        for mutant in found[room]:
            if len(taken) < number and mutant.id not in rejected and not any(
                    m.path == mutant.path and m.begin < mutant.end and mutant.begin < m.end for m in taken):
                taken.append(mutant)
        chosen += taken
    return chosen


def write_changed(path, data):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.exists(path):
        with open(path, "rb") as file:
            if file.read() == data:
                return
    with open(path, "wb") as file:
        file.write(data)


class Tree:
    def __init__(self, work):
        self.folder = os.path.join(work, "tree")
        self.build = os.path.join(self.folder, "build", "mutation")
        listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, text=True,
                                stdout=subprocess.PIPE).stdout.split("\n")
        self.listed = sorted(p for p in listed if p and os.path.isfile(os.path.join(ROOT, p)))

    def write(self, mutants):
        by_path = collections.defaultdict(list)
        for slot, mutant in enumerate(mutants, 1):
            by_path[mutant.path].append((slot, mutant))
        for path in self.listed:
            with open(os.path.join(ROOT, path), "rb") as file:
                data = file.read()
            if path in by_path:
                data = operators.write_with(by_path[path][0][1].source, by_path[path]).encode()
            write_changed(os.path.join(self.folder, path), data)
        write_changed(os.path.join(self.folder, "Mutant.h"), MUTANT_H.encode())

    def compile(self, mutants, jobs):
        """The mutants that do not compile."""
        if not os.path.exists(os.path.join(self.build, "build.ninja")):
            subprocess.run(["cmake", "-S", self.folder, "-B", self.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                            "-DCLEW_TESTS=ON", "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON"], check=True, stdout=subprocess.DEVNULL)
        done = subprocess.run(["nice", "-n", "10", "ninja", "-C", self.build, "-k", "0", f"-j{jobs}", "clew-bin", "clew-api",
                               "clew-unit-tests"], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode == 0:
            return []
        places = {(m[1], int(m[2])) for m in re.finditer(r"^([\w/.]+\.cpp):(\d+):.*(?:error|required from)", done.stdout, re.M)}
        wrong = [m for m in mutants if any(path == m.path and m.line <= line <= m.last_line for path, line in places)]
        if not wrong:
            sys.exit(done.stdout[-6000:])
        return wrong


# ---- Tests -----------------------------------------------------------------------------------------------

class UnitTest:
    kind = "unit"

    def __init__(self, tree, path):
        self.name, self.command = path, [os.path.join(tree.build, "clew-unit-tests"), f"--source-file=*/{path}", "--abort-after=1"]

    def run(self, limit):
        """(whether it passes, what is wrong)"""
        try:
            done = subprocess.run(self.command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=limit)
        except subprocess.TimeoutExpired:
            return False, "time"
        if done.returncode == 0:
            return True, ""
        case = re.search(rb"^TEST CASE:\s+(.*)", done.stdout, re.M)
        return False, case[1].decode() if case else f"exit status {done.returncode}"


class SharingTest:
    """All rows of vm/interpreter/Sharing.cpp."""
    kind, name = "sharing", "vm/interpreter/run_sharing.py"

    def __init__(self, tree, options):
        self.command = [sys.executable, os.path.join(ROOT, "tests", self.name), "--clew", os.path.join(tree.build, "clew"),
                        "--javac", options.javac]

    def run(self, limit):
        try:
            done = subprocess.run(self.command, stdout=subprocess.PIPE, text=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return False, "time"
        return done.returncode == 0, done.stdout.split("\n")[0][:200]


class SubjectTest:
    def __init__(self, runner, subject, kind):
        self.runner, self.subject, self.kind = runner, subject, kind
        self.name = os.path.relpath(subject.path, os.path.join(ROOT, "tests", "subjects"))

    def run(self, limit):
        self.subject.directives["timeout"] = limit
        if self.kind == "symbolic":
            state, found, _ = run_symbolic.check(self.runner, self.subject)
            return state == "passed", "; ".join(found)[:200]
        check = self.runner.cross_check if self.kind == "por" else self.runner.check
        found, _ = check(self.subject)
        return not found, "; ".join(found)[:200]


def newest_jdk():
    def version(home):
        with open(os.path.join(home, "release"), encoding="utf-8") as file:
            return int(re.search(r'^JAVA_VERSION="(\d+)', file.read(), re.M)[1])
    return max((os.path.dirname(path) for path in glob.glob("/usr/lib/jvm/*/release")), key=version, default=None)


def all_tests(tree, work, options):
    tests = [UnitTest(tree, p) for p in tree.listed if re.fullmatch(r"tests/.*Test\.cpp", p)]
    tests.append(SharingTest(tree, options))
    settings = argparse.Namespace(clew=os.path.join(tree.build, "clew"), api=os.path.join(tree.build, "clew-api.jar"),
                                  javac=options.javac, key=[], timeout=60, work=None)
    for kinds, folder in ((("verdict", "por", "newest"), "verdicts"), (("symbolic",), "symbolic")):
        settings = argparse.Namespace(**{**vars(settings), "work": os.path.join(work, folder)})
        runner = run_verdicts.Runner(settings)
        roots = [os.path.join(ROOT, "tests", "subjects", folder)]
        for kind in kinds:
            subjects = run_verdicts.find_subjects(roots)
            if kind == kinds[0]:
                shutil.rmtree(runner.classes, ignore_errors=True)
                runner.compile(subjects)
            if kind == "por":
                subjects = [s for s in subjects if s.cross_check]
            elif kind == "newest": # as tests/CMakeLists.txt has it
                subjects = [s for s in subjects if re.search(ON_NEWEST, s.path)] if newest_jdk() else []
                for subject in subjects:
                    subject.keys.append("jdk.home=" + newest_jdk())
            tests += [SubjectTest(runner, s, kind) for s in subjects]
    return tests


def key_of(test):
    return f"{test.kind} {test.name}"


def measure(test, work, slots):
    """Runs the test without a mutant: how long it takes, and what it comes by. What does not pass is left out."""
    path = os.path.join(work, "reached")
    with open(path, "wb") as file:
        file.truncate(4096)
    os.environ["CLEW_MUTANTS_REACHED"] = path
    began = time.monotonic()
    passed, how = test.run(300)
    seconds = time.monotonic() - began
    del os.environ["CLEW_MUTANTS_REACHED"]
    with open(path, "rb") as file:
        reached = file.read()
    if not passed:
        print(f"left out, as it fails without a mutant: {key_of(test)} ({how})", flush=True)
    return {"passed": passed, "seconds": round(seconds, 2), "reached": [m for m, s in slots.items() if reached[s]]}


def examine(mutant, slot, tests, measured, longest):
    """(who kills it or None, how)"""
    for test in sorted(tests, key=lambda t: measured[key_of(t)]["seconds"]):
        found = measured[key_of(test)]
        if not found["passed"] or mutant.id not in found["reached"]:
            continue
        if isinstance(test, SubjectTest) and found["seconds"] > longest:
            continue
        limit = 15 + 10 * found["seconds"]
        os.environ["CLEW_MUTANT"] = str(slot)
        passed, how = test.run(limit)
        del os.environ["CLEW_MUTANT"]
        if not passed and test.run(limit)[0]:
            return key_of(test), how
    return None, None


def groups_of(tests):
    """The tests by kind and folder, in the order in which they are asked."""
    groups = collections.defaultdict(list)
    for test in tests:
        groups[f"{test.kind} {os.path.dirname(test.name)}"].append(test)
    kinds = ("unit", "sharing", "verdict", "symbolic", "por", "newest")
    return sorted(groups.items(), key=lambda g: kinds.index(g[1][0].kind))


# ---- The table -------------------------------------------------------------------------------------------

def read_equivalent():
    with open(os.path.join(HERE, "equivalent.txt"), encoding="utf-8") as file:
        return dict(line.rstrip("\n").split(" ", 1) for line in file if line.strip() and not line.startswith("#"))


def write_table(mutants, results, measured):
    equivalent = read_equivalent()
    rows, counts = [], collections.Counter()
    for mutant in mutants:
        result = results.get(mutant.id)
        if not result:
            end = "not run"
        elif result["by"]:
            end = result["by"]
        elif mutant.id in equivalent:
            end = "equivalent"
        else:
            end = "SURVIVED" if any(mutant.id in m["reached"] for m in measured.values()) else "SURVIVED, no test comes by it"
        kind = end.split()[0].rstrip(",") if result else end
        counts["unit" if kind == "unit" else "subjects" if result and result["by"] else kind] += 1
        rows.append(f"{mutant.id} {mutant.path}:{mutant.line}  {mutant.what[:100]}  [{mutant.operator}]  {end}")
    counted = counts["unit"] + counts["subjects"] + counts["SURVIVED"]
    share = 100 * (counts["unit"] + counts["subjects"]) / max(counted, 1)
    of_units = 100 * counts["unit"] / max(counted, 1)
    summary = (f"{len(mutants)} mutants: {counts['unit']} killed by unit tests ({of_units:.0f} %), {counts['subjects']} more by "
               f"subjects ({share:.0f} % in all), {counts['SURVIVED']} survived, {counts['equivalent']} equivalent, "
               f"{counts['not run']} not run")
    with open(os.path.join(HERE, "mutants.txt"), "w", encoding="utf-8") as file:
        file.write("# Written by run_mutation.py: number, place, change, [operator], who noticed.\n# " + summary + "\n")
        file.write("\n".join(rows) + "\n")
    return summary


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", default=os.path.join(ROOT, "build", "mutation"), help="folder for the tree and the results")
    parser.add_argument("--javac", default=shutil.which("javac"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="for building")
    parser.add_argument("--longest", type=float, default=5, help="seconds; subjects that take longer are left out")
    parser.add_argument("--groups", help="a regular expression: only these tests, as `unit tests/vm/state`, `verdict verdicts/juc`")
    parser.add_argument("--again", nargs="*", default=[], help="numbers of mutants to run anew, or `survivors`")
    parser.add_argument("--list", action="store_true", help="print the sample and stop")
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    kept_path = os.path.join(options.work, "kept.json")
    kept = {"rejected": [], "results": {}, "measured": {}, "sample": []}
    if os.path.exists(kept_path):
        with open(kept_path, encoding="utf-8") as file:
            kept = json.load(file)

    def keep():
        with open(kept_path + ".new", "w", encoding="utf-8") as file:
            json.dump(kept, file)
        os.replace(kept_path + ".new", kept_path)

    tree = Tree(options.work)
    found = candidates(tree.listed)
    while True:
        mutants = sample(found, kept["rejected"])
        if options.list:
            print("\n".join(f"{m.id} {m.path}:{m.line} {m.operator}: {m.what[:120]}" for m in mutants))
            return 0
        tree.write(mutants)
        wrong = tree.compile(mutants, options.jobs)
        if not wrong:
            break
        print("do not compile: " + " ".join(m.id for m in wrong), flush=True)
        kept["rejected"] += [m.id for m in wrong]
        keep()

    if kept["sample"] != [m.id for m in mutants]:
        kept["sample"], kept["measured"] = [m.id for m in mutants], {}
    slots = {m.id: slot for slot, m in enumerate(mutants, 1)}
    again = [m for m, r in kept["results"].items() if not r["by"]] if options.again == ["survivors"] else options.again
    for mutant in again:
        kept["results"].pop(mutant, None)
    if options.again:
        # Tests may have come or changed.
        kept["measured"] = {k: v for k, v in kept["measured"].items() if not k.startswith("unit ")}
    for group, tests in groups_of(all_tests(tree, options.work, options)):
        if options.groups and not re.search(options.groups, group):
            continue
        for test in tests:
            if key_of(test) not in kept["measured"]:
                kept["measured"][key_of(test)] = measure(test, options.work, slots)
                keep()
        for mutant in mutants:
            result = kept["results"].setdefault(mutant.id, {"by": None, "how": None, "tried": []})
            if result["by"] or group in result["tried"]:
                continue
            began = time.monotonic()
            result["by"], result["how"] = examine(mutant, slots[mutant.id], tests, kept["measured"], options.longest)
            result["tried"].append(group)
            keep()
            if result["by"]:
                print(f"{mutant.id} {mutant.path}:{mutant.line} {mutant.what[:80]}: {result['by']} ({result['how']}; "
                      f"{time.monotonic() - began:.0f} s)", flush=True)
        print(f"{group}: {write_table(mutants, kept['results'], kept['measured'])}", flush=True)
    print(write_table(mutants, kept["results"], kept["measured"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
