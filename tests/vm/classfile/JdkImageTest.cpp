// The reader against everything that the JDKs on this machine consist of.

#include <doctest/doctest.h>

#include <atomic>
#include <random>
#include <thread>

#include "tests/vm/classfile/TouchEverything.h"
#include "tests/vm/classpath/JdkHomes.h"
#include "vm/classfile/ClassFile.h"
#include "vm/classpath/RuntimeImage.h"

using namespace clew::vm;
using classfile::Checks;
using classfile::ClassFile;
using classfile::FormatError;

namespace {

// Where each access is checked, which takes thirty times as long, one of so many stands for all of
// them.
#ifdef CLEW_SANITIZED
constexpr std::size_t kOneOf = 7;
#else
constexpr std::size_t kOneOf = 1;
#endif

using Contents = std::vector<std::uint8_t>;

// True if the bytes are a class file; no other exception than FormatError may come.
bool isClassFile(const Contents& contents, Checks checks) {
    try {
        const ClassFile file = ClassFile::parse(contents, "test.class", checks);
        static std::atomic<std::uint64_t> sink;
        sink = classfile::Touch().everything(file);
        return true;
    } catch (const FormatError&) {
        return false;
    }
}

// Small and middle-sized classes that between them have every attribute and most instructions.
std::vector<Contents> samples() {
    std::vector<Contents> result;
    for (const auto& home : classpath::jdkHomes()) {
        const auto image = classpath::RuntimeImage::open(home);
        for (const char* const name :
             {"java/lang/Object", "java/lang/Runnable", "java/lang/Override",
              "java/lang/Thread$State", "java/util/Optional", "java/lang/invoke/VarHandle$1",
              "java/util/concurrent/locks/LockSupport", "java/lang/StringConcatHelper",
              "java/util/KeyValueHolder", "java/lang/constant/ConstantDescs",
              "jdk/internal/vm/VMSupport", "java/security/AccessController"}) {
            const auto resource = image.findClass(name);
            if (resource && resource->bytes.size() < 30'000)
                result.emplace_back(resource->bytes.begin(), resource->bytes.end());
        }
    }
    REQUIRE(!result.empty());
    return result;
}

} // namespace

TEST_CASE("every class of every JDK image passes the full check") {
    for (const auto& home : classpath::jdkHomes()) {
        CAPTURE(home.string());
        const auto image = classpath::RuntimeImage::open(home);
        std::size_t classes = 0;
        image.forEachResource([&](std::string_view module, std::string_view path) {
            if (!path.ends_with(".class") || ++classes % kOneOf != 0) return;
            const auto resource = image.findResource(module, path);
            REQUIRE(resource);
            const ClassFile file = ClassFile::parse(resource->bytes, resource->location);
            if (file.accessFlags & classfile::access::Module)
                CHECK(file.name == "module-info");
            else if (path.size() != file.name.size() + 6 || !path.starts_with(file.name))
                FAIL_CHECK(resource->location);
        });
        CHECK(classes > 5'000);
    }
}

TEST_CASE("what the JDK's classes say is what comes out") {
    for (const auto& home : classpath::jdkHomes()) {
        CAPTURE(home.string());
        const auto image = classpath::RuntimeImage::open(home);
        const auto parse = [&](const char* name) {
            const auto resource = image.findClass(name);
            REQUIRE(resource);
            return ClassFile::parse(resource->bytes, resource->location, Checks::Structure);
        };
        CHECK(parse("java/lang/Object").superName.empty());

        const ClassFile thread = parse("java/lang/Thread");
        CHECK(thread.superName == "java/lang/Object");
        CHECK(thread.interfaces == std::vector<std::string_view>{"java/lang/Runnable"});
        CHECK(thread.sourceFile == "Thread.java");
        bool maxPriority = false;
        for (const auto& field : thread.fields)
            if (field.name == "MAX_PRIORITY")
                maxPriority =
                    thread.constants.integer(field.constantValue) == 10 && field.descriptor == "I";
        CHECK(maxPriority);

        const ClassFile holder = parse("java/lang/Thread$State");
        CHECK(holder.nestHost == "java/lang/Thread");
        CHECK(holder.signature == "Ljava/lang/Enum<Ljava/lang/Thread$State;>;");
        CHECK((holder.accessFlags & classfile::access::Enum) != 0);

        bool callerSensitive = false, hidden = false;
        for (const auto& method : parse("java/lang/Class").methods)
            if (method.name == "forName")
                callerSensitive = callerSensitive || method.callerSensitive;
        CHECK(callerSensitive);
        for (const auto& method : parse("java/lang/invoke/MethodHandleImpl").methods)
            hidden = hidden || method.hidden;
        CHECK(hidden);
    }
}

TEST_CASE("a class file cut short anywhere is a FormatError") {
    for (const Contents& whole : samples())
        for (std::size_t length = 0; length < whole.size(); length += kOneOf) {
            const Contents cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
            if (isClassFile(cut, Checks::Full) || isClassFile(cut, Checks::Structure))
                FAIL_CHECK("accepted at ", length, " of ", whole.size(), " bytes");
        }
}

TEST_CASE("a class file with something behind its end is a FormatError") {
    for (Contents contents : samples()) {
        contents.push_back(0);
        CHECK_FALSE(isClassFile(contents, Checks::Structure));
    }
}

TEST_CASE("damaged class files: a ClassFile or a FormatError, nothing else") {
    std::mt19937 random(20);
    const std::vector<Contents> whole = samples();
    constexpr std::size_t kRounds = 100'000 / kOneOf;
    std::size_t accepted = 0;
    for (std::size_t round = 0; round < kRounds; ++round) {
        Contents broken = whole[random() % whole.size()];
        for (unsigned flips = random() % 3 + 1; flips > 0; --flips) {
            std::uint8_t& byte = broken[random() % broken.size()];
            byte = random() % 2 ? static_cast<std::uint8_t>(byte ^ 1u << random() % 8)
                                : static_cast<std::uint8_t>(random());
        }
        const bool structure = isClassFile(broken, Checks::Structure);
        const bool full = isClassFile(broken, Checks::Full);
        if (full && !structure)
            FAIL_CHECK("the full check accepts what the check of structure refuses");
        accepted += full;
    }
    CHECK(accepted > 0);
    CHECK(accepted < kRounds);
}
