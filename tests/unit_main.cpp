#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "listeners/Registry.h"
#include "search/strategy/Strategies.h"

int main(int argc, char** argv) {
    clew::search::declareStrategyKeys(); // as the command does
    clew::listeners::declareListenerKeys();
    return doctest::Context(argc, argv).run();
}
