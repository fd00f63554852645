// expect: unknown native
// doubt: uncaught java.lang.UnsatisfiedLinkError
// reasons: native-without-peer
public class NewBufferedImage {
    public static void main(String[] args) {
        java.awt.image.BufferedImage image = new java.awt.image.BufferedImage(2, 2, 1);
        image.setRGB(0, 0, 5);
        assert (image.getRGB(0, 0) & 0xffffff) == 5;
    }
}
