import java.io.*;
import java.lang.invoke.*;
import java.lang.ref.*;
import java.util.*;
import java.util.function.*;
import java.util.regex.*;

// For each row of the tables of vm/interpreter/Sharing.cpp: one thread reads twice what the other
// one changes. It can see two different values only where the access is a place to switch threads.
// Or two threads change something, and only where they take turns in the middle of it something is
// wrong at the end. The case is named as the row is, or as one that there was once.
public class SharingCases {
    static Supplier<Object> read;
    static Runnable write;
    static boolean isTakenOnce; // nothing after something is no change
    static Runnable changeToo;
    static BooleanSupplier isWrong;

    static void each(Supplier<Object> reading, Runnable writing) {
        read = reading;
        write = writing;
    }

    static void both(Runnable one, Runnable two, BooleanSupplier wrong) {
        write = one;
        changeToo = two;
        isWrong = wrong;
    }

    static class Tree extends ResourceBundle {
        static final Tree CHILD = new Tree(), PARENT = new Tree();
        static void adopt() { CHILD.setParent(PARENT); }
        static Object parentOf() { return CHILD.parent; }
        protected Object handleGetObject(String key) { return key; }
        public Enumeration<String> getKeys() { return Collections.emptyEnumeration(); }
    }

    static class Place extends ObjectStreamField {
        Place() { super("place", int.class); }
        Object offset() { return getOffset(); }
        void move() { setOffset(8); }
    }

    static class Stand extends java.lang.reflect.Proxy {
        Stand() { super((proxy, method, arguments) -> null); }
        Object handler() { return h; }
        void drop() { h = null; }
    }

    // Its iterator is the JDK's.
    static class Letters implements CharSequence {
        public int length() { return 2; }
        public char charAt(int index) { return (char) ('a' + index); }
        public CharSequence subSequence(int start, int end) { return this; }
    }

    // Knows whether the second thread has looked at it.
    static class Parts implements CharSequence {
        final String text = "a,b";
        Thread second;
        boolean isSeenBySecond;

        String seen() {
            if (Thread.currentThread() == second) isSeenBySecond = true;
            return text;
        }

        public int length() { return seen().length(); }
        public char charAt(int index) { return seen().charAt(index); }
        public CharSequence subSequence(int start, int end) { return seen().subSequence(start, end); }
    }

