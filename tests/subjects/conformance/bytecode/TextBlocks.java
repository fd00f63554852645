// expect: as java
public class TextBlocks {
    public static void main(String[] args) {
        String html = """
            <html>
              <body class="x">\tTab</body>
            </html>
            """;
        System.out.print(html);
        String joined = """
            one \
            two \
            three""";
        System.out.println(joined);
        System.out.println("""
            trailing   \s
              "quotes" and \"""escaped\"""
            unicode \u00e9 and \\ backslash""");
        System.out.println("""
            %s is %d""".formatted("x", 5));
        String a = """
            same""";
        System.out.println(a == "same");
        System.out.println("  indented\n    more\n".stripIndent());
        System.out.println("a\\tb\\n".translateEscapes());
        System.out.println("one\ntwo".indent(2));
        System.out.println("""
            line1
            line2
            """.lines().map(String::toUpperCase).toList());
    }
}
