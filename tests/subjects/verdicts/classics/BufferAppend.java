// expect: violated uncaught java.lang.StringIndexOutOfBoundsException
// por: cross-check
// append(other) takes the other's length and then its characters, in two critical sections of the other.
public class BufferAppend {
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
            int count = other.length();
            other.copy(count, chars, length);
            length += count;
        }
    }

    public static void main(String[] args) {
        Text a = new Text();
        Text b = new Text();
        b.append('x');
        Thread appender = new Thread(() -> a.append(b));
        Thread clearer = new Thread(() -> b.clear());
        appender.start();
        clearer.start();
    }
}
