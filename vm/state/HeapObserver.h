#pragma once

// What becomes of the objects of a state that runs. All functions are empty: override what you
// need. The state may be read, not changed.

#include "vm/values/Value.h"

namespace clew::vm::state {

class LiveState;

class HeapObserver {
  public:
    virtual ~HeapObserver() = default;

    // By a bytecode, a native method or the virtual machine. The object has its class and its
    // length; all else is zero.
    virtual void objectCreated(const LiveState&, values::Ref) {}
    // Garbage, which can still be read now; its Ref may come back for another object. Only between
    // gcBegin and gcEnd, and only objects made since the last stored state: what a stored state
    // holds stays as long as that state does, and what a path has made is dropped without a word
    // when the search leaves it.
    virtual void objectReleased(const LiveState&, values::Ref) {}
    // Each time that a state is stored, and when a path has made many objects since.
    virtual void gcBegin(const LiveState&) {}
    virtual void gcEnd(const LiveState&) {}
};

} // namespace clew::vm::state
