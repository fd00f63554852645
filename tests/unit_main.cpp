#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "listeners/Registry.h"
#include "search/strategy/Strategies.h"
#include "tests/vm/classpath/TemporaryFolder.h"

int main(int argc, char** argv) {
    const clew::vm::classpath::TemporaryFolder cache; // not that of the user
    setenv("XDG_CACHE_HOME", cache.path().c_str(), 1);
    clew::search::declareStrategyKeys(); // as the command does
    clew::listeners::declareListenerKeys();
    return doctest::Context(argc, argv).run();
}
