#include "search/generate/DisabledAssertions.h"

#include <string_view>

#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/ControlFlow.h"

namespace clew::search::generate {

namespace op = vm::classfile::op;
using vm::interpreter::BytecodeReader;
using vm::interpreter::ControlFlow;

namespace {

enum class Flag : std::uint8_t { None, False, True };

// What an instruction says of whether assertions are disabled (`assert` asks for it), or enabled
// (the initializer of a class asks for that).
Flag flagOf(const BytecodeReader& code, std::uint32_t at, const vm::types::Method& method) {
    const std::uint8_t opcode = code.opcode(at);
    if (opcode != op::getstatic && opcode != op::invokevirtual) return Flag::None;
    const std::string_view name = method.holder->file->constants.member(code.index(at)).name;
    if (opcode == op::getstatic) return name == "$assertionsDisabled" ? Flag::True : Flag::None;
    const bool isOwnInitializer = method.name.view() == "<clinit>";
    return isOwnInitializer && name == "desiredAssertionStatus" ? Flag::False : Flag::None;
}

} // namespace

DisabledAssertions::DisabledAssertions(const vm::types::Method& method) {
    const vm::classfile::Code& ofFile = *method.info->code;
    const BytecodeReader code(ofFile.bytecode);
    const ControlFlow flow(ofFile);
    isExecuted_.assign(code.size(), false);
    decided_.assign(code.size(), Decided::No);
    std::vector<std::uint32_t> open;
    const auto reach = [&](std::uint32_t block) {
        if (!isExecuted_[flow[block].start]) open.push_back(block);
    };
    reach(0);
    while (!open.empty()) {
        const std::uint32_t number = open.back();
        open.pop_back();
        const ControlFlow::Block& block = flow[number];
        Flag flag = Flag::None; // what the last instruction but one says
        for (std::uint32_t at = block.start; at < block.end; at += code.length(at)) {
            isExecuted_[at] = true;
            if (at != block.last) flag = flagOf(code, at, method);
        }
        for (const std::uint32_t handler : flow.handlers(number))
            reach(flow.blockAt(ofFile.handlers[handler].handlerPc));
        const std::uint8_t jump = code.opcode(block.last);
        if (flag == Flag::None || (jump != op::ifne && jump != op::ifeq)) {
            for (const std::uint32_t next : flow.successors(number)) reach(next);
        } else if ((flag == Flag::True) == (jump == op::ifne)) {
            decided_[block.last] = Decided::Jumps;
            code.forEachTarget(block.last,
                               [&](std::uint32_t target) { reach(flow.blockAt(target)); });
        } else {
            decided_[block.last] = Decided::GoesOn;
            reach(flow.blockAt(block.end));
        }
    }
}

} // namespace clew::search::generate
