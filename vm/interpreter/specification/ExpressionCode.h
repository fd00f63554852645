#pragma once

// Writes expressions down as bytecode: on values that inputs decide it branches as the program's
// own does.

#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/specification/ExpressionTypes.h"

namespace clew::vm::interpreter {

class ExpressionCode {
  public:
    ExpressionCode(MethodAssembler& code, ExpressionTypes& types, const ExpressionScope& scope)
        : code_(code), types_(types), scope_(scope) {}

    // Leaves the value on the stack. Throws ExpressionError.
    void push(const JavaExpression& expression);
    void pushAs(const JavaExpression& expression, std::string_view descriptor);

  private:
    void pushLiteral(const JavaExpression& expression);
    void pushField(const JavaExpression& expression);
    void pushCall(const JavaExpression& expression);
    void pushBinary(const JavaExpression& expression);
    void pushComparison(const JavaExpression& expression);
    void pushText(const JavaExpression& expression);
    void pushTruth(op::Opcode branchIfTrue);
    void convert(std::string_view from, std::string_view to);
    void castTo(std::string_view descriptor);

    MethodAssembler& code_;
    ExpressionTypes& types_;
    const ExpressionScope& scope_;
};

} // namespace clew::vm::interpreter
