// expect: violated assertion
// por: cross-check
// An array that a ClassValue keeps is everybody's.
public class ClassValueShared {
    public static void main(String[] args) throws Exception {
        ClassValue<int[]> values = new ClassValue<>() {
            @Override
            protected int[] computeValue(Class<?> type) {
                return new int[1];
            }
        };
        values.get(String.class);
        Thread other = new Thread(() -> {
            int[] value = values.get(String.class);
            value[0] = 1;
            value[0] = 0;
        });
        other.start();
        int seen = values.get(String.class)[0];
        other.join();
        assert seen == 0 : "in between";
    }
}
