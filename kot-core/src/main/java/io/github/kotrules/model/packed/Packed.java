package io.github.kotrules.model.packed;

import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Converts values of a public class to the int they are packed in, and back. Neither conversion is public API, so the class
 * {@linkplain #register registers} its converter when it is initialised. Keep a converter in a static final field, so that the
 * JIT can inline it.
 */
public record Packed<T>(Class<T> type, ToIntFunction<T> packing, IntFunction<T> unpacking) {
  /** The converters of dice and seat sets, registered when these classes are initialised. */
  private static final @Nullable Packed<?>[] REGISTERED = new Packed<?>[2];

  /** The int that the value is packed in. */
  public int bits(T value) {
    return packing.applyAsInt(value);
  }

  /** The value that is packed in an int. The int is not checked: it must be one that {@link #bits} can return. */
  public T value(int bits) {
    return unpacking.apply(bits);
  }

  /** Registers a converter for {@link #of}. */
  public static synchronized <T> void register(
      Class<T> type, ToIntFunction<T> packing, IntFunction<T> unpacking) {
    int free = 0;
    while (REGISTERED[free] != null) {
      free++;
    }
    REGISTERED[free] = new Packed<>(type, packing, unpacking);
  }

  /**
   * Returns the converter for the class of a value. The parameter is a value because a {@code Class} would not initialise the
   * class.
   */
  @SuppressWarnings("unchecked") // the converter was registered for the class of the value
  public static synchronized <T> Packed<T> of(T value) {
    for (Packed<?> packed : REGISTERED) {
      if (packed != null && packed.type == value.getClass()) {
        return (Packed<T>) packed;
      }
    }
    throw new IllegalArgumentException("no packed form of " + value.getClass());
  }
}
