// expect: as java
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class OptionParsers {
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.FIELD)
    @interface Option {
        String[] names();

        boolean required() default false;

        String help() default "";
    }

    enum Mode { FAST, SAFE }

    static class Settings {
        @Option(names = {"-n", "--number"}, required = true, help = "how many")
        int number;
        @Option(names = "--mode")
        Mode mode = Mode.SAFE;
        @Option(names = {"-v"})
        boolean verbose;
        @Option(names = "--list")
        List<String> list = new ArrayList<>();
        String rest = "";
    }

    static Settings parse(String line) throws IllegalAccessException {
        Settings s = new Settings();
        Map<String, Field> byName = new LinkedHashMap<>();
        Set<Field> missing = new LinkedHashSet<>();
        for (Field f : Settings.class.getDeclaredFields()) {
            Option o = f.getAnnotation(Option.class);
            if (o == null) continue;
            for (String n : o.names()) byName.put(n, f);
            if (o.required()) missing.add(f);
        }
        Iterator<String> words = Arrays.asList(line.split(" ")).iterator();
        while (words.hasNext()) {
            String w = words.next();
            Field f = byName.get(w);
            if (f == null) {
                if (w.startsWith("-")) throw new IllegalArgumentException("unknown " + w);
                s.rest += w;
                continue;
            }
            missing.remove(f);
            if (f.getType() == boolean.class) f.setBoolean(s, true);
            else if (!words.hasNext()) throw new IllegalArgumentException(w + " needs a value");
            else if (f.getType() == int.class) f.setInt(s, Integer.decode(words.next()));
            else if (f.getType().isEnum()) f.set(s, Enum.valueOf(f.getType().asSubclass(Enum.class), words.next().toUpperCase()));
            else ((List<?>) f.get(s)).addAll((List) List.of(words.next().split(",")));
        }
        if (!missing.isEmpty()) throw new IllegalArgumentException("missing " + missing.iterator().next().getAnnotation(Option.class).help());
        return s;
    }

    public static void main(String[] args) throws Exception {
        for (String line : new String[] {"-n 0x10 --mode fast a --list x,y b -v", "--number 7", "-v", "-n x", "-n", "--mode slow -n 1", "-z"}) {
            try {
                Settings s = parse(line);
                System.out.println(s.number + " " + s.mode + s.verbose + s.list + s.rest);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        Option o = Settings.class.getDeclaredField("number").getAnnotation(Option.class);
        System.out.println(o.toString() + o.annotationType().isAnnotationPresent(Retention.class) + Arrays.toString(o.annotationType().getAnnotation(Target.class).value()));
    }
}
