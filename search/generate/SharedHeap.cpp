#include "search/generate/SharedHeap.h"

#include <algorithm>
#include <cstring>

#include "vm/objects/InputTypes.h"
#include "vm/objects/JavaObjects.h"

namespace clew::search::generate {

using vm::state::LiveState;
using vm::state::Object;
namespace objects = vm::objects;

namespace {

constexpr std::size_t kMostNodes = 20'000;

// Nobody can change them, or nobody could put them back.
constexpr std::string_view kLeaves[] = {"java/lang/Class", "java/lang/ClassLoader",
                                        "java/lang/Module", "java/lang/Thread",
                                        "java/lang/ThreadGroup"};

// Objects of the JDK's that hold one value.
struct Holder {
    std::string_view type, method, descriptor, field;
};
constexpr Holder kHolders[] = {
    {"java/util/concurrent/atomic/AtomicInteger", "set", "(I)V", "value"},
    {"java/util/concurrent/atomic/AtomicLong", "set", "(J)V", "value"},
    {"java/util/concurrent/atomic/AtomicBoolean", "set", "(Z)V", "value"},
    {"java/util/concurrent/atomic/AtomicReference", "set", "(Ljava/lang/Object;)V", "value"},
};

bool isEnumConstant(const Class& type) {
    return type.isEnum() || (type.super && type.super->isEnum());
}

// Declares fields of objects, itself or a superclass; of the JDK's classes.
bool hasFieldsOfJdk(const Class& type) {
    if (isEnumConstant(type)) return false;
    for (const Class* at = &type; at; at = at->super)
        if (at->fromJdk &&
            std::ranges::any_of(at->fields, [](const auto& field) { return !field.isStatic(); }))
            return true;
    return false;
}

// But for what has no meaning, such as String.hash.
bool isSame(const std::vector<std::byte>& before, const Object& now) {
    if (before.size() != now.payloadSize()) return false;
    if (now.isStatics() || now.klass->isArray() || now.klass->ignoredRanges.empty())
        return std::memcmp(before.data(), now.payload(), before.size()) == 0;
    std::size_t from = 0;
    const auto isSameUntil = [&](std::size_t to) {
        return to <= from ||
               std::memcmp(before.data() + from, now.payload() + from, to - from) == 0;
    };
    for (const auto& range : now.klass->ignoredRanges) {
        if (!isSameUntil(range.offset)) return false;
        from = range.offset + range.size;
    }
    return isSameUntil(before.size());
}

} // namespace

SharedHeap::SharedHeap(const LiveState& live, const TypeKnowledge& types,
                       const std::vector<const Class*>& classes)
    : types_(types) {
    for (const Class* type : classes) add(live, type->statics, true, kNone);
    // Those that are added are looked at in their turn.
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        const std::size_t whole = nodes_[i].whole;
        const bool isAllOfJdk = nodes_[i].type->fromJdk || nodes_[i].type->isArray();
        std::set<Ref> ofProgram;
        if (whole != kNone && !isAllOfJdk)
            for (const Field* field : fieldsOf(nodes_[i]))
                if (field->type == BasicType::Reference)
                    ofProgram.insert(vm::values::toRef(
                        objects::readSlot(nodes_[i].payload.data() + field->offset, field->type)));
        live.object(nodes_[i].ref)->forEachReference([&](Ref ref) {
            add(live, ref, false, ofProgram.contains(ref) ? kNone : whole);
        });
    }
}

bool SharedHeap::isLeaf(const Class& type) const {
    if (objects::isValueLike(type)) return true;
    return std::ranges::any_of(kLeaves, [&](std::string_view name) {
        return type.isAssignableTo(types_.linker().load(name));
    });
}

void SharedHeap::add(const LiveState& live, Ref ref, bool isStatics, std::size_t whole) {
    if (ref == 0 || nodes_.size() == kMostNodes) return;
    const Object& object = *live.object(ref);
    const Class& type = *object.klass;
    if (!isStatics && (object.isStatics() || isLeaf(type))) return;
    const std::size_t number = nodes_.size();
    if (!numbers_.emplace(ref, number).second) return;
    Node& node = nodes_.emplace_back();
    node = {ref, &type, isStatics, kNone, {}};
    const bool isOfJdk = !isStatics && (type.isArray() ? whole != kNone : hasFieldsOfJdk(type));
    if (isOfJdk) node.whole = type.fromJdk || type.isArray() ? std::min(whole, number) : number;
    node.payload.assign(object.payload(), object.payload() + object.payloadSize());
    refs_.push_back(ref);
}

