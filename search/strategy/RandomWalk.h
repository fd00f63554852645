#pragma once

#include <random>
#include <string>

#include "search/strategy/Walk.h"

namespace clew::search {

// A random alternative each time.
class RandomWalk : public Walk {
  public:
    RandomWalk(std::uint64_t walks, std::uint64_t seed) : Walk(walks), random_(seed) {}

    std::string cut() const override { return "random walks do not take every path"; }

  protected:
    std::uint32_t pick(const Entry& entry) override {
        return std::uniform_int_distribution<std::uint32_t>(entry.next, entry.end - 1)(random_);
    }

  private:
    std::mt19937_64 random_;
};

} // namespace clew::search
