// expect: as java
// There is no console where input and output are not a terminal.
public class ConsoleAbsent {
    public static void main(String[] args) {
        System.out.println(System.console());
    }
}
