#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"
#include "search/config/JpfKeys.h"

using namespace clew::search;
namespace fs = std::filesystem;

namespace {

using Files = std::map<std::string, std::string>;

Config read(const Files& files) {
    return Config::fromFile("/p/a.jpf", [&](const fs::path& path) -> std::optional<std::string> {
        auto found = files.find(path.string());
        if (found == files.end()) return std::nullopt;
        return found->second;
    });
}

Config read(const std::string& text) {
    return read(Files{{"/p/a.jpf", text}});
}

// The error line of a file, or of reading all its values.
template <typename Source>
std::string errorOf(const Source& source) {
    try {
        read(source).check();
    } catch (const ConfigError& e) {
        return e.what();
    }
    return "none";
}

} // namespace

TEST_CASE("config: defaults come from the table") {
    Config config;
    CHECK(config.choice("search.class") == "dfs");
    CHECK(config.boolean("vm.spurious_wakeups"));
    CHECK(config.size("vm.heap_limit") == 1u << 30);
    CHECK(config.integer("search.depth_limit") == 0);
    CHECK(!config.integer("symbolic.array_length"));
    CHECK(config.list("listener").empty());
    CHECK(config.originOf("search.class") == "default");
}

TEST_CASE("config: every default in the table is a value of its type") {
    Config config;
    for (const ConfigKey& key : configKeys())
        if (!key.defaultValue.empty())
            config.set(key.name, key.defaultValue, Origin::commandLine());
    config.check();
}

TEST_CASE("config: every row says what it is for, who reads it, and what it may look like") {
    for (const ConfigKey& key : configKeys()) {
        CAPTURE(key.name);
        CHECK_FALSE(key.help.empty());
        CHECK(key.help.find('\n') == std::string_view::npos);
        CHECK_FALSE(key.reader.empty());
        CHECK_FALSE((key.example.empty() && key.defaultValue.empty()));
        if (!key.example.empty()) read(fmt::format("{} = {}", key.name, key.example)).check();
        CHECK(findConfigKey(key.name) == &key); // none is there twice
        CHECK(standingOf(key.name) == KeyStanding::known);
    }
}

TEST_CASE("config: a number out of its range names the range") {
    const auto error = [](std::string_view key, std::string_view value) {
        return errorOf(fmt::format("{} = {}", key, value));
    };
    for (const ConfigKey& key : configKeys()) {
        using enum ValueType;
        if (key.type != integer && key.type != ValueType::size && key.type != seconds) continue;
        CAPTURE(key.name);
        const auto [least, most] = key.range;
        if (least > INT64_MIN) {
            const std::string below = error(key.name, std::to_string(least - 1));
            CHECK(below.find(fmt::format("{}={}: it takes a ", key.name, least - 1)) !=
                  std::string::npos);
            if (key.type == integer) CHECK(below.find(describeRange(key)) != std::string::npos);
            CHECK(error(key.name, std::to_string(least)) == "none");
        }
        if (most < INT64_MAX) {
            CHECK(error(key.name, std::to_string(most + 1)).find(describeRange(key)) !=
                  std::string::npos);
            CHECK(error(key.name, std::to_string(most)) == "none");
        }
    }
    CHECK(error("vm.stack_limit", "7").ends_with("such as 512M, from 64k to 16M"));
    CHECK(error("search.state_limit", "-1") ==
          "/p/a.jpf:1: search.state_limit=-1: it takes a whole number from 0 up");
    CHECK(error("vm.heap_limit", "1").ends_with("such as 512M, from 4k to 1T"));
    CHECK(error("cg.seed", "-9223372036854775808") == "none");
}

TEST_CASE("config: an empty number is the default, an empty list is empty") {
    Config config = read("cg.seed =\nsearch.time_limit =\nreport.publisher =\n");
    CHECK(config.integer("cg.seed") == 42);
    CHECK(config.seconds("search.time_limit") == 0);
    CHECK(config.choices("report.publisher").empty());
}

