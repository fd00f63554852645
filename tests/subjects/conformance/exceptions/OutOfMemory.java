// expect: as java
public class OutOfMemory {
    public static void main(String[] args) {
        int huge = Integer.MAX_VALUE - 8;
        try {
            long[] array = new long[huge];
            System.out.println(array.length);
        } catch (OutOfMemoryError e) {
            System.out.println("caught " + e.getClass().getName());
        }
        try {
            Object[][] array = new Object[huge][huge];
            System.out.println(array.length);
        } catch (OutOfMemoryError e) {
            System.out.println("caught again " + (e instanceof VirtualMachineError));
        }
        try {
            int[] array = new int[Integer.MAX_VALUE];
            System.out.println(array.length);
        } catch (OutOfMemoryError e) {
            System.out.println("limit");
        }
        try {
            "x".repeat(Integer.MAX_VALUE).concat("y");
        } catch (OutOfMemoryError e) {
            System.out.println("text");
        }
        try {
            "xy".repeat(Integer.MAX_VALUE);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        int[] fine = new int[1000];
        System.out.println("still alive " + fine.length);
    }
}
