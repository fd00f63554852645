#!/usr/bin/env python3
"""Keys and those who read them agree: a key that the sources read is in the table that `clew --help` prints, each key
of the table is read somewhere, and what the README says of keys is said of keys that there are."""

import argparse
import os
import re
import subprocess
import sys

GETTERS = r"(?:string|boolean|integer|seconds|size|list|path|paths|choice|choices|isSet|set|setList|prependPath|originOf)"
# What reads a key that it is told, and is told it by a literal.
HELPERS = r"(?:limit|countOf(?:<[\w:]+>)?|fileOf|passList|wholeIn|realIn|writableFile|writableFolder|patternsOf)"
KEY = r'"([a-z_]+(?:\.[a-z_]+)*)"'


def keys_read(text):
    yield from re.findall(r"(?:\.|->)" + GETTERS + r"\(\s*" + KEY, text)
    yield from re.findall(HELPERS + r"\(\s*\w+,\s*" + KEY, text)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--sources", required=True, help="the folder with search and listeners")
    options = parser.parse_args()
    text = subprocess.run([options.clew, "--help"], capture_output=True, text=True, check=True, timeout=60).stdout
    table = set(re.findall(r"^  ([a-z][\w.]*) +\S", text, re.MULTILINE))
    read, wrong = {}, []
    for top in ("search", "listeners"):
        for folder, _, files in os.walk(os.path.join(options.sources, top)):
            for name in files:
                if name.endswith((".h", ".cpp")):
                    path = os.path.join(folder, name)
                    for key in keys_read(open(path, encoding="utf-8").read()):
                        read.setdefault(key, os.path.relpath(path, options.sources))
    wrong += [f"{read[key]} reads {key}, which is not in the table" for key in sorted(read.keys() - table)]
    wrong += [f"{key} is in the table, and nobody reads it" for key in sorted(table - read.keys())]

    first = {key.split(".")[0] for key in table if "." in key}
    readme = open(os.path.join(options.sources, "README.md"), encoding="utf-8").read()
    for key in set(re.findall(r"`\+?([a-z_]+(?:\.[a-z_]+)+)(?:=[^`]*)?`", readme)):
        if key.split(".")[0] in first and key not in table:
            wrong.append(f"the README names the key {key}, which is not in the table")
    print("\n".join(wrong))
    print(f"{len(table)} keys, {len(wrong)} wrong")
    return 1 if wrong or not table or not read else 0


if __name__ == "__main__":
    sys.exit(main())
