import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listKeys, revokeKey } from "#app/companies/developers/keys/api-keys.server.ts";
import { scopeNames } from "#app/companies/developers/scopes.ts";
import { toDb } from "#app/kit/platform/db.ts";
import type { Call } from "#app/site/developers/company/call.ts";
import { calls } from "#app/site/developers/company/calls.server.ts";
import type { Description } from "#app/site/developers/description.server.ts";
import { createTestKey } from "../support/api-keys.ts";
import {
  createCompany,
  findStageId,
  storeApplicant,
  storePosting,
  type TestCompany,
} from "../support/applicants.ts";
import { fillCatalog } from "../support/catalog.ts";
import { sendWith } from "../support/faults.ts";
import { fuzzCompanyApi } from "../support/fuzz-public-api.ts";
import { findAnswerRef, readDescription, toParser } from "../support/public-api.ts";
import { env, isWhole, send } from "../support/site.ts";

const db = toDb(env.DB);
let description: Description;
let company: TestCompany;
let key = "";
let other: TestCompany;
let otherKey = "";
let made = 0;

beforeAll(async () => {
  await fillCatalog();
  company = await createCompany("Larkfield Hospital");
  other = await createCompany("Ostrander Clinic");
  await env.DB.prepare("UPDATE employers SET approved_at = 1, verified_by = 'domain', verified_at = 1").run();
  key = await createTestKey(company.employer.id, company.owner.user.id);
  otherKey = await createTestKey(other.employer.id, other.owner.user.id);
  description = await readDescription();
}, 60_000);

