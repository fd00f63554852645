#!/usr/bin/env python3
"""Random programs of two threads and random formulas (spec.ltl) over their calls, returns, fields and names, against a
search of all interleavings with a tableau of the formula, which shares nothing with what it is compared to.

A word has one letter for the start, for each call and return that the formula names, and for each change of a condition
that it names; where no more come the last state's goes on for ever. A path counts if it is fair: a thread that can go on all the time does.
With --inputs the programs ask for one input at first, and for others where they are, and branch on them.
"""

import argparse
import itertools
import os
import random
import subprocess
import sys
import tempfile

CONDITIONS = {"xOne": ("x", lambda v: v == 1, "{0}.x == 1"), "ySet": ("y", lambda v: v >= 1, "{0}.y >= 1")}
CALLS = {"a": "{0}.a()", "aDone": "return {0}.a()", "b": "{0}.b(int,int)", "bDone": "return {0}.b()", "c": "{0}.c()",
         "cThrown": "throw {0}.c()", "cDone": "return {0}.c()"}
NAMES = {"byOne": 'Thread.getName() == "one"'}


class ThreadCode:
    """Java statements, and the same as steps: ("write", field, value), ("unless", field, value, target),
    ("call", names), ("lock",), ("unlock",), ("goto", target); and for inputs ("given", value, target), where the first
    one is not that value, ("copy", field), and ("either", target)."""

    def __init__(self, rng, has_inputs):
        self.rng, self.steps, self.lines, self.has_inputs = rng, [], [], has_inputs
        self.block(2, 3, "            ", False)
        if rng.random() < 0.7:
            self.lines.append("            while (true) {")
            begin = len(self.steps)
            self.block(1, 3, "                ", False)
            self.steps.append(("goto", begin))
            self.lines.append("            }")

    def block(self, depth, most, indent, locked):
        for _ in range(self.rng.randint(1, most)):
            self.statement(depth, indent, locked)

    def statement(self, depth, indent, locked):
        rng = self.rng
        kinds = ["write", "a", "b", "c", "a"] + (["spin"] if not locked else []) + (["copy"] if self.has_inputs else [])
        if depth > 0:
            kinds += ["if"] + ([] if locked else ["lock"]) + (["given", "given", "either"] if self.has_inputs else [])
        kind = rng.choice(kinds)
        field, value = rng.choice("xy"), rng.randint(0, 2)
        if kind == "write":
            self.steps.append(("write", field, value))
            self.lines.append(f"{indent}{field} = {value};")
        elif kind == "copy":
            self.steps.append(("copy", field))
            self.lines.append(f"{indent}{field} = given;")
        elif kind == "a":
            self.steps += [("call", {"a"}), ("call", {"aDone"})]
            self.lines.append(f"{indent}a();")
        elif kind == "b":
            self.steps += [("call", {"b"}), ("write", "y", value), ("call", {"bDone"})]
            self.lines.append(f"{indent}b({value}, 0);")
        elif kind == "c":
            self.steps += [("call", {"c"}), ("call", {"cThrown"})]
            self.lines.append(f"{indent}try {{ c(); }} catch (RuntimeException e) {{ }}")
        elif kind == "spin":
            begin = len(self.steps)
            self.steps += [("unless", field, value, begin)]
            self.lines.append(f"{indent}while ({field} != {value}) {{ }}")
        elif kind in ("if", "given", "either"):
            at = len(self.steps)
            self.steps.append(None)
            condition = {"if": f"{field} == {value}", "given": f"given == {value}",
                         "either": 'Debug.makeSymbolicBoolean("either")'}[kind]
            self.lines.append(f"{indent}if ({condition}) {{")
            self.block(depth - 1, 2, indent + "    ", locked)
            self.lines.append(indent + "}")
            self.steps[at] = {"if": ("unless", field, value), "given": ("given", value),
                              "either": ("either",)}[kind] + (len(self.steps),)
        else:
            self.steps.append(("lock",))
            self.lines.append(f"{indent}synchronized (lock) {{")
            self.block(depth - 1, 2, indent + "    ", True)
            self.lines.append(indent + "}")
            self.steps.append(("unlock",))


