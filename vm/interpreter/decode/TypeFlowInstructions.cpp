// What each instruction needs and leaves (JVMS 4.10.1.9, 6.5).

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/decode/StackEffect.h"
#include "vm/interpreter/decode/TypeFlow.h"

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

std::string_view classOfDescriptor(std::string_view descriptor) {
    return descriptor.front() == 'L' ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
}

} // namespace

// ---- the frame

void TypeFlow::push(FrameType type) {
    if (depth_ == code_.maxStack) fail("Operand stack overflow");
    frame_[code_.maxLocals + depth_++] = type;
}

void TypeFlow::pushType(FrameType type) {
    push(type);
    if (const FrameKind second = secondOf(type.kind()); second != FrameKind::Top) push(second);
}

FrameType TypeFlow::pop() {
    if (depth_ == 0) fail("Unable to pop operand off an empty stack");
    return frame_[code_.maxLocals + --depth_];
}

void TypeFlow::popKind(FrameKind kind) {
    FrameType found = pop();
    if (const FrameKind second = secondOf(kind); second != FrameKind::Top && found.kind() == second)
        found = pop();
    if (found.kind() != kind)
        fail(fmt::format("Expected {} on the stack, found {}", types_.describe(kind),
                         types_.describe(found)));
}

FrameType TypeFlow::popReference() {
    const FrameType found = pop();
    if (!found.isInitialized())
        fail(fmt::format("Expected an object on the stack, found {}", types_.describe(found)));
    return found;
}

void TypeFlow::requireAssignable(FrameType value, std::string_view className) {
    if (hierarchy_ && !types_.isAssignable(value, className))
        fail(fmt::format("Expected {} on the stack, found {}", className, types_.describe(value)));
}

void TypeFlow::popAssignable(std::string_view descriptor) {
    if (descriptor.front() == 'L' || descriptor.front() == '[')
        requireAssignable(popReference(), classOfDescriptor(descriptor));
    else
        popKind(types_.ofDescriptor(descriptor).kind());
}

void TypeFlow::setLocal(std::uint32_t index, FrameType type) {
    if (index >= code_.maxLocals) fail("Local variable out of range");
    // The first half of a value whose second half is overwritten is none. (The other way round
    // needs nothing: a second half is only ever looked at together with the first.)
    if (index > 0 && secondOf(frame_[index - 1].kind()) != FrameKind::Top)
        frame_[index - 1] = FrameKind::Top;
    frame_[index] = type;
}

// ---- instructions

bool TypeFlow::execute() {
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
                    fail(fmt::format("Expected a reference on the stack, found {}",
                                     types_.describe(found)));
                break;
            default:
                popKind(kindOf(effect.pops[i]));
        }
    }
    for (const char pushed : effect.pushes) pushType(kindOf(pushed));
    return false;
}

