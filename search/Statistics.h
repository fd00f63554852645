#pragma once

// What an exploration has done, in numbers.

#include <cstdint>
#include <vector>

#include "choice/solver/Solver.h"

namespace clew::search {

struct Statistics {
    std::uint64_t statesNew = 0, statesVisited = 0, statesBacktracked = 0, statesEnd = 0;
    std::uint64_t races = 0, redundantPaths = 0; // of a dynamic reduction
    std::uint64_t transitions = 0, choices = 0, depthMax = 0, ignored = 0, restarts = 0;
    std::uint64_t walks = 0,
                  walkTransitions = 0; // that it began with; none of the others count them
    std::uint64_t instructions = 0;    // executed
    std::uint64_t heapHighWater = 0;   // bytes of the Java heap in any state
    std::uint64_t memoryHighWater = 0; // bytes of the process
    std::uint64_t visitedBytes = 0;
    // That came to their end. With inputs and one thread: all of them, also where several went on
    // as one.
    std::uint64_t paths = 0, pathsViolating = 0;
    std::uint64_t statesCovered =
        0; // of those visited: under a weaker condition. Paths from these do not count
    std::vector<choice::LayerStatistics> solver; // empty: nothing was asked
    double elapsedSeconds = 0;
    std::vector<std::int32_t> exitStatuses; // other than 0, each once

    // What another worker of the same exploration has done at the same time.
    void add(const Statistics& other);
    void addSolver(const std::vector<choice::LayerStatistics>& layers);
    void exited(std::int32_t status); // of a program
};

} // namespace clew::search
