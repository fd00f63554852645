// expect: safe
import gov.nasa.jpf.vm.Verify;

public class RandomBounds {
    public static void main(String[] args) {
        int value = Verify.random(3);
        assert value >= 0 && value <= 3;
        boolean coin = Verify.randomBool();
        assert coin || !coin;
    }
}