    static Object reflected(java.lang.reflect.Method method, Object receiver, Object argument) {
        try {
            return method.invoke(receiver, argument);
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    static void choose(String row) throws Throwable {
        Thread main = Thread.currentThread();
        switch (row) {
            // ---- kSettings
            case "java/lang/Thread.interrupted" -> each(main::isInterrupted, main::interrupt);
            case "java/lang/Thread.name" -> each(main::getName, () -> main.setName("other"));
            case "java/lang/Thread.contextClassLoader" -> each(main::getContextClassLoader, () -> main.setContextClassLoader(null));
            case "java/lang/Thread.priority", "java/lang/Thread$FieldHolder.priority" -> each(main::getPriority, () -> main.setPriority(7));
            case "java/lang/Thread.daemon", "java/lang/Thread$FieldHolder.daemon" -> {
                Thread idle = new Thread(() -> { });
                each(idle::isDaemon, () -> idle.setDaemon(true));
            }
            case "java/lang/Thread.defaultUncaughtExceptionHandler" -> { // gone when the error comes
                Thread.setDefaultUncaughtExceptionHandler((t, e) -> { });
                each(Thread::getDefaultUncaughtExceptionHandler, () -> Thread.setDefaultUncaughtExceptionHandler(null));
            }
            case "java/lang/ThreadGroup.maxPriority" -> {
                ThreadGroup group = new ThreadGroup("group");
                each(group::getMaxPriority, () -> group.setMaxPriority(3));
            }
            case "java/lang/ThreadGroup.daemon" -> {
                ThreadGroup group = new ThreadGroup("group");
                each(group::isDaemon, () -> group.setDaemon(true));
            }
            case "java/util/ResourceBundle.parent" -> each(Tree::parentOf, Tree::adopt);
            case "java/lang/System.in" -> {
                InputStream other = new ByteArrayInputStream(new byte[0]);
                each(() -> System.in, () -> System.setIn(other));
            }
            case "java/lang/System.out" -> {
                PrintStream other = new PrintStream(new ByteArrayOutputStream());
                each(() -> System.out, () -> System.setOut(other));
            }
            case "java/lang/System.err" -> {
                PrintStream other = new PrintStream(new ByteArrayOutputStream());
                each(() -> System.err, () -> System.setErr(other));
            }
            case "java/lang/System.props" -> {
                Properties other = new Properties();
                each(System::getProperties, () -> System.setProperties(other));
            }
            case "java/lang/ref/Reference.referent" -> {
                Reference<Object> reference = new WeakReference<>("text");
                each(reference::get, reference::clear);
            }
            case "java/lang/ref/Reference.queue" -> {
                Reference<Object> reference = new WeakReference<>("text", new ReferenceQueue<>());
                each(reference::isEnqueued, reference::enqueue);
            }
            case "java/lang/ref/ReferenceQueue.head" -> {
                ReferenceQueue<Object> queue = new ReferenceQueue<>();
                Reference<Object> reference = new WeakReference<>("text", queue);
                isTakenOnce = true;
                each(queue::poll, reference::enqueue);
            }
            case "java/lang/reflect/AccessibleObject.override" -> {
                var method = Object.class.getDeclaredMethod("toString");
                each(method::isAccessible, () -> method.setAccessible(true));
            }
            case "java/lang/invoke/CallSite.target" -> {
                MethodHandle one = MethodHandles.constant(int.class, 1), two = MethodHandles.constant(int.class, 2);
                MutableCallSite site = new MutableCallSite(one);
                each(site::getTarget, () -> site.setTarget(two));
            }
            case "java/util/Locale.defaultLocale" -> each(Locale::getDefault, () -> Locale.setDefault(Locale.FRENCH));
            case "java/util/Locale.defaultDisplayLocale" -> each(() -> Locale.getDefault(Locale.Category.DISPLAY), () -> Locale.setDefault(Locale.Category.DISPLAY, Locale.FRENCH));
            case "java/util/Locale.defaultFormatLocale" -> each(() -> Locale.getDefault(Locale.Category.FORMAT), () -> Locale.setDefault(Locale.Category.FORMAT, Locale.FRENCH));
            case "java/io/ObjectStreamField.offset" -> {
                Place place = new Place();
                each(place::offset, place::move);
            }
            case "java/lang/reflect/Proxy.h" -> {
                Stand stand = new Stand();
                each(stand::handler, stand::drop);
            }
            case "java/lang/System.security" -> {
                if (Runtime.version().feature() >= 24) throw new NoSuchMethodException(); // none can be set
                SecurityManager all = new SecurityManager() {
                    public void checkPermission(java.security.Permission permission) {}
                };
                each(System::getSecurityManager, () -> System.setSecurityManager(all));
            }
            case "java/security/PermissionCollection.readOnly" -> {
                java.security.Permissions permissions = new java.security.Permissions();
                each(permissions::isReadOnly, permissions::setReadOnly);
            }
            case "sun/nio/cs/StreamEncoder.closed" -> {
                OutputStreamWriter writer = new OutputStreamWriter(new ByteArrayOutputStream());
                each(writer::getEncoding, () -> {
                    try { writer.close(); } catch (IOException error) { throw new IllegalStateException(error); }
                });
            }
            // ---- kFieldsOfThreads
            case "java/lang/Thread.uncaughtExceptionHandler" -> each(main::getUncaughtExceptionHandler, () -> main.setUncaughtExceptionHandler((t, e) -> { }));
            case "java/lang/Thread.group" -> { // it is gone when the thread is
                Thread ending = new Thread(() -> { });
                each(ending::getThreadGroup, () -> {
                    ending.start();
                });
            }
            // ---- kVisiblePrefixes
            case "java/io/FileDescriptor" -> {
                FileInputStream file = new FileInputStream("SharingCases.class");
                FileDescriptor descriptor = file.getFD();
                each(descriptor::valid, () -> {
                    try { file.close(); } catch (IOException error) { throw new IllegalStateException(error); }
                });
            }
            case "java/lang/AbstractStringBuilder" -> {
                StringBuilder text = new StringBuilder("a");
                each(text::length, () -> text.append('b'));
            }
            case "java/lang/StringBu" -> { // its array
                StringBuilder text = new StringBuilder("ab");
                each(() -> text.charAt(0) == 'b' && text.charAt(1) == 'b', text::reverse);
            }
            case "java/lang/CharSequence$" -> {
                Spliterator.OfInt letters = new Letters().chars().spliterator();
                letters.estimateSize(); // now it is there
                IntConsumer nothing = letter -> { };
                Runnable advance = () -> letters.tryAdvance(nothing);
                both(advance, advance, () -> letters.tryAdvance(nothing)); // one of the two came twice
            }
            case "java/util/regex/Pattern$1" -> {
                Parts parts = new Parts();
                Spliterator<String> split = Pattern.compile(",").splitAsStream(parts).spliterator();
                split.estimateSize();
                String[] got = new String[2];
                both(() -> split.tryAdvance(part -> got[0] = part), () -> {
                    parts.second = Thread.currentThread();
                    split.tryAdvance(part -> got[1] = part);
                }, () -> "a".equals(got[0]) && "a".equals(got[1]) && !parts.isSeenBySecond);
            }
            case "java/lang/module/ModuleDescriptor$Builder" -> {
                var builder = java.lang.module.ModuleDescriptor.newModule("m");
                each(() -> builder.build().version(), () -> builder.version("1"));
            }
            case "java/time/format/DateTimeFormatterBuilder" -> {
                var builder = new java.time.format.DateTimeFormatterBuilder();
                both(() -> builder.padNext(2), () -> builder.padNext(3).appendLiteral('x'),
                    () -> !builder.toFormatter().toString().equals("Pad('x',3)"));
            }
            case "java/lang/StringLatin1$" -> {
                Spliterator.OfInt chars = "some".chars().spliterator();
                each(chars::estimateSize, () -> chars.tryAdvance((int c) -> { }));
            }
            case "java/lang/StringUTF16$" -> {
                Spliterator.OfInt chars = "som\u20ac".chars().spliterator();
                each(chars::estimateSize, () -> chars.tryAdvance((int c) -> { }));
            }
            case "java/lang/ThreadBuilders$" -> {
                Object builder = Thread.class.getMethod("ofPlatform").invoke(null);
                Class<?> type = Class.forName("java.lang.Thread$Builder");
                var name = type.getMethod("name", String.class);
                var unstarted = type.getMethod("unstarted", Runnable.class);
                name.invoke(builder, "one");
                Runnable nothing = () -> { };
                each(() -> ((Thread) reflected(unstarted, builder, nothing)).getName(),
                    () -> reflected(name, builder, "two"));
            }
            case "java/lang/CompoundEnumeration" -> {
                Enumeration<java.net.URL> found = ClassLoader.getSystemResources("SharingCases.class");
                each(() -> {
                    try {
                        return found.hasMoreElements();
                    } catch (ArrayIndexOutOfBoundsException disturbed) {
                        return null;
                    }
                }, () -> undisturbed(found::nextElement));
            }
            case "sun/util/locale/provider/BreakIteratorProviderImpl$" -> {
                var places = java.text.BreakIterator.getCharacterInstance();
                places.setText("ab");
                each(places::current, places::next);
            }
            case "java/lang/ProcessBuilder" -> {
                ProcessBuilder builder = new ProcessBuilder("true");
                each(builder::redirectErrorStream, () -> builder.redirectErrorStream(true));
            }
            case "jdk/internal/random/" -> {
                var numbers = java.util.random.RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(1);
                long[] got = new long[2];
                both(() -> got[0] = numbers.nextLong(), () -> got[1] = numbers.nextLong(), () -> got[0] == got[1]);
            }
            case "jdk/internal/util/random/" -> {
                Spliterator.OfInt numbers = new Random(1).ints(3).spliterator();
                each(numbers::estimateSize, () -> numbers.tryAdvance((int c) -> { }));
            }
            case "sun/util/locale/InternalLocaleBuilder" -> {
                Locale.Builder builder = new Locale.Builder().setLanguage("de");
                each(() -> builder.build().getLanguage(), () -> builder.setLanguage("fr"));
            }
            case "java/util/regex/Matcher" -> {
                Matcher matcher = Pattern.compile("a").matcher("aa");
                matcher.find();
                each(matcher::start, matcher::find);
            }
            default -> throw new IllegalArgumentException("no such row: " + row);
        }
    }

    static void undisturbed(Runnable change) {
        try {
            change.run();
        } catch (RuntimeException disturbed) {
            // by the other one
        }
    }

    public static void main(String[] arguments) throws Throwable {
        try {
            choose(arguments[0]);
        } catch (NoSuchMethodException missing) {
            System.out.println("of another JDK");
            return;
        }
        if (isWrong != null) {
            Thread changing = new Thread(() -> undisturbed(changeToo));
            changing.start();
            undisturbed(write);
            changing.join();
            if (isWrong.getAsBoolean()) throw new AssertionError("seen between");
            return;
        }
        Supplier<Object> reading = read;
        read.get(); // what is made at the first call is there
        Thread other = new Thread(() -> {
            Object first = reading.get(), second = reading.get();
            if (isTakenOnce ? first == null && second != null : !Objects.equals(first, second)) throw new AssertionError("seen between");
        });
        other.start();
        write.run();
    }
}
