#!/usr/bin/env python3
"""Writes tests for small classes that are coded against interfaces and abstract classes which few or no classes implement,
lets them be compiled without a warning and be run, and asks for the branches that can be reached, which thinking tells."""

import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile

from run_generation import JUPITER, Generation

# Of each class, the branches that its tests have to reach, and all that there are. In Clashing and FinalType one
# cannot be reached. What else is left needs a getter that returns nothing (MethodAsked), or a record of a test's own (ClassKinds).
CORPUS = {
    "Aliased": (8, 8),
    "Annotated": (6, 6),
    "AnnotationAny": (6, 6),
    "AnnotationArray": (8, 8),
    "AnnotationBounded": (2, 2),
    "AnnotationInherited": (6, 6),
    "AnnotationKinds": (12, 12),
    "AnnotationNested": (8, 8),
    "AnsweredTwice": (4, 4),
    "Applied": (8, 8),
    "Arrays": (8, 8),
    "Assignable": (22, 22),
    "BothAsked": (8, 8),
    "Bounded": (8, 8),
    "Called": (6, 6),
    "Caught": (6, 6),
    "Chained": (8, 8),
    "Clashing": (1, 2),
    "ClashingDefaults": (6, 6),
    "ClashingGeneric": (12, 12),
    "ClassAbove": (8, 8),
    "ClassBounded": (8, 8),
    "ClassInstance": (8, 8),
    "ClassKinds": (15, 16),
    "ClassModifiers": (8, 8),
    "ClassNamed": (8, 8),
    "Combined": (14, 14),
    "Compared": (8, 8),
    "Covariant": (4, 4),
    "Defaults": (4, 4),
    "Dispatched": (15, 15),
    "Divided": (10, 10),
    "Enums": (5, 5),
    "Equal": (16, 16),
    "EqualsAnswered": (12, 12),
    "ExactClass": (16, 16),
    "Existing": (4, 4),
    "Extended": (4, 4),
    "FieldAsked": (6, 6),
    "FieldOfTwo": (10, 10),
    "FieldStored": (4, 4),
    "FieldTested": (6, 6),
    "Filled": (10, 10),
    "FinalType": (7, 8),
    "Framed": (4, 4),
    "Generic": (10, 10),
    "GenericBelow": (4, 4),
    "GenericBounds": (4, 4),
    "GenericCache": (8, 8),
    "GenericComparable": (4, 4),
    "Held": (4, 4),
    "IsInstanceOfGiven": (12, 12),
    "Iterated": (6, 6),
    "Itself": (6, 6),
    "ListOfMocks": (12, 12),
    "Listeners": (12, 12),
    "Mapped": (6, 6),
    "Matched": (8, 8),
    "MethodAnnotated": (4, 4),
    "MethodAsked": (9, 10),
    "Overloaded": (6, 6),
    "Overridden": (6, 6),
    "PackagePrivate": (6, 6),
    "Primitives": (12, 12),
    "Protected": (10, 10),
    "Registered": (8, 8),
    "Repeated": (4, 4),
    "Resource": (2, 2),
    "ResultChain": (6, 6),
    "ResultOther": (12, 12),
    "ResultTested": (6, 6),
    "Returned": (4, 4),
    "ReturnedArrays": (16, 16),
    "SealedOpen": (8, 8),
    "SealedRecords": (10, 10),
    "SealedType": (8, 8),
    "Several": (14, 14),
    "Stored": (6, 6),
    "Streamed": (14, 14),
    "Supplied": (10, 10),
    "Switched": (11, 11),
    "TemplateMethod": (10, 10),
    "Tested": (4, 4),
    "Thrown": (4, 4),
    "ThrownOfTwo": (18, 18),
    "ThrownUnchecked": (2, 2),
    "Visited": (12, 12),
    "Wildcards": (4, 4),
}

# Keys that a class needs.
KEYS = {"Filled": ["+mocks.effects=true"]}

# What no branch needs: a call that is answered like the rest of them; a method that is overridden and answers what it would.
NEEDLESS = r"case \d+:\s+return (\w+);\s+default:\s+return \1;"
NEEDLESS_OF = {"Overridden": r"int size\(\) \{\s+return (?!77)"}

