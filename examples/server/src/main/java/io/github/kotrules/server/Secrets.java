package io.github.kotrules.server;

import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;

/** Creates random secrets. The database contains only hashes: a secret has 192 random bits, so a plain hash is sufficient. */
final class Secrets {
  static final SecureRandom RANDOM = new SecureRandom();

  private static final BaseEncoding WORD = BaseEncoding.base32().lowerCase().omitPadding();

  private Secrets() {}

  static String secret() {
    return random(24);
  }

  /** A unique id of a game, which is public. */
  static String id() {
    return random(7);
  }

  /** Whether a text can be the id of a game. */
  static boolean isId(String text) {
    return text.length() == 12 && WORD.canDecode(text);
  }

  private static String random(int bytes) {
    byte[] random = new byte[bytes];
    RANDOM.nextBytes(random);
    return WORD.encode(random);
  }

  static String hash(String secret) {
    return Hashing.sha256().hashString(secret, StandardCharsets.UTF_8).toString();
  }

  /** Compares in constant time. */
  static boolean fits(String secret, String hash) {
    return MessageDigest.isEqual(
        hash(secret).getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
  }
}
