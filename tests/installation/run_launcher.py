#!/usr/bin/env python3
"""The launcher in a project of one folder, with a cmake and a dpkg-query that only say what they were asked: what is
current is not built again, and a build folder that was copied along, or made by another compiler, is made anew, which one
line says."""

import os
import shutil
import subprocess
import sys
import tempfile

CMAKE = """#!/bin/sh
echo "$*" >> "$CALLS"
[ "$1" = --build ] && folder=$2 || folder=$4
mkdir -p "$folder" && : > "$folder/build.ninja"
[ "$1" = --build ] && { printf '#!/bin/sh\\necho runs\\n' > "$folder/clew"; chmod +x "$folder/clew"; }
echo "CMAKE_HOME_DIRECTORY:INTERNAL=$SOURCES" > "$folder/CMakeCache.txt"
"""
DPKG_QUERY = """#!/bin/sh
shift 2
for name; do echo "installed $name"; done
"""


def main():
    launcher = sys.argv[1]
    failures = []
    with tempfile.TemporaryDirectory(prefix="clew-launcher-") as work:
        programs = os.path.join(work, "programs")
        os.mkdir(programs)
        for name, text in (("cmake", CMAKE), ("dpkg-query", DPKG_QUERY)):
            with open(os.path.join(programs, name), "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(file.name, 0o755)

        def run(project, what, calls_wanted, said):
            calls = os.path.join(work, "calls")
            open(calls, "w", encoding="utf-8").close()
            environment = {**os.environ, "PATH": programs + os.pathsep + os.environ["PATH"], "CALLS": calls,
                           "SOURCES": project}
            result = subprocess.run([os.path.join(project, "clew")], capture_output=True, text=True, timeout=60,
                                    env=environment)
            asked = len(open(calls, encoding="utf-8").readlines())
            if result.stdout != "runs\n" or asked != calls_wanted or said not in result.stderr:
                failures.append(f"{what}: {asked} calls of cmake and not {calls_wanted}, or not '{said}':\n"
                                f"{result.stdout}{result.stderr}")

        first, copied = os.path.join(work, "first"), os.path.join(work, "copied")
        for folder in ("vm", "choice", "search", "listeners"):
            os.makedirs(os.path.join(first, folder))
        open(os.path.join(first, "CMakeLists.txt"), "w", encoding="utf-8").close()
        shutil.copy(launcher, os.path.join(first, "clew"))
        run(first, "a fresh project", 2, "configuring build/release")
        run(first, "the second time", 0, "")
        shutil.copytree(first, copied) # with the times of files, as cp -a has it
        run(copied, "a copy", 2, f"build/release was made for {first}; configuring it anew")
        run(copied, "a copy, the second time", 0, "")
        if os.access("/usr/bin/clang++-16", os.X_OK):
            build = os.path.join(copied, "build", "release")
            with open(os.path.join(build, "CMakeCache.txt"), "a", encoding="utf-8") as cache:
                cache.write("CMAKE_CXX_COMPILER:FILEPATH=/usr/bin/g++\n")
            os.remove(os.path.join(build, "build.ninja"))
            os.remove(os.path.join(build, ".current"))
            run(copied, "a build by another compiler", 2, "build/release was made by /usr/bin/g++; configuring it anew")
    print("\n".join(failures) or "the launcher: as expected")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
