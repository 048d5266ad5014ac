// The search box in the page's header. What answers is loaded when the reader first uses the box.
import { load } from "../page/data.js";
import { failureNote } from "../page/loading.js";
import { element } from "../page/elements.js";
import { arrival, loadModule, loadStyle } from "../page/modules.js";
import { preference, watchPreference } from "../page/preferences.js";
import { language, pageAddress } from "../page/page-addresses.js";
import { translations } from "../page/translations.js";
import { searchKinds } from "../routes.js";

/** @param {HTMLFormElement} form */
export function start(form) {
  const input = form.querySelector("input");
  let loading;
  const begin = () => loading ??= open(form).catch(() => {
    // The next event tries again.
    loading = undefined;
  });
  for (const type of ["focus", "pointerdown", "input"]) input.addEventListener(type, begin);
  showKeys(form, input);
  watchPreference("slash", () => showKeys(form, input));
  document.addEventListener("keydown", (event) => {
    if (!isShortcut(event) && !(isFreeSlash(event) && isSlashUsed())) return;
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

async function open(form) {
  const [{ SearchBox }, { loadDetails, loadPreferred }] = await arrival(Promise.all(
    [...["search/search-box.js", "search/details.js"].map(loadModule), loadStyle("search.css")]), form);
  return new SearchBox(form, {
    texts: translations("search"), language, load: () => load("search"), failureNote,
    addressOf: ({ kind, slug }) => pageAddress(searchKinds[kind], slug),
    loadDetails, loadPreferred,
  });
}

const isApple = /^(Mac|iP)/.test(navigator.platform);
const isSlashUsed = () => preference("slash") !== "off";

/** Says which keys lead to the box: to the eye in it, and to screen readers. */
function showKeys(form, input) {
  form.querySelector("kbd")?.remove();
  form.append(element("kbd", { class: "dex-find__key", "aria-hidden": "true", "data-keys": isApple ? "⌘K" : "Ctrl K" }));
  input.setAttribute("aria-keyshortcuts", `${isSlashUsed() ? "/ " : ""}Control+K Meta+K`);
}

/**
 * Whether keys are ⌘K or Ctrl+K. On Apple's computers, Ctrl+K has a meaning in text fields.
 *
 * @param {KeyboardEvent} event
 */
export function isShortcut(event) {
  if (event.key?.toLowerCase() !== "k" || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return false;
  if (event.isComposing || event.defaultPrevented) return false;
  return !(isApple && event.ctrlKey && isTypedInto(event.composedPath()[0]));
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
