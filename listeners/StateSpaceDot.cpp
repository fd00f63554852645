#include "listeners/StateSpaceDot.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <fstream>

#include "listeners/Positions.h"

namespace clew::listeners {

std::span<const search::ConfigKey> StateSpaceDot::keys() {
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "dot.file",
         .type = search::ValueType::path,
         .help = "the file for the graph of the states; TARGET.dot if unset",
         .example = "states.dot"},
    };
    return kKeys;
}

StateSpaceDot::StateSpaceDot(const search::Config& config) {
    file_ = config.path("dot.file");
    if (file_.empty()) file_ = config.string("target") + ".dot";
    // Found out now, and not after a search of an hour.
    if (!std::ofstream(file_))
        throw search::ConfigError(fmt::format(
            "{}: cannot be written; dot.file names the file for the state graph", file_.string()));
}

void StateSpaceDot::searchRestarted() {
    graph_.clear();
    numbers_.clear();
    next_ = last_ = 0;
}

std::uint64_t StateSpaceDot::numberOf(vm::state::Hash128 fingerprint) {
    const auto [at, isNew] = numbers_.try_emplace({fingerprint.low, fingerprint.high}, next_);
    if (isNew) ++next_;
    return at->second;
}

void StateSpaceDot::stateAdvanced(const vm::state::LiveState& state,
                                  const search::Transition& transition) {
    const std::uint64_t from = numberOf(transition.from);
    // The state after an error has no fingerprint: each is a node of its own.
    const bool unnamed = transition.to == vm::state::Hash128();
    last_ = unnamed ? next_++ : numberOf(transition.to);
    std::string label = state.threads[transition.thread].data.isFree()
                            ? ended_
                            : threadName(state, transition.thread);
    if (!transition.choice.empty()) label += fmt::format(": {}", transition.choice);
    graph_.addTransition(from, last_, std::move(label));
    if (transition.isEnd) graph_.markEnd(last_);
}

void StateSpaceDot::threadTerminated(const vm::state::LiveState& state, std::size_t thread) {
    ended_ = threadName(state, thread);
}

void StateSpaceDot::propertyViolated(const search::Violation&) {
    graph_.markError(last_, "error");
}

void StateSpaceDot::searchFinished() {
    std::ofstream out(file_);
    graph_.write(out);
    out.flush();
    if (out) {
        fmt::print("{}: {} states, {} transitions\n", file_.string(), graph_.states(),
                   graph_.transitions());
    } else {
        spdlog::warn("{}: the state graph could not be written", file_.string());
    }
}

} // namespace clew::listeners
