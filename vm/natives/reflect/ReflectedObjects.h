#pragma once

// The objects of java.lang.reflect.

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

// As objects/ReflectedMembers.h makes them. 0: `outcome` is what the peer leaves with.
Ref newReflectedField(NativeContext& ctx, const Field& field, NativeOutcome& outcome);
Ref newReflectedMethod(NativeContext& ctx, const Method& method, NativeOutcome& outcome);
Ref newReflectedConstructor(NativeContext& ctx, const Method& method, NativeOutcome& outcome);

// What a java.lang.reflect.Method, Constructor or Field stands for.
const Method& methodOfReflected(NativeContext& ctx, Ref reflected);
const Field& fieldOfReflected(NativeContext& ctx, Ref reflected);

} // namespace clew::vm::natives
