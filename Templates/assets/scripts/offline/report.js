// What the settings show of a copy: its phase, what the reader can do, and texts.
import { language } from "../page/page-addresses.js";
import { formatNumber, translate, translateCount } from "../page/translations.js";

/**
 * @typedef {"unknown" | "none" | "waiting" | "running" | "cut" | "paused" | "partial" | "old" | "saved"} Phase
 */

/**
 * @param {import("./copies.js").CopyState | null} state
 * @param {{ isCut: boolean } | null} progress the last report while it is being saved
 * @param {{ site: string, missing: any[] } | null} inspection null while it is not known
 * @returns {Phase}
 */
export function phaseOf(state, progress, inspection) {
  switch (state?.state) {
    case "running": return !progress ? "waiting" : progress.isCut ? "cut" : "running";
    case "paused": return "paused";
    case "done":
      if (!inspection || inspection.missing.length === 0) return "saved";
      return inspection.site === state.site ? "partial" : "old";
    default: return inspection ? "none" : "unknown";
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
 * @param {boolean} isStored whether anything is stored
 * @returns {string[]} what the reader can do
 */
export function actionsOf(phase, isStored) {
  if (!isStored || actions[phase].includes("pause")) return actions[phase];
  return [...actions[phase], ...(begun.includes(phase) ? ["refetch"] : []), "clear"];
}

/** Phases of a copy that was begun and is not being saved. */
const begun = ["paused", "partial", "old", "saved"];

const unit = (digits) => new Intl.NumberFormat(
  language, { style: "unit", unit: "megabyte", maximumFractionDigits: digits });
const [exact, round] = [unit(1), unit(0)];
const moment = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" });

/** @param {number} bytes */
const megabytes = (bytes) => (bytes < 1e7 ? exact : round).format(bytes / 1e6);

/** Phases in which some files are missing. */
const unfinished = ["waiting", "running", "cut", "paused", "partial", "old"];

/**
 * How far a copy is, by the last report or else by the inspection.
 *
 * @param {import("./copy.js").Progress | null} progress
 * @param {Awaited<ReturnType<import("./copy.js").inspectCopy>> | null} inspection
 */
export function figuresOf(progress, inspection) {
  if (progress) return progress;
  if (!inspection) return { done: 0, total: 0, failed: 0, storedBytes: 0, totalBytes: 0 };
  const { entries, missing, sizes } = inspection;
  return {
    done: sizes.count, total: entries.length, failed: missing.length, storedBytes: sizes.stored, totalBytes: sizes.total,
  };
}

/**
 * The texts of a copy, by the part of the page that shows them.
 *
 * @param {Phase} phase
 * @param {ReturnType<typeof figuresOf>} figures
 * @param {import("./copies.js").CopyState | null} state
 * @param {(group: number) => string} nameOf the name of a generation
 */
export function report(phase, figures, state, nameOf) {
  const { done, total, failed, parallel, group, storedBytes, totalBytes } = figures;
  const counts = { done, total, failed: formatNumber(failed) };
  const isRunning = phase === "running" || phase === "cut";
  return {
    state: translate(`offline.state.${phase}`, counts),
    group: isRunning ? (group > 0 ? nameOf(group) : translate("offline.lists")) : "",
    counts: countsText(phase, counts, parallel),
    size: sizeText(phase, storedBytes, totalBytes),
    at: state?.at ? moment.format(state.at) : "",
    updated: state?.updated ? translateCount("offline.updated", state.updated) : "",
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

function sizeText(phase, stored, total) {
  if (phase === "unknown") return "";
  if (phase === "saved") return megabytes(stored);
  if (phase === "none") return translate("offline.size.whole", { whole: megabytes(total) });
  return translate("offline.size.part", { now: megabytes(stored), whole: megabytes(total) });
}

/** Whether there is a progress bar. */
export const hasBar = (phase) => unfinished.includes(phase);
