#!/usr/bin/env python3
"""Includes point only downwards: the table of rooms, and what each may include.

A file belongs to the room with the longest name that its path begins with. A room may include itself, what its row
names, and whatever those may include. The rows are in an order in which none names a later one.
"""

import os
import re
import sys

ROOMS = {
    "vm/classfile": [],
    "vm/values": [],
    "vm/specification": [],
    "vm/classpath": ["vm/classfile"],
    "vm/types": ["vm/classpath", "vm/values"],
    "vm/state": ["vm/types"],
    # Reads code, and nothing of a running program.
    "vm/interpreter/decode": ["vm/state"],
    # What all states share; beside it in the folder, vm/Startup and vm/EntryPoint are on top of the machine.
    "vm/Approximations": [],
    "vm/Vm": ["vm/interpreter/decode", "vm/Approximations"],
    "vm/objects": ["vm/Vm"],
    "vm/interpreter": ["vm/objects", "vm/specification"], # with linking and symbolic, which are parts of it
    "vm/natives": ["vm/interpreter"],
    "vm": ["vm/natives", "vm/specification"],
    "choice/solver": ["vm/values"],
    "choice": ["choice/solver", "vm"],
    "search/config": [],
    "search/guidance": ["vm", "search/config"],
    "search/strategy": ["choice", "search/config", "search/guidance"],
    "search/trace": ["choice"],
    "search": ["search/config", "search/strategy", "search/trace"],
    "search/report": ["search"],
    "search/generate": ["search/report"],
    "listeners": ["search"],
    "search/main.cpp": ["search/generate", "listeners"],
}


def room_of(path):
    parts = [room for room in ROOMS if path == room or path.startswith(room + "/") or
             (path.startswith(room + ".") and room != "vm")]
    return max(parts, key=len) if parts else None


def below(room):
    seen, pending = set(), [room]
    while pending:
        at = pending.pop()
        if at not in seen:
            seen.add(at)
            pending += ROOMS[at]
    return seen


def main():
    root = sys.argv[1]
    names = list(ROOMS)
    wrong = [f"the row of {room} names {used}, which comes later" for room in names for used in ROOMS[room]
             if names.index(used) > names.index(room)]
    checked = 0
    for top in ("vm", "choice", "search", "listeners"):
        for folder, _, files in os.walk(os.path.join(root, top)):
            for name in files:
                path = os.path.relpath(os.path.join(folder, name), root)
                if not name.endswith((".h", ".cpp")):
                    continue
                here = room_of(path)
                allowed = below(here)
                for number, line in enumerate(open(os.path.join(root, path), encoding="utf-8"), 1):
                    found = re.match(r'\s*#\s*include\s+"([^"]+)"', line)
                    if not found:
                        continue
                    checked += 1
                    there = room_of(found[1])
                    if there is None:
                        wrong.append(f"{path}:{number}: {found[1]} is in no room")
                    elif there not in allowed:
                        wrong.append(f"{path}:{number}: {here} may not include {there} ({found[1]})")
    print("\n".join(wrong))
    print(f"{checked - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
