#pragma once

#include <optional>

#include "search/strategy/Strategy.h"

namespace clew::search {

// The first alternative everywhere, and nothing else.
class SinglePath : public Strategy {
  public:
    void push(Entry entry) override {
        if (entry.end > 1) cut_ = true;
        entry.end = 1;
        current_ = std::move(entry);
    }
    Entry& top() override { return *current_; }
    void pop() override { current_.reset(); }
    bool empty() override { return !current_; }
    std::string cut() const override {
        return cut_ ? "a single path was taken where there are others" : std::string();
    }

  private:
    std::optional<Entry> current_;
    bool cut_ = false;
};

} // namespace clew::search
