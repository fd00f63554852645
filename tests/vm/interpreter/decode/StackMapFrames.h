#pragma once

// The StackMapTable attribute of a method (JVMS 4.7.4), as kinds of slots: what a compiler says
// about the frames, to compare the VM's own analysis with.

#include <cstdint>
#include <vector>

#include "vm/classfile/ClassFile.h"

namespace clew::vm::interpreter {

class StackMapFrames {
  public:
    enum class Slot : char {
        Top,
        Int,
        Float,
        Double,
        Long,
        Null,
        UninitializedThis,
        Object,
        Uninitialized,
        Second
    };
    struct Frame {
        int bytecodeIndex = -1;
        std::vector<Slot> locals, operands; // without unused locals at the end
        Slot local(std::size_t i) const { return i < locals.size() ? locals[i] : Slot::Top; }
    };
    static bool isReference(Slot slot) {
        return slot == Slot::Null || slot == Slot::UninitializedThis || slot == Slot::Object ||
               slot == Slot::Uninitialized;
    }

    // In the order of the attribute; without the implicit first one.
    static std::vector<Frame> of(const classfile::MethodInfo& method) {
        if (!method.code || method.code->stackMapTable.empty()) return {};
        return StackMapFrames(method).frames_;
    }

  private:
    explicit StackMapFrames(const classfile::MethodInfo& method)
        : next_(method.code->stackMapTable.data()) {
        first(method);
        for (unsigned count = u2(); count > 0; --count) frame();
    }
    unsigned u1() { return *next_++; }
    unsigned u2() {
        const unsigned high = u1();
        return high << 8 | u1();
    }
    static void add(std::vector<Slot>& to, Slot slot) {
        to.push_back(slot);
        if (slot == Slot::Long || slot == Slot::Double) to.push_back(Slot::Second);
    }
    void read(std::vector<Slot>& to) {
        const auto slot = static_cast<Slot>(u1());
        if (slot == Slot::Object || slot == Slot::Uninitialized) u2();
        add(to, slot);
    }
    void first(const classfile::MethodInfo& method) {
        auto& locals = current_.locals;
        if (!(method.accessFlags & classfile::access::Static))
            locals.push_back(method.name == "<init>" ? Slot::UninitializedThis : Slot::Object);
        for (std::size_t i = 1; method.descriptor[i] != ')'; ++i) {
            const std::size_t begin = i;
            while (method.descriptor[i] == '[') ++i;
            if (method.descriptor[i] == 'L') i = method.descriptor.find(';', i);
            switch (method.descriptor[begin]) {
                case 'J':
                    add(locals, Slot::Long);
                    break;
                case 'D':
                    add(locals, Slot::Double);
                    break;
                case 'F':
                    add(locals, Slot::Float);
                    break;
                case 'L':
                case '[':
                    add(locals, Slot::Object);
                    break;
                default:
                    add(locals, Slot::Int);
            }
        }
    }
    void frame() {
        auto& [at, locals, operands] = current_;
        operands.clear();
        const unsigned tag = u1();
        const unsigned distance = tag < 64 ? tag : tag < 128 ? tag - 64 : u2();
        if ((tag >= 64 && tag < 128) || tag == 247) read(operands);
        if (tag >= 248 && tag <= 250)
            for (unsigned i = 251 - tag; i > 0; --i) {
                if (locals.back() == Slot::Second) locals.pop_back();
                locals.pop_back();
            }
        if (tag >= 252 && tag <= 254)
            for (unsigned i = tag - 251; i > 0; --i) read(locals);
        if (tag == 255) {
            locals.clear();
            for (unsigned i = u2(); i > 0; --i) read(locals);
            for (unsigned i = u2(); i > 0; --i) read(operands);
        }
        at += static_cast<int>(distance) + 1;
        frames_.push_back(current_);
    }

    const std::uint8_t* next_;
    Frame current_;
    std::vector<Frame> frames_;
};

} // namespace clew::vm::interpreter
