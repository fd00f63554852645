// Linear forms: a sum of atoms with coefficients, modulo 2^32 or 2^64, and a constant. x + y - y is
// x, whatever order the program took. Sums are built from the left: atoms with positive
// coefficients in the order of pool::before, then those that are subtracted, then the constant;
// each beginning of a sum in this form is in this form too.

#include <algorithm>
#include <numeric>

#include "vm/values/ExpressionSimplifier.h"

namespace clew::vm::values::expressions {

using enum ExpressionKind;

namespace {

using Wide = __int128;

bool isSum(Expression e) {
    return is(e, Add) || is(e, Subtract);
}

// factor * (a + b) becomes factor * a + factor * b only where that makes no multiplication more
// than there was: solvers pay for each. h * 31 with h == g * 31 + c keeps its form.
bool distributes(Expression inner, std::uint64_t factor, Sort sort) {
    if (isPowerOfTwo(factor & maskOf(sort)) || isPowerOfTwo(-factor & maskOf(sort)) ||
        !isSum(inner))
        return true;
    const Expression left = operand(inner, 0), right = operand(inner, 1);
    return (isConstant(left) && !isSum(right)) || (isConstant(right) && !isSum(left));
}

struct LinearForm {
    struct Part {
        Expression atom;
        std::uint64_t coefficient;
    };

    explicit LinearForm(Sort itsSort) : sort(itsSort) {}

    Sort sort;
    // Multiplies all products out, and writes x % k as x - x / k * k: more terms, which may cancel
    // each other.
    bool isExpanded = false;
    std::uint64_t constant = 0;
    unsigned count = 0;
    Part parts[LargestFlattened];

    std::int64_t coefficient(unsigned i) const { return signedOf(sort, parts[i].coefficient); }
    bool isSubtracted(unsigned i) const {
        return coefficient(i) < 0 && coefficient(i) != minimumOf(sort);
    }

    // False where there are too many parts: the form is incomplete then.
    bool add(Expression expression, std::uint64_t factor) {
        Part pending[4 * LargestFlattened];
        unsigned size = 0, visited = 0;
        pending[size++] = {expression, factor};
        while (size > 0) {
            if (++visited > 4 * LargestFlattened || size + 2 > std::size(pending)) return false;
            const auto [e, by] = pending[--size];
            const ExpressionNode& node = pool::node(e);
            if (node.kind == Constant) {
                constant = (constant + by * node.bits) & maskOf(sort);
            } else if (node.kind == Add || node.kind == Subtract) {
                pending[size++] = {node.operands[0], by};
                pending[size++] = {node.operands[1], node.kind == Add ? by : -by};
            } else if (node.kind == Multiply && isConstant(node.operands[1])) {
                const std::uint64_t factorHere = pool::node(node.operands[1]).bits;
                if (isExpanded || distributes(node.operands[0], factorHere, sort))
                    pending[size++] = {node.operands[0], by * factorHere};
                else if (!addAtom(node.operands[0], by * factorHere))
                    return false;
            } else if (isExpanded && node.kind == Remainder && isConstant(node.operands[1])) {
                pending[size++] = {node.operands[0], by};
                pending[size++] = {make(Divide, sort, node.operands[0], node.operands[1]),
                                   -by * pool::node(node.operands[1]).bits};
            } else if (!addAtom(e, by)) {
                return false;
            }
        }
        return true;
    }

    bool addAtom(Expression atom, std::uint64_t coefficient) {
        coefficient &= maskOf(sort);
        for (unsigned i = 0; i < count; i++)
            if (parts[i].atom == atom) {
                parts[i].coefficient = (parts[i].coefficient + coefficient) & maskOf(sort);
                if (parts[i].coefficient == 0) parts[i] = parts[--count];
                return true;
            }
        if (coefficient == 0) return true;
        if (count == LargestFlattened) return false;
        parts[count++] = {atom, coefficient};
        return true;
    }

    void order() {
        std::sort(parts, parts + count,
                  [](const Part& a, const Part& b) { return pool::before(a.atom, b.atom); });
    }

