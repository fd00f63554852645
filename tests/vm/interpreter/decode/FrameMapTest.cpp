#include <doctest/doctest.h>
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <thread>

#include "tests/vm/classfile/ClassWriter.h"
#include "tests/vm/classpath/JdkHomes.h"
#include "tests/vm/classpath/TemporaryFolder.h"
#include "tests/vm/interpreter/decode/StackMapFrames.h"
#include "tests/vm/types/Linked.h"
#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/FrameMap.h"
#include "vm/interpreter/decode/TypeCheck.h"
#include "vm/interpreter/decode/TypeFlow.h"

using namespace clew::vm;
using namespace clew::vm::interpreter;
using types::Linked;

namespace {

// Verifies what needsVerification() would trust.
class Hierarchy : public TypeHierarchy {
  public:
    explicit Hierarchy(types::Linker& linker) : linker_(linker) {}
    bool isInterface(std::string_view name) override { return linker_.load(name).isInterface(); }
    bool isSubclass(std::string_view name, std::string_view super) override {
        return linker_.load(name).isSubclassOf(linker_.load(super));
    }

  private:
    types::Linker& linker_;
};

std::vector<std::string> classesOfJavaBase(const classpath::RuntimeImage& image) {
    std::vector<std::string> names;
    image.forEachResource([&](std::string_view module, std::string_view path) {
        if (module == "java.base" && path.ends_with(".class") && path != "module-info.class")
            names.emplace_back(path.substr(0, path.size() - 6));
    });
    return names;
}

std::string differences(const types::Method& method, const FrameMap& map) {
    std::string text;
    const auto differs = [&](int at, std::string_view what, std::size_t slot) {
        text += fmt::format("{} at {}: {} {}\n", method.describe(), at, what, slot);
    };
    for (const auto& frame : StackMapFrames::of(*method.info)) {
        const int at = frame.bytecodeIndex;
        if (map.stackDepthAt(at) < 0) continue; // compilers may describe code that is not reachable
        const state::SlotMap& ours = map.at(at);
        if (std::size_t(map.stackDepthAt(at)) != frame.operands.size())
            differs(at, "depth is not", frame.operands.size());
        for (std::size_t i = 0; i < method.maxLocals; ++i) {
            const auto theirs = frame.local(i);
            const bool mayBeRead =
                theirs != StackMapFrames::Slot::Top && theirs != StackMapFrames::Slot::Second;
            if (ours.isLive(i) && !mayBeRead) differs(at, "unusable, but live: local", i);
            if (ours.isLive(i) && ours.isReference(i) != StackMapFrames::isReference(theirs))
                differs(at, "local", i);
            if (ours.isReference(i) && !ours.isLive(i))
                differs(at, "dead, but a reference: local", i);
        }
        for (std::size_t i = 0; i < frame.operands.size(); ++i) {
            const std::size_t slot = method.maxLocals + i;
            if (ours.isLive(slot) != (frame.operands[i] != StackMapFrames::Slot::Second))
                differs(at, "live operand", i);
            if (ours.isReference(slot) != StackMapFrames::isReference(frame.operands[i]))
                differs(at, "operand", i);
        }
    }
    return text;
}

struct Compiled {
    explicit Compiled(const std::string& source) : folder(), linked(compile(source)) {}
    std::vector<std::string> compile(const std::string& source) {
        const auto file = folder.write("T.java", source);
        const std::string javac = (classpath::jdkHomes().at(0) / "bin" / "javac").string();
        REQUIRE(
            std::system(fmt::format("{} -g -d {} {}", javac, folder.path().string(), file.string())
                            .c_str()) == 0);
        return {folder.path().string()};
    }
    const types::Method& method(std::string_view name) {
        for (const types::Method& each : linked.linker.load("T").methods)
            if (each.name.view() == name) return each;
        FAIL("no method " << name);
        std::abort();
    }
    classpath::TemporaryFolder folder;
    Linked linked;
};

// Bytecode indices of all instructions with this opcode.
std::vector<int> places(const types::Method& method, std::uint8_t opcode) {
    std::vector<int> result;
    const BytecodeReader reader(method.info->code->bytecode);
    for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at))
        if (reader.opcode(at) == opcode) result.push_back(static_cast<int>(at));
    return result;
}

