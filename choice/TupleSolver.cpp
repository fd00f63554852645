#include "choice/TupleSolver.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "choice/MixedConditions.h"
#include "choice/TuplePaths.h"
#include "choice/TupleTree.h"
#include "choice/solver/Layer.h"
#include "vm/natives/database/Engine.h"
#include "vm/natives/database/Tuples.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
namespace database = vm::natives::database;
using database::Tuples;

namespace {

// Rows that are tried where the query does not say all: by evaluation, and by a solver.
constexpr std::size_t kMostTried = 32'768, kMostSolved = 512;
// Of those that were fetched for something else, and are tried before anybody is asked.
constexpr std::size_t kMostAgain = 1024;

class TupleSolver final : public Layer {
  public:
    explicit TupleSolver(std::unique_ptr<Solver> next) : Layer("tuples", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        Tuples& tuples = Tuples::ofRun();
        isUnsure_ = false;
        const std::vector<Expression> conjuncts = conjunctsIn(query);
        std::vector<Expression> ofRow, mixed, others;
        for (const Expression conjunct : conjuncts) {
            std::size_t count = 0;
            const auto variables = expressions::variablesOf(conjunct);
            for (const Expression variable : variables)
                count += tuples.meaningOf(variable).has_value();
            (count == 0 ? others : count == variables.size() ? ofRow : mixed).push_back(conjunct);
        }
        if (ofRow.empty() && mixed.empty()) return pass(query);
        // A query without rows: what is a row's is not asked.
        if (const auto noRow = withoutRow(ofRow)) {
            if (others.empty()) return satisfiable({{*noRow, 0}});
            const Expression last = others.back();
            others.pop_back();
            Solution rest = pass({others, last, nullptr});
            if (rest.answer == Answer::Satisfiable) rest.assignment[*noRow] = 0;
            return rest;
        }

        if (!mixed.empty() && !couldHold(mixed, others)) return unsatisfiable(conjuncts);

        // What follows for the row alone; where nothing follows, it is only tried.
        for (const Expression conjunct : impliedForRow(mixed, others))
            if (std::ranges::find(ofRow, conjunct) == ofRow.end()) ofRow.push_back(conjunct);
        Question question = questionFor(ofRow);
        question.request.rows = std::max(rowsOf(ofRow), rowsOf(mixed));
        if (question.isContradiction) return unsatisfiable(mixed.empty() ? ofRow : conjuncts);
        for (const Expression conjunct : mixed)
            tuples.notTranslated(expressions::toString(conjunct));
        std::ranges::sort(ofRow);
        try {
            patience_ = query.patience;
            return noted(query, answerOf(question, {ofRow, mixed, others}, conjuncts));
        } catch (const database::DatabaseError& error) {
            return noted(query, unknown("as the database says: " + error.message));
        } catch (const database::NotSupported& refused) {
            return noted(query, unknown("as the database says: " + refused.what));
        }
    }

  private:
    // Ascending, without repetitions.
    static std::vector<Expression> conjunctsIn(const Query& query) {
        std::vector<Expression> all = database::conjunctsIn(conjunctsOf(query));
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }

    static Solution noted(const Query& query, Solution solution) {
        if (solution.answer == Answer::Satisfiable || solution.answer == Answer::Later)
            return solution;
        std::vector<Expression> path(query.constraints.begin(), query.constraints.end());
        path.push_back(query.condition);
        const bool isEmpty = solution.answer == Answer::Unsatisfiable;
        TuplePaths::ofRun().notWalked(std::move(path),
                                      isEmpty ? TuplePaths::End::NoTuple : TuplePaths::End::Dropped,
                                      solution.reason);
        return solution;
    }

    // The variable that says that there is a row, where it has to be 0.
    static std::optional<Expression> withoutRow(const std::vector<Expression>& conjuncts) {
        for (const Expression conjunct : conjuncts)
            for (const Expression variable : expressions::variablesOf(conjunct)) {
                const auto meaning = Tuples::ofRun().meaningOf(variable);
                if (meaning->what != Tuples::What::HasRow || meaning->column != 0) continue;
                const Assignment withRow{{variable, 1}};
                if (!expressions::Evaluator(withRow).holds(conjunct)) return variable;
            }
        return std::nullopt;
    }

    // Whether there could be a row for these: one that the columns' bounds allow.
    bool couldHold(const std::vector<Expression>& mixed, const std::vector<Expression>& others) {
        std::vector<Expression> all = others;
        all.insert(all.end(), mixed.begin(), mixed.end());
        const auto bounds = boundsOfColumns(mixed);
        all.insert(all.end(), bounds.begin(), bounds.end());
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        const std::span<const Expression> constraints(all.data(), all.size() - 1);
        return pass({constraints, all.back(), nullptr}).answer != Answer::Unsatisfiable;
    }

