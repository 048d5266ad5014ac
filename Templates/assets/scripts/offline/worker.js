// Registers the service worker on every page, and asks it questions.
import { root } from "../page/routes.js";

/** How long an answer may take, in milliseconds: some need several requests. */
const longestAnswer = 60_000;

/** Why there is no answer. The kinds are those of `script-parts.offline.trouble` in content/strings. */
export class WorkerError extends Error {
  /** @param {string} kind */
  constructor(kind, cause) {
    super(`the service worker is ${kind}`, { cause });
    this.kind = kind;
  }
}

/** Whether the page was loaded without a service worker, which has therefore not stored it. */
const isUnknown = !navigator.serviceWorker?.controller;

let registration = null;

/**
 * The service worker's registration; the first call makes it.
 *
 * @returns {Promise<ServiceWorkerRegistration>}
 * @throws {WorkerError}
 */
const registered = () => (registration ??= register());

async function register() {
  if (!window.isSecureContext) throw new WorkerError("insecure");
  if (!("serviceWorker" in navigator)) throw new WorkerError("unsupported");
  try {
    const made = await navigator.serviceWorker.register(`${root}service-worker.js`, { updateViaCache: "none" });
    return made ?? await Promise.reject(new Error("no registration was made"));
  } catch (error) {
    throw new WorkerError("refused", error);
  }
}

/** The active worker, as soon as there is one. */
async function active() {
  const { active, waiting, installing } = await registered();
  const worker = active ?? waiting ?? installing;
  while (worker.state !== "activated") {
    if (worker.state === "redundant") throw new WorkerError("refused");
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  }
  return worker;
}

/**
 * Asks the service worker a question.
 *
 * @param {{ ask: string } & Record<string, any>} question `ask` is a key of the worker's `questions`
 * @returns {Promise<any>}
 * @throws {WorkerError}
 */
export async function ask(question) {
  const worker = await active();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new WorkerError("unreachable")), longestAnswer);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      if (data.trouble) reject(new WorkerError(data.trouble));
      else resolve(data.value);
    };
    worker.postMessage(question, [port2]);
  });
}

/** Registers the service worker, and continues the copies that the reader wants. */
export async function start() {
  await registered();
  if (isUnknown) await ask({ ask: "adopt" });
  let line;
  const showLine = () => {
    if (!mayHaveCopies()) return;
    line ??= import("./line.js").then((module) => module.start()).catch(() => { line = undefined; });
  };
  for (const type of ["dex-preference", "storage"]) window.addEventListener(type, showLine);
  if (!mayHaveCopies()) return;
  const { copies, earlierCopies, noteGeneration, stateOf } = await import("./copies.js");
  if (!copies.some(stateOf) && earlierCopies().length === 0) return;
  noteGeneration();
  showLine();
  const { saveCopies } = await import("./copy.js");
  await saveCopies();
}

/** Whether something of a copy is stored: what looks after copies is left to readers who have one. States are objects. */
function mayHaveCopies() {
  try {
    return Object.entries(localStorage).some(([name, value]) => name.includes("offline-") && value.startsWith("{"));
  } catch {
    return false;
  }
}
