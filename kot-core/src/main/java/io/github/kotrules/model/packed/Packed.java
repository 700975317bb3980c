package io.github.kotrules.model.packed;

import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Converts values of a class of the public API to the int they are packed in, and back. The public API offers neither, so
 * the class {@linkplain #register registers} its converter when it is initialised. Users keep it in a static final field,
 * which lets the compiler inline it.
 */
public record Packed<T>(Class<T> type, ToIntFunction<T> packing, IntFunction<T> unpacking) {
  /** Filled once, when the classes are initialised: dice and sets of seats. */
  private static final @Nullable Packed<?>[] REGISTERED = new Packed<?>[2];

  /** The int that the value is packed in. */
  public int bits(T value) {
    return packing.applyAsInt(value);
  }

  /** The value that is packed in an int, which is not checked: it must come from {@link #bits} or be as good. */
  public T value(int bits) {
    return unpacking.apply(bits);
  }

  /** Makes a converter known to {@link #of}. */
  public static synchronized <T> void register(
      Class<T> type, ToIntFunction<T> packing, IntFunction<T> unpacking) {
    int free = 0;
    while (REGISTERED[free] != null) {
      free++;
    }
    REGISTERED[free] = new Packed<>(type, packing, unpacking);
  }

  /** The converter for the class of a value. An argument of type {@code Class} would not initialise that class. */
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
