#include "vm/objects/ConstructorCode.h"

#include <algorithm>
#include <vector>

#include "vm/classfile/Opcodes.h"
#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/objects/Shared.h"

namespace clew::vm::objects {

using classfile::OperandFormat;
using types::Class;
using types::Field;
using types::Method;
using values::BasicType;
using values::Slot;
namespace op = classfile::op;

namespace {

struct Instruction {
    std::uint32_t pc;
    std::uint8_t opcode;
    std::uint16_t operand; // the first two bytes; one byte where it has no more
};

std::vector<Instruction> instructionsOf(const Method& method) {
    std::vector<Instruction> all;
    if (!method.info || !method.info->code) return all;
    const interpreter::BytecodeReader reader(method.info->code->bytecode);
    for (std::uint32_t pc = 0, length = 0; pc < reader.size(); pc += length) {
        length = reader.length(pc);
        const std::uint16_t operand = length > 2   ? reader.index(pc)
                                      : length > 1 ? reader.u1(pc + 1)
                                                   : 0;
        all.push_back({pc, reader.u1(pc), operand});
    }
    return all;
}

// What an instruction pushes, if it is a constant that a field can be compared by.
std::optional<FinalConstant> constantPushedBy(const Instruction& instruction,
                                              const classfile::ConstantPool& constants) {
    const auto of = [](Slot bits) { return FinalConstant{bits, {}}; };
    const std::uint8_t code = instruction.opcode;
    if (code == op::aconst_null) return of(0);
    if (code >= op::iconst_m1 && code <= op::iconst_5)
        return of(values::fromInt(code - op::iconst_0));
    if (code == op::lconst_0 || code == op::lconst_1)
        return of(values::fromLong(code - op::lconst_0));
    if (code >= op::fconst_0 && code <= op::fconst_2)
        return of(values::fromFloat(static_cast<float>(code - op::fconst_0)));
    if (code == op::dconst_0 || code == op::dconst_1)
        return of(values::fromDouble(code - op::dconst_0));
    if (code == op::bipush)
        return of(values::fromInt(static_cast<std::int8_t>(instruction.operand)));
    if (code == op::sipush)
        return of(values::fromInt(static_cast<std::int16_t>(instruction.operand)));
    if (code != op::ldc && code != op::ldc_w && code != op::ldc2_w) return std::nullopt;
    switch (const std::uint16_t index = instruction.operand; constants.kind(index)) {
        case classfile::ConstantKind::Integer:
            return of(values::fromInt(constants.integer(index)));
        case classfile::ConstantKind::Float:
            return of(constants.floatBits(index));
        case classfile::ConstantKind::Long:
            return of(values::fromLong(constants.longInteger(index)));
        case classfile::ConstantKind::Double:
            return of(constants.doubleBits(index));
        case classfile::ConstantKind::String:
            return FinalConstant{0, constants.string(index)};
        default:
            return std::nullopt;
    }
}

bool operator==(const FinalConstant& a, const FinalConstant& b) {
    return a.bits == b.bits && a.text == b.text;
}

bool isJump(const Instruction& instruction) {
    return classfile::kOpcodeTable[instruction.opcode].format == OperandFormat::Branch;
}

// Is of the JDK, and once made stays as it is.
bool isImmutable(std::string_view type) {
    static constexpr std::string_view kPackages[] = {"java/math/", "java/time/"};
    static constexpr std::string_view kTypes[] = {
        "java/lang/String",  "java/lang/Integer",       "java/lang/Long",
        "java/lang/Short",   "java/lang/Byte",          "java/lang/Character",
        "java/lang/Boolean", "java/lang/Double",        "java/lang/Float",
        "java/lang/Class",   "java/util/regex/Pattern", "java/util/Locale",
        "java/util/UUID",    "java/nio/charset/Charset"};
    return std::ranges::find(kTypes, type) != std::end(kTypes) ||
           std::ranges::any_of(kPackages,
                               [&](std::string_view package) { return type.starts_with(package); });
}

// Of java.lang.Object and Comparable: called on everything, and what they return follows from the
// objects that they are given.
bool isOfAnyObject(std::string_view method) {
    static constexpr std::string_view kNames[] = {"equals", "hashCode", "toString", "compareTo",
                                                  "getClass"};
    return std::ranges::find(kNames, method) != std::end(kNames);
}

class StaticsWalk {
  public:
    explicit StaticsWalk(Vm& vm) : vm_(vm) {}

