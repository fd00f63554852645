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
#include "search/Process.h"
#include "search/strategy/DepthFirst.h"
#include "tests/vm/classpath/TemporaryFolder.h"
#include "vm/Startup.h"
#include "vm/classpath/Jdk.h"

namespace clew::search {

class JavaProgram {
  public:
    vm::Options options;
    // Further explorations have the virtual machine of the one before, and what that has learnt of
    // the program; the numbers of classes are the same, and so the fingerprints of states.
    bool keepsMachine = false;

    // `source` is that of class Main, which may use gov.nasa.jpf.vm.Verify.
    explicit JavaProgram(std::string_view source) {
        options.jdkHome = vm::classpath::findJdk(std::nullopt);
        options.classPath = {folder_.path().string(), apiJar().string()};
        const auto file = folder_.write("Main.java", source);
        const std::string command =
            fmt::format("'{}' -J{} -J{} -nowarn -g -cp '{}' -d '{}' '{}'",
                        (options.jdkHome / "bin/javac").string(), kFirstCompilerOnly,
                        kSmallCollector, apiJar().string(), folder_.path().string(), file.string());
        if (std::system(command.c_str()) != 0)
            throw std::runtime_error("the program of the test does not compile");
    }

    // What the last exploration printed.
    const std::string& output() const { return output_.text; }
    // Matching::sumOfStates of the last exploration.
    vm::state::Hash128 states() const { return states_; }

    // Depth first, unless the options say otherwise.
    Result explore(ExplorerOptions explorerOptions = {}, std::vector<Listener*> listeners = {},
                   WatchOptions watchOptions = {}) {
        if (!explorerOptions.makeStrategy)
            explorerOptions.makeStrategy = [] { return std::make_unique<DepthFirst>(); };
        output_.text.clear();
        if (!machine_ || !keepsMachine) machine_ = std::make_unique<Machine>(options, output_);
        Watch watch(*machine_->vm, watchOptions);
        Explorer explorer(*machine_->vm, machine_->live, machine_->root, std::move(explorerOptions),
                          std::move(listeners), watch);
        Result result = explorer.explore();
        states_ = explorer.matching().sumOfStates();
        return result;
    }

  private:
    struct Output : vm::OutputSink {
        std::string text;
        void write(int, std::string_view bytes) override { text += bytes; }
    };

    struct Machine {
        std::unique_ptr<vm::Vm> vm;
        vm::state::LiveState live;
        vm::state::State root;

        Machine(const vm::Options& options, Output& output)
            : vm(vm::makeVm(options)), live(vm->globals, *vm->frameMaps, vm->options.heapLimit) {
            vm->output = &output;
            vm::boot(*vm, live);
            vm::prepareMain(*vm, live, "Main");
            root = live.freeze();
        }
    };

    vm::classpath::TemporaryFolder folder_;
    Output output_;
    std::unique_ptr<Machine> machine_;
    vm::state::Hash128 states_;
};

} // namespace clew::search
