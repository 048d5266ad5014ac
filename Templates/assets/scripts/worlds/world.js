// Sorts the spots of a world: by name, or by distance. The order is in the address.
import { parameter, setParameters } from "../page/address.js";

const order = document.getElementById("order");
const list = document.querySelector("#spots .dex-spots");
const items = list ? [...list.children] : [];
const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });

/** The distance on the map of an item from a place; those that the map lacks come last. */
function distance({ dataset: { x, z } }, from) {
  return x === undefined ? Infinity : Math.hypot(x - from.x, z - from.z);
}

/** The items in an order; nothing for one that there is not. */
function sorted(value) {
  if (value === "") return items;
  if (value === "name") {
    const name = (item) => item.querySelector("a").textContent;
    return items.toSorted((one, other) => collator.compare(name(one), name(other)));
  }
  const from = value === "origin" ? { x: 0, z: 0 }
    : items.find(({ dataset: { id, x } }) => `from-${id}` === value && x !== undefined)?.dataset;
  return from && items.toSorted((one, other) => distance(one, from) - distance(other, from) || 0);
}

function show(value) {
  const found = sorted(value);
  list.replaceChildren(...found ?? items);
  order.value = found ? value : "";
}

if (order) {
  const asked = () => show(parameter("order") ?? "");
  order.addEventListener("change", () => {
    show(order.value);
    setParameters({ order: order.value || null }, { isStep: false });
  });
  window.addEventListener("popstate", asked);
  asked();
}