TEST_CASE("config: keys that are declared after they were set, as those of shared libraries") {
    Config config = read("late.least = 3\nlate.file = x.txt\nlate.lesat = 4\nlatecomer = 5\n");
    config.check();
    static constexpr ConfigKey kLate[] = {
        {.name = "late.least", .type = ValueType::integer, .defaultValue = "1", .help = "least"},
        {.name = "late.file", .type = ValueType::path, .help = "file", .example = "x"}};
    declareKeys("Late", kLate);
    declareKeys("Late", kLate);
    CHECK(std::ranges::count(configKeys(), "late.least", &ConfigKey::name) == 1);
    CHECK(config.integer("late.least") == 3);
    CHECK(config.path("late.file") == "/p/x.txt");
    CHECK_THROWS_WITH_AS(config.check(),
                         "/p/a.jpf:3: unknown key 'late.lesat'; did you mean 'late.least'?",
                         ConfigError);
    CHECK(errorOf(std::string("late.other = 1")) ==
          "/p/a.jpf:1: unknown key 'late.other'; 'clew --help' lists the keys");
}

TEST_CASE("config: values and where they come from") {
    Config config = read(
        "# x\ntarget = Main\nsearch.depth_limit = 12\nvm.spurious_wakeups = "
        "off\nsearch.time_limit=1.5\n");
    config.setFromCommandLine("vm.spurious_wakeups=yes");
    config.setFromCommandLine("search.multiple_errors");
    CHECK(config.string("target") == "Main");
    CHECK(config.originOf("target") == "/p/a.jpf:2");
    CHECK(config.integer("search.depth_limit") == 12);
    CHECK(config.seconds("search.time_limit") == 1.5);
    CHECK(config.boolean("vm.spurious_wakeups"));
    CHECK(config.originOf("vm.spurious_wakeups") == "command line");
    CHECK(config.boolean("search.multiple_errors"));
    CHECK(config.show().find("search.depth_limit = 12  # /p/a.jpf:3\n") != std::string::npos);
}

TEST_CASE("config: append and prepend join without a separator of their own") {
    Config config = read("listener = a\nlistener+=,b\n+listener=c;\n");
    CHECK(config.list("listener") == std::vector<std::string>{"c", "a", "b"});
    config.setFromCommandLine("listener+=,d");
    config.setFromCommandLine("+listener=e,");
    CHECK(config.string("listener") == "e,c;a,b,d");
    CHECK(read("listener+=,b").list("listener") == std::vector<std::string>{"b"});
    CHECK(errorOf(std::string("listener = a\nlistener += b")) ==
          "/p/a.jpf:2: write 'listener+=b', without a blank before '+='");
}

TEST_CASE("config: a list keeps escaped separators") {
    CHECK(read("target.args = a, b c ;d\\\\,e").list("target.args") ==
          std::vector<std::string>{"a", "b c", "d,e"});
    Config config;
    config.setList("target.args", {"", "a,b"}, Origin::commandLine());
    CHECK(config.list("target.args") == std::vector<std::string>{"", "a,b"});
}

TEST_CASE("config: paths are relative to the file that names them") {
    Config config = read(Files{
        {"/p/a.jpf",
         "classpath = build/x;lib/y.jar\n@include sub/b.jpf\nclasspath+=,z\nvm.output=out.txt"},
        {"/p/sub/b.jpf", "classpath+=:../q:${config_path}/r:/abs"}});
    CHECK(config.paths("classpath") ==
          std::vector<fs::path>{"/p/build/x", "/p/lib/y.jar", "/p/q", "/p/sub/r", "/abs", "/p/z"});
    CHECK(config.path("vm.output") == "/p/out.txt");
    config.setFromCommandLine("classpath+=;here");
    CHECK(config.paths("classpath").back() == fs::current_path() / "here");
}

TEST_CASE("config: expansion") {
    Config config = read(
        "who = dining\ntarget = ${who}.Main\nx = [${x}]\nx = [${x}]\ny.${who} = ${search.class}\n");
    CHECK(config.string("target") == "dining.Main");
    CHECK(config.string("x") == "[[]]");
    CHECK(config.string("y.dining") == "dfs");
    CHECK(config.warnings().empty());
    CHECK(read("target = A${").string("target") == "A${");
    CHECK(errorOf(std::string("target = ${nothing}A")) ==
          "/p/a.jpf:1: '${nothing}' has no value; +KEY=VALUE gives it one, or a line of "
          "site.properties (+site=FILE)");
    // Nobody reads it here, and so nobody misses what is not there.
    CHECK(read("native_classpath = ${nothing}/x").isSet("native_classpath"));
}

