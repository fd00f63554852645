#include "vm/interpreter/linking/CallSites.h"

#include <cstdlib>
#include <cstring>

#include "vm/interpreter/linking/Linkage.h"
#include "vm/interpreter/linking/MethodHandleObjects.h"
#include "vm/state/Object.h"

namespace clew::vm::interpreter {

using classfile::ConstantKind;

CallSites::CallSites(Vm& vm) : vm_(vm), tables_(std::make_unique<Tables>()) {}
CallSites::~CallSites() = default;

namespace {

LinkRequest requestFor(Vm& vm, CallSites& sites, const Class& host, std::uint16_t constant) {
    const classfile::ConstantPool& constants = host.file->constants;
    const classfile::DynamicConstant dynamic = constants.dynamic(constant);
    const classfile::BootstrapMethod& method = host.file->bootstrapMethods[dynamic.bootstrapIndex];
    const classfile::MethodHandleConstant handle = constants.methodHandle(method.methodHandle);
    return {vm,
            sites,
            host,
            dynamic.name,
            dynamic.descriptor,
            handle,
            constants.member(handle.memberIndex),
            method.arguments,
            constant};
}

Class& define(Vm& vm, std::vector<std::uint8_t> bytes, const Class& host, bool hidden) {
    Class& made = vm.linker->define(std::move(bytes), "VM", &host, hidden);
    made.fromJdk = true;
    for (Method& method : made.methods) method.isHidden = true;
    return made;
}

} // namespace

std::string LinkRequest::nameOf(std::string_view className) const {
    return host.isHiddenClass && className == host.file->name ? host.name.str()
                                                              : std::string(className);
}

const CallSite& CallSites::link(const Method& caller, std::uint32_t instruction,
                                std::uint16_t constant) {
    std::lock_guard lock(mutex_);
    std::unique_ptr<CallSite>& known = sites_[{&caller, instruction}];
    if (!known) {
        auto site = std::make_unique<CallSite>();
        const LinkRequest request = requestFor(vm_, *this, *caller.holder, constant);
        if (!linkLambda(request, *site) && !linkStringConcat(request, *site) &&
            !linkRecordMethod(request, *site) && !linkSwitch(request, *site)) {
            linkByBootstrap(request, *site);
        }
        known = std::move(site);
    }
    return *known;
}

std::unordered_map<const Class*, CallSites::Site> CallSites::linkedSites() {
    std::lock_guard lock(mutex_);
    std::unordered_map<const Class*, Site> linked;
    for (const auto& [where, site] : sites_)
        if (site) linked[site->target->holder] = {where.first, where.second};
    return linked;
}

std::unordered_map<const Class*, CallSites::Adapter> CallSites::adapters() {
    std::unordered_map<const Class*, Adapter> all;
    {
        std::lock_guard lock(tables_->adaptersMutex);
        for (const auto& [key, method] : tables_->adapters)
            if (method) all[method->holder] = {key, method->name.str()};
    }
    std::lock_guard lock(tables_->formsMutex);
    for (const auto& [key, form] : tables_->forms)
        if (form.method) all[form.method->holder] = {key, form.method->name.str(), true};
    return all;
}

void CallSites::makeAgain(const Adapter& adapter, const Class& host,
                          std::vector<std::uint8_t> bytes) {
    ++tables_->nextNumber; // its name has one
    const Class& made = define(vm_, std::move(bytes), host, false);
    const Method* const method = methodNamed(made, adapter.method);
    if (!method) throw classfile::FormatError("an adapter without its method");
    if (adapter.isForm)
        tables_->forms[adapter.key] = {method, globalMemberName(vm_, *method)};
    else
        tables_->adapters[adapter.key] = method;
}

const CallSite& CallSites::linkConstant(const Class& holder, std::uint16_t constant) {
    std::lock_guard lock(mutex_);
    std::unique_ptr<CallSite>& known = constants_[{&holder, constant}];
    if (!known) {
        auto site = std::make_unique<CallSite>();
        switch (holder.file->constants.kind(constant)) {
            case ConstantKind::MethodHandle:
                linkMethodHandle(vm_, *this, holder, constant, *site);
                break;
            case ConstantKind::MethodType:
                linkMethodType(vm_, *this, holder, constant, *site);
                break;
            default:
                linkDynamic(requestFor(vm_, *this, holder, constant), *site);
        }
        known = std::move(site);
    }
    return *known;
}

// ---- assembled classes

std::string freshName(CallSites& sites, const Class& host, std::string_view suffix) {
    std::string_view base = host.file ? host.file->name : host.name.view();
    return std::string(base) + "$$" + std::string(suffix) + "$" +
           std::to_string(sites.tables().nextNumber++);
}

Class& install(Vm& vm, ClassAssembler& assembler, const Class& host, bool hidden,
               std::initializer_list<PeerBinding> peers) {
    Class& made = define(vm, assembler.finish(), host, hidden);
    for (Method& method : made.methods) {
        for (const PeerBinding& binding : peers) {
            if (binding.method == method.name.view())
                method.peer = binding.peer, method.knowsExpressions = true;
        }
    }
    return made;
}

Class& installMock(Vm& vm, ClassAssembler& assembler, const Class& host,
                   std::initializer_list<PeerBinding> peers) {
    Class& made = install(vm, assembler, host, false, peers);
    made.module = {};
    return made;
}

const Method* methodNamed(const Class& made, std::string_view name) {
    for (const Method& method : made.methods) {
        if (method.name.view() == name) return &method;
    }
    return nullptr;
}

Ref makeGlobalObject(Vm& vm, const Class& klass, std::uint32_t length, std::size_t extra,
                     const std::function<void(Object&)>& fill) {
    const std::size_t payload = klass.isArray() ? std::size_t(length) << klass.elementShift
                                                : std::size_t(klass.instanceSize);
    void* memory = std::calloc(1, sizeof(Object) + ((payload + 7) & ~std::size_t(7)) + extra);
    if (!memory) throw std::bad_alloc();
    auto* object = static_cast<Object*>(memory);
    object->klass = &klass;
    object->length = length;
    object->flags = klass.isArray() ? Object::Shared : Object::SharedObject;
    if (fill) fill(*object);
    return vm.globals.add(object);
}

} // namespace clew::vm::interpreter
