#pragma once

// Executes the current thread of a LiveState until it has to stop (Stop.h).

#include <random>
#include <span>

#include "vm/interpreter/Access.h"
#include "vm/interpreter/NativeContext.h"
#include "vm/interpreter/Sharing.h"
#include "vm/interpreter/Stop.h"
#include "vm/interpreter/decode/Code.h"
#include "vm/interpreter/decode/Operations.h"

namespace clew::vm::interpreter {

class Observer;
using state::Frame;
using state::Thread;

class Interpreter {
  public:
    Interpreter(Vm& vm, LiveState& state) : vm_(vm), state_(state) {}

    // Instructions of the program and the class library that run() has executed so far, each one
    // once, however often it had to wait before. Not counted on a single path
    // (Options::singlePath).
    std::uint64_t executed() const { return executed_; }

    // Runs state.current. Every frame is at an instruction where it can be frozen when this
    // returns.
    Stop run();

    // Before run(), after prepareToRun(): the thread was picked at a scheduling point.
    void resume() {
        hasChosen_ = false;
        resumed_ = state_.thread().data.atOperation ? Resumed::Operation : Resumed::No;
        state_.thread().data.atOperation = false;
        state_.thread().data.foundHeld = state::FoundHeld::No;
        state_.thread().data.timed = false;
    }
    // Before run(), after prepareToRun(): the choice at which the thread has stopped is taken.
    void resume(std::uint32_t alternative) {
        resumed_ = Resumed::Choice;
        alternative_ = alternative;
        hasChosen_ = true;
    }

    // Before run(), after resume(): the method (isPreparation) is called before the thread goes on,
    // and atomic until it calls Verify.endAtomic.
    void prepare(const Method& preparation, std::span<const Slot> arguments);

    // Runs a method to its end inside a peer or a linking step, as one atomic piece: no scheduling,
    // no choices. Returns false when it threw: `exception` is then set. Throws Unsupported when the
    // call would have to block, and others do not go on (turnsInCalls).
    bool call(const Method& method, std::span<const Slot> arguments, Slot& result, Ref& exception);
    // Inside call(), nobody else holds Refs that a collection would have to know (start-up).
    bool collectInCalls = false;
    // Whether other threads go on where a call has to wait, and then take turns where they wait or
    // end. LastFirst: in the order in which they have started, backwards. OthersFirst: who calls
    // lets the others go on at each of its visible operations. Drawn: any of them goes on at each
    // one, as drawn from `drawnTurns`.
    enum class Turns : std::uint8_t { None, WhereBlocked, LastFirst, OthersFirst, Drawn };
    Turns turnsInCalls = Turns::None;
    std::minstd_rand drawnTurns;
    // Others have gone on in a call.
    bool haveOthersGoneOn() const { return haveOthersGoneOn_; }
    // After a call: other threads go on until each of them waits or has ended.
    void letOthersEnd();

    // Makes an exception object with its stack trace; see NativeContext::throwNew. Throws
    // types::LinkageError.
    Ref makeException(std::string_view exceptionClass, std::string_view message, bool hasMessage,
                      const Method* calledNative = nullptr);

    struct Unsupported {
        Approximated reason;
    };
    // Thrown by call(): the path is none that is looked at (Verify.ignoreIf).
    struct IgnoredInCall : Unsupported {};

    // Where set: gets what the thread touches by visible operations, from when there are several
    // threads on.
    Accesses* accesses = nullptr;

  private:
    static constexpr std::string_view kHeapSpace = "Java heap space";
    friend class NativeContext;
    enum class Resumed : std::uint8_t { No, Operation, Choice };
    // Ready: go on with the instruction. Go: frames have changed, go on with the top frame's pc.
    // Stop: stop_ says why.
    enum class Step : std::uint8_t { Ready, Go, Stop };

    // Counted: executed_ is kept; it is by the others anyway.
    template <bool Observed, bool Symbolic, bool Counted>
    void loop();
    void runLoop();               // the instantiation that fits
    void observe(bool isProgram); // sets who is told of what follows

    // At a call: recursion without a loop ends as loops do, when the search is to stop.
    bool isToStop() {
        if (--callBudget_ >= 0) return false;
        callBudget_ = kBackwardBranches;
        return nested_ == 0 && vm_.interrupted.load(std::memory_order_relaxed);
    }

