package shop;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Asks its user. */
public class Prompt {
    public static String answer() throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        String line = reader.readLine();
        if (line == null) return "nothing";
        if (!line.trim().equalsIgnoreCase("yes")) return line.isEmpty() ? "empty" : "no";
        return "sure".equals(reader.readLine()) ? "twice" : "once";
    }

    public static boolean isEscape() throws IOException {
        return System.in.read() == 27;
    }
}
