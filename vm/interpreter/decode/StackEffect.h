#pragma once

// What each instruction takes from the operand stack and leaves there, where that depends on the
// opcode alone.

#include <array>
#include <cstdint>
#include <string_view>

#include "vm/classfile/Opcodes.h"

namespace clew::vm::interpreter {

// Letters: I, F, J, D as in descriptors, A an object or null, R the same or an uninitialized
// object, N null. The bottom operand comes first.
struct StackEffect {
    enum class Scope : std::uint8_t {
        Varies, // the operands tell: constants, fields, calls, stack shuffling, multianewarray
        Slots,  // the letters tell how many slots; more is to be known of the types
        Kinds,  // the letters tell all that the instruction does with the frame
    };
    std::string_view pops, pushes;
    Scope scope = Scope::Varies;
};

namespace detail {
constexpr std::array<StackEffect, 256> makeStackEffects() {
    using namespace classfile;
    using Scope = StackEffect::Scope;
    std::array<StackEffect, 256> effects{};
    const auto each = [&](int first, int last, std::string_view pops, std::string_view pushes,
                          Scope scope = Scope::Kinds) {
        for (int opcode = first; opcode <= last; ++opcode) effects[opcode] = {pops, pushes, scope};
    };
    each(op::nop, op::nop, "", "");
    each(op::aconst_null, op::aconst_null, "", "N");
    each(op::iconst_m1, op::iconst_5, "", "I");
    each(op::lconst_0, op::lconst_1, "", "J");
    each(op::fconst_0, op::fconst_2, "", "F");
    each(op::dconst_0, op::dconst_1, "", "D");
    each(op::bipush, op::sipush, "", "I");
    constexpr std::string_view kinds[] = {"I", "J", "F", "D", "A"};
    for (int kind = 0; kind < 5; ++kind) {
        each(op::iload + kind, op::iload + kind, "", kinds[kind], Scope::Slots);
        each(op::iload_0 + 4 * kind, op::iload_3 + 4 * kind, "", kinds[kind], Scope::Slots);
        each(op::istore + kind, op::istore + kind, kinds[kind], "", Scope::Slots);
        each(op::istore_0 + 4 * kind, op::istore_3 + 4 * kind, kinds[kind], "", Scope::Slots);
        each(op::ireturn + kind, op::ireturn + kind, kinds[kind], "", Scope::Slots);
    }
    constexpr std::string_view elements[] = {"I", "J", "F", "D", "A", "I", "I", "I"};
    constexpr std::string_view stored[] = {"AII", "AIJ", "AIF", "AID", "AIA", "AII", "AII", "AII"};
    for (int kind = 0; kind < 8; ++kind) {
        each(op::iaload + kind, op::iaload + kind, "AI", elements[kind], Scope::Slots);
        each(op::iastore + kind, op::iastore + kind, stored[kind], "", Scope::Slots);
    }
    for (const int family : {op::iadd, op::isub, op::imul, op::idiv, op::irem}) {
        each(family, family, "II", "I");
        each(family + 1, family + 1, "JJ", "J");
        each(family + 2, family + 2, "FF", "F");
        each(family + 3, family + 3, "DD", "D");
    }
    each(op::ineg, op::ineg, "I", "I");
    each(op::lneg, op::lneg, "J", "J");
    each(op::fneg, op::fneg, "F", "F");
    each(op::dneg, op::dneg, "D", "D");
    for (const int shift : {op::ishl, op::ishr, op::iushr}) {
        each(shift, shift, "II", "I");
        each(shift + 1, shift + 1, "JI", "J");
    }
    for (const int logic : {op::iand, op::ior, op::ixor}) {
        each(logic, logic, "II", "I");
        each(logic + 1, logic + 1, "JJ", "J");
    }
    each(op::iinc, op::iinc, "", "", Scope::Slots);
    each(op::i2l, op::i2l, "I", "J");
    each(op::i2f, op::i2f, "I", "F");
    each(op::i2d, op::i2d, "I", "D");
    each(op::l2i, op::l2i, "J", "I");
    each(op::l2f, op::l2f, "J", "F");
    each(op::l2d, op::l2d, "J", "D");
    each(op::f2i, op::f2i, "F", "I");
    each(op::f2l, op::f2l, "F", "J");
    each(op::f2d, op::f2d, "F", "D");
    each(op::d2i, op::d2i, "D", "I");
    each(op::d2l, op::d2l, "D", "J");
    each(op::d2f, op::d2f, "D", "F");
    each(op::i2b, op::i2s, "I", "I");
    each(op::lcmp, op::lcmp, "JJ", "I");
    each(op::fcmpl, op::fcmpg, "FF", "I");
    each(op::dcmpl, op::dcmpg, "DD", "I");
    each(op::ifeq, op::ifle, "I", "");
    each(op::if_icmpeq, op::if_icmple, "II", "");
    each(op::if_acmpeq, op::if_acmpne, "RR", "");
    each(op::goto_, op::goto_, "", "");
    each(op::goto_w, op::goto_w, "", "");
    each(op::jsr, op::ret, "", ""); // the return address is the business of the flow of control
    each(op::jsr_w, op::jsr_w, "", "");
    each(op::tableswitch, op::lookupswitch, "I", "");
    each(op::return_, op::return_, "", "", Scope::Slots);
    each(op::new_, op::new_, "", "R", Scope::Slots);
    each(op::newarray, op::anewarray, "I", "A", Scope::Slots);
    each(op::arraylength, op::arraylength, "A", "I", Scope::Slots);
    each(op::athrow, op::athrow, "A", "", Scope::Slots);
    each(op::checkcast, op::checkcast, "A", "A", Scope::Slots);
    each(op:: instanceof, op:: instanceof, "A", "I");
    each(op::monitorenter, op::monitorexit, "R", "");
    each(op::ifnull, op::ifnonnull, "R", "");
    return effects;
}
} // namespace detail

inline constexpr std::array<StackEffect, 256> kStackEffects = detail::makeStackEffects();

// Of the dup family and swap: the copy of the `moved` top slots goes under the `over` slots below
// them. swap and pop are not of this shape.
struct DupShape {
    std::uint32_t moved, over;
};
constexpr DupShape dupShape(std::uint8_t opcode) { // dup .. dup2_x2
    const std::uint32_t number = opcode - classfile::op::dup;
    return {number / 3 + 1, number % 3};
}

// Calls visit(descriptor) for each parameter of a method descriptor; returns the result's
// descriptor.
template <class Visit>
std::string_view forEachParameter(std::string_view methodDescriptor, Visit&& visit) {
    std::size_t i = 1;
    while (methodDescriptor[i] != ')') {
        const std::size_t begin = i;
        while (methodDescriptor[i] == '[') ++i;
        i = methodDescriptor[i] == 'L' ? methodDescriptor.find(';', i) + 1 : i + 1;
        visit(methodDescriptor.substr(begin, i - begin));
    }
    return methodDescriptor.substr(i + 1);
}

} // namespace clew::vm::interpreter
