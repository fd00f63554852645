"""Random small Java programs with threads. What each thread has seen ends in a static field, so that two end states differ
where any thread has seen anything else."""

import random
import re

CLASS = """
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class {name} {{
    static int x, y, z;
    static volatile int v;
    static final int[] a = new int[2];
    static Object o;
    static final Object A = new Object(), B = new Object();
    static final AtomicInteger c = new AtomicInteger();
    static final ReentrantLock R = new ReentrantLock();
    static final Condition Q = R.newCondition();
    static final Semaphore S = new Semaphore(1);
    static final CountDownLatch L = new CountDownLatch(1);
    static final ArrayBlockingQueue<Integer> K = new ArrayBlockingQueue<>(1);
    static final SynchronousQueue<Integer> Y = new SynchronousQueue<>();
    static final Thread[] T = new Thread[{count}];
{outs}
    static class Stop extends RuntimeException {{}}

{bodies}
    public static void main(String[] args) throws Exception {{
{main}
    }}
}}
"""

BODY = """
    static void run{number}() {{
        int h = 1;
        try {{
{statements}
        }} catch (InterruptedException e) {{ h = h * 31 + 17;
        }} catch (IllegalMonitorStateException e) {{ h = h * 31 + 18;
        }} finally {{ out{number} = h; }}
    }}
"""

# Statements by what they are about. {k}: a small number; {n}: another thread; {x}: a field; {l}: a name of its own.
STATEMENTS = {
    "fields": ["{x} = {k};", "h = h * 31 + {x};", "{x}++;", "if ({x} == 0) {x} = {k};", "if ({x} > 0) h = h * 31 + y;"],
    "volatile": ["v = {k};", "h = h * 31 + v;", "v++;"],
    "arrays": ["a[{b}] = {k};", "h = h * 31 + a[{b}];", "a[{b}]++;", "a[z & 1]++;"],
    "references": ["o = new int[] {{{k}}};", "if (o != null) h = h * 31 + ((int[]) o)[0];", "if (o != null) ((int[]) o)[0]++;"],
    "atomic": ["h = h * 31 + c.incrementAndGet();", "if (c.compareAndSet({b}, 2)) h = h * 31 + 5;", "h = h * 31 + c.get();",
               "h = h * 31 + c.getAndSet({k});"],
    "monitors": ["synchronized ({m}) {{ {s} }}", "synchronized ({m}) {{ {s} {s} }}",
                 "synchronized (A) {{ synchronized (B) {{ {s} }} }}", "synchronized (B) {{ {s} synchronized (A) {{ {s} }} }}"],
    "waits": ["synchronized ({m}) {{ if ({x} == 0) {m}.wait(); h = h * 31 + {x}; }}",
              "synchronized ({m}) {{ {m}.wait(); {s} }}", "synchronized ({m}) {{ while ({x} == 0) {m}.wait(); {s} }}",
              "synchronized ({m}) {{ {x} = {k}; {m}.notify(); }}", "synchronized ({m}) {{ {m}.notifyAll(); {s} }}",
              "synchronized ({m}) {{ {s} {m}.notify(); {s} }}"],
    "timed": ["synchronized ({m}) {{ if ({x} == 0) {m}.wait(5); h = h * 31 + {x}; }}", "synchronized ({m}) {{ {m}.wait(5); {s} }}",
              "Thread.sleep(5);", "LockSupport.parkNanos(1000);", "h = h * 31 + (K.offer({k}, 1, TimeUnit.SECONDS) ? 1 : 0);",
              "h = h * 31 + (R.tryLock(1, TimeUnit.SECONDS) ? 1 : 0); if (R.isHeldByCurrentThread()) R.unlock();"],
    "clock": ["long {l} = System.nanoTime(); {s} h = h * 31 + (System.nanoTime() - {l} > 1_000_000 ? 1 : 0);"],
    "park": ["LockSupport.park(); h = h * 31 + {x};", "LockSupport.park();", "LockSupport.unpark(T[{n}]);", "{x} = {k}; LockSupport.unpark(T[{n}]);",
             "while (v == 0) LockSupport.park();"],
    "interrupts": ["T[{n}].interrupt();", "h = h * 31 + (Thread.interrupted() ? 1 : 0);", "h = h * 31 + (T[{n}].isInterrupted() ? 1 : 0);",
                   "try {{ synchronized (A) {{ A.wait(); }} }} catch (InterruptedException e) {{ h = h * 31 + {x}; }}",
                   "R.lockInterruptibly(); {s} R.unlock();"],
    "locks": ["R.lock(); {s} R.unlock();", "R.lock(); {s} {s} R.unlock();", "if (R.tryLock()) {{ {s} R.unlock(); }}"],
    "conditions": ["R.lock(); if ({x} == 0) Q.await(); {s} R.unlock();", "R.lock(); {x} = {k}; Q.signal(); R.unlock();",
                   "R.lock(); Q.signalAll(); {s} R.unlock();", "R.lock(); h = h * 31 + (Q.await(1, TimeUnit.SECONDS) ? 1 : 0); R.unlock();"],
    "library": ["S.acquire(); {s} S.release();", "if (S.tryAcquire()) {{ {s} S.release(); }}", "S.release(2);",
                "h = h * 31 + (S.tryAcquire(1, TimeUnit.SECONDS) ? 1 : 0);", "L.countDown();", "L.await(); {s}",
                "K.put({k});", "h = h * 31 + K.take();", "Integer {l} = K.poll(); if ({l} != null) h = h * 31 + {l};"],
    "handover": ["Y.put({k}); {s}", "h = h * 31 + Y.take();", "h = h * 31 + (Y.offer({k}) ? 1 : 0);",
                 "h = h * 31 + (Y.offer({k}, 1, TimeUnit.SECONDS) ? 1 : 0); {s}",
                 "Integer {l} = Y.poll(1, TimeUnit.SECONDS); h = h * 31 + ({l} == null ? 0 : {l});"],
    "exceptions": ["try {{ {s} if ({x} == 1) throw new Stop(); {s} }} catch (Stop e) {{ h = h * 31 + 3; }}", "h = h * 31 + 6 / (1 + {x});",
                   "try {{ h += 6 / {x}; }} catch (ArithmeticException e) {{ h = h * 31 + 4; }}", "if ({x} == 3) throw new Stop();"],
    "joins": ["T[{n}].join(); {s}", "try {{ T[{n}].join(); {s} }} catch (InterruptedException e) {{ h = h * 31 + {x}; }}",
              "T[{n}].join(); h = h * 31 + (Thread.currentThread().isInterrupted() ? 1 : 0);", "T[{n}].join(5);", "T[{n}].interrupt();",
              "synchronized (T[{n}]) {{ {s} {s} }}", "synchronized (T[{n}]) {{ {s} T[{n}].join(); {s} }}", "h = h * 31 + (T[{n}].isAlive() ? 1 : 0);",
              "synchronized (T[{n}]) {{ T[{n}].wait(); {s} }}", "synchronized (T[{n}]) {{ {s} T[{n}].notifyAll(); }}",
              "synchronized (T[{n}]) {{ T[{n}].notify(); {s} }}", "h = h * 31 + (T[{n}].getState() == Thread.State.WAITING ? 1 : 0);"],
    "threads": ["Thread.yield();", "h = h * 31 + (T[{n}].isAlive() ? 1 : 0);"],
}


