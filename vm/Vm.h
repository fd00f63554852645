#pragma once

// The part of the virtual machine that all states and all workers share: classes, global objects,
// decoded code, options. One Vm for each run of the tool. It knows nothing of the interpreter and
// of peers, which work on it: who wants to run a program makes one by vm/Startup.h.

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "vm/Approximations.h"
#include "vm/interpreter/decode/FrameMap.h"
#include "vm/state/LiveState.h"
#include "vm/types/Linker.h"

namespace clew::vm {

namespace interpreter {
class Observer;
class CallSites;
class InputMethod;
class Specifications;
} // namespace interpreter

using values::Ref;

// Calls that whoever looks on is told of (interpreter::Observer::callObserved).
struct ObservedCall {
    enum class Moment : std::uint8_t { Call, Return, Throw };
    Moment moment = Moment::Call;
    std::string className;  // external; what extends it is meant too, but for static methods
    std::string method;     // "m()" of any parameters, "m(int,java.lang.String)" of these
    std::uint64_t bits = 0; // what is told
    std::string place;      // for messages
};

struct Options {
    std::filesystem::path jdkHome;
    std::vector<std::string> classPath;
    std::vector<std::pair<std::string, std::string>>
        properties;                              // system properties on top of the standard ones
    std::vector<std::string> arguments;          // of the program
    std::uint64_t heapLimit = 1ull << 30;        // bytes
    std::uint64_t stackLimit = 1u << 20;         // bytes, as a JVM would need them; see slotsOf
    std::int64_t clockStart = 1'700'000'000'000; // milliseconds since 1970 that the clock starts at
    // Nanoseconds that pass with each reading of the clock, where there is one path only and time
    // is not real; 0: what else natives/lang/Clock.h says.
    std::int64_t clockStep = 0;
    bool assertions = true;       // of classes that are not the JDK's
    bool enumerateRandom = false; // java.util.Random is a choice
    // Of the exceptions that end a thread, which are errors; where one is none, the thread dies of
    // it as under `java`, and the program goes on.
    enum class Deaths : std::uint8_t { All, Assertions, None };
    Deaths errors = Deaths::All;
    bool singlePath = false; // run like `java`: one path, real time and seeds, no exploration
    bool partialOrderReduction = true;
    bool symmetry = false; // states that differ in the numbers of threads only are one
    // Object.wait and LockSupport.park, called by the program itself, may return for no reason.
    bool spuriousWakeUps = false;
    // Visible operations are scheduling points also where nobody else can go on.
    bool stopsWhereAlone = false;
    // finalize() of what has become garbage is called (interpreter/Finalizers.h).
    bool processFinalizers = false;
    // By it, what one thread alone accesses counts as protected. Of use to who goes through all
    // paths: another thread's access is found out on one of them.
    bool threadsAreGuards = true;
    // What a thread has guarded it guards after its end as well (LiveState::threadsOfOldest).
    bool guardsOutliveThreads = false;
    // Where System.in reads from: called once, when the program first reads. Empty: no input.
    std::function<std::string(const std::atomic<bool>& interrupted)> readStandardInput;
    // In its place, of a single path: appends what has come; where it waits, for a while, what
    // comes next. False: that was the end.
    std::function<bool(std::string& input, bool waits)> readMoreInput;
    std::int32_t processors = 2; // that the program is told of
    std::int64_t processId = 4242;
    std::string hostName = "localhost";
    std::vector<std::string> environment; // "NAME=value"
    // Reflection tells the methods and constructors of a class from the last one to the first: a
    // JVM may tell them in any order.
    bool tellsLastMethodsFirst = false;
    // Specifications of the program: those of its classes' annotations, and the texts of `.spec`
    // files beside them. Of `specificationsThrow`: interpreter/specification/Specifications.h.
    bool monitorsSpecifications = true;
    bool specificationsThrow = false, specificationsEnd = true;
    std::vector<std::pair<std::string, std::string>> specificationFiles; // names and texts
    std::vector<ObservedCall> observedCalls;
    std::unordered_map<std::string, std::string>
        configuration; // what Verify.getProperty sees, beside system properties
    // Whether a key of it was read before the program began, so that setting it has no effect.
    // Empty: none was.
    std::function<bool(std::string_view key)> isReadBefore;
};

// Where what the program prints goes. Called in the order of printing on the path that is being
// executed.
class OutputSink {
  public:
    virtual ~OutputSink() = default;
    virtual void write(int fileDescriptor, std::string_view bytes) = 0; // 1 or 2
};

class Vm {
  public:
    // Opens the JDK and the class path. `onClass` is called for each class when it has been linked,
    // before anybody else sees it; it may be called by any thread. Throws classpath errors.
    Vm(Options options, std::function<void(Vm&, types::Class&)> onClass);

