// What of threads, frames and scalars tells states apart, and what does not: one row for each
// field. Dropping one from the fingerprint makes clew say `safe` where it has not looked.

#include <algorithm>

#include "tests/vm/state/StateWorld.h"

namespace clew::vm::state {
namespace {

using enum Effect;

StateWorld& world() {
    static StateWorld one;
    return one;
}

std::vector<FieldRow<ThreadData>> threadFields() {
    using D = ThreadData;
    world().start();
    const Ref list = world().staticRef("list"), nodes = world().staticRef("nodes");
    return {
        // Only the order of the numbers counts.
        field("number", &D::number, 1000, Ignored),
        // Which monitors it holds is in these.
        field("monitors", &D::monitors, 2, Ignored),
        field("status, waiting", &D::status, ThreadStatus::Waiting, Counts),
        field("status, parked", &D::status, ThreadStatus::Parked, Counts),
        field("status, sleeping", &D::status, ThreadStatus::Sleeping, Counts),
        field("status, terminated", &D::status, ThreadStatus::Terminated, Counts),
        field("wakeUp, notified", &D::wakeUp, WakeUp::Notified, Counts),
        field("wakeUp, timed out", &D::wakeUp, WakeUp::TimedOut, Counts),
        field("wakeUp, interrupted", &D::wakeUp, WakeUp::Interrupted, Counts),
        field("wakeUp, interrupt seen", &D::wakeUp, WakeUp::InterruptSeen, Counts),
        field("wakeUp, unparked", &D::wakeUp, WakeUp::Unparked, Counts),
        field("wakeUp, spurious", &D::wakeUp, WakeUp::Spurious, Counts),
        field("timed", &D::timed, true, Counts),
        // Follows from what the thread has called, and so from its frames.
        field("maySpuriously", &D::maySpuriously, true, Ignored),
        field("interrupted", &D::interrupted, true, Counts),
        field("suspended", &D::suspended, true, Counts),
        field("parkPermit", &D::parkPermit, true, Counts),
        field("daemon", &D::daemon, true, Counts),
        // Of a finalizer: whether it has something to do yet.
        field("housekeeping", &D::housekeeping, true, Counts),
        field("atOperation", &D::atOperation, true, Counts),
        field("joins", &D::joins, true, Counts),
        field("foundHeld, maybe", &D::foundHeld, FoundHeld::Maybe, Counts),
        field("foundHeld, yes", &D::foundHeld, FoundHeld::Yes, Counts),
        field("dispatching", &D::dispatching, true, Counts),
        field("atomicDepth", &D::atomicDepth, 1, Counts),
        field("atomicDepth, deeper", &D::atomicDepth, 256, Counts),
        field("pendingRecursion", &D::pendingRecursion, 1, Counts),
        field("pendingRecursion, more", &D::pendingRecursion, 256, Counts),
        field("pendingMonitor", &D::pendingMonitor, list, Counts),
        field("pendingMonitor, another", &D::pendingMonitor, nodes, Counts),
        field("waitingOn", &D::waitingOn, list, Counts),
        field("waitingOn, another", &D::waitingOn, nodes, Counts),
        field("pendingException", &D::pendingException, list, Counts),
        field("pendingException, another", &D::pendingException, nodes, Counts),
        field("oneStep", &D::oneStep, 40, Counts),
        // Hints for who asks; the objects themselves say what holds.
        field("held", &D::held, HeldLocks{list}, Ignored),
        field("guarded", &D::guarded, 1, Ignored),
        field("identityHashes", &D::identityHashes, 1, Ignored),
        field("wakeTime", &D::wakeTime, 10, Counts),
        field("wakeTime, later", &D::wakeTime, 20, Counts),
        field("wakeTime, past", &D::wakeTime, -10, Ignored),
        // Never another one for the same number: see below.
        field("object", &D::object, list, Counts),
    };
}

} // namespace

TEST_CASE("state fields: threads") {
    auto fields = threadFields();
    checkComplete(fields);
    using namedOnes = std::make_integer_sequence<std::uint32_t, 32>;
    const auto rowsNamed = [&](std::string_view prefix) {
        return std::ranges::count_if(fields,
                                     [&](const auto& row) { return row.name.starts_with(prefix); });
    };
    // One enumerator is the one that it has anyway.
    CHECK(rowsNamed("status, ") + 1 == namedAmong<ThreadStatus>(namedOnes()));
    CHECK(rowsNamed("wakeUp, ") + 1 == namedAmong<WakeUp>(namedOnes()));
    fields.back().set = [set = fields.back().set](ThreadData& data) {
        set(data);
        ++data.number;
    };
    checkRows(world(),
              rowsOf<ThreadData>(fields, [](StateWorld& in) -> ThreadData& { return in.data(); }));
}

TEST_CASE("state fields: which thread it is") {
    const auto ofMain = [](StateWorld& in) -> ThreadData& {
        return in.live().threads[StateWorld::kMain].data;
    };
    checkRows(
        world(),
        {
            {"the worker has a permit", Counts, [](auto& in) { in.data().parkPermit = true; }},
            {"main has a permit", Counts, [=](auto& in) { ofMain(in).parkPermit = true; }},
            {"the worker waits for a monitor", Counts,
             [](auto& in) { in.data().pendingMonitor = in.staticRef("list"); }},
            {"main waits for a monitor", Counts,
             [=](auto& in) { ofMain(in).pendingMonitor = in.staticRef("list"); }},
            {"main started last", Counts,
             [=](auto& in) { ofMain(in).number = in.data().number + 1; }},
            {"a third thread", Counts,
             [](auto& in) { in.live().startThread(in.staticRef("list"), false); }},
            {"a place that is nobody's", Ignored,
             [](auto& in) {
                 const auto place = in.live().startThread(in.staticRef("list"), false);
                 in.live().threads[place].data = {};
                 in.live().threads[place].changed = true;
             }},
        });
}

TEST_CASE("state fields: scalars") {
    using S = Scalars;
    const std::vector<FieldRow<S>> fields = {
        field("nextRef", &S::nextRef, 1u << 23, Ignored),
        field("heapBytes", &S::heapBytes, 4096, Ignored),
        field("threadsStarted", &S::threadsStarted, 1000, Ignored),
        // Where nobody asks for names of threads.
        field("threadsNamed", &S::threadsNamed, 1000, Ignored),
        // Only how long from now on a thread waits.
        field("clock", &S::clock, 1'000'000, Ignored),
        field("clockAdvances", &S::clockAdvances, 3, Ignored),
        field("clockReadings", &S::clockReadings, 1, Counts),
        field("clockReadings, more", &S::clockReadings, 2, Counts),
        field("exited", &S::exited, true, Counts),
        field("exitStatus", &S::exitStatus, 1, Counts),
        field("exitStatus, negative", &S::exitStatus, -1, Counts),
        // When loops stop, not what they have done.
        field("boundaries", &S::boundaries, 3, Ignored),
        field("threadAtBoundary", &S::threadAtBoundary, 1, Ignored),
    };
    checkComplete(fields);
    checkRows(world(), rowsOf<S>(fields, [](StateWorld& in) -> S& { return in.live().scalars; }),
              [&](StateWorld& in) {
                  for (const auto& row : fields) {
                      INFO(row.name);
                      CHECK(row.isSame(in.live().scalars, in.other().scalars));
                  }
              });
}

TEST_CASE("state fields: time that is left") {
    const auto wait = [](std::int64_t now, std::int64_t until) {
        return [=](StateWorld& in) {
            in.live().scalars.clock = now;
            in.data().wakeTime = until;
        };
    };
    checkRows(world(), {{"10 of 10", Counts, wait(0, 10)},
                        {"10 of 11", Counts, wait(0, 11)},
                        {"over right now", Ignored, wait(10, 10)},
                        {"over long ago", Ignored, wait(100, 10)},
                        {"one is left", Counts, wait(9, 10)}});
    StateWorld& in = world();
    const auto fingerprint = [&](std::int64_t now, std::int64_t until) {
        in.start();
        wait(now, until)(in);
        return in.live().freeze().fingerprint();
    };
    CHECK(fingerprint(0, 10) == fingerprint(1000, 1010));
}

TEST_CASE("state fields: names of threads, where somebody asks for them") {
    const auto isNamed = [](StateWorld& in) {
        in.template at<Ref>(in.staticRef("thread"), "name") = in.text("somebody");
    };
    const auto named = [](StateWorld& in) { in.live().scalars.threadsNamed += 1; };
    // A name is a young object here: what is a global object is part of the contents.
    const auto isRenamed = [](StateWorld& in) {
        in.template at<Ref>(in.staticRef("thread"), "name") = in.staticRef("text");
        in.template at<Ref>(in.statics(), "text") = 0;
    };
    const auto textIsGone = [](StateWorld& in) { in.template at<Ref>(in.statics(), "text") = 0; };
    StateWorld& in = world();
    checkRows(in, {{"threadsNamed", Ignored, named}, {"the text is gone", Counts, textIsGone}});
    in.start();
    textIsGone(in);
    const Hash128 without = in.live().freeze().fingerprint();
    in.start();
    isRenamed(in);
    CHECK(in.live().freeze().fingerprint() == without);

    in.vm->globals.threadNamesCount = true;
    checkRows(in, {{"threadsNamed", Counts, named},
                   {"its name", Counts, isNamed},
                   {"the text is gone", Counts, textIsGone},
                   {"the text is its name", Counts, isRenamed}});
    in.vm->globals.threadNamesCount = false;
}

TEST_CASE("state fields: frames") {
    // A new member of one of these does not compile: it needs a row below, or a word why not.
    [[maybe_unused]] const auto members = [](Frame& frame, Snapshot& snapshot, Thread& thread,
                                             ThreadImage& image) {
        // sp: how many operands there are. frozen is what tells that nothing has changed: all rows.
        [[maybe_unused]] auto& [method, pc, locals, sp, caller, frozen, lockedMonitor, depth] =
            frame;
        // scalars, symbolic, heap, threads have tables; the others follow from these.
        [[maybe_unused]] auto& [references, parent, distance, heap, threads, modifiedRoots,
                                symbolic, scalars, graph, frameGraph, order, countsModifications,
                                comparesModifications, hasDueTimes, hasOverdue, heapHash,
                                framesHash, fingerprint] = snapshot;
        [[maybe_unused]] auto& [threadData, top, frozenBelow, changed, imageOf, region, cached] =
            thread;
        [[maybe_unused]] auto& [imageReferences, imageData, imageTop] = image;
    };
    constexpr std::size_t kMain = StateWorld::kMain;
    const auto local = [](int slot, Slot value) {
        return [=](StateWorld& in) { in.frame(kMain).locals[slot] = value; };
    };
    const auto later = [](StateWorld& in) -> Slot& { // of main: an int that is 5
        Frame& frame = in.frame(kMain, 1);
        for (Slot* slot = frame.locals;; ++slot)
            if (*slot == 5) return *slot;
    };
    checkRows(
        world(),
        {
            {"method", Counts,
             [](auto& in) {
                 Frame& frame = in.frame(kMain);
                 const auto at = frame.pc - interpreter::codeOf(*frame.method).instructions.data();
                 frame.method = &in.method("twin");
                 frame.pc = interpreter::codeOf(*frame.method).instructions.data() + at;
             }},
            {"pc", Counts, [](auto& in) { in.frame(in.worker).pc += 2; }},
            {"an int", Counts, local(0, 30)},
            {"a long", Counts, local(1, 40)},
            {"the high half of a long", Counts, local(1, Slot(4) << 32 | 4)},
            {"what is never read again", Ignored, local(4, 60)},
            {"a reference: null", Counts, local(3, 0)},
            {"a reference: of the heap", Counts,
             [](auto& in) { in.frame(kMain).locals[3] = in.staticRef("list"); }},
            {"a reference: a class's mirror", Counts,
             [](auto& in) { in.frame(kMain).locals[3] = in.klass().mirror; }},
            {"a reference: a text", Counts,
             [](auto& in) { in.frame(kMain).locals[3] = in.text("some"); }},
            {"a reference: another one like it", Ignored,
             [](auto& in) { in.frame(kMain).locals[3] = in.node(); }},
            {"a reference: one with another value", Counts,
             [](auto& in) {
                 const Ref made = in.node();
                 in.template at<std::int32_t>(made, "value") = 12;
                 in.frame(kMain).locals[3] = made;
             }},
            {"an operand", Counts, [](auto& in) { in.frame(kMain).sp[-1] = 17; }},
            {"the operand below", Counts, [](auto& in) { in.frame(kMain).sp[-2] = 17; }},
            {"operands", Counts, [](auto& in) { --in.frame(kMain).sp; }},
            {"of the caller", Counts, [=](auto& in) { later(in) = 50; }},
            {"no caller", Counts, [](auto& in) { in.frame(kMain).caller = nullptr; }},
            {"lockedMonitor", Counts,
             [](auto& in) { in.frame(kMain).lockedMonitor = in.staticRef("list"); }},
            {"lockedMonitor, another", Counts,
             [](auto& in) { in.frame(kMain).lockedMonitor = in.staticRef("nodes"); }},
            {"lockedMonitor, of the caller", Counts,
             [](auto& in) { in.frame(kMain, 1).lockedMonitor = in.staticRef("list"); }},
            {"depth", Counts, [](auto& in) { ++in.frame(kMain).depth; }},
            {"of the other thread", Counts, [](auto& in) { in.frame(in.worker).locals[0] = 30; }},
            {"of the other thread, dead", Ignored,
             [](auto& in) { in.frame(in.worker).locals[4] = 30; }},
        });
}

} // namespace clew::vm::state
