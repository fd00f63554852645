#include <doctest/doctest.h>

#include <chrono>
#include <thread>

#include "tests/vm/classpath/TemporaryFolder.h"
#include "tests/vm/types/Linked.h"
#include "vm/types/Linker.h"

using namespace clew::vm;
using namespace clew::vm::types;
using namespace clew::vm::classfile;
using classpath::TemporaryFolder;

TEST_CASE("well-known classes, arrays and primitives") {
    Linked jdk;
    Linker& linker = jdk.linker;
    linker.loadWellKnown();
    Class& string = *linker.known.string;
    CHECK(&linker.load("java/lang/String") == &string);
    CHECK(string.fromJdk);
    CHECK(string.module == Symbol::of("java.base"));
    CHECK(string.externalName() == "java.lang.String");
    CHECK(string.packageName() == "java/lang");
    CHECK(string.super == linker.known.object);
    CHECK(linker.classes()[string.id] == &string);

    Class& matrix = linker.load("[[Ljava/lang/String;");
    CHECK(matrix.element == linker.known.stringArray);
    CHECK(matrix.externalName() == "[[Ljava.lang.String;");
    CHECK(matrix.packageName() == "java/lang");
    CHECK(&linker.arrayOf(*linker.known.stringArray) == &matrix);
    CHECK(&linker.load("[[Ljava/lang/String;") == &matrix);
    CHECK(matrix.super == linker.known.object);
    CHECK(matrix.accessFlags == (access::Public | access::Final | access::Abstract));
    CHECK(linker.known.longArray->elementShift == 3);
    CHECK(linker.known.stringArray->elementShift == 2);
    CHECK(linker.known.booleanArray->elementShift == 0);
    CHECK(linker.known.intArray->element == &linker.primitive(BasicType::Int));
    CHECK(&linker.fromDescriptor("I") == &linker.primitive(BasicType::Int));
    CHECK(&linker.fromDescriptor("[I") == linker.known.intArray);
    CHECK(&linker.fromDescriptor("Ljava/lang/String;") == &string);
    CHECK(linker.primitive(BasicType::Void).name == Symbol::of("void"));

    CHECK(linker.find("java/lang/Missing") == nullptr);
    CHECK(linker.find("[Ljava/lang/Missing;") == nullptr);
    CHECK(linker.find("[") == nullptr);
    CHECK(linker.find("[V") == nullptr);
    CHECK(linker.find("") == nullptr);
    CHECK(linker.find("int") == nullptr);
    CHECK(failureOf([&] { linker.load("a/Missing"); }) ==
          "java/lang/NoClassDefFoundError: a/Missing");
    CHECK(failureOf([&] { linker.load("[La/Missing;"); }) ==
          "java/lang/NoClassDefFoundError: [La/Missing;");
}

TEST_CASE("assignability") {
    Linked jdk;
    Linker& linker = jdk.linker;
    const auto assignable = [&](const char* from, const char* to) {
        return linker.load(from).isAssignableTo(linker.load(to));
    };
    CHECK(assignable("java/lang/String", "java/lang/Object"));
    CHECK(assignable("java/lang/String", "java/lang/Comparable"));
    CHECK_FALSE(assignable("java/lang/Object", "java/lang/String"));
    CHECK_FALSE(assignable("java/lang/Comparable", "java/lang/String"));
    CHECK(assignable("java/util/LinkedHashMap", "java/util/HashMap"));
    CHECK(assignable("java/util/LinkedHashMap", "java/util/Map"));
    CHECK_FALSE(assignable("java/util/HashMap", "java/util/LinkedHashMap"));
    CHECK(assignable("java/util/List", "java/lang/Object"));
    CHECK(assignable("java/util/List", "java/lang/Iterable"));
    CHECK_FALSE(assignable("java/util/Collection", "java/util/List"));
    CHECK(assignable("[I", "java/lang/Object"));
    CHECK(assignable("[I", "java/lang/Cloneable"));
    CHECK(assignable("[I", "java/io/Serializable"));
    CHECK_FALSE(assignable("[I", "[J"));
    CHECK_FALSE(assignable("[I", "[Ljava/lang/Object;"));
    CHECK_FALSE(assignable("[Z", "[B"));
    CHECK(assignable("[[I", "[Ljava/lang/Object;"));
    CHECK(assignable("[[I", "[Ljava/lang/Cloneable;"));
    CHECK(assignable("[Ljava/lang/String;", "[Ljava/lang/Comparable;"));
    CHECK(assignable("[[Ljava/lang/String;", "[[Ljava/lang/Object;"));
    CHECK(assignable("[[Ljava/lang/String;", "[Ljava/lang/Object;"));
    CHECK_FALSE(assignable("[Ljava/lang/Object;", "[Ljava/lang/String;"));
    CHECK_FALSE(assignable("[Ljava/lang/Object;", "[[Ljava/lang/Object;"));
    const Class &integer = linker.primitive(BasicType::Int),
                &longInteger = linker.primitive(BasicType::Long);
    CHECK(integer.isAssignableTo(integer));
    CHECK_FALSE(integer.isAssignableTo(longInteger));
    CHECK_FALSE(integer.isAssignableTo(linker.load("java/lang/Object")));
    CHECK_FALSE(linker.load("java/lang/Object").isAssignableTo(integer));
}