TEST_CASE("config: variables of the command line and of site.properties") {
    const Files files{
        {"/p/a.jpf",
         "@using = jpf-symbc\nclasspath = ${jpf-symbc}/build:${lib}/x.jar\n"
         "target = ${name}\nsourcepath = ${jpf-symbc.sourcepath}\n"},
        {"/s/site.properties", "root = /opt\njpf-symbc = ${root}/symbc\nextensions = x\n"},
        {"/opt/symbc/jpf.properties", "jpf-symbc.sourcepath = ${config_path}/src\n"}};
    const FileReader reader = [&](const fs::path& path) -> std::optional<std::string> {
        const auto found = files.find(path.string());
        return found == files.end() ? std::nullopt : std::optional(found->second);
    };
    const Config config = Config::fromFile(
        "/p/a.jpf", reader, {"site=/s/site.properties", "lib=/lib", "name=pkg.Main"});
    CHECK(config.paths("classpath") == std::vector<fs::path>{"/opt/symbc/build", "/lib/x.jar"});
    CHECK(config.paths("sourcepath") == std::vector<fs::path>{"/opt/symbc/src"});
    CHECK(config.string("target") == "pkg.Main");
    CHECK_THROWS_WITH_AS(Config::fromFile("/p/a.jpf", reader, {"site=/nowhere"}),
                         "site=/nowhere: no such file", ConfigError);
    CHECK(errorOf(std::string("@using = jpf-other"))
              .starts_with("/p/a.jpf:1: @using: 'jpf-other' has no value; "));
    CHECK(read("@using = jpf-core\njpf-core = ${user.dir}\nclasspath = ${jpf-core}/x")
              .paths("classpath")
              .at(0) == fs::current_path() / "x");
}

TEST_CASE("config: a path that is not beside the file is looked for in the working directory") {
    const fs::path here = fs::current_path() / "config-test-folder";
    fs::create_directory(here);
    const Config config = read(
        "classpath = config-test-folder,other,config-test-folder/*\nvm.output = "
        "config-test-folder\n");
    fs::remove(here);
    REQUIRE(config.paths("classpath").size() == 2); // no jars in it
    CHECK(config.paths("classpath")[0] == here);
    CHECK(config.paths("classpath")[1] == "/p/other");
    CHECK(config.string("classpath").find((here / "*").string()) != std::string::npos);
    CHECK(config.path("vm.output") == "/p/config-test-folder"); // written, and not read
}

TEST_CASE("config: what becomes of JPF's keys") {
    for (const JpfKey& key : jpfKeys()) {
        CAPTURE(key.name);
        CHECK(findConfigKey(key.name) == nullptr);
        CHECK((key.why.empty() != key.ours.empty()));
        CHECK((key.ours.empty() || findConfigKey(key.ours)));
        CHECK(findJpfKey(key.name) == &key);
        const bool isBeginning = key.name.ends_with('.') || key.name.ends_with('_');
        const std::string name = std::string(key.name) + (isBeginning ? "thing" : "");
        const Config config = read(name + " = 1");
        CHECK(config.warnings().size() + config.refusals().size() ==
              (key.agrees == "*" || key.agrees == "1" || !key.ours.empty() ? 0 : 1));
    }
    CHECK(standingOf("symbolic.min_int_x") == KeyStanding::ofJpf); // however near a name may be
    CHECK(standingOf("size.min") == KeyStanding::foreign);         // for Verify.getInt("size")
    CHECK(standingOf("search.min") == KeyStanding::unknown);
    CHECK(standingOf("symbolic.min_imt") == KeyStanding::unknown);
    CHECK(read("search.RandomSearch.path_limit = 7").integer("search.walks") == 7);
    CHECK(read("cg.enable_atomic = true").refusals().empty());
    CHECK(read("cg.enable_atomic = false").refusals() ==
          std::vector<std::string>{"/p/a.jpf:1: cg.enable_atomic=false is not followed: atomic "
                                   "sections are always atomic"});
}