    // Before an allocation, where a collection is wanted: what allocates much takes long though it
    // executes little. False: the search is to stop.
    bool makeRoom() {
        if (nested_ == 0 && vm_.interrupted.load(std::memory_order_relaxed)) {
            stop_.kind = StopKind::Interrupted;
            return false;
        }
        if (mayCollect()) state_.collect();
        return true;
    }

    // InstructionEvents.cpp, for observers of instructions
    void tellInstruction(const Method& method, const Instruction* pc); // is about to be executed
    Step throwInjected(const Method& method, const Instruction* pc);   // Ready: no observer throws
    bool isToldOf(const Method& method);                               // its instructions are told
    void tellPassed();
    bool isWaiting() const;     // stop_ is set: the instruction at pc is not done
    void tellLastInstruction(); // stop_ is set

    // MethodEvents.cpp, for observers of methods
    void tellEntered(const Method& method); // its frame is on top
    void tellExited(const Method& method);  // still
    // Natives under way are told when it is certain that they will not be executed again: at the
    // end, or right before the frame of what they call is told.
    void nativeBegins(const Method& method);
    void nativeRepeats(std::size_t outer); // those above the outer ones
    void nativeDeclines(const Method& method);
    void nativeStopped(std::size_t outer); // stop_ is set
    void tellNatives();

