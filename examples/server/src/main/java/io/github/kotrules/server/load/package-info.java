/** A load test of the server over HTTP. Start at {@code LoadCommand}. It is a plain client and uses no class of the server. */
@NullMarked
package io.github.kotrules.server.load;

import org.jspecify.annotations.NullMarked;
