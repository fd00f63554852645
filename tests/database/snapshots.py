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


def one_snapshot(name, check, method, write, version, isHeld=False):
    """`method`: runs one with keys. `write`: whether it could. `version`: what the rows have now. `isHeld`: nobody can
    write during the run."""
    for workers in 1, 2, 4:
        for called in "read(sym)", "generated(query)":
            with Writer(write) as writer:
                while writer.versions == 0:
                    pass
                result = method("Snapshots." + called, f"search.workers = {workers}", "vm.output = all", "vm.storage.class = none")
                after = writer.versions
            lines = re.findall(r"^path (\d+): (\d+) to (\d+)$", result.stdout, re.MULTILINE)
            seen = {int(number) for _, low, high in lines for number in (low, high)}
            check(f"one snapshot, {name}, {workers} workers, {called}: of {len(lines)} readings, {after} writes",
                  result.returncode == 0 and len({path for path, _, _ in lines}) == 25 and len(seen) == 1 and
                  (isHeld or max(seen) < version()), f"{seen} {version()}\n" + result.stdout[-3000:] + result.stderr)
