#pragma once

// One version of one Java object. A running state may write to a version in place exactly when the
// version carries the state's current epoch; any other version is frozen: shared, immutable,
// perhaps read by other workers.
//
// Layout: this header, then the payload: fields at types::Field::offset, or array elements; then,
// where Symbolic is set, the shadows: what the fields or elements stand for symbolically (Shadow).

#include <cstddef>
#include <cstdint>

#include "vm/types/Class.h"
#include "vm/values/Value.h"

namespace clew::vm::state {

using values::Ref;

// See Object::guard.
constexpr Ref kOwnMonitor = ~Ref(0);

// What a field or an element stands for: an expression, or an input reference that was not used so
// far (Symbolic.h); and the type, so that the value can be written again. 0: concrete.
class Shadow {
  public:
    constexpr Shadow() = default;
    constexpr Shadow(values::BasicType type, std::uint32_t what)
        : bits_(what == 0 ? 0 : std::uint32_t(type) << 28 | what) {}
    constexpr explicit operator bool() const { return bits_ != 0; }
    constexpr values::BasicType type() const { return static_cast<values::BasicType>(bits_ >> 28); }
    constexpr std::uint32_t what() const { return bits_ & 0x0FFFFFFF; }
    constexpr std::uint32_t bits() const { return bits_; }
    friend constexpr bool operator==(Shadow, Shadow) = default;

  private:
    std::uint32_t bits_ = 0;
};
// Of a reference whose object holds what follows from inputs as it is at present, and would not
// follow a change: who reads it reports that.
constexpr Shadow kPresentOnly{values::BasicType::Void, 1};
// In front of the shadows of an array's elements.
constexpr std::size_t kLengthShadow = 0; // the length's expression, as an Int
constexpr std::size_t kInputShadow =
    1; // an array that is an input: its number (Symbolic.h), as an Int
constexpr std::size_t kElementShadows = 2;

struct Object {
    const types::Class* klass;  // of a statics object: the class whose statics it holds
    std::uint64_t epoch;        // of the running state that made this version
    std::uint32_t length;       // elements, of an array; 0 otherwise
    std::uint16_t owner;        // index + 1 of the thread that holds the monitor; 0: free
    std::uint16_t recursion;    // how many times the owner holds it
    std::uint32_t identityHash; // 0: nobody has asked yet
    std::uint32_t flags;
    // The lock that has protected the accesses of several threads to this object so far
    // (interpreter/Sharing.h): 0: there were none; kOwnMonitor; or a lock, which the object keeps
    // alive as a field would.
    Ref guard;

    enum Flag : std::uint32_t {
        Shared = 1,  // more than one thread may reach it; a hint for scheduling, not part of the
                     // state's meaning
        Statics = 2, // a statics object
        Modified =
            4, // a version of a boot or global object that is not the one every state starts with
        InNursery = 8, // lives in the nursery of a running state
        // Initialization status of a class, on its statics object (JVMS 5.5). None of them: not
        // initialized.
        Initializing = 16,
        Initialized = 32,
        InitializationFailed = 64,
        InitializationMask = Initializing | Initialized | InitializationFailed,
        Symbolic = 128, // has shadows
        // A box that valueOf made of a symbolic value. Where the value turns out to be one that
        // valueOf keeps in a cache, it is the same object as every other such box of that value,
        // and as the cache's (natives/symbolic/SymbolicBoxes.cpp).
        ValueOf = 256,
        // An array that more than one thread may access: not one that only objects of the class
        // library refer to that keep their arrays to themselves (Class::keepsArrays). A hint, as
        // Shared; set with it on all but arrays.
        Contended = 512,
        SharedObject = Shared | Contended,
    };

    std::byte* payload() { return reinterpret_cast<std::byte*>(this + 1); }
    const std::byte* payload() const { return reinterpret_cast<const std::byte*>(this + 1); }

    template <class T>
    T& at(std::size_t offset) {
        return *reinterpret_cast<T*>(payload() + offset);
    }
    template <class T>
    const T& at(std::size_t offset) const {
        return *reinterpret_cast<const T*>(payload() + offset);
    }
    template <class T>
    T* elements() {
        return reinterpret_cast<T*>(payload());
    }
    template <class T>
    const T* elements() const {
        return reinterpret_cast<const T*>(payload());
    }

    std::size_t alignedPayload() const { return (payloadSize() + 7) & ~std::size_t(7); }
    bool isStatics() const { return flags & Statics; }
    bool hasGuardObject() const { return guard != 0 && guard != kOwnMonitor; }
    bool isArray() const { return klass->isArray() && !isStatics(); }
    std::size_t payloadSize() const {
        if (isStatics()) return klass->staticsSize;
        return klass->isArray() ? std::size_t(length) << klass->elementShift : klass->instanceSize;
    }
    std::size_t size() const {
        return sizeof(Object) + alignedPayload() +
               (flags & Symbolic ? shadowCount() * sizeof(Shadow) : 0);
    }

    // ---- shadows; only where Symbolic is set. Of an array: kLengthShadow, kInputShadow, then one
    // for each element; of anything else: one for each byte of the payload, at the offset where a
    // field starts.
    bool isSymbolic() const { return flags & Symbolic; }
    Shadow* shadows() { return reinterpret_cast<Shadow*>(payload() + alignedPayload()); }
    const Shadow* shadows() const {
        return reinterpret_cast<const Shadow*>(payload() + alignedPayload());
    }
    std::size_t shadowCount() const {
        return isArray() ? (std::size_t(length) + kElementShadows + 1) & ~std::size_t(1)
                         : alignedPayload();
    }
    Shadow shadowAtOffset(std::size_t offset) const { return shadows()[offset]; }
    Shadow shadowOfElement(std::size_t index) const { return shadows()[kElementShadows + index]; }

    // Calls visit(Ref) for each reference in the payload, nulls included, in layout order; then for
    // the guard.
    template <class Visit>
    void forEachReference(Visit&& visit) const {
        if (isStatics()) {
            for (std::uint32_t offset : klass->staticReferenceOffsets) visit(at<Ref>(offset));
        } else if (!klass->isArray()) {
            for (std::uint32_t offset : klass->referenceOffsets) visit(at<Ref>(offset));
        } else if (klass->elementType == types::BasicType::Reference) {
            const Ref* element = elements<Ref>();
            for (std::uint32_t i = 0; i < length; ++i) visit(element[i]);
        }
        if (hasGuardObject()) visit(Ref(guard));
    }
};
static_assert(sizeof(Object) == 40);

// jdk.internal.misc.Unsafe and VarHandles address fields and elements by this plus the payload
// offset.
constexpr std::uint32_t kUnsafeBase = sizeof(Object);

} // namespace clew::vm::state