    // Whether the sum as integers, not modulo 2^n, fits the sort: then the expression is that sum.
    bool isExact() const {
        Wide min = signedOf(sort, constant), max = min;
        for (unsigned i = 0; i < count; i++) {
            const Wide a = Wide(coefficient(i)) * facts(parts[i].atom).min,
                       b = Wide(coefficient(i)) * facts(parts[i].atom).max;
            // Products go up to 2^126, too much for a sum of them; and so much more than fits the
            // sort.
            if (std::min(a, b) < -(Wide(1) << 100) || std::max(a, b) > Wide(1) << 100) return false;
            min += std::min(a, b);
            max += std::max(a, b);
        }
        return min >= minimumOf(sort) && max <= maximumOf(sort);
    }

    void negate() {
        constant = -constant & maskOf(sort);
        for (unsigned i = 0; i < count; i++)
            parts[i].coefficient = -parts[i].coefficient & maskOf(sort);
    }

    // Of all coefficients; 0: there are none.
    std::int64_t divisor() const {
        std::int64_t result = 0;
        for (unsigned i = 0; i < count; i++) result = std::gcd(result, coefficient(i));
        return result;
    }
    void divideBy(std::int64_t divisor) {
        for (unsigned i = 0; i < count; i++)
            parts[i].coefficient =
                static_cast<std::uint64_t>(coefficient(i) / divisor) & maskOf(sort);
    }

    // Only the parts that are subtracted, or only the others.
    LinearForm half(bool subtracted) const {
        LinearForm result(sort);
        for (unsigned i = 0; i < count; i++)
            if (isSubtracted(i) == subtracted) result.parts[result.count++] = parts[i];
        return result;
    }
};

// In normal form; `asked` is kept where it is this.
class Builder {
  public:
    explicit Builder(const Request& asked) : asked_(asked) {}

    Expression build(LinearForm& form) {
        form.order();
        const Sort sort = form.sort;
        Expression sum = 0;
        bool constantIsIn = form.constant == 0;
        const auto scaled = [&](unsigned i, std::int64_t by) {
            if (by == 1) return form.parts[i].atom;
            if (by == -1) return step(Subtract, number(sort, 0), form.parts[i].atom);
            return step(Multiply, form.parts[i].atom, number(sort, by));
        };
        for (unsigned i = 0; i < form.count; i++)
            if (!form.isSubtracted(i)) {
                const Expression next = scaled(i, form.coefficient(i));
                sum = sum ? step(Add, sum, next) : next;
            }
        for (unsigned i = 0; i < form.count; i++)
            if (form.isSubtracted(i)) {
                if (!sum && constantIsIn) {
                    sum = scaled(i, form.coefficient(i));
                    continue;
                }
                if (!sum) {
                    sum = constant(sort, form.constant);
                    constantIsIn = true;
                }
                sum = step(Subtract, sum, scaled(i, -form.coefficient(i)));
            }
        if (!sum) return constant(sort, form.constant);
        return constantIsIn ? sum : step(Add, sum, constant(sort, form.constant));
    }

  private:
    Expression step(ExpressionKind kind, Expression a, Expression b) {
        return settle(asked_, {kind, asked_.sort, a, b, 0});
    }

