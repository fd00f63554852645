#!/usr/bin/env python3
"""Each runner of subjects refuses what it does not know in their first lines."""

import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
RUNNERS = {
    "run_verdicts.py": lambda path: ["run_verdicts.py", "--clew", "clew", "--list", path],
    "run_symbolic.py": lambda path: ["run_symbolic.py", "--clew", "clew", "--api", "api", path],
    "run_conformance.py": lambda path: ["-c", "import run_conformance, sys; run_conformance.directives_of(sys.argv[1])", path],
}
SAFE = "// expect: safe\n"
# Runner, first lines, what it has to say.
CASES = [
    ("run_verdicts.py", SAFE, None),
    ("run_verdicts.py", SAFE + "// What it shows.\n// output: a\n// output: b\n", None),
    ("run_verdicts.py", SAFE + "// stats-at-most: 3\n", "did you mean `states-at-most`?"),
    ("run_verdicts.py", SAFE + "// Mesage: text\n", "did you mean `message`?"),
    ("run_verdicts.py", SAFE + "// wholly-other: text\n", "there is no directive `wholly-other`"),
    ("run_verdicts.py", SAFE + "// runs-at-most: 3\n", "there is no directive `runs-at-most`"),
    ("run_verdicts.py", SAFE + "// errors: 1\n// errors: 2\n", "stated twice"),
    ("run_verdicts.py", SAFE + "// por: cross-chekc\n", "por: cross-check"),
    ("run_verdicts.py", SAFE + "\n// errors: 1\n", "after the first lines"),
    ("run_symbolic.py", SAFE + "// witnes: [1]\n", "did you mean `witness`?"),
    ("run_symbolic.py", SAFE + "// runs-at-mots: 3\n", "did you mean `runs-at-most`?"),
    ("run_conformance.py", "// expect: as java\n// args: a\n", None),
    ("run_conformance.py", "// expect: as java\n// What it shows.\n// arg: a\n", "did you mean `args`?"),
    ("run_conformance.py", "// expect: as jva\n", "expect: as java"),
]


def main():
    failed = 0
    with tempfile.TemporaryDirectory(prefix="clew-directives-") as folder:
        path = os.path.join(folder, "Stated.java")
        for runner, lines, wanted in CASES:
            with open(path, "w", encoding="utf-8") as file:
                file.write(lines + "public class Stated {}\n")
            done = subprocess.run([sys.executable, *RUNNERS[runner](path)], cwd=HERE, text=True, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT)
            if (done.returncode != 0 and wanted in done.stdout) if wanted else done.returncode == 0:
                continue
            failed += 1
            print(f"FAILED {runner} {lines!r}: expected {wanted or 'no error'}, got status {done.returncode}: {done.stdout}")
    print(f"{len(CASES) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
