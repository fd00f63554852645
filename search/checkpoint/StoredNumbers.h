#pragma once

// What has no size of its own in a checkpoint, as a row of numbers.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <span>
#include <stdexcept>

namespace clew::search {

using NumberRow = std::span<const std::uint32_t>;

class NumberWriter {
  public:
    explicit NumberWriter(std::function<void(NumberRow)> put) : put_(std::move(put)) {}
    void add(NumberRow numbers) { put_(numbers); }
    void add(std::initializer_list<std::uint32_t> numbers) {
        put_(NumberRow(numbers.begin(), numbers.size()));
    }
    void addLong(std::uint64_t number) {
        add({static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(number >> 32)});
    }
    void addSize(std::size_t size) { add({static_cast<std::uint32_t>(size)}); }

  private:
    std::function<void(NumberRow)> put_;
};

// Whoever takes numbers from it has to check what they lead to.
class NumberReader {
  public:
    struct Damaged : std::runtime_error {
        Damaged() : std::runtime_error("numbers that lead nowhere") {}
    };
    static void check(bool holds) {
        if (!holds) throw Damaged();
    }

    explicit NumberReader(NumberRow numbers) : left_(numbers) {}
    NumberRow take(std::size_t count) {
        check(count <= left_.size());
        const NumberRow taken = left_.first(count);
        left_ = left_.subspan(count);
        return taken;
    }
    std::uint32_t next() { return take(1)[0]; }
    std::uint32_t below(std::size_t end) {
        const std::uint32_t number = next();
        check(number < end);
        return number;
    }
    std::uint64_t nextLong() {
        const NumberRow halves = take(2);
        return std::uint64_t(halves[1]) << 32 | halves[0];
    }
    // Of a row of items that take at least one number each.
    std::size_t nextSize() { return below(left_.size()); }
    bool isAtEnd() const { return left_.empty(); }

  private:
    NumberRow left_;
};

} // namespace clew::search
