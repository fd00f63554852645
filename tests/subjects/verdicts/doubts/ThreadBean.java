// expect: unknown native
// doubt: uncaught
// reasons: native-without-peer
public class ThreadBean {
    public static void main(String[] args) {
        assert java.lang.management.ManagementFactory.getThreadMXBean().getThreadCount() > 0;
    }
}