# With tests.mocks=mockito; some cannot be made by it.
BY_MOCKITO = {
    "Called": r"doThrow\(new \w+\(\)\)\.when\(mock\)\.call\(\);",
    "Chained": r"doReturn\(result1\)\.when\(mock\)\.\w+\(\);",
    "ClashingDefaults": r"implements ClashingDefaults\.Left, ClashingDefaults\.Right",
    "Defaults": r"= mock\(Defaults\.Left\.class, CALLS_REAL_METHODS\)|return mock\(Defaults\.Left\.class, CALLS_REAL_METHODS\)",
    "IsInstanceOfGiven": r"new MockEvent\(\), MockEvent\.class",
    "Iterated": r"when\(mock\.hasNext\(\)\)\.thenReturn\(true, false\);",
    "Overridden": r"useConstructor\(\)\.defaultAnswer\(CALLS_REAL_METHODS\)",
    "PackagePrivate": r"mock\(PackagePrivate\.\w+\.class",
    "ReturnedArrays": r"doReturn\(new ",
    "Several": r"<T extends Several\.Reader & Several\.Writer> T mock\w+\(\)",
    "TemplateMethod": r"super\(\"",
    "ThrownOfTwo": r"\.thenThrow\(new ",
}


def examine(generation, name, reached, branches):
    problems = []
    report, text = generation.generate(problems, "mocks." + name, name, "--run", "+tests.time=0", "+search.workers=1",
                                       *KEYS.get(name, []), *(["+tests.mocks=mockito"] if generation.options.mockito else []))
    share = re.search(r"branches reached +(\d+) of (\d+)", report)
    if not share or int(share[1]) < reached or int(share[2]) != branches:
        problems.append(f"mocks.{name}: not {reached} of {branches} branches\n{report}\n{text}")
    passed = re.search(r"run on the JVM +(\d+) of (\d+) pass", report)
    if not passed or passed[1] != passed[2]:
        problems.append(f"mocks.{name}: tests that do not pass\n{report}\n{text}")
    if generation.options.mockito and not re.search(BY_MOCKITO[name], text):
        problems.append(f"mocks.{name}: no {BY_MOCKITO[name]} in the tests\n{text}")
    for needless in filter(None, (NEEDLESS, NEEDLESS_OF.get(name))):
        if re.search(needless, text):
            problems.append(f"mocks.{name}: {needless} in the tests\n{text}")
    return problems


def compile_all(generation, names):
    """No warning of any kind, from all that were written."""
    sources = [os.path.join(generation.folder, name, "mocks", name + "Test.java") for name in names]
    jars = [os.path.join("/usr/share/java", name + ".jar") for name in [*JUPITER, "mockito-core"]]
    javac = subprocess.run([generation.options.javac, "-Xlint:all,-path", "-proc:none", "-encoding", "UTF-8",
                            "-cp", os.pathsep.join([generation.classes, *jars]), "-d", os.path.join(generation.folder, "compiled"),
                            *filter(os.path.exists, sources)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return [f"warnings or errors of javac\n{javac.stdout}"] if javac.returncode != 0 or javac.stdout else []


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--filter", default="", help="only classes that match this regular expression")
    parser.add_argument("--mockito", action="store_true", help="some of them, with tests.mocks=mockito")
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)
    names = [name for name in CORPUS if re.search(options.filter, name) and (not options.mockito or name in BY_MOCKITO)]
    folder = tempfile.mkdtemp(prefix="clew-mocks-")
    try:
        generation = Generation(options, folder, ("mocks",))
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            found = pool.map(lambda name: examine(generation, name, *CORPUS[name]), names)
            problems = [problem for some in found for problem in some]
        problems += compile_all(generation, names)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    reached, branches = (sum(CORPUS[name][i] for name in names) for i in (0, 1))
    print("\n".join(problems) or f"{len(names)} classes, at least {reached} of {branches} branches")
    return 1 if problems or not names else 0


if __name__ == "__main__":
    sys.exit(main())
