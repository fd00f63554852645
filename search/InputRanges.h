#pragma once

// symbolic.min_int, symbolic.max_int and their siblings: what is assumed of inputs.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "search/config/Config.h"
#include "vm/Vm.h"

namespace clew::search {

// The numbers of each type that are of interest; of types that are not there, all are.
class InputRanges {
  public:
    // Throws ConfigError where a range is empty, or a number is none of its type.
    explicit InputRanges(const Config& config);
    InputRanges() = default;

    bool empty() const { return ranges_.empty() && named_.empty(); }
    void assumeIn(vm::Vm& vm) const;
    // That of one name. Null: it has none.
    const vm::Vm::NamedRange* of(std::string_view name) const;

    using BasicType = vm::values::BasicType;
    // `bits`: of a slot. `name`: of the input, whose bounds take the place of the type's.
    bool admits(BasicType type, std::uint64_t bits, std::string_view name = {}) const;
    // A number that is admitted; the same where that is.
    std::uint64_t admitted(BasicType type, std::uint64_t bits, std::string_view name = {}) const;
    // "int from 0 to 100", in the order of the types; "by from 10 to 20", in that of the names.
    std::vector<std::string> describeTypes() const;
    std::vector<std::string> describeNames() const;

  private:
    struct Range {
        std::int64_t least = 0, most = 0; // of whole numbers
        double low = 0, high = 0;         // of others
    };
    static bool isWhole(BasicType type) {
        return type != BasicType::Float && type != BasicType::Double;
    }
    template <class Number, class Limits>
    void add(BasicType type, std::string_view name, std::optional<Number> least,
             std::optional<Number> most, Limits);

    void addNamed(const Config& config);
    // Nothing: all numbers are of interest.
    std::optional<Range> rangeOf(BasicType type, std::string_view name) const;

    std::map<BasicType, Range> ranges_;
    std::map<std::string, vm::Vm::NamedRange, std::less<>> named_;
};

} // namespace clew::search