std::vector<std::size_t> slots(const types::Method& method, const state::SlotMap& map,
                               bool referencesOnly) {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < std::size_t(method.maxLocals) + method.maxStack; ++i)
        if (referencesOnly ? map.isReference(i) : map.isLive(i)) result.push_back(i);
    return result;
}
using Slots = std::vector<std::size_t>;

} // namespace

TEST_CASE(
    "frame maps agree with the stack maps of every method of java.base, and all of it verifies") {
    for (const auto& home : classpath::jdkHomes()) {
        CAPTURE(home.string());
        Linked linked(home, {});
        Hierarchy hierarchy(linked.linker);
        std::size_t methods = 0, wrong = 0;
        std::chrono::steady_clock::duration mapping{}, verifying{};
        for (const std::string& name : classesOfJavaBase(linked.linker.image())) {
            const types::Class& klass = linked.linker.load(name);
            for (const types::Method& method : klass.methods) {
                if (!method.info || !method.info->code) continue;
                ++methods;
                const auto start = std::chrono::steady_clock::now();
                const FrameMap map(method);
                const auto mapped = std::chrono::steady_clock::now();
                std::string problems;
                try {
                    const ControlFlow flow(*method.info->code);
                    TypeFlow(*klass.file, *method.info, flow, &hierarchy).run();
                    TypeCheck(*klass.file, *method.info, hierarchy).run();
                } catch (const StackMapTable::Error& error) {
                    problems = error.what();
                } catch (const TypeFlow::Error& error) {
                    problems = error.what();
                }
                verifying += std::chrono::steady_clock::now() - mapped;
                mapping += mapped - start;
                problems += differences(method, map);
                if (!problems.empty() && ++wrong < 10) FAIL_CHECK(problems);
            }
        }
        CHECK(wrong == 0);
        CHECK(methods > 30'000);
        using Microseconds = std::chrono::duration<double, std::micro>;
        MESSAGE(fmt::format("{}: {} methods; map {:.1f} us, verification {:.1f} us each",
                            home.string(), methods, Microseconds(mapping).count() / double(methods),
                            Microseconds(verifying).count() / double(methods)));
    }
}

TEST_CASE("what a method no longer needs is dead") {
    Compiled compiled(R"(class T {
        static void use(Object o) {}
        static Object m(Object p, int n, long w) {
            Object a = new Object();
            use(a);
            String s = "x" .trim();
            try {
                use(s);
                for (int i = 0; i < n; i++) use(p);
            } catch (RuntimeException e) {
                return s;
            }
            long q = w + n;
            use(null);
            return q > 3 ? a : null;
        }
    })");
    const types::Method& m = compiled.method("m");
    const FrameMap map(m);
    const auto calls = places(m, classfile::op::invokestatic);
    REQUIRE(calls.size() == 4);
    const std::size_t operand = m.maxLocals;
    // p 0, n 1, w 2+3, a 4, s 5, i 6, q 6+7
    CHECK(slots(m, map.at(calls[0]), false) == Slots{0, 1, 2, 4, operand});
    CHECK(slots(m, map.at(calls[0]), true) == Slots{0, 4, operand});
    CHECK(slots(m, map.at(calls[1]), false) ==
          Slots{0, 1, 2, 4, 5, operand}); // s: the handler reads it
    CHECK(slots(m, map.at(calls[2]), false) == Slots{0, 1, 2, 4, 5, 6, operand});
    CHECK(slots(m, map.at(calls[3]), false) == Slots{4, 6, operand});
    CHECK(slots(m, map.at(calls[3]), true) == Slots{4, operand});
    CHECK(map.stackDepthAt(calls[3]) == 1);
    CHECK(&map.at(calls[3]) == &map.at(calls[3]));
}

