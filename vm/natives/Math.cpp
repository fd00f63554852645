// java.lang.Math and StrictMath. HotSpot replaces the methods of Math that are taken over here by code of its own too
// (intrinsics), so their results are those of a good mathematical library, not of the Java code.

#include <cmath>

#include "vm/natives/JavaObjects.h"
#include "vm/natives/Natives.h"

namespace clew::vm::natives {

namespace {

template <double (*kFunction)(double)>
NativeOutcome unary(NativeContext& ctx) {
    return ctx.returnDouble(kFunction(ctx.doubleAt(0)));
}

template <double (*kFunction)(double, double)>
NativeOutcome binary(NativeContext& ctx) {
    return ctx.returnDouble(kFunction(ctx.doubleAt(0), ctx.doubleAt(2)));
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

constexpr NativePeer peers[] = {
    {"java/lang/Math", "sin", kUnary, unary<std::sin>},
    {"java/lang/Math", "cos", kUnary, unary<std::cos>},
    {"java/lang/Math", "tan", kUnary, unary<std::tan>},
    {"java/lang/Math", "exp", kUnary, unary<std::exp>},
    {"java/lang/Math", "log", kUnary, unary<std::log>},
    {"java/lang/Math", "log10", kUnary, unary<std::log10>},
    {"java/lang/Math", "pow", kBinary, binary<javaPow>},
    {"java/lang/Math", "sqrt", kUnary, unary<std::sqrt>},
    {"java/lang/Math", "floor", kUnary, unary<std::floor>},
    {"java/lang/Math", "ceil", kUnary, unary<std::ceil>},
    {"java/lang/Math", "rint", kUnary, unary<std::nearbyint>},
    {"java/lang/Math", "fma", "(DDD)D", fmaDouble},
    {"java/lang/Math", "fma", "(FFF)F", fmaFloat},
    {"java/lang/StrictMath", "sqrt", kUnary, unary<std::sqrt>},
    {"java/lang/StrictMath", "floor", kUnary, unary<std::floor>},
    {"java/lang/StrictMath", "ceil", kUnary, unary<std::ceil>},
    {"java/lang/StrictMath", "rint", kUnary, unary<std::nearbyint>},
    {"java/lang/StrictMath", "IEEEremainder", kBinary, binary<std::remainder>},
    {"java/lang/StrictMath", "sin", kUnary, unary<std::sin>},
    {"java/lang/StrictMath", "cos", kUnary, unary<std::cos>},
    {"java/lang/StrictMath", "tan", kUnary, unary<std::tan>},
    {"java/lang/StrictMath", "asin", kUnary, unary<std::asin>},
    {"java/lang/StrictMath", "acos", kUnary, unary<std::acos>},
    {"java/lang/StrictMath", "atan", kUnary, unary<std::atan>},
    {"java/lang/StrictMath", "atan2", kBinary, binary<std::atan2>},
    {"java/lang/StrictMath", "log", kUnary, unary<std::log>},
    {"java/lang/StrictMath", "log10", kUnary, unary<std::log10>},
    {"java/lang/StrictMath", "log1p", kUnary, unary<std::log1p>},
    {"java/lang/StrictMath", "expm1", kUnary, unary<std::expm1>},
    {"java/lang/StrictMath", "sinh", kUnary, unary<std::sinh>},
    {"java/lang/StrictMath", "cosh", kUnary, unary<std::cosh>},
    {"java/lang/StrictMath", "tanh", kUnary, unary<std::tanh>},
};

}  // namespace

NativeTable mathPeers() {
    return peers;
}

}  // namespace clew::vm::natives
