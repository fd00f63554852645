#include "search/generate/Environment.h"

#include <algorithm>
#include <cctype>
#include <span>

namespace clew::search::generate {

using vm::classfile::ConstantKind;

namespace {

constexpr std::string_view kLocales[] = {"de-DE", "tr-TR", "ja-JP", "fr-FR"};
constexpr std::string_view kTimeZones[] = {"Asia/Tokyo", "America/New_York", "Europe/Berlin"};
constexpr std::string_view kPropertyValues[] = {"true", "false", "1", "0", "-1", "100"};
// Properties that belong to the JVM: who sets them changes more than the class under test.
constexpr std::string_view kOfJvm[] = {"java.", "sun.",  "jdk.",  "user.", "os.",
                                       "file.", "line.", "path.", "awt.",  "native."};

const std::string kFile = "file"; // in the folder of a test

// Of what a file or a stream holds, besides the usual one: all have a mark of their order.
constexpr std::string_view kEncodings[] = {"UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"};
constexpr char16_t kOrderMark = u'\uFEFF';

struct Reader {
    std::string_view holder, name;
};
constexpr Reader kLocaleReaders[] = {{"java/util/Locale", "getDefault"}};
constexpr Reader kTimeZoneReaders[] = {{"java/util/TimeZone", "getDefault"},
                                       {"java/time/ZoneId", "systemDefault"}};
constexpr Reader kPropertyReaders[] = {{"java/lang/System", "getProperty"},
                                       {"java/lang/Integer", "getInteger"},
                                       {"java/lang/Long", "getLong"},
                                       {"java/lang/Boolean", "getBoolean"}};

constexpr Reader kInterruptReaders[] = {{"java/lang/Thread", "interrupted"},
                                        {"java/lang/Thread", "isInterrupted"}};

bool isAmong(std::span<const Reader> readers, const vm::classfile::MemberRef& member) {
    return std::ranges::any_of(readers, [&](const Reader& reader) {
        return reader.holder == member.className && reader.name == member.name;
    });
}

bool areLetters(std::string_view text, int (*is)(int)) {
    return std::ranges::all_of(text, [&](unsigned char c) { return is(c) != 0; });
}

bool mayNameProperty(std::string_view text) {
    const bool isWord = std::ranges::all_of(
        text, [](unsigned char c) { return std::isalnum(c) || c == '.' || c == '_' || c == '-'; });
    return !text.empty() && text.size() <= 60 && isWord &&
           std::ranges::none_of(kOfJvm,
                                [&](std::string_view start) { return text.starts_with(start); });
}

bool mayNameFile(std::string_view text) {
    return text.size() > 1 && text.size() <= 20 && text != ".." &&
           text.find('.') != std::string_view::npos &&
           std::ranges::all_of(text, [](unsigned char c) {
               return std::isalnum(c) || c == '.' || c == '_' || c == '-';
           });
}

bool isOfFiles(std::string_view className) {
    return className.starts_with("java/io/File") || className.starts_with("java/nio/file/") ||
           className == "java/io/RandomAccessFile";
}

JavaValue textOf(std::string_view ascii) {
    return JavaValue::string(std::u16string(ascii.begin(), ascii.end()));
}

} // namespace

Step staticCall(const TypeKnowledge& types, std::string_view holder, std::string_view name,
                std::string_view descriptor, std::vector<Argument> arguments) {
    Step step;
    step.executable = types.executable(*types.linker().load(holder).methodNamed(name, descriptor));
    step.arguments = std::move(arguments);
    return step;
}

bool setsDefaults(const Step& step) {
    const std::string& holder = step.executable.holder;
    return step.executable.name == "setDefault" &&
           (holder == "java/util/Locale" || holder == "java/util/TimeZone");
}

bool setsInput(const Step& step) {
    return step.executable.name == "setIn" && step.executable.holder == "java/lang/System";
}

bool isTestFolder(const Step& step) {
    return step.kind == Step::Kind::ReadField && step.executable.holder.empty();
}

JavaValue* contentsIn(Step& step) {
    if (step.executable.holder == "java/lang/String" && step.executable.name == "getBytes" &&
        step.receiver)
        return std::get_if<JavaValue>(&*step.receiver);
    if (step.executable.holder == "java/io/StringReader")
        return std::get_if<JavaValue>(&step.arguments[0]);
    if (step.executable.holder == "java/nio/file/Files" && step.executable.name == "writeString")
        return std::get_if<JavaValue>(&step.arguments[1]);
    return nullptr;
}

std::u16string propertySetBy(const Step& step) {
    if (step.executable.name != "setProperty" || step.executable.holder != "java/lang/System")
        return {};
    const JavaValue* name = std::get_if<JavaValue>(&step.arguments.at(0));
    return name ? name->text : std::u16string();
}

Environment::Environment(const TypeKnowledge& types, const std::vector<const Class*>& classes)
    : types_(types),
      locales_(std::begin(kLocales), std::end(kLocales)),
      timeZones_(std::begin(kTimeZones), std::end(kTimeZones)),
      files_{std::string(kFile)} {
    for (const Class* type : classes) {
        if (type->fromJdk) continue;
        const vm::classfile::ConstantPool& pool = type->file->constants;
        std::vector<std::string> names;
        bool readsProperties = false;
        for (std::uint16_t i = 1; i < pool.size(); ++i) {
            if (pool.kind(i) == ConstantKind::Methodref) {
                const vm::classfile::MemberRef member = pool.member(i);
                readsLocale_ |= isAmong(kLocaleReaders, member);
                readsTimeZone_ |= isAmong(kTimeZoneReaders, member);
                readsProperties |= isAmong(kPropertyReaders, member);
                mayBeInterrupted_ |= isAmong(kInterruptReaders, member);
            } else if (pool.kind(i) == ConstantKind::Fieldref) {
                const vm::classfile::MemberRef member = pool.member(i);
                readsInput_ |= member.className == "java/lang/System" && member.name == "in";
            } else if (pool.kind(i) == ConstantKind::Class) {
                usesFiles_ |= isOfFiles(pool.className(i));
                mayBeInterrupted_ |= pool.className(i) == "java/lang/InterruptedException";
            } else if (pool.kind(i) == ConstantKind::String) {
                const std::string text(pool.string(i));
                if (mayNameProperty(text)) names.push_back(text);
                if (mayNameFile(text)) files_.push_back(text[0] == '.' ? kFile + text : text);
                if (text.size() == 2 && areLetters(text, std::islower)) locales_.push_back(text);
                if (text.size() == 2 && areLetters(text, std::isupper))
                    locales_.push_back("und-" + text);
                if (text.find('/') != std::string::npos && text.size() < 30)
                    timeZones_.push_back(text);
            }
        }
        if (readsProperties) properties_.insert(properties_.end(), names.begin(), names.end());
    }
}

std::vector<Step> Environment::any(Values& values) const {
    std::vector<Step> steps;
    const std::size_t kinds = std::size_t(readsLocale_) + std::size_t(readsTimeZone_) +
                              std::size_t(readsInput_) + std::size_t(mayBeInterrupted_) +
                              std::size_t(!properties_.empty());
    std::size_t chosen = values.below(kinds);
    if (readsLocale_ && chosen-- == 0) {
        steps.push_back(staticCall(types_, "java/util/Locale", "forLanguageTag",
                                   "(Ljava/lang/String;)Ljava/util/Locale;",
                                   {textOf(locales_[values.below(locales_.size())])}));
        steps.push_back(staticCall(types_, "java/util/Locale", "setDefault",
                                   "(Ljava/util/Locale;)V", {ResultOf{0}}));
        return steps;
    }
    if (readsTimeZone_ && chosen-- == 0) {
        steps.push_back(staticCall(types_, "java/util/TimeZone", "getTimeZone",
                                   "(Ljava/lang/String;)Ljava/util/TimeZone;",
                                   {textOf(timeZones_[values.below(timeZones_.size())])}));
        steps.push_back(staticCall(types_, "java/util/TimeZone", "setDefault",
                                   "(Ljava/util/TimeZone;)V", {ResultOf{0}}));
        return steps;
    }
    if (readsInput_ && chosen-- == 0) {
        Argument input = stream(steps, values);
        steps.push_back(staticCall(types_, "java/lang/System", "setIn", "(Ljava/io/InputStream;)V",
                                   {std::move(input)}));
        return steps;
    }
    if (mayBeInterrupted_ && chosen-- == 0) {
        call(steps, "java/lang/Thread", "currentThread", "()Ljava/lang/Thread;", {}, {});
        call(steps, "java/lang/Thread", "interrupt", "()V", ResultOf{0}, {});
        return steps;
    }
    const JavaValue value = values.oneIn(2)
                                ? textOf(kPropertyValues[values.below(std::size(kPropertyValues))])
                                : values.constant("Ljava/lang/String;");
    steps.push_back(staticCall(types_, "java/lang/System", "setProperty",
                               "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
                               {textOf(properties_[values.below(properties_.size())]), value}));
    return steps;
}

void Environment::call(std::vector<Step>& steps, std::string_view holder, std::string_view name,
                       std::string_view descriptor, std::optional<Argument> receiver,
                       std::vector<Argument> arguments) const {
    Step step = staticCall(types_, holder, name, descriptor, std::move(arguments));
    step.receiver = std::move(receiver);
    step.executable.isOverloaded = false; // these arguments say which one is meant
    steps.push_back(std::move(step));
}

// A text as bytes, now and then in another encoding, or behind bytes that the code knows.
Argument Environment::bytes(std::vector<Step>& steps, Values& values) const {
    std::u16string text = values.contents();
    if (!values.oneIn(4)) {
        call(steps, "java/lang/String", "getBytes", "()[B", JavaValue::string(std::move(text)), {});
        return ResultOf{steps.size() - 1};
    }
    std::string_view encoding = "ISO-8859-1";
    if (values.oneIn(2)) {
        text.insert(0, values.knownBytes());
    } else {
        encoding = kEncodings[values.below(std::size(kEncodings))];
        text.insert(0, 1, kOrderMark);
    }
    call(steps, "java/lang/String", "getBytes", "(Ljava/lang/String;)[B",
         JavaValue::string(std::move(text)), {textOf(encoding)});
    return ResultOf{steps.size() - 1};
}

Argument Environment::stream(std::vector<Step>& steps, Values& values) const {
    Argument content = bytes(steps, values);
    call(steps, "java/io/ByteArrayInputStream", "<init>", "([B)V", {}, {std::move(content)});
    return ResultOf{steps.size() - 1};
}

Argument Environment::reader(std::vector<Step>& steps, Values& values) const {
    call(steps, "java/io/StringReader", "<init>", "(Ljava/lang/String;)V", {},
         {JavaValue::string(values.contents())});
    return ResultOf{steps.size() - 1};
}

std::optional<Argument> Environment::file(std::string_view descriptor, std::vector<Step>& steps,
                                          Values& values) const {
    if (descriptor == "Ljava/io/Reader;" && values.oneIn(2)) return reader(steps, values);
    if (descriptor == "Ljava/io/BufferedReader;" && values.oneIn(2)) {
        Argument text = reader(steps, values);
        call(steps, "java/io/BufferedReader", "<init>", "(Ljava/io/Reader;)V", {},
             {std::move(text)});
        return ResultOf{steps.size() - 1};
    }
    if (descriptor == "Ljava/io/InputStream;" && values.oneIn(2)) return stream(steps, values);
    const bool isPath = descriptor == "Ljava/nio/file/Path;",
               isFile = descriptor == "Ljava/io/File;",
               isName = usesFiles_ && descriptor == "Ljava/lang/String;";
    if ((!isPath && !isFile && !isName) || values.oneIn(4)) return std::nullopt;
    if (isName && !values.oneIn(3)) return std::nullopt; // most texts are none
    Step& folder = steps.emplace_back();
    folder.kind = Step::Kind::ReadField;
    folder.executable.name = "folder";
    folder.executable.descriptor = "Ljava/nio/file/Path;";
    Argument path = ResultOf{steps.size() - 1};
    const auto below = [&](const Argument& of, const std::string& name) {
        call(steps, "java/nio/file/Path", "resolve", "(Ljava/lang/String;)Ljava/nio/file/Path;", of,
             {textOf(name)});
        return Argument(ResultOf{steps.size() - 1});
    };
    const auto write = [&](const Argument& to) {
        if (values.oneIn(4)) {
            Argument content = bytes(steps, values);
            call(steps, "java/nio/file/Files", "write",
                 "(Ljava/nio/file/Path;[B[Ljava/nio/file/OpenOption;)Ljava/nio/file/Path;", {},
                 {to, std::move(content), JavaValue::array("[Ljava/nio/file/OpenOption;", {})});
            return;
        }
        call(steps, "java/nio/file/Files", "writeString",
             "(Ljava/nio/file/Path;Ljava/lang/CharSequence;[Ljava/nio/file/OpenOption;)"
             "Ljava/nio/file/Path;",
             {},
             {to, JavaValue::string(values.contents()),
              JavaValue::array("[Ljava/nio/file/OpenOption;", {})});
    };
    // Something below the folder itself in one of a few: most code is for files.
    const std::size_t kind = values.below(8);
    const std::string name = files_[values.below(files_.size())];
    if (kind == 0) {
        if (values.oneIn(2)) write(below(path, name));
    } else {
        path = below(path, name);
        if (kind > 1) write(path);
    }
    if (isFile)
        call(steps, "java/nio/file/Path", "toFile", "()Ljava/io/File;", path, {});
    else if (isName)
        call(steps, "java/nio/file/Path", "toString", "()Ljava/lang/String;", path, {});
    return isPath ? path : ResultOf{steps.size() - 1};
}

} // namespace clew::search::generate
