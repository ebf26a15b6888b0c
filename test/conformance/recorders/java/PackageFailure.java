import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.adk.sessions.SessionNotFoundException;

/** What a call of the package threw. */
final class PackageFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  PackageFailure(RuntimeException thrown) {
    super(thrown);
  }

  ObjectNode answer() {
    if (getCause() instanceof SessionNotFoundException) {
      return Answers.error("session-not-found");
    }
    if (getCause() instanceof NullPointerException
        || getCause() instanceof IllegalArgumentException
        || getCause() instanceof IndexOutOfBoundsException) {
      return Answers.error("invalid-argument");
    }
    return Answers.unclassified(getCause());
  }
}
