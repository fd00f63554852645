// expect: as java
public class SystemOutForms {
    public static void main(String[] args) {
        System.out.print(true);
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(1.5f);
        System.out.print(2.5);
        System.out.print(new char[] {'x', 'y'});
        System.out.print("s");
        System.out.print((String) null);
        System.out.print((Object) "o");
        System.out.println();
        System.out.println(false);
        System.out.println('d');
        System.out.println(-1);
        System.out.println(Long.MIN_VALUE);
        System.out.println(1e10f);
        System.out.println(Double.NaN);
        System.out.println(new char[] {'z'});
        System.out.println((Object) null);
        System.out.write('w');
        System.out.write('\n');
        System.out.write(new byte[] {'b', 'y', 't', 'e', 's', '\n'}, 0, 6);
        System.out.append("appended ").append('c').append("xyz", 1, 2).append('\n');
        System.out.println("unicode \u00e9 \u4e2d \ud83d\ude00");
        System.out.printf("%s %d%n", "printf", 5);
        System.out.println("tab\tcarriage\rreturn\0nul");
        System.err.println("error line");
        System.err.print("error without end");
        System.err.println();
        System.err.printf("%.2f%n", 1.005);
        System.out.flush();
        StringBuilder long_ = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            long_.append((char) ('a' + i % 26));
        }
        System.out.println(long_);
        for (int i = 0; i < 300; i++) {
            System.out.println("line " + i);
        }
        System.out.print("no newline at the end");
    }
}