    void visit(const Method& method) {
        if (!seen_.insert(&method).second || use.changing) return;
        if (seen_.size() > kMethodsMost) {
            use.changing = true;
            return;
        }
        for (const Instruction& instruction : instructionsOf(method)) switch (instruction.opcode) {
                case op::getstatic:
                case op::putstatic:
                    visitField(method, instruction);
                    break;
                case op::invokevirtual:
                case op::invokespecial:
                case op::invokestatic:
                case op::invokeinterface:
                    visitCall(method.holder->file->constants.member(instruction.operand),
                              instruction.opcode == op::invokevirtual ||
                                  instruction.opcode == op::invokeinterface);
                    break;
                case op::invokedynamic:
                    visitHandles(*method.holder);
                    break;
            }
    }

    StaticsUse use;

  private:
    static constexpr std::size_t kMethodsMost = 200;

    const Class* find(std::string_view className) {
        if (className[0] == '[') return nullptr;
        try {
            return vm_.linker->find(className);
        } catch (const types::LinkageError&) { // nothing is done with it, then
            return nullptr;
        }
    }

    void visitField(const Method& method, const Instruction& instruction) {
        const auto member = method.holder->file->constants.member(instruction.operand);
        const Class* holder = find(member.className);
        const Field* field = holder ? holder->findField(types::Symbol::of(member.name),
                                                        types::Symbol::of(member.descriptor))
                                    : nullptr;
        if (!field || field->holder->fromJdk) return;
        if (instruction.opcode == op::putstatic || !field->isFinal()) use.changing = true;
        if (field->type == BasicType::Reference) use.objects.insert(field);
    }

    // Any of the lambdas and method references of the class.
    void visitHandles(const Class& klass) {
        const classfile::ConstantPool& constants = klass.file->constants;
        for (std::uint16_t i = 1; i < constants.size(); ++i) {
            if (constants.kind(i) != classfile::ConstantKind::MethodHandle) continue;
            const classfile::MethodHandleConstant handle = constants.methodHandle(i);
            if (handle.kind >= classfile::ReferenceKind::InvokeVirtual)
                visitCall(constants.member(handle.memberIndex), true);
        }
    }

    void visitCall(const classfile::MemberRef& member, bool isVirtual) {
        const Class* holder = find(member.className);
        if (!holder || (holder->fromJdk && isOfAnyObject(member.name))) return;
        visitIn(*holder, member);
        if (isVirtual && !(holder->accessFlags & classfile::access::Final) &&
            member.className != "java/lang/Object" && !isOfAnyObject(member.name))
            visitBelow(std::string(member.className), member);
    }

    void visitIn(const Class& holder, const classfile::MemberRef& member) {
        const Method* called =
            holder.findMethod(types::Symbol::of(member.name), types::Symbol::of(member.descriptor));
        if (!called) called = holder.methodNamed(member.name, member.descriptor);
        if (called && !called->holder->fromJdk) visit(*called);
    }

    // What the program's classes make of it.
    void visitBelow(const std::string& className, const classfile::MemberRef& member) {
        for (const std::string& name : Shared::of(vm_).directlyBelow(className)) {
            if (use.changing) return;
            if (const Class* below = find(name)) visitIn(*below, member);
            visitBelow(name, member);
        }
    }

