#include "listeners/Positions.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/objects/JavaObjects.h"
#include "vm/objects/StackTrace.h"
#include "vm/objects/Strings.h"

namespace clew::listeners {

using namespace vm;

std::string positionOf(const types::Method* method, const interpreter::Instruction* pc) {
    if (!method || !pc) return "?";
    const int index = interpreter::codeOf(*method).bytecodeIndexOf(pc);
    return objects::TraceFrame{method, index < 0 ? objects::kNoIndex : static_cast<unsigned>(index)}
        .describe();
}

std::string threadName(const state::LiveState& state, std::size_t thread) {
    const values::Ref object =
        thread < state.threads.size() ? state.threads[thread].data.object : 0;
    const types::Field* field =
        object ? objects::findFieldNamed(*state.object(object)->klass, "name") : nullptr;
    const values::Ref name = field ? state.object(object)->at<values::Ref>(field->offset) : 0;
    // Reads only.
    return name ? objects::stringUtf8(const_cast<state::LiveState&>(state), name)
                : fmt::format("thread-{}", thread);
}

bool isOfProgram(const types::Class& klass) {
    constexpr std::string_view kApi[] = {"gov/nasa/jpf/", "org/sosy_lab/sv_benchmarks/",
                                         "fi/hut/ics/lime/tester/", "tools/aqua/concolic/",
                                         "org/clew/jdbc/"};
    return !klass.fromJdk && std::ranges::none_of(kApi, [&](std::string_view package) {
        return klass.name.view().starts_with(package);
    });
}

std::string typeName(const types::Class& klass) {
    return klass.element ? typeName(*klass.element) + "[]" : klass.externalName();
}

} // namespace clew::listeners
