#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "search/config/Config.h"

namespace clew::search {

struct CommandLine {
    enum class Action {
        check,  // explore, and report a verdict
        run,    // one path, as `java` would run it: its output, its exit status, no report
        replay, // the path that a trace holds
        resume, // go on from a checkpoint
        tests,  // write JUnit tests for the target
        spec,   // check specifications, and explain them
        show,   // print the configuration
        help,
        version
    };
    Action action = Action::check;
    Config config;
    bool isVerbose = false; // tell on standard error what is being done
    // For `clew Foo.java`: the file to compile, whose first class is the target.
    std::filesystem::path javaSource;
    // For `clew replay TRACE`.
    std::filesystem::path trace;
    // For `clew resume FILE`, and the configuration in it.
    std::filesystem::path checkpoint;
    Config ofCheckpoint;
    // For `clew spec FILE [--explain]`.
    std::filesystem::path specifications;
    bool explainsSpecifications = false;
    // Nothing on the console but the verdict, and warnings.
    bool isQuiet = false;
    // For `clew --help KEY`.
    std::string helpKey;
};

// Understands
//     FILE.jpf [+key=value ...] [--show]
//     Foo.java [args ...]
//     [-cp PATH] pkg.Main [args ...]
//     run ...                       any of the above, as `java` would run it
//     replay TRACE [+key=value ...]
//     resume FILE [+key=value ...]
//     tests CLASS -o DIR [-cp PATH] [--run] [+key=value ...], also with a .java or .jpf file for
//     CLASS
//     spec FILE [--explain]
//     --help [KEY], --version
// and --verbose before any of them.
// Later assignments win, and those of the command line win over the file's, wherever they stand.
// What follows `--` belongs to the program. Throws ConfigError where the usage is wrong.
// `readCheckpoint` gives the configuration that a checkpoint is of.
using CheckpointConfiguration = std::function<Config(const std::filesystem::path& file)>;
CommandLine parseCommandLine(const std::vector<std::string>& arguments,
                             const CheckpointConfiguration& readCheckpoint = {});

// What `clew --help` prints.
std::string helpText();
// What `clew --help KEY` prints. Throws ConfigError where there is no such key.
std::string helpText(std::string_view key);

} // namespace clew::search
