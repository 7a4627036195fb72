import { expect, test } from "vitest";
import { listMails } from "../support/accounts.ts";
import {
  hireFields,
  inOneMinute,
  listKeys,
  listRows,
  newVisitor,
  pdf,
  png,
  postHireRequest,
  toBytes,
  toMultipart,
} from "../support/requests.ts";
import { env, isWhole, postJson, send } from "../support/site.ts";

const mebibyte = 1024 * 1024;

async function countStored() {
  const [requests, files, keys] = await Promise.all([
    listRows("hire_requests"),
    listRows("attachments"),
    listKeys(),
  ]);
  return { requests: requests.length, files: files.length, keys: keys.length };
}

test("stores a request with a PDF and its file, and emails us about it", async () => {
  const response = await postHireRequest(toMultipart(hireFields, pdf()));
  expect(response.status).toBe(201);
  const request = (await listRows("hire_requests")).at(-1);
  expect(request?.reference).toMatch(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await response.json()).toEqual({
    ok: true,
    receipt: {
      reference: request?.reference,
      sentAt: request?.created_at,
      facts: [
        { label: "Name", value: "Dana Whitfield" },
        { label: "Email", value: "dana@harborhealth.example" },
        { label: "Phone", value: "555-010-0199" },
        { label: "Company", value: "Harbor Health" },
      ],
      text: hireFields.details,
      fileName: "role.pdf",
    },
  });
  expect(request).toMatchObject({ ...hireFields, status: "new" });
  const file = (await listRows("attachments")).at(-1);
  expect(file).toMatchObject({
    hire_request_id: request?.id,
    file_name: "role.pdf",
    content_type: "application/pdf",
    size_bytes: pdf().length,
  });
  const object = await env.FILES.get(String(file?.r2_key));
  expect(new Uint8Array(await object!.arrayBuffer())).toEqual(pdf());
  const mail = (await listRows("outbox")).at(-1);
  expect(mail).toMatchObject({ recipient: env.MAIL_TO, reply_to: hireFields.email });
  const [queued] = await listMails(env.MAIL_TO);
  expect(queued?.body).toContain(hireFields.details);
});

test("accepts a request without a file, with or without a phone, as JSON and as a form", async () => {
  const { phone: _, ...withoutPhone } = hireFields;
  expect((await postJson("/api/hire-request", withoutPhone, newVisitor())).status).toBe(201);
  expect((await listRows("hire_requests")).at(-1)).toMatchObject({ ...withoutPhone, phone: null });
  expect((await postHireRequest(toMultipart({ ...withoutPhone, phone: "" }))).status).toBe(201);
  const empty = toMultipart(hireFields, new Uint8Array(), "");
  expect((await postHireRequest(empty)).status).toBe(201);
});

test("requires of a form in a page what the quick-hire form does, and of the dialog less", async () => {
  const bare = {
    name: "Dana Whitfield",
    email: "dana@example.com",
    company: "Harbor Ridge",
    details: "Soon.",
  };
  for (const source of [undefined, "", "hire-request"]) {
    const sent = source === undefined ? bare : { ...bare, source };
    expect((await postJson("/api/hire-request", sent, newVisitor())).status).toBe(201);
    expect((await postHireRequest(toMultipart(sent))).status).toBe(201);
  }
  for (const source of ["home-page", "employers", "physician-recruiters"]) {
    const sent = { ...bare, source, phone: "555" };
    for (const response of [
      await postJson("/api/hire-request", sent, newVisitor()),
      await postHireRequest(toMultipart(sent)),
    ]) {
      expect(response.status).toBe(400);
      expect(((await response.json()) as { fields: object }).fields).toEqual({
        phone: "Please enter a valid phone number",
        position: "Position title is required",
        details: "Please provide more details about your hiring needs",
      });
    }
  }
});

test("notes a file named in JSON as not sent", async () => {
  const body = { ...hireFields, details: "Named only.", fileName: "role.pdf" };
  expect((await postJson("/api/hire-request", body, newVisitor())).status).toBe(201);
  expect((await listRows("hire_requests")).at(-1)?.details).toBe(
    "Named only.\n\n(Names a file that was not sent: role.pdf)",
  );
});

test("accepts a file ahead of the fields and removes it when the fields are wrong", async () => {
  const before = await countStored();
  const fileFirst = (fields: Record<string, string>) => {
    const form = toMultipart({}, pdf());
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    return form;
  };
  expect((await postHireRequest(fileFirst({ ...hireFields, company: "" }))).status).toBe(400);
  expect(await countStored()).toEqual(before);
  expect((await postHireRequest(fileFirst(hireFields))).status).toBe(201);
  expect(await countStored()).toEqual({
    requests: before.requests + 1,
    files: before.files + 1,
    keys: before.keys + 1,
  });
});

