// expect: as java
public class AssertionStatus {
    static class Here {
        static boolean isOn() {
            boolean on = false;
            assert on = true;
            return on;
        }
    }

    public static void main(String[] args) {
        ClassLoader loader = AssertionStatus.class.getClassLoader();
        System.out.println(AssertionStatus.class.desiredAssertionStatus());
        loader.setClassAssertionStatus("AssertionStatus", false);
        System.out.println(AssertionStatus.class.desiredAssertionStatus());
        System.out.println(Here.isOn());
        loader.setPackageAssertionStatus("none", true);
        loader.setClassAssertionStatus("AssertionStatus", true);
        System.out.println(AssertionStatus.class.desiredAssertionStatus());
        loader.clearAssertionStatus();
        System.out.println(AssertionStatus.class.desiredAssertionStatus());
        loader.setDefaultAssertionStatus(true);
        System.out.println(AssertionStatus.class.desiredAssertionStatus() + " " + String.class.desiredAssertionStatus());
    }
}