TEST_CASE("config: a value cannot grow without bound") {
    std::string text = "a = 0123456789\n";
    for (int i = 0; i < 40; ++i) text += "a = ${a}${a}\n";
    CHECK(errorOf(text).find("longer than a megabyte") != std::string::npos);
}

TEST_CASE("config: include, its conditions and its errors") {
    CHECK(read(Files{{"/p/a.jpf", "@include=b.jpf\ntarget=${t}"}, {"/p/b.jpf", "t=T"}})
              .string("target") == "T");
    Files conditional{{"/p/a.jpf", "x=1\n@include_if = ?x?b.jpf\n@include_unless ?x?c.jpf\n"},
                      {"/p/b.jpf", "target=B"},
                      {"/p/c.jpf", "target=C"}};
    CHECK(read(conditional).string("target") == "B");

    CHECK(errorOf(Files{{"/p/a.jpf", "\n@include b.jpf"}}) ==
          "/p/a.jpf:2: @include: no such file: /p/b.jpf");
    CHECK(errorOf(Files{{"/p/a.jpf", "@include a.jpf"}}) ==
          "/p/a.jpf:1: cycle of @include: /p/a.jpf -> /p/a.jpf; remove one of them");
    CHECK(
        errorOf(
            Files{{"/p/a.jpf", "@include s/b.jpf"}, {"/p/s/b.jpf", "x=1\n@include ../a.jpf"}}) ==
        "/p/s/b.jpf:2: cycle of @include: /p/a.jpf -> /p/s/b.jpf -> /p/a.jpf; remove one of them");
    CHECK(errorOf(Files{}) == "/p/a.jpf: no such file");
    CHECK(errorOf(std::string("@inclde b.jpf"))
              .starts_with("/p/a.jpf:1: unknown directive '@inclde'"));
    CHECK(errorOf(std::string("@include")) == "/p/a.jpf:1: @include takes the name of a file");
}

TEST_CASE("config: an unknown key is an error that says what was meant") {
    CHECK(errorOf(std::string("\nserach.class = dfs")) ==
          "/p/a.jpf:2: unknown key 'serach.class'; did you mean 'search.class'?");
    CHECK(errorOf(std::string("search.depthlimit = 3")) ==
          "/p/a.jpf:1: unknown key 'search.depthlimit'; did you mean 'search.depth_limit'?");
    CHECK(errorOf(std::string("Target = A")) ==
          "/p/a.jpf:1: unknown key 'Target'; did you mean 'target'?");
    CHECK(errorOf(std::string("search.nonsense.at.all = A")) ==
          "/p/a.jpf:1: unknown key 'search.nonsense.at.all'; 'clew --help' lists the keys");
    CHECK(errorOf(std::string("dot.fil = x.dot")) ==
          "/p/a.jpf:1: unknown key 'dot.fil'; did you mean 'dot.file'?");
    CHECK(errorOf(std::string("et.prnt_jdk = true")).find("did you mean 'et.print_jdk'?") !=
          std::string::npos);
    CHECK(errorOf(std::string("= A")) == "/p/a.jpf:1: a key is missing before '='");
    CHECK(errorOf(std::string("vm.storage.clas = none")).find("did you mean 'vm.storage.class'?") !=
          std::string::npos);
    CHECK(errorOf(std::string("a = \\u12")) ==
          "/p/a.jpf:1: malformed \\u escape; it takes four hexadecimal digits");
}

TEST_CASE("config: keys of listeners and of the user are accepted, keys of JPF with one warning") {
    Config config = read(
        "et.print_insn = true\nmylistener.limit = 3\nhere = x\n"
        "native_classpath = build\njvm.insn_factory.class = X\nnative_classpath+=;y\n");
    CHECK(config.string("mylistener.limit") == "3");
    CHECK(config.integer("mylistener.limit") == 3);
    REQUIRE(config.warnings().size() == 3);
    CHECK(config.warnings()[1] ==
          "/p/a.jpf:4: 'native_classpath' has no meaning here: the class library of the JDK is run "
          "as "
          "it is, with natives of clew's own");
    CHECK(config.warnings()[2] ==
          "/p/a.jpf:5: 'jvm.insn_factory.class' has no meaning here: how bytecode is executed and "
          "states are kept is clew's own affair");
}

