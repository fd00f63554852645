#!/usr/bin/env python3
"""Runs every conformance program on `java` and on clew, and compares what comes out.

A program is a Java source file under conformance/ or libraries/ whose first lines are comments:

    // expect: as java          this file is a program; its standard output, its standard error and its
                                exit status must equal those of `java -ea`
    // args: a b                arguments of main; {dir} is the folder of the source file
    // stdin: Name.in           the file that is fed to standard input (default: Name.in where there is one)
    // scratch: a.txt folder    the working folder is a folder of its own, not that of the source: a copy of
                                these files and folders beside the source (or of none), thrown away later;
                                b.txt=a.txt gives a file there a second name (a hard link).
                                Java really writes there; clew must leave it as it was
    // since: 21                the oldest Java release that can compile and run it
    // without: Name            a class that is taken away after compilation, before the run

Other .java files of the same folder are helpers and are compiled with it. A folder is compiled by one javac
call into one output folder, and everything in it that is no Java source is copied beside the classes. Inside
a folder these names have a meaning:

    javac.options              more options for javac, one on each line
    classpath                  jars that the programs need, one on each line
    generator/*.java           compiled against ASM and run first; writes class files that javac cannot write
    replaced/*.java            compiled last, and put before the others on the class path: the "other version"
                               of a class, for errors of linking
    MANIFEST.MF                the classes are run from a jar with this manifest; versions/N/*.java hold the
                               classes of a multi-release jar for Java N

Classes and the answers of `java` are kept in the build folder under a hash of what they were made from.
"""

import argparse
import concurrent.futures
import difflib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

from directives import only_once, read_directives

SUBJECTS = Path(__file__).resolve().parent
KNOWN_DIFFERENCES = SUBJECTS / "known-differences.txt"
ASM_JAR = Path("/usr/share/java/asm.jar")
SPECIAL = {"javac.options", "classpath", "MANIFEST.MF"}
# HotSpot's own remarks, which say nothing about the program.
REMARK = re.compile(r"^(WARNING: |OpenJDK 64-Bit Server VM warning: |Picked up )")
ORACLE_OPTIONS = ["-ea", "-Xmx512m", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                  "-Dfile.encoding=UTF-8", "-Duser.language=en"]


def fail(message):
    print(f"run_conformance.py: {message}", file=sys.stderr)
    sys.exit(2)


class Jdk:
    def __init__(self, home):
        self.home = Path(home)
        for tool in ("java", "javac"):
            if not (self.home / "bin" / tool).exists():
                fail(f"{self.home}: no bin/{tool} there; --jdk takes the home folder of a JDK")
        self.environment = {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "HOME": os.environ.get("HOME", "/"),
                            "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC", "JAVA_HOME": str(self.home)}
        text = subprocess.run([self.tool("java"), "-version"], capture_output=True, text=True,
                              env=self.environment).stderr
        self.version = text.strip()
        found = re.search(r'version "(\d+)', text)
        if not found:
            fail(f"{self.home}: `java -version` does not say its version: {text.strip()!r}")
        self.release = int(found.group(1))

    def tool(self, name):
        return str(self.home / "bin" / name)


def jdk_home(given):
    if given:
        return given
    if os.environ.get("JAVA_HOME"):
        return os.environ["JAVA_HOME"]
    java = shutil.which("java")
    if not java:
        fail("no JDK: give --jdk HOME, or set JAVA_HOME, or put `java` on the path")
    return Path(java).resolve().parent.parent


class Program:
    def __init__(self, folder, source, directives):
        self.folder = folder
        self.source = source
        self.name = source.stem
        self.path = f"{folder.kind}/{folder.name}/{self.name}"
        self.since = int(directives.get("since", "0"))
        self.args = [word.replace("{dir}", str(source.parent)) for word in directives.get("args", "").split()]
        self.scratch = directives["scratch"].split() if "scratch" in directives else None
        self.without = directives.get("without", "").split()
        stdin = source.parent / directives.get("stdin", f"{self.name}.in")
        if "stdin" in directives and not stdin.exists():
            fail(f"{source}: stdin file {stdin} does not exist")
        self.stdin = stdin.read_bytes() if stdin.exists() else b""


DIRECTIVES = ("expect", "args", "stdin", "since", "without", "scratch")


def directives_of(source):
    directives = only_once(source, read_directives(source, DIRECTIVES))
    if directives.get("expect", "as java") != "as java":
        fail(f"{source}: `expect: as java` is all that can be expected")
    return directives


