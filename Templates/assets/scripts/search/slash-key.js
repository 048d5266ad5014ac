const notTypedInto = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

/**
 * Whether a key is a `/` that nothing else takes.
 *
 * @param {KeyboardEvent} event
 */
export function isFreeSlash(event) {
  // Shift is let through: many keyboards have `/` above another sign.
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  return !event.defaultPrevented && !isTypedInto(event.composedPath()[0]);
}

function isTypedInto(target) {
  if (target.isContentEditable) return true;
  if (target.localName === "input") return !notTypedInto.includes(target.type);
  return target.localName === "textarea" || target.localName === "select";
}
