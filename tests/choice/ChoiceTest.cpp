// What traces say about each alternative of each kind of choice, and what is true after it.

#include <doctest/doctest.h>

#include <set>

#include "search/Explorer.h"
#include "tests/search/JavaProgram.h"

using namespace clew;
using namespace clew::search;

namespace {

// The texts of all alternatives that were taken, and what the program printed after them.
struct Taken {
    std::set<std::string> texts, lines;
    Verdict verdict = Verdict::Unknown;
};

Taken explore(std::string_view statements, std::string_view more = "",
              bool multipleErrors = false) {
    class Texts : public Listener {
      public:
        std::set<std::string> all;
        bool wantsChoiceText() const override { return true; }
        void stateAdvanced(const vm::state::LiveState&, const Transition& transition) override {
            all.emplace(transition.choice);
        }
    };
    JavaProgram program(fmt::format(R"(
import gov.nasa.jpf.vm.Verify;
public class Main {{
    public static void main(String[] args) throws Exception {{
        {}
    }}
    {}
}}
)",
                                    statements, more));
    Texts texts;
    ExplorerOptions options;
    options.multipleErrors = multipleErrors;
    Taken taken;
    taken.verdict = program.explore(options, {&texts}).verdict;
    texts.all.erase("");
    texts.all.erase("thread main");
    taken.texts = std::move(texts.all);
    std::string line;
    for (const char unit : program.output()) {
        if (unit != '\n') {
            line += unit;
            continue;
        }
        taken.lines.insert(std::move(line));
        line.clear();
    }
    return taken;
}

using Set = std::set<std::string>;

} // namespace

TEST_CASE("choices: values that a program asks for") {
    const Taken taken = explore(R"(
        System.out.println(Verify.getInt(-1, 1));
        System.out.println(Verify.getIntFromList(7, 9));
        System.out.println(Verify.getBoolean());
        System.out.println(Verify.getBoolean(false));
        System.out.println("below " + Verify.random(1)); )");
    CHECK(taken.texts == Set{"int of -1 .. 1: -1", "int of -1 .. 1: 0", "int of -1 .. 1: 1",
                             "value of [7, 9]: 7", "value of [7, 9]: 9", "boolean: false",
                             "boolean: true", "random number below 2: 0",
                             "random number below 2: 1"});
    CHECK(taken.lines == Set{"-1", "0", "1", "7", "9", "false", "true", "below 0", "below 1"});
    // The first path ends at the error: what its choices say is what it got.
    const Taken first = explore(R"(
        if (Verify.getInt(4, 5) == 4 && Verify.getIntFromList(7, 9) == 7 && !Verify.getBoolean(true)
                && Verify.random(1) == 0)
            throw new IllegalStateException(); )");
    CHECK(first.texts == Set{"int of 4 .. 5: 4", "value of [7, 9]: 7", "boolean: false",
                             "random number below 2: 0"});
    CHECK(explore("if (Verify.getBoolean(false)) throw new IllegalStateException();").texts ==
          Set{"boolean: true"});
}

TEST_CASE("choices: who goes on, and what is waited for") {
    // One that is woken, one whose time limit may have passed.
    const Taken notified = explore(R"(
        Object lock = new Object();
        Thread[] both = {new Thread(() -> waitFor(lock), "a"), new Thread(() -> waitFor(lock), "b")};
        for (Thread each : both) each.start();
        while (waiting < 2) Thread.yield();
        synchronized (lock) { lock.notify(); })",
                                   R"(
    static volatile int waiting;
    static void waitFor(Object lock) {
        synchronized (lock) {
            waiting++;
            try { lock.wait(); } catch (InterruptedException e) { }
        }
    })",
                                   true);
    CHECK(notified.texts ==
          Set{"thread a", "thread b", "thread to notify: a", "thread to notify: b"});
    CHECK(notified.verdict == Verdict::Violated); // the other one waits for ever
    const Taken timed = explore(R"(
        Object lock = new Object();
        new Thread(() -> { synchronized (lock) { lock.notify(); } }, "a").start();
        synchronized (lock) { lock.wait(10); })");
    CHECK(timed.texts == Set{"thread a", "thread main, whose time limit has passed"});
    CHECK(timed.verdict == Verdict::Safe);
}
