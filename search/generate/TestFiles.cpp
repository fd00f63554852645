#include "search/generate/TestFiles.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>

#include "search/config/Config.h"

namespace clew::search::generate {

namespace fs = std::filesystem;

MadeFolders::~MadeFolders() {
    std::error_code ignored;
    for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder)
        fs::remove(*folder, ignored);
}

void MadeFolders::make(const fs::path& folder, std::error_code& error) {
    const std::size_t before = made_.size();
    for (fs::path at = fs::absolute(folder).lexically_normal(); !fs::exists(at, error);
         at = at.parent_path())
        made_.insert(made_.begin() + static_cast<std::ptrdiff_t>(before), at);
    fs::create_directories(folder, error);
}

TemporaryFolder::TemporaryFolder() {
    std::string pattern = (fs::temp_directory_path() / "clew-tests-XXXXXX").string();
    if (!mkdtemp(pattern.data())) throw ConfigError(fmt::format("{}: cannot be made", pattern));
    path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

void prepareFolder(const fs::path& folder, MadeFolders& made) {
    std::error_code error;
    made.make(folder, error);
    if (error || !fs::is_directory(folder))
        throw ConfigError(fmt::format("{}: cannot be made ({}); -o names the folder for the tests",
                                      folder.string(),
                                      error ? error.message() : "a file is there"));
    if (access(folder.c_str(), W_OK | X_OK) != 0)
        throw ConfigError(fmt::format("{}: cannot be written; -o names the folder for the tests",
                                      folder.string()));
}

void writeWhole(const fs::path& file, std::string_view text, MadeFolders& made) {
    prepareFolder(file.parent_path(), made);
    const fs::path unfinished = fmt::format("{}.{}", file.string(), getpid());
    {
        std::ofstream stream(unfinished, std::ios::binary);
        stream << text;
        stream.close();
        if (!stream) {
            std::error_code ignored;
            fs::remove(unfinished, ignored);
            throw ConfigError(fmt::format(
                "{}: cannot be written; -o names the folder for the tests", file.string()));
        }
    }
    fs::rename(unfinished, file);
}

} // namespace clew::search::generate
