#include "vm/interpreter/TaskFields.h"

#include <string_view>

namespace clew::vm::interpreter {
namespace {

using std::string_view_literals::operator""sv;
using types::Class;

struct Row {
    std::string_view holder, field;
    std::uint32_t Class::TaskFields::*place;
    bool isSinceEpoch = false; // milliseconds; otherwise as System.nanoTime
};
constexpr Row kRows[] = {
    {"java/util/TimerTask"sv, "nextExecutionTime"sv, &Class::TaskFields::due, true},
    {"java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask"sv, "time"sv,
     &Class::TaskFields::due},
    {"java/util/concurrent/ThreadPoolExecutor"sv, "completedTaskCount"sv,
     &Class::TaskFields::completed},
    {"java/util/concurrent/ThreadPoolExecutor$Worker"sv, "completedTasks"sv,
     &Class::TaskFields::completed},
};

} // namespace

void markTaskFields(const Vm& vm, Class& made) {
    if (made.super) made.tasks = made.super->tasks;
    if (!made.fromJdk) return;
    for (const Row& row : kRows) {
        if (row.holder != made.name.view()) continue;
        const types::Field* field = made.fieldNamed(row.field);
        if (!field || field->isStatic() || field->type != values::BasicType::Long) continue;
        made.tasks.*row.place = field->offset;
        made.tasks.unit = row.isSinceEpoch ? 1'000'000 : 1;
        made.tasks.origin =
            row.isSinceEpoch ? vm.options.clockStart : state::Scalars::kNanoTimeAtStart;
        made.ignoredRanges.push_back({field->offset, sizeof(std::int64_t)});
    }
}

void tasksAreSeen(Vm& vm) {
    if (!vm.globals.tasksCount.exchange(true)) vm.sharingChanges.fetch_add(1);
}

} // namespace clew::vm::interpreter
