// expect: violated assertion
// keys: listener=ObjectTracker ot.include=ObjectsTrackedInPart ot.log_life_cycle=false ot.log_calls=false
// output-times: 0 0: new  ObjectsTrackedInPart@1
// output-times: 0 0: call ObjectsTrackedInPart@1.change
// output: 0: put  ObjectsTrackedInPart@1.value
public class ObjectsTrackedInPart {
    int value;

    void change() {
        value = 1;
    }

    public static void main(String[] args) {
        ObjectsTrackedInPart object = new ObjectsTrackedInPart();
        object.change();
        assert object.value == 0;
    }
}
