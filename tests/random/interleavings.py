"""All outcomes of a small concurrent program, found by trying every order of its steps: sequential consistency, every
access to shared memory a step of its own, nothing left out.

A program is a list of threads, a thread a list of steps, and a step a function over the memory `m`, a list of plain
values, that returns the number of the thread's next step. What only concerns the thread itself (local steps) happens
together with what comes before it; a thread begins with a step that is not local.
"""

import dataclasses


@dataclasses.dataclass
class Step:
    effect: str  # Python statements over m; `next` is the number of the step that follows; `chosen`, see below
    enabled: str = "True"
    choices: str = ""  # an expression: the effect happens with each of these as `chosen`
    local: bool = False


class TooManyStates(Exception):
    pass


def compiled(step, following):
    body = "\n".join("    " + line for line in step.effect.splitlines())
    scope = {}
    exec(f"def effect(m, chosen=None):\n    next = {following}\n{body}\n    return next\n"
         f"def enabled(m): return {step.enabled}\n"
         f"def choices(m): return {step.choices or '(None,)'}\n", scope)
    return scope["enabled"], scope["choices"], scope["effect"], step.local


def outcomes(threads, memory, output, limit):
    """The texts `output` gives (of the memory, when all threads have ended), whether there is a deadlock, and the number
    of states.

    `threads`: lists of Steps; the first thread runs from the start, the others when their cell of the memory, by their
    number, is 1; a thread that ends sets its cell to 2."""
    code = [[compiled(step, i + 1) for i, step in enumerate(steps)] for steps in threads]

    def settled(m, thread, pc):
        steps = code[thread]
        while pc < len(steps) and steps[pc][3]:
            pc = steps[pc][2](m)
        if pc == len(steps):
            m[thread] = 2
        return pc

    first = ((0,) * len(threads), (1, *memory[1:]))
    seen, stack = {first}, [first]
    texts, deadlock = set(), False
    while stack:
        pcs, memory = stack.pop()
        goes_on = False
        for thread, pc in enumerate(pcs):
            if memory[thread] != 1:
                continue
            enabled, choices, effect, _ = code[thread][pc]
            if not enabled(memory):
                continue
            goes_on = True
            for choice in choices(memory):
                m = list(memory)
                after = pcs[:thread] + (settled(m, thread, effect(m, choice)),) + pcs[thread + 1:]
                state = (after, tuple(m))
                if state not in seen:
                    seen.add(state)
                    stack.append(state)
        if len(seen) > limit:
            raise TooManyStates
        if not goes_on:
            if all(memory[thread] != 1 for thread in range(len(threads))):
                texts.add(output(memory))
            else:
                deadlock = True
    return texts, deadlock, len(seen)
