// expect: violated uncaught java.lang.NullPointerException
// method: price(sym)
// witness: [3]
public class UnboxedNull {
    static Integer find(int article) {
        return article == 1 ? Integer.valueOf(200) : article == 2 ? Integer.valueOf(350) : null;
    }

    static int price(int article) {
        if (article < 1 || article > 3) return 0;
        int price = find(article);
        return price;
    }
}
