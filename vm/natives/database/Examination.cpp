#include "vm/natives/database/Examination.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "vm/natives/database/SqlTerms.h"

namespace clew::vm::natives::database {
namespace {

using Type = Value::Type;

// Longer texts are no inputs.
constexpr std::int64_t kLongestInput = 64;
// What a double holds exactly.
constexpr std::int64_t kMostExact = std::int64_t(1) << 53;
constexpr const char* kNames[] = {"", "integer", "real", "text", "blob"};

Type typeNamed(std::string_view name) {
    for (int type = 1; type <= 4; ++type)
        if (name == kNames[type]) return static_cast<Type>(type);
    return Type::Null;
}

// Of DECIMAL(8,2), which SQLite does not know: 2; where there are few. -1: it has none.
int scaleOf(std::string_view declaredType) {
    constexpr int kMost = 3;
    const std::size_t comma = declaredType.find(',');
    if (comma == std::string_view::npos) return -1;
    const int scale = std::atoi(declaredType.data() + comma + 1);
    return scale >= 1 && scale <= kMost ? scale : -1;
}

double numberIn(const Value& value) {
    return value.type == Type::Float ? value.number : static_cast<double>(value.integer);
}

// Those that are made of these words.
bool isTimeOfUnix(std::int64_t least, std::int64_t most) {
    constexpr std::int64_t kFirst = -11'676'096'000'000, kLast = 253'402'300'799'999;
    return least >= kFirst && most <= kLast;
}

} // namespace

Examination::Examination(Tuples::Column& column, std::int64_t rows, std::span<const Value> types)
    : column_(column), first_(typeNamed(types[1].bytes)), last_(typeNamed(types[2].bytes)) {
    column.hasNull = types[0].integer < rows;
    column.type = first_;
    const Value &least = types[3], &most = types[4];
    if (isOf(Type::Integer, Type::Integer)) {
        column.least = least.integer;
        column.most = most.integer;
        column.isMoment = isTimeOfUnix(column.least, column.most);
    } else if (isOf(Type::Float, Type::Float)) {
        column.bottom = least.number;
        column.top = most.number;
    } else if (isOf(Type::Text, Type::Text)) {
        looksLikeMoments_ =
            looksLikeMoment(least.bytes) && looksLikeMoment(most.bytes) && least.bytes >= "1600";
    }
}

std::vector<std::string> Examination::words() const {
    const std::string name = quotedName(column_.name);
    std::vector<std::string> words;
    const auto add = [&](std::string_view word) {
        words.push_back(fmt::format(fmt::runtime(word), name));
    };
    if (first_ == Type::Null || isOf(Type::Integer, Type::Integer) || isOf(Type::Blob, Type::Blob))
        return words;
    if (isOf(Type::Text, Type::Text)) {
        // The length of a text ends where a char 0 is.
        constexpr std::string_view kWide =
            "FILTER (WHERE length({0}) <> length(CAST({0} AS BLOB)))";
        add("max(length({0}))");
        add("total(1) " + std::string(kWide));
        add("total({0} GLOB '*[^' || char(1) || '-' || char(255) || ']*'"
            " OR instr(CAST({0} AS BLOB), x'00') > 0) " +
            std::string(kWide));
        if (looksLikeMoments_)
            add("total(coalesce({0} NOT IN (date({0}), datetime({0}),"
                " strftime('%Y-%m-%d %H:%M:%f', {0})), 1))");
        return words;
    }
    for (const char* type : {"integer", "real", "text", "blob"})
        words.push_back(fmt::format("total(typeof({}) = '{}')", name, type));
    add("min({0}) FILTER (WHERE typeof({0}) = 'integer')");
    add("max({0}) FILTER (WHERE typeof({0}) = 'integer')");
    add("min({0}) FILTER (WHERE typeof({0}) = 'real')");
    add("max({0}) FILTER (WHERE typeof({0}) = 'real')");
    // That decimals are what Double.toString makes of them, without an exponent.
    const int scale = scaleOf(column_.declaredType);
    words.push_back(scale > 0 ? fmt::format("total({0} <> 0 AND (abs({0}) >= 1e7 OR"
                                            " round({0} * {1}) / {1} <> {0}))",
                                            name, std::pow(10.0, scale))
                              : "1");
    return words;
}

void Examination::note(std::span<const Value> values) const {
    if (words().empty()) return;
    if (isOf(Type::Text, Type::Text)) {
        if (values[0].integer <= kLongestInput && values[2].number == 0) {
            column_.longest = values[0].integer;
            column_.isAscii = values[1].number == 0;
        }
        column_.isMoment = looksLikeMoments_ && values[3].number == 0;
        return;
    }
    double most = 0;
    int types = 0;
    for (int type = 1; type <= 4; ++type) {
        const double count = values[static_cast<std::size_t>(type - 1)].number;
        types += count > 0;
        if (count <= most) continue;
        most = count;
        column_.type = static_cast<Type>(type);
    }
    column_.least = values[4].integer;
    column_.most = values[5].integer;
    if (values[1].number > 0) {
        column_.bottom = values[6].number;
        column_.top = values[7].number;
    }
    if (values[0].number > 0 && values[1].number > 0) { // numbers, some of them integers
        column_.hasWhole = true;
        if (column_.type == Type::Integer) column_.type = Type::Float;
        column_.isDouble = column_.least >= -kMostExact && column_.most <= kMostExact;
        column_.bottom = std::min(column_.bottom, static_cast<double>(column_.least));
        column_.top = std::max(column_.top, static_cast<double>(column_.most));
        --types;
    }
    column_.isMixed = types > 1;
    if (!column_.isMixed && column_.type == Type::Float && numberIn(values[8]) == 0)
        column_.scale = scaleOf(column_.declaredType);
}

} // namespace clew::vm::natives::database
