#pragma once

// What a native method's C++ peer sees, and the table in which peers are declared.
//
// A peer is one function. It reads its arguments, and leaves with an outcome. The interpreter keeps
// the arguments on the caller's operand stack until the peer has returned a value, so a peer that
// cannot go on (it must block, it needs a choice, a class must be initialized first) leaves with
// the outcome that says so and is executed again from its start when the thread goes on: until its
// outcome is Returned, Threw or Called it must not have changed anything that it could not do
// twice.
//
// Collections never run inside a peer.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "vm/interpreter/Access.h"
#include "vm/interpreter/Stop.h"
#include "vm/objects/ObjectAccess.h"

namespace clew::vm::interpreter {

using objects::OutOfMemory;
using state::LiveState;
using state::Object;
using types::Class;
using types::Method;
using values::Ref;
using values::Slot;

enum class NativeOutcome : std::uint8_t {
    Returned, // the result, if any, was set
    Threw,    // throwing() was called
    Called,   // call() was called: the result of that method is the peer's result
    Again,    // a class initializer was pushed: execute the peer again when it is done
    Stopped,  // scheduling point, choice or blocked thread: `stop` says; execute the peer again
              // afterwards
    Declined, // the method's own code is to be executed. A peer that knows expressions and has
              // declined has an answer for symbolic operands only, but for those of
              // NativePeer::declinesSome; the others are asked each time
    Finished, // the peer itself has arranged the frames (exception dispatch, thread exit …): just
              // go on
};

class Interpreter;
class Observer;

class NativeContext : public objects::ObjectAccess {
  public:
    const Method& method;
    const Slot* arguments;            // the receiver first
    types::Symbol callSiteDescriptor; // of a signature-polymorphic call: what the instruction says
    Slot result[2] = {0, 0};

    NativeContext(Vm& itsVm, LiveState& itsState, const Method& called, const Slot* passed)
        : ObjectAccess(itsVm, itsState), method(called), arguments(passed) {}

    Observer* observer() const; // who looks on; null: nobody

    // ---- arguments, by slot: a long or double takes two
    std::int32_t intAt(unsigned slot) const { return values::toInt(arguments[slot]); }
    bool booleanAt(unsigned slot) const { return intAt(slot) != 0; }
    std::int64_t longAt(unsigned slot) const { return values::toLong(arguments[slot]); }
    float floatAt(unsigned slot) const { return values::toFloat(arguments[slot]); }
    double doubleAt(unsigned slot) const { return values::toDouble(arguments[slot]); }
    Ref refAt(unsigned slot) const { return values::toRef(arguments[slot]); }

    // ---- expressions; only peers that know them are given arguments that carry any
    // Of an int or a float. 0 where the state carries none: what stands there then is no
    // expression. Attributes are left out.
    values::Expression expressionAt(unsigned slot) const {
        return state.carriesExpressions ? plain(state::expressionIn(arguments[slot])) : 0;
    }
    values::Expression wideExpressionAt(unsigned slot) const {
        return state.carriesExpressions
                   ? plain(static_cast<values::Expression>(arguments[slot + 1]))
                   : 0;
    }
    // The value is the expression's under the assignment. A constant is returned as such.
    NativeOutcome returnExpression(values::Expression expression);
    // The path says which way the condition goes, and the state's bits go that way; otherwise the
    // peer leaves with blocked().
    bool settled(values::Expression condition);
    // The path has it that the condition holds; where it cannot, the path ends.
    bool assumed(values::Expression condition);
    bool settledValue(
        values::Expression expression);     // has one value from here on; 0: it is concrete
    bool settledInput(std::uint32_t input); // of an input reference; 0: it is none
    // Whether two references to different objects stand for the same one (Object::ValueOf) was
    // settled: it is in `same`.
    bool settledSame(Ref a, Ref b, bool& same);
    // Only the present value is looked at, which the verdict says.
    void makeConcrete(values::Expression expression);
    void makeObjectConcrete(Ref object);
    bool settledReference(unsigned slot); // the argument is no input that was never used

    // ---- leaving
    NativeOutcome returnVoid() { return NativeOutcome::Returned; }
    NativeOutcome returnInt(std::int32_t value) { return returnSlot(values::fromInt(value)); }
    NativeOutcome returnBoolean(bool value) { return returnInt(value ? 1 : 0); }
    NativeOutcome returnLong(std::int64_t value) { return returnSlot(values::fromLong(value)); }
    NativeOutcome returnFloat(float value) { return returnSlot(values::fromFloat(value)); }
    NativeOutcome returnDouble(double value) { return returnSlot(values::fromDouble(value)); }
    NativeOutcome returnRef(Ref value) { return returnSlot(value); }
    NativeOutcome returnSlot(Slot value) {
        result[0] = value;
        return NativeOutcome::Returned;
    }
    // Returns the reference, or nothing where the method is void, after each of the methods
    // (Method::isPreparation) was called, in this order.
    struct Preparation {
        const Method* method;
        std::vector<Slot> arguments;
    };
    NativeOutcome returnAfter(std::span<const Preparation> preparations, Slot value);
    // Throws a new exception; the class is named internally, "java/lang/NullPointerException". The
    // stack trace is that of the Java caller. The constructor <init>(String) or <init>() is not
    // run: the fields that Throwable's own would set are set directly.
    NativeOutcome throwNew(std::string_view exceptionClass);
    NativeOutcome throwNew(std::string_view exceptionClass, std::string_view message);
    NativeOutcome throwRef(Ref exception);
    Ref thrown() const { return exception_; } // by the last throw...()
    NativeOutcome throwNullPointer() { return throwNew("java/lang/NullPointerException"); }
    // Replaces this call by a call of `target`, whose result becomes the peer's result (same basic
    // type, or anything where the peer's method returns void). `slots`: receiver first. No
    // dispatch: give the selected method.
    NativeOutcome call(const Method& target, std::span<const Slot> slots);
    // As call(), but arguments are unboxed from an Object[] and the result is boxed as reflection
    // does; exceptions are wrapped in InvocationTargetException where `wrap`. receiver 0 for static
    // methods. Types of the arguments must have been checked.
    NativeOutcome callReflectively(const Method& target, Ref receiver, Ref argumentArray,
                                   bool wrap);

