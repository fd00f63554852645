#!/usr/bin/env python3
"""Runs the command as somebody at a terminal does: limits, the order of choices, where output goes, the progress line,
and Ctrl-C."""

import argparse
import json
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

# 10^6 leaves, no two alike; each path that gets there prints a line.
LEAVES = """\
import gov.nasa.jpf.vm.Verify;
public class Leaves {
    static int number;
    public static void main(String[] args) {
        int digits = Integer.parseInt(args[0]);
        for (int i = 0; i < digits; i++) number = 10 * number + Verify.getInt(0, 9);
        if (args.length > 1) System.out.println("leaf " + number);
    }
}
"""
# Each state is larger than the one before.
GROWING = """\
import gov.nasa.jpf.vm.Verify;
public class Growing {
    static java.util.List<byte[]> all = new java.util.ArrayList<>();
    public static void main(String[] args) {
        while (true) { all.add(new byte[1 << 24]); Verify.getBoolean(); }
    }
}
"""
# Never comes to a choice.
BUSY = """\
public class Busy {
    public static void main(String[] args) { for (long i = 0; ; i++) if (i == -1) System.out.println(i); }
}
"""
FULL = """\
public class Full {
    public static void main(String[] args) {
        try { byte[] large = new byte[100 << 20]; } catch (OutOfMemoryError full) { }
    }
}
"""
EXITS = """\
public class Exits {
    public static void main(String[] args) { System.exit(1); }
}
"""
PRINTS = """\
import gov.nasa.jpf.vm.Verify;
public class Prints {
    public static void main(String[] args) {
        System.out.println("before");
        int n = Verify.getInt(0, 3);
        System.out.println("behind " + n);
        if (n == 1) Verify.storeTrace("stored", "one");
        assert args.length == 0 || n < Integer.parseInt(args[0]) : "wrong " + n;
    }
}
"""
# The last line has no end.
UNENDED = """\
public class Unended {
    public static void main(String[] args) {
        System.out.print("partial");
        System.err.print("too");
        assert args.length == 0;
    }
}
"""
READS = """\
public class Reads {
    public static void main(String[] args) throws java.io.IOException {
        if (args.length > 0) System.out.println("first " + System.in.read());
        System.out.println("end");
    }
}
"""
# Its shortest wrong path is hundreds of lines long, and no two steps are alike.
LONG_TRACE = """\
public class LongTrace {
    static volatile int turn;
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            for (int i = 0; i < 400; i++) {
                while (turn != 2 * i + 1) Thread.yield();
                turn = 2 * i + 2;
            }
        });
        other.start();
        for (int i = 0; i < 400; i++) {
            while (turn != 2 * i) Thread.yield();
            turn = 2 * i + 1;
        }
        other.join();
        assert turn != 800;
    }
}
"""
DEPTH = """\
public class Depth {
    public static void main(String[] args) throws Exception {
        try {
            System.out.println(Class.forName(args[0]).getName());
        } catch (StackOverflowError deep) {
            System.out.println("too deep");
        }
    }
}
"""
TWO_THREADS = """\
public class TwoThreads {
    static int count;
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }
}
"""
# A branch that takes a solver long.
FACTORS = """\
public class Factors {
    public static int of(long a, long b) {
        for (int i = 0; i < 12; i++) a = (a ^ a >>> 29) * (b | 1) + 0x9E3779B97F4A7C15L;
        return a == 42 && b > 7 ? 1 : 0;
    }
    public static int sign(long a) { return a < 0 ? -1 : a > 0 ? 1 : 0; }
}
"""
PROGRAMS = {"Leaves": LEAVES, "Growing": GROWING, "Busy": BUSY, "Full": FULL, "Exits": EXITS, "Prints": PRINTS, "Unended": UNENDED,
            "Reads": READS, "LongTrace": LONG_TRACE, "Depth": DEPTH, "TwoThreads": TWO_THREADS,
            "Factors": FACTORS}
CASES = []


def case(function):
    CASES.append(function)
    return function


