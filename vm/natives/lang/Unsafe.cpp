// jdk.internal.misc.Unsafe. An address in an object is state::kUnsafeBase plus the offset in the
// payload. Offsets are checked against the object: a wrong one is an InternalError here, where
// HotSpot would be undefined.
//
// The methods of Unsafe that are loops over compareAndSet in Java (getAndAdd, getAndSet …) are
// taken over: each is one visible operation, as it is on hardware.

#include <fmt/format.h>

#include <cstring>
#include <deque>
#include <string>
#include <vector>

#include "vm/Vm.h"
#include "vm/interpreter/ModificationCounts.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/OneStepCalls.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/symbolic/SymbolicCells.h"
#include "vm/natives/Peers.h"
#include "vm/natives/lang/OffHeap.h"
#include "vm/objects/ThreadObjects.h"
#include "vm/state/Object.h"

namespace clew::vm::natives {
namespace {

using interpreter::LiveState;
using interpreter::NativeContext;
using interpreter::NativeOutcome;
using interpreter::Object;
using state::kUnsafeBase;
using types::Class;
using types::Field;
using values::BasicType;
using values::Expression;
using values::ExpressionKind;
using values::Ref;
using values::Slot;

// ---- the types of memory cells. Floats are handled by their bits, as compareAndSet compares them.

struct Boolean {
    using Cell = std::uint8_t;
    static constexpr BasicType type = BasicType::Boolean;
    static constexpr std::string_view name = "Boolean", descriptor = "Z";
};
struct Byte {
    using Cell = std::int8_t;
    static constexpr BasicType type = BasicType::Byte;
    static constexpr std::string_view name = "Byte", descriptor = "B";
};
struct Char {
    using Cell = std::uint16_t;
    static constexpr BasicType type = BasicType::Char;
    static constexpr std::string_view name = "Char", descriptor = "C";
};
struct Short {
    using Cell = std::int16_t;
    static constexpr BasicType type = BasicType::Short;
    static constexpr std::string_view name = "Short", descriptor = "S";
};
struct Int {
    using Cell = std::int32_t;
    static constexpr BasicType type = BasicType::Int;
    static constexpr std::string_view name = "Int", descriptor = "I";
};
struct Long {
    using Cell = std::int64_t;
    static constexpr BasicType type = BasicType::Long;
    static constexpr std::string_view name = "Long", descriptor = "J";
};
struct Float {
    using Cell = std::uint32_t;
    using Value = float;
    static constexpr BasicType type = BasicType::Float;
    static constexpr std::string_view name = "Float", descriptor = "F";
};
struct Double {
    using Cell = std::uint64_t;
    using Value = double;
    static constexpr BasicType type = BasicType::Double;
    static constexpr std::string_view name = "Double", descriptor = "D";
};
struct Reference {
    using Cell = Ref;
    static constexpr BasicType type = BasicType::Reference;
    static constexpr std::string_view name = "Reference", descriptor = "Ljava/lang/Object;";
};

template <class Type>
constexpr bool isReference = std::is_same_v<Type, Reference>;
template <class Type>
constexpr unsigned kSlots = sizeof(typename Type::Cell) == 8 ? 2 : 1;

template <class Type>
typename Type::Cell argument(const NativeContext& ctx, unsigned slot) {
    auto cell = static_cast<typename Type::Cell>(ctx.arguments[slot]);
    if constexpr (std::is_same_v<Type, Boolean>) cell &= 1;
    return cell;
}
template <class Type>
Slot toSlot(typename Type::Cell cell) {
    if constexpr (sizeof(cell) == 8) {
        return static_cast<Slot>(cell);
    } else if constexpr (std::is_signed_v<typename Type::Cell>) {
        return values::fromInt(cell);
    } else {
        return cell;
    }
}

// ---- where an access goes

struct Place {
    Ref holder = 0;
    std::int64_t offset = 0; // in the payload
    bool isOffHeap = false;
};

// The object and payload offset that slots `slot` (Object) and slot + 1 (long) name. False: not a
// place of `bytes` bytes.
bool place(const NativeContext& ctx, unsigned slot, std::int64_t bytes, Place& at) {
    at.holder = ctx.refAt(slot);
    const std::int64_t address = ctx.longAt(slot + 1);
    at.isOffHeap = at.holder == 0;
    if (at.isOffHeap) {
        if (!offheap::locate(ctx, address, at.holder, at.offset)) return false;
    } else {
        at.offset = address - kUnsafeBase;
    }
    const auto size = static_cast<std::int64_t>((ctx.state.object(at.holder)->payloadSize() + 7) &
                                                ~std::size_t(7));
    return at.offset >= 0 && bytes >= 0 && at.offset <= size - bytes;
}

NativeOutcome throwBadPlace(NativeContext& ctx) {
    return ctx.throwNew("java/lang/InternalError",
                        "Unsafe access outside of an object or of allocated memory");
}

template <class Cell>
Cell load(const Object* object, std::int64_t offset) {
    Cell cell;
    std::memcpy(&cell, object->payload() + offset, sizeof cell);
    return cell;
}
template <class Type>
void store(NativeContext& ctx, const Place& at, typename Type::Cell cell) {
    Object* object = ctx.state.writable(at.holder);
    std::memcpy(object->payload() + at.offset, &cell, sizeof cell);
    if constexpr (isReference<Type>) {
        ctx.state.shareThrough(*object, cell);
    }
}

// The name tells how an access is ordered: that of the method of Unsafe that was called, which may
// call others.
std::string_view nameOfAccess(const NativeContext& ctx) {
    std::string_view name = ctx.method.name.view();
    const auto isUnsafe = [&](const auto* frame) {
        if (!frame || frame->method->holder != ctx.method.holder) return false;
        name = frame->method->name.view();
        return true;
    };
    const state::Thread& thread = ctx.state.thread();
    const state::Frame* frame = thread.top;
    while (isUnsafe(frame)) frame = frame->caller;
    if (frame) return name;
    const state::FrozenFrame* frozen = thread.frozenBelow;
    while (isUnsafe(frozen)) frozen = frozen->caller;
    return name;
}

void tellObserver(NativeContext& ctx, const Place& at, bool reads, bool writes) {
    if (!ctx.observer()) return;
    const std::string_view name = nameOfAccess(ctx);
    const bool isUpdate = name.starts_with("compareAnd") || name.starts_with("weakCompareAnd") ||
                          name.starts_with("getAnd");
    const bool isOpaque = name.ends_with("Opaque") || (isUpdate && name.ends_with("Plain"));
    const bool acquires = name.ends_with("Acquire"), releases = name.ends_with("Release"),
               isOrdered = name.ends_with("Volatile");
    const auto offset = static_cast<std::size_t>(at.offset);
    if (isUpdate || isOpaque || isOrdered || acquires || releases) {
        ctx.observer()->synchronizingAccess(ctx.state, at.holder, offset,
                                            {.writes = writes,
                                             .acquires = reads && !isOpaque && !releases,
                                             .releases = writes && !isOpaque && !acquires});
        return;
    }
    const Object& object = *ctx.state.object(at.holder);
    if (object.isArray()) {
        const auto index = static_cast<std::uint32_t>(offset >> object.klass->elementShift);
        if (index < object.length) ctx.tellAccess(at.holder, index, 1, writes);
    } else if (const Field* field = object.klass->fieldAt(offset, object.isStatics());
               field && !field->isVolatile()) {
        ctx.tellAccess(*field, at.holder, writes);
    }
}

// Fields may be taken as protected by a monitor, or as never written (interpreter/Sharing.h): so
// all that the access touches have a say.
bool isVisible(NativeContext& ctx, const Place& at, std::int64_t bytes, bool isWrite) {
    const Object& holder = *ctx.state.object(at.holder);
    if (!(holder.flags & Object::Shared)) return true;
    if (at.isOffHeap) return ctx.isVisible(offheap::blocks(ctx), at.holder, isWrite);
    if (holder.isArray()) return ctx.isArrayVisible(at.holder);
    bool isField = false, visible = false;
    const Class* top = holder.klass;
    for (const Class* klass = top; klass; klass = holder.isStatics() ? nullptr : klass->super) {
        for (const Field& field : klass->fields) {
            const auto from = static_cast<std::int64_t>(field.offset);
            if (field.isStatic() != holder.isStatics() ||
                at.offset >= from + std::int64_t(values::sizeOf(field.type)) ||
                from >= at.offset + bytes)
                continue;
            isField = true;
            visible |= ctx.isVisible(field, at.holder, isWrite);
        }
    }
    return visible || !isField;
}

// Access::place of a cell: an element, a field, or all of the object where it is neither.
template <class Cell>
std::uint32_t accessPlace(const NativeContext& ctx, const Place& at) {
    const Object& holder = *ctx.state.object(at.holder);
    const auto offset = static_cast<std::uint32_t>(at.offset);
    const bool isElement = holder.isArray() && !at.isOffHeap &&
                           sizeof(Cell) == std::size_t(1) << holder.klass->elementShift &&
                           offset % sizeof(Cell) == 0;
    if (isElement) return offset / sizeof(Cell);
    if (!holder.isArray() && !at.isOffHeap)
        for (const Class* klass = holder.klass; klass;
             klass = holder.isStatics() ? nullptr : klass->super)
            for (const Field& field : klass->fields)
                if (field.isStatic() == holder.isStatics() && field.offset == offset &&
                    values::sizeOf(field.type) == sizeof(Cell))
                    return offset;
    return interpreter::Access::kWhole;
}

// Calls body(place) when the access may be made now.
template <class Cell, class Body>
NativeOutcome access(NativeContext& ctx, bool isWrite, Body&& body) {
    Place at;
    if (!ctx.settledReference(1) ||
        (ctx.state.carriesExpressions && !ctx.settledValue(ctx.wideExpressionAt(2))))
        return ctx.blocked();
    if (!place(ctx, 1, sizeof(Cell), at)) return throwBadPlace(ctx);
    if (isVisible(ctx, at, sizeof(Cell), isWrite) &&
        !ctx.scheduled(at.holder, accessPlace<Cell>(ctx, at), ctx.kindOf(isWrite)))
        return ctx.blocked();
    return body(at);
}

// What the cell carries; that it carries this from here on; and that it is known whether it equals
// the expected value.
template <class Type>
std::uint32_t carried(NativeContext& ctx, const Place& at) {
    const std::uint32_t what = shadowOfCell(ctx, at.holder, static_cast<std::size_t>(at.offset),
                                            sizeof(typename Type::Cell))
                                   .what();
    if constexpr (Type::type == BasicType::Short)
        if (what != 0) return values::expressions::narrow(what, BasicType::Short);
    return what;
}
template <class Type>
void setCarried(NativeContext& ctx, const Place& at, std::uint32_t what) {
    setShadowOfCell(ctx, at.holder, static_cast<std::size_t>(at.offset), Type::type, what);
}
template <class Type>
bool settledComparison(NativeContext& ctx, const Place& at) {
    const std::uint32_t what = carried<Type>(ctx, at), expected = carriedBy(ctx, 4, Type::type);
    if constexpr (isReference<Type>) {
        if (what != expected) return ctx.settledInput(what) && ctx.settledInput(expected);
        const Ref stored = load<Ref>(ctx.state.object(at.holder), at.offset);
        bool same = false;
        if (!ctx.settledSame(stored, argument<Type>(ctx, 4), same)) return false;
        if (same && stored != argument<Type>(ctx, 4))
            store<Type>(ctx, at, argument<Type>(ctx, 4)); // what stands for the same object
        return true;
    } else {
        if (what == expected) return true; // one and the same, or both concrete
        using namespace values::expressions;
        const values::Sort sort = values::sortOf(Type::type);
        Expression a = what ? what
                            : constant(sort, toSlot<Type>(load<typename Type::Cell>(
                                                 ctx.state.object(at.holder), at.offset)));
        Expression b = expected ? expected : constant(sort, toSlot<Type>(argument<Type>(ctx, 4)));
        if constexpr (requires { typename Type::Value; }) { // by their bits
            constexpr values::Sort raw =
                kSlots<Type> == 2 ? values::Sort::Bits64 : values::Sort::Bits32;
            a = make(ExpressionKind::FloatToRawBits, raw, a);
            b = make(ExpressionKind::FloatToRawBits, raw, b);
        }
        return ctx.settled(equal(a, b));
    }
}

template <class Type>
NativeOutcome get(NativeContext& ctx) {
    using Cell = typename Type::Cell;
    return access<Cell>(ctx, false, [&](const Place& at) {
        tellObserver(ctx, at, true, false);
        const std::uint32_t what = carried<Type>(ctx, at);
        return returnCarrying(ctx, toSlot<Type>(load<Cell>(ctx.state.object(at.holder), at.offset)),
                              Type::type, what);
    });
}

template <class Type>
NativeOutcome put(NativeContext& ctx) {
    return access<typename Type::Cell>(ctx, true, [&](const Place& at) {
        tellObserver(ctx, at, false, true);
        setCarried<Type>(ctx, at, carriedBy(ctx, 4, Type::type));
        store<Type>(ctx, at, argument<Type>(ctx, 4));
        return ctx.returnVoid();
    });
}

template <class Type>
NativeOutcome compareAndSet(NativeContext& ctx) {
    using Cell = typename Type::Cell;
    return access<Cell>(ctx, true, [&](const Place& at) {
        if (!settledComparison<Type>(ctx, at)) return ctx.blocked();
        const bool succeeds =
            load<Cell>(ctx.state.object(at.holder), at.offset) == argument<Type>(ctx, 4);
        tellObserver(ctx, at, true, succeeds);
        if (!succeeds) {
            ctx.noteOnlyRead(at.holder, accessPlace<Cell>(ctx, at));
            return ctx.returnBoolean(false);
        }
        setCarried<Type>(ctx, at, carriedBy(ctx, 4 + kSlots<Type>, Type::type));
        store<Type>(ctx, at, argument<Type>(ctx, 4 + kSlots<Type>));
        return ctx.returnBoolean(true);
    });
}

template <class Type>
NativeOutcome compareAndExchange(NativeContext& ctx) {
    using Cell = typename Type::Cell;
    return access<Cell>(ctx, true, [&](const Place& at) {
        if (!settledComparison<Type>(ctx, at)) return ctx.blocked();
        const std::uint32_t what = carried<Type>(ctx, at);
        const Cell witness = load<Cell>(ctx.state.object(at.holder), at.offset);
        tellObserver(ctx, at, true, witness == argument<Type>(ctx, 4));
        if (witness == argument<Type>(ctx, 4)) {
            setCarried<Type>(ctx, at, carriedBy(ctx, 4 + kSlots<Type>, Type::type));
            store<Type>(ctx, at, argument<Type>(ctx, 4 + kSlots<Type>));
        } else {
            ctx.noteOnlyRead(at.holder, accessPlace<Cell>(ctx, at));
        }
        return returnCarrying(ctx, toSlot<Type>(witness), Type::type, what);
    });
}

// getAndSet, getAndAdd …: stores combine(old value, argument), returns the old value.
template <class Type, auto combine, ExpressionKind kind>
NativeOutcome getAndUpdate(NativeContext& ctx) {
    using Cell = typename Type::Cell;
    return access<Cell>(ctx, true, [&](const Place& at) {
        tellObserver(ctx, at, true, true);
        const Cell old = load<Cell>(ctx.state.object(at.holder), at.offset);
        const std::uint32_t what = carried<Type>(ctx, at), given = carriedBy(ctx, 4, Type::type);
        std::uint32_t combined = given;
        if constexpr (kind != ExpressionKind::Constant) {
            if (what != 0 || given != 0) {
                const values::Sort sort = values::sortOf(Type::type);
                const Expression a =
                    what ? what : values::expressions::constant(sort, toSlot<Type>(old));
                const Expression b = given ? given
                                           : values::expressions::constant(
                                                 sort, toSlot<Type>(argument<Type>(ctx, 4)));
                combined = values::expressions::make(kind, a, b);
                if (values::expressions::isConstant(combined)) combined = 0;
            }
        }
        setCarried<Type>(ctx, at, combined);
        store<Type>(ctx, at, combine(old, argument<Type>(ctx, 4)));
        return returnCarrying(ctx, toSlot<Type>(old), Type::type, what);
    });
}

template <class Type>
typename Type::Cell second(typename Type::Cell, typename Type::Cell given) {
    return given;
}
template <class Type>
typename Type::Cell sum(typename Type::Cell old, typename Type::Cell given) {
    if constexpr (requires { typename Type::Value; }) {
        using Value = typename Type::Value;
        return std::bit_cast<typename Type::Cell>(std::bit_cast<Value>(old) +
                                                  std::bit_cast<Value>(given));
    } else {
        return static_cast<typename Type::Cell>(static_cast<std::uint64_t>(old) +
                                                static_cast<std::uint64_t>(given));
    }
}
template <class Type>
typename Type::Cell bitOr(typename Type::Cell old, typename Type::Cell given) {
    return static_cast<typename Type::Cell>(old | given);
}
template <class Type>
typename Type::Cell bitAnd(typename Type::Cell old, typename Type::Cell given) {
    return static_cast<typename Type::Cell>(old & given);
}
template <class Type>
typename Type::Cell bitXor(typename Type::Cell old, typename Type::Cell given) {
    return static_cast<typename Type::Cell>(old ^ given);
}

// ---- fields

// The field that a java.lang.reflect.Field stands for.
const Field* reflectedField(NativeContext& ctx, Ref reflected) {
    const Object* object = ctx.state.object(reflected);
    const Class& klass = ctx.classOf(object->at<Ref>(object->klass->fieldNamed("clazz")->offset));
    const auto slot = object->at<std::int32_t>(object->klass->fieldNamed("slot")->offset);
    return &klass.fields[static_cast<std::size_t>(slot)];
}

NativeOutcome fieldOffset(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    const Field* field = reflectedField(ctx, ctx.refAt(1));
    askedForOffset(ctx.vm, *field);
    return ctx.returnLong(kUnsafeBase + field->offset);
}

NativeOutcome namedFieldOffset(NativeContext& ctx) {
    if (ctx.refAt(1) == 0 || ctx.refAt(2) == 0) return ctx.throwNullPointer();
    const std::string name = ctx.stringOf(ctx.refAt(2));
    for (const Field& field : ctx.classOf(ctx.refAt(1)).fields) {
        if (field.name.view() != name) continue;
        interpreter::fieldIsReflected(ctx.vm, field);
        return ctx.returnLong(kUnsafeBase + field.offset);
    }
    return ctx.throwNew("java/lang/InternalError", name);
}

NativeOutcome staticFieldBase(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    return ctx.returnRef(reflectedField(ctx, ctx.refAt(1))->holder->statics);
}

NativeOutcome arrayBaseOffset(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    if (!ctx.classOf(ctx.refAt(1)).isArray())
        return ctx.throwNew("java/lang/InvalidClassException");
    return ctx.returnInt(kUnsafeBase);
}

NativeOutcome arrayIndexScale(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    const Class& klass = ctx.classOf(ctx.refAt(1));
    if (!klass.isArray()) return ctx.throwNew("java/lang/InvalidClassException");
    return ctx.returnInt(1 << klass.elementShift);
}

// ---- classes

NativeOutcome shouldBeInitialized(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    const Class& klass = ctx.classOf(ctx.refAt(1));
    if (klass.hasNoInitializationEffect || klass.statics == 0) return ctx.returnBoolean(false);
    return ctx.returnBoolean(!(ctx.state.object(klass.statics)->flags & Object::Initialized));
}

NativeOutcome ensureClassInitialized(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    if (!ctx.initialized(ctx.classOf(ctx.refAt(1)))) return ctx.blocked();
    return ctx.returnVoid();
}

NativeOutcome allocateInstance(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    const Class& klass = ctx.classOf(ctx.refAt(1));
    if (klass.isPrimitive() || klass.isArray() || klass.isInterface() || klass.isAbstract() ||
        &klass == ctx.vm.linker->known.klass) {
        return ctx.throwNew("java/lang/InstantiationException", klass.externalName());
    }
    if (!ctx.initialized(klass)) return ctx.blocked();
    return ctx.returnRef(ctx.newObject(klass));
}

NativeOutcome defineClass(NativeContext& ctx) {
    const Ref array = ctx.refAt(2), loader = ctx.refAt(5);
    if (array == 0) return ctx.throwNullPointer();
    const Object* bytes = ctx.state.object(array);
    const std::int32_t from = ctx.intAt(3), count = ctx.intAt(4);
    if (from < 0 || count < 0 ||
        static_cast<std::uint32_t>(from) + static_cast<std::uint32_t>(count) > bytes->length) {
        return ctx.throwNew("java/lang/ArrayIndexOutOfBoundsException");
    }
    const auto* data = bytes->elements<std::uint8_t>() + from;
    try {
        Class& made =
            ctx.vm.linker->define({data, data + count}, "Unsafe.defineClass", nullptr, false);
        if (loader) {
            const Field* field = ctx.vm.linker->known.klass->fieldNamed("classLoader");
            ctx.state.writable(made.mirror)->at<Ref>(field->offset) = loader;
            shareThrough(ctx.state, made.mirror, loader);
        }
        return ctx.returnRef(made.mirror);
    } catch (const types::LinkageError& error) {
        return ctx.throwNew(error.exceptionClass, error.what());
    }
}

NativeOutcome throwException(NativeContext& ctx) {
    return ctx.refAt(1) ? ctx.throwRef(ctx.refAt(1)) : ctx.throwNullPointer();
}

// ---- blocks of memory

NativeOutcome allocateMemory(NativeContext& ctx) {
    return ctx.returnLong(offheap::allocate(ctx, ctx.longAt(1)));
}
NativeOutcome reallocateMemory(NativeContext& ctx) {
    return ctx.returnLong(offheap::reallocate(ctx, ctx.longAt(1), ctx.longAt(3)));
}
NativeOutcome freeMemory(NativeContext& ctx) {
    offheap::free(ctx, ctx.longAt(1));
    return ctx.returnVoid();
}

// Many elements are accessed in one step, which other threads could tell.
bool isBulkVisible(NativeContext& ctx, const Place& at, std::int64_t bytes, bool isWrite) {
    const Object& holder = *ctx.state.object(at.holder);
    if (!(holder.flags & Object::Shared) || bytes == 0 ||
        !interpreter::hasSeveralThreads(ctx.state))
        return false;
    if (!isVisible(ctx, at, bytes, isWrite)) return false;
    const std::int64_t element =
        holder.isArray() && !at.isOffHeap ? std::int64_t(1) << holder.klass->elementShift : 1;
    if (bytes > element && !interpreter::looksUpInOneStep(ctx.vm, ctx.state))
        ctx.vm.approximated(Approximation::MemoryInOneStep, ctx.method.describe());
    return true;
}
void tellOfAll(NativeContext& ctx, const Place& at, std::int64_t bytes, bool isWrite) {
    const Object& holder = *ctx.state.object(at.holder);
    if (!holder.isArray() || bytes == 0) return;
    const unsigned shift = holder.klass->elementShift;
    const auto from = static_cast<std::uint32_t>(at.offset >> shift),
               to = static_cast<std::uint32_t>((at.offset + bytes - 1) >> shift);
    ctx.tellAccess(at.holder, from, to - from + 1, isWrite);
}

// setMemory0(Object, long offset, long bytes, byte)
NativeOutcome setMemory(NativeContext& ctx) {
    Place at;
    const std::int64_t bytes = ctx.longAt(4);
    if (!place(ctx, 1, bytes, at)) return throwBadPlace(ctx);
    if (isBulkVisible(ctx, at, bytes, true) && !ctx.scheduled(at.holder)) return ctx.blocked();
    tellOfAll(ctx, at, bytes, true);
    std::memset(ctx.state.writable(at.holder)->payload() + at.offset, ctx.intAt(6),
                static_cast<std::size_t>(bytes));
    return ctx.returnVoid();
}

// copyMemory0(Object, long, Object, long, long bytes), copySwapMemory0(…, long elementSize)
NativeOutcome copy(NativeContext& ctx, std::size_t elementSize) {
    Place from, to;
    const std::int64_t count = ctx.longAt(7);
    if (!place(ctx, 1, count, from) || !place(ctx, 4, count, to)) return throwBadPlace(ctx);
    const bool reads = isBulkVisible(ctx, from, count, false),
               writes = isBulkVisible(ctx, to, count, true);
    using interpreter::Access;
    if ((reads || writes) &&
        !ctx.scheduled(writes ? to.holder : from.holder, Access::kWhole, ctx.kindOf(writes)))
        return ctx.blocked();
    if (writes) ctx.note(from.holder, Access::kWhole, Access::Kind::Read);
    tellOfAll(ctx, from, count, false);
    tellOfAll(ctx, to, count, true);
    std::byte* target = ctx.state.writable(to.holder)->payload() + to.offset;
    const auto bytes = static_cast<std::size_t>(count);
    std::memmove(target, ctx.state.object(from.holder)->payload() + from.offset, bytes);
    for (std::size_t i = 0; elementSize > 1 && i + elementSize <= bytes; i += elementSize) {
        std::reverse(target + i, target + i + elementSize);
    }
    return ctx.returnVoid();
}
NativeOutcome copyMemory(NativeContext& ctx) {
    return copy(ctx, 1);
}
NativeOutcome copySwapMemory(NativeContext& ctx) {
    return copy(ctx, static_cast<std::size_t>(ctx.longAt(9)));
}

// ---- the machine

NativeOutcome addressSize(NativeContext& ctx) {
    return ctx.returnInt(8);
}
NativeOutcome pageSize(NativeContext& ctx) {
    return ctx.returnInt(4096);
}
NativeOutcome loadAverage(NativeContext& ctx) {
    return ctx.returnInt(-1);
}

// The first that Unsafe's initializer does. What the machine is like, Unsafe then reads from
// UnsafeConstants, whose fields a JVM sets.
NativeOutcome registerNatives(NativeContext& ctx) {
    const Class& constants = ctx.vm.linker->load("jdk/internal/misc/UnsafeConstants");
    if (!ctx.initialized(constants)) return ctx.blocked();
    setStatic<std::int32_t>(ctx.state, constants, "ADDRESS_SIZE0", 8);
    setStatic<std::int32_t>(ctx.state, constants, "PAGE_SIZE", 4096);
    setStatic<std::uint8_t>(ctx.state, constants, "UNALIGNED_ACCESS", 1);
    return ctx.returnVoid();
}

// ---- the table: most methods exist for each type and each memory order, and memory is
// sequentially consistent here

class Table {
  public:
    static constexpr std::string_view unsafe = "jdk/internal/misc/Unsafe";
    std::vector<NativePeer> peers;

