import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Monday and Tuesday of ada, and her other app, in ADK Java. */
public final class MondayAndTuesday {
  private static final InMemorySessionService SESSIONS = new InMemorySessionService();

  public static void main(String[] args) {
    Map<String, Object> seed = Map.of("app:model_tier", "pro", "user:display_name", "Ada");
    Session monday = SESSIONS.createSession("notes", "ada", seed, "monday").blockingGet();

    Map<String, Object> delta =
        Map.of(
            "draft", "buy milk",
            "user:display_name", "Ada L.",
            "app:model_tier", "flash",
            "temp:token_count", 128);
    EventActions actions =
        EventActions.builder().stateDelta(new ConcurrentHashMap<>(delta)).build();
    Event event =
        Event.builder()
            .id(Event.generateEventId())
            .author("note_agent")
            .actions(actions)
            .build();
    SESSIONS.appendEvent(monday, event).blockingGet();

    // The stored session is the object that was appended to, and temp: is still on it.
    show("monday:  ", SESSIONS.getSession("notes", "ada", "monday", Optional.empty()).blockingGet());
    show("tuesday: ", SESSIONS.createSession("notes", "ada", Map.of(), "tuesday").blockingGet());
    show("calendar:", SESSIONS.createSession("calendar", "ada", Map.of(), "tuesday").blockingGet());
  }

  private static void show(String title, Session session) {
    String keys =
        new TreeMap<>(session.state())
            .entrySet().stream()
                .map(entry -> entry.getKey() + " = " + entry.getValue())
                .collect(Collectors.joining(", "));
    System.out.println(title + " " + (keys.isEmpty() ? "nothing" : keys));
  }
}
