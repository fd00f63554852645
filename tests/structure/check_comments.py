#!/usr/bin/env python3
"""Files that comments name exist: Name.h, folder/Name, part.py, by the end of their path."""

import os
import re
import sys

ROOMS = ("vm", "choice", "search", "listeners", "tests")
FILE = re.compile(r"(?<![\w./<-])((?:\w+/)*\w+\.(?:h|cpp|py))\b")
# The halves of a reference in the way of `state/Symbolic.h`, and `interpreter/ClassLoading` without its ending.
BARE = re.compile(r"(?<![\w./<:-])((?:[a-z]+/)+[A-Z]\w+)(?![\w/.(])")


def comments_of(path):
    with open(path, encoding="utf-8") as source:
        for number, line in enumerate(source, 1):
            mark = "#" if path.endswith(".py") else "//"
            position = line.find(mark)
            if position >= 0 and "#include" not in line:
                yield number, line[position:]


def main():
    root = sys.argv[1]
    files = [os.path.join(folder, name) for top in ROOMS for folder, _, names in os.walk(os.path.join(root, top))
             for name in names]
    known = {"/" + os.path.relpath(path, root) for path in files}
    stems = {os.path.splitext(path)[0] for path in known}
    checked, failed = 0, 0
    for path in files:
        if not path.endswith((".h", ".cpp", ".py")):
            continue
        for number, comment in comments_of(path):
            named = [(name, known) for name in FILE.findall(comment)]
            named += [(name, stems) for name in BARE.findall(comment) if name.split("/")[0] in ROOM_FOLDERS]
            for name, among in named:
                checked += 1
                if not any(one.endswith("/" + name) for one in among):
                    failed += 1
                    print(f"{os.path.relpath(path, root)}:{number}: there is no {name}")
    print(f"{checked - failed} passed, {failed} failed")
    return 1 if failed else 0


# Folders of ours, so that names of Java classes (java/lang/Thread) are no files.
ROOM_FOLDERS = {"vm", "choice", "search", "listeners", "tests", "classfile", "classpath", "values", "types", "state",
                "objects", "interpreter", "decode", "linking", "natives", "config", "strategy", "report", "generate",
                "trace", "solver", "coverage"}

if __name__ == "__main__":
    sys.exit(main())
