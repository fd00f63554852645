// The interpreter loop: one label for each operation (Operations.h), reached by a jump through a
// table from the end of the one before. The registers are pc, sp, locals and frame; SAVE stores
// them in the frame before anything that may look at the thread, RELOAD reads them again after
// anything that may have changed it.
//
// The symbolic instantiation keeps the expressions beside the bits (state/Symbolic.h):
// SYMBOLIC(...) is compiled there only. Where what comes next depends on an expression, SETTLE
// stops the thread before the instruction, unless the path already says which way it goes; the bits
// then go that way.

#include <cmath>
#include <cstring>
#include <limits>

#include "vm/Vm.h"
#include "vm/interpreter/Frames.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/Sharing.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/interpreter/specification/ObservedConditions.h"
#include "vm/interpreter/symbolic/SymbolicOperations.h"
#include "vm/interpreter/symbolic/TypeQuestions.h"
#include "vm/objects/InputTypes.h"

namespace clew::vm::interpreter {

using types::Class;
using types::Field;
using namespace values;
using state::expressionIn;
using state::withExpression;

namespace {

template <class Int, class Floating>
Int saturate(Floating value) {
    if (std::isnan(value)) return 0;
    if (value >= static_cast<Floating>(std::numeric_limits<Int>::max()))
        return std::numeric_limits<Int>::max();
    if (value <= static_cast<Floating>(std::numeric_limits<Int>::min()))
        return std::numeric_limits<Int>::min();
    return static_cast<Int>(value);
}

template <class T>
std::int32_t compare(T a, T b, std::int32_t unordered) {
    return a > b ? 1 : a == b ? 0 : a < b ? -1 : unordered;
}

Class::ThrowingMethods throwingMethods(int jdkFeature) {
    return jdkFeature < 18 ? Class::ThrowingMethods::Skipped : Class::ThrowingMethods::Found;
}

// What a combined operation starts with, for who wants to see one instruction at a time: observers,
// and expressions.
constexpr Operation singleOf(Operation op) {
    using enum Operation;
    switch (op) {
        case LoadLoad:
        case LoadGetInt:
        case LoadGetIntLocal:
        case LoadLoadIfIntLt:
        case LoadLoadIfIntGe:
        case LoadConst:
        case LoadLoadIntAdd:
        case LoadConstIntAdd:
            return Load;
        case IncrementGoto:
            return Increment;
        default:
            return op;
    }
}

const char* primitiveArrayName(unsigned code) {
    static constexpr const char* kNames[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};
    return kNames[code - 4];
}

std::string castMessage(const Class& from, const Class& to);

} // namespace

// Instructions are counted where the straight line ends, or somebody may look at them: those from
// `line` up to this one, which is under way. (Those that are told are counted one by one.)
#define COUNT(last)                                                                           \
    do {                                                                                      \
        if (Counted || (Observed && !isTold)) {                                               \
            executed_ += (last) + 1 - line;                                                   \
            if constexpr (Observed) passed_ += static_cast<std::uint64_t>((last) + 1 - line); \
            line = (last) + 1;                                                                \
        }                                                                                     \
    } while (0)
// None of the program's.
#define UNCOUNT                                 \
    do {                                        \
        if (Counted || (Observed && !isTold)) { \
            --executed_;                        \
            if constexpr (Observed) --passed_;  \
        }                                       \
    } while (0)
// Before what every program that goes on for long comes to.
#define TELL_PASSED                                                       \
    do {                                                                  \
        if constexpr (Observed)                                           \
            if (passed_ >= kPortion && instructionObserver_) [[unlikely]] \
                tellPassed();                                             \
    } while (0)
#define SAVE            \
    do {                \
        COUNT(pc);      \
        frame->pc = pc; \
        frame->sp = sp; \
    } while (0)
// From `last` to an instruction elsewhere.
#define JUMP(last, target) \
    do {                   \
        COUNT(last);       \
        TELL_PASSED;       \
        pc = (target);     \
        line = pc;         \
    } while (0)
#define RELOAD                                                                         \
    do {                                                                               \
        frame = state.thread().top;                                                    \
        line = pc = frame->pc;                                                         \
        sp = frame->sp;                                                                \
        locals = frame->locals;                                                        \
        if constexpr (Observed) isTold = isToldOf(*frame->method);                     \
        if constexpr (Counted || Observed) {                                           \
            sharedMask = state.threads.size() > 1 ? std::uint32_t(Object::Shared) : 0; \
            visibleMask = state.hasStartedThreads() ? sharedMask : 0;                  \
        }                                                                              \
    } while (0)
// After a step that has changed the frames, or has stopped.
#define FINISH(step)                      \
    do {                                  \
        if ((step) == Step::Stop) return; \
        RELOAD;                           \
        DISPATCH;                         \
    } while (0)
#define DISPATCH                              \
    do {                                      \
        if (Observed && isTold) goto observe; \
        goto* kLabels[operationOf(*pc)];      \
    } while (0)
#define NEXT      \
    do {          \
        ++pc;     \
        DISPATCH; \
    } while (0)
// Its block follows. Blocks end in jumps, or go on in the next one: empty ones, and New.
#define CASE(name) L_##name:
#define SYMBOLIC(...)             \
    do {                          \
        if constexpr (Symbolic) { \
            __VA_ARGS__;          \
        }                         \
    } while (0)
#define SETTLE(settled)         \
    do {                        \
        SAVE;                   \
        if (!(settled)) return; \
    } while (0)
// A value is about to be written that somebody looks at. Before the access: once a thread was
// picked for it, nothing is settled any more.
#define SETTLE_CONDITIONS(expression, conditions)                                                \
    SYMBOLIC(if (const Expression written = (expression); written != 0) [[unlikely]] {           \
        for (const Expression asked : (conditions)) SETTLE(settle(asked, SymbolicKind::Branch)); \
    })
#define SETTLE_STATIC(expression) \
    SETTLE_CONDITIONS(expression, \
                      conditionsOn(vm_, *static_cast<const Field*>(pc->pointer), written))
#define SETTLE_ELEMENT(array, expression) \
    SETTLE_CONDITIONS(expression, conditionsOnElements(vm_, state, array, written))
// A reference is about to be used.
#define USE_REFERENCE(slot) SYMBOLIC(if (state::isUnresolved(slot)) SETTLE(settleReference(slot)))
// Also where the jump is to itself, the whole of `while (true) {}`.
#define BRANCH(taken)                                     \
    do {                                                  \
        if (taken) {                                      \
            if (pc->b <= 0 && --budget_ < 0) [[unlikely]] \
                goto pause;                               \
            JUMP(pc, pc + pc->b);                         \
            DISPATCH;                                     \
        }                                                 \
        NEXT;                                             \
    } while (0)

template <bool Observed, bool Symbolic, bool Counted>
void Interpreter::loop() {
    static const void* const kLabels[] = {
#define CLEW_OPERATION(name)                                            \
    !Symbolic                                           ? &&L_##name    \
    : singleOf(Operation::name) == Operation::name      ? &&L_##name    \
    : singleOf(Operation::name) == Operation::Increment ? &&L_Increment \
                                                        : &&L_Load,
        CLEW_OPERATIONS(CLEW_OPERATION)
#undef CLEW_OPERATION
    };
    // Each instruction for itself.
    [[maybe_unused]] static const void* const kSingleLabels[] = {
#define CLEW_OPERATION(name)                                            \
    singleOf(Operation::name) == Operation::name        ? &&L_##name    \
    : singleOf(Operation::name) == Operation::Increment ? &&L_Increment \
                                                        : &&L_Load,
        CLEW_OPERATIONS(CLEW_OPERATION)
#undef CLEW_OPERATION
    };
    LiveState& state = state_;
    Object** const table = state.table();
    const std::uint64_t epoch = state.epoch();
    Frame* frame;
    const Instruction* pc;
    const Instruction* line; // of the first instruction that is not counted yet
    Slot* sp;
    Slot* locals;
    // What is marked in objects that others may reach, and what is looked at before they are
    // accessed, which counts once there are others. On a single path neither does.
    std::uint32_t sharedMask = 0, visibleMask = 0;
    [[maybe_unused]] bool isTold = false; // the frame's instructions are
    const std::uint64_t depthLimit = vm_.options.stackLimit / sizeof(Slot);

    auto writable = [&](Ref ref, Object * current) __attribute__((always_inline)) {
        return current->epoch == epoch ? current : state.writable(ref);
    };

    RELOAD;
    DISPATCH;

observe:
    __attribute__((unused));
    if constexpr (Observed) {
        executed_ += !isInitialization(operationOf(*pc));
        if (state.thread().data.pendingException != 0 && isStoppedAt(*frame->method)) [[unlikely]] {
            SAVE;
            const Step step = throwPending();
            FINISH(step);
        }
        if (instructionObserver_ && !isInitialization(operationOf(*pc))) {
            SAVE;
            tellInstruction(*frame->method, pc);
            if (const Step step = throwInjected(*frame->method, pc); step != Step::Ready)
                [[unlikely]]
                FINISH(step);
        }
        goto* kSingleLabels[operationOf(*pc)];
    }

    // ---- constants, locals
    CASE (Nop) NEXT;
    CASE (Const) {
        *sp++ = static_cast<Slot>(pc->bits);
        NEXT;
    }
    CASE (Const2) {
        *sp = static_cast<Slot>(pc->bits);
        SYMBOLIC(sp[1] = 0);
        sp += 2;
        NEXT;
    }
    CASE (Load) {
        *sp++ = locals[pc->a];
        NEXT;
    }
    CASE (Load2) {
        *sp = locals[pc->a];
        SYMBOLIC(sp[1] = locals[pc->a + 1]);
        sp += 2;
        NEXT;
    }
    CASE (Store) {
        locals[pc->a] = *--sp;
        NEXT;
    }
    CASE (Store2) {
        sp -= 2;
        locals[pc->a] = *sp;
        SYMBOLIC(locals[pc->a + 1] = sp[1]);
        NEXT;
    }
    CASE (LoadLoad) {
        sp[0] = locals[pc->a];
        sp[1] = locals[pc->b];
        sp += 2;
        pc += 2;
        DISPATCH;
    }
    CASE (LoadConst) {
        sp[0] = locals[pc->a];
        sp[1] = static_cast<std::uint32_t>(pc->b);
        sp += 2;
        pc += 2;
        DISPATCH;
    }
    CASE (LoadLoadIntAdd) {
        *sp++ = static_cast<std::uint32_t>(locals[pc->a] + locals[pc->b]);
        pc += 3;
        DISPATCH;
    }
    CASE (LoadConstIntAdd) {
        *sp++ = static_cast<std::uint32_t>(locals[pc->a] + static_cast<std::uint32_t>(pc->b));
        pc += 3;
        DISPATCH;
    }
    CASE (LoadLoadIfIntLt) {
        bool taken = toInt(locals[pc->a]) < toInt(locals[pc->b]);
        if (!taken) {
            pc += 3;
            DISPATCH;
        }
        if (pc[2].b < 0 && --budget_ < 0) [[unlikely]]
            goto pause;
        JUMP(pc + 2, pc + 2 + pc[2].b);
        DISPATCH;
    }
    CASE (LoadLoadIfIntGe) {
        bool taken = toInt(locals[pc->a]) >= toInt(locals[pc->b]);
        if (!taken) {
            pc += 3;
            DISPATCH;
        }
        if (pc[2].b < 0 && --budget_ < 0) [[unlikely]]
            goto pause;
        JUMP(pc + 2, pc + 2 + pc[2].b);
        DISPATCH;
    }
    CASE (LoadGetInt) {}
    CASE (LoadGetIntLocal) {
        *sp++ = locals[pc->a];
        NEXT;
    }

    // ---- arrays
#define ARRAY_ACCESS(depth, isWrite)                                             \
    USE_REFERENCE(sp[-(depth)]);                                                 \
    if (array == 0) [[unlikely]]                                                 \
        goto nullPointer;                                                        \
    Object* object = table[array];                                               \
    SYMBOLIC(if (expressionIn(sp[1 - (depth)]) || object->isSymbolic()) {        \
        SETTLE(settleIndex(array, sp[1 - (depth)], isWrite));                    \
        object = table[array];                                                   \
    });                                                                          \
    if (index >= object->length) [[unlikely]] {                                  \
        SAVE;                                                                    \
        Step step = throwOutOfBounds(array, Symbolic ? sp[1 - (depth)] : index); \
        FINISH(step);                                                            \
    }                                                                            \
    if (object->flags & Object::Contended && visibleMask) [[unlikely]] {         \
        SAVE;                                                                    \
        if (!mayAccessArray(array, index, isWrite)) return;                      \
        object = table[array];                                                   \
    }                                                                            \
    if constexpr (Observed)                                                      \
        if (isTold) instructionObserver_->arrayAccess(state, array, index, isWrite);
#define ARRAY_LOAD(type, convert)                              \
    {                                                          \
        const auto index = static_cast<std::uint32_t>(sp[-1]); \
        const Ref array = toRef(sp[-2]);                       \
        ARRAY_ACCESS(2, false)                                 \
        const type value = object->elements<type>()[index];    \
        convert;                                               \
        NEXT;                                                  \
    }
#define PUSH_ARRAY_INT                                                  \
    Slot pushed = fromInt(value);                                       \
    SYMBOLIC(if (object->isSymbolic() || expressionIn(sp[-1])) pushed = \
                 symbolicElement(array, sp[-1], pushed));               \
    sp[-2] = pushed;                                                    \
    --sp
#define PUSH_ARRAY_LONG                                                 \
    Slot second = 0;                                                    \
    SYMBOLIC(if (object->isSymbolic() || expressionIn(sp[-1])) second = \
                 expressionIn(symbolicElement(array, sp[-1], value)));  \
    sp[-2] = value;                                                     \
    SYMBOLIC(sp[-1] = second);                                          \
    static_cast<void>(second)
    CASE (ByteArrayLoad) ARRAY_LOAD(std::int8_t, PUSH_ARRAY_INT);
    CASE (CharArrayLoad) ARRAY_LOAD(std::uint16_t, PUSH_ARRAY_INT);
    CASE (ShortArrayLoad) ARRAY_LOAD(std::int16_t, PUSH_ARRAY_INT);
    CASE (IntArrayLoad) ARRAY_LOAD(std::int32_t, PUSH_ARRAY_INT);
    CASE (LongArrayLoad) ARRAY_LOAD(std::uint64_t, PUSH_ARRAY_LONG);
#define ARRAY_STORE(type, slots)                                                              \
    {                                                                                         \
        const Slot value = sp[-(slots)];                                                      \
        const auto index = static_cast<std::uint32_t>(sp[-(slots)-1]);                        \
        const Ref array = toRef(sp[-(slots)-2]);                                              \
        SETTLE_ELEMENT(array,                                                                 \
                       (slots) == 2 ? static_cast<Expression>(sp[-1]) : expressionIn(value)); \
        ARRAY_ACCESS((slots) + 2, true)                                                       \
        SYMBOLIC(const Expression stored = (slots) == 2 ? sp[-1] : expressionIn(value);       \
                 if (stored || object->isSymbolic() || expressionIn(sp[-(slots)-1])) {        \
                     storeSymbolicElement(array, sp[-(slots)-1], stored, value);              \
                     object = table[array];                                                   \
                 });                                                                          \
        writable(array, object)->template elements<type>()[index] = static_cast<type>(value); \
        sp -= (slots) + 2;                                                                    \
        NEXT;                                                                                 \
    }
#define BYTE_STORE                                                                          \
    {                                                                                       \
        Slot value = sp[-1];                                                                \
        const auto index = static_cast<std::uint32_t>(sp[-2]);                              \
        const Ref array = toRef(sp[-3]);                                                    \
        SETTLE_ELEMENT(array, expressionIn(value));                                         \
        ARRAY_ACCESS(3, true)                                                               \
        SYMBOLIC(if (expressionIn(value) || object->isSymbolic() || expressionIn(sp[-2])) { \
            storeSymbolicElement(array, sp[-2], expressionIn(value), value);                \
            object = table[array];                                                          \
        });                                                                                 \
        if (object->klass->elementType == BasicType::Boolean) value &= 1;                   \
        writable(array, object)->template elements<std::uint8_t>()[index] =                 \
            static_cast<std::uint8_t>(value);                                               \
        sp -= 3;                                                                            \
        NEXT;                                                                               \
    }
    CASE (ByteArrayStore) BYTE_STORE;
    CASE (ShortArrayStore) ARRAY_STORE(std::uint16_t, 1);
    CASE (IntArrayStore) ARRAY_STORE(std::uint32_t, 1);
    CASE (LongArrayStore) ARRAY_STORE(std::uint64_t, 2);
#define REFERENCE_STORE                                                                          \
    {                                                                                            \
        const Ref value = toRef(sp[-1]);                                                         \
        const auto index = static_cast<std::uint32_t>(sp[-2]);                                   \
        const Ref array = toRef(sp[-3]);                                                         \
        /* Before the access: once a thread was picked for it, nothing is settled any more. */   \
        SYMBOLIC(if (array != 0) {                                                               \
            if (state::isUnresolved(sp[-1])) SETTLE(settleStored(array, sp[-1]));                \
            const types::Class& element = *table[array]->klass->element;                         \
            if (!state::isUnresolved(sp[-1]) && mayBeAsked(state, sp[-1], element)) {            \
                const TypeAnswer answer = askType(vm_, state, sp[-1], element);                  \
                if (answer.question != 0) SETTLE(settle(answer.question, SymbolicKind::Branch)); \
            }                                                                                    \
        });                                                                                      \
        ARRAY_ACCESS(3, true)                                                                    \
        if (value != 0 && !table[value]->klass->isAssignableTo(*object->klass->element))         \
            [[unlikely]] {                                                                       \
            SAVE;                                                                                \
            Step step =                                                                          \
                throwNew("java/lang/ArrayStoreException", table[value]->klass->externalName());  \
            FINISH(step);                                                                        \
        }                                                                                        \
        SYMBOLIC(if (state::isUnresolved(sp[-1]) || object->isSymbolic()) {                      \
            storeSymbolicReference(array, index, sp[-1]);                                        \
            object = table[array];                                                               \
        });                                                                                      \
        writable(array, object)->template elements<Ref>()[index] = value;                        \
        if (sharedMask) state.shareThrough(*table[array], value);                                \
        sp -= 3;                                                                                 \
        NEXT;                                                                                    \
    }
    CASE (ReferenceArrayStore) REFERENCE_STORE;
    CASE (ArrayLength) {
        USE_REFERENCE(sp[-1]);
        const Ref array = toRef(sp[-1]);
        if (array == 0) [[unlikely]]
            goto nullPointer;
        sp[-1] = table[array]->length;
        SYMBOLIC(if (table[array]->isSymbolic()) sp[-1] =
                     withExpression(sp[-1], table[array]->shadows()[state::kLengthShadow].what()));
        NEXT;
    }

    // ---- the operand stack
    CASE (Pop) {
        --sp;
        NEXT;
    }
    CASE (Pop2) {
        sp -= 2;
        NEXT;
    }
    CASE (Dup) {
        sp[0] = sp[-1];
        ++sp;
        NEXT;
    }
    CASE (DupX1) {
        Slot a = sp[-1], b = sp[-2];
        sp[-2] = a, sp[-1] = b, sp[0] = a;
        ++sp;
        NEXT;
    }
    CASE (DupX2) {
        Slot a = sp[-1], b = sp[-2], c = sp[-3];
        sp[-3] = a, sp[-2] = c, sp[-1] = b, sp[0] = a;
        ++sp;
        NEXT;
    }
    CASE (Dup2) {
        sp[0] = sp[-2], sp[1] = sp[-1];
        sp += 2;
        NEXT;
    }
    CASE (Dup2X1) {
        Slot a = sp[-1], b = sp[-2], c = sp[-3];
        sp[-3] = b, sp[-2] = a, sp[-1] = c, sp[0] = b, sp[1] = a;
        sp += 2;
        NEXT;
    }
    CASE (Dup2X2) {
        Slot a = sp[-1], b = sp[-2], c = sp[-3], d = sp[-4];
        sp[-4] = b, sp[-3] = a, sp[-2] = d, sp[-1] = c, sp[0] = b, sp[1] = a;
        sp += 2;
        NEXT;
    }
    CASE (Swap) {
        std::swap(sp[-1], sp[-2]);
        NEXT;
    }

    // ---- arithmetic
#define INT_BINARY(kind, expression)                                                               \
    {                                                                                              \
        const auto a = static_cast<std::uint32_t>(sp[-2]), b = static_cast<std::uint32_t>(sp[-1]); \
        Slot result = static_cast<std::uint32_t>(expression);                                      \
        SYMBOLIC(if (expressionIn(sp[-2]) | expressionIn(sp[-1])) result = symbolic::binary(       \
                     ExpressionKind::kind, Sort::Bits32, sp[-2], sp[-1], result));                 \
        sp[-2] = result;                                                                           \
        --sp;                                                                                      \
        NEXT;                                                                                      \
    }
#define INT_SHIFT(kind, expression)                                                                \
    {                                                                                              \
        const auto a = static_cast<std::uint32_t>(sp[-2]), b = static_cast<std::uint32_t>(sp[-1]); \
        Slot result = static_cast<std::uint32_t>(expression);                                      \
        SYMBOLIC(if (expressionIn(sp[-2]) | expressionIn(sp[-1])) result =                         \
                     symbolic::shift(ExpressionKind::kind, sp[-2], sp[-1], result));               \
        sp[-2] = result;                                                                           \
        --sp;                                                                                      \
        NEXT;                                                                                      \
    }
#define LONG_BINARY(kind, expression)                                                             \
    {                                                                                             \
        const std::uint64_t a = sp[-4], b = sp[-2];                                               \
        SYMBOLIC(if (sp[-3] | sp[-1]) sp[-3] =                                                    \
                     symbolic::binary(ExpressionKind::kind, Sort::Bits64, a, sp[-3], b, sp[-1])); \
        sp[-4] = static_cast<std::uint64_t>(expression);                                          \
        sp -= 2;                                                                                  \
        NEXT;                                                                                     \
    }
#define FLOAT_BINARY(kind, expression)                                                       \
    {                                                                                        \
        const float a = toFloat(sp[-2]), b = toFloat(sp[-1]);                                \
        Slot result = fromFloat(expression);                                                 \
        SYMBOLIC(if (expressionIn(sp[-2]) | expressionIn(sp[-1])) result = symbolic::binary( \
                     ExpressionKind::kind, Sort::Float32, sp[-2], sp[-1], result));          \
        sp[-2] = result;                                                                     \
        --sp;                                                                                \
        NEXT;                                                                                \
    }
#define DOUBLE_BINARY(kind, expression)                                                     \
    {                                                                                       \
        const double a = toDouble(sp[-4]), b = toDouble(sp[-2]);                            \
        SYMBOLIC(if (sp[-3] | sp[-1]) sp[-3] = symbolic::binary(                            \
                     ExpressionKind::kind, Sort::Float64, sp[-4], sp[-3], sp[-2], sp[-1])); \
        sp[-4] = fromDouble(expression);                                                    \
        sp -= 2;                                                                            \
        NEXT;                                                                               \
    }
    CASE (IntAdd) INT_BINARY(Add, a + b);
    CASE (IntSub) INT_BINARY(Subtract, a - b);
    CASE (IntMul) INT_BINARY(Multiply, a * b);
    CASE (IntAnd) INT_BINARY(BitAnd, a & b);
    CASE (IntOr) INT_BINARY(BitOr, a | b);
    CASE (IntXor) INT_BINARY(BitXor, a ^ b);
    CASE (IntShl) INT_SHIFT(ShiftLeft, a << (b & 31));
    CASE (IntShr) INT_SHIFT(ShiftRight, static_cast<std::int32_t>(a) >> (b & 31));
    CASE (IntUshr) INT_SHIFT(ShiftRightUnsigned, a >> (b & 31));
    CASE (LongAdd) LONG_BINARY(Add, a + b);
    CASE (LongSub) LONG_BINARY(Subtract, a - b);
    CASE (LongMul) LONG_BINARY(Multiply, a * b);
    CASE (LongAnd) LONG_BINARY(BitAnd, a & b);
    CASE (LongOr) LONG_BINARY(BitOr, a | b);
    CASE (LongXor) LONG_BINARY(BitXor, a ^ b);
    CASE (FloatAdd) FLOAT_BINARY(FloatAdd, a + b);
    CASE (FloatSub) FLOAT_BINARY(FloatSubtract, a - b);
    CASE (FloatMul) FLOAT_BINARY(FloatMultiply, a * b);
    CASE (FloatDiv) FLOAT_BINARY(FloatDivide, a / b);
    CASE (FloatRem) FLOAT_BINARY(FloatRemainder, std::fmod(a, b));
    CASE (DoubleAdd) DOUBLE_BINARY(FloatAdd, a + b);
    CASE (DoubleSub) DOUBLE_BINARY(FloatSubtract, a - b);
    CASE (DoubleMul) DOUBLE_BINARY(FloatMultiply, a * b);
    CASE (DoubleDiv) DOUBLE_BINARY(FloatDivide, a / b);
    CASE (DoubleRem) DOUBLE_BINARY(FloatRemainder, std::fmod(a, b));
    CASE (IntDiv) {
        SYMBOLIC(if (expressionIn(sp[-1])) SETTLE(settleDivisor(sp[-1])));
        const std::int32_t b = toInt(sp[-1]);
        if (b == 0) [[unlikely]]
            goto divisionByZero;
        const Slot dividend = sp[-2];
        const std::int32_t a = toInt(sp[-2]);
        sp[-2] =
            b == -1 ? static_cast<std::uint32_t>(-static_cast<std::uint32_t>(a)) : fromInt(a / b);
        SYMBOLIC(if (expressionIn(dividend) | expressionIn(sp[-1])) sp[-2] = symbolic::binary(
                     ExpressionKind::Divide, Sort::Bits32, dividend, sp[-1], sp[-2]));
        static_cast<void>(dividend);
        --sp;
        NEXT;
    }
    CASE (IntRem) {
        SYMBOLIC(if (expressionIn(sp[-1])) SETTLE(settleDivisor(sp[-1])));
        const std::int32_t b = toInt(sp[-1]);
        if (b == 0) [[unlikely]]
            goto divisionByZero;
        const Slot dividend = sp[-2];
        sp[-2] = b == -1 ? 0 : fromInt(toInt(sp[-2]) % b);
        SYMBOLIC(if (expressionIn(dividend) | expressionIn(sp[-1])) sp[-2] = symbolic::binary(
                     ExpressionKind::Remainder, Sort::Bits32, dividend, sp[-1], sp[-2]));
        static_cast<void>(dividend);
        --sp;
        NEXT;
    }
    CASE (LongDiv) {
        SYMBOLIC(if (sp[-1]) SETTLE(settleDivisor(sp[-2], sp[-1])));
        const std::int64_t b = toLong(sp[-2]);
        if (b == 0) [[unlikely]]
            goto divisionByZero;
        SYMBOLIC(if (sp[-3] | sp[-1]) sp[-3] = symbolic::binary(
                     ExpressionKind::Divide, Sort::Bits64, sp[-4], sp[-3], sp[-2], sp[-1]));
        sp[-4] = b == -1 ? -sp[-4] : fromLong(toLong(sp[-4]) / b);
        sp -= 2;
        NEXT;
    }
    CASE (LongRem) {
        SYMBOLIC(if (sp[-1]) SETTLE(settleDivisor(sp[-2], sp[-1])));
        const std::int64_t b = toLong(sp[-2]);
        if (b == 0) [[unlikely]]
            goto divisionByZero;
        SYMBOLIC(if (sp[-3] | sp[-1]) sp[-3] = symbolic::binary(
                     ExpressionKind::Remainder, Sort::Bits64, sp[-4], sp[-3], sp[-2], sp[-1]));
        sp[-4] = b == -1 ? 0 : fromLong(toLong(sp[-4]) % b);
        sp -= 2;
        NEXT;
    }
    CASE (LongShl) {
        SYMBOLIC(if (sp[-2] | expressionIn(sp[-1])) sp[-2] =
                     symbolic::shiftLong(ExpressionKind::ShiftLeft, sp[-3], sp[-2], sp[-1]));
        sp[-3] = sp[-3] << (sp[-1] & 63);
        --sp;
        NEXT;
    }
    CASE (LongShr) {
        SYMBOLIC(if (sp[-2] | expressionIn(sp[-1])) sp[-2] =
                     symbolic::shiftLong(ExpressionKind::ShiftRight, sp[-3], sp[-2], sp[-1]));
        sp[-3] = fromLong(toLong(sp[-3]) >> (sp[-1] & 63));
        --sp;
        NEXT;
    }
    CASE (LongUshr) {
        SYMBOLIC(if (sp[-2] | expressionIn(sp[-1])) sp[-2] = symbolic::shiftLong(
                     ExpressionKind::ShiftRightUnsigned, sp[-3], sp[-2], sp[-1]));
        sp[-3] = sp[-3] >> (sp[-1] & 63);
        --sp;
        NEXT;
    }
    CASE (IntNeg) {
        const Slot was = sp[-1];
        sp[-1] = static_cast<std::uint32_t>(-static_cast<std::uint32_t>(was));
        SYMBOLIC(sp[-1] =
                     withExpression(sp[-1], symbolic::negated(Sort::Bits32, expressionIn(was))));
        NEXT;
    }
    CASE (LongNeg) {
        sp[-2] = -sp[-2];
        SYMBOLIC(sp[-1] = symbolic::negated(Sort::Bits64, sp[-1]));
        NEXT;
    }
    CASE (FloatNeg) {
        const Slot was = sp[-1];
        sp[-1] = fromFloat(-toFloat(sp[-1]));
        SYMBOLIC(sp[-1] =
                     withExpression(sp[-1], symbolic::unary(ExpressionKind::FloatNegate,
                                                            Sort::Float32, expressionIn(was))));
        static_cast<void>(was);
        NEXT;
    }
    CASE (DoubleNeg) {
        sp[-2] = fromDouble(-toDouble(sp[-2]));
        SYMBOLIC(sp[-1] = symbolic::unary(ExpressionKind::FloatNegate, Sort::Float64, sp[-1]));
        NEXT;
    }
    CASE (Increment) {
        const Slot was = locals[pc->a];
        locals[pc->a] = static_cast<std::uint32_t>(was + static_cast<std::uint32_t>(pc->b));
        SYMBOLIC(if (expressionIn(was)) locals[pc->a] =
                     symbolic::binary(ExpressionKind::Add, Sort::Bits32, was,
                                      static_cast<std::uint32_t>(pc->b), locals[pc->a]));
        NEXT;
    }
    CASE (IncrementGoto) {
        locals[pc->a] =
            static_cast<std::uint32_t>(locals[pc->a] + static_cast<std::uint32_t>(pc->b));
        ++pc;
        if (pc->b < 0 && --budget_ < 0) [[unlikely]]
            goto pause;
        JUMP(pc, pc + pc->b);
        DISPATCH;
    }
    CASE (IntToLong) {
        SYMBOLIC(sp[0] = symbolic::unary(ExpressionKind::SignExtend, Sort::Bits64,
                                         expressionIn(sp[-1])));
        sp[-1] = fromLong(toInt(sp[-1]));
        ++sp;
        NEXT;
    }
    CASE (IntToFloat) {
        const Slot was = sp[-1];
        sp[-1] = fromFloat(static_cast<float>(toInt(sp[-1])));
        SYMBOLIC(sp[-1] =
                     withExpression(sp[-1], symbolic::unary(ExpressionKind::IntToFloat,
                                                            Sort::Float32, expressionIn(was))));
        static_cast<void>(was);
        NEXT;
    }
    CASE (IntToDouble) {
        SYMBOLIC(sp[0] = symbolic::unary(ExpressionKind::IntToFloat, Sort::Float64,
                                         expressionIn(sp[-1])));
        sp[-1] = fromDouble(toInt(sp[-1]));
        ++sp;
        NEXT;
    }
    CASE (LongToInt) {
        sp[-2] = static_cast<std::uint32_t>(sp[-2]);
        SYMBOLIC(sp[-2] = withExpression(
                     sp[-2], symbolic::unary(ExpressionKind::Truncate, Sort::Bits32, sp[-1])));
        --sp;
        NEXT;
    }
    CASE (LongToFloat) {
        sp[-2] = fromFloat(static_cast<float>(toLong(sp[-2])));
        SYMBOLIC(sp[-2] = withExpression(
                     sp[-2], symbolic::unary(ExpressionKind::IntToFloat, Sort::Float32, sp[-1])));
        --sp;
        NEXT;
    }
    CASE (LongToDouble) {
        sp[-2] = fromDouble(static_cast<double>(toLong(sp[-2])));
        SYMBOLIC(sp[-1] = symbolic::unary(ExpressionKind::IntToFloat, Sort::Float64, sp[-1]));
        NEXT;
    }
    CASE (FloatToInt) {
        const Slot was = sp[-1];
        sp[-1] = fromInt(saturate<std::int32_t>(toFloat(sp[-1])));
        SYMBOLIC(sp[-1] = withExpression(sp[-1], symbolic::unary(ExpressionKind::FloatToInt,
                                                                 Sort::Bits32, expressionIn(was))));
        static_cast<void>(was);
        NEXT;
    }
    CASE (FloatToLong) {
        SYMBOLIC(sp[0] = symbolic::unary(ExpressionKind::FloatToInt, Sort::Bits64,
                                         expressionIn(sp[-1])));
        sp[-1] = fromLong(saturate<std::int64_t>(toFloat(sp[-1])));
        ++sp;
        NEXT;
    }
    CASE (FloatToDouble) {
        SYMBOLIC(sp[0] = symbolic::unary(ExpressionKind::FloatToFloat, Sort::Float64,
                                         expressionIn(sp[-1])));
        sp[-1] = fromDouble(toFloat(sp[-1]));
        ++sp;
        NEXT;
    }
    CASE (DoubleToInt) {
        sp[-2] = fromInt(saturate<std::int32_t>(toDouble(sp[-2])));
        SYMBOLIC(sp[-2] = withExpression(
                     sp[-2], symbolic::unary(ExpressionKind::FloatToInt, Sort::Bits32, sp[-1])));
        --sp;
        NEXT;
    }
    CASE (DoubleToLong) {
        sp[-2] = fromLong(saturate<std::int64_t>(toDouble(sp[-2])));
        SYMBOLIC(sp[-1] = symbolic::unary(ExpressionKind::FloatToInt, Sort::Bits64, sp[-1]));
        NEXT;
    }
    CASE (DoubleToFloat) {
        sp[-2] = fromFloat(static_cast<float>(toDouble(sp[-2])));
        SYMBOLIC(sp[-2] = withExpression(
                     sp[-2], symbolic::unary(ExpressionKind::FloatToFloat, Sort::Float32, sp[-1])));
        --sp;
        NEXT;
    }
    CASE (IntToByte) {
        const Slot was = sp[-1];
        sp[-1] = fromInt(static_cast<std::int8_t>(sp[-1]));
        SYMBOLIC(sp[-1] = withExpression(sp[-1], symbolic::unary(ExpressionKind::SignExtend8,
                                                                 Sort::Bits32, expressionIn(was))));
        static_cast<void>(was);
        NEXT;
    }
    CASE (IntToChar) {
        const Slot was = sp[-1];
        sp[-1] = static_cast<std::uint16_t>(sp[-1]);
        SYMBOLIC(sp[-1] = withExpression(sp[-1], symbolic::unary(ExpressionKind::ZeroExtend16,
                                                                 Sort::Bits32, expressionIn(was))));
        static_cast<void>(was);
        NEXT;
    }
    CASE (IntToShort) {
        const Slot was = sp[-1];
        sp[-1] = fromInt(static_cast<std::int16_t>(sp[-1]));
        SYMBOLIC(sp[-1] = withExpression(sp[-1], symbolic::unary(ExpressionKind::SignExtend16,
                                                                 Sort::Bits32, expressionIn(was))));
        static_cast<void>(was);
        NEXT;
    }
    CASE (LongCompare) {
        Slot result = fromInt(compare(toLong(sp[-4]), toLong(sp[-2]), 0));
        SYMBOLIC(if (sp[-3] | sp[-1]) result = withExpression(
                     result, symbolic::shadowOf(values::expressions::compareThreeWay(
                                 symbolic::operand(Sort::Bits64, sp[-4], sp[-3]),
                                 symbolic::operand(Sort::Bits64, sp[-2], sp[-1]), 0))));
        sp[-4] = result;
        sp -= 3;
        NEXT;
    }
    CASE (FloatCompareLess) {
        Slot result = fromInt(compare(toFloat(sp[-2]), toFloat(sp[-1]), -1));
        SYMBOLIC(if (expressionIn(sp[-2]) | expressionIn(sp[-1])) result =
                     withExpression(result, symbolic::shadowOf(values::expressions::compareThreeWay(
                                                symbolic::operand(Sort::Float32, sp[-2]),
                                                symbolic::operand(Sort::Float32, sp[-1]), -1))));
        sp[-2] = result;
        --sp;
        NEXT;
    }
    CASE (FloatCompareGreater) {
        Slot result = fromInt(compare(toFloat(sp[-2]), toFloat(sp[-1]), 1));
        SYMBOLIC(if (expressionIn(sp[-2]) | expressionIn(sp[-1])) result =
                     withExpression(result, symbolic::shadowOf(values::expressions::compareThreeWay(
                                                symbolic::operand(Sort::Float32, sp[-2]),
                                                symbolic::operand(Sort::Float32, sp[-1]), 1))));
        sp[-2] = result;
        --sp;
        NEXT;
    }
    CASE (DoubleCompareLess) {
        Slot result = fromInt(compare(toDouble(sp[-4]), toDouble(sp[-2]), -1));
        SYMBOLIC(if (sp[-3] | sp[-1]) result = withExpression(
                     result, symbolic::shadowOf(values::expressions::compareThreeWay(
                                 symbolic::operand(Sort::Float64, sp[-4], sp[-3]),
                                 symbolic::operand(Sort::Float64, sp[-2], sp[-1]), -1))));
        sp[-4] = result;
        sp -= 3;
        NEXT;
    }
    CASE (DoubleCompareGreater) {
        Slot result = fromInt(compare(toDouble(sp[-4]), toDouble(sp[-2]), 1));
        SYMBOLIC(if (sp[-3] | sp[-1]) result = withExpression(
                     result, symbolic::shadowOf(values::expressions::compareThreeWay(
                                 symbolic::operand(Sort::Float64, sp[-4], sp[-3]),
                                 symbolic::operand(Sort::Float64, sp[-2], sp[-1]), 1))));
        sp[-4] = result;
        sp -= 3;
        NEXT;
    }

    // ---- branches
    CASE (IfEq) {
        SYMBOLIC(if (sp[-1] >> 32) SETTLE(settleBranch(Operation::IfEq, sp[-1], 0)));
        --sp;
        BRANCH(toInt(*sp) == 0);
    }
    CASE (IfNe) {
        SYMBOLIC(if (sp[-1] >> 32) SETTLE(settleBranch(Operation::IfNe, sp[-1], 0)));
        --sp;
        BRANCH(toInt(*sp) != 0);
    }
    CASE (IfLt) {
        SYMBOLIC(if (sp[-1] >> 32) SETTLE(settleBranch(Operation::IfLt, sp[-1], 0)));
        --sp;
        BRANCH(toInt(*sp) < 0);
    }
    CASE (IfGe) {
        SYMBOLIC(if (sp[-1] >> 32) SETTLE(settleBranch(Operation::IfGe, sp[-1], 0)));
        --sp;
        BRANCH(toInt(*sp) >= 0);
    }
    CASE (IfGt) {
        SYMBOLIC(if (sp[-1] >> 32) SETTLE(settleBranch(Operation::IfGt, sp[-1], 0)));
        --sp;
        BRANCH(toInt(*sp) > 0);
    }
    CASE (IfLe) {
        SYMBOLIC(if (sp[-1] >> 32) SETTLE(settleBranch(Operation::IfLe, sp[-1], 0)));
        --sp;
        BRANCH(toInt(*sp) <= 0);
    }
    CASE (IfIntEq) {
        SYMBOLIC(if ((sp[-2] | sp[-1]) >> 32) SETTLE(settleBranch(Operation::IfEq, sp[-2], sp[-1]));
                 else if (pc->a == kComparesReferences && sp[-2] != sp[-1])
                     SETTLE(settleSame(sp[-2], sp[-1])));
        sp -= 2;
        BRANCH(toInt(sp[0]) == toInt(sp[1]));
    }
    CASE (IfIntNe) {
        SYMBOLIC(if ((sp[-2] | sp[-1]) >> 32) SETTLE(settleBranch(Operation::IfNe, sp[-2], sp[-1]));
                 else if (pc->a == kComparesReferences && sp[-2] != sp[-1])
                     SETTLE(settleSame(sp[-2], sp[-1])));
        sp -= 2;
        BRANCH(toInt(sp[0]) != toInt(sp[1]));
    }
    CASE (IfIntLt) {
        SYMBOLIC(if ((sp[-2] | sp[-1]) >> 32)
                     SETTLE(settleBranch(Operation::IfLt, sp[-2], sp[-1])));
        sp -= 2;
        BRANCH(toInt(sp[0]) < toInt(sp[1]));
    }
    CASE (IfIntGe) {
        SYMBOLIC(if ((sp[-2] | sp[-1]) >> 32)
                     SETTLE(settleBranch(Operation::IfGe, sp[-2], sp[-1])));
        sp -= 2;
        BRANCH(toInt(sp[0]) >= toInt(sp[1]));
    }
    CASE (IfIntGt) {
        SYMBOLIC(if ((sp[-2] | sp[-1]) >> 32)
                     SETTLE(settleBranch(Operation::IfGt, sp[-2], sp[-1])));
        sp -= 2;
        BRANCH(toInt(sp[0]) > toInt(sp[1]));
    }
    CASE (IfIntLe) {
        SYMBOLIC(if ((sp[-2] | sp[-1]) >> 32)
                     SETTLE(settleBranch(Operation::IfLe, sp[-2], sp[-1])));
        sp -= 2;
        BRANCH(toInt(sp[0]) <= toInt(sp[1]));
    }
    CASE (Goto) BRANCH(true);
    CASE (Jsr) {
        const Code& code = *frame->method->code.load(std::memory_order_relaxed);
        *sp++ = code.indexOf(pc) + 1;
        BRANCH(true);
    }
    CASE (Ret) {
        const Code& code = *frame->method->code.load(std::memory_order_relaxed);
        JUMP(pc, code.instructions.data() + locals[pc->a]);
        if (--budget_ < 0) [[unlikely]] {
            budget_ = kBackwardBranches;
            if (vm_.interrupted.load(std::memory_order_relaxed)) {
                frame->pc = pc;
                frame->sp = sp;
                stop_.kind = StopKind::Interrupted;
                return;
            }
        }
        DISPATCH;
    }
    CASE (TableSwitch) {
        const auto& targets = *static_cast<const std::vector<std::int32_t>*>(pc->pointer);
        SYMBOLIC(if (expressionIn(sp[-1])) SETTLE(settleTableSwitch(targets, sp[-1])));
        const auto index =
            static_cast<std::uint32_t>(*--sp) - static_cast<std::uint32_t>(targets[0]);
        JUMP(pc, pc + (index < targets.size() - 2 ? targets[index + 2] : targets[1]));
        DISPATCH;
    }
    CASE (LookupSwitch) {
        const auto& pairs = *static_cast<const std::vector<std::int32_t>*>(pc->pointer);
        SYMBOLIC(if (expressionIn(sp[-1])) SETTLE(settleLookupSwitch(pairs, sp[-1])));
        const std::int32_t key = toInt(*--sp);
        std::size_t low = 0, high = (pairs.size() - 1) / 2;
        std::int32_t target = pairs[0];
        while (low < high) {
            const std::size_t middle = (low + high) / 2;
            const std::int32_t candidate = pairs[1 + 2 * middle];
            if (candidate == key) {
                target = pairs[2 + 2 * middle];
                break;
            }
            if (candidate < key)
                low = middle + 1;
            else
                high = middle;
        }
        JUMP(pc, pc + target);
        DISPATCH;
    }
pause : // the branch at pc has not been taken; locals and operands may already be past it, so it is
        // finished first
{
    // Finish the branch: pc is at the branch, or at the start of a combined operation that ends
    // in one.
    const auto op = static_cast<Operation>(pc->op);
    if (op == Operation::LoadLoadIfIntLt || op == Operation::LoadLoadIfIntGe) pc += 2;
    JUMP(pc, pc + pc->b);
    frame->pc = pc;
    frame->sp = sp;
    if (vm_.interrupted.load(std::memory_order_relaxed) && nested_ == 0) {
        stop_.kind = StopKind::Interrupted;
        return;
    }
    if (state.wantsCollection() && mayCollect()) state.collect();
    if (isTimeForBoundary()) {
        stop_.kind = StopKind::Boundary;
        return;
    }
    DISPATCH;
}

// ---- returning
#define RETURN(slots)                                                          \
    {                                                                          \
        const Slot value = (slots) > 0 ? sp[-(slots)] : 0;                     \
        const Slot second = Symbolic && (slots) == 2 ? sp[-1] : 0;             \
        Frame* caller = frame->caller;                                         \
        if (!caller || frame->lockedMonitor || frame->method->isPreparation || \
            (Observed && methodObserver_)) [[unlikely]] {                      \
            SAVE;                                                              \
            Step step = returned(slots, value, second);                        \
            FINISH(step);                                                      \
        }                                                                      \
        COUNT(pc);                                                             \
        frame = caller;                                                        \
        state.thread().top = frame;                                            \
        frame->frozen = nullptr;                                               \
        sp = frame->sp;                                                        \
        locals = frame->locals;                                                \
        line = pc = frame->pc + 1;                                             \
        if ((slots) > 0) sp[0] = value;                                        \
        if (Symbolic && (slots) == 2) sp[1] = second;                          \
        sp += (slots);                                                         \
        if constexpr (Observed) isTold = isToldOf(*frame->method);             \
        DISPATCH;                                                              \
    }
    CASE (ReturnVoid) RETURN(0);
    CASE (Return) RETURN(1);
    CASE (ReturnBoolean) {
        if (!Symbolic || !expressionIn(sp[-1])) sp[-1] &= 1; // those of booleans are 0 or 1
        RETURN(1)
    }
#define RETURN_CUT(kind, concrete)                                                                \
    {                                                                                             \
        [[maybe_unused]] const Slot was = sp[-1];                                                 \
        sp[-1] = fromInt(concrete);                                                               \
        SYMBOLIC(                                                                                 \
            sp[-1] = withExpression(                                                              \
                sp[-1], symbolic::unary(ExpressionKind::kind, Sort::Bits32, expressionIn(was)))); \
        RETURN(1)                                                                                 \
    }
    CASE (ReturnByte) RETURN_CUT(SignExtend8, static_cast<std::int8_t>(was));
    CASE (ReturnChar) RETURN_CUT(ZeroExtend16, static_cast<std::uint16_t>(was));
    CASE (ReturnShort) RETURN_CUT(SignExtend16, static_cast<std::int16_t>(was));
    CASE (Return2) RETURN(2);

    // ---- fields
    {
        Object* object;
        Ref ref;
#define STATIC_ACCESS(isWrite)                                   \
    const Field* field = static_cast<const Field*>(pc->pointer); \
    ref = field->holder->statics;                                \
    object = table[ref];                                         \
    if (!(object->flags & Object::Initialized)) [[unlikely]] {   \
        SAVE;                                                    \
        Step step = initialize(*field->holder);                  \
        if (step != Step::Ready) FINISH(step);                   \
        object = table[ref];                                     \
    }                                                            \
    if (object->flags & visibleMask) [[unlikely]] {              \
        SAVE;                                                    \
        if (!mayAccess(*field, ref, isWrite)) return;            \
        object = table[ref];                                     \
    }                                                            \
    if constexpr (Observed)                                      \
        if (isTold) instructionObserver_->fieldAccess(state, *field, ref, isWrite);
#define GET_STATIC(type, push)                              \
    {                                                       \
        STATIC_ACCESS(false)                                \
        const type value = object->at<type>(field->offset); \
        push;                                               \
        NEXT;                                               \
    }
#define PUSH_INT                                                                          \
    *sp = fromInt(value);                                                                 \
    SYMBOLIC(if (object->isSymbolic())* sp = symbolicField(*object, field->offset, *sp)); \
    ++sp
#define PUSH_LONG                                                                              \
    *sp = value;                                                                               \
    SYMBOLIC(sp[1] = object->isSymbolic() ? object->shadowAtOffset(field->offset).what() : 0); \
    sp += 2
        CASE (GetStaticByte) GET_STATIC(std::int8_t, PUSH_INT);
        CASE (GetStaticChar) GET_STATIC(std::uint16_t, PUSH_INT);
        CASE (GetStaticShort) GET_STATIC(std::int16_t, PUSH_INT);
        CASE (GetStaticInt) GET_STATIC(std::int32_t, PUSH_INT);
        CASE (GetStaticLong) GET_STATIC(std::uint64_t, PUSH_LONG);
#define PUT_STATIC(type, slots)                                                               \
    {                                                                                         \
        SETTLE_STATIC((slots) == 2 ? static_cast<Expression>(sp[-1]) : expressionIn(sp[-1])); \
        STATIC_ACCESS(true)                                                                   \
        sp -= (slots);                                                                        \
        SYMBOLIC(storeShadow(ref, *field, (slots) == 2 ? sp[1] : expressionIn(sp[0]));        \
                 object = table[ref]);                                                        \
        writable(ref, object)->template at<type>(field->offset) = static_cast<type>(sp[0]);   \
        NEXT;                                                                                 \
    }
        CASE (PutStaticByte) {
            SETTLE_STATIC(expressionIn(sp[-1]));
            STATIC_ACCESS(true)
            --sp;
            SYMBOLIC(storeShadow(ref, *field, expressionIn(sp[0])); object = table[ref]);
            if (field->type == BasicType::Boolean) sp[0] &= 1;
            writable(ref, object)->template at<std::uint8_t>(field->offset) =
                static_cast<std::uint8_t>(sp[0]);
            NEXT;
        }
        CASE (PutStaticShort) PUT_STATIC(std::uint16_t, 1);
        CASE (PutStaticInt) PUT_STATIC(std::uint32_t, 1);
        CASE (PutStaticLong) PUT_STATIC(std::uint64_t, 2);
        CASE (PutStaticReference) {
            STATIC_ACCESS(true)
            const Ref value = toRef(*--sp);
            SYMBOLIC(storeShadow(ref, *field, state::isUnresolved(*sp) ? state::inputIn(*sp) : 0);
                     object = table[ref]);
            writable(ref, object)->template at<Ref>(field->offset) = value;
            if (sharedMask) state.shareThrough(*table[ref], value);
            NEXT;
        }
#define FIELD_ACCESS(depth, checked, isWrite)                                                     \
    const Field* field = static_cast<const Field*>(pc->pointer);                                  \
    USE_REFERENCE(sp[-(depth)]);                                                                  \
    ref = toRef(sp[-(depth)]);                                                                    \
    if (ref == 0) [[unlikely]]                                                                    \
        goto nullPointer;                                                                         \
    object = table[ref];                                                                          \
    /* reads of final fields are invisible, which is sound while nobody else can reach the object \
     */                                                                                           \
    if ((isWrite) && object->flags & sharedMask && field->isFinal()) [[unlikely]]                 \
        finalWritten(vm_, *field);                                                                \
    if ((checked) && object->flags & visibleMask) [[unlikely]] {                                  \
        SAVE;                                                                                     \
        if (!mayAccess(*field, ref, isWrite)) return;                                             \
        object = table[ref];                                                                      \
    }                                                                                             \
    if constexpr (Observed)                                                                       \
        if (isTold) instructionObserver_->fieldAccess(state, *field, ref, isWrite);
#define GET(type, push, checked)                            \
    {                                                       \
        FIELD_ACCESS(1, checked, false)                     \
        const type value = object->at<type>(field->offset); \
        push;                                               \
        NEXT;                                               \
    }
#define REPLACE_INT          \
    sp[-1] = fromInt(value); \
    SYMBOLIC(if (object->isSymbolic()) sp[-1] = symbolicField(*object, field->offset, sp[-1]))
#define REPLACE_LONG                                                                           \
    sp[-1] = value;                                                                            \
    SYMBOLIC(sp[0] = object->isSymbolic() ? object->shadowAtOffset(field->offset).what() : 0); \
    ++sp
        CASE (GetByte) GET(std::int8_t, REPLACE_INT, true);
        CASE (GetChar) GET(std::uint16_t, REPLACE_INT, true);
        CASE (GetShort) GET(std::int16_t, REPLACE_INT, true);
        CASE (GetInt) GET(std::int32_t, REPLACE_INT, true);
        CASE (GetLong) GET(std::uint64_t, REPLACE_LONG, true);
        CASE (GetByteLocal) GET(std::int8_t, REPLACE_INT, false);
        CASE (GetCharLocal) GET(std::uint16_t, REPLACE_INT, false);
        CASE (GetShortLocal) GET(std::int16_t, REPLACE_INT, false);
        CASE (GetIntLocal) GET(std::int32_t, REPLACE_INT, false);
        CASE (GetLongLocal) GET(std::uint64_t, REPLACE_LONG, false);
#define PUT(type, slots, checked)                                                                  \
    {                                                                                              \
        FIELD_ACCESS((slots) + 1, checked, true)                                                   \
        SYMBOLIC(storeShadow(ref, *field, (slots) == 2 ? sp[-1] : expressionIn(sp[-1]));           \
                 object = table[ref]);                                                             \
        writable(ref, object)->template at<type>(field->offset) = static_cast<type>(sp[-(slots)]); \
        sp -= (slots) + 1;                                                                         \
        NEXT;                                                                                      \
    }
#define PUT_BYTE(checked)                                                              \
    {                                                                                  \
        FIELD_ACCESS(2, checked, true)                                                 \
        SYMBOLIC(storeShadow(ref, *field, expressionIn(sp[-1])); object = table[ref]); \
        if (field->type == BasicType::Boolean) sp[-1] &= 1;                            \
        writable(ref, object)->template at<std::uint8_t>(field->offset) =              \
            static_cast<std::uint8_t>(sp[-1]);                                         \
        sp -= 2;                                                                       \
        NEXT;                                                                          \
    }
        CASE (PutByte) PUT_BYTE(true);
        CASE (PutByteLocal) PUT_BYTE(false);
        CASE (PutShort) PUT(std::uint16_t, 1, true);
        CASE (PutInt) PUT(std::uint32_t, 1, true);
        CASE (PutLong) PUT(std::uint64_t, 2, true);
        CASE (PutShortLocal) PUT(std::uint16_t, 1, false);
        CASE (PutIntLocal) PUT(std::uint32_t, 1, false);
        CASE (PutLongLocal) PUT(std::uint64_t, 2, false);
        CASE (PutReference) {
            FIELD_ACCESS(2, true, true)
            const Ref value = toRef(sp[-1]);
            SYMBOLIC(
                storeShadow(ref, *field, state::isUnresolved(sp[-1]) ? state::inputIn(sp[-1]) : 0);
                object = table[ref]);
            Object* target = writable(ref, object);
            target->at<Ref>(field->offset) = value;
            if (sharedMask) state.shareThrough(*target, value);
            sp -= 2;
            NEXT;
        }
    }

    // ---- calls
    {
        const Method* method;
        Slot* arguments;
        CASE (InvokeVirtual) {
            const Method* declared = static_cast<const Method*>(pc->pointer);
            arguments = sp - pc->a;
            USE_REFERENCE(arguments[0]);
            if (arguments[0] == 0) [[unlikely]]
                goto nullPointer;
            method = table[toRef(arguments[0])]->klass->vtable[declared->vtableIndex];
            goto invoke;
        }
        CASE (InvokeDirect) {
            method = static_cast<const Method*>(pc->pointer);
            arguments = sp - pc->a;
            USE_REFERENCE(arguments[0]);
            if (arguments[0] == 0) [[unlikely]]
                goto nullPointer;
            goto invoke;
        }
        CASE (InvokeInterface) {
            const Method* declared = static_cast<const Method*>(pc->pointer);
            arguments = sp - pc->a;
            USE_REFERENCE(arguments[0]);
            if (arguments[0] == 0) [[unlikely]]
                goto nullPointer;
            const Class* klass = table[toRef(arguments[0])]->klass;
            method = klass->findInterfaceImplementation(*declared);
            if (!method) [[unlikely]] {
                SAVE;
                Step step = throwLinkage(
                    klass->selectionFailure(*declared, throwingMethods(vm_.jdkFeature)));
                FINISH(step);
            }
            goto invoke;
        }
        CASE (InvokeSelect) {
            const Method* declared = static_cast<const Method*>(pc->pointer);
            arguments = sp - pc->a;
            USE_REFERENCE(arguments[0]);
            if (arguments[0] == 0) [[unlikely]]
                goto nullPointer;
            const Class* klass = table[toRef(arguments[0])]->klass;
            method = klass->select(*declared);
            if (!method) [[unlikely]] {
                SAVE;
                Step step = throwLinkage(klass->selectionFailure(*declared));
                FINISH(step);
            }
            goto invoke;
        }
        CASE (InvokeStatic) {
            method = static_cast<const Method*>(pc->pointer);
            if (!(table[method->holder->statics]->flags & Object::Initialized)) [[unlikely]] {
                SAVE;
                Step step = initialize(*method->holder);
                if (step != Step::Ready) FINISH(step);
            }
            arguments = sp - pc->a;
            goto invoke;
        }
        CASE (InvokeStaticReady) {
            method = static_cast<const Method*>(pc->pointer);
            arguments = sp - pc->a;
            goto invoke;
        }
    invoke : {
        const Code* code = method->code.load(std::memory_order_acquire);
        // A method with a peer has code as well once the peer has declined, which concrete
        // operands are enough for, unless it says otherwise.
        if (!code || method->isSynchronized() || method->asksPeer ||
            (Observed && methodObserver_) || (Symbolic && method->peer)) [[unlikely]] {
            SAVE;
            Step step = invokeSlow(*method, arguments);
            FINISH(step);
        }
        auto* callee = reinterpret_cast<Frame*>(arguments + method->maxLocals);
        const std::uint32_t depth = frame->depth + slotsOf(*method);
        if (depth > depthLimit || callee->stackBase() + method->maxStack >=
                                      state.regionEnd(state.thread())) [[unlikely]] {
            SAVE;
            Step step = throwStackOverflow();
            FINISH(step);
        }
        if (isToStop()) [[unlikely]] {
            SAVE;
            stop_.kind = StopKind::Interrupted;
            return;
        }
        COUNT(pc);
        TELL_PASSED;
        frame->pc = pc;
        frame->sp = arguments;
        callee->method = method;
        callee->locals = arguments;
        callee->caller = frame;
        callee->frozen = nullptr;
        callee->lockedMonitor = 0;
        callee->depth = depth;
        frame = callee;
        state.thread().top = frame;
        locals = arguments;
        sp = frame->stackBase();
        line = pc = code->instructions.data();
        if constexpr (Observed) isTold = isToldOf(*method);
        DISPATCH;
    }
        CASE (InvokePolymorphic) {
            SAVE;
            const Method* declared = static_cast<const Method*>(pc->pointer);
            const auto ref =
                frame->method->holder->file->constants.member(static_cast<std::uint16_t>(pc->b));
            const auto descriptor = types::Symbol::of(ref.descriptor);
            const types::Signature* signature = vm_.linker->signature(descriptor);
            Slot* first = sp - signature->parameterSlots - (declared->isStatic() ? 0 : 1);
            if (!declared->isStatic()) USE_REFERENCE(first[0]);
            if (!declared->isStatic() && first[0] == 0) goto nullPointer;
            Step step = invokePolymorphicCall(*declared, first, descriptor);
            FINISH(step);
        }
    }

    // ---- objects
    CASE (New) {
        const Class* klass = static_cast<const Class*>(pc->pointer);
        if (!(table[klass->statics]->flags & Object::Initialized)) [[unlikely]] {
            SAVE;
            Step step = initialize(*klass);
            if (step != Step::Ready) FINISH(step);
        }
    }
    CASE (NewReady) {
        const Class* klass = static_cast<const Class*>(pc->pointer);
        SAVE; // an allocation may have to find out what is live
        if (state.wantsCollection() && !makeRoom()) [[unlikely]]
            return;
        const Ref made = state.allocateInstance(*klass);
        if (made == 0) [[unlikely]]
            goto outOfMemory;
        *sp++ = made;
        NEXT;
    }
    CASE (NewArray) {
        const Class* klass = static_cast<const Class*>(pc->pointer);
        if (!klass) klass = &vm_.linker->load(primitiveArrayName(pc->a));
        SYMBOLIC(sp[-1] = symbolic::withoutAttributes(sp[-1]);
                 if (expressionIn(sp[-1])) SETTLE(settleNewLength(sp[-1])));
        const std::int32_t length = toInt(sp[-1]);
        if (length < 0) [[unlikely]] {
            SAVE;
            Step step =
                Symbolic && expressionIn(sp[-1])
                    ? throwAboutInput("java/lang/NegativeArraySizeException",
                                      std::to_string(length))
                    : throwNew("java/lang/NegativeArraySizeException", std::to_string(length));
            FINISH(step);
        }
        SAVE;
        if (state.wantsCollection() && !makeRoom()) [[unlikely]]
            return;
        if (length >= 0x7FFFFFFE) [[unlikely]] {
            Step step = throwOutOfMemory("Requested array size exceeds VM limit");
            FINISH(step);
        }
        const Ref made = state.allocateArray(*klass, static_cast<std::uint32_t>(length));
        if (made == 0) [[unlikely]]
            goto outOfMemory;
        SYMBOLIC(if (expressionIn(sp[-1])) state.setShadow(made, state::kLengthShadow,
                                                           {BasicType::Int, expressionIn(sp[-1])}));
        sp[-1] = made;
        NEXT;
    }
    CASE (NewMultiArray) {
        const unsigned dimensions = pc->a;
        SYMBOLIC(for (int i = -static_cast<int>(dimensions); i < 0; ++i) if (expressionIn(sp[i]))
                     SETTLE(settleValue(sp[i])));
        for (unsigned i = 0; i < dimensions; ++i) {
            const std::int32_t length =
                toInt(sp[static_cast<int>(i) - static_cast<int>(dimensions)]);
            if (length < 0) {
                SAVE;
                Step step =
                    throwNew("java/lang/NegativeArraySizeException", std::to_string(length));
                FINISH(step);
            }
        }
        SAVE;
        if (state.wantsCollection() && !makeRoom()) [[unlikely]]
            return;
        Ref made = 0;
        try {
            made =
                newMultiArray(*static_cast<const Class*>(pc->pointer), sp - dimensions, dimensions);
        } catch (const OutOfMemory&) {
            goto outOfMemory;
        }
        sp -= dimensions;
        *sp++ = made;
        NEXT;
    }
    CASE (CheckCast) {
        const Class* klass = static_cast<const Class*>(pc->pointer);
        SYMBOLIC(if (mayBeAsked(state, sp[-1], *klass)) {
            const TypeAnswer answer = askType(vm_, state, sp[-1], *klass);
            if (answer.question != 0) SETTLE(settle(answer.question, SymbolicKind::Branch));
        });
        SYMBOLIC(if (state::isUnresolved(sp[-1]) && !isOfClass(sp[-1], *klass))
                     SETTLE(settleReference(sp[-1])));
        const Ref ref = toRef(sp[-1]);
        if (ref != 0 && !table[ref]->klass->isAssignableTo(*klass)) [[unlikely]] {
            SAVE;
            SYMBOLIC(objects::noteCastOfInput(vm_, state, ref, *klass));
            if (!state.symbolic.bindings.empty())
                noteErasedCast(vm_, state, *state.thread().top->method, pc, ref);
            Step step =
                throwNew("java/lang/ClassCastException", castMessage(*table[ref]->klass, *klass));
            FINISH(step);
        }
        NEXT;
    }
    CASE (InstanceOf) {
        const Class* klass = static_cast<const Class*>(pc->pointer);
        SYMBOLIC(if (mayBeAsked(state, sp[-1], *klass)) {
            const TypeAnswer answer = askType(vm_, state, sp[-1], *klass);
            if (answer.question != 0) SETTLE(settle(answer.question, SymbolicKind::Branch));
            if (answer.isNot) sp[-1] = 0;
        });
        USE_REFERENCE(sp[-1]);
        const Ref ref = toRef(sp[-1]);
        const bool is = ref != 0 && table[ref]->klass->isAssignableTo(*klass);
        SYMBOLIC(if (!is && ref != 0 && klass->isArray())
                     objects::noteCastOfInput(vm_, state, ref, *klass));
        sp[-1] = is ? 1 : 0;
        NEXT;
    }
    CASE (Throw) {
        USE_REFERENCE(sp[-1]);
        const Ref exception = toRef(sp[-1]);
        if (exception == 0) goto nullPointer;
        SAVE;
        Step step = throwException(exception);
        FINISH(step);
    }
    CASE (MonitorEnter) {
        USE_REFERENCE(sp[-1]);
        const Ref ref = toRef(sp[-1]);
        if (ref == 0) goto nullPointer;
        SAVE;
        if (enterMonitor(ref) == Step::Stop) return;
        if (pc->a) keepMonitor(*frame, ref);
        --sp;
        NEXT;
    }
    CASE (MonitorExit) {
        USE_REFERENCE(sp[-1]);
        const Ref ref = toRef(sp[-1]);
        if (ref == 0) goto nullPointer;
        SAVE;
        if (!mayExitMonitor(ref)) FINISH(Step::Stop);
        if ((pc->a && !dropMonitor(*frame, ref)) || !exitMonitor(ref)) {
            Step step = throwNew("java/lang/IllegalMonitorStateException");
            FINISH(step);
        }
        --sp;
        NEXT;
    }

    // ---- first execution
    CASE (LdcUnresolved) {}
    CASE (GetStaticUnresolved) {}
    CASE (PutStaticUnresolved) {}
    CASE (GetFieldUnresolved) {}
    CASE (PutFieldUnresolved) {}
    CASE (InvokeVirtualUnresolved) {}
    CASE (InvokeSpecialUnresolved) {}
    CASE (InvokeStaticUnresolved) {}
    CASE (InvokeInterfaceUnresolved) {}
    CASE (InvokeDynamicUnresolved) {}
    CASE (NewUnresolved) {}
    CASE (NewReferenceArrayUnresolved) {}
    CASE (NewMultiArrayUnresolved) {}
    CASE (CheckCastUnresolved) {}
    CASE (InstanceOfUnresolved) {
        SAVE;
        const auto op = static_cast<Operation>(operationOf(*pc));
        // A null is not cast: the class
        // need not even exist. Nor is an
        // input used by a cast to its
        // declared type, whether this one
        // is resolved yet or not.
        SYMBOLIC(const bool casts =
                     op == Operation::CheckCastUnresolved || op == Operation::InstanceOfUnresolved;
                 if (casts && state::isUnresolved(sp[-1]) && !asksForTypes(vm_) &&
                     (op == Operation::InstanceOfUnresolved ||
                      state::inputs::at(state::inputIn(sp[-1])).declared->name.view() !=
                          frame->method->holder->file->constants.className(
                              static_cast<std::uint16_t>(pc->b)))) SETTLE(settleReference(sp[-1])));
        if (op == Operation::CheckCastUnresolved && sp[-1] == 0) NEXT;
        if (op == Operation::InstanceOfUnresolved && sp[-1] == 0) NEXT;
        if constexpr (Observed) resolved_ = pc;
        if constexpr (Counted || Observed) --executed_; // comes again
        Step step = resolve(*frame, *const_cast<Instruction*>(pc));
        FINISH(step);
    }
    CASE (LdcDynamic) {}
    CASE (LdcDynamic2) NEXT;

    // ---- code of the VM's own
    CASE (EndOfCall) {
        COUNT(pc);
        callResult_ = sp > frame->stackBase() ? frame->stackBase()[0] : 0;
        callException_ = 0;
        stop_.kind = StopKind::CallReturned;
        return;
    }
    CASE (EndOfCallThrown) {
        COUNT(pc);
        callException_ = toRef(sp[-1]);
        stop_.kind = StopKind::CallReturned;
        return;
    }
    CASE (BoxResult) {
        SAVE;
        Step step = boxResult();
        FINISH(step);
    }
    CASE (InitializeSupertypes) {
        UNCOUNT;
        SAVE;
        Step step = initializeSupertypes(*frame->method->holder);
        if (step != Step::Ready) FINISH(step);
        NEXT;
    }
    CASE (InitializeClass) {
        UNCOUNT;
        SAVE;
        Step step = initializeClass(toRef(locals[0]));
        FINISH(step);
    }
    CASE (FailInitialization) {
        UNCOUNT;
        SAVE;
        Step step = failInitialization(*vm_.classOfMirror(toRef(locals[0])), toRef(sp[-1]));
        FINISH(step);
    }
    CASE (OmitCall) {
        sp -= pc->a;
        for (std::int32_t i = 0; i < pc->b; ++i) *sp++ = 0;
        NEXT;
    }
    CASE (WrapThrown) {
        SAVE;
        Step step = wrapThrown(toRef(sp[-1]));
        FINISH(step);
    }

nullPointer : {
    SAVE;
    Step step = throwNullPointer();
    FINISH(step);
}
divisionByZero : {
    SAVE;
    Step step = throwNew("java/lang/ArithmeticException", "/ by zero");
    FINISH(step);
}
outOfMemory : {
    SAVE;
    Step step = throwOutOfMemory();
    FINISH(step);
}
}

template void Interpreter::loop<false, false, false>();
template void Interpreter::loop<false, false, true>();
template void Interpreter::loop<true, false, false>();
template void Interpreter::loop<false, true, true>();
template void Interpreter::loop<true, true, false>();

namespace {

// "module java.base of loader 'bootstrap'", "unnamed module of loader 'app'"
std::string whereFrom(const Class& klass) {
    const Class* base = &klass;
    while (base->isArray()) base = base->element;
    if (base->module) {
        const auto module = base->module.view();
        if (module == "java.base" || base->isPrimitive())
            return "module java.base of loader 'bootstrap'";
        return "module " + std::string(module) + " of loader 'bootstrap'";
    }
    if (base->isPrimitive()) return "module java.base of loader 'bootstrap'";
    return "unnamed module of loader 'app'";
}

std::string castMessage(const Class& from, const Class& to) {
    std::string message =
        "class " + from.externalName() + " cannot be cast to class " + to.externalName() + " (";
    const std::string a = whereFrom(from), b = whereFrom(to);
    if (a == b)
        message += from.externalName() + " and " + to.externalName() + " are in " + a;
    else
        message += from.externalName() + " is in " + a + "; " + to.externalName() + " is in " + b;
    return message + ")";
}

} // namespace

} // namespace clew::vm::interpreter
