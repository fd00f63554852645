// What observers are told, and how often.

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "search/strategy/SinglePath.h"
#include "tests/search/JavaProgram.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/Code.h"

using namespace clew;
using namespace clew::vm;
using search::JavaProgram;

namespace {

search::ExplorerOptions onOnePath() {
    search::ExplorerOptions options;
    options.makeStrategy = [] { return std::make_unique<search::SinglePath>(); };
    return options;
}

// Counts of what happens on one path; what came before a new start does not count.
class Counter : public search::Listener {
  public:
    bool wantsInstructions() const override { return true; }
    void searchRestarted() override { *this = Counter(); }

    void executeInstruction(const state::LiveState&, const types::Method& method,
                            const interpreter::Instruction* pc) override {
        if (method.name.view() == "straight") ++told[bytecodeIndex(method, pc)];
    }
    void instructionExecuted(const state::LiveState&, const types::Method& method,
                             const interpreter::Instruction* pc) override {
        if (method.name.view() != "straight") return;
        ++executed[bytecodeIndex(method, pc)];
        const interpreter::BytecodeReader reader(method.info->code->bytecode);
        for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at))
            instructions.insert(static_cast<int>(at));
    }
    void fieldAccess(const state::LiveState&, const types::Field& field, values::Ref,
                     bool write) override {
        ++accesses[std::string(write ? "write " : "read ") + std::string(field.name.view())];
    }
    void arrayAccess(const state::LiveState& state, values::Ref array, std::uint32_t index,
                     bool write) override {
        if (state.object(array)->klass->name.view() == "[S")
            ++accesses[fmt::format("{} {}", write ? "write" : "read", index)];
    }
    void objectCreated(const state::LiveState& state, values::Ref ref) override {
        ++created[state.object(ref)->klass->externalName()];
        CHECK(live.insert(ref).second);
    }
    void objectReleased(const state::LiveState& state, values::Ref ref) override {
        CHECK(collecting);
        ++released[state.object(ref)->klass->externalName()];
        CHECK(live.erase(ref) == 1);
    }
    void gcBegin(const state::LiveState&) override {
        CHECK_FALSE(collecting);
        collecting = true;
        ++collections;
    }
    void gcEnd(const state::LiveState&) override {
        CHECK(collecting);
        collecting = false;
    }

    std::map<int, int> told, executed; // by bytecode index
    std::set<int> instructions;
    std::map<std::string, int> accesses, created, released;
    std::set<values::Ref> live;
    int collections = 0;
    bool collecting = false;

  private:
    static int bytecodeIndex(const types::Method& method, const interpreter::Instruction* pc) {
        return interpreter::codeOf(method).bytecodeIndexOf(pc);
    }
};

} // namespace

TEST_CASE(
    "observers are told of every object, whoever makes it, and of every one that becomes garbage") {
    JavaProgram program(R"(
import gov.nasa.jpf.vm.Verify;
public class Main {
    static class Made implements Cloneable { public Object clone() throws CloneNotSupportedException { return super.clone(); } }
    static class Garbage { }
    static Object kept;
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 100; i++) new Garbage();
        int[][] grid = new int[2][3];
        Made made = new Made();
        Object[] all = { grid, made, made.clone(), java.lang.reflect.Array.newInstance(Made.class, 4), grid[0].clone() };
        kept = all;
        Verify.getInt(0, 1);
        kept = new long[1 << 17];
        for (int i = 0; i < 100; i++) kept = new long[1 << 17];
        Verify.getInt(0, 1);
    }
}
)");
    Counter counter;
    program.explore(onOnePath(), {&counter});
    CHECK(counter.created["Main$Garbage"] == 100);
    CHECK(counter.released["Main$Garbage"] == 100);
    CHECK(counter.created["Main$Made"] == 2);
    CHECK(counter.released["Main$Made"] == 0);
    CHECK(counter.created["[[I"] == 1);
    CHECK(counter.created["[LMain$Made;"] == 1);
    CHECK(counter.created["[J"] == 101);
    CHECK(counter.released["[J"] == 100);
    CHECK(counter.collections > 2);
    CHECK_FALSE(counter.collecting);
}

TEST_CASE(
    "observers are told of an access to memory once, also where the thread had to wait for its "
    "turn") {
    JavaProgram program(R"(
public class Main {
    static int tally;
    int own;
    static short[] cells = new short[2];
    static Main shared = new Main();
    static void step(int cell) { tally++; shared.own = cell + 7; cells[cell]++; }
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> step(1));
        other.start();
        step(0);
        other.join();
    }
}
)");
    for (const bool reduction : {true, false}) {
        CAPTURE(reduction);
        program.options.partialOrderReduction = reduction;
        Counter counter;
        program.explore(onOnePath(), {&counter});
        CHECK(counter.accesses["read tally"] == 2);
        CHECK(counter.accesses["write tally"] == 2);
        CHECK(counter.accesses["write own"] == 2);
        for (const char* cell : {"read 0", "write 0", "read 1", "write 1"})
            CHECK(counter.accesses[cell] == 1);
    }
}

TEST_CASE("observers are told once that an instruction was executed") {
    JavaProgram program(R"(
import gov.nasa.jpf.vm.Verify;
public class Main {
    static class Late { static int first = Integer.parseInt("3"); int value = first; }
    static volatile int turn;
    static final Object lock = new Object();
    static int length(String s) { return s.length(); }
    static void straight() throws Exception {
        Late late = new Late();
        late.value += turn;
        turn = late.value;
        synchronized (lock) { turn = length("x" + late.value); }
        Runnable r = () -> turn = 5;
        r.run();
        Thread.sleep(10);
        turn = Verify.getInt(0, 3);
        String.valueOf(Late.first).trim();
    }
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { try { straight(); } catch (Exception e) { throw new Error(e); } });
        other.start();
        straight();
        other.join();
    }
}
)");
    for (const bool reduction : {true, false}) {
        CAPTURE(reduction);
        program.options.partialOrderReduction = reduction;
        Counter counter;
        program.explore(onOnePath(), {&counter});
        CHECK(counter.executed.size() > 30);
        int handlers = 0; // of the synchronized block: never executed
        for (const int at : counter.instructions) {
            CAPTURE(at);
            if (!counter.executed.contains(at)) {
                ++handlers;
                continue;
            }
            CHECK(counter.executed[at] == 2);
            CHECK(counter.told[at] >= 2);
        }
        CHECK(handlers <= 6);
        CHECK(counter.executed.size() + handlers == counter.instructions.size());
    }
}
