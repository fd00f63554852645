#!/usr/bin/env python3
"""Programs that use PostgreSQL: on a server of the test's own, they read what PostgreSQL's own driver reads in a JVM,
generated queries take every path that the data have, all of a run is one snapshot, and what goes wrong is named.

The data are made here, with a fixed seed.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time

import postgres_writes
import snapshots
from postgres_server import Server
from run_database import isbns

HERE = os.path.dirname(os.path.abspath(__file__))
DRIVER = "/usr/share/java/postgresql.jar"
USER, PASSWORD = "reader", "geheim-7c1f"
failures = []


def check(name, holds, detail=""):
    print(("passed " if holds else "FAILED ") + name + ("" if holds else f"\n{detail}"), flush=True)
    if not holds:
        failures.append(name)


TYPED = r"""
CREATE TABLE typed(id serial PRIMARY KEY, name text, code varchar(10), padded char(5), small int2, number int4, big int8,
    ratio float8, part float4, price numeric(8,2), amount numeric, flag bool, day date, hour time, moment timestamp,
    zoned timestamptz, data bytea, tag uuid);
INSERT INTO typed(name, code, padded, small, number, big, ratio, part, price, amount, flag, day, hour, moment, zoned, data,
    tag) VALUES
('it''s "quoted"; DROP TABLE typed --', 'abc', 'ab', -7, 42, 1::int8 << 40, 0.1, 0.1, 12.50, 12345678901234567890.123, true,
    '2020-02-29', '03:04:05.006', '2020-02-29 12:34:56.789', '2020-02-29 12:34:56.789+02', '\x0001ff',
    '00000000-0000-0001-0000-000000000002'),
(E'\u00e9\U0001F600\n', '17', '', 300, 70000, -1, 1e300, 3e30, 0.00, -0.5, false, '1999-12-31', '23:59:59', '1970-01-01', '1970-01-01Z',
    '', NULL),
