/**
 * {@code kot serve}: the rules for programs in any language. A program writes commands, one for each line, and reads one line
 * for each. Start at {@link io.github.kotrules.protocol.serve.ServeLoop}; {@code SERVE.md} of this module is for users.
 */
@NullMarked
package io.github.kotrules.protocol.serve;

import org.jspecify.annotations.NullMarked;
