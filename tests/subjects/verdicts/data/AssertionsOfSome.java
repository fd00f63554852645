// expect: violated assertion
// keys: vm.disable_assertions=*,!AssertionsOfSomeOn
// message: on
// errors: 1
// As -da -ea:AssertionsOfSomeOn: the last pattern that fits counts.
public class AssertionsOfSome {
    public static void main(String[] args) {
        assert false : "off";
        AssertionsOfSomeOn.check();
    }
}

class AssertionsOfSomeOn {
    static void check() {
        assert false : "on";
    }
}
