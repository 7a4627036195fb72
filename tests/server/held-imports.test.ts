import { beforeAll, beforeEach, expect, test } from "vitest";
import { createSeen } from "#app/companies/imports/store/seen.ts";
import { saveDrafts } from "#app/companies/imports/store/store.server.ts";
import { toJobWrites } from "#app/jobs/changes/import-jobs.server.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { addMember, createEmployer, createUser } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { createApproved } from "../support/feeds.ts";
import { makeDraft } from "../support/jobs.ts";
import { env } from "../support/site.ts";

const now = Date.now();
const scam =
  "<p>Pay the refundable deposit of $90 for your badge and WhatsApp us at +1 555 010 0144 to start.</p>";
let companies = 0;
let company: Awaited<ReturnType<typeof createApproved>>;

beforeAll(fillCatalog);
beforeEach(async () => {
  company = await createApproved(`Lakeside ${++companies}`);
  await addMember(company.id, (await createUser("employer")).id, "owner");
});

const toDraft = (title: string, changes: Partial<PostingContent> = {}): PostingContent => ({
  ...makeDraft({ title, validThrough: now + 30 * dayMs }),
  employer: { name: company.name, kind: "direct" },
  source: {
    name: `held-${company.id}`,
    externalId: title,
    url: null,
    contentHash: JSON.stringify([title, changes.descriptionHtml, changes.validThrough]),
  },
  ...changes,
});
const save = (drafts: PostingContent[], at = now) =>
  saveDrafts(env.DB, drafts, createSeen(), { now: at, isDryRun: false, employerId: company.id });
const readStatuses = async () =>
  (
    await env.DB.prepare("SELECT status FROM jobs WHERE employer_id = ? ORDER BY id")
      .bind(company.id)
      .all<{ status: string }>()
  ).results.map(({ status }) => status);

test("shows no scam that a feed brings, whether it has ended or not", async () => {
  await save([
    toDraft("Night Nurse", { descriptionHtml: scam }),
    toDraft("Day Nurse", { descriptionHtml: scam, validThrough: now - dayMs }),
    toDraft("Float Nurse", { validThrough: now - dayMs }),
  ]);
  expect(await readStatuses()).toEqual(["pending", "withdrawn", "expired"]);
  await save([toDraft("Day Nurse", { descriptionHtml: scam, validThrough: now + dayMs })], now + 1000);
  expect(await readStatuses()).toEqual(["pending", "withdrawn", "expired"]);
});

test.each(["open", "paused", "closed", "expired", "filled"])(
  "takes a posting that is %s off the site when its feed makes a scam of it",
  async (status) => {
    await save([toDraft("Night Nurse")]);
    await env.DB.prepare("UPDATE jobs SET status = ? WHERE employer_id = ?").bind(status, company.id).run();
    await save([toDraft("Night Nurse", { descriptionHtml: scam })], now + 1000);
    expect(await readStatuses()).toEqual(["pending"]);
  },
);

test("samples new postings of a company without a domain, also those that come as ended and open later", async () => {
  await env.DB.prepare("UPDATE employers SET verified_by = NULL WHERE id = ?").bind(company.id).run();
  const titles = Array.from({ length: 10 }, (_, at) => `Nurse ${at}`);
  await save(titles.map((title) => toDraft(title, { validThrough: now - dayMs })));
  await save(
    titles.map((title) => toDraft(title)),
    now + 1000,
  );
  const statuses = await readStatuses();
  expect(statuses.filter((status) => status === "open")).toHaveLength(8);
  expect(statuses.filter((status) => status === "withdrawn")).toHaveLength(2);
});

test("lets nobody keep a company's feed out by hidden postings under its name", async () => {
  const stranger = await createEmployer(company.name);
  const draft = toDraft("Night Nurse");
  await save([draft]);
  await env.DB.prepare("UPDATE jobs SET employer_id = ?, status = 'pending' WHERE employer_id = ?")
    .bind(stranger.id, company.id)
    .run();
  await env.DB.exec("DELETE FROM job_sources");
  const [stored] = await save([draft], now + 1000);
  expect(stored).toMatchObject({ outcome: "created", reason: "" });
  expect(await readStatuses()).toEqual(["open"]);
  await env.DB.prepare("UPDATE jobs SET status = 'closed' WHERE employer_id = ?").bind(company.id).run();
});