    // specification/ObservedCalls.cpp: what is called in place of an observed method; null: the
    // method itself.
    const Method* wrapperOf(const Method& method, const Slot* arguments);
    // Calls.cpp
    Step invokeSlow(const Method& method, Slot* arguments, types::Symbol callSite = {});
    Step enter(const Method& method, Slot* arguments);
    void checkArrays(const Method& method, const Slot* arguments);
    Step invokePeer(const Method& method, Method::Peer peer, Slot* arguments,
                    types::Symbol callSite);
    Frame* pushCall(const Method& method, std::span<const Slot> arguments, Slot* below);
    bool hasRoom(const Method& method, const Slot* arguments) const; // on the thread's stack
    Step pushOrOverflow(const Method& method, const Code& code, Slot* arguments, Ref monitor);
    Step pushPreparation(const Method& method, std::span<const Slot> arguments);
    Step returned(unsigned slots, Slot value,
                  Slot second); // the top frame has returned and was not popped yet
    Step threadEnded();
    Step invokePolymorphicCall(const Method& declared, Slot* arguments, types::Symbol descriptor);
    Step boxResult();               // of a reflective call (Frames.h: adapters)
    Step wrapThrown(Ref exception); // in an InvocationTargetException
    // Exceptions.cpp
    Step throwNew(std::string_view exceptionClass, std::string_view message);
    Step throwNew(std::string_view exceptionClass);
    Step throwNullPointer();
    bool isStoppedAt(const Method& method) const; // ThreadData::pendingException comes now
    Step throwPending();
    Step throwException(Ref exception);
    Step throwOutOfMemory(std::string_view message = kHeapSpace);
    Step throwStackOverflow();
    Step throwLinkage(const types::LinkageError& error);
    Step throwNotFound(std::string_view className);
    Step uncaught(Ref exception);
    bool isErrorAtEnd(Ref exception) const;
    Ref wrapInitializerFailure(Ref exception);
    // Monitors.cpp
    Step enterMonitor(Ref ref);
    bool exitMonitor(Ref ref); // false: not the owner
    // Before it: a scheduling point where the program asks for states of threads, since who waits
    // for the monitor is seen to do so until it has been picked. False: it is to be left first.
    bool mayExitMonitor(Ref ref);
    // Of code that counts its monitors (Code::countsMonitors); what JVMS 2.11.10 asks for.
    void keepMonitor(Frame& frame, Ref monitor);
    bool dropMonitor(Frame& frame, Ref monitor); // false: this frame has not entered it
    // The frame returns normally. False: it may not.
    bool leavesMonitors(Frame& frame);
    // An exception leaves the frame: 0, or another one that takes its place.
    Ref unlockThrowing(Frame& frame);
    // At a visible operation; false: stop_ is set. mayProceed notes the access where it is true.
    bool isToProceed(Ref ref);
    bool goesOnInOneStep();
    void beginOneStep();
    bool mayProceed(Ref ref, std::uint32_t place, Access::Kind kind) {
        const bool may = isToProceed(ref);
        if (may) note(ref, place, kind);
        return may;
    }
    void addAccess(Access access);
    void note(Ref ref, std::uint32_t place, Access::Kind kind) {
        if (accesses && state_.threads.size() > 1) addAccess({ref, place, kind});
    }
    // The access to the field of a shared object is a visible operation. Where it breaks a rule by
    // which such accesses were not (Sharing.h), they are from here on.
    bool isVisible(const types::Field& field, Ref object, bool isWrite);
    void noteLook(const types::Field& field, Ref object);
    bool isOwnersAlone(const types::Field& field, Ref object, bool isWrite);
    bool isInConditionWait() const;
    bool isArrayVisible(Ref array); // the same for an array's elements
    bool mayAccess(const types::Field& field, Ref object, bool isWrite);
    bool mayAccessArray(Ref array, std::uint32_t index, bool isWrite);
    bool holds(Ref lock) const;
    bool holdsGuard(Ref guard, Ref ownMonitor) const; // Object::guard
    bool isThread(Ref object) const;
    bool isInJdkInitializer() const;
    Ref chooseGuard(Ref ownMonitor, Protection protection) const;
    bool isProtected(std::atomic<std::uint8_t>& known, Ref object, Ref ownMonitor,
                     Protection withoutGuard);
    void weakenTo(std::atomic<std::uint8_t>& known, Protection protection);
    bool isUnchangedSetting(const types::Field& setting, Ref object, bool isWrite);
    bool isLeftToThread(const types::Field& field, Ref threadObject);
    void block(Ref monitor);
    // ClassInit.cpp
    Step initialize(const types::Class& klass);
    Step initializeSupertypes(const types::Class& klass);
    Step initializeClass(Ref statics);
    Step failInitialization(const types::Class& klass, Ref exception);
    Ref failedBefore(const types::Class& klass);
    void rememberFailure(const types::Class& klass, Ref exception);
    void assignStrings(const types::Class& klass);
    void finishInitialization(const types::Class& klass, bool failed);
    // ClassLoading.cpp
    Step askLoader(const types::NeedsLoading& needed);
    Step askLoader(Ref loader, std::uint32_t nameSpace, types::Symbol name,
                   bool notFoundIsLinkageError);
    const types::Class* caughtClass(const types::Class& holder, std::string_view name,
                                    Ref& failure);
    // Resolution.cpp
    Step resolve(Frame& frame, Instruction& at);
    void resolveField(Frame& frame, Instruction& at);
    void resolveMethod(Frame& frame, Instruction& at);
    void resolveConstant(Frame& frame, Instruction& at);
    // Arrays of arrays.
    Ref newMultiArray(const types::Class& klass, const Slot* lengths, unsigned dimensions);
    bool mayCollect() const { return nested_ == 0 || collectInCalls; }
    bool mayWait() const { return nested_ == 0 || (nested_ == 1 && turnsInCalls != Turns::None); }
    bool letOthersGoOn(bool waitsForTime); // Calls.cpp
    bool takesTurnsNow() const {
        return nested_ == 1 && (turnsInCalls == Turns::Drawn ||
                                (turnsInCalls == Turns::OthersFirst && state_.current == caller_));
    }

