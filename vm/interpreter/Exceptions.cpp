// Throwing, unwinding, and what happens when nobody catches.

#include "vm/Vm.h"
#include "vm/interpreter/Finalizers.h"
#include "vm/interpreter/Frames.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/ThreadLife.h"
#include "vm/objects/InitializationFailure.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Shared.h"
#include "vm/objects/StackTrace.h"
#include "vm/objects/Strings.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::interpreter {

using types::Class;

namespace {
constexpr std::string_view kNoClass = "java/lang/NoClassDefFoundError";
} // namespace

Ref Interpreter::makeException(std::string_view exceptionClass, std::string_view message,
                               bool hasMessage, const Method* calledNative) {
    const Class& klass = vm_.linker->load(exceptionClass);
    Ref exception = state_.allocateInstance(klass);
    if (exception == 0) throw OutOfMemory{};
    if (hasMessage) {
        NativeContext context(vm_, state_, adapters::callBoundary(), nullptr);
        objects::setField<Ref>(state_, exception, "detailMessage", context.newString(message));
    }
    const Class& throwable = *vm_.linker->known.throwable;
    objects::setField<Ref>(state_, exception, "cause", exception);
    objects::setField<Ref>(state_, exception, "suppressedExceptions",
                           objects::getStatic<Ref>(state_, throwable, "SUPPRESSED_SENTINEL"));
    objects::fillBacktrace(vm_, state_, exception, calledNative);
    // A NullPointerException explains itself only when its trace was filled in exactly once.
    if (exceptionClass == "java/lang/NullPointerException" &&
        objects::findFieldNamed(klass, "extendedMessageState"))
        objects::setField<std::int32_t>(state_, exception, "extendedMessageState", 1);
    return exception;
}

Interpreter::Step Interpreter::throwNew(std::string_view exceptionClass, std::string_view message) {
    try {
        return throwException(makeException(exceptionClass, message, true));
    } catch (const OutOfMemory&) {
        return throwOutOfMemory();
    }
}

Interpreter::Step Interpreter::throwNew(std::string_view exceptionClass) {
    try {
        return throwException(makeException(exceptionClass, {}, false));
    } catch (const OutOfMemory&) {
        return throwOutOfMemory();
    }
}

Interpreter::Step Interpreter::throwNullPointer() {
    return throwNew("java/lang/NullPointerException");
}

Interpreter::Step Interpreter::throwLinkage(const types::LinkageError& error) {
    if (error.exceptionClass == "java/lang/StackOverflowError") return throwStackOverflow();
    std::string_view message = error.what();
    // HotSpot says nothing about a selected method that is not public; only that message is no more
    // than a name.
    const bool nameOnly =
        error.exceptionClass == "java/lang/IllegalAccessError" && message.starts_with('\'');
    if (message.empty() || nameOnly) return throwNew(error.exceptionClass);
    if (error.exceptionClass == kNoClass && message.find(' ') == std::string_view::npos)
        return throwNotFound(message);
    return throwNew(error.exceptionClass, message);
}

// A class that its loader has not found: the loader's exception is the cause.
Interpreter::Step Interpreter::throwNotFound(std::string_view className) {
    try {
        const Ref error = makeException(kNoClass, className, true);
        state_.temporaryRoots.push_back(error);
        const Ref cause =
            makeException("java/lang/ClassNotFoundException", types::externalName(className), true);
        state_.temporaryRoots.pop_back();
        objects::setField<Ref>(state_, cause, "cause", 0);
        objects::setField<Ref>(state_, error, "cause", cause);
        return throwException(error);
    } catch (const OutOfMemory&) {
        return throwOutOfMemory();
    }
}

Interpreter::Step Interpreter::throwStackOverflow() {
    vm_.approximated(Approximation::StackLimit, std::to_string(vm_.options.stackLimit));
    return throwNew("java/lang/StackOverflowError");
}

Interpreter::Step Interpreter::throwOutOfMemory(std::string_view message) {
    if (message == kHeapSpace)
        vm_.approximated(Approximation::HeapLimit, std::to_string(vm_.options.heapLimit));
    // The limit is the program's; the error itself is made beyond it.
    std::uint64_t saved = state_.suspendHeapLimit();
    Ref exception = makeException("java/lang/OutOfMemoryError", message, true);
    state_.restoreHeapLimit(saved);
    return throwException(exception);
}

Ref Interpreter::wrapInitializerFailure(Ref exception) {
    const Class& error = vm_.linker->load("java/lang/Error");
    if (state_.object(exception)->klass->isSubclassOf(error)) return exception;
    const Class& wrapper = vm_.linker->load("java/lang/ExceptionInInitializerError");
    Ref made = state_.allocateInstance(wrapper);
    if (made == 0) return exception;
    state_.temporaryRoots.push_back(made);
    state_.temporaryRoots.push_back(exception);
    const Method* constructor = wrapper.methodNamed("<init>", "(Ljava/lang/Throwable;)V");
    Slot arguments[] = {made, exception}, ignored;
    Ref failure = 0;
    call(*constructor, arguments, ignored, failure);
    state_.temporaryRoots.resize(state_.temporaryRoots.size() - 2);
    return made;
}

