#include <z3.h>

#include <algorithm>
#include <stdexcept>

#include "choice/solver/Layer.h"
#include "choice/solver/ProcessorTime.h"
#include "choice/solver/TheorySolver.h"
#include "choice/solver/Translation.h"

namespace clew::choice {

using vm::values::ExpressionKind;

namespace {

// Terms live as long as the context: it counts no references, and is given up as a whole.
class Z3Terms {
  public:
    using Term = Z3_ast;

    Z3Terms() {
        const Z3_config config = Z3_mk_config();
        context = Z3_mk_context(config);
        Z3_del_config(config);
        Z3_set_error_handler(context, [](Z3_context where, Z3_error_code code) {
            throw std::runtime_error(std::string("Z3: ") + Z3_get_error_msg(where, code));
        });
        nearest_ = Z3_mk_fpa_rne(context);
        towardsZero_ = Z3_mk_fpa_rtz(context);
    }
    ~Z3Terms() { Z3_del_context(context); }
    Z3Terms(const Z3Terms&) = delete;
    Z3Terms& operator=(const Z3Terms&) = delete;

    Z3_context context;

    Term boolean(bool value) { return value ? Z3_mk_true(context) : Z3_mk_false(context); }
    Term bits(unsigned width, std::uint64_t value) {
        return Z3_mk_unsigned_int64(context, value, Z3_mk_bv_sort(context, width));
    }
    Term floating(unsigned width, std::uint64_t value) {
        return Z3_simplify(context, floatOfBits(width, bits(width, value)));
    }
    Term freshBoolean() { return Z3_mk_fresh_const(context, "p", Z3_mk_bool_sort(context)); }
    Term freshBits(unsigned width) {
        return Z3_mk_fresh_const(context, "i", Z3_mk_bv_sort(context, width));
    }
    Term freshFloat(unsigned width) { return Z3_mk_fresh_const(context, "f", floatSort(width)); }

    Term signExtend(unsigned by, Term a) { return Z3_mk_sign_ext(context, by, a); }
    Term zeroExtend(unsigned by, Term a) { return Z3_mk_zero_ext(context, by, a); }
    Term extract(unsigned high, Term a) { return Z3_mk_extract(context, high, 0, a); }
    Term floatOfSigned(unsigned width, Term a) {
        return Z3_mk_fpa_to_fp_signed(context, nearest_, a, floatSort(width));
    }
    Term floatOfFloat(unsigned width, Term a) {
        return Z3_mk_fpa_to_fp_float(context, nearest_, a, floatSort(width));
    }
    Term floatOfBits(unsigned width, Term a) {
        return Z3_mk_fpa_to_fp_bv(context, a, floatSort(width));
    }
    Term signedOfFloat(unsigned width, Term a) {
        return Z3_mk_fpa_to_sbv(context, towardsZero_, a, width);
    }
    Term floatEqual(Term a, Term b) { return Z3_mk_fpa_eq(context, a, b); }
    Term floatLess(Term a, Term b) { return Z3_mk_fpa_lt(context, a, b); }
    Term floatLessOrEqual(Term a, Term b) { return Z3_mk_fpa_leq(context, a, b); }
    Term isNaN(Term a) { return Z3_mk_fpa_is_nan(context, a); }
    Term isInfinite(Term a) { return Z3_mk_fpa_is_infinite(context, a); }
    Term isNegative(Term a) { return Z3_mk_fpa_is_negative(context, a); }
    Term negate(Term a) { return Z3_mk_fpa_neg(context, a); }
    Term absolute(Term a) { return Z3_mk_fpa_abs(context, a); }
    Term divideTowardsZero(Term a, Term b) { return Z3_mk_fpa_div(context, towardsZero_, a, b); }
    Term roundTowardsZero(Term a) { return Z3_mk_fpa_round_to_integral(context, towardsZero_, a); }
    Term fusedMultiplyAdd(Term a, Term b, Term c) {
        return Z3_mk_fpa_fma(context, nearest_, a, b, c);
    }
    Term choose(Term condition, Term then, Term otherwise) {
        return Z3_mk_ite(context, condition, then, otherwise);
    }
    Term same(Term a, Term b) { return Z3_mk_eq(context, a, b); }
    Term implies(Term a, Term b) { return Z3_mk_implies(context, a, b); }
    Term both(Term a, Term b) { return list(Z3_mk_and, a, b); }
    Term either(Term a, Term b) { return list(Z3_mk_or, a, b); }

