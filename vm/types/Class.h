#pragma once

// Linked classes, methods and fields: everything about a type that no running program changes. What
// a program does change (static fields, initialization, the contents of the java.lang.Class object)
// is in state/.
//
// Built by types/Linker under its lock, then shared by all states and workers. The members marked
// `lazy` are set once, later, with release order.

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "vm/classfile/ClassFile.h"
#include "vm/types/LinkageError.h"
#include "vm/types/Symbol.h"
#include "vm/values/Value.h"

namespace clew::vm::interpreter {
struct Code;
class NativeContext;
enum class NativeOutcome : std::uint8_t;
} // namespace clew::vm::interpreter

namespace clew::vm::types {

using values::BasicType;
using values::Ref;

class Class;

struct Field {
    Class* holder = nullptr;
    Symbol name, descriptor;
    std::uint16_t accessFlags = 0;
    BasicType type = BasicType::Int;
    std::uint16_t indexInHolder = 0;
    // Byte offset into the payload: of an instance of the holder, or of the holder's statics
    // object.
    std::uint32_t offset = 0;
    const classfile::FieldInfo* info = nullptr; // null for fields that the VM injects

    // Whether accesses to it may be visible operations, and when (interpreter/Sharing.h).
    enum class Accesses : std::uint8_t {
        Invisible,
        Setting,  // once it has been written while there were several threads
        OfThread, // once another thread than the one whose field it is has accessed it
        Visible,  // unless something protects them
        Always    // whatever is seen of them
    };
    Accesses accesses = Accesses::Invisible;
    // How accesses from several threads have been seen to be protected (interpreter/Sharing):
    // analysis knowledge that only ever weakens during a run of the explorer.
    mutable std::atomic<std::uint8_t> sharing{0};
    mutable std::atomic<bool> isWritten{false}; // while it was shared by several threads

    bool isStatic() const { return accessFlags & classfile::access::Static; }
    bool isFinal() const { return accessFlags & classfile::access::Final; }
    bool isVolatile() const { return accessFlags & classfile::access::Volatile; }
};

// A method's parameters and result, from its descriptor.
struct Signature {
    std::vector<BasicType> parameters;
    std::vector<Symbol> parameterDescriptors;
    BasicType result = BasicType::Void;
    Symbol resultDescriptor;
    std::uint16_t parameterSlots = 0; // without the receiver
};

struct Method {
    Class* holder = nullptr;
    Symbol name, descriptor;
    std::uint16_t accessFlags = 0;
    std::uint16_t indexInHolder = 0;
    std::uint16_t argumentSlots = 0; // receiver included
    std::uint16_t maxLocals = 0, maxStack = 0;
    BasicType result = BasicType::Void;
    bool isInitializer = false;      // <init>
    bool isClassInitializer = false; // <clinit>
    // When it has returned, the caller's instruction is executed again: a class initializer, or
    // what asks a class loader.
    bool isPreparation = false;
    bool isSignaturePolymorphic = false;
    bool isCallerSensitive = false;
    bool isHidden = false; // left out of stack traces (VM-made adapters, lambda forms)
    // Index into vtables; -1 for methods that are not dispatched (static, private, <init>) and for
    // interface methods.
    std::int32_t vtableIndex = -1;
    // A number that is unique among all interface methods, the key of the interface dispatch; -1
    // for methods of classes, and for interface methods that are not dispatched (static, private,
    // <clinit>).
    std::int32_t interfaceId = -1;
    const classfile::MethodInfo* info = nullptr; // null for methods that the VM makes
    const Signature* signature = nullptr;        // owned by the Linker, one for each descriptor

