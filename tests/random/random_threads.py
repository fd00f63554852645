"""Random concurrent Java programs, each with its steps in the form that interleavings.py explores."""

import contextlib
import random

from interleavings import Step

NULL = -1
BOXES = 6  # two that are there from the start, and those that threads make
FIELDS = {"f": "int", "h": "int", "g": "long", "v": "int", "next": "Box"}
MONITORS = {"A": 2 * BOXES, "B": 2 * BOXES + 1, "class": 2 * BOXES + 2, "X": 2 * BOXES + 3, "Y": 2 * BOXES + 4, "R": 2 * BOXES + 5,
            "S": 2 * BOXES + 6, "list": 2 * BOXES + 7, "map": 2 * BOXES + 8, "queue": 2 * BOXES + 9}  # after each box and its own lock

# Declared where they are used.
DECLARATIONS = {
    "R": "static final ReentrantLock R = new ReentrantLock();",
    "S": "static final ReentrantLock S = new ReentrantLock();",
    "list": "static final ArrayList<Integer> list = new ArrayList<>();",
    "map": "static final HashMap<Integer, Integer> map = new HashMap<>();",
    "queue": "static final ArrayDeque<Box> queue = new ArrayDeque<>();",
    "vector": "static final Vector<Integer> vector = new Vector<>();",
    "blocking": "static final ArrayBlockingQueue<Box> blocking = new ArrayBlockingQueue<>(1);",
    "atomic": "static final AtomicInteger atomic = new AtomicInteger();",
    "reference": "static final AtomicReference<Box> reference = new AtomicReference<>();",
    "handleOfF": 'static final VarHandle handleOfF = handle(Box.class, "f");',
    "handleOfS": 'static final VarHandle handleOfS = handle(%s.class, "s");',
    "handleOfElements": "static final VarHandle handleOfElements = MethodHandles.arrayElementVarHandle(int[].class);",
    "fieldF": 'static final Field fieldF = field(Box.class, "f");',
    "fieldS": 'static final Field fieldS = field(%s.class, "s");',
}

CLASS = """
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class %(name)s {
    static class Box {
        final int id;
        final Object own = new Object();
        int f, h;
        long g;
        volatile int v;
        Box next;

        Box(int id) { this.id = id; }
        synchronized int increment() { return ++f; }
    }

    static final Box O = new Box(0), P = new Box(1);
    static final Object A = new Object(), B = new Object();
    static Object lock = A;
    static final int[] X = new int[2], Y = new int[2];
    static final Object[] Z = new Object[2];
    static int s, t;
    static long u;
    static volatile int w;
    static Box p;
    static volatile Box q;
    %(declarations)s

    static VarHandle handle(Class<?> holder, String name) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(holder, MethodHandles.lookup());
            return holder == Box.class ? lookup.findVarHandle(holder, name, int.class) : lookup.findStaticVarHandle(holder, name, int.class);
        } catch (ReflectiveOperationException e) { throw new AssertionError(e); }
    }

    static Field field(Class<?> holder, String name) {
        try { return holder.getDeclaredField(name); } catch (ReflectiveOperationException e) { throw new AssertionError(e); }
    }

    static String show(Object object) {
        if (object == null) return "-";
        Box b = (Box) object;
        return b.id + ":" + b.f + "," + b.h + "," + b.g + "," + b.v + "," + (b.next == null ? "-" : b.next.id);
    }
%(threads)s
    public static void main(String[] args) throws Exception {
%(main)s
        System.out.println("OUT " + %(output)s);
    }
}
"""

THREAD = """
    static class T%(number)d extends Thread {
        int %(results)s;

        public void run() {
            try { body(); } catch (Exception e) { throw new IllegalStateException(e); }
        }

        void body() throws Exception {
%(body)s
        }
    }
"""


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


