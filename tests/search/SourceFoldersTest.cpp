#include "search/SourceFolders.h"

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <unistd.h>

using namespace clew::search;
namespace fs = std::filesystem;

namespace {

class Project {
  public:
    Project() : root_(fs::temp_directory_path() / fmt::format("clew-sources-{}", getpid())) {
        for (const char* folder : {"src/main/java", "src/test/java", "given"})
            fs::create_directories(root_ / folder);
    }
    ~Project() { fs::remove_all(root_); }
    std::vector<fs::path> sources(const std::string& classPath) const {
        Config config;
        config.set("classpath", classPath, Origin::commandLine(), root_);
        config.set("sourcepath", "given", Origin::commandLine(), root_);
        std::vector<fs::path> found;
        for (const fs::path& folder : sourceFolders(config))
            found.push_back(folder.lexically_relative(root_));
        return found;
    }

  private:
    fs::path root_;
};

using Paths = std::vector<fs::path>;

} // namespace

TEST_CASE("source folders: what is given first, then where build tools have them") {
    const Project project;
    CHECK(project.sources("target/classes,target/test-classes/") ==
          Paths{"given", "src/main/java", "src/test/java"});
    CHECK(project.sources("build/classes/java/main") == Paths{"given", "src/main/java"});
    CHECK(project.sources("build/libs/shop-1.0.jar,target/shop.jar") ==
          Paths{"given", "src/main/java"});
    CHECK(project.sources("bin") == Paths{"given", "src"});
    CHECK(project.sources("target/classes/more") == Paths{"given"});
    CHECK(project.sources("mytarget/classes") == Paths{"given"}); // no folder "mytarget"'s parent
}
