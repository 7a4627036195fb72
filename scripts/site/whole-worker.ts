import { resolve } from "node:path";
import type { Plugin } from "vite";

const worker = resolve("functions/worker.ts");
const pages = "virtual:remix/server-build";
const partPrefix = "\0clinward-pages-of-";

/**
 * First parts of addresses whose pages only operators and employers open: a Worker reads them with the first request for
 * one (app/kit/framework/page-handler.ts).
 */
const parts = ["admin", "hiring"];

/** Bundled after Remix's pages, the Worker would load what they share twice: 50% more, and two caches (docs/decisions/0010). */
export function wholeWorker(): Plugin {
  let sources = new Map<string, string>();
  return {
    name: "clinward-whole-worker",
    apply: (_, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
    config: {
      order: "post",
      handler: () => ({
        build: {
          rollupOptions: { input: { index: pages, worker }, output: { entryFileNames: "[name].js" } },
        },
      }),
    },
    resolveId: {
      order: "pre",
      handler(id, importer) {
        if (id.startsWith(partPrefix)) return id;
        if (importer !== worker) return null;
        if (id === "../build/server/index.js") return this.resolve(pages);
        // Written once the browser's files are there, and read while the Worker is bundled.
        return id === "../build/record.json" ? { id: "../record.json", external: "absolute" } : null;
      },
    },
    load: (id) => (id.startsWith(partPrefix) ? sources.get(id) : null),
    transform(code, id) {
      if (!id.endsWith(pages)) return null;
      const cut = cutPages(code);
      sources = cut.sources;
      return cut.code;
    },
  };
}

/** Remix's list of all pages without those of `parts`, and for each part a module of its pages, loaded by `partsOf` of the list. */
function cutPages(list: string): { code: string; sources: Map<string, string> } {
  let code = list;
  const sources = new Map<string, string>();
  for (const part of parts) {
    const ofPart = new RegExp(`id: "([^"]+)",[^}]*path: "${part}(?:/[^"]*)?",[^}]*module: (route\\d+)`, "g");
    const pagesOfPart = [...list.matchAll(ofPart)];
    if (pagesOfPart.length === 0) throw new Error(`No page of /${part}: has Remix's list another form?`);
    const imports = pagesOfPart.map(([, , name]) => {
      const [line] = new RegExp(`^.*import \\* as ${name} .*$`, "m").exec(list)!;
      code = code.replace(line, `const ${name} = {};`);
      return line;
    });
    const modules = pagesOfPart.map(([, id, name]) => `${JSON.stringify(id)}: ${name}`);
    sources.set(
      partPrefix + part,
      `${imports.join("\n")}\nexport const modules = { ${modules.join(", ")} };`,
    );
  }
  const loaders = parts.map((part) => {
    const load = `import(${JSON.stringify(partPrefix + part)})`;
    return `${JSON.stringify(part)}: async () => (await ${load}).modules`;
  });
  return { code: `${code}\nexport const partsOf = { ${loaders.join(", ")} };`, sources };
}