    Options options;
    int jdkFeature = 17; // 17, 21, 25 …
    state::GlobalObjects globals;
    std::unique_ptr<types::Linker> linker;
    std::unique_ptr<interpreter::FrameMapCache> frameMaps;
    std::shared_ptr<interpreter::CallSites> callSites;           // set once, by who makes the Vm
    std::shared_ptr<interpreter::Specifications> specifications; // likewise; null: none are asked
    OutputSink* output = nullptr;                                // null: nowhere
    // Of Verify.storeTrace: the path that is being executed is to be stored in the file. Empty:
    // nobody does.
    std::function<void(std::string file, std::string comment)> storeTrace;
    interpreter::Observer* observer = nullptr; // null: nobody looks on
    // Set by another thread or a signal handler: every interpreter stops at its next opportunity.
    std::atomic<bool> interrupted{false};

    // The one String of this text in the intern pool: the same Ref in all states. Thread-safe.
    Ref intern(std::u16string_view text);
    // String.intern: `string`, of this text, becomes the one if there was none and the run has a
    // single path. In an exploration it does not, because what another path has interned must not
    // be seen.
    Ref intern(state::LiveState& state, Ref string, std::u16string_view text);
    Ref internModifiedUtf8(std::string_view text);
    // The type whose mirror or statics object `ref` is; null where it is none.
    types::Class* classOfMirror(Ref ref) const;
    // Writes what a java.lang.Class object holds about the class that it stands for into its
    // payload, which is zeroed.
    void fillMirror(const types::Class& described, std::byte* payload) const;

    // Grows when a field turns out not to be protected as partial-order reduction assumed
    // (interpreter/Sharing.h), or when something counts that was left out: the exploration that is
    // under way must start again.
    std::atomic<std::uint64_t> sharingChanges{0};

    // Threads get no ids, as nobody has asked for one so far: set while a program is explored,
    // which starts again (by sharingChanges) where somebody does.
    std::atomic<bool> withholdsThreadIds{false};

    // All of System.in, read when somebody first asks for it. Thread-safe.
    std::string_view standardInput();
    // Of a single path: the beginning, of so many bytes at least where it does not end before, and
    // nobody interrupts; 0: what has come by now. By one thread alone.
    std::string_view standardInput(std::size_t atLeast);

    // What was approximated, skipped or assumed on any path so far: named in the verdict.
    Approximations approximations;
    void approximated(Approximation which, std::string detail = {}) {
        approximations.add(which, std::move(detail));
    }

    // What the peers keep for all states (objects/Shared.h): modules, files that have been read.
    // Made at first use.
    std::shared_ptr<void> nativesData;
    std::once_flag makeNativesData;

    // Where set, inputs have these values instead of being symbolic. Not changed while anything
    // runs.
    std::shared_ptr<const state::InputValues> inputValues;
    // java.lang.ApplicationShutdownHooks. Null: it has not been loaded.
    std::atomic<const types::Class*> shutdownHooks{nullptr};
    // A class with such calls is there (interpreter/OneStepCalls.h).
    std::atomic<bool> hasOneStepCalls{false};
    // Searches for types that inputs can be of (objects/MockTypes.h), and what they have taken.
    struct TypeSearches {
        std::atomic<std::uint64_t> count{0}, nanoseconds{0};
    };
    TypeSearches typeSearches;
    // The program has asked for an input, so that states must carry expressions.
    std::atomic<bool> asksForInputs{false};
    // The program gives values attributes, which states carry as they do expressions.
    std::atomic<bool> givesAttributes{false};
    // What the user assumes of inputs. -1: nothing.
    std::int64_t inputLengthMax = -1; // of arrays
    std::int64_t inputTextMax = -1;   // of strings, in chars
    bool inputTextIsLatin1 = false;
    // Inputs of all classes are made by constructors, and not those of records alone.
    bool inputsByConstructors = false;

    // What the user assumes of inputs of a primitive type: constants that they lie between.
    struct InputRange {
        values::Expression low, high;
    };
    std::map<values::BasicType, InputRange> inputRanges;
    // And of those with a name: bounds that take the place of the type's. `least` and `most` are of
    // whole numbers, `low` and `high` of others.
    struct NamedRange {
        std::optional<std::int64_t> least, most;
        std::optional<double> low, high;
    };
    std::map<std::string, NamedRange, std::less<>> namedInputRanges;
    // Whose arguments become inputs where the program calls it. Null: no method's.
    std::shared_ptr<interpreter::InputMethod> inputMethod;

    // Verify's counters: kept over all paths, as in JPF. A value that has a name is a counter with
    // the number of the name.
    std::vector<std::int64_t> counters;
    std::vector<std::string> namedValues;
    std::mutex countersMutex;

  private:
    void prepare(types::Class& made);
    void makeMirrors(types::Class& made);
    state::Object* makeGlobal(const types::Class& klass, std::size_t payloadBytes,
                              std::uint32_t length);

    std::function<void(Vm&, types::Class&)> onClass_;
    types::Class* classClass_ = nullptr;
    std::vector<types::Class*> withoutMirror_;
    std::once_flag readStandardInput_;
    std::string standardInput_;
    bool isInputOver_ = false;
    std::mutex internMutex_;
    std::unordered_map<std::u16string, Ref> interned_;
};

// Wrong input: one line that says what, where, and what would be right. The tool exits with 2.
class UserError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

} // namespace clew::vm
