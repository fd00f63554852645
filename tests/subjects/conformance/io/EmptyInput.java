// expect: as java
import java.io.*;
import java.util.*;

public class EmptyInput {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(r.readLine() + " " + System.in.read());
        Scanner s = new Scanner(System.in);
        System.out.println(s.hasNext() + " " + s.hasNextInt() + " " + s.hasNextLine());
        s.nextInt();
    }
}
