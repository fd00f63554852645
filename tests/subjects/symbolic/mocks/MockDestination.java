// expect: violated uncaught java.lang.IllegalStateException
// method: transform(sym)
// keys: symbolic.mocks=all
// After ActiveMQDestination.transform: a destination that is a queue and a topic at once is told by its names.
public class MockDestination {
    interface Destination {}

    interface Queue extends Destination {
        Object getQueueName();
    }

    interface Topic extends Destination {
        Object getTopicName();
    }

    static class Own implements Destination {
        int kind;
    }

    static int transform(Destination destination) {
        if (destination == null) return 0;
        if (destination instanceof Own) return 1;
        if (destination instanceof Queue && destination instanceof Topic) {
            Object queue = ((Queue) destination).getQueueName();
            Object topic = ((Topic) destination).getTopicName();
            if (queue != null && topic == null) return 2;
            if (queue == null && topic != null) return 3;
            if (queue != null) return 4;
            throw new IllegalStateException();
        }
        if (destination instanceof Queue) return 5;
        if (destination instanceof Topic) return 6;
        return 7;
    }
}
