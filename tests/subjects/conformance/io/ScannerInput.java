// expect: as java
import java.util.*;

public class ScannerInput {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long sum = 0;
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = in.nextInt();
            sum += values[i];
        }
        System.out.println(n + " " + sum + " " + Arrays.toString(values));
        in.nextLine();
        String name = in.nextLine();
        System.out.println("[" + name + "] " + name.length());
        System.out.println(in.next() + "|" + in.nextDouble() + "|" + in.nextBoolean() + "|" + in.nextBigInteger());
        in.nextLine();
        int lines = 0;
        while (in.hasNextLine()) {
            String line = in.nextLine();
            System.out.println(++lines + ": " + line);
        }
        System.out.println(in.hasNext());
        try {
            in.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
