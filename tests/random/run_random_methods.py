#!/usr/bin/env python3
"""Random Java methods of two inputs with few values: an ordinary JVM says for each pair what the method returns, and clew
must agree.

For each method two statements are checked: that it never returns a value that some pair does lead to (violated), and that
it never returns a value that no pair leads to (safe). `unknown` and no answer in time are counted, and are no errors. The
same --seed gives the same methods.
"""

import argparse
import collections
import concurrent.futures
import os
import random
import subprocess
import sys
import tempfile

# The inputs: 0 <= a < A, 0 <= b < B.
A, B = 16, 8
SECONDS = 10  # for one statement
VIOLATED, SAFE, UNKNOWN = 1, 0, 3


class Generator:
    """Statements over the inputs a and b, the ints x, y and z, the long l, the array m and the text s."""

    INTS = ["0", "1", "2", "3", "5", "7", "-1", "-2", "15", "31", "64", "255", "256", "1000", "-128", "65535",
            "Integer.MAX_VALUE", "Integer.MIN_VALUE"]

    def __init__(self, seed):
        self.random = random.Random(seed)

    def pick(self, *choices):
        return self.random.choice(choices)

    def int_expression(self, depth, names):
        if depth == 0 or self.random.random() < 0.15:
            return self.pick(*names, *self.random.sample(self.INTS, 4))
        e = lambda: self.int_expression(depth - 1, names)
        return self.pick(
            lambda: f"({e()} {self.pick('+', '-', '*')} {e()})",
            lambda: f"({e()} {self.pick('&', '|', '^')} {e()})",
            lambda: f"({e()} {self.pick('<<', '>>', '>>>')} {e()})",
            lambda: f"({e()} {self.pick('/', '%')} {self.pick(2, 3, 7, -3, 16)})",
            lambda: f"(({self.pick('byte', 'char', 'short')}) {e()})",
            lambda: f"((int) ({self.long_expression(depth - 1, names)} {self.pick('>>', '>>>')} {self.pick(0, 1, 8, 32)}))",
            lambda: f"((int) ({e()} * {self.pick('0.5', '1.5f', '3.0')}))",
            lambda: f"({self.condition(depth - 1, names)} ? {e()} : {e()})",
            lambda: f"TABLE[{e()} & 7]",
            lambda: f"Math.{self.pick('min', 'max')}({e()}, {e()})",
            lambda: f"Math.abs({e()})",
            lambda: f"Integer.{self.pick('bitCount', 'reverse', 'numberOfLeadingZeros', 'signum')}({e()})",
            lambda: f"Integer.compare({e()}, {e()})",
            lambda: f"s.charAt({e()} & 7)",
            lambda: f"s.indexOf((char) ('a' + ({e()} & 7)))",
            lambda: f"(\"\" + ({e()} & 63)).length()",
            lambda: f"Integer.valueOf({e()}).hashCode()",
            lambda: f"(- {e()})")()

    def long_expression(self, depth, names):
        if depth <= 0 or self.random.random() < 0.2:
            return self.pick("l", f"(long) {self.pick(*names)}", "0x100000000L", "-1L", "Long.MIN_VALUE")
        e = lambda: self.long_expression(depth - 1, names)
        return self.pick(
            lambda: f"({e()} {self.pick('+', '-', '*', '&', '|', '^')} {e()})",
            lambda: f"({e()} {self.pick('<<', '>>', '>>>')} {self.int_expression(depth - 1, names)})",
            lambda: f"((long) {self.int_expression(depth - 1, names)})")()

    def condition(self, depth, names):
        if self.random.random() < 0.15:
            return f"{self.long_expression(depth, names)} {self.pick('<', '<=', '==', '>')} {self.long_expression(depth, names)}"
        if self.random.random() < 0.05:
            return f"s.startsWith(\"{self.pick('ab', 'cd', '')}\", {self.int_expression(depth, names)} & 3)"
        return f"{self.int_expression(depth, names)} {self.pick('<', '<=', '==', '!=', '>', '>=')} {self.int_expression(depth, names)}"

    def statements(self, names, indent="        ", depth=0):
        lines = []
        for _ in range(self.random.randrange(1, 4)):
            target = self.pick("x", "y", "z")
            e = lambda most=2: self.int_expression(most, names)
            kind = self.random.randrange(14)
            if kind < 4:
                lines.append(f"{target} = {e()};")
            elif kind < 6 and depth < 2:
                lines += [f"if ({self.condition(2, names)}) {{", *self.statements(names, "    ", depth + 1)]
                if self.random.random() < 0.5:
                    lines += ["} else {", *self.statements(names, "    ", depth + 1)]
                lines.append("}")
            elif kind == 6:
                lines.append(f"m[{e(1)} & 3] = {e()};")
            elif kind == 7:
                lines.append(f"{target} = m[{e(1)} & 3];")
            elif kind == 8 and depth < 1:
                lines += [f"for (int i = 0; i < ({e(1)} & 3); i++) {{", *self.statements([*names, "i"], "    ", depth + 2), "}"]
            elif kind == 9 and depth < 2:
                lines.append(f"switch ({e(1)} & 3) {{")
                for case in self.random.sample(range(4), 2):
                    lines.append(f"    case {case}: {target} = {e()};{self.pick(' break;', '')}")
                lines += [f"    default: {target} ^= {e(1)};", "}"]
            elif kind == 10:
                lines.append(f"try {{ {target} = {e(1)} {self.pick('/', '%')} {e(1)}; }} catch (ArithmeticException e) {{ {target} = {e(1)}; }}")
            elif kind == 11:
                lines.append(f"l = {self.long_expression(2, names)};")
            elif kind == 12:
                lines.append(f"s = s.substring({e(1)} & 1) + (char) ('a' + ({e(1)} & 3)) + \"abcdefg\";")
            else:
                lines.append(f"try {{ {target} = m[{e(1)} % 6]; }} catch (ArrayIndexOutOfBoundsException e) {{ {target} += 3; }}")
        return [indent + line for line in lines]

    def method(self, number):
        body = "\n".join(self.statements(["a", "b", "x", "y", "z"]))
        return f"""public class Random{number} {{
    static final int[] TABLE = {{3, 1, 4, 1, 5, -9, 2, 6}};

    static int value(int a, int b) {{
        int x = a, y = b, z = 0;
        long l = a;
        int[] m = {{a, b, 7, -1}};
        String s = "abcdefgh";
{body}
        return x * 31 + y * 7 + z + (int) l + m[0] + m[1] + m[2] + m[3] + s.length();
    }}

    static void reached(int a, int b) {{
        if (a < 0 || a >= {A} || b < 0 || b >= {B}) return;
        if (value(a, b) == Expected.REACHED[{number}]) throw new IllegalStateException();
    }}

    static void missed(int a, int b) {{
        if (a < 0 || a >= {A} || b < 0 || b >= {B}) return;
        if (value(a, b) == Expected.MISSED[{number}]) throw new IllegalStateException();
    }}
}}
"""


