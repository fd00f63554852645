#include "search/guidance/TargetDistance.h"

#include <algorithm>
#include <boost/graph/dijkstra_shortest_paths.hpp>

#include "vm/interpreter/decode/Code.h"

namespace clew::search::guidance {

using vm::state::FrozenFrame;

namespace {
std::uint32_t sum(std::uint32_t a, std::uint32_t b) {
    return a > TargetDistance::kFar - b ? TargetDistance::kFar : a + b;
}
} // namespace

TargetDistance::TargetDistance(std::shared_ptr<const ProgramGraph> made,
                               const std::vector<std::uint32_t>& targets)
    : graph_(std::move(made)) {
    const ProgramGraph& graph = *graph_;
    const auto& backwards = graph.backwards();
    distance_.assign(num_vertices(backwards), kFar);
    boost::dijkstra_shortest_paths(
        backwards, targets.begin(), targets.end(),
        boost::dummy_property_map(), // nobody asks for the way
        boost::make_iterator_property_map(distance_.begin(), get(boost::vertex_index, backwards)),
        get(&ProgramGraph::Weight::weight, backwards), get(boost::vertex_index, backwards),
        std::less<>(), sum, kFar, 0u, boost::default_dijkstra_visitor());
    behind_ = distance_;
    behind_.resize(graph.instructionCount());
    for (std::uint32_t node = 0; node < behind_.size(); ++node)
        if (graph.isCall(node)) behind_[node] = distance_[node + 1];
    for (const auto& [call, handler] : graph.caughtCalls())
        behind_[call] = std::min(behind_[call], sum(distance_[handler], ProgramGraph::kCaught));
}

std::uint32_t TargetDistance::ofCallsByJdk(const vm::types::Method& method) const {
    const bool isThread = method.holder->name.view() == "java/lang/Thread";
    const std::uint32_t type =
        graph_->classes().find(isThread ? "java/lang/Runnable" : "java/lang/Object");
    if (type == ProgramClasses::kNone) return kFar;
    return sum(distance_[graph_->callsOfType(type)],
               isThread ? ProgramGraph::kGivenCall : ProgramGraph::kAnyCall);
}

std::uint32_t TargetDistance::of(const FrozenFrame* top) const {
    std::uint32_t least = kFar, way = 0; // way: of the returns
    for (const FrozenFrame* frame = top; frame && way < least; frame = frame->caller) {
        const ProgramGraph::Nodes nodes = graph_->nodesOf(*frame->method);
        if (nodes.first == ProgramGraph::kNone) {
            // Thread.run calls once what it was given.
            const bool hasCalled =
                frame != top && frame->method->holder->name.view() == "java/lang/Thread";
            if (frame->method->holder->fromJdk && !hasCalled)
                least = std::min(least, sum(way, ofCallsByJdk(*frame->method)));
            way = sum(way, 1);
            continue;
        }
        // The VM puts instructions of its own before those of the class file.
        const vm::interpreter::Code& code = vm::interpreter::codeOf(*frame->method);
        const auto own = static_cast<std::uint32_t>(code.instructions.size() - nodes.count);
        const std::uint32_t index = code.indexOf(frame->pc);
        const std::uint32_t node = nodes.first + (index < own ? 0 : index - own);
        const bool isUnderWay = frame != top && graph_->isCall(node);
        least = std::min(least, sum(way, isUnderWay ? behind_[node] : distance_[node]));
        const std::uint32_t toReturn = graph_->toReturn(isUnderWay ? node + 1 : node);
        // What never returns may still be left by an exception.
        way = sum(way, toReturn == ProgramGraph::kNone ? ProgramGraph::kCaught : toReturn);
    }
    return least;
}

std::uint32_t TargetDistance::of(const vm::state::State& state) const {
    std::uint32_t least = kFar;
    for (const auto& thread : state->threads)
        if (thread.image && !thread.image->data.housekeeping)
            least = std::min(least, of(thread.image->top));
    return least;
}

} // namespace clew::search::guidance
