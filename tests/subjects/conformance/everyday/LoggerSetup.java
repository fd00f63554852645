// expect: as java
import java.util.*;
import java.util.logging.*;
import java.util.logging.Formatter;

public class LoggerSetup {
    static final Logger LOG = Logger.getLogger("app.service.Orders");

    static class Lines extends Handler {
        final List<String> lines = new ArrayList<>();

        @Override
        public void publish(LogRecord r) {
            if (isLoggable(r)) {
                lines.add(getFormatter().format(r));
            }
        }

        @Override
        public void flush() {
            lines.forEach(System.out::print);
            lines.clear();
        }

        @Override
        public void close() {
        }
    }

    static class Short extends Formatter {
        @Override
        public String format(LogRecord r) {
            String thrown = r.getThrown() == null ? "" : " !" + r.getThrown();
            return r.getLevel() + " " + r.getLoggerName() + " " + r.getSourceClassName() + "." + r.getSourceMethodName() + ": " + formatMessage(r) + thrown + "\n";
        }
    }

    public static void main(String[] args) {
        Lines lines = new Lines();
        lines.setFormatter(new Short());
        lines.setLevel(Level.FINE);
        Logger app = Logger.getLogger("app");
        app.setUseParentHandlers(false);
        app.addHandler(lines);
        app.setLevel(Level.FINER);
        LOG.info("started");
        LOG.fine(() -> "lazy " + 1 + 1);
        LOG.finest("not seen");
        LOG.finer("filtered by the handler");
        LOG.log(Level.WARNING, "order {0} of {1} has {2,number,#.0}", new Object[] {"A1", "Bob", 12.345});
        LOG.log(Level.SEVERE, "failed", new IllegalStateException("broken"));
        LOG.logp(Level.INFO, "Some", "where", "placed {0}", 5);
        LOG.entering("LoggerSetup", "main", args.length);
        LOG.throwing("LoggerSetup", "main", new RuntimeException("thrown"));
        Logger.getLogger("app.other").setLevel(Level.OFF);
        Logger.getLogger("app.other").severe("off");
        LOG.setFilter(r -> !r.getMessage().contains("secret"));
        LOG.warning("a secret");
        LOG.warning("no problem");
        lines.flush();
        System.out.println(LOG.getParent().getName() + " " + LOG.getLevel() + " " + LOG.isLoggable(Level.FINER) + " " + LOG.isLoggable(Level.FINEST) + " " + Level.parse("800") + " " + Level.parse("CONFIG").intValue() + " " + app.getHandlers().length);
        System.out.println((Logger.getLogger("app") == app) + " " + Logger.getAnonymousLogger().getName() + " " + Logger.getGlobal().getName() + " " + LogManager.getLogManager().getLogger("").getHandlers().length);
        try {
            Level.parse("LOUD");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        StreamHandler stream = new StreamHandler(System.out, new SimpleFormatter() {
            @Override
            public synchronized String format(LogRecord r) {
                return String.format("[%s] %s%n", r.getLevel().getLocalizedName(), r.getMessage());
            }
        });
        Logger own = Logger.getLogger("own");
        own.setUseParentHandlers(false);
        own.addHandler(stream);
        MemoryHandler memory = new MemoryHandler(lines, 2, Level.SEVERE);
        own.addHandler(memory);
        own.info("one");
        own.info("two");
        own.info("three");
        own.severe("four");
        stream.flush();
        lines.flush();
    }
}
