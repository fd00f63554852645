#pragma once

// The peers of the JDK's native methods, and of the few methods that are not native but that the VM
// takes over.

#include <string_view>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

using interpreter::NativePeer;
using interpreter::NativeTable;

// True when some method of the class has a peer: most classes have none, and linking asks for each
// class. Thread-safe.
bool hasPeers(std::string_view className);

// Null: none. Names and descriptor are internal. For a class that is being linked, use bindPeers.
types::Method::Peer findPeer(std::string_view className, std::string_view methodName,
                             std::string_view descriptor);

// Sets Method::peer of the methods that have one, in a class that is being linked. With
// enumerateRandom, random numbers are choices (Options::enumerateRandom). symbolic: what a program
// asks for as an input is one, or has a given value.
void bindPeers(types::Class& made, bool enumerateRandom = false, bool symbolic = false);

// The tables, one for each file.
NativeTable langPeers();
NativeTable systemPeers();
NativeTable mathPeers();
NativeTable throwablePeers();
NativeTable classPeers();
NativeTable reflectionPeers();
NativeTable fieldAccessorPeers();
NativeTable constantPoolPeers();
NativeTable arrayPeers();
NativeTable modulePeers();
NativeTable loaderPeers();
NativeTable codeSourcePeers();
NativeTable internalPeers();
NativeTable referencePeers();
NativeTable ioPeers();
NativeTable fileSystemPeers();
NativeTable channelPeers();
NativeTable utilPeers();
NativeTable zipPeers();
NativeTable stackWalkerPeers();
NativeTable threadPeers();
NativeTable waitPeers();
NativeTable randomPeers();
NativeTable synchronizerPeers();
NativeTable randomChoicePeers();      // only with enumerateRandom
NativeTable symbolicInputPeers();     // only where symbolic
NativeTable symbolicTextPeers();      // only where symbolic
NativeTable symbolicBoxPeers();       // only where symbolic
NativeTable symbolicOutputPeers();    // only where symbolic
NativeTable symbolicCharacterPeers(); // only where symbolic
NativeTable symbolicCasePeers();      // only where symbolic
NativeTable symbolicBuilderPeers();   // only where symbolic
NativeTable symbolicPatternPeers();   // only where symbolic
NativeTable symbolicNumberPeers();    // only where symbolic
NativeTable unsafePeers();
NativeTable invokePeers();
NativeTable verifyPeers();

} // namespace clew::vm::natives
