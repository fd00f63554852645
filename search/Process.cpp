#include "search/Process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>

#include "search/ClassArchive.h"
#include "search/config/Config.h"

extern char** environ;

namespace clew::search {

namespace fs = std::filesystem;

namespace {

// Waits for the child at most so long, 0: as long as it takes, and kills it then.
int waitFor(pid_t child, double seconds) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    int status = 0;
    for (;;) {
        const pid_t ended = waitpid(child, &status, seconds > 0 ? WNOHANG : 0);
        if (ended == child || (ended < 0 && errno != EINTR)) return status;
        if (seconds > 0 && Clock::now() > end) {
            kill(child, SIGKILL);
            seconds = 0;
        } else if (seconds > 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    }
}

} // namespace

int runProcess(std::vector<std::string> arguments, const fs::path& output, double seconds) {
    std::vector<char*> argv;
    argv.reserve(arguments.size() + 1);
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     0644);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    pid_t child = 0;
    int error = posix_spawn(&child, argv[0], &actions, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0)
        throw ConfigError(fmt::format("{}: cannot be started: {}", arguments[0], strerror(error)));
    const int status = waitFor(child, seconds);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string joinedPaths(const std::vector<fs::path>& paths) {
    std::string result;
    for (const fs::path& path : paths) result += (result.empty() ? "" : ":") + path.string();
    return result;
}

fs::path findJavac(const fs::path& jdkHome, std::string_view need) {
    fs::path javac = jdkHome / "bin/javac";
    if (access(javac.c_str(), X_OK) == 0) return javac;
    throw ConfigError(fmt::format(
        "{}: no such program, and {}; a JDK has it, a JRE has not (jdk.home= names another)",
        javac.string(), need));
}

int runJavac(const fs::path& jdkHome, const std::vector<std::string>& arguments,
             const fs::path& output) {
    const std::string javac = findJavac(jdkHome, "there is Java source to compile").string();
    const auto runWith = [&](const std::vector<std::string>& options) {
        std::vector<std::string> command = {javac, std::string("-J") + kFirstCompilerOnly,
                                            std::string("-J") + kSmallCollector};
        for (const std::string& option : options) command.push_back("-J" + option);
        command.insert(command.end(), arguments.begin(), arguments.end());
        return runProcess(std::move(command), output);
    };
    const ClassArchive archive(jdkHome, "javac");
    const std::vector<std::string> making = archive.toMake();
    if (making.empty()) {
        const int status = runWith(archive.toUse());
        return archive.hasBroken(status) ? runWith({}) : status;
    }
    const int status = runWith(making);
    archive.keep(status);
    // The archive may have had no room.
    return status == 0 ? status : runWith({});
}

} // namespace clew::search
