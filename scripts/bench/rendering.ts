import { Miniflare } from "miniflare";
import { bundleWorker } from "./bundle-worker.ts";
import { load } from "./load.ts";

export async function benchRendering(): Promise<void> {
  const worker = new Miniflare({
    port: 0,
    modules: true,
    script: await bundleWorker("scripts/bench/rendering-worker.tsx"),
    compatibilityDate: "2026-07-30",
  });
  try {
    const url = await worker.ready;
    const stream = await load(new URL("/stream", url).href);
    const string = await load(new URL("/string", url).href);
    console.log(
      `  stream ${Math.round(stream.perSecond)} a second, string ${Math.round(string.perSecond)} a second`,
    );
    console.log(`  the string is ${(string.perSecond / stream.perSecond).toFixed(1)} times as fast`);
  } finally {
    await worker.dispose();
  }
}