class Command:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.compile(PROGRAMS)

    def compile(self, programs):
        for name, text in programs.items():
            with open(self.at(f"{name}.java"), "w", encoding="utf-8") as file:
                file.write(text)
        subprocess.run([self.options.javac, "-nowarn", "-cp", self.options.api, "-d", self.folder,
                        *(self.at(f"{name}.java") for name in programs)], check=True)

    def at(self, name):
        return os.path.join(self.folder, name)

    def line(self, *arguments):
        return [self.options.clew, "-cp", self.folder, "+report.publisher=console,json",
                "+report.json.file=" + self.at("report.json"), *arguments]

    def run(self, *arguments, expected, before=()):
        """Runs to the end, by the command `before`; the lines of standard output, the report, and the seconds that it
        took."""
        began = time.monotonic()
        done = subprocess.run([*before, *self.line(*arguments)], capture_output=True, text=True, timeout=120,
                              cwd=self.folder, stdin=subprocess.DEVNULL)
        check(done.returncode == expected, f"exit code {done.returncode}, not {expected}: {done.stdout}{done.stderr}")
        check("\r" not in done.stderr, f"a progress line without a terminal: {done.stderr!r}")
        return done.stdout.splitlines(), self.report(), time.monotonic() - began

    def report(self):
        with open(self.at("report.json"), encoding="utf-8") as file:
            return json.load(file)

    def start(self, *arguments, **streams):
        return subprocess.Popen(self.line(*arguments), cwd=self.folder, stdin=subprocess.DEVNULL, **streams)


class Wrong(Exception):
    pass


def check(condition, message):
    if not condition:
        raise Wrong(message)


def check_unknown(lines, report, *reasons):
    check(report["verdict"] == "unknown", f"verdict {report['verdict']}")
    for reason in reasons:
        check(any(reason in each for each in report["unknown"]), f"no {reason!r} among the reasons {report['unknown']}")
        check(any(reason in line for line in lines), f"the console does not say {reason!r}")
    check(any(line.startswith("unknown: ") for line in lines), "the console does not say unknown")
    check("statistics" in lines, "the console has no statistics")


# ---- errors that are in doubt

# A class of the API that has what the API does not have: the program is compiled with it, and runs without it.
LARGER_API = """\
package gov.nasa.jpf.vm;
public class Verify { public static void ofNobody(int x) {} public static int fieldOfNobody; }
"""
MISSING = """\
public class Missing {
    public static void main(String[] args) {
        if (args.length > 0) gov.nasa.jpf.vm.Verify.fieldOfNobody = 1;
        gov.nasa.jpf.vm.Verify.ofNobody(3);
    }
}
"""


@case
def missing_in_api(command):
    larger = command.at("larger")
    os.makedirs(larger, exist_ok=True)
    for path, text in ((os.path.join(larger, "Verify.java"), LARGER_API), (command.at("Missing.java"), MISSING)):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    subprocess.run([command.options.javac, "-d", larger, os.path.join(larger, "Verify.java")], check=True)
    subprocess.run([command.options.javac, "-cp", larger, "-d", command.folder, command.at("Missing.java")], check=True)
    first = "unknown: an error was found, but perhaps because of: clew's API has no "
    lines, report, _ = command.run("Missing", expected=3)
    check(lines[0] == first + "void gov.nasa.jpf.vm.Verify.ofNobody(int)", lines[0])
    check("in doubt: uncaught java.lang.NoSuchMethodError" in lines, "the finding is not shown")
    check(any(line.startswith("trace: ") for line in lines), "there is no trace")
    check(report["errors"] == [], f"errors: {report['errors']}")
    check([each["id"] for each in report["doubtful"][0]["because"]] == ["missing-in-api"], str(report["doubtful"]))
    lines, report, _ = command.run("Missing", "field", expected=3)
    check(lines[0] == first + "field gov.nasa.jpf.vm.Verify.fieldOfNobody", lines[0])
    # So it is when its trace is walked again.
    done = subprocess.run([command.options.clew, "replay", "Missing.trace.json"], capture_output=True, text=True, timeout=60,
                          cwd=command.folder, stdin=subprocess.DEVNULL)
    check(done.returncode == 3, f"exit code {done.returncode} of the replay")
    check(done.stdout.startswith(first), done.stdout[:200])


@case
def assumptions_are_named(command):
    lines, report, _ = command.run("+vm.heap_limit=64M", "Full", expected=0)
    text = "the heap holds 67108864 bytes (vm.heap_limit), and an OutOfMemoryError comes there"
    check("assumed" in lines and "  " + text in lines, "the console does not name the assumption")
    check(report["assumed"] == [text], f"assumed: {report['assumed']}")
    check(report["assumptions"][0]["id"] == "heap-limit", f"assumptions: {report['assumptions']}")


# ---- limits: the run ends in order, with its report

@case
def quiet(command):
    """The verdict alone, whatever the program prints."""
    lines, _, _ = command.run("--quiet", "Leaves", "1", "print", expected=0)
    check(lines == ["safe: every path was explored, and none violates a property"], f"more than the verdict: {lines}")
    lines, _, _ = command.run("--quiet", "Exits", expected=1)
    check(lines == ["violated: exit"], f"more than the verdict: {lines}")


