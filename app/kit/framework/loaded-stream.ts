import type { EntryContext } from "@remix-run/cloudflare";

// Relies on Remix keeping its data stream's chunks in `renderMeta.streamCache`, and not suspending on a chunk
// whose promise has a `result`. Without these, `renderDocument` lets React stream the page. docs/decisions/0001 has what
// a string saves, and what would end this.

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
