// The log in the settings.
import { element } from "../page/elements.js";
import { watchPreference } from "../page/preferences.js";
import { language } from "../page/page-addresses.js";
import { formatNumber, translate, translations } from "../page/translations.js";
import { logName, readLog } from "./log.js";

const moment = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "medium" });

/**
 * Shows the log while it is open, the newest entries first.
 *
 * @param {HTMLDetailsElement} details
 */
export function startLog(details) {
  const list = details.querySelector("ol");
  const show = () => {
    details.hidden = readLog().length === 0;
    if (details.open) list.replaceChildren(...readLog().reverse().map(item));
  };
  details.addEventListener("toggle", show);
  watchPreference(logName, show);
  show();
}

/** @param {import("./log.js").Entry} entry */
function item({ event, at, path = "", cause, count = 0 }) {
  const time = new Date(Number(at));
  const causes = translations("offline.cause");
  const text = translate(`offline.log.${event}`, { path, count: formatNumber(count) });
  const reason = cause ? translate("offline.because", { cause: causes[cause] ?? causes.unknown }) : "";
  return element(
    "li", {}, element("time", { datetime: time.toISOString() }, moment.format(time)), ` ${text}${reason}`);
}
