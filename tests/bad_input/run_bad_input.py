#!/usr/bin/env python3
"""Gives clew what a user can get wrong, and expects one line that says what, where and what would be right, with exit
code 2. All inputs are made here, in a temporary folder that the cases see as their working folder."""

import argparse
import concurrent.futures
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile

MAIN = """\
public class Main {
    static int count = 12345678;
    public static void main(String[] args) { System.out.println("ran " + count); }
}
"""
WITHOUT_MAIN = "public class WithoutMain { }\n"
INSTANCE_MAIN = "public class InstanceMain { public void main(String[] args) { } }\n"
PRIVATE_MAIN = "public class PrivateMain { private static void main(String[] args) { } }\n"
ABSTRACT_ENTRY = "public abstract class AbstractEntry { abstract void run(); void other() { } }\n"
BRIDGED = """public class Bridged extends Bridging<String> implements Runnable {
    void draw(String text) { }
    public void run() { draw("x"); }
}
abstract class Bridging<T> { static void shared() { } abstract void draw(T what); }
"""
NEEDS_PARAMETER = "public class NeedsParameter { NeedsParameter(int unused) { } void run() { } static void take(int i) { } }\n"
OVERLOADS = """\
public class Overloads {
    static int m(int i) { return i; }
    static int m(String s) { return 0; }
    static int m(int i, Deep.Inner[] all) { return 0; }
    static int m(int i, Overloads.Deep.Inner[] all, long l) { return 0; }
    static int m(int[] i, long l) { return 0; }
    static class Deep { static class Inner { } }
    static class Other { static class Inner { } }
    static int k(Deep.Inner i) { return 0; }
    static int k(Other.Inner i) { return 0; }
    abstract static class Half { abstract int answer(int i); }
}
"""
RING = "public class Ring extends Gone { public static void main(String[] args) { } }\nclass Gone { }\n"
NEEDS_OTHER = "public class NeedsOther { public static void main(String[] args) { new Other(); } }\nclass Other { }\n"


OBSERVED = """\
public class Observed {
    int size;
    void open(int mode) { }
    int read() { return 1; }
    void close() { }
    public static void main(String[] args) {
        Observed observed = new Observed();
        observed.open(1);
        observed.read();
        observed.close();
    }
}
"""


