import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.State;
import java.util.Map;
import java.util.TreeMap;

/** Forgetting a user: her sessions, and the user: keys that outlive them, in ADK Java. */
public final class ForgettingAUser {
  private static final InMemorySessionService SESSIONS = new InMemorySessionService();

  private static void forgetUser(String app, String user) {
    // A new session holds nothing but the app: and user: keys.
    Session eraser = SESSIONS.createSession(app, user).blockingGet();
    EventActions removal = EventActions.builder().build();
    for (String key : eraser.state().keySet()) {
      if (key.startsWith(State.USER_PREFIX)) {
        removal.removeStateByKey(key);
      }
    }
    append(eraser, removal);
    // Old sessions repeat what they wrote, in their history and their state: each one goes.
    for (Session session : SESSIONS.listSessions(app, user).blockingGet().sessions()) {
      SESSIONS.deleteSession(app, user, session.id()).blockingAwait();
    }
  }

  public static void main(String[] args) {
    EventActions written = EventActions.builder().build();
    written.stateDelta().put("draft", "call the clinic");
    written.stateDelta().put("user:email", "ada@example.org");
    written.stateDelta().put("app:last_signup", "Ada");
    append(create("s1"), written);
    SESSIONS.deleteSession("notes", "ada", "s1").blockingAwait();
    show("s1 deleted:   ", create("s2"));

    forgetUser("notes", "ada");
    int left = SESSIONS.listSessions("notes", "ada").blockingGet().sessions().size();
    System.out.println("sessions left: " + left);
    show("forgotten:    ", create("s3"));
  }

  private static Session create(String id) {
    return SESSIONS.createSession("notes", "ada", Map.of(), id).blockingGet();
  }

  private static void append(Session session, EventActions actions) {
    Event event =
        Event.builder()
            .id(Event.generateEventId())
            .author("note_agent")
            .actions(actions)
            .build();
    SESSIONS.appendEvent(session, event).blockingGet();
  }

  private static void show(String title, Session session) {
    String state = new TreeMap<>(session.state()).toString();
    System.out.println(title + " " + state.substring(1, state.length() - 1).replace("=", " = "));
  }
}
