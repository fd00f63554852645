package parts;

/** The version that the programs were compiled against; replaced/parts holds the version that they run with. */
public class Library {
    public static int staticField = 1;
    public int instanceField = 2;
    public static int becomesInstance = 3;
    public int becomesStatic = 4;
    public String changesType = "text";
    public int becomesPrivate = 5;
    public final int same = 6;

    public static String staticMethod() {
        return "static";
    }

    public String instanceMethod() {
        return "instance";
    }

    public static String becomesInstanceMethod() {
        return "static";
    }

    public String becomesStaticMethod() {
        return "instance";
    }

    public String goes(int n) {
        return "goes";
    }

    public String changesReturn() {
        return "text";
    }

    public String becomesPrivateMethod() {
        return "public";
    }

    public String stays() {
        return "old stays";
    }

    public Library() {
    }

    public Library(String goes) {
    }
}
