import type { ApplicationCopy } from "#app/applications/receipt/application-copy.ts";
import { findEligibility } from "#app/facts/licensing/eligibility.ts";
import { parseState, toStateText } from "#app/facts/reference/place/states.ts";
import { toJobWork } from "#app/jobs/postings/record/license-check.ts";
import type { ListedApplicant } from "./list-applicants.server.ts";

/** What a recruiter asks first, of the application as it was sent. */
export interface RowFacts {
  license: { text: string; tone: "good" | "warn" | "bad" | "open" } | null;
  /** "3 of 4", and whether all are what the employer asks for. */
  answers: { text: string; areAsked: boolean } | null;
  start: string | null;
}

type Said = Pick<ApplicationCopy, "licenses" | "answers" | "details">;

const unsaid: RowFacts = { license: null, answers: null, start: null };

export function toRowFacts(found: ListedApplicant): RowFacts {
  if (!found.said) return unsaid;
  const { licenses, answers, details } = JSON.parse(found.said) as Said;
  const missed = answers.filter(({ asked }) => asked).length;
  return {
    license: toLicense(found, licenses),
    answers:
      answers.length === 0
        ? null
        : { text: `${answers.length - missed} of ${answers.length}`, areAsked: missed === 0 },
    start: details.find(({ label }) => label === "Earliest start")?.value ?? null,
  };
}

function toLicense(
  { profession, licenseStates, stateCode, workplace, compactAccepted, employer }: ListedApplicant,
  licenses: Said["licenses"],
): RowFacts["license"] {
  const held = licenses.flatMap(({ state, isCompact }) => {
    const code = parseState(state)?.code;
    return code ? [{ state: code, multistate: isCompact }] : [];
  });
  if (held.length === 0) return { text: "Not said", tone: "open" };
  const work = toJobWork({
    licenseStates: JSON.parse(licenseStates ?? "[]") as string[],
    stateCode,
    workplace: workplace ?? null,
    compactAccepted: compactAccepted === null || compactAccepted === undefined ? null : compactAccepted === 1,
    employer: employer ?? "",
  });
  const { answer, state, isToAsk } = findEligibility(profession ?? null, held, work);
  const own = licenses[0]!;
  const named = own.isCompact ? `${own.state}, multistate` : own.state;
  if (answer === "eligible") return { text: state ? toStateText(state) : named, tone: "good" };
  if (answer === "compact") return { text: named, tone: isToAsk ? "warn" : "good" };
  if (answer === "needs-license")
    return { text: state ? `Needs ${toStateText(state)}` : "Needs a license", tone: "warn" };
  return { text: named, tone: "open" };
}
