// expect: unknown search.depth_limit=1
// reasons: refused-key
// What the search goes by was read before the program began.
import gov.nasa.jpf.vm.Verify;

public class SearchKeySet {
    public static void main(String[] args) {
        Verify.setProperties("search.depth_limit=1", "size.min=1");
        Verify.getBoolean();
        Verify.getBoolean();
    }
}
