// Makes one user id of tenant and user so that no two pairs give the same one, in ADK Java.

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import java.net.URLEncoder;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BinaryOperator;

public final class IdsThatLie {
  private static final InMemorySessionService SESSIONS = new InMemorySessionService();

  /** Encodes both parts, so that the colon between them is the only one. */
  static String qualify(String tenant, String user) {
    if (tenant.isEmpty() || user.isEmpty()) {
      throw new IllegalArgumentException("a tenant and a user are needed");
    }
    return URLEncoder.encode(tenant, UTF_8) + ":" + URLEncoder.encode(user, UTF_8);
  }

  /** Looks like it would do. A colon inside a part undoes it. */
  static String join(String tenant, String user) {
    return tenant + ":" + user;
  }

  private static Session open(String userId, String sessionId) {
    return SESSIONS
        .createSession("support", userId, new ConcurrentHashMap<>(), sessionId)
        .blockingGet();
  }

  private static void prove(String name, BinaryOperator<String> userIdOf) {
    String first = userIdOf.apply("acme", "x:alice");
    String second = userIdOf.apply("acme:x", "alice");
    System.out.printf("%s: %s and %s%n", name, first, second);

    var delta = new ConcurrentHashMap<String, Object>(Map.of("user:plan", "enterprise"));
    var actions = EventActions.builder().stateDelta(delta).build();
    var event = Event.builder().author("agent").actions(actions).build();
    SESSIONS.appendEvent(open(first, name + "-1"), event).blockingGet();

    Object seen = open(second, name + "-2").state().get("user:plan");
    System.out.println("  the other tenant reads user:plan = " + seen);
  }

  public static void main(String[] args) {
    prove("join", IdsThatLie::join);
    prove("qualify", IdsThatLie::qualify);
  }
}
