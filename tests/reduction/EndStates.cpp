// The set of states in which the paths that were explored have ended: where another exploration is
// to lead to the same ones.
//
// It is made without the fingerprints that states are matched by, from what the program itself can
// see: what the static fields of its classes lead to, and where threads are that cannot go on. Left
// out is what may be another thing though the program does not tell: guards, identity hash codes,
// numbers of threads and of classes made for lambdas, how often collections have been modified,
// caches, of the library's own classes all but those that hold data (kLibrary), and the queues of
// its locks: where these are taken as monitors there are none.

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "choice/Choice.h"
#include "listeners/Factory.h"
#include "vm/interpreter/Scheduling.h"

namespace {

using clew::vm::state::LiveState;
using clew::vm::state::Object;
using clew::vm::types::Class;
using clew::vm::types::Field;
using clew::vm::values::BasicType;
using clew::vm::values::Ref;

// Text that says all of one state.
class Description {
  public:
    explicit Description(const LiveState& state) : state_(state) {}

    void root(const std::string& name, Ref object) {
        text_ += name + '=';
        refer(object);
        for (; next_ < queue_.size(); ++next_) describe(queue_[next_]);
    }
    void add(const std::string& text) { text_ += text; }
    void thread(std::size_t place);
    bool isSymbolic() const { return isSymbolic_; }
    std::string take() { return std::move(text_); }

  private:
    void refer(Ref ref);
    void describe(Ref ref);
    void describeFields(const Object& object, const Class& klass);
    void value(const std::byte* at, BasicType type);
    static std::string nameOf(const Class& klass);

    const LiveState& state_;
    std::string text_;
    std::unordered_map<Ref, std::size_t> numbers_;
    std::vector<Ref> queue_;
    std::size_t next_ = 0;
    bool isSymbolic_ = false;
};

// Classes of the library whose objects are looked into.
constexpr std::string_view kLibrary[] = {
    "java/util/",        "java/lang/String",    "java/lang/Integer",  "java/lang/Long",
    "java/lang/Boolean", "java/lang/Throwable", "java/lang/Character"};
bool isOpen(const Class& klass) {
    const std::string_view name = klass.name.view();
    if (!klass.fromJdk) return true;
    return std::ranges::any_of(kLibrary,
                               [&](std::string_view begin) { return name.starts_with(begin); });
}

std::string Description::nameOf(const Class& klass) {
    std::string name = klass.externalName();
    const std::size_t lambda = name.find("$$Lambda");
    return lambda == std::string::npos ? name : name.substr(0, lambda) + "$$Lambda";
}

void Description::refer(Ref ref) {
    if (ref == 0) {
        text_ += "null;";
        return;
    }
    const Object& object = *state_.object(ref);
    if (object.klass->name.view() == "java/lang/Class") {
        text_ += "class;";
        return;
    }
    const auto [found, isNew] = numbers_.try_emplace(ref, numbers_.size());
    text_ += '#' + std::to_string(found->second) + ';';
    if (isNew) queue_.push_back(ref);
}

void Description::value(const std::byte* at, BasicType type) {
    const auto as = [&]<class T>(T) { return *reinterpret_cast<const T*>(at); };
    switch (clew::vm::values::sizeOf(type)) {
        case 1:
            text_ += std::to_string(as(std::uint8_t())) + ';';
            break;
        case 2:
            text_ += std::to_string(as(std::uint16_t())) + ';';
            break;
        case 4:
            text_ += std::to_string(as(std::uint32_t())) + ';';
            break;
        default:
            text_ += std::to_string(as(std::uint64_t())) + ';';
            break;
    }
}

void Description::describeFields(const Object& object, const Class& klass) {
    const auto& ignored = object.isStatics() ? klass.staticIgnoredRanges : klass.ignoredRanges;
    const auto& leftOut =
        object.isStatics() ? klass.staticLeftOutReferences : klass.leftOutReferences;
    const auto isQueue = [](const Field& field) {
        const std::string_view holder = field.holder->name.view(), name = field.name.view();
        if (holder == "java/util/concurrent/SynchronousQueue$TransferStack") return name == "head";
        return holder.starts_with("java/util/concurrent/locks/Abstract") &&
               (name == "head" || name == "tail" || name == "firstWaiter" || name == "lastWaiter");
    };
    for (const Class* holder = &klass; holder; holder = holder->super) {
        const bool isThreads = holder->name.view() == "java/lang/Thread" && holder->fromJdk;
        for (const Field& field : holder->fields) {
            if (isThreads || field.isStatic() != object.isStatics() || isQueue(field)) continue;
            const auto isHere = [&](const Class::Range& range) {
                return range.offset == field.offset;
            };
            if (std::ranges::any_of(ignored, isHere) ||
                std::ranges::find(leftOut, field.offset) != leftOut.end() ||
                field.offset == klass.modifications.count ||
                field.offset == klass.modifications.expected)
                continue;
            text_ += std::string(field.name.view()) + '=';
            if (field.type == BasicType::Reference)
                refer(object.at<Ref>(field.offset));
            else
                value(object.payload() + field.offset, field.type);
        }
        if (object.isStatics()) break;
    }
}

void Description::describe(Ref ref) {
    const Object& object = *state_.object(ref);
    isSymbolic_ |= object.isSymbolic();
    text_ += "\n#" + std::to_string(numbers_.at(ref)) + ' ' + nameOf(*object.klass);
    if (object.owner != 0) text_ += " of " + std::to_string(state_.rankOf(object.owner - 1u));
    text_ += ": ";
    const Class& klass = *object.klass;
    if (object.isArray()) {
        for (std::uint32_t i = 0; i < object.length; ++i)
            if (klass.elementType == BasicType::Reference)
                refer(object.elements<Ref>()[i]);
            else
                value(object.payload() + (std::size_t(i) << klass.elementShift), klass.elementType);
    } else if (object.isStatics() || isOpen(klass)) {
        describeFields(object, klass);
    }
}

// Where it is.
void Description::thread(std::size_t place) {
    const auto& thread = state_.threads[place];
    text_ += "\nthread " + std::to_string(state_.rankOf(place)) + ':';
    const auto frame = [&](const clew::vm::types::Method& method, const auto* pc) {
        const auto* code = method.code.load();
        if (method.isHidden || !method.info || !code || method.holder->fromJdk) return;
        text_ += ' ' + nameOf(*method.holder) + '.' + std::string(method.name.view()) + ':' +
                 std::to_string(code->bytecodeIndexOf(pc));
    };
    for (const auto* at = thread.top; at; at = at->caller) frame(*at->method, at->pc);
    for (const auto* at = thread.frozenBelow; at; at = at->caller) frame(*at->method, at->pc);
}

class EndStates : public clew::search::Listener {
  public:
    explicit EndStates(const clew::search::Config& config)
        : file_(config.path("end_states.file")) {}
    static std::span<const clew::search::ConfigKey> keys() {
        static constexpr clew::search::ConfigKey kKeys[] = {
            {.name = "end_states.file",
             .type = clew::search::ValueType::path,
             .help = "where the end states are written, once each"},
        };
        return kKeys;
    }