    // The kinds that Z3 has as they are.
    Term apply(ExpressionKind kind, const Term (&of)[3]) {
        const Term a = of[0], b = of[1];
        switch (kind) {
            case ExpressionKind::Add:
                return Z3_mk_bvadd(context, a, b);
            case ExpressionKind::Subtract:
                return Z3_mk_bvsub(context, a, b);
            case ExpressionKind::Multiply:
                return Z3_mk_bvmul(context, a, b);
            case ExpressionKind::Divide:
                return Z3_mk_bvsdiv(context, a, b);
            case ExpressionKind::Remainder:
                return Z3_mk_bvsrem(context, a, b);
            case ExpressionKind::BitAnd:
                return Z3_mk_bvand(context, a, b);
            case ExpressionKind::BitOr:
                return Z3_mk_bvor(context, a, b);
            case ExpressionKind::BitXor:
                return Z3_mk_bvxor(context, a, b);
            case ExpressionKind::ShiftLeft:
                return Z3_mk_bvshl(context, a, b);
            case ExpressionKind::ShiftRight:
                return Z3_mk_bvashr(context, a, b);
            case ExpressionKind::ShiftRightUnsigned:
                return Z3_mk_bvlshr(context, a, b);
            case ExpressionKind::If:
                return choose(a, b, of[2]);
            case ExpressionKind::FloatAdd:
                return Z3_mk_fpa_add(context, nearest_, a, b);
            case ExpressionKind::FloatSubtract:
                return Z3_mk_fpa_sub(context, nearest_, a, b);
            case ExpressionKind::FloatMultiply:
                return Z3_mk_fpa_mul(context, nearest_, a, b);
            case ExpressionKind::FloatDivide:
                return Z3_mk_fpa_div(context, nearest_, a, b);
            case ExpressionKind::FloatNegate:
                return negate(a);
            case ExpressionKind::FloatAbsolute:
                return absolute(a);
            case ExpressionKind::FloatSquareRoot:
                return Z3_mk_fpa_sqrt(context, nearest_, a);
            case ExpressionKind::FloatFloor:
                return Z3_mk_fpa_round_to_integral(context, Z3_mk_fpa_rtn(context), a);
            case ExpressionKind::FloatCeil:
                return Z3_mk_fpa_round_to_integral(context, Z3_mk_fpa_rtp(context), a);
            case ExpressionKind::FloatRint:
                return Z3_mk_fpa_round_to_integral(context, nearest_, a);
            case ExpressionKind::Equal:
                return same(a, b);
            case ExpressionKind::Less:
                return Z3_mk_bvslt(context, a, b);
            case ExpressionKind::LessOrEqual:
                return Z3_mk_bvsle(context, a, b);
            case ExpressionKind::LessUnsigned:
                return Z3_mk_bvult(context, a, b);
            case ExpressionKind::FloatEqual:
                return floatEqual(a, b);
            case ExpressionKind::FloatLess:
                return floatLess(a, b);
            case ExpressionKind::FloatLessOrEqual:
                return floatLessOrEqual(a, b);
            case ExpressionKind::FloatIsNaN:
                return isNaN(a);
            case ExpressionKind::Not:
                return Z3_mk_not(context, a);
            case ExpressionKind::And:
                return both(a, b);
            case ExpressionKind::Or:
                return either(a, b);
            default:
                throw std::logic_error("not translated: " + std::string(nameOf(kind)));
        }
    }

  private:
    Z3_sort floatSort(unsigned width) {
        return width == 32 ? Z3_mk_fpa_sort_32(context) : Z3_mk_fpa_sort_64(context);
    }
    Term list(Z3_ast (*make)(Z3_context, unsigned, const Z3_ast*), Term a, Term b) {
        const Term both[] = {a, b};
        return make(context, 2, both);
    }

    Term nearest_, towardsZero_;
};

class Z3Solver final : public TheorySolver {
  public:
    Z3Solver() : translation_(terms_), solver_(Z3_mk_simple_solver(terms_.context)) {
        Z3_solver_inc_ref(terms_.context, solver_);
    }
    ~Z3Solver() override { Z3_solver_dec_ref(terms_.context, solver_); }

    Solution check(std::span<const Expression> conjuncts, double timeLimit) override {
        const double start = processorSeconds();
        const auto elapsed = [&] { return processorSeconds() - start; };
        std::vector<Z3_ast> literals;
        literals.reserve(conjuncts.size());
        for (const Expression conjunct : conjuncts) literals.push_back(literalOf(conjunct));
        // Setting the limit costs as much as an easy check, so it is only ever lowered.
        if (const double limit = timeLimit * incrementalShare; limit_ == 0 || limit < limit_ / 2) {
            limitTime(solver_, limit);
            limit_ = limit;
        }
        const Z3_lbool result = Z3_solver_check_assumptions(
            terms_.context, solver_, static_cast<unsigned>(literals.size()), literals.data());
        isWorn_ |= elapsed() > limit_ / 2;
        switch (result) {
            case Z3_L_TRUE:
                return satisfiable(assignmentOf(conjuncts, solver_));
            case Z3_L_FALSE:
                return unsatisfiable(coreOf(conjuncts, literals));
            default:
                return checkAfresh(conjuncts, timeLimit - elapsed());
        }
    }

    bool isWorn() const override { return isWorn_ || literals_.size() > capacity; }

