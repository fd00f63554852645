// expect: violated uncaught java.lang.ArithmeticException
// method: mean()
// keys: symbolic.fields=instance
// witness: [{"sum": 3, "count": 0}]
public class ReceiverFields {
    private int sum;
    private int count;

    int mean() {
        return sum / count;
    }
}
