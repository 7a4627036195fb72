import type { EntryContext } from "@remix-run/cloudflare";

// React's stream costs four times as much in workerd as `renderToString` (`npm run bench -- rendering`), which cannot
// wait for Remix's data stream. So we read that first, into the cache where @remix-run/react keeps its chunks.
export async function withLoadedStream(context: EntryContext): Promise<EntryContext> {
  if (!context.serverHandoffStream) return context;
  const text = await new Response(context.serverHandoffStream).text();
  const streamCache = [toReadChunk(text, false), toReadChunk("", true)];
  return {
    ...context,
    serverHandoffStream: new ReadableStream({ start: (controller) => controller.close() }),
    renderMeta: { ...context.renderMeta, streamCache: { ...streamCache } },
  };
}

function toReadChunk(value: string, done: boolean) {
  return Object.assign(Promise.resolve(), { result: { done, value } });
}
