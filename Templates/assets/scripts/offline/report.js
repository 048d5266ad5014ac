// Puts into words how far a copy is.
import { language } from "../page/routes.js";
import { formatNumber, translate, translateCount } from "../page/translations.js";

const unit = (digits) => new Intl.NumberFormat(
  language, { style: "unit", unit: "megabyte", maximumFractionDigits: digits });
const [exact, round] = [unit(1), unit(0)];
const moment = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" });

/** @param {number} bytes */
const megabytes = (bytes) => (bytes < 1e7 ? exact : round).format(bytes / 1e6);

/** Phases in which something is on its way, or could be. */
const unfinished = ["waiting", "running", "cut", "paused", "partial", "old"];

/**
 * How far a copy is: as it was told last, or else as it was found.
 *
 * @param {import("./copy.js").Progress | null} progress
 * @param {Awaited<ReturnType<import("./survey.js").survey>> | null} found
 */
export function figuresOf(progress, found) {
  if (progress) return progress;
  if (!found) return { done: 0, total: 0, failed: 0, now: 0, whole: 0 };
  const { entries, missing, sizes } = found;
  return { done: sizes.count, total: entries.length, failed: missing.length, now: sizes.now, whole: sizes.whole };
}

/**
 * The texts of a copy, by the part of the page that shows them; empty where there is nothing to say.
 *
 * @param {import("./phase.js").Phase} phase
 * @param {ReturnType<typeof figuresOf>} figures
 * @param {import("./decisions.js").Decision | null} decision
 * @param {(group: number) => string} nameOf the name of a generation
 */
export function report(phase, figures, decision, nameOf) {
  const { done, total, failed, parallel, group, now, whole } = figures;
  const counts = { done, total, failed: formatNumber(failed) };
  const isComing = phase === "running" || phase === "cut";
  return {
    state: translate(`offline.state.${phase}`, counts),
    group: isComing ? (group > 0 ? nameOf(group) : translate("offline.lists")) : "",
    counts: countsText(phase, counts, parallel),
    size: sizeText(phase, now, whole),
    at: decision?.at ? moment.format(decision.at) : "",
    updated: decision?.updated ? translateCount("offline.updated", decision.updated) : "",
  };
}

function countsText(phase, counts, parallel) {
  switch (phase) {
    case "running": case "cut": return translate("offline.counts", { ...counts, parallel: formatNumber(parallel) });
    case "partial": return translate("offline.failed", counts);
    case "saved": return translateCount("offline.files", counts.total);
    case "none": return translate("offline.at-hand", counts);
    default: return "";
  }
}

function sizeText(phase, now, whole) {
  if (phase === "unknown") return "";
  if (phase === "saved") return megabytes(now);
  if (phase === "none") return translate("offline.size.whole", { whole: megabytes(whole) });
  return translate("offline.size.part", { now: megabytes(now), whole: megabytes(whole) });
}

/** Whether a bar shows how far it is. */
export const hasBar = (phase) => unfinished.includes(phase);
