#pragma once

// The peers of the JDK's native methods, and of the few methods that are not native but that the VM
// takes over.

#include <span>
#include <string_view>

#include "vm/Vm.h"
#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

using enum interpreter::Jdks;
using interpreter::NativePeer;
using interpreter::NativeTable;

// When the rows of a table are bound.
enum class Binding : std::uint8_t {
    Always,
    RandomChoices, // random numbers are choices (Options::enumerateRandom)
    Symbolic,      // what a program asks for as an input is one, or has a given value
    Reducing,      // with partial-order reduction
    Finalizing,    // where finalize() is called (Options::processFinalizers)
    Booted,        // not when a class is linked, but once the JVM's own threads are there
};
struct PeerTable {
    NativeTable (*rows)();
    Binding binding = Binding::Always;
};

// All tables. Where rows of two of them are bound to one method, the first one wins.
std::span<const PeerTable> peerTables();

// The method of the class that the row is for, whatever its table is bound with. Null: none, or one
// whose Java code runs: most often since this JDK has a native part behind it, of the same name and
// a 0, with a peer of its own.
const types::Method* methodFor(const NativePeer& row, const types::Class& klass);

// Makes the row the peer of its method. Null: the class has none, or the method has a peer already.
types::Method* bindPeer(const NativePeer& row, types::Class& klass);

// Binds what is bound with these options to a class that is being linked. Thread-safe.
void bindPeers(types::Class& made, const Options& options);

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
NativeTable accessControlPeers();
NativeTable loaderPeers();
NativeTable codeSourcePeers();
NativeTable internalPeers();
NativeTable referencePeers();
NativeTable finalizerPeers();
NativeTable ioPeers();
NativeTable addressPeers();
NativeTable socketPeers();
NativeTable fileSystemPeers();
NativeTable channelPeers();
NativeTable utilPeers();
NativeTable managementPeers();
NativeTable databasePeers();
NativeTable postgresPeers();
NativeTable rowPeers();
NativeTable rowValuePeers();
NativeTable zipPeers();
NativeTable stackWalkerPeers();
NativeTable threadPeers();
NativeTable threadManagementPeers();
NativeTable waitPeers();
NativeTable randomPeers();
NativeTable synchronizerPeers();
NativeTable unsafePeers();
NativeTable invokePeers();
NativeTable verifyPeers();
NativeTable counterPeers();
NativeTable liveObjectPeers();
NativeTable attributePeers();
NativeTable threadControlPeers();
NativeTable randomChoicePeers();
NativeTable symbolicInputPeers();
NativeTable symbolicTextPeers();
NativeTable symbolicBoxPeers();
NativeTable symbolicOutputPeers();
NativeTable symbolicCharacterPeers();
NativeTable symbolicCasePeers();
NativeTable symbolicBuilderPeers();
NativeTable symbolicPatternPeers();
NativeTable symbolicNumberPeers();
NativeTable lockPeers();
NativeTable joinPeers();
NativeTable threadGroupPeers();

} // namespace clew::vm::natives
