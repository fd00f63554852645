// java.net.InetAddress: the names of machines. The program's own machine has one, and is in no
// network: nobody knows any other.

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

namespace {

constexpr std::string_view kLocal = "localhost", k4 = "java/net/Inet4AddressImpl";
constexpr std::int32_t kLoopback = 0x7f'00'00'01, kFamily4 = 1; // 127.0.0.1; InetAddress.IPv4

const std::string& ownName(NativeContext& ctx) {
    const std::string& name = ctx.vm.options.hostName;
    ctx.vm.approximated(Approximation::NoNetwork, name);
    return name;
}

NativeOutcome unknownHost(NativeContext& ctx, const std::string& name) {
    return ctx.throwNew("java/net/UnknownHostException", name + ": Name or service not known");
}

NativeOutcome localHostName(NativeContext& ctx) {
    return ctx.returnRef(ctx.newString(ownName(ctx)));
}

// Inet4Address(host, 127.0.0.1)
Ref loopback(NativeContext& ctx, Ref host) {
    types::Linker& linker = *ctx.vm.linker;
    const Ref address = ctx.newObject(linker.load("java/net/Inet4Address"));
    const Ref holder = ctx.newObject(linker.load("java/net/InetAddress$InetAddressHolder"));
    setField<Ref>(ctx.state, holder, "originalHostName", host);
    setField<Ref>(ctx.state, holder, "hostName", host);
    setField<std::int32_t>(ctx.state, holder, "address", kLoopback);
    setField<std::int32_t>(ctx.state, holder, "family", kFamily4);
    setField<Ref>(ctx.state, address, "holder", holder);
    return address;
}

NativeOutcome addressesOf(NativeContext& ctx) {
    const Ref host = ctx.refAt(1);
    if (host == 0) return ctx.throwNullPointer();
    const std::string name = ctx.stringOf(host);
    if (name != ownName(ctx) && name != kLocal) return unknownHost(ctx, name);
    const Ref address = loopback(ctx, host);
    const Ref array = ctx.newArray(ctx.vm.linker->fromDescriptor("[Ljava/net/InetAddress;"), 1);
    objects::setElement(ctx.state, array, 0, address);
    return ctx.returnRef(array);
}

NativeOutcome nameOf(NativeContext& ctx) {
    const Ref bytes = ctx.refAt(1);
    if (bytes == 0) return ctx.throwNullPointer();
    const Object& address = *ctx.object(bytes);
    const bool isOwn = address.length == 4 && address.at<std::int8_t>(0) == 127;
    ownName(ctx);
    if (!isOwn) return ctx.throwNew("java/net/UnknownHostException");
    return ctx.returnRef(ctx.newString(kLocal));
}

constexpr NativePeer kPeers[] = {
    // Addresses that are numbers need no network.
    {"java/net/InetAddress", "init", "()V", nothing},
    {"java/net/Inet4Address", "init", "()V", nothing},
    {"java/net/Inet6Address", "init", "()V", nothing},
    {"java/net/InetAddressImplFactory", "isIPv6Supported", "()Z", returnFalse, Before25},
    {"java/net/InetAddress", "isIPv4Available", "()Z", returnTrue, After17},
    {"java/net/InetAddress", "isIPv6Supported", "()Z", returnFalse, After17},
    {k4, "getLocalHostName", "()Ljava/lang/String;", localHostName},
    {k4, "lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;", addressesOf},
    {k4, "getHostByAddr", "([B)Ljava/lang/String;", nameOf},
};

} // namespace

NativeTable addressPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
