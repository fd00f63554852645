#include <doctest/doctest.h>

#include "search/guidance/ObservedCalls.h"
#include "search/guidance/Target.h"
#include "search/guidance/TargetDistance.h"
#include "tests/search/JavaProgram.h"

using namespace clew;
using namespace clew::search;
using namespace clew::search::guidance;

namespace {

constexpr std::string_view kSource = R"(import java.util.*;
public class Main {
    static int x;
    static void target() { }
    static void helper() { }
    static void viaCall() {
        helper();
        target();
    }
    static void endless() { while (true) { } }
    static void behindEndless() { endless(); target(); }
    interface Shape { void draw(); }
    static class Square implements Shape { public void draw() { target(); } }
    static class Round implements Shape { public void draw() { } }
    static void dispatched(Shape shape) { shape.draw(); }
    static void selected(Round round) { round.draw(); }
    static void made() { Runnable made = () -> target(); }
    static void sorted(List<Square> list, Comparator<Square> order) { list.sort(order); }
    static class BySize implements Comparator<Square> {
        public int compare(Square a, Square b) { target(); return 0; }
    }
    static void throwing() { throw new IllegalStateException(); }
    static void caught() {
        try {
            throwing();
        } catch (IllegalStateException e) {
            target();
        }
    }
    static void branching() {
        if (x == 3)
            x = 4;
    }
    public static void main(String[] args) { }
}
)";

std::shared_ptr<const ProgramGraph> graphOf(const JavaProgram& program) {
    return std::make_shared<const ProgramGraph>(
        ProgramClasses(vm::classpath::ClassPath(program.options.classPath, 17),
                       vm::classpath::RuntimeImage::open(program.options.jdkHome)),
        true);
}

// Depth first; how far each state is that is reached.
class Recording : public DepthFirst {
  public:
    Recording(const TargetDistance& distance, std::vector<std::uint32_t>& reached)
        : distance_(distance), reached_(reached) {}
    void measure(Entry& reached, const Entry&, std::uint32_t, vm::Vm&,
                 vm::state::LiveState&) const override {
        reached_.push_back(distance_.of(reached.state));
    }

  private:
    const TargetDistance& distance_;
    std::vector<std::uint32_t>& reached_;
};

std::string nothingRead(std::string_view) {
    return {};
}

std::string wrong(const ProgramGraph& graph, std::string_view target) {
    try {
        nodesOfTarget(graph, target, nothingRead);
    } catch (const WrongTarget& error) {
        return error.what();
    }
    return {};
}

} // namespace

TEST_CASE("targets: distances are those of the calls and returns on the shortest way") {
    const JavaProgram program(kSource);
    const auto graph = graphOf(program);
    const TargetDistance distance(graph, nodesOfTarget(*graph, "Main.target", nothingRead));
    const auto of = [&](std::string_view method) {
        return distance.of(nodesOfTarget(*graph, method, nothingRead).front());
    };
    CHECK(of("Main.target") == 0);
    CHECK(of("Main.viaCall") == 3); // into helper and back, call
    CHECK(of("Main.helper") == TargetDistance::kFar);
    CHECK(of("Main.behindEndless") == TargetDistance::kFar);
    CHECK(of("Main.dispatched") == 3); // load, call, call
    CHECK(of("Main.selected") == TargetDistance::kFar);
    CHECK(of("method:Main.made") == ProgramGraph::kGivenCall + 1);
    // Two loads, a call back; seven in the compiler's compare(Object, Object) and in compare.
    CHECK(of("Main.sorted") == 2 + ProgramGraph::kGivenCall + 1 + 7);
    CHECK(of("Main.caught") == ProgramGraph::kCaught + 2); // call that throws, store, call
}

TEST_CASE("targets: a thread comes there by returns to those who have called, and no others") {
    JavaProgram program(R"(import gov.nasa.jpf.vm.Verify;
public class Main {
    static void target() { }
    static void ask() { Verify.getBoolean(); }
    static void endless() { ask(); while (true) Thread.yield(); }
    public static void main(String[] args) {
        ask();
        target();
        ask();
        try { ask(); endless(); } catch (IllegalStateException e) { target(); }
    }
}
)");
    const auto graph = graphOf(program);
    const TargetDistance distance(graph, nodesOfTarget(*graph, "Main.target", nothingRead));
    std::vector<std::uint32_t> reached;
    ExplorerOptions options;
    options.makeStrategy = [&] { return std::make_unique<Recording>(distance, reached); };
    options.depthLimit = 5;
    program.explore(options);
    REQUIRE(reached.size() >= 4);
    // Out of getBoolean, past its result, out of ask; the call.
    CHECK(reached[0] == 4);
    // Out of ask, and by what is thrown by the next call; or by what is thrown where ask is called.
    CHECK(reached[1] == 3 + ProgramGraph::kCaught + 2);
    CHECK(reached[2] == 3 + ProgramGraph::kCaught + 2);
    CHECK(reached[3] > ProgramGraph::kCaught);
}

