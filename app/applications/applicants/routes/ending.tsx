import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import {
  findEnding,
  type Letter,
  listLetters,
  undoEnding,
} from "#app/applications/applicants/ending/undo-ending.server.ts";
import { toPickName } from "#app/applications/applicants/list/applicant-search.ts";
import { firstNameMark, positionMark } from "#app/applications/notices/applicant-mails.ts";
import { admitToCompany, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { readTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { workPaths } from "#app/work-paths.ts";

export const meta = () => toAccountMeta("Undo");
export const headers = accountHeaders;

async function requireEnding(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const ending = await findEnding(asked.context.db, company.employerId, asked.params.publicId ?? "");
  if (!ending) throw notFound();
  return { viewer, company, ending };
}

export async function loader(asked: LoaderFunctionArgs) {
  const { company, ending } = await requireEnding(asked);
  const { db, now } = asked.context;
  const timeZone = await readTimeZone(db, company.employerId);
  const { people, jobTitle, tellAt, undoneAt, isMessage } = ending;
  return {
    company: toHiringCompany(company),
    isMessage: isMessage === 1,
    people: people === 0 ? null : people === 1 ? "1 applicant" : `${people} applicants`,
    jobTitle,
    tellAt: toZonedTime(tellAt, now, timeZone),
    stands: undoneAt !== null ? "undone" : tellAt > now ? "waits" : "told",
    posting:
      undonePostings.find((each) => each === new URL(asked.request.url).searchParams.get("posting")) ?? null,
  } as const;
}

const undonePostings = ["open", "held", "closed"] as const;

export async function action(asked: ActionFunctionArgs) {
  const { viewer, company, ending } = await requireEnding(asked);
  await requireForm(asked.request, []);
  const letters = await listLetters(asked.context.db, ending);
  const undone = await undoEnding(asked.context, ending, company.employerId, viewer.id);
  // Another tab may just have been faster.
  if (undone === null && (await requireEnding(asked)).ending.undoneAt === null)
    return { isLate: true, again: null };
  const again = undone && toWriteAgain(company.employerSlug, letters);
  if (again) return { isLate: false, again };
  const path = workPaths.hiringEnding(company.employerSlug, asked.params.publicId ?? "");
  throw goTo(undone?.posting ? `${path}?posting=${undone.posting}` : path);
}

/** A message that was undone, in the form that it came from. Null for an ending, which has words of its own. */
function toWriteAgain(company: string, letters: readonly Letter[]) {
  const [first, ...others] = letters;
  if (!first || ["not-selected", "filled"].includes(first.template)) return null;
  if (others.length === 0)
    return {
      action: `${workPaths.hiringApplicant(company, first.publicId, `template=${first.template}`)}#answer`,
      fields: [["template", first.template]],
      text: first.isBlind ? toMarked(first) : first.text,
    };
  return {
    action: workPaths.hiringApplicants(company),
    fields: [["writing", "yes"], ...letters.map(({ publicId }, at) => [toPickName(at), publicId])],
    text: toMarked(first),
  };
}

/** The first one's words as those of all: its reader looks at them before they go. */
const toMarked = ({ text, firstName, jobTitle }: Letter): string =>
  text.replaceAll(firstName, firstNameMark).replaceAll(jobTitle, positionMark);

const postingWords = {
  open: "The posting is open again.",
  held: "The posting is with us: a person reads it before it is open again.",
  closed: "The posting stays closed. You can reopen it from your jobs.",
};

export default function EndingPage() {
  const { company, people, isMessage, jobTitle, tellAt, stands, posting } = useLoaderData<typeof loader>();
  const { isLate = false, again = null } = useActionData<typeof action>() ?? {};
  return (
    <HiringPage
      company={company}
      part="applicants"
      title="Undo"
      lead={[people, jobTitle].filter(Boolean).join(", ")}
    >
      {stands === "undone" && (
        <Notice live tone="good" title="Undone. Nobody was told, and everyone is where they were.">
          {posting && postingWords[posting]}
        </Notice>
      )}
      {again && (
        <Form method="post" action={again.action} className="grid max-w-2xl justify-items-start gap-item">
          {again.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="again" className="font-semibold text-md">
            Your message
          </label>
          <textarea
            id="again"
            name="text"
            rows={10}
            defaultValue={again.text}
            className="w-full rounded-control border border-line-strong bg-surface p-3 text-base"
          />
          <Button name="preview" value="yes">
            Change it and send it again
          </Button>
        </Form>
      )}
      {(stands === "told" || isLate) && (
        <Notice live tone="warn" title={`The emails went at ${tellAt}, so this cannot be undone.`}>
          {isMessage
            ? "You can write to them again."
            : "You can still move an applicant back. They get an email that says so."}
        </Notice>
      )}
      {stands === "waits" && !isLate && (
        <Form method="post" className="grid justify-items-start gap-item">
          <p>The emails go at {tellAt}. Until then you can undo it, and nobody is told.</p>
          <Button>Undo</Button>
        </Form>
      )}
      <p>
        <Link
          to={workPaths.hiringApplicants(company.slug)}
          className="link inline-flex min-h-11 items-center"
        >
          Back to applicants
        </Link>
      </p>
    </HiringPage>
  );
}
