#pragma once

// What invokedynamic instructions and the constants that code must make (method handles, method
// types, dynamic constants) are linked to: always a static method that the VM has assembled, so
// that executing one is a plain call. The method may throw, block, be traced and be frozen in, as
// any other. Linking happens once for all states; what differs between states (the CallSite objects
// of bootstrap methods that are run for real, MethodType objects …) is kept in static fields of
// assembled classes, which are part of a state as all static fields are.
//
// And the methods that take any arguments (JVMS 2.9.3): those of MethodHandle and VarHandle.
//
// Thread-safe.

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "vm/interpreter/NativeContext.h"
#include "vm/types/Class.h"

namespace clew::vm::interpreter {

struct CallSite {
    // Static; its parameters and its result are those of the instruction (of a constant: none, and
    // the constant).
    const Method* target = nullptr;
    // Where it is not 0, the instruction's value, a global object (a lambda that captures nothing):
    // it may be pushed instead of calling the target.
    Ref constant = 0;
};

class ClassAssembler;

class CallSites {
  public:
    explicit CallSites(Vm& vm);
    ~CallSites();

    // The invokedynamic at `instruction` (its index in the code) of `caller`, whose InvokeDynamic
    // constant has the number `constant` in the pool of caller.holder. The same result each time.
    // Throws types::LinkageError.
    const CallSite& link(const Method& caller, std::uint32_t instruction, std::uint16_t constant);

    // A MethodHandle, MethodType or Dynamic constant that ldc, ldc_w or ldc2_w names. Throws
    // types::LinkageError.
    const CallSite& linkConstant(const Class& holder, std::uint16_t constant);

    // The invokedynamic instructions linked so far, by the class that was assembled for each.
    struct Site {
        const Method* caller;
        std::uint32_t instruction;
    };
    std::unordered_map<const Class*, Site> linkedSites();

    // What was assembled for no instruction alone, but for all that want the same: of such a class
    // the bytes and the host are all that there is to it.
    struct Adapter {
        std::string key, method; // what is wanted, and what does it
        bool isForm = false;     // a lambda form, which has a MemberName
    };
    std::unordered_map<const Class*, Adapter> adapters();
    // In another process, before any thread executes there. Throws classfile::FormatError.
    void makeAgain(const Adapter& adapter, const Class& host, std::vector<std::uint8_t> bytes);

    struct Tables;
    Tables& tables() { return *tables_; }

  private:
    Vm& vm_;
    std::recursive_mutex mutex_;
    std::map<std::pair<const Method*, std::uint32_t>, std::unique_ptr<CallSite>> sites_;
    std::map<std::pair<const Class*, std::uint16_t>, std::unique_ptr<CallSite>> constants_;
    std::unique_ptr<Tables> tables_;
};

// A call of a method with Method::isSignaturePolymorphic, by invokevirtual
// (MethodHandle.invokeExact, invoke and invokeBasic, the access modes of VarHandle) or invokestatic
// (MethodHandle.linkToStatic and its like). The loop treats it as a peer: context.method is the
// declared method, context.callSiteDescriptor what the instruction says; the arguments are as that
// descriptor says, the receiver first. The callee's result has as many slots as the instruction
// expects, unless it expects none.
NativeOutcome invokePolymorphic(NativeContext& context);

} // namespace clew::vm::interpreter
