import { beforeEach, expect, test } from "vitest";
import { answerAsked, findAsked } from "#app/companies/workspace/confirmation/check-answer.server.ts";
import {
  approveJob,
  changeStatus,
  editJob,
  extendJob,
  reopenJob,
} from "#app/jobs/changes/job-changes.server.ts";
import { confirmJobs, expireJobs } from "#app/jobs/changes/many-jobs.server.ts";
import { createJob } from "#app/jobs/changes/new-job.server.ts";
import { hiddenStatuses, transitions } from "#app/jobs/postings/record/transitions.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { createRandom } from "../../scripts/demo/seeded-random.ts";
import { addMember, createEmployer, createUser } from "../support/accounts.ts";
import { makeDraft } from "../support/jobs.ts";
import {
  createModel,
  type ModelledPosting,
  modelChange,
  modelCron,
  type PostingChange,
} from "../support/posting-model.ts";
import { emptyIndex, readIndex, rebuildIndex } from "../support/search-index.ts";
import { env, isWhole } from "../support/site.ts";
import { runOne } from "../support/work-queue.ts";

const db = toDb(env.DB);
const us = { userId: null };
const histories = isWhole ? 500 : 20;
const historiesPerRebuild = 20;
const stepsPerHistory = 6;
const postings = 8;
const newEveryHistories = 5;

beforeEach(emptyIndex);

const random = createRandom(20_261_126);
let titles = 0;

const draw = (at: number) =>
  makeDraft({
    title: `${random.pick(["RN", "Physician, ICU", "Psych NP"])} ${titles++}`,
    profession: random.pick(["registered-nurse", "physician", "nurse-practitioner", null]),
    stateCode: random.pick(["TX", "OH", null]),
    salaryMinCents: null,
    salaryMaxCents: random.pick([58_00, 158_00, null]),
    postedAt: at - random.pick([0, 1, 9]) * dayMs,
    validThrough: at + random.pick([9, 40, 90]) * dayMs,
    source: null,
  });

async function create(
  employer: { id: number; name: string },
  company: ModelledPosting["company"],
  now: number,
): Promise<ModelledPosting> {
  const draft = { ...draw(now), confirmedAt: now, confirmedBy: "employer" as const };
  draft.employer = { ...draft.employer, name: employer.name };
  const status = company.isApproved ? random.pick(["pending", "open", "open"] as const) : "pending";
  const created = await createJob(
    db,
    { employerId: employer.id, draft, status, by: us },
    now,
    "true",
    () => [],
  );
  if (!created.ok) throw new Error("The title is new, so nothing has it.");
  const id = await env.DB.prepare("SELECT id FROM jobs WHERE slug = ?")
    .bind(created.slug)
    .first<number>("id");
  return createModel({ id: id!, company, status, now, validThrough: draft.validThrough });
}

/** The link of each posting that was mailed last, of this run or an earlier one. */
async function readMailedSecrets(known: Map<number, string>, newest: { mail: number }): Promise<void> {
  const { results } = await env.DB.prepare("SELECT id, body FROM queued_mail WHERE id > ? ORDER BY id")
    .bind(newest.mail)
    .all<{ id: number; body: string }>();
  newest.mail = results.at(-1)?.id ?? newest.mail;
  const secrets = results.flatMap(({ body }) =>
    [...body.matchAll(/token=([0-9a-f-]+)/g)].map(([, each]) => each!),
  );
  const hashes = await Promise.all(
    secrets.map(async (token) => [await sha256(token.slice(0, 64)), token] as const),
  );
  const { results: asked } = await env.DB.prepare(
    "SELECT job_id AS id, secret_hash AS hash FROM hiring_checks",
  ).all<{
    id: number;
    hash: string;
  }>();
  const byHash = new Map(hashes);
  for (const { id, hash } of asked) if (byHash.has(hash)) known.set(id, byHash.get(hash)!);
}

