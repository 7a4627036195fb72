import { expect, test, vi } from "vitest";
import { broken } from "#tests/support/faults.ts";
import { toText } from "#tests/support/html.ts";
import {
  contactFields,
  hireFields,
  inOneMinute,
  listKeys,
  listRows,
  newVisitor,
  pdf,
  postWith,
  toBytes,
  toMultipart,
} from "#tests/support/requests.ts";
import { origin, post, send } from "#tests/support/site.ts";

const host = { host: new URL(origin).host };
const postPage = (path: string, body: BodyInit) => post(path, body, { ...host, ...newVisitor() });
const toForm = (fields: Record<string, string>) => new URLSearchParams(fields);

/** What our own form asks beyond the endpoint's fields. */
const formFields = { ...hireFields, position: "ICU nurse", place: "Portland, ME", headcount: "2" };

/** The cookie that a redirect sets, as the browser sends it back. */
const toCookie = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

async function readReceipt(response: Response) {
  const path = response.headers.get("location")!;
  const page = await send(path, { headers: { cookie: toCookie(response) } });
  expect(page.headers.get("cache-control")).toContain("no-store");
  return page.text();
}

async function read(path: string) {
  const response = await send(path);
  return { status: response.status, html: await response.text() };
}

test("works without JavaScript on the hire-request page, with the file field last", async () => {
  const { status, html } = await read("/hire-request");
  expect(status).toBe(200);
  expect(html).toMatch(
    /<form[^>]*method="post"[^>]*action="\/hire-request"[^>]*enctype="multipart\/form-data"|<form[^>]*encType="multipart\/form-data"/i,
  );
  const names = [...html.matchAll(/<(?:input|textarea)[^>]*\sname="([^"]+)"/g)].map(([, name]) => name);
  expect(names.slice(names.indexOf("idempotencyKey"))).toEqual([
    "idempotencyKey",
    "source",
    "name",
    "email",
    "phone",
    "company",
    "position",
    "place",
    "headcount",
    "details",
    "attachment",
  ]);
  expect(html).toMatch(/<label[^>]*>Phone<span[^>]*> \(optional\)/);
});

