// Saves copies: in one window at a time, and as long as any is open.
import { Copy } from "./copy.js";
import { copies, decision, settle } from "./decisions.js";
import { ask } from "./worker.js";

/** Whoever holds this lock saves. */
const lock = "dex-offline";

/** Goes on with every copy that is running, as soon as no other window does, and updates those that are done. */
export function attend() {
  return navigator.locks.request(lock, async () => {
    for (const copy of copies) {
      if (await isOld(copy)) settle(copy, { ...decision(copy), state: "running" });
      if (decision(copy)?.state === "running") await new Copy(copy).run();
    }
  });
}

/** Whether a copy is that of an earlier build, which the reader would have updated if they do not save on data. */
async function isOld(copy) {
  const { state, site } = decision(copy) ?? {};
  if (state !== "done" || navigator.connection?.saveData) return false;
  const now = await ask({ ask: "site" });
  return now !== null && now !== site;
}
