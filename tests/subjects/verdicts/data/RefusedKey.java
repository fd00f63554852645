// expect: unknown cg.enable_atomic
// keys: cg.enable_atomic=false
// What the user asked for is not what is explored: no word of 'safe'.
public class RefusedKey {
    public static void main(String[] args) {
        System.out.println("nothing to find");
    }
}
