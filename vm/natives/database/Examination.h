#pragma once

// What a column of SQLite holds, which has no types that say so.

#include <span>
#include <string>
#include <vector>

#include "vm/natives/database/Tuples.h"

namespace clew::vm::natives::database {

class Examination {
  public:
    // `types`: how many are no nulls, the first and the last of their types' names, the least and
    // the largest value.
    Examination(Tuples::Column& column, std::int64_t rows, std::span<const Value> types);

    // What is still to be asked, as results of one row.
    std::vector<std::string> words() const;
    // From these on.
    void note(std::span<const Value> values) const;
    std::size_t from = 0; // where they begin, for the caller

  private:
    bool isOf(Value::Type first, Value::Type last) const {
        return first_ == first && last_ == last;
    }

    Tuples::Column& column_;
    Value::Type first_ = Value::Type::Null, last_ = Value::Type::Null; // by their names
    bool looksLikeMoments_ = false;
};

} // namespace clew::vm::natives::database
