#!/usr/bin/env python3
"""Queries for the data that there are: for each program of queries/Programs.java, whether generated queries find the ways
that a full scan in a plain JVM finds, and no other; how many rows they fetch; and how many of the ways as many rows at
random would find.

The data are made here, with a fixed seed: skewed, with rare values, on SQLite and on a PostgreSQL server of the script's
own. --quick: few rows, and only the sets of ways are compared.
"""

import argparse
import datetime
import os
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "database"))
from postgres_server import PASSWORD, Server  # noqa: E402

DRIVERS = "/usr/share/java/sqlite-jdbc.jar:/usr/share/java/postgresql.jar"
NATIVE = "/usr/lib/x86_64-linux-gnu/jni"
LEAST, MOST = -2**31, 2**31 - 1

# Programs with inputs, and values of those that take all ways there are.
INPUTS = {
    "between": f"{LEAST},1954,1955,1999,2022,2023,{MOST}:{LEAST},1954,1999,2021,2022,{MOST}",
    "longOrOld": f"{LEAST},1400,1401,1499,1500,{MOST}:{LEAST},1955,1999,2022",
    "isbnAndLimit": f"{LEAST},0,700,1499,1500,{MOST}",
    "budget": f"{LEAST},-50,0,1,258,270,285,{MOST}",
    "wanted": "start,nothing,",
    "below": f"{LEAST},0,1,10,82,96,{MOST}",
}
SYMBOLIC = {name: "#sym" * (1 + values.count(":")) for name, values in INPUTS.items()}

TABLES = {  # of each column: the type in SQLite and in PostgreSQL
    "orders": [("id", "INTEGER PRIMARY KEY", "integer PRIMARY KEY"), ("x", "INTEGER", "integer"),
               ("customer", "INTEGER", "integer"), ("region", "INTEGER", "smallint"), ("amount", "INTEGER", "integer"),
               ("quantity", "INTEGER", "smallint"), ("state", "TEXT", "text"), ("state_code", "INTEGER", "integer"),
               ("paid", "INTEGER", "bigint"), ("priority", "INTEGER", "integer"),
               ("discount", "DECIMAL(5,2)", "numeric(5,2)")],
    "books": [("id", "INTEGER PRIMARY KEY", "integer PRIMARY KEY"), ("isbn", "TEXT", "varchar(20)"),
              ("pages", "INTEGER", "smallint"), ("price", "DECIMAL(8,2)", "numeric(8,2)"), ("year", "INTEGER", "integer"),
              ("stock", "INTEGER", "integer"), ("published", "DATE", "date")],
    "events": [("id", "INTEGER PRIMARY KEY", "integer PRIMARY KEY"), ("happened", "TIMESTAMP", "timestamp"),
               ("day", "TEXT", "text"), ("kind", "TEXT", "varchar(20)"), ("level", "INTEGER", "integer"),
               ("flags", "INTEGER", "integer"), ("took", "REAL", "real"), ("note", "TEXT", "text")],
    "people": [("id", "INTEGER PRIMARY KEY", "integer PRIMARY KEY"), ("name", "TEXT", "text"), ("city", "TEXT", "text"),
               ("country", "TEXT", "text"), ("born", "DATE", "date"), ("code", "CHAR(6)", "char(6)")],
    "customers": [("id", "INTEGER PRIMARY KEY", "integer PRIMARY KEY"), ("rating", "INTEGER", "integer")],
    "regions": [("id", "INTEGER PRIMARY KEY", "integer PRIMARY KEY"), ("name", "TEXT", "text")],
}


def day(since, days):
    return (datetime.date(since, 1, 1) + datetime.timedelta(days=days)).isoformat()


def orders(rows):
    for i in range(rows):
        amount = int(10 ** (random.random() ** 2 * 6))
        if random.random() < 0.00002 or i == rows // 2:
            amount = -amount
        if i == rows // 3:
            amount = 2_500_000
        code = min(3, int(random.expovariate(2)))
        paid = {0: 0, 1: amount, 2: max(0, amount - random.randint(0, 50)), 3: 0 if random.random() < 0.9 else 7}[code]
        state = random.choices(["new", "paid", "sent", "back"], [1, 5, 90, 4])[0]
        yield (i, 3 if i == rows * 3 // 4 else random.randint(10, 10**6), int(random.random() ** 3 * 1000),
               99 if i == rows // 7 else int(random.random() ** 2 * 8), amount, random.choice([1, 1, 1, 2, 5, 40]),
               "lost" if i == rows // 5 else state, code, paid,
               None if random.random() < 0.9 else 1000 if i % 997 == 0 else int(random.expovariate(1)),
               None if random.random() < 0.99 else round(random.random() ** 3 * 50, 2))


