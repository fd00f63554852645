// expect: as java
public class StringBasics {
    public static void main(String[] args) {
        String s = "The quick brown fox";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf("quick") + " " + s.indexOf('o', 13) + " "
                + s.lastIndexOf("o") + " " + s.substring(4, 9) + " " + s.substring(16));
        System.out.println(s.toUpperCase() + " " + s.toLowerCase() + " " + s.replace('o', '0') + " " + s.replace("quick", "slow"));
        System.out.println(s.startsWith("The") + " " + s.endsWith("fox") + " " + s.startsWith("quick", 4) + " " + s.contains("brown"));
        System.out.println(s.hashCode() + " " + "".hashCode() + " " + "a".compareTo("b") + " " + "abc".compareTo("ab") + " "
                + "B".compareToIgnoreCase("a") + " " + "X".equalsIgnoreCase("x"));
        for (String part : s.split(" ")) {
            System.out.print("[" + part + "]");
        }
        System.out.println();
        System.out.println(String.join("-", "a", "b", "c") + " " + "  trim ".trim() + "|" + " ".isEmpty() + "".isEmpty());
        System.out.println(String.valueOf(1.5f) + String.valueOf(true) + String.valueOf('c') + String.valueOf((Object) null)
                + String.valueOf(new char[] {'x', 'y'}));
        String a = "con" + "stant";
        String b = "constant";
        String c = new String("constant");
        String d = "con";
        System.out.println((a == b) + " " + (a == c) + " " + (a == c.intern()) + " " + ((d + "stant") == a) + " "
                + ((d + "stant").intern() == a));
        System.out.println("abc".concat("def") + "x".repeat(3) + " \t strip\n".strip() + "|" + " ".isBlank());
        char[] chars = new char[5];
        "0123456789".getChars(2, 7, chars, 0);
        System.out.println(new String(chars) + " " + "a,b,,".split(",").length + " " + "a,b,,".split(",", -1).length);
        System.out.println("\u00e9\u4e2d\ud83d\ude00".length() + " " + "caf\u00e9".charAt(3) + " \u4e2d\u6587");
        System.out.println("regionMatches".regionMatches(true, 6, "mat", 0, 3) + " " + "abc".contentEquals(new StringBuilder("abc")));
        try {
            "abc".substring(2, 1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".charAt(3);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
