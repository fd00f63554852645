// Tests that are run one after another in one virtual machine, in any order (ConcreteRun).

#include <algorithm>
#include <mutex>
#include <numeric>
#include <random>

#include "search/generate/Builders.h"
#include "search/generate/ConcreteRun.h"
#include "search/generate/Environment.h"
#include "search/generate/SharedHeap.h"
#include "vm/interpreter/specification/Specifications.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

using search::generate::Outcome;
using search::generate::TestCase;
using vm::interpreter::Interpreter;

namespace {

constexpr std::size_t kMostContents = 10; // of a collection that is filled again
// Instructions.
constexpr std::uint64_t kRestoring = 50'000'000, kFirstUses = 100'000'000;
constexpr unsigned kShuffled = 3;
constexpr std::int64_t kBetweenOrders = 17 * 86'400'000'000'000 + 40'000'000'123'456; // nanoseconds

std::vector<std::vector<std::size_t>> ordersOf(std::size_t count) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::vector<std::vector<std::size_t>> orders{order};
    // Once more: files that a test has written are still there when all are run again.
    orders[0].insert(orders[0].end(), order.begin(), order.end());
    std::ranges::reverse(order);
    orders.push_back(order);
    std::mt19937_64 random(count);
    for (unsigned i = 0; i < kShuffled; ++i) {
        for (std::size_t k = count; k > 1; --k) std::swap(order[k - 1], order[random() % k]);
        orders.push_back(order);
    }
    return orders;
}

bool hasObject(const JavaValue& value) {
    return value.kind == JavaValue::Kind::Object || std::ranges::any_of(value.elements, hasObject);
}

} // namespace

std::optional<std::vector<JavaValue>> ConcreteRun::contentsOf(Ref collection) {
    const auto contents = [&](Ref of) -> std::optional<std::vector<JavaValue>> {
        const Class& type = types_.linker().load("java/util/Collection");
        const Method* toArray =
            live_.object(of)->klass->select(*type.methodNamed("toArray", "()[Ljava/lang/Object;"));
        Slot array = 0;
        if (!toArray || !call(*toArray, {of}, array)) return std::nullopt;
        JavaValue value = valueOf(array, "[Ljava/lang/Object;");
        if (hasObject(value) || value.elements.size() > kMostContents) return std::nullopt;
        return value.elements;
    };
    const Class& type = *live_.object(collection)->klass;
    const Class& map = types_.linker().load("java/util/Map");
    goals_.begin(kRestoring);
    try {
        if (!type.isAssignableTo(map)) return contents(collection);
        Slot keys = 0, values = 0;
        if (!call(*type.select(*map.methodNamed("keySet", "()Ljava/util/Set;")), {collection},
                  keys) ||
            !call(*type.select(*map.methodNamed("values", "()Ljava/util/Collection;")),
                  {collection}, values))
            return std::nullopt;
        const auto first = contents(vm::values::toRef(keys)),
                   second = contents(vm::values::toRef(values));
        if (!first || !second || first->size() != second->size()) return std::nullopt;
        std::vector<JavaValue> result;
        for (std::size_t i = 0; i < first->size(); ++i)
            result.insert(result.end(), {(*first)[i], (*second)[i]});
        return result;
    } catch (const Interpreter::Unsupported&) {
        return std::nullopt;
    } catch (const BranchGoals::TooLong&) {
        return std::nullopt;
    }
}

// The program's classes, by name.
std::vector<const Class*> ConcreteRun::initializedByAll(const std::vector<TestCase>& tests) {
    const Stay stay(*this, World::Here);
    for (const TestCase& test : tests)
        if (test.outcome.kind != Outcome::Kind::DoesNotEnd)
            executeHere(test.steps, false, limitsWith(longLimit_));
    std::vector<const Class*> result;
    const std::lock_guard lock(types_.linker().mutex());
    for (const Class* type : types_.linker().classes())
        if (!type->fromJdk && !type->isArray() && !type->isPrimitive() && !type->isHiddenClass &&
            isInitialized(*type))
            result.push_back(type);
    std::ranges::sort(result, {}, [](const Class* type) { return type->name.view(); });
    return result;
}

