// The filters' form: shows what a query says, and says what its controls change.
import { chip, element } from "../page/elements.js";
import { choiceAt, Picker } from "../page/combobox.js";
import { language } from "../page/routes.js";
import { translate } from "../page/translations.js";
import { NameIndex } from "../text/name-index.js";
import { bounded, changed, choices, selects, termsOf } from "./choices.js";

/** What is picked by name, as data/search.json calls it. */
const pickers = { ability: "abilities", move: "moves" };
const mostSuggestions = 20;

/** The form beside the list. */
export class FilterForm {
  #form;
  #change;
  #query = { terms: [] };
  #chosen = {};

  /**
   * @param {HTMLFormElement} form
   * @param {object} parts
   * @param {(text: string) => void} parts.change called with the text of the query as the form changes it
   * @param {() => Promise<object>} parts.search brings data/search.json
   */
  constructor(form, { change, search }) {
    this.#form = form;
    this.#change = (owner, texts) => change(changed(this.#query, owner, texts));
    for (const [kind, owner] of Object.entries(pickers)) this.#addPicker(kind, owner, search);
    form.addEventListener("change", ({ target }) => this.#read(target));
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      change("");
    });
  }

  #addPicker(kind, owner, search) {
    let names;
    const find = async (text) => {
      const columns = (await search().catch(() => ({})))[owner];
      if (!columns) return [];
      names ??= new NameIndex(columns, language);
      return names.best(text).slice(0, mostSuggestions).map((place) => choiceAt(columns, place));
    };
    const field = this.#form.querySelector(`[data-picker=${kind}]`);
    const input = field.querySelector("input");
    const list = element("ul", { class: "dex-chips dex-chips--field", hidden: true });
    input.before(list);
    this.#chosen[owner] = list;
    new Picker(input, {
      label: translate(`list.suggestions.${kind}`),
      find,
      pick: (slug) => this.#change(owner, termsOf[owner]([...new Set([...choices(this.#query)[owner], slug])])),
    });
  }

  /** Says what a control that was changed means. */
  #read(control) {
    const { name } = control;
    const { elements } = this.#form;
    const checked = (name) => [...this.#form.querySelectorAll(`[name=${name}]:checked`)].map(({ value }) => value);
    if (name === "type" || name === "type-mode") {
      this.#change("types", termsOf.types(checked("type"), checked("type-mode")[0]));
    } else if (name === "gen") this.#change("generations", termsOf.generations(checked("gen")));
    else if (name === "is") this.#change("flags", termsOf.flags(checked("is")));
    else if (name === "forms") this.#change("forms", termsOf.forms(control.checked));
    else if (bounded.includes(name)) {
      const [least, most] = ["least", "most"].map((bound) => {
        const { value } = [...elements[name]].find((input) => input.dataset.bound === bound);
        return value === "" ? null : Number(value);
      });
      this.#change(name, termsOf.bounds(name, { least, most }));
    } else if (selects.includes(name)) {
      this.#change(name, termsOf.one(name, control.value));
    }
  }

  /**
   * Shows a query.
   *
   * @param {import("../query/reader.js").Query} query
   * @param {(kind: string, slug: string) => string} nameOf
   */
  show(query, nameOf) {
    this.#query = query;
    const state = choices(query);
    const check = (name, values) => {
      for (const input of this.#form.querySelectorAll(`[name=${name}]`)) input.checked = values.includes(input.value);
    };
    check("type", state.types);
    // With one type alone both modes say the same: the reader's choice stays.
    if (state.types.length > 1) check("type-mode", [state.typeMode]);
    check("gen", state.generations);
    check("is", state.flags);
    this.#form.elements.forms.checked = state.forms;
    for (const name of selects) this.#form.elements[name].value = state[name];
    for (const key of bounded) this.#showBounds(key, state.bounds[key]);
    for (const [kind, owner] of Object.entries(pickers)) this.#showChosen(kind, owner, state[owner], nameOf);
  }

  #showBounds(key, bounds) {
    const inputs = this.#form.elements[key];
    for (const input of inputs?.length ? inputs : []) {
      const value = bounds[input.dataset.bound];
      // What is being typed is not written over: "1." is not yet 1.5.
      if (input !== document.activeElement || Number(input.value) !== value) input.value = value ?? "";
    }
  }

  #showChosen(kind, owner, slugs, nameOf) {
    const list = this.#chosen[owner];
    list.hidden = slugs.length === 0;
    list.replaceChildren(...slugs.map((slug) => {
      const name = nameOf(kind, slug);
      return chip(name, translate("list.remove", { name }), () =>
        this.#change(owner, termsOf[owner](slugs.filter((other) => other !== slug))));
    }));
  }
}
