#!/usr/bin/env python3
"""Files as the manuals of Java PathFinder and Symbolic PathFinder have them, one for each key or listener in its place: each
is accepted, has the verdict that it should have, and what is said about it is said once."""

import argparse
import concurrent.futures
import os
import subprocess
import sys
import tempfile

PROGRAMS = {
    "Deadlock": """
public class Deadlock {
    public static void main(String[] args) throws InterruptedException {
        Object one = new Object(), other = new Object();
        Thread worker = new Thread(() -> { synchronized (other) { synchronized (one) { System.out.println("worker"); } } }, "worker");
        worker.start();
        synchronized (one) { synchronized (other) { System.out.println("main"); } }
        worker.join();
    }
}""",
    "Quiet": """
import gov.nasa.jpf.vm.Verify;
public class Quiet {
    static int sum;
    static void step(int n) { sum += n; }
    public static void main(String[] args) throws InterruptedException {
        step(Verify.getInt(0, 2));
        Thread worker = new Thread(() -> { synchronized (Quiet.class) { step(1); } }, "worker");
        worker.start();
        synchronized (Quiet.class) { step(2); }
        worker.join();
        if (args.length > 0 && args[0].equals("fail") && sum == 4) throw new IllegalStateException("sum " + sum);
    }
}""",
    "Counting": """
public class Counting {
    static int count;
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> count++);
        worker.start();
        count++;
        worker.join();
    }
}""",
    "Chance": """
import java.util.Random;
public class Chance {
    public static void main(String[] args) {
        Random random = new Random(42);
        int a = random.nextInt(2), b = random.nextInt(3);
        int c = a / (b + a - 2);
    }
}""",
    "Leaking": """
public class Leaking {
    static volatile boolean isClosed;
    @Override protected void finalize() { isClosed = true; }
    public static void main(String[] args) {
        new Leaking();
        if (isClosed) throw new IllegalStateException("closed");
    }
}""",
    "Branches": """
public class Branches {
    static int limit;
    int state;
    int of(int x, int y) {
        if (x > 5 && y < x - 10) return 1;
        if (x == 7777) throw new IllegalStateException("7777");
        return state;
    }
    static int ofStatic(int x) { return limit == 77 && x == 3 ? 1 / (x - 3) : 0; }
    static int onlySmall(int x) { if (x > 100) throw new IllegalStateException("large"); return x; }
    static int text(String s) { return s != null && s.equals("needle") ? 1 / (s.length() - 6) : 0; }
    static int array(int[] a) { return a != null && a.length == 2 && a[1] == 9 ? a[2] : 0; }
    static double real(double d) { if (d > 2.5) throw new IllegalStateException("large"); return d; }
    public static void main(String[] args) {
        new Branches().of(1, 2);
        ofStatic(1);
    }
}""",
}

SAFE, VIOLATED, UNKNOWN = 0, 1, 3
D, Q, C, B = "target = Deadlock\n", "target = Quiet\n", "target = Counting\n", "target = Branches\n"
OF = B + "symbolic.method = Branches.of(sym#sym)\n"
SMALL = B + "symbolic.method = Branches.onlySmall(sym)\n"

