#include "search/generate/Serialization.h"

#include <algorithm>

#include "search/generate/Environment.h"

namespace clew::search::generate {

namespace {

constexpr std::string_view kMethods[] = {"writeObject", "readObject", "readObjectNoData",
                                         "writeReplace", "readResolve"};

std::size_t append(const TypeKnowledge& types, std::vector<Step>& steps, std::string_view holder,
                   std::string_view name, std::string_view descriptor,
                   std::optional<Argument> receiver, std::vector<Argument> arguments) {
    Step step = staticCall(types, holder, name, descriptor, std::move(arguments));
    step.receiver = std::move(receiver);
    step.executable.isOverloaded = false; // these arguments say which one is meant
    steps.push_back(std::move(step));
    return steps.size() - 1;
}

} // namespace

bool hasOwnSerialization(const std::vector<const Class*>& classes) {
    return std::ranges::any_of(classes, [](const Class* type) {
        return std::ranges::any_of(type->methods, [](const Method& method) {
            return !method.isStatic() &&
                   std::ranges::find(kMethods, method.name.view()) != std::end(kMethods);
        });
    });
}

void appendWriting(const TypeKnowledge& types, std::vector<Step>& steps, std::size_t object) {
    const std::size_t bytes =
        append(types, steps, "java/io/ByteArrayOutputStream", "<init>", "()V", {}, {});
    const std::size_t stream = append(types, steps, "java/io/ObjectOutputStream", "<init>",
                                      "(Ljava/io/OutputStream;)V", {}, {ResultOf{bytes}});
    append(types, steps, "java/io/ObjectOutputStream", "writeObject", "(Ljava/lang/Object;)V",
           ResultOf{stream}, {ResultOf{object}});
}

void appendReading(const TypeKnowledge& types, std::vector<Step>& steps) {
    const std::size_t written = steps.size() - 3;
    const std::size_t bytes = append(types, steps, "java/io/ByteArrayOutputStream", "toByteArray",
                                     "()[B", ResultOf{written}, {});
    const std::size_t source = append(types, steps, "java/io/ByteArrayInputStream", "<init>",
                                      "([B)V", {}, {ResultOf{bytes}});
    const std::size_t stream = append(types, steps, "java/io/ObjectInputStream", "<init>",
                                      "(Ljava/io/InputStream;)V", {}, {ResultOf{source}});
    append(types, steps, "java/io/ObjectInputStream", "readObject", "()Ljava/lang/Object;",
           ResultOf{stream}, {});
}

} // namespace clew::search::generate
