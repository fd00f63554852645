// expect: safe
// assumes: processors
public class AsksForProcessors {
    public static void main(String[] args) {
        assert Runtime.getRuntime().availableProcessors() == 2;
    }
}
