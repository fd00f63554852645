#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>

#include "search/Installation.h"
#include "search/JavaCompiler.h"
#include "search/config/CommandLine.h"
#include "vm/classpath/Jdk.h"

using namespace clew::search;
namespace fs = std::filesystem;

namespace {

// Sources in a folder, and a cache, of this test alone.
class Workspace {
  public:
    Workspace()
        : path_(fs::temp_directory_path() / ("clew-java-compiler-" + std::to_string(getpid()))) {
        fs::remove_all(path_);
        fs::create_directories(path_);
        if (const char* old = std::getenv("XDG_CACHE_HOME")) oldCache_ = old;
        setenv("XDG_CACHE_HOME", (path_ / ".cache").c_str(), 1);
    }
    ~Workspace() {
        oldCache_.empty() ? unsetenv("XDG_CACHE_HOME")
                          : setenv("XDG_CACHE_HOME", oldCache_.c_str(), 1);
        fs::remove_all(path_);
    }

    std::string write(const std::string& name, const std::string& content) const {
        fs::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name) << content;
        return (path_ / name).string();
    }

    // The configuration after compilation.
    Config compile(const std::vector<std::string>& arguments) const {
        CommandLine line = parseCommandLine(arguments);
        compileSources(line.config, line.javaSource, clew::vm::classpath::findJdk({}));
        return std::move(line.config);
    }

    std::string errorOf(const std::vector<std::string>& arguments) const {
        try {
            compile(arguments);
        } catch (const ConfigError& e) {
            return e.what();
        }
        return "none";
    }

    const fs::path& path() const { return path_; }

  private:
    fs::path path_;
    std::string oldCache_;
};

} // namespace

TEST_CASE("java compiler: the target's source beside the .jpf file, compiled once") {
    Workspace work;
    std::string file = work.write("a.jpf", "target = p.Main$Inner\n");
    work.write("p/Main.java", "package p; class Main { static class Inner extends q.Helper {} }");
    work.write(
        "q/Helper.java",
        "package q; public class Helper { boolean b = gov.nasa.jpf.vm.Verify.getBoolean(); }");
    work.write("q/Broken.java", "this is nobody's business");

    Config config = work.compile({file});
    fs::path classes = config.paths("classpath").at(0);
    CHECK(fs::exists(classes / "p/Main$Inner.class"));
    CHECK(fs::exists(classes / "q/Helper.class"));
    CHECK(config.paths("classpath").at(1) == work.path());
    CHECK(config.paths("sourcepath") == std::vector<fs::path>{work.path()});

    const auto written = fs::last_write_time(classes / "p/Main.class");
    CHECK(work.compile({file}).paths("classpath").at(0) == classes);
    CHECK(fs::last_write_time(classes / "p/Main.class") == written);

    work.write("q/Helper.java", "package q; public class Helper { int other; }");
    CHECK(work.compile({file}).paths("classpath").at(0) != classes);
}

TEST_CASE("java compiler: a class path that has the class is left alone") {
    Workspace work;
    work.write("Main.java", "class Main {}");
    fs::path classes =
        work.compile({work.write("Main.java", "class Main {}")}).paths("classpath").at(0);
    std::string file = work.write("a.jpf", "target = Main\nclasspath = " + classes.string() + "\n");
    CHECK(work.compile({file}).paths("classpath") == std::vector<fs::path>{classes});
    std::string elsewhere = work.write("b.jpf", "target = Main\nclasspath = .\n");
    CHECK(work.compile({elsewhere}).paths("classpath").size() == 2);
}

TEST_CASE("java compiler: a source file of its own") {
    Workspace work;
    std::string file = work.write("src/a/b/Start.java",
                                  "package a.b; interface Start {} class Second extends Third {}");
    work.write("src/a/b/Third.java", "package a.b; class Third {}");
    Config config = work.compile({file, "x"});
    CHECK(config.string("target") == "a.b.Start");
    CHECK(fs::exists(config.paths("classpath").at(0) / "a/b/Third.class"));
    CHECK(config.paths("sourcepath") == std::vector<fs::path>{work.path() / "src"});
}

TEST_CASE("java compiler: errors") {
    Workspace work;
    CHECK(
        work.errorOf({work.write("E.java", "// nothing")}).ends_with("E.java: declares no class"));
    CHECK(work.errorOf({work.write("a.jpf", "target=A\n\nclasspath=nowhere\n")})
              .find("a.jpf:3: classpath: no such "
                    "file or folder: " +
                    (work.path() / "nowhere").string()) != std::string::npos);
    CHECK(work.errorOf({work.write("b.jpf", "target=A\nsourcepath=nowhere\n")})
              .find("b.jpf:2: sourcepath: no such") != std::string::npos);
    CHECK(work.errorOf({work.write("Bad.java", "class Bad { int x = \"\"; }")})
              .ends_with("Bad.java: does not compile; javac's errors are above"));
}
