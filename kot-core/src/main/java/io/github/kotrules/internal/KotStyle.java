package io.github.kotrules.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * How Immutables generates builders and withers. SOURCE retention keeps Immutables itself out of the class files, so a
 * consumer who compiles with {@code -Werror} sees no trace of it.
 */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.PACKAGE, ElementType.TYPE})
@Value.Style(
    builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
    allowedClasspathAnnotations = {
      javax.annotation.processing.Generated.class,
      org.jspecify.annotations.Nullable.class,
      com.google.errorprone.annotations.CanIgnoreReturnValue.class
    })
public @interface KotStyle {}
