#include "vm/interpreter/linking/ClassAssembler.h"

#include <doctest/doctest.h>

#include "vm/classfile/AnnotationElements.h"
#include "vm/classfile/Annotations.h"
#include "vm/classfile/ClassFile.h"

using namespace clew::vm;
using namespace clew::vm::interpreter;

TEST_CASE("a method descriptor is taken apart and put together") {
    const ParsedDescriptor parsed("(IJ[Ljava/lang/String;Lp/Q;D)[[I");
    CHECK(parsed.parameters ==
          std::vector<std::string>{"I", "J", "[Ljava/lang/String;", "Lp/Q;", "D"});
    CHECK(parsed.result == "[[I");
    CHECK(parsed.str() == "(IJ[Ljava/lang/String;Lp/Q;D)[[I");
    CHECK(ParsedDescriptor("()V").parameters.empty());
}

TEST_CASE("names of boxes") {
    CHECK(boxOf('J') == "java/lang/Long");
    CHECK(unboxedOf("java/lang/Character") == 'C');
    CHECK(unboxedOf("java/lang/Number") == 0);
    CHECK(classConstantOf("Ljava/lang/String;") == "java/lang/String");
    CHECK(classConstantOf("[I") == "[I");
    CHECK(descriptorOf("[I") == "[I");
    CHECK(descriptorOf("p/Q") == "Lp/Q;");
}

TEST_CASE("an assembled class stands up to the full check of class files") {
    ClassAssembler assembler("p/Made", access::Final | access::Super, "java/lang/Object",
                             {"java/lang/Runnable"});
    assembler.field(access::Private | access::Static, "count", "J");
    assembler.method(access::Static | access::Native, "nativeOne", "(I)V");

    // A loop, a switch and a handler; the deepest stack is 4: two longs.
    MethodAssembler& code = assembler.method(access::Static, "run", "(IJLjava/lang/Object;)J");
    const auto loop = code.newLabel(), done = code.newLabel(), start = code.newLabel(),
               end = code.newLabel(), handler = code.newLabel(), one = code.newLabel(),
               two = code.newLabel();
    code.bind(start);
    code.bind(loop);
    code.load("I", 0);
    code.branch(op::ifle, done);
    code.load("J", 1);
    code.pushLong(40);
    code.emit(op::ladd);
    code.store("J", 1);
    code.load("I", 0);
    code.pushInt(-70000);
    code.emit(op::iadd);
    code.store("I", 0);
    code.branch(op::goto_, loop);
    code.bind(done);
    code.load("I", 0);
    code.lookupSwitch({{1, one}, {5, two}}, two);
    code.bind(one);
    code.getStatic("p/Made", "count", "J");
    code.result("J");
    code.bind(two);
    code.load("L", 3);
    code.convert("Ljava/lang/Object;", "J", "Ljava/lang/Object;");
    code.bind(end);
    code.result("J");
    code.bindHandler(handler);
    code.emit(op::athrow);
    code.protect(start, end, handler, "java/lang/RuntimeException");

    const Bytes bytes = assembler.finish();
    const auto file = classfile::ClassFile::parse(bytes, "test");
    CHECK(file.name == "p/Made");
    REQUIRE(file.interfaces.size() == 1);
    CHECK(file.interfaces[0] == "java/lang/Runnable");
    REQUIRE(file.methods.size() == 2);
    CHECK(!file.methods[0].code);
    REQUIRE(file.methods[1].code);
    CHECK(file.methods[1].code->maxStack == 4);
    CHECK(file.methods[1].code->maxLocals == 4);
    CHECK(file.methods[1].code->handlers.size() == 1);
}

TEST_CASE("an assembled class has annotations") {
    ClassAssembler assembler("p/Made", access::Super);
    const AnnotationValue array{
        .tag = '[', .type = "[Ljava/lang/String;", .elements = {{.tag = 's', .text = "b"}}};
    assembler.annotate("Lp/Empty;", {});
    assembler.annotate("Lp/Checked;", {{"name", {.tag = 's', .text = "a"}},
                                       {"strict", {.tag = 'Z', .bits = 1}},
                                       {"weight", {.tag = 'J', .bits = 1ull << 40}},
                                       {"ratio", {.tag = 'D'}},
                                       {"type", {.tag = 'c', .text = "[I"}},
                                       {"level", {.tag = 'e', .text = "LOW", .type = "Lp/Level;"}},
                                       {"more", array}});
    const Bytes bytes = assembler.finish();
    const auto file = classfile::ClassFile::parse(bytes, "test");
    const auto find = [&](std::string_view type) {
        return classfile::findAnnotation(file.annotations.visible, file.constants, type);
    };
    CHECK(find("Lp/Empty;"));
    CHECK(!find("Lp/Made;"));
    REQUIRE(find("Lp/Checked;"));
    CHECK(find("Lp/Checked;")->text("name") == "a");
    CHECK(find("Lp/Checked;")->flag("strict", false));
    const auto elements =
        classfile::findAnnotationElements(file.annotations.visible, file.constants, "Lp/Checked;");
    REQUIRE(elements);
    CHECK(elements->textsOf("more") == std::vector<std::string_view>{"b"});
    CHECK(elements->classOf("type") == "[I");
    CHECK(elements->constants.at("level") == std::vector<std::string_view>{"LOW"});
}

TEST_CASE("constants are written once") {
    ClassAssembler assembler("A", access::Super);
    CHECK(assembler.utf8("x") == assembler.utf8("x"));
    CHECK(assembler.longInteger(7) == assembler.longInteger(7));
    const auto afterLong = assembler.integer(1);
    CHECK(assembler.longInteger(7) + 2 == afterLong);
    CHECK(assembler.member(classfile::ConstantKind::Methodref, "A", "m", "()V") ==
          assembler.member(classfile::ConstantKind::Methodref, "A", "m", "()V"));
}