    void stateAdvanced(const LiveState& state, const clew::search::Transition& made) override {
        if (!made.isEnd) return;
        if (std::string end = endOf(state); !end.empty()) ends_.insert(std::move(end));
    }
    void searchRestarted() override { ends_.clear(); }
    std::unique_ptr<Listener> forWorker() const override {
        return std::make_unique<EndStates>(*this);
    }
    void merge(Listener& ofWorker) override {
        ends_.merge(static_cast<EndStates&>(ofWorker).ends_);
    }
    std::optional<std::string> stored() const override { return nlohmann::json(ends_).dump(); }
    void goOnFrom(const std::string& stored) override {
        ends_ = nlohmann::json::parse(stored).get<std::set<std::string>>();
    }
    void searchFinished() override {
        std::ofstream out(file_);
        for (const std::string& end : ends_) out << "END " << end << '\n';
    }

  private:
    // Empty: it is not looked at.
    std::string endOf(const LiveState& state) {
        const bool isOver = state.scalars.exited || clew::vm::interpreter::isProgramOver(state);
        // Of a path that is cut short, as by an exception, only the error counts: how far the other
        // threads have come by then is another thing where they are scheduled otherwise.
        if (!isOver && !clew::choice::ThreadChoice::enabled(state).empty()) return {};
        const std::string over = "over " + std::to_string(state.scalars.exitStatus);
        // How far threads have come that are still under way when the program is over can be
        // another thing where what they do is not visible.
        const auto isUnderWay = [](const auto& thread) {
            return !thread.data.isFree() && !thread.data.housekeeping;
        };
        if (isOver && std::ranges::any_of(state.threads, isUnderWay)) return over + " for some";
        Description description(state);
        description.add(isOver ? over : "blocked");
        for (const auto& [name, statics] : staticsOf(state)) description.root("\n" + name, statics);
        for (std::size_t i = 0; i < state.threads.size() && !isOver; ++i)
            if (!state.threads[i].data.isFree() && !state.threads[i].data.housekeeping)
                description.thread(i);
        return description.isSymbolic() ? "with inputs" : description.take();
    }

    // Global objects have consecutive numbers, and stay. A few may be missing: those of classes
    // that another worker is loading, and marks of checkpoints.
    const std::map<std::string, Ref>& staticsOf(const LiveState& state) {
        constexpr Ref kMissing = 64;
        Ref missing = 0;
        for (Ref at = next_; at < clew::vm::state::kFirstStateRef && missing < kMissing; ++at) {
            const Object* object = state.object(at);
            missing = object ? 0 : missing + 1;
            if (object && at == next_) ++next_;
            if (object && object->isStatics() && !object->klass->fromJdk)
                statics_[object->klass->externalName()] = at;
        }
        return statics_;
    }

    const std::filesystem::path file_;
    std::set<std::string> ends_;
    std::map<std::string, Ref> statics_;
    Ref next_ = 1;
};

} // namespace

CLEW_LISTENER(EndStates)
