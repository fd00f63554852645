#include "vm/Approximations.h"

#include <algorithm>
#include <array>

namespace clew::vm {

namespace {

using enum Approximation;

// In the order of the enumeration. Beside a row: why its effect is the one named, where the text
// does not say it.
constexpr ApproximationRow kTable[] = {
    // Java would have gone on in another way: returned another value, or not thrown.
    {NativeWithoutPeer, "native-without-peer", "native method without a peer: {}", Effect::Other,
     Cause::NotDone, "a peer for the method, in vm/natives"},
    {NativeLibrary, "native-library", "a native library is not loaded: {}", Effect::Other,
     Cause::NotDone, "a program that does without the library"},
    {MissingInApi, "missing-in-api", "clew's API has no {}", Effect::Other, Cause::NotDone,
     "what clew's API offers in its place (vm/java), or a class of the program's own"},
    {SpaceOnDisk, "space-on-disk", "the space on a disk: none", Effect::Other, Cause::NotDone,
     "a program that does not ask for it"},
    {NoSocket, "no-socket", "a socket: none can be opened", Effect::Other, Cause::NotDone,
     "a program that does not use the network"},
    {StartedProcess, "started-process", "a program that starts a process", Effect::Other,
     Cause::NotDone, "a program that does the other's work itself"},
    {OtherProcesses, "other-processes",
     "the machine's processes: only this one, of which little is told", Effect::Other,
     Cause::NotDone, "a program that does not ask for others"},
    // A program that compares two readings sees that nothing was used in between.
    {FreeMemory, "free-memory", "Runtime.freeMemory: half of the heap, always", Effect::Other,
     Cause::NotDone, "a program that does not ask for it"},
    {ManagementFigure, "management-figure", "java.lang.management: {}", Effect::Other,
     Cause::NotDone, "a program that does not ask for it"},
    {ErasedInput, "erased-input",
     "an input of a type variable's type was a {}, which a cast of the compiler's refuses",
     Effect::Other, Cause::NotDone, "inputs of types without type arguments"},
    // The program might have initialized it in another way, or never.
    {EnumOfInput, "enum-of-input",
     "{} was initialized for the inputs that can refer to it, which fails", Effect::Other,
     Cause::NotDone, "a use of the enum before the input is used"},
    // The last bit can differ, and a program can compare with what Java promises.
    {StrictMath, "strict-math", "StrictMath.{}: the C library's result", Effect::Other, Cause::Jdk,
     "a JDK whose lib/libjava.so can be loaded, or one of version 21 or later"},
    {CodeSource, "code-source", "the code source of a class: this JDK makes it in another way",
     Effect::Other, Cause::Jdk, "another JDK (jdk.home)"},
    // ThreadGroup.isDestroyed stays false.
    {DaemonThreadGroup, "daemon-thread-group",
     "a daemon ThreadGroup: that it destroys itself is left out", Effect::Other, Cause::NotDone,
     "a thread group that is no daemon"},
    // The program can see the other name.
    {RenamedClass, "renamed-class", "class {} differs between paths: it has a name for each",
     Effect::Other, Cause::NotDone, "classes that are the same whatever the schedule is"},
    // What was linked against the first of them stays so.
    {ClassOfOtherPath, "class-of-other-path", "class {} differs between paths", Effect::Other,
     Cause::NotDone, "classes that are the same whatever the schedule is"},
    // They share their static fields.
    {ClassOfSeveralLoaders, "class-of-several-loaders",
     "class {} is defined by more than one class loader", Effect::Other, Cause::NotDone,
     "a class loader of a class of the program's own for each"},
    // The input may be one that the initializer would have ruled out.
    {InitializerNotCalled, "initializer-not-called",
     "{} was not called for inputs: an initializer is an instance method void initSymbolic(), "
     "without parameters",
     Effect::Other, Cause::Program, "the method without parameters and result"},
    {NoRoomForInitializer, "no-room-for-initializer",
     "the stack has no room to call the initializer or the constructor of an input", Effect::Other,
     Cause::Limit, "a larger vm.stack_limit"},

    // What the loader does when it is asked, counting for example, is missing there.
    {LoaderAskedOnce, "loader-asked-once",
     "a class loader of the program is asked for each class once, not on each path",
     Effect::OtherElsewhere, Cause::NotDone, "classes that are on the class path"},
    // A violation may need an element that the user has ruled out.
    {ElementsOutOfRange, "elements-out-of-range",
     "symbolic.min_… and max_… do not limit the elements of input arrays longer than {}",
     Effect::OtherElsewhere, Cause::NotDone, "symbolic.array_length=10, or another small number"},

    // Java promises neither that garbage is found, nor when.
    {FinalizerNotCalled, "finalizer-not-called", "finalize() of {} is never called", Effect::Fewer,
     Cause::NotDone, "vm.process_finalizers=true, or a class without finalize()"},
    {CleanerNotRun, "cleaner-not-run", "Cleaner: what becomes garbage is never cleaned",
     Effect::Fewer, Cause::NotDone, "Cleanable.clean() where the program is done with an object"},
    // The numbers are those of a seed that could have been the one.
    {OneSeed, "one-seed", "{}: numbers that follow one seed only", Effect::Fewer, Cause::NotDone,
     "cg.enumerate_random=true with java.util.Random, or Verify.getInt"},
    // Any number of readings can show the same time.
    {ClockStandsStill, "clock-stands-still", "clock: more than {} advances on a path",
     Effect::Fewer, Cause::NotDone, "a program that reads the clock less often"},
    // The owner was this one a moment ago, and could have been read then.
    {LockOwnerSeenLate, "lock-owner-seen-late",
     "the owner of a lock, asked for by another thread: changes of it are seen late", Effect::Fewer,
     Cause::NotDone, "vm.por=none"},
    {BlockerSeenLate, "blocker-seen-late", "LockSupport.getBlocker: changes of it are seen late",
     Effect::Fewer, Cause::NotDone, "a program that does not ask for it"},
    // They were there a moment ago, or will be.
    {ObjectsSeenLate, "objects-seen-late",
     "Verify.getObject beside other threads: what only these hold is seen late", Effect::Fewer,
     Cause::NotDone, "a call while there is one thread"},
    // The program goes on as it would in a search that has seen such an object before.
    {AbstractStateMatched, "abstract-state-matched",
     "an object had the shape of one seen before (Debug.matchAbstractState), which says nothing of "
     "what it holds",
     Effect::Fewer, Cause::Program, "a program without the call: clew matches states by itself"},
    // The exception comes before an operation that others can see, as it may in Java.
    {StoppedAtOperation, "stopped-at-operation",
     "Thread.stop: the exception comes where threads can be switched, not between any two "
     "instructions",
     Effect::Fewer, Cause::NotDone, "a flag that the thread looks at"},
    // One step is one of the schedules of many.
    {ArrayCopyInOneStep, "array-copy-in-one-step",
     "System.arraycopy between arrays that several threads share, where elements may not fit: one "
     "step",
     Effect::Fewer, Cause::NotDone, "a loop over the elements"},
    {CloneInOneStep, "clone-in-one-step",
     "Object.clone of {}, which several threads share: its fields are read in one step",
     Effect::Fewer, Cause::NotDone, "a lock around the call, or a copy field by field"},
    {MemoryInOneStep, "memory-in-one-step",
     "memory that several threads share is accessed in one step by {}", Effect::Fewer,
     Cause::NotDone, "a lock around the access"},
    {ArrayInOneStep, "array-in-one-step",
     "an array that several threads share is accessed in one step by {}", Effect::Fewer,
     Cause::NotDone, "a lock around the call"},
    // The alternative that was taken is one of the program's.
    {ChoiceInVmCall, "choice-in-vm-call",
     "a choice inside a call by the VM itself: first alternative only", Effect::Fewer,
     Cause::NotDone, "no choice in methods that the machine calls, such as those of class loaders"},
    // Violations are replayed with values for the inputs: these are some that lead there.
    {InputInVmCall, "input-in-vm-call",
     "inputs decide inside a call by the VM itself: one way only", Effect::Fewer, Cause::NotDone,
     "no use of inputs in methods that the machine calls, such as those of class loaders"},
    {InputInNativeCode, "input-in-native-code",
     "an input reached native code: its present value only, in {}", Effect::Fewer, Cause::NotDone,
     "the method in Java, or one over inputs in vm/natives/symbolic"},
    {InputInMessage, "input-in-message",
     "the message of an exception names a value that depends on inputs: its present value only",
     Effect::Fewer, Cause::NotDone, "a program that does not look into such messages"},
    {WidenedBox, "widened-box", "a boxed value was widened by reflection: its present value only",
     Effect::Fewer, Cause::NotDone, "an argument of the parameter's own type"},
    // Java may make them so.
    {SameText, "same-text",
     "inputs that are strings or boxes are compared by ==, as if each were an object of its own",
     Effect::Fewer, Cause::NotDone, "equals in place of =="},
    {MonitorOfBox, "monitor-of-box", "the monitor of a box or a class that an input decides",
     Effect::Fewer, Cause::NotDone, "an object of the program's own as the lock"},
    {ExactInputArray, "exact-input-array",
     "an input of type {}[] was of exactly this class, whose elements can be any {}", Effect::Fewer,
     Cause::NotDone, "a final class of elements"},
    {UninitializedEnum, "uninitialized-enum",
     "an input was no constant of an enum that is not initialized: {}", Effect::Fewer,
     Cause::NotDone, "a use of the enum before the input is used"},
    {PlainObjectInput, "plain-object-input",
     "an input of type java.lang.Object was a plain Object, or another input, only", Effect::Fewer,
     Cause::NotDone, "an input of a type of the program's own"},
    {JdkClassInput, "jdk-class-input", "of an input of type {}, classes of the JDK were left out",
     Effect::Fewer, Cause::NotDone, "an input of a type of the program's own"},
    {MockLeftOut, "mock-left-out", "no mock stood for an input of type {}", Effect::Fewer,
     Cause::NotDone, "a class of this type on the class path"},
    {ClassOfMock, "class-of-mock",
     "of an input that could be of a class below {}, the class was asked for", Effect::Fewer,
     Cause::NotDone, "instanceof or Class.isInstance in place of getClass"},
    {ClassLeftOut, "class-left-out",
     "of an input of type java.lang.Class, no class was found for which {}", Effect::Fewer,
     Cause::NotDone, "such a class on the class path"},
    // Which one it is, answers to the questions before it allow.
    {OneClassOfInput, "one-class-of-input",
     "an input of type java.lang.Class stood for one class only in {}", Effect::Fewer,
     Cause::NotDone,
     "questions such as Class.isAssignableFrom or ==, which are answered both ways"},
    {NullOnlyInput, "null-only-input",
     "no class is known that an input of type {} could have: null only", Effect::Fewer,
     Cause::NotDone, "a class of this type on the class path"},
    {NoConstructor, "no-constructor",
     "{} has no constructor that is not private: inputs of it were left out", Effect::Fewer,
     Cause::Program, "symbolic.objects=fields"},
    {IncompleteClass, "incomplete-class",
     "{} has a field or a constructor of a type that is not on the class path: inputs of it were "
     "left out",
     Effect::Fewer, Cause::Program, "that type on the class path"},
    {NestedConstructors, "nested-constructors",
     "inputs whose constructors look into others that are constructed for it, more than {} deep, "
     "were left out",
     Effect::Fewer, Cause::Limit, "a constructor that does not look into its arguments"},
    // Java has run the constructor before the program gets the input.
    {ConstructedLate, "constructed-late",
     "an input was constructed when it was first used, from an object that was changed before, or "
     "that its constructor changes: {}",
     Effect::Fewer, Cause::NotDone, "a use of the input before the change"},
    {ConstructorOfStatics, "constructor-of-statics",
     "the constructor of {} may use static fields that can change: inputs were constructed in the "
     "order in which they were used",
     Effect::Fewer, Cause::NotDone, "a constructor that looks at nothing but its arguments"},
    {CodeWithJsr, "code-with-jsr", "code with jsr does not follow a change of the inputs: at {}",
     Effect::Fewer, Cause::NotDone, "a compiler for Java 6 or later"},
    {NotShown, "not-shown",
     "what the hash code or the monitor of an input is, or what a long text holds, was not "
     "followed: a violation was found that its inputs do not show",
     Effect::Fewer, Cause::NotDone, "symbolic.string_length and symbolic.array_length"},

    {NoAnswer, "no-answer", "the solver gave no answer {}", Effect::Ended, Cause::Solver,
     "a larger symbolic.solver_timeout"},
    {NoWayOn, "no-way-on", "diverged: no way on was found at {}", Effect::Ended, Cause::Solver,
     "a change of clew's: this is a fault of its own"},
    {VmCallWaits, "vm-call-waits", "unsupported: a call by the VM itself had to wait: {}",
     Effect::Ended, Cause::NotDone,
     "no locks in methods that the machine calls, such as those of class loaders"},
    {ExpressionWaits, "expression-waits", "unsupported: a value proposition had to wait: at {}",
     Effect::Ended, Cause::NotDone, "no locks in methods that a value proposition calls"},
    {MonitorInVmCall, "monitor-in-vm-call",
     "unsupported: a monitor that another thread holds is needed inside a call by the VM",
     Effect::Ended, Cause::NotDone,
     "no locks in methods that the machine calls, such as those of class loaders"},
    {InitializationInVmCall, "initialization-in-vm-call",
     "unsupported: class {} is being initialized by another thread", Effect::Ended, Cause::NotDone,
     "a use of the class before the threads start"},
    {ReferenceInVmCall, "reference-in-vm-call",
     "unsupported: an input reference is first used inside a call by the VM itself", Effect::Ended,
     Cause::NotDone, "a use of the input before"},
    {LongSymbolicArray, "long-symbolic-array",
     "unsupported: an array of more than {} elements whose length depends on an input",
     Effect::Ended, Cause::NotDone, "an assumption on the input (Verify.ignoreIf)"},
    {LongInput, "long-input", "unsupported: an input array or text of {} elements", Effect::Ended,
     Cause::NotDone, "symbolic.array_length and symbolic.string_length"},
    {NoRoomForInput, "no-room-for-input", "unsupported: no room in the heap for an input object",
     Effect::Ended, Cause::Limit, "a larger vm.heap_limit"},
    {ClassNotChosen, "class-not-chosen",
     "unsupported: an input of type java.lang.Class, which stands for none so far, in {}",
     Effect::Ended, Cause::NotDone, "questions about the class itself"},
    {FileOperation, "file-operation", "unsupported: {}", Effect::Ended, Cause::NotDone,
     "a program that uses files in another way"},
    {SecurityPolicy, "security-policy", "unsupported: a security policy of the program's own",
     Effect::Ended, Cause::NotDone, "a program that goes by the JDK's own policy"},
    {InputWithoutSearch, "input-without-search",
     "unsupported: an input is asked for, and paths are not explored", Effect::Ended, Cause::Option,
     "clew without `run`"},
    {NestedCallReturned, "nested-call-returned",
     "unsupported: a nested call returned to the search", Effect::Ended, Cause::NotDone,
     "a change of clew's: this is a fault of its own"},
    {DeadlockOfSome, "deadlock-of-some",
     "some threads block each other for ever, and search.properties does not name deadlock: what "
     "the others do then was not explored",
     Effect::Ended, Cause::Option, "deadlock among search.properties"},
    {TerminatedByProgram, "terminated-by-program",
     "the program ended the search by Verify.terminateSearch", Effect::Ended, Cause::Program,
     "a program without the call"},
    {DepthLimit, "depth-limit", "depth: the limit of {} was reached", Effect::Ended, Cause::Limit,
     "a larger search.depth_limit"},
    {StateLimit, "state-limit", "states: the limit of {} was reached", Effect::Ended, Cause::Limit,
     "a larger search.state_limit"},
    {PathLimit, "path-limit", "paths: the limit of {} was reached", Effect::Ended, Cause::Limit,
     "a larger search.path_limit"},
    {TimeLimit, "time-limit", "time limit reached", Effect::Ended, Cause::Limit,
     "a larger search.time_limit"},
    {MemoryLimit, "memory-limit", "memory limit reached", Effect::Ended, Cause::Limit,
     "a larger search.memory_limit, a smaller search.min_free"},
    {CoverageGoal, "coverage-goal", "coverage: the goal of {}", Effect::Ended, Cause::Option,
     "no search.coverage_goal"},
    {Interrupted, "interrupted", "interrupted", Effect::Ended, Cause::Option,
     "patience, or search.time_limit"},
    {StrategyLeftOut, "strategy-left-out", "{}", Effect::Ended, Cause::Option,
     "search.class=dfs or bfs"},
    {TraceLeadsNowhere, "trace-leads-nowhere", "the trace does not lead to a violation: {}",
     Effect::Ended, Cause::Program, "the classes that the trace was recorded with"},
    {ViolationNotReplayed, "violation-not-replayed",
     "a violation was found, and its path could not be walked again before the search was ended: "
     "{}",
     Effect::Ended, Cause::Limit, "a larger search.time_limit or search.memory_limit"},
    {MissingClass, "missing-class", "{}", Effect::Ended, Cause::Program,
     "the class on the class path"},
    {RefusedKey, "refused-key", "{}", Effect::Ended, Cause::Option, "a run without the key"},
    {NotSeenByListener, "not-seen-by-listener", "{}", Effect::Ended, Cause::NotDone,
     "a run without the listener"},
    {EndedByListener, "ended-by-listener", "{}", Effect::Ended, Cause::Option,
     "a larger budget, or a run without the listener"},

    {HeapLimit, "heap-limit",
     "the heap holds {} bytes (vm.heap_limit), and an OutOfMemoryError comes there",
     Effect::Assumed, Cause::Limit, "a program that stays below the limit"},
    {StackLimit, "stack-limit",
     "a thread's stack holds {} bytes (vm.stack_limit), and a StackOverflowError comes there",
     Effect::Assumed, Cause::Limit, "a program that stays below the limit"},
    {LeftOutOfMatching, "left-out-of-matching",
     "states that differ in nothing but {} are the same, as its annotation says", Effect::Assumed,
     Cause::Program, "a program without @FilterField and @FilterFrame"},
    {InputRange, "input-range", "{}", Effect::Assumed, Cause::Limit,
     "no symbolic.min_int, symbolic.max_int and so on"},
    {InputsFitHeap, "inputs-fit-heap",
     "arrays and strings that are inputs fit into a heap of {} bytes (vm.heap_limit)",
     Effect::Assumed, Cause::Limit, "a larger vm.heap_limit"},
    {ArrayLength, "array-length", "arrays have at most {} elements", Effect::Assumed, Cause::Limit,
     "a larger symbolic.array_length"},
    {TextLength, "string-length", "strings have at most {} chars", Effect::Assumed, Cause::Limit,
     "a larger symbolic.string_length"},
    {AsConstructed, "as-constructed",
     "an input of class {} is as one of its constructors leaves it (symbolic.objects)",
     Effect::Assumed, Cause::Option, "symbolic.objects=fields"},
    {ReferencesKept, "references-kept",
     "no weak, soft or phantom reference is cleared but by the program", Effect::Assumed,
     Cause::NotDone, "a program without such references"},
    // Java does not promise it: a program that waits for it may wait for ever.
    {GarbageIsFinalized, "garbage-is-finalized",
     "finalize() of {} is called at some time once the object is garbage", Effect::Assumed,
     Cause::NotDone, "a class without finalize()"},
    {NoSpuriousWakeUp, "no-spurious-wake-up",
     "Object.wait and LockSupport.park return for a reason only", Effect::Assumed, Cause::NotDone,
     "vm.spurious_wakeups=true"},
    {NobodyElseWakesUp, "nobody-else-wakes-up",
     "where all threads wait, none goes on for no reason", Effect::Assumed, Cause::NotDone,
     "search.properties with the one for deadlocks"},
    {Processors, "processors", "the machine has {} processors", Effect::Assumed, Cause::Limit,
     "a program that does not ask for their number"},
    {NoNetwork, "no-network", "the machine is called {}, and is in no network", Effect::Assumed,
     Cause::NotDone, "a program that does not ask for names of machines"},
    {OneStepCalls, "pool-steps",
     "pools of threads take, hand over and await tasks, and CompletableFutures results, in one "
     "step "
     "each; the workers of a ForkJoinPool wait as long as there are no tasks",
     Effect::Assumed, Cause::NotDone, "vm.por=none"},
    {LookUpInOneStep, "look-up-in-one-step",
     "the class library looks up data of locales and time zones, and what it knows of classes, in "
     "one step each",
     Effect::Assumed, Cause::NotDone, "vm.por=none"},
    {SpecificationNotExercised, "specification-not-exercised",
     "the specification {} was never exercised: no path has made an observed call", Effect::Assumed,
     Cause::Program, "a program that makes such calls"},
    // Whoever has written it has promised so; without inputs it is looked at.
    {ExpressionsWithoutEffect, "expressions-without-effect",
     "where there are inputs, what a value proposition calls does not write: {}", Effect::Assumed,
     Cause::NotDone, "a value proposition that calls nothing"},
    {AsMocked, "as-mocked",
     "a class of type {} that is not on the class path does nothing but return values, or throw "
     "what a handler catches (symbolic.mocks)",
     Effect::Assumed, Cause::Option, "classes of the program's own"},
    {AsMockedWithEffects, "as-mocked-with-effects",
     "a class of type {} that is not on the class path does nothing but return values, change "
     "arrays of primitive types that it is given, or throw what a handler catches (mocks.effects)",
     Effect::Assumed, Cause::Option, "classes of the program's own"},
};

constexpr bool isInOrder() {
    for (std::size_t i = 0; i < std::size(kTable); ++i)
        if (kTable[i].which != static_cast<Approximation>(i)) return false;
    return true;
}
static_assert(isInOrder() &&
              std::size(kTable) == static_cast<std::size_t>(AsMockedWithEffects) + 1);

} // namespace

std::span<const ApproximationRow> approximationTable() {
    return kTable;
}

const ApproximationRow& rowOf(Approximation which) {
    return kTable[static_cast<std::size_t>(which)];
}

std::string_view idOf(Cause cause) {
    switch (cause) {
        case Cause::NotDone:
            return "not-done";
        case Cause::Jdk:
            return "jdk";
        case Cause::Solver:
            return "solver";
        case Cause::Limit:
            return "limit";
        case Cause::Program:
            return "program";
        case Cause::Option:
            return "option";
    }
    return "";
}

std::string Approximated::text() const {
    std::string text(row().text);
    for (std::size_t at = 0; (at = text.find("{}", at)) != std::string::npos; at += detail.size())
        text.replace(at, 2, detail);
    return text;
}

void Approximations::add(Approximation which, std::string detail) {
    const std::lock_guard lock(mutex_);
    ++counts_[{which, std::move(detail)}];
}

std::vector<Approximated> Approximations::list() const {
    const std::lock_guard lock(mutex_);
    std::vector<Approximated> all;
    for (const auto& [what, times] : counts_) all.push_back({what.first, what.second, times});
    return all;
}

std::uint64_t Approximations::total() const {
    const std::lock_guard lock(mutex_);
    std::uint64_t total = 0;
    for (const auto& [what, times] : counts_)
        if (rowOf(what.first).effect != Effect::Assumed) total += times;
    return total;
}

Approximations::Counts Approximations::exchange(Counts counts) {
    const std::lock_guard lock(mutex_);
    return std::exchange(counts_, std::move(counts));
}

} // namespace clew::vm
