#include "listeners/coverage/CoverageFigures.h"

#include <algorithm>
#include <numeric>

#include "vm/interpreter/decode/CoverageFilters.h"

namespace clew::listeners {

using namespace vm;
using interpreter::CoverageFilter;
using interpreter::CoverageMap;
using interpreter::CoveragePoint;
using interpreter::CoveragePoints;
using Kind = CoveragePoint::Kind;

CoverageCounters& CoverageCounters::operator+=(const CoverageCounters& other) {
    instructions += other.instructions;
    branches += other.branches;
    lines += other.lines;
    complexity += other.complexity;
    methods += other.methods;
    classes += other.classes;
    return *this;
}

namespace {

// One instruction, as JaCoCo's analysis sees it: its branches are the ways out of it that lead to
// an instruction or to a probe. What is known to be covered is handed to the instruction before, if
// there is only one.
struct Node {
    static constexpr std::uint32_t kNone = ~0u;
    std::uint32_t branches = 0;
    std::vector<bool> covered; // by branch
    std::uint32_t predecessor = kNone, predecessorBranch = 0;
    bool isCovered() const { return std::ranges::find(covered, true) != covered.end(); }
    std::uint32_t coveredBranches() const {
        return static_cast<std::uint32_t>(std::ranges::count(covered, true));
    }
    void cover(std::uint32_t branch) {
        if (branch >= covered.size()) covered.resize(branch + 1);
        covered[branch] = true;
    }
};

class Flow {
  public:
    Flow(const CoverageMap::MethodEntry& method, const interpreter::CoverageSet& covered)
        : nodes_(method.points.starts.size()) {
        const CoveragePoints& points = method.points;
        for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
            const std::uint32_t begin = points.first[i], end = points.first[i + 1];
            // An instruction that is not named by any point goes on to the next one. (A goto
            // without one: see below.)
            if (begin == end) {
                if (!points.plainGotos.contains(i))
                    link(i, i + 1, 0);
                else
                    link(i, points.plainGotos.at(i), 0);
                continue;
            }
            std::uint32_t branch = 0;
            for (std::uint32_t p = begin; p < end; ++p, ++branch) {
                const CoveragePoint& point = points.points[p];
                if (!point.isProbe) {
                    link(i, point.to, branch);
                } else {
                    ++nodes_[i].branches;
                    if (covered.contains(method.firstPoint + p)) coverBackwards(i, branch);
                }
            }
        }
        // Only now: what was linked later may have been covered before.
        for (std::uint32_t i = 0; i < nodes_.size(); ++i)
            if (nodes_[i].isCovered() && nodes_[i].predecessor != Node::kNone)
                coverBackwards(nodes_[i].predecessor, nodes_[i].predecessorBranch);
    }
    std::vector<Node>& nodes() { return nodes_; }

  private:
    void link(std::uint32_t from, std::uint32_t to, std::uint32_t branch) {
        ++nodes_[from].branches;
        if (to >= nodes_.size()) return;
        nodes_[to].predecessor = from;
        nodes_[to].predecessorBranch = branch;
    }
    void coverBackwards(std::uint32_t node, std::uint32_t branch) {
        while (node != Node::kNone) {
            const bool known = nodes_[node].isCovered();
            nodes_[node].cover(branch);
            if (known) return;
            branch = nodes_[node].predecessorBranch;
            node = nodes_[node].predecessor;
        }
    }

