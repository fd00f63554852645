#include "search/guidance/ProgramGraph.h"

#include <algorithm>
#include <boost/range/iterator_range.hpp>
#include <queue>
#include <string_view>
#include <tuple>
#include <unordered_map>

#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/CoveragePoints.h"

namespace clew::search::guidance {

namespace op = classfile::op;
using classfile::ClassFile;
using classfile::MemberRef;
using classfile::MethodInfo;
using vm::interpreter::BytecodeReader;

namespace {

bool isReturn(std::uint8_t opcode) {
    return opcode >= op::ireturn && opcode <= op::return_;
}

bool isInvocation(std::uint8_t opcode) {
    return opcode >= op::invokevirtual && opcode <= op::invokedynamic;
}

bool mayThrow(std::uint8_t opcode) {
    return isInvocation(opcode) || (opcode >= op::iaload && opcode <= op::saload) ||
           (opcode >= op::iastore && opcode <= op::sastore) || opcode == op::idiv ||
           opcode == op::ldiv || opcode == op::irem || opcode == op::lrem ||
           (opcode >= op::getstatic && opcode <= op::putfield) ||
           (opcode >= op::new_ && opcode <= op::checkcast) || opcode == op::monitorenter ||
           opcode == op::multianewarray;
}

// "Ljava/lang/Runnable;" of "(ILjava/lang/Runnable;)V" and so on: the classes among the parameters.
template <class Visit>
void forEachParameterClass(std::string_view descriptor, Visit&& visit) {
    for (std::size_t at = 1; at < descriptor.size() && descriptor[at] != ')'; ++at) {
        if (descriptor[at] != 'L') continue;
        const std::size_t end = descriptor.find(';', at);
        if (descriptor[at - 1] != '[') visit(descriptor.substr(at + 1, end - at - 1));
        at = end;
    }
}

} // namespace

ProgramGraph::ProgramGraph(ProgramClasses classes, bool withBranches)
    : classes_(std::move(classes)) {
    const auto& types = classes_.types();
    for (std::uint32_t type = 0; type < types.size(); ++type) {
        if (!types[type].isOfProgram) continue;
        const auto& methods = types[type].file->methods;
        for (std::uint32_t i = 0; i < methods.size(); ++i) {
            if (!methods[i].code) continue;
            nodes_.emplace(MethodPlace{type, i}, instructionCount_);
            const BytecodeReader reader(methods[i].code->bytecode);
            for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at))
                ++instructionCount_;
        }
    }
    isCall_.assign(instructionCount_, false);
    for (const auto& [place, first] : nodes_) addMethod(place.type, classes_.method(place), first);
    findReturns();
    for (const Call& call : calls_) {
        for (const std::uint32_t entry : call.entries) addEdge(call.node, entry, 1);
        if (call.passing != kNone) addEdge(call.node, call.node + 1, 1 + call.passing);
    }
    addCallsOfTypes();
    if (withBranches) addBranches();
    backwards_ = makeBackwards();
    edges_ = {};
    weights_ = {};
    calls_ = {};
}

std::uint32_t ProgramGraph::nodeOf(MethodPlace place) const {
    const auto found = nodes_.find(place);
    return found == nodes_.end() ? kNone : found->second;
}

void ProgramGraph::addEdge(std::uint32_t from, std::uint32_t to, std::uint32_t weight) {
    edges_.emplace_back(to, from);
    weights_.push_back({weight});
}

void ProgramGraph::addMethod(std::uint32_t type, const MethodInfo& method, std::uint32_t first) {
    const BytecodeReader reader(method.code->bytecode);
    std::vector<std::uint32_t> numberAt(reader.size() + 1, kNone);
    std::uint32_t count = 0;
    for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at)) numberAt[at] = count++;
    for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at)) {
        const std::uint32_t node = first + numberAt[at];
        const std::uint8_t opcode = reader.opcode(at);
        reader.forEachTarget(at, [&](std::uint32_t target) {
            if (target < reader.size() && numberAt[target] != kNone)
                addEdge(node, first + numberAt[target], 1);
        });
        const bool comesBack = opcode == op::jsr || opcode == op::jsr_w;
        const bool isLast = numberAt[at] + 1 == count;
        if (isInvocation(opcode) && !isLast)
            addCall(type, node, opcode, reader.index(at));
        else if ((!BytecodeReader::endsBlock(opcode) || comesBack) && !isLast)
            addEdge(node, node + 1, 1);
        if (isReturn(opcode)) returns_.push_back(node);
        if (opcode == op::new_)
            addInitializer(classes_.types()[type].file->constants.className(reader.index(at)),
                           node);
        else if (opcode == op::getstatic || opcode == op::putstatic)
            addInitializer(
                classes_.types()[type].file->constants.member(reader.index(at)).className, node);
        if (opcode != op::athrow && !mayThrow(opcode)) continue;
        for (const classfile::ExceptionHandler& handler : method.code->handlers) {
            if (at < handler.startPc || at >= handler.endPc) continue;
            const std::uint32_t to = first + numberAt[handler.handlerPc];
            addEdge(node, to, opcode == op::athrow ? 1 : kCaught);
            if (isInvocation(opcode)) caughtCalls_.emplace_back(node, to);
        }
    }
}

