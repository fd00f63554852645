package mocks;

/** Four interfaces at once. */
public class Several {
    public interface Reader {
        int read();
    }

    public interface Writer {
        int write(int value);
    }

    public interface Seeker {
        long position();
    }

    public interface Locker {
        boolean lock();
    }

    public static int use(Object file) {
        if (!(file instanceof Reader)) return 0;
        if (!(file instanceof Writer)) return 1;
        if (!(file instanceof Seeker)) return 2;
        if (!(file instanceof Locker)) return 3;
        if (!((Locker) file).lock()) return 4;
        if (((Seeker) file).position() != 1L << 40) return 5;
        int read = ((Reader) file).read();
        return ((Writer) file).write(read) == read + 1 ? 6 : 7;
    }
}
