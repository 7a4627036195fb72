import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { BuildRecord } from "../../app/kit/platform/context.ts";

const client = "build/client";

/** What Remix writes of each route, as far as it is read here. */
interface ManifestRoute {
  path?: string;
  module: string;
  imports?: string[];
}

interface BrowserManifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, ManifestRoute>;
}

/** For the desk, which compares each build with its budgets. */
export function writeBuildRecord(release: string): void {
  const record: BuildRecord = {
    release,
    builtAt: Date.now(),
    heaviestPage: findHeaviestPage(readBrowserManifest()),
    largestImage: findLargestImage(),
    fonts: globSync("**/*.woff2", { cwd: client }).sort(),
  };
  writeFileSync("build/record.json", JSON.stringify(record));
}

const start = "window.__remixManifest=";

function findFile(): string {
  const file = globSync("build/client/assets/manifest-*.js").find((each) =>
    readFileSync(each, "utf8").startsWith(start),
  );
  if (!file) throw new Error("The build has no manifest of Remix's.");
  return file;
}

function readBrowserManifest(): BrowserManifest {
  const text = readFileSync(findFile(), "utf8");
  return JSON.parse(text.slice(start.length).replace(/;\s*$/, ""));
}

function findHeaviestPage({ entry, routes }: BrowserManifest): BuildRecord["heaviestPage"] {
  const everywhere = [entry.module, ...entry.imports, ...listScripts(routes.root)];
  const pages = Object.values(routes).map((route) => {
    const scripts = new Set([...everywhere, ...listScripts(route)]);
    return { path: `/${route.path ?? ""}`, scripts: [...scripts].map((file) => readFileSync(client + file)) };
  });
  const sized = pages.map(({ path, scripts }) => ({ path, scripts, scriptBytes: sum(scripts) }));
  const { path, scripts, scriptBytes } = sized.sort((a, b) => b.scriptBytes - a.scriptBytes)[0]!;
  return { path, scriptBytes, gzipBytes: sum(scripts.map((script) => gzipSync(script))) };
}

const listScripts = (route: ManifestRoute | undefined) =>
  route ? [route.module, ...(route.imports ?? [])] : [];

const sum = (files: readonly Buffer[]): number => files.reduce((bytes, file) => bytes + file.length, 0);

function findLargestImage(): BuildRecord["largestImage"] {
  const images = globSync("**/*.{png,svg,jpg,jpeg,webp,avif,gif,ico}", { cwd: client });
  const sized = images.map((file) => ({ file, bytes: statSync(`${client}/${file}`).size }));
  return sized.sort((a, b) => b.bytes - a.bytes)[0]!;
}