interface Asked {
  method?: string;
  body?: unknown;
  as?: string | null;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

async function ask(path: string, { method = "GET", body, as = key, idempotencyKey, headers }: Asked = {}) {
  const response = await send(`/api/v1${path}`, {
    method,
    headers: {
      ...(as !== null && { authorization: `Bearer ${as}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(method === "POST" && { "idempotency-key": idempotencyKey ?? `call-${++made}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: the schema of the description says its shape
  return { status: response.status, headers: response.headers, text, body: toJson(text) as any };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const posting = {
  title: "Registered Nurse, ICU",
  profession: "registered-nurse",
  type: "full-time",
  place: "Houston, TX",
  payMin: 42,
  payMax: 58.5,
  payUnit: "hour",
  description:
    "Care for two critically ill patients a shift on our 24-bed medical ICU, with an intensivist in house and a 12-week orientation.",
};

let requisitions = 0;
async function putPosting(more: Record<string, unknown> = {}, as = key) {
  const requisition = `REQ-${++requisitions}`;
  const body = { ...posting, title: `${posting.title} ${requisitions}`, ...more };
  const answer = await ask(`/company/postings/${requisition}`, { method: "PUT", body, as });
  return { requisition, body, answer };
}

const findJob = (slug: string) =>
  env.DB.prepare("SELECT * FROM jobs WHERE slug = ?").bind(slug).first<Record<string, unknown>>();

async function storeOwnApplicant(employerId = company.employer.id) {
  const slug = `posting-${++made}`;
  const jobId = await storePosting(employerId, slug);
  return storeApplicant({ employerId, jobId });
}

async function toSend(of: Call, values: Record<string, string>, body: unknown = of.example.body) {
  const path = of.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name]!));
  const search = of.example.search ? `?${of.example.search}` : "";
  return ask(path + search, { method: of.method, ...(of.body && { body }) });
}

describe("every call", () => {
  test.each(calls.map((of) => [of.id, of] as const))(
    "answers the example of %s by its schema",
    async (_, of) => {
      const applicant = await storeOwnApplicant();
      await env.FILES.put(`application-files/${applicant.id}`, "%PDF-1.7");
      await env.DB.prepare(
        `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
        VALUES (?1, ?2, 'resume', 'cv.pdf', 'application/pdf', 8, 'x', ?3)`,
      )
        .bind(`file-${applicant.id}`, applicant.id, `application-files/${applicant.id}`)
        .run();
      const { requisition, answer: put } = await putPosting();
      if (of.id === "reopenOwnPosting")
        await ask(`/company/postings/${requisition}/close`, { method: "POST", body: {} });
      const body =
        of.id === "moveApplication"
          ? {
              stage: Number(await findStageId(company.employer.id, "Interview")),
              from: Number(await findStageId(company.employer.id, "New")),
            }
          : of.example.body;
      const answer = await toSend(
        of,
        { requisition, slug: put.body.slug, id: applicant.publicId, file: `file-${applicant.id}` },
        body,
      );
      expect([answer.status, answer.text]).toEqual([
        expect.toSatisfy((status) => status === 200 || status === 201),
        expect.anything(),
      ]);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(answer.headers.get("ratelimit-policy")).toBe('"api";q=600;w=60');
      if (!of.answer) return expect(answer.text).toBe("%PDF-1.7");
      const operation = description.paths[of.path]![of.method.toLowerCase() as "get"]!;
      toParser(description)(findAnswerRef(description, operation, answer.status)!).parse(answer.body);
    },
  );

  test.each(calls.map((of) => [of.id, of] as const))(
    "keeps %s from whoever has no right to it",
    async (_, of) => {
      const applicant = await storeOwnApplicant();
      const { requisition } = await putPosting();
      const path = of.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === "requisition" ? requisition : name === "id" ? applicant.publicId : "none",
      );
      const asked = { method: of.method, ...(of.body && { body: of.example.body }) };
      const without = await ask(path, { ...asked, as: null });
      expect([without.status, without.body.code]).toEqual([401, "missing_key"]);
      expect(without.headers.get("www-authenticate")).toContain("Bearer");
      for (const wrong of ["clw_unknown", "", "Basic x", `${key}a`, "x".repeat(500)]) {
        const refused = await ask(path, { ...asked, as: wrong });
        expect([wrong, refused.status, refused.body.code]).toEqual([wrong, 401, "invalid_key"]);
      }
      const others = scopeNames.filter((scope) => scope !== of.scope);
      const narrow = await createTestKey(other.employer.id, other.owner.user.id, others);
      const scoped = await ask(path, { ...asked, as: narrow });
      expect([scoped.status, scoped.body.code]).toEqual([403, "wrong_scope"]);
      await revoke(other, narrow);
      if (of.path.includes("{") && of.method !== "PUT") {
        const foreign = await ask(path, { ...asked, as: otherKey });
        expect([foreign.status, foreign.body.code]).toEqual([404, "not_found"]);
      }
    },
  );
});

async function revoke(of: TestCompany, sent: string) {
  const known = (await listKeys(db, of.employer.id)).find(({ prefix }) => sent.startsWith(prefix))!;
  const owner = { employerId: of.employer.id, userId: of.owner.user.id };
  expect(await revokeKey(db, owner, known.publicId, Date.now())).toBe(true);
}

describe("a key", () => {
  test("stops once it is revoked, its maker is no owner, or the company is suspended", async () => {
    const third = await createCompany("Wexley Care");
    const path = "/company/postings";
    const own = await createTestKey(third.employer.id, third.owner.user.id);
    expect((await ask(path, { as: own })).status).toBe(200);
    expect((await listKeys(db, third.employer.id))[0]?.lastUsedOn).toBe(
      new Date().toISOString().slice(0, 10),
    );
    await env.DB.prepare("UPDATE employers SET suspended_at = 1, suspended_reason = 'Test' WHERE id = ?")
      .bind(third.employer.id)
      .run();
    expect((await ask(path, { as: own })).body.code).toBe("suspended");
    await env.DB.prepare("UPDATE employers SET suspended_at = NULL, suspended_reason = NULL WHERE id = ?")
      .bind(third.employer.id)
      .run();
    await env.DB.prepare("UPDATE employers SET requires_second_factor = 1 WHERE id = ?")
      .bind(third.employer.id)
      .run();
    expect((await ask(path, { as: own })).body.code).toBe("invalid_key");
    await env.DB.prepare("UPDATE employers SET requires_second_factor = 0 WHERE id = ?")
      .bind(third.employer.id)
      .run();
    await env.DB.prepare("UPDATE memberships SET role = 'recruiter' WHERE user_id = ?")
      .bind(third.owner.user.id)
      .run();
    expect((await ask(path, { as: own })).body.code).toBe("invalid_key");
    await env.DB.prepare("UPDATE memberships SET role = 'owner' WHERE user_id = ?")
      .bind(third.owner.user.id)
      .run();
    expect((await ask(path, { as: own })).status).toBe(200);
    await revoke(third, own);
    const revoked = await ask(path, { as: own });
    expect([revoked.status, revoked.body.code]).toEqual([401, "invalid_key"]);
  });

  test("has a limit of its own, also where none is needed", async () => {
    const keyed = await ask("/states/texas");
    expect(keyed.headers.get("ratelimit-policy")).toBe('"api";q=600;w=60');
    expect((await ask("/states/texas", { as: "clw_no" })).status).toBe(401);
    const none = { limit: async () => ({ success: false }) } as unknown as RateLimit;
    const init = { headers: { authorization: `Bearer ${key}` } };
    expect((await sendWith({ API_LIMIT: none }, "/api/v1/company/postings", init)).status).toBe(200);
    const over = await sendWith({ KEY_LIMIT: none }, "/api/v1/company/postings", init);
    expect([over.status, over.headers.get("retry-after")]).toEqual([429, "60"]);
    const guess = await sendWith({ API_LIMIT: none }, "/api/v1/company/postings", {
      headers: { authorization: "Bearer clw_x" },
    });
    expect(guess.status).toBe(429);
  });

  test("is for servers: a page of another site may not use it", async () => {
    const read = await ask("/company/postings", { headers: { origin: "https://elsewhere.example" } });
    expect(read.headers.get("access-control-allow-origin")).toBeNull();
    const write = await ask("/company/postings/X/close", {
      method: "POST",
      body: {},
      headers: { origin: "https://elsewhere.example" },
    });
    expect(write.status).toBe(403);
  });
});

describe("a posting", () => {
  test("is created, sent again, changed, closed and reopened under one number", async () => {
    const { requisition, body, answer } = await putPosting();
    expect([answer.status, answer.body.status, answer.body.requisition]).toEqual([201, "open", requisition]);
    const again = await ask(`/company/postings/${requisition}`, { method: "PUT", body });
    expect([again.status, again.body.slug]).toEqual([200, answer.body.slug]);
    const edits = "SELECT count(*) FROM audit_log WHERE action = 'job.edit' AND subject = 'job:' || ?";
    const job = await findJob(answer.body.slug);
    expect(await env.DB.prepare(edits).bind(job!.id).first("count(*)")).toBe(0);
    const changed = await ask(`/company/postings/${requisition}`, {
      method: "PUT",
      body: { ...body, payMax: 61 },
    });
    expect([changed.status, changed.body.slug]).toEqual([200, answer.body.slug]);
    expect(await findJob(answer.body.slug)).toMatchObject({
      salary_max_cents: 6100,
      status: "open",
      origin: "site",
    });
    const page = await send(`/jobs/${answer.body.slug}`);
    expect(await page.text()).toContain("$61");
    const closed = await ask(`/company/postings/${requisition}/close`, { method: "POST", body: {} });
    expect([closed.status, closed.body.status]).toEqual([200, "closed"]);
    expect((await ask(`/company/postings/${requisition}/close`, { method: "POST", body: {} })).status).toBe(
      200,
    );
    const open = await ask(`/company/postings/${requisition}/reopen`, { method: "POST", body: {} });
    expect([open.status, open.body.status]).toEqual([200, "open"]);
    const filled = await ask(`/company/postings/${requisition}/fill`, { method: "POST", body: {} });
    expect(filled.body.status).toBe("filled");
    expect((await ask(`/company/postings/${requisition}`, { method: "PUT", body })).body.code).toBe(
      "conflict",
    );
    const { results } = await env.DB.prepare(
      "SELECT action FROM audit_log WHERE actor_id = ? AND action LIKE 'job.%'",
    )
      .bind(company.owner.user.id)
      .all<{ action: string }>();
    expect(results.map(({ action }) => action)).toEqual(expect.arrayContaining(["job.publish", "job.edit"]));
  });

  test("is one, however many send it at once", async () => {
    const body = { ...posting, title: "Sent four times at once" };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask("/company/postings/AT-ONCE", { method: "PUT", body })),
    );
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    const different = await Promise.all(
      ["One", "Two", "Three"].map((title) =>
        ask("/company/postings/AT-ONCE-2", {
          method: "PUT",
          body: { ...posting, title: `${title} of three` },
        }),
      ),
    );
    for (const { status } of different) expect([200, 201, 409]).toContain(status);
    for (const number of ["AT-ONCE", "AT-ONCE-2"]) {
      const { results } = await env.DB.prepare(
        "SELECT job_id FROM job_details WHERE facts ->> 'requisitionId' = ?",
      )
        .bind(number)
        .all();
      expect([number, results.length]).toEqual([number, 1]);
    }
  });

  test("passes the checks of the form, and names the fields", async () => {
    const { answer } = await putPosting({
      place: "Denver, CO",
      payMin: undefined,
      payMax: undefined,
      payUnit: undefined,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ parameter }: { parameter: string }) => parameter)).toContain("payMin");
    const short = await putPosting({ description: "Too short.", payMin: 70, nonsense: 1 });
    expect(short.answer.body.errors).toContainEqual({ parameter: "nonsense", detail: "Leave it out." });
    const crossed = await putPosting({ payMin: 70 });
    expect(crossed.answer.body.errors[0].parameter).toBe("payMax");
    const unit = await putPosting({ payUnit: undefined });
    expect(unit.answer.body.errors.map(({ parameter }: { parameter: string }) => parameter)).toContain(
      "payUnit",
    );
  });

