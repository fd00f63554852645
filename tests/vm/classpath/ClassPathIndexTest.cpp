#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "tests/search/JavaProgram.h"
#include "vm/classpath/ClassPathIndex.h"

using namespace clew;
using vm::classpath::ClassPath;
using vm::classpath::ClassPathIndex;
using Maker = ClassPathIndex::Maker;

namespace {

constexpr const char* kSource = R"(
public class Main {
    interface Shape { }
    static class Square implements Shape, Cloneable {
        Shape turned() { return this; }
        private Shape hidden() { return this; }
        Shape[] all() { return null; }
        String name() { return null; }
    }
    static class Small extends Square { Small turned() { return this; } }
    static Shape make(int side) { return new Square(); }
}
)";

} // namespace

TEST_CASE("class path: which classes are below a type, and which methods return it") {
    const search::JavaProgram program(kSource);
    const ClassPath classPath({program.options.classPath.front()}, 17);
    const auto index = ClassPathIndex::of(classPath);
    CHECK(index->directlyBelow("Main$Shape") == std::vector<std::string>{"Main$Square"});
    CHECK(index->directlyBelow("java/lang/Cloneable") == std::vector<std::string>{"Main$Square"});
    CHECK(index->directlyBelow("Main$Square") == std::vector<std::string>{"Main$Small"});
    CHECK(index->directlyBelow("Main$Small").empty());
    // Neither the private one, nor the bridge that the compiler has made.
    CHECK(index->makersOf("Main$Shape") ==
          std::vector<Maker>{{"Main", "make", "(I)LMain$Shape;"},
                             {"Main$Square", "turned", "()LMain$Shape;"}});
    CHECK(index->makersOf("Main$Small") ==
          std::vector<Maker>{{"Main$Small", "turned", "()LMain$Small;"}});
    CHECK(index->makersOf("java/lang/String").empty());

    // Made once for the same entries, whoever asks; what is no class is passed over.
    CHECK(ClassPathIndex::of(ClassPath({program.options.classPath.front()}, 17)) == index);
    const search::JavaProgram other("public class Main { interface Shape { } }");
    const std::string folder = other.options.classPath.front();
    std::ofstream(std::filesystem::path(folder) / "Broken.class") << "none";
    const auto ofOther = ClassPathIndex::of(ClassPath({folder}, 17));
    CHECK(ofOther != index);
    CHECK(ofOther->directlyBelow("java/lang/Object") ==
          std::vector<std::string>{"Main$Shape", "Main"});
}
