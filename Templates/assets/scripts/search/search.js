// The search box in the page's header. The modules that answer are loaded when the reader first uses the box.
import { arrival } from "../page/arrival.js";
import { load } from "../page/data.js";
import { failureNote } from "../page/loading.js";
import { preference } from "../page/preferences.js";
import { language, pageAddress } from "../page/routes.js";
import { translations } from "../page/translations.js";
import { searchKinds } from "../routes.js";

/** @param {HTMLFormElement} form */
export function start(form) {
  const input = form.querySelector("input");
  let loading;
  const begin = () => loading ??= arrival(import("./search-box.js"), form).then(({ SearchBox }) => new SearchBox(form, {
    texts: translations("search"), language, load: () => load("search"), failureNote,
    addressOf: ({ kind, slug }) => pageAddress(searchKinds[kind], slug),
  })).catch(() => {
    // The next event tries again.
    loading = undefined;
  });
  for (const type of ["focus", "pointerdown", "input"]) input.addEventListener(type, begin);
  document.addEventListener("keydown", (event) => {
    if (!isFreeSlash(event) || preference("slash") === "off") return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  // The links to the box begin to type in it.
  for (const link of document.querySelectorAll("[href='#find']")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      input.focus();
    });
  }
  if (document.activeElement === input || input.value !== "") begin();
}

/** Types of input elements without text. */
const notTypedInto = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

/**
 * Whether a key is a `/` that is not typed into anything.
 *
 * @param {KeyboardEvent} event
 */
export function isFreeSlash(event) {
  // With Shift too: many keyboards have `/` above another sign.
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  return !event.defaultPrevented && !isTypedInto(event.composedPath()[0]);
}

function isTypedInto(target) {
  if (target.isContentEditable) return true;
  if (target.localName === "input") return !notTypedInto.includes(target.type);
  return target.localName === "textarea" || target.localName === "select";
}
