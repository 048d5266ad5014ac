const parts = ["name", "spelling", "other", "number"];

/** One line of the list: a link that the keyboard reaches through the box alone. It is made once and filled anew. */
export class SearchOption {
  #parts;
  #address = null;

  /**
   * @param {Document} document
   * @param {string} id the element's
   */
  constructor(document, id) {
    this.element = document.createElement("a");
    this.element.className = "dex-find__option";
    this.element.id = id;
    this.element.setAttribute("role", "option");
    this.element.setAttribute("aria-selected", "false");
    this.element.tabIndex = -1;
    this.#parts = new Map(parts.map((part) => [part, new MarkedText(document, `dex-find__${part}`)]));
    // The spaces part the words where the line is read out.
    this.element.append(...[...this.#parts.values()].flatMap(({ element }) => [element, " "]));
  }

  /**
   * @param {import("./entry.js").Result} result
   * @param {string} address its page
   * @param {"en" | "ja"} language the page's
   */
  show(result, address, language) {
    if (this.#address !== address) this.element.href = address;
    this.#address = address;
    setHidden(this.element, false);
    for (const [part, text] of this.#parts) text.show(result[part], language);
  }

  /**
   * @param {string} text what the line says, which leads to no single result
   * @param {string} address
   * @param {"en" | "ja"} language the page's
   */
  showText(text, address, language) {
    const name = { text, range: null, language };
    this.show({ number: null, name, spelling: null, other: null }, address, language);
  }

  hide() {
    setHidden(this.element, true);
  }
}

/** A text with a part of it highlighted. Its nodes stay, since to change their text is quicker than to make them. */
class MarkedText {
  #before;
  #mark;
  #marked;
  #after;

  constructor(document, className) {
    this.element = document.createElement("span");
    this.element.className = className;
    this.#mark = document.createElement("mark");
    [this.#before, this.#marked, this.#after] = [1, 2, 3].map(() => document.createTextNode(""));
    this.#mark.append(this.#marked);
    this.element.append(this.#before, this.#mark, this.#after);
  }

  /**
   * @param {import("./entry.js").Marked | null} marked null for nothing
   * @param {"en" | "ja"} pageLanguage
   */
  show(marked, pageLanguage) {
    setHidden(this.element, marked === null);
    if (marked === null) return;
    const { text, range, language = pageLanguage } = marked;
    const [start, end] = range ?? [text.length, text.length];
    setText(this.#before, text.slice(0, start));
    setText(this.#marked, text.slice(start, end));
    setText(this.#after, text.slice(end));
    setHidden(this.#mark, start === end);
    const lang = language === pageLanguage ? "" : language;
    if (this.element.lang !== lang) this.element.lang = lang;
  }
}

// What is set anew is also styled and laid out anew, even where it stays the same.
function setHidden(element, isHidden) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

function setText(node, text) {
  if (node.data !== text) node.data = text;
}