std::vector<const vm::types::Field*> SharedHeap::fieldsOf(const Node& node) {
    std::vector<const Field*> fields;
    if (node.type->isArray()) return fields;
    for (const Class* at = node.type; at && !at->fromJdk; at = node.isStatics ? nullptr : at->super)
        for (const Field& field : at->fields)
            if (field.isStatic() == node.isStatics && field.info) fields.push_back(&field);
    return fields;
}

std::set<SharedHeap::Place> SharedHeap::changesIn(const LiveState& live) const {
    std::set<Place> changes;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        const Node& node = nodes_[i];
        const Object& now = *live.object(node.ref);
        if (isSame(node.payload, now)) continue;
        bool isFieldChanged = false;
        const std::vector<const Field*> fields = fieldsOf(node);
        for (std::size_t k = 0; k < fields.size(); ++k) {
            const auto valueIn = [&](const std::byte* payload) {
                return objects::readSlot(payload + fields[k]->offset, fields[k]->type);
            };
            if (valueIn(node.payload.data()) == valueIn(now.payload())) continue;
            changes.insert({i, k});
            isFieldChanged = true;
        }
        if (node.whole != kNone && !(isFieldChanged && node.whole == i))
            changes.insert({node.whole, kWhole});
        else if (node.type->isArray())
            changes.insert({i, kWhole});
    }
    return changes;
}

// The steps, and how what is to be changed is got hold of.
class SharedHeap::Restoration {
  public:
    Restoration(const SharedHeap& heap, const std::set<Place>& changes, const Values& values)
        : heap_(heap), types_(heap.types_), changes_(changes), values_(values) {
        findWays();
        for (const Place& place : changes)
            place.field == kWhole ? restoreWhole(place.node) : restoreField(place);
    }
    std::vector<Step> steps;

  private:
    // The field of a static kind or of another object that leads to an object.
    struct Way {
        std::size_t node;
        const Field* field;
    };