void ProgramGraph::addInitializer(std::string_view className, std::uint32_t node) {
    const std::uint32_t type = classes_.find(className);
    if (type == kNone || !classes_.types()[type].isOfProgram) return;
    const auto& methods = classes_.types()[type].file->methods;
    const auto found = std::ranges::find(methods, "<clinit>", &MethodInfo::name);
    if (found == methods.end()) return;
    const std::uint32_t entry = nodeOf({type, static_cast<std::uint32_t>(found - methods.begin())});
    if (entry != kNone) addEdge(node, entry, 1);
}

void ProgramGraph::addCall(std::uint32_t type, std::uint32_t node, std::uint8_t opcode,
                           std::uint16_t index) {
    isCall_[node] = true;
    Call call{node, {}};
    const ClassFile& file = *classes_.types()[type].file;
    const auto enter = [&](MethodPlace place) {
        if (const std::uint32_t entry = nodeOf(place); entry != kNone)
            call.entries.push_back(entry);
    };
    if (opcode == op::invokedynamic) { // makes what may be called later
        for (const MethodPlace body : classes_.functionsOf(type, file.constants.dynamic(index)))
            if (const std::uint32_t entry = nodeOf(body); entry != kNone)
                addEdge(node, entry, kGivenCall);
        call.passing = 0;
        calls_.push_back(std::move(call));
        return;
    }
    const MemberRef member = file.constants.member(index);
    const bool isDispatched = opcode == op::invokevirtual || opcode == op::invokeinterface;
    const ProgramClasses::Callees& callees = classes_.callees(member, isDispatched);
    for (const MethodPlace place : callees.methods) enter(place);
    if (opcode == op::invokestatic) addInitializer(member.className, node);
    if (callees.elsewhere || call.entries.empty()) {
        call.passing = 0;
        // Verify calls nothing back.
        const bool callsBack = !member.className.starts_with("gov/nasa/jpf/vm/");
        const auto mayCall = [&](std::string_view className, std::uint32_t weight) {
            const std::uint32_t given = classes_.find(className);
            if (given != kNone && callsBack) addEdge(node, callsOfType(given), weight);
        };
        mayCall("java/lang/Object", kAnyCall);
        if (isDispatched && member.className != "java/lang/Object")
            mayCall(member.className, kGivenCall);
        if (member.name == "start") mayCall("java/lang/Runnable", kGivenCall); // of a Thread
        forEachParameterClass(member.descriptor, [&](std::string_view name) {
            if (name != "java/lang/Object") mayCall(name, kGivenCall);
        });
    }
    calls_.push_back(std::move(call));
}

void ProgramGraph::addCallsOfTypes() {
    const auto& types = classes_.types();
    for (std::uint32_t i = 0; i < types.size(); ++i) {
        for (const std::uint32_t sub : types[i].subs) addEdge(callsOfType(i), callsOfType(sub), 0);
        for (const ProgramType::Function& function : types[i].functions)
            if (const std::uint32_t entry = nodeOf(function.body); entry != kNone)
                addEdge(callsOfType(i), entry, 1);
        // Interfaces whose files were not looked at have functions only.
        if (types[i].supers.empty() && types[i].name != "java/lang/Object")
            if (const std::uint32_t object = classes_.find("java/lang/Object"); object != kNone)
                addEdge(callsOfType(object), callsOfType(i), 0);
        if (!types[i].isOfProgram) continue;
        for (std::uint32_t method = 0; method < types[i].file->methods.size(); ++method) {
            const MethodPlace place{i, method};
            const std::uint32_t entry = nodeOf(place);
            if (entry != kNone && classes_.isCalledByJdk(place)) addEdge(callsOfType(i), entry, 1);
        }
    }
}

