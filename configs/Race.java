/** Two threads hand a message over by a field that is neither volatile nor protected by a lock. */
public class Race {
    static class Mailbox {
        String message;
        final Object lock = new Object();
        int protectedCount;
    }

    public static void main(String[] args) {
        Mailbox mailbox = new Mailbox();
        Thread writer = new Thread(() -> {
            mailbox.message = "hello";
            synchronized (mailbox.lock) {
                mailbox.protectedCount++; // no race: both threads hold the lock
            }
        }, "writer");
        Thread reader = new Thread(() -> {
            String message = mailbox.message; // the race
            synchronized (mailbox.lock) {
                mailbox.protectedCount++;
            }
            if (message != null) {
                System.out.println(message);
            }
        }, "reader");
        writer.start();
        reader.start();
    }
}
