#include "vm/objects/InitializationFailure.h"

#include "vm/objects/JavaObjects.h"

namespace clew::vm::objects {

namespace {

// The failure belongs to a path. It lies in the mirror's field for the data of a hidden class,
// which nothing else uses in other classes; those of hidden classes are not kept.
const types::Field* place(const state::LiveState& state, const types::Class& klass) {
    return klass.isHiddenClass ? nullptr
                               : findFieldNamed(*state.object(klass.mirror)->klass, "classData");
}

} // namespace

bool keepsInitializationFailure(const state::LiveState& state, const types::Class& klass) {
    return place(state, klass);
}

void setInitializationFailure(state::LiveState& state, const types::Class& klass, Ref error) {
    state.share(error, true);
    setField<Ref>(state, klass.mirror, "classData", error);
}

Ref initializationFailureOf(const state::LiveState& state, const types::Class& klass) {
    const types::Field* field = place(state, klass);
    return field ? state.object(klass.mirror)->at<Ref>(field->offset) : 0;
}

} // namespace clew::vm::objects
