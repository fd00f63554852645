// Random numbers. A generator with a seed of the program's is what Java makes of it. One without
// follows one fixed seed, and is named as an approximation, because the program could have got any
// other; that does not hold for what the JDK draws for its own data structures (ThreadLocalRandom's
// probes). On a single path the seed is taken from the clock.
//
// With Options::enumerateRandom, numbers of a small range are choices.

#include <algorithm>
#include <bit>
#include <chrono>

#include "vm/natives/Peers.h"
#include "vm/objects/StackTrace.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

namespace {

constexpr std::string_view kRandom = "java/util/Random";
constexpr std::string_view kSecureRandom = "java/security/SecureRandom";
constexpr std::string_view kThreadLocalRandom = "java/util/concurrent/ThreadLocalRandom";

std::int64_t startingSeed(NativeContext& ctx) {
    constexpr std::int64_t kFixed = 8682522807148012;
    if (!ctx.vm.options.singlePath) return kFixed;
    return kFixed ^ std::chrono::steady_clock::now().time_since_epoch().count();
}

void noteOneSeed(NativeContext& ctx, std::string_view what) {
    if (ctx.vm.options.singlePath || booting(ctx.state)) return;
    ctx.vm.approximated(Approximation::OneSeed, std::string(what));
}

// Random(): its constructor is the caller.
NativeOutcome seedUniquifier(NativeContext& ctx) {
    const std::vector<TraceFrame> frames = framesOf(ctx.state.thread());
    const bool forItself =
        frames.size() > 1 && frames[1].method->holder->name.view() == kThreadLocalRandom;
    if (!forItself && !ctx.vm.options.enumerateRandom)
        noteOneSeed(ctx, "java.util.Random without a seed");
    return ctx.returnLong(startingSeed(ctx));
}

// ThreadLocalRandom.localInit(), when a thread first asks for a number or for its probe: it gets
// what its place among the threads says, not what those before it have left in a counter.
NativeOutcome localInit(NativeContext& ctx) {
    if (ctx.vm.options.singlePath) return NativeOutcome::Declined;
    constexpr std::uint32_t kGolden = 0x9e3779b9;
    LiveState& state = ctx.state;
    objects::askedForOrder(ctx.vm);
    const std::uint32_t probe =
        kGolden * static_cast<std::uint32_t>(state.rankOf(state.current) + 1);
    const Ref self = state.thread().data.object;
    setField<std::int64_t>(state, self, "threadLocalRandomSeed",
                           startingSeed(ctx) + static_cast<std::int64_t>(probe));
    setField<std::int32_t>(state, self, "threadLocalRandomProbe", static_cast<std::int32_t>(probe));
    return ctx.returnVoid();
}

// ThreadLocalRandom: the numbers that a program draws; probes and secondary seeds are made
// elsewhere.
NativeOutcome nextSeed(NativeContext& ctx) {
    constexpr std::int64_t kGoldenGamma = static_cast<std::int64_t>(0x9e3779b97f4a7c15);
    noteOneSeed(ctx, "java.util.concurrent.ThreadLocalRandom");
    LiveState& state = ctx.state;
    const Ref self = state.thread().data.object;
    const auto seed = static_cast<std::int64_t>(
        static_cast<std::uint64_t>(getField<std::int64_t>(state, self, "threadLocalRandomSeed")) +
        (static_cast<std::uint64_t>(getField<std::int64_t>(state, self, "tid")) << 1) +
        static_cast<std::uint64_t>(kGoldenGamma));
    setField<std::int64_t>(state, self, "threadLocalRandomSeed", seed);
    return ctx.returnLong(seed);
}

// SplittableRandom.mixGamma(long), which the constructor without a seed calls, and split(), whose
// seed is the parent's.
NativeOutcome mixGamma(NativeContext& ctx) {
    const std::vector<TraceFrame> frames = framesOf(ctx.state.thread());
    if (!frames.empty() && frames[0].method->isInitializer) {
        noteOneSeed(ctx, "java.util.SplittableRandom without a seed");
    }
    auto z = static_cast<std::uint64_t>(ctx.longAt(0));
    z = (z ^ (z >> 33)) * 0xff51afd7ed558ccdull;
    z = (z ^ (z >> 33)) * 0xc4ceb9fe1a85ec53ull;
    z = (z ^ (z >> 33)) | 1;
    constexpr int kFewTransitions = 24;
    const bool regular = std::popcount(z ^ (z >> 1)) < kFewTransitions;
    return ctx.returnLong(static_cast<std::int64_t>(regular ? z ^ 0xaaaaaaaaaaaaaaaaull : z));
}

// SecureRandom.nextBytes(byte[]), which all its numbers come from, and its seeds. What the JDK
// names temporary files by is nothing that a program goes by.
NativeOutcome drawsSecurely(NativeContext& ctx) {
    const auto isOther = [](const TraceFrame& frame) {
        const std::string_view name = frame.method->holder->name.view();
        return name != kRandom && name != kSecureRandom;
    };
    const std::vector<TraceFrame> frames = framesOf(ctx.state.thread());
    const auto user = std::ranges::find_if(frames, isOther);
    const std::string_view name =
        user == frames.end() ? std::string_view() : user->method->holder->name.view();
    if (name != "java/nio/file/TempFileHelper" && name != "java/io/File$TempDirectory")
        noteOneSeed(ctx, "java.security.SecureRandom");
    return NativeOutcome::Declined;
}

// ---- enumeration

constexpr std::string_view kIllegalArgument = "java/lang/IllegalArgumentException";

NativeOutcome enumerate(NativeContext& ctx, std::int64_t low, std::int64_t count) {
    ChoiceRequest request;
    request.kind = ChoiceRequest::Kind::Random;
    request.low = low;
    request.count = static_cast<std::uint32_t>(count);
    std::uint32_t alternative = 0;
    if (!ctx.chosen(request, alternative)) return ctx.blocked();
    return ctx.returnInt(static_cast<std::int32_t>(low + alternative));
}

NativeOutcome nextIntBelow(NativeContext& ctx) {
    const std::int32_t bound = ctx.intAt(1);
    if (bound <= 0) return ctx.throwNew(kIllegalArgument, "bound must be positive");
    return enumerate(ctx, 0, bound);
}

NativeOutcome nextIntBetween(NativeContext& ctx) {
    const std::int64_t origin = ctx.intAt(1), bound = ctx.intAt(2);
    if (origin >= bound) return ctx.throwNew(kIllegalArgument, "bound must be greater than origin");
    return enumerate(ctx, origin, bound - origin);
}

NativeOutcome nextBoolean(NativeContext& ctx) {
    ChoiceRequest request;
    request.kind = ChoiceRequest::Kind::Boolean;
    request.count = 2;
    request.labels = {"false", "true"};
    std::uint32_t alternative = 0;
    if (!ctx.chosen(request, alternative)) return ctx.blocked();
    return ctx.returnBoolean(alternative == 1);
}

// Random.next(int): all that is not enumerated ends here. The formula is that of its Javadoc.
NativeOutcome next(NativeContext& ctx) {
    const Ref seed = getField<Ref>(ctx.state, ctx.refAt(0), "seed");
    if (!ctx.scheduled(seed)) return ctx.blocked();
    noteOneSeed(ctx, "java.util.Random, other than nextInt(bound) and nextBoolean()");
    ctx.makeObjectConcrete(seed);
    const auto before =
        static_cast<std::uint64_t>(getField<std::int64_t>(ctx.state, seed, "value"));
    const std::uint64_t after = (before * 0x5DEECE66Dull + 0xBull) & ((1ull << 48) - 1);
    setField<std::int64_t>(ctx.state, seed, "value", static_cast<std::int64_t>(after));
    return ctx.returnInt(static_cast<std::int32_t>(after >> (48 - ctx.intAt(1))));
}

constexpr NativePeer kPeers[] = {
    {kRandom, "seedUniquifier", "()J", seedUniquifier},
    {kThreadLocalRandom, "localInit", "()V", localInit},
    {kThreadLocalRandom, "nextSeed", "()J", nextSeed},
    {"java/util/SplittableRandom", "mixGamma", "(J)J", mixGamma},
    {kSecureRandom, "nextBytes", "([B)V", drawsSecurely},
    {kSecureRandom, "generateSeed", "(I)[B", drawsSecurely},
};

constexpr NativePeer kEnumerating[] = {
    {kRandom, "next", "(I)I", next},
    {kRandom, "nextInt", "(I)I", nextIntBelow},
    {kRandom, "nextBoolean", "()Z", nextBoolean},
    {"java/util/random/RandomGenerator", "nextInt", "(II)I", nextIntBetween},
    {kThreadLocalRandom, "nextInt", "(I)I", nextIntBelow},
    {kThreadLocalRandom, "nextInt", "(II)I", nextIntBetween},
    {kThreadLocalRandom, "nextBoolean", "()Z", nextBoolean},
};

} // namespace

NativeTable randomPeers() {
    return kPeers;
}

NativeTable randomChoicePeers() {
    return kEnumerating;
}

} // namespace clew::vm::natives
