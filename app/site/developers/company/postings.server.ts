import * as z from "zod";
import { endPosting } from "#app/applications/applicants/closing/receive-ending.server.ts";
import { hasNobodyOpen } from "#app/companies/workspace/jobs-table/bulk.server.ts";
import { changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import { reopenOrHold } from "#app/jobs/changes/reopen-or-hold.server.ts";
import { defaultValidityMs } from "#app/jobs/postings/record/posting-content.ts";
import { findTransition, isOnSite, isPossible } from "#app/jobs/postings/record/transitions.ts";
import { jobStatuses } from "#app/kit/platform/column-words.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { paths } from "#app/paths.ts";
import { cursorParam, perPage, readCursor, toList } from "#app/site/developers/contract/cursor.ts";
import { none } from "#app/site/developers/contract/resource.ts";
import { listOfAnswers } from "#app/site/developers/contract/shapes.ts";
import { type Call, type Calling, companyBase, done, noBody, refuseCall, toCall, toKeySql } from "./call.ts";
import { findByRequisition, type OwnPosting, putPosting, selectOwnPostings } from "./own-postings.server.ts";
import { postingBody, toFormValues } from "./posting-body.ts";

const time = z.iso.datetime();

export const ownPosting = z.object({
  requisition: z.string().nullable().describe("Your number, by which the other addresses find it."),
  slug: z.string(),
  title: z.string(),
  status: z
    .enum(jobStatuses)
    .describe("open, or why it is not. pending: one of us reads it before visitors do."),
  url: z.url().nullable().describe("Its public page. Null while visitors do not see it."),
  city: z.string().nullable(),
  state: z.string().nullable(),
  isFromFeed: z.boolean().describe("Then change it in the feed."),
  postedAt: time,
  validThrough: time,
  waiting: z.number().int().describe("Open applications."),
});

const toTime = (ms: number): string => new Date(ms).toISOString();

const toOwnPosting = (
  { requisition, slug, title, status, city, stateCode, origin, postedAt, validThrough, waiting }: OwnPosting,
  toUrl: (path: string) => string,
): z.input<typeof ownPosting> => ({
  ...{ requisition, slug, title, status, city, waiting },
  url: isOnSite(status) ? toUrl(paths.job(slug)) : null,
  state: stateCode,
  isFromFeed: origin === "feed",
  postedAt: toTime(postedAt),
  validThrough: toTime(validThrough),
});

const group = "Your postings";

export const requisitionParams = z.object({
  requisition: z
    .string()
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(60)
        .regex(/^[^\p{C}]*$/u),
    )
    .describe("Your requisition number, percent-encoded."),
});
const example = { params: { requisition: "REQ-2041" } };

const listPostings = toCall({
  method: "GET",
  path: `${companyBase}/postings`,
  id: "listOwnPostings",
  group,
  title: "List your postings",
  about: `All postings of your company, newest first, ${perPage} at a time, also those that nobody sees yet.`,
  scope: "postings:read",
  params: none,
  query: z.object({
    status: z.enum(jobStatuses).optional().describe("Only postings of this status."),
    cursor: cursorParam,
  }),
  body: null,
  answer: listOfAnswers(ownPosting),
  example: { search: "status=open" },
  async run({ db }, { caller, query: { status = null, cursor }, self, toUrl }) {
    const read = readCursor(self, cursor, (at) => /^\d{1,15}_\d{1,15}$/.test(at));
    if ("refused" in read) return read;
    const [at, id] = (read.at ?? "").split("_").map(Number);
    const after = id === undefined ? null : ([at!, id] as const);
    const page = { status, after, size: perPage };
    const { results } = await selectOwnPostings(
      db.$client,
      caller.company.employerId,
      page,
    ).all<OwnPosting>();
    const rows = results.slice(0, perPage);
    const last = results.length > perPage ? rows.at(-1) : undefined;
    const data = rows.map((row) => toOwnPosting(row, toUrl));
    return done(toList(self, toUrl, data, last ? `${last.postedAt}_${last.id}` : null));
  },
});

const missing = refuseCall(
  "not_found",
  "Your company has no posting with this number. /api/v1/company/postings lists them.",
);

const getPosting = toCall({
  method: "GET",
  path: `${companyBase}/postings/{requisition}`,
  id: "getOwnPosting",
  group,
  title: "One posting of yours",
  about: "By your requisition number. Where several have it, the one that is not over.",
  scope: "postings:read",
  params: requisitionParams,
  query: none,
  body: null,
  answer: ownPosting,
  example,
  async run({ db }, { caller, params: { requisition }, toUrl }) {
    const found = await findByRequisition(db, caller.company.employerId, requisition);
    return found ? done(toOwnPosting(found, toUrl)) : missing;
  },
});

const putOwnPosting = toCall({
  method: "PUT",
  path: `${companyBase}/postings/{requisition}`,
  id: "putOwnPosting",
  group,
  title: "Publish or change a posting",
  about:
    "Creates the posting with this number (201) or replaces all it says (200), so you may send it as often as you like. It passes the checks of the form that posts a job, and waits for one of us where a posting from that form would: status then is pending. Sending the same again confirms that the job is open.",
  scope: "postings:write",
  params: requisitionParams,
  query: none,
  body: postingBody,
  answer: z.object({
    ...ownPosting.shape,
    warnings: z
      .array(z.object({ field: z.string(), text: z.string() }))
      .describe("What you should look at. It stopped nothing."),
  }),
  example: {
    ...example,
    body: {
      title: "Registered Nurse, ICU",
      profession: "registered-nurse",
      type: "full-time",
      place: "Houston, TX",
      shift: "night",
      payMin: 42,
      payMax: 58.5,
      payUnit: "hour",
      description:
        "Care for two critically ill patients a shift on our 24-bed medical ICU, with an intensivist in house and a 12-week orientation.",
      requirements: ["Texas or multistate RN license", "One year of ICU experience"],
    },
  },
  async run(context, { caller, params: { requisition }, body, toUrl }) {
    const put = await putPosting(context, { caller, requisition, values: toFormValues(body) });
    if ("refused" in put) return put;
    const answer = { ...toOwnPosting(put.posting, toUrl), warnings: put.warnings };
    return done(answer, put.isNew ? 201 : 200);
  },
});

