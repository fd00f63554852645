// expect: as java
import java.io.*;
import java.util.*;

public class ReaderInput {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        System.out.println(in.readLine());
        System.out.println((char) in.read() + "" + (char) in.read() + " " + in.read());
        in.mark(100);
        String marked = in.readLine();
        in.reset();
        System.out.println(marked.equals(in.readLine()) + " " + marked);
        Map<String, Integer> counts = new TreeMap<>();
        StreamTokenizer t = new StreamTokenizer(in);
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            if (t.ttype == StreamTokenizer.TT_WORD) {
                counts.merge(t.sval, 1, Integer::sum);
            } else if (t.ttype == StreamTokenizer.TT_NUMBER) {
                counts.merge("#", (int) t.nval, Integer::sum);
            }
        }
        System.out.println(counts + " " + in.readLine() + " " + in.read() + " " + System.in.read() + " " + System.in.available());
    }
}
