#include <doctest/doctest.h>
#include <stdlib.h>

#include <string>

#include "tests/vm/classpath/JdkHomes.h"
#include "tests/vm/classpath/TemporaryFolder.h"
#include "vm/classpath/Jdk.h"

using namespace clew::vm::classpath;
namespace fs = std::filesystem;

namespace {

// Sets an environment variable for one test; nullptr unsets it.
class Environment {
  public:
    Environment(const char* name, const char* value) : name_(name) {
        if (const char* const old = ::getenv(name)) old_ = old;
        set(value);
    }
    ~Environment() { set(old_ ? old_->c_str() : nullptr); }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

  private:
    void set(const char* value) const { value ? ::setenv(name_, value, 1) : ::unsetenv(name_); }
    const char* name_;
    std::optional<std::string> old_;
};

std::string errorOf(const std::optional<std::string>& home) {
    try {
        return "found " + findJdk(home).string();
    } catch (const ClassPathError& error) {
        return error.what();
    }
}

void makeJdk(const TemporaryFolder& folder, const std::string& name) {
    folder.write(name + "/lib/modules", "x");
    const fs::path java = folder.write(name + "/bin/java", "");
    fs::permissions(java, fs::perms::owner_all);
}

} // namespace

TEST_CASE("the JDK: first jdk.home, then JAVA_HOME, then java on the PATH") {
    const TemporaryFolder folder;
    for (const char* const name : {"one", "two", "three"}) makeJdk(folder, name);
    fs::create_directories(folder / "bin");
    fs::create_symlink(folder / "three/bin/java", folder / "bin/java");
    folder.write("notExecutable/java", "");
    const std::string searchPath =
        (folder / "notExecutable").string() + ":/none:" + (folder / "bin").string();
    const Environment path("PATH", searchPath.c_str());
    {
        const Environment home("JAVA_HOME", (folder / "two").c_str());
        CHECK(findJdk((folder / "one").string()) == folder / "one");
        CHECK(findJdk(std::nullopt) == folder / "two");
        CHECK(errorOf((folder / "four").string()).starts_with("jdk.home="));
    }
    {
        const Environment home("JAVA_HOME", (folder / "bin").c_str());
        CHECK(errorOf(std::nullopt).starts_with("JAVA_HOME="));
    }
    const Environment home("JAVA_HOME", nullptr);
    CHECK(findJdk(std::nullopt) == fs::canonical(folder / "three"));
    CHECK(findJdk("") == fs::canonical(folder / "three"));

    fs::remove(folder / "three/lib/modules");
    CHECK(errorOf(std::nullopt).find("belongs to no JDK") != std::string::npos);
    const Environment noPath("PATH", "/none");
    CHECK(errorOf(std::nullopt).find("no `java` is on the PATH") != std::string::npos);
}

TEST_CASE("the feature version of a JDK") {
    const TemporaryFolder folder;
    const auto version = [&](std::string_view contents) {
        folder.write("release", contents);
        return jdkFeatureVersion(folder.path());
    };
    CHECK(version("IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"17.0.21\"\n") == 17);
    CHECK(version("JAVA_VERSION=\"25\"\nJAVA_VERSION_DATE=\"2025\"") == 25);
    CHECK(version("JAVA_VERSION=\"1.8.0_402\"") == 8);
    CHECK_THROWS_AS(version("JAVA_VERSION=17"), ClassPathError);
    CHECK_THROWS_AS(version(""), ClassPathError);
    CHECK_THROWS_AS(jdkFeatureVersion(folder / "none"), ClassPathError);
    for (const fs::path& home : jdkHomes()) CHECK(jdkFeatureVersion(home) >= 9);
}
