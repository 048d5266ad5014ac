// Does much a part at a time, so that the reader need not wait for all of it.
import { whenIdle } from "./idle.js";

/** A window shows as many at once. */
const first = 30;
const further = 60;

/**
 * Puts many things where they belong: as many as a window shows at once, the rest while nothing else is to do.
 *
 * @template Thing
 * @param {Thing[]} things
 * @param {(part: Thing[]) => void} put
 * @returns {() => void} puts no more of them
 */
export function inParts(things, put) {
  let done = first;
  put(things.slice(0, first));
  const goOn = () => {
    if (done >= things.length) return;
    put(things.slice(done, done += further));
    whenIdle(goOn);
  };
  whenIdle(goOn);
  return () => {
    done = things.length;
  };
}
