import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface FeedAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * A server on this machine for tests that run in workerd and cannot start one: what is PUT to an address is answered
 * there, and 304 when the client knows its etag.
 */
export async function startFeedServer(): Promise<string> {
  const answers = new Map<string, FeedAnswer>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    if (request.method === "PUT") {
      let text = "";
      for await (const chunk of request) text += chunk;
      answers.set(path, JSON.parse(text));
      return void response.end();
    }
    const { status = 200, headers = {}, body = "" } = answers.get(path) ?? { status: 404 };
    const isKnown = headers.etag !== undefined && request.headers["if-none-match"] === headers.etag;
    response.writeHead(isKnown ? 304 : status, { "content-type": "application/xml", ...headers });
    response.end(isKnown ? undefined : body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The tests end without asking.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
