import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FeedStopped, fetchFeed } from "./fetch-feed.ts";

let server: Server;
let origin = "";
let other: Server;
const asked: { url: string; headers: Record<string, unknown> }[] = [];

const answers: Record<string, RequestListener> = {
  "/feed.xml": (_, response) =>
    response.setHeader("etag", '"v1"').setHeader("content-type", "text/xml").end("<source></source>"),
  "/known.xml": (request, response) => {
    response.statusCode = request.headers["if-none-match"] === '"v1"' ? 304 : 200;
    response.end();
  },
  "/large.xml": (_, response) => {
    response.setHeader("content-type", "text/xml");
    for (let i = 0; i < 64; i++) response.write("x".repeat(1024));
    response.end();
  },
  "/announced.xml": (_, response) => response.setHeader("content-length", 1e9).flushHeaders(),
  "/packed.xml": (_, response) =>
    response.setHeader("content-encoding", "gzip").end(gzipSync("x".repeat(200_000))),
  "/cut.xml": (_, response) => {
    response.setHeader("content-length", 1000).write("<source>");
    setTimeout(() => response.destroy(), 50);
  },
  "/picture": (_, response) => response.setHeader("content-type", "image/png").end("x"),
};
const redirect =
  (to: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location: to }).end();
for (let hop = 1; hop <= 7; hop++)
  answers[`/hop${hop}`] = redirect(hop === 1 ? "/feed.xml" : `/hop${hop - 1}`);
for (const status of [403, 404, 429, 500, 503])
  answers[`/${status}`] = (_, response) => response.writeHead(status).end();

const listen = (instance: Server) =>
  new Promise<string>((done) =>
    instance.listen(0, "127.0.0.1", () =>
      done(`http://127.0.0.1:${(instance.address() as AddressInfo).port}`),
    ),
  );

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url!, headers: request.headers });
    (answers[request.url!] ?? ((_: unknown, r: typeof response) => r.writeHead(404).end()))(
      request,
      response,
    );
  });
  other = createServer((_, response) => response.end("inside"));
  origin = await listen(server);
  answers["/to-other-port"] = redirect(await listen(other));
  answers["/to-metadata"] = redirect("http://169.254.169.254/latest/meta-data/");
  answers["/to-decimal"] = redirect("http://2130706433/");
  answers["/to-file"] = redirect("file:///etc/passwd");
  answers["/to-inside-in-steps"] = redirect("/to-metadata");
  answers["/to-nothing"] = (_, response) => response.writeHead(302).end();
});
afterAll(() => Promise.all([server, other].map((each) => new Promise((done) => each.close(done)))));

const get = (path: string, maxBytes?: number, etag: string | null = null) =>
  fetchFeed(origin + path, {
    ownHost: "jobs.example.com",
    allowedOrigin: origin,
    userAgent: "test",
    known: { etag, lastModified: null },
    maxBytes,
  });
async function read(path: string, maxBytes?: number) {
  const fetched = await get(path, maxBytes);
  if (fetched.kind !== "content") throw new Error(`${path}: ${JSON.stringify(fetched)}`);
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of fetched.chunks) text += decoder.decode(chunk);
  return { text, etag: fetched.etag };
}

test("reads a feed with its version", async () => {
  expect(await read("/feed.xml")).toEqual({ text: "<source></source>", etag: '"v1"' });
  expect(asked.at(-1)!.headers["user-agent"]).toBe("test");
});

test("follows five redirects and no sixth", async () => {
  expect((await read("/hop5")).text).toBe("<source></source>");
  expect(await get("/hop6")).toEqual({
    kind: "refused",
    reason: expect.stringContaining("more than 5 times"),
  });
});

test.each([
  ["/to-metadata", "private network"],
  ["/to-decimal", "private network"],
  ["/to-inside-in-steps", "private network"],
  ["/to-other-port", "port"],
  ["/to-file", "https://"],
  ["/to-nothing", "to nowhere"],
  ["/picture", "image/png"],
])("refuses what %s leads to", async (path, reason) => {
  expect(await get(path)).toEqual({ kind: "refused", reason: expect.stringContaining(reason) });
});

test("sends nothing to an address that is refused", async () => {
  const before = asked.length;
  const fetched = await fetchFeed(`${origin}/feed.xml`, {
    ownHost: "",
    userAgent: "test",
    known: { etag: null, lastModified: null },
  });
  expect(fetched.kind).toBe("refused");
  expect(asked.length).toBe(before);
});

test.each([403, 404, 429, 500, 503])(
  "takes status %i for an outage that says nothing about postings",
  async (status) => {
    expect(await get(`/${status}`)).toEqual({
      kind: "outage",
      reason: expect.stringContaining(String(status)),
    });
  },
);

test("asks for changes only, and hears that there are none", async () => {
  expect(await get("/known.xml", undefined, '"v1"')).toEqual({ kind: "unchanged" });
});

test("stops at the size limit, announced, streamed or unpacked", async () => {
  expect(await get("/announced.xml", 10_000)).toEqual({
    kind: "refused",
    reason: expect.stringContaining("larger than"),
  });
  await expect(read("/large.xml", 10_000)).rejects.toThrow("larger than");
  await expect(read("/packed.xml", 10_000)).rejects.toThrow("larger than");
  expect((await read("/large.xml", 100_000)).text).toHaveLength(64 * 1024);
});

test("says when the connection breaks off", async () => {
  await expect(read("/cut.xml")).rejects.toThrow(FeedStopped);
});