# The file; its verdict; what standard error has to say, each in one line; what standard output has to hold.
FILES = [
    # ---- jpf-core: the program and how it is found
    (D, VIOLATED, [], ["violated: deadlock"]),
    (Q, SAFE, [], ["safe"]),
    (Q + "target.args = fail\n", VIOLATED, [], ["sum 4"]),
    ("target_args = fail\n" + Q + "vm.classpath = ${config_path}\nvm.sourcepath = ${config_path}\n", VIOLATED, [], ["sum 4"]),
    (Q + "classpath = ${config_path}\nsourcepath = ${config_path}\n", SAFE, [], []),
    ("@using = jpf-core\n" + Q, SAFE, [], []),
    ("@requires jpf-core\n" + Q, SAFE, [], []),
    ("shell.port = 4242\n" + Q, SAFE, ["shell.port"], []),
    ("native_classpath = ${config_path}/peers\npeer_packages = my.peers,<model>,<default>\n" + Q, SAFE, ["native_classpath", "peer_packages"], []),
    ("vm.boot_classpath = <system>\nvm.class = gov.nasa.jpf.vm.SingleProcessVM\nvm.classloader.class = gov.nasa.jpf.jvm.JVMSystemClassLoaderInfo\n" + Q,
     SAFE, ["vm.boot_classpath", "vm.class'", "vm.classloader.class"], []),
    # ---- jpf-core: the search
    ("search.class = gov.nasa.jpf.search.DFSearch\nsearch.multiple_errors = true\n" + D, VIOLATED, [], []),
    ("search.class = .search.heuristic.BFSHeuristic\nsearch.heuristic.queue_limit = -1\n" + D, VIOLATED, [], []),
    ("search.class = .search.RandomSearch\nsearch.RandomSearch.path_limit = 50\ncg.randomize_choices = VAR_SEED\n" + Q, UNKNOWN, [], []),
    ("search.class = .search.heuristic.Interleaving\nsearch.heuristic.thread_history = 10\n" + D, VIOLATED, ["search.heuristic.thread_history"], []),
    ("search.class = .search.heuristic.MostBlocked\n" + D, VIOLATED, [], []),
    ("search.class = .search.heuristic.MinimizePreemption\n" + D, VIOLATED, [], []),
    ("search.class = gov.nasa.jpf.search.heuristic.Interleaving\nsearch.heuristic.thread_history_size = 5\n" + D, VIOLATED, [], []),
    ("search.class = .search.heuristic.PreferThreads\nsearch.heuristic.preferredThreads = main,Thread-1\n" + D, VIOLATED, [], []),
    ("search.depth_limit = 2\n" + Q, UNKNOWN, [], ["depth"]),
    ("search.heuristic.queue_limit = 10\n" + Q, UNKNOWN, ["queue_limit"], []),
    ("search.min_free = 1M\nsearch.match_depth = false\nsearch.error_path = error.xml\n" + D, VIOLATED, ["search.match_depth"], ["error.xml"]),
    ("search.properties = gov.nasa.jpf.vm.NotDeadlockedProperty\n" + D, VIOLATED, [], []),
    ("search.properties = gov.nasa.jpf.vm.NoUncaughtExceptionsProperty\n" + Q, SAFE, [], []),
    # ---- jpf-core: the virtual machine
    ("vm.por = false\n" + D, VIOLATED, [], []),
    ("vm.storage.class = nil\n" + Q, SAFE, [], []),
    ("vm.storage.class = gov.nasa.jpf.vm.JenkinsStateSet\nvm.serializer.class = gov.nasa.jpf.vm.serialize.CFSerializer\n" + Q, SAFE, ["vm.serializer.class"], []),
    ("vm.gc = true\nvm.max_alloc_gc = -1\nvm.finalize = false\nvm.reuse_tid = false\n" + Q, SAFE, ["vm.gc'", "vm.max_alloc_gc", "vm.reuse_tid"], []),
    ("vm.process_finalizers = true\n" + Q, SAFE, [], []),
    ("vm.process_finalizers = true\ntarget = Leaking\n", VIOLATED, [], ["closed"]),
    ("vm.finalize = true\ntarget = Leaking\n", VIOLATED, [], ["closed"]),
    ("vm.process_finalizers = false\ntarget = Leaking\n", UNKNOWN, [], ["vm.process_finalizers=true"]),
    ("vm.halt_on_throw = java.lang.IllegalStateException\ntarget.args = fail\n" + Q, VIOLATED, [], []),
    ("vm.shared.break_on_exposure = true\nvm.shared.sync_detection = true\nvm.shared.never_break_fields = java.lang.Thread*.*\n" + D, VIOLATED,
     ["vm.shared.break_on_exposure", "vm.shared.sync_detection", "vm.shared.never_break_fields"], []),
    ("vm.scheduler.class = gov.nasa.jpf.vm.DelegatingScheduler\nvm.max_transition_length = 50000\n" + D, VIOLATED, ["vm.scheduler.class", "vm.max_transition_length"], []),
    ("vm.tree_output = true\nvm.path_output = false\n" + D, VIOLATED, ["vm.tree_output", "vm.path_output"], []),
    ("vm.enable_assertions = *\nvm.disable_assertions = java.*\nvm.verify.ignore_path = true\n" + Q, SAFE, [], []),
    ("vm.ignore_uncaught_handler = true\n" + Q, UNKNOWN, ["vm.ignore_uncaught_handler"], []),
    ("vm.sysprop.source = SELECTED\nvm.time.class = gov.nasa.jpf.vm.SystemTime\n" + Q, SAFE, ["vm.sysprop.source", "vm.time.class"], []),
    ("jvm.insn_factory.class = gov.nasa.jpf.jvm.bytecode.InstructionFactory\njvm.nested_init = false\n" + Q, SAFE, ["jvm.insn_factory.class", "jvm.nested_init"], []),
    # ---- jpf-core: choices
    ("cg.enumerate_random = true\ntarget = Chance\n", VIOLATED, [], ["ArithmeticException"]),
    ("cg.randomize_choices = FIXED_SEED\ncg.seed = 7\ncg.max_processors = 1\ncg.break_single_choice = false\n" + D, VIOLATED, ["cg.break_single_choice"], []),
    ("cg.threads.break_start = true\ncg.threads.break_yield = true\ncg.boolean.false_first = true\n" + Q, SAFE,
     ["cg.threads.break_start", "cg.threads.break_yield", "cg.boolean.false_first"], []),
    ("choice.min = 0\nchoice.max = 3\ntrace.values = 1:2\nmethod.threshold = 1\nmethod.delta = 2\n" + Q, SAFE, [], []), # for Verify.getInt("choice") ...
    ("cg.enable_atomic = false\n" + Q, UNKNOWN, ["cg.enable_atomic"], []),
    # ---- jpf-core: reports
    ("report.publisher = console,xml\nreport.xml.file = out.xml\nreport.console.property_violation = error,trace,snapshot\nreport.console.finished = result\n" + D,
     VIOLATED, ["report.console.finished"], ["trace:", "threads"]),
    ("report.console.start = jpf,sut\nreport.console.show_code = true\nlog.level = warning\n" + Q, SAFE, ["report.console.start", "report.console.show_code", "log.level"], []),
    # ---- jpf-core: listeners
    ("listener = gov.nasa.jpf.listener.PreciseRaceDetector\nrace.exclude = java.*,javax.*\n" + C, VIOLATED, [], ["violated: race"]),
    ("listener = .listener.DeadlockAnalyzer\ndeadlock.format = essential\n" + D, VIOLATED, ["DeadlockAnalyzer"], []),
    ("listener = .listener.ExecTracker\net.print_insn = false\n" + Q, SAFE, ["et.print_insn"], ["---- search finished"]),
    ("listener = .listener.MethodAnalyzer\nmethod.include = Quiet.*\nmethod.skip_init = false\ntarget.args = fail\n" + Q, VIOLATED, [], [">-  Quiet.step(int)"]),
    ("listener = .listener.ObjectTracker\not.include = java.lang.Thread\not.log_fields = false\ntarget.args = fail\n" + Q, VIOLATED, [], ["new  java.lang.Thread@"]),
    ("listener = .listener.VarRecorder\nvar_recorder.locals = false\nvar_recorder.fields = true\nvar_recorder.arrays = false\ntarget.args = fail\n" + Q, VIOLATED, [],
     ["sum <- 4"]),
    ("listener = .listener.TraceStorer\ntrace.file = stored\ntrace.multiple = true\ntrace.depth = 2\ntrace.verbose = true\n" + Q, SAFE, [], []),
    ("listener = .listener.ChoiceSelector\nchoice.seed = 42\nchoice.depth = 2\nchoice.verbose = true\n" + Q, UNKNOWN, ["choice.verbose"], []),
    ("listener = .listener.CoverageAnalyzer\ncoverage.include = Quiet\ncoverage.show_methods = true\n" + Q, SAFE, [], ["Quiet"]),
    ("listener = .listener.StateSpaceDot\n" + Q, SAFE, [], [".dot:"]),
    ("listener = .listener.SimpleDot\n" + Q, SAFE, [], [".dot:"]),
    ("listener = .listener.BudgetChecker\nbudget.max_new_states = 3\n" + Q, UNKNOWN, [], ["budget"]),
    ("listener = .listener.NumericValueChecker\nrange.fields = s\nrange.s.field = Quiet.sum\nrange.s.max = 4\n" + Q, VIOLATED, [], ["out of range"]),
    ("listener = .listener.ExceptionInjector\nei.exception = java.io.IOException(\"x\")@Quiet.step(I)\n" + Q, VIOLATED, [], ["IOException"]),
    ("listener = .listener.OOMEInjector\noome.types = java.lang.Thread\n" + Q, VIOLATED, [], ["OutOfMemoryError"]),
    ("listener = .listener.IdleFilter\nidle.max_backjumps = 500\nidle.action = break\n" + Q, SAFE, [], []),
    ("listener = .listener.NoStateCycles\n" + Q, SAFE, [], []),
    ("listener = .listener.EndlessLoopDetector,.listener.SearchStats,.listener.CGMonitor\n" + Q, SAFE, ["SearchStats", "CGMonitor"], []),
    ("listener = .listener.AssertionProperty\nap.go_on = false\n" + Q, SAFE, ["AssertionProperty"], []),
    ("listener = .listener.AssertionProperty\nap.go_on = true\n" + Q, UNKNOWN, ["AssertionProperty", "ap.go_on"], []),
    ("listener = .listener.NonSharedChecker\n" + Q, UNKNOWN, [], ["NonSharedChecker"]),
    ("listener+=,.listener.CallMonitor\nlistener+=,.listener.HeapTracker\n" + Q, SAFE, ["CallMonitor", "HeapTracker"], []),
    ("listener.autoload = gov.nasa.jpf.NonNull\nlistener.gov.nasa.jpf.NonNull = gov.nasa.jpf.tools.NonNullChecker\n" + Q, SAFE, ["listener.autoload", "listener.gov.nasa.jpf.NonNull"], []),
    # ---- jpf-symbc
    ("@using = jpf-symbc\n" + OF, VIOLATED, [], ["7777"]),
    (OF + "listener = gov.nasa.jpf.symbc.SymbolicListener\nsymbolic.dp = choco\nsymbolic.debug = true\n", VIOLATED, ["SymbolicListener", "symbolic.dp", "symbolic.debug"], []),
    (OF + "symbolic.dp = z3bitvector\nsymbolic.bvlength = 32\nsymbolic.optimizechoices = true\nsymbolic.string_dp = z3str3\nsymbolic.string_dp_timeout_ms = 3000\n", VIOLATED,
     ["symbolic.dp", "symbolic.optimizechoices", "symbolic.string_dp'", "symbolic.string_dp_timeout_ms"], []),
    (SMALL + "symbolic.min_int = -100\nsymbolic.max_int = 100\n", SAFE, [], ["-100 and 100"]),
    (SMALL + "symbolic.minint = -100\nsymbolic.maxint = 100\n", SAFE, [], []),
    (SMALL + "symbolic.max_int_x = 100\n", SAFE, [], ["input x is at most 100"]),
    (SMALL + "symbolic.max_int_y = 100\n", VIOLATED, [], []),
    (SMALL + "symbolic.bvlength = 8\nsymbolic.max_int = 5\n", UNKNOWN, ["symbolic.bvlength"], []),
    (B + "symbolic.method = Branches.real(sym)\nsymbolic.max_double = 2.5\nsymbolic.undefined = -1000\nsymbolic.fp = true\n", SAFE, ["symbolic.undefined"], []),
    (B + "symbolic.method = Branches.real(sym)\nsymbolic.max_double_d = 2.5\nsymbolic.min_double_d = 0\n", SAFE, [], ["input d is between"]),
    (B + "symbolic.method = Branches.text(sym)\nsymbolic.strings = true\nsymbolic.string_preprocess_only = false\n", VIOLATED, ["symbolic.strings", "symbolic.string_preprocess_only"],
     ["needle"]),
    (B + "symbolic.method = Branches.array(sym)\nsymbolic.arrays = true\n", VIOLATED, ["symbolic.arrays"], ["ArrayIndexOutOfBounds"]),
    (B + "symbolic.method = Branches.ofStatic(sym)\nsymbolic.fields = static\n", VIOLATED, [], ["ArithmeticException"]),
    (B + "symbolic.method = Branches.ofStatic(sym)\nsymbolic.fields = instance\n", SAFE, [], []),
    (B + "symbolic.method = Branches.of(con#con)\nsymbolic.fields = all\nsymbolic.lazy = true\n", SAFE, ["symbolic.lazy"], []),
    (OF + "symbolic.concolic = true\nsymbolic.concolic.MAX_TRIES = 3\nsymbolic.collect_constraints = false\n", VIOLATED,
     ["symbolic.concolic'", "symbolic.concolic.MAX_TRIES", "symbolic.collect_constraints"], []),
    (OF + "symbolic.choco_time_bound = 1000\nsymbolic.max_pc_length = 10\nsymbolic.max_pc_msec = 1000\nsymbolic.green = false\n", VIOLATED,
     ["symbolic.choco_time_bound", "symbolic.max_pc_length", "symbolic.max_pc_msec", "symbolic.green"], []),
    (OF + "symbolic.heuristicRandom = true\nsymbolic.regression_output = true\nsymbolic.jrarrays = true\nsymbolic.visualizer.basepath = x\n", VIOLATED,
     ["symbolic.heuristicRandom", "symbolic.regression_output", "symbolic.jrarrays", "symbolic.visualizer.basepath"], []),
    (OF + "symbolic.shadow = true\n", VIOLATED, ["symbolic.shadow"], []),
    (OF + "vm.storage.class = nil\nsearch.depth_limit = 30\nsearch.multiple_errors = true\nlistener = .symbc.sequences.SymbolicSequenceListener\n", VIOLATED,
     ["SymbolicSequenceListener"], []),
]