class Folder:
    """One folder of sources: one javac call, one class path."""

    def __init__(self, path):
        self.path = path
        self.name = path.name
        self.kind = path.parent.name
        self.sources, self.generators, self.replacements, self.versions, self.others = [], [], [], {}, []
        self.programs = []
        for file in sorted(path.rglob("*")):
            if not file.is_file():
                continue
            parts = file.relative_to(path).parts
            if file.suffix != ".java":
                if parts[0] not in SPECIAL:
                    self.others.append(file)
            elif parts[0] == "generator":
                self.generators.append(file)
            elif parts[0] == "replaced":
                self.replacements.append(file)
            elif parts[0] == "versions":
                self.versions.setdefault(int(parts[1]), []).append(file)
            else:
                self.sources.append(file)
                directives = directives_of(file)
                if "expect" in directives:
                    self.programs.append(Program(self, file, directives))
        self.options = self.lines_of("javac.options")
        self.libraries = self.lines_of("classpath")
        self.manifest = path / "MANIFEST.MF"

    def lines_of(self, name):
        file = self.path / name
        return file.read_text().split() if file.exists() else []

    def sources_for(self, release):
        too_new = {program.source for program in self.programs if program.since > release}
        return [source for source in self.sources if source not in too_new]

    def digest(self, jdk):
        digest = hashlib.sha256(jdk.version.encode())
        digest.update(Path(__file__).read_bytes())
        for file in sorted(self.path.rglob("*")):
            if file.is_file():
                digest.update(str(file.relative_to(self.path)).encode() + b"\0")
                digest.update(file.read_bytes())
        return digest.hexdigest()[:24]

    def compile(self, jdk, build):
        """Returns the class path of the folder's programs; raises CompileError."""
        for library in self.libraries:
            if not Path(library).exists():
                raise CompileError(f"{library} is missing; it comes from the Debian packages that README names")
        self.key = self.digest(jdk)
        target = build / "classes" / f"{self.kind}-{self.name}-{jdk.release}-{self.key}"
        if not target.exists():
            work = target.with_name(target.name + f".tmp{os.getpid()}")
            shutil.rmtree(work, ignore_errors=True)
            self.compile_into(jdk, work)
            for old in target.parent.glob(f"{self.kind}-{self.name}-{jdk.release}-*"):
                if old != work:
                    shutil.rmtree(old, ignore_errors=True)
            os.rename(work, target)
        entries = [target / "replaced"] if self.replacements else []
        entries.append(target / "program.jar" if self.manifest.exists() else target / "main")
        self.classpath = ":".join([str(entry) for entry in entries] + self.libraries)

    def javac(self, jdk, output, sources, classpath, options):
        output.mkdir(parents=True, exist_ok=True)
        command = [jdk.tool("javac"), "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-J-Xshare:auto", "-proc:none",
                   *([] if any(option.startswith("-g") for option in options) else ["-g"]), "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-XDignore.symbol.file", "-implicit:none",
                   "-d", str(output), "-cp", ":".join(map(str, classpath)) or str(output), *options,
                   *map(str, sources)]
        done = subprocess.run(command, capture_output=True, text=True, env=jdk.environment)
        if done.returncode != 0:
            raise CompileError(f"javac failed in {self.path}:\n{done.stdout}{done.stderr}")

    def compile_into(self, jdk, work):
        main = work / "main"
        main.mkdir(parents=True)
        if self.generators:
            if not ASM_JAR.exists():
                raise CompileError(f"{ASM_JAR} is missing; install libasm-java")
            self.javac(jdk, work / "generator", self.generators, [ASM_JAR], [])
            done = subprocess.run([jdk.tool("java"), "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp",
                                   f"{work / 'generator'}:{ASM_JAR}", "Generate", str(main)],
                                  capture_output=True, text=True, env=jdk.environment)
            if done.returncode != 0:
                raise CompileError(f"the generator of {self.path} failed:\n{done.stdout}{done.stderr}")
        sources = self.sources_for(jdk.release)
        if sources:
            self.javac(jdk, main, sources, [main, *self.libraries], self.options)
        if self.replacements:
            self.javac(jdk, work / "replaced", self.replacements, [main, *self.libraries], self.options)
        for program in self.programs:
            for name in program.without:
                (main / f"{name}.class").unlink()
        for file in self.others:
            copy = main / file.relative_to(self.path)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        if self.manifest.exists():
            with zipfile.ZipFile(work / "program.jar", "w", zipfile.ZIP_DEFLATED) as jar:
                jar.write(self.manifest, "META-INF/MANIFEST.MF")
                for file in sorted(main.rglob("*")):
                    if file.is_file():
                        jar.write(file, str(file.relative_to(main)))
                for release, sources in sorted(self.versions.items()):
                    output = work / f"versions-{release}"
                    self.javac(jdk, output, sources, [main], ["--release", str(release)]
                               if release <= jdk.release else ["--release", str(jdk.release)])
                    for file in sorted(output.rglob("*.class")):
                        jar.write(file, f"META-INF/versions/{release}/{file.relative_to(output)}")


