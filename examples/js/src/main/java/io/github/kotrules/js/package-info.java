/**
 * The rules and the bots for JavaScript. Start at {@link io.github.kotrules.js.Rules}. TeaVM compiles this package and its
 * dependencies to an ES module and to WebAssembly; the files in {@code src/main/npm} wrap it as a library, those in
 * {@code src/main/web} as a page.
 */
@NullMarked
package io.github.kotrules.js;

import org.jspecify.annotations.NullMarked;
