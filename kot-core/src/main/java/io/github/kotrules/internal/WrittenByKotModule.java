package io.github.kotrules.internal;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonFilter;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Jackson, 2 or 3, refuses to write the annotated types by their accessors, which would leave out what they are, or give secrets
 * away. It looks for a filter of this name, finds none, and the name in its message says what to do. A serializer for the type never
 * asks for the filter. Without Jackson nobody sees the annotations.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@JacksonAnnotationsInside
@JsonFilter(
    "register io.github.kotrules.json.jackson.KotModule (Jackson 2) or write Json.write(value):"
        + " views, not states")
public @interface WrittenByKotModule {}
