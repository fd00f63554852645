// Copies of finally blocks: left by returns, jumps, exceptions; nested; with branches of their own; empty handlers.
public class FinallyBlocks {
    static int count;

    static int leave(int way) {
        try {
            if (way == 0) return 10;
            if (way == 1) throw new IllegalStateException();
            count++;
        } catch (IllegalStateException expected) {
            count += 2;
        } finally {
            count += 100;
        }
        return 20;
    }

    static void loops() {
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) continue;
                if (i == 3) break;
                count++;
            } finally {
                if (count % 2 == 0) count++;
                else count += 3;
            }
        }
    }

    static int nested(boolean fails) {
        try {
            try {
                if (fails) throw new RuntimeException();
                return 1;
            } finally {
                count++;
            }
        } catch (RuntimeException e) {
        } finally {
            count--;
        }
        return 2;
    }

    static int overriding() {
        try {
            throw new Error();
        } finally {
            return 3;
        }
    }

    static void always() {
        try {
            count++;
        } finally {
            throw new IllegalArgumentException();
        }
    }

    static void chosen(int which) {
        try {
            switch (which) {
                case 0: return;
                case 1: count++; break;
                default: count--;
            }
        } finally {
            count++;
        }
    }

    public static void main(String[] args) {
        System.out.println(leave(0) + leave(1));
        loops();
        System.out.println(nested(true));
        System.out.println(overriding());
        try {
            always();
        } catch (IllegalArgumentException expected) {
            System.out.println("always");
        }
        chosen(0);
        chosen(5);
        System.out.println(count);
    }
}
