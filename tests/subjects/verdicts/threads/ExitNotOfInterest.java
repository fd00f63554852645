// expect: safe
// keys: search.properties=deadlock,exception
// Who does not ask for the exit status has no error by it.
public class ExitNotOfInterest {
    public static void main(String[] args) {
        System.exit(3);
    }
}
