#include "search/ClassArchive.h"

#include <doctest/doctest.h>

#include <csignal>
#include <cstdlib>
#include <fstream>

#include "search/Process.h"
#include "tests/vm/classpath/TemporaryFolder.h"
#include "vm/classpath/Jdk.h"

using namespace clew;
using namespace clew::search;

namespace fs = std::filesystem;

namespace {

// Another cache folder, for as long as it lives.
class OtherCache {
  public:
    OtherCache() {
        if (const char* value = std::getenv("XDG_CACHE_HOME")) before_ = value;
        setenv("XDG_CACHE_HOME", folder_.path().c_str(), 1);
    }
    ~OtherCache() {
        if (before_.empty())
            unsetenv("XDG_CACHE_HOME");
        else
            setenv("XDG_CACHE_HOME", before_.c_str(), 1);
    }
    OtherCache(const OtherCache&) = delete;
    OtherCache& operator=(const OtherCache&) = delete;

    fs::path write(const std::string& name, std::string_view text) {
        return folder_.write(name, text);
    }
    fs::path path(const std::string& name) const { return folder_.path() / name; }

  private:
    vm::classpath::TemporaryFolder folder_;
    std::string before_;
};

} // namespace

TEST_CASE("class archive: the compiler makes it, and maps it from then on") {
    OtherCache cache;
    const fs::path jdk = vm::classpath::findJdk(std::nullopt);
    const ClassArchive archive(jdk, "javac");
    CHECK(archive.toUse().empty());
    CHECK_FALSE(archive.toMake().empty());
    const fs::path source = cache.write("A.java", "class A {}");
    const std::vector<std::string> arguments = {"-d", cache.path("classes"), source};
    REQUIRE(runJavac(jdk, arguments, cache.path("log")) == 0);
    REQUIRE_FALSE(archive.toUse().empty());
    CHECK(archive.toMake().empty());
    // A virtual machine that has to use it, or does not start.
    std::vector<std::string> command = {jdk / "bin/javac", "-J-Xshare:on"};
    for (const std::string& option : archive.toUse()) command.push_back("-J" + option);
    command.insert(command.end(), arguments.begin(), arguments.end());
    CHECK(runProcess(command, cache.path("log")) == 0);
    CHECK(runJavac(jdk, arguments, cache.path("log")) == 0);
    // Cut short, it makes the virtual machine crash.
    const fs::path file = archive.toUse()[0].substr(archive.toUse()[0].find('=') + 1);
    fs::permissions(file, fs::perms::owner_write, fs::perm_options::add);
    fs::resize_file(file, fs::file_size(file) / 3);
    CHECK(runJavac(jdk, arguments, cache.path("log")) == 0);
    CHECK_FALSE(fs::exists(file));
    // Another state of the jars has another one.
    const fs::path jar = cache.write("one.jar", "");
    CHECK(ClassArchive(jdk, "javac", std::vector{jar}).toUse().empty());
}

TEST_CASE("class archive: where none can be made, nobody tries again") {
    const OtherCache cache;
    const ClassArchive archive(vm::classpath::findJdk(std::nullopt), "none");
    archive.keep(128 + SIGKILL);
    const std::vector<std::string> options = archive.toMake();
    REQUIRE_FALSE(options.empty());
    const fs::path unfinished = options[0].substr(options[0].find('=') + 1);
    std::ofstream(unfinished) << "the beginning of an archive";
    archive.keep(128 + SIGKILL);
    CHECK_FALSE(fs::exists(unfinished));
    CHECK(archive.toUse().empty());
    CHECK_FALSE(archive.toMake().empty());
    archive.keep(0);
    CHECK(archive.toUse().empty());
    CHECK(archive.toMake().empty());
}
