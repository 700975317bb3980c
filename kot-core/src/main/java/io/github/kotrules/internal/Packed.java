package io.github.kotrules.internal;

import org.jspecify.annotations.Nullable;

/**
 * Converts values of a class of the public API to the int they are packed in, and back. The public API offers neither, so
 * the class {@linkplain #register registers} its converter when it is initialised. Users keep it in a static final field,
 * which lets the compiler inline it:
 *
 * <pre>{@code
 * private static final Packed<Dice> DICE = Packed.of(Dice.none());
 * }</pre>
 */
public abstract class Packed<T> {
  /** Filled once, when the classes are initialised: dice and sets of seats. */
  private static final @Nullable Packed<?>[] REGISTERED = new Packed<?>[2];

  private final Class<T> type;

  protected Packed(Class<T> type) {
    this.type = type;
  }

  /** The int that the value is packed in. */
  public abstract int bits(T value);

  /** The value that is packed in an int, which is not checked: it must come from {@link #bits} or be as good. */
  public abstract T value(int bits);

  /** Makes a converter known to {@link #of}. */
  public static synchronized void register(Packed<?> packed) {
    int free = 0;
    while (REGISTERED[free] != null) {
      free++;
    }
    REGISTERED[free] = packed;
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
