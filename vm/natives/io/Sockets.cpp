// sun.nio.ch.Net: none of the sockets that it would open can be had, as where a program may not use
// the network.

#include <poll.h>

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

namespace {

constexpr std::string_view kNet = "sun/nio/ch/Net", kOptions = "jdk/net/LinuxSocketOptions";

template <short kEvents>
NativeOutcome returnEvents(NativeContext& ctx) {
    return ctx.returnInt(kEvents);
}

// Net.isExclusiveBindAvailable(): only Windows has it.
NativeOutcome hasNoExclusiveBind(NativeContext& ctx) {
    return ctx.returnInt(-1);
}

NativeOutcome refuseSocket(NativeContext& ctx) {
    ctx.vm.approximated(Approximation::NoSocket);
    return ctx.throwNew("java/net/SocketException", "Operation not permitted");
}

constexpr NativePeer kPeers[] = {
    {kNet, "initIDs", "()V", nothing},
    {kNet, "pollinValue", "()S", returnEvents<POLLIN>},
    {kNet, "polloutValue", "()S", returnEvents<POLLOUT>},
    {kNet, "pollerrValue", "()S", returnEvents<POLLERR>},
    {kNet, "pollhupValue", "()S", returnEvents<POLLHUP>},
    {kNet, "pollnvalValue", "()S", returnEvents<POLLNVAL>},
    {kNet, "pollconnValue", "()S", returnEvents<POLLOUT>},
    {kNet, "isIPv6Available0", "()Z", returnFalse},
    {kNet, "isReusePortAvailable0", "()Z", returnTrue},
    {kNet, "isExclusiveBindAvailable", "()I", hasNoExclusiveBind},
    {kNet, "shouldShutdownWriteBeforeClose0", "()Z", returnFalse},
    {kNet, "shouldSetBothIPv4AndIPv6Options0", "()Z", returnTrue},
    {kNet, "canIPv6SocketJoinIPv4Group0", "()Z", returnTrue},
    {kNet, "canJoin6WithIPv4Group0", "()Z", returnFalse},
    {kNet, "canUseIPv6OptionsWithIPv4LocalAddress0", "()Z", returnTrue},
    {kNet, "socket0", "(ZZZZ)I", refuseSocket},
    {"sun/nio/ch/UnixDispatcher", "init", "()V", nothing, After17},
    {kOptions, "keepAliveOptionsSupported0", "()Z", returnTrue},
    {kOptions, "quickAckSupported0", "()Z", returnTrue},
    {kOptions, "incomingNapiIdSupported0", "()Z", returnTrue},
};

} // namespace

NativeTable socketPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