class Program:
    def __init__(self, name, seed):
        self.name, self.random, self.names = name, random.Random(seed), 0
        self.count = self.random.choice((2, 2, 3))
        # Few kinds in one program, so that threads meet there; `fields` are in most.
        self.kinds = self.random.sample(list(STATEMENTS), self.random.choice((2, 3))) + ["fields"]
        self.fields = self.random.sample(["x", "y", "z", "v"], 2)
        self.monitor = self.random.choice("AB")

    def simple(self):
        kind = self.random.choice([kind for kind in self.kinds if kind in ("fields", "volatile", "arrays", "atomic")] or ["fields"])
        return self.filled(self.random.choice(STATEMENTS[kind]))

    def filled(self, text):
        self.names += 1
        while "{s}" in text:
            text = text.replace("{s}", self.simple().replace("{", "{{").replace("}", "}}"), 1)
        return text.format(k=self.random.randrange(1, 4), b=self.random.randrange(2), n=self.random.randrange(self.count),
                           x=self.random.choice(self.fields), m=self.monitor if self.random.random() < 0.8 else "A", l=f"l{self.names}")

    def statement(self):
        return self.filled(self.random.choice(STATEMENTS[self.random.choice(self.kinds)]))

    def body(self, number):
        most = 3 if self.count == 2 else 2
        lines = [self.statement() for _ in range(self.random.randrange(1, most + 1))]
        if self.random.random() < 0.15:
            lines = [f"for (int i{number} = 0; i{number} < 2; i{number}++) {{ {lines[0]} }}", *lines[1:]]
        # Whatever they hold, some checked exception may come.
        lines.append("if (h == 0) throw new InterruptedException();")
        return BODY.format(number=number, statements="\n".join("            " + line for line in lines))

    def java(self):
        others = range(1, self.count)
        main = ["T[0] = Thread.currentThread();"]
        main += [f"T[{i}] = new Thread({self.name}::run{i});" for i in others]
        main += [f"T[{i}].setDaemon(true);" for i in others if self.random.random() < 0.05]
        main += [f"T[{i}].start();" for i in others]
        main.append("run0();")
        if self.random.random() < 0.7:
            main += [f"T[{i}].join();" for i in others]
            main.append("out0 += x + 7 * y;")
        bodies = "".join(self.body(i) for i in range(self.count))
        return CLASS.format(name=self.name, count=self.count, outs="\n".join(f"    static int out{i};" for i in range(self.count)), bodies=bodies,
                            main="\n".join("        " + line for line in main))


