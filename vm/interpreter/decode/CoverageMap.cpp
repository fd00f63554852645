#include "vm/interpreter/decode/CoverageMap.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace clew::vm::interpreter {

using Kind = CoveragePoint::Kind;

void CoverageSet::include(const CoverageSet& other) {
    if (other.words_.size() > words_.size()) words_.resize(other.words_.size());
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
}

std::size_t CoverageSet::size() const {
    std::size_t size = 0;
    for (const std::uint64_t word : words_) size += static_cast<std::size_t>(std::popcount(word));
    return size;
}

std::size_t CoverageSet::sizeWithout(const CoverageSet& other) const {
    std::size_t size = 0;
    for (std::size_t i = 0; i < words_.size(); ++i)
        size += static_cast<std::size_t>(
            std::popcount(words_[i] & ~(i < other.words_.size() ? other.words_[i] : 0)));
    return size;
}

std::vector<std::uint32_t> CoverageSet::pointsWithout(const CoverageSet& other) const {
    std::vector<std::uint32_t> points;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        std::uint64_t left = words_[i] & ~(i < other.words_.size() ? other.words_[i] : 0);
        for (; left != 0; left &= left - 1)
            points.push_back(static_cast<std::uint32_t>(64 * i) +
                             static_cast<std::uint32_t>(std::countr_zero(left)));
    }
    return points;
}

CoverageSet CoverageSet::intersection(const CoverageSet& other) const {
    CoverageSet result;
    result.words_.resize(std::min(words_.size(), other.words_.size()));
    for (std::size_t i = 0; i < result.words_.size(); ++i)
        result.words_[i] = words_[i] & other.words_[i];
    return result;
}

void CoverageMap::add(const types::Class& type) {
    if (type.id >= byClass_.size()) byClass_.resize(type.id + 1);
    if (byClass_[type.id]) return;
    last_ = {};
    ClassEntry& entry = *classes_.emplace_back(std::make_unique<ClassEntry>());
    byClass_[type.id] = &entry;
    entry.type = &type;
    for (const types::Method& method : type.methods) {
        if (!method.info || !method.info->code) {
            entry.methods.emplace_back();
            continue;
        }
        auto made =
            std::make_unique<MethodEntry>(&method, CoveragePoints(*method.info->code), pointCount_);
        made->marks.assign(made->points.starts.size(), None);
        for (const CoveragePoint& point : made->points.points) {
            made->marks[point.from] = point.kind == Kind::Exit ? Exit : Source;
            if (point.isBranch()) branches_.insert(pointCount_);
            ++pointCount_;
        }
        entry.methods.push_back(std::move(made));
    }
}

void CoverageMap::cover(std::uint32_t point) {
    covered_.insert(point);
}

void CoverageMap::arrive(const state::LiveState& state, const types::Method& method,
                         const Instruction* pc) {
    const MethodEntry* entry = entryOf(method);
    if (entry && !entry->points.isSupported) entry = nullptr;
    const std::vector<Instruction>& code =
        method.code.load(std::memory_order_relaxed)->instructions;
    last_ = {code.data(), code.size() - 1, state.current, entry};
    if (!entry) return;
    // The VM puts instructions of its own before those of the class file.
    const std::size_t count = entry->points.starts.size();
    last_.begin = code.data() + (code.size() - count);
    last_.end = count - 1;
    if (pc < last_.begin) {
        last_ = {};
        return;
    }
    const auto at = static_cast<std::uint32_t>(pc - last_.begin);
    const std::uint32_t depth = state.threads[state.current].top->depth;
    Position& position = positionOf(state);
    last_.position = &position;
    if (position.method != &method || position.depth != depth) {
        const bool isBehindCall = position.hasReturned && at > 0;
        position = {position.thread, &method, depth, isBehindCall ? at - 1 : kNowhere};
    }
    position.hasReturned = false;
    step(at);
}

// An instruction is told again after its thread had to stop before it: then `at` is the source, and
// no point matches.
void CoverageMap::goOn(std::uint32_t at) {
    const MethodEntry& entry = *last_.entry;
    const std::uint32_t source = std::exchange(last_.position->source, kNowhere);
    for (std::uint32_t i = entry.points.first[source]; i < entry.points.first[source + 1]; ++i)
        if (entry.points.points[i].to == at) return cover(entry.firstPoint + i);
}

void CoverageMap::meet(std::uint32_t at) {
    const MethodEntry& entry = *last_.entry;
    if (entry.marks[at] == Source) {
        last_.position->source = at;
        return;
    }
    cover(entry.firstPoint + entry.points.first[at]);
    // A class initializer returns to the instruction that wanted the class, which is executed
    // again.
    last_.position->hasReturned = !entry.method->isClassInitializer;
    last_ = {};
}

void CoverageMap::exceptionHandled(const state::LiveState& state) {
    Position& position = positionOf(state);
    const state::Frame& handler = *state.threads[state.current].top;
    last_ = {};
    if (entryOf(*handler.method)) {
        position = {.thread = position.thread};
    } else if (position.method && handler.depth < position.depth) {
        // Frames that are measured were left, for one that is not: a caller further up is told of a
        // normal return.
        position = {.thread = position.thread, .hasReturned = true};
    }
}

void CoverageMap::merge(const CoverageMap& other) {
    for (const std::unique_ptr<ClassEntry>& type : other.classes_) {
        add(*type->type);
        for (const std::unique_ptr<MethodEntry>& theirs : type->methods) {
            if (!theirs) continue;
            const MethodEntry& own = *entryOf(*theirs->method);
            for (std::uint32_t i = 0; i < own.points.points.size(); ++i)
                if (other.covered_.contains(theirs->firstPoint + i)) cover(own.firstPoint + i);
        }
    }
}

std::shared_ptr<const void> CoverageMap::savePath() const {
    return std::make_shared<const Path>(path_);
}

void CoverageMap::restorePath(const std::shared_ptr<const void>& saved) {
    path_ = saved ? *std::static_pointer_cast<const Path>(saved) : Path();
    last_ = {};
}

} // namespace clew::vm::interpreter
