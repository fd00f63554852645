#include "search/generate/Promises.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "vm/interpreter/specification/ExpressionTypes.h"
#include "vm/interpreter/specification/Specifications.h"
#include "vm/specification/Table.h"

namespace clew::search::generate {

namespace {

using vm::interpreter::ExpressionError;
using vm::interpreter::ExpressionScope;
using vm::interpreter::ExpressionType;
using vm::interpreter::ExpressionTypes;
using vm::interpreter::JavaExpression;
using vm::interpreter::Monitor;
using vm::specification::Table;
using vm::types::Class;
using vm::types::Method;

struct CannotBeSaid {};

std::string stringLiteral(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) > 0x7E)
            throw CannotBeSaid{};
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + "\"";
}

// An expression of a specification in the words of a test, which reaches less.
class ExpressionText {
  public:
    ExpressionText(vm::Vm& vm, const TypeKnowledge& access, const ExpressionScope& scope,
                   const Step& act, Promise& promise)
        : access_(access), types_(vm, scope), act_(act), promise_(promise) {}

    // Throws CannotBeSaid and ExpressionError.
    std::string of(const JavaExpression& expression) {
        using Kind = JavaExpression::Kind;
        const std::string& text = expression.text;
        const auto& operands = expression.operands;
        switch (expression.kind) {
            case Kind::Literal:
                return literalText(expression);
            case Kind::Hash:
                return hashText(text);
            case Kind::Pre: {
                const std::string descriptor = types_.of(*operands[0]).descriptor;
                promise_.before.push_back({descriptor, of(*operands[0])});
                return std::string{Promise::kBefore,
                                   static_cast<char>('0' + promise_.before.size() - 1)};
            }
            case Kind::Name:
            case Kind::Member:
                return fieldText(expression);
            case Kind::Call:
                return callText(expression);
            case Kind::Element:
                return fmt::format("{}[{}]", of(*operands[0]), of(*operands[1]));
            case Kind::Unary:
                return fmt::format("{}({})", text, of(*operands[0]));
            case Kind::Binary: {
                const std::string left = of(*operands[0]);
                return fmt::format("({} {} {})", left, text, of(*operands[1]));
            }
            case Kind::Conditional: {
                const std::string condition = of(*operands[0]), then = of(*operands[1]);
                return fmt::format("({} ? {} : {})", condition, then, of(*operands[2]));
            }
            case Kind::Cast:
                if (types_.of(expression).descriptor.size() != 1) throw CannotBeSaid{};
                return fmt::format("(({}) {})", text, of(*operands[0]));
            case Kind::InstanceOf:
                break;
        }
        throw CannotBeSaid{};
    }

  private:
    static std::string literalText(const JavaExpression& literal) {
        switch (literal.descriptor[0]) {
            case 'N':
                return "null";
            case 'C':
                if (literal.text.size() != 1) throw CannotBeSaid{};
                return fmt::format("((char) {})", static_cast<int>(literal.text[0]));
            case 'L':
                return stringLiteral(literal.text);
            case 'J':
                return literal.text + "L";
            case 'F':
                return literal.text + "f";
            case 'D':
                return literal.text + "d";
            default:
                return literal.text;
        }
    }
    std::string hashText(const std::string& name) const {
        if (name == "this") return {Promise::kThis};
        if (name == "result") return {Promise::kResult};
        const auto& names = act_.executable.parameterNames;
        for (std::size_t i = 0; i < act_.arguments.size(); ++i) {
            if (name != std::to_string(i + 1) && (i >= names.size() || names[i] != name)) continue;
            const JavaValue* value = std::get_if<JavaValue>(&act_.arguments[i]);
            const bool canBeRepeated = !value || value->kind == JavaValue::Kind::Primitive ||
                                       value->kind == JavaValue::Kind::String ||
                                       value->kind == JavaValue::Kind::Boxed;
            if (!canBeRepeated) throw CannotBeSaid{};
            return {Promise::kArgument, static_cast<char>('0' + i)};
        }
        throw CannotBeSaid{};
    }
    std::string classText(const Class& named) const {
        if (!access_.canName(named)) throw CannotBeSaid{};
        std::string name = named.externalName();
        std::ranges::replace(name, '$', '.');
        return name;
    }
    std::string fieldText(const JavaExpression& expression) {
        const ExpressionType type = types_.of(expression);
        if (type.isLength) return of(*expression.operands[0]) + ".length";
        if (!type.field || !access_.canRead(*type.field)) throw CannotBeSaid{};
        if (type.field->isStatic())
            return fmt::format("{}.{}", classText(*type.field->holder), expression.text);
        return fmt::format(
            "{}.{}",
            expression.operands.empty() ? std::string{Promise::kThis} : of(*expression.operands[0]),
            expression.text);
    }
    std::string callText(const JavaExpression& expression) {
        const ExpressionType type = types_.of(expression);
        if (!type.method || !access_.canCall(*type.method)) throw CannotBeSaid{};
        std::string receiver = type.method->isStatic()  ? classText(*type.method->holder)
                               : expression.operands[0] ? of(*expression.operands[0])
                                                        : std::string{Promise::kThis};
        // A literal is no statement's beginning, but a cast one may be a receiver.
        std::string arguments;
        for (std::size_t i = 1; i < expression.operands.size(); ++i)
            arguments += (i > 1 ? ", " : "") + of(*expression.operands[i]);
        return fmt::format("{}.{}({})", receiver, expression.text, arguments);
    }

