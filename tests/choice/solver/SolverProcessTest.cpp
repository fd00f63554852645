#include <doctest/doctest.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "choice/solver/Solver.h"

using namespace clew::choice;
using namespace clew::vm::values;
namespace ex = clew::vm::values::expressions;

namespace {

double secondsOfChildren() {
    rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// A cubic equation over doubles that has no solution worth the search.
Expression hardCondition() {
    const Expression x = ex::makeVariable("process.x", BasicType::Double);
    const Expression cube =
        ex::make(ExpressionKind::FloatMultiply, ex::make(ExpressionKind::FloatMultiply, x, x), x);
    const auto number = [](double value) { return ex::constant(Sort::Float64, fromDouble(value)); };
    return ex::equal(
        ex::make(ExpressionKind::FloatAdd, cube, ex::make(ExpressionKind::FloatSquareRoot, x)),
        number(17.123456));
}

// Of this process; 0: there is none, or there are several.
pid_t onlyChild() {
    pid_t child = 0;
    for (const auto& each : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(each.path() / "stat");
        pid_t process = 0, parent = 0;
        std::string name, state;
        if (!(file >> process >> name >> state >> parent) || parent != getpid()) continue;
        if (child != 0) return 0;
        child = process;
    }
    return child;
}

Solution ask(Solver& solver, Expression condition) {
    return solver.solve({.constraints = {}, .condition = condition});
}

} // namespace

TEST_CASE("a query that a library would not give up in time is ended, and the next one answered") {
    const double before = secondsOfChildren();
    {
        const auto solver = makeSolver({.layers = {}, .timeLimit = 0.2});
        const Solution solution = ask(*solver, hardCondition());
        CHECK(solution.answer == Answer::Unknown);
        CHECK(solution.reason == "time limit of 0.2 s");
        const Expression y = ex::makeVariable("process.y", BasicType::Int);
        const Solution next = ask(*solver, ex::less(ex::constantInt(40), y));
        REQUIRE(next.answer == Answer::Satisfiable);
        CHECK(toInt(next.assignment.at(y)) > 40);
        // Expressions that are younger than the process.
        const Expression z = ex::makeVariable("process.z", BasicType::Long);
        const Expression two[] = {ex::less(z, ex::constantLong(5)),
                                  ex::equal(ex::make(ExpressionKind::SignExtend, y), z)};
        const Solution none =
            solver->solve({.constraints = two, .condition = ex::less(ex::constantInt(9), y)});
        REQUIRE(none.answer == Answer::Unsatisfiable);
        CHECK(none.core.size() == 3);
    }
    CHECK(secondsOfChildren() - before < 3);
}

TEST_CASE("a query ends when the search is interrupted") {
    std::atomic<bool> interrupted = false;
    const auto solver = makeSolver({.layers = {}, .timeLimit = 1000, .interrupted = &interrupted});
    std::jthread interrupts([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        interrupted = true;
    });
    const Solution solution = ask(*solver, hardCondition());
    CHECK(solution.answer == Answer::Unknown);
    CHECK(solution.reason == "interrupted");
}

TEST_CASE("processes begin while other threads make expressions") {
    std::atomic<bool> isDone = false, interrupted = false;
    std::jthread makes([&] {
        for (int i = 0; !isDone; ++i) {
            const Expression made =
                ex::makeVariable("process.other" + std::to_string(i % 1'000), BasicType::Int);
            ex::variablesOf(ex::less(made, ex::constantInt(i % 1'000)));
        }
    });
    std::jthread watches([&] {
        for (int i = 0; i < 6'000 && !isDone; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        interrupted = true;
    });
    int answered = 0;
    for (int i = 0; i < 20; ++i) {
        const auto solver =
            makeSolver({.layers = {}, .timeLimit = 10, .interrupted = &interrupted});
        const Expression x = ex::makeVariable("process.begins" + std::to_string(i), BasicType::Int);
        answered += ask(*solver, ex::less(ex::constantInt(40), x)).answer == Answer::Satisfiable;
    }
    isDone = true;
    CHECK(answered == 20);
}

// As one does that waits for a lock of a thread of which it has no copy.
TEST_CASE("a process that does not go on is replaced by another one") {
    const auto solver = makeSolver({.layers = {}, .timeLimit = 1'000});
    const Expression x = ex::makeVariable("process.stopped", BasicType::Int);
    std::vector<Expression> many; // more than is sent before anybody reads
    for (int i = 1; i < 8'000; ++i) many.push_back(ex::less(x, ex::constantInt(1'000 + i)));
    const Expression condition = ex::less(ex::constantInt(40), x);
    for (const std::vector<Expression>& constraints : {std::vector<Expression>{}, many}) {
        INFO(constraints.size(), " constraints");
        CHECK(ask(*solver, condition).answer == Answer::Satisfiable);
        const pid_t stopped = onlyChild();
        REQUIRE(stopped != 0);
        kill(stopped, SIGSTOP);
        const Solution solution =
            solver->solve({.constraints = constraints, .condition = condition});
        CHECK(solution.answer == Answer::Satisfiable);
        CHECK(onlyChild() != stopped);
    }
}
