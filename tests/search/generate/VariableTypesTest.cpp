// Type arguments that follow from what a test does with an object.

#include "search/generate/VariableTypes.h"

#include <doctest/doctest.h>

#include "tests/search/generate/TestedProgram.h"

using namespace clew::search::generate;

namespace {

constexpr const char* kProgram = R"(
import java.util.*;
import java.util.function.*;
public class Main {
    public static int kind(List<String> all) { return all.size(); }
    public static int most(Map<String, ? extends Number> all) { return all.size(); }
    public static int order(Comparator<Main> order) { return 1; }
    public static int any(Collection<?> all) { return all.size(); }
    public static int raw(Object all) { return 1; }
    public static <T> int same(List<T> all) { return 1; }
    public static List<String> names() { return null; }
    public static List<? extends Number> numbers() { return null; }
    public static <T> List<T> copy(List<T> all) { return all; }
    public static class Bag<T> {
        public void add(T thing) { }
        public void addAll(Collection<? extends T> things) { }
        public void change(Function<String, Integer> how) { }
        public int count(List<String> of) { return 1; }
    }
    public static class Texts extends ArrayList<String> { }
    public static class Sorted<T extends Comparable<T>> { }
}
)";

class Variables : public TestedProgram {
  public:
    Variables() : TestedProgram(kProgram) {}
    Step make(std::string_view type) { return call("<init>", "()", {}, {}, type); }
    Step add(JavaValue value, std::string_view type = "java/util/ArrayList") {
        return call("add", "(Ljava/lang/Object;)", {std::move(value)}, ResultOf{0}, type);
    }
    Step give(std::string_view method) { return call(method, "(", {ResultOf{0}}); }
    // Of the first step's result.
    std::string typeIn(std::vector<Step> steps) {
        TestCase test;
        test.steps = std::move(steps);
        addTypeArguments(test, types());
        return test.steps.front().type;
    }
};

JavaValue one() {
    return JavaValue::boxed(clew::vm::values::BasicType::Int, 1);
}

constexpr const char* kTexts = "Ljava/util/ArrayList<Ljava/lang/String;>;";
constexpr const char* kNumbers = "Ljava/util/ArrayList<Ljava/lang/Integer;>;";
constexpr const char* kObjects = "Ljava/util/ArrayList<Ljava/lang/Object;>;";

} // namespace

TEST_CASE("type arguments by the parameter that an object is given to") {
    Variables of;
    const Step list = of.make("java/util/ArrayList");
    CHECK(of.typeIn({list, of.give("kind")}) == kTexts);
    CHECK(of.typeIn({list, of.add(JavaValue::string(u"a")), of.give("kind")}) == kTexts);
    CHECK(of.typeIn({list, of.add(JavaValue::null()), of.give("kind")}) == kTexts);
    // What the raw type takes, that one would refuse.
    CHECK(of.typeIn({list, of.add(one()), of.give("kind")}).empty());
    CHECK(of.typeIn({of.make("java/util/HashMap"), of.give("most")}) ==
          "Ljava/util/HashMap<Ljava/lang/String;Ljava/lang/Number;>;");
}

TEST_CASE("type arguments by what an object is given") {
    Variables of;
    const Step list = of.make("java/util/ArrayList");
    CHECK(of.typeIn({list, of.give("any")}) == kObjects);
    CHECK(of.typeIn({list, of.add(one()), of.give("any")}) == kNumbers);
    CHECK(of.typeIn({list, of.add(one()), of.give("raw")}) == kNumbers);
    CHECK(of.typeIn({list, of.add(one()), of.add(JavaValue::string(u"a")), of.give("any")}) ==
          kObjects);
    JavaValue lambda{JavaValue::Kind::Lambda};
    lambda.type = "Ljava/util/function/Supplier;";
    CHECK(of.typeIn({list, of.add(lambda), of.give("any")}).empty());
}

TEST_CASE("no type arguments where somebody has to infer others from them") {
    Variables of;
    const Step list = of.make("java/util/ArrayList"), bag = of.make("Main$Bag");
    CHECK(of.typeIn({list, of.give("same")}).empty());
    CHECK(of.typeIn({list, of.give("copy")}).empty());
    const Step addAll = of.call("addAll", "(", {ResultOf{1}}, ResultOf{0}, "Main$Bag");
    CHECK(of.typeIn({bag, of.make("java/util/ArrayList"), addAll}).empty());
    const Step addItself = of.call("add", "(", {ResultOf{0}}, ResultOf{0}, "Main$Bag");
    CHECK(of.typeIn({bag, addItself}) == "LMain$Bag<Ljava/lang/Object;>;");
    JavaValue lambda{JavaValue::Kind::Lambda};
    lambda.type = "Ljava/util/function/Function;";
    CHECK(of.typeIn({bag, of.call("change", "(", {lambda}, ResultOf{0}, "Main$Bag")}).empty());
    CHECK(of.typeIn({bag, of.make("java/util/ArrayList"),
                     of.call("count", "(", {ResultOf{1}}, ResultOf{0}, "Main$Bag")}) ==
          "LMain$Bag<Ljava/lang/Object;>;");
}

TEST_CASE("type arguments of what methods return") {
    Variables of;
    const Step names = of.call("names", "(", {});
    CHECK(of.typeIn({names}) == "Ljava/util/List<Ljava/lang/String;>;");
    CHECK(of.typeIn({names, of.give("kind")}) == "Ljava/util/List<Ljava/lang/String;>;");
    const Step numbers = of.call("numbers", "(", {});
    CHECK(of.typeIn({numbers, of.give("any")}) == "Ljava/util/List<+Ljava/lang/Number;>;");
    CHECK(of.typeIn({numbers, of.give("kind")}).empty());
    const Step add = of.call("add", "(Ljava/lang/Object;)", {one()}, ResultOf{0}, "java/util/List");
    CHECK(of.typeIn({numbers, add}).empty());
    CHECK(of.typeIn({of.call("copy", "(", {JavaValue::null()})}) ==
          "Ljava/util/List<Ljava/lang/Object;>;");
}

TEST_CASE("type arguments within the bounds of type parameters") {
    Variables of;
    CHECK(of.typeIn({of.make("Main$Sorted")}).empty());
    const Step natural = of.call("naturalOrder", "(", {}, {}, "java/util/Comparator");
    CHECK(of.typeIn({natural, of.give("order")}).empty());
    const Step reverse = of.call("reverseOrder", "()", {}, {}, "java/util/Collections");
    CHECK(of.typeIn({reverse, of.give("order")}) == "Ljava/util/Comparator<LMain;>;");
    CHECK(of.typeIn({of.make("Main$Texts"), of.give("kind")}).empty()); // it has none
    const Step asList = of.call("asList", "(",
                                {JavaValue::array("[Ljava/lang/Object;", {JavaValue::string(u"a"),
                                                                          JavaValue::string(u"")})},
                                {}, "java/util/Arrays");
    CHECK(of.typeIn({asList, of.give("kind")}) == "Ljava/util/List<Ljava/lang/String;>;");
    const Step mixed = of.call(
        "asList", "(", {JavaValue::array("[Ljava/lang/Object;", {JavaValue::string(u"a"), one()})},
        {}, "java/util/Arrays");
    CHECK(of.typeIn({mixed, of.give("kind")}).empty());
    CHECK(of.typeIn({mixed, of.give("any")}) == "Ljava/util/List<Ljava/lang/Object;>;");
}
