// Compares with what `java` says, on every JDK of the machine.

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/vm/classpath/JdkHomes.h"
#include "tests/vm/classpath/TemporaryFolder.h"
#include "vm/classfile/ClassFile.h"
#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/NullPointerMessages.h"

using namespace clew::vm;
using namespace clew::vm::interpreter;

namespace {

const std::filesystem::path kSource =
    std::filesystem::path(__FILE__).parent_path() / "NullPointers.java";

struct Thrown {
    std::string className, method;
    int line;
    std::string message;
};

std::vector<Thrown> runJava(const std::filesystem::path& home,
                            const classpath::TemporaryFolder& folder,
                            std::string_view debugInformation) {
    const std::string classes = folder.path().string(), output = (folder / "output").string();
    REQUIRE(
        std::system(
            fmt::format("{0}/bin/javac {1} -d {2} {3} && {0}/bin/java -cp {2} NullPointers > {4}",
                        home.string(), debugInformation, classes, kSource.string(), output)
                .c_str()) == 0);
    std::vector<Thrown> all;
    std::ifstream lines(output);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream fields(line);
        Thrown thrown;
        std::string number;
        std::getline(fields, thrown.className, '\t');
        std::getline(fields, thrown.method, '\t');
        std::getline(fields, number, '\t');
        std::getline(fields, thrown.message);
        REQUIRE_MESSAGE(!number.empty(), line);
        thrown.line = std::atoi(number.c_str());
        all.push_back(thrown);
    }
    return all;
}

int lineAt(const classfile::Code& code, std::uint32_t at) {
    int line = -1;
    for (const classfile::LineNumber& each : code.lineNumbers)
        if (each.startPc <= at) line = each.line;
    return line;
}

// What we would say at each instruction of the line.
std::vector<std::string> messages(const std::filesystem::path& folder, const Thrown& thrown) {
    std::ifstream stream(folder / (thrown.className + ".class"), std::ios::binary);
    const std::vector<std::uint8_t> bytes(std::istreambuf_iterator<char>(stream), {});
    REQUIRE(!bytes.empty());
    const auto file = classfile::ClassFile::parse(bytes, thrown.className);
    std::vector<std::string> all;
    for (const classfile::MethodInfo& method : file.methods) {
        if (method.name != thrown.method) continue;
        const BytecodeReader reader(method.code->bytecode);
        for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at))
            if (lineAt(*method.code, at) == thrown.line)
                if (auto message = nullPointerMessage(file, method, static_cast<int>(at));
                    !message.empty())
                    all.push_back(message);
    }
    return all;
}

} // namespace

TEST_CASE("messages of NullPointerExceptions are those of java") {
    for (const auto& home : classpath::jdkHomes())
        for (const char* const debugInformation : {"-g", "-g:lines,source"}) {
            CAPTURE(home.string());
            CAPTURE(debugInformation);
            const classpath::TemporaryFolder folder;
            const auto all = runJava(home, folder, debugInformation);
            CHECK(all.size() > 90);
            std::size_t compared = 0;
            for (const Thrown& thrown : all) {
                // Thrown in the JDK, or made by hand.
                if (!thrown.className.starts_with("NullPointers") ||
                    !thrown.message.starts_with("Cannot"))
                    continue;
                ++compared;
                const auto ours = messages(folder.path(), thrown);
                const bool found =
                    std::find(ours.begin(), ours.end(), thrown.message) != ours.end();
                CHECK_MESSAGE(found, thrown.method
                                         << " line " << thrown.line << ": " << thrown.message
                                         << "\n   ours: "
                                         << fmt::format("{}", fmt::join(ours, "\n         ")));
            }
            CHECK(compared > 80);
        }
}

TEST_CASE("an exception that the program makes has no message") {
    const auto home = classpath::jdkHomes().at(0);
    const classpath::TemporaryFolder folder;
    for (const Thrown& thrown : runJava(home, folder, "-g"))
        if (thrown.method == "npe37") {
            CHECK(thrown.message == "null");
            // The throw itself could be of null as far as the analysis knows; the constructor call
            // is where it is made.
            CHECK(messages(folder.path(), thrown).size() == 1);
        }
}