    const TypeKnowledge& access_;
    ExpressionTypes types_;
    const Step& act_;
    Promise& promise_;
};

ExpressionScope scopeOf(const Monitor& monitor, const Step& act, const Method& method) {
    ExpressionScope scope;
    scope.host = monitor.declaring;
    if (!method.isStatic()) scope.variables["this"] = {"L" + monitor.declaring->name.str() + ";"};
    const auto& signature = *method.signature;
    if (signature.resultDescriptor.view() != "V")
        scope.variables["result"] = {signature.resultDescriptor.str()};
    for (std::size_t i = 0; i < signature.parameterDescriptors.size(); ++i) {
        const std::string descriptor = signature.parameterDescriptors[i].str();
        scope.variables[std::to_string(i + 1)] = {descriptor};
        if (i < act.executable.parameterNames.size())
            scope.variables[act.executable.parameterNames[i]] = {descriptor};
    }
    return scope;
}

// What each step that is not rejected, of the same call, has in common.
struct Demanded {
    std::uint64_t yes, no; // by proposition
};

std::optional<Demanded> demandedBy(const vm::specification::Specification& of,
                                   vm::specification::Specification::State before,
                                   std::uint64_t valuation) {
    if (!of.machine().isTable()) return std::nullopt;
    const auto& table = static_cast<const Table&>(of.machine());
    const auto& alphabet = table.alphabet();
    const std::uint32_t others = alphabet.others(), call = alphabet.letterOf(valuation) >> others;
    Demanded demanded{~std::uint64_t{0}, ~std::uint64_t{0}};
    for (std::uint32_t values = 0; values < 1U << others; values++) {
        const std::uint32_t letter = call << others | values;
        if (table.rejects(table.next(before, letter))) continue;
        demanded.yes &= alphabet.valuationOf(letter);
        demanded.no &= ~alphabet.valuationOf(letter);
    }
    return demanded.yes == ~std::uint64_t{0} ? std::nullopt : std::optional(demanded);
}

} // namespace

std::vector<Promise> promisesOf(vm::Vm& vm, const TypeKnowledge& types, const Step& act,
                                const Method& method, vm::values::Ref receiver,
                                const std::vector<BranchGoals::MonitorStep>& steps,
                                const void* broken) {
    std::vector<Promise> promises;
    std::vector<const void*> known;
    const std::string returned = fmt::format("{}(", method.name.view());
    for (auto last = steps.rbegin(); last != steps.rend(); ++last) {
        const auto& monitor = *static_cast<const Monitor*>(last->monitor);
        const bool isKnown = std::ranges::find(known, last->monitor) != known.end();
        if (last->object != receiver || isKnown || monitor.isOfCalls()) continue;
        known.push_back(last->monitor);
        if (!last->text.starts_with(returned) || !last->text.ends_with("returns")) continue;
        const auto& of = *monitor.specification;
        auto state = of.initial();
        for (auto step = steps.begin(); &*step != &*last; ++step)
            if (step->monitor == last->monitor && step->object == receiver)
                state = of.step(state, step->valuation);
        const auto demanded = demandedBy(of, state, last->valuation);
        if (!demanded) continue;
        const ExpressionScope scope = scopeOf(monitor, act, method);
        for (std::size_t i = 0; i < monitor.values.size(); ++i) {
            const bool isDemanded = demanded->yes >> i & 1;
            if (!monitor.values[i] || (!isDemanded && (demanded->no >> i & 1) == 0)) continue;
            Promise promise{monitor.name, {}, {}, last->monitor != broken};
            try {
                promise.condition =
                    ExpressionText(vm, types, scope, act, promise).of(*monitor.values[i]);
            } catch (const CannotBeSaid&) {
                continue;
            } catch (const ExpressionError&) {
                continue;
            }
            if (!isDemanded) promise.condition = "!" + promise.condition;
            promises.push_back(std::move(promise));
        }
    }
    const bool isSaid =
        std::ranges::any_of(promises, [](const Promise& each) { return !each.isKept; });
    if (broken && !isSaid)
        promises.push_back({static_cast<const Monitor*>(broken)->name, {}, {}, false});
    return promises;
}

} // namespace clew::search::generate
