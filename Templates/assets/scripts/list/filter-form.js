// The filters' form: shows what a query says, and says what its controls change.
import { chip, element, replaceItems } from "../page/elements.js";
import { language } from "../page/page-addresses.js";
import { translate } from "../page/translations.js";
import { Picker } from "../search/picker.js";
import { Choices } from "./choices.js";

/** The form beside the list. Controls are named after the keys whose terms they show. */
export class FilterForm {
  #form;
  #vocabulary;
  #choices;
  #change;
  #query = { terms: [] };
  #chosen = {};

  /**
   * @param {HTMLFormElement} form
   * @param {import("../query/vocabulary.js").Vocabulary} vocabulary
   * @param {(text: string) => void} change called with the text of the query as the form changes it
   */
  constructor(form, vocabulary, change) {
    this.#form = form;
    this.#vocabulary = vocabulary;
    this.#choices = new Choices(vocabulary);
    this.#change = change;
    for (const key of this.#choices.keys("picker")) this.#addPicker(key);
    for (const key of this.#choices.keys("select")) this.#fill(form.elements[key], key);
    form.addEventListener("change", ({ target }) => this.#read(target));
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      change("");
    });
  }

  #addPicker(key) {
    const field = this.#form.querySelector(`[data-picker=${key}]`);
    const input = field.querySelector("input");
    const list = element("ul", { class: "dex-chips dex-chips--field", hidden: true });
    input.before(list);
    this.#chosen[key] = list;
    new Picker(input, {
      label: field.dataset.suggestions,
      columns: this.#vocabulary.search[this.#vocabulary.keyNamed(key).values],
      pick: (slug) => this.#changeValues(key, [...new Set([...this.#choices.values(this.#query, key), slug])]),
    });
  }

  /** Puts the values of a key behind the option for none of them, the newest games first. */
  #fill(select, key) {
    const names = this.#vocabulary.values(key);
    const options = names.slugs.map((slug) => element("option", { value: slug }, names.name(slug, language)));
    select.replaceChildren(select.options[0], ...(key === "game" ? options.reverse() : options));
  }

  /** Several moves must all be had; of several values of other keys any will do, unless the reader chooses "all". */
  #changeValues(key, values) {
    const { elements } = this.#form;
    const areJoined = this.#vocabulary.keyNamed(key).kind === "move" || elements[`${key}-mode`]?.value === "all";
    this.#change(this.#choices.withValues(this.#query, key, values, areJoined));
  }

  /** Reports what a control that was changed means. */
  #read(control) {
    const name = control.name.replace(/-mode$/, "");
    const isOf = (kind) => this.#choices.keys(kind).includes(name);
    if (name === "forms") this.#change(this.#choices.withForms(this.#query, control.checked));
    else if (isOf("choices")) {
      const checked = this.#form.querySelectorAll(`[name=${name}]:checked`);
      this.#changeValues(name, [...checked].map(({ value }) => value));
    } else if (isOf("select")) this.#changeValues(name, control.value === "" ? [] : [control.value]);
    else if (isOf("range")) {
      const [least, most] = ["least", "most"].map((bound) => {
        const { value } = [...this.#form.elements[name]].find((input) => input.dataset.bound === bound);
        return value === "" ? null : Number(value);
      });
      this.#change(this.#choices.withBounds(this.#query, name, { least, most }));
    }
  }

  /** @param {import("../query/reader.js").Query} query */
  show(query) {
    this.#query = query;
    const { elements } = this.#form;
    for (const key of this.#choices.keys("choices")) {
      const values = this.#choices.values(query, key);
      for (const input of this.#form.querySelectorAll(`[name=${key}]`)) input.checked = values.includes(input.value);
      const mode = elements[`${key}-mode`];
      // With one value alone both modes mean the same: the reader's choice stays.
      if (mode && values.length > 1) mode.value = this.#choices.areJoined(query, key) ? "all" : "any";
    }
    elements.forms.checked = this.#choices.areFormsShown(query);
    for (const key of this.#choices.keys("select")) elements[key].value = this.#choices.values(query, key)[0] ?? "";
    for (const key of this.#choices.keys("range")) this.#showBounds(key, this.#choices.bounds(query, key));
    for (const key of this.#choices.keys("picker")) this.#showChosen(key, this.#choices.values(query, key));
  }

  #showBounds(key, bounds) {
    const inputs = this.#form.elements[key];
    for (const input of inputs?.length ? inputs : []) {
      const value = bounds[input.dataset.bound];
      // What is being typed is not overwritten: "1." is not yet 1.5.
      if (input !== document.activeElement || Number(input.value) !== value) input.value = value ?? "";
    }
  }

  #showChosen(key, slugs) {
    const list = this.#chosen[key];
    replaceItems(list, slugs.map((slug) => {
      const name = this.#vocabulary.values(key).name(slug, language);
      return chip(name, translate("list.remove", { name }), () =>
        this.#changeValues(key, slugs.filter((other) => other !== slug)));
    }), this.#form.querySelector(`[data-picker=${key}] input`));
    list.hidden = slugs.length === 0;
  }
}
