import { expect, test } from "vitest";
import { storeUpload } from "#app/platform/files.ts";
import { readFormStream } from "#app/platform/form-stream.ts";
import { env } from "../support/site.ts";

const boundary = "----WebKitFormBoundaryQ7";

function toBody(file: Uint8Array, fileName: string): Uint8Array {
  const before = `--${boundary}\r\nContent-Disposition: form-data; name="details"\r\n\r\nTwo\r\nlines, é\r\n--${boundary}\r\nContent-Disposition: form-data; name="attachment"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const after = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="late"\r\n\r\nyes\r\n--${boundary}--\r\n`;
  const encoder = new TextEncoder();
  const parts = [encoder.encode(before), file, encoder.encode(after)];
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function toRequest(chunks: Uint8Array[]): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Request("http://localhost/", {
    method: "POST",
    body,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  });
}

async function read(chunks: Uint8Array[]) {
  const bytes: number[] = [];
  let name = "";
  const form = await readFormStream(toRequest(chunks), 1e6, async (file) => {
    name = file.name;
    for await (const chunk of file.content) bytes.push(...chunk);
  });
  return { form, name, bytes };
}

test("a form is read the same wherever the network cuts it", async () => {
  const file = new Uint8Array([
    ...new TextEncoder().encode(`%PDF-1.7\r\n--${boundary.slice(0, 9)}\r\n\r\n--`),
    0,
    255,
    13,
    10,
    13,
  ]);
  const body = toBody(file, "рез;юме=1.pdf");
  for (let cut = 1; cut < body.length; cut++) {
    const { form, name, bytes } = await read([body.slice(0, cut), body.slice(cut)]);
    if (!(form instanceof FormData)) throw new Error(`cut at ${cut}: ${form}`);
    expect([form.get("details"), form.get("late"), name, bytes]).toEqual([
      "Two\r\nlines, é",
      "yes",
      "рез;юме=1.pdf",
      [...file],
    ]);
  }
});

test("a form that breaks off is refused and what waits for its file is told", async () => {
  const body = toBody(new TextEncoder().encode("%PDF-1.7 and so on"), "a.pdf");
  let failure: unknown;
  const form = await readFormStream(toRequest([body.slice(0, body.length - 90)]), 1e6, async (file) => {
    try {
      for await (const _chunk of file.content);
    } catch (error) {
      failure = error;
      throw error;
    }
  });
  expect(form).toBe("unreadable");
  expect(failure).toBeInstanceOf(Error);
});

test("store", async () => {
  async function* content() {
    yield new TextEncoder().encode("%PDF-1.4\n");
    for (let i = 0; i < 100; i++) yield new Uint8Array(64 * 1024).fill(i);
  }
  const stored = await storeUpload(env.FILES, "x/1", content());
  expect(stored).toMatchObject({ contentType: "application/pdf", sizeBytes: 9 + 6553600 });
  const object = await env.FILES.get("x/1");
  expect(object?.size).toBe(9 + 6553600);
});
