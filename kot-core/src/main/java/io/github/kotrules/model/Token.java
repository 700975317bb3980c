package io.github.kotrules.model;

/**
 * The tokens that one Monster's cards put on another.
 *
 * <pre>{@code
 * int hearts = state.tokens(seat, Token.POISON) + state.tokens(seat, Token.SHRINK);
 * assert hearts == 0; // this many hearts would remove all tokens
 * }</pre>
 *
 * @rulebook S-5
 */
public enum Token {
  /** Costs its holder 1 life when its own turn ends. */
  POISON,
  /** Takes one die from its holder's rolls. */
  SHRINK
}
