"""Programs that write into PostgreSQL: they see what they would see in a JVM, all that transactions beside one another can
do is found, and the database stays as it is.
"""

import os
import re

WRITER, PASSWORD = "writer", "geheim-9d02"
TABLES = f"""
CREATE TABLE customer(id serial PRIMARY KEY, name varchar(20) UNIQUE);
CREATE TABLE orders(id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, customer int REFERENCES customer(id),
    amount numeric NOT NULL CONSTRAINT positive CHECK (amount >= 0), at timestamp,
    doubled numeric GENERATED ALWAYS AS (amount * 2) STORED);
CREATE TABLE plain(n int, t text);
CREATE TABLE seat(id int PRIMARY KEY, n int);
INSERT INTO seat VALUES(1, 1), (2, 1);
CREATE TABLE stamped(x int, at timestamptz DEFAULT now());
CREATE TABLE told(x int);
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER tell BEFORE INSERT ON told FOR EACH ROW EXECUTE FUNCTION tell();
CREATE FUNCTION seats() RETURNS bigint LANGUAGE sql STABLE AS 'SELECT count(*) FROM seat';
CREATE VIEW taken AS SELECT id FROM seat WHERE n > 0;
CREATE TABLE parts(x int) PARTITION BY RANGE (x);
CREATE TABLE parts1 PARTITION OF parts FOR VALUES FROM (0) TO (10);
CREATE TABLE late(x int UNIQUE DEFERRABLE);
CREATE SEQUENCE kept CACHE 10;
CREATE TABLE keeping(x int DEFAULT nextval('kept'));
CREATE SCHEMA other;
CREATE TABLE other.seat(id int);
CREATE USER {WRITER} PASSWORD '{PASSWORD}';
GRANT SELECT, INSERT, UPDATE, DELETE ON customer, orders, plain, seat, stamped, told, taken, parts, late, keeping TO {WRITER};
GRANT SELECT ON numbers TO {WRITER};
GRANT USAGE ON SCHEMA other TO {WRITER};
GRANT ALL ON other.seat TO {WRITER};
GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO {WRITER};
"""
HASHES = "".join(f"SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) FROM {table} t;"
                 for table in ("customer", "orders", "plain", "seat", "stamped", "other.seat")) + \
    "SELECT last_value, is_called FROM customer_id_seq; SELECT last_value, is_called FROM orders_id_seq;"

# What two threads come to, which PostgreSQL itself comes to as well: the level is that of java.sql.Connection.
ENDS = {
    ("apart", 2): {"done, done, 1=2 2=2"},
    ("lost", 2): {"done, done, 1=2 2=1", "done, done, 1=3 2=1"},
    ("lost", 4): {"done, done, 1=3 2=1", "40001, done, 1=2 2=1", "done, 40001, 1=2 2=1"},
    ("lost", 8): {"done, done, 1=3 2=1", "40001, done, 1=2 2=1", "done, 40001, 1=2 2=1"},
    ("skew", 2): {"done, done, 1=0 2=0", "done, done, 1=0 2=1", "done, done, 1=1 2=0"},
    ("locked", 2): {"done, done, 1=3 2=1"},
    ("added", 2): {"done, done, 1=3 2=1"},
    ("skew", 4): {"done, done, 1=0 2=0", "done, done, 1=0 2=1", "done, done, 1=1 2=0"},
    ("skew", 8): {"done, done, 1=0 2=1", "done, done, 1=1 2=0", "40001, done, 1=1 2=0", "done, 40001, 1=0 2=1"},
    ("phantom", 2): {"same done, done, 1=1 2=1 3=1", "phantom done, done, 1=1 2=1 3=1"},
    ("phantom", 4): {"same done, done, 1=1 2=1 3=1"},
    ("phantom", 8): {"same done, done, 1=1 2=1 3=1"},
    ("circle", 2): {"done, done, 1=3 2=3", "40P01, done, 1=2 2=2", "done, 40P01, 1=2 2=2"},
    ("key", 2): {"23505, done, 1=1 2=1 3=2", "done, 23505, 1=1 2=1 3=1"},
    ("numbered", 2): {"1 of 1 done, 1 of 2 done, 1=1 2=1", "1 of 2 done, 1 of 1 done, 1=1 2=1"},
    ("moved", 2): {"0 done, 1 done, 2=1", "1 done, 0 done, 1=5 2=1"},
    ("moved", 4): {"0 done, 1 done, 2=1", "1 done, 0 done, 1=5 2=1", "1 done, 40001, 1=5 2=1", "40001, 1 done, 2=1"},
}


def writes(runs, driver, check, text_of):
    runs.server.sql("postgres", "CREATE DATABASE copied TEMPLATE shop;")
    mine = runs._run([runs.clew, "run", "+classpath=.", "PostgresWrites", runs.server.url("shop"), WRITER, PASSWORD])
    java = runs._run(["java", "-Duser.timezone=UTC", "-cp", f".:{driver}", "PostgresWrites", runs.server.url("copied"), WRITER,
                      PASSWORD])
    check("writes, keys, constraints and transactions are those of java",
          java.returncode == 0 and len(java.stdout.splitlines()) > 80 and mine.stdout == java.stdout,
          f"{text_of(mine)}\n--- java\n{text_of(java)}")