# All of jpf-core's jpf.properties that is a setting of its own, as one file.
DEFAULTS = """
jpf.print_exception_stack = true
search.class = gov.nasa.jpf.search.DFSearch
search.match_depth = false
search.multiple_errors = false
search.min_free = 1M
search.properties = gov.nasa.jpf.vm.NotDeadlockedProperty,gov.nasa.jpf.vm.NoUncaughtExceptionsProperty
search.heuristic.queue_limit = -1
search.heuristic.branch.count_early = true
branch_start = 1
search.heuristic.branch.no_branch_return = -1
vm.class = gov.nasa.jpf.vm.SingleProcessVM
vm.classloader.class = gov.nasa.jpf.jvm.JVMSystemClassLoaderInfo
vm.storage.class = gov.nasa.jpf.vm.JenkinsStateSet
vm.backtracker.class = gov.nasa.jpf.vm.DefaultBacktracker
vm.serializer.class = gov.nasa.jpf.vm.serialize.CFSerializer
vm.statics.class = gov.nasa.jpf.vm.OVStatics
vm.heap.class = gov.nasa.jpf.vm.OVHeap
vm.threadlist.class = gov.nasa.jpf.vm.ThreadList
vm.restorer.class = .vm.DefaultMementoRestorer
vm.boot_classpath = <system>
jvm.insn_factory.class = gov.nasa.jpf.jvm.bytecode.InstructionFactory
vm.fields_factory.class = gov.nasa.jpf.vm.DefaultFieldsFactory
vm.verify.ignore_path = true
vm.scheduler.class = gov.nasa.jpf.vm.DelegatingScheduler
vm.scheduler.sync.class = gov.nasa.jpf.vm.AllRunnablesSyncPolicy
vm.scheduler.sharedness.class = gov.nasa.jpf.vm.PathSharednessPolicy
vm.shared.never_break_methods = java.util.concurrent.TimeUnit.*
vm.shared.never_break_types = java.util.concurrent.TimeUnit
vm.shared.never_break_fields = java.lang.Thread*.*
vm.shared.break_on_exposure = true
vm.shared.sync_detection = true
vm.shared.skip_finals = true
vm.shared.skip_static_finals = false
vm.shared.skip_constructed_finals = false
vm.ignore_uncaught_handler = false
vm.pass_uncaught_handler = true
vm.gc = true
vm.max_alloc_gc = -1
vm.finalize = false
vm.max_transition_length = 50000
vm.reuse_tid = false
vm.scheduler_factory.class = gov.nasa.jpf.vm.DefaultSchedulerFactory
vm.tree_output = true
vm.path_output = false
vm.store_steps = false
vm.untracked = true
vm.sysprop.source = SELECTED
vm.time.class = gov.nasa.jpf.vm.SystemTime
vm.no_orphan_methods = false
vm.process_finalizers = false
jvm.nested_init = false
jvm.nested_init.exclude = java.*,javax.*,sun.misc.*
cg.randomize_choices = NONE
cg.seed = 42
cg.break_single_choice = false
cg.boolean.false_first = true
cg.enumerate_random = false
cg.max_processors = 1
cg.threads.break_start = true
cg.threads.break_yield = true
cg.threads.break_sleep = true
cg.threads.break_arrays = false
cg.enable_atomic = true
log.handler.class = gov.nasa.jpf.util.LogHandler
log.level = warning
report.class = gov.nasa.jpf.report.Reporter
report.publisher = console
report.console.class = gov.nasa.jpf.report.ConsolePublisher
report.console.start = jpf,sut
report.console.transition =
report.console.constraint = constraint,snapshot
report.console.probe = statistics
report.console.property_violation = error,snapshot
report.console.show_steps = true
report.console.show_method = true
report.console.show_code = false
report.console.finished = result,statistics
report.xml.class = gov.nasa.jpf.report.XMLPublisher
report.html.class = gov.nasa.jpf.report.HTMLPublisher
report.html.start = jpf,sut,platform,user,dtg,config
listener.autoload = gov.nasa.jpf.NonNull,gov.nasa.jpf.Const
listener.gov.nasa.jpf.NonNull = gov.nasa.jpf.tools.NonNullChecker
race.exclude = java.*,javax.*
test.report.console.finished = result
"""
FILES += [(DEFAULTS + Q, SAFE, [], []), (DEFAULTS + D, VIOLATED, [], [])]


