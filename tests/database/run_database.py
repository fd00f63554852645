#!/usr/bin/env python3
"""Programs that use SQLite databases: what they print is what the same SQL gives elsewhere, the files stay as they are,
and generated queries take every path that the data have.

The databases are made here, with a fixed seed. Without a JVM driver of SQLite (Debian: libxerial-sqlite-jdbc-java) the
comparison with `java` is left out, and is said to be.
"""

import argparse
import collections
import hashlib
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import postgres_writes
import snapshots
from postgres_server import limited

HERE = os.path.dirname(os.path.abspath(__file__))
DRIVER = "/usr/share/java/sqlite-jdbc.jar"
NATIVE = "/usr/lib/x86_64-linux-gnu/jni"
failures = []


def check(name, holds, detail=""):
    print(("passed " if holds else "FAILED ") + name + ("" if holds else f"\n{detail}"), flush=True)
    if not holds:
        failures.append(name)


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def make_books(path, mode="delete"):
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA journal_mode={mode}")
    connection.execute("CREATE TABLE books(id INTEGER PRIMARY KEY, isbn TEXT, pages INT, price DECIMAL(8,2),"
                       " published DATE, cover BLOB, note TEXT, ratio REAL)")
    connection.executemany("INSERT INTO books VALUES(?,?,?,?,?,?,?,?)", [
        (1, "978-1", 100, 12.5, "2020-01-02 03:04:05.006", b"\x01\x02", None, 0.1),
        (2, "97'9\"", None, "x", "2021-02-03 04:05:06.789", None, "it's -- ; DROP TABLE books", 1e300),
        (3, "abc", 2**40, 3, 1600000000000, b"", "\u00e9\U0001F600", 2.0)])
    connection.commit()
    return connection


