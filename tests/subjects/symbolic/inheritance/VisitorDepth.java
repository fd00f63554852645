// expect: violated uncaught java.lang.UnsupportedOperationException
// method: price(sym#sym)
// witness: [{"class": "VisitorDepth$Bundle", "discount": 11}, 3]
public class VisitorDepth {
    interface Visitor {
        int visitItem(Item item);

        int visitBundle(Bundle bundle);
    }

    abstract static class Product {
        abstract int accept(Visitor visitor);
    }

    static class Item extends Product {
        int price;

        @Override
        int accept(Visitor visitor) {
            return visitor.visitItem(this);
        }
    }

    static class Bundle extends Product {
        int discount;

        @Override
        int accept(Visitor visitor) {
            return visitor.visitBundle(this);
        }
    }

    static int price(Product product, int count) {
        if (product == null) return 0;
        return product.accept(new Visitor() {
            @Override
            public int visitItem(Item item) {
                return item.price * count;
            }

            @Override
            public int visitBundle(Bundle bundle) {
                if (bundle.discount > 10 && count > 2) throw new UnsupportedOperationException("a discount on many");
                return count;
            }
        });
    }
}
