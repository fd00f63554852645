#pragma once

// The files outside, each as it was when it was first looked at: what a program under test sees of
// them is the same on all paths, whatever happens outside meanwhile. Nothing here changes a file.
// Paths are absolute, without "." and "..". Thread-safe.

#include <sys/stat.h>

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace clew::vm::objects {

// What is at a path: the link itself where there is a symbolic link.
struct OuterFile {
    int error = 0; // errno of looking at it; 0: there is one
    struct stat status = {};
    std::string link; // the target of a symbolic link
    // errno of access(2) for each combination of R_OK, W_OK and X_OK.
    int accessErrors[8] = {};
};

// The contents of a file.
struct FileSnapshot {
    std::string path;
    int error = 0; // errno of reading it; 0: `bytes` are its contents
    std::string bytes;
    bool isDevice = false; // `bytes` are what reading it gives, for ever the same
};

class OuterFiles {
  public:
    OuterFiles();

    const OuterFile& at(const std::string& path);
    // The names in a folder, sorted, without "." and ".."; errno in `error`.
    const std::vector<std::string>& namesIn(const std::string& folder, int& error);

    // A number that stands for the contents of a file, the same for the same path in all states.
    // Throws nothing: FileSnapshot::error says why there are none.
    int open(const std::string& path);
    const FileSnapshot* contents(int number);

    const std::string& workingFolder() const { return workingFolder_; }
    mode_t creationMask() const { return creationMask_; }

    static constexpr int kFirstNumber = 100;

  private:
    struct Folder {
        int error = 0;
        std::vector<std::string> names;
    };
    std::mutex mutex_;
    std::string workingFolder_;
    mode_t creationMask_ = 022;
    std::unordered_map<std::string, OuterFile> files_;
    std::unordered_map<std::string, Folder> folders_;
    std::unordered_map<std::string, int> numbers_;
    std::vector<std::unique_ptr<FileSnapshot>> contents_;
};

} // namespace clew::vm::objects
