// The static constraints on bytecode, one wrong method for each.

#include <doctest/doctest.h>

#include <functional>
#include <initializer_list>

#include "tests/vm/classfile/ClassWriter.h"
#include "vm/classfile/ClassFile.h"
#include "vm/classfile/Opcodes.h"

using namespace clew::vm::classfile;

namespace {

using Bytecode = std::vector<std::uint8_t>;

struct Options {
    unsigned version = 61;
    unsigned maxLocals = 4;
    std::vector<ClassWriter::Handler> handlers = {};
};

// `make` gets the writer, for constants, and gives the bytecode of a method "static void m()".
void expectCode(std::string_view expected, const std::function<Bytecode(ClassWriter&)>& make,
                const Options& options = {}) {
    ClassWriter writer(options.version);
    const Bytecode bytecode = make(writer);
    writer.method(8, "m", "()V", {writer.code(options.maxLocals, bytecode, options.handlers)});
    const std::vector<std::uint8_t> bytes = writer.bytes();
    std::string got = "good";
    try {
        ClassFile::parse(bytes, "T.class");
    } catch (const FormatError& error) {
        got = error.what();
    }
    CHECK_MESSAGE(got.find(expected) != std::string::npos, got, " -- expected: ", expected);
}

void expectCode(std::string_view expected, const Bytecode& bytecode, const Options& options = {}) {
    expectCode(
        expected, [&](ClassWriter&) { return bytecode; }, options);
}

// opcode, 2-byte index, then `rest`
Bytecode with(std::uint8_t opcode, unsigned index, std::initializer_list<std::uint8_t> rest = {}) {
    Bytecode code = {opcode, static_cast<std::uint8_t>(index >> 8),
                     static_cast<std::uint8_t>(index)};
    code.insert(code.end(), rest);
    code.push_back(op::return_);
    return code;
}

} // namespace

TEST_CASE("the opcode table has the 202 instructions of the specification") {
    unsigned known = 0;
    for (const OpcodeInfo& info : kOpcodeTable) known += info.format != OperandFormat::Illegal;
    CHECK(known == 202);
    CHECK(kOpcodeTable[op::goto_].mnemonic == "goto");
    CHECK(kOpcodeTable[op::return_].mnemonic == "return");
    CHECK(kOpcodeTable[op::jsr_w].length == 5);
    CHECK(kOpcodeTable[op::dstore_3].locals == 5);
    CHECK(kOpcodeTable[0xca].format == OperandFormat::Illegal);
    CHECK(kOpcodeTable[0xff].format == OperandFormat::Illegal);
}

TEST_CASE("code: whole, known instructions") {
    expectCode("good", {op::nop, op::return_});
    expectCode("it must be 1 to 65535", Bytecode{});
    expectCode("it must be 1 to 65535", Bytecode(65536, op::nop));
    expectCode("there is no opcode 0xca", {0xca, op::return_});
    expectCode("there is no opcode 0xff", {0xff});
    expectCode("in the middle of this instruction", {op::sipush, 0});
    expectCode("in the middle of this instruction", {op::wide});
    expectCode("in the middle of this instruction", {op::wide, op::iinc, 0, 0, 0});
    expectCode("in the middle of this instruction", {op::tableswitch, 0, 0, 0, 0, 0, 0, 0, 0});
    expectCode("runs off the end", {op::nop});
    expectCode("runs off the end", {op::iconst_0, op::ifeq, 0xff, 0xff});
    expectCode("good", {op::nop}, {.version = 50});
    expectCode("bytecode 1 (sipush)", {op::nop, op::sipush, 0});
}

