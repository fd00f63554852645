#!/usr/bin/env python3
"""Measures clew and its comparisons in turn and prints the tables in Markdown.

Bytecode throughput: each program runs as a whole process under `java -Xint` and under `clew run`, A B A B, and what
counts is the CPU time (user + system) of the process minus that of Hello World on the same side. The figure of a
program is the ratio of the two medians. Exploration: states and transitions a second come from the statistics of the
JSON report. Where spin and gcc are there, the like model in Promela is measured too, without partial-order reduction.

A program whose output differs between the two sides ends the run with exit code 1: a wrong fast answer is no figure.
"""

import argparse
import json
import math
import os
import platform
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))

# Program, what it exercises, arguments at full size (the first one is scaled), in the order of the table.
THROUGHPUT = [
    ("IntArithmetic", "int arithmetic loop", [70_000_000]),
    ("Sieve", "sieve", [2_000_000, 24]),
    ("Fibonacci", "fib(30), 10 times", [30, 10]),
    ("InterfaceCalls", "interface calls", [8_000_000]),
    ("FieldUpdates", "field updates", [20_000_000]),
    ("DoubleArithmetic", "double arithmetic", [60_000_000]),
    ("Allocation", "short-lived objects", [1_500_000]),
    ("WordCount", "StringBuilder + HashMap", [450_000]),
]
# What a small edition runs in their place: enough to see that everything works.
SMALL_ARGUMENTS = {
    "IntArithmetic": [20_000], "Sieve": [5_000, 1], "Fibonacci": [12, 1], "InterfaceCalls": [3_000],
    "FieldUpdates": [5_000], "DoubleArithmetic": [10_000], "Allocation": [500], "WordCount": [300],
}

# Program, what it exercises, its method, the feasible paths (None where nobody has counted them).
SYMBOLIC = [
    ("TwelveComparisons", "twelve independent comparisons", "run(" + "#".join(["sym"] * 12) + ")", 4096),
    ("SearchTreeShapes", "five insertions into a search tree", "run(sym#sym#sym#sym#sym)", 541),
    ("SettingsParser", "a parser of text", "run(sym)", None),
]

# Program in tests/reduction, its size, what it is, its traces, and seconds that Nidhugg 0.3 has taken for the like program in
# C (optimal reduction, processor time, the processors of the README's table; None: not measured).
REDUCTION = [
    ("Readers", 8, "a writer and 8 readers", 256, None),
    ("Readers", 13, "a writer and 13 readers", 8_192, 1.7),
    ("LastZero", 10, "last zero, 10", 3_328, 0.54),
    ("LastZero", 13, "last zero, 13", 32_768, 7.8),
    ("Indexer", 14, "indexer, 14", 512, 0.25),
    ("Indexer", 15, "indexer, 15", 4_096, 2.2),
    ("Filesystem", 19, "file system, 19", 64, 0.08),
    ("Filesystem", 22, "file system, 22", 512, 0.71),
    ("OrderedPhilosophers", 6, "ordered philosophers, 6", 62, 0.03),
    ("OrderedPhilosophers", 8, "ordered philosophers, 8", 254, 0.08),
]
SMALL_REDUCTION = [("LastZero", 5, "last zero, 5", 64, None)]
# A search that has gone on for so long is not waited for, in seconds.
TOO_LONG = 60

# What several workers explore: subject, program, arguments, keys, and the arguments of a small edition.
WORKERS = [
    ("6 ordered philosophers, vm.por=none", "SixPhilosophers", [6], ["+vm.por=none"], [3]),
    ("10^6 leaves", "MillionLeaves", [6], [], [3]),
    ("last zero, 13, vm.por=dynamic", "LastZero", [13], ["+vm.por=dynamic"], [5]),
    ("11 queens", "Queens", [11], [], [5]),
    ("seven insertions into a search tree, depth first", "SearchTreeShapes", [],
     ["+symbolic.method=SearchTreeShapes.seven(sym#sym#sym#sym#sym#sym#sym)"], None),
    ("seven insertions into a search tree, breadth first", "SearchTreeShapes", [],
     ["+search.class=bfs", "+symbolic.method=SearchTreeShapes.seven(sym#sym#sym#sym#sym#sym#sym)"], None),
]


class Failure(Exception):
    pass


