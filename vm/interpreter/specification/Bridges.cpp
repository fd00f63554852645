#include "vm/interpreter/specification/Bridges.h"

#include <optional>

#include "vm/classfile/Opcodes.h"
#include "vm/interpreter/decode/BytecodeReader.h"

namespace clew::vm::interpreter {

using types::Class;
using types::Method;

namespace {

struct BridgedCall {
    std::uint8_t opcode;
    classfile::MemberRef to;
};

// The only call in it. Nothing: it is no bridge.
std::optional<BridgedCall> callIn(const Method& method) {
    if ((method.accessFlags & classfile::access::Bridge) == 0 || !method.info || !method.info->code)
        return std::nullopt;
    const BytecodeReader code(method.info->code->bytecode);
    for (std::uint32_t at = 0; at < code.size(); at += code.length(at)) {
        const std::uint8_t opcode = code.opcode(at);
        if (opcode >= classfile::op::invokevirtual && opcode <= classfile::op::invokeinterface)
            return BridgedCall{opcode, method.holder->file->constants.member(code.index(at))};
    }
    return std::nullopt;
}

} // namespace

bool isBridgeToSame(const Method& method) {
    const auto call = callIn(method);
    const auto parametersOf = [](std::string_view descriptor) {
        return descriptor.substr(0, descriptor.find(')'));
    };
    return call && call->opcode == classfile::op::invokespecial &&
           parametersOf(call->to.descriptor) == parametersOf(method.descriptor.view());
}

std::vector<const Method*> namesakesOf(const Method& method, const Class& receiver) {
    std::vector<const Method*> all{&method};
    const auto look = [&](const Class& at) {
        for (const Method& other : at.methods) {
            if (other.name != method.name || &other == &method) continue;
            const auto call = callIn(other);
            if (call && call->to.name == method.name.view() &&
                call->to.descriptor == method.descriptor.view())
                all.push_back(&other);
        }
    };
    for (const Class* at = &receiver; at; at = at->super) look(*at);
    for (const Class* interface : receiver.allInterfaces) look(*interface);
    return all;
}

} // namespace clew::vm::interpreter
