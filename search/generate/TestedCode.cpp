#include "search/generate/TestedCode.h"

#include <algorithm>
#include <map>

#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/interpreter/linking/ClassAssembler.h"

namespace clew::search::generate {

using vm::classfile::ConstantKind;
using vm::interpreter::BytecodeReader;
using vm::interpreter::Operation;
using vm::types::Class;
using vm::types::Method;
namespace op = vm::classfile::op;

bool isCast(const vm::interpreter::Instruction& instruction) {
    const auto operation = static_cast<Operation>(instruction.op);
    return operation == Operation::CheckCast || operation == Operation::CheckCastUnresolved;
}

std::string typeAskedBy(const vm::interpreter::Instruction& instruction, const Class& user) {
    switch (static_cast<Operation>(instruction.op)) {
        case Operation::InstanceOf:
        case Operation::CheckCast:
            return static_cast<const Class*>(instruction.pointer)->name.str();
        case Operation::InstanceOfUnresolved:
        case Operation::CheckCastUnresolved:
            return std::string(
                user.file->constants.className(static_cast<std::uint16_t>(instruction.b)));
        default:
            return {};
    }
}

static std::string descriptorFor(std::string_view className) {
    return className[0] == '[' ? std::string(className) : "L" + std::string(className) + ";";
}

std::string literalIn(const vm::interpreter::Instruction& instruction, const Class& user) {
    if (static_cast<Operation>(instruction.op) != Operation::LdcUnresolved) return {};
    const auto index = static_cast<std::uint16_t>(instruction.b);
    if (user.file->constants.kind(index) != ConstantKind::Class) return {};
    return descriptorFor(user.file->constants.className(index));
}

std::set<std::pair<std::string, std::string>> castParametersOf(const Method& method) {
    std::set<std::pair<std::string, std::string>> casts;
    const BytecodeReader code(method.info->code->bytecode);
    std::map<std::uint32_t, std::string> parameters; // by local variable
    std::uint32_t local = method.isStatic() ? 0 : 1;
    for (const std::string& type :
         vm::interpreter::ParsedDescriptor(method.descriptor.view()).parameters) {
        parameters[local] = type;
        local += vm::values::slotsOf(vm::values::basicType(type[0]));
    }
    auto given = parameters.end(); // what is on top of the stack
    for (std::uint32_t at = 0; at < code.size(); at += code.length(at)) {
        const std::uint8_t opcode = code.opcode(at);
        if (opcode == op::checkcast && given != parameters.end())
            casts.emplace(given->second,
                          descriptorFor(method.holder->file->constants.className(code.index(at))));
        const bool loads = opcode == op::aload || (opcode >= op::aload_0 && opcode <= op::aload_3);
        given = loads ? parameters.find(code.local(at)) : parameters.end();
    }
    return casts;
}

namespace {

void addConstants(const Class& klass, ConstantKind kind, std::set<std::string>& names) {
    const auto& constants = klass.file->constants;
    for (std::uint16_t i = 1; i < constants.size(); ++i) {
        if (constants.kind(i) != kind) continue;
        const std::uint16_t member =
            kind == ConstantKind::MethodHandle ? constants.methodHandle(i).memberIndex : i;
        names.emplace(constants.member(member).name);
    }
}

// Where it makes lambdas, what their class has handles of, too.
void addCalls(const Method& method, std::set<std::string>& names) {
    const BytecodeReader code(method.info->code->bytecode);
    const Class& holder = *method.holder;
    for (std::uint32_t at = 0; at < code.size(); at += code.length(at)) {
        const std::uint8_t opcode = code.opcode(at);
        if (opcode >= op::invokevirtual && opcode <= op::invokeinterface)
            names.emplace(holder.file->constants.member(code.index(at)).name);
        else if (opcode == op::invokedynamic)
            addConstants(holder, ConstantKind::MethodHandle, names);
    }
}

} // namespace

std::set<std::string> methodsCalledIn(const std::vector<const Class*>& classes,
                                      const std::vector<MethodName>& only) {
    std::set<std::string> called;
    if (only.empty()) {
        for (const Class* klass : classes)
            for (const ConstantKind kind :
                 {ConstantKind::Methodref, ConstantKind::InterfaceMethodref})
                addConstants(*klass, kind, called);
        return called;
    }
    std::set<const Method*> callers;
    const auto isCaller = [&](const Method& method) {
        const MethodName name{method.holder->name.str(), method.name.str(),
                              method.descriptor.str()};
        return called.contains(name.name) || std::ranges::find(only, name) != only.end();
    };
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (const Class* klass : classes)
            for (const Method& method : klass->methods) {
                if (!method.info || !method.info->code || !isCaller(method)) continue;
                if (!callers.insert(&method).second) continue;
                addCalls(method, called);
                isMore = true;
            }
    }
    return called;
}

} // namespace clew::search::generate
