// A classic script that runs before anything is painted: what a reader decided must not flash by. It stands before the
// styles, so that it need not wait for them, and the page is read on while they come.
(() => {
  const root = document.documentElement;
  const prefix = "dex-";
  /** The decisions that whole pages show, and what each may be; anything else is as if nothing were decided. */
  const choices = { theme: ["light", "dark"], units: ["metric", "imperial", "both"], view: ["grid", "list"] };

  // Styles show what works with scripts alone.
  root.dataset.script = "on";
  // The list of all is not shown where another is asked for, unless what shows that one does not come.
  if (location.search.includes("q=")) {
    root.dataset.query = "on";
    addEventListener("error", ({ target }) => target.src && delete root.dataset.query, true);
  }

  function kept(name) {
    try {
      return localStorage.getItem(prefix + name);
    } catch {
      // Without storage nothing was decided.
      return null;
    }
  }

  function show(name, value) {
    if (!(name in choices)) return;
    if (choices[name].includes(value)) root.dataset[name] = value;
    else delete root.dataset[name];
    if (name === "theme") colorBars(root.dataset.theme);
    if (name === "view") checkView();
  }

  /** The browser's bars follow the theme: the first of the page's two marks is for light. */
  function colorBars(theme) {
    document.querySelectorAll("meta[name='theme-color']").forEach((mark, place) => {
      const scheme = choices.theme[place];
      if (theme === undefined) mark.media = `(prefers-color-scheme: ${scheme})`;
      else mark.media = theme === scheme ? "all" : "not all";
    });
  }

  /** Lists follow their switch. */
  function checkView() {
    const control = document.getElementById(`view-${root.dataset.view}`);
    if (control !== null) control.checked = true;
    return control !== null;
  }

  for (const name of Object.keys(choices)) show(name, kept(name));
  if (root.dataset.view === "list") {
    // The switch is set as soon as it is read, before the list below it can be seen.
    const reading = new MutationObserver(() => { if (checkView()) reading.disconnect(); });
    reading.observe(root, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => reading.disconnect());
  }

  // Changes come from this window, from others, or while the page lay in the history.
  addEventListener("dex-preference", ({ detail }) => show(detail.name, detail.value));
  addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(prefix)) show(key.slice(prefix.length), newValue);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const name of Object.keys(choices)) show(name, kept(name));
  });
})();
