#include "listeners/ChoiceSelector.h"

#include <fmt/format.h>

#include <algorithm>

#include "listeners/Positions.h"
#include "search/TraceFile.h"

namespace clew::listeners {

using namespace vm;
using search::ConfigError;
using search::ValueType;

std::span<const search::ConfigKey> ChoiceSelector::keys() {
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "choice.seed",
         .type = ValueType::integer,
         .defaultValue = "42",
         .help = "seed for the alternatives that are taken",
         .range = search::kAnyNumber},
        {.name = "choice.calls",
         .type = ValueType::list,
         .help = "search from where one of these methods is called, * for any text",
         .example = "org.example.Account.withdraw"},
        {.name = "choice.threads",
         .type = ValueType::list,
         .help = "search from where threads with these names have been started, * for any text",
         .example = "worker-1,worker-2"},
        {.name = "choice.depth",
         .type = ValueType::integer,
         .help = "search from where a path has become so long, in transitions",
         .range = {-1, search::kLargestCount},
         .example = "10"},
        {.name = "choice.use_trace",
         .type = ValueType::path,
         .help = "take the alternatives of this stored path",
         .example = "Main.trace.json"},
        {.name = "choice.search_after_trace",
         .type = ValueType::boolean,
         .defaultValue = "true",
         .help = "search from where the stored path ends"},
    };
    return kKeys;
}

ChoiceSelector::ChoiceSelector(const search::Config& config)
    : seed_(static_cast<std::uint64_t>(config.integer("choice.seed").value())),
      calls_(patternsOf(config, "choice.calls")),
      threads_(patternsOf(config, "choice.threads")),
      depth_(static_cast<std::size_t>(
          std::max<std::int64_t>(config.integer("choice.depth").value_or(0), 0))),
      hasTrace_(config.isSet("choice.use_trace")),
      searchesAfterTrace_(config.boolean("choice.search_after_trace")) {
    if (config.choice("vm.por") == "dynamic")
        throw ConfigError(fmt::format(
            "{}: ChoiceSelector leaves out alternatives, and vm.por=dynamic needs them all",
            config.originOf("vm.por")));
    if (hasTrace_) {
        const search::TraceFile trace = search::readTrace(config.path("choice.use_trace"));
        if (!trace.inputs.empty())
            throw ConfigError(fmt::format(
                "{}: choice.use_trace={}: a path with inputs has one end; 'clew replay' walks it",
                config.originOf("choice.use_trace"), config.string("choice.use_trace")));
        path_ = trace.path;
    }
    begin();
}

void ChoiceSelector::begin() {
    random_.seed(seed_);
    taken_ = 0;
    called_ = calls_.empty();
    deep_ = depth_ == 0;
    started_.assign(threads_.patterns().size(), false);
}

bool ChoiceSelector::isSearching() const {
    if (hasTrace_) return taken_ == path_.size() && searchesAfterTrace_;
    const bool hasCondition = !calls_.empty() || !threads_.empty() || depth_ != 0;
    return hasCondition && called_ && deep_ && std::ranges::find(started_, false) == started_.end();
}

void ChoiceSelector::methodEntered(const LiveState&, const types::Method& method) {
    if (called_) return;
    const std::string name =
        fmt::format("{}.{}", method.holder->externalName(), method.name.view());
    called_ = calls_.matchesAny(name) || calls_.matchesAny(name + method.descriptor.str());
}

void ChoiceSelector::threadStarted(const LiveState& state, std::size_t thread) {
    const std::string name = threadName(state, thread);
    for (std::size_t i = 0; i < started_.size(); ++i)
        if (matchesPattern(name, threads_.patterns()[i])) started_[i] = true;
}

void ChoiceSelector::stateAdvanced(const LiveState&, const search::Transition& transition) {
    deep_ = deep_ || transition.depth >= depth_;
}

// All conditions have been met on the only path that there is so far, so that they stay met.
std::optional<std::uint32_t> ChoiceSelector::selected(const LiveState&, std::uint32_t alternatives,
                                                      bool ofInputs) {
    if (isSearching()) return std::nullopt;
    approximated("ChoiceSelector: of choices before the search began one alternative was taken");
    if (!hasTrace_ || taken_ == path_.size() || ofInputs)
        return static_cast<std::uint32_t>(random_() % alternatives);
    const std::uint32_t alternative = path_[taken_++];
    if (alternative < alternatives) return alternative;
    endSearch(
        fmt::format("choice.use_trace: choice {} has {} alternatives, and number {} was to be "
                    "taken: the path is of another program",
                    taken_, alternatives, alternative));
    return 0;
}

} // namespace clew::listeners
