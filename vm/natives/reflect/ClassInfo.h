#pragma once

// What reflection says about classes, shared by the peers of java.lang.Class and of reflection.

#include "vm/objects/JavaObjects.h"

namespace clew::vm::natives {

// Class.getModifiers: as the source says, so from the InnerClasses attribute for nested classes.
std::uint16_t modifiersOf(const Class& klass);

// Writes what a java.lang.Class object holds about the class that it stands for into the zeroed payload of a new
// mirror. `classClass` is java.lang.Class, linked. Nothing refers to what states own.
void fillMirror(const Class& described, const Class& classClass, std::byte* payload);

// The class loader object of a class: 0 for the boot loader's. A class that the program defined through a loader of its
// own has it in its mirror.
Ref loaderOf(NativeContext& ctx, const Class& klass);
Ref loaderOfModule(NativeContext& ctx, std::string_view module); // of the JDK
Ref applicationLoader(NativeContext& ctx);

// Class::location of classes that the program has made while it ran. Built-in loaders do not find them.
constexpr std::string_view kDefinedByProgram = "made by the program";
inline bool isDefinedByProgram(const Class& klass) { return klass.location == kDefinedByProgram; }

// The name space of a loader object: 0 for the built-in ones and null. A loader of the program gets its number when it is
// first asked for, in the order of the path.
std::uint32_t nameSpaceOf(NativeContext& ctx, Ref loader);
// A class of the program's own making may have been defined on another path only.
bool isDefinedHere(NativeContext& ctx, const Class& klass);

// Mirrors of the parameter types, a Class[].
Ref parameterTypes(NativeContext& ctx, const Method& method);

// The java.lang.reflect objects, as HotSpot makes them. 0: `outcome` is what the peer leaves with.
Ref newReflectedField(NativeContext& ctx, const Field& field, NativeOutcome& outcome);
Ref newReflectedMethod(NativeContext& ctx, const Method& method, NativeOutcome& outcome);
Ref newReflectedConstructor(NativeContext& ctx, const Method& method, NativeOutcome& outcome);

// What a java.lang.reflect.Method, Constructor or Field stands for.
const Method& methodOfReflected(NativeContext& ctx, Ref reflected);
const Field& fieldOfReflected(NativeContext& ctx, Ref reflected);

}  // namespace clew::vm::natives
