import { beforeAll, beforeEach, expect, test } from "vitest";
import { saveQuestions } from "#app/jobs/questions/job-questions.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { signIn } from "../support/accounts.ts";
import { createCompany, storePosting, type TestCompany } from "../support/applicants.ts";
import { fillCatalog } from "../support/catalog.ts";
import { pdfFile } from "../support/document-files.ts";
import { inOneMinute, listRows, newVisitor } from "../support/requests.ts";
import { env, post, postJson, send } from "../support/site.ts";

const person = { firstName: "Dana", lastName: "Whitfield", email: "dana@example.com" };
const message = "Texas RN, six years of ICU.";
let company: TestCompany;
let jobId = 0;
let path = "";
let posting = 0;

beforeAll(async () => {
  await fillCatalog();
  company = await createCompany("Harbor Health");
});

beforeEach(async () => {
  posting += 1;
  await env.DB.exec("DELETE FROM applications");
  jobId = await storePosting(company.employer.id, `api-${posting}`);
  await env.DB.prepare("INSERT INTO job_details (job_id, description_html) VALUES (?, '<p>Nights.</p>')")
    .bind(jobId)
    .run();
  path = `/api/jobs/api-${posting}`;
  await saveQuestions(toDb(env.DB), {
    ...{ jobId, employerId: company.employer.id, userId: company.owner.user.id, revision: 0, now: 1 },
    questions: [
      {
        ...{
          id: "years",
          kind: "number",
          label: "Years in an ICU?",
          help: "",
          options: [],
          isRequired: true,
        },
        knockOut: { least: 2, unit: "years" },
      },
      {
        ...{ id: "held", kind: "some", label: "Certificates?", help: "", options: ["BLS", "ACLS"] },
        ...{ isRequired: false, knockOut: null },
      },
    ],
  });
});

interface Schema {
  $schema: string;
  required: string[];
  properties: Record<string, Record<string, unknown>>;
}

const apply = (body: object, headers: Record<string, string> = {}) =>
  postJson(`${path}/applications`, body, { ...newVisitor(), ...headers });

test("gives the form as JSON Schema, with titles, labels and what the employer asks for", async () => {
  const answer = await send(`${path}/apply-schema`);
  expect(answer.headers.get("content-type")).toBe("application/schema+json");
  const schema = await answer.json<Schema>();
  expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  expect(schema.required).toEqual(["firstName", "email", "q-years"]);
  for (const [name, property] of Object.entries(schema.properties))
    expect(property.title, name).toEqual(expect.any(String));
  expect(schema.properties["q-years"]).toMatchObject({
    title: "Years in an ICU?",
    "x-knockout": { least: 2, note: "This employer asks for at least 2 years; you can still apply." },
  });
  expect(schema.properties.license1!.oneOf).toContainEqual({ const: "TX", title: "Texas" });
});

test("takes what its schema describes, and nothing else", async () => {
  const schema = await (await send(`${path}/apply-schema`)).json<Schema>();
  const example: Record<string, unknown> = {
    ...{ ...person, phone: "713 555 0142", resumeFrom: "none", message, startOn: "2027-01-04" },
    ...{ schedule: "No Sundays", authorization: "sponsorship", "q-years": 3.5, "q-held": ["BLS", "ACLS"] },
    ...{ license1: "TX", licenseNumber1: "1", compact1: true, license2: "CO", compact2: false },
  };
  for (const [name, { const: only, default: usual }] of Object.entries(schema.properties))
    example[name] ??= only ?? usual ?? null;
  const sent = await apply(example);
  expect(sent.status).toBe(201);
  expect(await sent.json()).toEqual({
    reference: expect.stringMatching(/^[\w-]{22}$/),
    status: "sent",
    receiptUrl: expect.stringMatching(/^http:\/\/localhost:8787\/applications\/[\w-]{22}$/),
  });
  const copy = JSON.parse(String((await listRows("application_copies"))[0]!.copy));
  expect(copy.licenses).toEqual([
    { state: "Texas", number: "1", isCompact: true },
    { state: "Colorado", number: null, isCompact: false },
  ]);
  expect(copy.answers).toEqual([
    { label: "Years in an ICU?", value: "3.5", isJudged: true },
    { label: "Certificates?", value: "BLS, ACLS" },
  ]);
  const unknown = await apply({ ...example, salary: "1" });
  expect(unknown.status).toBe(400);
});