def processor_name():
    try:
        listing = subprocess.run(["lscpu"], capture_output=True, text=True, check=True,
                                 env={**os.environ, "LC_ALL": "C"}).stdout
        found = re.search(r"^Model name:\s*(.+)$", listing, re.M)
        if found:
            return found.group(1).strip()
    except (OSError, subprocess.CalledProcessError):
        pass
    return platform.processor() or platform.machine()


def run(command, timeout, accepted=(0,)):
    """Runs a process; (standard output, CPU seconds, wall seconds)."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        began = time.monotonic()
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        try:
            code = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, timeout=timeout).returncode
        except subprocess.TimeoutExpired:
            raise Failure(f"{' '.join(command)}: no end after {timeout} s")
        except OSError as e:
            raise Failure(f"{command[0]}: {e.strerror}")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        wall = time.monotonic() - began
        out.seek(0)
        text = out.read().decode(errors="replace")
        if code not in accepted:
            err.seek(0)
            raise Failure(f"{' '.join(command)}: exit code {code}\n{text[-2000:]}{err.read().decode(errors='replace')[-2000:]}")
    cpu = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return text, cpu, wall


class Bench:
    def __init__(self, options):
        self.options = options
        self.timeout = options.timeout
        self.classes = os.path.join(options.work, "classes")

    def compile(self):
        folder = os.path.join(HERE, "java")
        sources = sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".java"))
        reduced = {program for program, *_ in REDUCTION}
        sources += sorted(os.path.join(HERE, "..", "reduction", program + ".java") for program in reduced)
        os.makedirs(self.classes, exist_ok=True)
        command = [self.options.javac, "-nowarn", "-g", "-d", self.classes]
        if self.options.api:
            command += ["-cp", self.options.api]
        run(command + sources, self.timeout)

    def java(self, program, arguments):
        # The serial collector: the parallel ones add the CPU time of their threads to what is compared.
        return run([self.options.java, "-Xint", "-XX:+UseSerialGC", "-cp", self.classes, program]
                   + [str(a) for a in arguments], self.timeout)

    def clew(self, program, arguments):
        return run([self.options.clew, "run", "-cp", self.classes, program] + [str(a) for a in arguments], self.timeout)

    def in_turn(self, program, arguments, repeat):
        """Median (CPU, wall) of both sides, taken in turn so that both see the same machine."""
        times = {"java": [], "clew": []}
        for _ in range(repeat):
            outputs = {}
            for side, start in (("java", self.java), ("clew", self.clew)):
                outputs[side], cpu, wall = start(program, arguments)
                times[side].append((cpu, wall))
            if outputs["java"] != outputs["clew"]:
                raise Failure(f"{program}: java prints {outputs['java']!r}, clew prints {outputs['clew']!r}")
        return {side: tuple(statistics.median(column) for column in zip(*rows)) for side, rows in times.items()}

    def explore(self, program, arguments, keys=(), verdicts=frozenset({"safe"})):
        """The statistics of an exhaustive search that must end `safe`. A method to run directly is given by a key."""
        report = os.path.join(self.options.work, program + ".json")
        if os.path.exists(report):
            os.remove(report)
        command = [self.options.clew, "-cp", self.classes, "+search.class=dfs", "+report.publisher=json",
                   "+report.json.file=" + report]
        if not any(key.startswith("+symbolic.method=") for key in keys):
            arguments = [program, *arguments]
        run(command + list(keys) + [str(a) for a in arguments], self.timeout, (0, 3) if "unknown" in verdicts else (0,))
        with open(report) as file:
            answer = json.load(file)
        if answer.get("verdict") not in verdicts:
            raise Failure(f"{program}: expected the verdict safe, the report says {answer.get('verdict')}")
        return answer["statistics"]

    def throughput(self):
        hello = self.in_turn("HelloWorld", [], max(self.options.repeat, 5) if not self.options.small else 1)
        print(f"Hello World, whole process: clew {hello['clew'][1]:.3f} s, java {hello['java'][1]:.3f} s"
              f" (wall; CPU {hello['clew'][0]:.3f} s and {hello['java'][0]:.3f} s)\n")
        print("| program | java -Xint, s | clew, s | clew / java |")
        print("|---|---:|---:|---:|")
        ratios = []
        figures = {}
        for program, subject, arguments in THROUGHPUT:
            if self.options.only and not re.search(self.options.only, program):
                continue
            if self.options.small:
                arguments = SMALL_ARGUMENTS[program]
            times = self.in_turn(program, arguments, self.options.repeat)
            # Below a millisecond the difference to Hello World is noise; a small edition lives there.
            java = max(times["java"][0] - hello["java"][0], 0.001)
            clew = max(times["clew"][0] - hello["clew"][0], 0.001)
            ratios.append(clew / java)
            figures[program] = {"java": java, "clew": clew, "ratio": clew / java}
            print(f"| {subject} | {java:.2f} | {clew:.2f} | {clew / java:.2f} |", flush=True)
        if ratios:
            mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
            figures["geometric mean"] = mean
            print(f"| **geometric mean** | | | **{mean:.2f}** |")
        print()
        return {"hello_world": {"clew": hello["clew"][1], "java": hello["java"][1]}, "throughput": figures}

    def exploration(self):
        figures = {}
        rows = []
        repeat = self.options.repeat
        philosophers = 3 if self.options.small else 6
        digits = 3 if self.options.small else 6

        def measure(name, program, arguments, unit, keys=()):
            rates = []
            for _ in range(repeat):
                s = self.explore(program, arguments, keys)
                rates.append(s[unit] / max(s["elapsed_seconds"], 1e-6))
            figure = {"per_second": statistics.median(rates), "count": s[unit], "seconds": s["elapsed_seconds"]}
            unit_name = unit.split("_")[0]
            rows.append((name, f"{s[unit]:,} {unit_name}", f"{figure['per_second']:,.0f} {unit_name}/s"))
            if "visited_bytes" in s:
                figure["visited_bytes_per_state"] = s["visited_bytes"] / max(s["states_new"], 1)
                rows.append((name + ", memory", f"{s['states_new']:,} states",
                             f"{figure['visited_bytes_per_state']:.1f} bytes a visited state"))
            figures[name] = figure

        measure(f"{philosophers} ordered philosophers", "SixPhilosophers", [philosophers], "transitions")
        measure(f"{philosophers} ordered philosophers, vm.por=none", "SixPhilosophers", [philosophers], "transitions",
                ("+vm.por=false",))
        measure(f"10^{digits} leaves of nested Verify.getInt(0,9)", "MillionLeaves", [digits], "states_new")
        web = [500, 2] if self.options.small else [20_000, 9]
        measure(f"a web of {web[0]:,} objects, three of which change in a step", "WebOfObjects", web, "states_new")
        spin = self.spin(philosophers)
        if spin:
            figures["spin"] = spin
            rows.append((f"SPIN, {philosophers} philosophers, -DNOREDUCE", f"{spin['count']:,} transitions",
                         f"{spin['per_second']:,.0f} transitions/s"))
        print("| exploration | size | figure |")
        print("|---|---:|---:|")
        for row in rows:
            print("| " + " | ".join(row) + " |")
        print()
        return figures

    def reduction(self):
        """Each class of interleavings once: dynamic reduction, process start included, by one worker."""
        dynamic = ["+vm.por=dynamic", "+search.workers=1"]
        figures = {}
        print("| program | classes | paths | transitions | with matching | static reduction | clew, CPU s | Nidhugg, CPU s |")
        print("|---|---:|---:|---:|---:|---:|---:|---:|")
        for program, size, subject, traces, nidhugg in SMALL_REDUCTION if self.options.small else REDUCTION:
            seconds = []
            for _ in range(self.options.repeat):
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                walked = self.explore(program, [size], [*dynamic, "+vm.storage.class=none"])
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                seconds.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
            if walked["paths"] != traces:
                raise Failure(f"{program} {size}: {walked['paths']} paths, expected {traces}")
            matched = self.explore(program, [size], dynamic)
            static = self.explore(program, [size], ["+vm.por=static", "+search.workers=1", f"+search.time_limit={TOO_LONG}"],
                                  {"safe", "unknown"})
            closed = static["elapsed_seconds"] < TOO_LONG
            figure = {"paths": walked["paths"], "transitions": walked["transitions"], "seconds": statistics.median(seconds),
                      "matched": matched["transitions"], "static": static["transitions"] if closed else None}
            figures[f"{program} {size}"] = figure
            without = f"{figure['static']:,}" if closed else f"not closed in {TOO_LONG} s"
            print(f"| {subject} | {traces:,} | {figure['paths']:,} | {figure['transitions']:,} | {figure['matched']:,} | "
                  f"{without} | {figure['seconds']:.2f} | {'' if nidhugg is None else nidhugg} |", flush=True)
        print()
        return figures

    def workers(self):
        """Seconds of wall clock by one worker and by two, in turn, and the memory of the processes."""
        figures = {}
        print("| exploration | one worker, s | two, s | speed-up | memory of one, MB | of two |")
        print("|---|---:|---:|---:|---:|---:|")
        for subject, program, arguments, keys, small in WORKERS:
            if self.options.small and small is None:
                continue
            rows = {1: [], 2: []}
            for _ in range(self.options.repeat):
                for count, seen in rows.items():
                    s = self.explore(program, small if self.options.small else arguments, [*keys, f"+search.workers={count}"])
                    seen.append((s["elapsed_seconds"], s["memory_bytes_max"] / 1e6))
            one, two = (tuple(statistics.median(column) for column in zip(*rows[count])) for count in (1, 2))
            figures[subject] = {"one": one, "two": two, "speed_up": one[0] / max(two[0], 1e-6)}
            print(f"| {subject} | {one[0]:.2f} | {two[0]:.2f} | {figures[subject]['speed_up']:.2f} | {one[1]:.0f} | {two[1]:.0f} |",
                  flush=True)
        print()
        return figures

    def symbolic(self):
        """All feasible paths, each walked for itself; then as states are matched; then without one solver layer each."""
        each = ["+vm.storage.class=none"]
        figures = {}
        print("| all feasible paths | paths | seconds | of these in Z3 and cvc5 | questions to them | matched, seconds | states |")
        print("|---|---:|---:|---:|---:|---:|---:|")
        for program, subject, method, paths in SYMBOLIC:
            keys = [f"+symbolic.method={program}.{method}"]
            one_by_one = self.symbolic_runs(program, keys + each)
            matched = self.symbolic_runs(program, keys)
            for figure in (one_by_one, matched):
                if paths not in (None, figure["paths"]):
                    raise Failure(f"{program}: {figure['paths']} paths, expected {paths}")
            if program == "TwelveComparisons" and not self.options.small:
                # What the project promises.
                if one_by_one["seconds"] > 2.0 or one_by_one["seconds"] - one_by_one["theories"] > 0.4:
                    raise Failure(f"{program}: {one_by_one['seconds']:.2f} s, {one_by_one['theories']:.2f} s of it in Z3 and "
                                  "cvc5: more than 2.0 s, or more than 0.4 s outside of them")
            figures[program] = {"one_by_one": one_by_one, "matched": matched}
            print(f"| {subject} | {one_by_one['paths']:,} | {one_by_one['seconds']:.3f} | {one_by_one['theories']:.3f} | "
                  f"{one_by_one['questions']:,} | {matched['seconds']:.3f} | {matched['states']:,} |", flush=True)
        print()
        default = run([self.options.clew, "--help"], self.timeout)[0]
        layers = re.search(r"\b(rewriting(?:,[a-z]+)+)", default).group(1).split(",")
        columns = [("all layers", None)] + [("without " + layer, layer) for layer in layers] + [("none", "all")]
        print("| seconds (questions to Z3 and cvc5), each path for itself | " + " | ".join(name for _, name, *_ in
              [(p, s) for p, s, *_ in SYMBOLIC]) + " |")
        print("|---|" + "---:|" * len(SYMBOLIC))
        for name, without in columns:
            kept = [] if without == "all" else [layer for layer in layers if layer != without]
            row = []
            for program, _, method, _ in SYMBOLIC:
                got = self.symbolic_runs(program, [f"+symbolic.method={program}.{method}", *each, "+symbolic.solver=" + ",".join(kept)])
                figures[program][name] = got
                row.append(f"{got['seconds']:.3f} ({got['questions']:,})")
            print(f"| {name} | " + " | ".join(row) + " |", flush=True)
        print()
        return figures

    def symbolic_runs(self, program, keys):
        runs = [self.explore(program, [], keys) for _ in range(self.options.repeat)]
        theories = [next((layer for layer in s.get("solver", []) if layer["name"] == "theories"), {}) for s in runs]
        return {"paths": runs[0]["paths"], "states": runs[0]["states_new"],
                "seconds": statistics.median(s["elapsed_seconds"] for s in runs),
                "theories": statistics.median(t.get("seconds", 0) for t in theories),
                "questions": theories[0].get("queries", 0)}

    def specifications(self):
        """What an observed call costs beyond the call itself."""
        rounds = 1_000 if self.options.small else 500_000
        command = [self.options.clew, "--quiet", "-cp", self.classes, "ObservedCalls"]
        times = {"plain": [], "observed": []}
        for _ in range(self.options.repeat):
            for kind, seen in times.items():
                seen.append(run([*command, kind, str(rounds)], self.timeout)[1])
        seconds = {kind: statistics.median(seen) for kind, seen in times.items()}
        each = (seconds["observed"] - seconds["plain"]) / (2 * rounds)
        print(f"Observed calls: {each * 1e9:.0f} ns each beyond the call ({2 * rounds:,} calls: {seconds['plain']:.2f} s, "
              f"observed {seconds['observed']:.2f} s)\n")
        if each > 1e-6 and not self.options.small:
            raise Failure(f"ObservedCalls: an observed call costs {each * 1e6:.2f} microseconds, more than one")
        return {"seconds": each}

    def spin(self, philosophers):
        if not (shutil.which("spin") and shutil.which("gcc")):
            return None
        folder = os.path.join(self.options.work, "spin")
        os.makedirs(folder, exist_ok=True)
        shutil.copy(os.path.join(HERE, "philosophers.pml"), folder)
        here = os.getcwd()
        os.chdir(folder)  # spin writes pan.* where it stands
        try:
            run(["spin", f"-DN={philosophers}", "-a", "philosophers.pml"], self.timeout)
            run(["gcc", "-O2", "-DNOREDUCE", "-DSAFETY", "-w", "-o", "pan", "pan.c"], self.timeout)
            # One run takes a few hundredths of a second, so several are added up.
            repeat = 2 if self.options.small else 10
            seconds = 0
            transitions = 0
            for _ in range(repeat):
                text, cpu, _ = run(["./pan", "-m100000", "-w20"], self.timeout)
                transitions += int(re.search(r"(\d+) transitions", text).group(1))
                if "errors: 0" not in text:
                    raise Failure("spin finds an error in philosophers.pml:\n" + text)
                seconds += cpu
        finally:
            os.chdir(here)
        return {"count": transitions // repeat, "per_second": transitions / max(seconds, 1e-6)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True, help="the clew binary")
    parser.add_argument("--api", help="jar or folder with gov.nasa.jpf.vm.Verify, for javac")
    parser.add_argument("--java", default="java")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--repeat", type=int, default=5, help="runs of each side, of which the median counts")
    parser.add_argument("--small", action="store_true", help="tiny sizes, one run each: does everything work?")
    parser.add_argument("--only", help="a regular expression over the names of the throughput programs")
    parser.add_argument("--part", choices=("all", "throughput", "exploration", "symbolic", "reduction", "workers",
                                           "specifications"),
                        default="all")
    parser.add_argument("--json", help="write all figures to this file too")
    parser.add_argument("--work", help="folder for classes and reports; a temporary one when missing")
    parser.add_argument("--timeout", type=float, default=300)
    options = parser.parse_args()
    if options.small:
        options.repeat = 1
    options.clew = os.path.abspath(options.clew) if os.sep in options.clew else options.clew
    temporary = None
    if not options.work:
        temporary = tempfile.TemporaryDirectory(prefix="clew-benchmarks-")
        options.work = temporary.name
    options.work = os.path.abspath(options.work)
    try:
        bench = Bench(options)
        bench.compile()
        print(f"Machine: {processor_name()}, {os.cpu_count()} processors, {platform.system()} {platform.release()}; "
              f"median of {options.repeat}\n")
        figures = {"machine": processor_name()}
        if options.part in ("all", "throughput"):
            figures.update(bench.throughput())
        if options.part in ("all", "exploration"):
            figures["exploration"] = bench.exploration()
        if options.part == "symbolic":
            figures["symbolic"] = bench.symbolic()
        if options.part == "reduction" or options.small:
            figures["reduction"] = bench.reduction()
        if options.part == "workers" or options.small:
            figures["workers"] = bench.workers()
        if options.part == "specifications" or options.small:
            figures["specifications"] = bench.specifications()
        if options.json:
            with open(options.json, "w") as file:
                json.dump(figures, file, indent=2)
    except Failure as failure:
        print(f"run_benchmarks: {failure}", file=sys.stderr)
        return 1
    finally:
        if temporary:
            temporary.cleanup()
    return 0


if __name__ == "__main__":
    sys.exit(main())