    // Symbolic.cpp. settle…: true where the path says which way it goes, and the bits go that way;
    // false: stop_ is set.
    using SymbolicKind = SymbolicRequest::Kind;
    bool settle(values::Expression condition, SymbolicKind kind);
    bool settleAmong(std::vector<values::Expression> conditions, SymbolicKind kind);
    bool settleReference(Slot slot);
    bool settleBranch(Operation op, Slot a, Slot b);
    bool mayBeSameText(Ref a, Ref b) const;
    bool settleSame(Slot& a,
                    Slot& b); // whether two references are the same; then the slots are equal
    bool settleSameClass(Slot& a, Slot& b);
    bool settleTableSwitch(const std::vector<std::int32_t>& targets, Slot key);
    bool settleLookupSwitch(const std::vector<std::int32_t>& pairs, Slot key);
    bool settleDivisor(Slot divisor);
    bool settleDivisor(Slot bits, Slot second);
    bool settleIndex(Ref array, Slot index, bool isWrite);
    bool settleReferenceRead(Ref array, Slot index);
    bool settleValue(Slot value); // the expression has one value from here on
    bool settleNewLength(Slot length);
    void noteLostAttributes(values::Expression expression); // whoever reads on gets none
    bool isOfClass(Slot unresolvedReference, const types::Class& klass) const;
    Slot symbolicElement(Ref array, Slot index, Slot bits);
    void storeSymbolicElement(Ref array, Slot index, values::Expression stored, Slot bits);
    bool settleStored(Ref array, Slot stored);
    void storeSymbolicReference(Ref array, std::uint32_t index, Slot stored);
    Slot symbolicField(const state::Object& object, std::size_t offset, Slot bits) const;
    // Throws an exception whose message names values that inputs decide: who reads it sees the
    // present ones only.
    Step throwAboutInput(std::string_view exceptionClass, std::string_view message);
    Step throwOutOfBounds(Ref array, Slot index);
    void storeShadow(Ref ref, const types::Field& field, Slot what);
    // Arguments of a peer that does not know expressions become concrete, and references to inputs
    // what they are.
    void makeConcrete(values::Expression expression, const Method& user);
    void makeObjectConcrete(Ref object, const Method& user);
    bool settlePeer(const Method& method, Slot* arguments);

    Vm& vm_;
    LiveState& state_;
    Resumed resumed_ = Resumed::No;
    bool areThreadStatesAsked_ = false; // objects/ThreadObjects.h, when run() began
    std::uint32_t alternative_ = 0;
    // Accesses of the call under way that is one step; the assumption has been named.
    std::uint32_t accessesOfCall_ = 0;
    bool namesOneStepCalls_ = false;
    bool namesLookUps_ = false;
    unsigned nested_ = 0;    // depth of call()
    std::size_t caller_ = 0; // the thread of the outermost one
    bool haveOthersGoneOn_ = false;
    // A peer is to be executed again after the frames that were pushed (class initializers, class
    // loaders).
    bool repeatsPeer_ = false;
    // Backward branches, and calls, between two looks at the outside world.
    static constexpr std::int64_t kBackwardBranches = 20'000;
    std::int64_t budget_ = 0, callBudget_ = 0;
    // At a pause: whether the path stops here, to be matched with others. sinceBoundary_: backward
    // branches; toLookFor_: how much may still be done to find that the last boundary has recurred.
    std::uint64_t sinceBoundary_ = 0;
    std::size_t toLookFor_ = 0;
    // A value was chosen, and there was no boundary since, though there are others: branches since.
    bool hasChosen_ = false;
    std::uint64_t sinceChoice_ = 0;
    void startPauses();
    bool isTimeForBoundary();
    bool isBoundaryAgain();
    bool isFarFromBoundary();
    enum class Others : std::uint8_t { None, Wait, CanGoOn };
    Others othersNow() const; // who is neither over nor this thread
    std::uint64_t executed_ = 0;
    Stop stop_;
    Slot callResult_ = 0;
    Ref callException_ = 0;

    Observer* instructionObserver_ = nullptr; // null: it does not want them
    bool injects_ = false;
    // Of methods whose instructions it does not want; told in such portions.
    static constexpr std::uint64_t kPortion = 1024;
    std::uint64_t passed_ = 0;
    const Method* askedMethod_ = nullptr; // that it was asked about last, and its answer
    bool isAskedWanted_ = false;
    Observer* methodObserver_ = nullptr;
    std::vector<const Method*> nativesUnderWay_; // kept for methodObserver_; the outermost first
    const Method* observedMethod_ = nullptr; // of the instruction that was told last; null: none
    const Instruction* observedPc_ = nullptr;
    const Instruction* resolved_ =
        nullptr; // the instruction now has its operands, and goes on without being told again
    bool again_ = false; // the instruction has to wait for a class, and is executed again then
};

} // namespace clew::vm::interpreter