// A test that goes on for ever is left out where it changes anything: it does so while others run.
std::vector<Step> ConcreteRun::stepsToRestore(std::vector<TestCase>& tests) {
    const std::vector<const Class*> classes = initializedByAll(tests);
    const std::optional<vm::state::State> root = after(World::Here, [&] {
        goals_.begin(kRestoring);
        return std::ranges::all_of(classes,
                                   [&](const Class* type) { return initializeClass(*type); });
    });
    if (!root) return {};
    std::optional<SharedHeap> heap;
    {
        const Stay stay(*this, *root);
        heap.emplace(live_, types_, classes);
    }
    std::set<SharedHeap::Place> changes;
    std::erase_if(tests, [&](const TestCase& test) {
        const Stay stay(*this, *root);
        live_.temporaryRoots = heap->objects();
        executeHere(test.steps, false, limitsWith(longLimit_));
        const std::set<SharedHeap::Place> ofTest = heap->changesIn(live_);
        if (test.outcome.kind == Outcome::Kind::DoesNotEnd) return !ofTest.empty();
        changes.insert(ofTest.begin(), ofTest.end());
        return false;
    });
    const Stay stay(*this, *root);
    live_.temporaryRoots = heap->objects();
    const auto valueOfRef = [&](Ref ref) -> std::optional<JavaValue> {
        JavaValue value = valueOfObject(ref, 0);
        if (hasObject(value)) return std::nullopt;
        return value;
    };
    return heap->restore(changes, {valueOfRef, [&](Ref ref) { return contentsOf(ref); }});
}

// False also where the VM cannot execute them.
bool ConcreteRun::performs(const std::vector<Step>& steps) {
    goals_.begin(kRestoring);
    try {
        return performAll(steps);
    } catch (const SetUpFailed&) {
    } catch (const BranchGoals::TooLong&) {
    } catch (const Interpreter::Unsupported&) {
    } catch (const vm::interpreter::OutOfMemory&) {}
    return false;
}

void ConcreteRun::runInOrder(std::vector<TestCase>& tests, const std::vector<Step>& before,
                             const Order& order, std::set<std::size_t>& differing) {
    const Stay stay(*this, order.world, order.later);
    for (const std::size_t number : order.tests) {
        TestCase& test = tests[number];
        std::optional<TestCase> other;
        const bool isEndless = test.outcome.kind == Outcome::Kind::DoesNotEnd;
        if (performs(before))
            other = executeHere(test.steps, false,
                                limitsWith(isEndless ? instructionLimit_ : kFirstUses));
        if (other && !observeAsBefore(*other, test)) other.reset();
        if (other && weaken(test, *other)) continue;
        differing.insert(number);
        if (!other) return; // nobody knows what it has left
    }
}

namespace {

// The JVM keeps its default time zone in this property as well; a program that asks for it does not
// see what TimeZone.setDefault says.
constexpr std::string_view kTimeZoneProperty = "user.timezone";

bool readsTimeZoneProperty(vm::types::Linker& linker) {
    const auto holdsIt = [](const Class* type) {
        if (type->fromJdk || !type->file) return false;
        const vm::classfile::ConstantPool& pool = type->file->constants;
        for (std::uint16_t i = 1; i < pool.size(); ++i)
            if (pool.kind(i) == vm::classfile::ConstantKind::String &&
                pool.string(i) == kTimeZoneProperty)
                return true;
        return false;
    };
    const std::lock_guard lock(linker.mutex());
    return std::ranges::any_of(linker.classes(), holdsIt);
}

} // namespace

Preparation ConcreteRun::runTogether(std::vector<TestCase>& tests) {
    Preparation before;
    // Tests that break specifications are among them.
    const bool wasObserving = vm_.specifications->observe(false);
    std::set<std::u16string> properties;
    for (const TestCase& test : tests) {
        before.setsDefaults |= test.needsPinning || std::ranges::any_of(test.steps, setsDefaults);
        for (const Step& step : test.steps)
            if (std::u16string name = propertySetBy(step); !name.empty())
                properties.insert(std::move(name));
    }
    if (before.setsDefaults) before.steps = pinning();
    const bool setsTimeZone = before.setsDefaults && readsTimeZoneProperty(types_.linker());
    before.setsProperties = setsTimeZone || !properties.empty();
    if (setsTimeZone)
        before.steps.push_back(staticCall(
            types_, "java/lang/System", "setProperty",
            "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
            {JavaValue::string(vm::objects::utf16(kTimeZoneProperty)), JavaValue::string(u"UTC")}));
    for (const std::u16string& name : properties)
        before.steps.push_back(staticCall(types_, "java/lang/System", "clearProperty",
                                          "(Ljava/lang/String;)Ljava/lang/String;",
                                          {JavaValue::string(name)}));
    const std::vector<Step> restoring = stepsToRestore(tests);
    if (after(World::Abroad, [&] { return performs(restoring); }))
        Builders::append({restoring, JavaValue::null()}, before.steps);
    // What is left out may be what others need: all orders are tried again without it.
    std::set<std::size_t> differing;
    do {
        differing.clear();
        Order order;
        for (std::vector<std::size_t>& numbers : ordersOf(tests.size())) {
            order.tests = std::move(numbers);
            runInOrder(tests, before.steps, order, differing);
            order.world = order.world == World::Here ? World::Abroad : World::Here;
            order.later += kBetweenOrders;
        }
        for (auto number = differing.rbegin(); number != differing.rend(); ++number)
            tests.erase(tests.begin() + static_cast<std::ptrdiff_t>(*number));
    } while (!differing.empty());
    vm_.specifications->observe(wasObserving);
    return before;
}

} // namespace clew::search::generate
