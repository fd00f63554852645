#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "choice/solver/Layers.h"

namespace clew::choice {

namespace {

struct NamedLayer {
    std::string_view name;
    std::unique_ptr<Solver> (*make)(std::unique_ptr<Solver> next);
};

constexpr NamedLayer kNamedLayers[] = {
    {"rewriting", makeRewritingLayer},   {"contradiction", makeContradictionLayer},
    {"disjuncts", makeDisjunctsLayer},   {"independence", makeIndependenceLayer},
    {"cache", makeCacheLayer},           {"evaluation", makeEvaluationLayer},
    {"intervals", makeIntervalsLayer},   {"hashes", makeHashCodesLayer},
    {"candidates", makeCandidatesLayer}, {"enumeration", makeEnumerationLayer},
};

} // namespace

const std::vector<std::string>& solverLayers() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const NamedLayer& layer : kNamedLayers) all.emplace_back(layer.name);
        return all;
    }();
    return names;
}

std::unique_ptr<Solver> makeSolver(const SolverOptions& options) {
    std::unique_ptr<Solver> chain = makeSolverProcess(options);
    for (auto name = options.layers.rbegin(); name != options.layers.rend(); ++name) {
        const auto layer =
            std::find_if(std::begin(kNamedLayers), std::end(kNamedLayers),
                         [&](const NamedLayer& named) { return named.name == *name; });
        if (layer == std::end(kNamedLayers)) {
            std::string message = "no layer of the solver is called '" + *name + "'; there are";
            for (const std::string& known : solverLayers())
                message += (known == solverLayers()[0] ? " " : ", ") + known;
            throw std::invalid_argument(message);
        }
        chain = *name == "cache" && options.known ? makeCacheLayer(std::move(chain), options.known)
                                                  : layer->make(std::move(chain));
    }
    return makeVerificationLayer(std::move(chain));
}

} // namespace clew::choice
