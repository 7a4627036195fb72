import { readdirSync, readFileSync } from "node:fs";

const folder = "build/client/assets";

const listClasses = (css: string) =>
  [...css.replace(/\{[^{}]*\}/g, "{}").matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) =>
    name!.replaceAll("\\", ""),
  );

const sheets = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => [`/assets/${name}`, new Set(listClasses(readFileSync(`${folder}/${name}`, "utf8")))]),
);
const styled = new Set([...sheets.values()].flatMap((classes) => [...classes]));

/** The addresses of a page's style sheets. */
export const listSheets = (html: string): string[] =>
  [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]*>/g)].map(([link]) => / href="([^"]+)"/.exec(link)![1]!);

/** Classes of a page that some sheet of ours styles and none of the page's own does: it is drawn bare there. */
export function listBareClasses(html: string): string[] {
  const has = new Set(listSheets(html).flatMap((file) => [...(sheets.get(file) ?? [])]));
  const drawn = [...html.replace(/<script[\s\S]*?<\/script>/g, "").matchAll(/ class="([^"]*)"/g)].flatMap(
    ([, names]) => names!.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(/\s+/),
  );
  return [...new Set(drawn)].filter((name) => styled.has(name) && !has.has(name));
}
