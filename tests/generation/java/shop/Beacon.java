package shop;

import java.io.IOException;
import java.net.ServerSocket;

/**
 * What another class has found out of the network, when it was initialized, which took long: no test may rely on it.
 * (On another operating system, the classes of sockets are others.)
 */
public class Beacon {
    public static boolean isLit() {
        return Lighthouse.IS_LIT;
    }

    public static boolean isHigh(int metres) {
        return metres > 77;
    }
}

final class Lighthouse {
    static final boolean IS_LIT;

    static {
        int turns = 0;
        for (int i = 0; i < 200_000; i++) {
            turns ^= i * 31;
        }
        boolean isLit = false;
        try (ServerSocket socket = new ServerSocket(0)) {
            isLit = turns != 1 && socket.getLocalPort() > 0;
        } catch (IOException e) {
            isLit = false;
        }
        IS_LIT = isLit;
    }

    private Lighthouse() {}
}
