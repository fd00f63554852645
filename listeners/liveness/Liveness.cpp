#include "listeners/liveness/Liveness.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "choice/Choice.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::listeners {

using namespace vm;
using search::bitOfThread;

namespace {

bool isAmongProperties(const search::Config& config, std::string_view name) {
    const std::vector<std::string_view> names = config.choices("search.properties");
    return std::ranges::find(names, name) != names.end();
}

void refuse(const search::Config& config, std::string_view key, std::string_view takes) {
    throw search::ConfigError(
        fmt::format("{}: livelock, starvation and spec.ltl are looked for in the cycles of states, "
                    "which takes {}",
                    config.originOf(key), takes));
}

bool isJoining(const state::LiveState& state, const state::ThreadData& thread) {
    if (thread.joins) return vm::objects::isAlive(state, thread.pendingMonitor);
    if (thread.status != state::ThreadStatus::Waiting || thread.waitingOn == 0) return false;
    const types::Class* klass = state.object(thread.waitingOn)->klass;
    while (klass && klass->name.view() != "java/lang/Thread") klass = klass->super;
    return klass != nullptr;
}

} // namespace

bool Liveness::isWanted(const search::Config& config) {
    return isAmongProperties(config, "livelock") || isAmongProperties(config, "starvation") ||
           config.isSet("spec.ltl");
}

Liveness::Liveness(const search::Config& config)
    : livelock_(isAmongProperties(config, "livelock")),
      starvation_(isAmongProperties(config, "starvation")),
      isFair_(config.boolean("spec.fair")) {
    if (config.choice("vm.por") == "dynamic") refuse(config, "vm.por", "vm.por=static or none");
    if (config.choice("vm.storage.class") == "none")
        refuse(config, "vm.storage.class", "states that are stored");
    if (config.boolean("vm.symmetry")) refuse(config, "vm.symmetry", "vm.symmetry=false");
    if (config.isSet("spec.ltl")) formula_ = std::make_unique<Formula>(config);
}

void Liveness::forget() {
    graph_.clear();
    vertices_.clear();
    progressed_ = paused_ = 0;
    mayNotWait_ = 0;
    words_.clear();
    numbers_.clear();
    word_.clear();
    mayHaveChanged_ = false;
}

void Liveness::fieldAccess(const state::LiveState&, const types::Field& field, values::Ref,
                           bool write) {
    mayHaveChanged_ |= formula_ && formula_->concerns(field) && write;
}
void Liveness::arrayAccess(const state::LiveState&, values::Ref, std::uint32_t, bool write) {
    mayHaveChanged_ |= write && formula_ && formula_->concernsElements();
}
void Liveness::classLoaded(const types::Class& klass) {
    if (formula_) formula_->meet(klass);
}
// The instruction that has written is done. The class may have been loaded before anybody looked
// on.
void Liveness::executeInstruction(const state::LiveState& state, const types::Method& method,
                                  const interpreter::Instruction*) {
    if (formula_ && method.holder != last_) {
        last_ = method.holder;
        formula_->meet(*last_);
    }
    if (std::exchange(mayHaveChanged_, false)) look(state);
}

void Liveness::look(const state::LiveState& state) {
    const std::uint64_t valuation = formula_->valuationOf(state);
    if (word_.empty() || formula_->conditionsOf(word_.back()) != valuation)
        word_.push_back(valuation);
}

void Liveness::callObserved(const state::LiveState& state, std::uint64_t bits) {
    if (!formula_) return;
    mayHaveChanged_ = false;
    look(state);
    word_.push_back(formula_->valuationOfCall(state, bits));
}

void Liveness::searchStarted() {
    explores_ = true;
}

// Of a search the whole is looked at; of a path that is walked again, that path.
void Liveness::restore(const std::shared_ptr<const void>&) {
    progressed_ = paused_ = 0;
    word_.clear();
    mayHaveChanged_ = false;
    if (explores_) return;
    forget();
    // A path that is walked again begins without a choice.
    if (formula_) word_.push_back(formula_->valuationAtStart());
}