class CompileError(Exception):
    pass


def known_differences(release):
    """Paths of programs that are known to differ on this JDK, with the reason."""
    known = {}
    for number, line in enumerate(KNOWN_DIFFERENCES.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = line.split(None, 2)
        if len(parts) < 3 or not all(part.isdigit() for part in parts[1].split(",")):
            fail(f"{KNOWN_DIFFERENCES}:{number}: path, releases and a reason are right, "
                 "for example: conformance/basics/HelloWorld 17,25 why")
        if str(release) in parts[1].split(","):
            known[parts[0]] = parts[2]
    return known


def make_scratch(program, build):
    """The folder that the program runs in: the same path for java and for clew."""
    if program.scratch is None:
        return program.source.parent
    scratch = build / "scratch" / program.path.replace("/", "-")
    remove_scratch(scratch)
    scratch.mkdir(parents=True)
    for name in program.scratch:
        name, _, other = name.partition("=")
        if other:
            os.link(scratch / other, scratch / name)
            continue
        source = program.source.parent / name
        if source.is_dir():
            shutil.copytree(source, scratch / name, symlinks=True)
        else:
            shutil.copy2(source, scratch / name)
    return scratch


def remove_scratch(scratch):
    for folder, _, _ in os.walk(scratch):
        os.chmod(folder, 0o700)
    shutil.rmtree(scratch, ignore_errors=True)


def contents(scratch):
    """All there is in the folder, for comparing."""
    return [(str(path.relative_to(scratch)), path.lstat().st_mode, path.lstat().st_mtime_ns,
             path.read_bytes() if path.is_file() else b"") for path in sorted(scratch.rglob("*"))]


def run(command, program, environment, timeout, cwd):
    started = time.monotonic()
    try:
        done = subprocess.run(command, input=program.stdin, capture_output=True, timeout=timeout, env=environment,
                              cwd=cwd)
        status, out, err = done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired as expired:
        status, out, err = f"none after {timeout} s", expired.stdout or b"", expired.stderr or b""
    text = err.decode("utf-8", "replace")
    kept = "".join(line for line in text.splitlines(keepends=True) if not REMARK.match(line))
    return {"status": status, "stdout": out.decode("utf-8", "backslashreplace"), "stderr": kept,
            "seconds": round(time.monotonic() - started, 3)}


def ask_java(program, jdk, build, timeout, fresh=False):
    command = ["-cp", program.folder.classpath, program.name, *program.args]
    digest = hashlib.sha256(json.dumps([program.folder.key, ORACLE_OPTIONS, program.path, program.args,
                                        program.stdin.hex()]).encode()).hexdigest()[:24]
    kept = build / "answers" / f"{jdk.release}-{digest}.json"
    if kept.exists() and not fresh:
        return json.loads(kept.read_text())
    scratch = make_scratch(program, build)
    answer = run([jdk.tool("java"), *ORACLE_OPTIONS, *command], program, jdk.environment, timeout, scratch)
    if program.scratch is not None:
        remove_scratch(scratch)
    if isinstance(answer["status"], int):
        kept.parent.mkdir(parents=True, exist_ok=True)
        scratch = kept.with_suffix(f".{os.getpid()}.{program.name}")
        scratch.write_text(json.dumps(answer))
        os.replace(scratch, kept)
    return answer


def ask_clew(program, clew, keys, jdk, build, timeout):
    scratch = make_scratch(program, build)
    before = contents(scratch) if program.scratch is not None else None
    answer = run([clew, "run", *keys, "-cp", program.folder.classpath, program.name, *program.args], program,
                 jdk.environment, timeout, scratch)
    if program.scratch is not None:
        if contents(scratch) != before:
            answer["stderr"] += "clew has changed the working folder\n"
        remove_scratch(scratch)
    return answer


def differences(expected, actual, names):
    """The first lines that differ, or an empty list."""
    found = []
    if expected["status"] != actual["status"]:
        found.append(f"    exit status: {names[0]} {expected['status']}, {names[1]} {actual['status']}")
    for stream in ("stdout", "stderr"):
        if expected[stream] != actual[stream]:
            diff = list(difflib.unified_diff(expected[stream].splitlines(), actual[stream].splitlines(),
                                             f"{stream} of {names[0]}", f"{stream} of {names[1]}", lineterm="", n=1))
            if not diff:
                diff = ["(they differ in line ends only)"]
            found += ["    " + line[:200] for line in diff[:14]]
            if len(diff) > 14:
                found.append(f"    … {len(diff) - 14} more lines")
    return found


def main():
    parser = argparse.ArgumentParser(description="Compares clew with java, program by program.")
    parser.add_argument("--clew", help="the clew binary; without it only java is run")
    parser.add_argument("--key", action="append", default=[], metavar="KEY=VALUE", help="of clew's configuration")
    parser.add_argument("--jdk", help="home of the JDK that both sides use (default: JAVA_HOME, then java on the path)")
    parser.add_argument("--build", default=str(SUBJECTS.parent.parent / "build" / "conformance"),
                        help="where classes and java's answers are kept")
    parser.add_argument("--shard", default="0/1", help="i/n: only the programs whose number leaves i when divided by n")
    parser.add_argument("--filter", default="", help="only programs whose path (folder/Name) matches this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--timeout", type=float, default=20)
    parser.add_argument("--check", type=int, default=0, metavar="N",
                        help="run java N more times and compare its answers with each other")
    parser.add_argument("--list", action="store_true", help="name the programs and stop")
    parser.add_argument("--print", action="store_true", help="print what java prints for each program")
    parser.add_argument("--slowest", type=int, default=0, metavar="N", help="name the N slowest programs")
    options = parser.parse_args()

    found = re.fullmatch(r"(\d+)/(\d+)", options.shard)
    if not found or not int(found[1]) < int(found[2]):
        fail(f"--shard {options.shard}: i/n with i below n is right, for example 0/2")
    shard, shards = int(found[1]), int(found[2])
    if options.clew and not os.access(options.clew, os.X_OK):
        fail(f"--clew {options.clew}: no program there; build clew first")
    clew = os.path.abspath(options.clew) if options.clew else None
    try:
        wanted = re.compile(options.filter)
    except re.error as error:
        fail(f"--filter {options.filter}: {error}")

    jdk = Jdk(jdk_home(options.jdk))
    build = Path(options.build).resolve()
    folders = [Folder(path) for kind in ("conformance", "libraries")
               for path in sorted((SUBJECTS / kind).iterdir()) if path.is_dir()]
    programs = [program for folder in folders for program in folder.programs if wanted.search(program.path)]
    skipped = [program for program in programs if program.since > jdk.release]
    programs = [program for program in programs if program.since <= jdk.release]
    programs = [program for index, program in enumerate(programs) if index % shards == shard]
    if options.list:
        for program in programs:
            print(program.path)
        return 0
    if not programs:
        fail(f"no program matches --filter {options.filter!r} --shard {options.shard}")

    started = time.monotonic()
    needed = sorted({program.folder for program in programs}, key=lambda folder: -len(folder.sources))
    broken = {}

    def compile_folder(folder):
        try:
            folder.compile(jdk, build)
        except CompileError as error:
            broken[folder] = str(error)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(compile_folder, needed))
    compiled = time.monotonic() - started
    for message in broken.values():
        print(message)

    def examine(program):
        if program.folder in broken:
            return ["    its folder does not compile"], 0.0
        expected = ask_java(program, jdk, build, options.timeout)
        found, seconds = [], expected["seconds"]
        if not isinstance(expected["status"], int):
            found.append(f"    java: exit status {expected['status']}")
        if options.print:
            found_text = expected["stdout"] + expected["stderr"]
            print(f"== {program.path}: exit status {expected['status']}\n{found_text}", flush=True)
        for _ in range(options.check):
            found += differences(expected, ask_java(program, jdk, build, options.timeout, fresh=True),
                                 ("java", "java again"))
        if clew:
            actual = ask_clew(program, clew, ["+" + key for key in options.key], jdk, build, options.timeout)
            found += differences(expected, actual, ("java", "clew"))
            seconds = actual["seconds"]
        return found, seconds

    known = known_differences(jdk.release) if clew else {}
    failures, times, expected_failures = [], [], []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for program, (found, seconds) in zip(programs, pool.map(examine, programs)):
            times.append((seconds, program.path))
            if found and program.path in known and program.folder not in broken:
                expected_failures.append(program.path)
                print(f"known difference {program.path}: {known[program.path]}", flush=True)
                continue
            if program.path in known and not found:
                print(f"{program.path} agrees; remove its line for JDK {jdk.release} from {KNOWN_DIFFERENCES.name}", flush=True)
            if found:
                failures.append(program.path)
            if found and program.folder not in broken:
                print(f"DIFFERS {program.path}", *found, sep="\n", flush=True)
    elapsed = time.monotonic() - started
    for seconds, path in sorted(times, reverse=True)[:options.slowest]:
        print(f"{seconds:7.2f} s  {path}")
    what = "clew compared with java" if clew else "java alone"
    print(f"{len(programs)} programs on JDK {jdk.release} ({what}): {len(programs) - len(failures) - len(expected_failures)} as expected, "
          f"{len(failures)} not, {len(expected_failures)} known to differ, {len(skipped)} need a newer JDK; {elapsed:.0f} s, of them {compiled:.0f} s compiling")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
