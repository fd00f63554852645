"""Random concurrent Java programs, each with its steps in the form that interleavings.py explores."""

import random

from thread_code import FIELDS, MONITORS, NULL, Memory, Place
from thread_statements import Thread

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
