// What observers are told, and how often.

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstring>
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

// ---- who is told what

namespace {

enum Wants : unsigned { kNothing = 0, kInstructions = 1, kMethods = 2 };

constexpr int kSome = -1; // at least one

struct Event {
    const char* name;
    Wants needs;
    int count; // on the path that is taken through kEventful, of what Recorder looks at
};

constexpr Event kEvents[] = {
    {"executeInstruction", kInstructions, 10}, // of `plain`: two for each call
    {"instructionExecuted", kInstructions, 10},
    {"fieldAccess", kInstructions, 2}, // total
    {"arrayAccess", kInstructions, 1}, // short[]
    {"methodEntered", kMethods, kSome},
    {"methodExited", kMethods, kSome},
    {"synchronizingAccess", kNothing, 2}, // `turn`
    {"objectLocked", kNothing, 5},        // Lock
    {"objectUnlocked", kNothing, 5},
    {"objectWait", kNothing, 2},
    {"objectNotify", kNothing, 1},
    {"threadStarted", kNothing, 3},
    {"threadBlocked", kNothing, kSome},
    {"threadWaiting", kNothing, kSome},
    {"threadNotified", kNothing, kSome},
    {"threadInterrupted", kNothing, 1},
    {"threadTerminated", kNothing, 4},
    {"threadEndSeen", kNothing, kSome},
    {"classLoaded", kNothing, 1},     // Late
    {"exceptionThrown", kNothing, 1}, // IllegalStateException
    {"exceptionHandled", kNothing, 1},
    {"objectCreated", kNothing, 3}, // Garbage
    {"objectReleased", kNothing, 3},
    {"gcBegin", kNothing, kSome},
    {"gcEnd", kNothing, kSome},
};

// Calls of each of the program's methods, and of native ones that it calls itself. Each is entered
// and exited so often, but for main, of which the last call ends the program.
using Calls = std::map<std::string, int>;
const Calls kCalls = {
    {"main", 1},
    {"<clinit>", 3}, // of Main, Late, Later
    {"<init>", 5},   // of Garbage, Lock, Square
    {"plain", 5},
    {"guarded", 2},
    {"area", 2},
    {"thrower", 4},
    {"get", 1},
    {"later", 1},
    {"touch", 1},
    {"reflected", 1},
    {"other", 1},
    {"lambda", 3},
    {"native notify", 2},
    {"native wait", 2},
    {"native forName0", 1},
    {"native invokeExact", 1},
    {"native interrupt0", 1},
};

constexpr const char* kEventful = R"(
import java.lang.invoke.*;
public class Main {
    static class Lock { }
    static class Garbage { }
    static class Late { static int first = 1; static int get() { return first; } }
    static class Later { static int first = 1; static int later() { return first; } }
    interface Shape { int area(); }
    static class Square implements Shape { public int area() { return plain(4); } }
    static int total;
    static short[] cells = new short[2];
    static int turn;
    static final Lock lock = new Lock();
    static final VarHandle TURN;
    static final MethodHandle LATER;
    static {
        try {
            TURN = MethodHandles.lookup().findStaticVarHandle(Main.class, "turn", int.class);
            LATER = MethodHandles.lookup().findStatic(Later.class, "later", MethodType.methodType(int.class));
        } catch (Exception e) { throw new Error(e); }
    }

    static int plain(int a) { return a; }
    static synchronized int guarded(int a) { return plain(a); }
    static int thrower(int depth) {
        if (depth == 0) throw new IllegalStateException();
        return thrower(depth - 1);
    }
    public static int reflected(int a) { return a; }
    static void touch() { total = 3; cells[1] = (short) total; }
    static void other() { synchronized (lock) { lock.notify(); } }

    public static void main(String[] args) throws Throwable {
        for (int i = 0; i < 3; i++) new Garbage();
        plain(1);
        guarded(2);
        guarded(3);
        Shape square = new Square();
        square.area();
        square.area();
        try { thrower(3); } catch (IllegalStateException e) { }
        Late.get();
        int i = (int) LATER.invokeExact();
        touch();
        TURN.setVolatile(1);
        TURN.getVolatile();
        Main.class.getMethod("reflected", int.class).invoke(null, 5);
        try { Class.forName("Missing"); } catch (ClassNotFoundException e) { }
        Thread thread = new Thread(() -> other());
        synchronized (lock) {
            thread.start();
            lock.wait();
        }
        thread.join();
        Thread blocked = new Thread(() -> { synchronized (lock) { turn = 2; } });
        Object alone = new Object();
        synchronized (lock) {
            blocked.start();
            new Thread(() -> { synchronized (alone) { alone.notify(); } }).start();
            synchronized (alone) { alone.wait(); }
        }
        blocked.join();
        Thread.currentThread().interrupt();
    }
}
)";