@case
def advice(command):
    """What an unknown ends with names a limit, or a search."""
    lines, _, _ = command.run("+search.depth_limit=2", "Leaves", "3", expected=3)
    check("  +search.depth_limit=4: paths were 2 transitions long and longer" in lines, f"no advice: {lines}")
    lines, _, _ = command.run("+search.state_limit=50", "Leaves", "3", expected=3)
    check(any(line.startswith("  +search.class=random") for line in lines), f"no advice: {lines}")
    lines, _, _ = command.run("Leaves", "1", expected=0)
    check("try next" not in lines, f"advice for a safe program: {lines}")


@case
def replay_without_cache(command):
    """The trace of a program that clew has compiled, in the folder that report.folder names, when the cache is gone."""
    environment = {**os.environ, "XDG_CACHE_HOME": command.at("cache")}
    source = command.at("sources/Fails.java")
    os.makedirs(os.path.dirname(source), exist_ok=True)
    with open(source, "w", encoding="utf-8") as file:
        file.write("public class Fails { public static void main(String[] args) { assert args.length == 5; } }")

    def run(*arguments):
        return subprocess.run([command.options.clew, *arguments], capture_output=True, text=True, timeout=120,
                              cwd=command.folder, stdin=subprocess.DEVNULL, env=environment)
    reports = command.at("made/reports")
    done = run("+report.folder=" + reports, source)
    trace = os.path.join(reports, "Fails.trace.json")
    check(done.returncode == 1 and os.path.exists(trace), f"no trace in report.folder: {done.stdout}{done.stderr}")
    shutil.rmtree(command.at("cache"))
    done = run("replay", trace)
    check(done.returncode == 1 and done.stdout.startswith("violated: assertion"), f"{done.stdout}{done.stderr}")


@case
def one_prefix(command):
    done = subprocess.run([command.options.clew, "--frobnicate"], capture_output=True, text=True, timeout=60)
    check(done.returncode == 2 and done.stderr.startswith("clew: unknown option"), f"{done.stderr!r}")


@case
def state_limit(command):
    lines, report, _ = command.run("+search.state_limit=100", "Leaves", "6", expected=3)
    check_unknown(lines, report, "states")
    check(report["statistics"]["states_new"] == 101, f"{report['statistics']['states_new']} states")


@case
def depth_limit(command):
    lines, report, _ = command.run("+search.depth_limit=3", "Leaves", "6", expected=3)
    check_unknown(lines, report, "depth")
    check(report["statistics"]["depth_max"] == 3, f"depth {report['statistics']['depth_max']}")
    command.run("+search.depth_limit=30", "Leaves", "2", expected=0)


@case
def time_limit(command):
    lines, report, seconds = command.run("+search.time_limit=1", "+vm.storage.class=none", "Leaves", "9", expected=3)
    check_unknown(lines, report, "time limit")
    check(seconds < 20, f"it took {seconds:.1f} s")
    # Also where the program comes to no choice.
    lines, report, seconds = command.run("+search.time_limit=1", "Busy", expected=3)
    check_unknown(lines, report, "time limit")


@case
def memory_limit(command):
    lines, report, _ = command.run("+search.memory_limit=300M", "+vm.heap_limit=64G", "Growing", expected=3)
    check_unknown(lines, report, "memory limit")
    size = report["statistics"]["memory_bytes_max"]
    check(300e6 < size < 3e9, f"{size} bytes")


@case
def min_free(command):
    lines, report, _ = command.run("+search.min_free=1000000G", "Growing", expected=3)
    check_unknown(lines, report, "memory limit")


@case
def little_address_space(command):
    lines, report, _ = command.run("Leaves", "2", expected=0, before=["prlimit", f"--as={1 << 30}"])
    check(report["verdict"] == "safe", report["verdict"])
    lines, report, _ = command.run("+vm.heap_limit=64G", "Growing", expected=3, before=["prlimit", f"--as={1 << 30}"])
    check_unknown(lines, report, "memory limit")
    # A replay, and the search for a shorter path, beside the search.
    _, report, _ = command.run("TwoThreads", expected=1, before=["prlimit", f"--as={1 << 30}"])
    check(report["errors"][0]["kind"] == "assertion", str(report["errors"]))


@case
def small_stack(command):
    _, report, _ = command.run("Leaves", "2", expected=0, before=["prlimit", f"--stack={128 << 10}"])
    check(report["verdict"] == "safe", report["verdict"])