def write(folder, name, text):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)


def write_expected(folder, reached, missed):
    # Not constants: the methods need not be compiled again.
    write(folder, "Expected.java", "class Expected {\n    static final int[] REACHED = {%s};\n    static final int[] MISSED = {%s};\n}\n"
          % tuple(", ".join(f"(int) {value}L" for value in values) for values in (reached, missed)))


def values_on_jvm(options, folder):
    """What each method returns, for all pairs."""
    calls = "\n".join(f"""        System.out.print("{i}:");
        for (int a = 0; a < {A}; a++) for (int b = 0; b < {B}; b++) System.out.print(Random{i}.value(a, b) + " ");
        System.out.println();""" for i in range(options.methods))
    write(folder, "AllValues.java", f"class AllValues {{\n    public static void main(String[] args) {{\n{calls}\n    }}\n}}\n")
    write_expected(folder, [], [])
    sources = [name for name in sorted(os.listdir(folder)) if name.endswith(".java")]
    subprocess.run([options.javac, "-nowarn", *sources], cwd=folder, check=True)
    java = os.path.join(os.path.dirname(options.javac), "java")
    done = subprocess.run([java, "-cp", ".", "AllValues"], cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    return [[int(value) for value in line.split(":")[1].split()] for line in done.stdout.splitlines()]


def run(options, folder, number, method):
    command = [options.clew, "-cp", ".", f"+symbolic.method=Random{number}.{method}(sym#sym)",
               f"+search.time_limit={SECONDS}", f"+report.trace.file=Random{number}.{method}.json", f"Random{number}"]
    try:
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=5 * SECONDS)
        return done.returncode, done.stdout.decode(errors="replace")
    except subprocess.TimeoutExpired:
        return UNKNOWN, ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--methods", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--work", help="keep everything in this folder")
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)
    folder = options.work or tempfile.mkdtemp(prefix="clew-random-")
    os.makedirs(folder, exist_ok=True)

    generator = Generator(options.seed)
    for number in range(options.methods):
        write(folder, f"Random{number}.java", generator.method(number))
    reached, missed = [], []
    for values in values_on_jvm(options, folder):
        reached.append(generator.pick(*values))
        near = [v for value in set(values) for v in (value - 1, value + 1, value + 8) if v not in values and -2**31 <= v < 2**31]
        missed.append(generator.pick(*near))
    write_expected(folder, reached, missed)
    subprocess.run([options.javac, "-nowarn", "Expected.java"], cwd=folder, check=True)

    tasks = [(number, method, wanted) for number in range(options.methods)
             for method, wanted in (("reached", VIOLATED), ("missed", SAFE))]
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for (number, method, wanted), (code, output) in zip(tasks, pool.map(lambda t: run(options, folder, *t[:2]), tasks)):
            outcome = "right" if code == wanted else "undecided" if code == UNKNOWN else "wrong"
            counts[outcome] += 1
            if outcome == "wrong":
                print(f"WRONG {os.path.join(folder, f'Random{number}.java')} {method}: exit code {code}, expected {wanted}\n{output[:2000]}")
    print(f"{len(tasks)} statements about {options.methods} random methods (seed {options.seed}): "
          + ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())))
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
