package parts;

public class Library {
    public int becomesInstance = 3;
    public static int becomesStatic = 4;
    public int changesType = 7;
    private int becomesPrivate = 5;
    public final int same = 6;

    public String becomesInstanceMethod() {
        return "instance";
    }

    public static String becomesStaticMethod() {
        return "static";
    }

    public Integer changesReturn() {
        return 1;
    }

    private String becomesPrivateMethod() {
        return "private";
    }

    public String stays() {
        return "new stays " + becomesPrivate + becomesPrivateMethod();
    }
}
