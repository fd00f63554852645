#include "vm/natives/database/SqlTerms.h"

#include <fmt/format.h>

#include <bit>
#include <charconv>
#include <chrono>
#include <cmath>

namespace clew::vm::natives::database {
namespace {

using What = Tuples::What;

constexpr std::int64_t kMillisecondsOfDay = 86'400'000;
constexpr std::int64_t kFirstMoment = -11'676'096'000'000, // 1600-01-01
    kLastMoment = 253'402'300'799'999;                     // 9999-12-31

// A date, with a time of the day or without, as both databases write it.
struct Moment {
    std::int64_t seconds = 0; // since 1970
    std::int64_t nanos = 0;
    std::chrono::year_month_day day{};
};

std::int64_t numberAt(std::string_view text, std::size_t from, std::size_t count) {
    std::int64_t number = 0;
    if (from < text.size())
        std::from_chars(text.data() + from, text.data() + std::min(text.size(), from + count),
                        number);
    return number;
}

Moment momentOf(const Value& value) {
    Moment made;
    if (value.type == Value::Type::Integer) {
        const std::chrono::milliseconds all(value.integer);
        const auto seconds = std::chrono::floor<std::chrono::seconds>(all);
        made.seconds = seconds.count();
        made.nanos = (all - seconds).count() * 1'000'000;
        made.day = std::chrono::floor<std::chrono::days>(std::chrono::sys_seconds(seconds));
        return made;
    }
    const std::string_view text = value.bytes;
    made.day = std::chrono::year(static_cast<int>(numberAt(text, 0, 4))) /
               static_cast<int>(numberAt(text, 5, 2)) / static_cast<int>(numberAt(text, 8, 2));
    made.seconds = std::chrono::sys_days(made.day).time_since_epoch().count() * 86400 +
                   numberAt(text, 11, 2) * 3600 + numberAt(text, 14, 2) * 60 +
                   numberAt(text, 17, 2);
    if (text.size() > 20 && text[19] == '.') {
        std::string fraction;
        for (std::size_t i = 20; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i)
            fraction += text[i];
        fraction.resize(9, '0');
        made.nanos = numberAt(fraction, 0, 9);
    }
    return made;
}

// What strftime of SQLite begins with.
std::string arguments(const Tuples::Column& column) {
    const std::string name = quotedName(column.name);
    return column.type == Value::Type::Integer ? name + " / 1000.0, 'unixepoch'" : name;
}

std::string partOf(std::string_view sqlite, std::string_view postgres, const Tuples::Column& column,
                   Dialect dialect) {
    if (dialect == Dialect::Sqlite)
        return fmt::format("CAST(strftime('{}', {}) AS INTEGER)", sqlite, arguments(column));
    return fmt::format("CAST(EXTRACT({} FROM {}{}) AS bigint)", postgres, quotedName(column.name),
                       column.declaredType == "timestamptz" ? " AT TIME ZONE 'UTC'" : "");
}

std::string nanosOf(const Tuples::Column& column, Dialect dialect) {
    if (dialect == Dialect::Sqlite && column.type == Value::Type::Integer)
        return fmt::format("({} % 1000 + 1000) % 1000 * 1000000", quotedName(column.name));
    if (dialect == Dialect::Sqlite)
        return fmt::format("CAST(substr({}, 21, 3) AS INTEGER) * 1000000", quotedName(column.name));
    if (column.declaredType == "date") return "0";
    return fmt::format("CAST(EXTRACT(MICROSECONDS FROM {}) AS bigint) % 1000000 * 1000",
                       quotedName(column.name));
}

std::string secondsOf(const Tuples::Column& column, Dialect dialect) {
    const std::string name = quotedName(column.name);
    if (dialect == Dialect::Sqlite)
        return fmt::format("CAST(strftime('%s', {}) AS INTEGER) * 1000", arguments(column));
    if (column.declaredType == "date")
        return fmt::format("CAST({} - DATE '1970-01-01' AS bigint) * {}", name, kMillisecondsOfDay);
    return fmt::format("CAST(FLOOR(EXTRACT(EPOCH FROM {})) AS bigint) * 1000", name);
}

} // namespace

std::string quotedName(std::string_view name) {
    std::string quoted = "\"";
    for (const char c : name) quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

std::string literal(const Value& value, Dialect dialect) {
    switch (value.type) {
        case Value::Type::Integer:
            return std::to_string(value.integer);
        case Value::Type::Float: {
            if (!value.bytes.empty()) return value.bytes;
            if (std::isinf(value.number)) return value.number > 0 ? "9e999" : "-9e999";
            std::string text = fmt::format("{}", value.number);
            if (text.find_first_of(".e") == std::string::npos) text += ".0";
            return text;
        }
        case Value::Type::Text: {
            std::string quoted = "'";
            for (const char c : value.bytes) quoted.append(c == '\'' ? 2 : 1, c);
            return quoted + '\'';
        }
        case Value::Type::Blob: {
            std::string hexadecimal = dialect == Dialect::Postgres ? "'\\x" : "x'";
            for (const char c : value.bytes)
                hexadecimal +=
                    fmt::format("{:02x}", static_cast<unsigned>(static_cast<unsigned char>(c)));
            return hexadecimal + '\'';
        }
        case Value::Type::Null:
            break;
    }
    return "NULL";
}

std::string literalOf(std::string_view latin1, Dialect dialect) {
    Value text{.type = Value::Type::Text};
    for (const char c : latin1) {
        const auto unit = static_cast<unsigned char>(c);
        if (unit < 0x80) {
            text.bytes += c;
        } else {
            text.bytes += static_cast<char>(0xC0 | unit >> 6);
            text.bytes += static_cast<char>(0x80 | (unit & 0x3F));
        }
    }
    return literal(text, dialect);
}

bool toLatin1(std::string_view utf8, std::string& latin1) {
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const auto first = static_cast<unsigned char>(utf8[i]);
        if (first < 0x80) {
            latin1 += utf8[i];
        } else if ((first == 0xC2 || first == 0xC3) && i + 1 < utf8.size()) {
            latin1 += static_cast<char>((first & 3) << 6 |
                                        (static_cast<unsigned char>(utf8[++i]) & 0x3F));
        } else {
            return false;
        }
    }
    return true;
}

bool looksLikeMoment(std::string_view text) {
    constexpr std::string_view kForm = "0000-00-00 00:00:00.000";
    if (text.size() != 10 && text.size() != 19 && text.size() != kForm.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (kForm[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != kForm[i]) return false;
    return true;
}

std::string numberOf(const Tuples::Column& column, Dialect dialect) {
    std::string name = quotedName(column.name);
    if (dialect == Dialect::Sqlite) return name;
    if (column.declaredType == "bool") return "CAST(" + name + " AS integer)";
    if (column.declaredType.starts_with("numeric")) return "CAST(" + name + " AS double precision)";
    if (column.declaredType == "float4") // its driver reads the text
        return "CAST(CAST(" + name + " AS text) AS double precision)";
    return name;
}

std::string textOf(const Tuples::Column& column, Dialect) {
    if (column.padded == 0) return quotedName(column.name);
    return fmt::format("rpad(CAST({} AS text), {})", quotedName(column.name), column.padded);
}

std::string comparedText(const Tuples::Column& column, Dialect dialect) {
    std::string text = textOf(column, dialect);
    if (column.isBinary) return text;
    return text + (dialect == Dialect::Postgres ? " COLLATE \"C\"" : " COLLATE BINARY");
}

std::string termOf(const Tuples::Meaning& meaning, const Tuples::Column& column, Dialect dialect) {
    switch (meaning.what) {
        case What::Value:
            return numberOf(column, dialect);
        case What::Length:
            return "length(" + textOf(column, dialect) + ")";
        case What::Char: // 0 behind the end, in both
            return fmt::format("{}(substr({}, {}, 1)){}",
                               dialect == Dialect::Postgres ? "ascii" : "coalesce(unicode",
                               textOf(column, dialect), meaning.index + 1,
                               dialect == Dialect::Postgres ? "" : ", 0)");
        case What::Unscaled: {
            std::string unit = "1";
            unit.append(static_cast<std::size_t>(column.scale), '0');
            if (dialect == Dialect::Sqlite)
                return fmt::format("CAST(round({} * {}.0) AS INTEGER)", quotedName(column.name),
                                   unit);
            return fmt::format("CAST({} * {} AS bigint)", quotedName(column.name), unit);
        }
        case What::Seconds:
            return secondsOf(column, dialect);
        case What::Nanos:
            return nanosOf(column, dialect);
        case What::Year:
            return partOf("%Y", "YEAR", column, dialect);
        case What::Month:
            return partOf("%m", "MONTH", column, dialect);
        case What::Day:
            return partOf("%d", "DAY", column, dialect);
        default:
            return {};
    }
}

Bounds boundsOf(const Tuples::Meaning& meaning, const Tuples::Column& column) {
    switch (meaning.what) {
        case What::Value:
            return {column.least, column.most};
        case What::Length:
            return {0, column.longest};
        case What::Char:
            return {0, column.isAscii ? 127 : 255};
        case What::Unscaled:
            return {-999'999'999'999'999'999, 999'999'999'999'999'999};
        case What::Seconds:
            return {kFirstMoment, kLastMoment};
        case What::Nanos:
            return {0, 999'999'999};
        case What::Year:
            return {1600, 9999};
        case What::Month:
            return {1, 12};
        case What::Day:
            return {1, 31};
        default:
            return {};
    }
}

std::uint64_t bitsOf(const Tuples::Meaning& meaning, const Tuples::Column& column,
                     const Value& value) {
    const auto number = [](std::int64_t of) { return static_cast<std::uint64_t>(of); };
    std::string latin1;
    switch (meaning.what) {
        case What::HasRow:
            return 1;
        case What::Type:
            if (column.hasWhole && value.type == Value::Type::Integer)
                return number(static_cast<int>(Value::Type::Float));
            return number(static_cast<int>(value.type));
        case What::IsWhole:
            return value.type == Value::Type::Integer;
        case What::IsText:
            return value.type == meaning.text.type && value.bytes == meaning.text.bytes;
        case What::Length:
            toLatin1(value.bytes, latin1);
            return latin1.size();
        case What::Char:
            toLatin1(value.bytes, latin1);
            // A byte, with its sign.
            return meaning.index < latin1.size()
                       ? static_cast<std::uint32_t>(static_cast<std::int32_t>(
                             static_cast<std::int8_t>(latin1[meaning.index])))
                       : 0;
        case What::Unscaled: {
            if (value.bytes.empty()) { // of SQLite
                const double whole = value.type == Value::Type::Float
                                         ? value.number
                                         : static_cast<double>(value.integer);
                return number(std::llround(whole * std::pow(10.0, column.scale)));
            }
            std::string digits;
            for (const char c : value.bytes)
                if (c != '.') digits += c;
            return number(numberAt(digits, 0, digits.size()));
        }
        case What::Seconds:
            return value.type == Value::Type::Null ? 0 : number(momentOf(value).seconds * 1000);
        case What::Nanos:
            return value.type == Value::Type::Null ? 0 : number(momentOf(value).nanos);
        case What::Year:
            return value.type == Value::Type::Null
                       ? 0
                       : number(static_cast<int>(momentOf(value).day.year()));
        case What::Month:
            return value.type == Value::Type::Null
                       ? 0
                       : static_cast<unsigned>(momentOf(value).day.month());
        case What::Day:
            return value.type == Value::Type::Null
                       ? 0
                       : static_cast<unsigned>(momentOf(value).day.day());
        case What::Row:
        case What::Value:
            break;
    }
    if (column.type == Value::Type::Float)
        return std::bit_cast<std::uint64_t>(
            value.type == Value::Type::Float ? value.number : static_cast<double>(value.integer));
    return number(value.integer);
}

} // namespace clew::vm::natives::database