  test("waits for one of us where the form's would", async () => {
    const scam = await putPosting({
      description: `${posting.description} Pay the refundable deposit of $90 for your badge and WhatsApp us at +1 555 010 0144 to start.`,
    });
    expect([scam.answer.status, scam.answer.body.status, scam.answer.body.url]).toEqual([
      201,
      "pending",
      null,
    ]);
    const fresh = await createCompany("Unread Staffing");
    const own = await createTestKey(fresh.employer.id, fresh.owner.user.id);
    const first = await putPosting({}, own);
    expect([first.answer.status, first.answer.body.status]).toEqual([201, "pending"]);
  });

  test("with people who wait is ended only with a word to them", async () => {
    const { requisition, answer } = await putPosting();
    const job = await findJob(answer.body.slug);
    await storeApplicant({ employerId: company.employer.id, jobId: Number(job!.id) });
    const refused = await ask(`/company/postings/${requisition}/close`, { method: "POST", body: {} });
    expect([refused.status, refused.body.code]).toEqual([409, "conflict"]);
    const ended = await ask(`/company/postings/${requisition}/fill`, {
      method: "POST",
      body: { applicants: "tell" },
    });
    expect([ended.status, ended.body.status, ended.body.waiting]).toEqual([200, "filled", 0]);
    const state = await env.DB.prepare("SELECT state FROM applications WHERE job_id = ?")
      .bind(job!.id)
      .first("state");
    expect(state).toBe("not-selected");
  });