class Program:
    def __init__(self, rng, name, has_inputs):
        self.name, self.has_inputs = name, has_inputs
        self.threads = [ThreadCode(rng, has_inputs), ThreadCode(rng, has_inputs)]
        runs = ["() -> {\n" + "\n".join(thread.lines) + "\n        }" for thread in self.threads]
        given = 'int given = Debug.makeSymbolicInteger("given");\n        ' if has_inputs else ""
        imports = "import gov.nasa.jpf.symbc.Debug;\n\n" if has_inputs else ""
        self.source = f"""{imports}class {name} {{
    static volatile int x, y;
    static final Object lock = new Object();
    static void a() {{ }}
    static void b(int value, int other) {{ y = value; }}
    static void c() {{ throw new RuntimeException(); }}
    public static void main(String[] args) {{
        {given}Thread one = new Thread({runs[0]}, "one"), two = new Thread({runs[1]}, "two");
        one.start();
        two.start();
    }}
}}
"""
        self.build(set())

    def build(self, names):
        """self.edges[state]: (letter or None, next state, thread or None); self.quiet, self.enabled. `names`: what the
        formula is about."""
        asks = [("ask",)] if self.has_inputs else []
        codes = [[*asks, ("start", 1), ("start", 2)]] + [thread.steps for thread in self.threads]

        def settled(thread, pc):
            code = codes[thread]
            while pc < len(code) and code[pc][0] == "goto":
                pc = code[pc][1]
            return pc

        numbers, states = {}, []

        def number(state):
            if state not in numbers:
                numbers[state] = len(states)
                states.append(state)
            return numbers[state]

        def holds(state):
            memory = {"x": state[1], "y": state[2]}
            return frozenset(name for name, (field, test, _) in CONDITIONS.items()
                             if name in names and test(memory[field]))

        # Places of the threads (-1: not started), x, y, who holds the lock, the first input (None: not known).
        number(((0, -1, -1), 0, 0, None, None))
        self.edges, self.quiet, self.enabled = [], [], []
        at = 0
        while at < len(states):
            state = states[at]
            pcs, x, y, owner, given = state
            edges, enabled = [], set()
            for thread, pc in enumerate(pcs):
                if pc < 0 or pc >= len(codes[thread]):
                    continue
                step = codes[thread][pc]
                if step[0] == "lock" and owner is not None:
                    continue
                enabled.add(thread)
                places, memory, holder, following = list(pcs), {"x": x, "y": y}, owner, pc + 1
                if step[0] in ("ask", "either"):  # Values above 2 are all alike, and so are those below 0.
                    for choice in ([(pc + 1, value) for value in range(-1, 4)] if step[0] == "ask" else
                                   [(pc + 1, given), (step[1], given)]):
                        places[thread] = settled(thread, choice[0])
                        edges.append((None, number((tuple(places), x, y, owner, choice[1])), thread))
                    continue
                if step[0] == "start":
                    places[step[1]] = settled(step[1], 0)
                elif step[0] == "write":
                    memory[step[1]] = step[2]
                elif step[0] == "unless":
                    following = step[3] if memory[step[1]] != step[2] else pc + 1
                elif step[0] == "copy":
                    memory[step[1]] = given
                elif step[0] == "given":
                    following = step[2] if given != step[1] else pc + 1
                elif step[0] == "lock":
                    holder = thread
                elif step[0] == "unlock":
                    holder = None
                places[thread] = settled(thread, following)
                to = (tuple(places), memory["x"], memory["y"], holder, given)
                letter = None
                if step[0] == "call" and step[1] & names:
                    letter = holds(state) | step[1] | ({"byOne"} if thread == 1 else set())
                elif holds(to) != holds(state):
                    letter = holds(to)
                edges.append((letter, number(to), thread))
            if not edges:
                edges.append((None, at, None))
            self.edges.append(edges)
            self.quiet.append(holds(state))
            self.enabled.append(enabled)
            at += 1


# ---- Formulas: ("p", name), ("!", f), ("&&", f, g), ("X", f), ("U", f, g), ("Y", f), ("S", f, g)


def random_formula(rng, names, depth, past=False):
    if depth == 0 or rng.random() < 0.1:
        return rng.choice(names)
    operators = ["!", "&&", "||", "->"]
    operators += ["O", "H", "Y", "Z", "S"] if past else ["G", "F", "G", "F", "X", "U", "R", "Uw", "past"]
    operator = rng.choice(operators)
    if operator == "past":
        return random_formula(rng, names, depth - 1, True)
    arity = 1 if operator in ("!", "O", "H", "Y", "Z", "G", "F", "X") else 2
    return (operator, *(random_formula(rng, names, depth - 1, past) for _ in range(arity)))


