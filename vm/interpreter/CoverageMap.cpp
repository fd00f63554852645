#include "vm/interpreter/CoverageMap.h"

#include <algorithm>
#include <bit>

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

CoverageSet CoverageSet::intersection(const CoverageSet& other) const {
    CoverageSet result;
    result.words_.resize(std::min(words_.size(), other.words_.size()));
    for (std::size_t i = 0; i < result.words_.size(); ++i) result.words_[i] = words_[i] & other.words_[i];
    return result;
}

void CoverageMap::add(const types::Class& type) {
    if (type.id >= byClass_.size()) byClass_.resize(type.id + 1);
    if (byClass_[type.id]) return;
    ClassEntry& entry = *classes_.emplace_back(std::make_unique<ClassEntry>());
    byClass_[type.id] = &entry;
    entry.type = &type;
    for (const types::Method& method : type.methods) {
        if (!method.info || !method.info->code) {
            entry.methods.emplace_back();
            continue;
        }
        auto made = std::make_unique<MethodEntry>(&method, CoveragePoints(*method.info->code), pointCount_);
        for (const CoveragePoint& point : made->points.points) {
            if (point.isBranch()) branches_.insert(pointCount_);
            ++pointCount_;
        }
        entry.methods.push_back(std::move(made));
    }
}

void CoverageMap::cover(const MethodEntry& method, std::uint32_t point) {
    covered_.insert(method.firstPoint + point);
    if (keepsPaths_) path_.covered.insert(method.firstPoint + point);
}

void CoverageMap::executed(const state::LiveState& state, const types::Method& method,
                           const Instruction* pc) {
    const MethodEntry* entry = entryOf(method);
    if (!entry || !entry->points.isSupported) return;
    const CoveragePoints& points = entry->points;
    const Code& code = *method.code.load(std::memory_order_relaxed);
    const std::uint32_t at = code.indexOf(pc);
    const std::uint32_t depth = state.threads[state.current].top->depth;
    Position& position = positionOf(state.current);

    std::uint32_t from = CoveragePoint::kNowhere;
    if (position.method == entry && position.depth == depth)
        from = position.instruction;
    else if (position.hasReturned && at > 0)
        from = at - 1;
    // An instruction is told again after its thread had to stop before it: then `from` is `at`, and no point
    // matches.
    if (from != CoveragePoint::kNowhere)
        for (std::uint32_t i = points.first[from]; i < points.first[from + 1]; ++i)
            if (points.points[i].to == at) {
                cover(*entry, i);
                break;
            }
    position = {entry, at, depth, false};
    const std::uint32_t own = points.first[at];
    if (own < points.first[at + 1] && points.points[own].kind == Kind::Exit) {
        cover(*entry, own);
        // A class initializer returns to the instruction that wanted the class, which is executed again.
        position.hasReturned = !method.isClassInitializer;
    }
}

void CoverageMap::exceptionHandled(const state::LiveState& state) {
    Position& position = positionOf(state.current);
    const state::Frame& handler = *state.threads[state.current].top;
    if (entryOf(*handler.method)) {
        position = {};
    } else if (position.method && handler.depth < position.depth) {
        // Frames that are measured were left, for one that is not: a caller further up is told of a normal
        // return.
        position = {.hasReturned = true};
    }
}

std::shared_ptr<const void> CoverageMap::savePath() const {
    return std::make_shared<const Path>(path_);
}

void CoverageMap::restorePath(const std::shared_ptr<const void>& saved) {
    path_ = saved ? *std::static_pointer_cast<const Path>(saved) : Path();
}

}  // namespace clew::vm::interpreter
