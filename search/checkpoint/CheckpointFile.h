#pragma once

// The file of a checkpoint, as bytes: a head of fixed size, a JSON text, then the paths of the
// frontier as one tree, the frontier, what was visited; where there are inputs, the expressions,
// and what was visited under conditions; under dynamic reduction the states that were visited with
// what threads may still do there; and a checksum of all before it. Numbers are as the
// machine has them: another machine's program is another build.

#include <xxhash.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "vm/state/Hash.h"
#include "vm/values/ExpressionImage.h"

namespace clew::search {

using vm::state::Hash128;

using vm::values::StoredExpression;

// A step of a path: which alternative was taken where `before` has led, as in Path::Node. Number 0
// is the root, which is no step; those before a step come before it.
struct StoredStep {
    std::uint32_t before, alternative;
};

struct StoredEntry {
    Hash128 fingerprint; // of the state
    Hash128 key;         // as matched
    std::uint32_t step;  // the last one of its path
    std::uint32_t depth, next, end;
    std::uint32_t named; // not 0: so many alternatives are left, by their identities among `words`
    std::uint32_t node;  // in the count of paths
};

// A state that was explored at a time at which the clock shows more than 0.
struct StoredTime {
    Hash128 key;
    std::int64_t clock;
};

// A state under a condition, and in which shard of CoveredStates it is.
struct StoredSame {
    Hash128 key;
    std::uint32_t number, place;
};

// The same without the condition, whose conjuncts are among `words`.
struct StoredCondition {
    Hash128 state;
    std::uint32_t number, conjuncts;
};

struct CheckpointSizes {
    std::uint64_t text, steps, entries, visited, times;
    std::uint64_t expressions = 0, same = 0, conditions = 0;
    std::uint64_t counts = 0; // PathCount::stored
    std::uint64_t words = 0;  // of the entries, in their order, then of the conditions
    std::uint64_t visits = 0; // numbers: DynamicReduction::store
};

// Writes beside the file, and puts it in its place at the end: who reads the file sees the one from
// before or the whole new one. Throws std::filesystem::filesystem_error.
class CheckpointWriter {
  public:
    CheckpointWriter(std::filesystem::path file, const CheckpointSizes& sizes,
                     std::string_view text);
    ~CheckpointWriter(); // unless it is finished, nothing has happened
    CheckpointWriter(const CheckpointWriter&) = delete;
    CheckpointWriter& operator=(const CheckpointWriter&) = delete;

    // In the order of CheckpointSizes, as many of each.
    template <class Item>
    void add(const Item& item) {
        write(&item, sizeof item);
    }
    template <class Item>
    void addAll(const std::vector<Item>& items) {
        for (const Item& item : items) add(item);
    }
    void addRow(std::span<const std::uint32_t> numbers) {
        write(numbers.data(), numbers.size_bytes());
    }
    void finish();

  private:
    void write(const void* bytes, std::size_t size);
    void flush();
    [[noreturn]] void fail() const;

    struct Free {
        void operator()(XXH3_state_t* state) const { XXH3_freeState(state); }
    };
    std::filesystem::path file_, beside_;
    int descriptor_;
    std::unique_ptr<XXH3_state_t, Free> checksum_;
    std::string buffer_;
};

// A file that has been read, and is what a writer has written. Throws ConfigError, with one line,
// where it is not.
class CheckpointReader {
  public:
    explicit CheckpointReader(const std::filesystem::path& file);
    ~CheckpointReader();
    CheckpointReader(const CheckpointReader&) = delete;
    CheckpointReader& operator=(const CheckpointReader&) = delete;

    std::string_view text() const { return text_; }
    std::span<const StoredStep> steps() const { return steps_; }
    std::span<const StoredEntry> entries() const { return entries_; }
    std::span<const Hash128> visited() const { return visited_; }
    std::span<const StoredTime> times() const { return times_; }
    std::span<const StoredExpression> expressions() const { return expressions_; }
    std::span<const StoredSame> same() const { return same_; }
    std::span<const StoredCondition> conditions() const { return conditions_; }
    std::span<const std::uint64_t> counts() const { return counts_; }
    std::span<const std::uint32_t> words() const { return words_; }
    std::span<const std::uint32_t> visits() const { return visits_; }

  private:
    std::string_view readSections(std::string_view bytes); // what is wrong; empty: nothing
    template <class Item>
    std::span<const Item> take(std::string_view& bytes, std::uint64_t count);

    std::string_view mapped_;
    std::string_view text_;
    std::span<const StoredStep> steps_;
    std::span<const StoredEntry> entries_;
    std::span<const Hash128> visited_;
    std::span<const StoredTime> times_;
    std::span<const StoredExpression> expressions_;
    std::span<const StoredSame> same_;
    std::span<const StoredCondition> conditions_;
    std::span<const std::uint64_t> counts_;
    std::span<const std::uint32_t> words_, visits_;
};

} // namespace clew::search
