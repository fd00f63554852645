#include <algorithm>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

namespace {

using Conjuncts = std::vector<Expression>; // ascending, without repetitions

struct HashOfConjuncts {
    std::size_t operator()(const Conjuncts& conjuncts) const {
        std::uint64_t hash = conjuncts.size();
        for (const Expression conjunct : conjuncts)
            hash = (hash ^ conjunct) * 0x9e37'79b9'7f4a'7c15u, hash ^= hash >> 32;
        return hash;
    }
};

// After KLEE's counterexample cache: a set of conjuncts that contains a contradictory one is
// contradictory, and a solution of a set solves each subset of it.
class Cache final : public Layer {
  public:
    explicit Cache(std::unique_ptr<Solver> next) : Layer("cache", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        const Conjuncts conjuncts = conjunctsOf(query);
        if (const auto found = solutions_.find(conjuncts); found != solutions_.end())
            return found->second;
        if (const Conjuncts* core = coreWithin(conjuncts)) return unsatisfiable(*core);
        if (const Solution* solution = solutionOfSuperset(conjuncts))
            return satisfiable(restrictedTo(variablesOf(query), solution->assignment));

        Solution solution = pass(query);
        if (solution.answer == Answer::Satisfiable)
            solution.assignment = restrictedTo(variablesOf(query), solution.assignment);
        remember(conjuncts, solution);
        return solution;
    }

  private:
    // What is kept at most, in conjuncts: some tens of MB. Then all is forgotten, which is rare,
    // cheap, and the same in every run.
    static constexpr std::size_t capacity = 2'000'000;
    static constexpr std::size_t tries =
        32; // sets that are compared in a look-up, of those with a conjunct in common

    void remember(const Conjuncts& conjuncts, const Solution& solution) {
        size_ += 8 + 2 * conjuncts.size() + solution.core.size() + 4 * solution.assignment.size();
        if (size_ > capacity) {
            solutions_.clear();
            supersets_.clear();
            cores_.clear();
            size_ = 0;
        }
        const auto entry = solutions_.emplace(conjuncts, solution).first;
        if (solution.answer == Answer::Satisfiable)
            for (const Expression conjunct : conjuncts) supersets_[conjunct].push_back(&*entry);
        if (solution.answer == Answer::Unsatisfiable) {
            const Conjuncts& core = solution.core.empty() ? conjuncts : solution.core;
            cores_[core.back()].push_back(core);
        }
    }

    const Conjuncts* coreWithin(const Conjuncts& conjuncts) const {
        for (const Expression last : conjuncts) {
            const auto found = cores_.find(last);
            if (found == cores_.end()) continue;
            const auto& cores = found->second;
            for (std::size_t i = cores.size(), left = tries; i-- > 0 && left-- > 0;)
                if (std::includes(conjuncts.begin(), conjuncts.end(), cores[i].begin(),
                                  cores[i].end()))
                    return &cores[i];
        }
        return nullptr;
    }

    const Solution* solutionOfSuperset(const Conjuncts& conjuncts) const {
        const std::vector<const Entry*>* fewest = nullptr;
        for (const Expression conjunct : conjuncts) {
            const auto found = supersets_.find(conjunct);
            if (found == supersets_.end()) return nullptr;
            if (!fewest || found->second.size() < fewest->size()) fewest = &found->second;
        }
        if (!fewest) return nullptr;
        for (std::size_t i = fewest->size(), left = tries; i-- > 0 && left-- > 0;) {
            const auto& [superset, solution] = *(*fewest)[i];
            if (std::includes(superset.begin(), superset.end(), conjuncts.begin(), conjuncts.end()))
                return &solution;
        }
        return nullptr;
    }

    using Solutions = std::unordered_map<Conjuncts, Solution, HashOfConjuncts>;
    using Entry = Solutions::value_type; // stays where it is in the map

    Solutions solutions_;
    std::unordered_map<Expression, std::vector<const Entry*>>
        supersets_; // of each conjunct: the solved sets with it
    std::unordered_map<Expression, std::vector<Conjuncts>> cores_; // by their last conjunct
    std::size_t size_ = 0;
};

} // namespace

std::unique_ptr<Solver> makeCacheLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Cache>(std::move(next));
}

} // namespace clew::choice
