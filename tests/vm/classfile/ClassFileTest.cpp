#include <doctest/doctest.h>

#include <functional>

#include "tests/vm/classfile/ClassWriter.h"
#include "vm/classfile/ClassFile.h"

using namespace clew::vm::classfile;

namespace {

// The message of the error that the class gives, or "good".
std::string outcome(const ClassWriter& writer, Checks checks = Checks::Full) {
    const std::vector<std::uint8_t> bytes = writer.bytes();
    try {
        ClassFile::parse(bytes, "dir/T.class", checks);
        return "good";
    } catch (const FormatError& error) {
        return error.what();
    }
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Makes a class of this version by `build`; the outcome must contain `expected`.
void expect(std::string_view expected, unsigned version,
            const std::function<void(ClassWriter&)>& build) {
    ClassWriter writer(version);
    build(writer);
    const std::string got = outcome(writer);
    CHECK_MESSAGE(contains(got, expected), got, " -- expected: ", expected);
    CHECK(got.find('\n') == std::string::npos);
    if (got != "good") CHECK(contains(got, "dir/T.class: "));
}

} // namespace

TEST_CASE("versions 45 to 69 are read") {
    for (const unsigned version : {45, 46, 49, 52, 55, 61, 69})
        CHECK(outcome(ClassWriter(version)) == "good");
    for (const unsigned version : {0, 44, 70, 65535}) {
        const std::vector<std::uint8_t> bytes = ClassWriter(version).bytes();
        CHECK_THROWS_AS(ClassFile::parse(bytes, "x"), VersionError);
    }
    ClassWriter preview(69);
    preview.minorVersion = 65535;
    CHECK(outcome(preview) == "good");
    preview.minorVersion = 3;
    CHECK(contains(outcome(preview),
                   "version 69.3 is not supported; versions 45 to 69 (Java 25) are"));
    ClassWriter old(45);
    old.minorVersion = 3;
    CHECK(outcome(old) == "good");
}

TEST_CASE("what is no class file") {
    ClassWriter writer;
    writer.magic = 0xcafed00d;
    CHECK(contains(outcome(writer), "magic number"));
    const std::vector<std::uint8_t> text = {'h', 'e', 'l', 'l', 'o'};
    CHECK_THROWS_AS(ClassFile::parse(text, "x"), FormatError);
    CHECK_THROWS_AS(ClassFile::parse({}, "x"), FormatError);
}

TEST_CASE("everything in a class comes out as it went in") {
    ClassWriter writer(61);
    writer.accessFlags = 0x31;
    writer.interfaces = {writer.classOf("I"), writer.classOf("p/J")};
    const unsigned big = writer.wide(5, 0x123456789abcdef0u),
                   real = writer.wide(6, 0x4004000000000000u);
    const unsigned text = writer.string("text"), number = writer.integer(0xfffffffeu);
    const auto constantValue = [&](unsigned index) {
        return writer.attribute("ConstantValue", Buffer().u2(index).bytes);
    };
    writer.field(0x18, "L", "J", {constantValue(big)});
    writer.field(0x18, "D", "D", {constantValue(real)});
    writer.field(0x18, "S", "Ljava/lang/String;", {constantValue(text)});
    writer.field(0x18, "B", "B", {constantValue(number)});
    writer.field(0x02, "x", "[[LT;",
                 {writer.attribute("Signature", Buffer().u2(writer.utf8("TX;")).bytes),
                  writer.attribute("RuntimeVisibleAnnotations", Buffer().u2(0).bytes)});
    const unsigned caught = writer.classOf("java/lang/Exception");
    const unsigned variable = writer.utf8("v"), variableType = writer.utf8("J");
    writer.method(
        0x9, "m", "(JI)V",
        {writer.code(
             5, {0x00, 0x00, 0xb1, 0x57, 0xb1}, {{0, 2, 3, caught}, {1, 5, 3, 0}},
             {writer.attribute("LineNumberTable", Buffer().u2(2).u2(3).u2(30).u2(0).u2(10).bytes),
              writer.attribute("LineNumberTable", Buffer().u2(1).u2(2).u2(20).bytes),
              writer.attribute(
                  "LocalVariableTable",
                  Buffer().u2(1).u2(0).u2(5).u2(variable).u2(variableType).u2(3).bytes)}),
         writer.attribute("Exceptions", Buffer().u2(1).u2(caught).bytes),
         writer.attribute("MethodParameters",
                          Buffer().u1(2).u2(variable).u2(16).u2(0).u2(0).bytes)});
    const unsigned bootstrap = writer.methodHandle(6, writer.member(10, "B", "boot", "()V"));
    writer.dynamic(18, 0, "site", "(I)Ljava/lang/Runnable;");
    writer.dynamic(17, 0, "condy", "J");
    writer.classAttribute("BootstrapMethods",
                          Buffer().u2(1).u2(bootstrap).u2(2).u2(text).u2(big).bytes);
    writer.classAttribute("SourceFile", Buffer().u2(writer.utf8("T.java")).bytes);
    writer.classAttribute("NestMembers", Buffer().u2(1).u2(caught).bytes);
    writer.classAttribute("PermittedSubclasses", Buffer().u2(0).bytes);
    writer.classAttribute("Record", Buffer().u2(1).u2(variable).u2(variableType).u2(0).bytes);
    writer.classAttribute("InnerClasses", Buffer().u2(1).u2(caught).u2(0).u2(variable).u2(8).bytes);
    writer.classAttribute("EnclosingMethod",
                          Buffer().u2(caught).u2(writer.nameAndType("em", "()I")).bytes);
    writer.classAttribute("Unheard.Of", {1, 2, 3});

    const std::vector<std::uint8_t> bytes = writer.bytes();
    const ClassFile file = ClassFile::parse(bytes, "T.class");
    CHECK(file.majorVersion == 61);
    CHECK(file.accessFlags == 0x31);
    CHECK(file.name == "T");
    CHECK(file.superName == "java/lang/Object");
    CHECK(file.interfaces == std::vector<std::string_view>{"I", "p/J"});
    REQUIRE(file.fields.size() == 5);
    CHECK(file.constants.longInteger(file.fields[0].constantValue) == 0x123456789abcdef0);
    CHECK(file.constants.doubleBits(file.fields[1].constantValue) == 0x4004000000000000);
    CHECK(file.constants.string(file.fields[2].constantValue) == "text");
    CHECK(file.constants.integer(file.fields[3].constantValue) == -2);
    CHECK(file.fields[4].constantValue == 0);
    CHECK(file.fields[4].signature == "TX;");
    CHECK(file.fields[4].annotations.visible.size() == 2);

    REQUIRE(file.methods.size() == 1);
    const MethodInfo& method = file.methods[0];
    CHECK(method.exceptions == std::vector<std::string_view>{"java/lang/Exception"});
    CHECK(method.hasParametersAttribute);
    REQUIRE(method.parameters.size() == 2);
    CHECK(method.parameters[0].name == "v");
    CHECK(method.parameters[0].accessFlags == 16);
    CHECK(method.parameters[1].name.empty());
    REQUIRE(method.code);
    CHECK(method.code->maxLocals == 5);
    REQUIRE(method.code->handlers.size() == 2);
    CHECK(file.constants.className(method.code->handlers[0].catchType) == "java/lang/Exception");
    CHECK(method.code->handlers[1].endPc == 5);
    REQUIRE(method.code->lineNumbers.size() == 3);
    CHECK(method.code->lineAt(0) == 10);
    CHECK(method.code->lineAt(1) == 10);
    CHECK(method.code->lineAt(2) == 20);
    CHECK(method.code->lineAt(4) == 30);
    REQUIRE(method.code->localVariables.size() == 1);
    CHECK(method.code->localVariables[0].descriptor == "J");

    REQUIRE(file.bootstrapMethods.size() == 1);
    CHECK(file.bootstrapMethods[0].arguments.size() == 2);
    const MethodHandleConstant handle =
        file.constants.methodHandle(file.bootstrapMethods[0].methodHandle);
    CHECK(handle.kind == ReferenceKind::InvokeStatic);
    CHECK(file.constants.member(handle.memberIndex).className == "B");
    CHECK(file.sourceFile == "T.java");
    CHECK(file.nestMembers.size() == 1);
    CHECK(file.isSealed);
    CHECK(file.isRecord);
    REQUIRE(file.recordComponents.size() == 1);
    CHECK(file.recordComponents[0].descriptor == "J");
    REQUIRE(file.innerClasses.size() == 1);
    CHECK(file.innerClasses[0].outer.empty());
    CHECK(file.innerClasses[0].innerName == "v");
    CHECK(file.enclosingClass == "java/lang/Exception");
    CHECK(file.enclosingMethodName == "em");
    CHECK(file.enclosingMethodDescriptor == "()I");
    CHECK(file.bytes.data() == bytes.data());
}

TEST_CASE("several lines for one instruction: the first one counts, and none is -1") {
    Code code{};
    CHECK(code.lineAt(0) == -1);
    code.lineNumbers = {{2, 7}, {2, 8}, {5, 9}};
    CHECK(code.lineAt(1) == -1);
    CHECK(code.lineAt(2) == 7);
    CHECK(code.lineAt(4) == 7);
    CHECK(code.lineAt(65535) == 9);
}

TEST_CASE("constants: wrong references") {
    expect("which is no Utf8", 61, [](ClassWriter& w) { w.constant(7, 1000); });
    expect("which is no Utf8", 61, [](ClassWriter& w) { w.constant(8, w.thisClass); });
    expect("which is no Class", 61,
           [](ClassWriter& w) { w.constant(9, 1, w.nameAndType("a", "I")); });
    expect("which is no NameAndType", 61, [](ClassWriter& w) { w.constant(10, w.thisClass, 1); });
    expect("unknown tag 2", 61, [](ClassWriter& w) { w.constant(2, 1); });
    expect("unknown tag 0", 61, [](ClassWriter& w) { w.constant(0, 1); });
    expect("unknown tag 99", 61, [](ClassWriter& w) { w.constant(99, 1); });
    expect("which is no Utf8", 61, [](ClassWriter& w) { w.constant(8, w.wide(5, 1) + 1); });
    expect("needs class file version 51", 50, [](ClassWriter& w) { w.methodType("()V"); });
    expect("needs class file version 55", 54, [](ClassWriter& w) { w.dynamic(17, 0, "x", "I"); });
    expect("bootstrap method 0; there are 0", 61,
           [](ClassWriter& w) { w.dynamic(18, 0, "x", "()V"); });
    expect("module-info only", 61, [](ClassWriter& w) { w.constant(19, w.utf8("m")); });
    expect("reference kind is 10", 61,
           [](ClassWriter& w) { w.methodHandle(10, w.member(10, "T", "m", "()V")); });
    expect("which is no Fieldref", 61,
           [](ClassWriter& w) { w.methodHandle(1, w.member(10, "T", "m", "()V")); });
    expect("which is no Methodref", 51,
           [](ClassWriter& w) { w.methodHandle(6, w.member(11, "T", "m", "()V")); });
    expect("good", 52, [](ClassWriter& w) { w.methodHandle(6, w.member(11, "T", "m", "()V")); });
    expect("which is no InterfaceMethodref", 61,
           [](ClassWriter& w) { w.methodHandle(9, w.member(10, "T", "m", "()V")); });
    expect("only a reference of kind newInvokeSpecial", 61,
           [](ClassWriter& w) { w.methodHandle(8, w.member(10, "T", "m", "()V")); });
    expect("only a reference of kind newInvokeSpecial", 61,
           [](ClassWriter& w) { w.methodHandle(5, w.member(10, "T", "<init>", "()V")); });
    expect("good", 61,
           [](ClassWriter& w) { w.methodHandle(8, w.member(10, "T", "<init>", "()V")); });
}

TEST_CASE("constants: wrong texts") {
    expect("no modified UTF-8", 61, [](ClassWriter& w) { w.utf8(std::string_view("a\0b", 3)); });
    expect("no modified UTF-8", 61, [](ClassWriter& w) { w.utf8("\xf0\x9f\x98\x80"); });
    expect("no modified UTF-8", 61, [](ClassWriter& w) { w.utf8("12345678\xc3"); });
    expect("no modified UTF-8", 61, [](ClassWriter& w) { w.utf8("\xc1\x81"); });
    expect("good", 47, [](ClassWriter& w) { w.utf8("\xc1\x81"); });
    expect("good", 61, [](ClassWriter& w) {
        w.utf8("\xc0\x80 \xc3\xa4 \xe2\x82\xac \xed\xa0\xbd\xed\xb8\x80");
    });
    for (const char* const name :
         {"", "/a", "a/", "a//b", "a.b", "a;", "[", "[a", "[La", "[V", "a[b"})
        expect("is no class name", 61, [&](ClassWriter& w) { w.classOf(name); });
    for (const char* const name : {"a", "a/b/c", "[I", "[[Ljava/lang/String;", "<odd>", "a-b"})
        expect("good", 61, [&](ClassWriter& w) { w.classOf(name); });
    expect("good", 61, [](ClassWriter& w) { w.classOf(std::string(255, '[') + "I"); });
    expect("is no class name", 61, [](ClassWriter& w) { w.classOf(std::string(256, '[') + "I"); });
    for (const char* const descriptor :
         {"", "()", "(V)V", "(I", "()VV", "(L;)V", "(La)V", "I", "([)V"})
        expect("is no method descriptor", 61, [&](ClassWriter& w) { w.methodType(descriptor); });
    expect("good", 61, [](ClassWriter& w) { w.methodType("(" + std::string(127, 'J') + "I)[I"); });
    expect("more than 255", 61,
           [](ClassWriter& w) { w.methodType("(" + std::string(128, 'J') + ")V"); });
    for (const char* const descriptor : {"V", "II", "L;", "Lx", "[", "Q", ""})
        expect("is no descriptor", 61, [&](ClassWriter& w) { w.nameAndType("n", descriptor); });
    for (const char* const name : {"", "a.b", "a;", "[", "a/b", "<a", "a>b", "<init"})
        expect("is no name of a method", 61, [&](ClassWriter& w) { w.nameAndType(name, "()V"); });
    expect("is no name of a field", 61, [](ClassWriter& w) { w.nameAndType("a/b", "I"); });
    expect("cannot be called", 61, [](ClassWriter& w) { w.member(10, "T", "<clinit>", "()V"); });
    expect("cannot be called", 61, [](ClassWriter& w) { w.member(10, "T", "<init>", "()I"); });
    expect("is no field descriptor", 61, [](ClassWriter& w) { w.member(9, "T", "f", "()I"); });
}

TEST_CASE("the class itself") {
    expect("must be of kind Class", 61, [](ClassWriter& w) { w.thisClass = 1; });
    expect("which does not exist", 61, [](ClassWriter& w) { w.thisClass = 0; });
    expect("which does not exist", 61, [](ClassWriter& w) { w.superClass = 500; });
    expect("there is no superclass", 61, [](ClassWriter& w) { w.superClass = 0; });
    expect("is that of an array", 61, [](ClassWriter& w) { w.thisClass = w.classOf("[I"); });
    expect("superclass is an array", 61, [](ClassWriter& w) { w.superClass = w.classOf("[I"); });
    expect("I is named twice", 61, [](ClassWriter& w) {
        w.interfaces = {w.classOf("I"), w.classOf("I")};
    });
    expect("an array stands among", 61, [](ClassWriter& w) { w.interfaces = {w.classOf("[I")}; });
    expect("superclass of an interface", 61, [](ClassWriter& w) {
        w.accessFlags = 0x600;
        w.superClass = w.classOf("Other");
    });
    for (const unsigned flags : {0x410u, 0x200u, 0x620u, 0x4600u, 0x2000u})
        expect("contradict", 61, [&](ClassWriter& w) { w.accessFlags = flags; });
    for (const unsigned flags : {0x600u, 0x2600u, 0x21u, 0x4030u, 0x420u})
        expect("good", 61, [&](ClassWriter& w) { w.accessFlags = flags; });
    expect("good", 49, [](ClassWriter& w) { w.accessFlags = 0x200; });
}

TEST_CASE("fields") {
    expect("is there twice", 61, [](ClassWriter& w) {
        w.field(0, "f", "I");
        w.field(0, "f", "I");
    });
    expect("good", 61, [](ClassWriter& w) {
        w.field(0, "f", "I");
        w.field(0, "f", "J");
    });
    expect("is no field descriptor", 61, [](ClassWriter& w) { w.field(0, "f", "V"); });
    expect("is no name of a field", 61, [](ClassWriter& w) { w.field(0, "f;", "I"); });
    for (const unsigned flags : {0x3u, 0x5u, 0x6u, 0x50u})
        expect("contradict", 61, [&](ClassWriter& w) { w.field(flags, "f", "I"); });
    expect("contradict", 61, [](ClassWriter& w) {
        w.accessFlags = 0x600;
        w.field(0x9, "f", "I");
    });
    const auto constantValue = [](ClassWriter& w, std::string_view type, unsigned index) {
        w.field(0x8, "f", type, {w.attribute("ConstantValue", Buffer().u2(index).bytes)});
    };
    expect("must be of kind Integer", 61,
           [&](ClassWriter& w) { constantValue(w, "Z", w.wide(5, 1)); });
    expect("must be of kind Long", 61,
           [&](ClassWriter& w) { constantValue(w, "J", w.integer(1)); });
    expect("must be of kind String", 61,
           [&](ClassWriter& w) { constantValue(w, "Ljava/lang/String;", w.integer(1)); });
    expect("only primitives and strings", 61,
           [&](ClassWriter& w) { constantValue(w, "LT;", w.integer(1)); });
    expect("too long", 61, [](ClassWriter& w) {
        w.field(0x8, "f", "I",
                {w.attribute("ConstantValue", Buffer().u2(w.integer(1)).u1(0).bytes)});
    });
    expect("ends too early", 61,
           [](ClassWriter& w) { w.field(0x8, "f", "I", {w.attribute("ConstantValue", {0})}); });
}

TEST_CASE("methods") {
    const auto withCode = [](ClassWriter& w, unsigned flags, std::string_view name,
                             std::string_view descriptor) {
        w.method(flags, name, descriptor, {w.code(256, {0xb1})});
    };
    expect("has no code", 61, [](ClassWriter& w) { w.method(0, "m", "()V"); });
    expect("has code though", 61, [&](ClassWriter& w) { withCode(w, 0x100, "m", "()V"); });
    expect("has code though", 61, [&](ClassWriter& w) { withCode(w, 0x400, "m", "()V"); });
    expect("two Code attributes", 61, [](ClassWriter& w) {
        w.method(0, "m", "()V", {w.code(1, {0xb1}), w.code(1, {0xb1})});
    });
    expect("is there twice", 61, [](ClassWriter& w) {
        w.method(0x100, "m", "()V");
        w.method(0x100, "m", "()V");
    });
    expect("must return V", 61, [&](ClassWriter& w) { withCode(w, 0, "<init>", "()I"); });
    expect("is no name of a method", 61, [&](ClassWriter& w) { withCode(w, 0, "<m>", "()V"); });
    expect("<clinit> is not static", 51,
           [&](ClassWriter& w) { withCode(w, 0, "<clinit>", "()V"); });
    expect("good", 50, [&](ClassWriter& w) { withCode(w, 0x412, "<clinit>", "()V"); });
    expect("it must be ()V", 61, [&](ClassWriter& w) { withCode(w, 8, "<clinit>", "(I)V"); });
    const std::string full = "(" + std::string(255, 'I') + ")V";
    expect("more than 255", 61, [&](ClassWriter& w) { withCode(w, 0, "m", full); });
    expect("good", 61, [&](ClassWriter& w) { withCode(w, 8, "m", full); });
    for (const unsigned flags : {0x3u, 0x6u, 0x410u, 0x500u, 0x402u, 0x408u, 0x420u})
        expect("contradict", 61, [&](ClassWriter& w) { w.method(flags, "m", "()V"); });
    expect("contradict", 60, [](ClassWriter& w) { w.method(0xc00, "m", "()V"); });
    expect("good", 61, [](ClassWriter& w) { w.method(0xc00, "m", "()V"); });
    for (const unsigned flags : {0x8u, 0x10u, 0x20u, 0x40u})
        expect("contradict", 61, [&](ClassWriter& w) { withCode(w, flags, "<init>", "()V"); });

    const auto inInterface = [](unsigned flags, std::string_view name, bool code) {
        return [=](ClassWriter& w) {
            w.accessFlags = 0x600;
            w.method(flags, name, "()V",
                     code ? std::vector{w.code(1, {0xb1})} : std::vector<ClassWriter::Attribute>{});
        };
    };
    expect("good", 61, inInterface(0x401, "m", false));
    expect("good", 61, inInterface(0x1, "m", true));
    expect("good", 61, inInterface(0x9, "m", true));
    expect("good", 61, inInterface(0x2, "m", true));
    expect("contradict", 61, inInterface(0x0, "m", true));
    expect("contradict", 61, inInterface(0x402, "m", false));
    expect("contradict", 61, inInterface(0x11, "m", true));
    expect("contradict", 61, inInterface(0x21, "m", true));
    expect("contradict", 51, inInterface(0x1, "m", true));
    expect("good", 51, inInterface(0x401, "m", false));
    expect("an interface has a constructor", 61, inInterface(0x1, "<init>", true));
}

TEST_CASE("attributes of the class") {
    expect("a member of a nest and the host of one", 61, [](ClassWriter& w) {
        w.classAttribute("NestHost", Buffer().u2(w.thisClass).bytes);
        w.classAttribute("NestMembers", Buffer().u2(1).u2(w.thisClass).bytes);
    });
    expect("must be of kind Class", 61,
           [](ClassWriter& w) { w.classAttribute("NestHost", Buffer().u2(1).bytes); });
    expect("good", 54, [](ClassWriter& w) { w.classAttribute("NestHost", {1}); });
    expect("must be of kind Utf8", 61,
           [](ClassWriter& w) { w.classAttribute("SourceFile", Buffer().u2(w.thisClass).bytes); });
    expect("must be of kind NameAndType", 61, [](ClassWriter& w) {
        w.classAttribute("EnclosingMethod", Buffer().u2(w.thisClass).u2(w.thisClass).bytes);
    });
    expect("must be of kind MethodHandle", 61, [](ClassWriter& w) {
        w.classAttribute("BootstrapMethods", Buffer().u2(1).u2(w.thisClass).u2(0).bytes);
    });
    expect("which cannot be loaded", 61, [](ClassWriter& w) {
        const unsigned handle = w.methodHandle(6, w.member(10, "B", "b", "()V"));
        w.classAttribute("BootstrapMethods", Buffer().u2(1).u2(handle).u2(1).u2(1).bytes);
    });
    expect("two BootstrapMethods", 61, [](ClassWriter& w) {
        w.classAttribute("BootstrapMethods", Buffer().u2(0).bytes);
        w.classAttribute("BootstrapMethods", Buffer().u2(0).bytes);
    });
    expect("a record component is called", 61, [](ClassWriter& w) {
        w.classAttribute("Record", Buffer().u2(1).u2(w.utf8("a/b")).u2(w.utf8("I")).u2(0).bytes);
    });
    expect("ends too early", 61, [](ClassWriter& w) {
        w.classAttribute("InnerClasses", {0xff, 0xff});
    });
}

TEST_CASE("module-info") {
    ClassWriter writer(61, "module-info");
    writer.accessFlags = 0x8000;
    writer.superClass = 0;
    writer.constant(19, writer.utf8("my.module"));
    CHECK(outcome(writer) == "good");
    writer.superClass = writer.classOf("java/lang/Object");
    CHECK(contains(outcome(writer), "have no superclass"));
}

TEST_CASE("Checks::Structure believes the insides, and checks what it follows itself") {
    ClassWriter writer;
    writer.classOf("a//b");
    writer.method(0x3, "m", "()V", {writer.code(0, {0xff})});
    CHECK(outcome(writer) != "good");
    CHECK(outcome(writer, Checks::Structure) == "good");
    writer.constant(7, 5000);
    CHECK(outcome(writer, Checks::Structure) != "good");
}
