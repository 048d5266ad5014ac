// A Pokémon's small picture on its disc, or our drawing where there is none; as partials/art.
import { element, icon } from "./element.js";

/**
 * @param {object} pokemon
 * @param {string[]} pokemon.types one or two slugs
 * @param {string} pokemon.shape
 * @param {string | null} pokemon.picture its path in the folder that the page's body names
 */
export function art({ types, shape, picture }) {
  const colors = types.map((type, place) => `dex-t${place + 1}-${type}`).join(" ");
  const { pictures } = document.body.dataset;
  return element(
    "span", { class: `dex-art ${colors} dex-art--${shape}` },
    picture === null || pictures === undefined
      ? icon(`shape-${shape}`, "dex-art__shape")
      : element("img", {
        class: "dex-art__picture", src: pictures + picture, alt: "", width: 96, height: 96, loading: "lazy",
      }));
}