  private:
    // Conjuncts. Each check pays for all that are held, needed or not.
    static constexpr std::size_t capacity = 2000;
    // Of the time limit: what is not decided by then is better off with a solver that may simplify
    // it as a whole.
    static constexpr double incrementalShare = 0.25;

    // With all that Z3 does before it searches, which the incremental solver cannot do: for hard
    // queries.
    Solution checkAfresh(std::span<const Expression> conjuncts, double timeLimit) {
        const Z3_context context = terms_.context;
        const Z3_solver solver = Z3_mk_solver(context);
        Z3_solver_inc_ref(context, solver);
        for (const Z3_ast definition : definitions_) Z3_solver_assert(context, solver, definition);
        for (const Expression conjunct : conjuncts)
            Z3_solver_assert(context, solver, translation_(conjunct));
        limitTime(solver, timeLimit);
        Solution solution;
        switch (Z3_solver_check(context, solver)) {
            case Z3_L_TRUE:
                solution = satisfiable(assignmentOf(conjuncts, solver));
                break;
            case Z3_L_FALSE:
                solution.answer = Answer::Unsatisfiable;
                break;
            default:
                solution =
                    unknown(std::string("Z3: ") + Z3_solver_get_reason_unknown(context, solver));
        }
        Z3_solver_dec_ref(context, solver);
        return solution;
    }

    Z3_ast literalOf(Expression conjunct) {
        const auto [found, isNew] = literals_.try_emplace(conjunct, nullptr);
        if (isNew) {
            const Z3_ast term = translation_(conjunct);
            for (const Z3_ast definition : translation_.takeDefinitions()) {
                Z3_solver_assert(terms_.context, solver_, definition);
                definitions_.push_back(definition);
            }
            found->second = terms_.freshBoolean();
            Z3_solver_assert(terms_.context, solver_, terms_.implies(found->second, term));
        }
        return found->second;
    }

    void limitTime(Z3_solver solver, double seconds) {
        const Z3_context context = terms_.context;
        const Z3_params parameters = Z3_mk_params(context);
        Z3_params_inc_ref(context, parameters);
        Z3_params_set_uint(context, parameters, Z3_mk_string_symbol(context, "timeout"),
                           static_cast<unsigned>(std::max(1.0, seconds * 1000)));
        Z3_solver_set_params(context, solver, parameters);
        Z3_params_dec_ref(context, parameters);
    }

    Assignment assignmentOf(std::span<const Expression> conjuncts, Z3_solver solver) {
        const Z3_context context = terms_.context;
        const Z3_model model = Z3_solver_get_model(context, solver);
        Z3_model_inc_ref(context, model);
        Assignment assignment;
        for (const Expression conjunct : conjuncts)
            for (const Expression variable : expressions::variablesOf(conjunct))
                if (!assignment.contains(variable))
                    assignment.emplace(variable, valueOf(model, variable));
        Z3_model_dec_ref(context, model);
        return assignment;
    }

    std::uint64_t valueOf(Z3_model model, Expression variable) {
        const Z3_context context = terms_.context;
        const Z3_ast input = translation_.input(variable);
        if (!input) return 0;
        Z3_ast value = Z3_model_get_const_interp(
            context, model, Z3_get_app_decl(context, Z3_to_app(context, input)));
        if (!value) return 0; // any
        std::uint64_t bits = 0;
        if (Z3_is_numeral_ast(context, value) && Z3_get_numeral_uint64(context, value, &bits))
            return Translation<Z3Terms>::slotOfInput(variable, bits);
        if (Z3_fpa_is_numeral_nan(context, value))
            return canonicalNaN(8 * sizeOf(expressions::variable(variable).type));
        value = Z3_simplify(context, Z3_mk_fpa_to_ieee_bv(context, value));
        Z3_get_numeral_uint64(context, value, &bits);
        return bits;
    }

    std::vector<Expression> coreOf(std::span<const Expression> conjuncts,
                                   const std::vector<Z3_ast>& literals) {
        const Z3_context context = terms_.context;
        const Z3_ast_vector core = Z3_solver_get_unsat_core(context, solver_);
        Z3_ast_vector_inc_ref(context, core);
        std::vector<Expression> expressions;
        for (unsigned i = 0; i < Z3_ast_vector_size(context, core); ++i) {
            const auto literal =
                std::find(literals.begin(), literals.end(), Z3_ast_vector_get(context, core, i));
            if (literal != literals.end())
                expressions.push_back(conjuncts[literal - literals.begin()]);
        }
        Z3_ast_vector_dec_ref(context, core);
        return expressions;
    }

    Z3Terms terms_;
    Translation<Z3Terms> translation_;
    Z3_solver solver_;
    std::unordered_map<Expression, Z3_ast> literals_;
    std::vector<Z3_ast> definitions_; // all so far
    double limit_ = 0;                // seconds that solver_ has for a check
    bool isWorn_ = false;
};

} // namespace

std::unique_ptr<TheorySolver> makeZ3() {
    return std::make_unique<Z3Solver>();
}

} // namespace clew::choice
