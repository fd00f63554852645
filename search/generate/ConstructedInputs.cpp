#include "search/generate/ConstructedInputs.h"

#include "vm/types/Symbol.h"

namespace clew::search::generate {

namespace {

class Constructions {
  public:
    explicit Constructions(const TypeKnowledge& types) : types_(types) {}

    void add(Step step) {
        if (step.receiver) settle(*step.receiver);
        for (Argument& argument : step.arguments) settle(argument);
        places_.push_back(steps_.size());
        steps_.push_back(std::move(step));
    }
    std::vector<Step> take() { return std::move(steps_); }

  private:
    void settle(Argument& argument) {
        if (ResultOf* result = std::get_if<ResultOf>(&argument))
            result->step = places_.at(result->step);
        else if (const JavaValue* value = std::get_if<JavaValue>(&argument))
            argument = construct(*value);
    }

    // The object that a step of its own makes, or the value.
    Argument construct(const JavaValue& value) {
        const Method* constructor = constructorOf(value);
        if (!constructor) return value;
        Step step;
        step.executable = types_.executable(*constructor);
        for (const JavaValue& element : value.elements)
            step.arguments.push_back(construct(element));
        steps_.push_back(std::move(step));
        return ResultOf{steps_.size() - 1};
    }

    // Null: there is none, or none that a test may call.
    const Method* constructorOf(const JavaValue& value) const {
        if (value.kind != JavaValue::Kind::Object || value.name.empty()) return nullptr;
        const Class* type = types_.classOf(value.type);
        const Method* constructor =
            type ? type->findDeclaredMethod(vm::types::Symbol::of("<init>"),
                                            vm::types::Symbol::of(value.name))
                 : nullptr;
        const bool isCallable = constructor && !type->isAbstract() && types_.canName(*type) &&
                                types_.canCall(*constructor);
        return isCallable ? constructor : nullptr;
    }

    const TypeKnowledge& types_;
    std::vector<Step> steps_;
    std::vector<std::size_t> places_; // of the steps that were added
};

} // namespace

std::vector<Step> withConstructions(std::vector<Step> steps, const TypeKnowledge& types) {
    Constructions constructions(types);
    for (Step& step : steps) constructions.add(std::move(step));
    return constructions.take();
}

} // namespace clew::search::generate
