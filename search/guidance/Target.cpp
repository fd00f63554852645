#include "search/guidance/Target.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "search/config/ConfigKeys.h"
#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/types/Class.h"

namespace clew::search::guidance {

using classfile::MethodInfo;
using vm::interpreter::BytecodeReader;

namespace {

constexpr std::string_view kForms =
    "method:pkg.Class.method, line:File.java:42, branch:File.java:42, branch:uncovered or "
    "diff:FILE";

// Instructions of a method: visit(node, bytecode index).
template <class Visit>
void forEachInstruction(const ProgramGraph& graph, MethodPlace place, Visit&& visit) {
    const MethodInfo& method = graph.classes().method(place);
    if (!method.code) return;
    const BytecodeReader reader(method.code->bytecode);
    std::uint32_t node = graph.nodeOf(place);
    for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at)) visit(node++, at);
}

template <class Visit>
void forEachMethodOf(const ProgramGraph& graph, std::uint32_t type, Visit&& visit) {
    const auto& file = graph.classes().types()[type].file;
    for (std::uint32_t i = 0; i < file->methods.size(); ++i) visit(MethodPlace{type, i});
}

std::string didYouMean(std::string_view word, const std::vector<std::string>& known) {
    const std::vector<std::string_view> candidates(known.begin(), known.end());
    const std::string_view nearest = nearestWord(word, candidates);
    return nearest.empty() ? "" : fmt::format("; did you mean {}?", nearest);
}

std::uint32_t classOf(const ProgramGraph& graph, std::string_view name) {
    const auto& classes = graph.classes();
    const std::uint32_t type = classes.find(vm::types::internalName(name));
    if (type != ProgramClasses::kNone && classes.types()[type].isOfProgram) return type;
    std::vector<std::string> known;
    for (const ProgramType& each : classes.types())
        if (each.isOfProgram) known.push_back(vm::types::externalName(each.name));
    throw WrongTarget(
        fmt::format("there is no class {} on the class path{}", name, didYouMean(name, known)));
}

std::vector<std::uint32_t> nodesOfMethod(const ProgramGraph& graph, std::string_view target) {
    const std::size_t dot = target.rfind('.');
    if (dot == std::string_view::npos || dot == 0 || dot + 1 == target.size())
        throw WrongTarget("a method is named with its class, as in method:pkg.Class.method");
    const std::string_view className = target.substr(0, dot), name = target.substr(dot + 1);
    const std::uint32_t type = classOf(graph, className);
    std::vector<std::uint32_t> nodes;
    std::vector<std::string> known;
    bool isDeclared = false;
    forEachMethodOf(graph, type, [&](MethodPlace place) {
        const MethodInfo& method = graph.classes().method(place);
        known.emplace_back(method.name);
        if (method.name != name) return;
        isDeclared = true;
        if (method.code)
            nodes.push_back(graph.nodeOf(place));
        else
            for (const MethodPlace other : graph.classes().implementations(place))
                nodes.push_back(graph.nodeOf(other));
    });
    if (!isDeclared)
        throw WrongTarget(fmt::format("class {} declares no method {}{}", className, name,
                                      didYouMean(name, known)));
    if (nodes.empty())
        throw WrongTarget(
            fmt::format("method {} has no code, and nothing on the class path "
                        "implements it",
                        target));
    return nodes;
}

// Whether the class was compiled from "File.java", "pkg/File.java" or "src/pkg/File.java".
bool isOfFile(const ProgramType& type, std::string_view file) {
    if (!type.isOfProgram || type.file->sourceFile.empty()) return false;
    const std::string own = type.name.substr(0, type.package) + std::string(type.file->sourceFile);
    const auto endsWith = [](std::string_view path, std::string_view end) {
        return path.ends_with(end) &&
               (path.size() == end.size() || path[path.size() - end.size() - 1] == '/');
    };
    return endsWith(own, file) || endsWith(file, own);
}

std::vector<std::uint32_t> typesOfFile(const ProgramGraph& graph, std::string_view file) {
    std::vector<std::uint32_t> found;
    const auto& types = graph.classes().types();
    for (std::uint32_t i = 0; i < types.size(); ++i)
        if (isOfFile(types[i], file)) found.push_back(i);
    return found;
}

struct LineNodes {
    std::vector<std::uint32_t> nodes; // of the lines asked for
    std::set<unsigned> all;           // lines with code
};

// All instructions of the lines.
LineNodes nodesOfLines(const ProgramGraph& graph, const std::vector<std::uint32_t>& types,
                       const std::set<unsigned>& lines) {
    LineNodes found;
    for (const std::uint32_t type : types)
        forEachMethodOf(graph, type, [&](MethodPlace place) {
            forEachInstruction(graph, place, [&](std::uint32_t node, std::uint32_t at) {
                const int line =
                    graph.classes().method(place).code->lineAt(static_cast<std::uint16_t>(at));
                if (line < 0) return;
                found.all.insert(static_cast<unsigned>(line));
                if (lines.contains(static_cast<unsigned>(line))) found.nodes.push_back(node);
            });
        });
    return found;
}

