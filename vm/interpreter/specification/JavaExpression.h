#pragma once

// The Java expressions of value propositions (JLS 15, without what has an effect): parsed here,
// compiled by ExpressionCode.
//
// By a parser of our own rather than by javac or by a parser library: the names `#this`, `#1`,
// `#pre(e)` are none of Java's, private members can be reached, as bytecode that the VM makes may
// do, no sources are needed and no compiler is started (half a second a class). Of Java's grammar
// what is left is a table of operators.

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace clew::vm::interpreter {

struct JavaExpression;
using ExpressionPointer = std::unique_ptr<JavaExpression>;

struct JavaExpression {
    enum class Kind {
        Literal,     // text, as descriptor says; of "N": null
        Hash,        // #this, #result, #name, #1: text
        Pre,         // #pre(operands[0])
        Name,        // an identifier: text
        Member,      // operands[0].text
        Call,        // operands[0].text(the others); without a receiver where operands[0] is null
        Element,     // operands[0][operands[1]]
        Unary,       // text: + - ! ~
        Binary,      // text
        Conditional, // operands[0] ? operands[1] : operands[2]
        Cast,        // (text) operands[0]
        InstanceOf,  // operands[0] instanceof text
    };
    Kind kind;
    std::size_t position; // in the text of the expression
    std::string text;
    std::string descriptor = {}; // of a literal
    std::vector<ExpressionPointer> operands = {};
};

// What is wrong, and where in the text of the expression.
class ExpressionError : public std::runtime_error {
  public:
    ExpressionError(std::string_view what, std::size_t at)
        : std::runtime_error(std::string(what)), position(at) {}
    std::size_t position;
};

// Throws ExpressionError.
ExpressionPointer parseExpression(std::string_view text);

// Calls visit(node) for the expression and all below it.
template <class Visit>
void forEachNode(const JavaExpression& expression, Visit&& visit) {
    visit(expression);
    for (const ExpressionPointer& operand : expression.operands)
        if (operand) forEachNode(*operand, visit);
}

} // namespace clew::vm::interpreter
