// expect: violated assertion
// keys: listener=.listener.ObjectTracker ot.include=*Account ot.exclude=*Other* ot.refs=ObjectsTracked$Token@2
// output: 0: new  ObjectsTracked$Account@1
// output: 0: put  ObjectsTracked$Account@1.balance
// output: 0: call ObjectsTracked$Account@2.take
// output: 0: get  ObjectsTracked$Account@2.balance
// output: 0: new  ObjectsTracked$Token@2
// output-times: 0 0: new  ObjectsTracked$Token@1
// output-times: 0 0: new  ObjectsTracked$OtherAccount@1
import gov.nasa.jpf.vm.Verify;

public class ObjectsTracked {
    static class Account {
        int balance = 3;

        void take(int amount) {
            balance -= amount;
        }
    }

    static class OtherAccount {}

    static class Token {}

    public static void main(String[] args) {
        Account first = new Account(), second = new Account();
        new OtherAccount();
        new Token();
        new Token();
        second.take(Verify.getInt(2, 4));
        assert first.balance + second.balance >= 3;
    }
}