def books(rows):
    for i in range(rows):
        start = "978-" if random.random() < 0.002 else "979-1" if i % 1999 == 7 else "979-" if i % 501 == 0 else "97-"
        isbn = {rows // 2: "", rows // 3: "12-345678901"}.get(i, start + str(random.randint(10**8, 10**9 - 1)))
        yield (i, isbn, random.randint(1, 1500), None if random.random() < 0.001 else round(random.random()**3 * 120, 2),
               random.randint(1955, 2022), int(random.random()**8 * 95),
               "1959-12-31" if i == rows // 6 else "2022-12-31" if i == rows // 4 else day(1960, random.randint(0, 22900)))


def events(rows):
    kinds = ["start", "stop", "build", "Error", "timeout", "error", "disk error", "timer", "audit", "zap", "real-time"]
    for i in range(rows):
        moment = datetime.datetime(2015, 1, 1) + datetime.timedelta(milliseconds=int(random.random() ** 0.2 * 3.0e11))
        took = 100.5 if i == rows // 9 else 0.00005 if i == rows // 8 else random.random() ** 4 * 99
        yield (i, moment.isoformat(" ", "milliseconds"), moment.date().isoformat(),
               random.choices(kinds, [500, 400, 60, 5, 10, 30, 2, 5, 3, 1, 2])[0],
               min(9, int(random.expovariate(1))), int(random.random() ** 3 * 32), took,
               None if random.random() < 0.95 else "" if i % 700 == 3 else f"note {i}")


def people(rows):
    cities = ["Paris", "K\u00f6ln", "Z\u00fcrich", "Lyon", "Oslo"]
    countries = ["France", "Deutschland", "\u65e5\u672c", "\u0395\u03bb\u03bb\u03ac\u03b4\u03b1", "Norge"]
    for i in range(rows):
        name = ("\u00c9" if i % 301 == 5 else random.choice("ABDELM")) + random.choice(["mile", "lise", "va", "\u00f6rg"])
        code = random.choice(["AB", "ABCD", "XY", "X"]) if i != rows // 2 else "ABCDEF"
        yield (i, name, random.choices(cities, [50, 1, 2, 20, 20])[0], random.choices(countries, [500, 100, 2, 1, 20])[0],
               day(1915 if i % 97 == 0 else 1920, random.randint(0, 1800 if i % 97 == 0 else 36000)), code.ljust(6))


def tables_of(size):
    """The largest has so many rows."""
    random.seed(40)
    yield "orders", list(orders(size))
    yield "books", list(books(max(2000, size // 10)))
    yield "events", list(events(max(2000, size // 10)))
    yield "people", list(people(max(1000, size // 100)))
    yield "customers", [(i, 5 if i % 71 == 0 else i % 4) for i in range(1000)]
    yield "regions", [(i, "islands" if i == 6 else f"region {i}") for i in range(8)]


def as_in_sqlite(name, row):
    """Dates as SQLite's driver writes them: milliseconds (its default), or texts."""
    if name == "books":
        moment = datetime.datetime.fromisoformat(row[-1]).replace(tzinfo=datetime.timezone.utc)
        return (*row[:-1], int(moment.timestamp()) * 1000)
    if name == "people":
        return (*row[:4], row[4] + " 00:00:00.000", *row[5:])
    return row


def fill_sqlite(path, tables):
    connection = sqlite3.connect(path)
    for name, rows in tables.items():
        columns = ", ".join(f"{column} {kind}" for column, kind, _ in TABLES[name])
        connection.execute(f"CREATE TABLE {name}({columns})")
        connection.executemany(f"INSERT INTO {name} VALUES({', '.join('?' * len(TABLES[name]))})",
                               (as_in_sqlite(name, row) for row in rows))
    connection.execute("CREATE INDEX books_isbn ON books(isbn)")
    connection.commit()
    connection.close()


def fill_postgres(server, tables):
    server.sql("postgres", "CREATE DATABASE shop;")
    for name, rows in tables.items():
        columns = ", ".join(f"{column} {kind}" for column, _, kind in TABLES[name])
        lines = "\n".join("\t".join(r"\N" if value is None else str(value) for value in row) for row in rows)
        server.sql("shop", f"CREATE TABLE {name}({columns});\nCOPY {name} FROM stdin;\n{lines}\n\\.\n")
    server.sql("shop", "CREATE INDEX books_isbn ON books(isbn text_pattern_ops); ANALYZE;")


def programs():
    with open(os.path.join(HERE, "queries", "Programs.java"), encoding="utf-8") as file:
        return re.findall(r"^    static void (\w+)\(String query", file.read(), re.MULTILINE)


def oracle(classes, url, names, books):
    """By program: seconds of the full scan, and by way how many rows take it."""
    words = [name + (f"@{books}" if name == "firstPage" else "") + (":" + INPUTS[name] if name in INPUTS else "") for name in names]
    result = subprocess.run(["java", "-Xmx3g", "-Duser.timezone=UTC", f"-Djava.library.path={NATIVE}", "-cp",
                             f"{classes}:{DRIVERS}", "Oracle", url, *words], capture_output=True, text=True)
    if result.returncode != 0:
        raise SystemExit(result.stdout + result.stderr)
    found = {}
    for line in result.stdout.splitlines():
        first, rest = line.split(" ", 1)
        if first == "program":
            name, seconds = rest.split()
            ways = {}
            found[name] = (float(seconds), ways)
        else:
            ways[rest] = int(first)
    return found


def at_random(ways, runs, rows):
    """How many of the ways so many rows at random are expected to take; each way is counted in all runs."""
    total = sum(count for way, count in ways.items() if way != "no rows") // runs
    expected = 0.0
    for way, count in ways.items():
        missed = 1.0
        share = max(1, count // runs)
        for k in range(min(rows, total)):
            missed *= max(0, total - share - k) / (total - k)
        expected += 1 if way == "no rows" else 1 - missed
    return expected


class Measured:
    def __init__(self, clew, classes, work, url, name, more):
        file = os.path.join(work, name + ".jpf")
        with open(file, "w", encoding="utf-8") as jpf:
            jpf.write("\n".join([f"classpath = {classes}", f"symbolic.method = Programs.{name}(query{SYMBOLIC.get(name, '')})",
                                 f"db.url = {url}", "vm.storage.class = none", "search.multiple_errors = true",
                                 "search.time_limit = 120", "vm.output = all", *more]) + "\n")
        start = time.time()
        result = subprocess.run([clew, file], cwd=work, capture_output=True, text=True, timeout=600)
        self.seconds = time.time() - start
        self.output = result.stdout + result.stderr
        self.verdict = {0: "safe", 1: "violated", 2: "wrong", 3: "unknown"}.get(result.returncode, "fault")
        self.ways = set(re.findall(r"^trail (.*)$", self.output, re.MULTILINE))
        found = re.search(r"queries: (\d+), which fetched (\d+) of (\d+) tuples", self.output)
        self.queries, self.fetched, self.rows = map(int, found.groups()) if found else (0, 0, 0)

    def why(self):
        return "; ".join(line.strip() for line in re.findall(r"^unknown.*(?:\n  .*)?", self.output, re.MULTILINE))[:300]


def measure(options, database, classes, work, url, names, books, more):
    """Whether all is well. Prints a line for each program."""
    oracles = oracle(classes, url + (f"?user=postgres&password={PASSWORD}" if more else ""), names, books)
    print(f"\n{database}\n\n| program | rows | ways | found | verdict | queries | fetched | share | s | full scan, s |"
          " ways of random rows |\n|---|---:|---:|---:|---|---:|---:|---:|---:|---:|---:|")
    shares, isWell = [], True
    for name in names:
        seconds, ways = oracles[name]
        run = Measured(options.clew, classes, work, url, name, more)
        expected = set(ways)
        notes = []
        if run.ways - expected:
            notes.append("WRONG " + ", ".join(sorted(run.ways - expected)))
        if expected - run.ways:
            notes.append("missing " + ", ".join(sorted(expected - run.ways)))
        if run.verdict != "safe":
            notes.append(run.why() or run.output[-300:])
        runs = 1
        for values in INPUTS.get(name, "").split(":"):
            runs *= values.count(",") + 1
        share = run.fetched / run.rows if run.rows else 0
        shares.append(share)
        isSmall = len(expected) < run.rows / 1000
        if isSmall and share > 1 / 20 and not options.quick:
            notes.append("MANY")
        print(f"| {name} | {run.rows:,} | {len(expected)} | {len(run.ways & expected)} | {run.verdict} | {run.queries} |"
              f" {run.fetched} | {share:.2g} | {run.seconds:.2f} | {seconds:.2f} | {at_random(ways, runs, run.fetched):.1f} |"
              + (" " + "; ".join(notes) if notes else ""), flush=True)
        isWell = isWell and not notes
    print(f"\nmedian share {statistics.median(shares):.2g}, largest {max(shares):.2g}")
    return isWell


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--only", help="a regular expression for programs")
    parser.add_argument("--database", choices=["sqlite", "postgres"])
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)
    tables = dict(tables_of(10_000 if options.quick else options.rows))
    names = [name for name in programs() if not options.only or re.search(options.only, name)]
    isWell = True
    with tempfile.TemporaryDirectory() as work:
        classes = os.path.join(work, "classes")
        folder = os.path.join(HERE, "queries")
        subprocess.run([options.javac, "-g", "--release", "11", "-d", classes,
                        *[os.path.join(folder, name) for name in os.listdir(folder)]], check=True)
        if options.database != "postgres":
            path = os.path.join(work, "shop.db")
            fill_sqlite(path, tables)
            isWell = measure(options, "SQLite", classes, work, "jdbc:sqlite:" + path, names, len(tables["books"]), [])
        if options.database != "sqlite":
            with Server() as server:
                fill_postgres(server, tables)
                isWell = measure(options, "PostgreSQL", classes, work, server.url("shop"), names, len(tables["books"]),
                                 ["db.user = postgres", "db.password = " + PASSWORD]) and isWell
    sys.exit(0 if isWell else 1)


if __name__ == "__main__":
    main()
