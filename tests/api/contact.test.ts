import { expect, test } from "vitest";
import { quickHireSchema, toEmployerContact } from "#app/contact/contact.ts";
import { contactFields, listRows, newVisitor } from "../support/requests.ts";
import { env, post, postJson, send } from "../support/site.ts";

const quickHire = {
  name: "Dana Mae Whitfield",
  email: "dana@harborhealth.example",
  phone: "555-010-0199",
  company: "Harbor Health",
  position: "ICU nurse",
  details: "Two night-shift nurses in Portland from January.",
  source: "home-page",
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

test("splits and joins the quick-hire form's request as specified", async () => {
  const body = toEmployerContact(quickHireSchema.parse(quickHire));
  expect(body).toEqual({
    firstName: "Dana",
    lastName: "Mae Whitfield",
    email: "dana@harborhealth.example",
    phone: "555-010-0199",
    message: "Position: ICU nurse\n\nTwo night-shift nurses in Portland from January.",
    source: "home-page",
    company: "Harbor Health",
    position: "ICU nurse",
    specialty: "Employer Inquiry",
  });
  expect((await postContact(body)).status).toBe(201);
  expect((await listRows("contacts")).at(-1)).toMatchObject({
    kind: "employer",
    first_name: "Dana",
    last_name: "Mae Whitfield",
    message: body.message,
    source: "home-page",
    company: "Harbor Health",
    position: "ICU nurse",
    specialty: "Employer Inquiry",
  });
});

test("accepts an employer with one name and no phone", async () => {
  const body = { ...toEmployerContact(quickHireSchema.parse({ ...quickHire, name: "Prince" })), phone: null };
  expect(body.lastName).toBe("");
  expect((await postContact(body)).status).toBe(201);
});

test("gives each field of the quick-hire form its specified message", () => {
  const empty = quickHireSchema.safeParse({ source: "x", email: "no", phone: "12345", details: "Too short" });
  const messages = Object.fromEntries(empty.error!.issues.map((issue) => [issue.path[0], issue.message]));
  expect(messages).toEqual({
    name: "Name is required",
    email: "Please enter a valid email address",
    phone: "Please enter a valid phone number",
    company: "Company name is required",
    position: "Position title is required",
    details: "Please provide more details about your hiring needs",
  });
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
  const employer = await postContact({ ...toEmployerContact(quickHireSchema.parse(quickHire)), company: "" });
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

test("asks the eleventh message within a minute to wait", async () => {
  const visitor = newVisitor();
  for (let i = 0; i < 10; i++) await postContact(contactFields, visitor);
  const response = await postContact(contactFields, visitor);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("60");
});

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
