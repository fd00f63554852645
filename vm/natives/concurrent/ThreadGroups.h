#pragma once

#include "vm/Vm.h"

namespace clew::vm::natives {

// Peers that leave the lists of threads out (objects/ThreadObjects.h), once the JVM's own threads
// are there.
void bindThreadGroupPeers(Vm& vm);

} // namespace clew::vm::natives