const endingBody = z.object({
  applicants: z
    .literal("tell")
    .optional()
    .describe("Tells those who wait that you go on without them, in our words and after 10 minutes."),
});

const endingAbout =
  "If people wait for an answer, send applicants=tell, or end it on its page with your own words. A posting that has ended so already stays as it is.";

/** In our words, as soon as it cannot be undone any more. */
const told = { texts: null, hiredId: null, tellAt: null };

async function endOwnPosting(
  context: SiteContext,
  {
    caller,
    params: { requisition },
    body,
    toUrl,
  }: Calling<z.output<typeof requisitionParams>, unknown, { applicants?: "tell" | undefined }>,
  ending: "close" | "fill",
) {
  const { db, now } = context;
  const { employerId, name } = caller.company;
  const found = await findByRequisition(db, employerId, requisition);
  if (!found) return missing;
  const ended = ending === "fill" ? ["filled"] : ["closed", "withdrawn"];
  if (ended.includes(found.status)) return done(toOwnPosting(found, toUrl));
  const transition = findTransition(ending, found.status);
  if (transition === null)
    return refuseCall("conflict", `A posting whose status is ${found.status} cannot be ended so.`);
  if (found.waiting > 0 && body.applicants !== "tell")
    return refuseCall(
      "conflict",
      `${found.waiting} open applications wait for an answer. Send applicants=tell, or end the posting on its page.`,
    );
  const job = { id: found.id, employerId };
  const isEnded =
    body.applicants === "tell"
      ? (await endPosting(context, { ...told, job, transition, company: name, sender: caller.user })) !== null
      : await changeStatus(db, job, transition, { userId: caller.user.id }, now, {
          onlyIf: `${hasNobodyOpen} AND ${toKeySql(caller)}`,
        });
  if (!isEnded)
    return refuseCall(
      "conflict",
      "The posting was changed, or someone applied, at the same moment. Look again.",
    );
  sendOutboxSoon(context);
  return done(toOwnPosting((await findByRequisition(db, employerId, requisition))!, toUrl));
}

const closeOwnPosting = toCall({
  method: "POST",
  path: `${companyBase}/postings/{requisition}/close`,
  id: "closeOwnPosting",
  group,
  title: "Close a posting",
  about: `Nobody is hired for it any more. ${endingAbout}`,
  scope: "postings:write",
  params: requisitionParams,
  query: none,
  body: endingBody,
  answer: ownPosting,
  example: { ...example, body: { applicants: "tell" } },
  run: (context, asked) => endOwnPosting(context, asked, "close"),
});

const fillOwnPosting = toCall({
  method: "POST",
  path: `${companyBase}/postings/{requisition}/fill`,
  id: "fillOwnPosting",
  group,
  title: "Fill a posting",
  about: `You hired someone. ${endingAbout}`,
  scope: "postings:write",
  params: requisitionParams,
  query: none,
  body: endingBody,
  answer: ownPosting,
  example: { ...example, body: { applicants: "tell" } },
  run: (context, asked) => endOwnPosting(context, asked, "fill"),
});

const reopenOwnPosting = toCall({
  method: "POST",
  path: `${companyBase}/postings/{requisition}/reopen`,
  id: "reopenOwnPosting",
  group,
  title: "Reopen a posting",
  about: `Opens a paused or ended posting for ${defaultValidityMs / 86_400_000} days. Where one of us has to read it first, status is pending.`,
  scope: "postings:write",
  params: requisitionParams,
  query: none,
  body: noBody,
  answer: ownPosting,
  example: { ...example, body: {} },
  async run(context, { caller, params: { requisition }, toUrl }) {
    const { db, now } = context;
    const { employerId } = caller.company;
    const found = await findByRequisition(db, employerId, requisition);
    if (!found) return missing;
    if (found.status === "open" || found.status === "pending") return done(toOwnPosting(found, toUrl));
    if (found.origin === "feed")
      return refuseCall("conflict", "This posting comes from a feed, which opens it again.");
    if (!isPossible("reopen", found.status))
      return refuseCall("conflict", `A posting whose status is ${found.status} cannot be reopened.`);
    const own = { id: found.id, employerId };
    const end = now + defaultValidityMs;
    const by = { userId: caller.user.id };
    const opened = await reopenOrHold(db, own, end, by, now, { onlyIf: toKeySql(caller) });
    if (opened === null)
      return refuseCall(
        "conflict",
        "The posting was changed at the same moment, or we have to read it first.",
      );
    return done(toOwnPosting((await findByRequisition(db, employerId, requisition))!, toUrl));
  },
});

export const postingCalls: readonly Call[] = [
  ...[listPostings, getPosting, putOwnPosting],
  ...[closeOwnPosting, fillOwnPosting, reopenOwnPosting],
];