Vertex Liveness::vertexOf(state::Hash128 key) {
    const auto [at, isNew] = vertices_.try_emplace(key);
    if (isNew) at->second = boost::add_vertex(graph_);
    return at->second;
}

Place Liveness::placeOf(const state::LiveState& state) const {
    Place place;
    const std::size_t count = state.threads.size();
    for (std::size_t i = 0; i < count; ++i) {
        const state::ThreadData& thread = state.threads[i].data;
        if (interpreter::isEnabled(state, i)) place.enabled |= bitOfThread(i);
        if (!thread.daemon && !thread.housekeeping && !isJoining(state, thread) &&
            thread.status != state::ThreadStatus::Terminated)
            place.waiting |= bitOfThread(i);
    }
    return place;
}

void Liveness::choiceAdvanced(const state::LiveState& state, std::uint32_t) {
    progressed_ = paused_ = 0;
    word_.clear();
    mayHaveChanged_ = false;
    if (formula_) look(state);
    if (explores_ && boost::num_vertices(graph_) == 0)
        graph_[boost::add_vertex(graph_)] = placeOf(state);
}

// Who waits for it could have gone on before, and cannot for now, however soon it is free again.
void Liveness::objectLocked(const state::LiveState& state, values::Ref object) {
    for (std::size_t i = 0; i < state.threads.size(); ++i)
        if (i != state.current && state.threads[i].data.pendingMonitor == object)
            paused_ |= bitOfThread(i);
}

// Locks of java.util.concurrent are taken, and given back, by such an access.
void Liveness::synchronizingAccess(const state::LiveState& state, values::Ref object,
                                   std::uint64_t offset, interpreter::AccessOrder order) {
    if (!order.writes) return;
    objectLocked(state, object);
    mayHaveChanged_ |= formula_ && formula_->concerns(*state.object(object), offset);
}

void Liveness::methodEntered(const state::LiveState& state, const types::Method& method) {
    static const types::Symbol name = types::Symbol::of("progress"),
                               holder = types::Symbol::of("gov/nasa/jpf/vm/Verify");
    if (method.name == name && method.holder->name == holder)
        progressed_ |= bitOfThread(state.current);
}

// The program has ended, or all of its threads are stuck.
bool Liveness::isOver(const state::LiveState& state) {
    if (state.scalars.exited || interpreter::isProgramOver(state)) return true;
    for (std::size_t i = 0; i < state.threads.size(); ++i)
        if (interpreter::isEnabled(state, i)) return false;
    return true;
}