    // lazy: decoded code. Null until the method is first run (interpreter/decode/Decoder.cpp).
    mutable std::atomic<const interpreter::Code*> code{nullptr};
    // The C++ peer: of a native method, or of a method that a peer takes over. Null: none.
    using Peer = interpreter::NativeOutcome (*)(interpreter::NativeContext&);
    Peer peer = nullptr;
    // Calls leave the fast path: the peer is asked at each of them (others have declined concrete
    // operands for ever when they decline some), or they are observed.
    std::atomic<bool> asksPeer{false};
    // Whether what a call accesses is one step (interpreter/OneStepCalls.h).
    enum class Steps : std::uint8_t {
        AsWritten,
        One,
        AssumedOne, // the verdict says so
        RunsTasks,  // AssumedOne, but for what it calls by the name of `run`
        LooksUp,    // one; the verdict says so, too
        Anew,       // as written, and the step of whoever calls it ends before it
        Boundary    // what is below it has nothing to do with what is above it
    };
    Steps steps = Steps::AsWritten;
    bool isOneStep() const {
        return steps == Steps::One || steps == Steps::LooksUp || isAssumedOneStep();
    }
    bool isAssumedOneStep() const {
        return steps == Steps::AssumedOne || steps == Steps::RunsTasks;
    }
    // Calls of it may be steps of specifications (interpreter/specification/Specifications.h).
    std::atomic<bool> isObserved{false};
    bool takesArrays = false;      // native, with an array among its parameters
    bool knowsExpressions = false; // the peer does; others get concrete arguments
    // What of its frames is left out where states are matched (vm/MatchingFilters.h): locals and
    // operands; the instruction; the frames of what it calls.
    bool leavesOutData = false, leavesOutPc = false, leavesOutCallees = false;
    // Its frames may have copies of modification counts (interpreter/ModificationCounts.h).
    bool copiesCounts = false;

    bool isStatic() const { return accessFlags & classfile::access::Static; }
    bool isPrivate() const { return accessFlags & classfile::access::Private; }
    bool isAbstract() const { return accessFlags & classfile::access::Abstract; }
    bool isNative() const { return accessFlags & classfile::access::Native; }
    bool isFinal() const { return accessFlags & classfile::access::Final; }
    bool isSynchronized() const { return accessFlags & classfile::access::Synchronized; }
    bool isPublic() const { return accessFlags & classfile::access::Public; }
    std::string describe() const; // "java.util.List.get(int)"
    std::string externalName()
        const; // as linkage errors show it: "java.lang.Object java.util.List.get(int)"
};

class Class {
  public:
    std::uint32_t id = 0; // dense, in loading order
    Symbol name;          // internal: "java/util/List", "[I", "int" for a primitive
    std::uint16_t accessFlags = 0;
    Class* super = nullptr;
    std::vector<Class*> interfaces;    // direct
    std::vector<Class*> allInterfaces; // transitive, without repetition
    std::vector<Class*>
        superChain; // superChain[0] is Object, superChain[depth] is this (for instanceof)
    std::unique_ptr<classfile::ClassFile> file; // null for arrays and primitives
    std::shared_ptr<const void> bytesOwner;
    std::string location; // where it came from, for messages and CodeSource
    bool fromJdk = false; // of the runtime image
    bool isHiddenClass = false;
    // In which its names are resolved: 0 for all classes of the built-in loaders; each class loader
    // of a program has one of its own.
    std::uint32_t nameSpace = 0;
    const Class* host = nullptr; // of a class that the VM has made: whose loader it has
    Symbol module;               // name, "java.base"; empty: unnamed

    // Arrays
    Class* element = nullptr; // component type, of an array class
    BasicType elementType = BasicType::Void;
    std::uint8_t elementShift = 0;        // log2 of the element size
    std::atomic<Class*> arrayOf{nullptr}; // lazy: the array class whose component is this
    // Primitives
    BasicType primitive = BasicType::Reference; // Reference: not a primitive

    // Members, in the order of the class file, fields that the VM injects last. Pointers to them
    // stay valid.
    std::span<Field> fields;
    std::span<Method> methods;
    void allocateMembers(std::size_t fieldCount,
                         std::size_t methodCount); // once, before the class is linked

    // Of a class; empty for interfaces. An entry may be abstract: invoking it is an
    // AbstractMethodError.
    std::vector<const Method*> vtable;

    // The implementation of an interface method (interfaceId >= 0) for receivers of this class.
    // Null where there is none to run; selectionFailure() then tells what is to be thrown. The
    // table behind it is made when it is first asked for; most classes never are.
    const Method* findInterfaceImplementation(const Method& interfaceMethod) const {
        const InterfaceTable* table = interfaceTable_.load(std::memory_order_acquire);
        if (!table) [[unlikely]]
            table = &buildInterfaceTable();
        const std::int32_t wanted = interfaceMethod.interfaceId;
        for (std::uint32_t i = static_cast<std::uint32_t>(wanted) * 0x9E3779B1u >> table->shift;;
             ++i) {
            const InterfaceEntry& entry = table->entries[i];
            if (entry.id == wanted) return entry.method;
            if (entry.id == -1) return nullptr;
        }
    }

    // The field at this offset of the payload of an instance, or of the statics object; null: none
    // begins there.
    const Field* fieldAt(std::size_t offset, bool isStatic) const;

