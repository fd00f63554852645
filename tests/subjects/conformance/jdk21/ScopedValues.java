// expect: as java
// since: 25

public class ScopedValues {
    static final ScopedValue<String> USER = ScopedValue.newInstance(), ROLE = ScopedValue.newInstance();

    static void show(String when) {
        System.out.println(when + " " + USER.orElse("nobody") + " " + ROLE.orElse("none") + " " + USER.isBound());
    }

    public static void main(String[] args) throws Exception {
        show("before");
        ScopedValue.where(USER, "Ann").where(ROLE, "admin").run(() -> {
            show("outer");
            System.out.println(USER.get() + USER.get() + ROLE.get());
            ScopedValue.where(USER, "Bob").run(() -> show("inner"));
            show("again");
        });
        show("after");
        int length = ScopedValue.where(USER, "Eve").call(() -> USER.get().length());
        System.out.println(length);
        try {
            USER.get();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("unbound");
        }
        Thread thread = new Thread(() -> show("thread"));
        ScopedValue.where(USER, "Zoe").run(thread::start);
        thread.join();
    }
}
