// expect: unknown native
// doubt: assertion
// reasons: native-without-peer
// The error that Java would not have thrown is caught, and what follows from it is in doubt as well.
public class CaughtLinkError {
    static boolean drawn;

    public static void main(String[] args) {
        try {
            new java.awt.image.BufferedImage(2, 2, 1);
            drawn = true;
        } catch (LinkageError missing) {
            drawn = false;
        }
        assert drawn;
    }
}
