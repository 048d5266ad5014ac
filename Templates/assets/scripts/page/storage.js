// Whether the browser stores anything.
import { siteKey } from "./place.js";

/** Whether the browser stores preferences. */
export function isStorageAvailable() {
  try {
    localStorage.setItem(siteKey("try"), "");
    localStorage.removeItem(siteKey("try"));
    return true;
  } catch {
    return false;
  }
}
