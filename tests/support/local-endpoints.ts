import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

interface Answer {
  status: number;
  statusText?: string;
  body?: string;
}

/**
 * A real HTTP server that stands for our endpoints, for code of the browser that runs in Node: relative URLs go to
 * it, as they go to a page's own origin.
 */
export async function serveEndpoints() {
  const received: Received[] = [];
  let answer: Answer = { status: 200, body: "null" };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url: path = "", headers } = request;
    received.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(answer.status, answer.statusText).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetchAnywhere = globalThis.fetch;
  globalThis.fetch = (input, init) => fetchAnywhere(new URL(String(input), origin), init);

  return {
    received,
    /** What every request from now on is answered, with nothing received so far. */
    answerWith(next: Answer) {
      answer = next;
      received.length = 0;
    },
    close() {
      globalThis.fetch = fetchAnywhere;
      server.close();
      server.closeAllConnections();
    },
  };
}
