// Moves the sessions and the state of a shared app name to one app name a tenant, in ADK Java.

import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.BaseSessionService;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.SessionKey;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public final class FixesThatDoNot {
  private static final String SHARED = "support";
  private static final BaseSessionService sessions = new InMemorySessionService();

  public static void main(String[] args) {
    Session alices = create(SHARED, "alice", "s-1", Map.of());
    append(alices, "order_id", "A-1001", "user:language", "de", "app:plan:acme", "enterprise");
    Session carols = create(SHARED, "carol", "s-2", Map.of());
    append(carols, "user:language", "fr", "app:plan:globex", "starter");
    show("carol, before", get(SHARED, "carol", "s-2"));

    // Which tenant a user belongs to is known to the application, not to the session service.
    move("alice", "acme");
    move("carol", "globex");

    show("alice, moved", get("support-acme", "alice", "s-1"));
    show("bob of acme, new", create("support-acme", "bob", "s-3", Map.of()));
    show("carol, new", create("support-globex", "carol", "s-4", Map.of()));
    // Deleting a session deletes neither user state nor app state.
    show("left behind", create(SHARED, "alice", "s-5", Map.of()));
  }

  private static void move(String user, String tenant) {
    String app = SHARED + "-" + tenant;
    for (Session listed : sessions.listSessions(SHARED, user).blockingGet().sessions()) {
      Session old = get(SHARED, user, listed.id());
      Map<String, Object> own = new HashMap<>();
      Map<String, Object> prefixed = new HashMap<>();
      for (Map.Entry<String, Object> entry : old.state().entrySet()) {
        String key = entry.getKey();
        if (key.equals("app:plan:" + tenant)) prefixed.put("app:plan", entry.getValue());
        else if (key.startsWith("user:")) prefixed.put(key, entry.getValue());
        else if (!key.startsWith("app:") && !key.startsWith("temp:")) own.put(key, entry.getValue());
      }
      Session moved = create(app, user, old.id(), own);
      for (Event event : old.events()) {
        // Without its delta: an old delta would bring the old app: keys along.
        Event bare = event.toBuilder().actions(EventActions.builder().build()).build();
        sessions.appendEvent(moved, bare).blockingGet();
      }
      // In an event and not in the initial state, which would keep them in this one session.
      append(moved, prefixed);
      sessions.deleteSession(old.sessionKey()).blockingAwait();
    }
  }

  private static Session create(String app, String user, String id, Map<String, Object> state) {
    return sessions.createSession(new SessionKey(app, user, id), state).blockingGet();
  }

  private static Session get(String app, String user, String id) {
    return sessions.getSession(new SessionKey(app, user, id), null).blockingGet();
  }

  private static void append(Session session, String... keysAndValues) {
    Map<String, Object> delta = new HashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      delta.put(keysAndValues[i], keysAndValues[i + 1]);
    }
    append(session, delta);
  }

  private static void append(Session session, Map<String, Object> delta) {
    EventActions actions =
        EventActions.builder().stateDelta(new ConcurrentHashMap<>(delta)).build();
    Event event =
        Event.builder().id(Event.generateEventId()).author("support").actions(actions).build();
    sessions.appendEvent(session, event).blockingGet();
  }

  private static void show(String title, Session session) {
    System.out.println(title + ": " + new TreeMap<>(session.state()));
  }
}
