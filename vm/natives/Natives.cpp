#include "vm/natives/Natives.h"

#include <string>
#include <unordered_map>
#include <vector>

#include "vm/natives/Peers.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

namespace {

constexpr PeerTable kTables[] = {
    {randomChoicePeers, Binding::RandomChoices},
    {finalizerPeers, Binding::Finalizing},
    {symbolicInputPeers, Binding::Symbolic},
    {symbolicTextPeers, Binding::Symbolic},
    {symbolicBoxPeers, Binding::Symbolic},
    {symbolicOutputPeers, Binding::Symbolic},
    {symbolicCharacterPeers, Binding::Symbolic},
    {symbolicCasePeers, Binding::Symbolic},
    {symbolicBuilderPeers, Binding::Symbolic},
    {symbolicNumberPeers, Binding::Symbolic},
    {symbolicPatternPeers, Binding::Symbolic},
    {langPeers},
    {systemPeers},
    {mathPeers},
    {throwablePeers},
    {classPeers},
    {reflectionPeers},
    {fieldAccessorPeers},
    {constantPoolPeers},
    {arrayPeers},
    {modulePeers},
    {accessControlPeers},
    {loaderPeers},
    {codeSourcePeers},
    {internalPeers},
    {referencePeers},
    {ioPeers},
    {addressPeers},
    {socketPeers},
    {fileSystemPeers},
    {channelPeers},
    {utilPeers},
    {managementPeers},
    {zipPeers},
    {databasePeers},
    {postgresPeers},
    {rowPeers},
    {rowValuePeers},
    {stackWalkerPeers},
    {threadPeers},
    {threadManagementPeers},
    {threadControlPeers},
    {waitPeers},
    {unsafePeers},
    {invokePeers},
    {verifyPeers},
    {counterPeers},
    {liveObjectPeers},
    {attributePeers},
    {randomPeers},
    {synchronizerPeers},
    {lockPeers, Binding::Reducing},
    {joinPeers, Binding::Reducing},
    {threadGroupPeers, Binding::Booted},
};

bool isBound(Binding binding, const Options& options) {
    switch (binding) {
        case Binding::Always:
            return true;
        case Binding::RandomChoices:
            return options.enumerateRandom;
        case Binding::Symbolic:
            return !options.singlePath;
        case Binding::Reducing:
            return options.partialOrderReduction && !options.singlePath;
        case Binding::Finalizing:
            return options.processFinalizers;
        case Binding::Booted:
            return false;
    }
    return false;
}

// By class name, since most classes have none. Built once: a static of a function, so the first
// call from any thread makes it.
struct IndexedPeer {
    const NativePeer* row;
    Binding binding;
};
using Index = std::unordered_map<std::string_view, std::vector<IndexedPeer>>;

const Index& index() {
    static const Index made = [] {
        Index result;
        for (const PeerTable& table : kTables)
            for (const NativePeer& row : table.rows())
                result[row.className].push_back({&row, table.binding});
        return result;
    }();
    return made;
}

const types::Method* declaredMethod(const types::Class& klass, std::string_view name,
                                    std::string_view descriptor) {
    const auto wantedName = types::Symbol::existing(name),
               wantedDescriptor = types::Symbol::existing(descriptor);
    if (!wantedName || !wantedDescriptor) return nullptr;
    return klass.findDeclaredMethod(wantedName, wantedDescriptor);
}

bool hasNativeWithPeer(const types::Class& klass, const std::string& name) {
    const auto found = index().find(klass.name.view());
    if (found == index().end()) return false;
    for (const auto& [row, binding] : found->second) {
        if (binding != Binding::Always || row->methodName != name) continue;
        const types::Method* method = declaredMethod(klass, name, row->descriptor);
        if (method && method->isNative()) return true;
    }
    return false;
}

// Most classes of the toolkit for windows, colours, fonts and images among them, begin with the
// native method initIDs, in which its part in C looks up the identifiers of their fields. Here is
// no part in C.
constexpr std::string_view kWindowToolkit = "java/awt/";

void bindIdentifiers(types::Class& made) {
    auto* method = const_cast<types::Method*>(declaredMethod(made, "initIDs", "()V"));
    if (method && method->isNative()) method->peer = nothing;
}

} // namespace

std::span<const PeerTable> peerTables() {
    return kTables;
}

const types::Method* methodFor(const NativePeer& row, const types::Class& klass) {
    const types::Method* method = declaredMethod(klass, row.methodName, row.descriptor);
    if (!method || method->isNative()) return method;
    // What StrictMath has as Java code is exact.
    const bool runsJava = row.className == "java/lang/StrictMath" ||
                          hasNativeWithPeer(klass, std::string(row.methodName) + "0");
    return runsJava ? nullptr : method;
}

types::Method* bindPeer(const NativePeer& row, types::Class& klass) {
    auto* method = const_cast<types::Method*>(methodFor(row, klass));
    if (!method || method->peer) return nullptr;
    method->peer = row.function;
    method->knowsExpressions = row.knowsExpressions;
    method->asksPeer = row.declinesSome || !row.knowsExpressions;
    return method;
}

void bindPeers(types::Class& made, const Options& options) {
    if (made.name.view().starts_with(kWindowToolkit)) bindIdentifiers(made);
    const auto found = index().find(made.name.view());
    if (found == index().end()) return;
    for (const auto& [row, binding] : found->second) {
        if (isBound(binding, options)) bindPeer(*row, made);
    }
}

} // namespace clew::vm::natives