class LoopingProgram(Program):
    """Some of its threads go on for ever, through few states, and errors tell what others have seen of that. Where it is yielding,
    others may go on at each turn: so nothing depends on where the machine looks for states that come again."""

    CHOICES = ["h = h * 31 + gov.nasa.jpf.vm.Verify.getInt(0, 1);", "if (gov.nasa.jpf.vm.Verify.getBoolean()) {{ {s} }}",
               "{x} = gov.nasa.jpf.vm.Verify.getInt(0, 1);"]
    # What no other thread can see.
    ALONE = ["h = h * 31 + gov.nasa.jpf.vm.Verify.getInt(0, 1);", "h = (h + 1 & 7) + 1;", "h = gov.nasa.jpf.vm.Verify.getBoolean() ? h : 2;"]
    LEAVING = ["if (h % 3 == {b}) break;", "if ({x} == {k}) continue;", "if ({x} == {k}) break;"]

    def __init__(self, name, seed, is_yielding=False):
        super().__init__(name, seed)
        # Of the same length, so that threads are blocked at the same places.
        self.turn = ["    h = 1;", "    Thread.yield();" if is_yielding else "    goOn();"]
        if self.random.random() < 0.4:
            self.kinds.append("choices")

    def statement(self):
        kind = self.random.choice(self.kinds)
        return self.bounded(self.filled(self.random.choice(self.CHOICES if kind == "choices" else STATEMENTS[kind])))

    @staticmethod
    def bounded(text):
        """Numbers that only grow would make each turn another state."""
        text = re.sub(r"([\w.]+(?:\[[^\]]*\])?|\(\(int\[\]\) o\)\[0\])\+\+;", r"\1 = \1 + 1 & 3;", text)
        text = text.replace("c.incrementAndGet()", "c.updateAndGet(i -> i + 1 & 3)")
        return text.replace("S.release(2);", "if (S.availablePermits() < 2) S.release();")

    def error(self):
        seen = self.filled(self.random.choice(["h % 3 == {b}", "{x} == {b}", "{x} != {k}", "x == {b} && y == {k}"]))
        return f"if ({seen}) throw new Error{self.random.randrange(3)}();"

    def body(self, number):
        lines = [self.statement() for _ in range(self.random.randrange(1, 3))]
        if self.random.random() < 0.6:
            lines.insert(self.random.randrange(len(lines) + 1), self.error())
        if self.random.random() < 0.5:
            if self.random.random() < 0.3:
                lines.insert(self.random.randrange(len(lines) + 1), self.filled(self.random.choice(self.LEAVING)))
            before = [self.statement()] if self.random.random() < 0.3 else []
            if self.random.random() < 0.25:
                if self.random.random() < 0.5:
                    before += [line for line in lines if not re.search("break|continue", line)]
                lines = self.random.sample(self.ALONE, self.random.choice((1, 2)))
            loop = ["while (h != 0) {", *self.turn, *("    " + line for line in lines), "}"]
            if self.random.random() < 0.2:
                loop = [f"synchronized ({self.monitor}) {{", *("    " + line for line in loop), "}"]
            lines = [*before, *loop]
        lines.append("if (h == 0) throw new InterruptedException();")
        return BODY.format(number=number, statements="\n".join("            " + line for line in lines))

    def java(self):
        errors = "".join(f"    static class Error{i} extends Error {{}}\n" for i in range(3))
        errors += "    static void goOn() {}\n"
        # Whether the class Verify is initialized is no difference between ends.
        errors += "    static final int FIRST = gov.nasa.jpf.vm.Verify.getInt(0, 0);\n"
        return super().java().replace("    static class Stop", errors + "    static class Stop", 1)
