// Taking a value back: a removed user: key can return, a tombstone is read as absent. ADK Java.
import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.GetSessionConfig;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.SessionKey;
import com.google.adk.sessions.State;
import java.util.Map;

final class RemovingAKey {
  private static final String CITY = "user:home_city";
  private static final InMemorySessionService SESSIONS = new InMemorySessionService();

  /** The one place that knows what absent looks like: no key or the tombstone. */
  private static Object homeCity(Session session) {
    Object city = session.state().get(CITY);
    return city == null || city.equals("") ? "no city" : city;
  }

  private static void show(String name, Session session) {
    Map<String, Object> state = session.state();
    String value = state.containsKey(CITY) ? "\"" + state.get(CITY) + "\"" : "no such key";
    System.out.println(name + ": " + value + ", read as " + homeCity(session));
  }

  private static SessionKey key(String name) {
    return new SessionKey("notes", "ada", name);
  }

  private static Session create(String name) {
    return SESSIONS.createSession(key(name)).blockingGet();
  }

  private static Session load(String name) {
    return SESSIONS.getSession(key(name), GetSessionConfig.builder().build()).blockingGet();
  }

  private static void append(Session session, Map<String, Object> delta) {
    Event event =
        Event.builder()
            .id(Event.generateEventId())
            .author("note_agent")
            .actions(EventActions.builder().stateDelta(delta).build())
            .build();
    SESSIONS.appendEvent(session, event).blockingGet();
  }

  public static void main(String[] args) {
    Session monday = create("monday");
    Session tuesday = create("tuesday");
    append(monday, Map.of(CITY, "Lyon"));
    // Tuesday's session is stored with a copy of all user state of this moment.
    append(tuesday, Map.of("draft", "buy milk"));

    System.out.println("after State.REMOVED");
    append(monday, Map.of(CITY, State.REMOVED));
    show("monday", load("monday"));
    show("tuesday", load("tuesday"));
    show("wednesday", create("wednesday"));

    System.out.println("after the tombstone");
    append(monday, Map.of(CITY, ""));
    show("monday", load("monday"));
    show("tuesday", load("tuesday"));
    show("wednesday", load("wednesday"));
  }
}
