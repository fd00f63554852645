#include "search/checkpoint/Checkpoints.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <spdlog/spdlog.h>
#include <xxhash.h>

#include <algorithm>
#include <array>

#include "search/TraceFile.h"
#include "search/checkpoint/GlobalsAgain.h"
#include "search/config/ConfigJson.h"
#include "search/strategy/Strategies.h"
#include "vm/objects/Shared.h"

namespace clew::search {

using nlohmann::json;

namespace {

constexpr std::string_view kDamaged = "the checkpoint is incomplete or damaged";

std::string hashOfFile(const std::filesystem::path& file) {
    const std::string content = readFileFromDisk(file).value_or("");
    const XXH128_hash_t hash = XXH3_128bits(content.data(), content.size());
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

// Of the program that runs: how it tells states apart is its own.
const std::string& build() {
    static const std::string hash = hashOfFile("/proc/self/exe");
    return hash;
}

std::string identityOfJdk(const vm::Vm& vm) {
    const std::filesystem::path& home = vm.options.jdkHome;
    std::error_code error;
    return fmt::format("{} {}", hashOfFile(home / "release"),
                       std::filesystem::file_size(home / "lib" / "modules", error));
}

// What may be another when a run goes on. All else would make it another exploration.
constexpr std::string_view kMayDiffer[] = {"search.checkpoint",      "search.checkpoint_interval",
                                           "search.frontier_memory", "search.memory_limit",
                                           "search.min_free",        "search.path_limit",
                                           "search.time_limit",      "search.workers",
                                           "symbolic.solver_timeout"};

// The number that the contents of the next file will have that the program reads.
int nextFile(vm::Vm& vm) {
    int next = vm::objects::OuterFiles::kFirstNumber;
    while (vm::objects::Shared::of(vm).outerFiles.contents(next)) ++next;
    return next;
}

bool mayDiffer(std::string_view key) {
    return key.starts_with("report.") || std::ranges::find(kMayDiffer, key) != std::end(kMayDiffer);
}

} // namespace

// ---- one that was written

StoredCheckpoint::StoredCheckpoint(const std::filesystem::path& from)
    : file(from), reader(from), text(json::parse(reader.text(), nullptr, false)) {
    if (!text.is_object() || !text.value("configuration", json()).is_object()) refuse(kDamaged);
    if (text.value("version", json()) != CLEW_VERSION)
        refuse("the checkpoint is of another version of clew");
    if (text.value("build", json()) != build())
        refuse("the checkpoint is of another build of clew");
}

void StoredCheckpoint::refuse(std::string_view why) const {
    throw ConfigError(fmt::format("{}: {}", file.string(), why));
}

void StoredCheckpoint::checkProgram(vm::Vm& vm) const {
    if (text.value("jdk", json()) != identityOfJdk(vm)) refuse("the checkpoint is of another JDK");
    try {
        const auto classes = text.at("classes").get<std::map<std::string, std::string>>();
        if (const auto changed = changedClasses(classes, vm); !changed.empty())
            refuse(fmt::format("the program has changed since the checkpoint: {}",
                               fmt::join(changed, ", ")));
    } catch (const json::exception&) {
        refuse(kDamaged);
    }
}

Config configurationOfCheckpoint(const std::filesystem::path& file) {
    const StoredCheckpoint stored(file);
    Config config = configurationOf(stored.text, file);
    config.set("search.checkpoint", std::filesystem::absolute(file).string(),
               Origin{file.string(), 0});
    return config;
}

void checkResumed(const Config& before, const Config& now, const std::filesystem::path& file) {
    const json old = toJson(before), given = toJson(now);
    const auto check = [&](const std::string& key, const json& is, const json& was) {
        if (is == was || mayDiffer(key)) return;
        throw ConfigError(fmt::format(
            "{}: the checkpoint was written with {} = {}, and {} would be another exploration",
            file.string(), key, was.is_null() ? "(unset)" : was.dump(),
            is.is_null() ? "without it" : is.dump()));
    };
    for (const auto& [key, is] : given.items()) check(key, is, old.value(key, json()));
    for (const auto& [key, was] : old.items()) check(key, given.value(key, json()), was);
}

void checkCheckpointed(const Config& config, bool byItself) {
    const auto refuse = [&](std::string_view what) {
        throw ConfigError(fmt::format("{}: search.checkpoint: not together with {}",
                                      config.originOf("search.checkpoint"), what));
    };
    const std::string_view strategy = strategyKindOf(config, false).name;
    if (strategy != "dfs" && strategy != "bfs") refuse(fmt::format("search.class={}", strategy));
    if (config.choice("vm.storage.class") == "none") refuse("vm.storage.class=none");
    if (config.choice("cg.randomize_choices") != "NONE") refuse("cg.randomize_choices");
    if (config.integer("search.state_limit").value() != 0) refuse("search.state_limit");
    for (const std::string_view key : {"search.coverage_goal", "choice.use_trace"})
        if (config.isSet(key)) refuse(key);
    // Whether the program has called it by then is not part of a checkpoint.
    if (config.isSet("symbolic.method") && !byItself)
        refuse("symbolic.method, where the program has a main that may call it");
}

// ---- those of a run

Checkpoints::Checkpoints(const Config& config, vm::Vm& vm,
                         std::unique_ptr<StoredCheckpoint> resumed)
    : vm_(vm),
      file_(config.path("search.checkpoint")),
      interval_(std::chrono::duration_cast<Clock::duration>(
          std::chrono::duration<double>(config.seconds("search.checkpoint_interval").value()))),
      configuration_(configurationToStore(config)),
      firstGlobal_(markGlobals(vm) + 1),
      globalsBefore_(checksumOfGlobals(vm, firstGlobal_)),
      resumed_(std::move(resumed)),
      next_(Clock::now() + interval_),
      firstFile_(nextFile(vm)) {
    if (vm.options.readStandardInput)
        vm.options.readStandardInput =
            [reads = readsInput_,
             read = std::move(vm.options.readStandardInput)](const std::atomic<bool>& interrupted) {
                *reads = true;
                return read(interrupted);
            };
    if (resumed_ &&
        resumed_->text.value("folder", json()) != std::filesystem::current_path().string())
        resumed_->refuse("the checkpoint is of a run in another folder, where files are others");
    if (resumed_ && resumed_->text.value("before", json()) != globalsBefore_)
        resumed_->refuse("the program does not start as it did when the checkpoint was written");
    if (!resumed_) return;
    // What has come up during the run before is known from its beginning.
    vm.asksForInputs = resumed_->text.value("asks_for_inputs", json()) == true;
    vm.givesAttributes = resumed_->text.value("gives_attributes", json()) == true;
}

std::string_view Checkpoints::whyNot() const {
    if (*readsInput_) return "the program reads its standard input";
    return nextFile(vm_) == firstFile_ ? "" : "the program reads files";
}

void Checkpoints::giveUp(std::string_view why) {
    if (!isOff_) spdlog::warn("no checkpoint is written from here on: {}", why);
    isOff_ = true;
}

void Checkpoints::giveUpMaking(std::string_view what) {
    giveUp(fmt::format("what the program does cannot be made again: {}", what));
}

void Checkpoints::write(json text, CheckpointSizes sizes,
                        const std::function<void(CheckpointWriter&)>& writeSections) {
    try {
        const vm::values::Ref end = markGlobals(vm_);
        text["globals"] = describeGlobals(vm_, firstGlobal_, end);
        text["end"] = end;
        text["before"] = globalsBefore_;
        text["version"] = CLEW_VERSION;
        text["build"] = build();
        text["jdk"] = identityOfJdk(vm_);
        text["folder"] = std::filesystem::current_path().string();
        text["classes"] = hashesOfClasses(vm_);
        text["configuration"] = configuration_;
        CheckpointWriter writer(file_, sizes,
                                text.dump(-1, ' ', false, json::error_handler_t::replace));
        writeSections(writer);
        writer.finish();
    } catch (const GlobalsDiffer& why) {
        giveUpMaking(why.what());
    } catch (const std::filesystem::filesystem_error& error) {
        giveUp(fmt::format("{}: {}", error.path1().string(), error.code().message()));
    }
    next_ = Clock::now() + interval_;
}

} // namespace clew::search
