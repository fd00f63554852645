// expect: violated uncaught java.lang.NullPointerException
// A player is set to null between the look at it and its use.
public class PlayerSetToNull {
    static class Player {
        void hit() {}
    }

    static volatile Player player = new Player();

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                for (int round = 0; round < 2; round++)
                    if (player != null) player.hit();
            }).start();
        new Thread(() -> player = null).start();
    }
}