TEST_CASE("uninitialized objects and halves of longs on the stack") {
    Compiled compiled(R"(class T {
        T(long a, Object b) {}
        static long f() { return 1; }
        static T m() { return new T(f(), ""); }
    })");
    const types::Method& m = compiled.method("m");
    const FrameMap map(m);
    const int construct = places(m, classfile::op::invokespecial).at(0);
    CHECK(map.stackDepthAt(construct) == 5);
    CHECK(slots(m, map.at(construct), false) == Slots{0, 1, 2, 4});
    CHECK(slots(m, map.at(construct), true) == Slots{0, 1, 4});

    const types::Method& init = compiled.method("<init>");
    CHECK(slots(init, FrameMap(init).at(0), true) == Slots{0});
}

TEST_CASE("subroutines keep what their callers keep apart") {
    // One subroutine, called with an int in local 0 and with null in it; each caller reads its own.
    using namespace classfile;
    ClassWriter writer(48);
    writer.method(access::Static, "m", "()Ljava/lang/Object;",
                  {writer.code(2, {
                                      op::iconst_0,
                                      op::istore_0, // 0
                                      op::jsr,
                                      0,
                                      13, // 2 -> 15
                                      op::iinc,
                                      0,
                                      1, // 5
                                      op::aconst_null,
                                      op::astore_0, // 8
                                      op::jsr,
                                      0,
                                      5, // 10 -> 15
                                      op::aload_0,
                                      op::areturn, // 13
                                      op::astore_1,
                                      op::nop,
                                      op::ret,
                                      1, // 15
                                  })});
    Linked linked;
    const types::Class& klass = linked.linker.define(writer.bytes(), "test", nullptr, false);
    CHECK(types::failureOf([&] { verify(klass, linked.linker); }) == "no error");
    const FrameMap map(klass.methods[0]);
    CHECK_FALSE(map.at(5).conservative);
    CHECK_FALSE(map.at(5).isReference(0));
    CHECK(map.at(5).isLive(0));
    CHECK(map.at(13).isReference(0));
    CHECK(map.at(16).conservative); // in the subroutine nobody knows which
}

TEST_CASE("a cache verifies a class once, and code without bytecode is taken conservatively") {
    Linked linked;
    FrameMapCache cache(linked.linker);
    classfile::ClassWriter writer(61);
    writer.method(classfile::access::Static, "m", "()I",
                  {writer.code(0, {classfile::op::aconst_null, classfile::op::ireturn})});
    const types::Class& klass = linked.linker.define(writer.bytes(), "test", nullptr, false);
    const std::string expected =
        "java/lang/VerifyError: Bad type on operand stack\nException Details:\n  Location:\n    "
        "T.m()I @1: ireturn\n  Reason:\n    Expected an int on the stack, found null\n";
    CHECK(types::failureOf([&] { cache.verify(klass); }) == expected);
    CHECK(types::failureOf([&] { cache.verify(klass); }) == expected);
    CHECK(types::failureOf([&] { cache.of(klass.methods[0]); }) == expected);
    cache.verify(linked.linker.load("java/lang/String"));

    const types::Method* native = linked.method("java/lang/Object", "hashCode", "()I");
    REQUIRE(native);
    CHECK(cache.of(*native).at(-1).conservative);
}

TEST_CASE("threads that ask for the same maps at once get the same ones") {
    Linked linked;
    FrameMapCache cache(linked.linker);
    const types::Class& klass = linked.linker.load("java/util/ArrayList");
    std::array<std::vector<const state::SlotMap*>, 4> found;
    std::vector<std::thread> threads;
    for (auto& mine : found)
        threads.emplace_back([&] {
            for (const types::Method& method : klass.methods)
                if (method.info->code) mine.push_back(&cache.of(method).at(0));
        });
    for (std::thread& thread : threads) thread.join();
    CHECK(found[0].size() > 50);
    for (const auto& mine : found) CHECK(mine == found[0]);
}