def make_numbers(path, rows):
    random.seed(15)
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE numbers(x INTEGER)")
    connection.executemany("INSERT INTO numbers VALUES(?)",
                           ((3 if i == rows * 3 // 4 else random.randint(10, 10**6),) for i in range(rows)))
    connection.commit()
    connection.close()


def make_shop(path, rows):
    random.seed(16)
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE books(id INTEGER PRIMARY KEY, pages INTEGER, price REAL, year INTEGER,"
                       " stock INTEGER)")
    connection.executemany("INSERT INTO books VALUES(?,?,?,?,?)", (
        (i, random.randint(1, 1500), None if random.random() < 0.001 else round(random.random()**3 * 120, 2),
         random.randint(1955, 2022), int(random.random()**8 * 95)) for i in range(rows)))
    connection.commit()
    connection.close()


def make_four(path, rows):
    """17 of the 24 ways through Logic.four."""
    random.seed(24)
    missing = {(0, 0, 0, 1), (0, 1, 0, 1), (2, 0, 0, 1), (2, 1, 0, 0), (1, 0, 0, 1), (0, 0, 1, 1), (1, 1, 0, 0)}
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE books(id INTEGER PRIMARY KEY, price REAL, year INTEGER, stock INTEGER)")
    made = 0
    while made < rows:
        price, year, stock = round(random.random()**3 * 120, 2), random.randint(1955, 2022), int(random.random()**8 * 95)
        way = (0 if price > 100 else 1 if price > 1 else 2, int(year >= 1960), int(stock <= 90), stock % 2)
        if way not in missing:
            connection.execute("INSERT INTO books VALUES(?,?,?,?)", (made, price, year, stock))
            made += 1
    connection.commit()
    connection.close()


def isbns(rows):
    """A null, an empty one, one with quotes; one of twelve chars; 978… is one in a thousand."""
    random.seed(17)
    for i in range(rows):
        special = {rows // 2: None, rows // 3: "", rows // 4: "it's \"one\"", rows // 5: "979-12345678",
               rows // 6: "IT'S \"ONE\""}
        start = "978-" if random.random() < 0.001 else "97-"
        yield special.get(i, start + str(random.randint(10**9, 10**10 - 1))), random.randint(1, 1500)


def make_visits(path, rows):
    """One that is late, cheap and in Athens; many that are two of these."""
    random.seed(18)
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE visits(id INTEGER PRIMARY KEY, city TEXT, bought TIMESTAMP, paid DECIMAL(8,2))")
    connection.executemany("INSERT INTO visits VALUES(?,?,?,?)", (
        (i, "\u0391\u03b8\u03ae\u03bd\u03b1" if i == rows // 2 or i % 3 == 0 else "\u039a\u03ad\u03c1\u03ba\u03c5\u03c1\u03b1",
         "2020-10-01 12:00:00.500" if i == rows // 2 or i % 3 != 0 else "2020-01-02 03:04:05.006",
         9.5 if i == rows // 2 or i % 3 == 0 else 12) for i in range(rows)))
    connection.commit()
    connection.close()


def make_prints(path, rows):
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE prints(isbn TEXT COLLATE NOCASE, pages INTEGER)")
    connection.executemany("INSERT INTO prints VALUES(?,?)", isbns(rows))
    connection.commit()
    connection.close()


def python_rows(path, statements):
    connection = sqlite3.connect(path)
    lines = []
    for statement in statements:
        sql, *arguments = statement.split("@@")
        cursor = connection.execute(sql, arguments)
        names = [column[0] for column in cursor.description]
        for row in cursor:
            lines.append("|".join(f"{name}={text(value)}" for name, value in zip(names, row)))
    return lines


def text(value):
    if value is None:
        return "NULL"
    if isinstance(value, float):
        return sqlite3.connect(":memory:").execute("SELECT CAST(? AS TEXT)", (value,)).fetchone()[0]
    return value.decode() if isinstance(value, bytes) else str(value)


class Runs:
    def __init__(self, clew, work):
        self.clew, self.work = clew, work

    def program(self, *words, keys=()):
        command = [self.clew, *(["run"] if "run" in keys else []), *[f"+{key}" for key in keys if key != "run"],
                   "+classpath=" + self.work, *words]
        return subprocess.run(command, cwd=self.work, capture_output=True, text=True, timeout=300)

    def method(self, method, database, *keys, action=()):
        with open(os.path.join(self.work, "generated.jpf"), "w", encoding="utf-8") as file:
            file.write("\n".join(["classpath = .", f"symbolic.method = {method}", f"db.url = jdbc:sqlite:{database}",
                                  "search.multiple_errors = true", f"report.trace.file = {self.work}/generated.trace.json", *keys]) + "\n")
        # The .jpf file says where the database is, not the folder that the run begins in.
        return subprocess.run([self.clew, *action, os.path.join(self.work, "generated.jpf")], cwd="/", capture_output=True,
                              text=True, timeout=300)


def queries_of(output):
    summary = re.search(r"queries: (\d+), which fetched (\d+) of (\d+) tuples", output)
    return tuple(int(number) for number in summary.groups()) if summary else (0, 0, 0)


def paths_of(output):
    found = re.search(r"paths\s+([\d,]+),", output)
    return int(found[1].replace(",", "")) if found else 0


def leaves_of(tree):
    if "below" not in tree:
        return collections.Counter([tree["end"]])
    return sum((leaves_of(below) for below in tree["below"]), collections.Counter())


def plain_programs(runs):
    books = os.path.join(runs.work, "books.db")
    make_books(books).close()
    before = digest(books)
    statements = ["SELECT * FROM books ORDER BY id", "SELECT id, isbn FROM books WHERE isbn = ?@@97'9\"",
                  "SELECT count(*) AS n, avg(ratio), max(note) FROM books", "SELECT upper(isbn) || 1.5 FROM books",
                  "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 2000) SELECT sum(n) FROM c"]
    result = runs.program("Rows", "books.db", *statements, keys=["run"])
    expected = python_rows(books, statements)
    check("rows are those that Python reads", result.stdout.splitlines() == expected,
          result.stdout + result.stderr + "\n".join(expected))
    result = runs.program("Rows", "books.db", "UPDATE books SET pages = pages + 1", "DELETE FROM books WHERE id = 3",
                          "CREATE TABLE more(x)", "INSERT INTO more VALUES(1),(2)", "SELECT sum(x) AS s FROM more",
                          "SELECT count(*) AS n FROM books", keys=["run"])
    check("what is written is read again",
          result.stdout.splitlines() == ["changed 3", "changed 1", "changed 0", "changed 2", "s=3", "n=2"],
          result.stdout + result.stderr)
    check("the database stays as it is", digest(books) == before and os.listdir(runs.work).count("books.db-journal") == 0)

    mine = runs.program("Typed", "books.db", keys=["run"])
    if os.path.exists(DRIVER):
        shutil.copy(books, os.path.join(runs.work, "for-java.db"))
        java = subprocess.run(["java", f"-Djava.library.path={NATIVE}", "-cp", f"{runs.work}:{DRIVER}", "Typed",
                               "for-java.db"], cwd=runs.work, capture_output=True, text=True, timeout=120)
        check("types, keys, batches, metadata and errors are those of java", mine.stdout == java.stdout,
              f"{mine.stdout}{mine.stderr}\n--- java\n{java.stdout}{java.stderr}")
        other = subprocess.run([runs.clew, "run", f"+classpath={runs.work}:{DRIVER}", "Typed", "books.db"],
                               cwd=runs.work, capture_output=True, text=True, timeout=120)
        check("a driver on the class path is not taken", other.stdout == java.stdout, other.stdout + other.stderr)
    else:
        print("left out: the comparison with java, as there is no " + DRIVER)
        check("types are read", mine.returncode == 0, mine.stdout + mine.stderr)

    ahead = os.path.join(runs.work, "ahead.db")
    connection = make_books(ahead, "wal") # open: the journal is not in the file yet
    files = {name: digest(os.path.join(runs.work, name)) for name in os.listdir(runs.work) if name.startswith("ahead")}
    result = runs.program("Rows", "ahead.db", "SELECT count(*) AS n FROM books", keys=["run"])
    check("a journal that is written ahead is read", result.stdout == "n=3\n", result.stdout + result.stderr)
    after = {name: digest(os.path.join(runs.work, name)) for name in os.listdir(runs.work) if name.startswith("ahead")}
    check("and stays as it is", {k: v for k, v in files.items() if not k.endswith("-shm")} ==
          {k: v for k, v in after.items() if not k.endswith("-shm")}, f"{files}\n{after}")
    # A disk that is full: the file is read by way of a copy.
    result = subprocess.run([runs.clew, "+classpath=" + runs.work, "Rows", "ahead.db", "SELECT 1 AS n"], cwd=runs.work,
                            capture_output=True, text=True, timeout=60, preexec_fn=limited(4096))
    check("no room for a copy", result.returncode == 3 and "for which there is no room: " in result.stdout,
          result.stdout + result.stderr)
    connection.close()

    with open(os.path.join(runs.work, "broken.db"), "wb") as file:
        file.write(b"this is no database" * 100)
    result = runs.program("Rows", "broken.db", "SELECT 1", keys=["run"])
    check("a file that is no database",
          "[SQLITE_NOTADB] File opened that is not a database file (file is not a database)" in result.stderr,
          result.stdout + result.stderr)


def large_table(runs, rows):
    numbers = os.path.join(runs.work, "numbers.db")
    make_numbers(numbers, rows)
    command = [runs.clew, "run", "+classpath=" + runs.work, "Sum", "numbers.db"]
    result = subprocess.run(["/usr/bin/env", "python3", "-c",
                             "import resource, subprocess, sys; r = subprocess.run(sys.argv[1:]);"
                             "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)", *command],
                            cwd=runs.work, capture_output=True, text=True, timeout=300)
    total = sqlite3.connect(numbers).execute("SELECT count(*) || ' rows, ' || sum(x) FROM numbers").fetchone()[0]
    memory = int(result.stderr.split()[-1]) // 1024
    check(f"{rows} rows are read in constant memory ({memory} MB)", result.stdout == total + "\n" and memory < 150,
          result.stdout + result.stderr)


def generated(runs, rows):
    result = runs.method("Logic.numbers(query)", "numbers.db")
    lines = result.stdout.splitlines()
    at = next((i for i, line in enumerate(lines) if line.startswith("   2  SELECT")), 0)
    check("one row of many is found by the second query", lines[at].endswith('"x" <= 9') and
          lines[at + 1].strip() == "1 tuple, 1 path: x = 3" and queries_of(result.stdout) == (3, 3, rows) and result.returncode == 1,
          result.stdout + result.stderr)
    result = runs.method("Logic.whole(query)", "numbers.db", "db.table = numbers")
    check("a query that is a whole statement", result.returncode == 0 and paths_of(result.stdout) == 4 and
          'SELECT * FROM "numbers" WHERE "x" <= 9' in result.stdout, result.stdout + result.stderr)

    shop = os.path.join(runs.work, "shop.db")
    make_shop(shop, 100_000)
    before = digest(shop)
    reachable = sqlite3.connect(shop).execute(
        "SELECT count(DISTINCT CASE WHEN price > 100 THEN 'e' WHEN price > 1 THEN 'u' ELSE 'c' END ||"
        " CASE WHEN year < 1960 THEN 'o' WHEN year > 2020 THEN 'n' ELSE 'u' END ||"
        " CASE WHEN stock = 0 THEN 'n' WHEN stock > 90 THEN 'm' ELSE 's' END || (price IS NULL)) FROM books").fetchone()[0]
    result = runs.method("Logic.nested(query)", "shop.db", "vm.storage.class = none")
    queries, tuples, size = queries_of(result.stdout)
    reached = paths_of(result.stdout)
    check(f"{reachable} paths that the data have, by {queries} queries and {tuples} of {size} tuples",
          paths_of(result.stdout) == reachable + 1 and tuples <= size / 20 and result.returncode == 0,
          result.stdout + result.stderr)
    make_four(os.path.join(runs.work, "four.db"), 100_000)
    result = runs.method("Logic.four(query)", "four.db", "vm.storage.class = none")
    queries, tuples, size = queries_of(result.stdout)
    check(f"24 paths, of which the data have 17: {tuples} of {size} tuples", result.returncode == 0 and tuples <= size / 20 and
          "tree of paths: 18 walked, 7 that no tuple takes\n" in result.stdout and
          len(re.findall(": no tuple$", result.stdout, re.MULTILINE)) == 7 and
          '─ "price" > 100.0\n' in result.stdout, result.stdout + result.stderr)
    result = runs.method("Logic.limited(query#sym)", "shop.db")
    check("an attribute and a parameter, and what no tuple reaches", result.returncode == 0 and
          paths_of(result.stdout) == 3 and "no tuple reaches it" in result.stdout and
          "limit < (int) row.pages" in result.stdout, result.stdout + result.stderr)
    reachable = sqlite3.connect(shop).execute(
        "SELECT count(DISTINCT (a.id < 2) || (a.id < 2 AND b.id > 1000) || (a.year - 2000 < -44))"
        " FROM books a JOIN books b ON b.id = a.pages").fetchone()[0]
    result = runs.method("Logic.joined(query)", "shop.db")
    check(f"two columns of one name: {reachable} paths", paths_of(result.stdout) == reachable + 1 and result.returncode == 0,
          result.stdout + result.stderr)
    make_prints(os.path.join(runs.work, "prints.db"), 20_000)
    result = runs.method("Logic.texts(query#sym)", "prints.db", "vm.storage.class = none")
    queries, tuples, size = queries_of(result.stdout)
    check(f"texts are inputs: by {queries} queries and {tuples} of {size} tuples", paths_of(result.stdout) == 8 and
          "row.isbn = \"it's \\\"one\\\"\"" in result.stdout and
          tuples <= size / 20 and result.returncode == 1 and "unknown" not in result.stdout, result.stdout + result.stderr)
    again = subprocess.run([runs.clew, "replay", os.path.join(runs.work, "generated.trace.json")],
                           cwd=runs.work, capture_output=True, text=True, timeout=120)
    check("the path of a text is walked again", again.returncode == 1 and "quotes" in again.stdout,
          again.stdout + again.stderr)
    connection = sqlite3.connect(os.path.join(runs.work, "prints.db"))
    connection.execute("UPDATE prints SET isbn = '\u03b1' WHERE isbn = ''")
    connection.commit()
    connection.close()
    result = runs.method("Logic.texts(query#sym)", "prints.db")
    check("texts that are not all Latin-1 are no inputs", result.returncode == 3 and
          "the column isbn, which is no number" in result.stdout, result.stdout + result.stderr)
    make_visits(os.path.join(runs.work, "visits.db"), 3001)
    result = runs.method("Logic.late(query)", "visits.db")
    check("a date, a decimal and a text of a few", result.returncode == 1 and queries_of(result.stdout)[1] <= 32 and
          "cheap" in result.stdout and "time(row.bought) = 1601553600000" in result.stdout, result.stdout + result.stderr)
    again = subprocess.run([runs.clew, "replay", os.path.join(runs.work, "generated.trace.json")],
                           cwd=runs.work, capture_output=True, text=True, timeout=120)
    check("and the path is walked again", again.returncode == 1 and "cheap" in again.stdout, again.stdout + again.stderr)
    result = runs.method("Logic.summed(query)", "shop.db")
    check("a sum is no row", result.returncode == 3 and "rows are not those of tables" in result.stdout,
          result.stdout + result.stderr)
    result = runs.method("Logic.nested(query)", "shop.db", "db.max_queries = 3")
    check("no more queries than are allowed", result.returncode == 3 and queries_of(result.stdout)[0] == 3,
          result.stdout + result.stderr)
    runs.method("Logic.limited(query#sym)", "shop.db", "report.publisher = console,json,xml",
                "report.json.file = queries.json", "report.xml.file = queries.xml")
    with open(os.path.join(runs.work, "queries.json"), encoding="utf-8") as file:
        report = json.load(file)["generated_queries"]
    check("queries in the JSON report", report["count"] == len(report["queries"]) > 1 and report["tuples"] == 100_000 and
          report["share_fetched"] == report["tuples_fetched"] / 100_000 and report["queries"][0]["statement"] ==
          "SELECT * FROM books WHERE 1 = 1" and report["queries"][0]["first"].startswith("id = 0") and
          any(query["tuples"] == 0 for query in report["queries"]) and
          sum(query["paths"] for query in report["queries"]) == 2 and leaves_of(report["tree"]) ==
          {"reached": 3, "no tuple": 2} and
          any("limit" in condition for condition in report["tried_on_tuples"]), report)
    element = xml.etree.ElementTree.parse(os.path.join(runs.work, "queries.xml")).find("generated-queries")
    check("and in the XML report", element is not None and int(element.get("count")) == report["count"] and
          [query.find("statement").text for query in element.findall("query")] ==
          [query["statement"] for query in report["queries"]] and
          len(element.findall(".//tree//node[@end='no tuple']")) == 2 and
          float(element.get("share-fetched")) == report["share_fetched"])
    result = runs.method("Logic.cut(query)", "shop.db", "vm.storage.class = none")
    check("the first row of any query", result.returncode == 0 and paths_of(result.stdout) == reached, result.stdout + result.stderr)
    connection = sqlite3.connect(os.path.join(runs.work, "wide.db"))
    connection.execute(f"CREATE TABLE wide({', '.join(f'c{i} INTEGER' for i in range(1, 1001))})")
    connection.executemany(f"INSERT INTO wide VALUES({', '.join('?' * 1000)})", ([i * k % 17 for k in range(1000)] for i in range(20)))
    connection.commit()
    connection.close()
    result = runs.method("Logic.wide(query)", "wide.db", "vm.output = all")
    check("a thousand columns", result.returncode == 0 and result.stdout.count("found\n") == 1 and
          'SELECT * FROM wide WHERE "c1000" >= 6 AND "c500" <= 2\n' in result.stdout, result.stdout + result.stderr)
    result = runs.program("Rows", "wide.db", "SELECT hex(zeroblob(1000000000)) AS t") # two billion chars
    check("a text that is too long", result.returncode == 0 and "18 [SQLITE_TOOBIG] String or BLOB exceeds size limit" in result.stdout,
          result.stdout + result.stderr)
    result = runs.method("Logic.second(query)", "shop.db")
    check("what is not known is not said", result.returncode == 3 and "OFFSET in a generated query" in result.stdout,
          result.stdout + result.stderr)
    result = runs.method("Logic.nested(query)", "nowhere.db")
    check("a database that is not there", result.returncode == 2 and "there is no file" in result.stderr and
          len(result.stderr.splitlines()) == 1, result.stdout + result.stderr)
    check("the database of the shop stays as it is", digest(shop) == before)


def make_items(path, rows):
    """Five of a kind; sizes."""
    random.seed(21)
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE items(id INTEGER PRIMARY KEY, kind INTEGER, size INTEGER)")
    connection.executemany("INSERT INTO items VALUES(?,?,?)", (
        (i, 7 if i % (rows // 5) == rows // 7 else random.randint(10, 99), 1 if i < 70 else random.randint(1, 10**6))
        for i in range(rows)))
    # The kind says what the size is, with one exception.
    connection.execute("CREATE TABLE sorts(id INTEGER PRIMARY KEY, kind INTEGER, size INTEGER)")
    connection.executemany("INSERT INTO sorts VALUES(?,?,?)", (
        (i, i % 5, 700 if i == rows // 2 else [10, 35, 45, 60, 150][i % 5] + random.randint(0, 3)) for i in range(rows)))
    connection.execute("CREATE TABLE meetings(id INTEGER, kind INTEGER, size INTEGER)")
    connection.executemany("INSERT INTO meetings VALUES(?,?,?)",
                           [(1, 1, 0), (1, 0, 0), (0, 0, 0), (0, 1, 0), (0, 1, 1), (1, 0, 1), (0, 0, 1)])
    connection.execute("CREATE TABLE few(kind INTEGER)")
    connection.executemany("INSERT INTO few VALUES(?)", [(30,), (7,), (20,)])
    connection.execute("CREATE TABLE alike(kind INTEGER)")
    connection.executemany("INSERT INTO alike VALUES(?)", [(30,), (7,), (30,), (20,)])
    # Few amounts are small, and few prices.
    connection.execute("CREATE TABLE amounts(id INTEGER PRIMARY KEY, kind INTEGER, amount INTEGER, price REAL)")
    special = {rows // 2: 1234, rows // 3: 999 * 999, rows // 4: 97 * 89 + 7, rows // 6: 5_000_000 * 1000 % 2**32}
    connection.executemany("INSERT INTO amounts VALUES(?,?,?,?)", (
        (i, 98 if i == rows // 4 else 97 if i == rows // 6 else i % 5, special.get(i, 1_000_003 + 7 * i), 2.25 if i == rows // 5 else 200.5 + i)
        for i in range(rows)))
    connection.commit()
    connection.close()


def costs(runs):
    """A query for each path is not always the cheapest way."""
    make_items(os.path.join(runs.work, "items.db"), 20_000)

    def ways(method, *keys):
        result = runs.method("Costs." + method, "items.db", "vm.storage.class = none", "vm.output = all", *keys)
        return result, re.findall("^way (.*)$", result.stdout, re.MULTILINE), *queries_of(result.stdout)[:2]

    result, found, queries, tuples = ways("rare(query)")
    check(f"all rows of a kind: {queries} queries and {tuples} tuples", result.returncode == 0 and len(set(found)) == 6 and
          queries <= 16 and tuples <= 40 and re.search("there are no more; no other reaches [0-9]+ further conditions",
          result.stdout), result.stdout + result.stderr)
    result, found, queries, tuples = ways("halves(query)")
    check(f"further tuples of a query where they are likely to do: {queries} queries and {tuples} tuples", result.returncode == 0
          and len(set(found)) == 32 and queries <= 24 and tuples <= 64, result.stdout + result.stderr)
    result, found, queries, tuples = ways("dependent(query)")
    check(f"kinds of tuples are all that there are: {queries} queries", result.returncode == 0 and
          set(found) == {"0 8", "1 7", "2 6", "3 5", "other 4", "0 2", "2 6 special"} and queries <= 25 and
          re.search("no tuple reaches it, and so none reaches [0-9]+ further conditions", result.stdout), result.stdout + result.stderr)
    for order in "queries", "dfs", "bfs", "priority", "generational", "single":
        for workers in (1, 2) if order != "single" else (1,):
            result, found, queries, tuples = ways("branches(query)", f"search.class = {order}", f"search.workers = {workers}")
            check(f"search.class={order}, {workers} workers: {queries} queries and {tuples} tuples",
                  (result.returncode, len(set(found))) == ((3, 1) if order == "single" else (0, 8)) and len(found) == len(set(found))
                  and queries <= 16 and tuples <= 64, result.stdout + result.stderr)
    for order in "queries", "dfs", "bfs":
        result, found, _, _ = ways("meeting(query)", f"search.class = {order}", "vm.storage.class = fingerprint", "search.workers = 1")
        check(f"states that are alike, with tuples that are not, search.class={order}", result.returncode == 0 and
              set(found) == {"large", "small"}, result.stdout + result.stderr)
    result, found, queries, tuples = ways("few(query)", "report.publisher = console,json", "report.json.file = few.json")
    with open(os.path.join(runs.work, "few.json"), encoding="utf-8") as file:
        report = json.load(file)["generated_queries"]
    check(f"the table is exhausted: {queries} queries and {tuples} tuples", result.returncode == 0 and
          set(found) == {"low", "middle", "high"} and queries <= 3 and tuples == 3 and
          "the table is exhausted: all 3 tuples were fetched; none reaches 1 condition\n" in result.stdout and
          report["conditions_excluded_by_all_tuples"] == 1, result.stdout + result.stderr)
    result, found, queries, tuples = ways("alike(query)")
    check(f"and is not while one of two that are alike may be another: {queries} queries and {tuples} tuples",
          result.returncode == 0 and set(found) == {"low", "middle", "high"} and
          "the table is exhausted" not in result.stdout or tuples == 4, result.stdout + result.stderr)
    result, found, queries, tuples = ways("rare(query)", "db.max_tuples = 2")
    check("no query where no tuple is allowed", result.returncode == 3 and (queries, tuples) == (2, 2) and
          "no tuple reaches it" not in result.stdout, result.stdout + result.stderr)
    result, found, queries, tuples = ways("hashed(query)")
    check(f"a condition without SQL: {tuples} tuples", result.returncode == 0 and set(found) == {"true", "false"} and
          queries == 1 and 64 < tuples <= 4096, result.stdout + result.stderr)
    result, found, queries, tuples = ways("never(query)")
    check("and one that no tuple has: all are looked at", result.returncode == 0 and set(found) == {"false"} and
          (queries, tuples) == (1, 20_000), result.stdout + result.stderr)
    result, found, queries, tuples = ways("never(query)", "db.max_tuples = 5000")
    check("or those that are allowed", result.returncode == 3 and tuples == 5000, result.stdout + result.stderr)
    for method in "twice(query#sym)", "square(query#sym)", "product(query#sym#sym)", "half(query#sym)", "limited(query#sym)", "wraps(query#sym)":
        result, found, queries, tuples = ways(method)
        check(f"an attribute that a parameter has to fit, {method}: {queries} queries and {tuples} tuples", result.returncode == 0 and
              set(found) == {"true", "false"} and queries == 2 and tuples <= 16, result.stdout + result.stderr)
    result, found, _, _ = ways("hashedLimited(query)")
    check("the first row is not the same for all queries", result.returncode == 0 and set(found) == {"true", "false"},
          result.stdout + result.stderr)


def make_several(path):
    """Two rows together are large; two have one name."""
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE items(id INTEGER PRIMARY KEY, name TEXT, size INTEGER)")
    connection.executemany("INSERT INTO items VALUES(?,?,?)", (
        (i, "twin" if i in (77, 201) else None if i == 5 else f"item {i}", {40: 990_000, 120: 10_010, 250: 248}.get(i, i))
        for i in range(300)))
    connection.commit()
    connection.close()


def several_rows(runs):
    """Logic about more than one row of a result."""
    make_several(os.path.join(runs.work, "several.db"))

    def ways(method, rows):
        result = runs.method("Several." + method, "several.db", f"db.rows = {rows}", "vm.output = all")
        return result, set(re.findall("^way (.*)$", result.stdout, re.MULTILINE))

    result, found = ways("counted(query)", 3)
    check("none to three rows", result.returncode == 0 and found == {"0", "1", "2", "3"} and
          "returns at most 3 tuples" in result.stdout, result.stdout + result.stderr)
    result, found = ways("summed(query)", 1)
    check("one row is not enough, as is said", result.returncode == 0 and "one tuple, or none" in result.stdout,
          result.stdout + result.stderr)
    result, found = ways("summed(query)", 2)
    check("two rows are too much", result.returncode == 1 and "too much" in result.stdout and
          "row.size = 990000" in result.stdout and "row.size of row 2 = 10010" in result.stdout, result.stdout + result.stderr)
    again = subprocess.run([runs.clew, "replay", os.path.join(runs.work, "generated.trace.json")],
                           cwd=runs.work, capture_output=True, text=True, timeout=120)
    check("and are walked again", again.returncode == 1 and "too much" in again.stdout, again.stdout + again.stderr)
    result, found = ways("compared(query)", 2)
    check("a row and the next one", result.returncode == 0 and found == {"none", "one", "smaller", "twins", "others"},
          result.stdout + result.stderr)
    result, found = ways("limited(query)", 4)
    check("rows up to a limit of the statement's", result.returncode == 0 and found == {"0", "1", "2", "one more 2"},
          result.stdout + result.stderr)
    result, found = ways("above(query#sym)", 2)
    check("rows and a parameter", result.returncode == 0 and found == {"0", "1", "2"} and
          len(re.findall("^way 1$", result.stdout, re.MULTILINE)) == 3, result.stdout + result.stderr)
    if os.path.exists(DRIVER) and os.path.exists("/usr/share/java/junit-jupiter-api.jar"):
        result = runs.method("Several.compared(query)", "several.db", "db.rows = 2", "tests.database = embedded", "tests.run = true",
                             f"classpath = .:{DRIVER}", "tests.output = " + os.path.join(runs.work, "several"), action=["tests"])
        passed = re.search(r"run on the JVM +(\d+) of (\d+) pass", result.stdout)
        check("tests of two rows", result.returncode == 0 and passed and passed[1] == passed[2] == "8", result.stdout + result.stderr)
        with open(os.path.join(runs.work, "several", "SeveralQueryTest.java"), encoding="utf-8") as file:
            source = file.read()
        check("named after what is asked for", all(f"void compared_succeeds_when{name}" in source for name in (
            "ThereIsNoRow", "NameIsNull", "NameIsNotNullAndIdIs0", "ThereAre2Rows")), source)
        result = runs.method("Several.limited(query)", "several.db", "db.rows = 4", "tests.database = embedded", "tests.run = true",
                             f"classpath = .:{DRIVER}", "tests.output = " + os.path.join(runs.work, "limited"), action=["tests"])
        passed = re.search(r"run on the JVM +(\d+) of (\d+) pass", result.stdout)
        check("tests of rows up to a limit", result.returncode == 0 and passed and passed[1] == passed[2] == "4",
              result.stdout + result.stderr)


def one_snapshot(runs):
    """A journal that is written ahead lets others write; otherwise they wait for the run to end."""
    for mode in "wal", "delete":
        path = os.path.join(runs.work, f"versions-{mode}.db")
        connection = sqlite3.connect(path)
        connection.execute(f"PRAGMA journal_mode={mode}")
        connection.execute("CREATE TABLE versions(id INTEGER PRIMARY KEY, v INTEGER)")
        connection.executemany("INSERT INTO versions VALUES(?, 1)", ((i,) for i in range(snapshots.ROWS)))
        connection.commit()
        connection.close()

        def write():
            try:
                other = sqlite3.connect(path, timeout=0)
                with other:
                    other.execute("UPDATE versions SET v = v + 1")
                return True
            except sqlite3.OperationalError:  # it is locked
                return False
            finally:
                other.close()

        snapshots.one_snapshot(
            f"SQLite, journal_mode={mode}", check, lambda method, *keys: runs.method(method, os.path.basename(path), *keys), write,
            isHeld=mode == "delete")


def pools(runs, javac):
    """Pools of connections, and Spring's templates over them."""
    jars = [f"/usr/share/java/{jar}.jar" for jar in postgres_writes.JARS]
    missing = [jar for jar in [*jars, DRIVER] if not os.path.exists(jar)]
    if missing:
        print("left out: pools, as there is no " + missing[0])
        return
    path = ":".join([runs.work, *jars])
    subprocess.run([javac, "-g", "--release", "11", "-cp", path, "-d", runs.work, os.path.join(HERE, "pools", "Pools.java")],
                   check=True)
    for pool in "hikari", "dbcp", "spring":
        for name in pool, pool + "-java":
            connection = sqlite3.connect(os.path.join(runs.work, name + ".db"))
            connection.execute("CREATE TABLE plain(n INTEGER, t TEXT)")
            connection.execute("CREATE TABLE customer(id INTEGER PRIMARY KEY, name TEXT)")
            connection.commit()
            connection.close()
        mine = subprocess.run([runs.clew, "run", "+classpath=" + path, "Pools", pool, f"jdbc:sqlite:{pool}.db", "u", "p"],
                              cwd=runs.work, capture_output=True, text=True, timeout=120)
        java = subprocess.run(["java", f"-Djava.library.path={NATIVE}", "-cp", f"{path}:{DRIVER}", "Pools", pool,
                               f"jdbc:sqlite:{pool}-java.db", "u", "p"], cwd=runs.work, capture_output=True, text=True, timeout=120)
        check(f"a pool, and Spring's templates: {pool}", java.returncode == 0 and java.stdout.endswith("end\n") and
              mine.stdout == java.stdout, f"{mine.stdout}{mine.stderr}\n--- java\n{java.stdout}{java.stderr}")


MEMORY = ("hsqldb", "h2")


def in_memory(runs):
    """Databases that are Java programs run as these."""
    for name in MEMORY:
        jar = f"/usr/share/java/{name}.jar"
        if not os.path.exists(jar):
            print("left out: " + name + ", as there is no " + jar)
            continue
        path = f"{runs.work}:{jar}"
        mine = subprocess.run([runs.clew, "run", "+classpath=" + path, "InMemory", f"jdbc:{name}:mem:shop"],
                              cwd=runs.work, capture_output=True, text=True, timeout=300)
        java = subprocess.run(["java", "-cp", path, "InMemory", f"jdbc:{name}:mem:shop"], cwd=runs.work,
                              capture_output=True, text=True, timeout=120)
        check(f"{name}, in memory, is that of java", mine.returncode == 0 and mine.stdout == java.stdout and
              mine.stdout.endswith("23505\n"), f"{mine.stdout}{mine.stderr}\n--- java\n{java.stdout}{java.stderr}")
        # All ways: it reads the clock so often that time passes at one of the readings only, which the verdict says.
        result = subprocess.run([runs.clew, "+classpath=" + path, "+vm.output=all", "Inserts", f"jdbc:{name}:mem:shop"],
                                cwd=runs.work, capture_output=True, text=True, timeout=300)
        said = set(re.findall("^rows .*$", result.stdout, re.MULTILINE))
        check(f"{name}, in memory, comes to an end on all ways", result.returncode == 3 and said == {"rows 0 n0;1 n1;2 n2;"} and
              "clock: more than " in result.stdout and "limit" not in result.stdout, result.stdout + result.stderr)


def junit_tests(runs):
    """They compile and pass on a JVM, on the database and on one with a few of its rows."""
    if not os.path.exists(DRIVER) or not os.path.exists("/usr/share/java/junit-jupiter-api.jar"):
        print("left out: tests for JUnit, as there is no " + DRIVER + ", or no JUnit 5")
        return
    for method, database, count in ("nested(query)", "shop.db", 20), ("late(query)", "visits.db", 4):
        for kind in "same", "embedded":
            result = runs.method("Logic." + method, database, f"tests.database = {kind}", "tests.run = true",
                                 f"classpath = .:{DRIVER}", "tests.output = " + os.path.join(runs.work, kind),
                                 "vm.storage.class = none", action=["tests"])
            passed = re.search(r"run on the JVM +(\d+) of (\d+) pass", result.stdout)
            with open(os.path.join(runs.work, kind, "LogicQueryTest.java"), encoding="utf-8") as file:
                source = file.read()
            check(f"tests for JUnit of {method}, {kind} database: {passed[2] if passed else 'none'}",
                  result.returncode == 0 and passed and passed[1] == passed[2] and int(passed[2]) >= count and
                  ("INSERT INTO" in source) == (kind == "embedded") and source.count("INSERT INTO") <= int(passed[2]),
                  result.stdout + result.stderr + source)


INDEX = """Package: base
Version: 1
Priority: required
Section: admin
Installed-Size: 10
Size: 2000
Essential: yes

Package: o'clock
Version: 2
Priority: optional
Section: debug
Installed-Size: 10
Size: 2000

Package: packed
Version: 3
Priority: optional
Section: math
Description: two lines
 that have: a colon
Installed-Size: 2000
Size: 2048001

"""


def package_index(runs):
    """The example of Debian's index, with an index of three packages."""
    folder = os.path.join(HERE, "..", "..", "configs", "database")
    programs = os.path.join(runs.work, "programs")
    os.mkdir(programs)
    with open(os.path.join(programs, "apt-cache"), "w", encoding="utf-8") as file:
        file.write("#!/bin/sh\ncat <<'END'\n" + INDEX + "END\n")
    os.chmod(os.path.join(programs, "apt-cache"), 0o755)
    packages = os.path.join(runs.work, "packages.db")
    subprocess.run([os.path.join(folder, "packages.sh"), packages], check=True,
                   env={**os.environ, "PATH": programs + ":" + os.environ["PATH"]})
    rows = sqlite3.connect(packages).execute("SELECT name, section, installed_kib, size, essential FROM packages")
    check("the package index is read", rows.fetchall() == [("base", "admin", 10, 2000, 1), ("o'clock", "debug", 10, 2000, 0),
                                                           ("packed", "math", 2000, 2048001, 0)])
    result = subprocess.run([runs.clew, os.path.join(folder, "packages.jpf"), "+db.url=jdbc:sqlite:" + packages],
                            cwd=runs.work, capture_output=True, text=True, timeout=120)
    check("a package that is larger packed than unpacked", result.returncode == 1 and
          'WHERE "essential" = 0\n' in result.stdout and "row.size = 2048001" in result.stdout,
          result.stdout + result.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--rows", type=int, default=1_000_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        sources = [os.path.join(HERE, name) for name in os.listdir(HERE) if name.endswith(".java")]
        subprocess.run([options.javac, "-g", "--release", "11", "-d", work, *sources], check=True)
        runs = Runs(os.path.abspath(options.clew), work)
        plain_programs(runs)
        large_table(runs, options.rows)
        generated(runs, options.rows)
        costs(runs)
        several_rows(runs)
        one_snapshot(runs)
        pools(runs, options.javac)
        in_memory(runs)
        junit_tests(runs)
        package_index(runs)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