class Work:
    """The folder that the cases are made in."""

    def __init__(self, path, options):
        self.path = path
        self.options = options
        for name, text in (("Main", MAIN), ("WithoutMain", WITHOUT_MAIN), ("InstanceMain", INSTANCE_MAIN),
                           ("PrivateMain", PRIVATE_MAIN), ("Ring", RING), ("NeedsOther", NEEDS_OTHER),
                           ("AbstractEntry", ABSTRACT_ENTRY), ("Observed", OBSERVED), ("Overloads", OVERLOADS),
                           ("Bridged", BRIDGED), ("NeedsParameter", NEEDS_PARAMETER)):
            self.write(f"src/{name}.java", text)
        self.compile("src", "classes")
        self.main_class = self.read("classes/Main.class")

    def at(self, name):
        return os.path.join(self.path, name)

    def write(self, name, content):
        os.makedirs(os.path.dirname(self.at(name)), exist_ok=True)
        with open(self.at(name), "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)

    def read(self, name):
        with open(self.at(name), "rb") as file:
            return file.read()

    def compile(self, sources, classes):
        files = [os.path.join(self.at(sources), name) for name in sorted(os.listdir(self.at(sources)))]
        subprocess.run([self.options.javac, "--release", "17", "-nowarn", "-d", self.at(classes), *files], check=True)

    def run(self, arguments, environment=None, before=()):
        variables = {**os.environ, "XDG_CACHE_HOME": self.at("cache"), **(environment or {})}
        return subprocess.run([*before, self.options.clew, *arguments], cwd=self.path, capture_output=True, env=variables,
                              timeout=self.options.timeout, stdin=subprocess.DEVNULL)


class Case:
    """A name, a command line, and what the error line must hold (regular expressions, all of them)."""

    def __init__(self, name, arguments, *wanted, lines=1, environment=None):
        self.name, self.arguments, self.wanted = name, arguments, wanted
        self.lines = lines
        self.environment = environment

    before = ()  # the command that runs it

    def examine(self, work):
        result = work.run(self.arguments, self.environment, self.before)
        error = result.stderr.decode(errors="replace")
        found = []
        if result.returncode != 2:
            found.append(f"exit code {result.returncode} and not 2")
        if result.stdout:
            found.append("something on standard output: " + repr(result.stdout[:200]))
        if self.lines and len(error.splitlines()) != self.lines:
            found.append(f"{len(error.splitlines())} lines on standard error and not {self.lines}")
        for pattern in self.wanted:
            if not re.search(pattern, error):
                found.append(f"no /{pattern}/ in the message")
        if found:
            found.append("standard error: " + error.strip()[:600])
        return found


class TestsCase(Case):
    """A call of `clew tests` that leaves nothing behind in the folder for the tests, not even one that is half written."""

    def __init__(self, name, class_name, wanted, *more, output=None, before=()):
        self.output = output or f"tests-out/{name}"
        super().__init__(name, ["tests", class_name, "-cp", "api-classes", "-o", self.output, *more], *wanted)
        self.before = before

    def examine(self, work):
        found = super().examine(work)
        left = [os.path.join(at, name) for at, _, names in os.walk(work.at(self.output)) for name in names]
        return found + [f"left behind: {left}"] if left else found


def constant_pool_offsets(data):
    """Where each entry of a class file's constant pool begins (its tag), by index."""
    sizes = {3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2}
    count, offset, index, offsets = struct.unpack_from(">H", data, 8)[0], 10, 1, {}
    while index < count:
        offsets[index] = offset
        tag = data[offset]
        size = 2 + struct.unpack_from(">H", data, offset + 1)[0] if tag == 1 else sizes[tag]
        offset += 1 + size
        index += 2 if tag in (5, 6) else 1
    return offsets, offset


def class_file_cases(work):
    original = work.main_class
    offsets, end = constant_pool_offsets(original)

    def variant(name, data, *wanted):
        work.write(f"{name}/Main.class", data)
        return Case(name, ["-cp", name, "Main"], r"Main\.class", *wanted)

    def changed(offset, replacement):
        return original[:offset] + replacement + original[offset + len(replacement):]

    first = {tag: next(at for at in offsets.values() if original[at] == tag) for tag in (1, 7, 10, 12)}
    yield variant("empty", b"", "no class file")
    for size in (3, 7, 9, 40, end - 1, end + 5, len(original) // 2, len(original) - 1):
        yield variant(f"cut-at-{size}", original[:size], "ends too early|no class file")
    yield variant("longer", original + b"\0" * 3, "3 bytes follow")
    yield variant("wrong-magic", changed(0, b"\xCA\xFE\xD0\x0D"), "CAFEBABE")
    yield variant("text-file", b"public class Main { }\n", "CAFEBABE")
    yield variant("version-future", changed(4, struct.pack(">HH", 0, 999)), "999", r"version")
    yield variant("version-old", changed(4, struct.pack(">HH", 0, 44)), "44", r"version")
    yield variant("unknown-tag", changed(first[1], b"\x63"), "99|tag|constant")
    yield variant("pool-count-zero", changed(8, b"\0\0"))
    yield variant("pool-count-wild", changed(8, b"\xff\xff"))
    yield variant("class-name-index-wild", changed(first[7] + 1, b"\xff\xf0"), "65520|index|constant")
    yield variant("class-name-index-zero", changed(first[7] + 1, b"\0\0"), "index|constant|0")
    yield variant("method-ref-wild", changed(first[10] + 3, b"\xff\xf1"), "65521|index|constant")
    yield variant("name-and-type-wild", changed(first[12] + 1, b"\xff\xf2"), "65522|index|constant")
    yield variant("utf8-too-long", changed(first[1] + 1, b"\xff\xff"))
    yield variant("bad-utf8", changed(first[1] + 3, b"\xff"), "(?i)utf|constant|text")
    yield variant("this-class-wild", changed(end + 2, b"\xff\xf3"), "65523|this_class|index|constant")
    yield variant("super-class-wild", changed(end + 4, b"\xff\xf4"), "65524|super|index|constant")
    yield variant("fields-wild", changed(end + 8, b"\xff\xff"))
    work.write("other-name/Wrong.class", original)
    yield Case("name-differs-from-file", ["-cp", "other-name", "Wrong"], "Wrong", "Main")


def class_path_cases(work):
    work.write("no.jar", "This is no zip file.\n" * 30)
    work.write("empty.jar", b"")
    with zipfile.ZipFile(work.at("good.jar"), "w") as jar:
        jar.writestr("Main.class", work.main_class)
    with zipfile.ZipFile(work.at("bad-class.jar"), "w") as jar:
        jar.writestr("Main.class", work.main_class[:50])
    good = work.read("good.jar")
    work.write("cut.jar", good[: len(good) // 2])
    yield Case("jar-that-is-no-zip", ["-cp", "no.jar", "Main"], r"no\.jar", "zip|jar")
    yield Case("jar-that-is-empty", ["-cp", "empty.jar", "Main"], r"empty\.jar")
    yield Case("jar-that-is-cut-short", ["-cp", "cut.jar", "Main"], r"cut\.jar")
    yield Case("bad-class-in-a-jar", ["-cp", "bad-class.jar", "Main"], r"bad-class\.jar", r"Main\.class")
    yield Case("class-path-entry-missing", ["-cp", "classes:nowhere", "Main"], "nowhere", "no such")
    yield Case("class-path-entry-missing-in-file", ["missing-entry.jpf"], r"missing-entry\.jpf:2: .*nowhere")
    work.write("missing-entry.jpf", "target = Main\nclasspath = nowhere\n")
    os.makedirs(work.at("strange"))
    os.mkfifo(work.at("strange/Pipe.class"))
    with open(work.at("strange/Sparse.class"), "wb") as sparse:
        sparse.truncate(20 << 30)
    os.mkfifo(work.at("pipe.jar"))
    os.mkfifo(work.at("pipe.jpf"))
    work.write("kernel.jpf", "@include=/proc/kmsg\ntarget = Main\nclasspath = classes\n")
    work.write("endless.jpf", "target = Main\n@include=/dev/zero\nclasspath = classes\n")
    yield Case("class-that-is-a-pipe", ["-cp", "strange", "Pipe"], r"strange/Pipe\.class: is no regular file")
    yield Case("class-of-20-gigabytes", ["-cp", "strange", "Sparse"], r"strange/Sparse\.class: has 21474836480 bytes")
    yield Case("jar-that-is-a-pipe", ["-cp", "pipe.jar", "Main"], r"pipe\.jar")
    yield Case("configuration-that-is-a-pipe", ["pipe.jpf"], r"pipe\.jpf: no regular file")
    yield Case("include-of-the-kernel", ["kernel.jpf"], r"kernel\.jpf:1: @include: no regular file .*/proc/kmsg")
    yield Case("include-without-end", ["endless.jpf"], r"endless\.jpf:2: @include: no regular file .*/dev/zero")
    yield Case("no-such-class", ["-cp", "classes", "Absent"], "Absent")
    yield Case("no-such-class-in-package", ["-cp", "classes", "a.b.Absent"], r"a\.b\.Absent")
    yield Case("wrong-case", ["-cp", "classes", "main"], "main")
    yield Case("no-main", ["-cp", "classes", "WithoutMain"], "WithoutMain", "main")
    yield Case("main-not-static", ["-cp", "classes", "InstanceMain"], "InstanceMain", "main")
    yield Case("main-not-public", ["-cp", "classes", "PrivateMain"], "PrivateMain", "main")
    yield Case("no-class-path", ["Absent"], "Absent")
    ring = work.read("classes/Ring.class")
    work.write("orphan/Ring.class", ring)
    yield Case("superclass-missing", ["-cp", "orphan", "Ring"],
               "class Ring: its superclass or interface Gone was not found")
    work.write("circular/Ring.class", ring.replace(b"Gone", b"Ring"))
    yield Case("superclass-of-itself", ["-cp", "circular", "Ring"],
               "class Ring: Ring is a superclass or interface of itself")


def configuration_cases(work):
    def file(name, text, *wanted, arguments=(), **more):
        work.write(name + ".jpf", text)
        return Case(name, [name + ".jpf", *arguments], *wanted, **more)

    base = "classpath = classes\ntarget = Main\n"
    work.write("base.jpf", base)
    yield Case("no-such-file", ["nowhere.jpf"], r"nowhere\.jpf: no such file")
    yield file("wrong-key", base + "serach.class = bfs\n",
               r"wrong-key\.jpf:3: unknown key 'serach\.class'; did you mean 'search\.class'\?")
    yield file("key-of-nobody", base + "vm.nonsense.key = 1\n", r":3: unknown key 'vm\.nonsense\.key'")
    yield file("no-target", "classpath = classes\n", r"no-target\.jpf: no target", "target = pkg.Main")
    yield file("absent-target", "classpath = classes\ntarget = Absent\n", "Absent")
    yield file("target-with-blanks", "classpath = classes\ntarget = Main Other\n", ":2: target=Main Other")
    yield file("wrong-search", base + "search.class = .search.Nonsense\n", r":3: search\.class", "dfs")
    yield file("wrong-goal", base + "search.coverage_goal = 120\n", r":3: search\.coverage_goal=120", "from 1 to 100")
    yield file("wrong-fraction", base + "search.class = priority\nsearch.random_percent = 101\n",
               r":4: search\.random_percent=101", "from 0 to 100")
    target = base + "search.target = "
    yield file("target-class-absent", target + "method:Mian.run\n",
               r":3: search\.target=method:Mian\.run: there is no class Mian on the class path; did you mean Main\?")
    yield file("target-method-absent", target + "Main.mian\n", r":3: .*class Main declares no method mian; did you mean main\?")
    yield file("target-line-absent", target + "line:Main.java:999\n", r":3: .*line 999 of Main\.java has no code; the nearest")
    yield file("target-file-absent", target + "line:Absent.java:1\n", r":3: .*no class .* was compiled from Absent\.java")
    yield file("target-diff-missing", target + "diff:nowhere.diff\n", r":3: .*no such file: .*nowhere\.diff")
    work.write("no.diff", "nothing\n")
    yield file("target-no-diff", target + "diff:no.diff\n", r":3: .*no unified diff")
    yield file("target-of-no-kind", target + "way:Main\n", r":3: .*method:pkg\.Class\.method")
    yield file("target-depth-first", target + "Main.main\nsearch.class = dfs\n", r":3: search\.target: .*search\.class=priority")
    dynamic = base + "vm.por = dynamic\n"
    yield file("finalizers-dynamic", dynamic + "vm.process_finalizers = true\n",
               r":4: vm\.process_finalizers: it takes vm\.por=static or none")
    yield file("symmetry-dynamic", dynamic + "vm.symmetry = true\n", r":4: vm\.symmetry: it takes vm\.por=static or none")
    yield file("distance-without-target", base + "search.class = priority\nsearch.heuristic = distance\n",
               r":4: search\.heuristic=distance: it takes search\.target")
    yield file("threads-of-no-name", base + "search.class = .search.heuristic.PreferThreads\n",
               r":3: search\.heuristic=threads: it takes search\.preferred_threads")
    priority = base + "search.class = priority\nsearch.heuristic = "
    yield file("wrong-heuristic", priority + "coverage,bloked\n", r":4: .*there is no bloked, did you mean blocked\?")
    yield file("heuristic-library-missing", priority + "nowhere.so\n", r":4: .*there is no file .*nowhere\.so; build")
    work.write("no-library.so", "nothing\n")
    yield file("heuristic-library-broken", priority + "no-library.so\n", r":4: the heuristic cannot be loaded: ")
    yield file("thread-history-too-long", base + "search.thread_history = 40\n", r":3: search\.thread_history=40", "from 1 to 12")
    yield file("wrong-number", base + "\nsearch.depth_limit = many\n", r":4: search\.depth_limit=many", "number")
    yield file("wrong-boolean", base + "vm.spurious_wakeups = perhaps\n", r":3: vm\.spurious_wakeups=perhaps", "true or false")
    yield file("wrong-size", base + "vm.heap_limit = lots\n", r":3: vm\.heap_limit=lots", "512M")
    yield file("variable-without-value", base + "sourcepath = ${nothing}/src\n", r":3: '\$\{nothing\}' has no value", "site=FILE")
    ltl = base + "spec.ltl = G p\n"
    yield file("proposition-on-no-field", ltl + "spec.propositions = p ::= Main.nothing == 0\n",
               r"Main\.nothing == 0: Main declares no static field nothing")
    yield file("proposition-without-name", ltl + "spec.propositions = Main.nothing == 0\n", ":4: .*NAME ::= CONDITION")
    yield file("proposition-on-no-method", ltl + "spec.propositions = p ::= Main.nothing()\n",
               r":4: Main\.nothing\(\): Main has no such method")
    yield file("proposition-on-method-of-superclass", ltl + "spec.propositions = p ::= Bridged.shared()\n",
               r"Bridged\.shared\(\): Bridged has no such method")
    yield file("proposition-on-no-class", ltl + "spec.propositions = p ::= return Nowhere.run()\n",
               r":4: Nowhere\.run\(\): there is no class Nowhere")
    yield file("proposition-on-class-of-the-machine", ltl + "spec.propositions = p ::= java.lang.Object.hashCode()\n",
               r":4: java\.lang\.Object\.hashCode\(\): a class that the machine begins with")
    yield file("formula-over-call-of-no-class", base + "spec.ltl = G run()\n", r"run\(\): of what class\?")
    yield file("proposition-that-is-no-condition", ltl + "spec.propositions = p ::= nothing\n", ":4: nothing: not a condition")
    yield file("site-missing", base, "site=nowhere: no such file", arguments=["+site=nowhere"])
    yield file("stack-out-of-range", base + "vm.stack_limit = 4294967297\n", r":3: vm\.stack_limit=4294967297", "from 64k to 16M")
    yield file("stack-too-small", base + "vm.stack_limit = 7\n", r":3: vm\.stack_limit=7", "from 64k to 16M")
    yield file("heap-too-small", base + "vm.heap_limit = 1\n", r":3: vm\.heap_limit=1", "from 4k to 1T")
    yield file("no-walks", base + "search.walks = 0\n", r":3: search\.walks=0", "from 1 to")
    yield file("listener-key-misspelt", base + "dot.fil = x.dot\n", r":3: unknown key 'dot\.fil'; did you mean 'dot\.file'\?")
    yield file("listener-key-of-nobody", base + "et.nonsense = 1\n", r":3: unknown key 'et\.nonsense'")
    yield Case("class-name-too-long", ["A" * 300], "A{300}: File name too long")
    yield Case("source-name-too-long", ["A" * 300 + ".java"], "A{300}.java: File name too long")
    yield file("target-too-long", "target = " + "A" * 300 + "\n", "A{300}.*: File name too long")
    yield Case("help-for-no-key", ["--help", "vm.stak_limit"], r"unknown key 'vm\.stak_limit'; did you mean 'vm\.stack_limit'\?")
    work.write("useless.spec", "class A {\n    call pltl P ::= G a() ||\n        F !a();\n}\n")
    work.write("broken.spec", "class A {\n    call regexp R ::= (a() ;\n        b);\n}\n")
    yield Case("specification-that-nothing-violates", ["spec", "useless.spec"], r"useless\.spec:2: P: nothing can violate it")
    yield Case("specification-with-unknown-name", ["spec", "broken.spec"], r"broken\.spec:3:9: R: there is no proposition b")
    yield Case("specification-missing", ["spec", "nowhere.spec"], r"nowhere\.spec: no such file")
    yield Case("specification-without-file", ["spec", "--explain"], "which specifications")
    yield file("wrong-listener", base + "listener = .listener.Nonsense\n", ":3: ", "Nonsense")
    yield file("listener-library-missing", base + "listener = nowhere.so:Mine\n", ":3: ", "nowhere.so")
    for key in ("xml", "json"):
        yield file(f"coverage-{key}-nowhere", base + f"listener = CoverageAnalyzer\ncoverage.{key} = nowhere/report\n",
                   rf":4: coverage\.{key}: .*nowhere/report cannot be written")
    yield file("coverage-html-is-a-file", base + "listener = CoverageAnalyzer\ncoverage.html = base.jpf\n",
               r":4: coverage\.html: .*base\.jpf is no folder")
    yield file("coverage-wrong-key", base + "coverage.xlm = report\n", r"did you mean 'coverage\.xml'\?")
    yield file("wrong-escape", base + "target.args = \\u00g0\n", ":3: malformed")
    yield file("include-missing", "\n@include nowhere.inc\n", r":2: @include: no such file: .*nowhere\.inc")
    yield file("include-itself", "@include include-itself.jpf\n", ":1: cycle of @include")
    work.write("ring-b.jpf", "x = 1\n@include ring-c.jpf\n")
    work.write("ring-c.jpf", "@include ring-a.jpf\n")
    yield file("ring-a", base + "@include ring-b.jpf\n", r"ring-c\.jpf:1: cycle of @include: .*ring-a.*ring-b.*ring-c.*ring-a")
    yield file("jdk-missing", base + "jdk.home = nowhere\n", r":3: |jdk\.home", "nowhere")
    yield file("wrong-entry", base + "target.entry = nothing()V\n", r"target\.entry", r"no method nothing", r"without parameters")
    yield file("entry-of-other-result", base + "target.entry = main([Ljava/lang/String;)I\n", r"main\(java\.lang\.String\[\]\)")
    yield Case("entry-abstract", ["-cp", "classes", "+target.entry=run", "AbstractEntry"], r"run\(\) is abstract")
    yield Case("entry-of-abstract-class", ["-cp", "classes", "+target.entry=other", "AbstractEntry"], "the class is abstract")
    yield Case("entry-with-parameters", ["-cp", "classes", "+target.entry=take", "NeedsParameter"], r"only .*take\(int\)")
    yield Case("entry-without-constructor", ["-cp", "classes", "+target.entry=run", "NeedsParameter"],
               "no constructor without parameters")
    yield from symbolic_method_cases()
    yield file("source-path-missing", base + "sourcepath = nowhere\n", ":3: sourcepath: no such file or folder")
    yield file("wrong-layer", base + "symbolic.solver = rewriting,z4\n", r":3: symbolic\.solver=.*rewriting\|contradiction")
    yield file("wrong-on-command-line", base, "command line: unknown key 'serach.class'",
               arguments=["+serach.class=dfs"])
    yield file("extra-argument", base, "unexpected argument 'more'", arguments=["more"])
    work.write("Broken.java", "public class Broken { int x = ; }\n")
    yield Case("java-source-with-errors", ["Broken.java"], r"Broken\.java:1: error", r"does not compile", lines=None)
    yield Case("java-source-missing", ["Nowhere.java"], r"Nowhere\.java: no such file")
    work.write("Nothing.java", "// nothing\n")
    yield Case("java-source-without-class", ["Nothing.java"], "declares no class")
    yield Case("no-arguments", [], "clew --help")
    yield Case("unknown-option", ["--frobnicate"], "unknown option '--frobnicate'")
    work.write("no.trace.json", "{}")
    yield Case("no-trace", ["replay", "no.trace.json"], "not a trace")
    yield Case("trace-missing", ["replay", "nowhere.json"], "no such file")


def specification_cases(work):
    def case(name, text, *wanted, block="class Observed {{ {} }}"):
        work.write(f"{name}.spec", block.format(text))
        return Case(f"spec-{name}", ["-cp", "classes", f"+spec={name}.spec", "Observed"], rf"{name}\.spec", *wanted)

    def value(name, expression, *wanted, spec="call pltl S ::= G (open() -> <{ %s }>);"):
        return case(name, spec % expression, *wanted)

    yield Case("spec-missing", ["-cp", "classes", "+spec=nowhere.spec", "Observed"], r"spec=.*nowhere\.spec: cannot be read")
    yield case("no-class", "call regexp S ::= a();", "no class Absent", r"Class\.getName", block="class Absent {{ {} }}")
    yield case("no-method", "call regexp S ::= (open() ; raed())*;", r"Observed has no method raed\(\)", r"read\(\)")
    yield case("other-parameters", "call regexp S ::= open(long)*;", r"no method open\(long\)", r"open\(int\)")
    yield case("no-method-observed", "call regexp S ::= open()*; observe clsoe();", r"no method clsoe\(\)")
    yield case("nothing-observed", "call pltl S ::= G <{ #this.size == 0 }>;", "no method is observed", "observe m")
    yield case("open-block", "call regexp S ::= open()*;", block="class Observed {{ {}")
    yield case("unbalanced", "call regexp S ::= (open() ; read()*;")
    yield case("no-operator", "call regexp S ::= open() read();")
    yield case("no-such-proposition", "call regexp S ::= opened ; read();", "opened")
    yield case("never-violated", "call pltl S ::= G (open() -> O open());")
    yield case("always-violated", "call pltl S ::= G FALSE;")
    yield case("future-in-past", "call pltl S ::= G (O F open());")
    yield case("nfa-without-state", "call nfa S ::= always_nfa { a_init: if :: (open()) -> goto b; fi; };", "b")
    yield value("field-misspelt", "#this.sise == 0", "Observed has no field sise", "column 7")
    yield value("no-parameter", "#mood == 0", "no observed method has a parameter mood")
    yield value("no-boolean", "#this.size + 1", "is a boolean")
    yield value("assignment", "(#this.size = 1) == 1", "no effect", "'='")
    yield value("increment", "#this.size++ == 1", "no effect")
    yield value("allocation", "new Object() == null", "no effect")
    yield value("no-expression", "#this.size == ", "an operand is expected before the end")
    yield value("open-parenthesis", "(#this.size == 1", "'\\)' is expected")
    yield value("strange-character", "#this.size == 1 ` 2", "'`'")
    yield value("open-text", 'size == "a', "without .}>. behind it")
    yield value("wrong-types", '#this.size == "a"', "'==' of int and java.lang.String")
    yield value("not-of-int", "!#this.size", "'!' of int")
    yield value("no-method-in-value", "#this.reed() == 1", "no method Observed.reed")
    yield value("wrong-arguments", "#this.read(1) == 1", r"no method Observed\.read takes \(int\)")
    yield value("no-array", "#this.size[0] == 1", "int is no array")
    yield value("no-type", "#this instanceof Absent", "no class Absent")
    yield value("no-cast", "(String) #this.size == null", "int cannot be cast to String")
    yield value("no-name", "sise == 0", "'sise' is no variable")
    yield value("too-large", "#1 == 2147483649", "too large")
    yield value("result-of-call", "#result == 1", "takes a return specification", spec="call pltl S ::= G (read() -> <{ %s }>);")
    yield case("no-exception", "exceptionProposition e ::= java.lang.String; return pltl S ::= G (read() -> !e);",
               "String is no exception")
    yield case("observed-by-machine", "call regexp S ::= length()*;", "the machine begins with", block="class java.lang.String {{ {} }}")


def symbolic_method_cases():
    def case(name, method, *wanted):
        start = re.escape(f"symbolic.method={method}: ")
        return Case("symbolic-method-" + name, ["-cp", "classes", f"+symbolic.method={method}", "Overloads"],
                    *(start + "(.*[ ])?" + re.escape(text) for text in wanted))

    yield case("without-class", "m(sym)", "it names a method, as in pkg.Class.method(sym#con)")
    yield case("not-closed", "Overloads.m(sym", "a closing parenthesis is missing")
    yield case("of-absent-class", "Absent.m(sym)", "class Absent is not on the class path")
    yield case("absent", "Overloads.n(sym)", "class Overloads has no method n; it has: Overloads.m(int:sym);",
               "Overloads.k(Overloads$Deep$Inner:sym); Overloads.k(Overloads$Other$Inner:sym)")
    yield case("wrong-word", "Overloads.m(all)", "'all' is neither sym nor con")
    yield case("wrong-word-after-type", "Overloads.m(int:all)", "'all' is neither sym nor con")
    yield case("type-alone", "Overloads.m(int)", "'int' is neither sym nor con nor query, or one of them after a type, as in int:sym")
    yield case("ambiguous", "Overloads.m(con)",
               "it could be one of: Overloads.m(int:con); Overloads.m(java.lang.String:con)")
    yield case("ambiguous-words-kept", "Overloads.m(con#sym)",
               "it could be one of: Overloads.m(int:con#Overloads$Deep$Inner[]:sym); Overloads.m(int[]:con#long:sym)")
    yield case("ambiguous-without-parameters", "Overloads.m", "it could be one of: Overloads.m(int:sym);",
               "Overloads.m(int:sym#Overloads$Deep$Inner[]:sym#long:sym)")
    yield case("ambiguous-short-name", "Overloads.k(Inner:sym)",
               "it could be one of: Overloads.k(Overloads$Deep$Inner:sym); Overloads.k(Overloads$Other$Inner:sym)")
    yield case("other-number", "Overloads.k(sym#sym)", "no method k has 2 parameters; there is: Overloads.k(")
    yield case("other-types", "Overloads.m(long:sym)",
               "no method m has parameters of these types; there is: Overloads.m(int:sym); Overloads.m(java.lang.String:sym)")
    yield case("part-of-a-name", "Overloads.m(ing:sym)", "no method m has parameters of these types")
    yield case("abstract", "Overloads$Half.answer(int:sym)", "the method is abstract")


def tests_cases(work):
    work.write("api-src/Api.java", """\
package api;
public interface Api { int answer(); }
abstract class Half { abstract int answer(); }
class Hidden { private Hidden() { } private static int answer() { return 42; } }
class Able { int answer() { return 42; } }
class Outer { private Outer() { } class Inner { } private static class Secret { public int answer() { return 42; } } }
""")
    work.compile("api-src", "api-classes")
    work.write("a-file", "no folder")

    def case(name, wanted, class_name, *more, **how):
        return TestsCase(name, class_name, wanted, *more, **how)

    yield case("tests-of-absent-class", [r"class api\.Absent not found on the class path"], "api.Absent")
    yield case("tests-of-interface", [r"class api\.Api cannot be instantiated: it is an interface"], "api.Api")
    yield case("tests-of-abstract-class", [r"class api\.Half cannot be instantiated: it is abstract"], "api.Half")
    yield case("tests-of-class-without-constructor", [r"class api\.Hidden cannot be instantiated: .*constructor"], "api.Hidden")
    yield case("tests-of-inner-class", [r"class api\.Outer\$Inner: no call of its methods could be made"], "api.Outer$Inner")
    yield case("tests-of-private-class", [r"class api\.Outer\$Secret is private"], "api.Outer$Secret")
    yield case("tests-into-a-file", ["a-file: .*-o names the folder"], "api.Api", output="a-file")
    yield case("tests-below-a-file", ["a-file/out: .*-o names the folder"], "api.Api", output="a-file/out")
    yield case("tests-for-other-junit", [r"tests\.junit=3", "5|4"], "api.Api", "+tests.junit=3")
    yield case("tests-mocks-unknown", [r"tests\.mocks=easymock", "classes|mockito"], "api.Api", "+tests.mocks=easymock")
    yield case("tests-update-with-mockito", [r"tests\.mocks=mockito with --update", "tests.mocks=classes"], "api.Able", "--update", "+tests.mocks=mockito")
    # Nobody, root included, can make a folder there.
    yield case("tests-where-nothing-can-be-written", ["/proc/clew-tests: .*-o names the folder"], "api.Able", output="/proc/clew-tests")
    yield case("tests-run-without-compiler", ["jre/bin/javac: no such program", "jdk.home"], "api.Able", "--run", "+jdk.home=jre")
    os.makedirs(work.at("jre/lib"))
    home = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which(work.options.javac))))
    os.symlink(os.path.join(home, "lib", "modules"), work.at("jre/lib/modules"))
    shutil.copy(os.path.join(home, "release"), work.at("jre/release"))
    # Where /usr/share/java is empty, for this process alone.
    os.makedirs(work.at("no-jars"))
    empty = ["unshare", "-rm", "sh", "-c", 'mount --bind no-jars /usr/share/java && exec "$@"', "sh"]
    if os.path.isdir("/usr/share/java") and shutil.which("unshare") and \
            subprocess.run([*empty, "true"], cwd=work.path, stderr=subprocess.DEVNULL).returncode == 0:
        for version, jar, package in (("5", "junit-jupiter-api", "junit5"), ("4", "junit4", "junit4")):
            yield case(f"tests-run-without-junit-{version}", [rf"{jar}\.jar: no such file", f"Debian has it in the package {package}"],
                       "api.Able", "--run", f"+tests.junit={version}", before=empty)
    yield Case("tests-without-folder", ["tests", "-cp", "api-classes", "api.Api"], "where to write the tests", "-o DIR")


def jdk_cases(work):
    """JDKs whose runtime image is not what we can read."""
    home = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which(work.options.javac))))
    with open(os.path.join(home, "lib", "modules"), "rb") as file:
        image = file.read(1 << 16)
    little = image[:4] == b"\xda\xda\xfe\xca"
    version = struct.pack("<I" if little else ">I", 77 << 16 | 5)

    def jdk(name, data, *wanted):
        work.write(f"{name}/lib/modules", data)
        shutil.copy(os.path.join(home, "release"), work.at(f"{name}/release"))
        return Case(name, ["-cp", "classes", f"+jdk.home={name}", "Main"], name, *wanted)

    yield jdk("jdk-of-unknown-image", image[:4] + version + image[8:], "77", "version")
    yield jdk("jdk-with-cut-image", image[:1000], "modules")
    yield jdk("jdk-with-empty-image", b"", "modules")
    yield jdk("jdk-with-text-image", b"no image at all" * 100, "modules")
    os.makedirs(work.at("jdk-without-image"))
    yield Case("jdk-without-image", ["-cp", "classes", "+jdk.home=jdk-without-image", "Main"], "jdk-without-image",
               "modules|JDK")
    yield Case("java-home-missing", ["-cp", "classes", "Main"], "JAVA_HOME|/nowhere", environment={"JAVA_HOME": "/nowhere"})


