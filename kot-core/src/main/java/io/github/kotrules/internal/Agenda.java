package io.github.kotrules.internal;

/** What the rules still have to do before a table is at rest. Only the rules know what it is. */
public interface Agenda {}
