import { expect, test } from "vitest";
import { listAgenda } from "#app/applications/agenda/agenda.server.ts";
import { findApplicant } from "#app/applications/applicants/applicant/find-applicant.server.ts";
import { findBoardStages, readBoard } from "#app/applications/applicants/board/board-cards.server.ts";
import { findEndingPosting } from "#app/applications/applicants/closing/waiting-applicants.server.ts";
import { answerEndedPostings } from "#app/applications/applicants/ending/ended-postings.server.ts";
import { findEnding } from "#app/applications/applicants/ending/undo-ending.server.ts";
import { parseApplicantSearch } from "#app/applications/applicants/list/applicant-search.ts";
import { toBesideStatements } from "#app/applications/applicants/list/beside.server.ts";
import {
  findApplicants,
  readApplicantLists,
} from "#app/applications/applicants/list/list-applicants.server.ts";
import { findNeighbors } from "#app/applications/applicants/list/neighbors.server.ts";
import {
  toApplicantZoneQuestion,
  toTakenQuestion,
} from "#app/applications/interviews/interview-times.server.ts";
import {
  askCompanyConversations,
  askCountToAnswer,
  askOwnConversations,
} from "#app/applications/messages/conversations.server.ts";
import { takeNewestTexts, takeResumeTexts } from "#app/applications/receipt/resume-texts.server.ts";
import { listMedianAnswerTimes } from "#app/companies/pitch/public-page/answer-times.server.ts";
import { type Reach, toWholeReach } from "#app/companies/workspace/frame/reach.ts";
import { toHoursQuestion } from "#app/companies/workspace/team/work-hours.server.ts";
import { type Db, toDb } from "#app/kit/platform/db.ts";
import { askTogether } from "#app/kit/platform/db-questions.ts";
import { parseListPlace } from "#app/kit/platform/keyset.ts";
import { explainStatements } from "../../scripts/bench/query-plans.ts";
import { env } from "../support/site.ts";

const manager: Reach = { employerId: 1, managerId: 7, hidesContact: true };
const reaches = [toWholeReach(1), manager];

const plansOf = (work: (db: Db) => Promise<unknown>) =>
  explainStatements(env.DB, (recorder) => work(toDb(recorder)).catch(() => null));

async function expectIndexed(work: (db: Db) => Promise<unknown>) {
  const plans = await plansOf(work);
  expect(plans.length).toBeGreaterThan(0);
  for (const { sql, plan } of plans)
    for (const line of plan) {
      expect(line, sql).not.toMatch(/USE TEMP B-TREE/);
      expect(line, sql).not.toMatch(/^SCAN (a|applications|j|jobs|u|users|m|e|n|s|t|v|stages)\b/);
      // A company may have 50,000 postings.
      expect(line, sql).not.toMatch(/^SEARCH jobs .*\(employer_id=\?\)$/);
    }
}

test.each([
  "",
  "sort=oldest",
  "status=new",
  "status=waiting",
  "status=waiting&sort=newest",
  "status=hired&assignee=7",
  "status=waiting&assignee=7",
  "assignee=nobody",
  "job=icu",
  "job=icu&status=new&sort=oldest",
  "job=icu&status=waiting&assignee=7",
  "status=new&after=1000.5",
  "before=1000.5",
  "stage=7",
  "tag=7",
  "tag=7&status=new&assignee=7&after=1000.5",
  "tag=7&job=icu&sort=oldest",
  "stage=7&sort=oldest&assignee=7",
  "stage=7&job=icu&after=1000.5",
  "license=yes&held=TX&years=2&certificate=BLS&start=30&answers=fit",
  "job=icu&license=no&status=waiting",
])("reads the list ?%s through an index in its own order", (search) =>
  expectIndexed(async (db) => {
    for (const reach of reaches)
      await readApplicantLists(db, reach, parseApplicantSearch(new URLSearchParams(search))).catch(
        () => null,
      );
    for (const reach of reaches)
      await findNeighbors(
        db,
        { ...reach, employerSlug: "own" },
        parseApplicantSearch(new URLSearchParams(search)),
        {
          id: 7,
          createdAt: 1000,
        },
      ).catch(() => null);
  }),
);

