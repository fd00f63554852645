// expect: as java
/** A checked exception whose toString is its own, thrown out of main through a lambda and a constructor. */
public class UncaughtCustom {
    static class Custom extends Exception {
        Custom(String message, Throwable cause) {
            super(message, cause);
        }

        @Override
        public String toString() {
            return "Custom<" + getMessage() + ">";
        }
    }

    interface Action {
        void act() throws Exception;
    }

    final int value;

    UncaughtCustom(Action action) throws Exception {
        action.act();
        value = 1;
    }

    public static void main(String[] args) throws Exception {
        System.err.println("to the error stream");
        Custom c = new Custom("deep", new RuntimeException("multi\nline"));
        c.addSuppressed(new IllegalStateException());
        new UncaughtCustom(() -> {
            throw c;
        });
    }
}