TEST_CASE("code: local variables") {
    expectCode("good", {op::iload_3, op::return_});
    expectCode("it uses local variable 3; max_locals is 3", {op::iload_3, op::return_},
               {.maxLocals = 3});
    expectCode("it uses local variable 4", {op::lload_3, op::return_});
    expectCode("good", {op::dload, 2, op::return_});
    expectCode("it uses local variable 4", {op::dload, 3, op::return_});
    expectCode("it uses local variable 255", {op::iinc, 255, 1, op::return_});
    expectCode("it uses local variable 256", {op::wide, op::aload, 1, 0, op::return_},
               {.maxLocals = 256});
    expectCode("good", {op::wide, op::aload, 1, 0, op::return_}, {.maxLocals = 257});
    expectCode("it uses local variable 257", {op::wide, op::lstore, 1, 0, op::return_},
               {.maxLocals = 257});
    expectCode("good", {op::wide, op::iinc, 1, 0, 1, 0, op::return_}, {.maxLocals = 257});
    expectCode("it uses local variable 65536", {op::wide, op::lload, 0xff, 0xff, op::return_},
               {.maxLocals = 65535});
    expectCode("which has no wide form", {op::wide, op::nop, 0, 0, op::return_});
    expectCode("which has no wide form", {op::wide, op::wide, op::iload, 0, 0, op::return_});
    ClassWriter writer;
    writer.method(0, "m", "(J)V", {writer.code(2, {op::return_})});
    const auto bytes = writer.bytes();
    CHECK_THROWS_WITH_AS(ClassFile::parse(bytes, "T"),
                         doctest::Contains("parameters take 3 local variables"), FormatError);
}

TEST_CASE("code: jumps") {
    expectCode("good", {op::goto_, 0, 3, op::return_});
    expectCode("good", {op::goto_, 0, 0});
    expectCode("into the middle of an instruction", {op::goto_, 0, 1, op::return_});
    expectCode("it jumps to 4, outside", {op::goto_, 0, 4, op::return_});
    expectCode("it jumps to -1, outside", {op::goto_, 0xff, 0xff, op::return_});
    expectCode("it jumps to -2147483648, outside", {op::goto_w, 0x80, 0, 0, 0, op::return_});
    expectCode("it jumps to 2147483647, outside",
               {op::goto_w, 0x7f, 0xff, 0xff, 0xff, op::return_});
    expectCode("good", {op::jsr, 0, 3, op::return_}, {.version = 50});
    expectCode("good", {op::jsr_w, 0, 0, 0, 5, op::astore_0, op::ret, 0}, {.version = 50});
    expectCode("good", {op::wide, op::ret, 0, 1}, {.version = 49});
    expectCode("subroutines ended", {op::jsr, 0, 3, op::return_}, {.version = 51});
    expectCode("subroutines ended", {op::jsr_w, 0, 0, 0, 5, op::return_});
    expectCode("subroutines ended", {op::ret, 0});
    expectCode("subroutines ended", {op::wide, op::ret, 0, 0});
}

TEST_CASE("code: switches") {
    const auto tableSwitch = [](std::uint32_t fallback, std::uint32_t low, std::uint32_t high,
                                const std::vector<std::uint32_t>& targets) {
        Buffer code;
        code.u1(op::tableswitch).u1(0).u1(0).u1(0).u4(fallback).u4(low).u4(high);
        for (const std::uint32_t target : targets) code.u4(target);
        return code.u1(op::return_).bytes;
    };
    expectCode("good", tableSwitch(20, 5, 5, {20}));
    expectCode("good", tableSwitch(20, 0xffffffff, 0xffffffff, {0}));
    expectCode("good", tableSwitch(24, 0x7ffffffe, 0x7fffffff, {0, 24}));
    expectCode("above its highest case", tableSwitch(16, 5, 4, {}));
    expectCode("outside the code", tableSwitch(21, 5, 5, {20}));
    expectCode("into the middle", tableSwitch(20, 5, 5, {19}));
    expectCode("in the middle of this instruction", tableSwitch(20, 0, 2, {20}));
    expectCode("in the middle of this instruction", tableSwitch(20, 0x80000000, 0x7fffffff, {20}));

    const auto lookupSwitch =
        [](std::uint32_t count, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& cases) {
            Buffer code;
            code.u1(op::nop).u1(op::nop).u1(op::lookupswitch).u1(0).u4(0).u4(count);
            for (const auto& [match, target] : cases) code.u4(match).u4(target);
            return code.u1(op::return_).bytes;
        };
    expectCode("good", lookupSwitch(0, {}));
    expectCode("good", lookupSwitch(2, {{0x80000000, 0}, {7, 26}}));
    expectCode("not in ascending order", lookupSwitch(2, {{7, 0}, {7, 0}}));
    expectCode("not in ascending order", lookupSwitch(2, {{7, 0}, {0xffffffff, 0}}));
    expectCode("it has -1 cases", lookupSwitch(0xffffffff, {}));
    expectCode("in the middle of this instruction", lookupSwitch(0x7fffffff, {}));
    expectCode("in the middle of this instruction", lookupSwitch(2, {{7, 0}}));
    expectCode("outside the code", lookupSwitch(1, {{7, 19}}));
}

