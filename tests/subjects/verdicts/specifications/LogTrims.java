// expect: violated specification LogTrims$LogFile.ProperWrites
// history: write(java.lang.String) returns; write(java.lang.String) returns
// blame: implementation
// What was to be written and what was there before are kept from when the method was entered.
import fi.hut.ics.lime.aspectmonitor.annotation.Observe;
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

public class LogTrims {
    @ReturnSpecifications(
            pltl = {"ProperWrites ::= G (<{ #pre(#this.length() + #s.length()) == #this.length() }>)"})
    interface LogFile {
        int length();

        @Observe(specs = {"ProperWrites"})
        void write(String s);
    }

    static class Memory implements LogFile {
        private String text = "";

        public int length() {
            return text.length();
        }

        public void write(String s) {
            text += s.trim();
        }
    }

    public static void main(String[] args) {
        LogFile file = new Memory();
        file.write("one");
        file.write("two ");
    }
}
