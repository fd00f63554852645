#pragma once

// Why a verdict holds of less than the program as Java would run it: what the machine does in
// another way, what it does not follow, where a path or the search was cut, and what is assumed.
// One table has a row for each, with its text in reports; who comes upon one notes it in the Vm.

#include <cstdint>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew::vm {

enum class Approximation : std::uint8_t {
    // Effect::Other
    NativeWithoutPeer,
    NativeLibrary,
    MissingInApi,
    SpaceOnDisk,
    NoSocket,
    StartedProcess,
    OtherProcesses,
    FreeMemory,
    ManagementFigure,
    ErasedInput,
    EnumOfInput,
    StrictMath,
    CodeSource,
    DaemonThreadGroup,
    RenamedClass,
    ClassOfOtherPath,
    ClassOfSeveralLoaders,
    InitializerNotCalled,
    NoRoomForInitializer,
    // Effect::OtherElsewhere
    LoaderAskedOnce,
    ElementsOutOfRange,
    // Effect::Fewer
    FinalizerNotCalled,
    CleanerNotRun,
    OneSeed,
    ClockStandsStill,
    LockOwnerSeenLate,
    BlockerSeenLate,
    ObjectsSeenLate,
    AbstractStateMatched,
    StoppedAtOperation,
    ArrayCopyInOneStep,
    CloneInOneStep,
    MemoryInOneStep,
    ArrayInOneStep,
    ChoiceInVmCall,
    InputInVmCall,
    InputInNativeCode,
    InputInMessage,
    WidenedBox,
    SameText,
    MonitorOfBox,
    ExactInputArray,
    UninitializedEnum,
    PlainObjectInput,
    JdkClassInput,
    MockLeftOut,
    ClassOfMock,
    ClassLeftOut,
    OneClassOfInput,
    NullOnlyInput,
    NoConstructor,
    IncompleteClass,
    NestedConstructors,
    ConstructedLate,
    ConstructorOfStatics,
    CodeWithJsr,
    NotShown,
    // Effect::Ended
    NoAnswer,
    NoWayOn,
    VmCallWaits,
    ExpressionWaits,
    MonitorInVmCall,
    InitializationInVmCall,
    ReferenceInVmCall,
    LongSymbolicArray,
    LongInput,
    NoRoomForInput,
    ClassNotChosen,
    FileOperation,
    SecurityPolicy,
    InputWithoutSearch,
    NestedCallReturned,
    DeadlockOfSome,
    TerminatedByProgram,
    DepthLimit,
    StateLimit,
    PathLimit,
    TimeLimit,
    MemoryLimit,
    CoverageGoal,
    Interrupted,
    StrategyLeftOut,
    TraceLeadsNowhere,
    ViolationNotReplayed,
    MissingClass,
    RefusedKey,
    NotSeenByListener,
    EndedByListener,
    // Effect::Assumed
    HeapLimit,
    StackLimit,
    LeftOutOfMatching,
    InputRange,
    InputsFitHeap,
    ArrayLength,
    TextLength,
    AsConstructed,
    ReferencesKept,
    GarbageIsFinalized,
    NoSpuriousWakeUp,
    NobodyElseWakesUp,
    Processors,
    NoNetwork,
    OneStepCalls,
    LookUpInOneStep,
    SpecificationNotExercised,
    ExpressionsWithoutEffect,
    AsMocked,
    AsMockedWithEffects,
};

// What it does to a verdict. Only `Other` can make an error appear that the program does not have:
// a violation on such a path is none that is certain. Everything but `Assumed` makes `safe`
// impossible.
enum class Effect : std::uint8_t {
    Other,          // something happened on this path that Java would not have done
    OtherElsewhere, // likewise, on paths that come after the one where it was noted
    Fewer,          // what was executed can happen; other things that can happen were left out
    Ended,          // a path, or the search, was not followed further
    Assumed,        // every path was followed, where this holds
};

enum class Cause : std::uint8_t {
    NotDone, // the machine does not do it as Java does
    Jdk,     // of the JDK that the program runs on
    Solver,
    Limit,   // that the user has set, or by default
    Program, // the way the program under test is written
    Option,  // what the user has asked for
};

struct ApproximationRow {
    Approximation which;
    std::string_view id;   // in reports that programs read
    std::string_view text; // "{}" stands for the detail
    Effect effect;
    Cause cause;
    std::string_view avoidedBy; // by what it would be avoided

    bool hasDetail() const { return text.find("{}") != std::string_view::npos; }
};

std::span<const ApproximationRow> approximationTable();
const ApproximationRow& rowOf(Approximation which);
std::string_view idOf(Cause cause);

struct Approximated {
    Approximation which;
    std::string detail; // empty where the row has none
    std::uint64_t times = 1;

    const ApproximationRow& row() const { return rowOf(which); }
    bool isAssumption() const { return row().effect == Effect::Assumed; }
    std::string text() const; // without how often
};

// Those that have been noted. Thread-safe.
class Approximations {
  public:
    using Counts = std::map<std::pair<Approximation, std::string>, std::uint64_t>;

    void add(Approximation which, std::string detail);
    std::vector<Approximated> list() const; // sorted as the enumeration is, then by detail
    // How often something has been noted that is no assumption.
    std::uint64_t total() const;
    // What was noted until now, which is put aside.
    Counts exchange(Counts counts);

  private:
    mutable std::mutex mutex_;
    Counts counts_;
};

} // namespace clew::vm