TEST_CASE("supertypes that a class may not have") {
    Linked jdk;
    jdk.define(
        ClassBuilder("Final", "java/lang/Object", access::Public | access::Super | access::Final));
    jdk.define(ClassBuilder::interface("Interface"));
    jdk.define(ClassBuilder("Plain"));
    jdk.define(ClassBuilder("Sealed").permits({"Permitted"}));
    jdk.define(ClassBuilder::interface("SealedInterface").permits({"Permitted"}));
    jdk.define(ClassBuilder("p/Private", "java/lang/Object", access::Super));
    const auto failure = [&](const ClassBuilder& builder) {
        return failureOf([&] { jdk.define(builder); });
    };
    const std::string incompatible = "java/lang/IncompatibleClassChangeError: ";
    CHECK(failure(ClassBuilder("B", "Final")) ==
          incompatible + "class B cannot inherit from final class Final");
    CHECK(failure(ClassBuilder("B", "Interface")) ==
          incompatible + "class B has interface Interface as super class");
    CHECK(
        failure(ClassBuilder("B").implements("Plain")) ==
        incompatible +
            "class B can not implement Plain, because it is not an interface (Plain is in unnamed "
            "module of loader 'app')");
    CHECK(failure(ClassBuilder("B", "Sealed")) ==
          incompatible + "class B cannot inherit from sealed class Sealed");
    CHECK(failure(ClassBuilder("B").implements("SealedInterface")) ==
          incompatible + "class B cannot implement sealed interface SealedInterface");
    CHECK(failure(ClassBuilder("Permitted", "Sealed").implements("SealedInterface")) == "no error");
    CHECK(failure(ClassBuilder("q/B", "p/Private")) ==
          "java/lang/IllegalAccessError: class q.B cannot access its superclass p.Private (q.B and "
          "p.Private "
          "are in "
          "unnamed module of loader 'app')");
    CHECK(failure(ClassBuilder("p/B", "p/Private")) == "no error");
    CHECK(failure(ClassBuilder("B", "Gone")) == "java/lang/NoClassDefFoundError: Gone");
    CHECK(failure(ClassBuilder("B").method("x", "()V", access::Final)) == "no error");
    CHECK(failure(ClassBuilder("C", "B").method("x", "()V", 0)) ==
          incompatible + "class C overrides final method B.x()V");
    CHECK(failure(ClassBuilder("D").version(99))
              .starts_with("java/lang/UnsupportedClassVersionError: "));
    CHECK(failureOf([&] {
              jdk.linker.define({1, 2, 3}, "test", nullptr, false);
          }).starts_with("java/lang/ClassFormatError: "));
}