    // How many rows these are about.
    static std::size_t rowsOf(const std::vector<Expression>& conjuncts) {
        const Tuples& tuples = Tuples::ofRun();
        const std::size_t width = std::max<std::size_t>(tuples.width(), 1);
        std::size_t rows = 1;
        for (const Expression conjunct : conjuncts)
            for (const Expression variable : expressions::variablesOf(conjunct)) {
                const auto meaning = tuples.meaningOf(variable);
                if (!meaning || meaning->what == Tuples::What::Row) continue;
                if (meaning->what != Tuples::What::HasRow)
                    rows = std::max(rows, meaning->column / width + 1);
                else if (const Assignment with{{variable, 1}};
                         expressions::Evaluator(with).holds(conjunct))
                    rows = std::max(rows, meaning->column + 1);
            }
        return rows;
    }

    struct Question {
        Tuples::Request request; // in SQL
        std::vector<Expression> untranslated;
        bool isContradiction = false; // as the words say; nobody has to be asked
    };

    static Question questionFor(const std::vector<Expression>& conjuncts) {
        Tuples& tuples = Tuples::ofRun();
        Question question;
        std::set<std::string> words;
        std::vector<std::string> inOrder;
        database::Conjunction conjunction = database::sqlOf(conjuncts, tuples);
        for (const Expression conjunct : conjunction.untranslated)
            tuples.notTranslated(expressions::toString(conjunct));
        question.untranslated = std::move(conjunction.untranslated);
        for (std::string& word : conjunction.words)
            if (word != "1 = 1" && words.insert(word).second) inOrder.push_back(std::move(word));
        constexpr std::string_view kNot = " IS NOT NULL", kNull = " IS NULL";
        for (const std::string& word : inOrder)
            if (word == "1 = 0" ||
                (word.ends_with(kNot) &&
                 words.contains(word.substr(0, word.size() - kNot.size()) + std::string(kNull))))
                question.isContradiction = true;
        question.request.condition =
            inOrder.empty() ? "1 = 1" : fmt::format("{}", fmt::join(inOrder, " AND "));
        return question;
    }

    // What rows are tried for.
    struct Trial {
        const std::vector<Expression>&ofRow, &mixed, &others; // ofRow: ascending
        std::set<std::vector<std::uint64_t>> tried = {};      // by the solver: values in mixed
        std::size_t solved = 0;

        bool mayGoOn() const { return solved < kMostSolved; }
    };

    // Rows that are there already, then what costs least: further rows of a query that stands above
    // this one, or a query of its own.
    Solution answerOf(const Question& question, Trial trial,
                      const std::vector<Expression>& conjuncts) {
        Tuples& tuples = Tuples::ofRun();
        TupleTree& tree = TupleTree::ofRun();
        const bool isExact = trial.mixed.empty() && question.untranslated.empty();
        const bool isSimple = isExact && trial.others.empty();
        const Tuples::Request& request = question.request;
        const auto none = [&](const Tuples::Request& asked) {
            if (isUnsure_) return unknown(fmt::format("for the tuples of {}", asked.condition));
            return unsatisfiable(isSimple ? trial.ofRow : conjuncts);
        };
        bool areAll = request.rows == 1 && tuples.areAll(kMostAgain);
        for (const auto& row : tuples.fetched(kMostAgain)) {
            if (row->values.size() != request.rows * tuples.width()) continue;
            const bool fits = tuples.fits(row->values);
            areAll = areAll && fits;
            if (fits && holds(*row, trial.ofRow))
                if (auto solution = completed(*row, trial))
                    return satisfiable(std::move(*solution));
        }
        areAll = areAll && !isUnsure_;
        isUnsure_ = false;

        std::vector<Expression> said, unsaid = question.untranslated;
        std::ranges::sort(unsaid);
        std::ranges::set_difference(trial.ofRow, unsaid, std::back_inserter(said));
        if (request.rows == 1) tree.learn(said);
        if (patience_ == Patience::Any) {
            Solution later{.answer = Answer::Later};
            later.leaf = tree.open(request, trial.ofRow, isSimple);
            return later;
        }
        if (areAll) {
            tuples.decidedByAll();
            return none(request);
        }
        if (request.rows == 1) {
            if (const auto exhausted = tree.exhausted(trial.ofRow)) {
                tuples.decidedBy(*exhausted);
                return none(*exhausted);
            }
        }
        for (bool goesOn = true; goesOn;) {
            goesOn = false;
            auto candidate = tree.decided(request.rows, trial.ofRow);
            if (!candidate && isSimple) candidate = tree.best(request, trial.ofRow);
            if (!candidate) break;
            const bool isRemainder = !candidate->kinds.empty();
            const Tuples::Rows found = tuples.ask(candidate->request, candidate->tuples);
            if (!isRemainder)
                tree.add(candidate->request, candidate->conjuncts, found.isAll);
            else if (found.isAll || !found.rows.empty())
                tree.noteRemainder(*candidate, found.rows.empty());
            for (std::size_t i = 0; i < found.rows.size() && trial.mayGoOn(); ++i)
                if (auto solution = solvedWith(*found.rows[i], candidate->conjuncts, trial))
                    return satisfiable(std::move(*solution));
            if (isRemainder) {
                if (const auto exhausted = tree.exhausted(trial.ofRow)) {
                    tuples.decidedBy(*exhausted);
                    return none(*exhausted);
                }
            } else if (isUnsure_ || !trial.mayGoOn()) {
                tree.distrust(candidate->request);
            } else if (found.isAll) {
                tuples.decidedBy(candidate->request);
                return none(candidate->request);
            } else {
                goesOn = found.rows.size() >= candidate->tuples; // otherwise no more are allowed
            }
            isUnsure_ = false;
            if (patience_ == Patience::WhileOthersAreAnswered && tree.isOtherDecided(trial.ofRow))
                return {.answer = Answer::Later};
        }

        Tuples::Rows found;
        std::size_t tried = 0;
        for (std::size_t most = 1; most <= (isExact ? 1 : kMostTried); most *= 8) {
            found = tuples.ask(request, most);
            if (found.isAll || !found.rows.empty()) tree.add(request, said, found.isAll);
            for (; tried < found.rows.size() && trial.mayGoOn(); ++tried)
                if (auto solution = solvedWith(*found.rows[tried], said, trial))
                    return satisfiable(std::move(*solution));
            if (found.rows.size() < most || !trial.mayGoOn()) break;
        }
        if (isExact && found.isAll && found.rows.empty()) tree.empty(request.rows, trial.ofRow);
        // What else is asked has nothing to do with the row: one row says it for all.
        const bool isSettled = isExact ? found.isAll || !found.rows.empty()
                                       : found.isAll && tried == found.rows.size();
        if (!isSettled) isUnsure_ = true;
        return none(request);
    }

