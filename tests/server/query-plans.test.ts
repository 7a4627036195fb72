import { beforeAll, expect, test } from "vitest";
import { eraseClosedAccounts } from "#app/applications/erasure/closed-accounts.server.ts";
import { findAskedExport, sweepExports } from "#app/applications/erasure/export/exports.server.ts";
import { removeOldFiles, tellOfOldFiles } from "#app/applications/erasure/retention/file-retention.server.ts";
import { searchContent } from "#app/catalogue/articles/search/content-search.server.ts";
import { findDocument, listDocuments } from "#app/clinicians/documents/stored-documents.server.ts";
import { findCaller, listKeys } from "#app/companies/developers/keys/api-keys.server.ts";
import { queueWebhooks, removeOldDeliveries } from "#app/companies/developers/webhooks/deliver.server.ts";
import { listDeliveries, listWebhooks } from "#app/companies/developers/webhooks/webhooks.server.ts";
import { findAnswerFigures } from "#app/companies/pitch/public-page/answer-times.server.ts";
import { countStatedPay, listEmployers } from "#app/companies/pitch/public-page/employer-page.server.ts";
import { emptyContent } from "#app/companies/posting/draft/draft-content.ts";
import { listTemplates } from "#app/companies/posting/draft/draft-sources.server.ts";
import { createDraft, listDrafts } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { listAskingPostings } from "#app/companies/questions/own-posting.server.ts";
import { findCompanies } from "#app/companies/workspace/claim/company-search.server.ts";
import { listSentRequests } from "#app/companies/workspace/requests/sent-requests.server.ts";
import { expireJobs } from "#app/jobs/changes/many-jobs.server.ts";
import { listSavedRecords } from "#app/jobs/list/comparison/current-facts.server.ts";
import { askSaved, joinSaved, savedPerPage } from "#app/jobs/list/comparison/saved-jobs.server.ts";
import { askChanged, listSavedNews } from "#app/jobs/list/comparison/saved-news.server.ts";
import { findJobs } from "#app/jobs/list/found-search.server.ts";
import { toPills } from "#app/jobs/list/pills.ts";
import { getWaysOut } from "#app/jobs/list/ways-out.server.ts";
import { listSimilarJobs } from "#app/jobs/page/similar-jobs.server.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { listRecentJobs, listVariedJobs } from "#app/jobs/postings/record/listings.server.ts";
import { listEeoCounts } from "#app/jobs/questions/eeo-counts.server.ts";
import { getQuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import { getJobStats } from "#app/jobs/search/openings/open-counts.server.ts";
import { findOpenings, listEmployerOpenings } from "#app/jobs/search/openings/openings.server.ts";
import { findPostedPay } from "#app/jobs/search/openings/posted-pay.server.ts";
import { noFilters, parseFilters } from "#app/jobs/search/plan/filters.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import { toSearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { jobsPerPage, mostJobPages, searchJobs } from "#app/jobs/search/results/search.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { findPlaceNames } from "#app/pages/sitemap/pages-of-kind.server.ts";
import { selectApplications } from "#app/site/developers/company/applications.server.ts";
import { findByRequisition, selectOwnPostings } from "#app/site/developers/company/own-postings.server.ts";
import { checkParts } from "../../functions/health/parts.ts";
import { explainStatements } from "../../scripts/bench/query-plans.ts";
import { makeDraft, storeCity, storeJobs } from "../support/jobs.ts";
import { env } from "../support/site.ts";

const now = Date.now();

beforeAll(async () => {
  await storeCity("Houston", "TX", 29.76, -95.37);
  await storeJobs([
    makeDraft(),
    makeDraft({ title: "Another RN position" }),
    makeDraft({ title: "RN by day", shift: "day" }),
  ]);
});

const plansOf = (work: (db: ReturnType<typeof toDb>) => Promise<unknown>) =>
  explainStatements(env.DB, (recorder) => work(toDb(recorder)));

function expectIndexed(plans: { sql: string; plan: string[] }[]) {
  expect(plans.length).toBeGreaterThan(0);
  for (const { sql, plan } of plans) {
    for (const line of plan) {
      expect(line, sql).not.toMatch(/TEMP B-TREE/);
      // The whole index in key order, up to a limit, is how "newest" is read; a table or a sort never is.
      expect(line, sql).not.toMatch(/^SCAN (j|jobs|job_details|employers|users|cities|facet_counts)\b/);
    }
  }
}

test.each([
  "",
  "query=registered+nurse",
  "query=icu&location=Texas",
  "query=icu&sort=newest",
  "query=icu&sort=pay",
  "location=Houston%2C+TX&radius=50",
  "location=Nowhere+Springs%2C+TX",
  "posted=7d",
  "pay_min=90000",
  "pay_min=91234&sort=pay",
  "profession=registered-nurse&type=travel&shift=night",
  "license=TX&compact=1",
  "profession=registered-nurse&license=TX&compact=1",
  "profession=physician&profession=psychologist&license=TX&license=CA&compact=1&location=Texas&sort=pay",
  "specialty=nursing",
  "page=3",
])("reads the search ?%s through an index", async (search) => {
  const filters = { ...noFilters, ...parseFilters(new URLSearchParams(search)) };
  const plans = await plansOf(async (db) => {
    const place = await findSearchPlace(db, filters.location, filters.radius);
    await searchJobs(db, toSearchPlan(filters, place, now), filters.page);
  });
  expectIndexed(plans);
  for (const { sql, plan } of plans) {
    const isUnbounded = plan.some((line) => /^SCAN (i|job_index)\b/.test(line)) && !/LIMIT/.test(sql);
    expect(isUnbounded, sql).toBe(false);
  }
});

test.each([
  "nurse jobs in houston",
  "no nights nurse",
  "practice manager in houston",
  "nurse residency",
  "travel rn 13 weeks 2400+ weekly",
  "rn don't mind nights",
  "no nights",
  "j1 family medicine texas",
  "phsyician in huston",
  "nurse houston or austin",
  "nurse houston or oklahoma",
  "nurse midwest",
  "bay area rn",
])("reads what was typed as %s through an index", async (query) => {
  const plans = await plansOf((db) => findJobs({ db, now }, { ...noFilters, query }));
  expectIndexed(plans);
  expect(plans.flatMap(({ plan }) => plan).join("\n")).not.toMatch(/SCAN (search_words|cities|job_details)/);
});

test.each([
  ["shift=night&location=Texas", 2],
  ["shift=day&type=travel&location=Houston%2C+TX", 0],
])("reads what else the short list ?%s offers through an index", async (address, total) => {
  const filters = { ...noFilters, ...parseFilters(new URLSearchParams(address)) };
  const plans = await plansOf(async (db) => {
    const context = { db, now } as SiteContext;
    const { search, result } = await findJobs(context, filters);
    expect(result.total).toBe(total);
    const pills = toPills(filters, [], search.typed);
    const ways = await getWaysOut(context, { search, result, filters, fixed: {}, pills, toUrl: () => "" });
    expect(ways?.nearMisses.length).toBeGreaterThan(0);
  });
  expectIndexed(plans);
  expect(plans.length).toBeLessThanOrEqual(16);
});

test("asks the database no more for hostile words than for others", async () => {
  const units = [
    "no ",
    "in ",
    "-x ",
    "qzxv ",
    "a b c d ",
    "new grad 7 on ",
    "phsyician ",
    '"x y" ',
    "icu/",
    "NOT (",
    "zst48 ",
  ];
  for (const unit of units)
    for (const query of [unit.repeat(200), `${unit.repeat(12)}phsyicain`].map((text) => text.slice(0, 200))) {
      const plans = await plansOf((db) => findJobs({ db, now }, { ...noFilters, query }));
      expect(plans.length, query).toBeLessThanOrEqual(10);
    }
});

test.each([
  {},
  { location: "Texas" },
  { location: "Houston, TX", profession: ["registered-nurse"] },
  { specialty: "icu" },
  { licensedAs: "registered-nurse", license: ["TX", "OH"], compact: true },
])("reads the openings on a page about %j through an index", async (filters) => {
  const plans = await plansOf((db) =>
    findOpenings({ db, now, preventCaching: () => {} } as SiteContext, filters, 6),
  );
  expectIndexed(plans);
  expect(plans.length).toBeGreaterThan(1);
});

test("reads similar jobs through an index, a few rows of each circle", async () => {
  const slug = await env.DB.prepare("SELECT slug FROM jobs LIMIT 1").first<string>("slug");
  const job = (await findJob(toDb(env.DB), slug!))!;
  const plans = await plansOf((db) =>
    listSimilarJobs({ db, now, viewer: async () => null } as SiteContext, job),
  );
  expectIndexed(plans);
  expect(plans).toHaveLength(6);
  for (const { sql } of plans) expect(sql).toContain("MATCH");
  for (const { sql } of plans) expect(sql).toContain("LIMIT");
});

test.each(["", "profession=registered-nurse", "query=nurse", "query=nurse&sort=newest", "sort=pay"])(
  "reads no further than 500 pages into the list of %j, however deep a page is asked for",
  async (search) => {
    const skipped: number[] = [];
    for (const page of [mostJobPages, mostJobPages + 1, 999_999]) {
      const plans = await plansOf(async (db) => {
        const filters = parseFilters(new URLSearchParams(search));
        const place = await findSearchPlace(db, "", 25);
        const { jobs, total } = await searchJobs(db, toSearchPlan(filters, place, now), page);
        expect(jobs).toEqual([]);
        expect(total).toBeGreaterThan(0);
      });
      const all = plans.flatMap(({ sql, values }) => [...values, ...(sql.match(/(?<=OFFSET )\d+/g) ?? [])]);
      skipped.push(...all.map(Number).filter((value) => value > mostJobPages * jobsPerPage && value < 1e9));
    }
    expect(skipped).toEqual([]);
  },
);

test("counts and lists an employer's openings through an index", async () => {
  const plans = await plansOf((db) => listEmployerOpenings(db, 1, 2, now));
  expectIndexed(plans);
  expect(plans).toHaveLength(2);
  for (const { plan } of plans) expect(plan.join()).toContain("jobs_by_employer");
});

test("reads where a posting begins through indexes", async () => {
  const browser = { userId: null, deviceHash: "a-browser" };
  const templates = await plansOf((db) => listTemplates(db, 1));
  const drafts = await plansOf((db) => listDrafts(db, { userId: 1, deviceHash: null }));
  const begun = await plansOf((db) => createDraft(db, browser, { content: emptyContent }, now));
  for (const plans of [templates, drafts, begun]) {
    expectIndexed(plans);
    expect(plans.flatMap(({ plan }) => plan).join()).not.toMatch(
      /SCAN posting_drafts(?! USING COVERING INDEX posting_drafts_unclaimed)/,
    );
  }
  expect(templates[0]!.plan.join()).toContain("jobs_of_employer_newest");
});

test("reads the newest postings and the statistics through an index", async () => {
  expectIndexed(await plansOf((db) => listRecentJobs(db, 6)));
  const [varied] = await plansOf((db) => listVariedJobs(db, 6));
  expect(varied!.plan.join("\n")).toContain("USING INDEX jobs_newest (status=?)");
  expect(varied!.plan.filter((line) => /^SCAN jobs\b/.test(line))).toEqual([]);
  expectIndexed(await plansOf((db) => getJobStats(db, now)));
});

test.each([
  ["houston", false],
  ["h", true],
  ["san", true],
] as const)("reads the places named %s through an index, in order", async (words, isPartial) => {
  const plans = await plansOf((db) => findPlaceNames(db, words, isPartial));
  expectIndexed(plans);
  expect(plans).toHaveLength(isPartial ? 2 : 1);
  expect(plans.flatMap(({ plan }) => plan)).toEqual(plans.map(() => expect.stringMatching(/^SEARCH cities/)));
});

test("reads what saved postings say today through an index", async () => {
  const { results } = await env.DB.prepare("SELECT slug FROM jobs").all<{ slug: string }>();
  const plans = await plansOf((db) =>
    listSavedRecords(
      db,
      results.map(({ slug }) => slug),
    ),
  );
  expectIndexed(plans);
  expect(plans).toHaveLength(1);
  expect(plans[0]?.plan.join()).toContain("SEARCH jobs USING INDEX sqlite_autoindex_jobs_1 (slug=?)");
});

test("reads and joins a person's saved jobs through an index, whatever the page", async () => {
  const viewer = { id: 1, sessionId: "none", emailVerified: true };
  for (const place of [
    { before: null, after: null },
    { before: null, after: [5, 5] },
    { before: [5, 5], after: null },
  ]) {
    const [plan] = await plansOf((db) => askSaved(db, viewer, place, savedPerPage).all());
    expectIndexed([plan!]);
    const lines = plan!.plan.join("\n");
    expect(lines).toMatch(/SEARCH saved_jobs USING (COVERING )?INDEX saved_jobs_newest/);
    expect(lines).not.toMatch(/SCAN (saved_jobs|applications|applied_elsewhere)/);
  }
  for (const plan of [
    ...(await plansOf((db) => askChanged(db, viewer, now, 3).all())),
    ...(await plansOf((db) => listSavedNews(db, 1, null, now))),
  ]) {
    // Only the person's own changed ones are sorted.
    expect(plan.plan.join("\n")).not.toMatch(/SCAN (s|v|j|job_events|saved_jobs|jobs)\b/);
  }
  const words = [
    { slug: "a", at: 1, isRemoval: false },
    { slug: "b", at: 1, isRemoval: true },
  ];
  const plans = await plansOf((db) => joinSaved(db, viewer, words, now));
  expect(plans).toHaveLength(5);
  expect(plans.flatMap(({ plan }) => plan).join("\n")).not.toMatch(/SCAN (s|j|jobs|saved_jobs|sessions)\b/);
});

test("closes expired postings through an index", async () => {
  const plans = await plansOf((db) => expireJobs(db, now));
  expectIndexed(plans);
  expect(plans[0]?.plan.join()).toContain("jobs_by_expiry");
});

test("goes through the employers by the index of their slugs", async () => {
  expectIndexed(await plansOf((db) => listEmployers(db, "harbor", 100)));
});

test("finds companies by name, and what an employer sent and states, through indexes", async () => {
  const found = await plansOf((db) => findCompanies(db, { memberships: [] }, "Harbor Ridge"));
  expect(found).toHaveLength(3);
  for (const { plan } of found)
    expect(plan[0]).toMatch(/^SEARCH employers USING INDEX \S+ \(\w+>\? AND \w+<\?\)/);
  const sent = await plansOf((db) => listSentRequests(db, "a@b.example", 2));
  const pay = await plansOf((db) => countStatedPay(db, 1));
  for (const plans of [found, sent, pay]) expectIndexed(plans);
  expect(sent.flatMap(({ plan }) => plan).join()).not.toMatch(/SCAN (hire_requests|contacts)/);
  const answers = await plansOf((db) => findAnswerFigures(db, 1, now));
  expect(answers.flatMap(({ plan }) => plan).join()).toMatch(
    /SEARCH applications USING INDEX applications_by_employer/,
  );
});

test("answers a monitor through indexes", async () => {
  const plans = await plansOf((db) => checkParts({ env: { ...env, DB: db.$client }, now }));
  const text = plans.flatMap(({ plan }) => plan).join("\n");
  for (const index of ["outbox_unsent", "employer_feeds_by_status", "cron_runs_by_outcome"])
    expect(text).toContain(index);
  expect(text).not.toMatch(/TEMP B-TREE|SCAN \w+$/m);
});

test("finds the applications of a deleted posting through an index", async () => {
  const { results } = await env.DB.prepare(
    "EXPLAIN QUERY PLAN SELECT id FROM applications WHERE job_id = 1",
  ).all();
  expect(results.map(({ detail }) => detail).join()).toContain("applications_by_job");
});

test("reads the sections of articles by their words, and each by its key", async () => {
  const plans = await plansOf((db) => searchContent(db.$client, "retirement match", 20));
  expect(plans.length).toBeGreaterThan(0);
  for (const { sql, plan } of plans) {
    expect(plan.join("\n"), sql).toMatch(/VIRTUAL TABLE INDEX/);
    expect(plan.join("\n"), sql).not.toMatch(/SCAN s\b|TEMP B-TREE/);
  }
});

test.each([
  { profession: ["registered-nurse"], specialty: null },
  { profession: ["physician"], specialty: "cardiology" },
])("reads what postings pay for %j through an index", async (who) => {
  const plans = await plansOf((db) =>
    findPostedPay({ db, now, preventCaching: () => {} } as SiteContext, who, ["", "Texas", "Houston, TX"]),
  );
  expectIndexed(plans);
  expect(plans.length).toBeGreaterThan(1);
  expect(plans.flatMap(({ plan }) => plan).join("\n")).not.toMatch(/SCAN (i|job_index)\b/);
});

test("lists and finds a person's documents through an index, without a sort", async () => {
  const plans = await plansOf(async (db) => {
    await listDocuments(db, 1);
    await findDocument(db, 1, "document");
  });
  expectIndexed(plans);
  for (const { sql, plan } of plans) for (const line of plan) expect(line, sql).toMatch(/^SEARCH documents /);
});

test("reads a posting's questions, those to copy and a company's voluntary answers by index", async () => {
  expectIndexed(await plansOf((db) => getQuestionSet(db, 1)));
  expectIndexed(await plansOf((db) => listAskingPostings(db, 1, 2)));
  expectIndexed(await plansOf((db) => listEeoCounts(db, 1, now)));
});

test("finds due copies of data, closed accounts and old files of applications through an index", async () => {
  const later = now + 400 * 86_400_000;
  const plans = [
    ...(await plansOf((db) => findAskedExport(db, "dana@example.com", now))),
    ...(await plansOf((db) => sweepExports(db, env, later))),
    ...(await plansOf((db) => eraseClosedAccounts(db, env, later))),
    ...(await plansOf((db) => tellOfOldFiles(db, env, later))),
    ...(await plansOf((db) => removeOldFiles(db, env, later))),
  ];
  expect(plans.length).toBeGreaterThan(5);
  for (const { sql, plan } of plans)
    for (const line of plan)
      expect(line, sql).not.toMatch(/^SCAN (?!json_each|\(|CONSTANT)|^SCAN (?:f|a|e|users|data_exports)\b/);
});

test("reads and writes what a company's systems ask for by indexes", async () => {
  const page = { status: null, after: [1, 1] as const, size: 100 };
  const applications = { posting: null, stage: null, since: 0, after: [1, 1] as const };
  expectIndexed(
    await plansOf(async (db) => {
      await findCaller(db, "clw_none", now);
      await listKeys(db, 1);
      await findByRequisition(db, 1, "REQ-1");
      await selectOwnPostings(db.$client, 1, page).all();
      await selectOwnPostings(db.$client, 1, { ...page, status: "open" }).all();
      await selectApplications(db.$client, 1, applications).all();
      await selectApplications(db.$client, 1, { ...applications, posting: "icu", stage: 2 }).all();
      await listWebhooks(db, 1);
      await listDeliveries(db, 1);
      await queueWebhooks(db, env, now);
      await removeOldDeliveries(db, now);
    }),
  );
});
