"""Finds what can be changed in the text of a C++ file, and writes the file with both in it, the original and the change.

The text is read by its form (clang-format's): a binary operator stands between spaces, a template's bracket does not. What
is found wrongly does not compile, and is left out by the caller.
"""

import hashlib
import re

PRECEDENCE = {"||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, "<=": 7, ">": 7, ">=": 7, "<=>": 7,
              "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10}
BINARY = re.compile(r"(?<=\s)(" + "|".join(re.escape(o) for o in sorted(PRECEDENCE, key=len, reverse=True)) + r")(?=\s)")
# What ends an operand on either side, at its depth.
LEFT_ENDS = re.compile(r"(?:[;,]|\s[-+*/%&|^]?=|\s(?:<<|>>)=|\breturn|\s\?|\s:|^\s*else)\s$")
RIGHT_ENDS = re.compile(r"[;,]|\s[-+*/%&|^]?=\s|\s[?:]\s")
# Each with what it becomes; the first is the boundary.
CHANGED = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",),
           "&&": ("||",), "||": ("&&",), "+": ("-",), "-": ("+",)}
SKIPPED_LINES = re.compile(r"\s*(?:#|case\b|default:|using\b|namespace\b|template\b|enum\b)|.*\b(?:constexpr|static_assert)\b")
STATEMENT = re.compile(r"(?:(?:\*|\+\+|--)*[A-Za-z_][\w:]*(?:\.|->|\[|\(|\+\+|--| [-+*/|&^]?= )|(?:break|continue|return);)")
KEYWORDS = re.compile(r"(?:if|for|while|switch|do|else|case|default|throw|delete|goto|using|return|public|private|operator)\b(?!;)")


# In a replacement, what says whether the mutant is chosen.
CHOSEN = "\0"


class Mutant:
    """A change of text[begin:end]."""

    def __init__(self, source, begin, end, operator, what, replacement):
        self.path, self.line = source.path, source.text.count("\n", 0, begin) + 1
        self.last_line = source.text.count("\n", 0, end) + 1
        self.begin, self.end, self.operator = begin, end, operator
        self.what, self.replacement = " ".join(what.split()), replacement
        self.id = None


class Source:
    def __init__(self, path, text):
        self.path, self.text = path, text
        self.masked = re.sub(r'//[^\n]*|R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\\n])*"|(?<![0-9])\'(?:\\.|[^\'\\\n])+\'', self.mask, text)
        self.lines = text.splitlines()

    @staticmethod
    def mask(found):
        kept = found[0]
        return re.sub(r"[^\n]", " ", kept) if kept.startswith("//") else kept[0] + re.sub(r"[^\n]", "_", kept[1:-1]) + kept[-1]

    def bracket(self, at, step):
        """The place of the bracket that belongs to the one at `at`."""
        opening, closing = ("([{", ")]}") if step > 0 else (")]}", "([{")
        depth = 0
        while 0 <= at < len(self.masked):
            depth += (self.masked[at] in opening) - (self.masked[at] in closing)
            if depth == 0:
                return at
            at += step
        return 0 if step < 0 else len(self.masked) - 1

    def left_of(self, at, precedence):
        """Where the left operand begins of an operator at `at`."""
        end = at
        while at > 0:
            unit = self.masked[at - 1]
            if unit in ")]}":
                at = self.bracket(at - 1, -1)
                continue
            if unit in "([{;":
                break
            if unit.isspace():
                found = re.search(r"\s(\S+)\s$", self.masked[max(0, at - 6):at])
                if LEFT_ENDS.search(self.masked[max(0, at - 10):at]) or (
                        found and PRECEDENCE.get(found[1], 99) < precedence and at < end):
                    break
            at -= 1
        return at + len(self.masked[at:end]) - len(self.masked[at:end].lstrip())

    def right_of(self, at, precedence):
        """Where the right operand ends of an operator that ends at `at`."""
        begin = at
        while at < len(self.masked):
            unit = self.masked[at]
            if unit in "([{":
                at = self.bracket(at, 1) + 1
                continue
            if unit in ")]};,":
                break
            if unit.isspace() and at > begin:
                found = BINARY.match(self.masked, at + 1)
                if RIGHT_ENDS.match(self.masked, at) or (found and PRECEDENCE[found[1]] <= precedence):
                    break
            at += 1
        return at

    def flat(self, begin, end):
        """The text on one line, without comments."""
        kept = "".join(c if m != " " or c.isspace() else " " for c, m in
                       zip(self.text[begin:end], self.masked[begin:end]))
        return " ".join(kept.split("\n"))

    def line_of(self, at):
        begin = self.masked.rfind("\n", 0, at) + 1
        return self.masked[begin:self.masked.find("\n", at)]