def mutate(data, generator):
    """A few bytes changed, taken out or repeated."""
    data = bytearray(data)
    for _ in range(generator.randint(1, 3)):
        at = generator.randrange(len(data))
        kind = generator.randrange(4)
        if kind == 0:
            data[at] ^= 1 << generator.randrange(8)
        elif kind == 1:
            data[at] = generator.choice((0, 1, 0x7F, 0x80, 0xFF))
        elif kind == 2:
            del data[at:at + generator.randint(1, 4)]
        else:
            data[at:at] = data[at:at + generator.randint(1, 4)]
    return bytes(data)


class Mutant:
    """A damaged class may still be good enough to run, or fail in Java; clew itself must not fail on it."""

    def __init__(self, work, index):
        self.name = f"mutant-{index}"
        self.directory = f"mutants/{index}"
        work.write(f"{self.directory}/Main.class", mutate(work.main_class, random.Random(index)))

    def examine(self, work):
        result = work.run(["-cp", self.directory, "+search.time_limit=10", "Main"])
        error = result.stderr.decode(errors="replace").strip()
        if result.returncode not in (0, 1, 2, 3):
            return [f"exit code {result.returncode}: {error[-600:]}"]
        if result.returncode == 2 and len(error.splitlines()) != 1:
            return [f"{len(error.splitlines())} lines on standard error: {error[:600]}"]
        return []


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True, help="the clew binary")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--filter", default="", help="a regular expression over the names of cases")
    parser.add_argument("--mutants", type=int, default=100, help="damaged class files to run")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--timeout", type=float, default=120)
    parser.add_argument("--keep", help="a folder to make the inputs in, left behind")
    parser.add_argument("--list", action="store_true", help="print each case and what clew says, whether right or wrong")
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)

    with tempfile.TemporaryDirectory(prefix="clew-bad-input-") as temporary:
        if options.keep:
            os.makedirs(options.keep, exist_ok=True)
        work = Work(os.path.abspath(options.keep or temporary), options)
        good = work.run(["-cp", "classes", "Main"])
        if good.returncode != 0 or b"ran 12345678" not in good.stdout:
            print(f"the undamaged program does not run: exit code {good.returncode}\n{good.stderr.decode()}")
            return 1
        cases = [*class_file_cases(work), *class_path_cases(work), *configuration_cases(work), *jdk_cases(work),
                 *tests_cases(work)]
        cases += specification_cases(work)
        cases += [Mutant(work, index) for index in range(options.mutants)]
        cases = [case for case in cases if re.search(options.filter, case.name)]
        failed = 0
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for case, found in zip(cases, pool.map(lambda case: examine(case, work), cases)):
                if options.list and isinstance(case, Case):
                    print(f"{case.name}: {work.run(case.arguments, case.environment).stderr.decode(errors='replace').strip()}")
                if found:
                    failed += 1
                    print(f"FAILED {case.name}: " + "\n    ".join(found), flush=True)
    print(f"{len(cases) - failed} as expected, {failed} not")
    return 1 if failed else 0


def examine(case, work):
    try:
        return case.examine(work)
    except subprocess.TimeoutExpired:
        return ["no end"]


if __name__ == "__main__":
    sys.exit(main())
