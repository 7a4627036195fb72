import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { announcePages } from "./announcements.server.ts";

interface Announced {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

let server: Server;
let status = 200;
const received: Announced[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());
beforeEach(() => {
  received.length = 0;
  status = 200;
});

const toEnv = (key?: string) => ({
  SITE_URL: "https://jobs.example",
  INDEXNOW_KEY: key,
  INDEXNOW_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
});
const key = "0123456789abcdef";

const toMessages = (...batches: string[][]) =>
  batches.map((addresses) => ({ body: { addresses }, ack: vi.fn(), retry: vi.fn() }));
const list = (count: number, name = "job") =>
  Array.from({ length: count }, (_, at) => `https://jobs.example/jobs/${name}-${at}`);

test("sends a batch as one announcement, each address once, with the place of the key", async () => {
  const messages = toMessages(list(3), list(5));
  await announcePages(messages, toEnv(key));
  expect(received).toEqual([
    { host: "jobs.example", key, keyLocation: `https://jobs.example/${key}.txt`, urlList: list(5) },
  ]);
  for (const { ack } of messages) expect(ack).toHaveBeenCalledOnce();
});

test("sends at most 10,000 addresses at once", async () => {
  await announcePages(toMessages(list(10_000), list(1, "last")), toEnv(key));
  expect(received.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
});

test.each([429, 500, 503])("tries again later after an answer of %i", async (refusal) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  status = refusal;
  const [message] = toMessages(list(1));
  await announcePages([message!], toEnv(key));
  expect(message!.retry).toHaveBeenCalledWith({ delaySeconds: 300 });
  expect(message!.ack).not.toHaveBeenCalled();
  expect(log.mock.calls.join()).not.toContain("jobs.example/jobs");
  log.mockRestore();
});

test("gives up and says so when the search engine refuses the key", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  status = 403;
  const [message] = toMessages(list(1));
  await announcePages([message!], toEnv(key));
  expect(message!.ack).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test.each([undefined, "", "short", "with spaces in it", "../../../etc/passwd"])(
  "sends nothing with the key %s",
  async (bad) => {
    const [message] = toMessages(list(1));
    await announcePages([message!], toEnv(bad));
    expect(received).toEqual([]);
    expect(message!.ack).toHaveBeenCalledOnce();
  },
);