test("says that the unit of a feed's pay is missing, not the pay", async () => {
  const bring = (title: string, unreadPay?: { text: string; lacksUnit: boolean }) => {
    const draft = toDraft(title, {
      city: "Peoria",
      stateCode: "IL",
      salaryMinCents: null,
      salaryMaxCents: null,
    });
    return { ...draft, source: { ...draft.source!, unreadPay } };
  };
  const reasons = (
    await save([
      bring("Medical Assistant", { text: "17.50-21.00", lacksUnit: true }),
      bring("Clinic Nurse", { text: "$3 per mile", lacksUnit: false }),
      bring("Ward Nurse"),
    ])
  ).map(({ reason }) => reason);
  expect(reasons[0]).toContain("The feed says “17.50-21.00” without a unit. Add what it is for");
  expect(reasons[0]).not.toContain("Add it to the feed");
  expect(reasons[1]).toContain("The feed says “$3 per mile”, which we could not read.");
  expect(reasons[2]).toContain("Add it to the feed.");
});

test("takes nothing without pay where a law that we confirmed requires it, as the form does not", async () => {
  const silent = { salaryMinCents: null, salaryMaxCents: null };
  const bring = (city: string, stateCode: string) =>
    toDraft(`Nurse in ${city}`, { city, stateCode, ...silent });
  const drafts = [bring("Denver", "CO"), bring("Peoria", "IL"), bring("Houston", "TX")];
  const outcomes = async (at: number) =>
    (await save(drafts, at)).map(({ outcome, reason }) => [outcome, reason]);
  expect(await outcomes(now)).toEqual([
    ["rejected", expect.stringMatching(/^Colorado requires the pay in postings.* Add it to the feed\. /)],
    [
      "rejected",
      expect.stringMatching(/^Illinois requires the pay in postings of employers with 15 or more/),
    ],
    ["created", ""],
  ]);
  await env.DB.prepare("UPDATE employers SET staff = 9 WHERE id = ?").bind(company.id).run();
  expect((await outcomes(now + 1000)).map(([outcome]) => outcome)).toEqual([
    "rejected",
    "created",
    "unchanged",
  ]);
});

const refuse = async () => {
  const admin = await createUser("admin");
  const paused = toDraft("Infusion Pharmacist");
  await save([paused]);
  const id = await env.DB.prepare("SELECT max(id) AS id FROM jobs").first<number>("id");
  await env.DB.batch([
    env.DB.prepare("UPDATE jobs SET status = 'paused' WHERE id = ?").bind(id),
    env.DB.prepare(
      "INSERT INTO audit_log (actor_id, action, subject, at) VALUES (?, 'job.pause', ?, ?)",
    ).bind(admin.id, `job:${id}`, now),
  ]);
};
const rewritten = (title: string): PostingContent => {
  const text = "<p>Mix infusions in a clean room.</p>";
  return { ...toDraft("Infusion Pharmacist 2", { descriptionHtml: text }), source: toDraft(title).source };
};
const withHash = (draft: PostingContent, contentHash: string): PostingContent => ({
  ...draft,
  source: { ...draft.source!, contentHash },
});

test("lets a person read what a feed makes of a known id after we paused a posting, and small changes pass", async () => {
  await save([toDraft("Night Nurse"), toDraft("Day Nurse")]);
  await refuse();
  const changed = withHash(toDraft("Day Nurse", { salaryMaxCents: 9_900_000 }), "h1");
  await save([withHash(rewritten("Night Nurse"), "h2"), changed], now + 1000);
  expect(await readStatuses()).toEqual(["pending", "open", "paused"]);
});

test("opens by a feed no ended posting again while a posting stands that we paused", async () => {
  await save([toDraft("Night Nurse")]);
  await env.DB.prepare("UPDATE jobs SET status = 'expired' WHERE employer_id = ?").bind(company.id).run();
  await refuse();
  await save([toDraft("Night Nurse", { validThrough: now + 40 * dayMs })], now + 1000);
  expect(await readStatuses()).toEqual(["pending", "paused"]);
});

test("asks in the write too whether we refused something of the company", async () => {
  const drafts = [toDraft("Night Nurse"), toDraft("Day Nurse", { validThrough: now - dayMs })];
  const read = {
    held: new Set<PostingContent>(),
    fresh: new Set(drafts),
    another: new Set<PostingContent>(),
  };
  const writes = await toJobWrites(env.DB, drafts, now, company.id, read);
  await refuse();
  await env.DB.batch(writes);
  expect(await readStatuses()).toEqual(["paused", "pending", "withdrawn"]);
});

test("counts a known id that becomes another opening in the sample, as if it were new", async () => {
  await env.DB.prepare("UPDATE employers SET verified_by = NULL WHERE id = ?").bind(company.id).run();
  await save([toDraft("Night Nurse")]);
  const statuses = [];
  for (let at = 1; at <= 4; at++) {
    const place = { city: `Town ${at}`, stateCode: "TX" };
    await save([withHash(toDraft("Night Nurse", place), `h${at}`)], now + at * 1000);
    statuses.push((await readStatuses())[0]);
  }
  expect(statuses).toEqual(["open", "open", "open", "pending"]);
});
