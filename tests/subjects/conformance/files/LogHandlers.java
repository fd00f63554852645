// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.logging.*;

public class LogHandlers {
    public static void main(String[] args) throws IOException {
        Logger log = Logger.getLogger("rotating");
        log.setUseParentHandlers(false);
        Handler handler = new StreamHandler(new FileOutputStream("log"), new java.util.logging.Formatter() {
            public String format(LogRecord r) {
                return r.getLevel() + " " + r.getLoggerName() + ": " + formatMessage(r) + "\n";
            }
        });
        handler.setFilter(r -> !r.getMessage().contains("secret"));
        log.addHandler(handler);
        for (int i = 0; i < 20; i++) log.log(i % 10 == 0 ? Level.WARNING : Level.INFO, "message {0} of {1}", new Object[] {i, "many"});
        log.info("a secret");
        log.fine("not logged");
        log.setLevel(Level.ALL);
        handler.setLevel(Level.FINER);
        log.fine("logged");
        log.entering("C", "m", 1);
        log.finest("not this");
        handler.close();
        List<String> lines = Files.readAllLines(Path.of("log"));
        System.out.println(lines.size() + " " + lines.get(0) + " " + lines.subList(18, lines.size()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StreamHandler stream = new StreamHandler(bytes, new SimpleFormatter() {
            public String format(LogRecord r) {
                return r.getSourceMethodName() + "|" + r.getMessage() + "|" + r.getThrown() + ";";
            }
        });
        MemoryHandler memory = new MemoryHandler(stream, 3, Level.SEVERE);
        log.addHandler(memory);
        log.info("one");
        log.info("two");
        log.info("three");
        log.log(Level.SEVERE, "four", new IllegalStateException("x"));
        stream.flush();
        System.out.println(bytes);
        System.out.println(log.isLoggable(Level.FINEST) + " " + log.getParent().getName().isEmpty() + " " + Level.parse("800") + " " + Level.parse("CONFIG").intValue());
        StackTraceElement[] none = new Throwable().getStackTrace();
        System.out.println(none.length + " " + none[0].getMethodName());
    }
}
