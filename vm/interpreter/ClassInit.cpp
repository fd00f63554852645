// Class initialization (JVMS 5.5). Its status is part of the state: flags on the class's statics
// object; while a thread initializes a class it owns that object's monitor, and others wait for it
// there.

#include <algorithm>

#include "vm/Vm.h"
#include "vm/interpreter/Frames.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/objects/InitializationFailure.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"

namespace clew::vm::interpreter {

using types::Class;

namespace {

bool isReady(const LiveState& state, const Class& klass) {
    const Object* statics = state.object(klass.statics);
    return statics->flags & Object::Initialized ||
           (statics->flags & Object::Initializing && statics->owner == state.current + 1);
}

// Nothing that would have to run or to be waited for.
bool areSupertypesReady(const LiveState& state, const Class& klass) {
    if (klass.isInterface()) return true;
    const auto isSettled = [&](const Class* interface) {
        return !interface->declaresDefaultMethods || isReady(state, *interface);
    };
    return (!klass.super || isReady(state, *klass.super)) &&
           std::ranges::all_of(klass.allInterfaces, isSettled);
}

} // namespace

// JVMS 5.5. Ready: the class may be used. Go: an initializer was pushed, and the instruction is to
// be executed again after it. A class is marked before its supertypes are initialized: what they
// run may find it so, and who else wants it waits for them too. Its initializer sees to that
// (InitializeSupertypes is its first instruction), or an adapter where it has none.
Interpreter::Step Interpreter::initialize(const Class& klass) {
    if (!klass.fromJdk && !klass.isVerified.load(std::memory_order_acquire)) {
        try {
            vm_.frameMaps->verify(klass);
        } catch (const types::LinkageError& error) {
            return throwLinkage(error); // not linked: so it is the next time, too
        } catch (const types::NeedsLoading& needed) {
            return askLoader(needed);
        }
    }
    if (isReady(state_, klass)) return Step::Ready;
    const Object* statics = state_.object(klass.statics);
    if (statics->flags & Object::InitializationFailed) {
        try {
            return throwException(failedBefore(klass));
        } catch (const OutOfMemory&) {
            return throwOutOfMemory();
        }
    }
    if (statics->flags & Object::Initializing) {
        if (!mayWait())
            throw Unsupported{{Approximation::InitializationInVmCall, klass.externalName()}};
        block(klass.statics);
        return Step::Stop;
    }
    const bool isDone = !klass.classInitializer && areSupertypesReady(state_, klass);
    if (!klass.fromJdk && !isDone &&
        !mayProceed(klass.statics, Access::kWhole, Access::Kind::Fence))
        return Step::Stop;
    if (isDone) {
        assignStrings(klass);
        finishInitialization(klass, false);
        return Step::Ready;
    }
    Object* own = state_.writable(klass.statics);
    own->flags |= Object::Initializing;
    own->owner = static_cast<std::uint16_t>(state_.current + 1);
    own->recursion = 1;
    assignStrings(klass);
    state_.thread().data.pendingMonitor = 0;
    if (klass.fromJdk) ++state_.thread().data.atomicDepth;
    again_ = true;
    const Frame* top = state_.thread().top;
    if (top && !isInitialization(operationOf(*top->pc))) --executed_; // comes again
    const Slot argument[] = {klass.statics};
    const Step step = klass.classInitializer
                          ? pushPreparation(*klass.classInitializer, {})
                          : pushPreparation(adapters::classInitialization(), argument);
    if (!repeatsPeer_) finishInitialization(klass, true); // the stack has overflowed
    return step;
}

// Ready: they are, or this thread is at it.
Interpreter::Step Interpreter::initializeSupertypes(const Class& klass) {
    if (klass.isInterface()) return Step::Ready;
    auto supertype = [&](const Class& super) {
        if (!(state_.object(super.statics)->flags & Object::InitializationFailed))
            return initialize(super);
        try {
            return throwException(failedBefore(super));
        } catch (const OutOfMemory&) {
            return throwOutOfMemory();
        }
    };
    if (klass.super)
        if (Step step = supertype(*klass.super); step != Step::Ready) return step;
    for (const Class* interface : klass.allInterfaces)
        if (interface->declaresDefaultMethods)
            if (Step step = supertype(*interface); step != Step::Ready) return step;
    return Step::Ready;
}

// The one instruction of the adapter for a class without <clinit>.
Interpreter::Step Interpreter::initializeClass(Ref statics) {
    const Class& klass = *vm_.classOfMirror(statics);
    if (Step step = initializeSupertypes(klass); step != Step::Ready) return step;
    finishInitialization(klass, false);
    return returned(0, 0, 0);
}

Interpreter::Step Interpreter::failInitialization(const Class& klass, Ref exception) {
    finishInitialization(klass, true);
    state_.temporaryRoots.push_back(exception);
    if (!klass.fromJdk) rememberFailure(klass, exception);
    state_.temporaryRoots.pop_back();
    return throwException(exception);
}

// `exception` is what the initializer threw, before it was wrapped. Once for each class and path.
void Interpreter::rememberFailure(const Class& klass, Ref exception) {
    using namespace objects;
    if (!keepsInitializationFailure(state_, klass) || initializationFailureOf(state_, klass) != 0)
        return;
    const Class& errorClass = vm_.linker->load("java/lang/ExceptionInInitializerError");
    const Ref error = state_.allocateInstance(errorClass);
    if (error == 0) return;
    state_.temporaryRoots.push_back(error);
    state_.temporaryRoots.push_back(exception);
    const Ref text = getField<Ref>(state_, exception, "detailMessage");
    const Ref thread = state_.threads[state_.current].data.object;
    const std::string message = "Exception " + state_.object(exception)->klass->externalName() +
                                (text ? ": " + stringUtf8(state_, text) : std::string()) +
                                " [in thread \"" +
                                stringUtf8(state_, getField<Ref>(state_, thread, "name")) + "\"]";
    Interpreter nested(vm_, state_);
    const Slot receiver[] = {exception};
    Slot trace = 0;
    Ref failure = 0;
    const Method* getStackTrace = vm_.linker->known.throwable->methodNamed(
        "getStackTrace", "()[Ljava/lang/StackTraceElement;");
    try {
        setField<Ref>(state_, error, "detailMessage", ObjectAccess(vm_, state_).newString(message));
        setField<Ref>(state_, error, "suppressedExceptions",
                      getStatic<Ref>(state_, *vm_.linker->known.throwable, "SUPPRESSED_SENTINEL"));
        if (nested.call(*getStackTrace, receiver, trace, failure))
            setField<Ref>(state_, error, "stackTrace", values::toRef(trace));
        setInitializationFailure(state_, klass, error);
    } catch (const OutOfMemory&) {
        // Later errors then have no cause.
    }
    state_.temporaryRoots.resize(state_.temporaryRoots.size() - 2);
}

// What an earlier failure of the class makes of another use.
Ref Interpreter::failedBefore(const Class& klass) {
    const Ref error = makeException("java/lang/NoClassDefFoundError",
                                    "Could not initialize class " + klass.externalName(), true);
    if (const Ref cause = objects::initializationFailureOf(state_, klass))
        objects::setField<Ref>(state_, error, "cause", cause);
    return error;
}

// Static fields with a String constant; primitive ones have theirs from the beginning.
void Interpreter::assignStrings(const Class& klass) {
    for (const types::Field& field : klass.fields) {
        if (!field.isStatic() || !field.info || field.info->constantValue == 0) continue;
        if (field.type != types::BasicType::Reference) continue;
        const Ref text =
            vm_.internModifiedUtf8(klass.file->constants.string(field.info->constantValue));
        state_.writable(klass.statics)->at<Ref>(field.offset) = text;
    }
}

void Interpreter::finishInitialization(const Class& klass, bool failed) {
    Object* statics = state_.writable(klass.statics);
    if (statics->flags & Object::Initializing && klass.fromJdk) --state_.thread().data.atomicDepth;
    statics->flags &= ~std::uint32_t(Object::InitializationMask);
    statics->flags |= failed ? Object::InitializationFailed : Object::Initialized;
    statics->owner = 0;
    statics->recursion = 0;
}

} // namespace clew::vm::interpreter