void Liveness::stateAdvanced(const state::LiveState& state, const search::Transition& transition) {
    const std::uint64_t progressed = std::exchange(progressed_, 0),
                        paused = std::exchange(paused_, 0);
    // Of what ends a path, only where nothing more can happen is part of what it does for ever.
    const bool isAtEnd = transition.isEnd && isOver(state);
    if (transition.isEnd && (!formula_ || !isAtEnd || transition.to == state::Hash128{})) return;
    // The first vertex is the root.
    if (vertices_.empty()) {
        if (boost::num_vertices(graph_) == 0) graph_[boost::add_vertex(graph_)] = placeOf(state);
        vertices_.emplace(transition.from, 0);
    }
    if (state.threads.size() > 63) tooManyThreads_ = true;
    const std::size_t before = boost::num_vertices(graph_);
    const Vertex from = vertexOf(transition.from), to = vertexOf(transition.to);
    const bool isNew = to >= before;
    if (isNew) {
        graph_[to] = placeOf(state);
        mayNotWait_ |= graph_[to].waiting;
    }
    std::uint32_t word = 0;
    if (formula_) {
        if (word_.empty()) word_.push_back(formula_->valuationAtStart());
        look(state);
        const std::uint64_t valuation = formula_->valuationOf(state);
        word = wordOf(std::exchange(word_, {valuation}));
        mayHaveChanged_ = false;
        if (isAtEnd && isNew) {
            graph_[to].enabled = 0;
            Step rest;
            rest.word = wordOf({valuation});
            boost::add_edge(to, to, rest, graph_);
        }
    }
    Step step;
    step.word = word;
    step.moved = transition.moved;
    step.paused = transition.paused | paused;
    step.progressed = progressed;
    step.taken = transition.step;
    step.chosen = static_cast<std::uint16_t>(transition.chosen);
    step.last = static_cast<std::uint16_t>(transition.thread);
    step.isOfThreads = transition.isOfThreads;
    boost::add_edge(from, to, step, graph_);
    if (explores_ || (isNew && !isAtEnd)) return;
    const auto found = find();
    if (!found) return;
    const std::string name = choice::threadName(state, found->thread);
    if (found->kind == "livelock")
        report(found->kind, fmt::format("thread {} goes on for ever, and makes no progress", name));
    else if (found->kind == "starvation")
        report(found->kind, fmt::format("thread {} waits for ever, while others go on", name));
    else
        report(found->kind, fmt::format("a path does not satisfy {}", formula_->text()));
    cycle_ = search::Section{
        "for ever",
        {isAtEnd ? "nothing: the program has ended"
                 : fmt::format("steps {} to {}", transition.depth - found->lasso.cycle.size() + 1,
                               transition.depth)}};
}

std::optional<Liveness::Found> Liveness::find() const {
    if (formula_)
        if (auto lasso = formula_->violatedIn(graph_, words_, isFair_))
            return Found{"ltl", 0, std::move(*lasso)};
    for (std::size_t thread = 0; (livelock_ || starvation_) && thread < 63; ++thread) {
        const std::uint64_t bit = bitOfThread(thread);
        if ((mayNotWait_ & bit) == 0) continue;
        const auto look = [&](std::string kind, CycleKind wanted) -> std::optional<Found> {
            wanted.waits = bit;
            wanted.isFair = isFair_;
            if (auto lasso = findLasso(graph_, 0, wanted))
                return Found{std::move(kind), thread, std::move(*lasso)};
            return std::nullopt;
        };
        if (livelock_)
            if (auto found =
                    look("livelock",
                         {.keeps = [bit](const Step& step) { return (step.progressed & bit) == 0; },
                          .moves = bit}))
                return found;
        if (starvation_)
            if (auto found = look("starvation", {.keeps = [bit](const Step& step) {
                                      return (step.moved & bit) == 0;
                                  }}))
                return found;
    }
    return std::nullopt;
}

std::uint32_t Liveness::wordOf(std::vector<std::uint64_t> word) {
    const auto [found, isNew] =
        numbers_.try_emplace(word, static_cast<std::uint32_t>(words_.size()));
    if (isNew) words_.push_back(std::move(word));
    return found->second;
}

std::optional<std::vector<std::uint32_t>> Liveness::pathToReport() {
    explores_ = false;
    if (tooManyThreads_)
        approximated("livelock and starvation were not looked for: there are more than 63 threads");
    if (formula_)
        for (const std::string& condition : formula_->unmet())
            approximated(
                fmt::format("spec.propositions: {}: no path has come to its class", condition));
    if (formula_)
        for (const std::string& condition : formula_->undecided())
            approximated(fmt::format(
                "spec.propositions: {}: inputs decide it, and no branch of the program asks which "
                "way",
                condition));
    const auto found = tooManyThreads_ ? std::nullopt : find();
    if (!found) return std::nullopt;
    std::vector<Edge> path = found->lasso.stem;
    for (int round = 0; round < 2; ++round)
        path.insert(path.end(), found->lasso.cycle.begin(), found->lasso.cycle.end());
    return stepsOf(graph_, path);
}

search::Section Liveness::explain() {
    return std::exchange(cycle_, std::nullopt).value_or(search::Section());
}

} // namespace clew::listeners
