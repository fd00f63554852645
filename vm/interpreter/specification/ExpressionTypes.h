#pragma once

// What the names in an expression mean, and which types its parts have (JLS 15, JLS 5), from class
// files: generic types are erased. ExpressionCode then needs no more than to write it down.

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

#include "vm/Vm.h"
#include "vm/interpreter/specification/JavaExpression.h"

namespace clew::vm::interpreter {

struct ExpressionScope {
    const types::Class* host = nullptr; // as whose code the expression is read
    struct Variable {
        std::string descriptor;
        unsigned local = 0;
    };
    std::map<std::string, Variable, std::less<>> variables; // "this", "result", "name", "1"
    std::map<const JavaExpression*, Variable> before;       // values of #pre
};

struct ExpressionType {
    std::string descriptor;                // "N": of null; "": a name of a class or a package
    const types::Field* field = nullptr;   // of Name, Member
    const types::Method* method = nullptr; // of Call
    const types::Class* type = nullptr;    // that is named: of Name, Member, Cast, InstanceOf
    const types::Class* owner = nullptr;   // of field or method: through which it is named
    bool isLength = false;                 // of an array
};

class ExpressionTypes {
  public:
    ExpressionTypes(Vm& vm, const ExpressionScope& scope) : vm_(vm), scope_(scope) {}

    // Throws ExpressionError.
    const ExpressionType& of(const JavaExpression& expression);
    const types::Class& classNamed(const JavaExpression& at, std::string_view name);
    // Of the result of numeric promotion (JLS 5.6); "": there is none.
    static std::string promoted(std::string_view left, std::string_view right);
    // "Ljava/lang/Integer;" -> "I"; what is no box stays.
    static std::string unboxed(std::string_view descriptor);
    bool isAssignable(std::string_view from, std::string_view to, bool withBoxing);
    bool readsHeap(const JavaExpression& expression);

  private:
    ExpressionType typeOf(const JavaExpression& expression);
    ExpressionType typeOfName(const JavaExpression& expression);
    ExpressionType typeOfMember(const JavaExpression& expression);
    ExpressionType typeOfCall(const JavaExpression& expression);
    ExpressionType typeOfBinary(const JavaExpression& expression);
    ExpressionType fieldOf(const types::Class& owner, const JavaExpression& expression,
                           bool isStatic);
    const types::Class* findClass(std::string_view dottedName);
    const types::Class& classOf(const JavaExpression& at, std::string_view descriptor);
    // "a.b.C" of Names and Members; "": something else.
    static std::string dottedName(const JavaExpression& expression);

    Vm& vm_;
    const ExpressionScope& scope_;
    std::unordered_map<const JavaExpression*, ExpressionType> known_;
};

} // namespace clew::vm::interpreter