Interpreter::Step Interpreter::throwException(Ref exception) {
    if (methodObserver_) tellNatives(); // one of them has thrown it
    if (Observer* observer = observerOf(state_)) observer->exceptionThrown(state_, exception);
    Thread& thread = state_.thread();
    resumed_ = Resumed::No;
    for (;;) {
        Frame* frame = thread.top;
        const Method& method = *frame->method;
        const Code& code = *method.code.load(std::memory_order_acquire);
        const std::uint32_t index = code.indexOf(frame->pc);
        for (const Handler& handler : code.handlers) {
            if (index < handler.start || index >= handler.end) continue;
            if (handler.catchType != 0) {
                const Class* caught = handler.resolved.load(std::memory_order_acquire);
                if (!caught) {
                    Ref failure = 0;
                    state_.temporaryRoots.push_back(exception);
                    caught = caughtClass(
                        *method.holder, method.holder->file->constants.className(handler.catchType),
                        failure);
                    state_.temporaryRoots.pop_back();
                    if (!caught) { // its exception takes the place of the one that was thrown
                        exception = failure;
                        break;
                    }
                    handler.resolved.store(caught, std::memory_order_release);
                }
                if (!state_.object(exception)->klass->isSubclassOf(*caught)) continue;
            }
            frame->frozen = nullptr;
            frame->sp = frame->stackBase();
            *frame->sp++ = exception;
            frame->pc = code.instructions.data() + handler.target;
            if (Observer* observer = observerOf(state_))
                observer->exceptionHandled(state_, exception);
            return Step::Go;
        }
        if (frame->lockedMonitor && code.countsMonitors) {
            if (const Ref other = unlockThrowing(*frame)) exception = other;
        } else if (frame->lockedMonitor) {
            exitMonitor(frame->lockedMonitor);
        }
        if (methodObserver_) tellExited(method);
        thread.top = frame->caller;
        if (!thread.top && thread.frozenBelow) state_.thawCaller(thread);
        if (method.isClassInitializer) {
            finishInitialization(*method.holder, true);
            if (!method.holder->fromJdk) {
                if (objects::Shared::of(vm_).isEnumOfInput(*method.holder))
                    vm_.approximated(Approximation::EnumOfInput, method.holder->externalName());
                rememberFailure(*method.holder, exception);
            }
            exception = wrapInitializerFailure(exception);
        }
        if (!thread.top) return uncaught(exception);
        thread.top->frozen = nullptr;
    }
}

// Thread.stop: once the thread has what it waits for, as on HotSpot, and while it runs the program:
// not what the machine does before and after that.
bool Interpreter::isStoppedAt(const Method& method) const {
    const state::ThreadData& data = state_.thread().data;
    return nested_ == 0 && data.pendingMonitor == 0 && data.wakeUp == state::WakeUp::None &&
           method.info && !data.dispatching;
}

Interpreter::Step Interpreter::throwPending() {
    Thread& thread = state_.thread();
    thread.changed = true;
    resumed_ = Resumed::No; // the operation that it was about to execute is not
    return throwException(std::exchange(thread.data.pendingException, 0));
}

// Whether a thread that ends with it is a violation.
bool Interpreter::isErrorAtEnd(Ref exception) const {
    // A thread that was stopped: its end is what was asked for, unless it is that of the program.
    if (state_.threads[state_.current].data.number != 1 &&
        state_.object(exception)->klass->name.view() == "java/lang/ThreadDeath" &&
        vm_.linker->known.thread->methodNamed("stop0", "(Ljava/lang/Object;)V"))
        return false;
    switch (vm_.options.errors) {
        case Options::Deaths::All:
            return true;
        case Options::Deaths::Assertions:
            return state_.object(exception)->klass->isAssignableTo(
                vm_.linker->load("java/lang/AssertionError"));
        case Options::Deaths::None:
            break;
    }
    return false;
}

// The thread has no frames left. Handlers that the program has set are run, as
// Thread.dispatchUncaughtException does; without any the exception is a violation (or, on a single
// path, printed as `java` prints it).
Interpreter::Step Interpreter::uncaught(Ref exception) {
    Thread& thread = state_.thread();
    if (isFinalizer(state_, state_.current)) return threadEnded(); // JLS 12.6: it is ignored
    const Ref object = thread.data.object;
    const Class& threadClass = *vm_.linker->known.thread;
    const auto hasHandler = [&] {
        if (objects::getField<Ref>(state_, object, "uncaughtExceptionHandler") != 0) return true;
        if (objects::getStatic<Ref>(state_, threadClass, "defaultUncaughtExceptionHandler") != 0)
            return true;
        const types::Field* groupField =
            objects::findFieldNamed(*state_.object(object)->klass, "group");
        Ref group = groupField ? state_.object(object)->at<Ref>(groupField->offset) : 0;
        return group != 0 && state_.object(group)->klass != vm_.linker->known.threadGroup;
    };
    if (vm_.options.singlePath && thread.data.number == 1) state_.scalars.exitStatus = 1;
    const bool isError = !vm_.options.singlePath && isErrorAtEnd(exception);
    if (thread.data.dispatching || (!hasHandler() && isError)) {
        if (thread.data.dispatching && !isError) {
            if (vm_.output) {
                const Ref name = objects::getField<Ref>(state_, object, "name");
                vm_.output->write(
                    2, "\nException: " + state_.object(exception)->klass->externalName() +
                           " thrown from the UncaughtExceptionHandler in thread \"" +
                           objects::stringUtf8(state_, name) + "\"\n");
            }
            return threadEnded();
        }
        stop_.kind = StopKind::Uncaught;
        stop_.exception = exception;
        return Step::Stop;
    }
    thread.data.dispatching = true;
    const Slot arguments[] = {exception};
    pushFirstFrame(vm_, state_, state_.current, threadDispatch(), arguments);
    return Step::Go;
}

} // namespace clew::vm::interpreter
