package io.github.kotrules.js;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Names the resources that TeaVM puts into the compiled bots: it finds this class as a service. */
@SuppressWarnings("deprecation") // TeaVM 0.15 does not say what replaces the interface
public final class BotResources implements ResourceSupplier {
  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return new String[] {"io/github/kotrules/bots/value/networks.txt"};
  }
}