test("names missing fields and stores nothing", async () => {
  const before = await countStored();
  const response = await postHireRequest(toMultipart({ ...hireFields, name: " ", details: "" }, pdf()));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: "missing_information",
    message: "Please fill in all required fields",
    fields: { name: "Name is required", details: "Details are required" },
  });
  expect(await countStored()).toEqual(before);
});

test("rejects an invalid email and text that is too long", async () => {
  const address = await postHireRequest(toMultipart({ ...hireFields, email: "dana at harbor" }));
  expect(address.status).toBe(400);
  expect(await address.json()).toMatchObject({ message: "Please enter a valid email address" });
  const long = await postHireRequest(toMultipart({ ...hireFields, details: "x".repeat(5001) }));
  expect(await long.json()).toMatchObject({ message: "Please use at most 5,000 characters" });
});

test("stores what the hiring form asks beyond the specified fields", async () => {
  const more = { position: "ICU nurse", place: "Portland, ME", headcount: "2", source: "home-page" };
  expect((await postHireRequest(toMultipart({ ...hireFields, ...more }))).status).toBe(201);
  expect((await listRows("hire_requests")).at(-1)).toMatchObject({ ...more, headcount: 2 });
  for (const headcount of ["0", "1000", "two", "1.5"]) {
    const refused = await postHireRequest(toMultipart({ ...hireFields, headcount }));
    expect(refused.status, headcount).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: { headcount: "Please enter a number from 1 to 999" },
    });
  }
});

test("refuses a second file at its field", async () => {
  const form = toMultipart(hireFields, pdf());
  form.append("attachment", new File([pdf()], "second.pdf"));
  const before = await countStored();
  const response = await postHireRequest(form);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "too_many_files",
    fields: { attachment: "Please attach one file. You sent a second one, so nothing was sent." },
  });
  expect(await countStored()).toEqual(before);
});

test("says of an empty PDF that it is empty or damaged", async () => {
  for (const bytes of ["", "\u0000\u0001\u0002 broken"]) {
    const refused = await postHireRequest(toMultipart(hireFields, toBytes(bytes), "role.pdf"));
    expect(refused.status).toBe(415);
    expect(await refused.json()).toMatchObject({ code: "damaged_file" });
  }
});

test("judges a file by its bytes, not by its name or header", async () => {
  const before = await countStored();
  const html = await postHireRequest(
    toMultipart(hireFields, toBytes("<!doctype html><script>1</script>"), "role.pdf"),
  );
  expect(html.status).toBe(415);
  expect(await html.json()).toEqual({
    code: "invalid_file_type",
    message: "Please upload a PDF or image file",
    fields: { attachment: "Please upload a PDF or image file" },
  });
  const svg = await postHireRequest(
    toMultipart(hireFields, toBytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), "a.png"),
  );
  expect(svg.status).toBe(415);
  const nothing = await postHireRequest(toMultipart(hireFields, new Uint8Array(), "role.pdf"));
  expect(nothing.status).toBe(415);
  expect(await countStored()).toEqual(before);
  const image = await postHireRequest(
    toMultipart({ ...hireFields, details: "A picture" }, png(), "scan.txt"),
  );
  expect(image.status).toBe(201);
  expect((await listRows("attachments")).at(-1)).toMatchObject({
    content_type: "image/png",
    file_name: "scan.txt.png",
  });
  const photo = new Uint8Array([0, 0, 0, 0x24, ...toBytes("ftypheic"), 0, 0, 0, 0]);
  const heic = await postHireRequest(
    toMultipart({ ...hireFields, details: "A photo" }, photo, "IMG_0142.HEIC"),
  );
  expect(heic.status).toBe(201);
  expect((await listRows("attachments")).at(-1)).toMatchObject({
    content_type: "image/heic",
    file_name: "IMG_0142.heic",
  });
});

test.runIf(isWhole)("accepts a file of exactly 10 MiB and rejects one byte more", async () => {
  const before = await countStored();
  const large = new Uint8Array(10 * mebibyte + 1);
  large.set(toBytes("%PDF-1.4"));
  large.set([1, 2, 3], 5 * mebibyte - 1);
  const over = await postHireRequest(toMultipart({ ...hireFields, details: "Over" }, large));
  expect(over.status).toBe(413);
  expect(await over.json()).toMatchObject({ code: "too_large" });
  expect(await countStored()).toEqual(before);
  const exact = large.slice(0, -1);
  expect((await postHireRequest(toMultipart({ ...hireFields, details: "Exact" }, exact))).status).toBe(201);
  const file = (await listRows("attachments")).at(-1);
  expect(file?.size_bytes).toBe(10 * mebibyte);
  const object = await env.FILES.get(String(file?.r2_key));
  const stored = await crypto.subtle.digest("SHA-256", await object!.arrayBuffer());
  expect(new Uint8Array(stored)).toEqual(new Uint8Array(await crypto.subtle.digest("SHA-256", exact)));
});

