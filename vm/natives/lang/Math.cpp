// java.lang.Math and StrictMath. HotSpot replaces the methods of Math that are taken over here by
// code of its own too (intrinsics), so their results are those of a good mathematical library, not
// of the Java code.

#include <dlfcn.h>

#include <cmath>
#include <mutex>
#include <unordered_map>

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

namespace {

template <double (*kFunction)(double)>
NativeOutcome unary(NativeContext& ctx) {
    return ctx.returnDouble(kFunction(ctx.doubleAt(0)));
}

// One that IEEE 754 defines to the last bit.
using values::ExpressionKind;
template <double (*kFunction)(double), ExpressionKind kind>
NativeOutcome exact(NativeContext& ctx) {
    if (ctx.state.carriesExpressions)
        if (const values::Expression expression = ctx.wideExpressionAt(0))
            return ctx.returnExpression(
                values::expressions::make(kind, values::Sort::Float64, expression));
    return ctx.returnDouble(kFunction(ctx.doubleAt(0)));
}

template <double (*kFunction)(double, double)>
NativeOutcome binary(NativeContext& ctx) {
    return ctx.returnDouble(kFunction(ctx.doubleAt(0), ctx.doubleAt(2)));
}

// StrictMath promises the results of fdlibm to the last bit. The JDK's own library has these
// functions (until JDK 20; since then they are Java code): they need neither a Java environment nor
// their class argument. It is opened when a program first asks; where it cannot be, the C library's
// results are close, and the verdict says so.
void* strictFunction(Vm& vm, const std::string& name) {
    static std::mutex mutex;
    static std::unordered_map<std::string, void*> functions;
    const std::lock_guard lock(mutex);
    const std::string library = (vm.options.jdkHome / "lib").string();
    const auto [at, isNew] = functions.try_emplace(library + ":" + name, nullptr);
    if (isNew) {
        dlopen((library + "/server/libjvm.so").c_str(),
               RTLD_LAZY | RTLD_LOCAL); // libjava wants to find it loaded
        if (void* java = dlopen((library + "/libjava.so").c_str(), RTLD_LAZY | RTLD_LOCAL)) {
            at->second = dlsym(java, ("Java_java_lang_StrictMath_" + name).c_str());
        }
    }
    if (!at->second) vm.approximated(Approximation::StrictMath, name);
    return at->second;
}

template <double (*kOtherwise)(double)>
NativeOutcome strictUnary(NativeContext& ctx) {
    using Function = double (*)(void*, void*, double);
    const auto function = reinterpret_cast<Function>(strictFunction(ctx.vm, ctx.method.name.str()));
    return ctx.returnDouble(function ? function(nullptr, nullptr, ctx.doubleAt(0))
                                     : kOtherwise(ctx.doubleAt(0)));
}
template <double (*kOtherwise)(double, double)>
NativeOutcome strictBinary(NativeContext& ctx) {
    using Function = double (*)(void*, void*, double, double);
    const auto function = reinterpret_cast<Function>(strictFunction(ctx.vm, ctx.method.name.str()));
    const double first = ctx.doubleAt(0), second = ctx.doubleAt(2);
    return ctx.returnDouble(function ? function(nullptr, nullptr, first, second)
                                     : kOtherwise(first, second));
}

// Where C and Java disagree: C says 1 for pow(1, NaN) and pow(-1, infinity).
double javaPow(double base, double exponent) {
    if (std::isnan(exponent)) return exponent;
    if (std::isinf(exponent) && std::fabs(base) == 1.0) return std::nan("");
    return std::pow(base, exponent);
}

NativeOutcome fmaDouble(NativeContext& ctx) {
    return ctx.returnDouble(std::fma(ctx.doubleAt(0), ctx.doubleAt(2), ctx.doubleAt(4)));
}
NativeOutcome fmaFloat(NativeContext& ctx) {
    return ctx.returnFloat(std::fma(ctx.floatAt(0), ctx.floatAt(1), ctx.floatAt(2)));
}

constexpr std::string_view kUnary = "(D)D", kBinary = "(DD)D";

// Those of StrictMath are bound to native methods only (vm/natives/Natives.cpp).
constexpr NativePeer kPeers[] = {
    {"java/lang/Math", "sin", kUnary, unary<std::sin>},
    {"java/lang/Math", "cos", kUnary, unary<std::cos>},
    {"java/lang/Math", "tan", kUnary, unary<std::tan>},
    {"java/lang/Math", "exp", kUnary, unary<std::exp>},
    {"java/lang/Math", "log", kUnary, unary<std::log>},
    {"java/lang/Math", "log10", kUnary, unary<std::log10>},
    {"java/lang/Math", "pow", kBinary, binary<javaPow>},
    {"java/lang/Math", "sqrt", kUnary, exact<std::sqrt, ExpressionKind::FloatSquareRoot>, true},
    {"java/lang/Math", "floor", kUnary, exact<std::floor, ExpressionKind::FloatFloor>, true},
    {"java/lang/Math", "ceil", kUnary, exact<std::ceil, ExpressionKind::FloatCeil>, true},
    {"java/lang/Math", "rint", kUnary, exact<std::nearbyint, ExpressionKind::FloatRint>, true},
    {"java/lang/Math", "fma", "(DDD)D", fmaDouble},
    {"java/lang/Math", "fma", "(FFF)F", fmaFloat},
    {"java/lang/StrictMath", "sqrt", kUnary, exact<std::sqrt, ExpressionKind::FloatSquareRoot>,
     true, Before25},
    {"java/lang/StrictMath", "IEEEremainder", kBinary, strictBinary<std::remainder>, Before25},
    {"java/lang/StrictMath", "sin", kUnary, strictUnary<std::sin>, Before25},
    {"java/lang/StrictMath", "cos", kUnary, strictUnary<std::cos>, Before25},
    {"java/lang/StrictMath", "tan", kUnary, strictUnary<std::tan>, Before25},
    {"java/lang/StrictMath", "asin", kUnary, strictUnary<std::asin>, Before25},
    {"java/lang/StrictMath", "acos", kUnary, strictUnary<std::acos>, Before25},
    {"java/lang/StrictMath", "atan", kUnary, strictUnary<std::atan>, Before25},
    {"java/lang/StrictMath", "atan2", kBinary, strictBinary<std::atan2>, Before25},
    {"java/lang/StrictMath", "log", kUnary, strictUnary<std::log>, Before25},
    {"java/lang/StrictMath", "log10", kUnary, strictUnary<std::log10>, Before25},
    {"java/lang/StrictMath", "log1p", kUnary, strictUnary<std::log1p>, Before25},
    {"java/lang/StrictMath", "expm1", kUnary, strictUnary<std::expm1>, Before25},
    {"java/lang/StrictMath", "sinh", kUnary, strictUnary<std::sinh>, Before25},
    {"java/lang/StrictMath", "cosh", kUnary, strictUnary<std::cosh>, Before25},
    {"java/lang/StrictMath", "tanh", kUnary, strictUnary<std::tanh>, Before25},
};

} // namespace

NativeTable mathPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
