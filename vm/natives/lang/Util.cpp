// java.util: time zones; what else of it is native is in Zip.cpp. The names of encodings.

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

namespace {

// The same on every machine: a program's answers do not depend on where it is checked.
NativeOutcome timeZone(NativeContext& ctx) {
    return ctx.returnRef(ctx.newString("UTC"));
}
NativeOutcome gmtOffset(NativeContext& ctx) {
    return ctx.returnRef(ctx.newString("GMT"));
}

// Charset.lookupViaProviders(String), which makes all providers for each name that is unknown, with
// their tables of thousands of names: without one of the program's own, there are those of the
// class library only, which have been asked before.
NativeOutcome charsetOfProgram(NativeContext& ctx) {
    constexpr std::string_view kProviders =
        "META-INF/services/java.nio.charset.spi.CharsetProvider";
    return ctx.vm.linker->classPath().find(kProviders) ? NativeOutcome::Declined : ctx.returnRef(0);
}

constexpr NativePeer kPeers[] = {
    {"java/util/TimeZone", "getSystemTimeZoneID", "(Ljava/lang/String;)Ljava/lang/String;",
     timeZone},
    {"java/util/TimeZone", "getSystemGMTOffsetID", "()Ljava/lang/String;", gmtOffset},
    {"java/nio/charset/Charset", "lookupViaProviders",
     "(Ljava/lang/String;)Ljava/nio/charset/Charset;", charsetOfProgram, true},
};

} // namespace

NativeTable utilPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
