// The names that objects have where references between them change at random: those that were kept
// from the state before lead to the same fingerprints as those that are given anew.

#include <random>

#include "tests/vm/state/StateWorld.h"
#include "vm/state/Fingerprint.h"

namespace clew::vm::state {

namespace {

// Of all objects of a state that was frozen just now, gone through for themselves.
std::uint64_t placementOf(const LiveState& live) {
    Hash128 sum;
    for (Ref ref = 1; ref < live.scalars.nextRef; ++ref)
        if (!live.isBoot(ref))
            sum += Fingerprinter::Placement::of(Fingerprinter::nameIn(live, ref), ref);
    return sum.low;
}

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
        CHECK(placement_.in(live()) == placementOf(live()));
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
    Fingerprinter::Placement placement_;
    unsigned kept_ = 0;
};

// The same where only frames hold the nodes: an array and two of them in a thread's frame, one more
// in that of the main thread, which comes first.
class RandomFrames {
  public:
    // `holdsIterator`: of a list that is modified now and then.
    explicit RandomFrames(unsigned seed, bool holdsIterator = false) : random_(seed) {
        in_.start();
        const Ref array = live().allocateArray(in_.klass("[LFields$Node;"), kNodes);
        first_ = array;
        const values::Slot arguments[] = {array, 0, 0};
        const types::Method& walk =
            *in_.klass().methodNamed("walk", "([LFields$Node;LFields$Node;LFields$Node;)I");
        const std::size_t thread = live().startThread(in_.staticRef("thread"), false);
        interpreter::pushFirstFrame(*in_.vm, live(), thread, walk, arguments);
        worker_ = thread;
        for (std::uint32_t i = 0; i < kNodes; ++i) {
            const Ref made = in_.node();
            live().writable(array)->elements<Ref>()[i] = made;
            in_.at<std::int32_t>(made, "value") = static_cast<std::int32_t>(i % 3);
        }
        if (holdsIterator) {
            Object* statics = live().writable(in_.statics());
            statics->at<Ref>(in_.klass().fieldNamed("iterator")->offset) = 0;
            iterator_ = live().allocateInstance(in_.klass("java/util/ArrayList$Itr"));
            in_.at<Ref>(iterator_, "this$0") = in_.staticRef("texts");
            live().writable(array)->elements<Ref>()[7] = iterator_;
        }
        states_.push_back(live().freeze());
    }

    void step() {
        if (std::exchange(hasLost_, false))
            live().load(states_.back());
        else if (below(6) == 0)
            live().load(states_[below(states_.size())]);
        for (const std::size_t thread : {worker_, StateWorld::kMain}) live().prepareToRun(thread);
        const std::uint64_t before = live().loaded()->frameGraph;
        for (unsigned changes = 1 + below(3); changes > 0; --changes) change();
        const State state = live().freeze();
        if (state->frameGraph != 0) ++(state->frameGraph == before ? kept_ : renamed_);
        if (below(3) == 0) CHECK(placement_.in(live()) == placementOf(live()));
        in_.other().load(state);
        const State again = in_.other().freeze();
        CHECK(again.fingerprint() == state.fingerprint());
        CHECK(again->framesHash == state->framesHash);
        for (Ref ref = first_; ref < state->scalars.nextRef; ++ref)
            if (live().object(ref))
                CHECK(Fingerprinter::nameIn(live(), ref) ==
                      Fingerprinter::nameIn(in_.other(), ref));
        if (!hasLost_) states_.push_back(state);
    }
    unsigned kept() const { return kept_; }
    unsigned renamed() const { return renamed_; }

  private:
    LiveState& live() { return in_.live(); }
    unsigned below(std::size_t count) { return static_cast<unsigned>(random_() % count); }
    Ref array() { return static_cast<Ref>(in_.frame(worker_).locals[0]); }
    Ref element(std::uint32_t index) {
        const Ref node = live().object(array())->elements<Ref>()[index];
        return node == iterator_ ? 0 : node;
    }

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
        if (hasLost_) return;
        const Ref target = any();
        const std::uint32_t index = below(kNodes);
        const Ref node = element(index);
        values::Slot* locals = in_.frame(worker_).locals;
        switch (below(iterator_ != 0 ? 17 : 15)) {
            case 12:
                std::swap(locals[1], locals[2]);
                return;
            case 13:
                locals[1 + below(2)] = in_.node();
                return;
            case 14: // of the array only some node is left, and maybe a new one
                if (below(4) != 0) return;
                hasLost_ = true;
                locals[1] = target;
                locals[2] = in_.node();
                locals[0] = 0;
                return;
            case 15:
            case 16:
                ++in_.at<std::int32_t>(in_.staticRef("texts"), "modCount");
                return;
            case 0:
                live().writable(array())->elements<Ref>()[index] = target;
                return;
            case 1:
                in_.frame(worker_).locals[1 + below(2)] = target;
                return;
            case 2:
                if (below(4) == 0) in_.frame(StateWorld::kMain).locals[3] = target;
                return;
            case 3:
                if (below(8) == 0) in_.at<Ref>(in_.staticRef("list"), "next") = target;
                return;
            case 4:
                if (node) live().writable(node)->guard = target;
                return;
            case 5:
            case 6:
                if (node) in_.at<std::int32_t>(node, "value") = static_cast<int>(below(5));
                return;
            default:
                if (node) in_.at<Ref>(node, below(2) ? "next" : "other") = target;
        }
    }

    StateWorld in_;
    std::mt19937 random_;
    std::size_t worker_ = 0;
    Ref first_ = 0;        // of those that are made here
    Ref iterator_ = 0;     // 0: none
    bool hasLost_ = false; // the array, in this state
    std::vector<State> states_;
    Fingerprinter::Placement placement_;
    unsigned kept_ = 0, renamed_ = 0;
};

} // namespace

TEST_CASE("names: references in frames, and of what frames hold, change at random") {
    for (const unsigned seed : {1u, 2u, 3u}) {
        INFO(seed);
        RandomFrames frames(seed);
        for (int i = 0; i < 1000; ++i) frames.step();
        CHECK(frames.kept() > 200);
        CHECK(frames.renamed() > 200);
    }
}

TEST_CASE("names: what frames hold compares modifications of what the heap holds") {
    RandomFrames frames(4, true);
    for (int i = 0; i < 300; ++i) frames.step();
}

TEST_CASE("names: references change at random") {
    for (const unsigned seed : {1u, 2u, 3u}) {
        INFO(seed);
        RandomGraph graph(seed);
        for (int i = 0; i < 1500; ++i) graph.step();
        CHECK(graph.kept() > 300);
    }
}

TEST_CASE("names: states alike differ in which object has which reference") {
    StateWorld in;
    const auto placementWhere = [&](bool isNextFirst) {
        in.start();
        const Ref first = in.node(), second = in.node();
        in.at<Ref>(in.staticRef("list"), "next") = isNextFirst ? first : second;
        in.at<Ref>(in.staticRef("list"), "other") = isNextFirst ? second : first;
        const Hash128 fingerprint = in.live().freeze().fingerprint();
        return std::pair(fingerprint, Fingerprinter::Placement().in(in.live()));
    };
    const auto one = placementWhere(true), other = placementWhere(false);
    CHECK(one.first == other.first);
    CHECK(one.second != other.second);
    CHECK(placementWhere(true) == one);
}

} // namespace clew::vm::state
