// expect: safe
// keys: vm.disable_assertions=other.*;Care* cg.max_processors=1
// Assertions of some classes do nothing (javac asks for the outermost class); there is one processor.
public class AssertionsDisabled {
    public static void main(String[] args) {
        CarelessOfAssertions.check();
        assert Runtime.getRuntime().availableProcessors() == 1;
        boolean isOn = false;
        assert isOn = true;
        if (!isOn) throw new IllegalStateException("assertions of this class are on");
    }
}
class CarelessOfAssertions {
    static void check() { assert false : "must not be evaluated"; }
}
