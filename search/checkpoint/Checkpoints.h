#pragma once

// The checkpoints of one run: where and when one is written, and the one that it goes on from. What
// is in them the Explorer says (ExplorerCheckpoint.cpp).

#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "search/checkpoint/CheckpointFile.h"
#include "search/config/Config.h"
#include "vm/Vm.h"

namespace clew::search {

// A checkpoint that this very program has written.
struct StoredCheckpoint {
    explicit StoredCheckpoint(const std::filesystem::path& from); // throws ConfigError
    // The same program is checked on the same JDK. Throws ConfigError where it is another one.
    void checkProgram(vm::Vm& vm) const;
    [[noreturn]] void refuse(std::string_view why) const;

    std::filesystem::path file;
    CheckpointReader reader;
    nlohmann::json text;
};

// The configuration of the run that wrote it.
Config configurationOfCheckpoint(const std::filesystem::path& file);
// A run that goes on must have the settings of the one before, but for limits and what is reported.
void checkResumed(const Config& before, const Config& now, const std::filesystem::path& file);
// What is not done together with checkpoints: throws ConfigError.
// `byItself`: symbolic.method is called by nobody but the driver.
void checkCheckpointed(const Config& config, bool byItself);

class Checkpoints {
  public:
    using Clock = std::chrono::steady_clock;

    // `resumed`: the one to go on from, or null.
    Checkpoints(const Config& config, vm::Vm& vm, std::unique_ptr<StoredCheckpoint> resumed);

    std::unique_ptr<StoredCheckpoint> takeResumed() { return std::move(resumed_); }
    // When the next one is to be written.
    Clock::time_point next() const { return isOff_ ? Clock::time_point::max() : next_; }
    bool isOff() const { return isOff_; }
    // From here on none is written: why, as the rest of a sentence.
    void giveUp(std::string_view why);
    void giveUpMaking(std::string_view what); // what cannot be made again
    // `text` is completed by what program and configuration it is of.
    void write(nlohmann::json text, CheckpointSizes sizes,
               const std::function<void(CheckpointWriter&)>& writeSections);
    // What was read outside the program may be another thing when the run goes on: nothing, or why
    // there can be no checkpoint.
    std::string_view whyNot() const;
    // Global objects before it were there before the search began.
    vm::values::Ref firstGlobal() const { return firstGlobal_; }

  private:
    vm::Vm& vm_;
    const std::filesystem::path file_;
    const Clock::duration interval_;
    const nlohmann::json configuration_;
    const vm::values::Ref firstGlobal_;
    const std::string globalsBefore_; // a checksum
    std::unique_ptr<StoredCheckpoint> resumed_;
    Clock::time_point next_;
    bool isOff_ = false;
    const int firstFile_;
    std::shared_ptr<std::atomic<bool>> readsInput_ = std::make_shared<std::atomic<bool>>(false);
};

} // namespace clew::search
