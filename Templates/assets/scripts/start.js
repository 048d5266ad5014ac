// A classic script that applies preferences before the first paint. It is before the styles in the page's head, since it
// would wait for those before it.
(() => {
  const root = document.documentElement;
  const site = new URL("../../../", document.currentScript.src).href;
  /** What the names of preferences begin with, as those of `siteKey` in page/place.js: sites of one origin share a storage. */
  const prefix = `dex ${new URL(site).pathname} `;
  /** The preferences that concern whole pages, and their values; other values are ignored. */
  const choices = {
    theme: ["light", "dark"],
    units: ["metric", "imperial", "both"],
    view: ["grid", "list"],
    names: ["headings", "never"],
  };

  /** How long the script that starts the others may take after the page is read, in milliseconds, as in page/arrival.js. */
  const longestWait = 10_000;

  /** The games, of which my-games.js tells; pages without a game have none. */
  const games = globalThis.dexGames ?? [];
  /** The elements that say which game counts. */
  const labels = ".dex-game [data-part=name], .dex-game [data-part=short]";
  /** The reader's own game where the browser stores nothing; undefined while it is not known to. */
  let chosen;
  const storedGame = () => chosen ?? stored("game");
  const sheet = adoptSheet();

  // Styles show what needs scripts.
  root.dataset.script = "on";

  // Without the script that starts the others the page is shown as without scripts, but it says so.
  addEventListener("error", ({ target }) => target.localName === "script" && miss(), true);
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    const timer = setTimeout(miss, longestWait);
    addEventListener("dex-start", () => {
      clearTimeout(timer);
      root.dataset.script = "on";
      delete root.dataset.incomplete;
    });
  });
  addEventListener("click", ({ target }) => {
    if (target.closest?.("[data-action='reload']")) location.reload();
    if (target.closest?.("a[href^='#']")) jump();
  });
  addEventListener("hashchange", jump);
  if (location.hash) jump();

  // Pictures that cannot be loaded are hidden, and a drawing is shown in their place. Events of pictures do not bubble.
  for (const type of ["load", "error"]) {
    addEventListener(type, ({ target }) => {
      if (target.matches?.(".dex-art img")) target.parentElement.classList.toggle("dex-art--drawn", target.naturalWidth === 0);
    }, true);
  }

  takeOver();

  /** The styles show all of a page on which the reader jumps to a place. */
  function jump() {
    root.dataset.target = "";
  }

  function miss() {
    delete root.dataset.script;
    delete root.dataset.query;
    root.dataset.incomplete = "";
  }

  /**
   * Takes over what an earlier version of the site stored without its path, once. The states of copies for offline use,
   * which may be another site's, are taken over by offline/copy.js.
   */
  function takeOver() {
    try {
      const isState = (key) => key.startsWith("dex-offline-") && key !== "dex-offline-first";
      const earlier = Object.keys(localStorage).filter((key) => key.startsWith("dex-") && !isState(key));
      if (earlier.length === 0 || stored("taken-over") !== null) return;
      localStorage.setItem(`${prefix}taken-over`, "yes");
      for (const key of earlier) localStorage.setItem(prefix + key.slice("dex-".length), localStorage.getItem(key));
    } catch {
      // Without storage there is nothing to take over.
    }
  }

  /** A style sheet for the game that counts; nothing in browsers that can have none, which show all games. */
  function adoptSheet() {
    try {
      const made = new CSSStyleSheet();
      document.adoptedStyleSheets = [made];
      return made;
    } catch {
      return undefined;
    }
  }

  function stored(name) {
    try {
      return localStorage.getItem(prefix + name);
    } catch {
      // Without storage there are no preferences.
      return null;
    }
  }

  /**
   * Shows what is true of the game that counts: that of the address, or the reader's own. Elements name the games that
   * they are about, by slugs or eras: with `data-in` those in which they are shown, with `data-not-in` those in
   * which they are not, with `data-versions` the versions of one game, with `data-absent` those that lack what they
   * show. Modules find the game in `data-game`, its version
   * in `data-version`.
   */
  function showGame() {
    const asked = new URLSearchParams(location.search).get("game");
    const [game, version] = (asked === null ? null : gameOf(asked)) ?? gameOf(asked === "" ? null : storedGame()) ?? [];
    set("game", game?.slug);
    set("version", version);
    sheet?.replaceSync(game ? rulesOf(game, version) : "");
    for (const part of document.querySelectorAll(labels)) label(part);
  }

  /** The game that a slug stands for, and its version if it names one; nothing for other texts. */
  function gameOf(slug) {
    const isVersion = ({ versions }) => Object.hasOwn(versions, slug);
    const game = games.find((one) => one.slug === slug || isVersion(one) || one.parts?.includes(slug));
    return game && [game, isVersion(game) ? slug : undefined];
  }

  function rulesOf({ slug, era, versions }, version) {
    const tokens = [era, slug, ...version ? [version] : []];
    const naming = (attribute) => tokens.map((token) => `[${attribute}~="${token}"]`).join(", ");
    const others = version ? Object.keys(versions).filter((other) => other !== version) : [];
    return [
      `[data-in]:not(${naming("data-in")})`, `[data-not-in]:is(${naming("data-not-in")})`,
      ...others.map((other) => `[data-versions~="${other}"]:not([data-versions~="${version}"])`),
    ].map((selector) => `${selector} { display: none; }`)
      .concat(`${naming("data-absent")} { --dex-not-here: block; --dex-faded: var(--dex-faint); }`).join(" ");
  }

  /** Writes the game that counts on a choice of games; without one it has its own text. */
  function label(part) {
    part.dataset.none ??= part.textContent;
    const game = games.find(({ slug }) => slug === root.dataset.game);
    part.textContent = game?.versions[root.dataset.version] ?? game?.[part.dataset.part] ?? part.dataset.none;
  }

  function set(name, value) {
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }

  function show(name, value) {
    if (name === "game") {
      chosen = value;
      showGame();
    }
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

  const names = [...Object.keys(choices), "game"];
  for (const name of names) show(name, stored(name));
  // The list of all is hidden while a query is answered; that of Pokémon also while the table, or that of a game, is made.
  if (new URLSearchParams(location.search).get("q")) root.dataset.query = root.dataset.asked = "on";
  else if (root.dataset.view === "list" || root.dataset.game) root.dataset.query = "table";
  // The row of what was seen has its place from the start.
  if (stored("seen") !== null) root.dataset.seen = "on";
  // The switch of the view and the names of games are set as soon as they are parsed, before what is below is painted.
  let isViewSet = root.dataset.view !== "list";
  if (!isViewSet || root.dataset.game) {
    const reading = new MutationObserver(() => {
      isViewSet ||= checkView();
      if (root.dataset.game) for (const part of document.querySelectorAll(labels)) if (!part.dataset.none) label(part);
    });
    reading.observe(root, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => reading.disconnect());
  }

  // Changes in this window, in others, and while the page was in the browser's history.
  addEventListener("dex-preference", ({ detail }) => show(detail.name, detail.value));
  addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(prefix)) show(key.slice(prefix.length), newValue);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const name of names) show(name, stored(name));
  });
  addEventListener("popstate", showGame);
  addEventListener("dex-address", showGame);

  // The game of the address goes along to other pages of the site.
  for (const type of ["click", "auxclick"]) addEventListener(type, ({ target }) => carry(target.closest?.("a[href]")), true);

  /** For this click alone: another game may be chosen before the next one. */
  function carry(link) {
    const game = new URLSearchParams(location.search).get("game");
    const href = link?.getAttribute("href");
    if (!link || game === null || !link.href.startsWith(site) || href.startsWith("#")) return;
    if (new URLSearchParams(link.search).has("game")) return;
    link.search += `${link.search === "" ? "?" : "&"}game=${encodeURIComponent(game)}`;
    setTimeout(() => link.setAttribute("href", href));
  }
})();
