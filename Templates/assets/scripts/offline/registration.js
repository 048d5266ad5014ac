// The service worker: its registration, and the questions that pages ask it.
import { root } from "../page/page-addresses.js";

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

let registration = null;

/**
 * The service worker's registration; the first call makes it.
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
