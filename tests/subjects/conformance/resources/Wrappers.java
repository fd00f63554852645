// expect: as java
// scratch:
import java.io.*;
import java.util.*;
import java.util.zip.*;

/** Object streams over compressed, buffered and piped ones. */
public class Wrappers {
    static class Account implements Serializable {
        private static final long serialVersionUID = 42;
        private final String owner;
        private long cents;
        private final Deque<Long> history = new ArrayDeque<>();

        Account(String owner) {
            this.owner = owner;
        }

        Account pay(long c) {
            cents += c;
            history.addLast(c);
            return this;
        }

        @Override
        public String toString() {
            return owner + " " + cents + " " + history;
        }
    }

    public static void main(String[] args) throws Exception {
        Account a = new Account("a").pay(100).pay(-30), b = new Account("b").pay(5);
        try (ObjectOutputStream out = new ObjectOutputStream(new GZIPOutputStream(new BufferedOutputStream(new FileOutputStream("accounts.gz"), 16)))) {
            out.writeInt(2);
            out.writeObject(new Account[] {a, b, a});
            out.writeUTF("trailer");
            out.write(new byte[] {1, 2}, 1, 1);
            out.writeObject(Map.of("k", a));
        }
        try (ObjectInputStream in = new ObjectInputStream(new GZIPInputStream(new FileInputStream("accounts.gz")))) {
            int n = in.readInt();
            Account[] all = (Account[]) in.readObject();
            System.out.println(n + Arrays.toString(all) + (all[0] == all[2]) + in.readUTF() + in.readByte() + in.available());
            Map<?, ?> m = (Map<?, ?>) in.readObject();
            System.out.println(m.get("k") == all[0]);
            try {
                in.readObject();
            } catch (EOFException e) {
                System.out.println("end");
            }
        }
        PipedWriter w = new PipedWriter();
        PipedReader r = new PipedReader(w, 8);
        Thread t = new Thread(() -> {
            try (PrintWriter p = new PrintWriter(w)) {
                for (int i = 0; i < 4; i++) p.println("line " + i);
            }
        });
        t.start();
        try (BufferedReader in = new BufferedReader(r)) {
            System.out.println(in.lines().toList());
        }
        t.join();
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(copy)) {
            Account c = new Account("c");
            out.writeObject(c);
            c.pay(7);
            out.writeObject(c);
            out.reset();
            out.writeObject(c);
            out.writeUnshared(c);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(copy.toByteArray()))) {
            Object c1 = in.readObject(), c2 = in.readObject(), c3 = in.readObject(), c4 = in.readObject();
            System.out.println((c1 == c2) + " " + c1 + " " + c3 + " " + (c3 == c4));
        }
        Object[] deep = {};
        for (int i = 0; i < 100; i++) deep = new Object[] {deep, i};
        ByteArrayOutputStream nested = new ByteArrayOutputStream();
        new ObjectOutputStream(nested).writeObject(deep);
        Object[] read = (Object[]) new ObjectInputStream(new ByteArrayInputStream(nested.toByteArray())).readObject();
        int depth = 0;
        while (read.length == 2) {
            read = (Object[]) read[0];
            depth++;
        }
        System.out.println(depth);
    }
}
