/**
 * The rules and the bots for JavaScript. TeaVM compiles this package and what it needs to an ES module and to WebAssembly; the
 * files in {@code src/main/npm} make a library of that.
 */
@NullMarked
package io.github.kotrules.js;

import org.jspecify.annotations.NullMarked;
