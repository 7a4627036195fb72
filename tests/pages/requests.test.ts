import { expect, test, vi } from "vitest";
import { broken } from "../support/faults.ts";
import {
  contactFields,
  hireFields,
  listKeys,
  listRows,
  newVisitor,
  pdf,
  postWith,
  toBytes,
  toMultipart,
} from "../support/requests.ts";
import { origin, post, send } from "../support/site.ts";

const host = { host: new URL(origin).host };
const postPage = (path: string, body: BodyInit) => post(path, body, { ...host, ...newVisitor() });
const toForm = (fields: Record<string, string>) => new URLSearchParams(fields);

const quickHire = {
  name: "Dana Whitfield",
  email: "dana@harborhealth.example",
  phone: "555-010-0199",
  company: "Harbor Health",
  position: "ICU nurse",
  details: "Two night-shift nurses in Portland from January.",
  source: "employers",
};

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
    "name",
    "email",
    "phone",
    "company",
    "details",
    "attachment",
  ]);
  expect(html).toMatch(/<label[^>]*>Phone<span[^>]*> \(optional\)/);
});

test("sends a request with its PDF without JavaScript and confirms it", async () => {
  const response = await postPage(
    "/hire-request",
    toMultipart({ ...hireFields, idempotencyKey: "p1" }, pdf()),
  );
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/hire-request?sent=1");
  expect((await listRows("hire_requests")).at(-1)).toMatchObject({ ...hireFields });
  expect(await listKeys()).toContain((await listRows("attachments")).at(-1)?.r2_key);
  const { html } = await read("/hire-request?sent=1");
  expect(html).toContain("Request Submitted Successfully");
  expect(html).toContain("contact you within 24 hours to discuss your hiring needs.");
});

test("names missing fields without JavaScript and keeps what you typed", async () => {
  const before = (await listKeys()).length;
  const response = await postPage("/hire-request", toMultipart({ ...hireFields, company: "" }, pdf()));
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Missing Information");
  expect(html).toContain("Please fill in all required fields");
  expect(html).toContain("Company name is required");
  expect(html).toContain('value="Dana Whitfield"');
  expect(html).toContain(`>${hireFields.details}</textarea>`);
  expect((await listKeys()).length).toBe(before);
});

test("rejects another kind of file without JavaScript and keeps what you typed", async () => {
  const response = await postPage(
    "/hire-request",
    toMultipart(hireFields, toBytes("<html></html>"), "role.pdf"),
  );
  expect(response.status).toBe(415);
  const html = await response.text();
  expect(html).toContain("Invalid file type");
  expect(html).toContain("Please upload a PDF or image file");
  expect(html).toContain('value="Dana Whitfield"');
});

test("says how to get back to what you typed when you send too often", async () => {
  const visitor = { ...host, ...newVisitor() };
  for (let i = 0; i < 10; i++) await post("/hire-request", toMultipart({}), visitor);
  const response = await post("/hire-request", toMultipart(hireFields), visitor);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("60");
  expect(await response.text()).toContain("Your text is also still in the form if you go back.");
});

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
  const { html } = await read("/contact?sent=1");
  expect(html).toContain("Message Sent Successfully!");
  expect(html).toContain("get back to you within 24 hours.");
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
  expect(log, "the message, and the figures that every page shows").toHaveBeenCalledTimes(2);
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain("Error Sending Message");
  expect(html).toContain("yours was not sent");
  expect(html).toContain('value="sam@example.com"');
});

test("sends the quick-hire form on the employers page without JavaScript", async () => {
  const { html } = await read("/employers");
  expect(html).toContain("Hire healthcare professionals");
  expect(html).toContain('href="/hire-request"');
  const response = await postPage("/employers", toForm(quickHire));
  expect(response.headers.get("location")).toBe("/employers?sent=1");
  expect((await listRows("contacts")).at(-1)).toMatchObject({
    kind: "employer",
    first_name: "Dana",
    last_name: "Whitfield",
    message: "Position: ICU nurse\n\nTwo night-shift nurses in Portland from January.",
    source: "employers",
    specialty: "Employer Inquiry",
  });
  expect((await read("/employers?sent=1")).html).toContain("Hiring Request Submitted!");
});

test("returns a quick-hire form with its mistakes and what you typed", async () => {
  const response = await postPage("/employers", toForm({ ...quickHire, phone: "555", details: "Nurses" }));
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Please enter a valid phone number");
  expect(html).toContain("Please provide more details about your hiring needs");
  expect(html).toContain('value="ICU nurse"');
  expect(html).toContain(">Nurses</textarea>");
});

test("rejects a form from another site", async () => {
  for (const path of ["/hire-request", "/contact", "/employers"]) {
    const headers = { ...host, origin: "https://evil.example" };
    const response = await send(path, { method: "POST", body: toForm(contactFields), headers });
    expect(response.status).toBe(403);
  }
});
