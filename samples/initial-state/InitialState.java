// Initial state of createSession, and the same values in an event. ADK Java.
import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.GetSessionConfig;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.SessionKey;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

final class InitialState {
  public static void main(String[] args) {
    InMemorySessionService sessions = new InMemorySessionService();
    Map<String, Object> shared = Map.of("user:language", "de", "app:model_tier", "pro");
    Map<String, Object> initial = new HashMap<>(shared);
    initial.put("ticket", "T-7");

    SessionKey second = new SessionKey("support", "u-42", "s2");
    SessionKey other = new SessionKey("support", "u-77", "s3");
    Session monday =
        sessions.createSession(new SessionKey("support", "u-42", "s1"), initial).blockingGet();
    show("as created", monday);
    // Neither is given any state: the first one shared nothing with them.
    show("same user", sessions.createSession(second).blockingGet());
    show("other user", sessions.createSession(other).blockingGet());

    // What a run's stateDelta does: the values travel in the user's message event.
    Event event =
        Event.builder()
            .id(Event.generateEventId())
            .author("user")
            .actions(EventActions.builder().stateDelta(shared).build())
            .build();
    sessions.appendEvent(monday, event).blockingGet();
    GetSessionConfig all = GetSessionConfig.builder().build();
    show("same user, after an event", sessions.getSession(second, all).blockingGet());
  }

  private static void show(String title, Session session) {
    String entries =
        new TreeMap<>(session.state())
            .entrySet().stream()
                .map(entry -> entry.getKey() + " = " + entry.getValue())
                .collect(Collectors.joining(", "));
    System.out.println(title + ": " + (entries.isEmpty() ? "nothing" : entries));
  }
}
