#include "vm/interpreter/linking/CallSites.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/vm/classpath/JdkHomes.h"
#include "vm/Startup.h"
#include "vm/classfile/Opcodes.h"
#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/ControlFlow.h"
#include "vm/interpreter/decode/TypeFlow.h"

using namespace clew::vm;
using namespace clew::vm::interpreter;

namespace {

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

// Links every invokedynamic of the class; the assembled code must stand up to verification.
unsigned linkAll(Vm& vm, const types::Class& klass, std::string& problems) {
    Hierarchy hierarchy(*vm.linker);
    unsigned sites = 0;
    for (const types::Method& method : klass.methods) {
        if (!method.info || !method.info->code) continue;
        const BytecodeReader reader(method.info->code->bytecode);
        std::uint32_t instruction = 0;
        for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at), ++instruction) {
            if (reader.opcode(at) != classfile::op::invokedynamic) continue;
            ++sites;
            const CallSite& site = vm.callSites->link(method, instruction, reader.index(at));
            if (&site != &vm.callSites->link(method, instruction, reader.index(at))) {
                problems += method.describe() + ": linked twice\n";
            }
            const types::Class& holder = *site.target->holder;
            for (const types::Method& made : holder.methods) {
                if (!made.info->code) continue;
                try {
                    const ControlFlow flow(*made.info->code);
                    TypeFlow(*holder.file, *made.info, flow, &hierarchy).run();
                } catch (const TypeFlow::Error& error) {
                    problems += method.describe() + ": " + error.what() + "\n";
                }
            }
        }
    }
    return sites;
}

} // namespace

TEST_CASE(
    "all call sites of the JDK's collections, streams and time are linked to code that verifies") {
    for (const std::filesystem::path& home : classpath::jdkHomes()) {
        CAPTURE(home);
        Options options;
        options.jdkHome = home;
        const std::unique_ptr<Vm> owned = makeVm(options);
        Vm& vm = *owned;
        std::vector<std::string> names;
        vm.linker->image().forEachResource([&](std::string_view module, std::string_view path) {
            if (module == "java.base" && path.ends_with(".class") &&
                (path.starts_with("java/util/") || path.starts_with("java/time/"))) {
                names.emplace_back(path.substr(0, path.size() - 6));
            }
        });
        unsigned sites = 0;
        std::string problems;
        for (const std::string& name : names) sites += linkAll(vm, vm.linker->load(name), problems);
        CHECK(problems == "");
        CHECK(sites > 300);
    }
}

TEST_CASE("a lambda that captures nothing is one object for all states") {
    Options options;
    options.jdkHome = classpath::jdkHomes().at(0);
    const std::unique_ptr<Vm> owned = makeVm(options);
    Vm& vm = *owned;
    // Comparator.naturalOrder() and the like: a site without captured values.
    const types::Class& klass = vm.linker->load("java/util/Comparator");
    unsigned constants = 0, others = 0;
    for (const types::Method& method : klass.methods) {
        if (!method.info->code) continue;
        const BytecodeReader reader(method.info->code->bytecode);
        std::uint32_t instruction = 0;
        for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at), ++instruction) {
            if (reader.opcode(at) != classfile::op::invokedynamic) continue;
            const CallSite& site = vm.callSites->link(method, instruction, reader.index(at));
            const bool captures = !site.target->descriptor.view().starts_with("()");
            CHECK(captures == (site.constant == 0));
            if (site.constant)
                CHECK(vm.globals.pristine(site.constant)->klass == site.target->holder);
            ++(captures ? others : constants);
        }
    }
    CHECK(others > 0);
    CHECK(constants + others > 5);
}
