#!/usr/bin/env python3
"""Installs a build into a temporary folder, and uses it there as a user would: a run without the launcher and without
the source tree, and a listener of the user's own, built against the installed headers."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile


def run(command, expected, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    if result.returncode != expected:
        print(f"{' '.join(command)}\nexit code {result.returncode} and not {expected}\n{result.stdout}{result.stderr}")
        sys.exit(1)
    return result.stdout


def expect(text, output):
    if text not in output:
        print(f"no '{text}' in:\n{output}")
        sys.exit(1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", required=True, help="the build folder to install from")
    parser.add_argument("--cmake", default="cmake")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="clew-installation-") as work:
        prefix = os.path.join(work, "usr")
        environment = {**os.environ, "XDG_CACHE_HOME": os.path.join(work, "cache")}
        run([options.cmake, "--install", options.build, "--prefix", prefix], 0)
        clew = os.path.join(prefix, "bin", "clew")
        expect("clew 0.", run([clew, "--version"], 0))

        # The user works on a copy: what is installed may belong to somebody else.
        configs = os.path.join(work, "configs")
        shutil.copytree(os.path.join(prefix, "share", "clew", "configs"), configs)
        # Beside class files and build products in the tree, if any, nothing but the installation is used.
        expect("deadlock", run([clew, os.path.join(configs, "philosophers.jpf")], 1, env=environment).lower())
        run([clew, os.path.join(configs, "philosophers-ordered.jpf"), "+target.args=2"], 0, env=environment)

        listeners = [entry.path for entry in os.scandir(configs)
                     if os.path.exists(os.path.join(entry.path, "CMakeLists.txt"))]
        if not listeners:
            sys.exit("no listener with a CMakeLists.txt in configs/")
        for listener in listeners:
            build = os.path.join(listener, "build")
            package = os.path.join(prefix, "lib", "cmake", "clew")
            run([options.cmake, "-S", listener, "-B", build, f"-Dclew_DIR={package}"], 0)
            run([options.cmake, "--build", build], 0)
            for name in sorted(os.listdir(listener)):
                if name.endswith(".jpf"):
                    output = subprocess.run([clew, os.path.join(listener, name)], capture_output=True, text=True,
                                            env=environment)
                    if output.returncode not in (0, 1):
                        print(f"{name}: exit code {output.returncode}\n{output.stdout}{output.stderr}")
                        return 1
                    if name == "lock-counter.jpf":
                        result = subprocess.run([clew, os.path.join(listener, name), "+lock_counter.lesat=2"],
                                                capture_output=True, text=True, env=environment)
                        if result.returncode != 2 or "did you mean 'lock_counter.least'?" not in result.stderr:
                            sys.exit(f"a misspelt key of a listener's own: exit code {result.returncode}, {result.stderr}")
                    if name == "fewest-runnable.jpf":
                        expect("violated: deadlock", output.stdout)
                    print(f"{name} with the listener in {os.path.basename(listener)}: exit code {output.returncode}")
    print("installed, run, and extended: as expected")
    return 0


if __name__ == "__main__":
    sys.exit(main())
