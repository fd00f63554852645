#include "search/Watch.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <optional>
#include <string_view>

namespace clew::search {
namespace {

std::atomic<bool>* interrupted = nullptr;
std::atomic<bool> signalled{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may use it");

void onInterrupt(int) {
    if (signalled.exchange(true)) _exit(130);
    if (interrupted) interrupted->store(true);
}

// A line of /proc/meminfo.
std::optional<std::uint64_t> bytesOfMachine(std::string_view wanted) {
    std::ifstream file("/proc/meminfo");
    for (std::string name; file >> name;) {
        std::uint64_t kilobytes = 0;
        file >> kilobytes;
        if (name == wanted) return kilobytes * 1024;
        file.ignore(256, '\n');
    }
    return std::nullopt;
}

std::uint64_t availableMemory() {
    return bytesOfMachine("MemAvailable:").value_or(UINT64_MAX);
}

} // namespace

void interruptBySignal(std::atomic<bool>* flag) {
    interrupted = flag;
    for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, onInterrupt);
}

bool isInterruptedBySignal() {
    return signalled;
}

std::uint64_t Watch::processMemory() {
    std::ifstream file("/proc/self/statm");
    std::uint64_t total = 0, resident = 0;
    file >> total >> resident;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

std::uint64_t Watch::processMemoryHighWater() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

std::uint64_t Watch::tenthOfMachine() {
    return bytesOfMachine("MemTotal:").value_or(0) / 10;
}

Watch::Watch(vm::Vm& vm, WatchOptions options)
    : vm_(vm),
      options_(options),
      timeLimit_(options.timeLimit),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

Watch::~Watch() {
    stop();
}

void Watch::stop() {
    if (!thread_.joinable()) return;
    thread_.request_stop();
    thread_.join();
    if (printed_) std::fputs("\r\033[K", stderr);
}

std::string Watch::reason() const {
    if (const char* reason = reason_.load()) return reason;
    return signalled ? "interrupted" : "";
}

double Watch::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
}

void Watch::run(const std::stop_token& stop) {
    const auto end = [&](const char* reason) {
        if (!reason_.load()) reason_ = reason;
        vm_.interrupted = true;
    };
    double nextLine = 0.5;
    double lastLine = 0;
    std::uint64_t lastStates = 0;
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    for (unsigned round = 0; !stop.stop_requested(); ++round) {
        // Who stops it does not wait.
        never.wait_for(lock, stop, std::chrono::milliseconds(10), [] { return false; });
        if (signalled) vm_.interrupted = true;
        if (options_.timeLimit != 0 && seconds() >= timeLimit_) end("time");
        // Each time: a program fills 100 MB in as many milliseconds.
        if (options_.memoryLimit != 0 && processMemory() >= options_.memoryLimit) end("memory");
        if (round % 10 != 0) continue;
        if (options_.minimalFree != 0 && availableMemory() < options_.minimalFree) end("memory");
        const double now = seconds();
        if (options_.progress && now >= nextLine) {
            const std::uint64_t count = states;
            const double rate =
                static_cast<double>(count - std::min(count, lastStates)) / (now - lastLine);
            std::fputs(fmt::format("\r\033[K{:.0f} s  {} states  {:.0f} states/s  depth {}  {} MB",
                                   now, count, rate, depth.load(), processMemory() >> 20)
                           .c_str(),
                       stderr);
            printed_ = true;
            lastStates = count;
            lastLine = now;
            nextLine = now + 0.5;
        }
    }
}

} // namespace clew::search
