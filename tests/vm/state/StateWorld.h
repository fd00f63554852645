#pragma once

// Two threads of a program that have stopped in the middle, for tests that change one thing and ask
// what becomes of the fingerprint.

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/vm/classpath/TemporaryFolder.h"
#include "vm/Startup.h"
#include "vm/classpath/Jdk.h"
#include "vm/interpreter/Frames.h"
#include "vm/interpreter/Interpreter.h"

namespace clew::vm::state {

class StateWorld {
  public:
    static constexpr std::size_t kMain = 0;
    LiveState& live() { return *live_; }
    // Never runs: states are loaded there and frozen again, with all names computed anew.
    LiveState& other() { return *other_; }
    std::size_t worker = 0;

    explicit StateWorld(bool carriesExpressions = false) {
        Options options;
        options.jdkHome = classpath::findJdk(std::nullopt);
        options.classPath = {folder_.path().string()};
        const auto file = folder_.write("Fields.java", kProgram);
        const auto verify = folder_.write("gov/nasa/jpf/vm/Verify.java", kVerify);
        const std::string command = fmt::format(
            "'{}' -nowarn -g -d '{}' '{}' '{}'", (options.jdkHome / "bin/javac").string(),
            folder_.path().string(), file.string(), verify.string());
        if (std::system(command.c_str()) != 0)
            throw std::runtime_error("the program of the test does not compile");
        vm = makeVm(options);
        live_ = std::make_unique<LiveState>(vm->globals, *vm->frameMaps, vm->options.heapLimit);
        other_ = std::make_unique<LiveState>(vm->globals, *vm->frameMaps, vm->options.heapLimit);
        boot(*vm, live());
        live().carriesExpressions = other().carriesExpressions = carriesExpressions;
        prepareMain(*vm, live(), "Fields");
        root_ = live().freeze();
    }

    // Nothing is frozen since: all objects that main has made are young.
    void start() {
        live().load(root_);
        live().prepareToRun(kMain);
        interpreter::Interpreter interpreter(*vm, live());
        REQUIRE(interpreter.run().kind == interpreter::StopKind::Choice);
        worker = live().startThread(staticRef("thread"), false);
        const values::Slot arguments[] = {7, 8, 0, staticRef("list"), 9};
        interpreter::pushFirstFrame(*vm, live(), worker, method("ask"), arguments);
    }

    const types::Class& klass(std::string_view name = "Fields") { return vm->linker->load(name); }
    const types::Method& method(std::string_view name) {
        return *klass().methodNamed(name, "(IJLFields$Node;I)I");
    }
    template <class T>
    T& at(Ref ref, std::string_view field) {
        Object* object = live().writable(ref);
        const types::Class& holder = *object->klass;
        return object->at<T>(holder.fieldNamed(field)->offset);
    }
    Ref statics() { return klass().statics; }
    Ref staticRef(std::string_view field) {
        return live().object(statics())->at<Ref>(klass().fieldNamed(field)->offset);
    }
    Ref text(std::string_view characters) { return vm->internModifiedUtf8(characters); }
    Ref node() { return live().allocateInstance(klass("Fields$Node")); }

    ThreadData& data() { return live().threads[worker].data; }
    // So many calls below the one that the thread is in; from there up no image holds any more.
    Frame& frame(std::size_t thread, int below = 0) {
        live().threads[thread].changed = true;
        Frame* at = live().threads[thread].top;
        at->frozen = nullptr;
        for (; below > 0; --below) {
            at = at->caller;
            at->frozen = nullptr;
        }
        return *at;
    }

    std::unique_ptr<Vm> vm;