    std::vector<Node> nodes_;
};

// Copies of one instruction are covered where one of them is.
void mergeCopies(std::vector<Node>& nodes, CoverageFilter& filter) {
    std::vector<std::uint32_t> parent(nodes.size());
    std::iota(parent.begin(), parent.end(), 0u);
    const auto rootOf = [&](std::uint32_t i) {
        while (parent[i] != i) i = parent[i];
        return i;
    };
    for (const CoverageFilter::Copies& copies : filter.copies) {
        if (copies.copy >= nodes.size()) continue;
        const std::uint32_t counted = rootOf(copies.counted), copy = rootOf(copies.copy);
        if (counted == copy) continue;
        parent[copy] = counted;
        filter.ignored[copy] = true;
        for (std::uint32_t b = 0; b < nodes[copy].covered.size(); ++b)
            if (nodes[copy].covered[b]) nodes[counted].cover(b);
    }
}

// Of the instruction at `start`; of several entries for one place the last counts. 0: unknown.
int lineAt(const classfile::Code& code, std::uint32_t start) {
    int line = 0;
    for (const classfile::LineNumber& entry : code.lineNumbers) {
        if (entry.startPc > start) break;
        line = entry.line;
    }
    return line;
}

CoverageCounter counterOf(const std::map<int, LineCoverage>& lines) {
    CoverageCounter counter;
    for (const auto& [number, line] : lines)
        ++(line.instructions.covered > 0 ? counter.covered : counter.missed);
    return counter;
}

void include(std::map<int, LineCoverage>& lines, const std::map<int, LineCoverage>& others) {
    for (const auto& [number, line] : others) {
        lines[number].instructions += line.instructions;
        lines[number].branches += line.branches;
    }
}

CoverageCounter one(bool covered) {
    return covered ? CoverageCounter{1, 0} : CoverageCounter{0, 1};
}

MethodCoverage methodCoverage(const CoverageMap::MethodEntry& entry,
                              const interpreter::CoverageSet& covered) {
    const CoveragePoints& points = entry.points;
    MethodCoverage result;
    result.name = entry.method->info->name;
    result.descriptor = entry.method->info->descriptor;
    CoverageFilter filter = interpreter::filterOf(*entry.method, points.starts);
    if (std::ranges::find(filter.ignored, false) == filter.ignored.end()) return result;
    Flow flow(entry, covered);
    mergeCopies(flow.nodes(), filter);
    CoverageCounters& counters = result.counters;
    for (std::uint32_t i = 0; i < flow.nodes().size(); ++i) {
        if (filter.ignored[i]) continue;
        const Node& node = flow.nodes()[i];
        LineCoverage here;
        here.instructions = one(node.isCovered());
        if (node.branches > 1) {
            here.branches = {node.coveredBranches(), node.branches - node.coveredBranches()};
            const std::uint32_t known = here.branches.covered > 0 ? here.branches.covered - 1 : 0;
            counters.complexity += {known, here.branches.total() - 1 - known};
        }
        counters.instructions += here.instructions;
        counters.branches += here.branches;
        if (const int line = lineAt(*entry.method->info->code, points.starts[i]); line > 0) {
            result.lines[line].instructions += here.instructions;
            result.lines[line].branches += here.branches;
        }
    }
    if (!result.lines.empty()) result.line = result.lines.begin()->first;
    counters.lines = counterOf(result.lines);
    counters.methods = one(counters.instructions.covered > 0);
    counters.complexity += counters.methods;
    return result;
}

} // namespace

CoverageCounters CoverageFigures::total() const {
    CoverageCounters total;
    for (const SourceCoverage& source : sources) total += source.counters;
    return total;
}

CoverageCounters CoverageFigures::totalOf(const std::string& package) const {
    CoverageCounters total;
    for (const SourceCoverage& source : sources)
        if (source.package == package) total += source.counters;
    return total;
}

CoverageFigures coverageFigures(const CoverageMap& map) {
    CoverageFigures figures;
    for (const auto& entry : map.classes()) {
        const classfile::ClassFile& file = *entry->type->file;
        if (file.accessFlags & (classfile::access::Synthetic | classfile::access::Module)) continue;
        ClassCoverage coverage;
        coverage.name = file.name;
        coverage.sourceFile = file.sourceFile;
        for (const auto& method : entry->methods) {
            if (!method) continue;
            if (!method->points.isSupported) {
                figures.unmeasured.push_back(method->method->describe());
                continue;
            }
            MethodCoverage measured = methodCoverage(*method, map.covered());
            if (measured.counters.instructions.total() == 0) continue;
            coverage.counters += measured.counters;
            include(coverage.lines, measured.lines);
            coverage.methods.push_back(std::move(measured));
        }
        if (coverage.methods.empty()) continue;
        coverage.counters.lines = counterOf(coverage.lines); // methods may share lines
        coverage.counters.classes = one(coverage.counters.instructions.covered > 0);
        figures.classes.push_back(std::move(coverage));
    }
    std::ranges::sort(figures.classes, {}, &ClassCoverage::name);

    std::map<std::pair<std::string, std::string>, SourceCoverage> sources;
    for (const ClassCoverage& type : figures.classes) {
        SourceCoverage& source = sources[{type.package(), type.sourceFile}];
        source.package = type.package();
        source.file = type.sourceFile;
        source.counters += type.counters;
        include(source.lines, type.lines);
    }
    for (auto& [name, source] : sources) {
        source.counters.lines = counterOf(source.lines);
        figures.sources.push_back(std::move(source));
    }
    return figures;
}

} // namespace clew::listeners
