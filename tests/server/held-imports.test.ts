import { beforeAll, beforeEach, expect, test } from "vitest";
import { createSeen } from "#app/imports/store/seen.ts";
import { saveDrafts } from "#app/imports/store/store.server.ts";
import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import { addMember, createEmployer, createUser } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { createApproved } from "../support/feeds.ts";
import { makeDraft } from "../support/jobs.ts";
import { env } from "../support/site.ts";

const dayMs = 86_400_000;
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

const toDraft = (title: string, changes: Partial<JobDraft> = {}): JobDraft => ({
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
const save = (drafts: JobDraft[], at = now) =>
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