    // On no way is a field that tests change.
    void findWays() {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < heap_.nodes_.size(); ++i)
            if (heap_.nodes_[i].isStatics) open.push_back(i);
        for (std::size_t at = 0; at < open.size(); ++at) {
            const Node& node = heap_.nodes_[open[at]];
            const std::vector<const Field*> fields = fieldsOf(node);
            for (std::size_t k = 0; k < fields.size(); ++k) {
                if (fields[k]->type != BasicType::Reference ||
                    !types_.canName(*fields[k]->holder) || changes_.contains({open[at], k}))
                    continue;
                const auto found = heap_.numbers_.find(vm::values::toRef(
                    objects::readSlot(node.payload.data() + fields[k]->offset, fields[k]->type)));
                if (found == heap_.numbers_.end()) continue;
                if (ways_.emplace(found->second, Way{open[at], fields[k]}).second)
                    open.push_back(found->second);
            }
        }
    }

    // An expression for the object, of this type. Precondition: there is a way to it.
    Argument objectAt(std::size_t node, const Class& wanted) {
        const auto [known, isNew] = made_.try_emplace({node, &wanted});
        if (!isNew) return known->second;
        const Way way = ways_.at(node);
        Step step = stepOf(*way.field);
        step.receiver = receiverOf(way.node, *way.field);
        const Class* declared = types_.classOf(way.field->descriptor.view());
        const bool isRead =
            types_.canRead(*way.field) && declared && declared->isAssignableTo(wanted);
        step.kind = isRead ? Step::Kind::ReadField : Step::Kind::GetField;
        if (!isRead)
            step.executable.descriptor =
                wanted.isArray() ? wanted.name.str() : "L" + wanted.name.str() + ";";
        return made_[{node, &wanted}] = append(std::move(step));
    }
    std::optional<Argument> receiverOf(std::size_t node, const Field& field) {
        if (heap_.nodes_[node].isStatics) return std::nullopt;
        return objectAt(node, *field.holder);
    }

    static Step stepOf(const Field& field) {
        Step step;
        step.executable.holder = field.holder->name.str();
        step.executable.name = field.name.str();
        step.executable.descriptor = field.descriptor.str();
        step.executable.accessFlags = field.accessFlags;
        step.executable.parameterNames = {field.name.str()};
        step.executable.parameterTypes = {field.descriptor.str()};
        return step;
    }
    Argument append(Step step) {
        steps.push_back(std::move(step));
        return ResultOf{steps.size() - 1};
    }
    void call(std::string_view holder, std::string_view name, std::string_view descriptor,
              std::optional<Argument> receiver, std::vector<Argument> arguments) {
        Step step;
        step.executable =
            types_.executable(*types_.linker().load(holder).methodNamed(name, descriptor));
        step.receiver = std::move(receiver);
        step.arguments = std::move(arguments);
        append(std::move(step));
    }

    bool isReachable(std::size_t node) const {
        return heap_.nodes_[node].isStatics || ways_.contains(node);
    }

    void restoreField(const Place& place) {
        const Node& node = heap_.nodes_[place.node];
        const Field& field = *fieldsOf(node)[place.field];
        if (!isReachable(place.node) || field.isFinal() || !types_.canName(*field.holder)) return;
        const vm::values::Slot bits =
            objects::readSlot(node.payload.data() + field.offset, field.type);
        std::optional<Argument> value;
        if (field.type != BasicType::Reference) {
            value = JavaValue::primitive(field.type, bits);
        } else if (std::optional<JavaValue> written = values_.of(vm::values::toRef(bits))) {
            value = std::move(*written);
        } else if (const auto object = heap_.numbers_.find(vm::values::toRef(bits));
                   object != heap_.numbers_.end() && ways_.contains(object->second)) {
            const Class* type = types_.classOf(field.descriptor.view());
            if (type && types_.canName(*type)) value = objectAt(object->second, *type);
        }
        if (!value) return;
        Step step = stepOf(field);
        step.kind = types_.canAssign(field) ? Step::Kind::AssignField : Step::Kind::SetField;
        step.receiver = receiverOf(place.node, field);
        step.arguments = {std::move(*value)};
        append(std::move(step));
    }

    void restoreWhole(std::size_t number) {
        const Node& node = heap_.nodes_[number];
        if (!isReachable(number)) return;
        const auto is = [&](std::string_view name) {
            return node.type->isAssignableTo(types_.linker().load(name));
        };
        if (node.type->isArray())
            restoreArray(number);
        else if (is("java/util/Collection"))
            restoreContents(number, "java/util/Collection", "add", "(Ljava/lang/Object;)Z", 1);
        else if (is("java/util/Map"))
            restoreContents(number, "java/util/Map", "put",
                            "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", 2);
        else
            for (const Holder& holder : kHolders)
                if (is(holder.type)) restoreHolder(number, holder);
    }
    void restoreArray(std::size_t number) {
        const Node& node = heap_.nodes_[number];
        std::optional<JavaValue> elements = values_.of(node.ref);
        if (!elements || !types_.canName(*node.type)) return;
        const auto length = static_cast<std::int32_t>(elements->elements.size());
        const Argument array = objectAt(number, *node.type);
        call("java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V",
             std::nullopt,
             {std::move(*elements), JavaValue::ofInt(0), array, JavaValue::ofInt(0),
              JavaValue::ofInt(length)});
    }
    void restoreContents(std::size_t number, std::string_view type, std::string_view insert,
                         std::string_view descriptor, std::size_t atATime) {
        const auto contents = values_.contents(heap_.nodes_[number].ref);
        if (!contents) return;
        const Argument collection = objectAt(number, types_.linker().load(type));
        call(type, "clear", "()V", collection, {});
        for (std::size_t i = 0; i + atATime <= contents->size(); i += atATime)
            call(type, insert, descriptor, collection,
                 {contents->begin() + static_cast<std::ptrdiff_t>(i),
                  contents->begin() + static_cast<std::ptrdiff_t>(i + atATime)});
    }
    void restoreHolder(std::size_t number, const Holder& holder) {
        const Node& node = heap_.nodes_[number];
        const Class& type = types_.linker().load(holder.type);
        const Field& field = *type.fieldNamed(holder.field);
        const vm::values::Slot bits =
            objects::readSlot(node.payload.data() + field.offset, field.type);
        const std::optional<JavaValue> value =
            field.type == BasicType::Reference
                ? values_.of(vm::values::toRef(bits))
                : JavaValue::primitive(vm::values::basicType(holder.descriptor[1]), bits);
        if (value)
            call(holder.type, holder.method, holder.descriptor, objectAt(number, type), {*value});
    }

    const SharedHeap& heap_;
    const TypeKnowledge& types_;
    const std::set<Place>& changes_;
    const Values& values_;
    std::map<std::size_t, Way> ways_; // to a node
    std::map<std::pair<std::size_t, const Class*>, Argument> made_;
};

std::vector<Step> SharedHeap::restore(const std::set<Place>& changes, const Values& values) const {
    return std::move(Restoration(*this, changes, values).steps);
}

} // namespace clew::search::generate
