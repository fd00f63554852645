// expect: violated thrown
// keys: vm.halt_on_throw=java.io.*,*NumberFormat*
// message: java.lang.NumberFormatException
// An exception that the program itself throws is an error as soon as it is, though it is caught; others are not, nor those
// that the JDK throws and catches.
public class HaltOnCaught {
    public static void main(String[] args) {
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            // fine
        }
        try {
            throw new NumberFormatException();
        } catch (NumberFormatException e) {
            System.out.println("caught");
        }
    }
}