def binary_operators(source):
    for found in BINARY.finditer(source.masked):
        operator = found[1]
        precedence = PRECEDENCE[operator]
        begin, end = source.left_of(found.start(1) - 1, precedence), source.right_of(found.end(1), precedence)
        left, right = source.text[begin:found.start(1)].rstrip(), source.flat(found.end(1), end).strip()
        if not left or not right or (operator in "&*" and "=" in left):
            continue
        flat = source.flat(begin, found.start(1)).strip()
        whole = source.text[begin:end]
        for other in CHANGED.get(operator, ()):
            yield Mutant(source, begin, end, f"{operator} to {other}", f"{flat} {other} {right}",
                         f"({CHOSEN} ? ({flat} {other} {right}) : ({whole}))")
        if operator in ("&&", "||"):
            begin = found.end(1) + len(source.masked[found.end(1):end]) - len(source.masked[found.end(1):end].lstrip())
            whole = source.text[begin:end]
            chosen = f"({CHOSEN} || ({whole}))" if operator == "&&" else f"(!{CHOSEN} && ({whole}))"
            yield Mutant(source, begin, end, f"{operator} without its right side", f"without {operator} {right}", chosen)
        elif operator == "|":
            begin = found.end(1) + 1
            whole = source.text[begin:end]
            yield Mutant(source, begin, end, "| without its right side", f"without | {right}",
                         f"({CHOSEN} ? std::decay_t<decltype({right})>{{}} : ({whole}))")


def statements(source):
    for found in re.finditer(r"[;{}]\s+|\belse (?!if)|\b(?:if|for|while) \(", source.masked):
        begin = found.end()
        if found[0].endswith("("):
            close = source.bracket(begin - 1, 1)
            begin = close + 1 + len(source.masked[close + 1:]) - len(source.masked[close + 1:].lstrip())
        if not STATEMENT.match(source.masked, begin) or KEYWORDS.match(source.masked, begin):
            continue
        if source.line_of(begin)[:1] not in " \t":
            continue
        end = begin
        while end < len(source.masked) and source.masked[end] not in ";})":
            end = source.bracket(end, 1) + 1 if source.masked[end] in "([{" else end + 1
        if source.masked[end:end + 1] != ";":
            continue
        whole = source.text[begin:end + 1]
        yield Mutant(source, begin, end + 1, "no statement", "without " + source.flat(begin, end + 1),
                     f"{{ if (!{CHOSEN}) {whole} }}")


def conditions(source):
    for found in re.finditer(r"\bif \(", source.masked):
        begin = found.end()
        end = source.bracket(begin - 1, 1)
        condition = source.masked[begin:end]
        if ";" in condition or re.search(r"\s=\s", condition):
            continue
        yield Mutant(source, begin, end, "condition negated", f"if not ({source.flat(begin, end)})",
                     f"{CHOSEN} != static_cast<bool>({source.text[begin:end]})")


def constants(source):
    for found in re.finditer(r"(?<![\w.'\"-])([01])(?![\w.'\"])", source.masked):
        other = "1" if found[1] == "0" else "0"
        yield Mutant(source, *found.span(1), "constant", f"{other} for {found[1]} in {source.flat(*around(source, found))}",
                     f"({CHOSEN} ? {other} : {found[1]})")
    for found in re.finditer(r"\b(true|false)\b", source.masked):
        negation = "!" if found[1] == "true" else ""
        yield Mutant(source, *found.span(1), "truth", f"not {found[1]} in {source.flat(*around(source, found))}",
                     f"({negation}{CHOSEN})")


def around(source, found):
    """The line, from its first unit that is no space."""
    begin = source.masked.rfind("\n", 0, found.start()) + 1
    end = source.masked.find("\n", found.end())
    return begin + len(source.masked[begin:end]) - len(source.masked[begin:end].lstrip()), end


def rows(source):
    """Names in tables."""
    for found in re.finditer(r'"_*"sv', source.masked):
        if not re.fullmatch(r'"[\w/$]*"sv', source.text[found.start():found.end()]) or \
                SKIPPED_LINES.match(source.line_of(found.start())) and not source.line_of(found.start()).startswith("constexpr"):
            continue
        whole = source.text[found.start():found.end()]
        yield Mutant(source, *found.span(), "row", f"no row {whole[:-2]}", f"({CHOSEN} ? \"-\"sv : {whole})")


def find_mutants(source):
    found = []
    for operator in (binary_operators, statements, conditions, constants):
        found += [m for m in operator(source) if not SKIPPED_LINES.match(source.line_of(m.begin))]
    found += rows(source)
    counts = {}
    for mutant in sorted(found, key=lambda m: (m.begin, m.end, m.operator)):
        # The same for the same change wherever the line moves to.
        key = f"{mutant.path}|{mutant.operator}|{mutant.what}"
        counts[key] = counts.get(key, 0) + 1
        mutant.id = hashlib.sha256(f"{key}|{counts[key]}".encode()).hexdigest()[:6]
    return found


def write_with(source, mutants):
    """The text with all of `mutants`, as (slot, mutant), of which none overlap."""
    edits = set()
    for slot, mutant in mutants:
        edits.add((mutant.begin, mutant.end, mutant.replacement.replace(CHOSEN, f"clewMutant({slot})")))
        if mutant.operator == "row":
            declaration = source.text.rindex("\nconstexpr ", 0, mutant.begin) + 1
            edits.add((declaration, declaration + len("constexpr"), "const"))
    text = source.text
    for begin, end, replacement in sorted(edits, reverse=True):
        text = text[:begin] + replacement + text[end:]
    return f'#include "Mutant.h"\n#line 1 "{source.path}"\n' + text
