import { globSync, readFileSync, writeFileSync } from "node:fs";

/** What Remix writes of each route, as far as it is read here. */
export interface ManifestRoute {
  id: string;
  path?: string;
  module: string;
  imports?: string[];
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

/** Every page loads it: without what is false, and what the entry imports for all, it is a third shorter. */
export function shortenBrowserManifest(): void {
  const manifest = readBrowserManifest();
  const everywhere = new Set(manifest.entry.imports);
  const toShorter = (key: string, value: unknown) => {
    if (value === false) return undefined;
    return key === "imports" && Array.isArray(value) ? value.filter((file) => !everywhere.has(file)) : value;
  };
  const routes = JSON.parse(JSON.stringify(manifest.routes, toShorter));
  writeFileSync(findFile(), `${start}${JSON.stringify({ ...manifest, routes })};`);
}