bool TypeFlow::executeSpecial(std::uint8_t opcode) {
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
                fail(fmt::format("iinc needs an int in local variable {}", index));
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
                fail(fmt::format("Expected an array on the stack, found {}",
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

void TypeFlow::load(FrameKind kind) {
    const std::uint32_t index = reader_.local(at_);
    const FrameKind second = secondOf(kind);
    const std::uint32_t last = second == FrameKind::Top ? index : index + 1;
    if (last >= code_.maxLocals) fail("Local variable out of range");
    const FrameType found = frame_[index];
    const bool fits = kind == FrameKind::Object ? found.isReference() : found.kind() == kind;
    if (!fits || (second != FrameKind::Top && frame_[last].kind() != second))
        fail(fmt::format("Expected {} in local variable {}, found {}",
                         kind == FrameKind::Object ? "a reference" : types_.describe(kind), index,
                         types_.describe(found)));
    pushType(found);
}

void TypeFlow::store(FrameKind kind) {
    const std::uint32_t index = reader_.local(at_);
    if (kind == FrameKind::Object) {
        const FrameType value = pop();
        if (!value.isReference() && value.kind() != FrameKind::ReturnAddress)
            fail(
                fmt::format("Expected a reference on the stack, found {}", types_.describe(value)));
        setLocal(index, value);
        return;
    }
    popKind(kind);
    setLocal(index, kind);
    if (const FrameKind second = secondOf(kind); second != FrameKind::Top) {
        if (index + 1 >= code_.maxLocals) fail("Local variable out of range");
        frame_[index + 1] = second;
    }
}

// `names`: the types of arrays that will do, each of two characters; empty: any array of
// references.
void TypeFlow::checkArray(FrameType array, std::string_view names) const {
    const bool fits = types_.all(array, [names](std::string_view name) {
        if (names.empty())
            return name.size() > 1 && name[0] == '[' && (name[1] == 'L' || name[1] == '[');
        return name.size() == 2 &&
               (name == names.substr(0, 2) || (names.size() > 2 && name == names.substr(2)));
    });
    if (!fits)
        fail(fmt::format("Expected {} on the stack, found {}",
                         names.empty() ? "an array of references" : names, types_.describe(array)));
}

void TypeFlow::loadElement(FrameKind kind, std::string_view arrays) {
    popKind(FrameKind::Int);
    const FrameType array = popReference();
    checkArray(array, arrays);
    if (kind == FrameKind::Object)
        push(types_.componentOf(array));
    else
        pushType(kind);
}

void TypeFlow::storeElement(FrameKind kind, std::string_view arrays) {
    if (kind == FrameKind::Object)
        popReference(); // whether the array takes it is tested when it is stored
    else
        popKind(kind);
    popKind(FrameKind::Int);
    checkArray(popReference(), arrays);
}

void TypeFlow::loadConstant() {
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

void TypeFlow::shuffle(std::uint8_t opcode) {
    const auto need = [&](std::uint32_t slots) {
        if (depth_ < slots) fail("Unable to pop operand off an empty stack");
    };
    // A value of two slots must not be cut in two `fromTop` slots below the top.
    const auto whole = [&](std::uint32_t fromTop) {
        if (operand(fromTop).isSecond())
            fail(fmt::format("{} would cut a value in two", kOpcodeTable[opcode].mnemonic));
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

void TypeFlow::field(std::uint8_t opcode) {
    const MemberRef member = file_.constants.member(reader_.index(at_));
    const bool isStatic = opcode == op::getstatic || opcode == op::putstatic;
    const bool isPut = opcode == op::putstatic || opcode == op::putfield;
    if (isPut) popAssignable(member.descriptor);
    if (!isStatic) {
        const FrameType receiver = pop();
        // A constructor may set fields of its own class before it calls another constructor.
        const bool ownField = isPut && receiver.kind() == FrameKind::UninitializedThis &&
                              member.className == file_.name;
        if (!ownField) {
            if (!receiver.isInitialized())
                fail(fmt::format("Expected an object on the stack, found {}",
                                 types_.describe(receiver)));
            requireAssignable(receiver, member.className);
        }
    }
    if (!isPut) pushType(types_.ofDescriptor(member.descriptor));
}

bool TypeFlow::invoke(std::uint8_t opcode) {
    const std::uint16_t index = reader_.index(at_);
    MemberRef member;
    if (opcode == op::invokedynamic) {
        const DynamicConstant site = file_.constants.dynamic(index);
        member = {{}, site.name, site.descriptor};
    } else {
        member = file_.constants.member(index);
    }
    parameters_.clear();
    const std::string_view result = forEachParameter(
        member.descriptor, [&](std::string_view descriptor) { parameters_.push_back(descriptor); });
    for (std::size_t k = parameters_.size(); k-- > 0;) popAssignable(parameters_[k]);

    bool localsChanged = false;
    if (opcode == op::invokespecial && member.name == "<init>")
        localsChanged = construct(member);
    else if (opcode != op::invokestatic && opcode != op::invokedynamic)
        receive(opcode, member.className);
    if (result != "V") pushType(types_.ofDescriptor(result));
    return localsChanged;
}

void TypeFlow::receive(std::uint8_t opcode, std::string_view className) {
    const FrameType receiver = popReference();
    if (!hierarchy_) return;
    if (opcode != op::invokespecial) return requireAssignable(receiver, className);
    // The method is one of the current class, of a superclass, or of a direct superinterface; the
    // receiver is at least of the current class.
    requireAssignable(receiver, file_.name);
    if (className == file_.name || className == file_.superName) return;
    for (const std::string_view each : file_.interfaces)
        if (each == className) return;
    if (hierarchy_->isInterface(className) || !hierarchy_->isSubclass(file_.name, className))
        fail("Bad invokespecial instruction: current class isn't assignable to reference class");
}

bool TypeFlow::construct(const MemberRef& member) {
    const FrameType made = pop();
    if (made.kind() == FrameKind::UninitializedThis) {
        if (member.className != file_.name && member.className != file_.superName)
            fail("Bad <init> method call: neither of this class nor of its superclass");
        replace(made, types_.named(file_.name));
        thisUninitialized_ = false;
        return true;
    }
    if (made.kind() != FrameKind::Uninitialized)
        fail(fmt::format("Bad operand type when invoking <init>: {}", types_.describe(made)));
    const std::string_view className = file_.constants.className(reader_.index(made.detail()));
    if (member.className != className)
        fail(fmt::format("Call to wrong <init> method: {} for a new {}", member.className,
                         className));
    replace(made, types_.named(className));
    return true;
}

void TypeFlow::replace(FrameType old, FrameType by) {
    std::replace(frame_.begin(), frame_.begin() + code_.maxLocals + depth_, old, by);
}

void TypeFlow::makeObject() {
    const FrameType made(FrameKind::Uninitialized, at_);
    for (std::uint32_t i = 1; i <= depth_; ++i)
        if (operand(i) == made) fail("Uninitialized object exists on stack before new");
    std::replace(frame_.begin(), frame_.begin() + code_.maxLocals, made, FrameType(FrameKind::Top));
    push(made);
}

void TypeFlow::returnValue(FrameKind kind) {
    const std::string_view result = method_.descriptor.substr(method_.descriptor.find(')') + 1);
    if (result.front() == 'V') fail("Method does not expect a return value");
    if (types_.ofDescriptor(result).kind() != kind) fail("Wrong return type in function");
    popAssignable(result);
}

} // namespace clew::vm::interpreter
