// What of objects tells states apart, and what does not.

#include <algorithm>

#include "tests/vm/state/StateWorld.h"

namespace clew::vm::state {
namespace {

using enum Effect;
using values::BasicType;

StateWorld& world() {
    static StateWorld one;
    return one;
}

auto header(std::string_view object, auto change) {
    return [=](StateWorld& in) { change(*in.live().writable(in.staticRef(object))); };
}

template <class T>
auto set(std::string_view object, std::string_view field, T value) {
    return [=](StateWorld& in) { in.at<T>(in.staticRef(object), field) = value; };
}

template <class T>
auto setStatic(std::string_view field, T value) {
    return [=](StateWorld& in) { in.at<T>(in.statics(), field) = value; };
}

template <class T>
auto element(std::string_view array, std::size_t index, T value) {
    return [=](StateWorld& in) {
        in.live().writable(in.staticRef(array))->elements<T>()[index] = value;
    };
}

// `to`, made or found by the world, goes into a place.
auto refer(std::string_view object, std::string_view field, auto to) {
    return [=](StateWorld& in) {
        const Ref target = to(in);
        in.at<Ref>(in.staticRef(object), field) = target;
    };
}
auto referStatic(std::string_view field, auto to) {
    return [=](StateWorld& in) {
        const Ref target = to(in);
        in.at<Ref>(in.statics(), field) = target;
    };
}

auto array(std::string_view klass, std::uint32_t length) {
    return [=](StateWorld& in) { return in.live().allocateArray(in.klass(klass), length); };
}

auto flag(std::uint32_t set, std::uint32_t cleared = 0) {
    return header("list", [=](Object& object) { object.flags = (object.flags & ~cleared) | set; });
}
auto classFlag(std::uint32_t set) {
    return [=](StateWorld& in) {
        Object& statics = *in.live().writable(in.statics());
        statics.flags = (statics.flags & ~std::uint32_t(Object::InitializationMask)) | set;
    };
}

} // namespace

TEST_CASE("heap fields: headers") {
    // A new member does not compile: it needs a row below.
    [[maybe_unused]] const auto members = [](Object& object) {
        // epoch: of whoever wrote this version. Another one in every row of checkRows.
        [[maybe_unused]] auto& [klass, epoch, length, owner, recursion, identityHash, flags,
                                guard] = object;
    };
    // Statics, Symbolic: how to read what follows the header. Modified, InNursery: where this
    // version is; the latter is set in all young objects, and the same ones are older in the other
    // LiveState of checkRows.
    constexpr std::size_t kFlagsBelow = 6, kWithoutRow = 4;
    CHECK(namedBits<Object::Flag>(std::make_integer_sequence<std::uint32_t, 31>()) ==
          kFlagsBelow + kWithoutRow);
    using H = Object;
    checkRows(
        world(),
        {
            {"class", Counts, referStatic("any", [](auto& in) { return array("[I", 2)(in); })},
            {"class, another of the same shape", Counts,
             referStatic("any", [](auto& in) { return array("[F", 2)(in); })},
            {"length", Counts, referStatic("any", [](auto& in) { return array("[I", 3)(in); })},
            {"length, of references", Counts,
             referStatic("any", [](auto& in) { return array("[LFields$Node;", 2)(in); })},
            {"length, of more references", Counts,
             referStatic("any", [](auto& in) { return array("[LFields$Node;", 3)(in); })},
            {"length, of bytes that end within a word", Counts,
             referStatic("any", [](auto& in) { return array("[B", 9)(in); })},
            {"length, of more bytes", Counts,
             referStatic("any", [](auto& in) { return array("[B", 10)(in); })},
            {"owner: main", Counts, header("list", [](H& h) { h.owner = 1; })},
            {"owner: the worker", Counts,
             [](auto& in) {
                 in.live().writable(in.staticRef("list"))->owner =
                     static_cast<std::uint16_t>(in.worker + 1);
             }},
            {"owner, of another object", Counts, header("nodes", [](H& h) { h.owner = 1; })},
            {"owner, of a mirror", Counts,
             [](auto& in) { in.live().writable(in.klass().mirror)->owner = 1; }},
            {"recursion", Counts, header("list", [](H& h) { h.recursion = 1; })},
            {"recursion, deeper", Counts, header("list", [](H& h) { h.recursion = 2; })},
            {"identityHash", Counts, header("list", [](H& h) { h.identityHash = 1; })},
            {"identityHash, another", Counts, header("list", [](H& h) { h.identityHash = 2; })},
            {"guard: itself", Counts, header("list", [](H& h) { h.guard = kOwnMonitor; })},
            {"guard: an object", Counts,
             [](auto& in) {
                 in.live().writable(in.staticRef("list"))->guard = in.staticRef("nodes");
             }},
            {"guard: another object", Counts,
             [](auto& in) {
                 in.live().writable(in.staticRef("list"))->guard = in.staticRef("thread");
             }},
            {"guard: a mirror", Counts,
             [](auto& in) { in.live().writable(in.staticRef("list"))->guard = in.klass().mirror; }},
            // Flags. Hints for scheduling:
            {"Shared", Ignored, flag(Object::Shared)},
            {"Contended", Ignored, flag(Object::Contended)},
            {"neither", Ignored, flag(0, Object::SharedObject)},
            {"ValueOf", Counts, flag(Object::ValueOf)},
            {"Initializing", Counts, classFlag(Object::Initializing)},
            {"InitializationFailed", Counts, classFlag(Object::InitializationFailed)},
            {"not initialized", Counts, classFlag(0)},
            {"Initialized", Ignored, classFlag(Object::Initialized)}, // which it is
        });
}

TEST_CASE("heap fields: contents") {
    const auto null = [](auto&) { return Ref(0); };
    const auto list = [](auto& in) { return in.staticRef("list"); };
    const auto text = [](auto& in) { return in.text("one"); };
    const auto otherText = [](auto& in) { return in.text("two"); };
    const auto fresh = [](auto& in) { return in.node(); };
    const auto withReal = [](double real) { return set<double>("list", "real", real); };
    checkRows(
        world(),
        {
            {"boolean", Counts, set<std::uint8_t>("list", "flag", 1)},
            {"byte", Counts, set<std::int8_t>("list", "small", 1)},
            {"char", Counts, set<std::uint16_t>("list", "letter", 1)},
            {"short", Counts, set<std::int16_t>("list", "half", 1)},
            {"int", Counts, set<std::int32_t>("list", "value", 1)},
            {"int, its high bits", Counts, set<std::int32_t>("list", "value", 1 << 31)},
            {"long", Counts, set<std::int64_t>("list", "wide", 1)},
            {"long, its high bits", Counts, set<std::int64_t>("list", "wide", 1ll << 62)},
            {"float", Counts, set<float>("list", "single", 1)},
            {"double", Counts, withReal(1)},
            {"double, -0.0", Counts, withReal(-0.0)},
            {"static int", Counts, setStatic<std::int32_t>("number", 1)},
            {"static long", Counts, setStatic<std::int64_t>("wideNumber", 1)},
            {"static reference: null", Counts, referStatic("list", null)},
            {"static reference: a text", Counts, referStatic("any", text)},
            {"static reference: another text", Counts, referStatic("any", otherText)},
            {"static reference: of the heap", Counts, referStatic("any", list)},
            {"static reference: a new object", Counts, referStatic("any", fresh)},
            {"reference: null", Counts, refer("list", "next", null)},
            {"reference: itself", Counts, refer("list", "next", list)},
            {"reference: boot object", Counts, refer("list", "next", text)},
            {"reference: another boot object", Counts, refer("list", "next", otherText)},
            // In the place of an object that nothing else refers to.
            {"reference: a new one like it", Ignored, refer("list", "next", fresh)},
            {"reference: twice the same one", Counts,
             [](auto& in) {
                 const Ref node = in.staticRef("list");
                 const Ref other = in.template at<Ref>(node, "other");
                 in.template at<Ref>(node, "next") = other;
             }},
            {"references swapped", Counts,
             [](auto& in) {
                 const Ref node = in.staticRef("list");
                 Ref& next = in.template at<Ref>(node, "next");
                 std::swap(next, in.template at<Ref>(node, "other"));
             }},
            {"an element", Counts, element<std::int32_t>("numbers", 0, 7)},
            {"the last element", Counts, element<std::int32_t>("numbers", 2, 7)},
            {"elements swapped", Counts,
             [](auto& in) {
                 std::int32_t* all =
                     in.live().writable(in.staticRef("numbers"))->template elements<std::int32_t>();
                 std::swap(all[0], all[2]);
             }},
            {"the last byte", Counts, element<std::int8_t>("bytes", 2, 7)},
            {"elements: null", Counts, element<Ref>("nodes", 0, 0)},
            {"elements: a text", Counts, [=](auto& in) { element<Ref>("nodes", 1, text(in))(in); }},
            {"elements: the text elsewhere", Counts,
             [=](auto& in) { element<Ref>("nodes", 2, text(in))(in); }},
            {"elements: another text", Counts,
             [=](auto& in) { element<Ref>("nodes", 1, otherText(in))(in); }},
            {"elements: of the heap", Counts,
             [=](auto& in) { element<Ref>("nodes", 1, list(in))(in); }},
            {"elements of references swapped", Counts,
             [](auto& in) {
                 Ref* all = in.live().writable(in.staticRef("nodes"))->template elements<Ref>();
                 std::swap(all[0], all[2]);
             }},
            {"a cache of the JDK", Ignored, set<std::int32_t>("text", "hash", 99)},
        });
}

TEST_CASE("heap fields: garbage and the order of allocation") {
    const auto twoNodes = [](bool swapped) {
        return [=](StateWorld& in) {
            const Ref a = in.node(), b = in.node();
            Ref* all = in.live().writable(in.staticRef("nodes"))->elements<Ref>();
            all[0] = swapped ? b : a;
            all[2] = swapped ? a : b;
        };
    };
    StateWorld& in = world();
    checkRows(
        in, {{"garbage", Ignored,
              [](auto& at) {
                  const Ref garbage = at.node();
                  at.template at<Ref>(garbage, "next") = at.staticRef("list");
              }},
             {"garbage in a cycle", Ignored,
              [](auto& at) {
                  const Ref garbage = at.node();
                  at.template at<Ref>(garbage, "next") = garbage;
              }},
             {"garbage, collected", Ignored,
              [](auto& at) {
                  for (int i = 0; i < 100; ++i) at.node();
                  at.live().collect();
              }},
             {"garbage, then two objects", Counts,
              [=](auto& at) {
                  at.node();
                  twoNodes(false)(at);
              }},
             {"only a temporary root", Ignored, [](auto& at) { at.live().temporaryRoots.clear(); }},
             {"a write of what there is", Ignored,
              [](auto& at) { at.live().writable(at.staticRef("list")); }},
             {"a write to a class of what there is", Ignored,
              [](auto& at) { at.live().writable(at.statics()); }}});
    const auto fingerprint = [&](auto change) {
        in.start();
        change(in);
        return in.live().freeze().fingerprint();
    };
    CHECK(fingerprint(twoNodes(false)) == fingerprint(twoNodes(true)));
}

// ---- where slots carry expressions

namespace {

StateWorld& symbolicWorld() {
    static StateWorld one(true);
    return one;
}

Expression variable(std::string_view name, BasicType type = BasicType::Int) {
    return values::expressions::makeVariable(name, type);
}

std::uint32_t inputArray(std::string name, std::string_view klass) {
    const Expression length = variable(name + ".length");
    return inputs::numberOf({.kind = Input::Kind::Array,
                             .name = std::move(name),
                             .variable = length,
                             .declared = &symbolicWorld().klass(klass)});
}

// A shadow, and what stands beside it.
auto shadow(std::string_view field, Shadow shadow, std::int32_t bits) {
    return [=](StateWorld& in) {
        const Ref ref = in.staticRef("list");
        const types::Field& of = *in.live().object(ref)->klass->fieldNamed(field);
        in.live().setShadow(ref, of.offset, shadow);
        in.at<std::int32_t>(ref, field) = bits;
    };
}
auto elementShadow(std::string_view array, std::size_t index, Shadow shadow) {
    return [=](StateWorld& in) {
        in.live().setShadow(in.staticRef(array), kElementShadows + index, shadow);
    };
}

// An array that is an input takes the place of `any`; `change` gets it.
auto arrayInput(std::string name, std::string_view klass, std::uint32_t length, auto change) {
    return [=](StateWorld& in) {
        const std::uint32_t number = inputArray(name, klass);
        auto assignment = std::make_shared<Assignment>();
        (*assignment)[inputs::at(number).variable] = length;
        in.live().adopt(assignment);
        const Ref made = in.live().allocateInputArray(number);
        in.at<Ref>(in.statics(), "any") = made;
        change(in, made);
    };
}

Binding bindingOf(StateWorld& in, std::uint32_t input, std::string_view object) {
    return {.input = input, .kind = Binding::Kind::New, .ref = in.staticRef(object)};
}

} // namespace

TEST_CASE("heap fields: shadows") {
    const auto a = variable("heap.a"), b = variable("heap.b");
    const auto number = [](Expression what) { return Shadow(BasicType::Int, what); };
    const auto nothing = [](StateWorld&, Ref) {};
    const auto first = [](Shadow shadow) {
        return
            [=](StateWorld& in, Ref made) { in.live().setShadow(made, kElementShadows, shadow); };
    };
    const auto firstInt = [](std::int32_t value) {
        return [=](StateWorld& in, Ref made) {
            in.live().setShadow(made, kElementShadows, Shadow());
            in.live().writable(made)->elements<std::int32_t>()[0] = value;
        };
    };
    const auto firstRef = [](auto target) {
        return [=](StateWorld& in, Ref made) {
            in.live().setShadow(made, kElementShadows, Shadow());
            in.live().writable(made)->elements<Ref>()[0] = target(in);
        };
    };
    const auto null = [](auto&) { return Ref(0); };
    checkRows(
        symbolicWorld(),
        {
            {"of an int", Counts, shadow("value", number(a), 0)},
            {"of an int, another", Counts, shadow("value", number(b), 0)},
            {"of another field", Counts, shadow("single", Shadow(BasicType::Float, a), 0)},
            {"of another type", Counts, shadow("value", Shadow(BasicType::Float, a), 0)},
            {"shadows of nothing", Ignored,
             [=](auto& in) {
                 shadow("value", number(a), 0)(in);
                 shadow("value", Shadow(), 0)(in);
             }},
            {"what stands beside others", Counts,
             [=](auto& in) {
                 shadow("value", number(a), 0)(in);
                 in.template at<std::int64_t>(in.staticRef("list"), "wide") = 8;
             }},
            {"of a static", Counts,
             [=](auto& in) {
                 in.live().setShadow(in.statics(), in.klass().fieldNamed("number")->offset,
                                     number(a));
             }},
            {"of an element", Counts, elementShadow("numbers", 0, number(a))},
            {"of another element", Counts, elementShadow("numbers", 1, number(a))},
            {"of an element, another", Counts, elementShadow("numbers", 0, number(b))},
            {"concrete beside a shadow", Counts,
             [=](auto& in) {
                 elementShadow("numbers", 0, number(a))(in);
                 element<std::int32_t>("numbers", 1, 7)(in);
             }},
            {"bytes beside a shadow", Counts,
             [=](auto& in) { elementShadow("bytes", 0, Shadow(BasicType::Byte, a))(in); }},
            {"an input", Counts, arrayInput("heap.x", "[I", 2, nothing)},
            {"another input", Counts, arrayInput("heap.y", "[I", 2, nothing)},
            {"an input, one cell another", Counts, arrayInput("heap.x", "[I", 2, first(number(a)))},
            {"an input, one cell settled", Counts, arrayInput("heap.x", "[I", 2, firstInt(0))},
            {"an input, one cell settled otherwise", Counts,
             arrayInput("heap.x", "[I", 2, firstInt(1))},
            {"of references", Counts, arrayInput("heap.r", "[LFields$Node;", 2, nothing)},
            {"of references, one is null", Counts,
             arrayInput("heap.r", "[LFields$Node;", 2, firstRef(null))},
            {"of references, one is a text", Counts,
             arrayInput("heap.r", "[LFields$Node;", 2,
                        firstRef([](auto& in) { return in.text("one"); }))},
            {"of references, one is a mirror", Counts,
             arrayInput("heap.r", "[LFields$Node;", 2,
                        firstRef([](auto& in) { return in.klass().mirror; }))},
            {"of references, one is another one", Counts,
             arrayInput("heap.r", "[LFields$Node;", 2,
                        firstRef([](auto& in) { return in.staticRef("list"); }))},
            {"the length alone", Counts,
             [=](auto& in) {
                 in.live().setShadow(in.staticRef("numbers"), kLengthShadow, number(a));
             }},
            {"another length alone", Counts,
             [=](auto& in) {
                 in.live().setShadow(in.staticRef("numbers"), kLengthShadow, number(b));
             }},
        });
    const auto fingerprint = [&](auto change) {
        symbolicWorld().start();
        change(symbolicWorld());
        return symbolicWorld().live().freeze().fingerprint();
    };
    // What stands beside a shadow does not count; neither does how long an input is at present.
    CHECK(fingerprint(shadow("value", number(a), 0)) == fingerprint(shadow("value", number(a), 5)));
    CHECK(fingerprint(arrayInput("heap.x", "[I", 2, nothing)) ==
          fingerprint(arrayInput("heap.x", "[I", 5, nothing)));
    CHECK(fingerprint(arrayInput("heap.r", "[LFields$Node;", 2, nothing)) ==
          fingerprint(arrayInput("heap.r", "[LFields$Node;", 5, nothing)));
}

TEST_CASE("heap fields: expressions in frames") {
    constexpr std::size_t kMain = StateWorld::kMain;
    const auto a = variable("frame.a"), b = variable("frame.b");
    const auto wide = variable("frame.wide", BasicType::Long);
    const auto local = [](int slot, Slot value) {
        return [=](StateWorld& in) { in.frame(kMain).locals[slot] = value; };
    };
    const auto ofWide = [](Slot value, Expression expression) {
        return [=](StateWorld& in) {
            in.frame(kMain).locals[1] = value;
            in.frame(kMain).locals[2] = expression;
        };
    };
    checkRows(symbolicWorld(),
              {
                  {"an int", Counts, local(0, 30)},
                  {"of an int", Counts, local(0, withExpression(3, a))},
                  {"of an int, another", Counts, local(0, withExpression(3, b))},
                  {"of a dead int", Ignored, local(4, withExpression(3, a))},
                  {"a long", Counts, ofWide(40, 0)},
                  {"of a long", Counts, ofWide(4, wide)},
                  {"of a reference", Counts, local(3, unresolved(1))},
                  {"of a reference, another", Counts, local(3, unresolved(2))},
                  {"of an operand", Counts,
                   [=](auto& in) { in.frame(kMain).sp[-1] = withExpression(1, a); }},
              });
    const auto fingerprint = [&](auto change) {
        symbolicWorld().start();
        change(symbolicWorld());
        return symbolicWorld().live().freeze().fingerprint();
    };
    CHECK(fingerprint(local(0, withExpression(3, a))) ==
          fingerprint(local(0, withExpression(8, a))));
    CHECK(fingerprint(ofWide(4, wide)) == fingerprint(ofWide(5, wide)));
}

TEST_CASE("heap fields: what is known about inputs") {
    // The search matches conditions; only the objects that bindings lead to are named by them. A
    // new member does not compile: it needs a row.
    [[maybe_unused]] const auto members = [](SymbolicPart& part, Binding& binding) {
        [[maybe_unused]] auto& [constraints, assignment, inputs, bindings, objects, widened] = part;
        [[maybe_unused]] auto& [input, kind, ref, made, constant, aliasOf, isUtf16, constructor] =
            binding;
    };
    const auto bind = [](auto change) {
        return [=](StateWorld& in) {
            Binding binding = bindingOf(in, 1, "list");
            change(in, binding);
            in.live().bind(binding);
        };
    };
    const auto sameInBoth = [](StateWorld& in) {
        const SymbolicPart &live = in.live().symbolic, &other = in.other().symbolic;
        CHECK(live.constraints == other.constraints);
        CHECK(live.assignment == other.assignment);
        CHECK(live.inputs == other.inputs);
        CHECK(live.bindings == other.bindings);
        CHECK(live.objects == other.objects);
        CHECK(live.widened == other.widened);
    };
    const Expression a = variable("known.a");
    checkRows(symbolicWorld(),
              {
                  {"constraints", Ignored,
                   [=](auto& in) {
                       in.live().constrain(
                           values::expressions::less(values::expressions::constantInt(-1), a));
                   }},
                  {"assignment", Ignored,
                   [=](auto& in) {
                       in.live().adopt(std::make_shared<const Assignment>(Assignment{{a, 5}}));
                   }},
                  {"inputs", Ignored,
                   [](auto& in) { in.live().symbolic.inputs = in.live().symbolic.inputs.then(1); }},
                  {"widened", Ignored,
                   [](auto& in) {
                       in.live().symbolic.inputs = in.live().symbolic.inputs.then(1);
                       in.live().symbolic.widened = true;
                   }},
                  {"objects", Ignored,
                   [=](auto& in) {
                       const auto shadowed = shadow("value", Shadow(BasicType::Int, a), 0);
                       shadowed(in);
                       shadow("value", Shadow(), 0)(in);
                       REQUIRE(in.live().symbolic.objects);
                   }},
                  {"bindings: null", Ignored,
                   bind([](auto&, Binding& b) { b.kind = Binding::Kind::Null, b.ref = 0; })},
                  {"bindings: an object", Counts, bind([](auto&, Binding&) {})},
                  {"bindings: input", Counts, bind([](auto&, Binding& b) { b.input = 2; })},
                  {"bindings: ref", Counts,
                   bind([](auto& in, Binding& b) { b.ref = in.staticRef("nodes"); })},
                  {"bindings: constructor", Counts,
                   bind([](auto& in, Binding& b) { b.constructor = in.klass().methods.data(); })},
                  {"bindings: in another order", Counts,
                   [](auto& in) {
                       in.live().bind({.input = 9});
                       in.live().bind(bindingOf(in, 1, "list"));
                   }},
              },
              sameInBoth);
    const auto fingerprint = [&](auto change) {
        symbolicWorld().start();
        bind(change)(symbolicWorld());
        return symbolicWorld().live().freeze().fingerprint();
    };
    // What follows from the object and the input.
    const Hash128 bound = fingerprint([](auto&, Binding&) {});
    CHECK(bound == fingerprint([](auto&, Binding& b) { b.kind = Binding::Kind::Alias; }));
    CHECK(bound == fingerprint([](auto& in, Binding& b) { b.made = &in.klass(); }));
    CHECK(bound == fingerprint([](auto&, Binding& b) { b.constant = 1; }));
    CHECK(bound == fingerprint([](auto&, Binding& b) { b.aliasOf = 1; }));
    CHECK(bound == fingerprint([](auto&, Binding& b) { b.isUtf16 = true; }));
}

TEST_CASE("heap fields: how often a collection has been modified") {
    StateWorld& in = world();
    const auto modified = [](std::string_view list, std::int32_t times) {
        return set<std::int32_t>(list, "modCount", times);
    };
    const auto expected = [](std::int32_t times) {
        return set<std::int32_t>("iterator", "expectedModCount", times);
    };
    const auto both = [=](StateWorld& of) {
        modified("texts", 3)(of);
        expected(3)(of);
    };
    checkRows(in, {{"of no iterator", Ignored, modified("others", 3)},
                   {"of one", Counts, modified("texts", 3)},
                   {"what it expects", Counts, expected(3)},
                   {"both", Ignored, both}});
    in.vm->globals.modificationsCount = true;
    checkRows(in, {{"of no iterator, seen", Counts, modified("others", 3)},
                   {"of one, seen", Counts, modified("texts", 3)},
                   {"what it expects, seen", Counts, expected(3)},
                   {"both, seen", Counts, both}});
    in.vm->globals.modificationsCount = false;
}

} // namespace clew::vm::state