TEST_CASE("code: constants that are loaded") {
    const auto load = [](std::uint8_t opcode, auto make) {
        return [opcode, make](ClassWriter& w) { return with(opcode, make(w)); };
    };
    const auto integer = [](ClassWriter& w) { return w.integer(1); };
    const auto text = [](ClassWriter& w) { return w.string("s"); };
    const auto classConstant = [](ClassWriter& w) { return w.thisClass; };
    const auto number = [](ClassWriter& w) { return w.wide(6, 1); };
    const auto type = [](ClassWriter& w) { return w.methodType("()V"); };
    const auto dynamic = [](std::string_view descriptor) {
        return [descriptor](ClassWriter& w) {
            const unsigned handle = w.methodHandle(6, w.member(10, "B", "b", "()V"));
            w.classAttribute("BootstrapMethods", Buffer().u2(1).u2(handle).u2(0).bytes);
            return w.dynamic(17, 0, "c", descriptor);
        };
    };
    expectCode("good", load(op::ldc_w, integer));
    expectCode("good", load(op::ldc_w, text));
    expectCode("good", load(op::ldc_w, classConstant));
    expectCode("cannot load", load(op::ldc_w, classConstant), {.version = 48});
    expectCode("good", load(op::ldc_w, type));
    expectCode("good", load(op::ldc_w, dynamic("I")));
    expectCode("cannot load", load(op::ldc_w, dynamic("J")));
    expectCode("good", load(op::ldc2_w, dynamic("D")));
    expectCode("cannot load", load(op::ldc2_w, dynamic("[J")));
    expectCode("good", load(op::ldc2_w, number));
    expectCode("cannot load", load(op::ldc_w, number));
    expectCode("cannot load", load(op::ldc2_w, integer));
    expectCode("cannot load", load(op::ldc_w, [](ClassWriter&) { return 1u; }));
    expectCode("which does not exist", load(op::ldc_w, [](ClassWriter&) { return 0u; }));
    expectCode("which does not exist", load(op::ldc_w, [](ClassWriter&) { return 60000u; }));
    expectCode("cannot load", {op::ldc, 1, op::return_});
    expectCode("which does not exist", {op::ldc, 255, op::return_});
}

TEST_CASE("code: fields, methods, types") {
    const auto member = [](std::uint8_t opcode, unsigned tag, std::string_view name,
                           std::string_view descriptor,
                           std::initializer_list<std::uint8_t> rest = {}) {
        return [=, rest = std::vector<std::uint8_t>(rest)](ClassWriter& w) {
            Bytecode code = with(opcode, w.member(tag, "U", name, descriptor));
            code.insert(code.begin() + 3, rest.begin(), rest.end());
            return code;
        };
    };
    expectCode("good", member(op::getstatic, 9, "f", "I"));
    expectCode("which is no Fieldref", member(op::putfield, 10, "f", "()V"));
    expectCode("good", member(op::invokevirtual, 10, "m", "()V"));
    expectCode("which is no Methodref", member(op::invokevirtual, 11, "m", "()V"));
    expectCode("good", member(op::invokestatic, 11, "m", "()V"), {.version = 52});
    expectCode("which is no Methodref", member(op::invokestatic, 11, "m", "()V"), {.version = 51});
    expectCode("good", member(op::invokespecial, 10, "<init>", "()V"));
    expectCode("only invokespecial", member(op::invokestatic, 10, "<init>", "()V"));
    expectCode("only invokespecial", member(op::invokevirtual, 10, "<init>", "()V"));
    expectCode("good", member(op::invokeinterface, 11, "m", "(JI)V", {4, 0}));
    expectCode("its count is 3; the method takes 4",
               member(op::invokeinterface, 11, "m", "(JI)V", {3, 0}));
    expectCode("last byte must be 0", member(op::invokeinterface, 11, "m", "()V", {1, 1}));
    expectCode("which is no InterfaceMethodref",
               member(op::invokeinterface, 10, "m", "()V", {1, 0}));

    const auto callSite = [](std::initializer_list<std::uint8_t> rest) {
        return [rest = std::vector<std::uint8_t>(rest)](ClassWriter& w) {
            const unsigned handle = w.methodHandle(6, w.member(10, "B", "b", "()V"));
            w.classAttribute("BootstrapMethods", Buffer().u2(1).u2(handle).u2(0).bytes);
            Bytecode code = with(op::invokedynamic, w.dynamic(18, 0, "s", "()V"));
            code.insert(code.begin() + 3, rest.begin(), rest.end());
            return code;
        };
    };
    expectCode("good", callSite({0, 0}));
    expectCode("last two bytes must be 0", callSite({0, 1}));

    const auto type = [](std::uint8_t opcode, const std::string& name,
                         std::vector<std::uint8_t> rest = {}) {
        return [=](ClassWriter& w) {
            Bytecode code = with(opcode, w.classOf(name));
            code.insert(code.begin() + 3, rest.begin(), rest.end());
            return code;
        };
    };
    expectCode("good", type(op::new_, "U"));
    expectCode("it makes an array", type(op::new_, "[I"));
    expectCode("good", type(op::checkcast, "[I"));
    expectCode("good", type(op::anewarray, std::string(254, '[') + "I"));
    expectCode("more than 255 dimensions", type(op::anewarray, std::string(255, '[') + "I"));
    expectCode("good", type(op::multianewarray, "[[I", {2}));
    expectCode("its dimensions are 3; ", type(op::multianewarray, "[[I", {3}));
    expectCode("its dimensions are 0; ", type(op::multianewarray, "[[I", {0}));
    expectCode("its dimensions are 1; ", type(op::multianewarray, "U", {1}));
    expectCode("which is no Class", with(op:: instanceof, 1));
    expectCode("good", {op::newarray, 11, op::return_});
    expectCode("3 is no primitive type", {op::newarray, 3, op::return_});
    expectCode("12 is no primitive type", {op::newarray, 12, op::return_});
}

