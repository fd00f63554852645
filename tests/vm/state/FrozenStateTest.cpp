// Freezing, copying and fingerprinting states of a real program, and running copies of one state in
// several threads at once: the ground that parallel exploration stands on. Under ThreadSanitizer
// the case named "threads" is the point.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "vm/Startup.h"
#include "vm/classpath/Jdk.h"
#include "vm/interpreter/Interpreter.h"

using namespace clew::vm;
namespace fs = std::filesystem;

namespace {

// Six choices of three alternatives; between them the program allocates, links and drops objects,
// so that states share most of their heap and differ in the rest. Prints nothing.
constexpr const char* kProgram = R"(
import gov.nasa.jpf.vm.Verify;
public class Frozen {
    static class Node { Node next; int value; Node(int v, Node n) { value = v; next = n; } }
    static Node list; static int sum;
    static int choose(int depth) { int k = Verify.getInt(0, 2); sum += k; return k + depth; }
    public static void main(String[] a) {
        for (int i = 0; i < 6; i++) {
            Node garbage = new Node(i, null);
            int k = choose(i);
            if (k % 2 == 0) list = new Node(k, list); else if (list != null) list.value += k;
            int[] local = new int[k + 1]; local[k] = i;
            if (local[k] != i) throw new IllegalStateException();
        }
        int length = 0; for (Node n = list; n != null; n = n.next) length++;
        if (length > 6) throw new IllegalStateException();
    }
}
)";

struct Program {
    fs::path folder = fs::temp_directory_path() / ("clew-frozen-" + std::to_string(::getpid()));
    fs::path jdk = classpath::findJdk(std::nullopt);
    bool compiled = false;
    Program() {
        fs::create_directories(folder / "gov/nasa/jpf/vm");
        std::ofstream(folder / "Frozen.java") << kProgram;
        std::ofstream(folder / "gov/nasa/jpf/vm/Verify.java")
            << "package gov.nasa.jpf.vm; public class Verify { public static int getInt(int low, "
               "int high) { return low; } }";
        const std::string command = "'" + (jdk / "bin/javac").string() + "' -d '" +
                                    folder.string() + "' '" + (folder / "Frozen.java").string() +
                                    "' '" + (folder / "gov/nasa/jpf/vm/Verify.java").string() + "'";
        compiled = std::system(command.c_str()) == 0;
    }
    ~Program() { fs::remove_all(folder); }
    Options options() const {
        Options made;
        made.jdkHome = jdk;
        made.classPath = {folder.string()};
        return made;
    }
};

// Follows the alternatives from a state to the end of the program; the fingerprints met on the way.
std::vector<state::Hash128> follow(Vm& vm, state::LiveState& live, const state::State& from,
                                   const std::vector<std::uint32_t>& alternatives) {
    std::vector<state::Hash128> met;
    live.load(from);
    interpreter::Interpreter interpreter(vm, live);
    std::size_t next = 0;
    bool atChoice = false;
    for (;;) {
        live.prepareToRun(0);
        if (atChoice) interpreter.resume(alternatives.at(next++));
        interpreter::Stop stop = interpreter.run();
        if (stop.kind == interpreter::StopKind::ThreadEnded) break;
        REQUIRE(stop.kind == interpreter::StopKind::Choice);
        atChoice = true;
        met.push_back(live.freeze().fingerprint());
    }
    return met;
}

std::vector<std::uint32_t> digits(unsigned number) {
    std::vector<std::uint32_t> made;
    for (int i = 0; i < 6; ++i, number /= 3) made.push_back(number % 3);
    return made;
}

} // namespace

TEST_CASE("the same path gives the same fingerprints, whatever was run before") {
    Program program;
    REQUIRE(program.compiled);
    const std::unique_ptr<Vm> owned = makeVm(program.options());
    Vm& vm = *owned;
    state::LiveState live(vm.globals, *vm.frameMaps, vm.options.heapLimit);
    boot(vm, live);
    prepareMain(vm, live, "Frozen");
    const state::State root = live.freeze();
    const auto first = follow(vm, live, root, digits(0));
    for (unsigned path = 1; path < 60; ++path) follow(vm, live, root, digits(path * 11));
    CHECK(follow(vm, live, root, digits(0)) == first);
    // Different choices lead to different states; the first choice point is the same state for all
    // of them.
    const auto other = follow(vm, live, root, digits(1));
    CHECK(other[0] == first[0]);
    CHECK_FALSE(other[1] == first[1]);
}

TEST_CASE("copies of one frozen state run in several threads at once") {
    Program program;
    REQUIRE(program.compiled);
    const std::unique_ptr<Vm> owned = makeVm(program.options());
    Vm& vm = *owned;
    state::LiveState live(vm.globals, *vm.frameMaps, vm.options.heapLimit);
    boot(vm, live);
    prepareMain(vm, live, "Frozen");
    const state::State root = live.freeze();
    std::vector<std::vector<state::Hash128>> expected;
    for (unsigned path = 0; path < 40; ++path)
        expected.push_back(follow(vm, live, root, digits(path * 17)));

    std::vector<std::thread> workers;
    std::atomic<int> differences{0};
    for (int worker = 0; worker < 4; ++worker) {
        workers.emplace_back([&, worker] {
            state::LiveState own(vm.globals, *vm.frameMaps, vm.options.heapLimit);
            for (unsigned i = 0; i < 40; ++i) {
                const unsigned path = (i + worker * 10) % 40;
                if (follow(vm, own, root, digits(path * 17)) != expected[path]) ++differences;
            }
        });
    }
    for (std::thread& worker : workers) worker.join();
    CHECK(differences == 0);
}
