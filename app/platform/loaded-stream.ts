import type { EntryContext } from "@remix-run/cloudflare";

/**
 * The entry context with its single-fetch stream read to the end.
 *
 * React's stream crosses into workerd in many 512-byte chunks and costs four times what `renderToString` does
 * (`npm run bench` has the ratio), and our pages defer nothing. But `renderToString` cannot wait for the data
 * stream that Remix renders through Suspense, so the stream is read first and put where Remix keeps the chunks
 * that it has read (`renderMeta.streamCache` in @remix-run/react's single-fetch module): it then renders at once,
 * with the same markup as when streamed, and hydrates the same.
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