test.each([null, "icu"])(
  "reads and counts the board's columns through an index, of the posting %s",
  async (job) => {
    const shown = { id: 1, name: "Our stages", isDefault: true, stages: [] };
    for (const reach of reaches) {
      await expectIndexed((db) => findBoardStages(db, reach, { job, template: null }));
      await expectIndexed((db) => readBoard(db, reach, shown, job));
    }
  },
);

test.each(["", "after=1000.5", "before=1000.5"])(
  "reads both sides' messages ?%s through an index",
  async (search) => {
    const place = parseListPlace(new URLSearchParams(search), 2);
    for (const isToAnswer of [true, false])
      await expectIndexed((db) => askCompanyConversations(db, 1, isToAnswer, place).all());
    await expectIndexed((db) => askCountToAnswer(db, 1).all());
    await expectIndexed((db) => askOwnConversations(db, 1, place).all());
  },
);

test("reads an ending, and the postings whose people are to be told, through an index", async () => {
  await expectIndexed((db) => findEnding(db, 1, "some-id"));
  const ended = await plansOf((db) => answerEndedPostings({ db, env, now: 1 }));
  expect(ended.flatMap(({ plan }) => plan).join("\n")).toMatch(/ended_postings_due \(due_at<\?\)/);
});

test("reads an applicant, a search, a posting to end and its answer times through an index", async () => {
  for (const reach of reaches) await expectIndexed((db) => findApplicant(db, reach, "some-id"));
  for (const reach of reaches)
    await expectIndexed((db) => db.$client.batch(toBesideStatements(db, reach, "some-id", 1)));
  await expectIndexed((db) => findApplicants(db, manager, "dana", 'words : "dana" *'));
  await expectIndexed((db) => findEndingPosting(db, 1, "some-slug", 1));
  await expectIndexed((db) => listMedianAnswerTimes(db, [1, 2], 1));
  const asked = await plansOf((db) => findApplicants(db, toWholeReach(1), "dana", 'words : "dana" *'));
  const search = asked.filter(({ sql }) => sql.includes("_fts"));
  expect(search).toHaveLength(2);
  for (const { sql, plan } of search) {
    expect(plan.join("\n"), sql).toMatch(/VIRTUAL TABLE/);
    expect(plan.join("\n"), sql).not.toMatch(/SCAN (a|f|j|u)\b/);
  }
});

test("reads what is due, and when interviewers are taken, through an index", async () => {
  for (const reach of reaches) {
    const due = await plansOf((db) =>
      listAgenda(
        { db, now: 1 },
        { id: 7 },
        { ...reach, employerSlug: "own", role: "owner", publishing: "approves" },
        "America/New_York",
      ),
    );
    const named = due.filter(({ sql }) => sql.includes("note_mentions"));
    expect(named.flatMap(({ plan }) => plan).join("\n")).toMatch(/SEARCH note_mentions USING PRIMARY KEY/);
    for (const { sql, plan } of due)
      expect(plan.join("\n"), sql).not.toMatch(/SCAN (a|i|j|n|w|applications|jobs|interviews)\b/);
  }
  await expectIndexed((db) => askTogether(db, [toTakenQuestion(db, [1, 2], { except: 0, now: 1 })]));
  await expectIndexed((db) =>
    askTogether(db, [toHoursQuestion(db, 1, "SELECT value FROM json_each(?2)", "[1]")]),
  );
  await expectIndexed((db) => askTogether(db, [toApplicantZoneQuestion(db, 1)]));
});

test("finds the résumés whose words are to be taken through an index", async () => {
  await expectIndexed((db) => takeNewestTexts({ db, env, now: 1, requestId: "plan" }, 1));
  await expectIndexed((db) => takeResumeTexts(db, env, 1));
  const plans = await plansOf((db) => takeResumeTexts(db, env, 1));
  expect(plans[0]!.plan.join("\n")).toContain("application_files_unread");
});
