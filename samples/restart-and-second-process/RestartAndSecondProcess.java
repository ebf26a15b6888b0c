import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.BaseSessionService;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import java.util.Map;
import java.util.Optional;

/** What a second process finds of the first one's sessions, in ADK Java. */
public final class RestartAndSecondProcess {

  public static void main(String[] args) {
    // A service of its own stands for a process of its own, or for the time after a restart.
    monday(new InMemorySessionService());
    System.out.println("in memory - " + tuesday(new InMemorySessionService()));
    // google-adk has no database service: a BaseSessionService of your own goes here.
  }

  private static void monday(BaseSessionService sessions) {
    Session session =
        sessions.createSession("support", "u-42", Map.of(), "monday").blockingGet();
    EventActions actions = EventActions.builder().build();
    actions.stateDelta().put("order_id", "A-1001");
    actions.stateDelta().put("user:language", "de");
    Event event =
        Event.builder()
            .id(Event.generateEventId())
            .author("support_agent")
            .actions(actions)
            .build();
    sessions.appendEvent(session, event).blockingGet();
  }

  private static String tuesday(BaseSessionService sessions) {
    Object order =
        sessions
            .getSession("support", "u-42", "monday", Optional.empty())
            .map(old -> old.state().get("order_id"))
            .blockingGet("no session");
    Session created =
        sessions.createSession("support", "u-42", Map.of(), "tuesday").blockingGet();
    Object language = created.state().getOrDefault("user:language", "no language");
    return "monday: " + order + "; tuesday: " + language;
  }
}