    // Layout, in bytes and offsets into the payload (what follows the object header). Sizes are not
    // rounded up: a subclass's fields begin in what rounding would waste. Offset lists are sorted.
    std::uint32_t instanceSize = 0, staticsSize = 0;
    std::vector<std::uint32_t> referenceOffsets, staticReferenceOffsets;
    // Those of them that only lead to names of threads, and to what names are made of.
    std::vector<std::uint32_t> threadNameReferences, staticThreadNameReferences;
    // Those of them that the program wants to be left out where states are matched
    // (vm/MatchingFilters.h).
    std::vector<std::uint32_t> leftOutReferences, staticLeftOutReferences;
    // Bytes of the payload that carry no meaning for equality of states (caches such as
    // String.hash, and what the program wants to be left out): these ranges are left out of
    // fingerprints. Disjoint. Padding is not among them: nobody writes to it, so it is always zero.
    struct Range {
        std::uint32_t offset, size;
    };
    std::vector<Range> ignoredRanges, staticIgnoredRanges;
    // Of the class library's collections: offsets of how often they have been modified, and, in
    // their iterators and views, of what they take that for and of the reference to what they are
    // of. In fingerprints only the difference counts (interpreter/ModificationCounts.h).
    struct ModificationCounts {
        static constexpr std::uint32_t kNone = ~std::uint32_t(0);
        std::uint32_t count = kNone, expected = kNone, source = kNone;
        bool hasCount() const { return count != kNone; }
        bool hasExpected() const { return expected != kNone; }
    };
    // Of the fields that hold monitors of specifications (interpreter/specification): where they
    // lie in an instance. A clone begins without.
    std::vector<Range> monitorRanges;
    ModificationCounts modifications;
    bool countsModifications = false; // any of them
    // Of the class library's tasks and pools: offsets of when an instance is due and of how much it
    // has completed. In fingerprints only a part of that counts (interpreter/TaskFields.h).
    struct TaskFields {
        static constexpr std::uint32_t kNone = ~std::uint32_t(0);
        std::uint32_t due = kNone, completed = kNone;
        std::int64_t unit = 1;   // of `due`, in nanoseconds
        std::int64_t origin = 0; // what `due` is where the clock shows 0
        bool isDue() const { return due != kNone; }
        bool isAny() const { return isDue() || completed != kNone; }
    };
    TaskFields tasks;

    // Accesses to all of its fields may be visible operations (interpreter/Sharing.h).
    bool hasVisibleAccesses = false;
    // Of the class library, and nobody else has the arrays that its instances and its statics refer
    // to (interpreter/Sharing.h).
    bool keepsArrays = false;
    // Of an array class: as Field::sharing, of all elements of such arrays.
    mutable std::atomic<std::uint8_t> sharing{0};

    // State-independent references to the two objects that belong to the class (state/LiveState.h:
    // global objects).
    Ref mirror = 0;  // its java.lang.Class object
    Ref statics = 0; // the object that holds its static fields and its initialization status

    const Method* classInitializer = nullptr;
    // An interface with a method that is neither abstract nor static: initializing an implementing
    // class initializes it too (JVMS 5.5).
    bool declaresDefaultMethods = false;
    // Neither it nor what its initialization would initialize first has anything to do: no
    // <clinit>, no String constants. Primitive constants are in the statics object from the
    // beginning (Linker::prepareStatics).
    bool hasNoInitializationEffect = false;
    // By the interpreter, when the class is linked (interpreter/decode/FrameMap.h); those of the
    // JDK are trusted.
    mutable std::atomic<bool> isVerified{false};
    bool initializedAtBoot = false; // in every state that a program under test can see

    bool isInterface() const { return accessFlags & classfile::access::Interface; }
    bool isAbstract() const { return accessFlags & classfile::access::Abstract; }
    bool isEnum() const { return accessFlags & classfile::access::Enum; }
    bool isArray() const { return element != nullptr; }
    bool isPrimitive() const { return primitive != BasicType::Reference; }
    // JVMS 4.10.1.2 / 5.? : assignability as `instanceof` and `checkcast` test it.
    bool isSubclassOf(const Class& other) const { // other is a class, not an interface
        return other.depth() < superChain.size() && superChain[other.depth()] == &other;
    }
    bool isAssignableTo(const Class& other) const {
        if (this == &other) return true;
        if (!other.isInterface() && !other.isArray()) return isSubclassOf(other);
        return isAssignableSlow(other);
    }
    std::size_t depth() const { return superChain.size() - 1; }