  private:
    static constexpr const char* kProgram = R"(
import gov.nasa.jpf.vm.Verify;
public class Fields {
    static class Node {
        Node next, other;
        boolean flag; byte small; char letter; short half; int value; long wide; float single; double real;
    }
    static Node list;
    static Object any;
    static int number; static long wideNumber;
    static int[] numbers = {1, 2, 3};
    static byte[] bytes = {1, 2, 3};
    static Node[] nodes;
    static String text = new String("text");
    static Thread thread;
    static java.util.ArrayList<String> texts = new java.util.ArrayList<>();
    static java.util.ArrayList<String> others = new java.util.ArrayList<>();
    static java.util.Iterator<String> iterator;
    static int ask(int used, long wide, Node held, int dead) {
        dead = 1;
        return Verify.getInt(0, 1) + used + (int) wide + held.value;
    }
    static int walk(Node[] all, Node first, Node second) {
        return Verify.getInt(0, 1) + all.length + first.value + second.value;
    }
    static int twin(int used, long wide, Node held, int dead) {
        dead = 1;
        return Verify.getInt(0, 1) + used + (int) wide + held.value;
    }
    public static void main(String[] arguments) {
        list = new Node();
        list.next = new Node();
        list.other = new Node();
        list.other.value = 1;
        nodes = new Node[] {list, null, list.other};
        thread = new Thread();
        iterator = texts.iterator();
        Node held = new Node();
        int later = 5;
        ask(3, 4, held, 6);
        number = later;
    }
}
)";
    static constexpr const char* kVerify =
        "package gov.nasa.jpf.vm;\n"
        "public class Verify { public static int getInt(int low, int high) { return low; } }\n";

    classpath::TemporaryFolder folder_;
    std::unique_ptr<LiveState> live_, other_;
    State root_;
};

// Counts: such states are different ones. Ignored: the same one.
enum class Effect { Counts, Ignored };

struct Row {
    std::string name;
    Effect effect;
    std::function<void(StateWorld&)> change;
};

// All that a state consists of is the same in both; `thawed` has just been loaded.
inline void checkThreads(StateWorld& world, LiveState& thawed) {
    LiveState& live = world.live();
    REQUIRE(thawed.threads.size() == live.threads.size());
    for (std::size_t i = 0; i < live.threads.size(); ++i) {
        Thread& thread = thawed.threads[i];
        CHECK(thread.data == live.threads[i].data);
        thread.changed = true; // the next load must bring its frames again
        for (const Frame* frame = live.threads[i].top; frame; frame = frame->caller) {
            REQUIRE(thread.frozenBelow);
            const Frame& same = *thawed.thawCaller(thread);
            CHECK(same.method == frame->method);
            CHECK(same.pc == frame->pc);
            CHECK(same.lockedMonitor == frame->lockedMonitor);
            CHECK(same.depth == frame->depth);
            const auto operands = frame->sp - frame->stackBase();
            REQUIRE(same.sp - same.stackBase() == operands);
            const SlotMap& map = world.vm->frameMaps->at(*frame->method, frame->pc);
            const std::size_t locals = frame->method->maxLocals;
            for (std::size_t slot = 0; slot < locals; ++slot)
                if (map.isLive(slot)) CHECK(same.locals[slot] == frame->locals[slot]);
            for (std::ptrdiff_t slot = 0; slot < operands; ++slot)
                CHECK(same.stackBase()[slot] == frame->stackBase()[slot]);
            thread.top = nullptr; // its caller next
        }
        CHECK(thread.frozenBelow == live.threads[i].frozenBelow); // what it has not thawed
    }
}

