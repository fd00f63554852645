#include <cvc5/cvc5.h>

#include <algorithm>
#include <stdexcept>

#include "choice/solver/Layer.h"
#include "choice/solver/TheorySolver.h"
#include "choice/solver/Translation.h"

namespace clew::choice {

using cvc5::Kind;
using vm::values::ExpressionKind;

namespace {

class Cvc5Terms {
  public:
    using Term = cvc5::Term;

    cvc5::Solver solver;

    Term boolean(bool value) { return solver.mkBoolean(value); }
    Term bits(unsigned width, std::uint64_t value) { return solver.mkBitVector(width, value); }
    Term floating(unsigned width, std::uint64_t value) {
        return solver.mkFloatingPoint(exponent(width), significand(width), bits(width, value));
    }
    Term freshBoolean() { return solver.mkConst(solver.getBooleanSort(), "p"); }
    Term freshBits(unsigned width) { return solver.mkConst(solver.mkBitVectorSort(width), "i"); }
    Term freshFloat(unsigned width) {
        return solver.mkConst(solver.mkFloatingPointSort(exponent(width), significand(width)), "f");
    }

    Term signExtend(unsigned by, const Term& a) {
        return indexed(Kind::BITVECTOR_SIGN_EXTEND, {by}, {a});
    }
    Term zeroExtend(unsigned by, const Term& a) {
        return indexed(Kind::BITVECTOR_ZERO_EXTEND, {by}, {a});
    }
    Term extract(unsigned high, const Term& a) {
        return indexed(Kind::BITVECTOR_EXTRACT, {high, 0}, {a});
    }
    Term floatOfSigned(unsigned width, const Term& a) {
        return indexed(Kind::FLOATINGPOINT_TO_FP_FROM_SBV, {exponent(width), significand(width)},
                       {nearest_, a});
    }
    Term floatOfFloat(unsigned width, const Term& a) {
        return indexed(Kind::FLOATINGPOINT_TO_FP_FROM_FP, {exponent(width), significand(width)},
                       {nearest_, a});
    }
    Term floatOfBits(unsigned width, const Term& a) {
        return indexed(Kind::FLOATINGPOINT_TO_FP_FROM_IEEE_BV,
                       {exponent(width), significand(width)}, {a});
    }
    Term signedOfFloat(unsigned width, const Term& a) {
        return indexed(Kind::FLOATINGPOINT_TO_SBV, {width}, {towardsZero_, a});
    }
    Term floatEqual(const Term& a, const Term& b) { return make(Kind::FLOATINGPOINT_EQ, {a, b}); }
    Term floatLess(const Term& a, const Term& b) { return make(Kind::FLOATINGPOINT_LT, {a, b}); }
    Term floatLessOrEqual(const Term& a, const Term& b) {
        return make(Kind::FLOATINGPOINT_LEQ, {a, b});
    }
    Term isNaN(const Term& a) { return make(Kind::FLOATINGPOINT_IS_NAN, {a}); }
    Term isInfinite(const Term& a) { return make(Kind::FLOATINGPOINT_IS_INF, {a}); }
    Term isNegative(const Term& a) { return make(Kind::FLOATINGPOINT_IS_NEG, {a}); }
    Term negate(const Term& a) { return make(Kind::FLOATINGPOINT_NEG, {a}); }
    Term absolute(const Term& a) { return make(Kind::FLOATINGPOINT_ABS, {a}); }
    Term divideTowardsZero(const Term& a, const Term& b) {
        return make(Kind::FLOATINGPOINT_DIV, {towardsZero_, a, b});
    }
    Term roundTowardsZero(const Term& a) {
        return make(Kind::FLOATINGPOINT_RTI, {towardsZero_, a});
    }
    Term fusedMultiplyAdd(const Term& a, const Term& b, const Term& c) {
        return make(Kind::FLOATINGPOINT_FMA, {nearest_, a, b, c});
    }
    Term choose(const Term& condition, const Term& then, const Term& otherwise) {
        return make(Kind::ITE, {condition, then, otherwise});
    }
    Term same(const Term& a, const Term& b) { return make(Kind::EQUAL, {a, b}); }
    Term implies(const Term& a, const Term& b) { return make(Kind::IMPLIES, {a, b}); }
    Term both(const Term& a, const Term& b) { return make(Kind::AND, {a, b}); }
    Term either(const Term& a, const Term& b) { return make(Kind::OR, {a, b}); }

