// Runs on every page of a preview: loads the page again when it has changed, exchanges style sheets, and shows what is
// wrong with the site.
(() => {
  "use strict";
  const script = document.currentScript;
  const folder = new URL(".", script.src);
  const page = script.dataset.page;
  let styles = script.dataset.styles;
  /** @type {EventSource | null} */
  let source = null;

  /** Browsers open six connections to a host: pages that are not seen need none. */
  function connect() {
    if (source || document.visibilityState === "hidden") return;
    source = new EventSource(new URL(`events?page=${encodeURIComponent(location.pathname)}`, folder));
    source.addEventListener("state", (event) => apply(JSON.parse(event.data)));
  }

  function disconnect() {
    source?.close();
    source = null;
  }

  /** @param {{ page: string | null, styles: string, failure: string | null }} state */
  function apply(state) {
    if (state.page !== null && state.page !== page) {
      disconnect();
      location.reload();
      return;
    }
    if (state.styles !== styles) {
      styles = state.styles;
      for (const link of document.querySelectorAll("link[rel=stylesheet]:not([data-preview])")) exchange(link);
    }
    show(state.failure);
  }

  /** Loads a style sheet again. The old one stays until the new one is there. */
  function exchange(link) {
    const address = new URL(link.href);
    address.searchParams.set("preview", styles);
    const fresh = link.cloneNode();
    fresh.href = address.href;
    fresh.addEventListener("load", () => link.remove());
    fresh.addEventListener("error", () => fresh.remove());
    link.after(fresh);
  }

  /** Shows what is wrong with the site, in place of what was wrong before. */
  function show(failure) {
    const shown = document.querySelector("preview-failure");
    if (shown?.dataset.text === failure) return;
    shown?.remove();
    if (failure === null) return;
    const box = document.createElement("preview-failure");
    box.dataset.text = failure;
    box.setAttribute("role", "alert");
    box.setAttribute("popover", "manual");
    box.lang = "en";
    const text = document.createElement("pre");
    text.textContent = failure;
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = "Close";
    close.addEventListener("click", () => box.hidePopover());
    box.append(text, close);
    if (!document.querySelector("link[data-preview]")) {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL("preview.css", folder).href;
      link.dataset.preview = "";
      document.head.append(link);
    }
    document.body.append(box);
    box.showPopover?.();
  }

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") disconnect();
    else connect();
  });
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", connect);
  connect();
})();
