"""What a thread of a random program is made of: its code, in Java and as the steps that interleavings.py explores."""

import contextlib

from interleavings import Step

NULL = -1
BOXES = 6  # two that are there from the start, and those that threads make
FIELDS = {"f": "int", "h": "int", "g": "long", "v": "int", "next": "Box"}
MONITORS = {"A": 2 * BOXES, "B": 2 * BOXES + 1, "class": 2 * BOXES + 2, "X": 2 * BOXES + 3, "Y": 2 * BOXES + 4, "R": 2 * BOXES + 5,
            "S": 2 * BOXES + 6, "list": 2 * BOXES + 7, "map": 2 * BOXES + 8, "queue": 2 * BOXES + 9}  # after each box and its own lock


class Memory:
    """The cells of all variables, by name. The first ones say of each thread whether it is not yet started, runs, or has
    ended."""

    def __init__(self, threads):
        self.initial = [0] * threads
        self.index = {}
        for box in range(BOXES):
            for field in FIELDS:
                self.add(f"box{box}.{field}", NULL if field == "next" else 0)
        for monitor in range(2 * BOXES + len(MONITORS)):
            for name, value in (("owner", NULL), ("depth", 0), ("waiting", ())):
                self.add(f"monitor{monitor}.{name}", value)
        for name in ("X0", "X1", "Y0", "Y1", "s", "t", "u", "w", "atomic"):
            self.add(name, 0)
        for name in ("Z0", "Z1", "p", "q", "reference"):
            self.add(name, NULL)
        for name in ("list", "map", "queue", "vector", "blocking"):
            self.add(name, ())
        self.add("lock", MONITORS["A"])
        for thread in range(threads):
            self.add(f"interrupted{thread}", 0)

    def add(self, name, value):
        self.index[name] = len(self.initial)
        self.initial.append(value)

    def __getitem__(self, name):
        return f"m[{self.index[name]}]"

    def field(self, box, name):
        return f"m[{self.index['box0.f'] + list(FIELDS).index(name)} + {len(FIELDS)} * {box}]"

    def monitor(self, number, name):
        return f"m[{self.index['monitor0.' + name]} + 3 * {number}]"


class Place:
    """A variable that threads share: its Java name, its cell, and the monitors that may guard it."""

    def __init__(self, java, cell, key, kind="int", box=None, ways=()):
        self.java, self.cell, self.key, self.kind, self.box, self.ways = java, cell, key, kind, box, ways