    // ---- what a peer may have to wait for. Each returns true when the peer may go on; otherwise
    // the peer leaves with `blocked()`. The class is initialized in this state, or being
    // initialized by this thread.
    bool initialized(const Class& klass);
    // Asks the loader, a program's own, for the class (types/LinkageError.h: NeedsLoading), which
    // is then to be found in the Linker. Always leaves: with what this returns. A class that the
    // loader does not find is a NoClassDefFoundError or, where `notFoundIsLinkageError` is false,
    // the loader's own exception.
    NativeOutcome askLoader(Ref loader, std::uint32_t nameSpace, types::Symbol name,
                            bool notFoundIsLinkageError);
    // A scheduling point before a visible operation. Where only `ref` is given, it is taken to
    // write all of the object; with 0, to depend on whatever other threads do.
    bool scheduled(Ref ref);
    bool scheduled(Ref ref, std::uint32_t place, Access::Kind kind);
    // The same where the peer itself notes what it accesses, if anything.
    bool scheduledOnly(Ref ref);
    void note(Ref ref, std::uint32_t place, Access::Kind kind) const;
    // The write there, if it was noted last, has turned out to be none.
    void noteOnlyRead(Ref ref, std::uint32_t place) const;
    // A peer accesses a field as an instruction would: whether that is a visible operation
    // (Interpreter::isVisible), before which it has to ask scheduled(). Fields of the JDK's own
    // objects that instructions do not watch count as visible.
    bool isVisible(const types::Field& field, Ref object, bool isWrite);
    // The same for elements of an array.
    bool isArrayVisible(Ref array);
    static Access::Kind kindOf(bool isWrite) {
        return isWrite ? Access::Kind::Write : Access::Kind::Read;
    }
    bool mayAccessArray(Ref array, std::uint32_t index, bool isWrite) {
        return !isArrayVisible(array) || scheduled(array, index, kindOf(isWrite));
    }
    bool mayAccess(const types::Field& field, Ref object, bool isWrite) {
        return !isVisible(field, object, isWrite) ||
               scheduled(object, static_cast<std::uint32_t>(field.offset), kindOf(isWrite));
    }
    // Tells who looks on (Observer) of what a peer does as instructions would: a plain access to a
    // field, to elements.
    void tellAccess(const types::Field& field, Ref object, bool isWrite) const;
    void tellAccess(Ref array, std::uint32_t first, std::uint32_t count, bool isWrite) const;
    // A choice between `count` alternatives; `alternative` gets the one taken. See Stop.h for the
    // request's fields.
    bool chosen(const ChoiceRequest& request, std::uint32_t& alternative);
    NativeOutcome blocked() const { return blocked_; }
    // Ends the run of this thread. Boundary: the call has returned when the thread goes on.
    NativeOutcome stop(StopKind kind);
    NativeOutcome unsupported(Approximation reason);
    NativeOutcome violated(Breach breach); // the path ends here

  private:
    std::vector<Slot> ownArguments() const;
    // Without attributes, which peers do not follow.
    static values::Expression plain(values::Expression carried);
    NativeOutcome enter(const Method& target, std::size_t slots, state::Frame* adapter,
                        const std::vector<Slot>& own);
    friend class Interpreter;
    NativeOutcome blocked_ = NativeOutcome::Stopped;
    Ref exception_ = 0;
    class Interpreter* interpreter_ = nullptr; // null in tests: nothing is ever scheduled
};

// Which JDKs have the method of a peer, as far as JDK 17 and JDK 25 tell. Only a test asks: a row
// whose method a JDK does not have binds nothing there.
enum class Jdks : std::uint8_t {
    All,
    Before25, // 17 has it, 25 does not
    After17,  // 25 has it, 17 does not
    Between,  // neither has it, but JDK 21 does
    OnceIn17, // the first updates of 17 have it, later ones and 25 do not
    NewIn17,  // later updates of 17 have it, and 25
};

// One peer. Peers of methods that are not native take the method over.
struct NativePeer {
    constexpr NativePeer(std::string_view internalClassName, std::string_view name,
                         std::string_view of, Method::Peer peer, bool looksAtExpressions = false,
                         Jdks present = Jdks::All)
        : className(internalClassName),
          methodName(name),
          descriptor(of),
          function(peer),
          knowsExpressions(looksAtExpressions),
          jdks(present) {}
    constexpr NativePeer(std::string_view internalClassName, std::string_view name,
                         std::string_view of, Method::Peer peer, Jdks present)
        : NativePeer(internalClassName, name, of, peer, false, present) {}

    // Though it knows expressions, it may decline one call with concrete operands and not the next.
    constexpr NativePeer decliningSome() const {
        NativePeer row = *this;
        row.declinesSome = true;
        return row;
    }

    std::string_view className, methodName, descriptor;
    Method::Peer function;
    bool knowsExpressions; // it looks at what its arguments carry (NativeContext::expressionAt)
    bool declinesSome = false;
    Jdks jdks;
};
// Each file in vm/natives ends with its table; vm/natives/Natives.cpp lists the tables.
using NativeTable = std::span<const NativePeer>;

} // namespace clew::vm::interpreter