def class_file(name, superclass):
    """A class without members."""
    def text(of):
        return b"\1" + struct.pack(">H", len(of)) + of.encode()
    pool = text(name) + b"\7\0\1" + text(superclass) + b"\7\0\3"
    return struct.pack(">IHHH", 0xCAFEBABE, 0, 52, 5) + pool + struct.pack(">HHHHHHH", 0x21, 2, 4, 0, 0, 0, 0)


@case
def chain_of_superclasses(command):
    """As `java`: a StackOverflowError, on a small stack of our own too."""
    for i in range(8001):
        with open(command.at(f"Link{i}.class"), "wb") as file:
            file.write(class_file(f"Link{i}", f"Link{i - 1}" if i > 0 else "java/lang/Object"))
    for before in ([], ["prlimit", f"--stack={128 << 10}"]):
        lines, _, _ = command.run("Depth", "Link8000", expected=0, before=before)
        check(lines[0] == "too deep", lines[0])
        lines, _, _ = command.run("Depth", "Link100", expected=0, before=before)
        check(lines[0] == "Link100", lines[0])


@case
def input_that_stays_open(command):
    """It is read when the program reads it, and not before."""
    read, write = os.pipe()
    try:
        done = subprocess.run(command.line("Reads"), cwd=command.folder, stdin=read, capture_output=True, text=True, timeout=60)
        check(done.returncode == 0 and done.stdout.startswith("end\n"), f"{done.returncode}: {done.stdout}{done.stderr}")
        # It can be interrupted while it waits for it.
        process = subprocess.Popen(command.line("Reads", "one"), cwd=command.folder, stdin=read, stdout=subprocess.PIPE)
        time.sleep(1)
        check(process.poll() is None, "it does not wait for its input")
        process.send_signal(signal.SIGTERM)
        output, _ = process.communicate(timeout=60)
        check(process.returncode == 3, f"exit code {process.returncode}: {output.decode()}")
    finally:
        os.close(read)
        os.close(write)


# ---- the order of choices

@case
def randomize_choices(command):
    def leaves(*keys):
        lines, report, _ = command.run(*keys, "+vm.output=all", "Leaves", "2", "print", expected=0)
        check(report["statistics"]["transitions"] == 111, f"{report['statistics']['transitions']} transitions")
        return [line for line in lines if line.startswith("leaf")]

    ordered = leaves("+cg.randomize_choices=NONE")
    check(ordered == [f"leaf {i}" for i in range(100)], f"in order: {ordered}")
    fixed = leaves("+cg.randomize_choices=FIXED_SEED")
    check(fixed != ordered and sorted(fixed) == sorted(ordered), f"with a fixed seed: {fixed}")
    check(leaves("+cg.randomize_choices=FIXED_SEED") == fixed, "the same seed gives another order")
    other = leaves("+cg.randomize_choices=FIXED_SEED", "+cg.seed=7")
    check(other != fixed and sorted(other) == sorted(ordered), f"with another seed: {other}")
    varying = [leaves("+cg.randomize_choices=VAR_SEED") for _ in range(2)]
    check(varying[0] != varying[1], "varying seeds give the same order")
    check(sorted(varying[0]) == sorted(ordered), f"with a varying seed: {varying[0]}")


# ---- output

@case
def output_to_file(command):
    lines, _, _ = command.run("+vm.output=" + command.at("printed"), "Leaves", "1", "print", expected=0)
    check(not any(line.startswith("leaf") for line in lines), f"on the console: {lines}")
    with open(command.at("printed"), encoding="utf-8") as file:
        check(file.read() == "".join(f"leaf {i}\n" for i in range(10)), "the file does not hold what was printed")


@case
def output_of_reported_path(command):
    lines, report, _ = command.run("Prints", "2", expected=1)
    check(lines[:4] == ["before", "behind 2", "violated: assertion java.lang.AssertionError", "  java.lang.AssertionError: wrong 2"],
          f"not the output of the reported path alone: {lines[:6]}")
    check(report["errors"][0]["output"] == "before\nbehind 2\n", str(report["errors"][0]["output"]))
    lines, _, _ = command.run("Prints", expected=0)
    check(lines[0] == "before" and not any(line.startswith("behind") for line in lines), f"of a safe program: {lines}")
    check(any("+vm.output=all" in line for line in lines), f"what is left out is not named: {lines}")
    lines, _, _ = command.run("+vm.output=all", "Prints", expected=0)
    check(lines[:5] == ["before", *(f"behind {n}" for n in range(4))], f"of all paths: {lines}")
    check(not any("+vm.output=all" in line for line in lines), f"something is said to be left out: {lines}")
    lines, _, _ = command.run("+search.multiple_errors=true", "Prints", "2", expected=1)
    check(lines[:2] == ["before", "behind 2"] and lines.count("  behind 3") == 1 and "behind 3" not in lines, f"of two errors: {lines}")
    lines, _, _ = command.run("+search.class=single", "Prints", expected=3)
    check(lines[:2] == ["before", "behind 0"], f"of a single path: {lines}")


