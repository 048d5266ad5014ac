// Registers the service worker, and asks it.
import { root } from "../page/routes.js";

/** How long an answer may take that needs several requests, in milliseconds. */
const patience = 60_000;

/** Why there is no answer: see `script.offline.trouble` in content/strings. */
export class WorkerError extends Error {
  /** @param {string} kind */
  constructor(kind, cause) {
    super(`the service worker is ${kind}`, { cause });
    this.kind = kind;
  }
}

/** Whether the page was loaded without a service worker, which therefore does not know it. */
export const isUnknown = !navigator.serviceWorker?.controller;

let registration = null;

/**
 * The service worker's registration; it is registered when it is asked for first.
 *
 * @returns {Promise<ServiceWorkerRegistration>}
 * @throws {WorkerError}
 */
export const registered = () => (registration ??= register());

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

/** The worker that answers, as soon as there is one. */
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
 * Asks the service worker.
 *
 * @param {{ ask: string } & Record<string, any>} question one of its `questions`
 * @returns {Promise<any>}
 * @throws {WorkerError}
 */
export async function ask(question) {
  const worker = await active();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const silence = setTimeout(() => reject(new WorkerError("unreachable")), patience);
    port1.onmessage = ({ data }) => {
      clearTimeout(silence);
      port1.close();
      if (data.trouble) reject(new WorkerError(data.trouble));
      else resolve(data.value);
    };
    worker.postMessage(question, [port2]);
  });
}
