#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"
#include "choice/solver/Preferences.h"
#include "choice/solver/ProcessorTime.h"
#include "choice/solver/TheorySolver.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;

namespace {

// One of the solver libraries, made when it is first needed, and made anew when it is worn.
class Library {
  public:
    explicit Library(std::unique_ptr<TheorySolver> (*make)()) : make_(make) {}

    // `timeLimit` is in seconds of the processor. The libraries go by the clock on the wall; where
    // that ran on while the thread stood still, they are asked again, with as much more time as the
    // thread lacked.
    Solution check(std::span<const Expression> conjuncts, double timeLimit) {
        constexpr int mostAttempts = 4;
        constexpr double mostSlowdown = 10;
        double onWall = timeLimit;
        for (int attempt = 1;; ++attempt) {
            const double start = processorSeconds();
            const auto startOnWall = std::chrono::steady_clock::now();
            Solution solution = checkOnce(conjuncts, onWall);
            const std::chrono::duration<double> passed =
                std::chrono::steady_clock::now() - startOnWall;
            const double worked =
                std::max(processorSeconds() - start, passed.count() / mostSlowdown);
            const bool stoodStill = passed.count() > 0.9 * onWall && worked < 0.8 * timeLimit;
            if (solution.answer != Answer::Unknown || !stoodStill || attempt == mostAttempts)
                return solution;
            onWall = 1.2 * timeLimit * passed.count() / worked;
            solver_.reset(); // it keeps its limit
        }
    }

  private:
    Solution checkOnce(std::span<const Expression> conjuncts, double timeLimit) {
        if (solver_ && solver_->isWorn()) solver_.reset();
        if (!solver_) solver_ = make_();
        try {
            return verified(conjuncts, solver_->check(conjuncts, timeLimit));
        } catch (const std::exception& error) {
            solver_.reset(); // whatever state it is in
            return unknown(error.what());
        }
    }

    // A translation may say more than the expression does (remainders), or be wrong.
    static Solution verified(std::span<const Expression> conjuncts, Solution solution) {
        if (solution.answer != Answer::Satisfiable) return solution;
        expressions::Evaluator evaluator(solution.assignment);
        for (const Expression conjunct : conjuncts)
            if (!evaluator.holds(conjunct))
                return unknown("the solver's answer does not satisfy " +
                               expressions::toString(conjunct));
        return solution;
    }

    std::unique_ptr<TheorySolver> (*make_)();
    std::unique_ptr<TheorySolver> solver_;
};

class Theories final : public Layer {
  public:
    explicit Theories(double timeLimit)
        : Layer("theories", nullptr), z3_(makeZ3), cvc5_(makeCvc5), timeLimit_(timeLimit) {}

  protected:
    Solution answer(const Query& query) override {
        start_ = processorSeconds();
        const std::vector<Expression> conjuncts = conjunctsOf(query);
        const bool hasFloats =
            std::any_of(conjuncts.begin(), conjuncts.end(),
                        [&](Expression conjunct) { return preferences_.hasFloats(conjunct); });
        Solution solution =
            checkPreferring(hasFloats ? cvc5_ : z3_, conjuncts, preferences_.of(conjuncts));
        if (solution.answer == Answer::Unknown && remaining() > 0.1 * timeLimit_)
            solution = checkModerate(hasFloats ? z3_ : cvc5_, conjuncts);
        if (solution.answer == Answer::Unknown && remaining() < 0.1 * timeLimit_)
            solution.reason = fmt::format("time limit of {} s", timeLimit_);
        return solution;
    }

  private:
    double remaining() const { return timeLimit_ - (processorSeconds() - start_); }

    // With the preferences that do not contradict the conjuncts. Those that a core blames are
    // dropped; if that was not all, all are but that no array is endless.
    Solution checkPreferring(Library& library, const std::vector<Expression>& conjuncts,
                             std::vector<Expression> preferences) {
        const std::vector<Expression> moderate = moderately(conjuncts);
        for (int attempt = 0; attempt < 2 && !preferences.empty(); ++attempt) {
            std::vector<Expression> all = moderate;
            all.insert(all.end(), preferences.begin(), preferences.end());
            Solution solution = check(library, all, timeLimit_ / 4);
            if (solution.answer == Answer::Satisfiable) return solution;
            if (solution.answer == Answer::Unknown || solution.core.empty()) break;
            const auto isBlamed = [&](Expression preference) {
                return std::binary_search(solution.core.begin(), solution.core.end(), preference) &&
                       !std::binary_search(conjuncts.begin(), conjuncts.end(), preference);
            };
            if (std::erase_if(preferences, isBlamed) == 0) {
                if (std::none_of(moderate.begin(), moderate.end(), isBlamed)) return solution;
                break;
            }
        }
        return checkModerate(library, conjuncts);
    }

    Solution checkModerate(Library& library, const std::vector<Expression>& conjuncts) {
        const std::vector<Expression> moderate = moderately(conjuncts);
        if (moderate.size() > conjuncts.size()) {
            Solution solution = check(library, moderate, remaining() / 2);
            const auto isConjunct = [&](Expression blamed) {
                return std::binary_search(conjuncts.begin(), conjuncts.end(), blamed);
            };
            if (solution.answer == Answer::Satisfiable) return solution;
            if (solution.answer == Answer::Unsatisfiable && !solution.core.empty() &&
                std::all_of(solution.core.begin(), solution.core.end(), isConjunct))
                return solution;
        }
        return check(library, conjuncts, remaining());
    }

    // The conjuncts, and that no array is endless.
    std::vector<Expression> moderately(const std::vector<Expression>& conjuncts) {
        std::vector<Expression> all = conjuncts;
        const std::vector<Expression> moderate = preferences_.moderateLengths(conjuncts);
        all.insert(all.end(), moderate.begin(), moderate.end());
        return all;
    }

    static Solution check(Library& library, std::span<const Expression> conjuncts,
                          double timeLimit) {
        return library.check(conjuncts, std::max(0.001, timeLimit));
    }

    Library z3_, cvc5_;
    Preferences preferences_;
    const double timeLimit_;
    double start_ = 0; // of the query, on the processor's clock
};

} // namespace

std::unique_ptr<Solver> makeTheoriesLayer(double timeLimit) {
    return std::make_unique<Theories>(timeLimit);
}

} // namespace clew::choice
