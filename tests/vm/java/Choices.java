import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

/** Prints what every kind of choice answers on an ordinary JVM. */
public class Choices {
    public static void main(String[] args) {
        System.out.println(Verify.isRunningInJPF() + " " + Verify.isTraceReplay());
        System.out.println(Verify.getInt(10, 19) + " " + Verify.getInt(3, -3) + " " + Verify.random(4));
        System.out.println(Verify.getBoolean() + " " + Verify.getBoolean(false) + " " + Verify.randomBool());
        System.out.println(Verify.getIntFromList(7, 8, 9) + " " + Verify.getLongFromList(1L << 40, 5)
                + " " + Verify.getFloatFromList(0.5f, 1.5f) + " " + Verify.getDoubleFromList(-0.0, 2.5));
        System.out.println(Verify.getInt("size") + " " + Verify.getInt("list") + " " + Verify.getDouble("speed"));
        System.out.println(Verify.getBitFlip(0, 2) + " " + Verify.getBitFlip((byte) 1, 1) + " "
                + Long.toHexString(Verify.getBitFlip(0L, 1)) + " " + Verify.getBitFlip((short) -1, 16));
        Verify.resetCounter(3);
        Verify.incrementCounter(3);
        System.out.println(Verify.incrementCounter(3) + " " + Verify.getCounter(3) + " " + Verify.getCounter(900));
        Verify.setBitInBitSet(1, 70, true);
        System.out.println(Verify.getBitInBitSet(1, 70) + " " + Verify.getBitInBitSet(1, 71));
        Verify.putValue("seen", 4);
        System.out.println(Verify.getValue("seen") + " " + Verify.getValue("not seen"));
        Verify.setProperties("own.min=6", "own.max = 6");
        System.out.println(Verify.getInt("own") + " " + Verify.getProperty("own.max"));
        System.out.println(Arrays.toString(Verify.createFromJSON(int[].class, "[1, IntSet(2), IntInterval(3, 3)]")));
        System.out.println(gov.nasa.jpf.jvm.Verify.getInt(5, 5));
        for (Runnable wrong : Arrays.<Runnable>asList(
                () -> Verify.getInt(Integer.MIN_VALUE, Integer.MAX_VALUE),
                () -> Verify.getIntFromList(),
                () -> Verify.getInt("nobody"),
                () -> Verify.ignoreIf(true))) {
            try {
                wrong.run();
                System.out.println("accepted");
            } catch (IllegalArgumentException | Verify.PathIgnored e) {
                System.out.println(e.getMessage());
            }
        }
        Verify.ignoreIf(false);
        if (args.length > 0) Verify.getInt(0, 1);
    }
}
