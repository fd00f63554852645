// expect: as java
public class CharArithmetic {
    public static void main(String[] args) {
        char c = 'a';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println(c++ + c);
        System.out.println('a' + 'b' + "");
        System.out.println("" + 'a' + 'b');
        System.out.println((char) 98 + "" + (int) 'z');
        char max = Character.MAX_VALUE;
        max++;
        System.out.println((int) max);
        System.out.println((char) -1 == '\uffff');
        System.out.println((byte) '\u00ff');
        System.out.println(true ? 'x' : 0);
        int i = 0;
        System.out.println(true ? 'x' : i);
        System.out.println('9' - '0');
        StringBuilder caesar = new StringBuilder();
        for (char x : "Hello, World".toCharArray()) {
            if (x >= 'a' && x <= 'z') {
                x = (char) ((x - 'a' + 13) % 26 + 'a');
            } else if (Character.isUpperCase(x)) {
                x = (char) ((x - 'A' + 13) % 26 + 'A');
            }
            caesar.append(x);
        }
        System.out.println(caesar);
        int[] counts = new int[26];
        for (char x : "mississippi".toCharArray()) {
            counts[x - 'a']++;
        }
        for (char x = 'a'; x <= 'z'; x++) {
            if (counts[x - 'a'] > 0) {
                System.out.print(x + "" + counts[x - 'a']);
            }
        }
        System.out.println();
        System.out.println((int) '\t' + " " + (int) '\\' + " " + (int) '\'' + " " + (int) '\177' + " " + (int) '\0');
    }
}
