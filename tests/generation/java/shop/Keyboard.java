package shop;

import java.io.Console;
import java.util.Scanner;

/** A console there may be or not, and a scanner that has taken the standard input before a test can set it. */
public class Keyboard {
    private static final Scanner SCANNER = new Scanner(System.in);

    public static String ask() {
        Console console = System.console();
        if (console == null) return "nobody";
        return console.readLine();
    }

    public static int number() {
        return SCANNER.hasNextInt() ? SCANNER.nextInt() : -1;
    }

    public static boolean isYes(String answer) {
        return answer.equals("yes");
    }
}