test(`keeps status, search, counts and history of postings true through ${histories} random histories`, {
  timeout: 300_000,
}, async () => {
  let clock = Date.now();
  const employer = await createEmployer("Harbor Health");
  await addMember(employer.id, (await createUser("employer")).id, "owner");
  const company = { isApproved: false };
  const own: ModelledPosting[] = [];
  for (let at = 0; at < postings; at++) own.push(await create(employer, company, clock));

  const secrets = new Map<number, string>();
  const newest = { mail: 0 };
  const answerMailed = async ({ id }: ModelledPosting, answer: "open" | "filled") => {
    const asked = await findAsked(db, secrets.get(id) ?? "", env.SESSION_SECRET);
    return asked !== null && (await answerAsked(db, asked, answer, clock)) !== null;
  };
  const toOwn = ({ id }: ModelledPosting) => ({ id, employerId: employer.id });
  const change: Record<PostingChange, (job: ModelledPosting, until: number) => Promise<boolean>> = {
    resubmit: (job) => changeStatus(db, toOwn(job), "resubmit", us, clock),
    withdraw: (job) => changeStatus(db, toOwn(job), "withdraw", us, clock),
    review: (job) => changeStatus(db, toOwn(job), "review", us, clock),
    restore: (job) => changeStatus(db, toOwn(job), "restore", us, clock),
    approve: (job) => approveJob(db, toOwn(job), us, clock),
    reject: (job) => changeStatus(db, toOwn(job), "reject", us, clock),
    edit: async (job, validThrough) =>
      (await editJob(db, toOwn(job), { ...draw(clock), validThrough }, us, clock)) === "changed",
    pause: (job) => changeStatus(db, toOwn(job), "pause", us, clock),
    reopen: (job, until) => reopenJob(db, toOwn(job), until, us, clock),
    extend: (job, until) => extendJob(db, toOwn(job), until, clock),
    fill: (job) => changeStatus(db, toOwn(job), "fill", us, clock),
    close: (job) => changeStatus(db, toOwn(job), "close", us, clock),
    takeDown: (job) => changeStatus(db, toOwn(job), "takeDown", us, clock),
    confirm: async ({ id }) =>
      (await confirmJobs(db, { ids: [id], employerId: employer.id }, us, clock)).length > 0,
    mailedOpen: (job) => answerMailed(job, "open"),
    mailedFilled: (job) => answerMailed(job, "filled"),
  };
  const names = Object.keys(change) as PostingChange[];
  const mailed: PostingChange[] = ["mailedOpen", "mailedFilled"];
  const rare: PostingChange[] = ["takeDown", "restore", "review", "resubmit", "withdraw"];
  const usual: PostingChange[] = [
    ...names.filter((name) => !rare.includes(name)),
    "approve",
    "reopen",
    "reopen",
  ];
  const done: Record<string, number> = {};
  const note = (name: string) => {
    done[name] = (done[name] ?? 0) + 1;
  };

  for (let history = 1; history <= histories; history++) {
    if (history % newEveryHistories === 0) own.push(await create(employer, company, clock));
    if (random.chance(0.08)) {
      await env.DB.prepare("UPDATE employers SET approved_at = NULL WHERE id = ?").bind(employer.id).run();
      company.isApproved = false;
      note("distrust");
    }
    for (let step = 0; step < stepsPerHistory; step++) {
      clock += random.int(2, 3 * 24) * (dayMs / 24);
      if (random.chance(0.4)) {
        await expireJobs(db, clock);
        await runOne("checkHiring", clock);
        await readMailedSecrets(secrets, newest);
        for (const job of own) for (const taken of modelCron(job, clock)) note(taken);
        continue;
      }
      const asked = own.filter(({ askedAt }) => askedAt !== null);
      const isMailed = asked.length > 0 && random.chance(0.3);
      const job = random.pick(isMailed ? asked : own.slice(-postings));
      const name = isMailed ? random.pick(mailed) : random.pick(random.chance(0.14) ? rare : usual);
      const until = clock + random.int(name === "edit" ? 1 : -1, 60) * dayMs;
      const isChanged = await change[name](job, until);
      expect(isChanged, `${name} of ${JSON.stringify(job)} in history ${history}`).toBe(
        modelChange(job, name, clock, until),
      );
      if (isChanged) note(name);
    }
    await expectTrue(own, `after history ${history}`);
    if (history % historiesPerRebuild > 0) continue;
    const kept = await readIndex();
    await rebuildIndex();
    expect(kept, `after history ${history}`).toEqual(await readIndex());
  }
  const cron = ["ask", "pauseUnanswered", "closeUnanswered", "expire"];
  for (const name of [...cron, ...(isWhole ? names : mailed)])
    expect(done[name] ?? 0, name).toBeGreaterThan(isWhole ? 2 : 0);
});

/** Whatever was done in whatever order, nothing is public that nobody approved. */
function expectNeverUnread(steps: readonly [string | null, string][], when: string): void {
  for (const [from, to] of steps)
    if (from !== null && hiddenStatuses.some((hidden) => hidden === from))
      expect([...hiddenStatuses, "open", "removed"], when).toContain(to);
}

const ways = new Set(
  Object.values(transitions).flatMap(({ from, to }) => from.map((each) => `${each} ${to}`)),
);

interface Kept {
  id: number;
  status: string;
  confirmedAt: number;
  askedAt: number | null;
  pausedAt: number | null;
  entries: number;
  states: string;
  confirmations: number;
}

/** Compares the database with what the rules say must have become of each posting. */
async function expectTrue(own: readonly ModelledPosting[], when: string): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT j.id, j.status, j.confirmed_at AS confirmedAt, c.asked_at AS askedAt, c.paused_at AS pausedAt,
        (SELECT count(*) FROM job_index i WHERE i.key % 16777216 = j.id) AS entries,
        (SELECT json_group_array(json_array(detail ->> 'from', detail ->> 'to') ORDER BY e.id) FROM job_events e
          WHERE e.job_id = j.id AND e.kind = 'state') AS states,
        (SELECT count(*) FROM job_events e WHERE e.job_id = j.id AND e.kind = 'confirmed') AS confirmations
      FROM jobs j LEFT JOIN hiring_checks c ON c.job_id = j.id ORDER BY j.id`,
  ).all<Kept>();
  expect(
    results.map(({ states, entries, ...kept }) => kept),
    when,
  ).toEqual(own.map(({ company, validThrough, begun, ...model }) => model));
  for (const [at, { status, states, entries }] of results.entries()) {
    expect(entries, when).toBe(status === "open" ? 1 : 0);
    expectNeverUnread(JSON.parse(states), when);
    const steps: [string | null, string][] = JSON.parse(states);
    expect(steps[0], when).toEqual([null, own[at]!.begun]);
    expect(steps.at(-1)![1], when).toBe(status);
    for (const [index, [from, to]] of steps.entries()) {
      if (index === 0) continue;
      expect(from, when).toBe(steps[index - 1]![1]);
      expect(ways, when).toContain(`${from} ${to}`);
    }
  }
}
