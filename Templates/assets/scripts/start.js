// A classic script that applies preferences before the first paint. It is before the styles in the page's head, since it
// would wait for those before it.
(() => {
  const root = document.documentElement;
  const { src } = document.currentScript;
  const site = new URL("../../../", src).href;
  /** What the names of preferences begin with, as those of `siteKey` in page/site-root.js: sites of one origin share a storage. */
  const prefix = `dex ${new URL(site).pathname} `;
  /** The preferences that concern whole pages, and their values; other values are ignored. */
  const choices = {
    theme: ["light", "dark"],
    units: ["metric", "imperial", "both"],
    view: ["grid", "list"],
    names: ["headings", "never"],
  };

  /** How long the script that starts the others may take after the page is read, in milliseconds, as in page/modules.js. */
  const longestWait = 10_000;

  /** What shows the reader's game: the names of the games, and what uses them. */
  const gameScripts = [`words/${root.lang}/my-games.js`, "start-game.js"].map((path) => new URL(path, src).href);
  /** Fulfilled once both are there; undefined while nobody needs them. */
  let games;

  // Styles show what needs scripts.
  root.dataset.script = "on";

  // Without the script that starts the others the page is shown as without scripts, but it says so.
  let isIncomplete = false;
  addEventListener("error", ({ target }) => {
    if (target.localName !== "script") return;
    isIncomplete = true;
    miss();
  }, true);
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    const timer = setTimeout(miss, longestWait);
    addEventListener("dex-start", () => {
      clearTimeout(timer);
      root.dataset.script = "on";
      if (!isIncomplete) delete root.dataset.incomplete;
    });
  });
  addEventListener("click", ({ target, defaultPrevented }) => {
    if (target.closest?.("[data-action='reload']")) location.reload();
    if (!defaultPrevented && target.closest?.("a[href^='#']")) jump();
  });
  addEventListener("hashchange", jump);
  addEventListener("keydown", ({ key }) => {
    if (key === "Tab") jump();
  });
  if (location.hash) jump();

  // Pictures that cannot be loaded are hidden, and a drawing is shown in their place. Events of pictures do not bubble.
  for (const type of ["load", "error"]) {
    addEventListener(type, ({ target }) => {
      if (target.matches?.(".dex-art img")) target.parentElement.classList.toggle("dex-art--drawn", target.naturalWidth === 0);
    }, true);
  }

  /** The styles show all of a page on which the reader jumps to a place, or from one field or link to the next. */
  function jump() {
    root.dataset.target = "";
  }

  function miss() {
    delete root.dataset.script;
    delete root.dataset.query;
    root.dataset.incomplete = "";
  }

  function stored(name) {
    try {
      return localStorage.getItem(prefix + name);
    } catch {
      // Without storage there are no preferences.
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

  /** Colours the browser's bars as the theme: the page's first `theme-color` is that for light. */
  function colorBars(theme) {
    document.querySelectorAll("meta[name='theme-color']").forEach((mark, index) => {
      const scheme = choices.theme[index];
      if (theme === undefined) mark.media = `(prefers-color-scheme: ${scheme})`;
      else mark.media = theme === scheme ? "all" : "not all";
    });
  }

  /** Sets the switch that the styles of lists depend on; false while it is not in the document. */
  function checkView() {
    const control = document.getElementById(`view-${root.dataset.view}`);
    if (control !== null) control.checked = true;
    return control !== null;
  }

  for (const name of Object.keys(choices)) show(name, stored(name));
  // The list of all is hidden while a query is answered; that of Pokémon also while the table is made.
  if (new URLSearchParams(location.search).get("q")) root.dataset.query = root.dataset.asked = "on";
  else if (root.dataset.view === "list") root.dataset.query = "table";
  // The row of what was seen has its place from the start.
  if (stored("seen") !== null) root.dataset.seen = "on";
  // The switch of the view is set as soon as it is parsed, before what is below is painted.
  if (root.dataset.view === "list") {
    const reading = new MutationObserver(() => { if (checkView()) reading.disconnect(); });
    reading.observe(root, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => reading.disconnect());
  }

  // Changes in this window, in others, and while the page was in the browser's history.
  addEventListener("dex-preference", ({ detail }) => show(detail.name, detail.value));
  addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(prefix)) show(key.slice(prefix.length), newValue);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const name of Object.keys(choices)) show(name, stored(name));
  });

  // For modules and start-game.js.
  globalThis.dexStart = { site, stored, loadGames };
  // Readers without a game load nothing of games. Those who have one see it in the first paint, for which the page waits.
  if (hasGame()) {
    games = Promise.resolve();
    document.write(gameScripts.map((address) => `<script src="${address}"></script>`).join(""));
  } else {
    for (const type of ["dex-preference", "storage", "pageshow", "popstate", "dex-address"]) {
      addEventListener(type, () => hasGame() && loadGames().catch(() => {}));
    }
  }

  /** Whether the address or the browser has a game. */
  function hasGame() {
    return Boolean(new URLSearchParams(location.search).get("game") ?? stored("game"));
  }

  /** Loads the scripts of games; the second shows the reader's game. They are no modules, but can be imported. */
  function loadGames() {
    const [names, shownGame] = gameScripts;
    games ??= import(names).then(() => import(shownGame)).catch((error) => {
      games = undefined;
      throw error;
    });
    return games;
  }
})();
