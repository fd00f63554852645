// expect: as java
import java.io.*;
import java.nio.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class StreamsAndPipes {
    static class Upper extends FilterReader {
        Upper(Reader in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int c = super.read();
            return c < 0 ? c : Character.toUpperCase(c);
        }

        @Override
        public int read(char[] b, int off, int len) throws IOException {
            int n = super.read(b, off, len);
            for (int i = off; i < off + n; i++) {
                b[i] = Character.toUpperCase(b[i]);
            }
            return n;
        }
    }

    static class Account implements Externalizable {
        int id;
        transient String note = "default";

        public Account() {
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(id);
            out.writeUTF(note + "!");
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            id = in.readInt();
            note = in.readUTF();
        }
    }

    static class Tree implements Serializable {
        private static final long serialVersionUID = 7L;
        String name;
        List<Tree> children = new ArrayList<>();
        Tree parent;
        transient int depth;

        Tree(String name) {
            this.name = name;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(depth * 2);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            depth = in.readInt();
        }
    }

    enum Mode {
        ON, OFF
    }

    static final class Single implements Serializable {
        static final Single INSTANCE = new Single();

        private Object readResolve() {
            return INSTANCE;
        }
    }

    static class Bad implements Serializable {
        Object o = new Object();
    }

    record Rec(int a, String b) implements Serializable {
    }

    static Object copy(Object o) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(o);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        PipedWriter writer = new PipedWriter();
        PipedReader reader = new PipedReader(writer, 4);
        Thread producer = new Thread(() -> {
            try (writer) {
                writer.write("through the pipe\nsecond");
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        producer.start();
        System.out.println(new BufferedReader(new Upper(reader)).lines().toList());
        producer.join();
        SequenceInputStream sequence = new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream(new byte[0]), new ByteArrayInputStream("cd".getBytes()))));
        System.out.println(new String(sequence.readAllBytes()));
        PushbackInputStream push = new PushbackInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3}), 2);
        push.unread(push.read() + 10);
        System.out.println(push.read() + " " + push.available());
        try {
            push.unread(new byte[3]);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        StringWriter text = new StringWriter();
        try (PrintWriter p = new PrintWriter(text)) {
            p.printf("%5d|%-5s|%05.1f%n", 42, "ab", 3.14159);
            p.append("x").append("yz", 0, 1).println(new char[] {'c'});
            p.print((Object) null);
            new IllegalStateException("printed", new IOException("cause")).printStackTrace(new PrintWriter(p) {
                @Override
                public void println(Object o) {
                    String s = String.valueOf(o);
                    if (!s.startsWith("\tat ")) {
                        super.println(s);
                    }
                }
            });
        }
        System.out.println(text);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(new BufferedOutputStream(bytes, 3));
        data.writeLong(-2);
        data.writeDouble(Math.E);
        data.writeChars("hi");
        data.writeBoolean(true);
        data.flush();
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readLong() + " " + in.readDouble() + " " + in.readChar() + in.readChar() + in.readBoolean() + data.size());
        try {
            in.readInt();
        } catch (EOFException e) {
            System.out.println("end " + e.getMessage());
        }
        CharArrayWriter chars = new CharArrayWriter();
        new BufferedReader(new StringReader("mark and reset")).transferTo(chars);
        BufferedReader marked = new BufferedReader(new CharArrayReader(chars.toCharArray()), 4);
        marked.mark(3);
        marked.skip(2);
        marked.reset();
        System.out.println(marked.readLine() + chars.size());
        ByteBuffer buffer = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(0x01020304).putShort((short) -2).flip();
        System.out.println(buffer + " " + buffer.get() + buffer.getShort(4) + buffer.slice().remaining() + buffer.asReadOnlyBuffer().isReadOnly() + " " + IntBuffer.wrap(new int[] {1, 2, 3}, 1, 2).compact() + CharBuffer.wrap("chars").subSequence(1, 3));
        try {
            buffer.asReadOnlyBuffer().put((byte) 1);
        } catch (ReadOnlyBufferException e) {
            System.out.println("read-only " + e.getMessage());
        }
        Account account = new Account();
        account.id = 5;
        Account back = (Account) copy(account);
        Tree root = new Tree("root"), child = new Tree("child");
        root.children.add(child);
        child.parent = root;
        root.depth = 4;
        Tree same = (Tree) copy(root);
        System.out.println(back.id + back.note + " " + same.children.get(0).name + (same.children.get(0).parent == same) + same.depth + " " + copy(Mode.OFF) + (copy(Mode.ON) == Mode.ON) + (copy(Single.INSTANCE) == Single.INSTANCE) + " " + copy(new Rec(1, "r")) + Arrays.toString((int[]) copy(new int[] {1, 2})) + copy(new TreeMap<>(Map.of("k", List.of(1)))));
        try {
            copy(new Bad());
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}));
        } catch (StreamCorruptedException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ObjectStreamClass.lookup(Tree.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Tree.class).getFields().length + " " + ObjectStreamClass.lookup(Object.class) + " " + new String(new ByteArrayInputStream("part".getBytes(StandardCharsets.US_ASCII)).readNBytes(3)));
        PrintStream old = System.out;
        ByteArrayOutputStream captured = new ByteArrayOutputStream();
        System.setOut(new PrintStream(captured, true));
        System.out.println("captured");
        System.setOut(old);
        System.out.print(captured);
    }
}
