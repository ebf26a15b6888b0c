import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.adk.events.Event;
import com.google.adk.sessions.Session;
import java.util.List;
import java.util.Map;

/** What a step is answered with. */
final class Answers {
  private Answers() {}

  static ObjectNode of(String kind) {
    return Recorder.JSON.createObjectNode().put("kind", kind);
  }

  static ObjectNode done() {
    return of("done");
  }

  static ObjectNode error(String error) {
    return of("error").put("error", error);
  }

  static ObjectNode unclassified(Throwable thrown) {
    return of("unclassified").put("said", thrown.toString());
  }

  static ObjectNode value(Object value) {
    return of("value").set("value", Recorder.JSON.valueToTree(value));
  }

  static ObjectNode state(Map<String, Object> state) {
    return of("state").set("state", pairs(state));
  }

  static ObjectNode events(List<Event> events) {
    return of("events").set("events", told(events));
  }

  static ObjectNode session(Session session) {
    return tell(of("session").put("session", session.id()), session);
  }

  static ObjectNode sessions(List<Session> sessions) {
    ObjectNode answer = of("sessions");
    ArrayNode list = answer.putArray("sessions");
    for (Session session : sessions) {
      tell(list.addObject().put("user", session.userId()).put("session", session.id()), session);
    }
    return answer;
  }

  private static ObjectNode tell(ObjectNode about, Session session) {
    about.set("state", pairs(session.state()));
    return about.set("events", told(session.events()));
  }

  private static ArrayNode told(List<Event> events) {
    ArrayNode list = Recorder.JSON.createArrayNode();
    for (Event event : events) {
      list.addArray().add(event.id()).add(pairs(event.actions().stateDelta()));
    }
    return list;
  }

  private static ArrayNode pairs(Map<String, Object> map) {
    ArrayNode list = Recorder.JSON.createArrayNode();
    map.forEach(
        (key, value) -> list.addArray().add(key).add(Recorder.JSON.<JsonNode>valueToTree(value)));
    return list;
  }
}
