// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.logging.*;

/** java.util.logging to files: formatters, limits, filters, levels. */
public class LoggedToFile {
    public static void main(String[] args) throws IOException {
        Logger logger = Logger.getLogger("a.b");
        logger.setUseParentHandlers(false);
        FileHandler file = new FileHandler("log%g.txt", 200, 3, false);
        file.setFormatter(new java.util.logging.Formatter() {
            @Override
            public String format(LogRecord r) {
                return r.getLevel() + "|" + r.getLoggerName() + "|" + formatMessage(r) + "|" + r.getSourceMethodName() + (r.getThrown() == null ? "" : "|" + r.getThrown()) + "\n";
            }
        });
        file.setLevel(Level.FINE);
        logger.setLevel(Level.ALL);
        logger.addHandler(file);
        logger.fine("fine");
        logger.finer("finer");
        logger.log(Level.WARNING, "with {0} and {1}", new Object[] {1, "x"});
        logger.log(Level.SEVERE, "thrown", new IllegalStateException("why"));
        file.setFilter(r -> !r.getMessage().contains("secret"));
        logger.info("a secret");
        logger.entering("C", "m", 5);
        logger.info(() -> "supplied " + "y".repeat(100));
        logger.warning("after the limit");
        file.close();
        for (String name : new TreeSet<>(Arrays.asList(new File(".").list((d, n) -> n.startsWith("log"))))) System.out.println(name + "\n" + Files.readString(Path.of(name)));
        System.out.println(logger.isLoggable(Level.FINEST) + " " + Logger.getLogger("a.b.c").getLevel() + " " + Logger.getLogger("a.b.c").getParent().getName() + " " + Level.parse("800") + Level.parse("CONFIG").intValue());
        MemoryHandler memory = new MemoryHandler(new StreamHandler(System.out, new SimpleFormatter() {
            @Override
            public String format(LogRecord r) {
                return "memory " + r.getMessage() + "\n";
            }
        }), 2, Level.SEVERE);
        Logger other = Logger.getAnonymousLogger();
        other.setUseParentHandlers(false);
        other.addHandler(memory);
        for (String text : "one two three".split(" ")) other.info(text);
        other.severe("push");
        memory.close();
        try (InputStream in = new ByteArrayInputStream("x.level=FINE\n.level=SEVERE\n".getBytes())) {
            LogManager.getLogManager().readConfiguration(in);
        }
        System.out.println(Logger.getLogger("x").getLevel() + " " + Logger.getLogger("").getLevel() + " " + LogManager.getLogManager().getProperty("x.level"));
        try {
            Level.parse("nonsense");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
