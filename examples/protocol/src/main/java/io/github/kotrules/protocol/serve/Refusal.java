package io.github.kotrules.protocol.serve;

/** Thrown if a command is refused; nothing has changed. The message is a sentence for the author of the client. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  Refusal(String sentence) {
    super(sentence, null, false, false);
  }
}