PATTERNS = [("G", ("->", 0, ("F", 1))), ("Uw", ("!", 1), 0), ("G", ("F", 0)), ("F", ("G", ("!", 0))), ("G", ("->", 0, ("O", 1))),
            ("G", ("->", 0, ("X", 1))), ("G", ("->", ("&&", 0, 2), ("F", ("&&", 1, 2)))), ("->", ("G", ("F", 0)), ("G", ("F", 1))),
            ("G", ("->", 0, ("X", ("Uw", ("!", 0), 1)))), ("G", ("->", ("Y", 0), ("S", ("!", 1), 2))), ("F", ("&&", 0, ("F", 1))),
            ("G", ("->", ("&&", 0, ("F", 2)), ("U", ("!", 1), 2)))]


def pattern(rng, names):
    """Of those that people write."""
    def filled(part):
        return names[part] if isinstance(part, int) else (part[0], *map(filled, part[1:]))

    return filled(rng.choice(PATTERNS))


def text_of(formula):
    if isinstance(formula, str):
        return formula
    if len(formula) == 2:
        return f"{formula[0]} ({text_of(formula[1])})"
    return f"({text_of(formula[1])}) {formula[0]} ({text_of(formula[2])})"


def names_of(formula):
    return {formula} if isinstance(formula, str) else set().union(*map(names_of, formula[1:]))


def core(formula):
    """By !, &&, X, U, Y and S alone."""
    if isinstance(formula, str):
        return ("p", formula)
    operator, parts = formula[0], [core(part) for part in formula[1:]]
    true = ("true",)

    def no(f):
        return ("!", f)

    f, g = parts[0], parts[-1]
    return {"!": lambda: no(f), "&&": lambda: ("&&", f, g), "||": lambda: no(("&&", no(f), no(g))),
            "->": lambda: no(("&&", f, no(g))), "X": lambda: ("X", f), "F": lambda: ("U", true, f),
            "G": lambda: no(("U", true, no(f))), "U": lambda: ("U", f, g), "R": lambda: no(("U", no(f), no(g))),
            "Uw": lambda: no(("U", no(g), ("&&", no(f), no(g)))), "Y": lambda: ("Y", f), "Z": lambda: no(("Y", no(f))),
            "O": lambda: ("S", true, f), "H": lambda: no(("S", true, no(f))), "S": lambda: ("S", f, g)}[operator]()


class Tableau:
    def __init__(self, formula):
        self.root, self.all = formula, []
        self.collect(formula)
        self.guessed = [f for f in self.all if f[0] in ("X", "U")]
        self.untils = [f for f in self.all if f[0] == "U"]

    def collect(self, formula):
        for part in formula[1:]:
            if isinstance(part, tuple):
                self.collect(part)
        if formula not in self.all:
            self.all.append(formula)

    def atoms(self, letter, before):
        """All that can hold at a position with that letter: frozensets of formulas. `before`: at the one before it."""
        for guess in itertools.product((False, True), repeat=len(self.guessed)):
            later = dict(zip(self.guessed, guess))  # X f, and that an until goes on behind this position
            holds = set()
            for f in self.all:
                kind = f[0]
                value = (True if kind == "true" else f[1] in letter if kind == "p" else f[1] not in holds if kind == "!"
                         else f[1] in holds and f[2] in holds if kind == "&&" else later[f] if kind == "X"
                         else f[2] in holds or (f[1] in holds and later[f]) if kind == "U"
                         else before is not None and f[1] in before if kind == "Y"
                         else f[2] in holds or (f[1] in holds and before is not None and f in before))
                if value:
                    holds.add(f)
            # Of a guess that makes no difference there is one.
            asked = frozenset((f, value) for f, value in later.items()
                              if f[0] == "X" or (f[1] in holds and f[2] not in holds))
            yield frozenset(holds), asked

    def following(self, atom, letter):
        holds, asked = atom
        for after in set(self.atoms(letter, holds)):
            if all((f[1] if f[0] == "X" else f) in after[0] if value else (f[1] if f[0] == "X" else f) not in after[0]
                   for f, value in asked):
                yield after