    const Request& asked_;
};

Expression build(LinearForm form, const Request& asked = {}) {
    Request other = asked;
    other.sort = form.sort;
    return Builder(other).build(form);
}

// Sums of more parts than are looked at together.
Expression simplifyLongSum(const Request& request) {
    auto [kind, sort, a, b, c] = request;
    if (kind == Subtract) {
        if (isConstant(b)) return make(Add, sort, a, constant(sort, -pool::node(b).bits));
        if (is(a, Add) && operand(a, 1) == b) return operand(a, 0);
        if (is(a, Add) && operand(a, 0) == b) return operand(a, 1);
        if (is(b, Subtract) && operand(b, 0) == a) return operand(b, 1);
        return pool::intern(request);
    }
    if (pool::before(b, a)) std::swap(a, b);
    if (is(a, Subtract) && operand(a, 1) == b) return operand(a, 0);
    if (is(b, Subtract) && operand(b, 1) == a) return operand(b, 0);
    if (isConstant(b)) {
        if (pool::node(b).bits == 0) return a;
        if (is(a, Add) && isConstant(operand(a, 1)))
            return make(Add, sort, operand(a, 0), make(Add, sort, operand(a, 1), b));
        if (is(a, Subtract) && isConstant(operand(a, 0)))
            return make(Subtract, sort, make(Add, sort, operand(a, 0), b), operand(a, 1));
    }
    return settle(request, {kind, sort, a, b, c});
}

// x with x * factor == 1 modulo 2^64, for an odd factor; Newton's iteration doubles the correct
// bits (Warren, Hacker's Delight, section 10-16).
std::uint64_t inverseOf(std::uint64_t factor) {
    std::uint64_t inverse = factor; // 3 bits
    for (int bits = 3; bits < 64; bits *= 2) inverse *= 2 - factor * inverse;
    return inverse;
}

int trailingZeros(std::uint64_t bits) {
    return bits == 0 ? 64 : __builtin_ctzll(bits);
}

// coefficient * atom == value
Expression solveForAtom(const Request& asked, const LinearForm& form) {
    const auto [atom, coefficient] = form.parts[0];
    const std::uint64_t value = -form.constant & maskOf(form.sort);
    if (coefficient & 1)
        return settle(asked, {Equal, Sort::Bool, atom,
                              constant(form.sort, inverseOf(coefficient) * value), 0});
    if (trailingZeros(value) < trailingZeros(coefficient) + trailingZeros(facts(atom).possibleOnes))
        return pool::False;
    LinearForm product(form.sort);
    product.addAtom(atom, coefficient);
    if (product.isExact()) {
        const std::int64_t exact = signedOf(form.sort, value), by = form.coefficient(0);
        return exact % by ? pool::False
                          : make(Equal, Sort::Bool, atom, number(form.sort, exact / by));
    }
    return settle(asked, {Equal, Sort::Bool,
                          make(Multiply, form.sort, atom, constant(form.sort, coefficient)),
                          constant(form.sort, value), 0});
}

} // namespace

Expression simplifySum(const Request& request) {
    LinearForm form(request.sort);
    if (request.a == request.b && request.kind == Subtract) return constant(request.sort, 0);
    if (!form.add(request.a, 1) || !form.add(request.b, request.kind == Add ? 1 : -1))
        return simplifyLongSum(request);
    return build(form, request);
}

Expression simplifyMultiply(const Request& request) {
    auto [kind, sort, a, b, c] = request;
    if (pool::before(b, a)) std::swap(a, b);
    if (isConstant(b)) {
        const std::uint64_t factor = pool::node(b).bits;
        if (factor == 0) return b;
        LinearForm form(sort);
        if (distributes(a, factor, sort) ? form.add(a, factor) : form.addAtom(a, factor))
            return build(form, request);
        return settle(request, {kind, sort, a, b, 0});
    }
    // Constant factors outwards.
    std::uint64_t factor = 1;
    for (Expression* side : {&a, &b}) {
        if (is(*side, Multiply) && isConstant(operand(*side, 1))) {
            factor *= pool::node(operand(*side, 1)).bits;
            *side = operand(*side, 0);
        } else if (is(*side, Subtract) && isNumber(operand(*side, 0), 0)) {
            factor = -factor;
            *side = operand(*side, 1);
        }
    }
    if ((factor & maskOf(sort)) != 1)
        return make(Multiply, sort, make(Multiply, sort, a, b), constant(sort, factor));
    if (pool::before(b, a)) std::swap(a, b);
    return settle(request, {kind, sort, a, b, 0});
}

Expression solveEqual(const Request& request) {
    const Sort sort = pool::node(request.a).sort;
    LinearForm form(sort);
    if (!form.add(request.a, 1) || !form.add(request.b, -1)) return 0;
    LinearForm expanded(sort);
    expanded.isExpanded = true;
    if (expanded.add(request.a, 1) && expanded.add(request.b, -1) && expanded.count < form.count)
        form = expanded;
    if (form.count == 0) return boolean(form.constant == 0);
    form.order();
    if (form.isSubtracted(0)) form.negate();
    if (form.count == 1) return solveForAtom(request, form);
    int zeros = 64;
    for (unsigned i = 0; i < form.count; i++)
        zeros = std::min(zeros, trailingZeros(form.parts[i].coefficient) +
                                    trailingZeros(facts(form.parts[i].atom).possibleOnes));
    if (trailingZeros(form.constant) < zeros) return pool::False;
    if (const std::int64_t gcd = form.divisor();
        gcd > 1 && form.isExact()) { // as integers: 6x - 4y == 2 is 3x - 2y == 1
        const std::int64_t offset = signedOf(sort, form.constant);
        if (offset % gcd != 0) return pool::False;
        form.divideBy(gcd);
        form.constant = static_cast<std::uint64_t>(offset / gcd) & maskOf(sort);
    }
    LinearForm right = form.half(true);
    right.constant = form.constant;
    right.negate();
    const Request normal{Equal, Sort::Bool, build(form.half(false)), build(right), 0};
    return settle(request, normal);
}

Expression solveOrder(const Request& request) {
    if (!isSum(request.a) && !isSum(request.b) && !is(request.a, Multiply) &&
        !is(request.b, Multiply))
        return 0;
    const Sort sort = pool::node(request.a).sort;
    LinearForm left(sort), right(sort);
    if (!left.add(request.a, 1) || !right.add(request.b, 1) || !left.isExact() || !right.isExact())
        return 0;
    // left < right as integers; all coefficients are small enough that differences do not wrap.
    const std::int64_t Small = sort == Sort::Bits64 ? 1ll << 58 : 1 << 29;
    LinearForm difference = left;
    for (unsigned i = 0; i < right.count; i++)
        if (!difference.addAtom(right.parts[i].atom, -right.parts[i].coefficient)) return 0;
    for (const LinearForm* form : {&left, &right}) {
        if (signedOf(sort, form->constant) >= Small || signedOf(sort, form->constant) <= -Small)
            return 0;
        for (unsigned i = 0; i < form->count; i++)
            if (form->coefficient(i) >= Small || form->coefficient(i) <= -Small) return 0;
    }
    const std::int64_t gcd = difference.divisor();
    std::int64_t constant = signedOf(sort, right.constant) - signedOf(sort, left.constant);
    LinearForm more = difference.half(false), less = difference.half(true);
    less.negate();
    less.constant = 0;
    // more < less + constant
    ExpressionKind kind = request.kind;
    if (gcd > 1) { // 6x - 4y < 9 is 3x - 2y <= 4
        constant -= kind == Less;
        constant = constant / gcd - (constant % gcd < 0);
        kind = LessOrEqual;
        more.divideBy(gcd);
        less.divideBy(gcd);
    }
    std::int64_t offset = constant;
    if (kind == Less && offset == 1 && less.count > 0 && more.count > 0)
        kind = LessOrEqual, offset = 0;
    if (kind == LessOrEqual && offset == -1 && less.count > 0 && more.count > 0)
        kind = Less, offset = 0;
    if (less.count == 0 || more.count > 0)
        less.constant = static_cast<std::uint64_t>(offset) & maskOf(sort);
    else
        more.constant = static_cast<std::uint64_t>(-offset) & maskOf(sort);
    if (!more.isExact() || !less.isExact()) return 0;
    return settle(request, {kind, Sort::Bool, build(more), build(less), 0});
}

bool asExactTerm(Expression value, Term& term) {
    if (!isSum(value) && !is(value, Multiply)) return false;
    LinearForm form(pool::node(value).sort);
    if (!form.add(value, 1) || form.count != 1 || form.parts[0].atom == value || !form.isExact())
        return false;
    term = {form.parts[0].atom, form.coefficient(0), signedOf(form.sort, form.constant)};
    return true;
}

} // namespace clew::vm::values::expressions
