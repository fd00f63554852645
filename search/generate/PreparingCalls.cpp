#include "search/generate/PreparingCalls.h"

#include <algorithm>

namespace clew::search::generate {

const std::vector<const Method*>& PreparingCalls::of(const Method& act, const Class& type,
                                                     const std::vector<const Method*>& methods) {
    const auto [found, isNew] = preparing_.try_emplace({&act, &methods});
    if (!isNew) return found->second;
    const FieldUses::OfMethod& wanted = uses_.of(act, type);
    for (const Method* method : methods) {
        const Method* made = method->isStatic() || method->isPrivate() || type.isInterface()
                                 ? method
                                 : type.select(*method);
        const bool isOfLibrary = method->holder->fromJdk; // what it writes has no name of ours
        if (isOfLibrary || (made && std::ranges::any_of(uses_.of(*made, type).writes,
                                                        [&](const FieldUses::Name& field) {
                                                            return wanted.doesRead(field);
                                                        })))
            found->second.push_back(method);
    }
    return found->second;
}

} // namespace clew::search::generate