('true', ' 2.9 ', 't', 1, 0, 1, -0.0, 1, 1, 1e20, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
(NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
CREATE TABLE hidden(x int);
CREATE COLLATION anycase (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
CREATE TABLE words(word text COLLATE anycase);
INSERT INTO words VALUES ('abc'), ('ABC');
"""


def wide():
    numbers = range(1, 1001)
    return (f"CREATE TABLE wide({', '.join(f'c{i} int' for i in numbers)}); INSERT INTO wide VALUES({', '.join(map(str, numbers))});"
            f"GRANT SELECT, UPDATE ON wide TO {postgres_writes.WRITER}; GRANT SELECT ON wide TO {USER};"
            f"CREATE TABLE long AS SELECT n, repeat('x', 1000) AS t FROM generate_series(1, 6000) n;"
            f"GRANT SELECT, UPDATE ON long TO {postgres_writes.WRITER};\n")


def fill(server, rows):
    random.seed(15)
    numbers = "\n".join(str(3 if i == rows * 3 // 4 else random.randint(10, 10**6)) for i in range(rows))
    books = []
    random.seed(16)
    for i in range(rows):
        price = r"\N" if random.random() < 0.001 else f"{random.random()**3 * 120:.2f}"
        books.append(f"{i}\t{random.randint(1, 1500)}\t{price}\t{random.randint(1955, 2022)}\t{int(random.random()**8 * 95)}")
    server.sql("postgres", f"CREATE USER {USER} PASSWORD '{PASSWORD}'; CREATE DATABASE shop;")
    server.sql("shop", TYPED + "CREATE TABLE numbers(x integer);\nCOPY numbers FROM stdin;\n" + numbers + "\n\\.\n"
               "CREATE TABLE books(id integer PRIMARY KEY, pages smallint, price numeric(8,2), year integer, stock bigint);\n"
               "COPY books FROM stdin;\n" + "\n".join(books) + "\n\\.\n"
               "CREATE TABLE prints(isbn varchar(20), pages integer);\nCOPY prints FROM stdin;\n" +
               "\n".join((r"\N" if isbn is None else isbn) + f"\t{pages}" for isbn, pages in isbns(rows)) + "\n\\.\n"
               "CREATE TABLE ratios(ratio float8); INSERT INTO ratios VALUES(6), (7), ('NaN');\n"
               "CREATE TABLE items AS SELECT n AS id, CASE WHEN n IN (77, 201) THEN 'twin' ELSE 'item ' || n END AS name,"
               " CASE n WHEN 40 THEN 990000 WHEN 120 THEN 10010 ELSE n END AS size FROM generate_series(0, 299) AS n;"
               "CREATE SEQUENCE counted; CREATE VIEW moved AS SELECT id, random() AS r FROM books;\n"
               f"GRANT SELECT ON words, typed, numbers, books, prints, ratios, moved, items TO {USER}; GRANT USAGE ON SEQUENCE counted TO {USER};\n"
               f"CREATE TABLE doomed(x int); CREATE TABLE emptied(x int); GRANT SELECT ON doomed, emptied TO {USER};"
               "INSERT INTO doomed VALUES(1); INSERT INTO emptied VALUES(1);"
               + postgres_writes.TABLES + wide() + "ANALYZE;\n")


HASHES = ("SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) FROM typed t;"
          "SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) FROM numbers t;"
          "SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) FROM books t; SELECT last_value, is_called FROM counted;"
          + postgres_writes.HASHES +
          "SELECT relname, relkind FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1;")


class Runs:
    def __init__(self, clew, work, server):
        self.clew, self.work, self.server = clew, work, server
        self.written = []  # all that runs said

    def _run(self, command, **more):
        result = subprocess.run(command, cwd=self.work, capture_output=True, text=True, timeout=120, **more)
        self.written += [result.stdout, result.stderr]
        return result

    def program(self, *words, keys=(), run=True, password=PASSWORD):
        return self._run([self.clew, *(["run"] if run else []), "+classpath=.", "+db.url=" + self.server.url("shop"),
                          "+db.user=" + USER, "+db.password=" + password, *["+" + key for key in keys], *words])

    def method(self, method, *keys, isOnlyWritten=False):
        with open(os.path.join(self.work, "generated.jpf"), "w", encoding="utf-8") as file:
            file.write("\n".join(["classpath = .", f"symbolic.method = {method}", f"db.url = {self.server.url('shop')}",
                                  f"db.user = {USER}", f"db.password = {PASSWORD}", "search.multiple_errors = true",
                                  "report.trace.file = generated.trace.json", *keys]) + "\n")
        return None if isOnlyWritten else self._run([self.clew, "generated.jpf"])


def text_of(result):
    return f"{result.returncode}\n{result.stdout}{result.stderr}"


def queries_of(output):
    summary = re.search(r"queries: (\d+), which fetched (\d+) of (\d+) tuples", output)
    return tuple(int(number) for number in summary.groups()) if summary else (0, 0, 0)


def paths_of(output):
    found = re.search(r"paths\s+([\d,]+),", output)
    return int(found[1].replace(",", "")) if found else 0


def plain_programs(runs):
    url = runs.server.url("shop")
    # The settings of the program's own connection, without db.url.
    mine = runs._run([runs.clew, "run", "+classpath=.", "PostgresTypes", url, USER, PASSWORD])
    java = runs._run(["java", "-Duser.timezone=UTC", "-cp", f".:{DRIVER}", "PostgresTypes", url, USER, PASSWORD])
    check("types, arguments, transactions and errors are those of java",
          java.returncode == 0 and len(java.stdout.splitlines()) > 200 and mine.stdout == java.stdout,
          f"{text_of(mine)}\n--- java\n{text_of(java)}")
    other = runs._run([runs.clew, "run", f"+classpath=.:{DRIVER}", "PostgresTypes", url, USER, PASSWORD])
    check("a driver on the class path is not taken", other.stdout == java.stdout, text_of(other))
    result = runs.program("PostgresCounts", "jdbc:sqlite:elsewhere.db", "1", "SELECT sum(x) FROM numbers",
                          "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 2000) SELECT sum(n) FROM c")
    total = int(runs.server.sql("shop", "SELECT sum(x) FROM numbers"))
    check("db.url leads to the database", result.stdout == f"{total}\n2001000\n", text_of(result))
    result = runs.program("PostgresCounts", url, "2", "SELECT count(*) FROM books", run=False)
    check("two threads that read", result.returncode == 0, text_of(result))
    result = runs.program("PostgresCounts", url, "2", "SELECT count(*) FROM books", run=False, keys=["search.workers=2"])
    check("by two workers", result.returncode == 0, text_of(result))


def refusals(runs):
    url = runs.server.url("shop")
    for statement, word in [("SELECT nextval('counted')", "nextval() of PostgreSQL"),
                            ("SELECT r FROM moved", "random() of PostgreSQL"),
                            ("SELECT CURRENT_DATE - DATE '2000-01-01'", "the present time in PostgreSQL"),
                            ("SELECT 'now'::date - DATE '2000-01-01'", "the present time in PostgreSQL"),
                            ("SELECT pg_advisory_lock(1)", "pg_advisory_lock() of PostgreSQL"),
                            ("SELECT 1; SELECT 2", "several statements"),
                            ("EXPLAIN SELECT 1", "EXPLAIN of PostgreSQL"),
                            ("CREATE TABLE more(x int)", "CREATE of PostgreSQL")]:
        result = runs.program("PostgresCounts", url, "1", statement, run=False)
        check("not supported: " + statement, result.returncode == 3 and word in result.stdout, text_of(result))
    for statement in ("INSERT INTO numbers VALUES(1) RETURNING x", "DELETE FROM numbers", "SELECT x FROM numbers FOR UPDATE",
                      "WITH d AS (DELETE FROM numbers RETURNING x) SELECT x FROM d"):
        result = runs.program("PostgresCounts", url, "1", statement)
        check("a user who only reads: " + statement, result.stdout == "42501 ERROR: permission denied for table numbers\n",
              text_of(result))


SLOW = "SELECT count(*) FROM numbers a, generate_series(1, 3000) b WHERE (a.x + b) % 7 = 3"


def while_slow(runs, sql):
    """A thread that says this to the server as soon as the slow query is under way there: by its text, or by a cursor."""
    asked = ("SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid()"
             " AND (query LIKE '%generate_series(1, 3000)%' OR query LIKE 'FETCH FORWARD%')")

    def change():
        until = time.time() + 60
        while runs.server.sql("shop", asked).strip() == "0" and time.time() < until:
            time.sleep(0.02)
        runs.server.sql("shop", sql)

    thread = threading.Thread(target=change)
    thread.start()
    return thread


def snapshot(runs):
    # The second query goes on while somebody else writes: the third one does not see that.
    before = runs.server.sql("shop", "SELECT count(*) FROM numbers").strip()
    started = time.time()
    changing = while_slow(runs, "CREATE TABLE saved AS TABLE numbers; TRUNCATE saved; DELETE FROM numbers WHERE x % 2 = 0;")
    result = runs.program("PostgresCounts", "x", "1", "SELECT count(*) FROM numbers", SLOW,
                          "SELECT count(x) FROM numbers") # another text: not rows that are still there
    took = time.time() - started
    changing.join()
    lines = result.stdout.splitlines()
    after = runs.server.sql("shop", "SELECT count(*) FROM numbers").strip()
    check(f"a run of {took:.1f} s sees one snapshot", len(lines) == 3 and lines[0] == lines[2] == before != after,
          text_of(result))
    runs.server.sql("shop", f"DROP TABLE saved; CREATE TABLE versions AS SELECT n AS id, 1 AS v FROM generate_series(0, {snapshots.ROWS - 1}) n;"
                    f"GRANT SELECT ON versions TO {USER}; ANALYZE versions;")

    def write():
        runs.server.sql("shop", "UPDATE versions SET v = v + 1")
        return True

    snapshots.one_snapshot("PostgreSQL", check, runs.method, write)


def generated(runs, rows):
    result = runs.method("Logic.numbers(query)")
    lines = result.stdout.splitlines()
    at = next((i for i, line in enumerate(lines) if line.startswith("   2  SELECT")), 0)
    check("one row of many is found by the second query", lines[at].endswith('"x" <= 9') and
          lines[at + 1].strip() == "1 tuple, 1 path: x = 3" and queries_of(result.stdout) == (3, 3, rows) and result.returncode == 1,
          text_of(result))
    trace = os.path.join(runs.work, "generated.trace.json")
    with open(trace, encoding="utf-8") as file:
        check("the password is not in the trace", PASSWORD not in file.read() and "" != USER)
    replay = runs._run([runs.clew, "replay", trace, "+db.password=" + PASSWORD])
    check("the path is walked again", replay.returncode == 1 and "x < 10" in replay.stdout, text_of(replay))
    result = runs.method("Logic.whole(query)", "db.table = numbers")
    check("a query that is a whole statement", result.returncode == 0 and paths_of(result.stdout) == 4 and
          'SELECT * FROM "numbers" WHERE "x" <= 9' in result.stdout, text_of(result))
    reachable = int(runs.server.sql(
        "shop", "SELECT count(DISTINCT CASE WHEN price > 100 THEN 'e' WHEN price > 1 THEN 'u' ELSE 'c' END ||"
        " CASE WHEN year < 1960 THEN 'o' WHEN year > 2020 THEN 'n' ELSE 'u' END ||"
        " CASE WHEN stock = 0 THEN 'n' WHEN stock > 90 THEN 'm' ELSE 's' END || (price IS NULL)::text) FROM books"))
    for workers in 1, 2:
        result = runs.method("Logic.nested(query)", "vm.storage.class = none", f"search.workers = {workers}")
        queries, tuples, size = queries_of(result.stdout)
        reached = paths_of(result.stdout)
        check(f"{reachable} paths that the data have, by {queries} queries and {tuples} of {size} tuples, {workers} workers",
              paths_of(result.stdout) == reachable + 1 and tuples <= size / 20 and result.returncode == 0, text_of(result))
    result = runs.method("Logic.limited(query#sym)")
    check("an attribute and a parameter, and what no tuple reaches", result.returncode == 0 and
          paths_of(result.stdout) == 3 and "no tuple reaches it" in result.stdout and
          "limit < (int) row.pages" in result.stdout, text_of(result))
    reachable = int(runs.server.sql(
        "shop", "SELECT count(DISTINCT (a.id < 2)::text || (a.id < 2 AND b.id > 1000)::text || (a.year - 2000 < -44)::text)"
        " FROM books a JOIN books b ON b.id = a.pages"))
    result = runs.method("Logic.joined(query)")
    check(f"two columns of one name: {reachable} paths", paths_of(result.stdout) == reachable + 1 and result.returncode == 0,
          text_of(result))
    result = runs.method("Logic.texts(query#sym)", "vm.storage.class = none")
    queries, tuples, size = queries_of(result.stdout)
    check(f"texts are inputs: by {queries} queries and {tuples} of {size} tuples", paths_of(result.stdout) == 8 and
          tuples <= size / 20 and result.returncode == 1 and "unknown" not in result.stdout, text_of(result))
    result = runs.method("Several.summed(query)", "db.rows = 2")
    check("two rows are too much", result.returncode == 1 and "too much" in result.stdout and
          "row.size of row 2 = 10010" in result.stdout, text_of(result))
    result = runs.method("Several.compared(query)", "db.rows = 2", "vm.output = all")
    check("a row and the next one", result.returncode == 0 and
          {"none", "one", "smaller", "twins", "others"} == set(re.findall("^way (.*)$", result.stdout, re.MULTILINE)),
          text_of(result))
    result = runs.method("Logic.words(query)")
    check("texts that the database takes for the same", paths_of(result.stdout) == 3 and result.returncode == 0, text_of(result))
    result = runs.method("Logic.ratios(query)")
    check("NaN is found, and no double", result.returncode == 3 and paths_of(result.stdout) == 3 and
          "numbers that are no doubles" in result.stdout, text_of(result))
    result = runs.method("Logic.summed(query)")
    check("a sum is no row", result.returncode == 3 and "rows are not those of tables" in result.stdout, text_of(result))
    result = runs.method("Logic.cut(query)", "vm.storage.class = none")
    check("the first row of any query", result.returncode == 0 and paths_of(result.stdout) == reached, text_of(result))
    result = runs.method("Logic.second(query)")
    check("what is not known is not said", result.returncode == 3 and "OFFSET in a generated query" in result.stdout,
          text_of(result))


def checkpoints(runs):
    """A run that is stored, with all that it writes, and goes on."""
    checkpoint = os.path.join(runs.work, "saved.checkpoint")
    reports = ["report.publisher = console,json,xml", "report.json.file = report.json", "report.xml.file = report.xml"]
    result = runs.method("Logic.limited(query#sym)", f"search.checkpoint = {checkpoint}", "search.path_limit = 1", *reports)
    check("a checkpoint of a run with a password", result.returncode == 3 and os.path.getsize(checkpoint) > 1000 and
          os.path.exists(os.path.join(runs.work, "report.json")), text_of(result))
    result = runs._run([runs.clew, "resume", checkpoint, "+search.path_limit=1000"], env={**os.environ, "PGPASSWORD": PASSWORD})
    check("which is gone on from, the password being the environment's", result.returncode == 0, text_of(result))


def no_password(runs):
    """In nothing that was written, but the configuration that the test writes itself, and the arguments of a program."""
    passwords = [word.encode() for word in (PASSWORD, postgres_writes.PASSWORD, "wrong-0815")]
    names = [os.path.join(folder, name) for folder, _, files in os.walk(runs.work) for name in files]
    having = []
    for name in names:
        with open(name, "rb") as file:
            content = file.read()
        if os.path.basename(name) not in ("generated.jpf", "PostgresTexts.trace.json") and any(word in content for word in passwords):
            having.append(name)
    kinds = {name.rsplit(".", 1)[-1] for name in names}
    check(f"none of {len(names)} files has a password", not having and {"checkpoint", "json", "xml", "java"} <= kinds,
          f"{having} {kinds}")
    check("nothing that was said has one", not any(word.decode() in text for text in runs.written for word in passwords))


def junit_tests(runs):
    """They compile and pass on a JVM: on the server, and on H2 in memory with a few of its rows."""
    jars = [DRIVER, "/usr/share/java/h2.jar", "/usr/share/java/junit-jupiter-api.jar"]
    missing = [jar for jar in jars if not os.path.exists(jar)]
    if missing:
        print("left out: tests for JUnit, as there is no " + missing[0])
        return
    for method, count, more in (("nested(query)", 30, ()), ("texts(query#sym)", 7, ()), ("typed(query)", 4, ()),
                                ("compared(query)", 6, ("db.rows = 2",))):
        for kind in "same", "embedded":
            owner = "Several" if more else "Logic"
            runs.method(f"{owner}.{method}", *more, "vm.storage.class = none", f"tests.database = {kind}", "tests.run = true",
                        f"tests.output = {runs.work}/{kind}", isOnlyWritten=True)
            result = runs._run([runs.clew, "tests", "generated.jpf", f"+classpath=.:{jars[0]}:{jars[1]}"],
                               env={**os.environ, "PGPASSWORD": PASSWORD})
            passed = re.search(r"run on the JVM +(\d+) of (\d+) pass", result.stdout)
            with open(os.path.join(runs.work, kind, owner + "QueryTest.java"), encoding="utf-8") as file:
                source = file.read()
            check(f"tests for JUnit of {method}, {kind} database: {passed[2] if passed else 'none'}", result.returncode == 0 and
                  passed and passed[1] == passed[2] and int(passed[2]) >= count and
                  ("INSERT INTO" in source) == ("jdbc:h2:mem:" in source) == (kind == "embedded") and
                  PASSWORD not in source, text_of(result) + source[:6000])


def faults(runs):
    def one_line(name, result, word):
        check(name, result.returncode == 2 and word in result.stderr and len(result.stderr.splitlines()) == 1 and
              result.stdout == "", text_of(result))

    one_line("a wrong password", runs.program("PostgresCounts", "x", "1", "SELECT 1", run=False, password="wrong-0815"),
             "password authentication failed")
    url = runs.server.url("shop")
    one_line("a password in the URL", runs._run(
        [runs.clew, "+classpath=.", f"+db.url={url}?user={USER}&password={PASSWORD}", "PostgresCounts", "x", "1"]),
        "db.password")
    one_line("no such database", runs._run([runs.clew, "+classpath=.", "+db.url=" + runs.server.url("nowhere"),
                                            "+db.user=" + USER, "+db.password=" + PASSWORD, "PostgresCounts", "x", "1"]),
             'database "nowhere" does not exist')
    one_line("another database", runs._run([runs.clew, "+classpath=.", "+db.url=jdbc:mysql:x", "PostgresCounts", "x", "1"]),
             "jdbc:postgresql:")
    result = runs._run([runs.clew, "run", "+classpath=.", "PostgresTypes", url, USER, "wrong-0815"])
    check("a wrong password of the program's", "password authentication failed" in result.stderr, text_of(result))

    slow = "SELECT count(*) FROM numbers a, numbers b, generate_series(1, 1000) c WHERE (a.x + b.x) % 7 = c"
    runs.server.sql("shop", "CHECKPOINT") # what it comes back with has to be less than the limit below
    stopping = threading.Thread(target=lambda: (time.sleep(1.5), runs.server.stop("immediate")))
    stopping.start()
    result = runs.program("PostgresCounts", url, "1", slow, run=False)
    stopping.join()
    check("the server is killed in mid-query", result.returncode == 3 and
          "the connection to PostgreSQL was lost" in result.stdout, text_of(result))
    one_line("no server", runs.program("PostgresCounts", "x", "1", "SELECT 1", run=False), "refused")
    runs.server.start(file_limit=4 << 20)
    result = runs.program("PostgresCounts", url, "1", slow, run=False, keys=["search.time_limit=1"])
    check("a query that takes too long ends with the run", result.returncode == 3, text_of(result))


def large(runs):
    url = runs.server.url("shop")
    # Larger than what the program may have: the server sends it, and the program has no room for it.
    result = runs._run([runs.clew, "+classpath=.", "+vm.heap_limit=1M", "PostgresTexts", url, USER, PASSWORD,
                        "SELECT repeat('x', 4000000)"])
    check("a text that is too long for the heap", result.returncode == 1 and "OutOfMemoryError" in result.stdout and
          "vm.heap_limit" in result.stdout, text_of(result))
    result = runs._run([runs.clew, "run", "+classpath=.", "PostgresTexts", url, USER, PASSWORD, "SELECT * FROM wide"])
    check("a thousand columns", result.stdout == "1000 columns, 1 to 1000\n", text_of(result))
    result = runs.method("Logic.wide(query)")
    check("a thousand columns of generated queries", result.returncode == 0 and '"c1000" <= 5' in result.stdout and
          "tree of paths: 2 walked, 2 that no tuple takes" in result.stdout, text_of(result))
    result = runs._run([runs.clew, "+classpath=.", "PostgresTexts", url, USER, PASSWORD, "SELECT repeat('x', 2000000000)"])
    check("a text that is too long for PostgreSQL", result.returncode == 1 and "54000" in result.stdout or
          "requested length too large" in result.stdout, text_of(result))
    result = runs._run([runs.clew, "run", "+classpath=.", "PostgresTexts", url, postgres_writes.WRITER, postgres_writes.PASSWORD,
                        "UPDATE wide SET c1000 = c1 + c1000 RETURNING *"])
    check("a thousand columns of a row that is changed", result.stdout == "1000 columns, 1 to 1001\n", text_of(result))
    result = runs.program("PostgresCounts", url, "1", "SELECT count(*) FROM typed",
                          "SELECT count(*) FROM generate_series(1, 1000000)", run=False)
    check("the server's disk is full where it reads", result.returncode == 3 and "could not write to file" in result.stdout,
          text_of(result))
    # No copy of the table fits onto the server's disk.
    result = runs._run([runs.clew, "+classpath=.", "+db.url=" + url, "+db.user=" + postgres_writes.WRITER,
                        "+db.password=" + postgres_writes.PASSWORD, "PostgresCounts", "x", "1", "SELECT count(*) FROM seat",
                        "UPDATE long SET t = 'x' WHERE n = 1 RETURNING n"])
    check("the server's disk is full", result.returncode == 3 and "could not extend file" in result.stdout, text_of(result))
    runs.server.stop()
    runs.server.start()


def dropped(runs):
    for sql, name in (("DROP TABLE doomed", "dropped"), ("TRUNCATE emptied", "emptied")):
        changing = while_slow(runs, sql)
        result = runs.program("PostgresCounts", "x", "1", SLOW, f"SELECT count(*) FROM {sql.split()[-1]}", run=False)
        changing.join()
        check(f"a table is {name} in mid-run", result.returncode == 3 and
              f"{sql.split()[-1]} of PostgreSQL was dropped, emptied or written anew" in result.stdout, text_of(result))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--rows", type=int, default=20_000)
    options = parser.parse_args()
    if not os.path.exists(DRIVER):
        raise SystemExit(f"no {DRIVER}: Debian's package is libpostgresql-jdbc-java")
    with tempfile.TemporaryDirectory() as work, Server() as server:
        sources = [os.path.join(HERE, name) for name in os.listdir(HERE) if name.endswith(".java")]
        subprocess.run([options.javac, "-g", "--release", "11", "-d", work, *sources], check=True)
        fill(server, options.rows)
        before = server.sql("shop", HASHES)
        runs = Runs(os.path.abspath(options.clew), work, server)
        plain_programs(runs)
        refusals(runs)
        postgres_writes.writes(runs, DRIVER, check, text_of)
        postgres_writes.isolation(runs, check, text_of)
        postgres_writes.refused(runs, check, text_of)
        postgres_writes.pools(runs, DRIVER, lambda source, path: subprocess.run(
            [options.javac, "-g", "--release", "11", "-cp", path, "-d", work, source], check=True), check, text_of)
        generated(runs, options.rows)
        checkpoints(runs)
        junit_tests(runs)
        faults(runs)
        large(runs)
        check("the database stays as it is", server.sql("shop", HASHES) == before)
        no_password(runs)
        snapshot(runs)
        dropped(runs)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