// They lead on to nothing: the instruction that branches does.
void ProgramGraph::addBranches() {
    const auto& types = classes_.types();
    for (std::uint32_t type = 0; type < types.size(); ++type) {
        if (!types[type].isOfProgram) continue;
        std::uint32_t number = 0; // among the points of the class
        for (std::uint32_t method = 0; method < types[type].file->methods.size(); ++method) {
            const auto& code = types[type].file->methods[method].code;
            if (!code) continue;
            const std::uint32_t first = nodeOf({type, method});
            for (const auto& point : vm::interpreter::CoveragePoints(*code).points) {
                if (point.isBranch()) {
                    addEdge(first + point.from, nodeOfBranch(branches_.size()), 1);
                    branches_.push_back({type, number, first + point.from});
                }
                ++number;
            }
        }
    }
}

std::uint32_t ProgramGraph::typeOf(const vm::types::Class& type) const {
    const std::uint32_t found = type.file ? classes_.find(type.name.view()) : kNone;
    const auto& types = classes_.types();
    // A loader of the program may have found another class of this name.
    return found != kNone && types[found].isOfProgram &&
                   std::ranges::equal(types[found].file->bytes, type.file->bytes)
               ? found
               : kNone;
}

std::uint32_t ProgramGraph::nodeOfBranch(const vm::types::Class& holder,
                                         std::uint32_t point) const {
    const std::uint32_t type = typeOf(holder);
    const auto found = std::ranges::lower_bound(
        branches_, std::pair(type, point), {},
        [](const Branch& each) { return std::pair(each.type, each.point); });
    const bool isThere =
        type != kNone && found != branches_.end() && found->type == type && found->point == point;
    return isThere ? nodeOfBranch(static_cast<std::size_t>(found - branches_.begin())) : kNone;
}

ProgramGraph::Nodes ProgramGraph::nodesOf(const vm::types::Method& method) const {
    if (const auto known = nodesOf_.find(&method); known != nodesOf_.end()) return known->second;
    Nodes nodes;
    const std::uint32_t type = method.info ? typeOf(*method.holder) : kNone;
    if (type != kNone && method.info->code) {
        const auto& methods = classes_.types()[type].file->methods;
        const auto found = std::ranges::find_if(methods, [&](const MethodInfo& each) {
            return each.name == method.info->name && each.descriptor == method.info->descriptor;
        });
        if (found != methods.end() && found->code) {
            nodes.first = nodeOf({type, static_cast<std::uint32_t>(found - methods.begin())});
            const BytecodeReader reader(found->code->bytecode);
            for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at)) ++nodes.count;
        }
    }
    nodesOf_.emplace(&method, nodes);
    return nodes;
}

ProgramGraph::Backwards ProgramGraph::makeBackwards() const {
    return {boost::edges_are_unsorted_multi_pass, edges_.begin(), edges_.end(), weights_.begin(),
            nodeOfBranch(branches_.size())};
}

// By Knuth's generalization of Dijkstra's algorithm (A Generalization of Dijkstra's Algorithm,
// Information Processing Letters 6, 1977): what it takes to pass a call is known when the first of
// its callees is.
void ProgramGraph::findReturns() {
    const Backwards within = makeBackwards(); // calls are not in it yet
    toReturn_.assign(instructionCount_, kNone);
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> callersOf; // by entry
    std::unordered_map<std::uint32_t, std::uint32_t> callAt;                 // by node
    for (std::uint32_t i = 0; i < calls_.size(); ++i) {
        callAt.emplace(calls_[i].node, i);
        for (const std::uint32_t entry : calls_[i].entries) callersOf[entry].push_back(i);
    }
    using Open = std::pair<std::uint32_t, std::uint32_t>; // cost, node
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    std::vector<bool> isSettled(instructionCount_);
    const auto relax = [&](std::uint32_t node, std::uint32_t cost) {
        if (node >= instructionCount_ || toReturn_[node] <= cost) return;
        toReturn_[node] = cost;
        open.emplace(cost, node);
    };
    const auto passes = [&](const Call& call) {
        if (call.passing != kNone && isSettled[call.node + 1])
            relax(call.node, 1 + call.passing + toReturn_[call.node + 1]);
    };
    for (const std::uint32_t node : returns_) relax(node, 1);
    while (!open.empty()) {
        const auto [cost, node] = open.top();
        open.pop();
        if (isSettled[node]) continue;
        isSettled[node] = true;
        for (const auto edge :
             boost::make_iterator_range(out_edges(Backwards::vertex_descriptor(node), within)))
            relax(static_cast<std::uint32_t>(target(edge, within)), cost + within[edge].weight);
        if (node > 0)
            if (const auto before = callAt.find(node - 1); before != callAt.end())
                passes(calls_[before->second]);
        if (const auto callers = callersOf.find(node); callers != callersOf.end())
            for (const std::uint32_t caller : callers->second) {
                Call& call = calls_[caller];
                if (call.passing != kNone) continue;
                call.passing = cost;
                passes(call);
            }
    }
}

} // namespace clew::search::guidance
