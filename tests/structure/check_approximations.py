#!/usr/bin/env python3
"""Each approximation of vm/Approximations.h is noted somewhere in the sources."""

import os
import re
import sys


def main():
    root = sys.argv[1]

    def text_of(path):
        with open(os.path.join(root, path), encoding="utf-8") as file:
            return file.read()

    declared = re.search(r"enum class Approximation[^{]*\{(.*?)\};", text_of("vm/Approximations.h"), re.S).group(1)
    names = re.findall(r"^\s*(\w+),", declared, re.M)
    sources = ""
    for room in ("vm", "choice", "search", "listeners"):
        for folder, _, files in os.walk(os.path.join(root, room)):
            for name in files:
                path = os.path.relpath(os.path.join(folder, name), root)
                if name.endswith((".cpp", ".h")) and path != "vm/Approximations.cpp":
                    sources += text_of(path)
    used = set(re.findall(r"\bApproximation::(\w+)", sources))
    for name in sorted(set(names) - used):
        print(f"Approximation::{name} is noted nowhere")
    print(f"{len(names)} approximations, {len(set(names) - used)} of them noted nowhere")
    return 1 if not names or set(names) - used else 0


if __name__ == "__main__":
    sys.exit(main())