  test("is listed page by page, each once", async () => {
    for (let at = 0; at < 3; at++) await putPosting();
    const first = await ask("/company/postings?status=open");
    expect(first.body.data.length).toBeGreaterThan(2);
    expect(
      (await ask(`/company/postings?status=open&cursor=${btoa("x.1_1").replace(/=+$/, "")}`)).body.code,
    ).toBe("invalid_cursor");
    expect((await ask("/company/postings?stat=open")).body.code).toBe("unknown_parameter");
    const etag = first.headers.get("etag")!;
    expect((await ask("/company/postings?status=open", { headers: { "if-none-match": etag } })).status).toBe(
      304,
    );
  });
});

describe("an application", () => {
  test("shows contact data only once the applicant shares it", async () => {
    const { publicId, id, email } = await storeOwnApplicant();
    const hidden = await ask(`/company/applications/${publicId}`);
    expect(hidden.body.contact).toBeNull();
    expect(hidden.text).not.toContain(email);
    await env.DB.prepare("UPDATE applications SET contact_shared_at = 1 WHERE id = ?").bind(id).run();
    expect((await ask(`/company/applications/${publicId}`)).body.contact).toEqual({ email, phone: null });
    await env.DB.prepare("INSERT INTO blind_postings (job_id) SELECT job_id FROM applications WHERE id = ?")
      .bind(id)
      .run();
    const blind = await ask(`/company/applications/${publicId}`);
    expect([blind.body.firstName, blind.body.contact]).toEqual(["Applicant", null]);
    expect(blind.text).not.toContain(email);
  });

  test("is listed oldest first, by posting, stage and time", async () => {
    const first = await storeOwnApplicant();
    const slug = await env.DB.prepare("SELECT slug FROM jobs WHERE id = ?").bind(first.jobId).first("slug");
    const ofPosting = await ask(`/company/applications?posting=${slug}`);
    expect(ofPosting.body.data.map(({ id }: { id: string }) => id)).toEqual([first.publicId]);
    const stage = ofPosting.body.data[0].stage.id;
    expect((await ask(`/company/applications?posting=${slug}&stage=${stage}`)).body.data).toHaveLength(1);
    expect((await ask(`/company/applications?posting=${slug}&stage=${stage + 1}`)).body.data).toHaveLength(0);
    const later = new Date(first.createdAt + 1).toISOString();
    expect((await ask(`/company/applications?posting=${slug}&since=${later}`)).body.data).toHaveLength(0);
    expect((await ask("/company/applications?since=yesterday")).body.code).toBe("invalid_parameter");
    const all = await ask("/company/applications");
    const times = all.body.data.map(({ appliedAt }: { appliedAt: string }) => appliedAt);
    expect(times).toEqual(times.toSorted());
    expect((await ask("/company/applications", { as: otherKey })).body.data).toEqual([]);
  });

  test("moves from where it was seen, with its mail, and not over a colleague's move", async () => {
    const { publicId, email } = await storeOwnApplicant();
    const [from, to, third] = await Promise.all(
      ["New", "Interview", "Offer"].map(async (name) => Number(await findStageId(company.employer.id, name))),
    );
    const move = (stage: number, seen: number) =>
      ask(`/company/applications/${publicId}/move`, { method: "POST", body: { stage, from: seen } });
    const [one, two] = await Promise.all([move(to!, from!), move(third!, from!)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect((await move(third!, from!)).status).toBe(one.status === 200 ? 409 : 200);
    const mails = await env.DB.prepare("SELECT count(*) FROM outbox WHERE recipient = ?")
      .bind(email)
      .first("count(*)");
    expect(mails).toBe(1);
    const moves = await env.DB.prepare(
      "SELECT count(*) FROM stage_moves v JOIN applications a ON a.id = v.application_id WHERE a.public_id = ?",
    )
      .bind(publicId)
      .first("count(*)");
    expect(moves).toBe(1);
    const foreign = Number(await findStageId(other.employer.id, "Offer"));
    expect((await move(foreign, from!)).body.code).toBe("invalid_body");
  });

  test("that is not selected is told in our words, after ten minutes", async () => {
    const { publicId, email } = await storeOwnApplicant();
    const stage = Number(await findStageId(company.employer.id, "Not selected"));
    const from = Number(await findStageId(company.employer.id, "New"));
    const wrong = await ask(`/company/applications/${publicId}/move`, {
      method: "POST",
      body: { stage, from: stage + 1000 },
    });
    expect(wrong.status).toBe(409);
    const moved = await ask(`/company/applications/${publicId}/move`, {
      method: "POST",
      body: { stage, from },
    });
    expect([moved.status, moved.body.state]).toEqual([200, "not-selected"]);
    const waits = await env.DB.prepare("SELECT send_after FROM outbox WHERE recipient = ?")
      .bind(email)
      .first<number>("send_after");
    expect(waits).toBeGreaterThan(Date.now() + 9 * 60_000);
  });

  test("tells the applicant which file was opened", async () => {
    const applicant = await storeOwnApplicant();
    await env.FILES.put("application-files/opened", "%PDF-1.7");
    await env.DB.prepare(
      `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
        VALUES ('opened-file', ?1, 'resume', 'cv.pdf', 'application/pdf', 8, 'x', 'application-files/opened')`,
    )
      .bind(applicant.id)
      .run();
    const { body } = await ask(`/company/applications/${applicant.publicId}`);
    const file = await ask(new URL(body.files[0].url).pathname.replace("/api/v1", ""));
    expect([file.status, file.text]).toEqual([200, "%PDF-1.7"]);
    expect(file.headers.get("content-disposition")).toContain("attachment");
    const opened = await env.DB.prepare(
      "SELECT count(*) FROM application_events WHERE application_id = ? AND kind = 'opened'",
    )
      .bind(applicant.id)
      .first("count(*)");
    expect(opened).toBe(1);
  });
});

describe("an Idempotency-Key", () => {
  let path = "";
  let applicationId = 0;
  beforeEach(async () => {
    const { publicId, id } = await storeOwnApplicant();
    path = `/company/applications/${publicId}/notes`;
    applicationId = id;
  });
  const count = async () =>
    env.DB.prepare("SELECT count(*) FROM application_notes WHERE application_id = ?")
      .bind(applicationId)
      .first("count(*)");
  const write = (idempotencyKey: string, note = "Reference called.") =>
    ask(path, { method: "POST", body: { note }, idempotencyKey });

  test("gives the stored answer a second time, and refuses another body", async () => {
    const first = await write("note-1");
    const again = await write("note-1");
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const otherBody = await write("note-1", "Something else");
    expect([otherBody.status, otherBody.body.code]).toEqual([422, "reused_idempotency_key"]);
    expect(await count()).toBe(1);
    // The same key of another company's key is another one.
    const elsewhere = await storeOwnApplicant(other.employer.id);
    const theirs = await ask(`/company/applications/${elsewhere.publicId}/notes`, {
      ...{ method: "POST", body: { note: "Ours." }, idempotencyKey: "note-1", as: otherKey },
    });
    expect(theirs.status).toBe(201);
  });

  test("does it once, however many send it at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => write("note-2")));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect((await write("note-2")).status).toBe(201);
    expect(await count()).toBe(1);
  });

  test("is needed, and works again after a call that was killed", async () => {
    expect((await write("")).body.code).toBe("missing_idempotency_key");
    expect((await write("x".repeat(101))).body.code).toBe("missing_idempotency_key");
    await write("note-3");
    const begun = "UPDATE api_calls SET status = NULL, answer = NULL, began_at = ? WHERE call_key = 'note-3'";
    await env.DB.prepare(begun).bind(Date.now()).run();
    expect((await write("note-3")).body.code).toBe("in_progress");
    await env.DB.prepare(begun)
      .bind(Date.now() - 120_000)
      .run();
    expect((await write("note-3")).status).toBe(201);
    expect(await count()).toBe(1);
  });
});

test("lists the calls, and says what an address takes", async () => {
  expect((await ask("/", { as: null })).body.company).toHaveLength(calls.length);
  const wrong = await ask("/company/postings", { method: "PUT", body: {} });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"]);
  expect((await ask("/company/nothing")).body.code).toBe("not_found");
  const media = await ask("/company/postings/X/close", {
    method: "POST",
    body: "a=b",
    headers: { "content-type": "text/plain" },
  });
  expect([media.status, media.body.code]).toEqual([415, "unsupported_media_type"]);
  const large = await ask("/company/postings/X", {
    method: "PUT",
    body: JSON.stringify({ title: "x".repeat(70_000) }),
  });
  expect([large.status, large.body.code]).toEqual([413, "too_large"]);
  expect((await ask("/company/postings/X", { method: "PUT", body: "{" })).body.code).toBe("invalid_body");
});

test("answers anything by its description, and never with a server error", async () => {
  const { publicId } = await storeOwnApplicant();
  const { requisition } = await putPosting();
  await fuzzCompanyApi({ description, key, known: [publicId, requisition], requests: isWhole ? 400 : 60 });
}, 180_000);

describe("applications of a company's own site", () => {
  const person = {
    firstName: "Dana",
    lastName: "Whitfield",
    license1: "TX",
    message: "Texas RN with six years of ICU. I can start in January.",
  };
  let sent = 0;
  const toPerson = () => ({ ...person, email: `dana.applied${++sent}@example.com` });
  const storeOwn = async (employerId = company.employer.id, status = "open") => {
    const slug = `applied-${++made}`;
    await storePosting(employerId, slug, status);
    await env.DB.prepare(
      "INSERT INTO job_details (job_id, description_html) SELECT id, '<p>Nights.</p>' FROM jobs WHERE slug = ?",
    )
      .bind(slug)
      .run();
    return slug;
  };
  const apply = (slug: string, more: Asked = {}) =>
    ask(`/company/jobs/${slug}/applications`, { method: "POST", body: toPerson(), ...more });
  const countApplications = (slug: string) =>
    env.DB.prepare("SELECT count(*) AS n FROM applications a JOIN jobs j ON j.id = a.job_id WHERE j.slug = ?")
      .bind(slug)
      .first<number>("n");

  test("reach the posting by slug and by requisition, once for each Idempotency-Key", async () => {
    const slug = await storeOwn();
    const body = toPerson();
    const first = await apply(slug, { body, idempotencyKey: "applied-once" });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      status: "sent",
      receiptUrl: expect.stringContaining("/applications/"),
    });
    const again = await apply(slug, { body, idempotencyKey: "applied-once" });
    expect(again.body.reference).toBe(first.body.reference);
    expect(await countApplications(slug)).toBe(1);
    const { requisition, answer } = await putPosting();
    const byNumber = await ask(`/company/postings/${requisition}/applications`, {
      method: "POST",
      body: toPerson(),
    });
    expect(byNumber.status).toBe(201);
    expect(await countApplications(answer.body.slug)).toBe(1);
  });

  test("bring a résumé, judged by its bytes", async () => {
    const slug = await storeOwn();
    const upload = (bytes: string, idempotencyKey: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(toPerson())) form.set(name, value);
      form.set("resume", new Blob([bytes], { type: "application/pdf" }), "cv.pdf");
      return send(`/api/v1/company/jobs/${slug}/applications`, {
        method: "POST",
        body: form,
        headers: { authorization: `Bearer ${key}`, "idempotency-key": idempotencyKey },
      });
    };
    const refused = await upload("<html>", "file-1");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: "invalid_body", errors: [{ parameter: "resume" }] });
    expect((await upload("%PDF-1.7\n%%EOF\n", "file-2")).status).toBe(201);
    expect(await countApplications(slug)).toBe(1);
  });

  test("are refused with the fields to correct", async () => {
    const slug = await storeOwn();
    const wrong = await apply(slug, { body: { ...toPerson(), email: "dana", salary: 1 } });
    expect([wrong.status, wrong.body.code]).toEqual([400, "invalid_body"]);
    expect(wrong.body.errors).toContainEqual(expect.objectContaining({ parameter: "salary" }));
    const short = await apply(slug, { body: { ...toPerson(), email: "dana" } });
    expect(short.body.errors).toContainEqual(expect.objectContaining({ parameter: "email" }));
    expect((await apply(slug, { headers: { "idempotency-key": "" } })).body.code).toBe(
      "missing_idempotency_key",
    );
    expect(await countApplications(slug)).toBe(0);
  });

  test("reach no posting of another company, and none that has ended", async () => {
    const theirs = await storeOwn(other.employer.id);
    expect([(await apply(theirs)).status, await countApplications(theirs)]).toEqual([404, 0]);
    expect((await apply("no-such-posting")).status).toBe(404);
    const closed = await storeOwn(company.employer.id, "closed");
    expect([(await apply(closed)).status, await countApplications(closed)]).toEqual([409, 0]);
  });

  test("need the scope for it, of a key that works", async () => {
    const slug = await storeOwn();
    const { id } = company.owner.user;
    const reading = await createTestKey(company.employer.id, id, ["applications:read", "applications:write"]);
    expect((await apply(slug, { as: reading })).body.code).toBe("wrong_scope");
    const sending = await createTestKey(company.employer.id, id, ["apply"]);
    expect((await apply(slug, { as: sending })).status).toBe(201);
    expect((await ask("/company/applications", { as: sending })).body.code).toBe("wrong_scope");
    const [newest] = (await listKeys(db, company.employer.id)).slice(-1);
    await revokeKey(db, { employerId: company.employer.id, userId: id }, newest!.publicId, Date.now());
    expect((await apply(slug, { as: sending })).body.code).toBe("invalid_key");
    expect(await countApplications(slug)).toBe(1);
  });

  test("are counted by key, not by network", async () => {
    const slug = await storeOwn();
    for (let at = 0; at < 12; at++)
      expect((await apply(slug, { headers: { "cf-connecting-ip": "203.0.113.77" } })).status).toBe(201);
  });
});
