#pragma once

// Partial-order reduction: which accesses to memory are visible operations, that is, scheduling
// points.
//
// An access is invisible when no other thread can be affected by when it happens:
// - the object is not reachable by another thread (Object::Shared; Object::Contended for arrays);
// - the field is final and is only written while the object is not reachable by another thread, or
// belongs to a class of
//   the JDK whose objects are its own (Class::hasVisibleAccesses, keepsArrays);
// - all accesses to the object so far were made while holding one lock, its guard: then the
// scheduling points at the lock
//   are enough (Stoller, "Model-Checking Multi-threaded Distributed Java Programs", STTT 2002). The
//   guard of an object (Object::guard) is chosen at its first access by a thread among several,
//   from the locks which that thread holds, and is part of the state. Locks are monitors, and
//   ReentrantLocks taken as monitors. A thread that holds none guards by itself what no other
//   thread accesses until it ends. (What comes after its end for a reason comes after its accesses;
//   what does so by chance comes before its end on another path, and breaks the rule there.) The
//   first access that does not keep to the rule weakens what is taken of the field, or of the class
//   of arrays, for good (Protection), and the exploration starts again from the beginning with that
//   knowledge (Vm::sharingChanges): so the rule holds throughout the exploration whose verdict is
//   reported. Where it does not hold at all, accesses are visible. A final field that is written
//   when its object can be reached already (a constructor has let `this` escape) is treated in the
//   same way.
// - the field is one of the program's, or a volatile one of java.util.concurrent, that nobody
//   writes while there are several threads, once its object can be reached by them: what is set up
//   before threads start. Until one does, volatile fields are taken for such
//   (Field::Accesses::Setting), other ones where no guard protects them (Protection::Unwritten).
//   Volatile fields of the JDK's atomics and locks are always visible.
// - in the same way settings of the JDK, such as the interrupt status and the name of a thread, the
//   default locale, and System.out, count as never written while there are several threads, until
//   one is; and what a thread's end forgets counts as left alone by others until then
//   (Field::Accesses).
//
// What copies several elements or fields at once is visible as so many accesses, or approximated
// (ArrayCopies.h; Interpreter::checkArrays).

#include <map>
#include <string>

#include "vm/state/LiveState.h"
#include "vm/types/Class.h"

namespace clew::vm {
class Vm;
}

namespace clew::vm::interpreter {

using values::Ref;

// What is taken to protect the accesses to a field, or to the elements of a class of arrays
// (Field::sharing, Class::sharing). It is weakened from left to right: the guard of an object is
// its own monitor or the lock that was taken last; the lock that was taken first; there is none,
// but nobody writes; there is none.
enum class Protection : std::uint8_t { Innermost, Outermost, Unwritten, None };

// What is no longer taken to be protected as it was at first: the Protection of
// "pkg.Counter.count", of "int[]"; of a field with Field::isWritten beside it, as a bit.
using Protections = std::map<std::string, std::uint8_t>;
Protections weakenedProtections(Vm& vm);
void weaken(const types::Class& klass, const Protections& known);

// Sets Class::hasVisibleAccesses and keepsArrays of a new class.
void classify(types::Class& made);
// Every program prints: what java.lang.System.out and its like are made of is not visible.
bool keepsArraysOfBoot(const types::Class& klass);
bool isOfConsole(const state::LiveState& state, const types::Field& field, Ref object);

// Whether reads and writes of the field may ever be visible.
bool mayBeVisible(const types::Field& field);

// A final field of a shared object is being written: from now on its accesses are visible, if it is
// not one of the JDK's. Code that takes them as invisible is corrected, in all decoded methods.
void finalWritten(Vm& vm, const types::Field& field);

} // namespace clew::vm::interpreter