TEST_CASE("code: exception handlers") {
    const Bytecode code = {op::sipush, 0, 0, op::pop, op::return_};
    const auto handler = [](unsigned start, unsigned end, unsigned at, unsigned type = 0) {
        return Options{.handlers = {{start, end, at, type}}};
    };
    expectCode("good", code, handler(0, 5, 3));
    expectCode("good", code, handler(0, 3, 0));
    expectCode("an exception handler covers 3 to 3", code, handler(3, 3, 0));
    expectCode("an exception handler covers 4 to 3", code, handler(4, 3, 0));
    expectCode("an exception handler covers 0 to 6", code, handler(0, 6, 0));
    expectCode("an exception handler covers 0 to 5 and is at 5", code, handler(0, 5, 5));
    expectCode("starts or ends in the middle", code, handler(1, 5, 0));
    expectCode("starts or ends in the middle", code, handler(0, 2, 0));
    expectCode("starts or ends in the middle", code, handler(0, 3, 1));
    expectCode("must be of kind Class", code, handler(0, 3, 0, 1));
    expectCode("which does not exist", code, handler(0, 3, 0, 9999));
}

TEST_CASE("code: line numbers and local variables lie inside it") {
    const auto outcome = [](std::string_view name,
                            const std::function<Buffer(ClassWriter&)>& make) {
        ClassWriter writer;
        const Buffer contents = make(writer);
        writer.method(
            8, "m", "()V",
            {writer.code(1, {op::return_}, {}, {writer.attribute(name, contents.bytes)})});
        const auto bytes = writer.bytes();
        try {
            ClassFile::parse(bytes, "T.class");
            return std::string("good");
        } catch (const FormatError& error) {
            return std::string(error.what());
        }
    };
    CHECK(outcome("LineNumberTable", [](ClassWriter&) { return Buffer().u2(1).u2(0).u2(9); }) ==
          "good");
    CHECK(outcome("LineNumberTable", [](ClassWriter&) {
              return Buffer().u2(1).u2(1).u2(9);
          }).find("is given for 1") != std::string::npos);
    const auto variable = [&](unsigned start, unsigned length, std::string_view type,
                              unsigned index) {
        return outcome("LocalVariableTable", [=](ClassWriter& w) {
            return Buffer().u2(1).u2(start).u2(length).u2(w.utf8("v")).u2(w.utf8(type)).u2(index);
        });
    };
    CHECK(variable(0, 1, "I", 0) == "good");
    CHECK(variable(1, 0, "I", 0) == "good");
    CHECK(variable(0, 2, "I", 0).find("lives from 0 for 2") != std::string::npos);
    CHECK(variable(0, 1, "J", 0).find("max_locals is 1") != std::string::npos);
    CHECK(variable(0, 1, "V", 0).find("has the descriptor 'V'") != std::string::npos);
}
