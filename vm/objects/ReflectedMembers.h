#pragma once

// The objects of java.lang.reflect, as HotSpot makes them. Never 0: these throw OutOfMemory, and
// types::LinkageError where a type of the member cannot be loaded.

#include "vm/objects/ObjectAccess.h"

namespace clew::vm::objects {

Ref newReflectedField(ObjectAccess& access, const Field& field);
Ref newReflectedMethod(ObjectAccess& access, const Method& method);
Ref newReflectedConstructor(ObjectAccess& access, const Method& method);

} // namespace clew::vm::objects
