#pragma once

// What the layers of the solver chain have in common: the next one, and the statistics.

#include <chrono>
#include <optional>

#include "choice/solver/Solver.h"

namespace clew::choice {

class Layer : public Solver {
  public:
    Layer(std::string_view name, std::unique_ptr<Solver> next) : next_(std::move(next)) {
        statistics_.name = name;
    }

    Solution solve(const Query& query) final {
        const auto start = Clock::now();
        const Clock::duration passedBefore = passed_;
        const std::uint64_t passesBefore = passes_;
        Solution solution = answer(query);
        statistics_.seconds += seconds(Clock::now() - start - (passed_ - passedBefore));
        ++statistics_.queries;
        statistics_.answered += passes_ == passesBefore && solution.answer != Answer::Unknown;
        statistics_.unknown += passes_ == passesBefore && solution.answer == Answer::Unknown;
        return solution;
    }

    void addStatistics(std::vector<LayerStatistics>& layers) const override {
        layers.push_back(statistics_);
        if (next_) next_->addStatistics(layers);
    }

  protected:
    using Clock = std::chrono::steady_clock;
    static double seconds(Clock::duration duration) {
        return std::chrono::duration<double>(duration).count();
    }

    virtual Solution answer(const Query& query) = 0;

    // What the next layer says.
    Solution pass(const Query& query) {
        const auto start = Clock::now();
        ++passes_;
        Solution solution = next_->solve(query);
        passed_ += Clock::now() - start;
        return solution;
    }

  private:
    std::unique_ptr<Solver> next_; // null for the last one
    LayerStatistics statistics_;
    std::uint64_t passes_ = 0;
    Clock::duration passed_{};
};

// ---- what answers are made of

inline Solution satisfiable(Assignment assignment) {
    return {.answer = Answer::Satisfiable, .assignment = std::move(assignment)};
}
// `core` in any order, with repetitions.
Solution unsatisfiable(std::vector<Expression> core);
inline Solution unknown(std::string reason) {
    return {.answer = Answer::Unknown, .reason = std::move(reason)};
}

// The variables of the constraints and the condition, ascending.
std::vector<Expression> variablesOf(const Query& query);
// The constraints and the condition without repetitions, ascending.
std::vector<Expression> conjunctsOf(const Query& query);
// Exactly `variables`, with the values that they have in `from`.
Assignment restrictedTo(std::span<const Expression> variables, const Assignment& from);
// Whether the bits are a value of the variable's type: a boolean is 0 or 1, …
bool isInRange(Expression variable, std::uint64_t bits);

} // namespace clew::choice