def check(options, folder, number, file):
    text, verdict, warned, held = file
    path = os.path.join(folder, f"file{number}.jpf")
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)
    done = subprocess.run([options.clew, path, "+search.time_limit=60", f"+report.folder=reports{number}"], cwd=folder,
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
    problems = []
    if done.returncode != verdict:
        problems.append(f"exit code {done.returncode}, expected {verdict}")
    lines = done.stderr.splitlines()
    for word in warned:
        count = sum(word in line for line in lines)
        if count != 1:
            problems.append(f"{count} lines about {word}")
    if not warned and "jpf.print_exception_stack" not in text and done.stderr:
        problems.append("something on standard error")
    problems += [f"no {word!r} on standard output" for word in held if word not in done.stdout]
    if len(lines) != len(set(lines)):
        problems.append("something is said twice")
    return problems and f"{text}\n  {'; '.join(problems)}\n{done.stderr}{done.stdout[:3000]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--api", required=True)
    parser.add_argument("--javac", required=True)
    options = parser.parse_args()
    options.clew, options.api = os.path.abspath(options.clew), os.path.abspath(options.api)
    with tempfile.TemporaryDirectory() as folder:
        sources = []
        for name, text in PROGRAMS.items():
            sources.append(os.path.join(folder, name + ".java"))
            with open(sources[-1], "w", encoding="utf-8") as out:
                out.write(text)
        subprocess.run([options.javac, "-g", "-nowarn", "-cp", options.api, "-d", folder, *sources], check=True)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            problems = [each for each in pool.map(lambda one: check(options, folder, *one), enumerate(FILES)) if each]
    print("\n".join(problems))
    print(f"{len(FILES)} files, {len(problems)} wrong")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
