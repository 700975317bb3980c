/** Players over HTTP, to see what a server bears. Nothing here knows the server's classes: they are a client. */
@NullMarked
package io.github.kotrules.server.load;

import org.jspecify.annotations.NullMarked;