TEST_CASE("config: a wrong value names its place and what would be right") {
    CHECK(errorOf(std::string("search.depth_limit = deep")) ==
          "/p/a.jpf:1: search.depth_limit=deep: it takes a whole number from 0 to 4294967295");
    CHECK(errorOf(std::string("search.depth_limit = -1")) ==
          "/p/a.jpf:1: search.depth_limit=-1: it takes a whole number from 0 to 4294967295");
    CHECK(errorOf(std::string("search.depth_limit = 99999999999999999999")) ==
          "/p/a.jpf:1: search.depth_limit=99999999999999999999: it takes a whole number from 0 to "
          "4294967295");
    CHECK(errorOf(std::string("vm.spurious_wakeups = maybe")) ==
          "/p/a.jpf:1: vm.spurious_wakeups=maybe: it takes true or false");
    CHECK(errorOf(std::string("vm.heap_limit = 1X")) ==
          "/p/a.jpf:1: vm.heap_limit=1X: it takes a number of bytes, or one with k, M or G such as "
          "512M, from 4k to 1T");
    CHECK(errorOf(std::string("search.class = bsf")) ==
          "/p/a.jpf:1: search.class=bsf: it takes one of "
          "dfs|bfs|random|pct|pos|preemptions|delays|priority|generational|queries|single (did "
          "you mean 'bfs'?)");
    CHECK(
        errorOf(std::string("report.publisher = console,jason")) ==
        "/p/a.jpf:1: report.publisher=console,jason: it takes a list of console|json|xml|none (did "
        "you mean "
        "'json'?)");
    CHECK(errorOf(std::string("search.time_limit = soon")) ==
          "/p/a.jpf:1: search.time_limit=soon: it takes a number of seconds from 0 up");
    CHECK(errorOf(std::string("target = A B")) ==
          "/p/a.jpf:1: target=A B: it takes the full name of one class, such as pkg.Main");
}

TEST_CASE("config: JPF's class names and ours") {
    auto search = [](const std::string& name) {
        return std::string(read("search.class = " + name).choice("search.class"));
    };
    CHECK(search(".search.DFSearch") == "dfs");
    CHECK(search("gov.nasa.jpf.search.heuristic.BFSHeuristic") == "bfs");
    CHECK(search(".search.heuristic.BFSHeuristic") == "bfs");
    CHECK(search(".search.RandomSearch") == "random");
    CHECK(search(".search.Simulation") == "single");
    CHECK(search("DFS") == "dfs");
    CHECK(read("vm.storage.class = nil").choice("vm.storage.class") == "none");
    CHECK(read("cg.randomize_choices = var_seed").choice("cg.randomize_choices") == "VAR_SEED");
    CHECK(read("search.properties = gov.nasa.jpf.jvm.NotDeadlockedProperty")
              .choices("search.properties") == std::vector<std::string_view>{"deadlock"});
    CHECK(errorOf(std::string("search.properties = my.Property"))
              .find("it takes a list of deadlock|exception") != std::string::npos);
    CHECK(search(".search.heuristic.MostBlocked") == "priority");
    CHECK(read("cg.randomize_choices = true").choice("cg.randomize_choices") == "FIXED_SEED");
    CHECK(read("report.publisher = nil").choices("report.publisher") ==
          std::vector<std::string_view>{"none"});
    CHECK(read("report.publisher = console;json").choices("report.publisher") ==
          std::vector<std::string_view>{"console", "json"});
}

TEST_CASE("config: sizes") {
    auto size = [](const std::string& text) {
        return read("vm.heap_limit = " + text).size("vm.heap_limit");
    };
    CHECK(size("512M") == 512ull << 20);
    CHECK(size("64k") == 64ull << 10);
    CHECK(size("2g") == 2ull << 30);
    CHECK(size("4096") == 4096u);
    CHECK(errorOf(std::string("vm.heap_limit = 99999999999999T"))
              .find("it takes a number of bytes") != std::string::npos);
}
