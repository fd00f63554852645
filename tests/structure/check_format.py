#!/usr/bin/env python3
"""C++ files are as clang-format makes them with the .clang-format at the top. Without clang-format: skipped (77)."""

import os
import shutil
import subprocess
import sys


def main():
    root = sys.argv[1]
    formatter = shutil.which("clang-format") or shutil.which("clang-format-14")
    if not formatter:
        print("there is no clang-format on this machine")
        return 77
    files = sorted(os.path.join(folder, name)
                   for top in ("vm", "choice", "search", "listeners", "configs", "tests")
                   for folder, _, names in os.walk(os.path.join(root, top))
                   for name in names if name.endswith((".h", ".cpp")) and "build" not in folder.split(os.sep))
    done = subprocess.run([formatter, "--dry-run", "--Werror", "--ferror-limit=1", *files], capture_output=True, text=True)
    wrong = sorted({line.split(":")[0] for line in done.stderr.splitlines() if "error:" in line})
    for path in wrong:
        print(f"{os.path.relpath(path, root)}: not as clang-format makes it; clang-format -i mends it")
    print(f"{len(files) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong or done.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
