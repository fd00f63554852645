#include "vm/interpreter/specification/ExpressionCode.h"

#include <bit>
#include <cerrno>
#include <cstdlib>
#include <limits>

#include "vm/objects/Strings.h"

namespace clew::vm::interpreter {

using Kind = JavaExpression::Kind;

namespace {

constexpr std::string_view kString = "Ljava/lang/String;";

// The opcode for int; those for long, float and double follow.
op::Opcode arithmetic(std::string_view name, char type) {
    const auto of = [](op::Opcode first, char which) {
        const unsigned offset = which == 'J' ? 1 : which == 'F' ? 2 : which == 'D' ? 3 : 0;
        return static_cast<op::Opcode>(static_cast<unsigned>(first) + offset);
    };
    if (name == "+") return of(op::iadd, type);
    if (name == "-") return of(op::isub, type);
    if (name == "*") return of(op::imul, type);
    if (name == "/") return of(op::idiv, type);
    if (name == "%") return of(op::irem, type);
    if (name == "&") return of(op::iand, type);
    if (name == "|") return of(op::ior, type);
    if (name == "^") return of(op::ixor, type);
    if (name == "<<") return of(op::ishl, type);
    if (name == ">>") return of(op::ishr, type);
    return of(op::iushr, type);
}

// For a comparison with 0; that of two ints and of two references follow from it.
op::Opcode branchFor(std::string_view name) {
    if (name == "==") return op::ifeq;
    if (name == "!=") return op::ifne;
    if (name == "<") return op::iflt;
    if (name == ">=") return op::ifge;
    return name == ">" ? op::ifgt : op::ifle;
}
op::Opcode ofTwoInts(op::Opcode ofZero) {
    return static_cast<op::Opcode>(static_cast<unsigned>(ofZero) - op::ifeq + op::if_icmpeq);
}

// "N" is the type of null.
bool isOfPrimitive(std::string_view descriptor) {
    return isPrimitive(descriptor) && descriptor != "N";
}

char elementLoad(std::string_view element) {
    return element.size() == 1 ? element[0] : 'L';
}

} // namespace

void ExpressionCode::convert(std::string_view from, std::string_view to) {
    if (from == to || to == "V") return;
    if (isOfPrimitive(from) || isOfPrimitive(to)) code_.convert(from, to, to);
}

// What is there after two ways has one type.
void ExpressionCode::castTo(std::string_view descriptor) {
    if (!isPrimitive(descriptor)) code_.checkCast(classConstantOf(descriptor));
}

void ExpressionCode::pushAs(const JavaExpression& expression, std::string_view descriptor) {
    push(expression);
    const std::string& from = types_.of(expression).descriptor;
    if (isOfPrimitive(descriptor) && !isOfPrimitive(from)) {
        const std::string value = ExpressionTypes::unboxed(from);
        code_.unbox(value[0]);
        code_.widen(value[0], descriptor[0]);
        return;
    }
    convert(from, descriptor);
}

void ExpressionCode::push(const JavaExpression& expression) {
    const ExpressionType type = types_.of(expression);
    switch (expression.kind) {
        case Kind::Literal:
            return pushLiteral(expression);
        case Kind::Hash: {
            const auto& variable = scope_.variables.find(expression.text)->second;
            return code_.load(variable.descriptor, variable.local);
        }
        case Kind::Pre: {
            const auto kept = scope_.before.find(&expression);
            if (kept == scope_.before.end()) return push(*expression.operands[0]);
            return code_.load(kept->second.descriptor, kept->second.local);
        }
        case Kind::Name:
        case Kind::Member:
            return pushField(expression);
        case Kind::Call:
            return pushCall(expression);
        case Kind::Element: {
            push(*expression.operands[0]);
            pushAs(*expression.operands[1], "I");
            switch (elementLoad(type.descriptor)) {
                case 'Z':
                case 'B':
                    return code_.emit(op::baload);
                case 'C':
                    return code_.emit(op::caload);
                case 'S':
                    return code_.emit(op::saload);
                case 'I':
                    return code_.emit(op::iaload);
                case 'J':
                    return code_.emit(op::laload);
                case 'F':
                    return code_.emit(op::faload);
                case 'D':
                    return code_.emit(op::daload);
                default:
                    return code_.emit(op::aaload);
            }
        }
        case Kind::Unary: {
            pushAs(*expression.operands[0], type.descriptor);
            const char of = type.descriptor[0];
            if (expression.text == "!") {
                code_.pushInt(1);
                code_.emit(op::ixor);
            } else if (expression.text == "-") {
                code_.emit(of == 'J'   ? op::lneg
                           : of == 'F' ? op::fneg
                           : of == 'D' ? op::dneg
                                       : op::ineg);
            } else if (expression.text == "~") {
                of == 'J' ? code_.pushLong(-1) : code_.pushInt(-1);
                code_.emit(of == 'J' ? op::lxor : op::ixor);
            }
            return;
        }
        case Kind::Binary:
            return pushBinary(expression);
        case Kind::Conditional: {
            const auto otherwise = code_.newLabel(), end = code_.newLabel();
            pushAs(*expression.operands[0], "Z");
            code_.branch(op::ifeq, otherwise);
            pushAs(*expression.operands[1], type.descriptor);
            castTo(type.descriptor);
            code_.branch(op::goto_, end);
            code_.bind(otherwise);
            pushAs(*expression.operands[2], type.descriptor);
            castTo(type.descriptor);
            return code_.bind(end);
        }
        case Kind::Cast: {
            const std::string from = types_.of(*expression.operands[0]).descriptor;
            if (!type.type->isPrimitive()) {
                pushAs(*expression.operands[0], isOfPrimitive(from) ? type.descriptor : from);
                return code_.checkCast(type.type->name.str());
            }
            const char source = ExpressionTypes::unboxed(from)[0], target = type.descriptor[0];
            pushAs(*expression.operands[0], std::string(1, source));
            const bool isSmall = target != 'J' && target != 'F' && target != 'D';
            if (!isSmall || target == 'Z') {
                if (source == 'D' && target == 'F')
                    code_.emit(op::d2f);
                else if (source == 'D' && target == 'J')
                    code_.emit(op::d2l);
                else if (source == 'F' && target == 'J')
                    code_.emit(op::f2l);
                else
                    code_.widen(source, target);
                return;
            }
            if (source == 'J') code_.emit(op::l2i);
            if (source == 'F') code_.emit(op::f2i);
            if (source == 'D') code_.emit(op::d2i);
            if (target == 'B') code_.emit(op::i2b);
            if (target == 'C') code_.emit(op::i2c);
            if (target == 'S') code_.emit(op::i2s);
            return;
        }
        case Kind::InstanceOf:
            push(*expression.operands[0]);
            return code_.instanceOf(type.type->name.view());
    }
}

void ExpressionCode::pushLiteral(const JavaExpression& expression) {
    const std::string& text = expression.text;
    const auto tooLarge = [&](bool is) {
        if (is) throw ExpressionError("a number that is too large", expression.position);
    };
    errno = 0;
    switch (expression.descriptor[0]) {
        case 'Z':
            return code_.pushInt(text == "true");
        case 'N':
            return code_.emit(op::aconst_null);
        case 'C':
            return code_.pushInt(objects::utf16(text)[0]);
        case 'L':
            return code_.pushString(text);
        case 'F': {
            const float value = std::strtof(text.c_str(), nullptr);
            return code_.pushFloat(std::bit_cast<std::uint32_t>(value));
        }
        case 'D': {
            const double value = std::strtod(text.c_str(), nullptr);
            return code_.pushDouble(std::bit_cast<std::uint64_t>(value));
        }
        default: {
            // Hexadecimal, octal and binary literals may stand for negative numbers; of decimal
            // ones only the least has no positive one.
            const bool isDecimal = text.size() == 1 || text[0] != '0';
            const bool isBinary = text.starts_with("0b") || text.starts_with("0B");
            const std::uint64_t value = isBinary ? std::strtoull(text.c_str() + 2, nullptr, 2)
                                                 : std::strtoull(text.c_str(), nullptr, 0);
            tooLarge(errno == ERANGE);
            if (expression.descriptor == "J") {
                tooLarge(isDecimal && value > std::uint64_t(1) << 63);
                return code_.pushLong(static_cast<std::int64_t>(value));
            }
            tooLarge(value > (isDecimal ? std::uint64_t(1) << 31
                                        : std::numeric_limits<std::uint32_t>::max()));
            return code_.pushInt(static_cast<std::int32_t>(value));
        }
    }
}

void ExpressionCode::pushField(const JavaExpression& expression) {
    const ExpressionType type = types_.of(expression);
    const bool isQualified = expression.kind == Kind::Member;
    if (type.isLength) {
        push(*expression.operands[0]);
        return code_.emit(op::arraylength);
    }
    if (!type.field)
        throw ExpressionError("'" + expression.text + "' is no value", expression.position);
    const std::string holder = type.field->holder->name.str();
    const std::string_view name = type.field->name.view();
    if (type.field->isStatic()) {
        if (isQualified && !types_.of(*expression.operands[0]).descriptor.empty()) {
            push(*expression.operands[0]);
            code_.pop(types_.of(*expression.operands[0]).descriptor);
        }
        return code_.getStatic(holder, name, type.descriptor);
    }
    if (isQualified)
        push(*expression.operands[0]);
    else
        code_.load("L", scope_.variables.find("this")->second.local);
    code_.getField(holder, name, type.descriptor);
}

void ExpressionCode::pushCall(const JavaExpression& expression) {
    const ExpressionType type = types_.of(expression);
    const types::Method& method = *type.method;
    const ExpressionPointer& receiver = expression.operands[0];
    const bool isValue = receiver && !types_.of(*receiver).descriptor.empty();
    if (isValue) {
        push(*receiver);
        if (method.isStatic()) code_.pop(types_.of(*receiver).descriptor);
    } else if (!receiver && !method.isStatic()) {
        code_.load("L", scope_.variables.find("this")->second.local);
    }
    const auto& parameters = method.signature->parameterDescriptors;
    for (std::size_t i = 0; i < parameters.size(); ++i)
        pushAs(*expression.operands[i + 1], parameters[i].view());
    const std::string holder = method.holder->name.str();
    const std::string_view name = method.name.view(), descriptor = method.descriptor.view();
    const bool inInterface = method.holder->isInterface();
    if (method.isStatic())
        code_.invokeStatic(holder, name, descriptor, inInterface);
    else if (method.isPrivate())
        code_.invokeSpecial(holder, name, descriptor, inInterface);
    else if (inInterface)
        code_.invokeInterface(holder, name, descriptor);
    else
        code_.invokeVirtual(holder, name, descriptor);
}

// Leaves 1 where the branch on what is there is taken, and 0 otherwise.
void ExpressionCode::pushTruth(op::Opcode branchIfTrue) {
    const auto holds = code_.newLabel(), end = code_.newLabel();
    code_.branch(branchIfTrue, holds);
    code_.pushInt(0);
    code_.branch(op::goto_, end);
    code_.bind(holds);
    code_.pushInt(1);
    code_.bind(end);
}

void ExpressionCode::pushComparison(const JavaExpression& expression) {
    const JavaExpression &left = *expression.operands[0], &right = *expression.operands[1];
    const std::string a = types_.of(left).descriptor, b = types_.of(right).descriptor;
    const bool isEquality = expression.text == "==" || expression.text == "!=";
    const op::Opcode branch = branchFor(expression.text);
    if (isEquality && !isOfPrimitive(a) && !isOfPrimitive(b)) {
        push(left);
        push(right);
        return pushTruth(branch == op::ifeq ? op::if_acmpeq : op::if_acmpne);
    }
    std::string type = ExpressionTypes::promoted(a, b);
    if (type.empty()) type = "Z";
    pushAs(left, type);
    pushAs(right, type);
    const bool isLess = expression.text == "<" || expression.text == "<=";
    switch (type[0]) {
        case 'J':
            code_.emit(op::lcmp);
            return pushTruth(branch);
        case 'F': // a NaN makes every order false
            code_.emit(isLess ? op::fcmpg : op::fcmpl);
            return pushTruth(branch);
        case 'D':
            code_.emit(isLess ? op::dcmpg : op::dcmpl);
            return pushTruth(branch);
        default:
            return pushTruth(ofTwoInts(branch));
    }
}

void ExpressionCode::pushText(const JavaExpression& expression) {
    const std::string& descriptor = types_.of(expression).descriptor;
    push(expression);
    std::string parameter = descriptor;
    if (descriptor == "B" || descriptor == "S") parameter = "I";
    if (!isOfPrimitive(descriptor)) parameter = "Ljava/lang/Object;";
    code_.invokeStatic("java/lang/String", "valueOf", "(" + parameter + ")" + std::string(kString));
}

void ExpressionCode::pushBinary(const JavaExpression& expression) {
    const ExpressionType type = types_.of(expression);
    const JavaExpression &left = *expression.operands[0], &right = *expression.operands[1];
    const std::string_view name = expression.text;
    if (name == "&&" || name == "||") {
        const auto decided = code_.newLabel(), end = code_.newLabel();
        const op::Opcode branch = name == "&&" ? op::ifeq : op::ifne;
        pushAs(left, "Z");
        code_.branch(branch, decided);
        pushAs(right, "Z");
        code_.branch(op::goto_, end);
        code_.bind(decided);
        code_.pushInt(name == "||");
        return code_.bind(end);
    }
    if (branchFor(name) != op::ifle || name == "<=") return pushComparison(expression);
    if (type.descriptor == kString) {
        pushText(left);
        pushText(right);
        return code_.invokeVirtual("java/lang/String", "concat",
                                   "(" + std::string(kString) + ")" + std::string(kString));
    }
    pushAs(left, type.descriptor);
    if (name == "<<" || name == ">>" || name == ">>>") {
        const std::string distance = ExpressionTypes::promoted(types_.of(right).descriptor, "I");
        pushAs(right, distance);
        if (distance == "J") code_.emit(op::l2i);
    } else {
        pushAs(right, type.descriptor);
    }
    code_.emit(arithmetic(name, type.descriptor[0]));
}

} // namespace clew::vm::interpreter
