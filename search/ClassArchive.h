#pragma once

// Class data sharing (JEP 350): the classes that a JVM has loaded to run the compiler or JUnit are
// kept in a file, which the next one maps: it starts in two thirds of the time. A JVM that cannot
// use an archive goes on without.

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clew::search {

class ClassArchive {
  public:
    // In the user's cache folder, one for each JDK and each state of the jars, with which the class
    // path of whoever uses it begins. `tool` is a part of the file's name.
    ClassArchive(const std::filesystem::path& jdkHome, std::string_view tool,
                 std::span<const std::filesystem::path> jars = {});

    // Options of a JVM that uses the archive. None where there is no archive.
    std::vector<std::string> toUse() const;
    // Of one that makes it when it ends, on whose class path nothing but the jars is. None where
    // there is one, where none could be made, or where there is no place for it.
    std::vector<std::string> toMake() const;
    // After that JVM has ended, with such a status of runProcess: from now on there is one, or it
    // is known that there will be none. What a JVM that was killed has left is thrown away.
    void keep(int status) const;
    // Whether a JVM that used it has crashed: somebody has cut it short. It is removed; the JVM is
    // to be run again, without.
    bool hasBroken(int status) const;

  private:
    std::filesystem::path
        file_; // empty: there is no place for it; an empty one: none could be made
    std::filesystem::path unfinished_; // of nobody else
};

} // namespace clew::search
