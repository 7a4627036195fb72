import * as z from "zod";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { toJsonFields, toJsonForm } from "#app/applications/submission/application-json.ts";
import {
  type CountedSender,
  type Received,
  receiveApplication,
  receiveFields,
} from "#app/applications/submission/receive-application.server.ts";
import { findApplicableJob } from "#app/applications/submission/takes-applications.server.ts";
import type { Caller } from "#app/companies/developers/keys/api-keys.server.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { getQuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { readAtMost } from "#app/kit/platform/form/form-body.ts";
import { paths } from "#app/paths.ts";
import type { ProblemCode } from "#app/site/developers/contract/problems.ts";
import { none, slugParam } from "#app/site/developers/contract/resource.ts";
import { type Call, type Calling, type CallRefusal, companyBase, done, refuseCall, toCall } from "./call.ts";
import { findByRequisition } from "./own-postings.server.ts";
import { requisitionParams } from "./postings.server.ts";

/** What each posting asks beyond these fields is in its own `apply-schema`. */
const applicant = z
  .object({
    firstName: z.string().max(100).describe("First name."),
    lastName: z.string().max(100).optional().describe("Leave it out of a single name."),
    email: z.email().max(254).describe("The receipt goes there."),
    phone: z.string().max(40).optional().describe("With its area code."),
    message: z.string().max(5000).optional().describe("Without a résumé, at least 20 characters."),
    license1: z.string().max(2).optional().describe("The state of a license, such as TX."),
    compact1: z.boolean().optional().describe("That license is multistate or compact."),
  })
  .describe("The fields of /api/jobs/{slug}/apply-schema. With files, send them by multipart/form-data.");

export const sentApplication = z.object({
  reference: z.string(),
  status: z.literal("sent"),
  receiptUrl: z.url().describe("Its receipt. Only the applicant's email has the link that opens it."),
});

const about =
  "For your own careers site. It takes what the form of the posting takes, by the same rules: JSON, or multipart/form-data with the résumé in the field resume. GET /api/jobs/{slug}/apply-schema says what a posting asks. The applicant gets our receipt by email. Repeating the Idempotency-Key with the same body adds nothing.";

const example = {
  body: {
    firstName: "Dana",
    lastName: "Whitfield",
    email: "dana@example.com",
    license1: "TX",
    compact1: true,
    message: "Texas RN with six years of ICU. I can start in January.",
  },
};

const applicationsADay = 2000;

const toSender = ({ db, now }: SiteContext, { keyId }: Caller): CountedSender => ({
  name: `key ${keyId}`,
  isWithin: async () =>
    (await takeUse(db, await toLimit(`applications of key ${keyId}`, applicationsADay, dayMs), now)) === null,
  findSource: async () => null,
});

const missing = refuseCall(
  "not_found",
  "Your company has no such posting. /api/v1/company/postings lists them.",
);

async function applyFor(
  context: SiteContext,
  { caller, request, toUrl }: Pick<Calling, "caller" | "request" | "toUrl">,
  slug: string,
) {
  if (!(await isOwn(context, caller, slug))) return missing;
  const found = await findApplicableJob(context, slug);
  if (!("job" in found)) return found.code === "not_found" ? missing : refuseCall("conflict", found.message);
  const received = await receive(context, request, found.job, toSender(context, caller));
  if ("refused" in received) return received;
  if (!received.ok) return toRefusal(received.problem);
  const receiptUrl = toUrl(paths.receipt(received.publicId));
  return done({ reference: received.publicId, status: "sent" as const, receiptUrl }, 201);
}

const isOwn = async ({ db }: SiteContext, { company }: Caller, slug: string): Promise<boolean> =>
  (await db.$client
    .prepare("SELECT 1 AS n FROM jobs WHERE slug = ?1 AND employer_id = ?2")
    .bind(slug, company.employerId)
    .first()) !== null;

const mostJsonBytes = 64 * 1024;

async function receive(
  context: SiteContext,
  request: Request,
  job: JobRecord,
  sender: CountedSender,
): Promise<Received | CallRefusal> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (type === "multipart/form-data") return receiveApplication(context, request, job, sender);
  if (type !== "application/json")
    return refuseCall("unsupported_media_type", "Send application/json, or multipart/form-data with files.");
  const raw = await readAtMost(request, mostJsonBytes).catch(() => new Blob());
  if (!raw) return refuseCall("too_large", "Send at most 64 kB of JSON. Files go by multipart/form-data.");
  const asked = await getQuestionSet(context.db, job.id);
  const parsed = z.strictObject(toJsonFields(asked.questions).shape).safeParse(parseJson(await raw.text()));
  if (parsed.success)
    return receiveFields(context, request, job, { form: toJsonForm(parsed.data), ...asked }, sender);
  return refuseCall(
    "invalid_body",
    nothingSent,
    parsed.error.issues.slice(0, 20).flatMap((issue) => {
      const names = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 5) : [issue.path.join(".")];
      const detail = issue.code === "unrecognized_keys" ? "This posting does not ask for it." : issue.message;
      return names.map((name) => ({ parameter: name.slice(0, 60), detail }));
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const nothingSent = "Nothing was sent. Correct what `errors` names.";

const codes: Readonly<Record<number, ProblemCode>> = {
  409: "conflict",
  413: "too_large",
  415: "unsupported_media_type",
  429: "too_many_requests",
  503: "unavailable",
};

const toRefusal = ({ status, text, fields }: Extract<Received, { ok: false }>["problem"]): CallRefusal =>
  status === 429
    ? refuseCall(
        "too_many_requests",
        `This key sent ${applicationsADay.toLocaleString("en-US")} applications in a day. Send the rest tomorrow.`,
      )
    : refuseCall(
        codes[status] ?? "invalid_body",
        fields ? nothingSent : text,
        fields && Object.entries(fields).map(([parameter, detail]) => ({ parameter, detail })),
      );

const shared = {
  method: "POST",
  group: "Your applications",
  scope: "apply",
  query: none,
  body: applicant,
  takesFiles: true,
  answer: sentApplication,
} as const;

const applyByRequisition = toCall({
  ...shared,
  path: `${companyBase}/postings/{requisition}/applications`,
  id: "applyByRequisition",
  title: "Send an application by your requisition number",
  about,
  params: requisitionParams,
  example: { ...example, params: { requisition: "REQ-2041" } },
  async run(context, { caller, request, toUrl, params: { requisition } }) {
    const found = await findByRequisition(context.db, caller.company.employerId, requisition);
    return found ? applyFor(context, { caller, request, toUrl }, found.slug) : missing;
  },
});

const applyBySlug = toCall({
  ...shared,
  path: `${companyBase}/jobs/{slug}/applications`,
  id: "applyBySlug",
  title: "Send an application by the posting's slug",
  about: `${about} A posting of another company is not found.`,
  params: z.object({ slug: slugParam }),
  example: { ...example, params: { slug: "registered-nurse-icu-houston-tx-4k2m9x1c" } },
  run: (context, asked) => applyFor(context, asked, asked.params.slug),
});

export const applyCalls: readonly Call[] = [applyByRequisition, applyBySlug];