class Recorder : public search::Listener {
    using LiveState = state::LiveState;
    using Method = types::Method;
    using Instruction = interpreter::Instruction;
    using Ref = values::Ref;

  public:
    explicit Recorder(unsigned wants) : wants_(wants) {}

    bool wantsInstructions() const override { return wants_ & kInstructions; }
    bool wantsMethods() const override { return wants_ & kMethods; }
    void searchRestarted() override {
        std::erase_if(counts, [](const auto& count) { return count.first != "classLoaded"; });
        entered.clear();
        exited.clear();
    }

    void executeInstruction(const LiveState&, const Method& m, const Instruction*) override {
        count("executeInstruction", m.name.view() == "plain");
    }
    void instructionExecuted(const LiveState&, const Method& m, const Instruction*) override {
        count("instructionExecuted", m.name.view() == "plain");
    }
    void fieldAccess(const LiveState&, const types::Field& f, Ref, bool) override {
        count("fieldAccess", f.name.view() == "total");
    }
    void arrayAccess(const LiveState& s, Ref r, std::uint32_t, bool) override {
        count("arrayAccess", isOf(s, r, "[S"));
    }
    void methodEntered(const LiveState& s, const Method& m) override {
        count("methodEntered", true);
        note(entered, s, m);
    }
    void methodExited(const LiveState& s, const Method& m) override {
        count("methodExited", true);
        note(exited, s, m);
    }
    void synchronizingAccess(const LiveState& s, Ref r, std::uint64_t,
                             interpreter::AccessOrder) override {
        count("synchronizingAccess",
              s.object(r)->klass->fieldNamed("TURN") != nullptr || isStaticsOfMain(s, r));
    }
    void objectCreated(const LiveState& s, Ref r) override {
        count("objectCreated", isOf(s, r, "Main$Garbage"));
    }
    void objectReleased(const LiveState& s, Ref r) override {
        count("objectReleased", isOf(s, r, "Main$Garbage"));
    }
    void objectLocked(const LiveState& s, Ref r) override {
        count("objectLocked", isOf(s, r, "Main$Lock"));
    }
    void objectUnlocked(const LiveState& s, Ref r) override {
        count("objectUnlocked", isOf(s, r, "Main$Lock"));
    }
    void objectWait(const LiveState&, Ref) override { count("objectWait", true); }
    void objectNotify(const LiveState& s, Ref r, bool) override {
        count("objectNotify", isOf(s, r, "Main$Lock"));
    }
    void gcBegin(const LiveState&) override { count("gcBegin", true); }
    void gcEnd(const LiveState&) override { count("gcEnd", true); }
    void threadStarted(const LiveState&, std::size_t) override { count("threadStarted", true); }
    void threadBlocked(const LiveState&, std::size_t, Ref) override {
        count("threadBlocked", true);
    }
    void threadWaiting(const LiveState&, std::size_t) override { count("threadWaiting", true); }
    void threadNotified(const LiveState&, std::size_t) override { count("threadNotified", true); }
    void threadInterrupted(const LiveState&, std::size_t) override {
        count("threadInterrupted", true);
    }
    void threadTerminated(const LiveState&, std::size_t) override {
        count("threadTerminated", true);
    }
    void threadEndSeen(const LiveState&, Ref) override { count("threadEndSeen", true); }
    void classLoaded(const types::Class& c) override {
        count("classLoaded", c.name.view() == "Main$Late");
    }
    void exceptionThrown(const LiveState& s, Ref r) override {
        count("exceptionThrown", isOf(s, r, "java/lang/IllegalStateException"));
    }
    void exceptionHandled(const LiveState& s, Ref r) override {
        count("exceptionHandled", isOf(s, r, "java/lang/IllegalStateException"));
    }

    Calls counts, entered, exited;

  private:
    void count(const std::string& event, bool matters) { counts[event] += matters; }
    static bool isOf(const LiveState& s, Ref r, std::string_view name) {
        return s.object(r)->klass->name.view() == name;
    }
    static bool isStaticsOfMain(const LiveState& s, Ref r) {
        const types::Method* method = s.threads[s.current].top->method;
        return !method->holder->fromJdk && r == method->holder->statics;
    }
    static void note(Calls& calls, const LiveState& s, const Method& m) {
        const bool isWait = m.name.view().starts_with("wait") && m.isNative();
        std::string name(m.name.view().substr(0, m.name.view().find('$')));
        if (m.isNative()) name = isWait ? "native wait" : "native " + name;
        if (m.isNative() ? kCalls.contains(name) : !m.holder->fromJdk) ++calls[name];
        // Where the events of a method with bytecode leave the frame.
        if (!m.isNative() && !m.peer) CHECK(s.threads[s.current].top->method == &m);
    }

