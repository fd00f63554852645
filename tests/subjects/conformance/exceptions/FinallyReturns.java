// expect: as java
public class FinallyReturns {
    @SuppressWarnings("finally")
    static int overriding() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int notOverriding() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    @SuppressWarnings("finally")
    static int swallowing() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }

    static int nested(int n) {
        StringBuilder log = new StringBuilder();
        try {
            try {
                log.append("try ");
                if (n == 0) {
                    return log.length();
                }
                if (n == 1) {
                    throw new IllegalArgumentException();
                }
                if (n == 2) {
                    throw new IllegalStateException();
                }
                log.append("end ");
            } catch (IllegalArgumentException e) {
                log.append("catch ");
                throw new RuntimeException("from catch");
            } finally {
                log.append("inner ");
            }
            log.append("between ");
        } catch (RuntimeException e) {
            log.append("outer ").append(e.getClass().getSimpleName()).append(' ');
        } finally {
            log.append("last");
            System.out.println(n + ": " + log);
        }
        return -log.length();
    }

    @SuppressWarnings("finally")
    static String loop() {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 3) {
                    break;
                }
                s.append(i);
            } finally {
                s.append("f").append(i);
                if (i == 2) {
                    continue;
                }
            }
            s.append("e");
        }
        while (true) {
            try {
                return s.append("return").toString();
            } finally {
                break;
            }
        }
        return s.append(" broken").toString();
    }

    static int replaced() throws Exception {
        try {
            throw new Exception("first");
        } finally {
            Object o = null;
            o.hashCode();
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(overriding() + " " + notOverriding() + " " + swallowing());
        for (int i = 0; i < 4; i++) {
            System.out.println(nested(i));
        }
        System.out.println(loop());
        try {
            replaced();
        } catch (NullPointerException e) {
            System.out.println("replaced " + e.getSuppressed().length + " " + e.getCause());
        }
    }
}
