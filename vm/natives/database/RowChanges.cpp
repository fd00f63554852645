#include "vm/natives/database/RowChanges.h"

namespace clew::vm::natives::database {
namespace {

void appendText(std::string& bytes, const std::string& text) {
    const std::uint64_t size = text.size();
    bytes.append(reinterpret_cast<const char*>(&size), sizeof size).append(text);
}

void appendId(std::string& bytes, const RowId& id) {
    appendText(bytes, id.table);
    appendText(bytes, id.image);
    bytes.append(1, id.isNew ? '\1' : '\0')
        .append(reinterpret_cast<const char*>(&id.copy), sizeof id.copy);
}

} // namespace

bool RowChanges::touches(const std::string& table) const {
    const auto first = rows.lower_bound({table, false, {}, 0});
    return first != rows.end() && first->first.table == table;
}

RowChanges RowChanges::with(const RowChanges& own) const {
    RowChanges result = *this;
    for (const auto& [id, image] : own.rows) {
        const bool isAsBefore = id.isNew ? !image : image && *image == id.image;
        if (isAsBefore)
            result.rows.erase(id);
        else
            result.rows[id] = image;
    }
    return result;
}

RowChanges RowChanges::normal() const {
    std::map<std::pair<std::string, std::string>, int> counts; // of what came; negative: what went
    for (const auto& [id, image] : rows) {
        if (!id.isNew) --counts[{id.table, id.image}];
        if (image) ++counts[{id.table, *image}];
    }
    RowChanges result;
    for (const auto& [row, count] : counts) {
        for (int i = 0; i < -count; ++i)
            result.rows[{row.first, false, row.second, i}] = std::nullopt;
        for (int i = 0; i < count; ++i) result.rows[{row.first, true, row.second, i}] = row.second;
    }
    return result;
}

RowId RowChanges::find(const std::string& table, const std::string& image,
                       const std::set<RowId>& taken) const {
    for (auto at = rows.lower_bound({table, false, {}, 0});
         at != rows.end() && at->first.table == table; ++at)
        if (at->second == image && !taken.contains(at->first)) return at->first;
    RowId id{table, false, image, 0};
    while (rows.contains(id) || taken.contains(id)) ++id.copy;
    return id;
}

void RowChanges::appendTo(std::string& bytes) const {
    for (const auto& [id, image] : rows) {
        appendId(bytes, id);
        bytes += image ? '+' : '-';
        if (image) appendText(bytes, *image);
    }
    bytes += '|';
    for (const RowId& id : locked) appendId(bytes, id);
}

} // namespace clew::vm::natives::database
