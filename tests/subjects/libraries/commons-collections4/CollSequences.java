// expect: as java
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.keyvalue.*;
import org.apache.commons.collections4.sequence.*;

public class CollSequences {
    public static void main(String[] args) {
        List<Character> a = chars("ABCABBA"), b = chars("CBABAC");
        EditScript<Character> script = new SequencesComparator<>(a, b).getScript();
        StringBuilder out = new StringBuilder();
        script.visit(new CommandVisitor<>() {
            public void visitInsertCommand(Character c) {
                out.append('+').append(c);
            }

            public void visitKeepCommand(Character c) {
                out.append('=').append(c);
            }

            public void visitDeleteCommand(Character c) {
                out.append('-').append(c);
            }
        });
        System.out.println(out + " " + script.getLCSLength() + " " + script.getModifications());
        List<String> replaced = new ArrayList<>();
        script.visit(new ReplacementsFinder<>((skipped, from, to) -> replaced.add(skipped + ":" + from + ">" + to)));
        System.out.println(replaced);
        KeyValue<String, Integer> kv = new DefaultKeyValue<>("k", 1);
        System.out.println(kv + " " + new DefaultMapEntry<>("a", 2) + " " + new UnmodifiableMapEntry<>("b", 3) + " " + new TiedMapEntry<>(Map.of("t", 9), "t") + " " + new MultiKey<>(1, 2, 3).getKey(2) + " " + new MultiKey<>("x", "y").equals(new MultiKey<>("x", "y")));
        DefaultKeyValue<String, Integer> d = new DefaultKeyValue<>("k", 1);
        d.setValue(5);
        System.out.println(d.toMapEntry() + " " + d.equals(new DefaultKeyValue<>("k", 5)) + " " + d.hashCode());
        try {
            new DefaultKeyValue<Object, Object>().setKey(d);
            DefaultKeyValue<Object, Object> self = new DefaultKeyValue<>();
            self.setKey(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(SplitMapUtils.readableMap(new TransformedUse().map()).get("x"));
        System.out.println(ListUtils.defaultIfNull(null, List.of(1)) + " " + ListUtils.removeAll(a, chars("A")) + ListUtils.retainAll(a, chars("BC")) + ListUtils.select(a, c -> c == 'A') + ListUtils.unmodifiableList(b).size());
    }

    static class TransformedUse {
        Get<String, Integer> map() {
            return new org.apache.commons.collections4.map.HashedMap<>(Map.of("x", 3));
        }
    }

    static List<Character> chars(String s) {
        List<Character> l = new ArrayList<>();
        for (char c : s.toCharArray()) {
            l.add(c);
        }
        return l;
    }
}
