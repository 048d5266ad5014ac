// Module hooks: the modules that the site's builder makes of content/strings.
import { readFile } from "node:fs/promises";

const generated = /\/assets\/scripts\/words\/(\w+)(?:\/([\w-]+))?\.js$/;

export async function resolve(specifier, context, next) {
  const url = URL.canParse(specifier, context.parentURL) ? new URL(specifier, context.parentURL).href : specifier;
  return generated.test(url) ? { url, format: "module", shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  const [, language, part] = generated.exec(url) ?? [];
  if (!language) return next(url, context);
  const file = new URL(`../../content/strings/${language}.json`, import.meta.url);
  const strings = JSON.parse(await readFile(file, "utf8"));
  const texts = part ? strings["script-parts"][part] : strings.script;
  return { format: "module", source: `export default ${JSON.stringify(texts)};`, shortCircuit: true };
}
