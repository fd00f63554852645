#pragma once

// Decoded code: what the loop executes. Made from bytecode by the Decoder when a method is first
// run; one Instruction for each instruction of the class file, in order, so that positions map one
// to one. The first execution of an instruction that refers to the constant pool resolves it and
// replaces it by its quick form (operands first, then the opcode with release order: other workers
// may be executing it).

#include <atomic>
#include <cstdint>
#include <vector>

#include "vm/types/Class.h"

namespace clew::vm::interpreter {

struct Instruction {
    std::uint16_t op; // decode/Operations.h
    std::uint16_t a;  // local variable number, argument slots …
    std::int32_t b;   // constant, branch distance in instructions, constant-pool index …
    union {
        const void* pointer; // resolved Class, Field, Method, CallSite, switch table …
        std::int64_t bits;   // long or double constant, or a resolved offset
    };
};
static_assert(sizeof(Instruction) == 16);

// Another worker may be about to replace it. Who sees the quick form sees its operands.
inline std::uint16_t operationOf(const Instruction& at) {
    return std::atomic_ref(const_cast<std::uint16_t&>(at.op)).load(std::memory_order_acquire);
}

struct Handler {
    std::uint32_t start, end, target; // instruction indices, end exclusive
    std::uint16_t catchType;          // constant-pool index; 0: any
    mutable std::atomic<const types::Class*> resolved{nullptr}; // lazy
    Handler(std::uint32_t first, std::uint32_t last, std::uint32_t to, std::uint16_t type)
        : start(first), end(last), target(to), catchType(type) {}
    Handler(const Handler& other)
        : start(other.start), end(other.end), target(other.target), catchType(other.catchType) {}
};

struct Code {
    const types::Method* method = nullptr;
    std::vector<Instruction> instructions;
    std::vector<std::uint16_t>
        bytecodeIndex; // of each instruction; empty for code that the VM makes
    std::vector<Handler> handlers;
    std::vector<std::vector<std::int32_t>>
        switches; // tableswitch: low, default, targets…; lookupswitch: default, key, target…
    bool hasSubroutines = false; // jsr/ret
    // It may leave with monitors that it has entered, or exit others (StructuredLocking.h): those
    // that it has entered are kept in its frames.
    bool countsMonitors = false;

    std::uint32_t indexOf(const Instruction* pc) const {
        return static_cast<std::uint32_t>(pc - instructions.data());
    }
    // In the class file; -1 for code that the VM makes.
    int bytecodeIndexOf(const Instruction* pc) const {
        return bytecodeIndex.empty() ? -1 : bytecodeIndex[indexOf(pc)];
    }
    int lineOf(const Instruction* pc) const; // -1: unknown
};

// Decodes on first use; thread-safe.
const Code& codeOf(const types::Method& method);

} // namespace clew::vm::interpreter
