#pragma once

// The text of a specification as a tree.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "vm/specification/Specification.h"

namespace clew::vm::specification {

enum class Operator : std::uint8_t {
    // Of one step.
    True,
    False,
    Atom, // a proposition
    Not,
    And,
    Or,
    ExclusiveOr,
    Implies,
    Equivalent,
    // Of the past.
    Previous,     // Y: false at the first step
    WeakPrevious, // Z: true at the first step
    Once,
    Historically,
    Since,
    WeakSince,
    Trigger,
    Interval,     // [p,q)s
    WeakInterval, // [p,q)w
    Start,
    End,
    // Of the future.
    Next,
    Finally,
    Globally,
    Until,
    WeakUntil,
    Release,
    // Of regular expressions.
    Then,
    Alternative,
    Repeat, // left, at least `least` and at most `most` times
};

constexpr bool isPast(Operator op) {
    return op >= Operator::Previous && op <= Operator::End;
}
constexpr bool isFuture(Operator op) {
    return op >= Operator::Next && op <= Operator::Release;
}

using NodeIndex = std::uint32_t;

struct Node {
    static constexpr std::uint32_t kUnlimited = ~std::uint32_t{0};

    Operator op = Operator::True;
    NodeIndex left = 0, right = 0;
    std::uint32_t proposition = 0;
    std::uint32_t least = 0, most = 0;
    std::size_t begin = 0, end = 0; // in the text, from 0
};

struct NfaTransition {
    std::uint32_t to = 0;
    NodeIndex condition = 0;
};

struct NfaState {
    std::string name;
    std::size_t begin = 0;
    bool isInitial = false, rejects = false;
    std::vector<NfaTransition> transitions;
};

struct Syntax {
    std::vector<Node> nodes;               // operands before those that they are operands of
    NodeIndex root = 0;                    // of a regular expression or formula
    std::vector<NfaState> states;          // of an automaton
    std::vector<Proposition> propositions; // in the order that Specification says

    // Of a node without operators of time.
    bool holds(NodeIndex node, std::uint64_t valuation) const;
};

// Throws SpecificationError.
Syntax parse(const Source& source);

// Text that is looked at from left to right, with Java's comments and white space between its
// tokens.
struct Token {
    enum class Kind : std::uint8_t { End, Symbol, Word, Number, Value, Unknown };
    Kind kind = Kind::End;
    std::string_view text; // Value: without <{ and }>
    std::size_t begin = 0, end = 0;
};

// The token at or after `position`. `doubled`: ++ is one token.
Token tokenAt(std::string_view text, std::size_t position, bool doubled);

} // namespace clew::vm::specification