def components(successors, roots):
    """Strongly connected ones, by Tarjan."""
    index, low, on_stack, stack, result = {}, {}, set(), [], []
    for root in roots:
        if root in index:
            continue
        work = [(root, iter(successors[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, rest = work[-1]
            for following in rest:
                if following not in index:
                    index[following] = low[following] = len(index)
                    stack.append(following)
                    on_stack.add(following)
                    work.append((following, iter(successors[following])))
                    break
                if following in on_stack:
                    low[node] = min(low[node], index[following])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    part = set()
                    while True:
                        part.add(stack[-1])
                        on_stack.discard(stack[-1])
                        if stack.pop() == node:
                            break
                    result.append(part)
    return result


def is_violated(program, formula, is_fair, most):
    """None: too large."""
    tableau = Tableau(("!", core(formula)))
    first = [(0, atom, False) for atom in set(tableau.atoms(program.quiet[0], None)) if tableau.root in atom[0]]
    edges, work = {}, list(first)
    cache = {}

    def following(atom, letter):
        if (atom, letter) not in cache:
            cache[atom, letter] = list(tableau.following(atom, letter))
        return cache[atom, letter]

    while work:
        node = work.pop()
        if node in edges:
            continue
        if len(edges) > most:
            return None
        state, atom, rests = node
        edges[node] = []
        for letter, to, thread in program.edges[state]:
            if letter is not None:
                if not rests:
                    edges[node] += [((to, after, False), thread, True) for after in following(atom, letter)]
                continue
            if not rests:
                edges[node].append(((to, atom, False), thread, False))
            edges[node] += [((to, after, True), thread, True) for after in following(atom, program.quiet[state])]
        work += [edge[0] for edge in edges[node]]
    for part in components({node: [edge[0] for edge in out] for node, out in edges.items()}, first):
        inside = [edge for node in part for edge in edges[node] if edge[0] in part]
        if not any(reads for _, _, reads in inside):
            continue
        if not all(any(until not in atom[0] or until[2] in atom[0] for _, atom, _ in part) for until in tableau.untils):
            continue
        moved = {thread for _, thread, _ in inside}
        always = set.intersection(*(program.enabled[state] for state, _, _ in part))
        if not is_fair or always <= moved:
            return True
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=20)
    parser.add_argument("--inputs", action="store_true")
    parser.add_argument("--api", help="clew-api.jar, for inputs")
    parser.add_argument("--formulas", type=int, default=5, help="for each program")
    parser.add_argument("--states", type=int, default=600, help="programs with more are left out")
    options = parser.parse_args()
    counts = {"safe": 0, "violated": 0}
    wrong = left_out = 0
    with tempfile.TemporaryDirectory(prefix="clew-ltl-") as folder:
        programs = []
        rng = random.Random(options.seed)
        while len(programs) < options.programs:
            program = Program(rng, f"P{len(programs)}", options.inputs)
            if len(program.edges) <= options.states:
                programs.append(program)
        files = []
        for program in programs:
            files.append(os.path.join(folder, program.name + ".java"))
            with open(files[-1], "w") as file:
                file.write(program.source)
        subprocess.run([options.javac, "-nowarn", "-g", "-d", folder, *(["-cp", options.api] if options.api else []), *files],
                       check=True)
        for program in programs:
            for _ in range(options.formulas):
                # No more names than a formula of this depth has use for.
                names = rng.sample([*CONDITIONS, *CALLS, *NAMES], 4)
                formula = (pattern(rng, names) if rng.random() < 0.6
                           else random_formula(rng, names, rng.randint(2, 4)))
                is_fair = rng.random() < 0.8
                program.build(names_of(formula))
                expected = is_violated(program, formula, is_fair, 200_000)
                if expected is None:
                    left_out += 1
                    continue
                meaning = ", ".join(f"{name} ::= " + (CONDITIONS[name][2] if name in CONDITIONS else
                                                      CALLS.get(name) or NAMES[name]).format(program.name)
                                    for name in names)
                command = [options.clew, "--quiet", "-cp", folder, f"+spec.ltl={text_of(formula)}",
                           f"+spec.propositions={meaning}", f"+spec.fair={str(is_fair).lower()}",
                           "+search.properties=exception", "+report.folder=" + folder, program.name]
                done = subprocess.run(command, capture_output=True, text=True)
                counts["violated" if expected else "safe"] += 1
                if done.returncode != (1 if expected else 0):
                    wrong += 1
                    print(f"{'violated' if expected else 'safe'} was expected, exit code {done.returncode}: "
                          f"{text_of(formula)}\n{meaning}, fair: {is_fair}\n{done.stdout}{done.stderr}{program.source}")
    print(f"{sum(counts.values())} formulas, {counts['violated']} of them violated, {wrong} with another verdict"
          + (f"; {left_out} left out as too large" if left_out else ""))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
