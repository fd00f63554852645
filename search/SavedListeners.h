#pragma once

// What listeners know of the path that led to a state, each in its place; null: none of them knows
// anything.

#include <memory>
#include <vector>

#include "search/Listener.h"

namespace clew::search {

using SavedListeners = std::shared_ptr<const std::vector<std::shared_ptr<const void>>>;

inline SavedListeners saveAll(const std::vector<Listener*>& listeners) {
    std::vector<std::shared_ptr<const void>> saved;
    bool any = false;
    for (Listener* listener : listeners) {
        saved.push_back(listener->save());
        any |= saved.back() != nullptr;
    }
    if (!any) return nullptr;
    return std::make_shared<const std::vector<std::shared_ptr<const void>>>(std::move(saved));
}

inline void restoreAll(const std::vector<Listener*>& listeners, const SavedListeners& saved) {
    if (!saved) return;
    for (std::size_t i = 0; i < listeners.size(); ++i) listeners[i]->restore((*saved)[i]);
}

} // namespace clew::search
