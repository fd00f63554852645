// What a running state keeps account of: what was allocated, which references are free, which
// objects others may reach; and what becomes of symbolic values when the assignment changes.

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <span>

#include "tests/vm/state/StateWorld.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/Sharing.h"
#include "vm/interpreter/ThreadLife.h"

namespace clew::vm::state {
namespace {

using values::BasicType;

StateWorld& world() {
    static StateWorld one;
    return one;
}
StateWorld& symbolicWorld() {
    static StateWorld one(true);
    return one;
}

constexpr std::uint64_t kSmallHeap = 1u << 20;
constexpr std::uint32_t kLargeArray = 100u << 10;

} // namespace

TEST_CASE("running state: what was allocated counts once") {
    StateWorld& in = world();
    in.start();
    in.live().freeze();
    const std::uint64_t before = in.live().heapBytes();
    const Ref kept = in.node();
    in.at<Ref>(in.staticRef("list"), "next") = kept;
    const std::uint64_t size = in.live().object(kept)->size();
    CHECK(in.live().heapBytes() == before + size);
    in.live().freeze();
    CHECK(in.live().heapBytes() == before + size);
    in.node();
    in.live().discard();
    CHECK(in.live().heapBytes() == before + size);
}

TEST_CASE("running state: only what is reached counts for the limit of the heap") {
    StateWorld& in = world();
    in.start();
    const State state = in.live().freeze();
    LiveState small(in.vm->globals, *in.vm->frameMaps, kSmallHeap);
    small.load(state);
    const types::Class& bytes = in.klass("[B");
    for (int i = 0; i < 50; ++i) CHECK(small.allocateArray(bytes, kLargeArray) != 0);
    std::size_t held = 0;
    while (const Ref one = small.allocateArray(bytes, kLargeArray)) {
        REQUIRE(++held <= kSmallHeap / kLargeArray);
        small.temporaryRoots.push_back(one);
    }
    CHECK(held >= kSmallHeap / kLargeArray - 1);
}

TEST_CASE("running state: what was old goes on counting when it is found out what is live") {
    StateWorld& in = world();
    in.start();
    const types::Class& bytes = in.klass("[B");
    // Whatever the field is declared to hold.
    in.at<Ref>(in.staticRef("list"), "next") = in.live().allocateArray(bytes, 3 * kLargeArray);
    const State state = in.live().freeze();
    LiveState small(in.vm->globals, *in.vm->frameMaps, kSmallHeap);
    small.load(state);
    const std::uint64_t held = small.heapBytes();
    REQUIRE(held > 3 * kLargeArray);
    for (int i = 0; i < 50; ++i) REQUIRE(small.allocateArray(bytes, kLargeArray) != 0);
    small.collect();
    CHECK(small.heapBytes() > 3 * kLargeArray);
    CHECK(small.heapBytes() <= held);
}

TEST_CASE("running state: arrays of arrays have room for all of their rows, or there is none") {
    StateWorld& in = world();
    in.start();
    LiveState small(in.vm->globals, *in.vm->frameMaps, kSmallHeap);
    small.load(in.live().freeze());
    const types::Class& rows = in.klass("[[B");
    const std::uint64_t before = small.heapBytes();
    const std::array<std::uint32_t, 2> few{3, 1};
    const Ref made = small.allocateArrays(rows, few);
    REQUIRE(made != 0);
    std::uint64_t size = small.object(made)->size();
    for (const Ref row : std::span(small.object(made)->elements<Ref>(), few[0])) {
        CHECK(small.object(row)->length == few[1]);
        size += small.object(row)->size();
    }
    CHECK(small.heapBytes() == before + size);
    const std::uint64_t ofRow =
        small.object(*small.object(made)->elements<Ref>())->size() + sizeof(Ref);
    const auto most = static_cast<std::uint32_t>(kSmallHeap / ofRow);
    CHECK(small.allocateArrays(rows, std::array{most, 1u}) == 0); // with its head, it is too much
    CHECK(small.allocateArrays(rows, std::array{most / 2, 1u}) != 0);
    CHECK(small.allocateArrays(rows, std::array{~0u, ~0u}) == 0);
}

TEST_CASE("running state: what garbage has left free is not free in another state") {
    StateWorld& in = world();
    LiveState& live = in.live();
    in.start();
    const Ref node = in.at<Ref>(in.staticRef("list"), "next");
    const State whole = live.freeze();
    in.start();
    REQUIRE(in.at<Ref>(in.staticRef("list"), "next") == node);
    in.at<Ref>(in.staticRef("list"), "next") = 0;
    live.freeze();
    REQUIRE_FALSE(live.object(node));
    live.load(whole);
    const Object* there = live.object(node);
    REQUIRE(there);
    for (int i = 0; i < 10; ++i) CHECK(in.node() != node);
    CHECK(live.object(node) == there);
}

TEST_CASE("running state: objects get new names only where references have changed") {
    StateWorld& in = world();
    in.start();
    const std::uint64_t graph = in.live().freeze()->graph;
    in.at<std::int32_t>(in.staticRef("list"), "value") = 5;
    CHECK(in.live().freeze()->graph == graph);
    in.at<Ref>(in.staticRef("list"), "next") = 0;
    CHECK(in.live().freeze()->graph != graph);
}

TEST_CASE(
    "running state: what was changed of the objects of the start is that of the loaded state") {
    StateWorld& in = world();
    in.start();
    const State start = in.live().freeze();
    const auto give = [&](LiveState& live, std::string_view name) {
        const types::Class& holder = in.klass(name);
        const Ref node = live.allocateInstance(in.klass("Fields$Node"));
        live.writable(holder.statics)->at<Ref>(holder.fieldNamed("TYPE")->offset) = node;
    };
    constexpr std::array kHolders = {"java/lang/Integer", "java/lang/Long", "java/lang/Byte"};
    std::vector<State> states; // by which of the holders have a node
    for (std::size_t which = 0; which < 1u << kHolders.size(); ++which) {
        in.live().load(start);
        for (std::size_t i = 0; i < kHolders.size(); ++i)
            if (which >> i & 1) give(in.live(), kHolders[i]);
        states.push_back(in.live().freeze());
    }
    std::set<std::uint64_t> graphs; // all have numbers of their own, whoever names them
    std::minstd_rand random(1);     // NOLINT(cert-msc51-cpp): the same each time
    for (int round = 0; round < 200; ++round) {
        const State& state = states[random() % states.size()];
        const auto change = [&, holder = kHolders[random() % kHolders.size()]](LiveState& live) {
            live.load(state);
            give(live, holder);
            const State changed = live.freeze();
            CHECK(graphs.insert(changed->graph).second);
            return changed.fingerprint();
        };
        LiveState fresh(in.vm->globals, *in.vm->frameMaps, in.vm->options.heapLimit);
        CHECK(change(in.live()) == change(fresh));
    }
}

TEST_CASE("running state: frames of which nobody knows what slots hold keep objects alive") {
    StateWorld& in = world();
    LiveState& live = in.live();
    in.start();
    const std::size_t thread = live.startThread(in.staticRef("thread"), false);
    const Ref held = in.node(), referred = in.node(), garbage = in.node();
    in.at<Ref>(held, "next") = referred;
    const Slot argument = held;
    interpreter::pushFirstFrame(*in.vm, live, thread, interpreter::threadDispatch(),
                                {&argument, 1});
    REQUIRE(in.vm->frameMaps->at(*live.threads[thread].top->method, live.threads[thread].top->pc)
                .conservative);
    live.collect();
    CHECK(live.object(held));
    const State state = live.freeze();
    CHECK(live.object(held));
    CHECK(live.object(referred));
    CHECK_FALSE(live.object(garbage));
    in.other().load(state);
    const FrozenFrame* frame = in.other().threads[thread].frozenBelow;
    REQUIRE(frame->referenceCount == 1);
    CHECK(frame->slots[frame->referenceSlots()[0]] == held);
}

namespace {
bool hasFrames(const Thread& thread) {
    return thread.top || thread.frozenBelow;
}
} // namespace

TEST_CASE("running state: a new thread has no frames, whoever was in its place") {
    StateWorld& in = world();
    in.start();
    const State state = in.live().freeze();
    in.other().load(state);
    LiveState& live = in.other();
    REQUIRE(hasFrames(live.threads[in.worker]));
    live.threads[in.worker].data = {};
    REQUIRE(live.startThread(in.staticRef("thread"), false) == in.worker);
    CHECK_FALSE(hasFrames(live.threads[in.worker]));
}

TEST_CASE("running state: time that passes leaves nothing of the wait behind") {
    StateWorld& in = world();
    for (const ThreadStatus status :
         {ThreadStatus::Waiting, ThreadStatus::Parked, ThreadStatus::Sleeping}) {
        in.start();
        in.live().scalars.clock = 5;
        const ThreadData running = in.data();
        in.data().status = status;
        in.data().timed = status != ThreadStatus::Sleeping;
        in.data().wakeTime = 20;
        if (status == ThreadStatus::Waiting) in.data().waitingOn = in.staticRef("list");
        interpreter::endWait(in.live(), in.worker);
        ThreadData expected = running;
        expected.wakeUp = WakeUp::TimedOut;
        if (status == ThreadStatus::Waiting) expected.pendingMonitor = in.staticRef("list");
        CHECK(in.data() == expected);
        CHECK(in.live().scalars.clock == 20);
    }
    in.start();
    const ThreadData running = in.data();
    interpreter::endWait(in.live(), in.worker);
    CHECK(in.data() == running);
}

// Hints for scheduling: where one is missing, nobody else gets a turn.
TEST_CASE("running state: all threads may reach what was there at the start") {
    StateWorld& in = world();
    in.start();
    LiveState& live = in.live();
    std::size_t contendedArrays = 0, otherArrays = 0;
    for (Ref ref = kFirstStateRef; live.isBoot(ref); ++ref) {
        const Object* object = live.object(ref);
        if (!object) continue;
        CHECK((object->flags & Object::Shared) != 0);
        if (object->isArray())
            ++(object->flags & Object::Contended ? contendedArrays : otherArrays);
        const bool passesArrays = object->isArray()
                                      ? object->flags & Object::Contended
                                      : !interpreter::keepsArraysOfBoot(*object->klass);
        if (!passesArrays) continue;
        object->forEachReference([&](Ref target) {
            if (target >= kFirstStateRef && live.isBoot(target))
                CHECK((live.object(target)->flags & Object::Contended) != 0);
        });
    }
    CHECK(contendedArrays > 0);
    CHECK(otherArrays > 0);
}

// ---- symbolic values

namespace {

Expression variable(std::string_view name, BasicType type = BasicType::Int) {
    return values::expressions::makeVariable(name, type);
}

std::shared_ptr<const Assignment> assign(std::initializer_list<Assignment::value_type> values) {
    return std::make_shared<const Assignment>(values);
}

std::uint32_t inputArray(std::string name) {
    const Expression length = variable(name + ".length");
    return inputs::numberOf({.kind = Input::Kind::Array,
                             .name = std::move(name),
                             .variable = length,
                             .declared = &symbolicWorld().klass("[I")});
}

bool isReachable(LiveState& frozen, Expression expression) {
    const auto reached = frozen.reachableExpressions();
    REQUIRE(reached);
    return std::ranges::find(*reached, expression) != reached->end();
}

} // namespace

TEST_CASE("symbolic values: another assignment changes just what stands for them") {
    StateWorld& in = symbolicWorld();
    LiveState& live = in.live();
    constexpr std::uint64_t kAround = 0x1122334455667788;
    struct Type {
        std::string_view array;
        BasicType type;
        std::size_t bytes;
    };
    for (const Type& one : {Type{"[Z", BasicType::Boolean, 1}, Type{"[B", BasicType::Byte, 1},
                            Type{"[C", BasicType::Char, 2}, Type{"[S", BasicType::Short, 2},
                            Type{"[I", BasicType::Int, 4}, Type{"[F", BasicType::Float, 4},
                            Type{"[J", BasicType::Long, 8}, Type{"[D", BasicType::Double, 8}}) {
        CAPTURE(one.array);
        in.start();
        const Expression value = variable("live.of " + std::string(one.array), one.type);
        const Ref array = live.allocateArray(in.klass(one.array), 3);
        in.at<Ref>(in.statics(), "any") = array;
        const auto element = [&](std::size_t i) {
            std::uint64_t bits = 0;
            std::memcpy(&bits, live.object(array)->payload() + i * one.bytes, one.bytes);
            return bits;
        };
        for (const std::size_t i : {0, 2})
            std::memcpy(live.writable(array)->payload() + i * one.bytes, &kAround, one.bytes);
        const std::uint64_t before = element(0), after = element(2);
        live.setShadow(array, kElementShadows + 1, Shadow(one.type, value));
        live.adopt(assign({{value, 1}}));
        CHECK(element(0) == before);
        CHECK(element(1) == 1);
        CHECK(element(2) == after);
    }
}

TEST_CASE("symbolic values: another assignment, in frames") {
    StateWorld& in = symbolicWorld();
    LiveState& live = in.live();
    const Expression a = variable("live.a"), wide = variable("live.wide", BasicType::Long);
    in.start();
    Slot* locals = in.frame(StateWorld::kMain).locals;
    live.adopt(assign({{a, 6}, {wide, 7}}));
    CHECK(locals[0] == 3); // concrete ones
    CHECK(locals[1] == 4);
    CHECK(locals[2] == 0);
    // What is never read again need not be of the type that would be expected there.
    const Slot dead = withExpression(6, 0x0FFFFFFF);
    locals[0] = withExpression(0, a);
    locals[2] = wide;
    locals[4] = dead;
    live.adopt(assign({{a, 8}, {wide, 9}}));
    CHECK(locals[4] == dead);
    CHECK(locals[0] == withExpression(8, a));
    CHECK(locals[1] == 9);
    CHECK(locals[2] == wide);
}

TEST_CASE("symbolic values: an array that is an input grows and shrinks with its length") {
    StateWorld& in = symbolicWorld();
    LiveState& live = in.live();
    in.start();
    const std::uint32_t input = inputArray("live.x");
    const Expression length = inputs::at(input).variable;
    live.adopt(assign({{length, 2}}));
    const Ref array = live.allocateInputArray(input);
    in.at<Ref>(in.statics(), "any") = array;
    const auto cell = [&](std::uint32_t i) { return inputs::cell(input, i); };
    for (const std::uint32_t count : {4u, 1u, 3u}) {
        CAPTURE(count);
        live.adopt(assign({{length, count}, {cell(0), 5}, {cell(1), 6}, {cell(2), 7}}));
        const Object& now = *live.object(array);
        REQUIRE(now.length == count);
        for (std::uint32_t i = 0; i < count; ++i) {
            CHECK(now.shadowOfElement(i) == Shadow(BasicType::Int, cell(i)));
            CHECK(now.elements<std::int32_t>()[i] == (i < 3 ? 5 + static_cast<int>(i) : 0));
        }
    }
}

TEST_CASE("symbolic values: what can be reached stands for what") {
    StateWorld& in = symbolicWorld();
    LiveState& live = in.live();
    const Expression a = variable("live.a"), b = variable("live.b"), c = variable("live.c"),
                     wide = variable("live.wide", BasicType::Long);
    const std::uint32_t input = inputArray("live.reached");
    const Expression length = inputs::at(input).variable;
    const std::uint32_t derived = inputs::numberOf({.kind = Input::Kind::Derived,
                                                    .variable = length,
                                                    .declared = &in.klass("[I"),
                                                    .cells = {b, c}});
    in.start();
    live.freeze();
    for (const Expression one : {a, b, c, wide, length}) CHECK_FALSE(isReachable(live, one));
    // An array of one element, which may have two.
    in.start();
    live.adopt(assign({{length, 1}}));
    in.at<Ref>(in.statics(), "any") = live.allocateInputArray(derived);
    live.freeze();
    for (const Expression one : {b, c, length}) CHECK(isReachable(live, one));
    in.start();
    in.frame(StateWorld::kMain).locals[0] = withExpression(0, a);
    in.frame(StateWorld::kMain).locals[2] = wide;
    in.frame(StateWorld::kMain).locals[4] = withExpression(0, b); // dead
    live.setShadow(in.node(), in.klass("Fields$Node").fieldNamed("value")->offset,
                   Shadow(BasicType::Int, c)); // garbage
    live.freeze();
    CHECK(isReachable(live, a));
    CHECK(isReachable(live, wide));
    CHECK_FALSE(isReachable(live, b));
    CHECK_FALSE(isReachable(live, c));
}

TEST_CASE("symbolic values: the list of objects that have some") {
    StateWorld& in = symbolicWorld();
    LiveState& live = in.live();
    in.start();
    const Shadow shadow(BasicType::Int, variable("live.a"));
    const std::size_t at = in.klass("Fields$Node").fieldNamed("value")->offset;
    const Ref first = in.node(), second = in.node(), third = in.node();
    for (const Ref one : {second, first, third, second}) live.setShadow(one, at, shadow);
    REQUIRE(live.symbolic.objects);
    CHECK(*live.symbolic.objects == std::vector<Ref>{first, second, third});
}

} // namespace clew::vm::state
