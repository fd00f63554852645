#include "vm/interpreter/decode/Liveness.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "tests/vm/classpath/JdkHomes.h"
#include "tests/vm/types/Linked.h"

using namespace clew::vm;
using namespace clew::vm::interpreter;

namespace {

// What the instruction does with local variables, by the numbers of JVMS 6.5.
struct Uses {
    std::set<std::uint32_t> read, written;
};

Uses usesAt(const BytecodeReader& reader, std::uint32_t at) {
    const std::uint8_t opcode = reader.opcode(at);
    const bool isLoad = opcode >= 21 && opcode <= 45, isStore = opcode >= 54 && opcode <= 78;
    Uses uses;
    if (isLoad || opcode == 132 || opcode == 169) uses.read.insert(reader.local(at));
    if (isStore || opcode == 132) uses.written.insert(reader.local(at));
    // lstore, dstore, lstore_0 to lstore_3, dstore_0 to dstore_3
    for (const auto& [first, last] : {std::pair{55, 55}, {57, 57}, {63, 66}, {71, 74}})
        if (opcode >= first && opcode <= last) uses.written.insert(reader.local(at) + 1);
    return uses;
}

using Live = std::map<std::uint32_t, std::set<std::uint32_t>>; // before each instruction

// Instruction by instruction, again and again until nothing changes.
Live liveIn(const classfile::Code& code, const ControlFlow& flow) {
    const BytecodeReader reader(code.bytecode);
    Live live;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = flow.order().size(); i-- > 0;) {
            const std::uint32_t block = flow.order()[i];
            std::set<std::uint32_t> caught, after;
            for (const std::uint32_t handler : flow.handlers(block))
                caught.merge(std::set(live[code.handlers[handler].handlerPc]));
            for (const std::uint32_t next : flow.successors(block))
                after.merge(std::set(live[flow[next].start]));
            std::vector<std::uint32_t> starts;
            for (std::uint32_t at = flow[block].start; at < flow[block].end;
                 at += reader.length(at))
                starts.push_back(at);
            for (; !starts.empty(); starts.pop_back()) {
                const Uses uses = usesAt(reader, starts.back());
                for (const std::uint32_t local : uses.written) after.erase(local);
                after.insert(uses.read.begin(), uses.read.end());
                after.insert(caught.begin(), caught.end());
                std::set<std::uint32_t>& known = live[starts.back()];
                changed |= known != after;
                known = after;
            }
        }
    }
    return live;
}

} // namespace

TEST_CASE("what is live in each method of java.util is what a slow analysis finds") {
    types::Linked linked(classpath::jdkHomes().at(0), {});
    std::vector<std::string> names;
    linked.linker.image().forEachResource([&](std::string_view module, std::string_view path) {
        if (module == "java.base" && path.starts_with("java/util/") && path.ends_with(".class"))
            names.emplace_back(path.substr(0, path.size() - 6));
    });
    std::size_t methods = 0, wrong = 0, handlers = 0;
    for (const std::string& name : names) {
        for (const types::Method& method : linked.linker.load(name).methods) {
            if (!method.info || !method.info->code) continue;
            const classfile::Code& code = *method.info->code;
            const ControlFlow flow(code);
            Live expected = liveIn(code, flow);
            Liveness liveness(code, method.holder->file->constants, flow);
            std::size_t differences = 0;
            for (const std::uint32_t block : flow.order()) {
                liveness.forEachInstruction(block, [&](std::uint32_t at, const std::uint64_t* set) {
                    for (std::uint32_t local = 0; local < code.maxLocals; ++local)
                        differences +=
                            (set[local / 64] >> local % 64 & 1) != expected[at].count(local);
                });
            }
            ++methods;
            handlers += code.handlers.size();
            if (differences != 0 && ++wrong < 10)
                FAIL_CHECK(method.describe() << ": " << differences << " differences");
        }
    }
    CHECK(wrong == 0);
    CHECK(methods > 5'000);
    CHECK(handlers > 500);
}

TEST_CASE("a long or a double that is stored ends what its second slot held") {
    for (const int first : {63, 71}) { // lstore_0, dstore_0
        for (std::uint8_t local = 0; local < 4; ++local) {
            // lconst_1 or dconst_1; store it; iload the second slot; ireturn
            const std::uint8_t bytecode[] = {static_cast<std::uint8_t>(first == 63 ? 10 : 15),
                                             static_cast<std::uint8_t>(first + local), 21,
                                             static_cast<std::uint8_t>(local + 1), 172};
            classfile::Code code{};
            code.maxLocals = 5;
            code.bytecode = bytecode;
            const ControlFlow flow(code);
            const classfile::ConstantPool noConstants;
            Liveness liveness(code, noConstants, flow);
            std::map<std::uint32_t, std::uint64_t> live;
            liveness.forEachInstruction(
                0, [&](std::uint32_t at, const std::uint64_t* set) { live[at] = *set; });
            CAPTURE(int(bytecode[1]));
            CHECK(live[0] == 0);
            CHECK(live[2] == 2ull << local);
        }
    }
}
