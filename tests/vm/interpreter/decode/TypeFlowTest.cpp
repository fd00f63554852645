// What the verifier refuses, and what it must not refuse.

#include <doctest/doctest.h>

#include <functional>

#include "tests/vm/classfile/ClassWriter.h"
#include "vm/interpreter/decode/TypeFlow.h"

using namespace clew::vm;
using namespace clew::vm::interpreter;
using namespace clew::vm::classfile;

namespace {

// A extends Object; B, C extend A; I is an interface; T, under test, extends A.
class Family : public TypeHierarchy {
  public:
    std::vector<std::string> asked;
    bool isInterface(std::string_view name) override {
        asked.emplace_back(name);
        return name == "I";
    }
    bool isSubclass(std::string_view name, std::string_view super) override {
        asked.emplace_back(name);
        if (name == super || super == "java/lang/Object") return true;
        if (super == "A") return name == "B" || name == "C" || name == "T";
        return super == "java/lang/Throwable" && name == "E";
    }
};

using Bytecode = std::vector<std::uint8_t>;

std::uint8_t high(unsigned index) {
    return static_cast<std::uint8_t>(index >> 8);
}
std::uint8_t low(unsigned index) {
    return static_cast<std::uint8_t>(index);
}
// An instruction with a constant-pool index.
Bytecode with(std::uint8_t opcode, unsigned index) {
    return {opcode, high(index), low(index)};
}
Bytecode operator+(Bytecode a, const Bytecode& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

struct MethodOptions {
    unsigned flags = access::Static;
    std::string_view name = "m", descriptor = "()V";
    unsigned version = 61, maxLocals = 4;
    std::vector<ClassWriter::Handler> handlers = {};
    Family* family = nullptr;
};

// "" if the method verifies; otherwise what is wrong, without class and method.
std::string verdict(const std::function<Bytecode(ClassWriter&)>& make,
                    const MethodOptions& options = {}) {
    ClassWriter writer(options.version);
    writer.superClass = writer.classOf("A");
    const Bytecode bytecode = make(writer);
    writer.method(options.flags, options.name, options.descriptor,
                  {writer.code(options.maxLocals, bytecode, options.handlers)});
    const std::vector<std::uint8_t> bytes = writer.bytes();
    const ClassFile file = ClassFile::parse(bytes, "T");
    const MethodInfo& method = file.methods[0];
    const ControlFlow flow(*method.code);
    Family own;
    try {
        TypeFlow(file, method, flow, options.family ? options.family : &own).run();
    } catch (const TypeFlow::Error& error) {
        const std::string text = error.what();
        return text.substr(
            text.find(") ", text.find("signature: ") + 11 + options.descriptor.size()) + 2);
    }
    return "";
}
std::string verdict(const Bytecode& bytecode, const MethodOptions& options = {}) {
    return verdict([&](ClassWriter&) { return bytecode; }, options);
}

Bytecode newObject(ClassWriter& w, std::string_view name) {
    return with(op::new_, w.classOf(name)) + Bytecode{op::dup} +
           with(op::invokespecial, w.member(10, name, "<init>", "()V"));
}

} // namespace

TEST_CASE("kinds of operands and locals") {
    CHECK(verdict({op::iconst_0, op::fconst_0, op::iadd, op::pop, op::return_}) ==
          "Expected an int on the stack, found a float at bytecode index 2");
    CHECK(verdict({op::pop, op::return_}) ==
          "Unable to pop operand off an empty stack at bytecode index 0");
    CHECK(verdict({op::iload_0, op::return_}) ==
          "Expected an int in local variable 0, found a value that has no certain type at bytecode "
          "index 0");
    CHECK(verdict({op::aload_0, op::return_}, {.descriptor = "(I)V"}) ==
          "Expected a reference in local variable 0, found an int at bytecode index 0");
    CHECK(verdict({op::lload_0, op::pop2, op::return_}, {.descriptor = "(J)V"}) == "");
    CHECK(verdict({op::iconst_0, op::istore_1, op::lload_0, op::pop2, op::return_},
                  {.descriptor = "(J)V"}) != "");
    // A local whose second half was overwritten, and one that only seems to be: see setLocal.
    CHECK(verdict({op::lconst_0, op::lstore_0, op::aconst_null, op::astore_0, op::iconst_0,
                   op::istore_1, op::aload_0, op::pop, op::return_}) == "");
    CHECK(verdict({op::lconst_0, op::pop, op::pop, op::return_}) ==
          "pop would cut a value in two at bytecode index 1");
    CHECK(verdict({op::iconst_0, op::lconst_0, op::dup2_x1, op::pop2, op::pop, op::pop2,
                   op::return_}) == "");
    CHECK(verdict({op::lconst_0, op::iconst_0, op::dup2, op::return_}) ==
          "dup2 would cut a value in two at bytecode index 2");
    CHECK(verdict({op::lconst_0, op::lconst_1, op::dup2_x2, op::lcmp, op::pop, op::pop2,
                   op::return_}) == "");
    CHECK(verdict({op::iinc, 0, 1, op::return_}, {.descriptor = "(F)V"}) ==
          "iinc needs an int in local variable 0 at bytecode index 0");
    CHECK(verdict(Bytecode(11, op::iconst_0) + Bytecode{op::return_}) ==
          "Operand stack overflow at bytecode index 10");
}

TEST_CASE("where control joins") {
    // iload_0; ifeq 7; iconst_0; goto 8; 7: fconst_0; 8: pop
    const Bytecode either = {op::iload_0, op::ifeq, 0, 7,           op::iconst_0,
                             op::goto_,   0,        4, op::fconst_0};
    CHECK(verdict(either + Bytecode{op::pop, op::return_}, {.descriptor = "(I)V"}) == "");
    CHECK(
        verdict(either + Bytecode{op::i2l, op::return_}, {.descriptor = "(I)V"}) ==
        "Expected an int on the stack, found a value that has no certain type at bytecode index 9");
    CHECK(verdict({op::iconst_0, op::goto_, 0xff, 0xff}) ==
          "Inconsistent stack depth 1 != 0 at bytecode index 1");
    CHECK(verdict({op::iconst_0, op::pop}, {.version = 50}) ==
          "Control runs off the end of the code at bytecode index 1");
}

TEST_CASE("returns") {
    CHECK(verdict({op::iconst_0, op::ireturn}, {.descriptor = "()Z"}) == "");
    CHECK(verdict({op::iconst_0, op::ireturn}) ==
          "Method does not expect a return value at bytecode index 1");
    CHECK(verdict({op::return_}, {.descriptor = "()I"}) ==
          "Method expects a return value at bytecode index 0");
    CHECK(verdict({op::aconst_null, op::areturn}, {.descriptor = "()I"}) ==
          "Wrong return type in function at bytecode index 1");
    CHECK(verdict({op::aload_0, op::areturn}, {.descriptor = "(LA;)LB;"}) ==
          "Expected B on the stack, found A at bytecode index 1");
    CHECK(verdict({op::aload_0, op::areturn}, {.descriptor = "(LB;)LA;"}) == "");
    CHECK(verdict({op::aload_0, op::areturn}, {.descriptor = "(LB;)LI;"}) == "");
    CHECK(verdict({op::aload_0, op::areturn}, {.descriptor = "([I)LI;"}) == "");
    CHECK(verdict({op::aload_0, op::areturn}, {.descriptor = "(LI;)LA;"}) != "");
}

TEST_CASE("classes are looked at only where names differ") {
    Family family;
    CHECK(verdict({op::aload_0, op::areturn}, {.descriptor = "(LX;)LX;", .family = &family}) == "");
    CHECK(verdict({op::aload_0, op::areturn},
                  {.descriptor = "(LX;)Ljava/lang/Object;", .family = &family}) == "");
    // iload_2; ifeq 8; aload_0; goto 9; 8: aload_1; 9: pop
    const Bytecode either = {op::iload_2, op::ifeq, 0, 7,          op::aload_0,
                             op::goto_,   0,        4, op::aload_1};
    CHECK(verdict(either + Bytecode{op::pop, op::return_},
                  {.descriptor = "(LB;LC;I)V", .family = &family}) == "");
    CHECK(family.asked.empty());
    CHECK(verdict(either + Bytecode{op::areturn},
                  {.descriptor = "(LB;LC;I)LA;", .family = &family}) == "");
    CHECK(family.asked == std::vector<std::string>{"A", "B", "A", "C"});
    CHECK(verdict(either + Bytecode{op::areturn}, {.descriptor = "(LB;LD;I)LA;"}) ==
          "Expected A on the stack, found B or D at bytecode index 9");
}

TEST_CASE("arrays") {
    const auto element = [](std::uint8_t opcode, std::string_view array) {
        const std::string descriptor = "(" + std::string(array) + ")V";
        return verdict({op::aload_0, op::iconst_0, opcode, op::return_},
                       {.descriptor = descriptor});
    };
    CHECK(element(op::iaload, "[I") == "");
    CHECK(element(op::iaload, "[F") == "Expected [I on the stack, found [F at bytecode index 2");
    CHECK(element(op::iaload, "[[I") != "");
    CHECK(element(op::iaload, "Ljava/lang/Object;") != "");
    CHECK(element(op::baload, "[B") == "");
    CHECK(element(op::baload, "[Z") == "");
    CHECK(element(op::baload, "[C") != "");
    CHECK(element(op::laload, "[J") == "");
    CHECK(element(op::aaload, "[I") ==
          "Expected an array of references on the stack, found [I at bytecode index 2");
    CHECK(element(op::aaload, "[[I") == "");
    CHECK(verdict({op::aload_0, op::iconst_0, op::aaload, op::areturn},
                  {.descriptor = "([[LB;)[LA;"}) == "");
    CHECK(verdict({op::aload_0, op::areturn}, {.descriptor = "([LA;)[LB;"}) != "");
    CHECK(verdict({op::aload_0, op::areturn}, {.descriptor = "([[I)[Ljava/lang/Object;"}) == "");
    CHECK(verdict({op::aload_0, op::areturn}, {.descriptor = "([I)[Ljava/lang/Object;"}) != "");
    CHECK(verdict({op::aload_0, op::areturn}, {.descriptor = "([I)[J"}) != "");
    CHECK(verdict({op::aload_0, op::arraylength, op::pop, op::return_}, {.descriptor = "(LA;)V"}) ==
          "Expected an array on the stack, found A at bytecode index 1");
    CHECK(verdict({op::aconst_null, op::iconst_0, op::iaload, op::pop, op::return_}) == "");
    CHECK(verdict({op::aconst_null, op::iconst_0, op::aaload, op::iconst_0, op::faload, op::pop,
                   op::return_}) == "");
    CHECK(verdict({op::iconst_1, op::newarray, 11, op::iconst_0, op::lconst_0, op::lastore,
                   op::return_}) == "");
    CHECK(verdict([](ClassWriter& w) {
              return Bytecode{op::iconst_1} + with(op::anewarray, w.classOf("[I")) +
                     Bytecode{op::iconst_0, op::aaload, op::iconst_0,
                              op::iaload,   op::pop,    op::return_};
          }) == "");
}

TEST_CASE("fields and calls") {
    const auto get = [](std::string_view owner) {
        return [owner](ClassWriter& w) {
            return Bytecode{op::aload_0} + with(op::getfield, w.member(9, owner, "f", "I")) +
                   Bytecode{op::pop, op::return_};
        };
    };
    CHECK(verdict(get("A"), {.descriptor = "(LB;)V"}) == "");
    CHECK(verdict(get("B"), {.descriptor = "(LA;)V"}) ==
          "Expected B on the stack, found A at bytecode index 1");
    CHECK(verdict(get("B"), {.descriptor = "([B)V"}) != "");
    CHECK(verdict(get("B"), {.descriptor = "(I)V"}) != "");
    const auto put = [](std::string_view type) {
        return [type](ClassWriter& w) {
            return Bytecode{op::aload_0} + with(op::putstatic, w.member(9, "A", "f", type)) +
                   Bytecode{op::return_};
        };
    };
    CHECK(verdict(put("LA;"), {.descriptor = "(LB;)V"}) == "");
    CHECK(verdict(put("LB;"), {.descriptor = "(LA;)V"}) != "");
    CHECK(verdict(put("I"), {.descriptor = "(LA;)V"}) != "");
    const auto call = [](std::uint8_t opcode, std::string_view owner, std::string_view descriptor) {
        return [=](ClassWriter& w) {
            return Bytecode{op::aload_0, op::aload_1} +
                   with(opcode, w.member(10, owner, "f", descriptor)) + Bytecode{op::return_};
        };
    };
    CHECK(verdict(call(op::invokevirtual, "A", "(LI;)V"), {.descriptor = "(LB;[I)V"}) == "");
    CHECK(verdict(call(op::invokevirtual, "A", "(LA;)V"), {.descriptor = "(LB;[I)V"}) != "");
    CHECK(verdict(call(op::invokevirtual, "B", "(LA;)V"), {.descriptor = "(LA;LA;)V"}) != "");
    CHECK(verdict(call(op::invokevirtual, "A", "(I)V"), {.descriptor = "(LA;LA;)V"}) != "");
    CHECK(verdict(call(op::invokevirtual, "A", "(LA;)V"), {.descriptor = "(LI;LA;)V"}) != "");
    // A superclass's method, on an object of this class only.
    CHECK(verdict(call(op::invokespecial, "A", "(LA;)V"), {.descriptor = "(LT;LA;)V"}) == "");
    CHECK(verdict(call(op::invokespecial, "A", "(LA;)V"), {.descriptor = "(LA;LA;)V"}) != "");
    CHECK(verdict(call(op::invokespecial, "B", "(LA;)V"), {.descriptor = "(LT;LA;)V"}) ==
          "Bad invokespecial instruction: current class isn't assignable to reference class at "
          "bytecode "
          "index 2");
    CHECK(verdict({op::aload_0, op::athrow}, {.descriptor = "(LE;)V"}) == "");
    CHECK(verdict({op::aload_0, op::athrow}, {.descriptor = "(LA;)V"}) != "");
}

TEST_CASE("objects under construction") {
    CHECK(verdict([](ClassWriter& w) { return newObject(w, "B") + Bytecode{op::areturn}; },
                  {.descriptor = "()LA;"}) == "");
    CHECK(verdict(
              [](ClassWriter& w) { return with(op::new_, w.classOf("B")) + Bytecode{op::areturn}; },
              {.descriptor = "()LA;"}) ==
          "Expected an object on the stack, found an uninitialized object at "
          "bytecode index 3");
    CHECK(verdict([](ClassWriter& w) {
              return with(op::new_, w.classOf("B")) +
                     with(op::invokespecial, w.member(10, "A", "<init>", "()V")) +
                     Bytecode{op::return_};
          }) == "Call to wrong <init> method: A for a new B at bytecode index 3");
    CHECK(verdict([](ClassWriter& w) {
              return newObject(w, "B") +
                     with(op::invokespecial, w.member(10, "B", "<init>", "()V")) +
                     Bytecode{op::return_};
          }) == "Bad operand type when invoking <init>: B at bytecode index 7");
    // The same `new` again, with the last one's object still on the stack.
    CHECK(verdict([](ClassWriter& w) {
              return with(op::new_, w.classOf("B")) +
                     Bytecode{op::astore_0, op::aload_0, op::goto_, 0xff, 0xfb};
          }) != "");

    const MethodOptions constructor{.flags = access::Public, .name = "<init>"};
    const auto superCall = [](ClassWriter& w) {
        return Bytecode{op::aload_0} + with(op::invokespecial, w.member(10, "A", "<init>", "()V"));
    };
    CHECK(verdict([&](ClassWriter& w) { return superCall(w) + Bytecode{op::return_}; },
                  constructor) == "");
    CHECK(verdict({op::return_}, constructor) ==
          "Constructor must call super() or this() before return at bytecode index 0");
    CHECK(
        verdict([&](ClassWriter& w) { return superCall(w) + superCall(w) + Bytecode{op::return_}; },
                constructor) != "");
    CHECK(verdict(
              [](ClassWriter& w) {
                  return Bytecode{op::aload_0} +
                         with(op::invokespecial, w.member(10, "B", "<init>", "()V")) +
                         Bytecode{op::return_};
              },
              constructor) != "");
    const auto put = [&](std::string_view owner) {
        return [owner, superCall](ClassWriter& w) {
            return Bytecode{op::aload_0, op::iconst_0} +
                   with(op::putfield, w.member(9, owner, "f", "I")) + superCall(w) +
                   Bytecode{op::return_};
        };
    };
    CHECK(verdict(put("T"), constructor) == "");
    CHECK(verdict(put("A"), constructor) != "");
    // An exception out of super() must not let the object out.
    MethodOptions caught = constructor;
    caught.handlers = {{0, 4, 5, 0}};
    CHECK(verdict(
              [&](ClassWriter& w) {
                  return superCall(w) + Bytecode{op::return_, op::pop, op::return_};
              },
              caught) ==
          "Constructor must call super() or this() before return at bytecode index 6");
    CHECK(verdict(
              [&](ClassWriter& w) {
                  return superCall(w) + Bytecode{op::return_, op::athrow};
              },
              caught) == "");
}

TEST_CASE("a handler sees the locals of every place in its range") {
    // 0: iconst_0 1: istore_0 2: aconst_null 3: astore_0 4: return 5: pop 6: xload_0 7: pop 8:
    // return
    const auto handled = [](std::uint8_t load, unsigned start, unsigned end) {
        return verdict({op::iconst_0, op::istore_0, op::aconst_null, op::astore_0, op::return_,
                        op::pop, load, op::pop, op::return_},
                       {.handlers = {{start, end, 5, 0}}});
    };
    CHECK(handled(op::iload_0, 2, 4) == "");
    CHECK(handled(op::aload_0, 4, 5) == "");
    CHECK(handled(op::iload_0, 2, 5) != "");
    CHECK(handled(op::aload_0, 2, 5) != "");
    CHECK(handled(op::iload_0, 1, 3) != "");
}

TEST_CASE("a handler catches throwables") {
    const auto handled = [](std::string_view name) {
        constexpr unsigned type = 8; // the fourth class that verdict() and the lambda name
        return verdict(
            [&](ClassWriter& w) {
                REQUIRE(w.classOf(name) == type);
                return Bytecode{op::nop, op::return_, op::athrow};
            },
            {.handlers = {{0, 1, 2, type}}});
    };
    CHECK(handled("E") == "");
    CHECK(
        handled("A") ==
        "Catch type A is not a subclass of Throwable in an exception handler at bytecode index 2");
}

TEST_CASE("subroutines") {
    const MethodOptions old{.version = 49};
    // 0: jsr 4; 3: return; 4: astore_0; 5: ret 0
    CHECK(verdict({op::jsr, 0, 4, op::return_, op::astore_0, op::ret, 0}, old) == "");
    CHECK(verdict({op::jsr, 0, 4, op::return_, op::pop, op::ret, 0}, old) ==
          "ret needs a return address in local variable 0; it holds a value that has no certain "
          "type at "
          "bytecode "
          "index 5");
    CHECK(verdict({op::jsr, 0, 4, op::return_, op::astore_0, op::aload_0, op::pop, op::return_},
                  old) ==
          "Expected a reference in local variable 0, found a return address at bytecode index 5");
    CHECK(verdict({op::jsr, 0, 3, op::astore_0, op::ret, 0}, {.version = 49}) != "");
    // Called in a loop that it leaves by a jump: 0: jsr 3; 3: astore_0; 4: goto 0
    CHECK(verdict({op::jsr, 0, 3, op::astore_0, op::goto_, 0xff, 0xfc}, old) == "");
    // An int passes through a subroutine that another call enters with a float in the same
    // variable: 0: iconst_0 1: istore_1 2: jsr 15 5: iload_1 6: pop 7: fconst_0 8: fstore_1 9: jsr
    // 15 12: fload_1 13: pop 14: return 15: astore_0 16: ret 0
    CHECK(verdict({op::iconst_0, op::istore_1, op::jsr, 0, 13, op::iload_1, op::pop, op::fconst_0,
                   op::fstore_1, op::jsr, 0, 6, op::fload_1, op::pop, op::return_, op::astore_0,
                   op::ret, 0},
                  old) == "");
}
