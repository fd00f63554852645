#pragma once

// From the points that were covered (vm/interpreter/decode/CoverageMap.h) to figures for lines,
// methods, classes and source files, as JaCoCo counts them (org.jacoco.core.internal.analysis,
// version 0.8.6; https://www.jacoco.org/jacoco/trunk/doc/counters.html):
//
// - Instructions are those of the class file. One counts as covered when a probe behind it was
// passed: what runs before an
//   exception, back to the last probe, does not count. Probes: CoveragePoints.h.
// - A conditional jump has two branches, a switch as many as it has distinct targets.
// - A line is covered when one of its instructions is. A method or class is covered when one of its
// instructions is.
// - What compilers add is left out: vm/interpreter/decode/CoverageFilters.h.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "vm/interpreter/decode/CoverageMap.h"

namespace clew::listeners {

struct CoverageCounter {
    std::uint32_t covered = 0, missed = 0;
    std::uint32_t total() const { return covered + missed; }
    double percent() const { return total() == 0 ? 100.0 : 100.0 * covered / total(); }
    CoverageCounter& operator+=(const CoverageCounter& other) {
        covered += other.covered;
        missed += other.missed;
        return *this;
    }
};

struct LineCoverage {
    CoverageCounter instructions, branches;
};

struct CoverageCounters {
    CoverageCounter instructions, branches, lines, complexity, methods, classes;
    CoverageCounters& operator+=(const CoverageCounters& other);
};

struct MethodCoverage {
    std::string name, descriptor; // "<init>", "(I)V"
    int line = 0;                 // the first one; 0: unknown
    std::map<int, LineCoverage> lines;
    CoverageCounters counters; // of `classes`: nothing
};

struct ClassCoverage {
    std::string name;       // internal: "org/example/Money"
    std::string sourceFile; // "Money.java"; empty: unknown
    std::vector<MethodCoverage> methods;
    std::map<int, LineCoverage> lines;
    CoverageCounters counters;
    std::string package() const {
        return name.substr(0, name.rfind('/') == std::string::npos ? 0 : name.rfind('/'));
    }
};

// All classes that come from one source file.
struct SourceCoverage {
    std::string package, file;
    std::map<int, LineCoverage> lines;
    CoverageCounters counters;
};

struct CoverageFigures {
    std::vector<ClassCoverage> classes;  // sorted by name; without those that have no code
    std::vector<SourceCoverage> sources; // sorted by package and file
    std::vector<std::string> unmeasured; // methods with subroutines, "pkg.Class.method(int)"
    CoverageCounters total() const;
    CoverageCounters totalOf(const std::string& package) const;
};

CoverageFigures coverageFigures(const vm::interpreter::CoverageMap& map);

} // namespace clew::listeners
