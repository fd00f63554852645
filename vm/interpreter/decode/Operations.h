#pragma once

// The operations of decoded code (Code.h). Bytecodes that differ only in type, where the type makes
// no difference to the bits that are moved, are one operation: iload, fload and aload are Load.
// Operations named ...Unresolved refer to the constant pool by `b`; their first execution replaces
// them.

#include <cstdint>

namespace clew::vm::interpreter {

// ReturnBoolean, ReturnByte, ReturnChar and ReturnShort cut an int that may be none of the method's
// result type.
//
// A field's access comes in two forms: the plain one looks whether the object is shared between
// threads (then the access may be a scheduling point), the ...Local one does not (final fields,
// classes of the JDK whose objects are its own).
//
// OmitCall, which no decoder makes, stands for a call that is left out: it takes `a` slots from the
// stack and leaves zeros in `b`.
// clang-format off
#define CLEW_OPERATIONS(X)                                                                                                                                                                                         \
    X(Nop)                                                                                                                                                                                                         \
    X(Const)                                                                                                                                                                                                       \
    X(Const2)                                                                                                                                                                                                      \
    X(LdcUnresolved) X(LdcDynamic) X(LdcDynamic2) X(Load) X(Load2) X(Store) X(Store2) X(                                                                                                                           \
        ByteArrayLoad) X(CharArrayLoad) X(ShortArrayLoad) X(IntArrayLoad) X(LongArrayLoad)                                                                                                                         \
        X(ByteArrayStore) X(ShortArrayStore) X(IntArrayStore) X(LongArrayStore) X(                                                                                                                                 \
            ReferenceArrayStore) X(Pop) X(Pop2) X(Dup) X(DupX1) X(DupX2) X(Dup2) X(Dup2X1)                                                                                                                         \
            X(Dup2X2) X(Swap) X(IntAdd) X(LongAdd) X(FloatAdd) X(DoubleAdd) X(IntSub) X(                                                                                                                           \
                LongSub) X(FloatSub) X(DoubleSub) X(IntMul) X(LongMul) X(FloatMul) X(DoubleMul)                                                                                                                    \
                X(IntDiv) X(LongDiv) X(FloatDiv) X(DoubleDiv) X(IntRem) X(LongRem) X(FloatRem) X(                                                                                                                  \
                    DoubleRem) X(IntNeg) X(LongNeg) X(FloatNeg) X(DoubleNeg) X(IntShl) X(LongShl)                                                                                                                  \
                    X(IntShr) X(LongShr) X(IntUshr) X(LongUshr) X(IntAnd) X(LongAnd) X(IntOr) X(                                                                                                                   \
                        LongOr) X(IntXor) X(LongXor) X(Increment) X(IntToLong) X(IntToFloat)                                                                                                                       \
                        X(IntToDouble) X(LongToInt) X(LongToFloat) X(LongToDouble) X(                                                                                                                              \
                            FloatToInt) X(FloatToLong) X(FloatToDouble) X(DoubleToInt) X(DoubleToLong)                                                                                                             \
                            X(DoubleToFloat) X(IntToByte) X(IntToChar) X(IntToShort) X(                                                                                                                            \
                                LongCompare) X(FloatCompareLess) X(FloatCompareGreater)                                                                                                                            \
                                X(DoubleCompareLess) X(DoubleCompareGreater) X(IfEq) X(IfNe) X(IfLt) X(IfGe) X(                                                                                                    \
                                    IfGt) X(IfLe)                                                                                                                                                                  \
                                    X(IfIntEq) X(IfIntNe) X(IfIntLt) X(                                                                                                                                            \
                                        IfIntGe) X(IfIntGt) X(IfIntLe) X(Goto) X(Jsr) X(Ret)                                                                                                                       \
                                        X(TableSwitch) X(LookupSwitch) X(ReturnVoid) X(Return) X(                                                                                                                  \
                                            ReturnBoolean) X(ReturnByte) X(ReturnChar) X(ReturnShort)                                                                                                              \
                                            X(Return2) X(GetStaticUnresolved) X(PutStaticUnresolved) X(                                                                                                            \
                                                GetFieldUnresolved) X(PutFieldUnresolved) X(GetStaticByte)                                                                                                         \
                                                X(GetStaticChar) X(GetStaticShort) X(GetStaticInt) X(                                                                                                              \
                                                    GetStaticLong) X(PutStaticByte) X(PutStaticShort) X(PutStaticInt)                                                                                              \
                                                    X(PutStaticLong) X(PutStaticReference) X(                                                                                                                      \
                                                        GetByte) X(GetChar) X(GetShort) X(GetInt)                                                                                                                  \
                                                        X(GetLong) X(GetByteLocal) X(GetCharLocal) X(                                                                                                              \
                                                            GetShortLocal) X(GetIntLocal) X(GetLongLocal)                                                                                                          \
                                                            X(PutByte) X(PutShort) X(PutInt) X(                                                                                                                    \
                                                                PutLong) X(PutReference) X(PutByteLocal) X(PutShortLocal)                                                                                          \
                                                                X(PutIntLocal) X(PutLongLocal) X(                                                                                                                  \
                                                                    InvokeVirtualUnresolved) X(InvokeSpecialUnresolved)                                                                                            \
                                                                    X(InvokeStaticUnresolved) X(                                                                                                                   \
                                                                        InvokeInterfaceUnresolved) X(InvokeDynamicUnresolved)                                                                                      \
                                                                        X(InvokeVirtual) X(InvokeDirect) X(                                                                                                        \
                                                                            InvokeStatic) X(InvokeStaticReady)                                                                                                     \
                                                                            X(InvokeInterface) X(InvokeSelect) X(                                                                                                  \
                                                                                InvokePolymorphic) X(NewUnresolved)                                                                                                \
                                                                                X(New) X(NewReady) X(                                                                                                              \
                                                                                    NewArray) X(NewReferenceArrayUnresolved)                                                                                       \
                                                                                    X(NewMultiArrayUnresolved) X(                                                                                                  \
                                                                                        NewMultiArray)                                                                                                             \
                                                                                        X(ArrayLength) X(                                                                                                          \
                                                                                            Throw) X(CheckCastUnresolved)                                                                                          \
                                                                                            X(CheckCast) X(                                                                                                        \
                                                                                                InstanceOfUnresolved)                                                                                              \
                                                                                                X(InstanceOf) X(                                                                                                   \
                                                                                                    MonitorEnter)                                                                                                  \
                                                                                                    X(MonitorExit) /* pairs and triples that are executed as one; the single operations still stand behind them */ \
        X(LoadLoad) X(LoadGetInt) X(LoadGetIntLocal) X(LoadLoadIfIntLt) X(LoadLoadIfIntGe)                                                                                                                         \
            X(LoadConst) X(LoadLoadIntAdd) X(LoadConstIntAdd)                                                                                                                                                      \
                X(IncrementGoto) X(OmitCall) /* of code that the VM makes */                                                                                                                                       \
        X(EndOfCall) X(EndOfCallThrown) X(BoxResult) X(WrapThrown) X(InitializeSupertypes)                                                                                                                         \
            X(InitializeClass) X(FailInitialization)
// clang-format on

// IfIntEq and IfIntNe: `a` of those that compare references.
constexpr std::uint16_t kComparesReferences = 1;

enum class Operation : std::uint16_t {
#define CLEW_OPERATION(name) name,
    CLEW_OPERATIONS(CLEW_OPERATION)
#undef CLEW_OPERATION
};

// Of a class, by the VM: no instruction of the program.
constexpr bool isInitialization(std::uint16_t operation) {
    return operation >= static_cast<std::uint16_t>(Operation::InitializeSupertypes);
}

} // namespace clew::vm::interpreter
