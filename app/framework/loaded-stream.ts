import type { EntryContext } from "@remix-run/cloudflare";

/*
 * Relies on @remix-run/react keeping the chunks of its data stream in `renderMeta.streamCache`, by number, and on its
 * writing a chunk without suspending once the chunk's promise carries a `result`. Without it, no data is in what
 * `renderToString` made, and `renderDocument` lets React stream the page.
 */

/** Returns null when Remix hands over no stream. */
export async function readData({ serverHandoffStream }: EntryContext): Promise<string | null> {
  return serverHandoffStream ? new Response(serverHandoffStream).text() : null;
}

export function withCachedData(context: EntryContext, data: string): EntryContext {
  const streamCache = [toReadChunk(data, false), toReadChunk("", true)];
  return {
    ...context,
    serverHandoffStream: new ReadableStream({ start: (controller) => controller.close() }),
    renderMeta: { ...context.renderMeta, streamCache: { ...streamCache } },
  };
}

export const withStreamedData = (context: EntryContext, data: string): EntryContext => ({
  ...context,
  serverHandoffStream: new Response(data).body ?? undefined,
});

export const isData = (script: string): boolean => script.includes(".streamController.enqueue(");

export const hasData = (html: string): boolean => isData(html) && html.includes(".streamController.close()");

function toReadChunk(value: string, done: boolean) {
  return Object.assign(Promise.resolve(), { result: { done, value } });
}
