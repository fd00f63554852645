#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace clew::search {

// Runs a program, named by its path, with nothing to read and all its output in a file. Returns
// its exit status, or 128 and the number of the signal that ended it. After so many seconds, it is
// killed; 0: never. Throws ConfigError where it cannot be started.
int runProcess(std::vector<std::string> arguments, const std::filesystem::path& output,
               double seconds = 0);

// For a virtual machine that runs for seconds: its second compiler takes longer than it wins.
inline constexpr const char* kFirstCompilerOnly = "-XX:TieredStopAtLevel=1";

// And one that uses little memory: no threads for its garbage.
inline constexpr const char* kSmallCollector = "-XX:+UseSerialGC";

// "a:b", as `java -cp` takes it.
std::string joinedPaths(const std::vector<std::filesystem::path>& paths);

// The JDK's compiler. Throws ConfigError where there is none, with what it is needed for.
std::filesystem::path findJavac(const std::filesystem::path& jdkHome, std::string_view need);

// Runs it, with all its output in a file, and returns its exit status. Throws likewise.
int runJavac(const std::filesystem::path& jdkHome, const std::vector<std::string>& arguments,
             const std::filesystem::path& output);

} // namespace clew::search
