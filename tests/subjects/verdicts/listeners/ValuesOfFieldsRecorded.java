// expect: violated assertion
// keys: listener=VarRecorder var_recorder.locals=false var_recorder.arrays=false var_recorder.include=ValuesOf*
// output: 0: ValuesOfFieldsRecorded.java:12  field <- 5
// output-times: 0 0: ValuesOfFieldsRecorded.java:10  local <- 5
// output-times: 0 0: ValuesOfFieldsRecorded.java:11  int[]@1[0] <- 5
public class ValuesOfFieldsRecorded {
    static int field;

    public static void main(String[] args) {
        int local = 5;
        int[] array = {local};
        field = array[0];
        assert field == 0;
    }
}
