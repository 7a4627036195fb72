import { expect, test } from "vitest";
import { toContentDisposition } from "#app/kit/platform/file/download.ts";
import { uploadTypes } from "#app/kit/platform/file/file-type.ts";
import { storeUpload, streamToBucket, toSafeFileName } from "#app/kit/platform/file/files.ts";
import { type FormFile, readFormStream } from "#app/kit/platform/form/form-stream.ts";
import { toBytes } from "../support/requests.ts";
import { env } from "../support/site.ts";

const boundary = "----WebKitFormBoundaryQ7";
const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

function toBody(file: Uint8Array, fileName: string): Uint8Array {
  const before = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="details"',
    "",
    "Two\r\nlines, é",
    `--${boundary}`,
    `Content-Disposition: form-data; name="attachment"; filename="${fileName}"`,
    "Content-Type: application/pdf",
    "",
    "",
  ].join("\r\n");
  const after = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="late"\r\n\r\nyes\r\n--${boundary}--\r\n`;
  const body = new Uint8Array(toBytes(before).length + file.length + toBytes(after).length);
  body.set(toBytes(before));
  body.set(file, toBytes(before).length);
  body.set(toBytes(after), body.length - toBytes(after).length);
  return body;
}

/** A request whose body comes in these pieces; `onPull` is told how many bytes have been asked for. */
function toRequest(chunks: Uint8Array[], onPull: (bytes: number) => void = () => {}): Request {
  let pulled = 0;
  let next = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        const chunk = chunks[next++];
        if (!chunk) return controller.close();
        pulled += chunk.length;
        onPull(pulled);
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  return new Request("http://localhost/", { method: "POST", body, headers });
}

function toPieces(bytes: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.slice(i * size, (i + 1) * size),
  );
}

const fields = ["details", "late"];
const shape = { fields, maxBytes: mebibyte };

async function read(chunks: Uint8Array[]) {
  const bytes: number[] = [];
  let name = "";
  const form = await readFormStream(toRequest(chunks), {
    ...shape,
    file: {
      field: "attachment",
      take: async (file) => {
        name = file.name;
        for await (const chunk of file.content) bytes.push(...chunk);
      },
    },
  });
  return { form, name, bytes };
}

test("reads a form the same wherever the network splits it", async () => {
  const file = new Uint8Array([
    ...toBytes(`%PDF-1.7\r\n--${boundary.slice(0, 9)}\r\n\r\n--`),
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

test("rejects a form that breaks off and notifies the reader of its file", async () => {
  const body = toBody(toBytes("%PDF-1.7 and so on"), "a.pdf");
  let failure: unknown;
  const take = async (file: FormFile) => {
    try {
      for await (const _chunk of file.content);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const file = { field: "attachment", take };
  const form = await readFormStream(toRequest([body.slice(0, -90)]), { ...shape, file });
  expect(form).toMatchObject({ code: "unreadable_form" });
  expect(failure).toBeInstanceOf(Error);
});

test("cuts off a form that does not end", async () => {
  const pieces = toPieces(toBody(new Uint8Array(2 * mebibyte), "a.pdf"), 64 * kibibyte);
  let pulled = 0;
  const request = toRequest(pieces, (bytes) => {
    pulled = bytes;
  });
  const file = { field: "attachment", take: async () => {} };
  expect(await readFormStream(request, { ...shape, file })).toMatchObject({ code: "too_large" });
  expect(pulled).toBeLessThan(mebibyte + 128 * kibibyte);
});

test("keeps a slowly read file in the network instead of in memory", async () => {
  const pieces = toPieces(toBody(new Uint8Array(8 * mebibyte), "a.pdf"), 64 * kibibyte);
  let pulled = 0;
  let taken = 0;
  let mostAhead = 0;
  const request = toRequest(pieces, (bytes) => {
    pulled = bytes;
  });
  const take = async (file: FormFile) => {
    for await (const chunk of file.content) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      mostAhead = Math.max(mostAhead, pulled - taken);
      taken += chunk.length;
    }
  };
  await readFormStream(request, { fields, maxBytes: 9 * mebibyte, file: { field: "attachment", take } });
  expect(taken).toBe(8 * mebibyte);
  expect(mostAhead).toBeLessThan(512 * kibibyte);
});

test("stores a file part by part and holds at most one part", async () => {
  let sent = 0;
  let kept = 0;
  let mostHeld = 0;
  async function* content() {
    for (let i = 0; i < 150; i++) {
      const chunk = new Uint8Array(64 * kibibyte).fill(i);
      if (i === 0) chunk.set(toBytes("%PDF-1.4"));
      sent += chunk.length;
      yield chunk;
      mostHeld = Math.max(mostHeld, sent - kept);
    }
  }
  const createMultipartUpload = async (key: string, options?: R2MultipartOptions) => {
    const upload = await env.FILES.createMultipartUpload(key, options);
    const uploadPart = async (number: number, value: Uint8Array) => {
      kept += value.length;
      return upload.uploadPart(number, value);
    };
    return { uploadPart, complete: (parts: R2UploadedPart[]) => upload.complete(parts) };
  };
  const stored = await storeUpload(
    { createMultipartUpload } as unknown as R2Bucket,
    "uploads/large",
    content(),
  );
  const object = await env.FILES.head("uploads/large");
  expect(stored).toEqual({
    key: "uploads/large",
    contentType: "application/pdf",
    sizeBytes: 150 * 64 * kibibyte,
    digest: object?.etag,
  });
  expect(object?.size).toBe(150 * 64 * kibibyte);
  expect(mostHeld).toBeLessThanOrEqual(5 * mebibyte);
});

test.each([
  ["role.pdf", "application/pdf", "role.pdf"],
  ["C:\\Users\\Dana\\role.PDF", "application/pdf", "role.pdf"],
  ["../../etc/passwd", "application/pdf", "passwd.pdf"],
  ["invoice.html", "application/pdf", "invoice.html.pdf"],
  ["photo.jpeg", "image/jpeg", "photo.jpg"],
  ["evil\u202Efdp.exe", "image/png", "evilfdp.exe.png"],
  ['a\r\nSet-Cookie: x="1".pdf', "application/pdf", "aSet-Cookie_ x=_1_.pdf"],
  ["...", "image/gif", "attachment.gif"],
  ["x".repeat(300), "image/webp", `${"x".repeat(120)}.webp`],
] as const)("makes the name %j safe", (name, type, safe) => {
  expect(toSafeFileName(name, uploadTypes[type])).toBe(safe);
});

test("sends a file name in any script in a header", () => {
  expect(toContentDisposition("Rôle (ICU) 履歴.pdf")).toBe(
    "attachment; filename=\"R_le (ICU) __.pdf\"; filename*=UTF-8''R%C3%B4le%20%28ICU%29%20%E5%B1%A5%E6%AD%B4.pdf",
  );
});

test("gives up a file that the store neither takes nor refuses, and keeps nothing of it", async () => {
  const never = () => new Promise<never>(() => {});
  const stalled = (from: "put" | "part"): R2Bucket =>
    ({
      put: never,
      createMultipartUpload: from === "part" ? async () => ({ uploadPart: never, abort: never }) : never,
    }) as unknown as R2Bucket;
  const rules = { maxBytes: 10 * mebibyte, findType: () => "application/pdf" as const, partLimitMs: 50 };
  async function* content(bytes: number) {
    yield new Uint8Array(bytes);
  }
  await expect(streamToBucket(stalled("put"), "x", content(kibibyte), rules)).rejects.toThrow(
    "R2 has not answered",
  );
  for (const from of ["put", "part"] as const)
    await expect(streamToBucket(stalled(from), "x", content(6 * mebibyte), rules)).rejects.toThrow(
      "R2 has not answered",
    );
});