class Code:
    """The code of a thread, in Java and as steps."""

    def __init__(self, program, number):
        self.program, self.number, self.random, self.memory = program, number, program.random, program.memory
        self.lines, self.steps, self.indent = [], [], 0
        self.results, self.names, self.boxes = [], 0, []
        self.held = []
        self.step("")  # it begins

    # ---- what code is made of

    def java(self, line):
        self.lines.append("    " * (self.indent + 2) + line)

    @contextlib.contextmanager
    def block(self, head, tail="}"):
        self.java(head)
        self.indent += 1
        yield
        self.indent -= 1
        self.java(tail)

    def step(self, effect, **more):
        self.steps.append(Step(effect, **more))
        return len(self.steps) - 1

    @contextlib.contextmanager
    def when(self, condition):
        """Steps that happen only under a condition on local variables."""
        at = self.step("", local=True)
        yield
        self.steps[at].effect = f"if not ({condition}): next = {len(self.steps)}"

    def variable(self, value=0):
        """A local one that only the steps know."""
        name = f"thread{self.number}.{self.names}"
        self.names += 1
        self.memory.add(name, value)
        return self.memory[name]

    def result(self):
        name = f"r{len(self.results)}"
        self.memory.add(f"thread{self.number}.{name}", 0)
        cell = self.memory[f"thread{self.number}.{name}"]
        self.results.append((name, cell))
        return name, cell

    def value(self):
        """An int, as Java and as Python."""
        if self.results and self.random.random() < 0.3:
            name, cell = self.random.choice(self.results)
            return f"{name} + 1", f"{cell} + 1"
        return (str(self.random.randrange(1, 4)),) * 2

    def statements(self, body, *heads):
        with contextlib.ExitStack() as stack:
            for head in heads:
                stack.enter_context(head)
            body()

    # ---- monitors and locks

    @contextlib.contextmanager
    def locked(self, guard, box=None):
        """guard: self and own (of the box), A, B, class, X, Y, R, S, lock (what the variable refers to), list, map, queue."""
        number, name = self.variable(), guard
        if guard in ("self", "own"):
            name = box[0] + (".own" if guard == "own" else "")
            self.step(f"{number} = {box[1]}" + (f" + {BOXES}" if guard == "own" else ""), local=True)
        elif guard == "lock":
            self.step(f"{number} = {self.memory['lock']}")
        else:
            if guard == "class":
                name = f"{self.program.name}.class"
            self.step(f"{number} = {MONITORS[guard]}", local=True)
        if guard in ("R", "S"):
            self.program.used.add(guard)
            if self.random.random() < 0.2:
                with self.tried(guard, number):
                    yield
                return
            self.java(f"{guard}.lock();")
            head, tail = "try {", f"}} finally {{ {guard}.unlock(); }}"
        else:
            head, tail = f"synchronized ({name}) {{", "}"
        self.enter(number)
        self.held.append((guard, number, name))
        with self.block(head, tail):
            yield
        self.held.pop()
        self.exit(number)

    def enter(self, number):
        owner, depth = self.memory.monitor(number, "owner"), self.memory.monitor(number, "depth")
        self.step(f"{owner} = {self.number}\n{depth} += 1", enabled=f"{owner} in ({NULL}, {self.number})")

    def exit(self, number):
        owner, depth = self.memory.monitor(number, "owner"), self.memory.monitor(number, "depth")
        self.step(f"{depth} -= 1\nif {depth} == 0: {owner} = {NULL}")

    @contextlib.contextmanager
    def tried(self, guard, number):
        owner, depth = self.memory.monitor(number, "owner"), self.memory.monitor(number, "depth")
        missed, cell = self.result()
        free = self.variable()
        self.step(f"{free} = {owner} in ({NULL}, {self.number})\nif {free}:\n    {owner} = {self.number}\n    {depth} += 1\nelse: {cell} = 7")
        with self.when(free):
            self.held.append((guard, number, guard))
            with self.block(f"if (!{guard}.tryLock()) {missed} = 7;\n{'    ' * (self.indent + 2)}else try {{",
                            f"}} finally {{ {guard}.unlock(); }}"):
                yield
            self.held.pop()
            self.exit(number)

    def wait(self, number, timed):
        owner, depth, waiting = (self.memory.monitor(number, name) for name in ("owner", "depth", "waiting"))
        levels = self.variable()
        self.step(f"{levels} = {depth}\n{owner} = {NULL}\n{depth} = 0\n{waiting} += ({self.number},)")
        still = "" if timed else f" and {self.number} not in {waiting}"
        self.step(f"{waiting} = tuple(x for x in {waiting} if x != {self.number})\n{owner} = {self.number}\n{depth} = {levels}",
                  enabled=f"{owner} == {NULL}{still}")

    def notify(self, number, everyone):
        waiting = self.memory.monitor(number, "waiting")
        if everyone:
            self.step(f"{waiting} = ()")
        else:
            self.step(f"{waiting} = tuple(x for x in {waiting} if x != chosen)", choices=f"{waiting} or (None,)")
    # ---- other threads

    def start(self, thread):
        self.java(f"t{thread}.start();")
        self.step(f"m[{thread}] = 1")

    def join(self, thread):
        self.java(f"t{thread}.join();")
        self.step("", enabled=f"m[{thread}] == 2")

    def interrupt(self, thread):
        self.java(f"t{thread}.interrupt();")
        self.step(f"{self.memory[f'interrupted{thread}']} = 1")