@case
def verdict_has_a_line_of_its_own(command):
    for arguments, verdict in ((["one"], "violated: assertion java.lang.AssertionError"),
                               ([], "safe: every path was explored, and none violates a property")):
        lines, _, _ = command.run("Unended", *arguments, expected=1 if arguments else 0)
        check(lines.count(verdict) == 1, f"no line that is the verdict: {lines[:4]}")
        check(lines[0].startswith("partial"), f"the program's output is gone: {lines[:4]}")


@case
def folded_trace(command):
    lines, report, _ = command.run("LongTrace", expected=1)
    begin = next(i for i, line in enumerate(lines) if line.startswith("trace: "))
    length = lines[begin:].index("")
    check(length <= 201, f"a trace of {length} lines on the console")
    with open(command.at("LongTrace.trace.json"), encoding="utf-8") as file:
        steps = json.load(file)["steps"]
    check(len(steps) > 400, f"{len(steps)} steps in the file")


def replay(command, trace, expected):
    done = subprocess.run([command.options.clew, "replay", trace], capture_output=True, text=True, timeout=60, cwd=command.folder,
                          stdin=subprocess.DEVNULL)
    check(done.returncode == expected, f"exit code {done.returncode} of the replay of {trace}: {done.stdout}{done.stderr}")
    return done.stdout.splitlines(), done.stderr


ASKS = """\
import java.util.Scanner;

public class Asks {
    public static void main(String[] args) throws Exception {
        System.out.print("name? ");
        if (args.length > 0 && args[0].equals("sleep")) Thread.sleep(60_000);
        while (args.length > 0 && args[0].equals("loop")) {}
        Scanner input = new Scanner(System.in);
        System.out.println("hi " + input.nextLine());
        System.out.println(input.hasNextLine() ? "more" : "no more");
    }
}
"""


