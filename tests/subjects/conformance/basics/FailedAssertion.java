// expect: as java
public class FailedAssertion {
    public static void main(String[] args) {
        boolean enabled = false;
        assert enabled = true;
        System.out.println("assertions enabled: " + enabled);
        try {
            assert args.length > 5 : "too few: " + args.length;
        } catch (AssertionError e) {
            System.out.println(e);
        }
        try {
            assert args.length > 5;
        } catch (AssertionError e) {
            System.out.println(e + " " + e.getCause());
        }
        try {
            assert args == null : new RuntimeException("as cause");
        } catch (AssertionError e) {
            System.out.println(e + " " + e.getCause());
        }
        assert args.length == 1 : 'c';
    }
}