def isolation(runs, check, text_of):
    for (scenario, level), expected in ENDS.items():
        # Those that take long are explored by two.
        workers = 2 if (scenario, level) in (("skew", 8), ("circle", 2), ("numbered", 2)) else 1
        result = runs._run([runs.clew, "+classpath=.", "+vm.output=all", f"+search.workers={workers}", "PostgresThreads", scenario,
                            str(level), runs.server.url("shop"), WRITER, PASSWORD])
        found = set(re.findall(r"^end: (.*)$", result.stdout, re.MULTILINE))
        check(f"two transactions, {scenario}, level {level}: {len(expected)} ends", found == expected and
              result.returncode == 0 and "safe: " in result.stdout, f"{found}\n{text_of(result)}")


def refused(runs, check, text_of):
    url = runs.server.url("shop")
    insert = "WITH n AS (INSERT INTO seat VALUES(7, 7) RETURNING id) SELECT id FROM n"
    for statements, word in [((insert, "SELECT count(*) FROM taken"), "a view over a table that is written"),
                             ((insert, "SELECT seats()"), "seats() of PostgreSQL, where tables have been written"),
                             ((insert, "SELECT count(*) FROM seat, pg_class"), "pg_class of PostgreSQL beside"),
                             ((insert, "SELECT count(*) FROM other.seat", "SELECT id FROM other.seat FOR UPDATE"), "two tables of the name seat"),
                             (("INSERT INTO stamped VALUES(1) RETURNING x",), "the default now() of PostgreSQL"),
                             (("INSERT INTO told VALUES(1) RETURNING x",), "writes where public.told has triggers"),
                             (("INSERT INTO parts VALUES(1) RETURNING x",), "writes where public.parts"),
                             (("INSERT INTO late VALUES(1) RETURNING x",), "public.late has deferrable constraints"),
                             (("INSERT INTO keeping DEFAULT VALUES RETURNING x",), "the sequence public.kept"),
                             (("SELECT nextval('kept')",), "nextval() of PostgreSQL"),
                             (("SELECT id FROM seat FOR SHARE",), "FOR SHARE and SKIP LOCKED"),
                             (("SELECT id INTO more FROM seat",), "SELECT INTO of PostgreSQL"),
                             (("TRUNCATE seat",), "TRUNCATE of PostgreSQL")]:
        result = runs._run([runs.clew, "+classpath=.", "+db.url=" + url, "+db.user=" + WRITER, "+db.password=" + PASSWORD,
                            "PostgresCounts", "x", "1", *statements])
        check("not supported: " + "; ".join(statements), result.returncode == 3 and word in result.stdout, text_of(result))
    # A name with its schema, a default that is given, and what others may not read.
    result = runs._run([runs.clew, "run", "+classpath=.", "+db.url=" + url, "+db.user=" + WRITER, "+db.password=" + PASSWORD,
                        "PostgresCounts", "x", "1", insert, "SELECT count(*) FROM public.seat", "SELECT sum(s.id) FROM \"public\".seat s",
                        "INSERT INTO stamped VALUES(3, '2020-01-01') RETURNING x", "SELECT count(*) FROM pg_class WHERE relname = 'stamped'",
                        "INSERT INTO numbers VALUES(1) RETURNING x"])
    check("names with a schema, defaults that are not used, no rights", result.stdout.splitlines() ==
          ["7", "3", "10", "3", "1", "42501 ERROR: permission denied for table numbers"], text_of(result))


JARS = ["HikariCP", "commons-dbcp2", "commons-pool2", "commons-logging", "slf4j-api", "slf4j-nop", "spring3-beans",
        "spring3-core", "spring3-jdbc", "spring3-transaction"]


def pools(runs, driver, compile_java, check, text_of):
    jars = [f"/usr/share/java/{jar}.jar" for jar in JARS]
    missing = [jar for jar in jars if not os.path.exists(jar)]
    if missing:
        raise SystemExit(f"no {missing[0]}: Debian's packages are libhikaricp-java, libcommons-dbcp2-java, libspring-jdbc-java")
    path = ":".join([".", *jars])
    compile_java(os.path.join(os.path.dirname(os.path.abspath(__file__)), "pools", "Pools.java"), ":".join(jars))
    for pool in "hikari", "dbcp", "spring":
        runs.server.sql("postgres", f"CREATE DATABASE {pool} TEMPLATE shop;")
        mine = runs._run([runs.clew, "run", "+classpath=" + path, "Pools", pool, runs.server.url("shop"), WRITER, PASSWORD])
        java = runs._run(["java", "-cp", f"{path}:{driver}", "Pools", pool, runs.server.url(pool), WRITER, PASSWORD])
        check(f"a pool, and Spring's templates: {pool}", java.returncode == 0 and java.stdout.endswith("end\n") and
              mine.stdout == java.stdout, f"{text_of(mine)}\n--- java\n{text_of(java)}")
