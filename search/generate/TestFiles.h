#pragma once

// The folder that tests are written into. Errors are ConfigErrors that name it.

#include <filesystem>
#include <string_view>
#include <system_error>
#include <vector>

namespace clew::search::generate {

// Folders that did not exist before. Those that are empty in the end are removed.
class MadeFolders {
  public:
    MadeFolders() = default;
    ~MadeFolders();
    MadeFolders(const MadeFolders&) = delete;
    MadeFolders& operator=(const MadeFolders&) = delete;
    void make(const std::filesystem::path& folder, std::error_code& error);

  private:
    std::vector<std::filesystem::path> made_; // each one after those that it is in
};

// A new folder for temporary files, removed in the end.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

// Makes the folder, and finds out whether files can be made there.
void prepareFolder(const std::filesystem::path& folder, MadeFolders& made);

// Whole or not at all.
void writeWhole(const std::filesystem::path& file, std::string_view text, MadeFolders& made);

} // namespace clew::search::generate