TEST_CASE("targets: lines of a file, of a class, and where they branch") {
    const JavaProgram program(kSource);
    const auto graph = graphOf(program);
    const auto nodes = [&](std::string_view target) {
        return nodesOfTarget(*graph, target, nothingRead);
    };
    CHECK(nodes("Main:7").size() == 1);
    CHECK(nodes("Main:7") == nodes("line:Main.java:7"));
    CHECK(nodes("line:src/Main.java:7") == nodes("line:Main:7"));
    CHECK(nodes("line:Main:13") == nodes("line:Main$Square:13"));
    CHECK(nodes("method:Main$Shape.draw").size() == 2); // what implements it
    const auto behind = nodes("branch:Main.java:31");
    REQUIRE(behind.size() == 2);
    CHECK(graph->isBranch(behind[0]));
    CHECK(nodes("branch:uncovered") == nodes("branch:Main:31")); // there is no other one

    CHECK(wrong(*graph, "Mian.target") ==
          "there is no class Mian on the class path; did you mean Main?");
    CHECK(wrong(*graph, "Main.tarqet") ==
          "class Main declares no method tarqet; did you mean target?");
    CHECK(wrong(*graph, "Main:6") ==
          "line 6 of Main has no code; the nearest that have are 5 and 7");
    CHECK(wrong(*graph, "line:Other.java:6") ==
          "no class on the class path was compiled from Other.java");
    CHECK(wrong(*graph, "branch:Main:7") == "line 7 of Main does not branch");
    CHECK(wrong(*graph, "line:Main").starts_with("a line is named with its file or class"));
    CHECK(wrong(*graph, "target").starts_with("a method is named with its class"));
    CHECK(wrong(*graph, "nonsense:Main.java").starts_with("not method:"));
}

TEST_CASE("targets: calls that specifications observe, by their names") {
    const JavaProgram program(kSource);
    const auto graph = graphOf(program);
    const std::set<std::string> names =
        observedNames(graph->classes(), {{"a.spec", "class A { observe draw (), close(); }"}});
    CHECK(names == std::set<std::string>{"draw", "close"});
    const TargetDistance distance(graph, nodesOfCalls(*graph, names));
    const auto canReach = [&](std::string_view method) {
        return distance.of(nodesOfTarget(*graph, method, nothingRead).front()) !=
               TargetDistance::kFar;
    };
    CHECK(canReach("Main$Round.draw"));
    CHECK(canReach("Main.dispatched"));
    CHECK(canReach("Main.selected"));
    CHECK_FALSE(canReach("Main.viaCall"));
    CHECK_FALSE(canReach("Main.caught"));
}

TEST_CASE("targets: what a diff adds, and where it removes") {
    const auto changed = linesOfDiff(
        "diff --git a/src/A.java b/src/A.java\n"
        "--- a/src/A.java\n"
        "+++ b/src/A.java\n"
        "@@ -3,4 +3,5 @@ class A\n"
        " three\n"
        "-four\n"
        "+new four\n"
        "+--- five\n"
        " six\n"
        "@@ -20,3 +21,2 @@\n"
        " twenty-one\n"
        "-removed\n"
        " twenty-two\n"
        "\\ No newline at end of file\n"
        "--- B.java\t2024-01-01\n"
        "+++ B.java\t2024-01-02\n"
        "@@ -0,0 +1 @@\n"
        "+one\n");
    REQUIRE(changed.size() == 2);
    CHECK(changed[0].file == "src/A.java");
    CHECK(changed[0].lines == std::set<unsigned>{4, 5, 22});
    CHECK(changed[1].file == "B.java");
    CHECK(changed[1].lines == std::set<unsigned>{1});
    CHECK_THROWS_AS(linesOfDiff("no diff\n"), WrongTarget);
    CHECK_THROWS_AS(linesOfDiff("+++ b/A.java\n@@ nonsense @@\n"), WrongTarget);
}
