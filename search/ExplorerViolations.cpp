// What is done with a violation once it is found: its path is walked again and made shorter, and
// the traces that somebody asked for are stored.

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <iterator>

#include "search/Explorer.h"
#include "search/Replay.h"
#include "search/ShorterPath.h"
#include "search/trace/InputReport.h"
#include "vm/objects/InputConstructors.h"

namespace clew::search {

using namespace vm;

namespace {
// An error that is in doubt on so many paths is not looked at on further ones: each is walked
// again.
constexpr unsigned kDoubtsOfOneError = 16;

std::string pathCondition(const state::LiveState& state) {
    std::string text;
    for (const values::Expression constraint : state.symbolic.constraints.list())
        text += (text.empty() ? "" : " && ") + values::expressions::toString(constraint);
    return text;
}
} // namespace

bool Explorer::isSettled(const std::string& identity) const {
    const auto doubts = doubted_.find(identity);
    return known_.contains(identity) ||
           (doubts != doubted_.end() && doubts->second == kDoubtsOfOneError);
}

// Who has to look on where a violation is walked again that this one has found (empty: none has).
std::vector<Reporter> Explorer::reportersOf(const std::string& reporter) const {
    std::vector<Reporter> reporters;
    for (std::size_t i = 0; i < listeners_.size(); ++i)
        if (reporter == std::to_string(i) || listeners_[i]->changesExecution())
            reporters.push_back({listeners_[i], i, savedAtRoot_ ? (*savedAtRoot_)[i] : nullptr});
    for (Listener* explaining : explaining_) reporters.push_back({explaining, 0, nullptr});
    return reporters;
}

void Explorer::violated(state::LiveState& live, Violation found, const Path& path) {
    // Scheduling points that the path lacks have become known on it: it will be found again with
    // them.
    if (vm_.sharingChanges != sharing_) return;
    const std::string identity = found.identity();
    if (isSettled(identity)) return;

    const std::vector<std::uint32_t> alternatives = path.alternatives();
    const std::vector<std::int64_t> read = path.read();
    const std::vector<Reporter> reporters = reportersOf(found.reporter);
    const auto inputs = valuesOfInputs(vm_, live);
    Replayed replayed = [&] {
        const Watch::MoreTime moreTime(watch_);
        return replay(vm_, root_, alternatives, inputs, read, reporters, sources_,
                      options_.properties);
    }();
    if (vm_.sharingChanges != sharing_) return;
    if (replayed.violation && replayed.violation->identity() == identity && read.empty())
        if (!shorten(*replayed.violation, reporters)) return;
    if (replayed.wasInterrupted)
        return cut(Approximation::ViolationNotReplayed,
                   found.className.empty() ? found.message : found.className);
    if (live.symbolic.widened &&
        (!replayed.violation || replayed.violation->identity() != identity)) {
        ++notShown_;
        return;
    }
    if (!replayed.violation)
        throw ReplayDisagrees(fmt::format(
            "the path to a violation ({}: {}) could not be walked again: {}{}", found.kind,
            found.className.empty() ? found.message : found.className, replayed.problem,
            inputs ? fmt::format("; inputs: {}; path condition: {}",
                                 fmt::join(describeInputs(*inputs), ", "), pathCondition(live))
                   : ""));
    if (replayed.violation->identity() != identity)
        throw ReplayDisagrees(fmt::format(
            "the path to a violation led to another one when it was walked again:\n{}\n{}",
            identity, replayed.violation->identity()));
    replayed.violation->hiddenFields = vm::objects::hiddenFieldsUsed(live);
    settle(std::move(*replayed.violation));
}

// What listeners have found in the whole of what was explored.
void Explorer::walkPathsToReport() {
    if (stop_ || !result_.violations.empty()) return;
    for (std::size_t i = 0; i < listeners_.size(); ++i) {
        auto path = listeners_[i]->pathToReport();
        takeGaps();
        if (!path) continue;
        std::vector<Reporter> reporters{{listeners_[i], i, nullptr}};
        for (std::size_t other = 0; other < listeners_.size(); ++other)
            if (other != i && listeners_[other]->changesExecution())
                reporters.push_back(
                    {listeners_[other], other, savedAtRoot_ ? (*savedAtRoot_)[other] : nullptr});
        InputsAlong inputs;
        Replayed replayed;
        if (live_.carriesExpressions) {
            inputs = inputsAlong(vm_, root_, *path, reporters, options_.solver);
            std::erase_if(*path, [](std::uint32_t step) { return !Path::isTold(step); });
            if (!inputs.isThere) replayed.problem = "no inputs were found that lead along it";
        }
        if (inputs.isThere || !live_.carriesExpressions)
            replayed = replay(vm_, root_, *path, inputs.values, {}, reporters, sources_,
                              options_.properties);
        if (replayed.violation) {
            replayed.violation->hiddenFields = std::move(inputs.hiddenFields);
            settle(std::move(*replayed.violation));
        } else {
            cut(Approximation::NotSeenByListener,
                "a cycle was found whose path could not be walked again: " + replayed.problem);
        }
    }
}

void Explorer::settle(Violation replayed) {
    const std::string identity = replayed.identity();
    for (Approximated& noted : vm_.approximations.list())
        if (noted.row().effect == Effect::OtherElsewhere)
            replayed.because.push_back(std::move(noted));
    if (!replayed.because.empty()) {
        // The search goes on: it may find an error that is certain.
        if (doubted_[identity]++ == 0) result_.doubtful.push_back(std::move(replayed));
        return;
    }
    known_.insert(identity);
    std::erase_if(result_.doubtful,
                  [&](const Violation& doubtful) { return doubtful.identity() == identity; });
    tell([&](Listener& listener) { listener.propertyViolated(replayed); });
    result_.violations.push_back(std::move(replayed));
    if (!options_.multipleErrors) stop_ = true;
}

// False: there is no path any more that leads to the violation; it will be found again.
bool Explorer::shorten(Violation& found, const std::vector<Reporter>& reporters) {
    double& seconds = options_.secondsToShorten;
    if (seconds <= 0 || found.path.empty() || !found.because.empty()) return true;
    const std::clock_t began = std::clock();
    const std::uint64_t sharing = vm_.sharingChanges;
    const Watch::MoreTime moreTime(watch_);
    const auto shorter = shorterPath(vm_, root_, found.path, found.inputs, found.identity(),
                                     reporters, options_.properties, seconds);
    seconds -= static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    const bool hasOtherNumbers = vm_.sharingChanges != sharing;
    if (!shorter) return !hasOtherNumbers;
    Replayed replayed =
        replay(vm_, root_, *shorter, found.inputs, {}, reporters, sources_, options_.properties);
    if (!replayed.violation || replayed.violation->identity() != found.identity() ||
        !replayed.violation->because.empty())
        return !hasOtherNumbers;
    found = std::move(*replayed.violation);
    return true;
}

// Where the search ends.
void Explorer::storeWantedTraces(const Entry& entry) {
    live_.load(entry.state);
    frozen_ = nullptr;
    storeWantedTraces(entry.path);
}

// At the end of a transition: `path` leads there.
void Explorer::storeWantedTraces(const Path& path) {
    std::vector<Listener::WantedTrace> wanted = std::exchange(wantedTraces_, {});
    for (Listener* listener : listeners_)
        if (!listener->wantedTraces_.empty())
            std::ranges::move(listener->takeWantedTraces(), std::back_inserter(wanted));
    if (wanted.empty() || !options_.storeTrace || vm_.sharingChanges != sharing_) return;
    std::vector<Reporter> reporters;
    for (std::size_t i = 0; i < listeners_.size(); ++i)
        if (listeners_[i]->changesExecution())
            reporters.push_back({listeners_[i], i, savedAtRoot_ ? (*savedAtRoot_)[i] : nullptr});
    const Watch::MoreTime moreTime(watch_);
    Replayed replayed = replay(vm_, root_, path.alternatives(), valuesOfInputs(vm_, live_),
                               path.read(), reporters, sources_, options_.properties);
    if (vm_.sharingChanges != sharing_) return;
    for (const Listener::WantedTrace& trace : wanted)
        options_.storeTrace(trace.file, trace.comment,
                            replayed.violation ? *replayed.violation : replayed.walked);
}

} // namespace clew::search
