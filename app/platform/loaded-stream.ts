import type { EntryContext } from "@remix-run/cloudflare";

/**
 * React's stream crosses into workerd in 512-byte chunks and costs four times as much as `renderToString` (see `npm run
 * bench`). But `renderToString` cannot wait for Remix's single-fetch stream, so we read it to the end first and put it
 * into `renderMeta.streamCache`, where @remix-run/react keeps the chunks that it has read.
 */
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