class Thread:
    """A thread's code, in Java and as steps."""

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

    # ---- accesses

    def guarded(self, place):
        """The guard of the place, or now and then another one or none."""
        guard = self.program.discipline(place.key, self.number)
        if self.random.random() < self.program.disorder:
            guard = self.random.choice(self.program.guards_of(place))
        if guard == "none" or (self.random.random() < 0.8 and any(g == guard for g, _, _ in self.held)):
            return contextlib.nullcontext()
        return self.locked(guard, place.box)

    def read(self, place, name, cell, way=None):
        way = way or self.random.choice(("plain", "plain", *place.ways))
        java = self.program.access(place, way)[0]
        self.java(f"{name} = {'(int) ' if place.kind == 'long' else ''}{java};")
        self.step(f"{cell} = {place.cell}")

    def write(self, place, java, python, way=None):
        way = way or self.random.choice(("plain", "plain", *place.ways))
        self.java(self.program.access(place, way)[1] % java + ";")
        self.step(f"{place.cell} = {python}")

    def access(self, place):
        kind = self.random.randrange(9)
        if kind < 2:
            self.read(place, *self.result())
        elif kind < 4:
            self.write(place, *self.value())
        elif kind == 4:
            before = self.variable()
            self.java(f"{place.java}++;")
            self.step(f"{before} = {place.cell}")
            self.step(f"{place.cell} = {before} + 1")
        elif kind == 5:
            name, cell = self.result()
            self.read(place, name, cell)
            self.write(place, f"{name} + 1", f"{cell} + 1")
        elif kind == 6:
            name, cell = self.result()
            self.read(place, name, cell)
            wanted = self.random.randrange(3)
            with self.block(f"if ({name} == {wanted}) {{"), self.when(f"{cell} == {wanted}"):
                self.access_guarded(self.program.place(self))
        elif kind == 7 and "handle" in place.ways:
            name, cell = self.result()
            way = self.random.choice(("getAndAdd", "compareAndSet"))
            self.java(self.program.atomics(place)[way] % name)
            self.step(f"{cell} = {place.cell}\n{place.cell} += 1" if way == "getAndAdd"
                      else f"{cell} = int({place.cell} == 1)\nif {cell}: {place.cell} = 2")
        elif place.key == "f" and place.box:
            name, cell = self.result()
            number = self.variable()
            self.java(f"{name} = {place.box[0]}.increment();")
            self.step(f"{number} = {place.box[1]}", local=True)
            self.enter(number)
            self.step(f"{cell} = {place.cell} + 1")
            self.step(f"{place.cell} = {cell}")
            self.exit(number)
        else:
            self.write(place, *self.value())

    def access_guarded(self, place):
        with self.guarded(place):
            self.access(place)

    # ---- statements

    def statement(self):
        kinds = self.program.kinds
        getattr(self, self.random.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])[0])()

    def some_access(self):
        self.access_guarded(self.program.place(self))

    def several(self):
        guard, box = self.program.guard(self)
        with self.locked(guard, box):
            for _ in range(self.random.randrange(1, 4)):
                place = self.program.place(self, guard)
                if self.random.random() < 0.8:
                    self.access(place)
                else:
                    self.access_guarded(place)

    def nested(self):
        with self.locked(*self.program.guard(self)):
            if self.random.random() < 0.5:
                self.access(self.program.place(self))
            with self.locked(*self.program.guard(self)):
                self.access(self.program.place(self))
            if self.random.random() < 0.5:
                self.access(self.program.place(self))

    def waits(self):
        """Waits once if a condition does not hold, or until it does."""
        guard, box = self.program.guard(self, "monitor")
        with self.locked(guard, box):
            _, number, monitor = self.held[-1]
            if guard == "lock":
                return self.access(self.program.place(self))  # may refer to another one by then
            place = self.program.place(self, guard)
            name, cell = self.result()
            timed = self.random.random() < 0.3
            self.read(place, name, cell, "plain")
            start = len(self.steps)
            repeated = self.random.random() < 0.4
            with self.block(f"{'while' if repeated else 'if'} ({name} == 0) {{"), self.when(f"{cell} == 0"):
                self.java(f"{monitor}.wait({'5' if timed else ''});")
                self.wait(number, timed)
                self.read(place, name, cell, "plain")
                if repeated:
                    self.step(f"next = {start}", local=True)
            self.access(self.program.place(self, guard))

    def notifies(self):
        guard, box = self.program.guard(self, "monitor")
        if guard == "lock":
            guard = "A"
        with self.locked(guard, box):
            _, number, monitor = self.held[-1]
            everyone = self.random.random() < 0.4
            order = [lambda: self.access(self.program.place(self, guard)), lambda: self.write(self.program.place(self, guard), "1", "1")]
            self.random.choice(order)()
            self.java(f"{monitor}.notify{'All' if everyone else ''}();")
            self.notify(number, everyone)
            if self.random.random() < 0.3:
                self.random.choice(order)()

    def replaces_lock(self):
        which = self.random.choice("AB")
        with self.locked(*self.program.guard(self)) if self.random.random() < 0.3 else contextlib.nullcontext():
            self.java(f"lock = {which};")
            self.step(f"{self.memory['lock']} = {MONITORS[which]}")

    def counts(self):
        """AtomicInteger."""
        self.program.used.add("atomic")
        name, cell = self.result()
        atomic = self.memory["atomic"]
        java, effect = self.random.choice((
            ("atomic.incrementAndGet()", f"{atomic} += 1\n{cell} = {atomic}"),
            ("atomic.getAndAdd(2)", f"{cell} = {atomic}\n{atomic} += 2"),
            ("atomic.get()", f"{cell} = {atomic}"),
            ("atomic.compareAndSet(1, 3) ? 1 : 0", f"{cell} = int({atomic} == 1)\nif {cell}: {atomic} = 3"),
            ("atomic.getAndSet(1)", f"{cell} = {atomic}\n{atomic} = 1")))
        self.java(f"{name} = {java};")
        self.step(effect)

    def makes(self):
        """A new box, which others may get to see."""
        if self.program.boxes == BOXES:
            return self.some_access()
        box = self.program.boxes
        self.program.boxes += 1
        name = f"b{self.names}"
        self.names += 1
        self.java(f"Box {name} = new Box({box});")
        self.boxes.append((name, str(box)))
        for _ in range(self.random.randrange(3)):
            place = self.program.field_of((name, str(box)))
            with self.guarded(place) if self.random.random() < 0.4 else contextlib.nullcontext():
                self.access(place)
        if self.random.random() < 0.9:
            self.publishes(name, str(box))
        if self.random.random() < 0.4:
            self.access_guarded(self.program.field_of((name, str(box))))

    def publishes(self, name, box):
        kind = self.random.randrange(8)
        if kind == 0:
            self.program.used.add("reference")
            self.java(f"reference.set({name});")
            self.step(f"{self.memory['reference']} = {box}")
        elif kind < 3:
            self.program.used.add("queue")
            with self.locked("queue"):
                self.java(f"queue.add({name});")
                self.step(f"{self.memory['queue']} += ({box},)")
                self.java("queue.notify();")
                self.notify(MONITORS["queue"], False)
        elif kind == 3 and self.program.blocking:
            self.program.used.add("blocking")
            self.java(f"blocking.put({name});")
            self.step(f"{self.memory['blocking']} = ({box},)", enabled=f"not {self.memory['blocking']}")
        else:
            place = self.program.reference_place(self)
            with self.guarded(place):
                self.write(place, name, box, "plain")

    def takes(self):
        """A box that another thread has made, if it is there."""
        name = f"b{self.names}"
        box = self.variable(NULL)
        self.java(f"Box {name} = null;")
        kind = self.random.randrange(8)
        if kind == 0:
            self.program.used.add("reference")
            self.java(f"{name} = reference.get();")
            self.step(f"{box} = {self.memory['reference']}")
        elif kind < 3:
            self.program.used.add("queue")
            queue = self.memory["queue"]
            with self.locked("queue"):
                if self.random.random() < 0.5:
                    size = self.variable()
                    again = self.step(f"{size} = len({queue})")
                    with self.block("while (queue.isEmpty()) {"), self.when(f"{size} == 0"):
                        self.java("queue.wait();")
                        self.wait(MONITORS["queue"], False)
                        self.step(f"next = {again}", local=True)
                self.java(f"{name} = queue.poll();")
                self.step(f"if {queue}: {box} = {queue}[0]\n{queue} = {queue}[1:]")
        elif kind == 3 and self.program.blocking:
            self.program.used.add("blocking")
            blocking = self.memory["blocking"]
            if self.random.random() < 0.5:
                self.java(f"{name} = blocking.take();")
                self.step(f"{box} = {blocking}[0]\n{blocking} = ()", enabled=blocking)
            else:
                self.java(f"{name} = blocking.poll();")
                self.step(f"if {blocking}: {box} = {blocking}[0]\n{blocking} = ()")
        else:
            place = self.program.reference_place(self)
            with self.guarded(place):
                self.java(f"{name} = {'(Box) ' if place.key == 'Z' else ''}{place.java};")
                self.step(f"{box} = {place.cell}")
        with self.block(f"if ({name} != null) {{"), self.when(f"{box} != {NULL}"):
            for _ in range(self.random.randrange(1, 3)):
                self.access_guarded(self.program.field_of((name, box)))

    def collects(self):
        """A list or a map under its guard; its size also without."""
        which = self.random.choice(("list", "map"))
        self.program.used.add(which)
        cell = self.memory[which]
        guard = self.program.discipline(which, 0)
        name, result = self.result()
        kind = self.random.randrange(5)
        with contextlib.nullcontext() if kind == 0 else self.locked(guard):
            if kind < 2:
                self.java(f"{name} = {which}.size();")
                self.step(f"{result} = len({cell})")
            elif which == "list" and kind < 4:
                java, python = self.value()
                self.java(f"list.add({java});")
                self.step(f"{cell} += ({python},)")
            elif which == "list":
                self.java(f"if (list.size() > 0) {name} = list.get(0);")
                self.step(f"if {cell}: {result} = {cell}[0]")
            elif kind < 4:
                java, python = self.value()
                key = self.random.randrange(3)
                self.java(f"map.put({key}, {java});")
                self.step(f"{cell} = tuple(sorted((dict({cell}) | {{{key}: {python}}}).items()))")
            else:
                key = self.random.randrange(3)
                self.java(f"{name} = map.getOrDefault({key}, 9);")
                self.step(f"{result} = dict({cell}).get({key}, 9)")

    def collects_by_itself(self):
        """A Vector guards itself."""
        self.program.used.add("vector")
        vector = self.memory["vector"]
        name, result = self.result()
        if self.random.random() < 0.5:
            java, python = self.value()
            self.java(f"vector.add({java});")
            self.step(f"{vector} += ({python},)")
        else:
            self.java(f"{name} = vector.size();")
            self.step(f"{result} = len({vector})")

    def fills(self):
        java, python = self.value()
        which = self.random.choice("XY")
        place = Place(which, "", which, box=None)
        with self.guarded(place):
            value = self.variable()
            self.java(f"Arrays.fill({which}, {java});")
            self.step(f"{value} = {python}", local=True)
            for i in range(2):
                self.step(f"{self.memory[which + str(i)]} = {value}")

    def copies(self):
        source, target = self.random.sample("XY", 2)
        value = self.variable()
        with self.guarded(Place(source, "", source)):
            self.java(f"System.arraycopy({source}, 0, {target}, 0, 2);")
            for i in range(2):
                self.step(f"{value} = {self.memory[source + str(i)]}")
                self.step(f"{self.memory[target + str(i)]} = {value}")

    def repeats(self):
        """A short loop over one access."""
        i = self.variable()
        name = f"i{self.names}"
        self.step(f"{i} = 0", local=True)
        start = len(self.steps)
        with self.block(f"for (int {name} = 0; {name} < 2; {name}++) {{"), self.when(f"{i} < 2"):
            self.step(f"{i} += 1", local=True)
            self.access_guarded(self.program.place(self))
            self.step(f"next = {start}", local=True)

    def spins(self):
        place = self.program.volatile_place()
        value = self.variable()
        start = self.step(f"{value} = {place.cell}")
        self.java(f"while ({place.java} == 0) Thread.yield();")
        self.step(f"if {value} == 0: next = {start}", local=True)

    def asks_for_interrupt(self):
        name, cell = self.result()
        mine = self.memory[f"interrupted{self.number}"]
        if self.random.random() < 0.5:
            self.java(f"{name} = Thread.currentThread().isInterrupted() ? 1 : 0;")
            self.step(f"{cell} = {mine}")
        else:
            self.java(f"{name} = Thread.interrupted() ? 1 : 0;")
            self.step(f"{cell} = {mine}\n{mine} = 0")

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


