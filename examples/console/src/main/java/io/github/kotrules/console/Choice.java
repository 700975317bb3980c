package io.github.kotrules.console;

import io.github.kotrules.action.Action;

/** An answer that can be given: by which key, and in words. */
record Choice(String key, Action action, String label) {}
