// java.util: time zones; what else of it is native is in Zip.cpp.

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

constexpr NativePeer kPeers[] = {
    {"java/util/TimeZone", "getSystemTimeZoneID", "(Ljava/lang/String;)Ljava/lang/String;",
     timeZone},
    {"java/util/TimeZone", "getSystemGMTOffsetID", "()Ljava/lang/String;", gmtOffset},
};

} // namespace

NativeTable utilPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
