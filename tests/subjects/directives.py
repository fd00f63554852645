"""What subjects state in their first lines: `// name: value`, as long as the lines are comments. A word with a colon
there that is no directive is an error, since a misspelt one would check nothing."""

import difflib
import re
import sys


def read_directives(path, known, comment="//"):
    """[(name, value)] in the order of the lines."""
    found, leading = [], True
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            leading = leading and line.startswith(comment)
            word = re.match(re.escape(comment) + r"\s*([A-Za-z][\w-]*)\s*:(?!:)\s*(.*?)\s*$", line)
            if not word:
                continue
            name = word[1]
            if leading and name not in known:
                near = difflib.get_close_matches(name.lower(), known, 1, 0.5)
                sys.exit(f"{path}:{number}: there is no directive `{name}`" + (f"; did you mean `{near[0]}`?" if near else ""))
            if not leading and name in known:
                sys.exit(f"{path}:{number}: `{name}` stands after the first lines, where no directive counts")
            if leading:
                found.append((name, word[2]))
    return found


def only_once(path, directives, repeated=()):
    """{name: value} of those that may occur once."""
    result = {}
    for name, value in directives:
        if name in result:
            sys.exit(f"{path}: `{name}` is stated twice")
        if name not in repeated:
            result[name] = value
    return result
