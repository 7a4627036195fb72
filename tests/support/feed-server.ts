import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface FeedAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * A server on this machine for tests that run in workerd and cannot start one: what is PUT to an address is answered
 * there, and 304 when the client knows its etag. Of several answers each is given once and the last ever after; what was
 * posted to an address last is answered at the same with "/sent", and all of it, with what webhooks sign, with "/all".
 */
export async function startFeedServer(): Promise<string> {
  const answers = new Map<string, FeedAnswer[]>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    let text = "";
    for await (const chunk of request) text += chunk;
    if (request.method === "PUT") {
      answers.set(path, [JSON.parse(text)].flat());
      return void response.end();
    }
    if (request.method === "POST") {
      const named = Object.entries(request.headers).filter(([name]) => name.startsWith("webhook-"));
      const headers = Object.fromEntries(named) as Record<string, string>;
      answers.set(`${path}/sent`, [{ body: text, headers }]);
      const before = JSON.parse(answers.get(`${path}/all`)?.[0]?.body ?? "[]") as unknown[];
      answers.set(`${path}/all`, [{ body: JSON.stringify([...before, { headers, body: text }]) }]);
    }
    const known = answers.get(path) ?? [{ status: 404 }];
    const { status = 200, headers = {}, body = "" } = known.length > 1 ? known.shift()! : known[0]!;
    const isKnown = headers.etag !== undefined && request.headers["if-none-match"] === headers.etag;
    response.writeHead(isKnown ? 304 : status, { "content-type": "application/xml", ...headers });
    response.end(isKnown ? undefined : body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The tests end without asking.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