// `checkThawed`, beyond threads and objects.
inline void checkRows(StateWorld& world, const std::vector<Row>& rows,
                      const std::function<void(StateWorld&)>& checkThawed = {}) {
    struct Less {
        bool operator()(const Hash128& a, const Hash128& b) const {
            return std::pair(a.low, a.high) < std::pair(b.low, b.high);
        }
    };
    std::map<Hash128, std::string, Less> known;
    LiveState &live = world.live(), &other = world.other();
    world.start();
    const State base = live.freeze();
    known[base.fingerprint()] = "what nothing was changed in";
    for (const Row& row : rows) {
        INFO(row.name);
        // From a state before it, where names of objects are known already.
        world.start();
        const State before = live.freeze();
        REQUIRE(before.fingerprint() == base.fingerprint());
        row.change(world);
        const State after = live.freeze();
        // As it comes back.
        other.load(after);
        for (Ref ref = 1; ref < live.scalars.nextRef; ++ref)
            if (live.object(ref) != other.object(ref)) FAIL_CHECK("another object " << ref);
        checkThreads(world, other);
        if (checkThawed) checkThawed(world);
        // With all names computed anew.
        other.discard();
        CHECK(other.freeze().fingerprint() == after.fingerprint());
        other.load(before);
        CHECK(other.freeze().fingerprint() == base.fingerprint());
        // And where there was no state before it.
        world.start();
        row.change(world);
        CHECK(live.freeze().fingerprint() == after.fingerprint());

        if (row.effect == Effect::Ignored) {
            CHECK(after.fingerprint() == base.fingerprint());
        } else {
            const auto [same, isNew] = known.try_emplace(after.fingerprint(), row.name);
            CHECK_MESSAGE(isNew, "the same as: ", same->second);
        }
    }
}

// ---- rows for the fields of a plain structure, of which none can be forgotten

template <class Struct>
struct FieldRow {
    std::string name;
    Effect effect;
    std::size_t offset;
    std::function<void(Struct&)> set;
    std::function<bool(const Struct&, const Struct&)> isSame;
};

template <class Struct, class T>
FieldRow<Struct> field(std::string name, T Struct::*member, std::type_identity_t<T> value,
                       Effect effect) {
    const Struct sample{};
    const auto offset = static_cast<std::size_t>(reinterpret_cast<const char*>(&(sample.*member)) -
                                                 reinterpret_cast<const char*>(&sample));
    return {std::move(name), effect, offset, [=](Struct& of) { of.*member = value; },
            [=](const Struct& a, const Struct& b) { return a.*member == b.*member; }};
}

struct Anything {
    template <class T>
    operator T() const;
};
template <class Struct, class... Members>
constexpr std::size_t memberCount() {
    if constexpr (requires { Struct{Members{}..., Anything{}}; })
        return memberCount<Struct, Members..., Anything>();
    else
        return sizeof...(Members);
}

template <class Struct>
void checkComplete(const std::vector<FieldRow<Struct>>& rows) {
    std::map<std::size_t, int> offsets;
    for (const FieldRow<Struct>& row : rows) ++offsets[row.offset];
    CHECK_MESSAGE(offsets.size() == memberCount<Struct>(), "a field without a row");
}

template <class Struct>
std::vector<Row> rowsOf(const std::vector<FieldRow<Struct>>& fields,
                        const std::function<Struct&(StateWorld&)>& where) {
    std::vector<Row> rows;
    for (const FieldRow<Struct>& one : fields)
        rows.push_back({one.name, one.effect, [=](StateWorld& world) {
                            const Struct before = where(world);
                            one.set(where(world));
                            REQUIRE_FALSE(one.isSame(before, where(world)));
                        }});
    return rows;
}

// ---- enumerators, of which none can be forgotten

template <auto kValue>
constexpr bool isNamed() {
    const std::string_view name = __PRETTY_FUNCTION__; // "(E)5" where 5 has no name
    const std::string_view value = name.substr(name.find("kValue = ") + 9);
    return value.front() != '(';
}
// How many of E(0), E(1) …, or E(1), E(2), E(4) … have names.
template <class E, std::uint32_t... kValues>
constexpr std::size_t namedAmong(std::integer_sequence<std::uint32_t, kValues...>) {
    return (std::size_t(0) + ... + isNamed<static_cast<E>(kValues)>());
}
template <class E, std::uint32_t... kBits>
constexpr std::size_t namedBits(std::integer_sequence<std::uint32_t, kBits...>) {
    return (std::size_t(0) + ... + isNamed<static_cast<E>(std::uint32_t(1) << kBits)>());
}

} // namespace clew::vm::state
