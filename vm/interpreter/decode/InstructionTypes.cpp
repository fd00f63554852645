#include "vm/interpreter/decode/InstructionTypes.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/decode/StackEffect.h"

namespace clew::vm::interpreter {

using namespace classfile;

namespace {

FrameKind kindOf(char letter) {
    switch (letter) {
        case 'I':
            return FrameKind::Int;
        case 'F':
            return FrameKind::Float;
        case 'J':
            return FrameKind::Long;
        case 'D':
            return FrameKind::Double;
        case 'N':
            return FrameKind::Null;
        default:
            return FrameKind::Object;
    }
}

constexpr FrameKind secondOf(FrameKind kind) {
    if (kind == FrameKind::Long) return FrameKind::LongSecond;
    return kind == FrameKind::Double ? FrameKind::DoubleSecond : FrameKind::Top;
}

constexpr std::string_view kBadLocal = "Bad local variable type",
                           kNoLocal = "Local variable table overflow";

} // namespace

InstructionTypes::InstructionTypes(const ClassFile& file, const MethodInfo& method,
                                   TypeHierarchy* hierarchy, bool byMap)
    : file_(file),
      method_(method),
      code_(*method.code),
      reader_(code_.bytecode),
      hierarchy_(hierarchy),
      byMap_(byMap),
      types_(hierarchy, byMap),
      isConstructor_(method.name == "<init>"),
      frame_(std::size_t(code_.maxLocals) + code_.maxStack) {}

void InstructionTypes::fail(std::string_view headline, std::string_view details) const {
    if (byMap_) {
        const std::string_view mnemonic =
            at_ < reader_.size() ? kOpcodeTable[reader_.opcode(at_)].mnemonic : "<illegal>";
        throw Error(
            fmt::format("{}\nException Details:\n  Location:\n    {}.{}{} @{}: {}\n  "
                        "Reason:\n    {}\n",
                        headline, file_.name, method_.name, method_.descriptor, at_, mnemonic,
                        details.empty() ? headline : details));
    }
    throw Error(fmt::format("(class: {}, method: {} signature: {}) {} at bytecode index {}",
                            file_.name, method_.name, method_.descriptor,
                            details.empty() ? headline : details, at_));
}

// ---- the frame

void InstructionTypes::startFrame() {
    std::uint32_t local = 0;
    const auto add = [&](FrameType type) {
        if (local < code_.maxLocals) frame_[local++] = type;
        if (const FrameKind second = secondOf(type.kind());
            second != FrameKind::Top && local < code_.maxLocals)
            frame_[local++] = second;
    };
    if (!(method_.accessFlags & access::Static)) {
        thisUninitialized_ = isConstructor_ && !file_.superName.empty();
        add(thisUninitialized_ ? FrameType(FrameKind::UninitializedThis)
                               : types_.named(file_.name));
    }
    forEachParameter(method_.descriptor,
                     [&](std::string_view descriptor) { add(types_.ofDescriptor(descriptor)); });
}

FrameType InstructionTypes::caughtType(const ExceptionHandler& handler) {
    return types_.named(handler.catchType ? file_.constants.className(handler.catchType)
                                          : std::string_view("java/lang/Throwable"));
}

void InstructionTypes::checkCaughtTypes() {
    if (!hierarchy_) return;
    for (const ExceptionHandler& handler : code_.handlers) {
        at_ = handler.handlerPc;
        if (handler.catchType != 0 &&
            !types_.isAssignable(caughtType(handler), "java/lang/Throwable"))
            fail(fmt::format("Catch type is not a subclass of Throwable in exception handler {}",
                             at_),
                 fmt::format("Catch type {} is not a subclass of Throwable in an exception handler",
                             file_.constants.className(handler.catchType)));
    }
}

void InstructionTypes::push(FrameType type) {
    if (depth_ == code_.maxStack) fail("Operand stack overflow");
    frame_[code_.maxLocals + depth_++] = type;
}

void InstructionTypes::pushType(FrameType type) {
    push(type);
    if (const FrameKind second = secondOf(type.kind()); second != FrameKind::Top) push(second);
}

FrameType InstructionTypes::pop() {
    if (depth_ == 0) fail("Operand stack underflow", "Unable to pop operand off an empty stack");
    return frame_[code_.maxLocals + --depth_];
}

void InstructionTypes::popKind(FrameKind kind) {
    FrameType found = pop();
    if (const FrameKind second = secondOf(kind); second != FrameKind::Top && found.kind() == second)
        found = pop();
    if (found.kind() != kind)
        fail(kBadOperand, fmt::format("Expected {} on the stack, found {}", types_.describe(kind),
                                      types_.describe(found)));
}

FrameType InstructionTypes::popReference() {
    const FrameType found = pop();
    if (!found.isInitialized())
        fail(kBadOperand,
             fmt::format("Expected an object on the stack, found {}", types_.describe(found)));
    return found;
}

void InstructionTypes::requireAssignable(FrameType value, std::string_view className) {
    if (hierarchy_ && !types_.isAssignable(value, className))
        fail(kBadOperand,
             fmt::format("Expected {} on the stack, found {}", className, types_.describe(value)));
}

void InstructionTypes::popAssignable(std::string_view descriptor) {
    if (descriptor.front() == 'L' || descriptor.front() == '[')
        requireAssignable(popReference(), classOfDescriptor(descriptor));
    else
        popKind(types_.ofDescriptor(descriptor).kind());
}

void InstructionTypes::setLocal(std::uint32_t index, FrameType type) {
    if (index >= code_.maxLocals) fail(kNoLocal);
    // The first half of a value whose second half is overwritten is none. (The other way round
    // needs nothing: a second half is only ever looked at together with the first.)
    if (index > 0 && secondOf(frame_[index - 1].kind()) != FrameKind::Top)
        frame_[index - 1] = FrameKind::Top;
    frame_[index] = type;
}

// ---- instructions

bool InstructionTypes::execute() {
    const std::uint8_t opcode = reader_.opcode(at_);
    const StackEffect& effect = kStackEffects[opcode];
    if (effect.scope != StackEffect::Scope::Kinds) return executeSpecial(opcode);
    for (std::size_t i = effect.pops.size(); i-- > 0;) {
        switch (effect.pops[i]) {
            case 'A':
                popReference();
                break;
            case 'R':
                if (const FrameType found = pop(); !found.isReference())
                    fail(kBadOperand, fmt::format("Expected a reference on the stack, found {}",
                                                  types_.describe(found)));
                break;
            default:
                popKind(kindOf(effect.pops[i]));
        }
    }
    for (const char pushed : effect.pushes) pushType(kindOf(pushed));
    return false;
}

bool InstructionTypes::executeSpecial(std::uint8_t opcode) {
    constexpr FrameKind kinds[] = {FrameKind::Int, FrameKind::Long, FrameKind::Float,
                                   FrameKind::Double, FrameKind::Object};
    if (opcode >= op::iload && opcode <= op::aload) return load(kinds[opcode - op::iload]), false;
    if (opcode >= op::iload_0 && opcode <= op::aload_3)
        return load(kinds[(opcode - op::iload_0) / 4]), false;
    if (opcode >= op::istore && opcode <= op::astore)
        return store(kinds[opcode - op::istore]), true;
    if (opcode >= op::istore_0 && opcode <= op::astore_3)
        return store(kinds[(opcode - op::istore_0) / 4]), true;
    if (opcode >= op::pop && opcode <= op::swap) return shuffle(opcode), false;
    if (opcode >= op::ireturn && opcode <= op::areturn)
        return returnValue(kinds[opcode - op::ireturn]), false;
    switch (opcode) {
        case op::ldc:
        case op::ldc_w:
        case op::ldc2_w:
            loadConstant();
            return false;
        case op::iaload:
            loadElement(FrameKind::Int, "[I");
            return false;
        case op::laload:
            loadElement(FrameKind::Long, "[J");
            return false;
        case op::faload:
            loadElement(FrameKind::Float, "[F");
            return false;
        case op::daload:
            loadElement(FrameKind::Double, "[D");
            return false;
        case op::aaload:
            loadElement(FrameKind::Object, "");
            return false;
        case op::baload:
            loadElement(FrameKind::Int, "[B[Z");
            return false;
        case op::caload:
            loadElement(FrameKind::Int, "[C");
            return false;
        case op::saload:
            loadElement(FrameKind::Int, "[S");
            return false;
        case op::iastore:
            storeElement(FrameKind::Int, "[I");
            return false;
        case op::lastore:
            storeElement(FrameKind::Long, "[J");
            return false;
        case op::fastore:
            storeElement(FrameKind::Float, "[F");
            return false;
        case op::dastore:
            storeElement(FrameKind::Double, "[D");
            return false;
        case op::aastore:
            storeElement(FrameKind::Object, "");
            return false;
        case op::bastore:
            storeElement(FrameKind::Int, "[B[Z");
            return false;
        case op::castore:
            storeElement(FrameKind::Int, "[C");
            return false;
        case op::sastore:
            storeElement(FrameKind::Int, "[S");
            return false;
        case op::iinc: {
            const std::uint32_t index = reader_.local(at_);
            if (index >= code_.maxLocals || frame_[index].kind() != FrameKind::Int)
                fail(kBadLocal, fmt::format("iinc needs an int in local variable {}", index));
            return false;
        }
        case op::return_:
            if (method_.descriptor.back() != 'V') fail("Method expects a return value");
            if (isConstructor_ && thisUninitialized_)
                fail("Constructor must call super() or this() before return");
            return false;
        case op::getstatic:
        case op::putstatic:
        case op::getfield:
        case op::putfield:
            field(opcode);
            return false;
        case op::invokevirtual:
        case op::invokespecial:
        case op::invokestatic:
        case op::invokeinterface:
        case op::invokedynamic:
            return invoke(opcode);
        case op::new_:
            makeObject();
            return true;
        case op::newarray: {
            constexpr std::string_view names[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};
            popKind(FrameKind::Int);
            push(types_.named(names[(reader_.u1(at_ + 1) - 4) & 7]));
            return false;
        }
        case op::anewarray:
            popKind(FrameKind::Int);
            push(types_.arrayOf(file_.constants.className(reader_.index(at_))));
            return false;
        case op::multianewarray:
            for (unsigned i = reader_.u1(at_ + 3); i > 0; --i) popKind(FrameKind::Int);
            push(types_.named(file_.constants.className(reader_.index(at_))));
            return false;
        case op::arraylength:
            if (const FrameType array = popReference();
                !types_.all(array, [](std::string_view name) { return name.starts_with('['); }))
                fail("Bad type on operand stack in arraylength",
                     fmt::format("Expected an array on the stack, found {}",
                                 types_.describe(array)));
            push(FrameKind::Int);
            return false;
        case op::athrow:
            requireAssignable(popReference(), "java/lang/Throwable");
            return false;
        case op::checkcast:
            popReference();
            push(types_.named(file_.constants.className(reader_.index(at_))));
            return false;
        default:
            fail("No such instruction");
    }
}

void InstructionTypes::load(FrameKind kind) {
    const std::uint32_t index = reader_.local(at_);
    const FrameKind second = secondOf(kind);
    const std::uint32_t last = second == FrameKind::Top ? index : index + 1;
    if (last >= code_.maxLocals) fail(kNoLocal);
    const FrameType found = frame_[index];
    const bool fits = kind == FrameKind::Object ? found.isReference() : found.kind() == kind;
    if (!fits || (second != FrameKind::Top && frame_[last].kind() != second))
        fail(kBadLocal,
             fmt::format("Expected {} in local variable {}, found {}",
                         kind == FrameKind::Object ? "a reference" : types_.describe(kind), index,
                         types_.describe(found)));
    pushType(found);
}

void InstructionTypes::store(FrameKind kind) {
    const std::uint32_t index = reader_.local(at_);
    if (kind == FrameKind::Object) {
        const FrameType value = pop();
        if (!value.isReference() && value.kind() != FrameKind::ReturnAddress)
            fail(kBadOperand, fmt::format("Expected a reference on the stack, found {}",
                                          types_.describe(value)));
        setLocal(index, value);
        return;
    }
    popKind(kind);
    setLocal(index, kind);
    if (const FrameKind second = secondOf(kind); second != FrameKind::Top) {
        if (index + 1 >= code_.maxLocals) fail(kNoLocal);
        frame_[index + 1] = second;
    }
}

// `names`: the types of arrays that will do, each of two characters; empty: any array of
// references.
void InstructionTypes::checkArray(FrameType array, std::string_view names) const {
    const bool fits = types_.all(array, [names](std::string_view name) {
        if (names.empty())
            return name.size() > 1 && name[0] == '[' && (name[1] == 'L' || name[1] == '[');
        return name.size() == 2 &&
               (name == names.substr(0, 2) || (names.size() > 2 && name == names.substr(2)));
    });
    if (!fits)
        fail(fmt::format("{} in {}", kBadOperand, kOpcodeTable[reader_.opcode(at_)].mnemonic),
             fmt::format("Expected {} on the stack, found {}",
                         names.empty() ? "an array of references" : names, types_.describe(array)));
}

void InstructionTypes::loadElement(FrameKind kind, std::string_view arrays) {
    popKind(FrameKind::Int);
    const FrameType array = popReference();
    checkArray(array, arrays);
    if (kind == FrameKind::Object)
        push(types_.componentOf(array));
    else
        pushType(kind);
}

void InstructionTypes::storeElement(FrameKind kind, std::string_view arrays) {
    if (kind == FrameKind::Object)
        popReference(); // whether the array takes it is tested when it is stored
    else
        popKind(kind);
    popKind(FrameKind::Int);
    checkArray(popReference(), arrays);
}

void InstructionTypes::loadConstant() {
    const std::uint16_t index = reader_.loadedConstant(at_);
    switch (file_.constants.kind(index)) {
        case ConstantKind::Integer:
            push(FrameKind::Int);
            break;
        case ConstantKind::Float:
            push(FrameKind::Float);
            break;
        case ConstantKind::Long:
            pushType(FrameKind::Long);
            break;
        case ConstantKind::Double:
            pushType(FrameKind::Double);
            break;
        case ConstantKind::String:
            push(types_.named("java/lang/String"));
            break;
        case ConstantKind::Class:
            push(types_.named("java/lang/Class"));
            break;
        case ConstantKind::MethodHandle:
            push(types_.named("java/lang/invoke/MethodHandle"));
            break;
        case ConstantKind::MethodType:
            push(types_.named("java/lang/invoke/MethodType"));
            break;
        case ConstantKind::Dynamic:
            pushType(types_.ofDescriptor(file_.constants.dynamic(index).descriptor));
            break;
        default:
            fail("A constant that cannot be loaded");
    }
}

void InstructionTypes::shuffle(std::uint8_t opcode) {
    const auto need = [&](std::uint32_t slots) {
        if (depth_ < slots)
            fail("Operand stack underflow", "Unable to pop operand off an empty stack");
        for (std::uint32_t i = 1; byMap_ && i <= slots; ++i)
            if (operand(i).kind() == FrameKind::Top) fail(kBadOperand);
    };
    // A value of two slots must not be cut in two `fromTop` slots below the top.
    const auto whole = [&](std::uint32_t fromTop) {
        if (operand(fromTop).isSecond())
            fail(kBadOperand,
                 fmt::format("{} would cut a value in two", kOpcodeTable[opcode].mnemonic));
    };
    // Puts a copy of the `moved` top slots under the `over` slots below them.
    const auto copyUnder = [&](std::uint32_t moved, std::uint32_t over) {
        need(moved + over);
        whole(moved);
        whole(moved + over);
        for (std::uint32_t i = 0; i < moved; ++i) push(operand(moved));
        if (over == 0) return;
        const auto begin = &operand(moved * 2 + over);
        std::rotate(begin, begin + moved + over, begin + moved * 2 + over);
    };
    switch (opcode) {
        case op::pop:
        case op::pop2: {
            const std::uint32_t slots = opcode - op::pop + 1u;
            need(slots);
            whole(slots);
            depth_ -= slots;
            break;
        }
        case op::swap:
            need(2);
            whole(1);
            whole(2);
            std::swap(operand(1), operand(2));
            break;
        default:
            copyUnder(dupShape(opcode).moved, dupShape(opcode).over);
    }
}

} // namespace clew::vm::interpreter
