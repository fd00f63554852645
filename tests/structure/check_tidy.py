#!/usr/bin/env python3
"""clang-tidy with the .clang-tidy at the top has nothing to say on the C++ files that changed last: what is not committed,
and the files of the newest commits. A header is seen with the sources that include it. Several sources are looked at as one:
most of the time goes into the headers that all include. Without clang-tidy or git: skipped (77)."""

import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOMS = ("vm", "choice", "search", "listeners")
# Of the build's own flags only what changes the meaning, so that neither compiler nor precompiled headers matter.
FLAGS = ["-std=gnu++20", "-I.", '-DCLEW_VERSION="0"', "-DSPDLOG_COMPILED_LIB", "-DSPDLOG_FMT_EXTERNAL", "-Wall", "-Wextra",
         "-Wshadow", "-Wno-missing-field-initializers"]
# Whose headers are in folders of their own.
LIBRARIES = ["libpq"]
# How many sources are looked at as one, at most.
TOGETHER = 6


def lines_of(command, root):
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.splitlines()


def all_sources(root):
    return sorted(os.path.relpath(os.path.join(folder, name), root)
                  for room in ROOMS for folder, _, names in os.walk(os.path.join(root, room))
                  for name in names if name.endswith(".cpp"))


def source_of(header, root, sources):
    """The source of the same name, or else the first that includes the header."""
    own = header[:-len("h")] + "cpp"
    if own in sources:
        return own
    for source in sources:
        with open(os.path.join(root, source), encoding="utf-8") as file:
            if f'#include "{header}"' in file.read():
                return source
    return None


def changed_sources(root, count):
    """Of the files that changed last, the newest first."""
    sources = all_sources(root)
    changed = [line[3:] for line in lines_of(["git", "status", "--porcelain"], root)]
    changed += lines_of(["git", "log", "-200", "--name-only", "--format="], root)
    found = []
    for path in changed:
        if not path.startswith(ROOMS) or not os.path.exists(os.path.join(root, path)):
            continue
        source = source_of(path, root, sources) if path.endswith(".h") else path
        if source in sources and source not in found:
            found.append(source)
    return found[:count]


def related(one, other):
    """Whether one namespace is the other or is around it: what is local to a file of one is seen by the other."""
    return f"{one}::".startswith(f"{other}::") or f"{other}::".startswith(f"{one}::")


def units_of(root, sources):
    """Lists of sources, in none of which two are of related namespaces: names that are local to a file stay so."""
    units = []
    for source in sources:
        with open(os.path.join(root, source), encoding="utf-8") as file:
            namespaces = re.findall(r"^namespace (clew\S*)", file.read(), re.M)
        unit = next((unit for unit in units if len(unit) < TOGETHER and not any(
            related(one, other) for known in unit.values() for one in known for other in namespaces)), None)
        if unit is None:
            unit = {}
            units.append(unit)
        unit[source] = namespaces
    return [list(unit) for unit in units]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root")
    parser.add_argument("--all", action="store_true", help="every source")
    parser.add_argument("--count", type=int, default=30, help="how many sources at most")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    # Version 14 does not understand all of C++20.
    tidy = next((name for name in ("clang-tidy-19", "clang-tidy-16") if shutil.which(name)), None)
    if not tidy or not os.path.exists(os.path.join(options.root, ".git")) or not shutil.which("git"):
        print("there is no clang-tidy 16 or newer, or no git, on this machine")
        return 77
    flags = FLAGS + " ".join(lines_of(["pkg-config", "--cflags-only-I", *LIBRARIES], options.root)).split()
    sources = all_sources(options.root) if options.all else changed_sources(options.root, options.count)

    def complaints(path):
        """What clang-tidy says of a source; nothing if it has nothing to say."""
        done = subprocess.run([tidy, "--quiet", "--config-file=.clang-tidy", path, "--", *flags], cwd=options.root,
                              capture_output=True, text=True)
        silent = done.returncode == 0 and not re.search(r"(warning|error):", done.stdout)
        return "" if silent else f"{path}:\n{done.stdout or done.stderr}"

    def check(number, unit):
        path = os.path.join(folder, f"Unit{number}.cpp")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(f'#include "{source}" // NOLINT\n' for source in unit)
        # What is said of several at once may come of their being one: each by itself decides.
        return complaints(path) and "".join(complaints(source) for source in unit)

    failed = 0
    units = units_of(options.root, sources)
    with tempfile.TemporaryDirectory(prefix="clew-tidy-") as folder, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for found in pool.map(check, range(len(units)), units):
            if found:
                failed += 1
                print(found, flush=True)
    print(f"{len(sources)} sources in {len(units)} units: {len(units) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