    // `said`: what the query has asked for.
    std::optional<Assignment> solvedWith(const Tuples::Row& row,
                                         const std::vector<Expression>& said, Trial& trial) {
        // Types or sizes that were not seen where the columns were looked at: a LIMIT, say; or the
        // database compares otherwise: a collation.
        if (!Tuples::ofRun().fits(row.values) || !holds(row, said)) {
            isUnsure_ = true;
            return std::nullopt;
        }
        if (!holds(row, trial.ofRow)) return std::nullopt;
        return completed(row, trial);
    }

    static bool holds(const Tuples::Row& row, const std::vector<Expression>& conjuncts) {
        Tuples& tuples = Tuples::ofRun();
        const auto start = Clock::now();
        const bool result = tuples.holds(row, conjuncts);
        tuples.tested(seconds(Clock::now() - start), 1);
        return result;
    }

    // The values of the row, which holds, and of what else is asked.
    std::optional<Assignment> completed(const Tuples::Row& row, Trial& trial) {
        Tuples& tuples = Tuples::ofRun();
        Assignment values;
        for (const Expression variable : tuples.variables())
            values[variable] = tuples.valueOf(variable, row);
        if (trial.mixed.empty() && trial.others.empty()) return values;
        std::vector<Expression> all = trial.others;
        all.insert(all.end(), trial.mixed.begin(), trial.mixed.end());
        std::vector<std::uint64_t> tried;
        for (const Expression conjunct : trial.mixed)
            for (const Expression variable : expressions::variablesOf(conjunct)) {
                if (!tuples.meaningOf(variable)) continue;
                tried.push_back(values[variable]);
                all.push_back(expressions::equal(
                    variable,
                    expressions::constant(expressions::sort(variable), values[variable])));
            }
        if (!trial.tried.insert(std::move(tried)).second) return std::nullopt;
        ++trial.solved;
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        const std::span<const Expression> constraints(all.data(), all.size() - 1);
        Solution rest = pass({constraints, all.back(), nullptr});
        if (rest.answer == Answer::Unknown) isUnsure_ = true;
        if (rest.answer != Answer::Satisfiable) return std::nullopt;
        for (const auto& [variable, bits] : rest.assignment) values.try_emplace(variable, bits);
        return values;
    }

    bool isUnsure_ = false; // about one of the rows
    Patience patience_ = Patience::None;
};

} // namespace

std::unique_ptr<Solver> withTuples(std::unique_ptr<Solver> next) {
    if (!Tuples::ofRun().isOn()) return next;
    return std::make_unique<TupleSolver>(std::move(next));
}

} // namespace clew::choice
