import { build } from "esbuild";

export async function bundleWorker(entry: string, external: string[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    external,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["workerd", "worker"],
    alias: { "#app": "./app" },
    define: { "process.env.NODE_ENV": '"production"' },
    jsx: "automatic",
    minify: true,
    write: false,
  });
  return outputFiles[0]!.text;
}
