#include "vm/interpreter/decode/Liveness.h"

#include <algorithm>

namespace clew::vm::interpreter {

using namespace classfile;

namespace {

// What an instruction does with the local variable that it names. The second half of a long or
// double is written with the first one and never read.
struct LocalUse {
    bool reads = false, writes = false, isTwoSlots = false;
};

LocalUse localUse(std::uint8_t opcode) {
    if (opcode >= op::iload && opcode <= op::aload_3) return {.reads = true};
    if (opcode >= op::istore && opcode <= op::astore)
        return {.writes = true, .isTwoSlots = opcode == op::lstore || opcode == op::dstore};
    if (opcode >= op::istore_0 && opcode <= op::astore_3)
        return {.writes = true,
                .isTwoSlots = (opcode >= op::lstore_0 && opcode <= op::lstore_3) ||
                              (opcode >= op::dstore_0 && opcode <= op::dstore_3)};
    if (opcode == op::iinc) return {.reads = true, .writes = true};
    if (opcode == op::ret) return {.reads = true};
    return {};
}

void add(std::uint64_t* set, std::uint32_t local) {
    set[local / 64] |= 1ull << local % 64;
}
void remove(std::uint64_t* set, std::uint32_t local) {
    set[local / 64] &= ~(1ull << local % 64);
}
bool contains(const std::uint64_t* set, std::uint32_t local) {
    return set[local / 64] >> local % 64 & 1;
}

} // namespace

Liveness::Liveness(const classfile::Code& code, const ConstantPool& constants,
                   const ControlFlow& flow)
    : code_(code),
      constants_(constants),
      flow_(flow),
      reader_(code.bytecode),
      words_((code.maxLocals + 63u) / 64),
      read_(std::size_t(flow.size()) * words_),
      written_(read_.size()),
      in_(read_.size()),
      current_(words_),
      caught_(words_) {
    for (const std::uint32_t block : flow.order()) summarize(block);
    solve();
}

bool Liveness::readsByName(std::uint32_t at) const {
    if (reader_.opcode(at) != op::invokestatic || code_.localVariables.empty()) return false;
    const MemberRef called = constants_.member(reader_.index(at));
    return called.name.starts_with("getLocalAttribute") &&
           called.className == "gov/nasa/jpf/vm/Verify";
}

template <class Visit>
void Liveness::forEachNamed(std::uint32_t at, Visit&& visit) const {
    for (const auto& local : code_.localVariables)
        if (at >= local.startPc && at < local.startPc + std::uint32_t(local.length) &&
            local.index < code_.maxLocals)
            visit(local.index);
}

void Liveness::summarize(std::uint32_t block) {
    std::uint64_t *read = set(read_, block), *written = set(written_, block);
    for (std::uint32_t at = flow_[block].start; at < flow_[block].end; at += reader_.length(at)) {
        if (readsByName(at)) [[unlikely]]
            forEachNamed(at, [&](std::uint32_t local) {
                if (!contains(written, local)) add(read, local);
            });
        const LocalUse use = localUse(reader_.opcode(at));
        if (!use.reads && !use.writes) continue;
        const std::uint32_t local = reader_.local(at);
        if (use.reads && !contains(written, local)) add(read, local);
        if (use.writes) add(written, local);
        if (use.isTwoSlots) add(written, local + 1);
    }
}

void Liveness::solve() {
    bool changed = true;
    while (changed) {
        changed = false;
        for (std::size_t i = flow_.order().size(); i-- > 0;) {
            const std::uint32_t block = flow_.order()[i];
            for (std::uint32_t word = 0; word < words_; ++word) {
                std::uint64_t out = 0, caught = 0;
                for (const std::uint32_t next : flow_.successors(block))
                    out |= set(in_, next)[word];
                for (const std::uint32_t handler : flow_.handlers(block))
                    caught |= set(in_, flow_.blockAt(code_.handlers[handler].handlerPc))[word];
                const std::uint64_t live =
                    set(read_, block)[word] | (out & ~set(written_, block)[word]) | caught;
                changed |= live != set(in_, block)[word];
                set(in_, block)[word] = live;
            }
        }
    }
}

void Liveness::walk(std::uint32_t block) {
    std::ranges::fill(current_, 0);
    std::ranges::fill(caught_, 0);
    for (std::uint32_t word = 0; word < words_; ++word) {
        for (const std::uint32_t next : flow_.successors(block))
            current_[word] |= set(in_, next)[word];
        for (const std::uint32_t handler : flow_.handlers(block))
            caught_[word] |= set(in_, flow_.blockAt(code_.handlers[handler].handlerPc))[word];
    }
    starts_.clear();
    for (std::uint32_t at = flow_[block].start; at < flow_[block].end; at += reader_.length(at))
        starts_.push_back(at);
}

void Liveness::step(std::uint32_t at) {
    const LocalUse use = localUse(reader_.opcode(at));
    if (use.reads || use.writes) {
        const std::uint32_t local = reader_.local(at);
        if (use.writes) remove(current_.data(), local);
        if (use.isTwoSlots) remove(current_.data(), local + 1);
        if (use.reads) add(current_.data(), local);
    }
    if (readsByName(at)) [[unlikely]]
        forEachNamed(at, [&](std::uint32_t local) { add(current_.data(), local); });
    for (std::uint32_t word = 0; word < words_; ++word) current_[word] |= caught_[word];
}

} // namespace clew::vm::interpreter
