#pragma once

// The queues in which java.util.concurrent keeps the threads that wait: of
// AbstractQueuedSynchronizer and its conditions, FutureTask, CompletableFuture, Phaser.
//
// Which threads are queued, and in which order, is decided by one operation (compareAndSet of
// AbstractQueuedSynchronizer.tail, of FutureTask.waiters and the like), and what they wait for by
// others (AbstractQueuedSynchronizer.state, FutureTask.state). These are visible, as parking and
// unparking are. What is left, the links between nodes, the head, and whether a node's thread is
// still to be woken, only helps to find whom to unpark: one who is missed has yet to look at the
// state before it parks, and one who is unparked for nothing looks at it again. So such accesses
// are no scheduling points: they belong to the visible operation before them. A dynamic reduction
// is told of them nevertheless, since whom a release wakes depends on who has come before.
//
// What a program could tell is looked at as it is written: where it parks threads itself, and may
// find a permit that was left behind; where it asks for a queue; and where it has a synchronizer of
// its own, which is asked as often as its waiting thread finds itself to be the first. Then these
// fields are visible (Protection::None), and the exploration starts again.

#include "vm/types/Class.h"

namespace clew::vm {
class Vm;
}

namespace clew::vm::interpreter {

// Of one of these queues, and still taken to be as said above. Thread-safe.
bool isOfWaitQueue(const types::Field& field);

// From now on such fields are visible.
void takeWaitQueuesAsWritten(Vm& vm);

} // namespace clew::vm::interpreter
