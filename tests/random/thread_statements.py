"""The statements that threads of a random program may hold."""

import contextlib

from thread_code import BOXES, Code, MONITORS, NULL, Place


class Thread(Code):
    """A thread that adds random statements to its code."""

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
