#include <doctest/doctest.h>
#include <fmt/format.h>
#include <unistd.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "search/config/ArgumentFile.h"
#include "search/config/CommandLine.h"
#include "search/config/ConfigJson.h"
#include "search/config/ConfigKeys.h"

using namespace clew::search;
namespace fs = std::filesystem;

namespace {

// A folder of its own for each test, removed after it.
class Folder {
  public:
    Folder()
        : path_(fs::temp_directory_path() / ("clew-command-line-" + std::to_string(getpid()))) {
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    std::string write(const std::string& name, const std::string& content) const {
        std::ofstream(path_ / name) << content;
        return (path_ / name).string();
    }
    const fs::path& path() const { return path_; }

  private:
    fs::path path_;
};

using Arguments = std::vector<std::string>;

std::string errorOf(const Arguments& arguments) {
    try {
        parseCommandLine(arguments);
    } catch (const ConfigError& e) {
        return e.what();
    }
    return "none";
}

} // namespace

TEST_CASE(
    "command line: a .jpf file with settings, which win over the file's wherever they stand") {
    Folder folder;
    std::string file = folder.write("a.jpf", "target = A\nsearch.class = bfs\ntarget.args = 1,2\n");
    for (const Arguments& arguments : {Arguments{file, "+search.class=random", "+listener+=,X"},
                                       {"+search.class=random", "+listener=X", file}}) {
        CommandLine line = parseCommandLine(arguments);
        CHECK(line.action == CommandLine::Action::check);
        CHECK(line.config.string("target") == "A");
        CHECK(line.config.choice("search.class") == "random");
        CHECK(line.config.list("listener") == Arguments{"X"});
        CHECK(line.config.list("target.args") == Arguments{"1", "2"});
        CHECK(line.config.paths("classpath") == std::vector<fs::path>{folder.path()});
    }
    CHECK(parseCommandLine({file, "--show"}).action == CommandLine::Action::show);
    CHECK(parseCommandLine({file, "--", "+x=1", "--show"}).config.list("target.args") ==
          Arguments{"+x=1", "--show"});
    CHECK(errorOf({file, "more"}).ends_with("a setting is written +key=value"));
    CHECK(errorOf({file, "+serach.class=dfs"}) ==
          "command line: unknown key 'serach.class'; did you mean 'search.class'?");
    CHECK(errorOf({file, "+vm.spurious_wakeups=7"}) ==
          "command line: vm.spurious_wakeups=7: it takes true or false");
}

TEST_CASE("command line: a class") {
    CommandLine line = parseCommandLine(
        {"-cp", "x.jar:build", "pkg.Main", "-v", "a,b", "", "+vm.spurious_wakeups=false"});
    CHECK(line.config.string("target") == "pkg.Main");
    CHECK(line.config.list("target.args") == Arguments{"-v", "a,b", ""});
    CHECK(line.config.paths("classpath") ==
          std::vector<fs::path>{fs::current_path() / "x.jar", fs::current_path() / "build"});
    CHECK(!line.config.boolean("vm.spurious_wakeups"));
    CHECK(parseCommandLine({"+target=Main"}).config.string("target") == "Main");
}

TEST_CASE("command line: run, as java would") {
    CommandLine line = parseCommandLine({"run", "-cp", "build", "Main", "run"});
    CHECK(line.action == CommandLine::Action::run);
    CHECK(line.config.choice("search.class") == "single");
    CHECK(line.config.list("target.args") == Arguments{"run"});
    CHECK(errorOf({"run"}).starts_with("clew: what to check is missing"));
}

TEST_CASE("command line: a Java source file") {
    Folder folder;
    std::string file = folder.write("Foo.java", "class Foo {}");
    CommandLine line = parseCommandLine({file, "1", "2"});
    CHECK(line.javaSource == file);
    CHECK(line.config.list("target.args") == Arguments{"1", "2"});
}

TEST_CASE("command line: replay takes the configuration that the trace holds") {
    Folder folder;
    Config recorded;
    recorded.set("target", "pkg.Main", Origin::commandLine());
    recorded.set("vm.spurious_wakeups", "false", Origin::commandLine());
    recorded.setList("target.args", {"a,b", ""}, Origin::commandLine());
    nlohmann::json trace{{"configuration", toJson(recorded)}};
    std::string file = folder.write("t.trace.json", trace.dump());
    CommandLine line = parseCommandLine({"replay", file, "+vm.spurious_wakeups=true"});
    CHECK(line.action == CommandLine::Action::replay);
    CHECK(line.trace == file);
    CHECK(line.config.string("target") == "pkg.Main");
    CHECK(line.config.list("target.args") == Arguments{"a,b", ""});
    CHECK(line.config.boolean("vm.spurious_wakeups"));
    CHECK(errorOf({"replay"}) == "clew: 'replay' takes the trace to run again after it");
    CHECK(errorOf({"replay", "/nowhere/t"}).starts_with("/nowhere/t: no such file"));
    for (const char* text : {"", "[]", "{}", "{\"configuration\":[]}", "{\"configuration\":"})
        CHECK(errorOf({"replay", folder.write("bad", text)}).find("not a trace") !=
              std::string::npos);
    CHECK(errorOf({"replay", folder.write("bad", R"({"configuration":{"target":1}})")})
              .find("must be a string or a list of strings") != std::string::npos);
}

TEST_CASE("command line: wrong usage is one line that says what would be right") {
    Folder folder;
    CHECK(errorOf({}) ==
          "clew: what to check is missing; 'clew FILE.jpf', or 'clew --help' for more");
    CHECK(errorOf({"--frobnicate"}) ==
          "clew: unknown option '--frobnicate'; 'clew --help' lists them");
    CHECK(errorOf({"-cp"}) == "clew: '-cp' takes the class path after it");
    CHECK(errorOf({"no/such.jpf"}) == "no/such.jpf: no such file");
    CHECK(errorOf({"no/such.java"}) == "no/such.java: no such file");
    CHECK(errorOf({"lib/x.jar"}) == "lib/x.jar: which class? 'clew -cp lib/x.jar pkg.Main'");
    CHECK(errorOf({"notes/x.txt"}) ==
          "notes/x.txt: neither a .jpf file, a .java file nor the name of a class");
    std::string empty = folder.write("empty.jpf", "vm.spurious_wakeups = true\n");
    CHECK(errorOf({empty}) ==
          empty + ": no target; write 'target = pkg.Main', the class whose main to run");
}

TEST_CASE("command line: help and version") {
    CHECK(parseCommandLine({"--help"}).action == CommandLine::Action::help);
    CHECK(parseCommandLine({"--version"}).action == CommandLine::Action::version);
    for (const ConfigKey& key : configKeys())
        CHECK(helpText().find(std::string(key.name) + ' ') != std::string::npos);
}

TEST_CASE("command line: help for one key") {
    CHECK(parseCommandLine({"--help", "vm.spurious_wakeups"}).helpKey == "vm.spurious_wakeups");
    const std::string stack = helpText("vm.stack_limit");
    for (const char* line :
         {"range      from 64k to 16M\n", "default    1M\n", "read by    the virtual machine\n",
          "example    vm.stack_limit = 4M\n"})
        CHECK(stack.find(line) != std::string::npos);
    CHECK(helpText("dot.file").find("read by    StateSpaceDot\n") != std::string::npos);
    CHECK(helpText("search.class").find("random walks from the start") != std::string::npos);
    for (const ConfigKey& key : configKeys())
        CHECK(helpText(key.name).find(fmt::format("example    {} = ", key.name)) !=
              std::string::npos);
    CHECK_THROWS_WITH_AS(helpText("vm.stak_limit"),
                         "clew: unknown key 'vm.stak_limit'; did you mean 'vm.stack_limit'?",
                         ConfigError);
}

TEST_CASE("command line: assertions as java takes them") {
    const auto disabled = [](Arguments arguments) {
        arguments.push_back("p.Main");
        return parseCommandLine(arguments).config.list("vm.disable_assertions");
    };
    CHECK(disabled({"-ea"}) == Arguments{"!*"});
    CHECK(disabled({"-da", "-disableassertions:p.q..."}) == Arguments{"*", "p.q.*"});
    // What says more counts, wherever it stands; the later one of two that say as much.
    CHECK(disabled({"-ea:p.Main", "-da:p...", "-ea:p.q...", "-da"}) ==
          Arguments{"*", "p.*", "!p.q.*", "!p.Main"});
    CHECK(disabled({"-da", "-ea"}) == Arguments{"*", "!*"});
    CHECK(disabled({"-dsa"}).empty());
    CHECK(errorOf({"-da:", "p.Main"}).starts_with("clew: '-da:': expected a class or a package"));
    CHECK(errorOf({"-esa", "p.Main"}).starts_with("clew: unknown option '-esa'"));
}

TEST_CASE("command line: properties and the class path as java takes them") {
    const CommandLine line =
        parseCommandLine({"-Dfast", "-Da.b=c=d", "--class-path=one:two", "p.Main"});
    CHECK(line.config.list("vm.properties") == Arguments{"fast", "a.b=c=d"});
    CHECK(line.config.paths("classpath").size() == 2);
    CHECK(errorOf({"-D", "p.Main"}).starts_with("clew: unknown option '-D'"));
    CHECK(errorOf({"-D=x", "p.Main"}).starts_with("clew: unknown option '-D=x'"));
}

TEST_CASE("command line: a folder is no file that was meant") {
    const Folder folder;
    const fs::path before = fs::current_path();
    fs::create_directories(folder.path() / "Main");
    folder.write("Other", "");
    fs::current_path(folder.path());
    CHECK(parseCommandLine({"Main"}).config.string("target") == "Main");
    CHECK(errorOf({"Other"}).starts_with("Other: neither a .jpf file"));
    fs::current_path(before);
}

TEST_CASE("command line: packages of modules") {
    const CommandLine line = parseCommandLine({"--add-opens", "java.base/java.lang=ALL-UNNAMED,x.y",
                                               "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED",
                                               "p.Main", "--add-opens"});
    CHECK(line.config.list("vm.add_opens") ==
          Arguments{"java.base/java.lang=ALL-UNNAMED", "java.base/java.lang=x.y"});
    CHECK(line.config.list("vm.add_exports") == Arguments{"java.base/sun.nio.ch=ALL-UNNAMED"});
    CHECK(line.config.list("target.args") == Arguments{"--add-opens"});
    for (const char* wrong : {"java.base", "java.base/=X", "/p=X", "java.base/p", "java.base/p="})
        CHECK(errorOf({"--add-opens", wrong, "p.Main"}).find("expected MODULE/PACKAGE=TARGET") !=
              std::string::npos);
}

TEST_CASE("command line: arguments from a file") {
    CHECK(argumentsIn("-cp a:b  # and more\n\"p q\\tr\" 's\"t' \"\" u#v\r\nw\\\n   x\n# end") ==
          Arguments{"-cp", "a:b", "p q\tr", "s\"t", "", "u#v", "wx"});
    CHECK(argumentsIn("'open\nnext").size() == 2);
    Folder folder;
    const std::string file = folder.write("options", "-Da=1 p.Main\none @two");
    const CommandLine line = parseCommandLine({"@" + file, "@three"});
    CHECK(line.config.string("target") == "p.Main");
    CHECK(line.config.list("target.args") == Arguments{"one", "@two", "@three"});
    CHECK(line.config.list("vm.properties") == Arguments{"a=1"});
    CHECK(parseCommandLine({"@" + folder.write("empty", "# nothing"), "p.Main"})
              .config.string("target") == "p.Main");
    CHECK(errorOf({"@/nowhere/x", "p.Main"}) == "clew: @/nowhere/x: no such file");
    // Names in a file are none of files.
    CHECK(errorOf({"@" + folder.write("nested", "@" + file)}).find("@") != std::string::npos);
    CHECK(errorOf({"--disable-@files", "@" + file}).find("neither a .jpf file") !=
          std::string::npos);
}

TEST_CASE("command line: --quiet is clew's before the program's arguments") {
    CHECK(parseCommandLine({"--quiet", "p.Main"}).isQuiet);
    const CommandLine line = parseCommandLine({"p.Main", "--quiet"});
    CHECK_FALSE(line.isQuiet);
    CHECK(line.config.list("target.args") == Arguments{"--quiet"});
}

TEST_CASE("command line: tests for a class") {
    for (const Arguments& arguments :
         {Arguments{"tests", "p.Money", "-cp", "m.jar", "-o", "/out", "--run", "+tests.junit=4"},
          {"tests", "--run", "-o", "/out", "-cp", "m.jar", "+tests.junit=4", "p.Money"}}) {
        CommandLine line = parseCommandLine(arguments);
        CHECK(line.action == CommandLine::Action::tests);
        CHECK(line.config.string("target") == "p.Money");
        CHECK(line.config.path("tests.output") == "/out");
        CHECK(line.config.boolean("tests.run"));
        CHECK(line.config.choice("tests.junit") == "4");
        CHECK(line.config.paths("classpath").at(0).filename() == "m.jar");
    }
    CHECK(errorOf({"tests", "p.Money"}).find("where to write the tests is missing") !=
          std::string::npos);
    CHECK(errorOf({"tests", "-o", "/out"}).find("what to check is missing") != std::string::npos);
    CHECK(errorOf({"tests", "p.Money", "-o"}).find("'-o' takes the folder for the tests") !=
          std::string::npos);
    CHECK(errorOf({"tests", "p.Money", "-o", "/out", "more"}).find("unexpected argument 'more'") !=
          std::string::npos);
}