// The ways out of these instructions; of all, where there is no filter.
std::vector<std::uint32_t> branchesAt(const ProgramGraph& graph,
                                      const std::set<std::uint32_t>* jumps) {
    std::vector<std::uint32_t> nodes;
    for (std::size_t i = 0; i < graph.branches().size(); ++i)
        if (!jumps || jumps->contains(graph.branches()[i].jump))
            nodes.push_back(graph.nodeOfBranch(i));
    return nodes;
}

// "File.java:42" or "pkg.Class:42".
std::vector<std::uint32_t> nodesOfPlace(const ProgramGraph& graph, std::string_view place,
                                        bool ofBranches) {
    const std::size_t colon = place.rfind(':');
    unsigned line = 0;
    const std::string_view digits =
        colon == std::string_view::npos ? std::string_view() : place.substr(colon + 1);
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), line);
    if (digits.empty() || read.ec != std::errc() || read.ptr != digits.data() + digits.size())
        throw WrongTarget(
            "a line is named with its file or class, as in line:File.java:42 or line:pkg.Class:42");
    const std::string_view name = place.substr(0, colon);
    std::vector<std::uint32_t> types;
    if (name.ends_with(".java")) {
        types = typesOfFile(graph, name);
        if (types.empty())
            throw WrongTarget(fmt::format("no class on the class path was compiled from {}", name));
    } else {
        const ProgramType& outer = graph.classes().types()[classOf(graph, name)];
        const auto& all = graph.classes().types();
        for (std::uint32_t i = 0; i < all.size(); ++i)
            if (all[i].isOfProgram &&
                (all[i].name == outer.name || all[i].name.starts_with(outer.name + "$")))
                types.push_back(i);
    }
    LineNodes found = nodesOfLines(graph, types, {line});
    if (!ofBranches && !found.nodes.empty()) return std::move(found.nodes);
    if (!found.nodes.empty()) {
        const std::set<std::uint32_t> jumps(found.nodes.begin(), found.nodes.end());
        std::vector<std::uint32_t> nodes = branchesAt(graph, &jumps);
        if (!nodes.empty()) return nodes;
        throw WrongTarget(fmt::format("line {} of {} does not branch", line, name));
    }
    if (found.all.empty())
        throw WrongTarget(
            fmt::format("{} was compiled without line numbers (javac -g:none)", name));
    const auto above = found.all.upper_bound(line);
    std::vector<unsigned> near;
    if (above != found.all.begin()) near.push_back(*std::prev(above));
    if (above != found.all.end()) near.push_back(*above);
    throw WrongTarget(fmt::format("line {} of {} has no code; the nearest {} {}", line, name,
                                  near.size() > 1 ? "that have are" : "that has is",
                                  fmt::join(near, " and ")));
}

std::vector<std::uint32_t> nodesOfDiff(const ProgramGraph& graph, std::string_view diff) {
    std::vector<std::uint32_t> nodes;
    for (const ChangedLines& changed : linesOfDiff(diff)) {
        const std::vector<std::uint32_t> types = typesOfFile(graph, changed.file);
        if (types.empty()) continue; // tests, say, or documentation
        const LineNodes found = nodesOfLines(graph, types, changed.lines);
        nodes.insert(nodes.end(), found.nodes.begin(), found.nodes.end());
    }
    if (nodes.empty())
        throw WrongTarget("no line that it changes has code in a class of the class path");
    return nodes;
}

} // namespace

std::vector<std::uint32_t> nodesOfTarget(
    const ProgramGraph& graph, std::string_view target,
    const std::function<std::string(std::string_view file)>& read) {
    const std::size_t colon = target.find(':');
    const std::string_view kind = target.substr(0, colon);
    if (colon == std::string_view::npos) return nodesOfMethod(graph, target);
    const std::string_view rest = target.substr(colon + 1);
    if (kind == "method") return nodesOfMethod(graph, rest);
    if (kind == "line") return nodesOfPlace(graph, rest, false);
    if (kind == "branch" && rest == "uncovered") {
        std::vector<std::uint32_t> nodes = branchesAt(graph, nullptr);
        if (nodes.empty()) throw WrongTarget("nothing on the class path branches");
        return nodes;
    }
    if (kind == "branch") return nodesOfPlace(graph, rest, true);
    if (kind == "diff") return nodesOfDiff(graph, read(rest));
    const bool isLine = !rest.empty() && rest.find_first_not_of("0123456789") == rest.npos;
    if (isLine) return nodesOfPlace(graph, target, false);
    throw WrongTarget(fmt::format("not {}", kForms));
}

std::vector<std::uint32_t> nodesOfThrows(const ProgramGraph& graph) {
    std::vector<std::uint32_t> nodes;
    const auto& types = graph.classes().types();
    for (std::uint32_t type = 0; type < types.size(); ++type) {
        if (!types[type].isOfProgram) continue;
        forEachMethodOf(graph, type, [&](MethodPlace place) {
            forEachInstruction(graph, place, [&](std::uint32_t node, std::uint32_t at) {
                const auto& code = graph.classes().method(place).code;
                if (code->bytecode[at] == classfile::op::athrow) nodes.push_back(node);
            });
        });
    }
    return nodes;
}

} // namespace clew::search::guidance
