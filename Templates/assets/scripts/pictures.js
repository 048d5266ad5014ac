// Shows our drawing where a picture does not arrive, for browsers that draw nothing over a broken one.

const selector = ".dex-art__picture";

/** @param {HTMLImageElement} picture one that has come, or failed to */
function settle(picture) {
  picture.parentElement.classList.toggle("dex-art--drawn", picture.naturalWidth === 0);
}

for (const type of ["load", "error"]) {
  // Neither bubbles: they are caught on their way down.
  document.addEventListener(type, ({ target }) => target.matches?.(selector) && settle(target), true);
}
for (const picture of document.querySelectorAll(selector)) {
  if (picture.complete) settle(picture);
}
