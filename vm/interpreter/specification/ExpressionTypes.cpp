#include "vm/interpreter/specification/ExpressionTypes.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "vm/interpreter/linking/ClassAssembler.h"

namespace clew::vm::interpreter {

using types::Class;
using types::Field;
using types::Method;
using Kind = JavaExpression::Kind;

namespace {

constexpr std::string_view kString = "Ljava/lang/String;";
constexpr std::string_view kWidths = "BSIJFD"; // each widens to those behind it; a char from int on

bool isNumeric(std::string_view descriptor) {
    return descriptor.size() == 1 &&
           std::string_view("BCSIJFD").find(descriptor) != std::string::npos;
}
bool isReference(std::string_view descriptor) {
    return descriptor == "N" || descriptor.starts_with('L') || descriptor.starts_with('[');
}

[[noreturn]] void fail(const JavaExpression& at, std::string_view what) {
    throw ExpressionError(what, at.position);
}

std::string shown(std::string_view descriptor) {
    if (descriptor == "N") return "null";
    return descriptor == "V" ? "void" : types::externalType(descriptor);
}

// The class, what it extends, what it implements; Object behind interfaces.
std::vector<const Class*> hierarchyOf(Vm& vm, const Class& klass) {
    std::vector<const Class*> all;
    for (const Class* at = &klass; at; at = at->super) all.push_back(at);
    all.insert(all.end(), klass.allInterfaces.begin(), klass.allInterfaces.end());
    if (klass.isInterface()) all.push_back(vm.linker->known.object);
    return all;
}

} // namespace

std::string ExpressionTypes::unboxed(std::string_view descriptor) {
    if (descriptor.starts_with('L'))
        if (const char primitive = unboxedOf(descriptor.substr(1, descriptor.size() - 2)))
            return std::string(1, primitive);
    return std::string(descriptor);
}

std::string ExpressionTypes::promoted(std::string_view left, std::string_view right) {
    const std::string a = unboxed(left), b = unboxed(right);
    if (!isNumeric(a) || !isNumeric(b)) return {};
    for (const std::string_view wide : {"D", "F", "J"})
        if (a == wide || b == wide) return std::string(wide);
    return "I";
}

bool ExpressionTypes::isAssignable(std::string_view from, std::string_view to, bool withBoxing) {
    if (from == to) return true;
    if (isReference(from) && isReference(to)) {
        if (from == "N") return true;
        const Class &source = vm_.linker->fromDescriptor(from, *scope_.host),
                    &target = vm_.linker->fromDescriptor(to, *scope_.host);
        return source.isAssignableTo(target);
    }
    if (isNumeric(from) && isNumeric(to)) {
        if (to == "C") return false;
        const std::size_t a = from == "C" ? 1 : kWidths.find(from), b = kWidths.find(to);
        return from == "C" ? b > 1 : a <= b;
    }
    if (!withBoxing) return false;
    if (isReference(from)) {
        const std::string value = unboxed(from);
        return value != from && isAssignable(value, to, false);
    }
    return from.size() == 1 && from != "V" &&
           isAssignable("L" + std::string(boxOf(from[0])) + ";", to, false);
}

const ExpressionType& ExpressionTypes::of(const JavaExpression& expression) {
    const auto found = known_.find(&expression);
    if (found != known_.end()) return found->second;
    ExpressionType type = typeOf(expression);
    return known_.emplace(&expression, std::move(type)).first->second;
}

bool ExpressionTypes::readsHeap(const JavaExpression& expression) {
    bool reads = false;
    forEachNode(expression, [&](const JavaExpression& node) {
        reads |= node.kind == Kind::Member || node.kind == Kind::Name || node.kind == Kind::Call ||
                 node.kind == Kind::Element;
    });
    return reads;
}

ExpressionType ExpressionTypes::typeOf(const JavaExpression& expression) {
    const auto value = [&](const ExpressionPointer& operand) -> const std::string& {
        const std::string& descriptor = of(*operand).descriptor;
        if (descriptor.empty())
            fail(*operand,
                 fmt::format("'{}' is no variable, no field and no class", dottedName(*operand)));
        return descriptor;
    };
    switch (expression.kind) {
        case Kind::Literal:
            return {expression.descriptor};
        case Kind::Hash: {
            const auto variable = scope_.variables.find(expression.text);
            if (variable != scope_.variables.end()) return {variable->second.descriptor};
            fail(expression, fmt::format("there is no '#{}' here", expression.text));
        }
        case Kind::Pre: {
            const auto kept = scope_.before.find(&expression);
            if (kept != scope_.before.end()) return {kept->second.descriptor};
            return {value(expression.operands[0])};
        }
        case Kind::Name:
            return typeOfName(expression);
        case Kind::Member:
            return typeOfMember(expression);
        case Kind::Call:
            return typeOfCall(expression);
        case Kind::Element: {
            const std::string& array = value(expression.operands[0]);
            if (!array.starts_with('['))
                fail(expression, fmt::format("{} is no array", shown(array)));
            if (promoted(value(expression.operands[1]), "I") != "I")
                fail(*expression.operands[1], "an index is an int");
            return {array.substr(1)};
        }
        case Kind::Unary: {
            const std::string operand = unboxed(value(expression.operands[0]));
            if (expression.text == "!") {
                if (operand != "Z") fail(expression, fmt::format("'!' of {}", shown(operand)));
                return {"Z"};
            }
            const std::string result = promoted(operand, "I");
            if (result.empty() || (expression.text == "~" && (result == "F" || result == "D")))
                fail(expression, fmt::format("'{}' of {}", expression.text, shown(operand)));
            return {result};
        }
        case Kind::Binary:
            value(expression.operands[0]), value(expression.operands[1]);
            return typeOfBinary(expression);
        case Kind::Conditional: {
            if (unboxed(value(expression.operands[0])) != "Z")
                fail(expression, "a condition is a boolean");
            const std::string &first = value(expression.operands[1]),
                              &second = value(expression.operands[2]);
            if (first == second) return {first};
            if (const std::string number = promoted(first, second); !number.empty())
                return {number};
            if (isAssignable(first, second, true)) return {second};
            if (isAssignable(second, first, true)) return {first};
            return {"Ljava/lang/Object;"};
        }
        case Kind::Cast:
        case Kind::InstanceOf: {
            const std::string& operand = value(expression.operands[0]);
            ExpressionType result;
            result.type = &classNamed(expression, expression.text);
            const bool isPrimitive = result.type->isPrimitive();
            if (expression.kind == Kind::InstanceOf) {
                if (!isReference(operand) || isPrimitive)
                    fail(expression,
                         fmt::format("'instanceof {}' of {}", expression.text, shown(operand)));
                result.descriptor = "Z";
                return result;
            }
            result.descriptor =
                isPrimitive ? std::string(1, "ZBCSIJFD"[static_cast<int>(result.type->primitive)])
                            : descriptorOf(result.type->name.view());
            const std::string source = isPrimitive ? unboxed(operand) : operand;
            const bool fits = isPrimitive ? (isNumeric(source) && isNumeric(result.descriptor)) ||
                                                source == result.descriptor
                                          : isReference(operand) ||
                                                isAssignable(operand, result.descriptor, true);
            if (!fits)
                fail(expression,
                     fmt::format("{} cannot be cast to {}", shown(operand), expression.text));
            return result;
        }
    }
    return {};
}

std::string ExpressionTypes::dottedName(const JavaExpression& expression) {
    if (expression.kind == Kind::Name) return expression.text;
    if (expression.kind != Kind::Member) return {};
    const std::string outer = dottedName(*expression.operands[0]);
    return outer.empty() ? outer : outer + "." + expression.text;
}

// A class by its full name, one of the host's package, of java.lang, or nested in the host or in
// what the host is nested in or extends.
const Class* ExpressionTypes::findClass(std::string_view dotted) {
    std::string name(dotted);
    std::ranges::replace(name, '.', '/');
    const auto find = [&](const std::string& internal) -> const Class* {
        try {
            if (scope_.host->nameSpace == 0) return vm_.linker->find(internal);
            return &vm_.linker->load(internal, *scope_.host);
        } catch (const types::LinkageError&) {
            return nullptr;
        }
    };
    std::vector<std::string> prefixes;
    for (const Class* at = scope_.host; at; at = at->super) {
        std::string outer = at->name.str();
        for (;;) {
            prefixes.push_back(outer + "$");
            const std::size_t dollar = outer.rfind('$');
            if (dollar == outer.npos) break;
            outer.resize(dollar);
        }
    }
    if (scope_.host->package && !scope_.host->package.view().empty())
        prefixes.push_back(scope_.host->packageName() + "/");
    prefixes.insert(prefixes.end(), {"", "java/lang/"});
    for (const std::string& prefix : prefixes) {
        // The last slashes may stand before nested classes.
        for (std::string candidate = name;;) {
            if (const Class* found = find(prefix + candidate)) return found;
            const std::size_t slash = candidate.rfind('/');
            if (slash == candidate.npos) break;
            candidate[slash] = '$';
        }
    }
    return nullptr;
}

const Class& ExpressionTypes::classNamed(const JavaExpression& at, std::string_view name) {
    std::size_t dimensions = 0;
    while (name.ends_with("[]")) name.remove_suffix(2), ++dimensions;
    static const std::map<std::string_view, std::string_view> primitives = {
        {"boolean", "Z"}, {"byte", "B"}, {"char", "C"},  {"short", "S"},
        {"int", "I"},     {"long", "J"}, {"float", "F"}, {"double", "D"}};
    std::string descriptor;
    if (const auto primitive = primitives.find(name); primitive != primitives.end()) {
        descriptor = primitive->second;
    } else if (const Class* found = findClass(name)) {
        descriptor = descriptorOf(found->name.view());
    } else {
        fail(at, fmt::format("there is no class {}: its full name is needed, but for those of "
                             "java.lang and of the package",
                             name));
    }
    return classOf(at, std::string(dimensions, '[') + descriptor);
}

const Class& ExpressionTypes::classOf(const JavaExpression& at, std::string_view descriptor) {
    try {
        return vm_.linker->fromDescriptor(descriptor, *scope_.host);
    } catch (const types::LinkageError& error) {
        fail(at, fmt::format("class {}: {}", shown(descriptor), error.what()));
    }
}

ExpressionType ExpressionTypes::fieldOf(const Class& owner, const JavaExpression& expression,
                                        bool isStatic) {
    for (const Class* at : hierarchyOf(vm_, owner))
        for (const Field& field : at->fields) {
            if (!field.info || field.name.view() != expression.text) continue;
            if (isStatic && !field.isStatic()) continue;
            ExpressionType result{field.descriptor.str()};
            result.field = &field;
            result.owner = &owner;
            return result;
        }
    return {};
}

ExpressionType ExpressionTypes::typeOfName(const JavaExpression& expression) {
    const bool isStatic = !scope_.variables.contains("this");
    if (ExpressionType field = fieldOf(*scope_.host, expression, isStatic); field.field)
        return field;
    ExpressionType result;
    result.type = findClass(expression.text); // null: perhaps a package
    return result;
}

ExpressionType ExpressionTypes::typeOfMember(const JavaExpression& expression) {
    const JavaExpression& operand = *expression.operands[0];
    const ExpressionType& receiver = of(operand);
    if (receiver.descriptor.empty()) {
        if (receiver.type)
            if (ExpressionType field = fieldOf(*receiver.type, expression, true); field.field)
                return field;
        ExpressionType result;
        result.type = findClass(dottedName(expression));
        if (!result.type && receiver.type)
            fail(expression, fmt::format("{} has no static field {}", receiver.type->externalName(),
                                         expression.text));
        return result;
    }
    if (receiver.descriptor.starts_with('[') && expression.text == "length") {
        ExpressionType result{"I"};
        result.isLength = true;
        return result;
    }
    if (!receiver.descriptor.starts_with('L'))
        fail(expression,
             fmt::format("{} has no field {}", shown(receiver.descriptor), expression.text));
    ExpressionType field = fieldOf(classOf(operand, receiver.descriptor), expression, false);
    if (!field.field)
        fail(expression,
             fmt::format("{} has no field {}", shown(receiver.descriptor), expression.text));
    return field;
}

// The most specific of the methods that are applicable, without boxing if there are such
// (JLS 15.12.2).
ExpressionType ExpressionTypes::typeOfCall(const JavaExpression& expression) {
    const Class* owner = scope_.host;
    bool isStatic = !scope_.variables.contains("this");
    if (const ExpressionPointer& receiver = expression.operands[0]) {
        const ExpressionType& type = of(*receiver);
        isStatic = type.descriptor.empty();
        if (isStatic && !type.type)
            fail(*receiver,
                 fmt::format("'{}' is no variable, no field and no class", dottedName(*receiver)));
        if (!isStatic && !isReference(type.descriptor))
            fail(expression, fmt::format("{} has no methods", shown(type.descriptor)));
        owner = isStatic ? type.type : &classOf(*receiver, type.descriptor);
    }
    std::vector<std::string> arguments;
    arguments.reserve(expression.operands.size());
    for (std::size_t i = 1; i < expression.operands.size(); ++i) {
        arguments.push_back(of(*expression.operands[i]).descriptor);
        if (arguments.back().empty() || arguments.back() == "V")
            fail(*expression.operands[i], "a value is expected");
    }
    std::vector<const Method*> named;
    std::set<std::string> seen;
    for (const Class* at : hierarchyOf(vm_, *owner))
        for (const Method& method : at->methods) {
            if (method.name.view() != expression.text || method.isInitializer) continue;
            if (isStatic && !method.isStatic()) continue;
            if (method.accessFlags & classfile::access::Bridge) continue;
            const std::string parameters =
                method.descriptor.str().substr(0, method.descriptor.view().find(')'));
            if (seen.insert(parameters).second) named.push_back(&method);
        }
    const std::string what = fmt::format("{}{}", owner->externalName(), "." + expression.text);
    if (named.empty()) fail(expression, fmt::format("there is no method {}", what));
    const auto accepts = [&](const Method& method, const std::vector<std::string>& given,
                             bool withBoxing) {
        const auto& wanted = method.signature->parameterDescriptors;
        if (wanted.size() != given.size()) return false;
        for (std::size_t i = 0; i < given.size(); ++i)
            if (!isAssignable(given[i], wanted[i].view(), withBoxing)) return false;
        return true;
    };
    for (const bool withBoxing : {false, true}) {
        std::vector<const Method*> applicable;
        for (const Method* method : named)
            if (accepts(*method, arguments, withBoxing)) applicable.push_back(method);
        for (const Method* method : applicable) {
            std::vector<std::string> parameters;
            parameters.reserve(arguments.size());
            for (const types::Symbol parameter : method->signature->parameterDescriptors)
                parameters.push_back(parameter.str());
            if (!std::ranges::all_of(applicable, [&](const Method* other) {
                    return accepts(*other, parameters, withBoxing);
                }))
                continue;
            ExpressionType result{method->signature->resultDescriptor.str()};
            result.method = method;
            result.owner = owner;
            return result;
        }
        if (!applicable.empty())
            fail(expression, fmt::format("which method {} is meant is not clear: casts of the "
                                         "arguments say it",
                                         what));
    }
    std::vector<std::string> types;
    types.reserve(arguments.size());
    for (const std::string& argument : arguments) types.push_back(shown(argument));
    fail(expression, fmt::format("no method {} takes ({})", what, fmt::join(types, ", ")));
}

ExpressionType ExpressionTypes::typeOfBinary(const JavaExpression& expression) {
    const std::string left = of(*expression.operands[0]).descriptor,
                      right = of(*expression.operands[1]).descriptor;
    const std::string_view op = expression.text;
    const auto wrong = [&]() {
        fail(expression, fmt::format("'{}' of {} and {}", op, shown(left), shown(right)));
    };
    if (left == "V" || right == "V") wrong();
    const std::string a = unboxed(left), b = unboxed(right);
    const bool areBooleans = a == "Z" && b == "Z";
    const std::string number = promoted(a, b);
    if (op == "&&" || op == "||") {
        if (!areBooleans) wrong();
        return {"Z"};
    }
    if (op == "+" && (left == kString || right == kString)) return {std::string(kString)};
    if (op == "==" || op == "!=") {
        const bool bothReferences = isReference(left) && isReference(right);
        if (!bothReferences && !areBooleans && number.empty()) wrong();
        return {"Z"};
    }
    if (op == "<" || op == ">" || op == "<=" || op == ">=") {
        if (number.empty()) wrong();
        return {"Z"};
    }
    if ((op == "&" || op == "|" || op == "^") && areBooleans) return {"Z"};
    if (number.empty()) wrong();
    const bool isOfBits =
        op == "&" || op == "|" || op == "^" || op == "<<" || op == ">>" || op == ">>>";
    if (isOfBits && (number == "F" || number == "D")) wrong();
    if (op == "<<" || op == ">>" || op == ">>>") return {promoted(a, "I")};
    return {number};
}

} // namespace clew::vm::interpreter
