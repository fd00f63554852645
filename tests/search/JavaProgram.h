#pragma once

// A Java program, compiled into a folder of its own, and explored in this process.

#include <fmt/format.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "search/Explorer.h"
#include "search/Installation.h"
#include "search/strategy/DepthFirst.h"
#include "tests/vm/classpath/TemporaryFolder.h"
#include "vm/Startup.h"
#include "vm/classpath/Jdk.h"

namespace clew::search {

class JavaProgram {
  public:
    vm::Options options;

    // `source` is that of class Main, which may use gov.nasa.jpf.vm.Verify.
    explicit JavaProgram(std::string_view source) {
        options.jdkHome = vm::classpath::findJdk(std::nullopt);
        options.classPath = {folder_.path().string(), apiJar().string()};
        const auto file = folder_.write("Main.java", source);
        const std::string command = fmt::format(
            "'{}' -nowarn -g -cp '{}' -d '{}' '{}'", (options.jdkHome / "bin/javac").string(),
            apiJar().string(), folder_.path().string(), file.string());
        if (std::system(command.c_str()) != 0)
            throw std::runtime_error("the program of the test does not compile");
    }

    // What the last exploration printed.
    const std::string& output() const { return output_.text; }

    // Depth first, unless the options say otherwise.
    Result explore(ExplorerOptions explorerOptions = {}, std::vector<Listener*> listeners = {},
                   WatchOptions watchOptions = {}) {
        if (!explorerOptions.makeStrategy)
            explorerOptions.makeStrategy = [] { return std::make_unique<DepthFirst>(); };
        const std::unique_ptr<vm::Vm> owned = vm::makeVm(options);
        vm::Vm& vm = *owned;
        output_.text.clear();
        vm.output = &output_;
        vm::state::LiveState live(vm.globals, *vm.frameMaps, vm.options.heapLimit);
        vm::boot(vm, live);
        vm::prepareMain(vm, live, "Main");
        const vm::state::State root = live.freeze();
        Watch watch(vm, watchOptions);
        return Explorer(vm, live, root, std::move(explorerOptions), std::move(listeners), watch)
            .explore();
    }

  private:
    struct Output : vm::OutputSink {
        std::string text;
        void write(int, std::string_view bytes) override { text += bytes; }
    };

    vm::classpath::TemporaryFolder folder_;
    Output output_;
};

} // namespace clew::search
