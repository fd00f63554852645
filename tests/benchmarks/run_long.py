#!/usr/bin/env python3
"""A long exploration that is killed (kill -9) again and again, and goes on from its checkpoint.

Philosophers at two tables are explored without reduction. The ends have to be those that the dynamic reduction comes to, which
takes no second, and there have to be 2 * (2^n - 2) of them. Prints the seconds and the memory of each part.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def start(options, folder, arguments, name):
    """The process, and the file that its report goes to."""
    report = os.path.join(folder, name + ".txt")
    with open(report, "w") as file:
        return subprocess.Popen([options.clew, *arguments], stdout=file, stderr=subprocess.STDOUT, cwd=folder), report


def end(process, began, what):
    """The exit code, when its part is over; what it took is printed."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    print(f"| {what} | {time.monotonic() - began:.0f} | {usage.ru_utime + usage.ru_stime:.0f} | "
          f"{usage.ru_maxrss // 1024} |", flush=True)
    return process.returncode


def ends_of(file):
    """The ends, each as a text of several lines, in their order."""
    with open(file) as lines:
        return sorted(end.strip() for end in ("\n" + lines.read()).split("\nEND ")[1:])


def run(options, folder):
    subprocess.run([options.javac, "-nowarn", "-cp", options.api, "-d", folder,
                    os.path.join(HERE, "java", "SeatedPhilosophers.java")], check=True)
    program = ["-cp", folder, "SeatedPhilosophers", str(options.philosophers), f"+listener={os.path.abspath(options.listener)}",
               "+search.workers=1", f"+search.memory_limit={options.memory}", "+search.min_free=0"]
    print("| part | seconds | of the processor | memory, MB |\n|---|---:|---:|---:|")
    began = time.monotonic()
    wanted, _ = start(options, folder, [*program, "+vm.por=dynamic", "+end_states.file=wanted"], "dynamic")
    if end(wanted, began, "vm.por=dynamic, for comparison") != 0:
        return "the exploration with vm.por=dynamic did not end"
    arguments = [*program, "+vm.por=none", "+end_states.file=ends", "+search.checkpoint=saved",
                 f"+search.checkpoint_interval={options.interval}"]
    for killed in range(options.kills + 1):
        began = time.monotonic()
        process, report = start(options, folder, arguments, f"part{killed}")
        if killed < options.kills:
            time.sleep(options.kill_after)
            if process.poll() is not None:
                return f"part {killed + 1} was over before it was killed"
            process.send_signal(signal.SIGKILL)
            end(process, began, f"killed after {options.kill_after:.0f} s")
        else:
            code = end(process, began, "to its end")
        arguments = ["resume", "saved", f"+search.memory_limit={options.memory}", "+search.min_free=0"]
    with open(report) as lines:
        print("\n" + lines.read())
    if code != 0:
        return f"exit code {code}"
    ends, others = (ends_of(os.path.join(folder, name)) for name in ("ends", "wanted"))
    if ends != others or len(ends) != 2 * (2 ** options.philosophers - 2):
        return f"{len(ends)} ends, and {len(others)} with vm.por=dynamic"
    print(f"{len(ends)} ends, the same with vm.por=dynamic")
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--api", required=True)
    parser.add_argument("--listener", required=True, help="libend-states.so of the build")
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--philosophers", type=int, default=8)
    parser.add_argument("--kills", type=int, default=2)
    parser.add_argument("--kill-after", type=float, default=620, help="seconds")
    parser.add_argument("--interval", type=int, default=60, help="search.checkpoint_interval")
    parser.add_argument("--memory", default="4g", help="search.memory_limit")
    options = parser.parse_args()
    options.clew, options.api = os.path.abspath(options.clew), os.path.abspath(options.api)
    with tempfile.TemporaryDirectory(prefix="clew-long-") as folder:
        failure = run(options, folder)
    if failure:
        print(f"run_long: {failure}", file=sys.stderr)
    return 1 if failure else 0


if __name__ == "__main__":
    sys.exit(main())
