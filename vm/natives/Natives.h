#pragma once

// The peers of the JDK's native methods, and of the few methods that are not native but that the VM takes over.

#include <string_view>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

using interpreter::NativePeer;
using interpreter::NativeTable;

// True when some method of the class has a peer: most classes have none, and linking asks for each class. Thread-safe.
bool hasPeers(std::string_view className);

// Null: none. Names and descriptor are internal. For a class that is being linked, use bindPeers.
types::Method::Peer findPeer(std::string_view className, std::string_view methodName, std::string_view descriptor);

// Sets Method::peer of the methods that have one, in a class that is being linked. With enumerateRandom, random numbers
// are choices (Options::enumerateRandom).
void bindPeers(types::Class& made, bool enumerateRandom = false);

// The tables, one for each file. Weak: a build without one of the files works, without its peers.
[[gnu::weak]] NativeTable langPeers();
[[gnu::weak]] NativeTable systemPeers();
[[gnu::weak]] NativeTable mathPeers();
[[gnu::weak]] NativeTable throwablePeers();
[[gnu::weak]] NativeTable classPeers();
[[gnu::weak]] NativeTable reflectionPeers();
[[gnu::weak]] NativeTable constantPoolPeers();
[[gnu::weak]] NativeTable arrayPeers();
[[gnu::weak]] NativeTable modulePeers();
[[gnu::weak]] NativeTable loaderPeers();
[[gnu::weak]] NativeTable internalPeers();
[[gnu::weak]] NativeTable referencePeers();
[[gnu::weak]] NativeTable ioPeers();
[[gnu::weak]] NativeTable fileSystemPeers();
[[gnu::weak]] NativeTable channelPeers();
[[gnu::weak]] NativeTable utilPeers();
[[gnu::weak]] NativeTable zipPeers();
[[gnu::weak]] NativeTable stackWalkerPeers();
[[gnu::weak]] NativeTable threadPeers();
[[gnu::weak]] NativeTable waitPeers();
[[gnu::weak]] NativeTable randomPeers();
[[gnu::weak]] NativeTable synchronizerPeers();
[[gnu::weak]] NativeTable randomChoicePeers(); // only with enumerateRandom
[[gnu::weak]] NativeTable unsafePeers();
[[gnu::weak]] NativeTable invokePeers();
[[gnu::weak]] NativeTable verifyPeers();

}  // namespace clew::vm::natives
