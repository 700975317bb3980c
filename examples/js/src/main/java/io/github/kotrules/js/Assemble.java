package io.github.kotrules.js;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Assembles one HTML file from the compiled rules and the parts of the page: {@code Assemble NPM_FOLDER WEB_FOLDER OUTPUT}. */
public final class Assemble {
  private static final String EXPORTS = "export{";

  private Assemble() {}

  public static void main(String[] args) throws IOException {
    Path npm = Path.of(args[0]);
    Path web = Path.of(args[1]);
    Path output = Path.of(args[2]);
    String script = engine(Files.readString(npm.resolve("rules-and-bots.js")))
        + withoutExports(Files.readString(npm.resolve("api.js")))
        + Files.readString(web.resolve("text.js"))
        + Files.readString(web.resolve("app.js"));
    if (script.contains("</script")) {
      throw new IOException("the script would end in the middle: it contains </script");
    }
    String page = Files.readString(web.resolve("page.html"))
        .replace("/*{style}*/", Files.readString(web.resolve("style.css")))
        .replace("/*{script}*/", script);
    Files.createDirectories(output.toAbsolutePath().getParent());
    Files.writeString(output, page);
    System.out.println(output + ": " + page.length() / 1000 + " KB");
  }

  /** Converts the module that TeaVM wrote to an expression: its names stay local, its exports become an object. */
  private static String engine(String module) throws IOException {
    int exports = module.lastIndexOf(EXPORTS);
    if (exports < 0 || exports != module.indexOf(EXPORTS)) {
      throw new IOException("one list of exports is expected in the compiled rules");
    }
    String list = module.substring(exports + EXPORTS.length(), module.indexOf('}', exports));
    StringBuilder result =
        new StringBuilder("const engine=(()=>{").append(module, 0, exports).append("return{");
    for (String export : Splitter.on(',').trimResults().split(list)) {
      List<String> names = Splitter.on(" as ").splitToList(export);
      result.append(names.get(1)).append(':').append(names.get(0)).append(',');
    }
    return result.append("};})();\n").toString();
  }

  private static String withoutExports(String module) {
    return module.replaceAll("(?m)^export ", "");
  }
}