TEST_CASE("classes of the class path") {
    TemporaryFolder folder;
    folder.write("a/Plain.class", ClassBuilder("a/Plain").text());
    folder.write("a/Moved.class", ClassBuilder("b/Moved").text());
    folder.write("Egg.class", ClassBuilder("Egg", "Hen").text());
    folder.write("Hen.class", ClassBuilder("Hen", "Egg").text());
    folder.write("Self.class", ClassBuilder("Self").implements("Self").text());
    folder.write("Cut.class", ClassBuilder("Cut").text().substr(0, 40));
    folder.write("java/util/ArrayList.class", ClassBuilder("java/util/ArrayList").text());
    folder.write("java/util/Intruder.class", ClassBuilder("java/util/Intruder").text());
    Linked jdk({folder.path().string()});
    Linker& linker = jdk.linker;
    const auto failure = [&](const char* name) { return failureOf([&] { linker.load(name); }); };

    const Class& plain = linker.load("a/Plain");
    CHECK_FALSE(plain.fromJdk);
    CHECK_FALSE(plain.module);
    CHECK(plain.location.ends_with("a/Plain.class"));
    CHECK(failure("a/Moved") == "java/lang/NoClassDefFoundError: a/Moved (wrong name: b/Moved)");
    CHECK(failure("Egg") == "java/lang/ClassCircularityError: Egg");
    CHECK(failure("Egg") == "java/lang/ClassCircularityError: Egg");
    CHECK(failure("Hen") == "java/lang/ClassCircularityError: Hen");
    CHECK(failure("Self") == "java/lang/ClassCircularityError: Self");
    CHECK(failure("Cut").starts_with("java/lang/ClassFormatError: "));
    CHECK(linker.load("java/util/ArrayList").fromJdk);
    CHECK(linker.find("java/util/Intruder") == nullptr);
    CHECK(linker.loaded(Symbol::of("Egg")) == nullptr);
    CHECK(linker.loaded(Symbol::of("a/Plain")) == &plain);
}

TEST_CASE("defined and hidden classes") {
    Linked jdk;
    Linker& linker = jdk.linker;
    Class& host = jdk.define(ClassBuilder("p/Host").nestMembers({"p/Member"}));
    Class& member = jdk.define(ClassBuilder("p/Member").nestHost("p/Host"));
    Class& liar = jdk.define(ClassBuilder("p/Liar").nestHost("p/Host"));
    Class& lost = jdk.define(ClassBuilder("p/Lost").nestHost("p/Gone"));
    CHECK(&linker.nestHost(host) == &host);
    CHECK(&linker.nestHost(member) == &host);
    CHECK(&linker.nestHost(liar) == &liar);
    CHECK(&linker.nestHost(lost) == &lost);

    CHECK(&jdk.define(ClassBuilder("p/Host").nestMembers({"p/Member"})) == &host);
    CHECK(failureOf([&] { jdk.define(ClassBuilder("p/Host")); }) ==
          "java/lang/LinkageError: loader 'app' attempted duplicate class definition for p.Host.");

    const auto bytes = ClassBuilder("p/Shy").bytes();
    Class& one = linker.define(bytes, "test", &member, true);
    Class& two = linker.define(bytes, "test", &member, true);
    CHECK(&one != &two);
    CHECK(one.isHiddenClass);
    CHECK(one.name.view().starts_with("p/Shy+"));
    CHECK(one.externalName().starts_with("p.Shy/"));
    CHECK(linker.find(one.name.view()) == nullptr);
    CHECK(linker.find("p/Shy") == nullptr);
    CHECK(&linker.nestHost(one) == &host);
    CHECK(one.samePackage(host));
    Class& array = linker.arrayOf(one);
    CHECK(array.externalName().starts_with("[Lp.Shy/"));
    CHECK(linker.find(array.name.view()) == nullptr);
}

TEST_CASE("a class that its own supertypes bring in is not defined twice") {
    TemporaryFolder folder;
    folder.write("Egg.class", ClassBuilder("Egg").text());
    folder.write("Hen.class", ClassBuilder("Hen", "Egg").text());
    Linked jdk({folder.path().string()});
    CHECK(failureOf([&] { jdk.define(ClassBuilder("Egg", "Hen")); }) ==
          "java/lang/LinkageError: loader 'app' attempted duplicate class definition for Egg.");
    CHECK(jdk.linker.load("Hen").super == &jdk.linker.load("Egg"));
}

