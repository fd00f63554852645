// expect: as java
public class StringBuilderOps {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        sb.append(1).append('c').append("str").append(2L).append(1.5f).append(2.5).append(true).append((Object) null)
                .append((String) null).append(new char[] {'x', 'y'}).append("abcdef", 1, 3).append(new char[] {'1', '2', '3'}, 1, 2);
        System.out.println(sb + " " + sb.length());
        sb.insert(0, "start").insert(5, 99).insert(3, true).insert(1, 'Z');
        System.out.println(sb);
        sb.delete(2, 6).deleteCharAt(0).replace(0, 3, "REPLACED");
        System.out.println(sb);
        System.out.println(sb.reverse());
        sb.setLength(5);
        System.out.println(sb + "|" + sb.length());
        sb.setLength(8);
        System.out.println((int) sb.charAt(7) + " " + sb.length());
        sb.setCharAt(0, '\u4e2d');
        System.out.println(sb.toString().trim());
        System.out.println(new StringBuilder("a\ud83d\ude00b").reverse());
        System.out.println(sb.indexOf("c") + " " + sb.lastIndexOf("zz") + " " + sb.codePointAt(0));
        StringBuilder big = new StringBuilder(2);
        for (int i = 0; i < 1000; i++) {
            big.append(i);
        }
        System.out.println(big.length() + " " + big.toString().hashCode() + " " + big.substring(100, 110) + " " + big.capacity());
        StringBuffer buffer = new StringBuffer("buffer");
        buffer.append(1).reverse().insert(2, "--");
        System.out.println(buffer);
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")));
        try {
            sb.deleteCharAt(100);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            sb.insert(-1, "x");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        sb.appendCodePoint(0x1F600).ensureCapacity(100);
        System.out.println(sb.codePointCount(0, sb.length()) + " " + sb.chars().sum());
    }
}
