// A classic script that shows what is true of the reader's game. For readers who have one, start.js writes it into the page,
// so that it runs before the first paint; others load it when they choose one.
(() => {
  const root = document.documentElement;
  const { site, stored } = globalThis.dexStart;
  const games = globalThis.dexGames ?? [];
  /** The elements that say which game counts. */
  const labels = ".dex-game [data-part=name], .dex-game [data-part=short]";
  /** The reader's own game where the browser stores nothing; undefined while it is not known to. */
  let chosen;
  const sheet = adoptSheet();

  show();
  // Somebody may choose one now.
  window.dispatchEvent(new Event("dex-games"));
  // The list of Pokémon is hidden while that of the game is made.
  if (root.dataset.game && document.readyState === "loading") {
    root.dataset.query ??= "table";
    // The names are set as soon as their elements are parsed.
    const reading = new MutationObserver(labelNew);
    reading.observe(root, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => {
      reading.disconnect();
      labelNew();
    });
  }

  // Changes in this window, in others, and while the page was in the browser's history.
  addEventListener("dex-preference", ({ detail }) => {
    if (detail.name !== "game") return;
    chosen = detail.value;
    show();
  });
  addEventListener("storage", forget);
  addEventListener("pageshow", ({ persisted }) => persisted && forget());
  for (const type of ["popstate", "dex-address"]) addEventListener(type, show);

  // The game of the address goes along to other pages of the site.
  for (const type of ["click", "auxclick"]) addEventListener(type, ({ target }) => carry(target.closest?.("a[href]")), true);

  /** Shows what is stored, which may have changed. */
  function forget() {
    chosen = undefined;
    show();
  }

  /** A style sheet for the game that counts; nothing in browsers that can have none, which show all games. */
  function adoptSheet() {
    try {
      const made = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
      return made;
    } catch {
      return undefined;
    }
  }

  /**
   * Shows what is true of the game that counts: that of the address, or the reader's own. Elements name the games
   * that they are about, by their tokens, eras, or versions: with `data-in` those in which they are shown, with
   * `data-not-in` those in which they are not, with `data-versions` the versions of one game, with `data-absent`
   * those that lack what they show. Modules find the game in `data-game`, its version in `data-version`; where they
   * change, `dex-game` is sent.
   */
  function show() {
    const asked = new URLSearchParams(location.search).get("game");
    const own = asked === "" ? null : chosen ?? stored("game");
    const [game, version] = (asked === null ? null : gameOf(asked)) ?? gameOf(own) ?? [];
    const { game: shown, version: shownVersion } = root.dataset;
    set("game", game?.slug);
    set("version", version);
    if (root.dataset.game === shown && root.dataset.version === shownVersion) return;
    sheet?.replaceSync(game ? rulesOf(game, version) : "");
    labelAll();
    // The choice itself is painted first: what follows it takes longer.
    const tell = () => window.dispatchEvent(new Event("dex-game"));
    if (document.readyState === "loading") tell();
    else requestAnimationFrame(() => setTimeout(tell));
  }

  /** The game that a slug stands for, and its version if it names one; nothing for other texts. */
  function gameOf(slug) {
    const isVersion = ({ versions }) => Object.hasOwn(versions, slug);
    const game = games.find((one) => one.slug === slug || isVersion(one) || one.parts?.includes(slug));
    return game && [game, isVersion(game) ? slug : undefined];
  }

  function rulesOf({ token, era, versions }, version) {
    const tokens = [era, token, ...version ? [version] : []];
    const naming = (attribute) => tokens.map((token) => `[${attribute}~="${token}"]`).join(", ");
    const others = version ? Object.keys(versions).filter((other) => other !== version) : [];
    return [
      `[data-in]:not(${naming("data-in")})`, `[data-not-in]:is(${naming("data-not-in")})`,
      ...others.map((other) => `[data-versions~="${other}"]:not([data-versions~="${version}"])`),
    ].map((selector) => `${selector} { display: none; }`)
      .concat(`${naming("data-absent")} { --dex-not-here: block; --dex-faded: var(--dex-faint); }`).join(" ");
  }

  /** Writes the game that counts on every choice of games. */
  function labelAll() {
    for (const part of document.querySelectorAll(labels)) if (isRead(part)) label(part);
  }

  /** Writes it on those that have come since. What is written is a change, too: each is labelled once. */
  function labelNew() {
    for (const part of document.querySelectorAll(labels)) if (!("none" in part.dataset) && isRead(part)) label(part);
  }

  /** Whether all of an element has come: the parser may stop before its text, or in the middle of it. */
  function isRead(element) {
    return document.readyState !== "loading" || element.nextSibling !== null
      || element !== root && isRead(element.parentElement);
  }

  /** Without a game, a choice has its own text. */
  function label(part) {
    part.dataset.none ??= part.textContent;
    const game = games.find(({ slug }) => slug === root.dataset.game);
    part.textContent = game?.versions[root.dataset.version] ?? game?.[part.dataset.part] ?? part.dataset.none;
  }

  function set(name, value) {
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }

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
