#pragma once

// Reading and writing fields of Java objects by name, for peers: what the JDK's own native code
// does through JNI.
//
// A field is looked up by name along the superclasses on each call, which costs one hash look-up
// per class; the few peers that are called often use no fields.

#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "vm/objects/ObjectAccess.h"

namespace clew::vm::objects {

// The one that peers know: of the topmost class that declares one, and of the JDK's alone where the
// class is a program's below one of these (other than Object). Null: there is none.
const Field* findFieldNamed(const Class& klass, std::string_view name);

// To be called after a reference was written to an object: what other threads can reach from now on
// is marked so.
inline void shareThrough(LiveState& state, Ref holder, Ref value) {
    state.shareThrough(*state.object(holder), value);
}

// The fields named here must exist: their absence is an error of ours, and an assertion.
template <class T>
T getField(LiveState& state, Ref object, std::string_view name) {
    const Object* of = state.object(object);
    return of->at<T>(findFieldNamed(*of->klass, name)->offset);
}
template <class T>
void setField(LiveState& state, Ref object, std::string_view name, T value) {
    const Field* field = findFieldNamed(*state.object(object)->klass, name);
    state.writable(object)->at<T>(field->offset) = value;
    if constexpr (std::is_same_v<T, Ref>) shareThrough(state, object, value);
}
// As setField, but nothing where this JDK's class has no such field.
template <class T>
void setFieldIfThere(LiveState& state, Ref object, std::string_view name, T value) {
    if (findFieldNamed(*state.object(object)->klass, name)) setField<T>(state, object, name, value);
}
template <class T>
T getStatic(LiveState& state, const Class& klass, std::string_view name) {
    return state.object(klass.statics)->at<T>(klass.fieldNamed(name)->offset);
}
template <class T>
void setStatic(LiveState& state, const Class& klass, std::string_view name, T value) {
    state.writable(klass.statics)->at<T>(klass.fieldNamed(name)->offset) = value;
    if constexpr (std::is_same_v<T, Ref>) shareThrough(state, klass.statics, value);
}

inline Ref elementAt(LiveState& state, Ref array, std::uint32_t index) {
    return state.object(array)->elements<Ref>()[index];
}
inline void setElement(LiveState& state, Ref array, std::uint32_t index, Ref value) {
    state.writable(array)->elements<Ref>()[index] = value;
    shareThrough(state, array, value);
}

Ref newByteArray(ObjectAccess& access, std::span<const std::uint8_t> bytes);
Ref newByteArray(ObjectAccess& access, std::string_view bytes);
// A String[] of the texts (UTF-8).
Ref newStringArray(ObjectAccess& access, const std::vector<std::string>& texts);
std::string bytesOf(LiveState& state, Ref byteArray);

// The value of a field or element of the type at `where`, as a slot, and back.
Slot readSlot(const std::byte* where, BasicType type);
void writeSlot(std::byte* where, BasicType type, Slot value);

// True while the JDK's own start-up runs: no state has been frozen yet.
inline bool booting(const LiveState& state) {
    return !state.loaded();
}

} // namespace clew::vm::objects
