#include "search/generate/MockitoMocks.h"

#include <doctest/doctest.h>

#include "search/generate/MockValues.h"

using namespace clew::search::generate;

namespace {

namespace access = clew::vm::classfile::access;

JavaValue method(std::string name, std::string descriptor, std::vector<JavaValue> answers = {},
                 std::uint64_t more = 0) {
    JavaValue value{JavaValue::Kind::Null};
    value.name = std::move(name);
    value.type = std::move(descriptor);
    value.elements = std::move(answers);
    value.bits = access::Public | more;
    return value;
}

JavaValue mockOf(std::string interfaces, std::vector<JavaValue> methods) {
    JavaValue mock{JavaValue::Kind::Mock};
    mock.type = "Ljava/lang/Object;";
    mock.name = std::move(interfaces);
    mock.elements = std::move(methods);
    return mock;
}

JavaValue thrown(std::string type) {
    JavaValue value{JavaValue::Kind::Thrown};
    value.type = std::move(type);
    return value;
}

struct Written {
    std::string text;
    TypeText types{names(), "shop", "TillTest"};

    explicit Written(const JavaValue& mock) {
        types.useMockito();
        text = mockitoMethodText(mock, "mockTill", types);
    }
    static const SourceNames& names() {
        static const SourceNames names;
        return names;
    }
};

const JavaValue kOne = JavaValue::ofInt(1), kFive = JavaValue::ofInt(5);

} // namespace

TEST_CASE("mocks by Mockito: answers in their order, then the default") {
    const Written written(mockOf(
        "shop/Till",
        {method("count", "()I", {kOne, kFive}), method("always", "()I", {kOne, kOne}),
         method("open", "(ILjava/lang/String;[B)Z"),
         method("isOpen", "(IJ)Z", {JavaValue::ofBoolean(true), JavaValue::ofBoolean(false)})}));
    CHECK(written.text == R"(    private static Till mockTill() {
        Till mock = mock(Till.class);
        when(mock.count()).thenReturn(1, 5, 0);
        when(mock.always()).thenReturn(1);
        when(mock.isOpen(anyInt(), anyLong())).thenReturn(true, false);
        return mock;
    }
)");
    CHECK(written.types.staticImports() ==
          std::set<std::string>{"org.mockito.Mockito.mock", "org.mockito.Mockito.when",
                                "org.mockito.Mockito.anyInt", "org.mockito.Mockito.anyLong"});
}

TEST_CASE(
    "mocks by Mockito: nothing is inferred of objects, and null is said where Mockito has another "
    "value") {
    const JavaValue inner = mockOf("shop/Drawer", {});
    const Written written(
        mockOf("shop/Till",
               {method("drawer", "()Lshop/Drawer;", {inner, inner, JavaValue::null()}),
                method("self", "()Lshop/Till;", {JavaValue::mockItself()}),
                method("name", "()Ljava/lang/String;",
                       {JavaValue::string(u"a"), JavaValue::null(), JavaValue::string(u"b")}),
                method("coins", "()Ljava/util/List;"), method("price", "()Ljava/lang/Integer;"),
                method("owner", "()Lshop/Owner;")}));
    CHECK(written.text == R"(    private static Till mockTill() {
        Till mock = mock(Till.class);
        Drawer result1 = mockDrawer();
        Drawer result2 = mockDrawer();
        doReturn(result1).doReturn(result2).doReturn((Object) null).when(mock).drawer();
        doReturn(mock).when(mock).self();
        when(mock.name()).thenReturn("a").thenReturn(null).thenReturn("b").thenReturn(null);
        doReturn((Object) null).when(mock).coins();
        when(mock.price()).thenReturn(null);
        return mock;
    }
)");
}

TEST_CASE("mocks by Mockito: exceptions") {
    const JavaValue mock = mockOf(
        "shop/Till",
        {method("count", "()I", {kOne, thrown("Ljava/io/IOException;")}, kDeclaresExceptions),
         method("close", "()V", {JavaValue::null(), thrown("Ljava/lang/IllegalStateException;")})});
    CHECK(Written(mock).text == R"(    private static Till mockTill() throws Exception {
        Till mock = mock(Till.class);
        when(mock.count()).thenReturn(1).thenThrow(new IOException()).thenReturn(0);
        doNothing().doThrow(new IllegalStateException()).doNothing().when(mock).close();
        return mock;
    }
)");
    CHECK(throwsWhileMade(mock));
    CHECK(throwsWhileMade(JavaValue::array("[Lshop/Till;", {mock})));
    CHECK(throwsWhileMade(mockOf("shop/Shop", {method("till", "()Lshop/Till;", {mock})})));
    // It is called, or nothing is said of it.
    CHECK_FALSE(
        throwsWhileMade(mockOf("shop/Till", {method("count", "()I", {}, kDeclaresExceptions)})));
    CHECK_FALSE(throwsWhileMade(mockOf("shop/Till", {method("count", "()I", {kOne})})));
}

TEST_CASE("mocks by Mockito: of several interfaces") {
    CHECK(Written(mockOf("shop/Till,shop/Scale", {})).text == R"(    @SuppressWarnings("unchecked")
    private static <T extends Till & Scale> T mockTill() {
        return (T) mock(Till.class, withSettings().extraInterfaces(Scale.class));
    }
)");
}

TEST_CASE("mocks by Mockito: what it cannot express") {
    const auto isFor = [](const JavaValue& mock) { return isForMockito(mock, Written::names()); };
    CHECK(isFor(mockOf("shop/Till", {method("count", "()I", {kOne})})));
    CHECK(isFor(mockOf("shop/Till", {method("count", "()I"), method("count", "(I)I")})));
    CHECK_FALSE(
        isFor(mockOf("shop/Till", {method("count", "()I", {kOne}), method("count", "(I)I")})));
    CHECK_FALSE(isFor(mockOf("shop/Till", {method("count", "([I)I", {kOne})})));
    CHECK_FALSE(isFor(mockOf("shop/Till", {method("compareTo", "(Ljava/lang/Object;)I")})));
    CHECK_FALSE(isFor(mockOf("shop/Till", {method("<init>", "(I)V", {kOne})})));
    JavaValue hidden = method("count", "()I", {kOne});
    hidden.bits = access::Protected;
    CHECK_FALSE(isFor(mockOf("shop/Till", {hidden})));
    JavaValue annotated = mockOf("shop/Till", {});
    annotated.annotations.emplace_back();
    CHECK_FALSE(isFor(annotated));
    JavaValue interface = mockOf("shop/Till", {});
    interface.bits = 1;
    CHECK_FALSE(isFor(interface));
    JavaValue ofClass = mockOf("shop/Till", {});
    ofClass.type = "Lshop/Shop;"; // of which nothing is known
    CHECK_FALSE(isFor(ofClass));
}
