package io.github.kotrules.js;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSArrayReader;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSMapLike;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.core.JSString;

/** Converts trees of maps, lists, strings, numbers, booleans and null to plain JavaScript objects, and back. */
final class Trees {
  private Trees() {}

  static @Nullable JSObject toJs(@Nullable Object tree) {
    if (tree instanceof Map<?, ?> map) {
      JSMapLike<JSObject> object = JSObjects.create();
      for (Map.Entry<?, ?> field : map.entrySet()) {
        object.set((String) field.getKey(), toJs(field.getValue()));
      }
      return object;
    }
    if (tree instanceof List<?> list) {
      JSArray<JSObject> array = new JSArray<>();
      for (Object part : list) {
        array.push(toJs(part));
      }
      return array;
    }
    if (tree instanceof String string) {
      return JSString.valueOf(string);
    }
    if (tree instanceof Number number) {
      return JSNumber.valueOf(number.doubleValue());
    }
    return tree instanceof Boolean truth ? JSBoolean.valueOf(truth) : null;
  }

  /** Converts an argument. Values without a JSON form become null, which readers refuse. */
  static @Nullable Object fromJs(@Nullable JSObject value) {
    if (value == null) {
      return null;
    }
    return switch (JSObjects.typeOf(value)) {
      case "string" -> ((JSString) value).stringValue();
      case "boolean" -> ((JSBoolean) value).booleanValue();
      case "number" -> number(((JSNumber) value).doubleValue());
      case "object" -> object(value);
      default -> null;
    };
  }

  private static Object number(double number) {
    int whole = (int) number;
    return whole == number ? (Object) whole : (Object) number;
  }

  @SuppressWarnings("unchecked") // JavaScript has no type parameters to check
  private static Object object(JSObject value) {
    if (JSArray.isArray(value)) {
      JSArrayReader<JSObject> array = (JSArrayReader<JSObject>) value;
      List<@Nullable Object> list = new ArrayList<>();
      for (int i = 0; i < array.getLength(); i++) {
        list.add(fromJs(array.get(i)));
      }
      return list;
    }
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    JSMapLike<JSObject> object = (JSMapLike<JSObject>) value;
    for (String name : JSObjects.getOwnPropertyNames(value)) {
      map.put(name, fromJs(object.get(name)));
    }
    return map;
  }
}
