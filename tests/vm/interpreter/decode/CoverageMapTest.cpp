// What single paths of a real program cover, as generational search and test writers ask for it.

#include "vm/interpreter/decode/CoverageMap.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "listeners/coverage/CoverageFigures.h"
#include "search/Explorer.h"
#include "search/strategy/DepthFirst.h"
#include "vm/Startup.h"
#include "vm/classpath/Jdk.h"

using namespace clew;
using vm::interpreter::CoverageMap;
using vm::interpreter::CoverageSet;
namespace fs = std::filesystem;

namespace {

constexpr const char* kProgram = R"(
import gov.nasa.jpf.vm.Verify;
public class Paths {
    static int choose(boolean a, boolean b) {
        if (a) {
            if (b) return 1;
            return 2;
        }
        return 3;
    }
    public static void main(String[] arguments) {
        boolean a = Verify.getInt(0, 1) == 1;
        boolean b = Verify.getInt(0, 1) == 1;
        choose(a, b);
    }
}
)";

// Measures the class Paths; keeps what was covered when each path ended.
class PathRecorder : public search::Listener {
  public:
    CoverageMap map;
    std::vector<CoverageSet> atEnds;

    bool wantsInstructions() const override { return true; }
    void executeInstruction(const vm::state::LiveState& state, const vm::types::Method& method,
                            const vm::interpreter::Instruction* pc) override {
        if (method.holder->name.view() == "Paths") map.add(*method.holder);
        map.executed(state, method, pc);
    }
    void exceptionHandled(const vm::state::LiveState& state, vm::values::Ref) override {
        map.exceptionHandled(state);
    }
    std::shared_ptr<const void> save() override { return map.savePath(); }
    void restore(const std::shared_ptr<const void>& saved) override { map.restorePath(saved); }
    void stateAdvanced(const vm::state::LiveState&, const search::Transition& transition) override {
        if (transition.isEnd) atEnds.push_back(map.covered());
    }
};

// As with two workers that take what the other one has left: wherever the search returns to, the
// other map goes on from there.
class TwoMaps : public search::Listener {
  public:
    CoverageMap maps[2];

    bool wantsInstructions() const override { return true; }
    void executeInstruction(const vm::state::LiveState& state, const vm::types::Method& method,
                            const vm::interpreter::Instruction* pc) override {
        if (method.holder->name.view() == "Paths") maps[at_].add(*method.holder);
        maps[at_].executed(state, method, pc);
    }
    void exceptionHandled(const vm::state::LiveState& state, vm::values::Ref) override {
        maps[at_].exceptionHandled(state);
    }
    std::shared_ptr<const void> save() override { return maps[at_].savePath(); }
    void restore(const std::shared_ptr<const void>& saved) override {
        at_ = 1 - at_;
        maps[at_].restorePath(saved);
    }

  private:
    int at_ = 0;
};

} // namespace

TEST_CASE("coverage map: what each path adds") {
    const fs::path folder =
        fs::temp_directory_path() / ("clew-paths-" + std::to_string(::getpid()));
    const fs::path jdk = vm::classpath::findJdk(std::nullopt);
    fs::create_directories(folder / "gov/nasa/jpf/vm");
    std::ofstream(folder / "Paths.java") << kProgram;
    std::ofstream(folder / "gov/nasa/jpf/vm/Verify.java")
        << "package gov.nasa.jpf.vm; public class Verify { public static int getInt(int low, int "
           "high) { return low; } }";
    const std::string command = "cd '" + folder.string() + "' && '" + (jdk / "bin/javac").string() +
                                "' -g Paths.java gov/nasa/jpf/vm/Verify.java";
    REQUIRE(std::system(command.c_str()) == 0);

    vm::Options options;
    options.jdkHome = jdk;
    options.classPath = {folder.string()};
    const std::unique_ptr<vm::Vm> owned = vm::makeVm(options);
    vm::Vm& machine = *owned;
    vm::state::LiveState live(machine.globals, *machine.frameMaps, machine.options.heapLimit);
    vm::boot(machine, live);
    vm::prepareMain(machine, live, "Paths");
    const vm::state::State root = live.freeze();
    PathRecorder recorder;
    TwoMaps divided;
    divided.maps[1].add(machine.linker->load("java/lang/Object")); // other numbers
    search::ExplorerOptions explorerOptions;
    explorerOptions.makeStrategy = [] { return std::make_unique<search::DepthFirst>(); };
    explorerOptions.storeStates = false; // every path to its end
    search::Watch watch(machine, {});
    CHECK(search::Explorer(machine, live, root, explorerOptions, {&recorder, &divided}, watch)
              .explore()
              .verdict == search::Verdict::Safe);
    watch.stop();
    fs::remove_all(folder);

    REQUIRE(recorder.atEnds.size() == 4);
    const CoverageMap& map = recorder.map;
    // Four comparisons, two of which store a boolean, and two outcomes of each.
    CHECK(map.branches().size() == 8);
    CHECK(map.branchesIn(map.covered()) == 8);
    std::size_t before = 0;
    std::vector<std::size_t> added;
    for (const CoverageSet& covered : recorder.atEnds) {
        added.push_back(map.branchesIn(covered) - before);
        before = map.branchesIn(covered);
    }
    // Depth first: (0,0), (0,1), (1,0), (1,1). With a = false, choose() does not ask for b.
    CHECK(added == std::vector<std::size_t>{3, 1, 3, 1});
    CHECK(recorder.atEnds.back() == map.covered());

    CHECK_FALSE(divided.maps[0].covered() == map.covered());
    divided.maps[0].merge(divided.maps[1]);
    CHECK(divided.maps[0].covered() == map.covered());

    const listeners::CoverageFigures figures = listeners::coverageFigures(map);
    REQUIRE(figures.classes.size() == 1);
    CHECK(figures.total().branches.covered == 8);
    CHECK(figures.total().branches.missed == 0);
    CHECK(figures.total().methods.missed == 1); // the constructor
}

TEST_CASE("coverage sets: sizes, differences, sets of unequal length") {
    CoverageSet few, many;
    few.insert(3);
    many.insert(3);
    many.insert(200);
    CHECK(many.size() == 2);
    CHECK(many.sizeWithout(few) == 1);
    CHECK(few.sizeWithout(many) == 0);
    CHECK(few.intersection(many) == few);
    CHECK_FALSE(few == many);
    few.include(many);
    CHECK(few == many);
    CHECK(few.contains(200));
    CHECK_FALSE(few.contains(201));
    CHECK_FALSE(few.contains(100'000));
}
