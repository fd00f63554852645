#include "vm/objects/ModuleDeclaration.h"

#include <doctest/doctest.h>

#include "vm/classpath/Jdk.h"
#include "vm/classpath/RuntimeImage.h"

using namespace clew::vm;

TEST_CASE("what java.base exports") {
    const auto image = classpath::RuntimeImage::open(classpath::findJdk(std::nullopt));
    const auto declaration = image.findResource("java.base", "module-info.class");
    REQUIRE(declaration);
    objects::ModuleInfo base;
    base.name = "java.base";
    objects::readModuleDeclaration(declaration->bytes, base);
    CHECK_FALSE(base.open);
    // Exported to all, opened to nobody.
    CHECK(base.allows("java/util", "", false));
    CHECK_FALSE(base.allows("java/util", "", true));
    // Exported to named friends.
    CHECK_FALSE(base.allows("jdk/internal/misc", "", false));
    CHECK(base.allows("jdk/internal/misc", "jdk.unsupported", false));
    // Concealed.
    CHECK_FALSE(base.allows("sun/util/logging/internal", "java.sql", false));
    CHECK(base.allows("sun/util/logging/internal", "java.base", true));

    const auto unsupported = image.findResource("jdk.unsupported", "module-info.class");
    REQUIRE(unsupported);
    objects::ModuleInfo opened;
    opened.name = "jdk.unsupported";
    objects::readModuleDeclaration(unsupported->bytes, opened);
    CHECK(opened.allows("sun/misc", "", true));
}

TEST_CASE("the unnamed module opens everything") {
    CHECK(objects::ModuleInfo{}.allows("any/package", "java.sql", true));
}

TEST_CASE("what java.base provides") {
    const auto image = classpath::RuntimeImage::open(classpath::findJdk(std::nullopt));
    const auto declaration = image.findResource("java.base", "module-info.class");
    REQUIRE(declaration);
    objects::ModuleInfo base;
    base.name = "java.base";
    objects::readModuleDeclaration(declaration->bytes, base);
    const auto found = base.provides.find("java/nio/file/spi/FileSystemProvider");
    REQUIRE(found != base.provides.end());
    CHECK(found->second == std::vector<std::string>{"jdk/internal/jrtfs/JrtFileSystemProvider"});
}
