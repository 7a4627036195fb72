import { z } from "zod";
import { admitToCompany, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { setDepartment } from "#app/companies/workspace/settings/departments.server.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { mayOpen } from "#app/jobs/changes/job-guards.server.ts";
import {
  changeStatuses,
  confirmJobs,
  extendJobs,
  toConfirmedEvents,
} from "#app/jobs/changes/many-jobs.server.ts";
import { reopenOrHold } from "#app/jobs/changes/reopen-or-hold.server.ts";
import { mostOfDepartment } from "#app/jobs/postings/record/posting-content.ts";
import { findTransition, type JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { toSaid } from "#app/kit/forms/said-place.ts";
import type { Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { type BulkAction, type BulkDone, bulkActions } from "./bulk-words.ts";

const mostPicked = 100;
const pickFields = Array.from({ length: mostPicked }, (_, at) => `pick${at}`);
export const bulkFields = ["do", "department", ...pickFields];
const extendedMs = 30 * dayMs;

const formSchema = z.object({ do: z.enum([...(Object.keys(bulkActions) as BulkAction[]), "department"]) });

interface Asked {
  context: SiteContext;
  request: Request;
  params: { company?: string };
}

interface Picked {
  id: number;
  slug: string;
  title: string;
  open: number;
  status: JobStatus;
  origin: "feed" | "site";
  validThrough: number;
}

/** Postings of other companies are not found, like those that do not exist. */
export async function receiveBulk(asked: Asked, form: FormData): Promise<BulkDone> {
  const { context, request } = asked;
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const parsed = formSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw notFound();
  const action = parsed.data.do;
  const slugs = [...new Set(pickFields.flatMap((name) => form.get(name) ?? []))].map(String);
  if (action === "department") return moveToDepartment(context, request, { viewer, company, slugs, form });
  const picked = await listPicked(context.db.$client, company.employerId, slugs);
  if (action === "duplicate" && picked[0] && slugs.length === 1)
    throw goTo(serverPaths.copyPosting(picked[0].slug));
  const changed = action === "duplicate" ? [] : await change(context, viewer, company, action, picked);
  const unchanged = picked.filter(({ id }) => !changed.some((each) => each.id === id));
  const isEnding = action === "fill" || action === "close";
  const toAsk = isEnding
    ? unchanged.filter(({ open, status }) => open > 0 && findTransition(action, status) !== null)
    : [];
  const left = unchanged.filter((each) => !toAsk.includes(each));
  const count = (outcome: Outcome) => changed.filter((each) => each.outcome === outcome).length;
  return {
    action,
    picked: slugs.length,
    changed: count("changed"),
    withdrawn: count("withdrawn"),
    reopened: count("reopened"),
    sent: count("sent"),
    asked: toAsk.map(({ title, slug, open }) => ({
      title,
      open,
      to: `${paths.closeHiringJob(company.employerSlug, slug)}?as=${action}`,
    })),
    left: left.map(({ status }) => status),
    missing: slugs.length - picked.length,
    until: context.now + extendedMs,
  };
}

/** Says it in the address, because the form has no other answer. */
async function moveToDepartment(
  { db: { $client } }: SiteContext,
  request: Request,
  { viewer, company, slugs, form }: { viewer: Viewer; company: Membership; slugs: string[]; form: FormData },
): Promise<never> {
  const writer = { employerId: company.employerId, userId: viewer.id };
  const name = String(form.get("department") ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, mostOfDepartment);
  const { searchParams } = new URL(request.url);
  searchParams.set("moved", String(await setDepartment($client, writer, slugs, name)));
  throw goTo(toSaid(workPaths.hiringJobs(company.employerSlug, searchParams.toString())));
}

async function listPicked(d1: D1Database, employerId: number, slugs: readonly string[]): Promise<Picked[]> {
  const { results } = await d1
    .prepare(
      `SELECT j.id, j.slug, j.title, j.status, j.origin, j.valid_through AS validThrough,
          (SELECT count(*) FROM applications WHERE job_id = j.id AND ${isOpenSql}) AS open
        FROM json_each(?2) s CROSS JOIN jobs j ON j.slug = s.value WHERE j.employer_id = ?1`,
    )
    .bind(employerId, JSON.stringify(slugs))
    .all<Picked>();
  return results;
}

async function change(
  context: SiteContext,
  viewer: Viewer,
  { employerId }: Membership,
  action: Exclude<BulkAction, "duplicate">,
  picked: readonly Picked[],
): Promise<Changed[]> {
  const { db, now } = context;
  const by = { userId: viewer.id };
  const own = { ids: picked.map(({ id }) => id), employerId };
  const until = now + extendedMs;
  const toChanged = (ids: number[]) => ids.map((id): Changed => ({ id, outcome: "changed" }));
  if (action === "extend")
    return [
      ...toChanged(await extendJobs(db, own, until, now)),
      // Does not reopen what its feed no longer has.
      ...(await reopen(context, viewer, employerId, until, picked.filter(isEndedHere))),
    ];
  if (action === "confirm")
    return [
      ...toChanged(await confirmJobs(db, own, by, now)),
      ...(await reopen(
        context,
        viewer,
        employerId,
        until,
        picked.filter(({ status }) => status === "paused"),
      )),
    ];
  if (action === "resubmit")
    return toSent(
      await changeStatuses(db, own, action, by, now, { onlyIf: "j.status IN ('rejected', 'withdrawn')" }),
    );
  // Applicants hear how it ended, and the posting's own page asks what to tell them.
  const onlyIf = action === "pause" ? "true" : hasNobodyOpen;
  const changed = toChanged(await changeStatuses(db, own, action, by, now, { onlyIf }));
  if (action !== "close") return changed;
  // What nobody has approved stays out of sight. It may have been public before, and have applicants.
  const withdrawn = await changeStatuses(db, own, "withdraw", by, now, { onlyIf });
  return [...changed, ...withdrawn.map((id): Changed => ({ id, outcome: "withdrawn" }))];
}

/** SQL about the row `j`. */
export const hasNobodyOpen = `NOT EXISTS (SELECT 1 FROM applications WHERE job_id = j.id AND ${isOpenSql})`;

type Outcome = "changed" | "withdrawn" | "reopened" | "sent";
interface Changed {
  id: number;
  outcome: Outcome;
}

const isEndedHere = ({ status, origin }: Picked): boolean =>
  origin === "site" && (status === "expired" || status === "closed" || status === "withdrawn");

/**
 * One by one, because each needs its entry in the search. An end that is still to come stays. What the company may not
 * open by itself is sent to us.
 */
async function reopen(
  { db, now }: SiteContext,
  { id: userId }: Viewer,
  employerId: number,
  until: number,
  jobs: readonly Picked[],
): Promise<Changed[]> {
  const done: Changed[] = [];
  for (const { id, status, validThrough } of jobs) {
    const end = status === "paused" && validThrough > now ? validThrough : until;
    const by = { userId };
    const note = (isPossible: string) => [
      toConfirmedEvents(db.$client, `j.id = ${Number(id)} AND ${isPossible}`, by, now),
    ];
    const outcome = await reopenOrHold(db, { id, employerId }, end, by, now, { also: note });
    if (outcome !== null) done.push({ id, outcome: outcome === "open" ? "reopened" : "sent" });
  }
  const own = { ids: jobs.map(({ id }) => id), employerId };
  const isOurs = `(j.status = 'withdrawn' OR NOT ${mayOpen})`;
  const sent = await changeStatuses(db, own, "resubmit", { userId }, now, { onlyIf: isOurs });
  return [...done, ...toSent(sent)];
}

const toSent = (ids: readonly number[]) => ids.map((id): Changed => ({ id, outcome: "sent" }));
