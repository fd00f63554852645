#include "choice/TupleSolver.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "choice/solver/Layer.h"
#include "vm/natives/database/Engine.h"
#include "vm/natives/database/Tuples.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
namespace database = vm::natives::database;
using database::Tuples;

namespace {

// Rows that are tried where the query does not say all.
constexpr std::size_t kTried = 64;

class TupleSolver final : public Layer {
  public:
    explicit TupleSolver(std::unique_ptr<Solver> next) : Layer("tuples", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        Tuples& tuples = Tuples::ofRun();
        isUnsure_ = false;
        const std::vector<Expression> conjuncts = conjunctsOf(query);
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

        Question question = questionFor(ofRow);
        if (question.isContradiction) return unsatisfiable(ofRow);
        for (const Expression conjunct : mixed)
            tuples.notTranslated(expressions::toString(conjunct));
        const bool isExact = mixed.empty() && question.untranslated.empty();
        const bool isSimple = isExact && others.empty();
        Tuples::Rows found;
        std::size_t tried = 0;
        for (std::size_t most = 1; most <= (isExact ? 1 : kTried); most *= 8) {
            try {
                found = tuples.ask(question.condition, most);
            } catch (const database::DatabaseError& error) {
                return unknown("as the database says: " + error.message);
            } catch (const database::NotSupported& refused) {
                return unknown("as the database says: " + refused.what);
            }
            for (; tried < found.rows.size(); ++tried)
                if (auto solution =
                        solvedWith(found.rows[tried], question.untranslated, ofRow, mixed, others))
                    return satisfiable(std::move(*solution));
            if (found.isAll) break;
        }
        // What else is asked has nothing to do with the row: one row says it for all.
        const bool isSettled = isExact ? found.isAll || !found.rows.empty() : found.isAll;
        if (!isSettled || isUnsure_)
            return unknown(fmt::format("for the tuples of {}", question.condition));
        return unsatisfiable(isSimple ? ofRow : conjuncts);
    }

  private:
    // The variable that says that there is a row, where it has to be 0.
    static std::optional<Expression> withoutRow(const std::vector<Expression>& conjuncts) {
        for (const Expression conjunct : conjuncts)
            for (const Expression variable : expressions::variablesOf(conjunct)) {
                if (Tuples::ofRun().meaningOf(variable)->what != Tuples::What::HasRow) continue;
                const Assignment withRow{{variable, 1}};
                if (!expressions::Evaluator(withRow).holds(conjunct)) return variable;
            }
        return std::nullopt;
    }

    // Whether there could be a row for these: one that the columns' bounds allow.
    bool couldHold(const std::vector<Expression>& mixed, const std::vector<Expression>& others) {
        Tuples& tuples = Tuples::ofRun();
        const auto columns = tuples.columns();
        std::vector<Expression> all = others;
        for (const Expression conjunct : mixed) {
            all.push_back(conjunct);
            for (const Expression variable : expressions::variablesOf(conjunct)) {
                const auto meaning = tuples.meaningOf(variable);
                if (!meaning || meaning->what != Tuples::What::Value) continue;
                const Tuples::Column& column = columns[meaning->column];
                if (column.type != database::Value::Type::Integer || column.isMixed) continue;
                const std::int64_t null = column.hasNull ? 0 : column.least; // nulls are 0
                all.push_back(expressions::lessOrEqual(
                    expressions::constantLong(std::min(column.least, null)), variable));
                all.push_back(expressions::lessOrEqual(
                    variable, expressions::constantLong(std::max(column.most, null))));
            }
        }
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        const std::span<const Expression> constraints(all.data(), all.size() - 1);
        return pass({constraints, all.back(), nullptr}).answer != Answer::Unsatisfiable;
    }

    struct Question {
        std::string condition; // in SQL
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
        question.condition =
            inOrder.empty() ? "1 = 1" : fmt::format("{}", fmt::join(inOrder, " AND "));
        return question;
    }

    std::optional<Assignment> solvedWith(const Tuples::Row& row,
                                         const std::vector<Expression>& untranslated,
                                         const std::vector<Expression>& ofRow,
                                         const std::vector<Expression>& mixed,
                                         const std::vector<Expression>& others) {
        Tuples& tuples = Tuples::ofRun();
        // Types or sizes that were not seen where the columns were looked at: a LIMIT, say.
        if (!tuples.fits(row.values)) {
            isUnsure_ = true;
            return std::nullopt;
        }
        Assignment values;
        for (const Expression variable : tuples.variables())
            values[variable] = tuples.valueOf(variable, row);
        expressions::Evaluator evaluator(values);
        for (const Expression conjunct : untranslated)
            if (!evaluator.holds(conjunct)) return std::nullopt;
        for (const Expression conjunct : ofRow)
            if (!evaluator.holds(conjunct)) { // the database compares otherwise: a collation, say
                isUnsure_ = true;
                return std::nullopt;
            }
        if (mixed.empty() && others.empty()) return values;
        std::vector<Expression> all = others;
        all.insert(all.end(), mixed.begin(), mixed.end());
        for (const Expression conjunct : mixed)
            for (const Expression variable : expressions::variablesOf(conjunct))
                if (tuples.meaningOf(variable))
                    all.push_back(expressions::equal(
                        variable,
                        expressions::constant(expressions::sort(variable), values[variable])));
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
};

} // namespace

std::unique_ptr<Solver> withTuples(std::unique_ptr<Solver> next) {
    if (!Tuples::ofRun().isOn()) return next;
    return std::make_unique<TupleSolver>(std::move(next));
}

} // namespace clew::choice