    // The kinds that cvc5 has as they are.
    Term apply(ExpressionKind kind, const Term (&of)[3]) {
        const Term &a = of[0], &b = of[1];
        switch (kind) {
            case ExpressionKind::Add:
                return make(Kind::BITVECTOR_ADD, {a, b});
            case ExpressionKind::Subtract:
                return make(Kind::BITVECTOR_SUB, {a, b});
            case ExpressionKind::Multiply:
                return make(Kind::BITVECTOR_MULT, {a, b});
            case ExpressionKind::Divide:
                return make(Kind::BITVECTOR_SDIV, {a, b});
            case ExpressionKind::Remainder:
                return make(Kind::BITVECTOR_SREM, {a, b});
            case ExpressionKind::BitAnd:
                return make(Kind::BITVECTOR_AND, {a, b});
            case ExpressionKind::BitOr:
                return make(Kind::BITVECTOR_OR, {a, b});
            case ExpressionKind::BitXor:
                return make(Kind::BITVECTOR_XOR, {a, b});
            case ExpressionKind::ShiftLeft:
                return make(Kind::BITVECTOR_SHL, {a, b});
            case ExpressionKind::ShiftRight:
                return make(Kind::BITVECTOR_ASHR, {a, b});
            case ExpressionKind::ShiftRightUnsigned:
                return make(Kind::BITVECTOR_LSHR, {a, b});
            case ExpressionKind::If:
                return choose(a, b, of[2]);
            case ExpressionKind::FloatAdd:
                return make(Kind::FLOATINGPOINT_ADD, {nearest_, a, b});
            case ExpressionKind::FloatSubtract:
                return make(Kind::FLOATINGPOINT_SUB, {nearest_, a, b});
            case ExpressionKind::FloatMultiply:
                return make(Kind::FLOATINGPOINT_MULT, {nearest_, a, b});
            case ExpressionKind::FloatDivide:
                return make(Kind::FLOATINGPOINT_DIV, {nearest_, a, b});
            case ExpressionKind::FloatNegate:
                return negate(a);
            case ExpressionKind::FloatAbsolute:
                return absolute(a);
            case ExpressionKind::FloatSquareRoot:
                return make(Kind::FLOATINGPOINT_SQRT, {nearest_, a});
            case ExpressionKind::FloatFloor:
                return make(Kind::FLOATINGPOINT_RTI,
                            {solver.mkRoundingMode(cvc5::ROUND_TOWARD_NEGATIVE), a});
            case ExpressionKind::FloatCeil:
                return make(Kind::FLOATINGPOINT_RTI,
                            {solver.mkRoundingMode(cvc5::ROUND_TOWARD_POSITIVE), a});
            case ExpressionKind::FloatRint:
                return make(Kind::FLOATINGPOINT_RTI, {nearest_, a});
            case ExpressionKind::Equal:
                return same(a, b);
            case ExpressionKind::Less:
                return make(Kind::BITVECTOR_SLT, {a, b});
            case ExpressionKind::LessOrEqual:
                return make(Kind::BITVECTOR_SLE, {a, b});
            case ExpressionKind::LessUnsigned:
                return make(Kind::BITVECTOR_ULT, {a, b});
            case ExpressionKind::FloatEqual:
                return floatEqual(a, b);
            case ExpressionKind::FloatLess:
                return floatLess(a, b);
            case ExpressionKind::FloatLessOrEqual:
                return floatLessOrEqual(a, b);
            case ExpressionKind::FloatIsNaN:
                return isNaN(a);
            case ExpressionKind::Not:
                return make(Kind::NOT, {a});
            case ExpressionKind::And:
                return both(a, b);
            case ExpressionKind::Or:
                return either(a, b);
            default:
                throw std::logic_error("not translated: " + std::string(nameOf(kind)));
        }
    }