    // Declared here only. Null: none.
    const Field* findDeclaredField(Symbol name, Symbol descriptor) const;
    const Method* findDeclaredMethod(Symbol name, Symbol descriptor) const;
    // JVMS 5.4.3.2-4, without access checks. Null: none.
    const Field* findField(Symbol name, Symbol descriptor) const;
    const Method* findMethod(Symbol name, Symbol descriptor) const; // class method resolution
    const Method* findInterfaceMethod(Symbol name,
                                      Symbol descriptor) const; // interface method resolution
    // By name alone where the caller knows that it is unique (VM-internal look-ups).
    const Field* fieldNamed(std::string_view name) const;
    const Method* methodNamed(std::string_view name, std::string_view descriptor) const;
    // Selection for a receiver of this class (JVMS 5.4.6), for invokevirtual and invokeinterface
    // alike. Null where there is no method to run: see selectionFailure().
    const Method* select(const Method& resolved) const;
    // AbstractMethodError, IncompatibleClassChangeError (the receiver does not implement the
    // interface; conflicting default methods) or IllegalAccessError. Precondition: select(resolved)
    // is null. HotSpot gives a class with default methods a method that throws for each interface
    // method that it has no implementation of; those methods have words of their own. Up to JDK 17
    // invokeinterface looked past them.
    enum class ThrowingMethods : bool { Skipped, Found };
    LinkageError selectionFailure(const Method& resolved,
                                  ThrowingMethods throwing = ThrowingMethods::Found) const;

    std::string externalName() const; // "java.util.List", "[I", "int"
    // Class.getModifiers: as the source says, so from the InnerClasses attribute for nested
    // classes.
    std::uint16_t modifiers() const;
    std::string packageName() const { return package ? package.str() : std::string(); }
    Symbol package; // internal form "java/util", empty for the unnamed one; an array's is its
                    // element's
    bool samePackage(const Class& other) const {
        return package == other.package && nameSpace == other.nameSpace;
    }

    Class() = default;
    Class(const Class&) = delete;
    Class& operator=(const Class&) = delete;
    ~Class();

  private:
    friend class Linker;

    struct InterfaceEntry {
        std::int32_t id = -1;
        const Method* method = nullptr;
    };
    // Open addressing without wrap-around: the entries end with an empty one. At most half full.
    struct InterfaceTable {
        std::uint8_t shift = 31; // 32 - log2 of the number of home positions
        std::vector<InterfaceEntry> entries;
    };
    // What there is for an interface method's name and descriptor in a class: one of the three is
    // set, or none.
    struct Selection {
        const Method* method = nullptr;   // to be run
        const Method* unusable = nullptr; // declared in a class, but abstract or not public
        std::vector<const Method*>
            conflicts; // default methods none of which is more specific than the others
    };

    bool isAssignableSlow(const Class& other) const;
    const InterfaceTable& buildInterfaceTable() const;
    Selection selectInterfaceMethod(Symbol name, Symbol descriptor) const;
    const Method* findInSuperinterfaces(Symbol name, Symbol descriptor) const;
    std::vector<const Method*> maximallySpecificDefaults(Symbol name, Symbol descriptor) const;
    void indexMembers();

    std::unique_ptr<Field[]> fieldStorage_;
    std::unique_ptr<Method[]> methodStorage_;
    // Positions in `methods` and `fields` by name and descriptor, for classes of more than a few
    // members: open addressing, power of two, empty 0, otherwise position + 1.
    std::vector<std::uint16_t> methodIndex_, fieldIndex_;
    mutable std::atomic<const InterfaceTable*> interfaceTable_{nullptr}; // lazy; owned
    // What fieldNamed() has found, by the address of the name.
    mutable std::atomic<const Field*> namedFields_[8] = {};
    std::atomic<Class*> nestHost_{nullptr}; // lazy, see Linker::nestHost
};

// "java/util/List" -> "java.util.List"
std::string externalName(std::string_view internalName);
std::string internalName(std::string_view externalName);
// A field descriptor as Java writes the type: "int[]", "java.lang.String".
std::string externalType(std::string_view fieldDescriptor);
// "void A.m(int, java.lang.String)", as in the message of a NoSuchMethodError; `holder` is an
// internal name, empty to leave it out.
std::string externalMethod(std::string_view holder, std::string_view name,
                           std::string_view descriptor);

} // namespace clew::vm::types
