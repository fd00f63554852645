// The keys of the core. What each row means: ConfigKeys.h.

#include "search/config/CoreKeys.h"

namespace clew::search {
namespace {

using enum ValueType;

constexpr std::int64_t kKilobyte = 1 << 10, kTerabyte = std::int64_t{1} << 40;
constexpr std::int64_t kLongestJavaArray = 2147483647;

constexpr ConfigKey kDatabaseKeys[] = {
    {.name = "db.url",
     .type = string,
     .help = "the database that connections of the program lead to, whatever they name",
     .more =
         "A file of SQLite, relative to the .jpf file, or a database of PostgreSQL: "
         "jdbc:postgresql://host:port/name. It is opened to be read only, as it is when the run "
         "begins. What the program writes is part of its states for SQLite, and not supported "
         "for PostgreSQL.",
     .example = "jdbc:sqlite:books.db"},
    {.name = "db.user",
     .type = string,
     .help = "who asks a database of PostgreSQL",
     .more =
         "Where db.url is set. Without it, libpq's environment (PGUSER) says so, or the user of "
         "the machine.",
     .example = "shop"},
    {.name = "db.password",
     .type = string,
     .help = "the password of db.user",
     .more = "Neither traces nor reports nor checkpoints have it: give it again where one is used. "
             "Without it, libpq looks at the environment (PGPASSWORD) and at ~/.pgpass.",
     .example = "secret",
     .isSecret = true},
    {.name = "db.table",
     .type = string,
     .help = "the table of generated queries, where they are whole statements",
     .more =
         "Of symbolic.method=pkg.Class.method(query): without it, the program uses the query as "
         "a condition, after WHERE.",
     .example = "books"},
    {.name = "db.max_tuples",
     .type = integer,
     .defaultValue = "0",
     .help = "fetch no more tuples by generated queries; 0: no limit",
     .range = {0, kLargestCount},
     .example = "1000"},
    {.name = "db.max_queries",
     .type = integer,
     .defaultValue = "0",
     .help = "generate no more queries; 0: no limit",
     .range = {0, kLargestCount},
     .example = "100"},
    {.name = "db.rows",
     .type = integer,
     .defaultValue = "1",
     .help = "most rows that a generated query returns",
     .range = {1, 8},
     .more =
         "Each number of rows from none to that many is a way of its own, with conditions about "
         "each row and between them. More than one are slow on large tables.",
     .example = "2"},
};

constexpr ConfigKey kProgramKeys[] = {
    {.name = "target",
     .type = javaClass,
     .help = "the class whose main(String[]) to run",
     .example = "pkg.Main"},
    {.name = "target.args",
     .type = list,
     .help = "arguments for main, separated by commas (\\, for a comma in one)",
     .example = "3,fast"},
    {.name = "target.entry",
     .type = string,
     .defaultValue = "main([Ljava/lang/String;)V",
     .help = "the method to run in place of main: without parameters or with String[]",
     .more = "A name alone is enough where one method has it. An instance method is called on an "
             "object that the constructor without parameters makes.",
     .example = "run()V"},
    {.name = "classpath",
     .type = pathList,
     .help = "folders and jars that hold the program's classes; the .jpf's folder if unset",
     .more = "FOLDER/* stands for all jars of a folder. Relative names are relative to the .jpf "
             "file.",
     .example = "build/classes:lib/*"},
    {.name = "sourcepath",
     .type = pathList,
     .help = "folders that hold Java sources: compiled where needed, quoted in traces",
     .example = "${config_path}/src"},
    {.name = "jdk.home",
     .type = path,
     .help = "the JDK whose class library to run; JAVA_HOME or that of 'java' on the path if unset",
     .example = "/usr/lib/jvm/java-17-openjdk-amd64"},
};

constexpr Alternative kProperties[] = {
    {"deadlock", "gov.nasa.jpf.vm.NotDeadlockedProperty",
     "threads are left and none can go on, or some block each other for ever"},
    {"exception", "gov.nasa.jpf.vm.NoUncaughtExceptionsProperty",
     "a thread ends with an exception, a failed assert among them"},
    {"assertion", "",
     "a thread ends with an AssertionError; with any other exception it just ends"},
    {"exit", "", "the program ends with an exit status other than 0"},
    {"livelock", "", "a thread goes on for ever, and never calls Verify.progress()"},
    {"starvation", "", "a thread waits for ever, while others go on"},
};

constexpr Alternative kRandomizeChoices[] = {
    {"NONE", "def false", "in the order of their numbers"},
    {"FIXED_SEED", "path true", "random, the same in every run: cg.seed"},
    {"VAR_SEED", "random", "random, and another order in each run"}};

constexpr ConfigKey kSearchKeys[] = {
    {.name = "search.depth_limit",
     .type = integer,
     .defaultValue = "0",
     .help = "longest path, in transitions; 0: no limit",
     .range = {0, kLargestCount},
     .more = "Where a path was cut, the verdict is 'unknown'. In a loop without choices some "
             "20,000 rounds "
             "are a transition.",
     .example = "200"},
    {.name = "search.workers",
     .type = integer,
     .defaultValue = "0",
     .help = "threads that explore at the same time; 0: one for each processor",
     .range = {0, 256},
     .more = "The verdict is the same with any number; 1 repeats exactly. One alone works where a "
             "listener looks on that has to see one search, by strategies other than dfs, bfs, "
             "priority and generational, and where something is counted (search.state_limit).",
     .example = "4"},
    {.name = "search.checkpoint",
     .type = path,
     .help = "a file to go on from, by 'clew resume FILE', when the run was ended or killed",
     .more =
         "Written every search.checkpoint_interval, and when Ctrl-C or a limit ends the run. By "
         "search.class dfs and bfs, by vm.por=dynamic with one worker; with the "
         "listeners that can be stored, and with symbolic.method where the class has no main.",
     .example = "long.checkpoint"},
    {.name = "search.checkpoint_interval",
     .type = seconds,
     .defaultValue = "60",
     .help = "seconds between two checkpoints"},
    {.name = "search.frontier_memory",
     .type = size,
     .help = "breadth first, states that wait are kept in so much memory; those beyond as paths",
     .more = "Their states are made again when their turn comes, in the same order: what is "
             "explored is the same. Paths take some 150 bytes a state. It takes search.class=bfs.",
     .example = "1g"},
    {.name = "search.time_limit",
     .type = seconds,
     .defaultValue = "0",
     .help = "stop after so many seconds; 0: no limit",
     .example = "60"},
    {.name = "search.path_limit",
     .type = integer,
     .defaultValue = "0",
     .help = "stop after so many paths; 0: no limit",
     .example = "1000"},
    {.name = "search.coverage_goal",
     .type = integer,
     .help = "stop when this much of the program's branches was reached, in percent",
     .range = {1, 100},
     .example = "90"},
    {.name = "search.state_limit",
     .type = integer,
     .defaultValue = "0",
     .help = "stop after so many states; 0: no limit",
     .example = "1000000"},
    {.name = "search.memory_limit",
     .type = size,
     .defaultValue = "0",
     .help = "stop when the process has grown to this; 0: no limit",
     .example = "4G"},
    {.name = "search.min_free",
     .type = size,
     .help = "stop when the machine has less memory left than this; 0: never; a tenth of it if "
             "unset",
     .example = "64M"},
    {.name = "search.multiple_errors",
     .type = boolean,
     .defaultValue = "false",
     .help = "go on after the first error, and report every distinct one"},
    {.name = "search.properties",
     .type = choiceList,
     .defaultValue = "deadlock,exception,exit",
     .help = "what counts as an error, beside what listeners find",
     .alternatives = kProperties},
    {.name = "cg.enumerate_random",
     .type = boolean,
     .defaultValue = "false",
     .help = "java.util.Random and Math.random are choices"},
    {.name = "cg.max_processors",
     .type = integer,
     .defaultValue = "2",
     .help = "what Runtime.availableProcessors returns",
     .range = {1, 1'000'000},
     .more = "One number, and no choice."},
    {.name = "cg.randomize_choices",
     .type = choice,
     .defaultValue = "NONE",
     .help = "the order in which alternatives are tried",
     .alternatives = kRandomizeChoices},
    {.name = "cg.seed",
     .type = integer,
     .defaultValue = "42",
     .help = "seed for random orders, random walks and the values of tests",
     .range = kAnyNumber},
};

constexpr ConfigKey kSpecificationKeys[] = {
    {.name = "spec",
     .type = pathList,
     .help = "files with specifications of classes that have no annotations for them",
     .example = "iterator.spec"},
    {.name = "spec.throw",
     .type = boolean,
     .defaultValue = "false",
     .help = "a violated specification throws its exception into the program",
     .more =
         "Otherwise it ends the path, and is reported. The exception is that of the annotation, "
         "RuntimeException if it names none."},
    {.name = "spec.ltl",
     .help = "a formula of linear temporal logic that all fair paths of the program satisfy",
     .more = "Over the names of spec.propositions. Every access to shared memory is an occasion to "
             "change threads then, as with vm.por=none.",
     .example = "G (wants -> F inside)"},
    {.name = "spec.fair",
     .type = boolean,
     .defaultValue = "true",
     .help = "cycles count only where each thread that can go on all the time goes on some time",
     .more = "Of spec.ltl, livelock and starvation. With false, a scheduler may leave a thread out "
             "for ever."},
    {.name = "spec.propositions",
     .type = list,
     .help = "what the names in spec.ltl mean: NAME ::= a condition on a static field, or a call",
     .more = "A call, pkg.Class.method() or method(int), holds when the method is entered; return "
             "pkg.Class.method() when it returns, throw pkg.Class.method() when an exception "
             "leaves it. Thread.getName() == \"A\" holds at the calls and returns of that "
             "thread. The formula steps with each of these calls and each change of a condition.",
     .example = "wants ::= Lock.wants[0], inside ::= Lock.inside == 1, asked ::= Lock.take()"},
    {.name = "spec.end",
     .type = boolean,
     .defaultValue = "true",
     .help =
         "a program that ends with a specification open, as G (q -> F r) behind q, violates it"},
};

constexpr Alternative kStorageClasses[] = {
    {"fingerprint",
     "gov.nasa.jpf.vm.JenkinsStateSet gov.nasa.jpf.vm.FullStateSet gov.nasa.jpf.vm.SparseIntSet "
     "hash",
     "a fingerprint of 128 bits for each"},
    {"none", "nil null", "not at all: each path is walked for itself"},
};

constexpr Alternative kReductions[] = {
    {"none", "false no off", "every thread may go on at every access to what others can reach"},
    {"static", "true yes on", "accesses that a lock protects, and the like, are no occasion"},
    {"dynamic", "",
     "of orders of steps that do not depend on each other one is walked; depth-first"},
};

constexpr ConfigKey kMachineKeys[] = {
    {.name = "vm.por",
     .type = choice,
     .help = "partial-order reduction; unset: static, and dynamic where that does not end soon",
     .alternatives = kReductions,
     .more =
         "Leaves out schedules that lead to no other end state. Unset, what has not ended after "
         "a million transitions is explored again with the dynamic one, unless the program has "
         "inputs or something is asked for that takes the static one: another order of the "
         "search, checkpoints, a coverage to reach, vm.symmetry, finalizers, livelock, "
         "starvation or a formula. Off it is of use to those who look for a mistake in it.",
     .example = "dynamic"},
    {.name = "vm.symmetry",
     .type = boolean,
     .defaultValue = "false",
     .help = "states that differ only in which thread is which are one",
     .more = "For programs with many threads that do the same. Threads that the program tells "
             "apart by name, by number or by where it keeps them are no such. A state takes longer "
             "to match."},
    {.name = "vm.storage.class",
     .type = choice,
     .defaultValue = "fingerprint",
     .help = "how visited states are kept; none = stateless",
     .alternatives = kStorageClasses},
    {.name = "vm.output",
     .type = string,
     .defaultValue = "reported",
     .help = "whose output is shown: reported, that of the path that is reported; all, of all "
             "paths; or a file for the latter",
     .more = "What is printed before the first choice belongs to all paths and comes at once. "
             "Where nothing is reported, what the paths print behind it is not shown. 'clew run', "
             "and a search of a single path, show all.",
     .example = "out.txt"},
    {.name = "vm.heap_limit",
     .type = size,
     .defaultValue = "1G",
     .help = "Java heap; beyond it the program gets an OutOfMemoryError",
     .range = {4 * kKilobyte, kTerabyte},
     .example = "100M"},
    {.name = "vm.disable_assertions",
     .type = list,
     .help = "classes whose assert statements do nothing, * for any text",
     .more = "Those of the JDK are off, all others on. With ! before it: classes that keep theirs; "
             "the last one that fits a class counts. -da and -ea set it.",
     .example = "org.example.*,!org.example.Main"},
    {.name = "vm.add_opens",
     .type = list,
     .help = "packages of the JDK that reflection may open, MODULE/PACKAGE=TARGET; --add-opens "
             "adds one",
     .example = "java.base/java.lang=ALL-UNNAMED"},
    {.name = "vm.add_exports",
     .type = list,
     .help = "packages of the JDK that are exported, MODULE/PACKAGE=TARGET; --add-exports adds one",
     .example = "java.base/sun.security.x509=ALL-UNNAMED"},
    {.name = "vm.process_finalizers",
     .type = boolean,
     .defaultValue = "false",
     .help = "finalize() of what has become garbage is called, each by a thread of its own",
     .more = "As JLS 12.6 has it: in any order, concurrently, at any time from then on, and what "
             "it throws is ignored. Not with vm.por=dynamic."},
    {.name = "vm.properties",
     .type = list,
     .help = "system properties of the program, NAME=VALUE; -DNAME=VALUE adds one",
     .example = "user.country=DE,app.mode=test"},
    {.name = "vm.spurious_wakeups",
     .type = boolean,
     .defaultValue = "true",
     .help = "Object.wait and LockSupport.park may return for no reason",
     .more = "As Java allows it, where the program calls them itself. The JDK's own classes check "
             "again why they were woken: Condition.await returns for a reason, though it promises "
             "no more than Object.wait. A thread that could only go on for no reason is deadlocked "
             "all the same."},
    {.name = "vm.stack_limit",
     .type = size,
     .defaultValue = "1M",
     .help = "stack of a thread; beyond it a StackOverflowError",
     .range = {64 * kKilobyte, 16 * 1024 * kKilobyte},
     .more = "As java -Xss takes it: a frame counts 32 bytes, and 8 for each of the method's "
             "locals.",
     .example = "4M"},
};

constexpr Alternative kSymbolicFields[] = {
    {"none", "false", "they have the values of a new object"},
    {"instance", {}, "those of the receiver are inputs"},
    {"static", {}, "those of the class are inputs"},
    {"all", "true", "both are inputs"}};

constexpr Alternative kSymbolicMocks[] = {
    {"none", {}, "nowhere: it is null, or of a class on the class path"},
    {"missing", {}, "where no class on the class path has its type"},
    {"all", {}, "wherever Java would allow one"}};
constexpr Alternative kSymbolicObjects[] = {
    {"fields", {}, "their fields are inputs"},
    {"constructors", {}, "they are made by a constructor whose arguments are inputs"}};

constexpr Alternative kSolverLayers[] = {
    {"rewriting"},  {"contradiction"}, {"disjuncts"}, {"independence"}, {"cache"},
    {"evaluation"}, {"intervals"},     {"hashes"},    {"candidates"},   {"enumeration"}};

constexpr ConfigKey kSymbolicKeys[] = {
    {.name = "symbolic.method",
     .type = string,
     .help = "explore this method: pkg.Class.method(sym#con), sym for each parameter that is an "
             "input; overloads: (int:sym)",
     .more = "'query' in place of sym is a text that the method uses as a condition, or with "
             "db.table as a statement, of SQL: queries are generated whose rows take every path.",
     .example = "pkg.Money.of(long:sym#String:con)"},
    {.name = "symbolic.fields",
     .type = choice,
     .defaultValue = "none",
     .help = "which fields are inputs too, beside those with @Symbolic",
     .alternatives = kSymbolicFields},
    {.name = "symbolic.objects",
     .type = choice,
     .defaultValue = "fields",
     .help = "how objects that are inputs are made",
     .alternatives = kSymbolicObjects,
     .more = "Records are always made by their canonical constructors. Where a constructor throws, "
             "there is no such object. With 'constructors', objects are as one of the constructors "
             "that are not private leaves them, which the report names as an assumption; with "
             "'fields', it names the private and final fields that an error depends on."},
    {.name = "symbolic.mocks",
     .type = choice,
     .help = "where an input may be of a class that there is not: a mock",
     .alternatives = kSymbolicMocks,
     .more = "A mock has the supertypes that the path asks for; its methods return inputs and do "
             "nothing else, which the report names as an assumption. Where it is unset, it is "
             "'none'; for 'clew tests', it is 'all'.",
     .example = "all"},
    {.name = "mocks.effects",
     .type = boolean,
     .defaultValue = "false",
     .help = "a mock's methods may change arrays of primitive types that they are given",
     .more = "Each element is an input after the call. The report names what else they could do as "
             "an assumption."},
    {.name = "symbolic.array_length",
     .type = integer,
     .help = "assume that arrays which are inputs are at most so long",
     .range = {0, kLongestJavaArray},
     .more = "The report names the assumption. 'clew tests' assumes 20 where it is unset.",
     .example = "5"},
    {.name = "symbolic.string_length",
     .type = integer,
     .help = "assume that strings which are inputs are at most so long",
     .range = {0, kLongestJavaArray},
     .more = "The report names the assumption. 'clew tests' assumes 40 where it is unset.",
     .example = "10"},
    {.name = "symbolic.min_byte",
     .type = integer,
     .help = "assume that inputs of type byte are at least this",
     .range = {INT8_MIN, INT8_MAX},
     .example = "0"},
    {.name = "symbolic.max_byte",
     .type = integer,
     .help = "assume that inputs of type byte are at most this",
     .range = {INT8_MIN, INT8_MAX},
     .example = "100"},
    {.name = "symbolic.min_char",
     .type = integer,
     .help = "assume that inputs of type char are at least this",
     .range = {0, UINT16_MAX},
     .example = "32"},
    {.name = "symbolic.max_char",
     .type = integer,
     .help = "assume that inputs of type char are at most this",
     .range = {0, UINT16_MAX},
     .example = "126"},
    {.name = "symbolic.min_short",
     .type = integer,
     .help = "assume that inputs of type short are at least this",
     .range = {INT16_MIN, INT16_MAX},
     .example = "-1000"},
    {.name = "symbolic.max_short",
     .type = integer,
     .help = "assume that inputs of type short are at most this",
     .range = {INT16_MIN, INT16_MAX},
     .example = "1000"},
    {.name = "symbolic.min_int",
     .type = integer,
     .help = "assume that inputs of type int are at least this",
     .range = {INT32_MIN, INT32_MAX},
     .example = "-1000"},
    {.name = "symbolic.max_int",
     .type = integer,
     .help = "assume that inputs of type int are at most this",
     .range = {INT32_MIN, INT32_MAX},
     .example = "1000"},
    {.name = "symbolic.min_long",
     .type = integer,
     .help = "assume that inputs of type long are at least this",
     .range = {INT64_MIN, INT64_MAX},
     .example = "0"},
    {.name = "symbolic.max_long",
     .type = integer,
     .help = "assume that inputs of type long are at most this",
     .range = {INT64_MIN, INT64_MAX},
     .example = "1000000"},
    {.name = "symbolic.min_float",
     .type = string,
     .help = "assume that inputs of type float are at least this, and numbers",
     .example = "-1000.5"},
    {.name = "symbolic.max_float",
     .type = string,
     .help = "assume that inputs of type float are at most this, and numbers",
     .example = "1000.5"},
    {.name = "symbolic.min_double",
     .type = string,
     .help = "assume that inputs of type double are at least this, and numbers",
     .example = "-1000.5"},
    {.name = "symbolic.max_double",
     .type = string,
     .help = "assume that inputs of type double are at most this, and numbers",
     .example = "1000.5"},
    {.name = "symbolic.solver",
     .type = choiceList,
     .defaultValue = "rewriting,contradiction,disjuncts,independence,cache,evaluation,intervals,"
                     "hashes,candidates,enumeration",
     .help = "what is tried, in this order, before Z3 and cvc5 are asked",
     .alternatives = kSolverLayers},
    {.name = "symbolic.solver_timeout",
     .type = seconds,
     .defaultValue = "2",
     .help = "limit for one question to Z3 or cvc5",
     .more = "A question without an answer makes the verdict 'unknown', unless another path "
             "violates a property."},
};

constexpr Alternative kJunitVersions[] = {{"5"}, {"4"}};
constexpr Alternative kKeptTests[] = {{"minimal", {}, "those that together cover what all cover"},
                                      {"all", {}, "at least one for each path"}};

constexpr Alternative kWrittenMocks[] = {
    {"classes", {}, "nested classes of the test class"},
    {"mockito", {}, "by Mockito where it can express them, and otherwise nested classes"}};

constexpr Alternative kTestDatabases[] = {
    {"same", {}, "the one that the queries were generated for"},
    {"embedded", {}, "a file of SQLite that each test makes, with the tuples that the paths need"}};

constexpr ConfigKey kTestsKeys[] = {
    {.name = "tests.output",
     .type = path,
     .help = "the folder for the tests; -o DIR sets it",
     .example = "src/test/java"},
    {.name = "tests.run",
     .type = boolean,
     .defaultValue = "false",
     .help = "compile the tests and run them on the JDK's own JVM; --run sets it"},
    {.name = "tests.update",
     .type = boolean,
     .defaultValue = "false",
     .help = "keep tests of an earlier run that still pass, and add what they do not reach; "
             "--update sets it",
     .more = "What a person has changed or written stays as it is, and is reported where it does "
             "not pass (exit code 1); tests as clew has written them that do not pass are dropped. "
             "The tests are run on the JDK's own JVM."},
    {.name = "tests.junit",
     .type = choice,
     .defaultValue = "5",
     .help = "the JUnit that the tests are for",
     .alternatives = kJunitVersions},
    {.name = "tests.keep",
     .type = choice,
     .defaultValue = "minimal",
     .help = "which tests are written",
     .alternatives = kKeptTests},
    {.name = "tests.mocks",
     .type = choice,
     .defaultValue = "classes",
     .help = "how tests write mocks. --run takes Mockito from Debian's libmockito-java.",
     .alternatives = kWrittenMocks},
    {.name = "tests.database",
     .type = choice,
     .defaultValue = "same",
     .help = "the database that tests with generated queries run on",
     .alternatives = kTestDatabases,
     .more = "Where symbolic.method has a query. Connections that the program makes lead there, as "
             "with db.url; JDBC's driver for it has to be on the class path. 'embedded' is a "
             "file of SQLite, or for PostgreSQL a database in the memory of H2, with the rows that "
             "the tests need."},
    {.name = "tests.sequence_length",
     .type = integer,
     .defaultValue = "2",
     .help = "most calls added at a time: to a new object, or to a useful sequence",
     .range = {0, 1000}},
    {.name = "tests.time",
     .type = seconds,
     .defaultValue = "60",
     .help = "time to look for tests of a class; for a pattern, of all its classes together",
     .more = "The search goes on until then, as long as a branch is neither reached nor proved "
             "infeasible. 0: there is no limit, it ends where it has been in vain for long, and "
             "each machine writes the same tests."},
    {.name = "tests.json",
     .type = path,
     .help = "a file for what 'clew tests' of a pattern has come to, class by class",
     .example = "tests.json"},
};

constexpr Alternative kPublishers[] = {
    {"console", "gov.nasa.jpf.report.ConsolePublisher", "standard output"},
    {"json", "gov.nasa.jpf.report.JSONPublisher", "report.json.file"},
    {"xml", "gov.nasa.jpf.report.XMLPublisher", "report.xml.file"},
    {"none", "nil null", "nowhere: the exit code tells the verdict"},
};

constexpr Alternative kViolationTopics[] = {{"error", "result", "what went wrong, and where"},
                                            {"trace", "output", "the path that leads there"},
                                            {"snapshot", {}, "the threads at its end"},
                                            {"statistics", {}, "of the search"}};

constexpr ConfigKey kReportKeys[] = {
    {.name = "report.publisher",
     .type = choiceList,
     .defaultValue = "console",
     .help = "where the report goes",
     .alternatives = kPublishers},
    {.name = "report.console.property_violation",
     .type = choiceList,
     .defaultValue = "error,trace,snapshot,statistics",
     .help = "what the console shows of a violation",
     .alternatives = kViolationTopics},
    {.name = "report.minimize",
     .type = boolean,
     .defaultValue = "true",
     .help = "look for a path with fewer switches of threads that leads to the same error",
     .more = "For a second of the processor's time at most, by executing schedules near the one "
             "that was found. Paths with inputs, and such as depend on Verify's counters, are "
             "shown as they were found."},
    {.name = "report.folder",
     .type = path,
     .help = "where the files go that have no other name; the working folder if unset",
     .example = "${config_path}/reports"},
    {.name = "report.json.file",
     .type = path,
     .help = "the JSON report; TARGET-report.json if unset",
     .example = "report.json"},
    {.name = "report.xml.file",
     .type = path,
     .help = "the XML report; TARGET-report.xml if unset",
     .example = "report.xml"},
    {.name = "report.trace.file",
     .type = path,
     .help = "the path of the violation, for 'clew replay'; TARGET.trace.json if unset",
     .example = "violation.trace.json"},
};

constexpr KeyGroup kGroups[] = {
    {"the set-up of the program", kProgramKeys},
    {"the search", kSearchKeys},
    {"specifications", kSpecificationKeys},
    {"the virtual machine", kMachineKeys},
    {"symbolic exploration", kSymbolicKeys},
    {"databases", kDatabaseKeys},
    {"clew tests", kTestsKeys},
    {"the report", kReportKeys},
};

} // namespace

std::span<const KeyGroup> coreKeys() {
    return kGroups;
}

} // namespace clew::search
