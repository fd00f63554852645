// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;

/** Small parsers over files: sections, includes, substitution. */
public class IniMerger {
    static final Pattern SECTION = Pattern.compile("\\[(?<name>[^\\]]+)]"), PAIR = Pattern.compile("(?<key>\\w+)\\s*=\\s*(?<value>.*?)\\s*(?:;.*)?"),
            REFERENCE = Pattern.compile("\\$\\{(\\w+(?:\\.\\w+)?)}");
    final Map<String, Map<String, String>> sections = new LinkedHashMap<>();

    void load(Path file, Set<Path> open) throws IOException {
        if (!open.add(file.normalize())) throw new IOException("circular include of " + file.normalize());
        String section = "";
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            Matcher m;
            if (line.isBlank() || line.startsWith(";")) continue;
            if (line.startsWith("include ")) load(file.resolveSibling(line.substring(8)), open);
            else if ((m = SECTION.matcher(line)).matches()) section = m.group("name");
            else if ((m = PAIR.matcher(line)).matches()) sections.computeIfAbsent(section, s -> new TreeMap<>()).put(m.group("key"), m.group("value"));
            else throw new IOException(file + ":" + number + ": " + line);
        }
        open.remove(file.normalize());
    }

    String expand(String section, String text, int depth) {
        if (depth > 10) throw new IllegalStateException("too deep: " + text);
        return REFERENCE.matcher(text).replaceAll(m -> {
            String[] parts = m.group(1).split("\\.");
            Map<String, String> from = sections.getOrDefault(parts.length == 2 ? parts[0] : section, Map.of());
            return Matcher.quoteReplacement(expand(section, from.getOrDefault(parts[parts.length - 1], "?"), depth + 1));
        });
    }

    public static void main(String[] args) throws IOException {
        Files.createDirectories(Path.of("conf/sub"));
        Files.writeString(Path.of("conf/main.ini"), "; comment\ntop=1\n[a]\nx = one ; note\ny=${x}-${b.z}\ninclude sub/more.ini\nw=$5\\\n");
        Files.writeString(Path.of("conf/sub/more.ini"), "[b]\nz=zed\n[a]\nx=two\n");
        IniMerger ini = new IniMerger();
        ini.load(Path.of("conf/main.ini"), new LinkedHashSet<>());
        System.out.println(ini.sections);
        System.out.println(ini.expand("a", "<${y}> ${w} ${none}", 0));
        ini.sections.get("a").put("x", "${x}");
        try {
            ini.expand("a", "${x}", 0);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Files.writeString(Path.of("conf/sub/more.ini"), "include ../main.ini\n");
        try {
            new IniMerger().load(Path.of("conf/main.ini"), new LinkedHashSet<>());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        Files.writeString(Path.of("bad.ini"), "ok=1\nnot ok\n");
        try {
            new IniMerger().load(Path.of("bad.ini"), new HashSet<>());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
