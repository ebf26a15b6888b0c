import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Two turns at once on one session, and a lock that makes them take turns, in ADK Java. */
public final class TwoTurnsAtOnce {
  private static final InMemorySessionService SESSIONS = new InMemorySessionService();

  // One lock a session: turns of other sessions still run side by side.
  private static final Map<List<String>, Lock> LOCKS = new ConcurrentHashMap<>();

  public static void main(String[] args) {
    for (String id : List.of("keys", "at-once", "one-by-one")) {
      SESSIONS.createSession("support", "u-42", Map.of(), id).blockingGet();
    }

    Session first = load("keys");
    Session second = load("keys");
    write(first, Map.of("order_id", "A-1001"));
    write(second, Map.of("address", "12 Elm St"));
    Session kept = load("keys");
    String keys = String.join(", ", new TreeSet<>(kept.state().keySet()));
    System.out.println("two keys:   " + keys + " | events: " + kept.events().size());

    // Both turns have read before either of them writes.
    Session one = load("at-once");
    Session other = load("at-once");
    count(one);
    count(other);
    show("at once:   ", load("at-once"));

    Runnable turn = () -> turnAlone("one-by-one");
    CompletableFuture.allOf(CompletableFuture.runAsync(turn), CompletableFuture.runAsync(turn))
        .join();
    show("one by one:", load("one-by-one"));
  }

  private static void turnAlone(String id) {
    Lock lock = LOCKS.computeIfAbsent(List.of("support", "u-42", id), key -> new ReentrantLock());
    lock.lock();
    try {
      // Load inside the lock: what was read before it is already old.
      count(load(id));
    } finally {
      lock.unlock();
    }
  }

  private static void count(Session session) {
    write(session, Map.of("questions", questions(session) + 1));
  }

  private static Session load(String id) {
    return SESSIONS.getSession("support", "u-42", id, Optional.empty()).blockingGet();
  }

  private static void write(Session session, Map<String, Object> delta) {
    EventActions actions = EventActions.builder().build();
    actions.stateDelta().putAll(delta);
    Event event =
        Event.builder()
            .id(Event.generateEventId())
            .author("support_agent")
            .actions(actions)
            .build();
    SESSIONS.appendEvent(session, event).blockingGet();
  }

  private static int questions(Session session) {
    return (int) session.state().getOrDefault("questions", 0);
  }

  private static void show(String title, Session session) {
    System.out.println(title + " " + questions(session) + " | events: " + session.events().size());
  }
}
