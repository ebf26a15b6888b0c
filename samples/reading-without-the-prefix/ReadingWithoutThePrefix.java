// Reads and writes state with and without the prefix of its key, in ADK Java.

import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.State;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public final class ReadingWithoutThePrefix {
  /** The key is written once, with its prefix, and used for every read and write. */
  private static final String HOME_CITY = State.USER_PREFIX + "home_city";

  private static final InMemorySessionService SESSIONS = new InMemorySessionService();

  private static Session create(String id) {
    return SESSIONS.createSession("notes", "ada", new ConcurrentHashMap<>(), id).blockingGet();
  }

  private static void append(Session session, ConcurrentHashMap<String, Object> delta) {
    var actions = EventActions.builder().stateDelta(delta).build();
    var event = Event.builder().author("note_agent").actions(actions).build();
    SESSIONS.appendEvent(session, event).blockingGet();
  }

  public static void main(String[] args) {
    append(create("monday"), new ConcurrentHashMap<>(Map.of(HOME_CITY, "Zurich")));
    Session monday =
        SESSIONS.getSession("notes", "ada", "monday", Optional.empty()).blockingGet();

    // What a tool's context does: a State over the session's values and an event's delta.
    var delta = new ConcurrentHashMap<String, Object>();
    State state = new State(monday.state(), delta);
    System.out.println("home_city: " + state.get("home_city"));
    System.out.println("user:home_city: " + state.get(HOME_CITY));

    // No schema: a misspelt name and a misspelt prefix are written alike.
    state.put("drfat", "buy milk");
    System.out.println("drfat: written");
    state.put("usr:home_city", "Bern");
    System.out.println("usr:home_city: written, read back: " + state.get("usr:home_city"));

    append(monday, delta);
    System.out.println("tuesday: " + new TreeMap<>(create("tuesday").state()));
  }
}
