// Threads make files: each takes the lock of an inode, and then looks for a free block, each of which has a lock of its
// own; from 14 threads on some look for the same: 2^(n - 13) traces (Flanagan, Godefroid, POPL 2005).
public class Filesystem {
    static final int BLOCKS = 26, INODES = 32;
    static final int[] inode = new int[INODES];
    static final boolean[] busy = new boolean[BLOCKS];
    static final Object[] inodeLock = new Object[INODES], blockLock = new Object[BLOCKS];

    static void make(int i) {
        synchronized (inodeLock[i]) {
            if (inode[i] != 0) return;
            for (int block = i * 2 % BLOCKS;; block = (block + 1) % BLOCKS) {
                synchronized (blockLock[block]) {
                    if (!busy[block]) {
                        busy[block] = true;
                        inode[i] = block + 1;
                        return;
                    }
                }
            }
        }
    }

    public static void main(String[] arguments) {
        for (int i = 0; i < INODES; i++) inodeLock[i] = new Object();
        for (int i = 0; i < BLOCKS; i++) blockLock[i] = new Object();
        for (int t = 0; t < Integer.parseInt(arguments[0]); t++) {
            int number = t;
            new Thread(() -> make(number % INODES)).start();
        }
    }
}
