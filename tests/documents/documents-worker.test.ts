import { env as workerEnv } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { toReadingKey } from "#app/clinicians/documents/document.ts";
import type { DocumentMessage, DocumentReading } from "#app/clinicians/documents/document-reading.ts";
import worker, { type DocumentsEnv } from "../../functions/documents/documents-worker.ts";

const env = workerEnv as unknown as DocumentsEnv & {
  DOCUMENTS: Queue<DocumentMessage>;
  RESUME_PDF: ArrayBuffer;
};
const { FILES, DOCUMENTS } = env;

async function findReading(key: string): Promise<DocumentReading | null> {
  const found = await FILES.get(toReadingKey(key));
  return found && (await found.json<DocumentReading>());
}

/** Puts the file, names it in the queue, and waits for what the Worker writes beside it. */
async function readThroughQueue(key: string, content: string | ArrayBuffer, type: DocumentMessage["type"]) {
  const { etag } = (await FILES.put(key, content))!;
  await DOCUMENTS.send({ key, type });
  const isRead = async () => {
    const reading = await findReading(key);
    return reading !== null && reading.of === etag && (reading.ok || reading.reason !== "unfinished");
  };
  await vi.waitUntil(isRead, { timeout: 30_000, interval: 50 });
  return findReading(key);
}

const findValue = (reading: DocumentReading | null, field: string) =>
  reading?.ok ? reading.suggestions.find((suggestion) => suggestion.field === field)?.value : undefined;

test("reads an uploaded résumé and leaves what it suggests beside the file", async () => {
  const reading = await readThroughQueue("documents/pdf", env.RESUME_PDF, "application/pdf");
  expect(findValue(reading, "name")).toBe("Marisol Tamayo");
  expect(findValue(reading, "profession")).toBe("registered-nurse");
  const rtf = String.raw`{\rtf1 Ana Ortiz, LPN\par ana@example.org\par}`;
  expect(findValue(await readThroughQueue("documents/rtf", rtf, "application/rtf"), "email")).toBe(
    "ana@example.org",
  );
});

test("leaves the text of a file that was sent with an application, within its limit", async () => {
  const key = "application-files/sent";
  expect(await readThroughQueue(key, "Ana Ortiz, RN\n\nCerner\tEpic", "text/plain")).toMatchObject({
    ok: true,
    suggestions: [],
    text: "Ana Ortiz, RN\nCerner Epic",
  });
  const long = await readThroughQueue(key, "burn unit\n".repeat(15_000), "text/plain");
  expect(long?.ok && long.text?.length).toBe(100_000);
  expect(await readThroughQueue(key, `{\\rtf1${"{".repeat(10_000)}`, "application/rtf")).toMatchObject({
    ok: false,
    reason: "too-large",
  });
});

test("reads the newer file under the same key", async () => {
  await readThroughQueue("documents/changed", "Ana Ortiz, RN", "text/plain");
  const reading = await readThroughQueue("documents/changed", "Eva Lindqvist, RN", "text/plain");
  expect(findValue(reading, "name")).toBe("Eva Lindqvist");
});

test("says why it did not read a file", async () => {
  for (const [key, content, type, reason] of [
    ["documents/old", "\xd0\xcf", "application/msword", "old-word"],
    ["documents/torn", "%PDF-1.7 and nothing more", "application/pdf", "damaged"],
    ["documents/empty", " ", "text/plain", "no-text"],
    ["documents/deep", `{\\rtf1${"{".repeat(10_000)}`, "application/rtf", "too-large"],
  ] as const)
    expect(await readThroughQueue(key, content, type)).toMatchObject({ ok: false, reason });
});

async function deliver(body: unknown, attempts = 1, files = FILES) {
  const outcome = { acked: false, retried: false };
  const message = {
    body,
    attempts,
    ack() {
      outcome.acked = true;
    },
    retry() {
      outcome.retried = true;
    },
  };
  const batch = { messages: [message] } as unknown as Parameters<typeof worker.queue>[0];
  await worker.queue(batch, { FILES: files });
  return outcome;
}

test("does not try a file again whose reading ended a run before", async () => {
  const key = "documents/heavy";
  const { etag } = (await FILES.put(key, "Ana Ortiz, RN"))!;
  await FILES.put(toReadingKey(key), JSON.stringify({ of: etag, ok: false, reason: "unfinished" }));
  expect(await deliver({ key, type: "text/plain" }, 2)).toEqual({ acked: true, retried: false });
  expect(await findReading(key)).toMatchObject({ reason: "unfinished" });
});

test("tries a file again when the bucket failed meanwhile", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const key = "documents/unlucky";
  await FILES.put(key, "Ana Ortiz, RN");
  let writes = 0;
  const failing: R2Bucket = Object.create(FILES, {
    get: { value: (name: string) => FILES.get(name) },
    delete: { value: (name: string) => FILES.delete(name) },
    put: {
      value: (name: string, body: string) =>
        ++writes === 2 ? Promise.reject(new Error("R2 is down")) : FILES.put(name, body),
    },
  });
  expect(await deliver({ key, type: "text/plain" }, 1, failing)).toEqual({ acked: false, retried: true });
  expect(await deliver({ key, type: "text/plain" }, 2)).toEqual({ acked: true, retried: false });
  expect(findValue(await findReading(key), "name")).toBe("Ana Ortiz");
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("keeps nothing of a file that was deleted before or while it was read", async () => {
  await deliver({ key: "documents/gone", type: "text/plain" });
  expect(await findReading("documents/gone")).toBeNull();
  const key = "documents/going";
  await FILES.put(key, "Ana Ortiz, RN");
  const deleting: R2Bucket = Object.create(FILES, {
    get: { value: (name: string) => FILES.get(name) },
    delete: { value: (name: string) => FILES.delete(name) },
    head: { value: (name: string) => FILES.head(name) },
    put: {
      value: async (name: string, body: string) => {
        await FILES.delete(key);
        return FILES.put(name, body);
      },
    },
  });
  await deliver({ key, type: "text/plain" }, 1, deleting);
  expect(await findReading(key)).toBeNull();
});

test("touches no other file, whatever a message says", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await FILES.put("requests/other", "Ana Ortiz, RN");
  for (const body of [
    { key: "requests/other", type: "text/plain" },
    { key: "documents/../requests/other", type: "text/plain" },
    { key: "documents/a", type: "text/html" },
    { id: 7 },
    null,
  ])
    expect(await deliver(body)).toEqual({ acked: false, retried: true });
  expect((await FILES.list({ prefix: "readings/" })).objects.map(({ key }) => key)).not.toContain(
    "readings/requests/other.json",
  );
  expect(log).toHaveBeenCalledTimes(5);
  log.mockRestore();
});
