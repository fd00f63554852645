package shop;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** The standard input, which may be empty; and an end of the whole program, which no test can take. */
public class Exits {
    public static int answer() throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        String line = reader.readLine();
        if (line == null) return 0;
        if (line.equals("quit")) return 1;
        return 2;
    }

    public static int leave(int code) {
        if (code == 5) System.exit(3);
        return code > 5 ? 1 : 0;
    }
}
