package io.github.kotrules.internal;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonFilter;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes Jackson 2 and 3 refuse to write the annotated types by their accessors, which would lose their type or reveal hidden
 * cards. Jackson looks for a filter of this name and does not find it; the name, which is part of its message, says what to do.
 * Serializers for the type do not need the filter. Without Jackson the annotation has no effect.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@JacksonAnnotationsInside
@JsonFilter(
    "register io.github.kotrules.json.jackson.KotModule (Jackson 2) or write Json.write(value):"
        + " views, not states")
public @interface WrittenByKotModule {}
