// Tables of all games: which game has which move, how, and with which values.

/** Between names of games, and between the generations of a range, in the site's languages. */
const separators = { list: /, |、/, range: /[–～]/ };

/** The games that a section's tables name. */
export class NamedGames {
  /** Slugs by what tables call a generation or a game: "IV", "SV". */
  #slugs = new Map();
  /** What tables call the generations, the newest first. */
  #generations = [];

  /** @param {HTMLElement} section */
  constructor(section) {
    for (const line of section.querySelectorAll("[data-generation]")) {
      const games = [...line.querySelectorAll("[data-game]")];
      const { generation } = line.dataset;
      this.#generations.push(generation);
      this.#slugs.set(generation, games.map(({ dataset }) => dataset.game));
      for (const game of games) this.#slugs.set(game.querySelector("b").textContent, [game.dataset.game]);
    }
  }

  /** Whether anything is known of a game. */
  has(game) {
    return [...this.#slugs.values()].some((slugs) => slugs.includes(game));
  }

  /**
   * @param {string} label what a table calls games: "IV–VI", "SwSh, BDSP"
   * @returns {string[]} their slugs
   */
  slugsOf(label) {
    return label.split(separators.list).flatMap((name) => {
      const [oldest, newest] = name.split(separators.range).map((end) => this.#generations.indexOf(end));
      if (newest === undefined) return this.#slugs.get(name) ?? [];
      return this.#generations.slice(newest, oldest + 1).flatMap((generation) => this.#slugs.get(generation));
    });
  }
}

/** A row of a table of all games: the move's name, its five values, and the ways to learn it. */
export class MoveRow {
  #row;
  #games;

  /**
   * @param {HTMLTableRowElement} row
   * @param {NamedGames} games
   */
  constructor(row, games) {
    this.#row = row;
    this.#games = games;
  }

  get link() {
    return this.#row.cells[0].querySelector("a");
  }

  /** How it is learned in a game, as nodes without the games' names; null where it is not. */
  wayIn(game) {
    const ways = [];
    for (const node of this.#row.lastElementChild.childNodes) {
      if (node.nodeName === "B") ways.push({ slugs: this.#games.slugsOf(node.textContent), nodes: [] });
      else ways.at(-1)?.nodes.push(node);
    }
    const way = ways.find(({ slugs }) => slugs.includes(game));
    if (!way) return null;
    const nodes = way.nodes.map((node) => node.cloneNode(true));
    const [first, last] = [nodes[0], nodes.at(-1)];
    if (first?.nodeType === Node.TEXT_NODE) first.data = first.data.trimStart();
    // What follows belongs to the next way.
    if (last?.nodeType === Node.TEXT_NODE) last.data = last.data.replace(/[;；]\s*$/, "").trimEnd();
    return nodes;
  }

  /** Type, class, power, accuracy and PP in a game, as cells. */
  valuesIn(game) {
    return [...this.#row.cells].slice(1, 6).map((cell) => {
      const then = [...cell.querySelectorAll("small")].find((part) => (
        this.#games.slugsOf(part.querySelector("b").textContent).includes(game)));
      const made = document.createElement("td");
      if (cell.className) made.className = (then ?? cell).className;
      made.append(...[...(then ?? cell).childNodes].filter(({ nodeName }) => nodeName !== "SMALL" && nodeName !== "B")
        .map((node) => node.cloneNode(true)));
      made.normalize();
      if (made.firstChild?.nodeType === Node.TEXT_NODE) made.firstChild.data = made.firstChild.data.trim();
      return made;
    });
  }
}
