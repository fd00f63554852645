#include "vm/interpreter/DueTimes.h"

#include <string_view>

namespace clew::vm::interpreter {
namespace {

using std::string_view_literals::operator""sv;

struct Row {
    std::string_view holder, field;
    std::int64_t unit; // nanoseconds
};
constexpr Row kDueTimes[] = {
    {"java/util/TimerTask"sv, "nextExecutionTime"sv, 1'000'000},
    {"java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask"sv, "time"sv, 1},
};

} // namespace

void markDueTimes(types::Class& made) {
    if (made.super) made.dueTime = made.super->dueTime;
    if (!made.fromJdk) return;
    for (const Row& row : kDueTimes) {
        if (row.holder != made.name.view()) continue;
        const types::Field* field = made.fieldNamed(row.field);
        if (!field || field->isStatic() || field->type != values::BasicType::Long) continue;
        made.dueTime = {field->offset, row.unit};
        made.ignoredRanges.push_back({field->offset, sizeof(std::int64_t)});
    }
}

} // namespace clew::vm::interpreter