    void add(std::string name, std::string descriptor, types::Method::Peer function,
             bool knowsExpressions = true) {
        texts_.push_back(std::move(name));
        const std::string_view storedName = texts_.back();
        texts_.push_back(std::move(descriptor));
        peers.push_back({unsafe, storedName, texts_.back(), function, knowsExpressions});
    }

    template <class Type>
    void addUpdates(const std::string& operation, types::Method::Peer function) {
        const std::string d(Type::descriptor);
        for (const char* order : {"", "Acquire", "Release"}) {
            add(fmt::format("{}{}{}", operation, Type::name, order),
                fmt::format("(Ljava/lang/Object;J{}){}", d, d), function);
        }
    }

    template <class Type>
    void addType() {
        const std::string n(Type::name), d(Type::descriptor);
        for (const char* order : {"", "Volatile", "Acquire", "Opaque"}) {
            add("get" + n + order, "(Ljava/lang/Object;J)" + d, get<Type>);
        }
        for (const char* order : {"", "Volatile", "Release", "Opaque"}) {
            add("put" + n + order, "(Ljava/lang/Object;J" + d + ")V", put<Type>);
        }
        const std::string compared = "(Ljava/lang/Object;J" + d + d + ")";
        add("compareAndSet" + n, compared + "Z", compareAndSet<Type>);
        for (const char* order : {"", "Plain", "Acquire", "Release"}) {
            add("weakCompareAndSet" + n + order, compared + "Z", compareAndSet<Type>);
        }
        for (const char* order : {"", "Acquire", "Release"}) {
            add("compareAndExchange" + n + order, compared + d, compareAndExchange<Type>);
        }
        addUpdates<Type>("getAndSet", getAndUpdate<Type, second<Type>, ExpressionKind::Constant>);
        if constexpr (!isReference<Type> && !std::is_same_v<Type, Boolean>) {
            addUpdates<Type>(
                "getAndAdd", getAndUpdate < Type, sum<Type>,
                requires { typename Type::Value; } ? ExpressionKind::FloatAdd
                                                   : ExpressionKind::Add >);
        }
        if constexpr (!isReference<Type> && !requires { typename Type::Value; }) {
            addUpdates<Type>("getAndBitwiseOr",
                             getAndUpdate<Type, bitOr<Type>, ExpressionKind::BitOr>);
            addUpdates<Type>("getAndBitwiseAnd",
                             getAndUpdate<Type, bitAnd<Type>, ExpressionKind::BitAnd>);
            addUpdates<Type>("getAndBitwiseXor",
                             getAndUpdate<Type, bitXor<Type>, ExpressionKind::BitXor>);
        }
    }