    Vm& vm_;
    std::set<const Method*> seen_;
};

template <class Visit>
void forEachField(const Class& klass, const Visit& visit) {
    if (klass.super) forEachField(*klass.super, visit);
    for (const Field& field : klass.fields)
        if (!field.isStatic() && field.info) visit(field);
}

constexpr int kNestingMost = 5;

// The object is, and stays, as it is.
bool isFrozen(const state::LiveState& state, Ref ref, int depth) {
    if (ref == 0) return true;
    const state::Object& object = *state.object(ref);
    const Class& klass = *object.klass;
    const std::string_view name = klass.name.view();
    if (isImmutable(name) || (klass.isArray() && object.length == 0)) return true;
    if (klass.isArray() || depth == kNestingMost) return false;
    const auto isElementFrozen = [&](Ref element) { return isFrozen(state, element, depth + 1); };
    if (name.starts_with("java/util/ImmutableCollections$")) {
        bool all = true;
        forEachField(klass, [&](const Field& field) {
            if (field.type != BasicType::Reference || field.holder->name.view() != name) return;
            const Ref value = object.at<Ref>(field.offset);
            const state::Object* elements = value ? state.object(value) : nullptr;
            if (!elements || !elements->isArray())
                all &= isElementFrozen(value);
            else
                for (std::uint32_t i = 0; all && i < elements->length; ++i)
                    all &= isElementFrozen(elements->elements<Ref>()[i]);
        });
        return all;
    }
    bool all = true;
    forEachField(klass, [&](const Field& field) {
        if (field.holder->name.view() == "java/lang/Enum") return; // its cache of a hash code
        all &= field.isFinal() && (field.type != BasicType::Reference ||
                                   isElementFrozen(object.at<Ref>(field.offset)));
    });
    return all;
}

} // namespace

std::optional<FinalConstant> finalConstantOf(const Field& field) {
    const Class& holder = *field.holder;
    if (!field.isFinal() || field.isStatic() || !holder.file || holder.fromJdk) return std::nullopt;
    const classfile::ConstantPool& constants = holder.file->constants;
    std::optional<FinalConstant> constant;
    for (const Method& constructor : holder.methods) {
        if (!constructor.isInitializer) continue;
        const std::vector<Instruction> code = instructionsOf(constructor);
        bool isAssigned = false, callsOther = false;
        for (std::size_t i = 0; i < code.size(); ++i) {
            if (code[i].opcode != op::putfield && code[i].opcode != op::invokespecial) continue;
            const classfile::MemberRef member = constants.member(code[i].operand);
            if (member.className != holder.name.view()) continue;
            if (code[i].opcode == op::invokespecial) {
                callsOther |= member.name == "<init>";
                continue;
            }
            if (member.name != field.name.view() || member.descriptor != field.descriptor.view())
                continue;
            if (isAssigned || i < 2 || code[i - 2].opcode != op::aload_0) return std::nullopt;
            const auto pushed = constantPushedBy(code[i - 1], constants);
            if (!pushed || (constant && !(*constant == *pushed))) return std::nullopt;
            // Neither is it one of several constants.
            const bool isJoined = std::ranges::any_of(code, [&](const Instruction& other) {
                const std::uint32_t target =
                    other.pc + static_cast<std::uint32_t>(static_cast<std::int16_t>(other.operand));
                return isJump(other) && (target == code[i].pc || target == code[i - 1].pc);
            });
            if (isJoined) return std::nullopt;
            constant = pushed;
            isAssigned = true;
        }
        if (!isAssigned && !callsOther) return std::nullopt;
    }
    return constant;
}

StaticsUse staticsUsedBy(Vm& vm, const Method& constructor) {
    StaticsWalk walk(vm);
    walk.visit(constructor);
    return std::move(walk.use);
}

bool mayChange(const StaticsUse& use, const state::LiveState& state) {
    return use.changing || std::ranges::any_of(use.objects, [&](const Field* field) {
               const Ref object = state.object(field->holder->statics)->at<Ref>(field->offset);
               // Null: perhaps because the class is not initialized so far.
               return object == 0 || !isFrozen(state, object, 0);
           });
}

} // namespace clew::vm::objects
