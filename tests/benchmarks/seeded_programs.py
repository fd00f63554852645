"""Programs with one seeded violation each, of a specification, for run_guidance.py.

The rule: five kinds of programs by four sizes, from about 10^4 to 10^9 paths, none left out. In each an object is called in
some order, and one order of all, which is drawn at random, is forbidden; a log of the calls keeps states apart.

    choices    in each round one of ten methods is called, as Verify.getInt says
    inputs     in each round one of ten methods is called, as a symbolic int says
    threads    each thread calls two methods of its own in turn; the forbidden order is one interleaving
    both       two threads, each of which chooses among methods in each round
    values     in each round something is added, as Verify.getInt says, and one sum is forbidden in the end: how near it is no
               automaton knows
"""

import random
from collections import namedtuple
from math import factorial

Program = namedtuple("Program", "kind name source keys paths")

HEAD = """import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import fi.hut.ics.lime.aspectmonitor.annotation.Observe;
import gov.nasa.jpf.vm.Verify;

public class {name} {{
    @CallSpecifications(pltl = {{"Seeded ::= {formula}"}})
    static class Events {{
        long log;

        {methods}
    }}

    static Events events = new Events();

{body}
}}
"""


def forbidden(order):
    """No step ends this order, from the first step on."""
    formula = f"{order[0]}() && Z FALSE"
    for name in order[1:]:
        formula = f"{name}() && Y ({formula})"
    return f"G !({formula})"


def program(kind, size, formula, names, body, paths, keys=()):
    name = f"Seeded{kind.capitalize()}{size}"
    methods = "\n        ".join(
        f"@Observe(specs = {{\"Seeded\"}}) synchronized void {method}() {{ log = log * {len(names) + 1} + {i + 1}; }}" for i, method in enumerate(names))
    source = HEAD.format(name=name, formula=formula, methods=methods, body=body)
    return Program(kind, name, source, [key.format(name=name) for key in keys], paths)


def cases(names):
    return " ".join(f"case {i} -> events.{name}();" for i, name in enumerate(names[:-1])) + f" default -> events.{names[-1]}();"


def rounds_of(draw, length):
    names = [f"m{i}" for i in range(10)]
    return names, [draw.choice(names) for _ in range(length)]


def with_choices(draw, length):
    names, order = rounds_of(draw, length)
    body = f"""    public static void main(String[] args) {{
        for (int i = 0; i < {length}; i++) {{
            switch (Verify.getInt(0, 9)) {{ {cases(names)} }}
        }}
    }}"""
    return program("choices", length, forbidden(order), names, body, 10 ** length)


def with_inputs(draw, length):
    names, order = rounds_of(draw, length)
    parameters = ", ".join(f"int i{i}" for i in range(length))
    calls = " ".join(f"call(i{i});" for i in range(length))
    body = f"""    static void call(int which) {{
        switch (which) {{ {cases(names)} }}
    }}

    static void check({parameters}) {{
        events = new Events();
        {calls}
    }}

    public static void main(String[] args) {{
        check({", ".join("0" for _ in range(length))});
    }}"""
    return program("inputs", length, forbidden(order), names, body, 10 ** length,
                   ["symbolic.method={name}.check(" + "#".join("sym" for _ in range(length)) + ")"])


def with_threads(draw, threads, calls):
    names = [f"m{i}" for i in range(2 * threads)]
    own = [[names[2 * thread + call % 2] for call in range(calls)] for thread in range(threads)]
    turns = [thread for thread in range(threads) for _ in range(calls)]
    draw.shuffle(turns)
    left = [list(each) for each in own]
    order = [left[turn].pop(0) for turn in turns]
    start = "\n        ".join(
        f"new Thread(() -> {{ {' '.join(f'events.{name}();' for name in each)} }}).start();" for each in own)
    body = f"""    public static void main(String[] args) {{
        {start}
    }}"""
    return program("threads", f"{threads}x{calls}", forbidden(order), names, body,
                   factorial(threads * calls) // factorial(calls) ** threads)


def with_both(draw, width, rounds):
    names = [f"{thread}{i}" for thread in "ab" for i in range(width)]
    turns = [thread for thread in "ab" for _ in range(rounds)]
    draw.shuffle(turns)
    order = [f"{turn}{draw.randrange(width)}" for turn in turns]
    start = "\n        ".join(
        f"new Thread(() -> {{ for (int i = 0; i < {rounds}; i++) {{ switch (Verify.getInt(0, {width - 1})) "
        f"{{ {cases([name for name in names if name.startswith(thread)])} }} }} }}).start();" for thread in "ab")
    body = f"""    public static void main(String[] args) {{
        {start}
    }}"""
    paths = factorial(2 * rounds) // factorial(rounds) ** 2 * width ** (2 * rounds)
    return program("both", f"{width}x{rounds}", forbidden(order), names, body, paths)


def with_values(draw, length):
    steps = [draw.randrange(1, 10) * 10 ** i for i in range(length)]
    formula = f"G (end() -> <{{ #this.log != {sum(steps)}L }}>)"
    body = f"""    public static void main(String[] args) {{
        long by = 1;
        for (int i = 0; i < {length}; i++) {{
            events.log += by * Verify.getInt(0, 9);
            by *= 10;
        }}
        events.end();
    }}"""
    return program("values", length, formula, ["end"], body, 10 ** length)


def all_programs(seed=1):
    draw = random.Random(seed)
    return [*(with_choices(draw, length) for length in (4, 6, 8, 9)),
            *(with_inputs(draw, length) for length in (4, 6, 8, 9)),
            *(with_threads(draw, *size) for size in ((3, 4), (4, 3), (4, 4), (3, 7))),
            *(with_both(draw, *size) for size in ((3, 3), (4, 3), (3, 5), (4, 5))),
            *(with_values(draw, length) for length in (4, 6, 8, 9))]
