#include "choice/solver/KnownAnswers.h"

#include <algorithm>

namespace clew::choice {

namespace {

// What is kept at most, in conjuncts: some tens of MB. Then all is forgotten, which is rare, cheap,
// and the same in every run of one worker.
constexpr std::size_t kCapacity = 2'000'000;
// Sets that are compared in a look-up, of those with a conjunct in common.
constexpr std::size_t kTries = 32;

} // namespace

std::size_t KnownAnswers::HashOfConjuncts::operator()(const Conjuncts& conjuncts) const {
    std::uint64_t hash = conjuncts.size();
    for (const Expression conjunct : conjuncts)
        hash = (hash ^ conjunct) * 0x9e37'79b9'7f4a'7c15u, hash ^= hash >> 32;
    return hash;
}

// A set of conjuncts that contains a contradictory one is contradictory, and a solution of a set
// solves each subset of it.
std::optional<Solution> KnownAnswers::find(const Conjuncts& conjuncts) const {
    const std::lock_guard lock(mutex_);
    if (const auto found = solutions_.find(conjuncts); found != solutions_.end())
        return found->second;
    if (const Conjuncts* core = coreWithin(conjuncts))
        return Solution{.answer = Answer::Unsatisfiable, .core = *core};
    if (const Solution* solution = solutionOfSuperset(conjuncts)) return *solution;
    return std::nullopt;
}

void KnownAnswers::add(const Conjuncts& conjuncts, const Solution& solution) {
    const std::lock_guard lock(mutex_);
    size_ += 8 + 2 * conjuncts.size() + solution.core.size() + 4 * solution.assignment.size();
    if (size_ > kCapacity) {
        solutions_.clear();
        supersets_.clear();
        cores_.clear();
        size_ = 0;
    }
    const auto [entry, isNew] = solutions_.emplace(conjuncts, solution);
    if (!isNew) return; // another worker was asked the same meanwhile
    if (solution.answer == Answer::Satisfiable)
        for (const Expression conjunct : conjuncts) supersets_[conjunct].push_back(&*entry);
    if (solution.answer == Answer::Unsatisfiable) {
        const Conjuncts& core = solution.core.empty() ? conjuncts : solution.core;
        cores_[core.back()].push_back(core);
    }
}

const Conjuncts* KnownAnswers::coreWithin(const Conjuncts& conjuncts) const {
    for (const Expression last : conjuncts) {
        const auto found = cores_.find(last);
        if (found == cores_.end()) continue;
        const auto& cores = found->second;
        for (std::size_t i = cores.size(), left = kTries; i-- > 0 && left-- > 0;)
            if (std::ranges::includes(conjuncts, cores[i])) return &cores[i];
    }
    return nullptr;
}

const Solution* KnownAnswers::solutionOfSuperset(const Conjuncts& conjuncts) const {
    const std::vector<const Entry*>* fewest = nullptr;
    for (const Expression conjunct : conjuncts) {
        const auto found = supersets_.find(conjunct);
        if (found == supersets_.end()) return nullptr;
        if (!fewest || found->second.size() < fewest->size()) fewest = &found->second;
    }
    if (!fewest) return nullptr;
    for (std::size_t i = fewest->size(), left = kTries; i-- > 0 && left-- > 0;) {
        const auto& [superset, solution] = *(*fewest)[i];
        if (std::ranges::includes(superset, conjuncts)) return &solution;
    }
    return nullptr;
}

} // namespace clew::choice
