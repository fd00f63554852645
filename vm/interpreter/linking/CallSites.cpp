#include "vm/interpreter/linking/CallSites.h"

#include <cstdlib>
#include <cstring>

#include "vm/interpreter/linking/Linkage.h"
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
    Class& made = vm.linker->define(assembler.finish(), "VM", &host, hidden);
    made.fromJdk = true;
    for (Method& method : made.methods) {
        method.isHidden = true;
        for (const PeerBinding& binding : peers) {
            if (binding.method == method.name.view())
                method.peer = binding.peer, method.knowsExpressions = true;
        }
    }
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