class Program:
    """`blocking`: whether it may use an ArrayBlockingQueue."""

    KINDS = {"some_access": 10, "several": 6, "nested": 3, "waits": 2, "notifies": 2, "replaces_lock": 1, "counts": 2, "makes": 3,
             "takes": 4, "collects": 3, "collects_by_itself": 1, "fills": 1, "copies": 2, "repeats": 2, "spins": 0.3}

    def __init__(self, name, seed, blocking):
        self.name, self.random, self.blocking = name, random.Random(seed), blocking
        self.used, self.boxes, self.guards = set(), 2, {}
        count = self.random.choice((2, 2, 2, 3))
        self.memory = Memory(count + 1)
        self.disorder = self.random.choice((0, 0.05, 0.1, 0.3))
        weights = dict(self.KINDS)
        interrupts = self.random.random() < 0.1
        if interrupts:
            for kind in ("waits", "takes", "notifies"):
                weights[kind] = 0
            weights["asks_for_interrupt"] = 5
            self.blocking = False
        # Each program has its own favourites.
        self.kinds = [(kind, weight * self.random.choice((0, 1, 1, 4))) for kind, weight in weights.items()] + [("some_access", 1)]
        # Few places, so that threads meet there.
        places = [*"fhgvstuwXYZ", "next", "p", "q"]
        self.keys = set(self.random.sample(places, self.random.randrange(2, 5)))

        self.threads = [Thread(self, number) for number in range(count + 1)]
        main, others = self.threads[0], self.threads[1:]
        for thread in others:
            thread.indent = 1
            for _ in range(self.random.randrange(2, 6 if count == 2 else 4)):
                thread.statement()
        self.write_main(main, others, interrupts)

    def write_main(self, main, others, interrupts):
        for thread in others:
            main.java(f"T{thread.number} t{thread.number} = new T{thread.number}();")
        for _ in range(self.random.choice((0, 0, 1, 2))):
            main.some_access()
        running = []
        for thread in others:
            if running and self.random.random() < 0.1:
                main.join(running.pop())
            main.start(thread.number)
            running.append(thread.number)
            if interrupts and self.random.random() < 0.5:
                main.interrupt(thread.number)
            if self.random.random() < 0.2:
                main.statement()
        for number in running:
            main.join(number)
        if self.random.random() < 0.2:
            main.some_access()

    # ---- places and guards

    def place(self, thread, guard=None):
        """Any; or rather one with this guard."""
        places = [Place(name, self.memory[name], name, kind, ways=("handle", "volatileHandle", "reflection") if name == "s" else ())
                  for name, kind in (("s", "int"), ("t", "int"), ("u", "long"), ("w", "int")) if name in self.keys]
        places += [Place(f"{name}[{i}]", self.memory[f"{name}{i}"], name, ways=("handle", "volatileHandle"))
                   for name in "XY" for i in (0, 1) if name in self.keys]
        for box in [("O", "0"), ("P", "1"), *thread.boxes]:
            places += [self.field_of(box, name) for name in "fhgv" if name in self.keys]
        if not places:
            places = [self.field_of(("O", "0"), "f")]
        fitting = [place for place in places if guard and self.discipline(place.key, thread.number) == guard]
        return self.random.choice(fitting or places)

    def field_of(self, box, name=None):
        name = name or self.random.choice([name for name in "fhgv" if name in self.keys] or ["f"])
        ways = ("handle", "volatileHandle", "reflection") if name == "f" else ()
        return Place(f"{box[0]}.{name}", self.memory.field(box[1], name), name, FIELDS[name], box, ways)

    def volatile_place(self):
        return Place("w", self.memory["w"], "w") if self.random.random() < 0.5 else self.field_of(("O", "0"), "v")

    def reference_place(self, thread):
        i = self.random.randrange(2)
        places = [Place("p", self.memory["p"], "p", "Box"), Place("q", self.memory["q"], "q", "Box"),
                  Place(f"Z[{i}]", self.memory[f"Z{i}"], "Z", "Box"),
                  Place("O.next", self.memory.field("0", "next"), "next", "Box", ("O", "0"))]
        return self.random.choice([place for place in places if place.key in self.keys] or places[:2])

    def access(self, place, way):
        """How Java reads it, and with %s, how it writes it."""
        if way == "plain":
            return place.java, f"{place.java} = %s"
        get, put = ("getVolatile", "setVolatile") if way == "volatileHandle" else ("get", "set")
        if way == "reflection":
            name, target = ("fieldF", place.box[0]) if place.box else ("fieldS", "null")
            get, put = "getInt", "setInt"
        elif place.box:
            name, target = "handleOfF", place.box[0]
        elif place.key == "s":
            name, target = "handleOfS", ""
        else:
            name, target = "handleOfElements", place.java.replace("[", ", ").replace("]", "")
        self.used.add(name)
        cast = "" if way == "reflection" else "(int) "
        return f"{cast}{name}.{get}({target})", f"{name}.{put}({target}{', ' if target else ''}%s)"

    def atomics(self, place):
        if "handle" not in place.ways:
            return {}
        get, _ = self.access(place, "handle")
        return {"getAndAdd": f"%s = {get.replace('get(', 'getAndAdd(')[:-1]}{'' if get.endswith('(') or get.endswith('()') else ', '}1);",
                "compareAndSet": f"%s = {get.replace('(int) ', '').replace('get(', 'compareAndSet(')[:-1]}"
                                 f"{'' if get.endswith('()') else ', '}1, 2) ? 1 : 0;"}

    def guards_of(self, place):
        general = ["A", "B", "R", "S", "lock", "none", "none"]
        if place.box:
            return general + ["self", "own", "self", "own"]
        return general + [place.key if place.key in "XY" else "class"]

    def discipline(self, key, thread):
        """The guard of a variable in a thread."""
        if key not in self.guards:
            of_box, of_array = key in FIELDS, key in ("X", "Y")
            if key in ("list", "map"):
                choice = [self.random.choice((key, "A", "B", "R", "class"))]
            else:
                choice = self.random.choices(("self" if of_box else key if of_array else "class", "own" if of_box else "A", "A", "B",
                                              "R", "lock", "none", "different"), (3, 3, 3, 1, 2, 1, 3, 1))
                if choice == ["different"]:
                    choice = ["A", "B", "none"]
            self.guards[key] = choice
        choice = self.guards[key]
        return choice[thread % len(choice)]

    def guard(self, thread, kind="any"):
        """What to lock, and the box that it belongs to."""
        in_use = [guard for guards in self.guards.values() for guard in guards if guard != "none"]
        guard = self.random.choice(in_use or ["A"]) if self.random.random() < 0.8 else self.random.choice(["A", "B", "self", "own", "R"])
        if kind == "monitor" and guard in ("R", "S"):
            guard = self.random.choice("AB")
        box = self.random.choice([("O", "0"), ("O", "0"), ("P", "1"), *thread.boxes]) if guard in ("self", "own") else None
        if guard in ("list", "map"):
            self.used.add(guard)
        return guard, box

    # ---- what comes of it

    def java(self):
        texts = ['show(O) + " " + show(P)', *(f"{name}" for name in ("X[0]", "X[1]", "Y[0]", "Y[1]", "s", "t", "u", "w")),
                 *(f"show({name})" for name in ("Z[0]", "Z[1]", "p", "q")), '(lock == A ? "A" : "B")']
        texts += [name for name in ("atomic", "list", "map", "vector") if name in self.used]
        if "reference" in self.used:
            texts.append("show(reference.get())")
        for name in ("queue", "blocking"):
            if name in self.used:
                texts.append(f"show({name}.poll())")
        threads = ""
        for thread in self.threads[1:]:
            names = [name for name, _ in thread.results]
            texts += [f"t{thread.number}.{name}" for name in names]
            threads += THREAD % {"number": thread.number, "results": ", ".join(names or ["none"]),
                                 "body": "\n".join([f"            int {name} = 0;" for name in names] + thread.lines
                                                   + [f"            this.{name} = {name};" for name in names])}
        main = self.threads[0]
        texts += [name for name, _ in main.results]
        declarations = [text % self.name if "%s" in text else text for name, text in DECLARATIONS.items() if name in self.used]
        return CLASS % {"name": self.name, "declarations": "\n    ".join(declarations), "threads": threads,
                        "main": "\n".join([f"        int {name} = 0;" for name, _ in main.results] + main.lines),
                        "output": ' + " " + '.join(texts)}

    def output(self, m):
        """The line that main prints."""
        at = lambda name: m[self.memory.index[name]]

        def show(box):
            if box == NULL:
                return "-"
            values = [at(f"box{box}.{field}") for field in FIELDS]
            return f"{box}:{values[0]},{values[1]},{values[2]},{values[3]},{'-' if values[4] == NULL else values[4]}"

        texts = [show(0), show(1), *(at(name) for name in ("X0", "X1", "Y0", "Y1", "s", "t", "u", "w")),
                 *(show(at(name)) for name in ("Z0", "Z1", "p", "q")), "A" if at("lock") == MONITORS["A"] else "B"]
        for name in ("atomic", "list", "map", "vector"):
            if name in self.used:
                value = at(name)
                texts.append(value if name == "atomic" else "{" + ", ".join(f"{k}={v}" for k, v in value) + "}" if name == "map"
                             else list(value))
        if "reference" in self.used:
            texts.append(show(at("reference")))
        for name in ("queue", "blocking"):
            if name in self.used:
                texts.append(show(at(name)[0] if at(name) else NULL))
        for thread in self.threads[1:] + self.threads[:1]:
            texts += [at(f"thread{thread.number}.{name}") for name, _ in thread.results]
        return "OUT " + " ".join(str(text) for text in texts)

    def steps(self):
        return [thread.steps for thread in self.threads]
