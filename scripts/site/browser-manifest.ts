import { globSync, readFileSync, writeFileSync } from "node:fs";

/** What Remix writes of each route, as far as it is read here. */
export interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports?: string[];
  css?: string[];
  hasLoader?: boolean;
  hasAction?: boolean;
}

export interface BrowserManifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, ManifestRoute>;
}

const start = "window.__remixManifest=";

function findFile(): string {
  const file = globSync("build/client/assets/manifest-*.js").find((each) =>
    readFileSync(each, "utf8").startsWith(start),
  );
  if (!file) throw new Error("The build has no manifest of Remix's.");
  return file;
}

export function readBrowserManifest(): BrowserManifest {
  const text = readFileSync(findFile(), "utf8");
  return JSON.parse(text.slice(start.length).replace(/;\s*$/, ""));
}

const folder = "/assets/";

/** Every page loads it: with each file's name written once and without what goes without saying, it is half as long. */
export function shortenBrowserManifest(): void {
  writeFileSync(findFile(), toShortManifest(readBrowserManifest()));
}

/** A script that makes the same manifest, but for what is false and for what the entry imports for all routes. */
export function toShortManifest({ routes, ...rest }: BrowserManifest): string {
  const everywhere = new Set(rest.entry.imports);
  const files: string[] = [];
  const toNumbers = (names: string[] = []) => {
    const own = names.filter((name) => !everywhere.has(name)).map((name) => name.slice(folder.length));
    for (const file of own) if (!files.includes(file)) files.push(file);
    return own.length > 0 ? own.map((file) => files.indexOf(file)) : undefined;
  };
  const usualCss = routes.root!.css?.join();
  const toShort = ({ id: _, parentId, module, imports, css, hasLoader, ...flags }: ManifestRoute) => ({
    ...(parentId !== "root" && { parentId }),
    ...Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== false)),
    ...(!hasLoader && { hasLoader: false }),
    module: module.slice(folder.length),
    imports: toNumbers(imports),
    ...(css?.join() !== usualCss && { css: toNumbers(css) ?? [] }),
  });
  const short = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, toShort(route)]));
  const usual = { parentId: "root", hasLoader: true };
  return `const files=${JSON.stringify(files)},routes=${JSON.stringify(short)},css=${JSON.stringify(routes.root!.css)};
const name=(file)=>"${folder}"+file,names=(numbers=[])=>numbers.map((at)=>name(files[at]));
for(const id in routes){const route=routes[id];routes[id]={id,...${JSON.stringify(usual)},...route,module:name(route.module),imports:names(route.imports),css:route.css?names(route.css):css}}
delete routes.root.parentId;
${start}{...${JSON.stringify(rest)},routes};`;
}
