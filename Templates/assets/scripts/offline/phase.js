// What state a copy is in, and what can be done with it then.

/**
 * @typedef {"unknown" | "none" | "waiting" | "running" | "cut" | "paused" | "partial" | "old" | "saved"} Phase
 */

/**
 * @param {import("./decisions.js").Decision | null} decision
 * @param {{ isCut: boolean } | null} progress what was told last while it is being saved
 * @param {{ site: string, missing: any[] } | null} found what is still to be fetched of which version; null where
 *   that is not known
 * @returns {Phase}
 */
export function phaseOf(decision, progress, found) {
  switch (decision?.state) {
    case "running": return !progress ? "waiting" : progress.isCut ? "cut" : "running";
    case "paused": return "paused";
    case "done":
      if (!found || found.missing.length === 0) return "saved";
      return found.site === decision.site ? "partial" : "old";
    default: return found ? "none" : "unknown";
  }
}

const actions = {
  unknown: ["again"],
  none: ["start"],
  waiting: ["pause"],
  running: ["pause"],
  cut: ["pause"],
  paused: ["resume"],
  partial: ["retry"],
  old: ["update"],
  saved: ["check"],
};

/**
 * @param {Phase} phase
 * @param {boolean} isStored whether anything is
 * @returns {string[]} what the reader can do
 */
export function actionsOf(phase, isStored) {
  const [action] = actions[phase];
  return isStored && action !== "pause" ? [action, "clear"] : [action];
}
