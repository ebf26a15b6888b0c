import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.BaseSessionService;
import com.google.adk.sessions.GetSessionConfig;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.SessionKey;
import com.google.adk.sessions.State;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** One case: a service, and the objects that it gave out. */
final class Case {
  private static final Instant START = Instant.parse("2100-01-01T00:00:00Z");

  private final BaseSessionService service;
  private final Map<String, Held> objects = new HashMap<>();

  /** A session object that the case named, null if there was none, and the answer that told so. */
  private static final class Held {
    final Session session;
    final ObjectNode answer;

    /** What a context has written and no event has carried yet. */
    EventActions pending = new EventActions();

    Held(Session session, ObjectNode answer) {
      this.session = session;
      this.answer = answer;
    }
  }

  Case(BaseSessionService service) {
    this.service = service;
  }

  ObjectNode play(JsonNode step) {
    try {
      return answer(step);
    } catch (PackageFailure failure) {
      return failure.answer();
    }
  }

  private ObjectNode answer(JsonNode step) {
    return switch (step.required("op").asText()) {
      case "create" -> hold(step, () -> create(step));
      case "get" -> hold(step, () -> get(step));
      case "list" -> list(step);
      case "listEvents" -> listEvents(step);
      case "delete" -> delete(step);
      case "append" ->
          on(step, held -> append(held.session, event(step, text(step, "author"), actions(step))));
      case "assign" -> on(step, held -> put(held.session.state(), step));
      case "change" -> on(step, held -> change(held.session.state(), step));
      case "contextWrite" ->
          on(step, held -> put(new State(held.session.state(), held.pending.stateDelta()), step));
      case "yield" -> on(step, held -> yieldPending(held, step));
      case "read" -> on(step, held -> read(held.session.state(), text(step, "key")));
      case "state" -> on(step, held -> Answers.state(held.session.state()));
      default -> throw new IllegalArgumentException("no such step: " + step);
    };
  }

  private Session create(JsonNode step) {
    SessionKey key = key(step);
    Map<String, Object> state = step.has("state") ? pairs(step.get("state")) : null;
    return ask(() -> service.createSession(key, state).blockingGet());
  }

  private Session get(JsonNode step) {
    SessionKey key = key(step);
    GetSessionConfig.Builder filter = GetSessionConfig.builder();
    if (step.has("recent")) {
      filter.numRecentEvents(step.get("recent").intValue());
    }
    if (step.has("after")) {
      filter.afterTimestamp(time(step.get("after")));
    }
    return ask(() -> service.getSession(key, filter.build()).blockingGet());
  }

  private ObjectNode list(JsonNode step) {
    // Every form of listSessions is of one user's sessions.
    if (!step.has("user")) {
      return Answers.of("not-offered");
    }
    SessionKey key = key(step);
    return Answers.sessions(ask(() -> service.listSessions(key).blockingGet()).sessions());
  }

  private ObjectNode listEvents(JsonNode step) {
    SessionKey key = key(step);
    return Answers.events(ask(() -> service.listEvents(key).blockingGet()).events());
  }

  private ObjectNode delete(JsonNode step) {
    SessionKey key = key(step);
    ask(() -> service.deleteSession(key).toSingleDefault(key).blockingGet());
    return Answers.done();
  }

  private static EventActions actions(JsonNode step) {
    Map<String, Object> delta = pairs(step.required("delta"));
    EventActions actions = ask(() -> EventActions.builder().stateDelta(delta).build());
    for (JsonNode key : step.path("removes")) {
      actions.removeStateByKey(key.textValue());
    }
    return actions;
  }

  private static Event event(JsonNode step, String author, EventActions actions) {
    Event.Builder event =
        Event.builder()
            .id(text(step, "event"))
            .invocationId("inv")
            .author(author)
            .timestamp(time(step.required("at")).toEpochMilli())
            .actions(actions);
    if (step.has("partial")) {
      event.partial(step.get("partial").booleanValue());
    }
    return event.build();
  }

  private ObjectNode append(Session session, Event event) {
    ask(() -> service.appendEvent(session, event).blockingGet());
    return Answers.done();
  }

  private ObjectNode yieldPending(Held held, JsonNode step) {
    EventActions pending = held.pending;
    held.pending = new EventActions();
    return append(held.session, event(step, "agent", pending));
  }

  private static ObjectNode put(Map<String, Object> state, JsonNode step) {
    String key = text(step, "key");
    Object value = value(step.required("value"));
    ask(() -> state.put(key, value));
    return Answers.done();
  }

  @SuppressWarnings("unchecked") // A case changes only what it made a JSON object.
  private static ObjectNode change(Map<String, Object> state, JsonNode step) {
    String key = text(step, "key");
    if (!state.containsKey(key)) {
      return Answers.of("no-key");
    }
    ((Map<String, Object>) state.get(key)).put(text(step, "name"), value(step.required("value")));
    return Answers.done();
  }

  private static ObjectNode read(Map<String, Object> state, String key) {
    return state.containsKey(key) ? Answers.value(state.get(key)) : Answers.of("no-key");
  }

  private ObjectNode hold(JsonNode step, Supplier<Session> call) {
    Session session = null;
    ObjectNode answer;
    try {
      session = call.get();
      answer = session == null ? Answers.of("no-session") : Answers.session(session);
    } catch (PackageFailure failure) {
      answer = failure.answer();
    }
    objects.put(text(step, "as"), new Held(session, answer));
    return answer;
  }

  private ObjectNode on(JsonNode step, Function<Held, ObjectNode> action) {
    Held held = objects.get(text(step, "on"));
    // A process that has begun anew holds none of the objects that it held before.
    if (held == null) {
      return Answers.of("no-session");
    }
    return held.session == null ? held.answer : action.apply(held);
  }

  /** Only what the package itself throws is an answer; a mistake in here stays a mistake. */
  private static <T> T ask(Supplier<T> call) {
    try {
      return call.get();
    } catch (RuntimeException failure) {
      throw new PackageFailure(failure);
    }
  }

  private static SessionKey key(JsonNode step) {
    String session = step.has("session") ? text(step, "session") : null;
    return new SessionKey(text(step, "app"), text(step, "user"), session);
  }

  private static String text(JsonNode step, String name) {
    return step.required(name).textValue();
  }

  private static Instant time(JsonNode seconds) {
    return START.plusMillis(Math.round(seconds.doubleValue() * 1000));
  }

  private static Map<String, Object> pairs(JsonNode pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (JsonNode pair : pairs) {
      map.put(pair.get(0).textValue(), value(pair.get(1)));
    }
    return map;
  }

  private static Object value(JsonNode json) {
    return Recorder.JSON.convertValue(json, Object.class);
  }
}