test("sends a request with its PDF without JavaScript and shows the receipt to its sender only", async () => {
  const response = await postPage(
    "/hire-request",
    toMultipart({ ...formFields, idempotencyKey: "p1" }, pdf()),
  );
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/hire-request?sent=1");
  expect(toCookie(response)).not.toMatch(/Dana|harbor/i);
  const stored = (await listRows("hire_requests")).at(-1)!;
  expect(stored).toMatchObject({ ...formFields, headcount: 2 });
  expect(await listKeys()).toContain((await listRows("attachments")).at(-1)?.r2_key);
  const html = await readReceipt(response);
  for (const text of [
    "Request Submitted Successfully",
    "contact you within 24 hours to discuss your hiring needs.",
    String(stored.reference),
    "Answer due by",
    "The 24 hours leave out weekends and federal holidays.",
    "role.pdf",
    "ICU nurse",
    "Portland, ME",
    formFields.details,
    "What happens next",
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/<form[^>]*action="\/hire-request"/);
  const other = (await read("/hire-request?sent=1")).html;
  expect(other).toContain("Request Submitted Successfully");
  expect(other).not.toContain(String(stored.reference));
  const wrong = await send("/hire-request?sent=1", { headers: { cookie: "receipt=hire.unknown" } });
  expect(await wrong.text()).not.toContain("Answer due by");
});

test("answers a form of a page in that form's own words", async () => {
  const fields = { ...formFields, details: "Nights from January, $45 an hour.", source: "employers" };
  const html = await readReceipt(await postPage("/hire-request", toMultipart(fields)));
  expect(html).toContain("Hiring Request Submitted!");
  expect(html).toContain("contact you within 24 hours to discuss your staffing needs.");
});

test("fills the form in with the profession and the place of the page that led there", async () => {
  const { html } = await read("/hire-request?position=Pediatrician&place=Chicago%2C+IL");
  expect(html).toMatch(/name="position"[^>]*value="Pediatrician"/);
  expect(html).toMatch(/name="place"[^>]*value="Chicago, IL"/);
});

test("names missing fields without JavaScript and keeps what you typed", async () => {
  const before = (await listKeys()).length;
  const response = await postPage("/hire-request", toMultipart({ ...formFields, company: "" }, pdf()));
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Missing Information");
  expect(html).toContain("Please fill in all required fields");
  expect(html).toContain("Company name is required");
  expect(html).toContain('value="Dana Whitfield"');
  expect(html).toContain(`>${hireFields.details}</textarea>`);
  expect((await listKeys()).length).toBe(before);
});

test.each([
  ["of another kind", "Please upload a PDF or image file", 415, [toBytes("<html></html>")]],
  ["over 10 MB", "The file is larger than 10 MB", 413, [new Uint8Array(11 * 1024 * 1024).fill(37)]],
  ["over 40 MB", "The file is larger than 10 MB", 413, [new Uint8Array(41 * 1024 * 1024)]],
  ["beside another", "You sent a second one", 400, [pdf(), pdf()]],
] as const)("rejects a file %s at its field and keeps what you typed", async (_, text, status, files) => {
  const before = await listKeys();
  const form = toMultipart(formFields);
  for (const bytes of files) {
    const head = files.length === 1 && status === 413 ? toBytes("%PDF-1.7") : [];
    form.append("attachment", new File([new Uint8Array(head), bytes], "role.pdf"));
  }
  const response = await postPage("/hire-request", form);
  expect(response.status).toBe(status);
  const html = await response.text();
  const input = /<input[^>]*type="file"[^>]*>/.exec(html)![0];
  expect(input).toContain('aria-invalid="true"');
  const error = /aria-describedby="[^"]* ([^" ]*-error)"/.exec(input)![1]!;
  expect(html.slice(html.indexOf(`id="${error}"`)).slice(0, 200)).toContain(text);
  expect(html).toContain("No file is attached now.");
  expect(html).toContain('value="Dana Whitfield"');
  expect(html).toContain(`>${formFields.details}</textarea>`);
  expect(await listKeys()).toEqual(before);
});

test("says how to get back to what you typed when you send too often", () =>
  inOneMinute(async (network) => {
    const visitor = { ...host, ...network };
    for (let i = 0; i < 10; i++) await post("/hire-request", toMultipart({}), visitor);
    const response = await post("/hire-request", toMultipart(hireFields), visitor);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.text()).toContain("Your text is also still in the form if you go back.");
  }));

test("shows the contact page without JavaScript and names its canonical address", async () => {
  for (const path of ["/contact", "/contact-us"]) {
    const { status, html } = await read(path);
    expect(status).toBe(200);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/contact"/);
    for (const value of ["emergency-medicine", "family-medicine", "internal-medicine", "nursing", "other"]) {
      expect(html).toContain(`<option value="${value}">`);
    }
  }
  const response = await postPage("/contact", toForm({ ...contactFields, idempotencyKey: "c1" }));
  expect(response.headers.get("location")).toBe("/contact?sent=1");
  expect((await listRows("contacts")).at(-1)).toMatchObject({
    kind: "contact",
    message: contactFields.message,
  });
  const html = await readReceipt(response);
  expect(html).toContain("Message Sent Successfully!");
  expect(html).toContain("get back to you within 24 hours.");
  expect(html).toContain(String((await listRows("contacts")).at(-1)?.reference));
  expect(html).toContain(contactFields.message);
  expect(html).not.toMatch(/<form[^>]*action="\/contact"/);
  expect(html).toContain('href="/register"');
});

test("returns a contact form with its mistakes and what you typed", async () => {
  const response = await postPage(
    "/contact",
    toForm({ ...contactFields, email: "sam at home", lastName: "" }),
  );
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Last name is required");
  expect(html).toContain("Please enter a valid email address");
  expect(html).toContain('value="sam at home"');
  expect(html).toMatch(/<option value="nursing" selected="">/);
  expect(html).toContain(`>${contactFields.message}</textarea>`);
});

test("says when messages cannot be stored and keeps what you typed", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await postWith({ DB: broken<D1Database>() }, "/contact", toForm(contactFields));
  expect(log, "the message, what every page shows, and the webhooks that are due").toHaveBeenCalledTimes(3);
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain("Error Sending Message");
  expect(html).toContain("yours was not sent");
  expect(html).toContain('value="sam@example.com"');
});

test("tells employers what they get, and marks terms that no operator has set as samples", async () => {
  const { html } = await read("/employers");
  const text = toText(html);
  expect(text).toContain("Hire healthcare professionals");
  expect(text).toContain("Sample, not real candidates");
  expect(text).toMatch(/Sample terms, not an offer.*Placement fee\s*22% of first-year base pay/s);
  expect(text).toContain("Ask us for your terms");
  expect(text).not.toMatch(/Our placement fee is/);
  expect(text).toMatch(/Ask our recruiters.*Tell us who you need.*Post the job yourself.*Post a job/s);
  const order = [
    "How recruiting works",
    "Submit Request",
    "What you get",
    "Our terms",
    "Questions from employers",
  ];
  expect(order.map((words) => text.indexOf(words)).every((at, i, all) => at > (all[i - 1] ?? 0))).toBe(true);
  expect(html).toMatch(/<form[^>]*action="\/hire-request"/);
});

test("returns a form of a page with its mistakes and what you typed", async () => {
  const wrong = { ...formFields, phone: "555", details: "Nurses", source: "employers" };
  const response = await postPage("/hire-request", toMultipart(wrong));
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Please enter a valid phone number");
  expect(html).toContain("Please provide more details about your hiring needs");
  expect(html).toContain('value="ICU nurse"');
  expect(html).toContain('value="employers"');
  expect(html).toContain(">Nurses</textarea>");
});

test("rejects a form from another site", async () => {
  for (const path of ["/hire-request", "/contact"]) {
    const headers = { ...host, origin: "https://evil.example" };
    const response = await send(path, { method: "POST", body: toForm(contactFields), headers });
    expect(response.status).toBe(403);
  }
});
