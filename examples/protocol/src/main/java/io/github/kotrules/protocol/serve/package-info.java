/**
 * {@code kot serve}: the rules for programs in any language. A program writes commands, one a line, and gets one line back for
 * each. Start at {@link io.github.kotrules.protocol.serve.ServeLoop}; {@code SERVE.md} of this module is the page for users.
 */
@NullMarked
package io.github.kotrules.protocol.serve;

import org.jspecify.annotations.NullMarked;