def running(command, *arguments, stdin=subprocess.PIPE):
    return subprocess.Popen([command.options.clew, "run", "-cp", command.folder, *arguments], stdin=stdin,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def shown(process, text):
    """What has come up to the text, or in ten seconds."""
    read = b""
    end = time.monotonic() + 10
    while text not in read and time.monotonic() < end:
        if select.select([process.stdout], [], [], 0.1)[0]:
            some = os.read(process.stdout.fileno(), 1000)
            if not some:
                break
            read += some
    check(text in read, f"{text} is not in {read}")


@case
def run_converses(command):
    """By a pipe that stays open, and at a terminal."""
    command.compile({"Asks": ASKS})
    process = running(command, "Asks")
    try:
        shown(process, b"name? ")
        process.stdin.write(b"Bob\n")
        process.stdin.flush()
        shown(process, b"hi Bob\n")
        process.stdin.write(b"Eve\n")
        process.stdin.flush()
        shown(process, b"more\n")
        check(process.wait(10) == 0, f"exit code {process.returncode}")
    finally:
        process.kill()
    ours, theirs = pty.openpty()
    process = running(command, "Asks", stdin=theirs)
    try:
        shown(process, b"name? ")
        os.write(ours, b"Bob\n")
        shown(process, b"hi Bob\n")
        os.write(ours, b"\x04") # the end
        shown(process, b"no more\n")
        check(process.wait(10) == 0, f"exit code {process.returncode}")
    finally:
        process.kill()
        os.close(ours)
        os.close(theirs)


@case
def run_keeps_limits(command):
    """Wherever it is, with what has been printed by then."""
    command.compile({"Asks": ASKS})
    for what in ("loop", "sleep", "ask"):
        began = time.monotonic()
        process = running(command, "+search.time_limit=1", "Asks", what)
        try:
            shown(process, b"name? ")
            code = process.wait(30)
            check(code == 3, f"exit code {code} of {what}")
            check(time.monotonic() - began < 10, f"{what}: {time.monotonic() - began:.1f} s")
            error = process.stderr.read()
            check(b"clew: time limit reached" in error, f"{what}: {error}")
        finally:
            process.kill()


MEMBERS = """\
import gov.nasa.jpf.symbc.Debug;
import java.lang.annotation.*;
import java.lang.reflect.*;

public class Members {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Checked {}

    static class Call {
        int literal;
        Object[] arguments;

        static void make(int[] sizes) {}
    }

    public static void main(String[] args) {
        if (args.length > 0 && args[0].equals("hidden")) {
            Class<?> type = (Class<?>) Debug.makeSymbolicRef("type", Class.class);
            int seen = type == null || !Members.class.isAssignableFrom(type) ? Modifier.PUBLIC : type.getModifiers();
            if ((seen & (Modifier.PUBLIC | Modifier.FINAL | Modifier.ABSTRACT)) == 0) throw new IllegalStateException();
            return;
        }
        Method method = (Method) Debug.makeSymbolicRef("method", Method.class);
        Field field = (Field) Debug.makeSymbolicRef("field", Field.class);
        Call call = (Call) Debug.makeSymbolicRef("call", Call.class);
        if (method == null || field == null || call == null || call.arguments != null || call.literal != 7) return;
        if (args.length > 0) {
            if (method.isAnnotationPresent(Checked.class)) throw new IllegalStateException();
        } else if (method.getName().equals("make") && field.getName().equals("literal")) {
            throw new IllegalStateException();
        }
    }
}
"""


@case
def members_as_inputs(command):
    """In a trace that is walked again, here and on an ordinary JVM."""
    command.compile({"Members": MEMBERS})
    lines, report, _ = command.run("Members", expected=1)
    check(report["errors"][0]["inputs_text"] == [
        "method = method Members$Call.make(int[])", "field = field Members$Call.literal",
        "call = {Members$Call.arguments: null, Members$Call.literal: 7}"], str(report["errors"]))
    replay(command, "Members.trace.json", 1)
    jvm = subprocess.run([os.path.join(os.path.dirname(command.options.javac), "java"), "-cp",
                          command.folder + os.pathsep + command.options.api, "-Dclew.replay=Members.trace.json", "Members"],
                         capture_output=True, text=True, timeout=60, cwd=command.folder, stdin=subprocess.DEVNULL)
    check("IllegalStateException" in jvm.stderr, f"on a JVM: {jvm.stderr}")
    command.run("Members", "annotated", expected=3)  # no member is, and none is made
    command.run("+symbolic.mocks=all", "Members", "annotated", expected=1)
    replay(command, "Members.trace.json", 1)
    command.run("+symbolic.mocks=all", "Members", "hidden", expected=1)  # a class that is not public
    replay(command, "Members.trace.json", 1)


MOCKED = """\
public class Mocked {
    interface Queue { int size(); }
    interface Topic { int readers(); }
    static void send(Queue queue) {
        if (queue != null && queue.size() == 3 && queue instanceof Topic && ((Topic) queue).readers() == 10)
            throw new IllegalStateException();
    }
    static void send(String text) {
        if (text != null && text.length() == 3) throw new IllegalStateException();
    }
    public static void main(String[] args) {}
}
"""


@case
def searches_for_types_are_counted(command):
    """Beside the questions to solvers, where there are any."""
    command.compile({"Mocked": MOCKED})
    lines, report, _ = command.run("+symbolic.method=Mocked.send(Mocked$Queue:sym)", "+symbolic.mocks=all", "Mocked", expected=1)
    types = next(layer for layer in report["statistics"]["solver"] if layer["name"] == "types")
    check(0 < types["queries"] == types["answered"] < 100 and 0 < types["seconds"] < 10, str(types))
    check(any(re.fullmatch(r" +types +\d+ questions, +\d+ answered, \d\.\d{3} s", line) for line in lines), "not on the console")
    _, report, _ = command.run("+symbolic.method=Mocked.send(String:sym)", "Mocked", expected=1)
    check(all(layer["name"] != "types" for layer in report["statistics"]["solver"]), str(report["statistics"]["solver"]))


LACKING = """\
public class Lacking {
    interface Shape { int corners(); }
    static class Square implements Shape { public int corners() { return 4; } }
    static class Drawn implements Shape {
        Pen pen;
        public int corners() { return 5; }
    }
    static abstract class Brush {
        Brush(Pen pen) {}
        abstract int width();
    }
    interface Pen {}
    static class Nib {}
    static class GoldNib extends Nib {}
    enum Ink { BLACK; Nib nib(GoldNib gold) { return gold; } }
    static class Letter { Ink ink; }
    static void look(Shape shape) {
        if (shape != null && shape.corners() == 5) throw new IllegalStateException();
    }
    static boolean write(Letter letter) { return letter == null; }
    static void paint(Brush brush) {
        if (brush != null && brush.width() == 5) throw new IllegalStateException();
    }
    public static void main(String[] args) {}
}
"""


@case
def inputs_of_types_that_cannot_be_loaded(command):
    """Some jar is missing: what needs it is no input, and is named."""
    command.compile({"Lacking": LACKING})
    look, paint, write = (f"+symbolic.method=Lacking.{method}(sym)" for method in ("look", "paint", "write"))
    mocks = "+symbolic.mocks=all"
    command.run(look, "Lacking", expected=1)
    command.run(paint, mocks, "Lacking", expected=1)
    os.remove(command.at("Lacking$Pen.class"))
    os.remove(command.at("Lacking$GoldNib.class"))  # without which the enum cannot be linked
    command.run(write, "Lacking", expected=0)
    reason = "has a field or a constructor of a type that is not on the class path"
    lines, report, _ = command.run(look, "Lacking", expected=3)
    check_unknown(lines, report, "Lacking$Drawn " + reason)
    lines, report, _ = command.run(paint, mocks, "Lacking", expected=3)
    check_unknown(lines, report, "Lacking$Brush " + reason)


@case
def stored_traces(command):
    """By Verify.storeTrace and by TraceStorer; they replay, and ChoiceSelector goes on from their ends."""
    command.run("Prints", expected=0)
    with open(command.at("stored"), encoding="utf-8") as file:
        stored = json.load(file)
    check(stored["data_choices"] == [1] and stored["comment"] == "one" and "violation" not in stored and "steps" not in stored, str(stored))
    lines, _ = replay(command, "stored", 3)
    check(any("it was stored where nothing was violated" in line for line in lines), str(lines))
    lines, report, _ = command.run("+listener=ChoiceSelector", "+choice.use_trace=stored", "Prints", "3", expected=3)
    check("ChoiceSelector" in report["unknown"][0], str(report["unknown"]))
    lines, report, _ = command.run("+listener=.listener.ChoiceSelector", "+choice.use_trace=stored", "Prints", "1", expected=1)
    check(report["errors"][0]["message"] == "wrong 1", str(report["errors"][0]))
    command.run("+listener=.listener.TraceStorer", "+trace.file=kept", "+trace.multiple=true", "+trace.verbose=true",
                "+search.multiple_errors=true", "Prints", "2", expected=1)
    for number, value in ((1, 2), (2, 3)):
        lines, _ = replay(command, f"kept.{number}", 1)
        check(lines[0].startswith("violated: assertion") and f"  behind {value}" in lines, str(lines))
    with open(command.at("kept.1"), encoding="utf-8") as file:
        check(json.load(file)["steps"], "no steps in a verbose trace")
    command.run("+listener=TraceStorer", "+trace.file=limited", "+trace.store_constraint=true", "+search.state_limit=3", "Leaves", "3",
                expected=3)
    replay(command, "limited", 3)
    lines, report, _ = command.run("+listener=TraceStorer", "+trace.file=called", "+trace.store_calls=*.Prints.main,*Verify.storeTrace*",
                                   "+trace.terminate=true", "Prints", "3", expected=3)
    check("trace.terminate" in str(report["unknown"]), str(report["unknown"]))
    with open(command.at("called"), encoding="utf-8") as file:
        check(json.load(file)["data_choices"] == [1], "not the path that calls the method")


@case
def trace_of_other_classes(command):
    command.run("Prints", "2", expected=1)
    _, error = replay(command, "Prints.trace.json", 1)
    check(error == "", f"a warning where nothing has changed: {error}")
    command.compile({"Prints": PRINTS.replace('"behind "', '"after "')})
    try:
        lines, error = replay(command, "Prints.trace.json", 1)
        check("recorded with other classes: Prints " in error, f"no warning: {error}")
        check("  after 2" in lines, str(lines))
    finally:
        command.compile({"Prints": PRINTS})


@case
def progress_line(command):
    """Standard error is a terminal: the line is there while it runs, and is taken away at the end."""
    terminal, side = pty.openpty()
    process = command.start("+search.time_limit=3", "+vm.storage.class=none", "Leaves", "9", stdout=subprocess.PIPE, stderr=side)
    os.close(side)
    shown = read_to_end(terminal)
    lines = process.stdout.read().decode().splitlines()
    check(process.wait(60) == 3, f"exit code {process.returncode}")
    check_unknown(lines, command.report(), "time limit")
    progress = re.findall(r"\r\033\[K(\d+) s  (\d+) states  (\d+) states/s  depth (\d+)  (\d+) MB", shown)
    check(len(progress) >= 2, f"on the terminal: {shown!r}")
    states = [int(each[1]) for each in progress]
    check(states == sorted(states) and states[-1] > 1000, f"states: {states}")
    check(shown.endswith("\r\033[K"), f"the line is not taken away: {shown[-80:]!r}")
    check("\n" not in shown, f"more than one line: {shown!r}")


def read_to_end(terminal):
    parts = []
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError: # the other side is closed
            part = b""
        if not part:
            os.close(terminal)
            return b"".join(parts).decode()
        parts.append(part)


# ---- Ctrl-C

@case
def unwritable_files(command):
    """The verdict and its exit code stand, whatever cannot be written."""
    line = command.line("+search.properties=exit", "+report.trace.file=/dev/full", "+report.publisher=xml,console,json",
                        "+report.xml.file=/dev/full", "+report.json.file=nowhere/report.json", "Exits")
    done = subprocess.run(line, cwd=command.folder, capture_output=True, text=True, timeout=60,
                          stdin=subprocess.DEVNULL)
    check(done.returncode == 1, f"exit code {done.returncode}: {done.stderr}")
    check("violated: exit" in done.stdout, "the violation is not told")
    check("replay: " not in done.stdout, "a trace that could not be written is offered")
    for key in ("report.trace.file", "report.xml.file", "report.json.file"):
        check(f"warning: {key}=" in done.stderr, f"no warning about {key}: {done.stderr}")
    # A working folder that nobody, root included, can write to.
    done = subprocess.run([command.options.clew, "-cp", command.folder, "TwoThreads"], cwd="/proc", capture_output=True, text=True,
                          timeout=60, stdin=subprocess.DEVNULL)
    check(done.returncode == 1, f"exit code {done.returncode}: {done.stderr}")
    check(done.stdout.startswith("violated: assertion"), f"the violation is not told: {done.stdout[:200]}")
    check("warning: report.trace.file=" in done.stderr, f"no warning: {done.stderr}")


@case
def interrupted(command):
    """Also where the program comes to no choice; by `timeout` and `kill` as by Ctrl-C."""
    for sent, program in ((signal.SIGINT, ["+vm.storage.class=none", "Leaves", "9"]), (signal.SIGTERM, ["Busy"]),
                          (signal.SIGINT, ["Busy"]), (signal.SIGTERM, ["+vm.storage.class=none", "Leaves", "9"])):
        process = command.start(*program, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(1.5)
        process.send_signal(sent)
        output, error = process.communicate(timeout=60)
        check(process.returncode == 3, f"exit code {process.returncode}: {output.decode()}{error.decode()}")
        check_unknown(output.decode().splitlines(), command.report(), "interrupted")


@case
def generation_interrupted(command):
    """The tests that there are by then are verified and written."""
    process = subprocess.Popen([command.options.clew, "tests", "Factors", "-cp", command.folder, "-o", command.at("made-tests"),
                                "+tests.time=100", "+symbolic.solver_timeout=90"], cwd=command.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT)
    time.sleep(5)
    process.send_signal(signal.SIGTERM)
    output, _ = process.communicate(timeout=90)
    check(process.returncode == 0, f"exit code {process.returncode}: {output.decode()}")
    check("stopped by                a signal" in output.decode(), output.decode())
    with open(command.at("made-tests/FactorsTest.java"), encoding="utf-8") as file:
        text = file.read()
    check(all(f"sign_returns{value}" in text for value in ("0", "1", "Minus1")), text)


@case
def interrupted_twice(command):
    """The program prints into a pipe that nobody reads, and so cannot stop in order."""
    process = command.start("+vm.storage.class=none", "+vm.output=all", "Leaves", "6", "print", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    select.select([process.stdout], [], [], 60)
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    time.sleep(0.5)
    check(process.poll() is None, f"it has ended: {process.returncode}")
    process.send_signal(signal.SIGINT)
    check(process.wait(10) == 130, f"exit code {process.returncode}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True, help="the clew binary")
    parser.add_argument("--api", required=True, help="the jar with gov.nasa.jpf.vm.Verify")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--filter", default="", help="a regular expression over the names of cases")
    options = parser.parse_args()
    options.clew, options.api = os.path.abspath(options.clew), os.path.abspath(options.api)
    failed = 0
    with tempfile.TemporaryDirectory(prefix="clew-command-") as folder:
        command = Command(options, folder)
        cases = [each for each in CASES if re.search(options.filter, each.__name__)]
        for each in cases:
            try:
                each(command)
            except (Wrong, subprocess.TimeoutExpired) as wrong:
                failed += 1
                print(f"FAILED {each.__name__}: {wrong}", flush=True)
    print(f"{len(cases) - failed} as expected, {failed} not")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
