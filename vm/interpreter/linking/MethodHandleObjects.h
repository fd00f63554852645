#pragma once

// The JDK's own objects behind method handles, as C++ code sees them: java.lang.invoke runs as it
// is, down to the natives of MethodHandleNatives and the execution of lambda forms, which are
// compiled to bytecode (LambdaForms).
//
// What never changes is made once for all states: a MethodType for each type, a ResolvedMethodName
// for each method. So method types are compared by reference, and a MemberName leads to its Method
// by two loads.

#include <mutex>
#include <string>

#include "vm/Vm.h"
#include "vm/interpreter/NativeContext.h"

namespace clew::vm::interpreter {

// Classes and field offsets of java.lang.invoke.
struct InvokeLayout {
    explicit InvokeLayout(Vm& vm);

    const Class *memberName, *resolvedMethodName, *methodType, *varHandle;
    std::uint32_t handleType, handleForm;                                         // MethodHandle
    std::uint32_t typeResult, typeParameters, typeForm;                           // MethodType
    std::uint32_t memberClass, memberText, memberType, memberFlags, memberMethod; // MemberName
    std::uint32_t formArity, formResult, formNames, formEntry;                    // LambdaForm
    std::uint32_t nameType, nameIndex, nameFunction, nameArguments;               // LambdaForm.Name
    std::uint32_t functionMember, functionHandle; // LambdaForm.NamedFunction
    std::uint32_t basicTypeCharacter;             // LambdaForm.BasicType
    std::uint32_t varHandleExact;                 // VarHandle
    const Class* name;
};

// MethodHandleNatives.Constants.
namespace member {
constexpr std::int32_t kMethod = 0x10000, kConstructor = 0x20000, kField = 0x40000,
                       kCallerSensitive = 0x100000, kTrustedFinal = 0x200000;
constexpr int kKindShift = 24, kKindMask = 0xf;
enum Kind {
    GetField = 1,
    GetStatic,
    PutField,
    PutStatic,
    InvokeVirtual,
    InvokeStatic,
    InvokeSpecial,
    NewInvokeSpecial,
    InvokeInterface
};
} // namespace member

const InvokeLayout& invokeLayout(Vm& vm);

// ---- methods
Ref resolvedNameOf(Vm& vm, const Method& method); // the ResolvedMethodName
const Method& methodOfResolvedName(const Object& resolvedName);
const Method* methodOfMember(const LiveState& state, const InvokeLayout& layout,
                             Ref memberName); // null: unresolved
// An immutable MemberName for a static method.
Ref globalMemberName(Vm& vm, const Method& method);

// ---- types. The parameter and result types are mirrors.
std::string descriptorOfClass(const Class& klass);
std::string descriptorOfMethodType(NativeContext& ctx, Ref methodType);
// The one MethodType; its `form` is set by Java code, on each path.
Ref globalMethodType(Vm& vm, Ref resultMirror, std::span<const Ref> parameterMirrors);
// Whether the type has this descriptor. (Both name their classes as the host of no hidden class
// does.)
bool hasDescriptor(const LiveState& state, const InvokeLayout& layout, Ref methodType,
                   types::Symbol descriptor);

// ---- lambda forms: the static method that executes the form of this MethodHandle; its first
// parameter is the handle.
const Method& entryOf(NativeContext& ctx, Ref methodHandle);

} // namespace clew::vm::interpreter