    unsigned wants_;
};

// Destructors are two functions.
template <class Interface>
std::size_t virtualFunctions() {
    struct Probe : Interface {
        virtual void behindAllOthers() {}
    };
    const auto member = &Probe::behindAllOthers; // Itanium ABI: one more than its place in bytes
    std::uintptr_t place = 0;
    std::memcpy(&place, &member, sizeof place);
    return (place - 1) / sizeof(void*);
}

} // namespace

TEST_CASE("observers are told what they want and need, and nothing else, alone and with others") {
    // Without specifications nobody is told of steps of theirs (specificationStepped), nor of calls
    // that are not asked for (callObserved).
    const std::size_t wanting = 4, injecting = 1, passing = 1, destructors = 2, stepping = 2;
    REQUIRE(virtualFunctions<interpreter::Observer>() ==
            std::size(kEvents) + wanting + injecting + passing + destructors + stepping);

    JavaProgram program(kEventful);
    constexpr unsigned kAlone = 4;
    for (const unsigned wants : {+kNothing, +kInstructions, +kMethods, kInstructions | kMethods}) {
        for (const unsigned others :
             {kAlone, +kNothing, +kInstructions, +kMethods, kInstructions | kMethods}) {
            CAPTURE(wants);
            CAPTURE(others);
            Recorder recorder(wants), other(others);
            std::vector<search::Listener*> listeners{&recorder};
            if (others != kAlone) listeners.push_back(&other);
            const search::Result result = program.explore(onOnePath(), listeners);
            REQUIRE(result.violations.empty());
            for (const Event& event : kEvents) {
                CAPTURE(std::string(event.name));
                const bool isTold = (wants & event.needs) == event.needs;
                const int count = recorder.counts[event.name];
                if (isTold && event.count == kSome)
                    CHECK(count > 0);
                else
                    CHECK(count == (isTold ? event.count : 0));
            }
            CHECK(recorder.counts.size() == std::size(kEvents));
            const std::string calls = fmt::format("{}", wants & kMethods ? kCalls : Calls());
            CHECK(fmt::format("{}", recorder.entered) == calls);
            CHECK(fmt::format("{}", recorder.exited) == calls);
        }
    }
}

namespace {

constexpr const char* kOneOfMany = R"(
public class Main {
    static int wanted(int n) { int sum = 0; for (int i = 0; i < n; i++) sum += other(i); return sum; }
    static int other(int i) { return i < 2 ? i : other(i - 1) + 1; }
    public static void main(String[] args) {
        java.util.TreeMap<String, Integer> map = new java.util.TreeMap<>();
        for (int i = 0; i < 50; i++) map.put("key" + i, wanted(i));
        if (map.size() != 50) throw new AssertionError();
    }
}
)";

// How many instructions it is told of, of one method and of others, and how many have passed.
class InstructionCounter : public search::Listener {
  public:
    explicit InstructionCounter(bool wantsAll) : wantsAll_(wantsAll) {}
    bool wantsInstructions() const override { return true; }
    bool wantsInstructionsOf(const types::Method& method) const override {
        return wantsAll_ || method.name.view() == "wanted";
    }
    void executeInstruction(const state::LiveState&, const types::Method& method,
                            const interpreter::Instruction*) override {
        ++(method.name.view() == "wanted" ? ofWanted : ofOthers);
    }
    void instructionsPassed(const state::LiveState&, std::uint64_t count) override {
        passed += count;
        largest = std::max(largest, count);
    }

    std::uint64_t ofWanted = 0, ofOthers = 0, passed = 0, largest = 0;

  private:
    const bool wantsAll_;
};

} // namespace

TEST_CASE("who wants the instructions of some methods is told how many others there were") {
    JavaProgram program(kOneOfMany);
    InstructionCounter all(true), some(false), one(false), another(true);
    REQUIRE(program.explore(onOnePath(), {&all}).violations.empty());
    REQUIRE(program.explore(onOnePath(), {&some}).violations.empty());
    CHECK(all.ofWanted > 1'000);
    CHECK(all.passed == 0);
    CHECK(some.ofWanted == all.ofWanted);
    CHECK(some.ofOthers == 0);
    CHECK(some.largest < 3'000); // while the program goes on, not at its end
    CHECK(some.passed <= all.ofOthers + all.ofOthers / 100);
    CHECK(some.passed >= all.ofOthers - all.ofOthers / 100);
    REQUIRE(program.explore(onOnePath(), {&one, &another}).violations.empty());
    CHECK(another.ofWanted == all.ofWanted);
    CHECK(another.ofOthers == all.ofOthers);
    CHECK(another.passed == 0);
    CHECK(one.ofWanted + one.ofOthers == all.ofWanted + all.ofOthers);
}