  private:
    static unsigned exponent(unsigned width) { return width == 32 ? 8 : 11; }
    static unsigned significand(unsigned width) {
        return width - exponent(width);
    } // with the hidden bit
    Term make(Kind kind, const std::vector<Term>& children) {
        return solver.mkTerm(kind, children);
    }
    Term indexed(Kind kind, const std::vector<std::uint32_t>& indices,
                 const std::vector<Term>& children) {
        return solver.mkTerm(solver.mkOp(kind, indices), children);
    }

    const Term nearest_ = solver.mkRoundingMode(cvc5::ROUND_NEAREST_TIES_TO_EVEN);
    const Term towardsZero_ = solver.mkRoundingMode(cvc5::ROUND_TOWARD_ZERO);
};

class Cvc5Solver final : public TheorySolver {
  public:
    Cvc5Solver() : translation_(terms_) {
        cvc5::Solver& solver = terms_.solver;
        solver.setLogic("QF_BVFP");
        solver.setOption("incremental", "true");
        solver.setOption("produce-models", "true");
        solver.setOption("produce-unsat-assumptions", "true");
    }

    Solution check(std::span<const Expression> conjuncts, double timeLimit) override {
        cvc5::Solver& solver = terms_.solver;
        std::vector<cvc5::Term> literals;
        literals.reserve(conjuncts.size());
        for (const Expression conjunct : conjuncts) literals.push_back(literalOf(conjunct));
        solver.setOption("tlimit-per",
                         std::to_string(std::max(1, static_cast<int>(timeLimit * 1000))));
        const cvc5::Result result = solver.checkSatAssuming(literals);
        if (result.isSat()) return satisfiable(assignmentOf(conjuncts));
        if (result.isUnsat()) return unsatisfiable(coreOf(conjuncts, literals));
        isWorn_ = true;
        return unknown("cvc5: " + result.toString());
    }

    bool isWorn() const override { return isWorn_ || literals_.size() > capacity; }

  private:
    static constexpr std::size_t capacity = 500; // conjuncts

    cvc5::Term literalOf(Expression conjunct) {
        const auto [found, isNew] = literals_.try_emplace(conjunct);
        if (isNew) {
            const cvc5::Term term = translation_(conjunct);
            for (const cvc5::Term& definition : translation_.takeDefinitions())
                terms_.solver.assertFormula(definition);
            found->second = terms_.freshBoolean();
            terms_.solver.assertFormula(terms_.implies(found->second, term));
        }
        return found->second;
    }

    Assignment assignmentOf(std::span<const Expression> conjuncts) {
        Assignment assignment;
        for (const Expression conjunct : conjuncts)
            for (const Expression variable : expressions::variablesOf(conjunct))
                if (!assignment.contains(variable)) assignment.emplace(variable, valueOf(variable));
        return assignment;
    }

    std::uint64_t valueOf(Expression variable) {
        const cvc5::Term input = translation_.input(variable);
        if (input.isNull()) return 0;
        const cvc5::Term value = terms_.solver.getValue(input);
        const cvc5::Term bits =
            value.isFloatingPointValue() ? std::get<2>(value.getFloatingPointValue()) : value;
        return Translation<Cvc5Terms>::slotOfInput(
            variable, std::stoull(bits.getBitVectorValue(16), nullptr, 16));
    }

    std::vector<Expression> coreOf(std::span<const Expression> conjuncts,
                                   const std::vector<cvc5::Term>& literals) {
        std::vector<Expression> core;
        for (const cvc5::Term& assumption : terms_.solver.getUnsatAssumptions()) {
            const auto literal = std::find(literals.begin(), literals.end(), assumption);
            if (literal != literals.end()) core.push_back(conjuncts[literal - literals.begin()]);
        }
        return core;
    }

    Cvc5Terms terms_;
    Translation<Cvc5Terms> translation_;
    std::unordered_map<Expression, cvc5::Term> literals_;
    bool isWorn_ = false;
};

} // namespace

std::unique_ptr<TheorySolver> makeCvc5() {
    return std::make_unique<Cvc5Solver>();
}

} // namespace clew::choice
