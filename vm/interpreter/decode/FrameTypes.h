#pragma once

// What the type analysis knows about a local variable or an operand.

#include <cstdint>
#include <deque>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/classfile/ClassFile.h"

namespace clew::vm::interpreter {

enum class FrameKind : std::uint32_t {
    Top, // nothing that may be used
    Int,
    Float,
    Long, // the first of two slots
    LongSecond,
    Double,
    DoubleSecond,
    ReturnAddress, // detail: the subroutine call (TypeFlow)
    // References
    Null,
    Object,            // detail: its possible classes, a number of FrameTypes
    Uninitialized,     // detail: bytecode index of the `new`
    UninitializedThis, // the receiver of a constructor that has not called another constructor yet
};

class FrameType {
  public:
    constexpr FrameType(FrameKind kind = FrameKind::Top, std::uint32_t detail = 0)
        : bits_(static_cast<std::uint32_t>(kind) | detail << 4) {}
    constexpr FrameKind kind() const { return static_cast<FrameKind>(bits_ & 15); }
    constexpr std::uint32_t detail() const { return bits_ >> 4; }
    constexpr bool isReference() const { return kind() >= FrameKind::Null; }
    constexpr bool isInitialized() const {
        return kind() == FrameKind::Null || kind() == FrameKind::Object;
    }
    constexpr bool isSecond() const {
        return kind() == FrameKind::LongSecond || kind() == FrameKind::DoubleSecond;
    }
    friend constexpr bool operator==(FrameType, FrameType) = default;

  private:
    std::uint32_t bits_;
};

// What verification asks about classes other than by name. Names are as in a constant pool:
// "java/lang/String",
// "[Ljava/lang/String;", "[I". May load classes, and throw what loading throws.
class TypeHierarchy {
  public:
    virtual ~TypeHierarchy() = default;
    virtual bool isInterface(std::string_view className) = 0;
    // Neither is an array or an interface's name. True also where they are the same.
    virtual bool isSubclass(std::string_view className, std::string_view superName) = 0;
    // It is named in a superclass of the class under verification, and is a protected member of a
    // class in another package.
    virtual bool isProtectedElsewhere(const classfile::MemberRef&) { return false; }
    // A constructor may go on after a constructor that it has called has failed, and call another.
    virtual bool constructorsMayTryAgain() { return false; }
};

// The classes that references of one method may have. Where control flow joins, the possible
// classes are collected rather than replaced by a common superclass: so no class has to be loaded
// to join them, and a use is checked for each of them.
class FrameTypes {
  public:
    // Without a hierarchy (trusted code) all classes are one. Where arrays are strict, they are of
    // the interfaces that they implement; or else of all, as HotSpot's inference has it.
    explicit FrameTypes(TypeHierarchy* hierarchy, bool arraysAreStrict = false)
        : hierarchy_(hierarchy), arraysAreStrict_(arraysAreStrict) {}

    FrameType named(std::string_view className); // the text must outlive this
    FrameType ofDescriptor(std::string_view fieldDescriptor);
    FrameType arrayOf(std::string_view elementClassName);

    FrameType join(FrameType a, FrameType b);

    // The class of a reference that was not joined.
    std::string_view nameOf(FrameType type) const { return entries_[type.detail()].name; }

    // Whether a value may be used as one of this class (JVMS 4.10.1.2: interfaces count as Object).
    bool isAssignable(FrameType value, std::string_view className);
    // Every class that the reference may have satisfies the predicate; true for null.
    bool all(FrameType reference, const std::function<bool(std::string_view)>& predicate) const;
    // Of an array of references, or of what aaload on null gives. Top: it is no such array.
    FrameType componentOf(FrameType array);

    std::string describe(FrameType type) const;

  private:
    // One class, or, joined, several: sorted numbers of entries with one class each.
    struct Entry {
        std::string_view name;
        std::vector<std::uint32_t> classes;
    };
    std::uint32_t entryOf(std::string_view className);
    std::span<const std::uint32_t> classesOf(FrameType type) const {
        return entries_[type.detail()].classes;
    }
    FrameType ofClasses(std::vector<std::uint32_t> classes);
    bool isAssignable(std::string_view from, std::string_view to);
    std::string_view keep(std::string text);

    TypeHierarchy* hierarchy_;
    bool arraysAreStrict_;
    std::vector<Entry> entries_;
    std::unordered_map<std::string_view, std::uint32_t> byName_;
    std::unordered_map<std::string, std::uint32_t> joined_; // by the bytes of `classes`
    std::deque<std::string> texts_;
};

} // namespace clew::vm::interpreter