TEST_CASE("initialization effects") {
    Linked jdk;
    CHECK(jdk.define(ClassBuilder("Bare")).hasNoInitializationEffect);
    ClassBuilder text("Text");
    CHECK_FALSE(jdk.define(text.field("s", "Ljava/lang/String;", access::Static | access::Final,
                                      text.string("x")))
                    .hasNoInitializationEffect);
    jdk.define(ClassBuilder("Busy").method("<clinit>", "()V", access::Static));
    CHECK_FALSE(jdk.define(ClassBuilder("Heir", "Busy")).hasNoInitializationEffect);
    jdk.define(ClassBuilder::interface("Quiet").abstractMethod("m").method("<clinit>", "()V",
                                                                           access::Static));
    CHECK(jdk.define(ClassBuilder("OfQuiet").implements("Quiet")).hasNoInitializationEffect);
    jdk.define(
        ClassBuilder::interface("Loud").method("m").method("<clinit>", "()V", access::Static));
    jdk.define(ClassBuilder::interface("Louder").implements("Loud"));
    CHECK(jdk.linker.load("Loud").declaresDefaultMethods);
    CHECK(jdk.linker.load("Louder").hasNoInitializationEffect);
    CHECK_FALSE(jdk.define(ClassBuilder("OfLoud").implements("Louder")).hasNoInitializationEffect);
    CHECK(jdk.linker.load("Busy").classInitializer->isClassInitializer);
}

TEST_CASE("all of java.base links, on every JDK") {
    for (const auto& home : classpath::jdkHomes()) {
        CAPTURE(home.string());
        Linked jdk(home, {});
        Linker& linker = jdk.linker;
        std::vector<std::string> names;
        linker.image().forEachResource([&](std::string_view module, std::string_view path) {
            if (module != "java.base" || !path.ends_with(".class") || path == "module-info.class")
                return;
            names.emplace_back(path.substr(0, path.size() - 6));
        });
        CHECK(names.size() > 5000);
        const auto start = std::chrono::steady_clock::now();
        for (const std::string& name : names) linker.load(name);
        const std::chrono::duration<double, std::milli> time =
            std::chrono::steady_clock::now() - start;
        MESSAGE(home.filename().string(), ": ", names.size(), " classes in ", time.count(), " ms");

        for (const Class* klass : linker.classes()) {
            CAPTURE(klass->name.str());
            if (klass->isInterface() || klass->isPrimitive()) continue;
            for (std::size_t i = 0; i < klass->vtable.size(); ++i) {
                const Method& entry = *klass->vtable[i];
                REQUIRE(klass->isSubclassOf(*entry.holder));
                if (klass->super && i < klass->super->vtable.size()) {
                    REQUIRE(klass->super->vtable[i]->name == entry.name);
                    REQUIRE(klass->super->vtable[i]->descriptor == entry.descriptor);
                }
            }
            for (const Method& method : klass->methods)
                if (method.vtableIndex >= 0) REQUIRE(klass->vtable[method.vtableIndex] == &method);
            if (klass->isAbstract()) continue;
            // What a compiler let through has an implementation for everything.
            for (const Method* entry : klass->vtable) REQUIRE_FALSE(entry->isAbstract());
            for (const Class* interface : klass->allInterfaces)
                for (const Method& method : interface->methods)
                    if (method.interfaceId >= 0) {
                        const Method* selected = klass->select(method);
                        REQUIRE_MESSAGE(selected, method.describe());
                        REQUIRE(selected->name == method.name);
                        REQUIRE_FALSE(selected->isAbstract());
                    }
        }
    }
}

TEST_CASE("several threads load at once") {
    Linked jdk;
    const char* names[] = {"java/util/concurrent/ConcurrentHashMap",
                           "java/util/TreeMap",
                           "java/math/BigDecimal",
                           "java/time/LocalDate",
                           "java/util/regex/Pattern",
                           "[[Ljava/util/ArrayList;"};
    const Method* get =
        jdk.method("java/util/Map", "get", "(Ljava/lang/Object;)Ljava/lang/Object;");
    std::vector<std::thread> threads;
    std::vector<std::vector<Class*>> results(4);
    std::vector<const Method*> selected(4);
    for (std::size_t t = 0; t < results.size(); ++t)
        threads.emplace_back([&, t] {
            for (const char* name : names) results[t].push_back(&jdk.linker.load(name));
            selected[t] = results[t][1]->select(*get);
        });
    for (std::thread& thread : threads) thread.join();
    for (const auto& result : results) CHECK(result == results[0]);
    for (const Method* method : selected)
        CHECK(method->describe() == "java.util.TreeMap.get(java.lang.Object)");
}
