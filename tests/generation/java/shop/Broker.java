package shop;

/** Is coded against interfaces that no class implements. */
public class Broker {
    public interface Destination {}

    public interface Queue extends Destination {
        String queueName();
    }

    public interface Topic extends Destination {
        String topicName();
    }

    public interface Source {
        boolean hasNext();

        int next();
    }

    public static String transform(Destination destination) {
        if (destination == null) return "none";
        if (destination instanceof Queue && destination instanceof Topic) {
            String queue = ((Queue) destination).queueName();
            String topic = ((Topic) destination).topicName();
            if (queue != null && topic == null) return "queue";
            if (queue == null && topic != null) return "topic";
            return "both";
        }
        if (destination instanceof Queue) return "only a queue";
        return "other";
    }

    public static int second(Source source) {
        if (!source.hasNext()) return -1;
        int first = source.next();
        if (!source.hasNext()) return first;
        return first == 17 && source.next() == 34 ? 1 : 0;
    }
}
