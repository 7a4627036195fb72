import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { mostCompared, toSeen } from "#app/applications/applicants/list/applicant-search.ts";
import { listChosen } from "#app/applications/applicants/list/list-applicants.server.ts";
import { type ApplicantRow, toApplicantRow } from "#app/applications/applicants/list/list-view.server.ts";
import { toSummary } from "#app/applications/applicants/team/scorecard.ts";
import { readScorecards, type Scorecards } from "#app/applications/applicants/team/scorecard-store.server.ts";
import { hidePerson } from "#app/applications/notices/blind.ts";
import type { ApplicationCopy } from "#app/applications/receipt/application-copy.ts";
import {
  admitToCompany,
  everyMember,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { readTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

/** The chosen of the list side by side. Someone else's applicant is as one that is not there. */
export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const { db, now } = asked.context;
  const params = new URL(asked.request.url).searchParams;
  const picks = [...params].filter(([name]) => name.startsWith("pick")).map(([, value]) => value);
  const ids = [...toSeen(picks).keys()];
  const [found, timeZone] = await Promise.all([
    listChosen(db, company, ids.slice(0, mostCompared)),
    readTimeZone(db, company.employerId),
  ]);
  const reader = { employerId: company.employerId, userId: viewer.id };
  const cards = await readScorecards(
    db,
    reader,
    found.map(({ id }) => id),
  );
  const people = found.map((each) => {
    const row = toApplicantRow(company.employerSlug, each, now, timeZone, {
      isManager: company.managerId !== null,
    });
    const said = each.said ? withoutName(JSON.parse(each.said) as Said, each.hidden ?? null) : null;
    return {
      publicId: each.publicId,
      name: row.name,
      to: row.to,
      said: new Map([...toLines(said, row), ...toCardLines(cards.get(each.id)!)]),
      asked: new Set((said?.answers ?? []).flatMap(({ label, asked }) => (asked ? [label] : []))),
    };
  });
  // A line in which nobody has anything compares nothing.
  const labels = new Set(
    people.flatMap(({ said }) => [...said].flatMap(([label, text]) => (text === none ? [] : [label]))),
  );
  return {
    company: toHiringCompany(company),
    back: workPaths.hiringApplicants(company.employerSlug),
    isTooMany: ids.length > mostCompared,
    people: people.map(({ publicId, name, to }) => ({
      ...{ publicId, name, to },
      steps: toSteps(company.employerSlug, publicId, whoWrites.includes(company.role)),
    })),
    /** `isOff` where the answer is not what the employer asks for. */
    rows: [...labels].map((label) => ({
      label,
      cells: people.map(({ said, asked }) => ({ text: said.get(label) ?? none, isOff: asked.has(label) })),
    })),
  };
}

const none = "–";

/** What is done next with one of them, on their own page. */
function toSteps(company: string, publicId: string, canWrite: boolean) {
  const toStep = (name: string, search: string) => ({
    name,
    to: workPaths.hiringApplicant(company, publicId, search),
  });
  return [
    ...(canWrite
      ? [toStep("Write", "template=message"), toStep("Interview", "invite=1"), toStep("Offer", "open=offer")]
      : []),
    toStep("Scorecard", "open=scorecard"),
  ];
}

function toCardLines({ cards, others }: Scorecards): (readonly [string, string])[] {
  const line = (text: string) => [["Scorecards", text] as const];
  if (cards.length === 0) return others > 0 ? line(`${others} sent. Send yours to see them.`) : [];
  const { count, verdicts, ratings } = toSummary(cards);
  return [
    ...line(`${verdicts}, from ${count}`),
    ...ratings.map(
      ({ criterion, average, count: by }) =>
        [`Scorecards: ${criterion}`, `${average} of 4, from ${by}`] as const,
    ),
  ];
}

const withoutName = (said: Said, hidden: string | null): Said => {
  const hide = <Line extends { value: string }>(line: Line) => ({
    ...line,
    value: hidePerson(line.value, hidden),
  });
  return { ...said, answers: said.answers.map(hide), details: said.details.map(hide) };
};

type Said = Pick<ApplicationCopy, "licenses" | "answers" | "details">;

function toLines(said: Said | null, { posting, stage, days, tags, facts, due, next }: ApplicantRow) {
  const { license, match, experience } = facts;
  const licenses = said?.licenses.map(({ state, isCompact }) => (isCompact ? `${state}, multistate` : state));
  return new Map([
    ["Posting", posting],
    ["Stage", stage],
    ["Applied", days],
    ["Next", due?.text ?? next ?? none],
    ["Tags", tags.join(", ") || none],
    ["Match with the posting", match ? [match.text, match.missing].filter(Boolean).join("\n") : none],
    ["License for this posting", license?.text ?? none],
    ["Experience and certificates", experience ?? none],
    ["Licenses", licenses?.join("; ") || none],
    ...(said?.answers ?? []).map(({ label, value }) => [label, value] as const),
    ...(said?.details ?? []).map(({ label, value }) => [label, value] as const),
  ]);
}
