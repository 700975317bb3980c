package io.github.kotrules.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * The style of the builders and withers that Immutables generates. SOURCE retention keeps it out of the class files, so that
 * users who compile with {@code -Werror} get no warning about missing annotations.
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
