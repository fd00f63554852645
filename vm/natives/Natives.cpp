#include "vm/natives/Natives.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace clew::vm::natives {

namespace {

// By class name. Built once: a static of a function, so the first call from any thread makes it.
using Index = std::unordered_map<std::string_view, std::vector<const NativePeer*>>;

const Index& index() {
    static const Index made = [] {
        constexpr NativeTable (*tables[])() = {
            langPeers,          systemPeers,       mathPeers,
            throwablePeers,     classPeers,        reflectionPeers,
            fieldAccessorPeers, constantPoolPeers, arrayPeers,
            modulePeers,        loaderPeers,       codeSourcePeers,
            internalPeers,      referencePeers,    ioPeers,
            fileSystemPeers,    channelPeers,      utilPeers,
            zipPeers,           stackWalkerPeers,  threadPeers,
            waitPeers,          unsafePeers,       invokePeers,
            verifyPeers,        randomPeers,       synchronizerPeers,
        };
        Index result;
        for (NativeTable (*table)() : tables) {
            for (const NativePeer& peer : table()) result[peer.className].push_back(&peer);
        }
        return result;
    }();
    return made;
}

bool hasNativeWithPeer(const types::Class& klass, const std::string& name) {
    for (const types::Method& method : klass.methods) {
        if (method.isNative() && method.name.view() == name &&
            findPeer(klass.name.view(), name, method.descriptor.view())) {
            return true;
        }
    }
    return false;
}

} // namespace

bool hasPeers(std::string_view className) {
    return index().contains(className);
}

types::Method::Peer findPeer(std::string_view className, std::string_view methodName,
                             std::string_view descriptor) {
    const auto found = index().find(className);
    if (found == index().end()) return nullptr;
    for (const NativePeer* peer : found->second) {
        if (peer->methodName == methodName &&
            (peer->descriptor.empty() || peer->descriptor == descriptor)) {
            return peer->function;
        }
    }
    return nullptr;
}

void bindPeers(types::Class& made, bool enumerateRandom, bool symbolic) {
    const auto bind = [&](const NativePeer& peer, bool nativeOnly) {
        const std::string nativePart = std::string(peer.methodName) + "0";
        for (types::Method& method : made.methods) {
            // Where a JDK has a native part with a peer behind the method, the method's Java code
            // runs.
            if (!method.isNative() && method.name.view() == peer.methodName &&
                hasNativeWithPeer(made, nativePart))
                continue;
            if (method.peer || (nativeOnly && !method.isNative()) ||
                peer.methodName != method.name.view())
                continue;
            if (peer.descriptor.empty() || peer.descriptor == method.descriptor.view())
                method.peer = peer.function, method.knowsExpressions = peer.knowsExpressions;
        }
    };
    if (enumerateRandom) {
        for (const NativePeer& peer : randomChoicePeers()) {
            if (peer.className == made.name.view()) bind(peer, false);
        }
    }
    if (symbolic) {
        for (const NativeTable table :
             {symbolicInputPeers(), symbolicTextPeers(), symbolicBoxPeers(), symbolicOutputPeers(),
              symbolicCharacterPeers(), symbolicCasePeers(), symbolicBuilderPeers(),
              symbolicNumberPeers(), symbolicPatternPeers()})
            for (const NativePeer& peer : table)
                if (peer.className == made.name.view()) bind(peer, false);
    }
    const auto found = index().find(made.name.view());
    if (found == index().end()) return;
    const bool nativeOnly = made.name.view() == "java/lang/StrictMath";
    for (const NativePeer* peer : found->second) bind(*peer, nativeOnly);
}

} // namespace clew::vm::natives
