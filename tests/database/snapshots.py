"""All workers of a run share one snapshot, while somebody else writes to the database."""

import re
import threading

ROWS = 1000


class Writer(threading.Thread):
    """Gives all rows the next version, in one transaction each time, until it is told to stop."""

    def __init__(self, write):
        super().__init__()
        self.write, self.versions, self.stopped = write, 0, threading.Event()

    def run(self):
        while not self.stopped.is_set():
            self.versions += bool(self.write())
            self.stopped.wait(0.01)

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *ignored):
        self.stopped.set()
        self.join()


def one_snapshot(name, check, method, write, isHeld=False):
    """`method`: runs one with keys. `write`: whether it could. `isHeld`: nobody can write during the run."""
    for workers in (2,) if isHeld else (2, 4):
        for called, expected in ("read(sym)", "64"), ("generated(query)", "65"):
            with Writer(write) as writer:
                while writer.versions == 0:
                    pass
                before = writer.versions
                result = method("Snapshots." + called, f"search.workers = {workers}", "vm.storage.class = none")
                written = writer.versions - before
            paths = re.search(r"^  paths +(\d+), 0 violating", result.stdout, re.MULTILINE)
            check(f"one snapshot, {name}, {workers} workers, {called}: {written} writes meanwhile", result.returncode == 0 and
                  paths and paths[1] == expected and (isHeld or written > 1), result.stdout[-3000:] + result.stderr)
