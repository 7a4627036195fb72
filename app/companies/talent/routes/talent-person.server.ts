import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { toTalentTitle } from "#app/clinicians/details/talent/talent-facts.tsx";
import { toTalentPerson } from "#app/clinicians/details/talent/talent-person.server.ts";
import { findPostingFacts } from "#app/clinicians/match/queries/one-match.server.ts";
import { findTalent } from "#app/companies/talent/find-talent.server.ts";
import { findLastStates, type Sent, sendFirstMessage } from "#app/companies/talent/message-store.server.ts";
import { listOpenPostings } from "#app/companies/talent/open-postings.server.ts";
import { toTalentFit } from "#app/companies/talent/talent-fit.server.ts";
import { admitToCompany, whoReads, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { findUnsafeAsk } from "#app/jobs/checks/warnings/posting-warnings.ts";
import { requiredText } from "#app/kit/forms/fields.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm, toFormState } from "#app/kit/platform/form/refused-form.ts";
import { notFound, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

async function requireTalent({ context, params }: LoaderFunctionArgs, employerId: number, viewerId: number) {
  const today = toIsoDay(context.now);
  const row = await findTalent(context.db, { employerId, viewerId }, params.publicId ?? "", today);
  if (!row) throw notFound();
  return { row, person: toTalentPerson(row, today) };
}

export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoReads);
  const { db, now } = asked.context;
  const { row, person } = await requireTalent(asked, company.employerId, viewer.id);
  const [postings, states] = await Promise.all([
    listOpenPostings(db, company.employerId, now),
    findLastStates(db, company.employerId, [row.userId]),
  ]);
  const job = new URL(asked.request.url).searchParams.get("job");
  const own = postings.filter(({ profession }) => profession === row.profession);
  const chosen = own.find(({ slug }) => slug === job) ?? own[0] ?? null;
  const posting = chosen && (await findPostingFacts(db, chosen.id));
  return {
    ...{ company: toHiringCompany(company), person },
    fit: posting && toTalentFit(posting, row),
    chosen: chosen && { slug: chosen.slug, title: chosen.title },
    postings: own.map(({ slug, title, place }) => ({
      value: slug,
      label: place ? `${title}, ${place}` : title,
    })),
    last: states.get(row.userId) ?? null,
    isVerified: viewer.emailVerified,
    ...toFormState(asked.context, asked.request),
  };
}

const mostText = 2000;
const textField = requiredText("Write why you turn to this person.", mostText);

const problems: Record<Exclude<Sent, "sent" | "held">, string> = {
  written:
    "Your company wrote to this person already. One message waits for an answer at a time, and who answered is left alone for 90 days.",
  limit:
    "You can write 5 first messages a day, and your company 20. Your text is kept here: send it tomorrow.",
  gone: "This person or the posting cannot be reached any more. Nothing was sent.",
};

export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const { context, request, params } = asked;
  const { person } = await requireTalent(asked, company.employerId, viewer.id);
  const form = await requireForm(request, ["job", "text", idempotencyKeyField]);
  const typed = { job: String(form.get("job") ?? ""), text: String(form.get("text") ?? "") };
  const refuse = (problem: string, error: string | null = null) => {
    noteRefusedForm(context);
    return unprocessed({ ...typed, problem, error });
  };
  const read = textField.safeParse(typed.text);
  if (!read.success) return refuse("Nothing was sent yet.", read.error.issues[0]!.message);
  const publicId = params.publicId!;
  const sent = await sendFirstMessage(context, {
    ...{ employerId: company.employerId, viewerId: viewer.id, publicId, about: toTalentTitle(person) },
    ...{ jobSlug: typed.job, text: read.data, isHeld: findUnsafeAsk(read.data) !== null },
    idempotencyKey: await toIdempotencyKey(request, form, [publicId, viewer.id, typed]),
  });
  if (sent !== "sent" && sent !== "held") return refuse(problems[sent]);
  throw redirect(workPaths.hiringTalentWritten(company.employerSlug, `done=${sent}`));
}
