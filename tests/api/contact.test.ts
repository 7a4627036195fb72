import { expect, test } from "vitest";
import { contactFields, inOneMinute, listRows, newVisitor } from "../support/requests.ts";
import { env, post, postJson, send } from "../support/site.ts";

/** As the spec shapes it (section 7). */
const employerContact = {
  firstName: "Dana",
  lastName: "Mae Whitfield",
  email: "dana@harborhealth.example",
  phone: "555-010-0199",
  message: "Position: ICU nurse\n\nTwo night-shift nurses in Portland from January.",
  source: "home-page",
  company: "Harbor Health",
  position: "ICU nurse",
  specialty: "Employer Inquiry",
};

const postContact = (body: unknown, headers = newVisitor()) => postJson("/api/contact", body, headers);

test("stores a message and emails it to us with the sender's reply address", async () => {
  const response = await postContact(contactFields);
  expect(response.status).toBe(201);
  expect((await listRows("contacts")).at(-1)).toMatchObject({
    kind: "contact",
    first_name: "Sam",
    last_name: "Okafor",
    email: "sam@example.com",
    phone: null,
    specialty: "nursing",
    message: contactFields.message,
    company: null,
    status: "new",
  });
  expect((await listRows("outbox")).at(-1)).toMatchObject({
    recipient: env.MAIL_TO,
    reply_to: "sam@example.com",
  });
});

test("stores an employer's request as specified", async () => {
  expect((await postContact(employerContact)).status).toBe(201);
  expect((await listRows("contacts")).at(-1)).toMatchObject({
    kind: "employer",
    first_name: "Dana",
    last_name: "Mae Whitfield",
    message: employerContact.message,
    source: "home-page",
    company: "Harbor Health",
    position: "ICU nurse",
    specialty: "Employer Inquiry",
  });
});

test("returns a receipt of what was stored, the same for the same message", async () => {
  const headers = { ...newVisitor(), "idempotency-key": "receipt" };
  const first = (await (await postContact(contactFields, headers)).json()) as { receipt: { sentAt: number } };
  const stored = (await listRows("contacts")).at(-1)!;
  expect(stored.reference).toMatch(/^M-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(first).toEqual({
    ok: true,
    receipt: {
      reference: stored.reference,
      sentAt: stored.created_at,
      facts: [
        { label: "Name", value: "Sam Okafor" },
        { label: "Email", value: "sam@example.com" },
        { label: "Specialty", value: "Nursing" },
      ],
      text: contactFields.message,
      fileName: null,
    },
  });
  expect(await (await postContact(contactFields, headers)).json()).toEqual(first);
  expect(String((await listRows("outbox")).at(-1)?.body)).toContain(String(stored.reference));
});

test("accepts an employer with one name and no phone", async () => {
  expect((await postContact({ ...employerContact, lastName: "", phone: null })).status).toBe(201);
});

test("names missing or invalid fields and stores nothing", async () => {
  const before = (await listRows("contacts")).length;
  const response = await postContact({
    ...contactFields,
    lastName: "",
    email: "sam",
    specialty: "astrology",
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "invalid_input",
    fields: {
      lastName: "Last name is required",
      email: "Please enter a valid email address",
      specialty: expect.any(String),
    },
  });
  const employer = await postContact({ ...employerContact, company: "" });
  expect(await employer.json()).toMatchObject({ fields: { company: "Company name is required" } });
  expect((await listRows("contacts")).length).toBe(before);
});

test("stores the same message with the same key once", async () => {
  const before = (await listRows("contacts")).length;
  const mails = (await listRows("outbox")).length;
  const headers = { ...newVisitor(), "idempotency-key": "k" };
  expect((await postContact(contactFields, headers)).status).toBe(201);
  expect((await postContact(contactFields, headers)).status).toBe(201);
  expect((await listRows("contacts")).length).toBe(before + 1);
  expect((await listRows("outbox")).length).toBe(mails + 1);
});

test("asks the eleventh message within a minute to wait", () =>
  inOneMinute(async (visitor) => {
    for (let i = 0; i < 10; i++) await postContact(contactFields, visitor);
    const response = await postContact(contactFields, visitor);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
  }));

test("answers 415 without JSON, 413 to too much, 405 to reading and 403 to another site", async () => {
  expect((await post("/api/contact", new URLSearchParams(contactFields), newVisitor())).status).toBe(415);
  expect((await postContact({ ...contactFields, message: "x".repeat(70_000) })).status).toBe(413);
  expect((await send("/api/contact")).status).toBe(405);
  const headers = { origin: "https://evil.example", "content-type": "application/json" };
  const foreign = await send("/api/contact", {
    method: "POST",
    body: JSON.stringify(contactFields),
    headers,
  });
  expect(foreign.status).toBe(403);
});
