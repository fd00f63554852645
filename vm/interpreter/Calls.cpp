// Calls that are not a plain push of a frame: peers, synchronized methods, methods that run for the
// first time; returns that are not a plain pop; calls by the VM itself.

#include <algorithm>
#include <optional>
#include <utility>

#include "vm/Vm.h"
#include "vm/interpreter/Frames.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/OneStepCalls.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/Sharing.h"
#include "vm/interpreter/ThreadLife.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/specification/ViolatedInCall.h"
#include "vm/objects/Boxes.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/ThreadObjects.h"
#include "vm/state/MethodNumber.h"

namespace clew::vm::interpreter {

// The caller's pc is stored, and its sp is behind the arguments.
Interpreter::Step Interpreter::invokeSlow(const Method& method, Slot* arguments,
                                          types::Symbol callSite) {
    if (method.isObserved.load(std::memory_order_relaxed)) [[unlikely]]
        if (const Method* wrapper = wrapperOf(method, arguments)) return enter(*wrapper, arguments);
    if (method.steps == Method::Steps::Anew) state_.thread().data.oneStep = 0;
    if (method.peer) return invokePeer(method, method.peer, arguments, callSite);
    if (method.isAbstract()) {
        // A virtual call that found no implementation: the error names the method that the call was
        // resolved to.
        const Frame* caller = state_.thread().top;
        const Method* resolved = &method;
        if (caller && caller->pc &&
            caller->pc->op == static_cast<std::uint16_t>(Operation::InvokeVirtual))
            resolved = static_cast<const Method*>(caller->pc->pointer);
        const Ref receiver = static_cast<Ref>(arguments[0]);
        if (receiver == 0) return throwNullPointer();
        return throwLinkage(state_.object(receiver)->klass->selectionFailure(*resolved));
    }
    if (method.isNative()) {
        vm_.approximated(Approximation::NativeWithoutPeer, method.describe());
        return throwNew("java/lang/UnsatisfiedLinkError", "'" + method.externalName() + "'");
    }
    return enter(method, arguments);
}

// The method's bytecode.
Interpreter::Step Interpreter::enter(const Method& method, Slot* arguments) {
    if (isToStop()) [[unlikely]] {
        stop_.kind = StopKind::Interrupted;
        return Step::Stop;
    }
    if (!method.code.load(std::memory_order_acquire) && !method.holder->fromJdk) {
        try {
            vm_.frameMaps->verify(*method.holder);
        } catch (const types::LinkageError& error) {
            return throwLinkage(error);
        } catch (const types::NeedsLoading& needed) {
            return askLoader(needed);
        }
    }
    const Code& code = codeOf(method);
    Ref monitor = 0;
    if (method.isSynchronized()) {
        monitor = method.isStatic() ? method.holder->mirror : static_cast<Ref>(arguments[0]);
        if (Step step = enterMonitor(monitor); step != Step::Ready) return step;
    }
    if (Frame* caller = state_.thread().top) caller->sp = arguments;
    return pushOrOverflow(method, code, arguments, monitor);
}

bool Interpreter::hasRoom(const Method& method, const Slot* arguments) const {
    const Thread& thread = state_.thread();
    const std::uint32_t depth = thread.top ? thread.top->depth : 0;
    return arguments + method.maxLocals + sizeof(Frame) / sizeof(Slot) + method.maxStack <
               state_.regionEnd(thread) &&
           depth + slotsOf(method) <= vm_.options.stackLimit / sizeof(Slot);
}

Interpreter::Step Interpreter::pushOrOverflow(const Method& method, const Code& code,
                                              Slot* arguments, Ref monitor) {
    Thread& thread = state_.thread();
    if (!hasRoom(method, arguments)) {
        if (monitor) exitMonitor(monitor);
        return throwStackOverflow();
    }
    // Of a call that is over.
    if (method.isOneStep() && thread.data.oneStep > (thread.top ? thread.top->depth : 0))
        thread.data.oneStep = 0;
    Frame* frame = pushFrame(thread, method, code, arguments);
    frame->lockedMonitor = monitor;
    if (monitor && code.countsMonitors) {
        frame->lockedMonitor = 0;
        keepMonitor(*frame, monitor);
    }
    if (methodObserver_) tellEntered(method);
    return Step::Go;
}

// What the instruction at the caller's pc, which is executed again afterwards, waits for.
Interpreter::Step Interpreter::pushPreparation(const Method& method,
                                               std::span<const Slot> arguments) {
    Thread& thread = state_.thread();
    Slot* base = thread.top ? thread.top->sp : thread.region;
    std::copy(arguments.begin(), arguments.end(), base);
    const Step step = pushOrOverflow(method, codeOf(method), base, 0);
    repeatsPeer_ = state_.thread().top && state_.thread().top->method == &method;
    return step;
}

void Interpreter::prepare(const Method& preparation, std::span<const Slot> arguments) {
    Thread& thread = state_.thread();
    if (!hasRoom(preparation, thread.top->sp)) {
        vm_.approximated(Approximation::NoRoomForInitializer);
        return;
    }
    pushPreparation(preparation, arguments);
    // Others can reach the object already: not even the first instruction is one for them.
    thread.changed = true;
    ++thread.data.atomicDepth;
}

// A native method does what it does with an array in one step.
void Interpreter::checkArrays(const Method& method, const Slot* arguments) {
    std::size_t slot = method.isStatic() ? 0 : 1;
    for (std::size_t i = 0; i < method.signature->parameters.size(); ++i) {
        const Ref array = values::toRef(arguments[slot]);
        slot += values::slotsOf(method.signature->parameters[i]);
        if (method.signature->parameterDescriptors[i].view()[0] != '[' || array == 0) continue;
        if (state_.object(array)->flags & Object::Contended && isArrayVisible(array) &&
            !looksUpInOneStep(vm_, state_))
            vm_.approximated(Approximation::ArrayInOneStep, method.describe());
    }
}

Interpreter::Step Interpreter::invokePeer(const Method& method, Method::Peer peer, Slot* arguments,
                                          types::Symbol callSite) {
    if (state_.wantsCollection() && !makeRoom()) return Step::Stop;
    if (state_.carriesExpressions) [[unlikely]] {
        if (!settlePeer(method, arguments)) return Step::Stop;
    }
    if (method.takesArrays && state_.threads.size() > 1) [[unlikely]]
        checkArrays(method, arguments);
    NativeContext context(vm_, state_, method, arguments);
    context.callSiteDescriptor = callSite;
    context.interpreter_ = this;
    const std::size_t outerNatives = nativesUnderWay_.size();
    const bool isOperation = resumed_ == Resumed::Operation;
    if (methodObserver_) nativeBegins(method);
    try {
        switch (peer(context)) {
            case NativeOutcome::Returned: {
                if (methodObserver_) tellNatives();
                Frame* frame = state_.thread().top;
                frame->sp = arguments;
                unsigned slots = values::slotsOf(method.result);
                frame->sp[0] = context.result[0];
                if (slots == 2) frame->sp[1] = context.result[1];
                frame->sp += slots;
                ++frame->pc;
                if (resumed_ == Resumed::Choice) resumed_ = Resumed::No;
                return Step::Go;
            }
            case NativeOutcome::Threw:
                return throwException(context.exception_);
            case NativeOutcome::Declined:
                if (methodObserver_) nativeDeclines(method);
                return enter(method, arguments);
            case NativeOutcome::Called:
            case NativeOutcome::Finished:
                if (methodObserver_) repeatsPeer_ ? nativeRepeats(outerNatives) : tellNatives();
                return Step::Go;
            case NativeOutcome::Again:
                if (methodObserver_) nativeRepeats(outerNatives);
                return Step::Go;
            case NativeOutcome::Stopped:
                if (methodObserver_) nativeStopped(outerNatives);
                // It was picked for this, and is not asked again when it goes on.
                if (isOperation && stop_.kind == StopKind::Symbolic)
                    state_.thread().data.atOperation = true;
                return Step::Stop;
        }
    } catch (const types::LinkageError& error) {
        return throwLinkage(error);
    } catch (const types::NeedsLoading& needed) {
        nativeRepeats(outerNatives);
        return askLoader(needed);
    } catch (const OutOfMemory&) {
        return throwOutOfMemory();
    } catch (const objects::ClassNotChosen&) {
        nativeRepeats(outerNatives);
        const Unsupported unsupported{{Approximation::ClassNotChosen, method.describe()}};
        if (nested_ > 0) throw unsupported;
        stop_.kind = StopKind::Unsupported;
        stop_.reason = unsupported.reason;
    } catch (const Unsupported& unsupported) {
        nativeRepeats(outerNatives);
        if (nested_ > 0) throw;
        stop_.kind = StopKind::Unsupported;
        stop_.reason = unsupported.reason;
    }
    return Step::Stop;
}

Interpreter::Step Interpreter::invokePolymorphicCall(const Method& declared, Slot* arguments,
                                                     types::Symbol descriptor) {
    return invokePeer(declared, &invokePolymorphic, arguments, descriptor);
}

Interpreter::Step Interpreter::boxResult() {
    Thread& thread = state_.thread();
    Frame* frame = thread.top;
    const Method& target = state::methodOf(state_, frame->locals[0]);
    const Ref receiver = static_cast<Ref>(frame->locals[1]);
    const Slot value = frame->stackBase()[0], second = frame->stackBase()[1];
    if (target.isInitializer || target.result == values::BasicType::Reference)
        return returned(1, target.isInitializer ? receiver : value, 0);
    if (target.result == values::BasicType::Void) return returned(1, 0, 0);
    const objects::Box& box = *objects::boxOf(target.result);
    const Class& klass = vm_.linker->load(box.className);
    if (Step step = initialize(klass); step != Step::Ready) return step;
    // valueOf takes the adapter's place.
    const Method& valueOf = *klass.methodNamed("valueOf", objects::valueOfDescriptor(box));
    Slot* base = frame->locals;
    thread.top = frame->caller;
    if (!thread.top && thread.frozenBelow) state_.thawCaller(thread), base = thread.top->sp;
    base[0] = value;
    if (values::slotsOf(target.result) == 2) base[1] = second;
    thread.top->sp = base;
    return pushOrOverflow(valueOf, codeOf(valueOf), base, 0);
}

Interpreter::Step Interpreter::wrapThrown(Ref exception) {
    const Class& wrapper = vm_.linker->load("java/lang/reflect/InvocationTargetException");
    Ref made = state_.allocateInstance(wrapper);
    if (made == 0) return throwOutOfMemory();
    Slot arguments[] = {made, exception}, ignored;
    Ref failure = 0;
    Interpreter nested(vm_, state_);
    nested.call(*wrapper.methodNamed("<init>", "(Ljava/lang/Throwable;)V"), arguments, ignored,
                failure);
    return throwException(made);
}

// A frame above `below`, which becomes the caller's stack top; the arguments are copied there.
Frame* Interpreter::pushCall(const Method& method, std::span<const Slot> arguments, Slot* below) {
    Thread& thread = state_.thread();
    if (thread.top) thread.top->sp = below;
    std::copy(arguments.begin(), arguments.end(), below);
    return pushFrame(thread, method, codeOf(method), below);
}

// A return into a caller that has not been thawed, from a class initializer, or from the thread's
// first frame.
Interpreter::Step Interpreter::returned(unsigned slots, Slot value, Slot second) {
    Thread& thread = state_.thread();
    Frame* frame = thread.top;
    const Method& method = *frame->method;
    const bool countsMonitors =
        frame->lockedMonitor && method.code.load(std::memory_order_acquire)->countsMonitors;
    if (frame->lockedMonitor && !countsMonitors && !mayExitMonitor(frame->lockedMonitor))
        return Step::Stop;
    if (countsMonitors) {
        if (!leavesMonitors(*frame)) return throwNew("java/lang/IllegalMonitorStateException");
    } else if (frame->lockedMonitor && !exitMonitor(frame->lockedMonitor)) {
        frame->lockedMonitor = 0;
        return throwNew("java/lang/IllegalMonitorStateException");
    }
    if (methodObserver_) tellExited(method);
    thread.top = frame->caller;
    if (!thread.top && thread.frozenBelow) state_.thawCaller(thread);
    if (method.isPreparation) {
        if (method.isClassInitializer) finishInitialization(*method.holder, false);
        if (!thread.top) return threadEnded();
        thread.top->frozen = nullptr;
        return Step::Go; // the instruction that needed it is executed again
    }
    if (!thread.top) return threadEnded();
    thread.top->frozen = nullptr;
    thread.top->sp[0] = value;
    if (slots == 2) thread.top->sp[1] = second;
    thread.top->sp += slots;
    ++thread.top->pc;
    return Step::Go;
}

Interpreter::Step Interpreter::threadEnded() {
    interpreter::threadEnded(vm_, state_);
    stop_.kind = StopKind::ThreadEnded;
    return Step::Stop;
}

bool Interpreter::call(const Method& method, std::span<const Slot> arguments, Slot& result,
                       Ref& exception) {
    const std::size_t index = state_.current;
    Thread& thread = state_.thread();
    Frame* outer = thread.top;
    const auto outerPc = outer ? outer->pc : nullptr;
    Slot* const outerSp = outer ? outer->sp : nullptr;
    const auto outerFrozen = outer ? outer->frozen : nullptr;
    Stop outerStop = std::move(stop_);
    stop_ = Stop();
    const Resumed outerResumed = std::exchange(resumed_, Resumed::No);
    const bool outerAgain = again_;
    Observer* const outerInstructionObserver = instructionObserver_;
    Observer* const outerMethodObserver = methodObserver_;
    const std::uint64_t outerExecuted = executed_;
    if (++nested_ == 1) caller_ = index;
    // A call of a peer's is the VM's own business; one that is a run of its own (collectInCalls) is
    // the program's.
    observe(collectInCalls);
    Frame* boundary = pushCall(adapters::callBoundary(), {}, outer ? outer->sp : thread.region);
    Slot* at = boundary->stackBase();
    std::copy(arguments.begin(), arguments.end(), at);
    boundary->sp = at + arguments.size();
    Step step = invokeSlow(method, at);
    bool isEntered = step != Step::Stop; // or it waits before its first instruction
    auto restore = [&] {
        --nested_;
        state_.current = index;
        state_.threads[index].top = outer; // starting threads may have moved the array
        if (outer) {
            outer->pc = outerPc;
            outer->sp = outerSp;
            outer->frozen = outerFrozen;
        }
        stop_ = std::move(outerStop);
        resumed_ = outerResumed;
        again_ = outerAgain;
        instructionObserver_ = outerInstructionObserver;
        injects_ = instructionObserver_ && instructionObserver_->injects();
        askedMethod_ = nullptr;
        methodObserver_ = outerMethodObserver;
        if (!collectInCalls) executed_ = outerExecuted;
    };
    try {
        for (;;) {
            if (step != Step::Stop) runLoop();
            if (stop_.kind == StopKind::CallReturned) break;
            if (stop_.kind == StopKind::Violated)
                throw ViolatedInCall{{{Approximation::VmCallWaits, method.describe()}},
                                     std::move(stop_.breach)};
            if (stop_.kind == StopKind::Ignored)
                throw IgnoredInCall{{{Approximation::VmCallWaits, method.describe()}}};
            if (stop_.kind != StopKind::Boundary && !(mayWait() && letOthersGoOn(true)))
                throw Unsupported{{Approximation::VmCallWaits,
                                   (stop_.kind == StopKind::Exit ? "System.exit, called in " : "") +
                                       method.describe()}};
            step = Step::Go;
            if (!isEntered && state_.current == index) {
                step = invokeSlow(method, at);
                isEntered = step != Step::Stop;
            }
        }
        if (instructionObserver_ && passed_ > 0) tellPassed();
    } catch (...) {
        restore();
        throw;
    }
    result = callResult_;
    exception = callException_;
    restore();
    return exception == 0;
}

// In a call, where the current thread waits, gives way or has ended: the next one that can go on
// does. Where all wait for time to pass, it is the one whose time comes first, where that is
// wanted. False: none can.
bool Interpreter::letOthersGoOn(bool waitsForTime) {
    if (stop_.kind != StopKind::Schedule && stop_.kind != StopKind::ThreadEnded) return false;
    if (stop_.kind == StopKind::Schedule) state_.thread().data.oneStep = 0;
    const std::size_t count = state_.threads.size();
    const std::size_t from = turnsInCalls == Turns::Drawn ? drawnTurns() % count : 0;
    std::optional<std::size_t> next;
    for (std::size_t i = 1; i <= count; ++i) {
        const std::size_t step = turnsInCalls == Turns::LastFirst ? count - i : i;
        const std::size_t thread = (state_.current + from + step) % count;
        if (!isEnabled(state_, thread)) continue;
        const state::ThreadData& data = state_.threads[thread].data;
        if (data.status == state::ThreadStatus::Runnable) {
            next = thread;
            break;
        }
        if (!waitsForTime) continue;
        if (!next || data.wakeTime < state_.threads[*next].data.wakeTime) next = thread;
    }
    if (!next) return false;
    haveOthersGoneOn_ = true;
    endWait(state_, *next);
    state_.prepareToRun(*next);
    state_.current = *next;
    stop_ = Stop();
    resume();
    return true;
}

void Interpreter::letOthersEnd() {
    if (turnsInCalls == Turns::None || state_.threads.size() < 2) return;
    const std::size_t index = state_.current;
    const bool wasSuspended = std::exchange(state_.thread().data.suspended, true);
    ++nested_;
    const auto restore = [&] {
        --nested_;
        state_.current = index;
        state_.thread().data.suspended = wasSuspended;
        stop_ = Stop();
        resumed_ = Resumed::No;
    };
    observe(collectInCalls);
    stop_ = Stop();
    try {
        while (stop_.kind == StopKind::Boundary || letOthersGoOn(false)) {
            stop_ = Stop();
            runLoop();
        }
        if (stop_.kind != StopKind::Schedule && stop_.kind != StopKind::ThreadEnded)
            throw Unsupported{{Approximation::VmCallWaits, "a thread that goes on"}};
        if (instructionObserver_ && passed_ > 0) tellPassed();
    } catch (...) {
        restore();
        throw;
    }
    restore();
}

void Interpreter::observe(bool isProgram) {
    state_.observer = state_.ownObserver ? state_.ownObserver : vm_.observer;
    Observer* const observer = isProgram ? observerOf(state_) : nullptr;
    instructionObserver_ = observer && observer->wantsInstructions() ? observer : nullptr;
    injects_ = instructionObserver_ && instructionObserver_->injects();
    askedMethod_ = nullptr;
    methodObserver_ = observer && observer->wantsMethods() ? observer : nullptr;
}

void Interpreter::runLoop() {
    const bool observed =
        instructionObserver_ || methodObserver_ || state_.thread().data.pendingException != 0;
    if (state_.carriesExpressions)
        observed ? loop<true, true, false>() : loop<false, true, true>();
    else if (observed)
        loop<true, false, false>();
    else
        vm_.options.singlePath ? loop<false, false, false>() : loop<false, false, true>();
}

Stop Interpreter::run() {
    stop_ = Stop();
    startPauses();
    areThreadStatesAsked_ = objects::areThreadStatesAsked(vm_);
    observe(true);
    try {
        runLoop();
        executed_ -= isWaiting();
        if (observedPc_) tellLastInstruction();
        if (instructionObserver_ && passed_ > 0) tellPassed();
    } catch (const Unsupported& unsupported) {
        stop_.kind = StopKind::Unsupported;
        stop_.reason = unsupported.reason;
        executed_ -= isWaiting();
        tellLastInstruction();
    }
    if (stop_.kind == StopKind::Schedule) state_.thread().data.oneStep = 0;
    return std::move(stop_);
}

// ---- NativeContext

Observer* NativeContext::observer() const {
    return observerOf(state);
}

NativeOutcome NativeContext::throwRef(Ref exception) {
    exception_ = exception;
    return NativeOutcome::Threw;
}

NativeOutcome NativeContext::throwNew(std::string_view exceptionClass) {
    Interpreter local(vm, state);
    return throwRef(
        (interpreter_ ? interpreter_ : &local)->makeException(exceptionClass, {}, false, &method));
}

NativeOutcome NativeContext::throwNew(std::string_view exceptionClass, std::string_view message) {
    if (exceptionClass == "java/lang/StackOverflowError") { // of a linking error
        vm.approximated(Approximation::StackLimit, std::to_string(vm.options.stackLimit));
        return throwNew(exceptionClass);
    }
    Interpreter local(vm, state);
    return throwRef((interpreter_ ? interpreter_ : &local)
                        ->makeException(exceptionClass, message, true, &method));
}

NativeOutcome NativeContext::returnAfter(std::span<const Preparation> preparations, Slot value) {
    if (preparations.empty()) return returnSlot(value);
    state::Frame* frame = state.thread().top;
    frame->sp = const_cast<Slot*>(arguments);
    if (method.result != values::BasicType::Void) *frame->sp++ = value;
    ++frame->pc;
    if (interpreter_->methodObserver_) interpreter_->tellNatives();
    for (auto next = preparations.rbegin(); next != preparations.rend(); ++next)
        interpreter_->prepare(*next->method, next->arguments);
    interpreter_->repeatsPeer_ = false;
    return NativeOutcome::Finished;
}

std::vector<Slot> NativeContext::ownArguments() const {
    const std::size_t count = callSiteDescriptor
                                  ? vm.linker->signature(callSiteDescriptor)->parameterSlots +
                                        (method.isStatic() ? 0u : 1u)
                                  : method.argumentSlots;
    return {arguments, arguments + count};
}

// Invokes the target, whose `slots` arguments lie at the end of the thread's top frame, the peer's
// caller or an `adapter` above it. Where the target cannot be entered yet, what the call has
// arranged is undone, so that the peer is executed again as a whole; `own` are its arguments.
NativeOutcome NativeContext::enter(const Method& target, std::size_t slots, Frame* adapter,
                                   const std::vector<Slot>& own) {
    Interpreter& interpreter = *interpreter_;
    Frame* top = state.thread().top;
    Slot* below = top->sp - slots;
    Frame* caller = adapter ? adapter->caller : top;
    Slot* const begin = const_cast<Slot*>(arguments);
    // What is pushed for the target's sake must not lie where the peer's arguments are restored.
    top->sp = std::max(top->sp, begin + own.size());
    interpreter.repeatsPeer_ = false;
    const Interpreter::Step step = interpreter.invokeSlow(target, below);
    const bool again = step == Interpreter::Step::Stop
                           ? interpreter.stop_.kind == StopKind::Schedule ||
                                 interpreter.stop_.kind == StopKind::Choice ||
                                 interpreter.stop_.kind == StopKind::Symbolic
                           : interpreter.repeatsPeer_;
    const auto outcome =
        step == Interpreter::Step::Stop ? NativeOutcome::Stopped : NativeOutcome::Finished;
    if (!again) return outcome;
    Frame* frame = state.thread().top;
    if (frame == top) {
        state.thread().top = caller;
    } else {
        while (frame && frame->caller != top) frame = frame->caller;
        if (!frame) return outcome; // an exception has unwound the caller
        frame->caller = caller;
    }
    std::copy(own.begin(), own.end(), begin);
    caller->sp = begin + own.size();
    return outcome;
}

NativeOutcome NativeContext::call(const Method& target, std::span<const Slot> slots) {
    Interpreter& interpreter = *interpreter_;
    Slot* below = const_cast<Slot*>(arguments);
    values::BasicType expected = method.result;
    if (callSiteDescriptor) expected = vm.linker->signature(callSiteDescriptor)->result;
    std::vector<Slot> copy(slots.begin(), slots.end()); // they may lie where the frame will be
    const std::vector<Slot> own = ownArguments();
    // The same call, with other arguments.
    if (&target == &method) interpreter.nativeDeclines(method);
    Frame* adapter = nullptr;
    if (expected == values::BasicType::Void && target.result != values::BasicType::Void) {
        adapter = interpreter.pushCall(adapters::dropResult(), {}, below);
        below = adapter->stackBase();
    }
    std::copy(copy.begin(), copy.end(), below);
    state.thread().top->sp = below + copy.size();
    return enter(target, copy.size(), adapter, own);
}

NativeOutcome NativeContext::callReflectively(const Method& target, Ref receiver, Ref argumentArray,
                                              bool wrap) {
    Interpreter& interpreter = *interpreter_;
    std::vector<Slot> slots;
    if (!target.isStatic()) slots.push_back(receiver);
    std::uint32_t index = 0;
    for (values::BasicType parameter : target.signature->parameters) {
        Ref element = state.object(argumentArray)->elements<Ref>()[index++];
        if (parameter == values::BasicType::Reference) {
            slots.push_back(element);
            continue;
        }
        Slot value = 0;
        Slot second = 0;
        values::BasicType from = objects::unbox(state, element, value);
        if (state.object(element)->isSymbolic()) {
            const auto e =
                state.object(element)
                    ->shadows()[state.object(element)->klass->fieldNamed("value")->offset]
                    .what();
            if (values::slotsOf(parameter) != values::slotsOf(from)) {
                vm.approximated(Approximation::WidenedBox);
            } else if (values::slotsOf(parameter) == 2) {
                second = e;
            } else {
                value = state::withExpression(value, e);
            }
        }
        objects::widen(from, parameter, value);
        slots.push_back(value);
        if (values::slotsOf(parameter) == 2) slots.push_back(second);
    }
    const std::vector<Slot> own = ownArguments();
    Slot info[] = {state::numberOf(target), receiver};
    const Method& adapter = wrap ? adapters::reflectiveWrapped() : adapters::reflectiveCall();
    Frame* frame = interpreter.pushCall(adapter, info, const_cast<Slot*>(arguments));
    Slot* below = frame->stackBase();
    std::copy(slots.begin(), slots.end(), below);
    frame->sp = below + slots.size();
    return enter(target, slots.size(), frame, own);
}

NativeOutcome NativeContext::stop(StopKind kind) {
    interpreter_->stop_.kind = kind;
    if (kind == StopKind::Exit) interpreter_->stop_.exitStatus = state.scalars.exitStatus;
    if (kind == StopKind::Boundary) {
        Frame* frame = state.thread().top;
        frame->sp = const_cast<Slot*>(arguments);
        ++frame->pc;
    }
    return NativeOutcome::Stopped;
}

NativeOutcome NativeContext::violated(Breach breach) {
    interpreter_->stop_.breach = std::make_shared<const Breach>(std::move(breach));
    return stop(StopKind::Violated);
}

NativeOutcome NativeContext::unsupported(Approximation reason) {
    interpreter_->stop_.reason = Approximated{reason, {}};
    return stop(StopKind::Unsupported);
}

bool NativeContext::initialized(const Class& klass) {
    if (!interpreter_) return true;
    switch (interpreter_->initialize(klass)) {
        case Interpreter::Step::Ready:
            return true;
        case Interpreter::Step::Go:
            blocked_ = NativeOutcome::Again;
            return false;
        case Interpreter::Step::Stop:
            blocked_ = NativeOutcome::Stopped;
            return false;
    }
    return true;
}

bool NativeContext::scheduled(Ref ref) {
    return scheduled(ref, Access::kWhole, ref == 0 ? Access::Kind::Fence : Access::Kind::Write);
}

bool NativeContext::scheduled(Ref ref, std::uint32_t place, Access::Kind kind) {
    blocked_ = NativeOutcome::Stopped;
    return !interpreter_ || interpreter_->mayProceed(ref, place, kind);
}

bool NativeContext::scheduledOnly(Ref ref) {
    blocked_ = NativeOutcome::Stopped;
    return !interpreter_ || interpreter_->isToProceed(ref);
}

void NativeContext::note(Ref ref, std::uint32_t place, Access::Kind kind) const {
    if (interpreter_) interpreter_->note(ref, place, kind);
}

void NativeContext::noteOnlyRead(Ref ref, std::uint32_t place) const {
    if (!interpreter_ || !interpreter_->accesses || interpreter_->accesses->empty()) return;
    Access& last = interpreter_->accesses->back();
    if (last.object == ref && last.place == place && last.kind == Access::Kind::Write)
        last.kind = Access::Kind::Read;
}

bool NativeContext::isVisible(const types::Field& field, Ref object, bool isWrite) {
    if (!interpreter_ || !(state.object(object)->flags & Object::Shared)) return false;
    if (field.isFinal()) {
        if (isWrite) finalWritten(vm, field);
        return mayBeVisible(field);
    }
    return !mayBeVisible(field) || interpreter_->isVisible(field, object, isWrite);
}

bool NativeContext::isArrayVisible(Ref array) {
    return interpreter_ && state.object(array)->flags & Object::Contended &&
           interpreter_->isArrayVisible(array);
}

void NativeContext::tellAccess(const types::Field& field, Ref object, bool isWrite) const {
    if (observer() && observer()->wantsInstructions())
        observer()->fieldAccess(state, field, object, isWrite);
}

void NativeContext::tellAccess(Ref array, std::uint32_t first, std::uint32_t count,
                               bool isWrite) const {
    if (!observer() || !observer()->wantsInstructions()) return;
    for (std::uint32_t i = first; i < first + count; ++i)
        observer()->arrayAccess(state, array, i, isWrite);
}

bool NativeContext::chosen(const ChoiceRequest& request, std::uint32_t& alternative) {
    blocked_ = NativeOutcome::Stopped;
    alternative = 0;
    if (!interpreter_ || request.count <= 1) return true;
    if (interpreter_->resumed_ == Interpreter::Resumed::Choice) {
        alternative = interpreter_->alternative_;
        interpreter_->resumed_ = Interpreter::Resumed::No;
        return true;
    }
    if (interpreter_->nested_ > 0) {
        vm.approximated(Approximation::ChoiceInVmCall);
        return true;
    }
    interpreter_->stop_.kind = StopKind::Choice;
    interpreter_->stop_.choice = request;
    return false;
}

} // namespace clew::vm::interpreter
