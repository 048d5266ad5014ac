// As much of a page as the search box uses.

class Node {
  constructor(page) {
    this.ownerDocument = page;
    this.parent = null;
  }
}

class Text extends Node {
  constructor(page, data) {
    super(page);
    this.data = data;
  }

  get textContent() {
    return this.data;
  }
}

class Element extends Node {
  #attributes = new Map();
  #listeners = [];

  constructor(page, localName) {
    super(page);
    this.localName = localName;
    this.childNodes = [];
    this.classList = new Set();
    this.classList.contains = this.classList.has;
    this.classList.remove = this.classList.delete;
    this.lang = "";
    this.hidden = false;
    this.value = "";
    this.scrollTop = 0;
  }

  get id() { return this.getAttribute("id") ?? ""; }
  set id(value) { this.setAttribute("id", value); }

  get className() { return [...this.classList].join(" "); }
  set className(names) { for (const name of names.split(" ")) this.classList.add(name); }

  get children() { return this.childNodes.filter((node) => node instanceof Element); }

  get textContent() { return this.childNodes.map((node) => node.textContent).join(""); }
  set textContent(text) {
    this.childNodes = [];
    this.append(text);
  }

  append(...nodes) {
    for (const node of nodes) {
      const child = typeof node === "string" ? new Text(this.ownerDocument, node) : node;
      if (child.parent !== null) child.parent.childNodes = child.parent.childNodes.filter((other) => other !== child);
      child.parent = this;
      this.childNodes.push(child);
    }
  }

  replaceChildren(...nodes) {
    this.childNodes = [];
    this.append(...nodes);
  }

  setAttribute(name, value) { this.#attributes.set(name, value); }
  getAttribute(name) { return this.#attributes.get(name) ?? null; }
  removeAttribute(name) { this.#attributes.delete(name); }

  /** This and all elements in it that are shown. */
  get visible() {
    const isClosed = this.classList.has("dex-find__panel") && !this.classList.has("dex-find__panel--open");
    return this.hidden || isClosed ? [] : [this, ...this.children.flatMap((child) => child.visible)];
  }

  contains(node) {
    return node !== null && (node === this || this.contains(node?.parent ?? null));
  }

  closest(localName) {
    return this.localName === localName ? this : this.parent?.closest?.(localName) ?? null;
  }

  querySelector(localName) {
    return this.children.find((child) => child.localName === localName);
  }

  addEventListener(kind, listener) { this.#listeners.push({ kind, listener }); }

  heard(kind, event) {
    for (const each of this.#listeners) if (each.kind === kind) each.listener(event);
  }

  /** Dispatches an event that rises; what is returned says whether its default was prevented. */
  dispatch(kind, values = {}) {
    const event = {
      target: this, key: "", isComposing: false, defaultPrevented: false, relatedTarget: null,
      preventDefault() { this.defaultPrevented = true; },
      composedPath: () => [this],
      ...values,
    };
    for (let node = this; node !== null; node = node.parent) node.heard?.(kind, event);
    this.ownerDocument.heard(kind, event);
    return event;
  }

  focus() {
    this.ownerDocument.activeElement = this;
    this.heard("focus", {});
  }

  click(values = {}) {
    const event = this.dispatch("click", values);
    if (this.localName === "a" && !event.defaultPrevented) this.ownerDocument.visited.push(this.href);
  }

  select() { this.isSelected = true; }
  scrollIntoView() { this.ownerDocument.scrolledTo = this; }
}

/** A document with a form of one input, and a field and a checkbox beside it. */
export class Page extends Element {
  constructor() {
    super(null, "document");
    this.ownerDocument = this;
    this.activeElement = null;
    this.visited = [];
    [this.form, this.field, this.checkbox] = ["form", "textarea", "input"].map((name) => this.createElement(name));
    this.checkbox.type = "checkbox";
    this.input = this.createElement("input");
    this.input.id = "find";
    this.input.type = "search";
    this.form.setAttribute("action", "../en/");
    this.form.append(this.input);
  }

  createElement(localName) { return new Element(this, localName); }
  createTextNode(data) { return new Text(this, data); }

  /** What stands below the box: notes, headings, and options with their marks, one a line. */
  get list() {
    return this.form.visible
      .filter(({ className }) => /__(note|heading|option)/.test(className))
      .map((element) => (element.getAttribute("role") === "option" ? lineOf(element) : element.textContent));
  }

  /** The options that are shown. */
  get options() {
    return this.form.visible.filter((element) => element.getAttribute("role") === "option");
  }

  /** The active option as assistive technology is told. */
  get active() {
    const id = this.input.getAttribute("aria-activedescendant");
    const selected = this.options.filter((option) => option.getAttribute("aria-selected") === "true");
    if (selected.length > 1 || (selected[0]?.id ?? null) !== id) {
      throw new Error(`${selected.length} are selected, ${id} is active`);
    }
    return selected[0] ?? null;
  }

  get isExpanded() {
    return this.input.getAttribute("aria-expanded") === "true";
  }

  /** What a screen reader has been told. */
  get said() {
    return this.form.children.find((child) => child.getAttribute("role") === "status").textContent;
  }

  type(text, values = {}) {
    if (this.activeElement !== this.input) this.input.focus();
    this.input.value = text;
    this.input.dispatch("input", values);
  }

  /** Presses a key in the box; Enter submits the form as browsers do. */
  press(key, values = {}) {
    const event = this.input.dispatch("keydown", { key, ...values });
    if (key !== "Enter" || event.defaultPrevented || values.isComposing || values.keyCode === 229) return event;
    const submission = this.form.dispatch("submit");
    if (!submission.defaultPrevented) this.visited.push(`${this.form.getAttribute("action")}?q=${this.input.value}`);
    return event;
  }

  leave(relatedTarget = null) {
    this.activeElement = relatedTarget;
    this.input.dispatch("focusout", { relatedTarget });
  }
}

function lineOf(option) {
  const parts = option.children.flatMap((part) => (part.children.length > 0 ? part.children : [part]));
  return parts.filter(({ hidden, textContent }) => !hidden && textContent !== "")
    .map((part) => part.childNodes.map((node) => (node.localName === "mark" && !node.hidden
      ? `[${node.textContent}]` : node.textContent)).join(""))
    .join(" ");
}