test.runIf(isWhole)("reads a file far over the limit to its end, so that you get the answer", async () => {
  const before = await countStored();
  const size = 15 * mebibyte;
  const files = { "role.pdf": toBytes("%PDF-1.4"), "role.html": toBytes("<html>") };
  const answers: number[] = [];
  for (const [name, head] of Object.entries(files)) {
    const bytes = new Uint8Array(size);
    bytes.set(head);
    answers.push((await postHireRequest(toMultipart({ ...hireFields, details: name }, bytes, name))).status);
  }
  expect(answers).toEqual([413, 415]);
  expect(await countStored()).toEqual(before);
});

test.runIf(isWhole)("cuts off a request without an end", async () => {
  const bytes = new Uint8Array(41 * mebibyte);
  bytes.set(toBytes("%PDF-1.4"));
  const response = await postHireRequest(toMultipart(hireFields, bytes));
  expect(response.status).toBe(413);
});

test("stores the same request once and keeps one file", async () => {
  const before = await countStored();
  const fields = { ...hireFields, company: "Twice Clinic", idempotencyKey: "key-1" };
  const first = await postHireRequest(toMultipart(fields, pdf()));
  expect(first.status).toBe(201);
  const again = await postHireRequest(toMultipart(fields, pdf()));
  expect(again.status).toBe(201);
  expect(await again.json()).toEqual(await first.json());
  expect(await countStored()).toEqual({
    requests: before.requests + 1,
    files: before.files + 1,
    keys: before.keys + 1,
  });
  const header = { ...newVisitor(), "idempotency-key": "key-2" };
  expect((await postJson("/api/hire-request", hireFields, header)).status).toBe(201);
  expect((await postJson("/api/hire-request", hireFields, header)).status).toBe(201);
  expect((await countStored()).requests).toBe(before.requests + 2);
});

test("accepts two visitors who got the same key from the edge cache", async () => {
  const before = await countStored();
  await postHireRequest(toMultipart({ ...hireFields, company: "First", idempotencyKey: "shared" }));
  await postHireRequest(toMultipart({ ...hireFields, company: "Second", idempotencyKey: "shared" }));
  expect((await countStored()).requests).toBe(before.requests + 2);
});

test("asks the eleventh request within a minute to wait", () =>
  inOneMinute(async (visitor) => {
    for (let i = 0; i < 10; i++) await postHireRequest(toMultipart({ ...hireFields, name: "" }), visitor);
    const before = await countStored();
    const response = await postHireRequest(toMultipart(hireFields, pdf()), visitor);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.json()).toMatchObject({ code: "too_many_requests" });
    expect(await countStored()).toEqual(before);
  }));

test("answers 415 without JSON or a form, 400 to a broken form and 403 to another site", async () => {
  const text = await postHireRequest("name=Dana", { ...newVisitor(), "content-type": "text/plain" });
  expect(text.status).toBe(415);
  const type = "multipart/form-data; boundary=x";
  const broken = await postHireRequest("--x\r\nContent-Dis", { ...newVisitor(), "content-type": type });
  expect(broken.status).toBe(400);
  const foreign = await send("/api/hire-request", {
    method: "POST",
    body: toMultipart(hireFields),
    headers: { origin: "https://evil.example", ...newVisitor() },
  });
  expect(foreign.status).toBe(403);
});

test("treats the same words with a file, or with another file, as a new request", async () => {
  const fields = { ...hireFields, company: "Afterthought Clinic", idempotencyKey: "key-3" };
  const before = await countStored();
  await postHireRequest(toMultipart(fields));
  await postHireRequest(toMultipart(fields, pdf()));
  await postHireRequest(toMultipart(fields, png()));
  const large = () => {
    const bytes = new Uint8Array(6 * mebibyte);
    bytes.set(toBytes("%PDF-1.4"));
    return bytes;
  };
  await postHireRequest(toMultipart(fields, large()));
  await postHireRequest(toMultipart(fields, large()));
  expect(await countStored()).toEqual({
    requests: before.requests + 4,
    files: before.files + 3,
    keys: before.keys + 3,
  });
});
