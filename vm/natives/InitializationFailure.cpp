#include "vm/natives/InitializationFailure.h"

#include "vm/interpreter/Frames.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/objects/JavaObjects.h"

namespace clew::vm::natives {

namespace {

// The failure belongs to a path. It lies in the mirror's field for the data of a hidden class, which nothing else uses
// in other classes; those of hidden classes are not kept.
const types::Field* place(const state::LiveState& state, const types::Class& klass) {
    return klass.isHiddenClass ? nullptr : findFieldNamed(*state.object(klass.mirror)->klass, "classData");
}

}  // namespace

void rememberInitializationFailure(Vm& vm, state::LiveState& state, const types::Class& klass, Ref exception) {
    if (!place(state, klass) || initializationFailureOf(state, klass) != 0) return;
    const types::Class& errorClass = vm.linker->load("java/lang/ExceptionInInitializerError");
    const Ref error = state.allocateInstance(errorClass);
    if (error == 0) return;
    state.temporaryRoots.push_back(error);
    state.temporaryRoots.push_back(exception);
    const Ref text = getField<Ref>(state, exception, "detailMessage");
    const Ref thread = state.threads[state.current].data.object;
    const std::string message = "Exception " + state.object(exception)->klass->externalName() +
                                (text ? ": " + stringUtf8(state, text) : std::string()) + " [in thread \"" +
                                stringUtf8(state, getField<Ref>(state, thread, "name")) + "\"]";
    interpreter::Interpreter nested(vm, state);
    const Slot receiver[] = {exception};
    Slot trace = 0;
    Ref failure = 0;
    const Method* getStackTrace =
        vm.linker->known.throwable->methodNamed("getStackTrace", "()[Ljava/lang/StackTraceElement;");
    try {
        interpreter::NativeContext context(vm, state, interpreter::adapters::callBoundary(), nullptr);
        setField<Ref>(state, error, "detailMessage", context.newString(message));
        setField<Ref>(state, error, "suppressedExceptions",
                      getStatic<Ref>(state, *vm.linker->known.throwable, "SUPPRESSED_SENTINEL"));
        if (nested.call(*getStackTrace, receiver, trace, failure))
            setField<Ref>(state, error, "stackTrace", values::toRef(trace));
        state.share(error, true);
        setField<Ref>(state, klass.mirror, "classData", error);
    } catch (const interpreter::OutOfMemory&) {
        // Later errors then have no cause.
    }
    state.temporaryRoots.resize(state.temporaryRoots.size() - 2);
}

Ref initializationFailureOf(const state::LiveState& state, const types::Class& klass) {
    const types::Field* field = place(state, klass);
    return field ? state.object(klass.mirror)->at<Ref>(field->offset) : 0;
}

}  // namespace clew::vm::natives