    // Payloads may be read at any offset.
    template <class Type>
    void addUnaligned() {
        const std::string n(Type::name), d(Type::descriptor);
        add("get" + n + "Unaligned", "(Ljava/lang/Object;J)" + d, get<Type>);
        add("put" + n + "Unaligned", "(Ljava/lang/Object;J" + d + ")V", put<Type>);
    }

  private:
    std::deque<std::string> texts_;
};

} // namespace

NativeTable unsafePeers() {
    static const Table table = [] {
        Table made;
        made.addType<Boolean>();
        made.addType<Byte>();
        made.addType<Char>();
        made.addType<Short>();
        made.addType<Int>();
        made.addType<Long>();
        made.addType<Float>();
        made.addType<Double>();
        made.addType<Reference>();
        made.addUnaligned<Char>();
        made.addUnaligned<Short>();
        made.addUnaligned<Int>();
        made.addUnaligned<Long>();
        struct Single {
            const char *name, *descriptor;
            types::Method::Peer function;
        };
        for (const auto& [name, descriptor, function] : std::initializer_list<Single>{
                 {"registerNatives", "()V", registerNatives},
                 {"objectFieldOffset0", "(Ljava/lang/reflect/Field;)J", fieldOffset},
                 {"objectFieldOffset1", "(Ljava/lang/Class;Ljava/lang/String;)J", namedFieldOffset},
                 {"staticFieldOffset0", "(Ljava/lang/reflect/Field;)J", fieldOffset},
                 {"staticFieldBase0", "(Ljava/lang/reflect/Field;)Ljava/lang/Object;",
                  staticFieldBase},
                 {"arrayBaseOffset0", "(Ljava/lang/Class;)I", arrayBaseOffset},
                 {"arrayIndexScale0", "(Ljava/lang/Class;)I", arrayIndexScale},
                 {"shouldBeInitialized0", "(Ljava/lang/Class;)Z", shouldBeInitialized},
                 {"ensureClassInitialized0", "(Ljava/lang/Class;)V", ensureClassInitialized},
                 {"allocateInstance", "(Ljava/lang/Class;)Ljava/lang/Object;", allocateInstance},
                 {"defineClass0",
                  "(Ljava/lang/String;[BIILjava/lang/ClassLoader;Ljava/security/"
                  "ProtectionDomain;)Ljava/lang/Class;",
                  defineClass},
                 {"throwException", "(Ljava/lang/Throwable;)V", throwException},
                 {"allocateMemory0", "(J)J", allocateMemory},
                 {"reallocateMemory0", "(JJ)J", reallocateMemory},
                 {"freeMemory0", "(J)V", freeMemory},
                 {"setMemory0", "(Ljava/lang/Object;JJB)V", setMemory},
                 {"copyMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copyMemory},
                 {"copySwapMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJJ)V", copySwapMemory},
                 {"loadFence", "()V", nothing},
                 {"storeFence", "()V", nothing},
                 {"fullFence", "()V", nothing},
                 {"writeback0", "(J)V", nothing},
                 {"writebackPreSync0", "()V", nothing},
                 {"writebackPostSync0", "()V", nothing},
                 {"addressSize", "()I", addressSize},
                 {"pageSize", "()I", pageSize},
                 {"unalignedAccess", "()Z", returnTrue},
                 {"getLoadAverage0", "([DI)I", loadAverage},
             }) {
            made.add(name, descriptor, function, false);
        }
        return made;
    }();
    return table.peers;
}

} // namespace clew::vm::natives
