// The names that objects have where references between them change at random: those that were kept
// from the state before lead to the same fingerprints as those that are given anew.

#include <random>

#include "tests/vm/state/StateWorld.h"

namespace clew::vm::state {

namespace {

constexpr std::uint32_t kNodes = 300; // more than are named anew at once (KeptNames.cpp)

class RandomGraph {
  public:
    explicit RandomGraph(unsigned seed) : random_(seed) {
        in_.start();
        const Ref array = live().allocateArray(in_.klass("[LFields$Node;"), kNodes);
        in_.at<Ref>(in_.statics(), "nodes") = array;
        for (std::uint32_t i = 0; i < kNodes; ++i) {
            const Ref made = in_.node();
            live().writable(in_.staticRef("nodes"))->elements<Ref>()[i] = made;
            in_.at<std::int32_t>(made, "value") = static_cast<std::int32_t>(i % 3);
        }
        states_.push_back(live().freeze());
    }

    void step() {
        if (below(8) == 0) live().load(states_[below(states_.size())]);
        const std::uint64_t before = live().loaded()->graph;
        for (unsigned changes = 1 + below(3); changes > 0; --changes) change();
        const State state = live().freeze();
        kept_ += state->graph == before;
        in_.other().load(state);
        CHECK(in_.other().freeze().fingerprint() == state.fingerprint());
        states_.push_back(state);
    }
    unsigned kept() const { return kept_; }

  private:
    LiveState& live() { return in_.live(); }
    unsigned below(std::size_t count) { return static_cast<unsigned>(random_() % count); }
    Ref element(std::uint32_t index) {
        return live().object(in_.staticRef("nodes"))->elements<Ref>()[index];
    }

    // Some node, or null.
    Ref any() {
        switch (below(8)) {
            case 0:
                return 0;
            case 1:
                return in_.node();
            case 2:
                if (const Ref node = element(below(kNodes))) return in_.at<Ref>(node, "next");
                return 0;
            default:
                return element(below(kNodes));
        }
    }

    void change() {
        const Ref target = any();
        const std::uint32_t index = below(kNodes);
        if (below(10) == 0) {
            live().writable(in_.staticRef("nodes"))->elements<Ref>()[index] = target;
        } else if (const Ref node = element(index)) {
            if (below(6) == 0) live().writable(node)->guard = target;
            in_.at<Ref>(node, below(2) ? "next" : "other") = target;
        }
    }

    StateWorld in_;
    std::mt19937 random_;
    std::vector<State> states_;
    unsigned kept_ = 0;
};

} // namespace

TEST_CASE("names: references change at random") {
    for (const unsigned seed : {1u, 2u, 3u}) {
        INFO(seed);
        RandomGraph graph(seed);
        for (int i = 0; i < 1500; ++i) graph.step();
        CHECK(graph.kept() > 300);
    }
}

} // namespace clew::vm::state
