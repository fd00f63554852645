// expect: safe
// por: cross-check
// The correct twin of BufferAppend: the other's lock is held over both.
public class BufferAppendAtomic {
    static class Text {
        private final char[] chars = new char[4];
        private int length;

        synchronized int length() {
            return length;
        }

        synchronized void clear() {
            length = 0;
        }

        synchronized void copy(int count, char[] target, int at) {
            if (count > length) {
                throw new StringIndexOutOfBoundsException(count);
            }
            for (int i = 0; i < count; i++) {
                target[at + i] = chars[i];
            }
        }

        synchronized void append(char c) {
            chars[length++] = c;
        }

        synchronized void append(Text other) {
            synchronized (other) {
                int count = other.length();
                other.copy(count, chars, length);
                length += count;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Text a = new Text();
        Text b = new Text();
        b.append('x');
        Thread appender = new Thread(() -> a.append(b));
        Thread clearer = new Thread(() -> b.clear());
        appender.start();
        clearer.start();
        appender.join();
        clearer.join();
        assert a.length() <= 1 && b.length() == 0;
    }
}
