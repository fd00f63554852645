// InstructionTypes: fields, calls, new objects, what a method returns.

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/decode/InstructionTypes.h"
#include "vm/interpreter/decode/StackEffect.h"

namespace clew::vm::interpreter {

using namespace classfile;

void InstructionTypes::field(std::uint8_t opcode) {
    const MemberRef member = file_.constants.member(reader_.index(at_));
    const bool isStatic = opcode == op::getstatic || opcode == op::putstatic;
    const bool isPut = opcode == op::putstatic || opcode == op::putfield;
    if (hierarchy_ && !isStatic && member.className.starts_with('['))
        fail("Expecting reference to class");
    if (isPut) popAssignable(member.descriptor);
    if (!isStatic) {
        const FrameType receiver = pop();
        // A constructor may set fields of its own class before it calls another constructor.
        const auto isMember = [&](const FieldInfo& each) {
            return each.name == member.name && each.descriptor == member.descriptor;
        };
        const bool ownField = isPut && receiver.kind() == FrameKind::UninitializedThis &&
                              member.className == file_.name &&
                              (!byMap_ || std::ranges::any_of(file_.fields, isMember));
        if (!ownField) {
            if (!receiver.isInitialized())
                fail(kBadOperand, fmt::format("Expected an object on the stack, found {}",
                                              types_.describe(receiver)));
            requireAssignable(receiver, member.className);
            checkProtected(receiver, member,
                           isPut ? "Bad access to protected data in putfield"
                                 : "Bad access to protected data in getfield");
        }
    }
    if (!isPut) pushType(types_.ofDescriptor(member.descriptor));
}

// A protected member that another package's superclass declares is for objects of the current class
// alone (JVMS 4.10.1.8).
void InstructionTypes::checkProtected(FrameType receiver, const MemberRef& member,
                                      std::string_view headline) {
    if (!hierarchy_ || receiver.kind() != FrameKind::Object || receiver == types_.named(file_.name))
        return;
    if (!hierarchy_->isProtectedElsewhere(member)) return;
    const bool isArray =
        types_.all(receiver, [](std::string_view name) { return name.starts_with('['); });
    // An array's clone is public.
    if (isArray && member.className == "java/lang/Object" && member.name == "clone") return;
    const bool isObject =
        types_.all(receiver, [](std::string_view name) { return name == "java/lang/Object"; });
    if ((isObject && file_.accessFlags & access::Interface) ||
        !types_.isAssignable(receiver, file_.name))
        fail(headline);
}

bool InstructionTypes::invoke(std::uint8_t opcode) {
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
        receive(opcode, member);
    if (result != "V") pushType(types_.ofDescriptor(result));
    return localsChanged;
}

void InstructionTypes::receive(std::uint8_t opcode, const MemberRef& member) {
    const std::string_view className = member.className;
    if (hierarchy_ && opcode == op::invokespecial) checkSpecial(className);
    const FrameType receiver = popReference();
    // A superclass's method is called for objects that are at least of the current class.
    requireAssignable(receiver, opcode == op::invokespecial ? file_.name : className);
    if (opcode == op::invokevirtual)
        checkProtected(receiver, member, "Bad access to protected data in invokevirtual");
}

// The method is one of the current class, of a superclass, or of a direct superinterface.
void InstructionTypes::checkSpecial(std::string_view className) {
    if (className == file_.name || className == file_.superName) return;
    for (const std::string_view each : file_.interfaces)
        if (each == className) return;
    if (!types_.isAssignable(types_.named(file_.name), className))
        fail("Bad invokespecial instruction: current class isn't assignable to reference class.",
             "Bad invokespecial instruction: current class isn't assignable to reference class");
    // Resolution finds out where an interface is named as a class.
    if (file_.constants.kind(reader_.index(at_)) == ConstantKind::InterfaceMethodref ||
        (!byMap_ && hierarchy_->isInterface(className)))
        fail(
            "Bad invokespecial instruction: interface method reference is in an indirect "
            "superinterface.");
}

bool InstructionTypes::construct(const MemberRef& member) {
    const FrameType made = pop();
    if (made.kind() == FrameKind::UninitializedThis) {
        if (member.className != file_.name && member.className != file_.superName)
            fail("Bad <init> method call",
                 "Bad <init> method call: neither of this class nor of its superclass");
        replace(made, types_.named(file_.name));
        thisUninitialized_ = false;
        return true;
    }
    // The VM's own code calls constructors for its caller (symbolic/InputMethod.h).
    if (!hierarchy_ && made.kind() == FrameKind::Object) return false;
    if (made.kind() != FrameKind::Uninitialized)
        fail("Bad operand type when invoking <init>",
             fmt::format("Bad operand type when invoking <init>: {}", types_.describe(made)));
    const std::string_view className = file_.constants.className(reader_.index(made.detail()));
    if (member.className != className)
        fail("Call to wrong <init> method",
             fmt::format("Call to wrong <init> method: {} for a new {}", member.className,
                         className));
    if (hierarchy_ && hierarchy_->isProtectedElsewhere(member) &&
        !types_.isAssignable(types_.named(className), file_.name))
        fail("Bad access to protected <init> method");
    replace(made, types_.named(className));
    return true;
}

void InstructionTypes::replace(FrameType old, FrameType by) {
    std::replace(frame_.begin(), frame_.begin() + code_.maxLocals + depth_, old, by);
}

void InstructionTypes::makeObject() {
    const FrameType made(FrameKind::Uninitialized, at_);
    if (byMap_) return push(made);
    for (std::uint32_t i = 1; hierarchy_ && i <= depth_; ++i)
        if (operand(i) == made) fail("Uninitialized object exists on stack before new");
    std::replace(frame_.begin(), frame_.begin() + code_.maxLocals, made, FrameType(FrameKind::Top));
    push(made);
}

void InstructionTypes::returnValue(FrameKind kind) {
    const std::string_view result = method_.descriptor.substr(method_.descriptor.find(')') + 1);
    if (result.front() == 'V') fail("Method does not expect a return value");
    if (types_.ofDescriptor(result).kind() != kind)
        fail("Bad return type", "Wrong return type in function");
    if (kind != FrameKind::Object || !hierarchy_) return popAssignable(result);
    const FrameType value = popReference();
    if (!types_.isAssignable(value, classOfDescriptor(result)))
        fail("Bad return type", fmt::format("Expected {} on the stack, found {}",
                                            classOfDescriptor(result), types_.describe(value)));
}

} // namespace clew::vm::interpreter