test("takes a file by multipart, by the same rules", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...person, "q-years": "3" })) form.append(name, value);
  form.append("resume", new File([pdfFile as BlobPart], "cv.pdf"));
  const sent = await post(`${path}/applications`, form, newVisitor());
  expect(sent.status).toBe(201);
  expect(await listRows("application_files")).toMatchObject([{ name: "cv.pdf", field: "resume" }]);
});

test("stores one for a repeated key or address, and says 200 only to the account that applied before", async () => {
  const body = { ...person, message, "q-years": 3 };
  const key = { "idempotency-key": "k-1" };
  const answers = await Promise.all([
    apply(body, key),
    apply(body, key),
    apply({ ...body, email: "DANA@example.com" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(await listRows("applications")).toHaveLength(1);
  const { cookie } = await signIn("job_seeker", { email: "dana@example.com" });
  expect((await apply(body, { cookie })).status).toBe(200);
});

test.each([
  [{ firstName: "" }, "firstName"],
  [{ email: "dana@" }, "email"],
  [{ "q-years": null }, "q-years"],
  [{ "q-years": "two" }, "q-years"],
  [{ "q-held": ["CPR"] }, "q-held"],
  [{ license1: "Narnia" }, "license1"],
  [{ message: "Hi" }, "message"],
  [{ resumeFrom: "document-abc" }, "resume"],
  [{ "q-years": [1] }, "q-years"],
])("answers %j with 422 or 400 and the field", async (changed, field) => {
  const answer = await apply({ ...person, message, "q-years": 3, ...changed });
  expect([400, 422]).toContain(answer.status);
  const { fields } = await answer.json<{ fields: Record<string, string> }>();
  expect(Object.keys(fields).map((name) => /^[\w-]+/.exec(name)![0])).toContain(field);
  expect(await listRows("applications")).toEqual([]);
});

test("says why a posting takes no application", async () => {
  const states = [
    ["status = 'paused'", "paused"],
    ["status = 'open', valid_through = 1", "closed"],
    ["valid_through = 9000000000000, apply_url = 'https://jobs.example.org/1'", "elsewhere"],
    ["apply_url = NULL, status = 'closed'", "closed"],
  ];
  for (const [change, code] of states) {
    await env.DB.prepare(`UPDATE jobs SET ${change} WHERE id = ?`).bind(jobId).run();
    for (const answer of [
      await apply({ ...person, message, "q-years": 3 }),
      await send(`${path}/apply-schema`),
    ]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code });
    }
  }
  for (const place of ["applications", "apply-schema"])
    expect(
      (
        await send(`/api/jobs/none/${place}`, {
          method: place === "applications" ? "POST" : "GET",
          body: place === "applications" ? "{}" : null,
          headers: newVisitor(),
        })
      ).status,
    ).toBe(404);
});

test("answers 429 over the limit and 415 to another type", async () => {
  expect(
    (await post(`${path}/applications`, "a=b", { "content-type": "text/plain", ...newVisitor() })).status,
  ).toBe(415);
  await inOneMinute(async (visitor) => {
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++)
      statuses.push(
        (await postJson(`${path}/applications`, { ...person, message, "q-years": 3 }, visitor)).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});

const hostile: unknown[] = [
  ...[null, [], "x", 7, { firstName: {} }, { firstName: ["a", "b"] }, { "q-held": Array(50).fill("BLS") }],
  ...[
    { message: "\0\ud800" },
    { email: `${"a".repeat(300)}@example.com` },
    { resumeFrom: "document-../../x" },
  ],
  ...[{ licenseNumber1: "\u202e" }, { consent: "x" }, JSON.parse(`${"[".repeat(200)}${"]".repeat(200)}`)],
];

test("never fails on hostile JSON", async () => {
  for (const changed of hostile) {
    const isFields = typeof changed === "object" && changed !== null && !Array.isArray(changed);
    const body = isFields ? { ...person, message, "q-years": 3, ...changed } : changed;
    const answer = await postJson(`${path}/applications`, body, newVisitor());
    expect([201, 400, 422], JSON.stringify(changed)?.slice(0, 60)).toContain(answer.status);
  }
});
