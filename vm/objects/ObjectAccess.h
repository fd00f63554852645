#pragma once

// Making and reading Java objects, for whoever has a Vm and a live state.
//
// No collection runs inside these, so Refs are safe in local variables; Object pointers are good
// until the next allocation or write.

#include <string>
#include <string_view>

#include "vm/Vm.h"
#include "vm/state/LiveState.h"
#include "vm/types/Class.h"

namespace clew::vm::objects {

using state::LiveState;
using state::Object;
using types::Class;
using types::Field;
using types::Method;
using values::BasicType;
using values::Ref;
using values::Slot;

// Thrown where the Java heap limit is reached; the interpreter turns it into the Java error.
struct OutOfMemory {};
// Thrown where the type is asked for that an input of type java.lang.Class stands for, which does
// for none so far (objects/ClassInputs.h); the path ends there.
struct ClassNotChosen {};

class ObjectAccess {
  public:
    Vm& vm;
    LiveState& state;

    ObjectAccess(Vm& itsVm, LiveState& itsState) : vm(itsVm), state(itsState) {}

    // Never 0: these throw OutOfMemory.
    Ref newString(std::string_view utf8);
    Ref newStringUtf16(std::u16string_view text);
    Ref newObject(const Class& klass) { return checked(state.allocateInstance(klass)); }
    Ref newArray(const Class& arrayClass, std::uint32_t length) {
        return checked(state.allocateArray(arrayClass, length));
    }
    std::string stringOf(Ref string) const; // UTF-8; lone surrogates as 3 bytes each
    std::u16string utf16Of(Ref string) const;
    Class& classOf(Ref mirror) const; // the type that a java.lang.Class object stands for
    Object* object(Ref ref) const { return state.object(ref); }

  private:
    static Ref checked(Ref ref) {
        if (ref == 0) throw OutOfMemory{};
        return ref;
    }
};

} // namespace clew::vm::objects
