package io.github.kotrules.internal;

/** The steps that the rules still have to resolve, as an opaque value. Only the rules know its content. */
public interface Agenda {}
