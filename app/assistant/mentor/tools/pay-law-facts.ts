import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { type Asked, asksOfOthers } from "#app/assistant/mentor/reading/read-question.ts";
import { states as allStates, toStateText } from "#app/facts/reference/place/states.ts";
import { listPayDuties, listPayLaws, payLawsAsOf } from "#app/jobs/checks/rules/pay-law.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatDay } from "#app/kit/text/when.ts";

const mostStates = 3;
const page = {
  source: "/blog/what-pay-transparency-laws-ask#state-by-state",
  title: "What pay transparency laws ask of a job posting, by state",
};

/** Whether a posting in these states must show pay. */
export const describePayLaws = ({ now }: SiteContext, { states, sentence }: Asked): SourcedFact[] =>
  states.length === 0 || asksOfOthers(sentence)
    ? [{ text: listStatesWithLaw(now), ...page }]
    : states
        .slice(0, mostStates)
        .map((code) => ({ text: toText(code, { now, isDenied: asksToHide.test(sentence.words) }), ...page }));

const whereIn = (stateCode: string) => ({ stateCode, city: null, remoteStates: null });

function listStatesWithLaw(now: number): string {
  const names = allStates
    .filter(({ code }) => listPayLaws({ ...whereIn(code), staff: null, now }).length > 0)
    .map(({ code }) => toStateText(code));
  return `Pay is required in a job posting in ${listWithAnd(names)}, by our file of ${formatDay(payLawsAsOf)}. Some cities have laws of their own.`;
}

/** "Can they leave the pay out?" is answered the other way around. */
const asksToHide =
  /\b(?:hid(?:e|ing)|omit|withhold|leav(?:e|ing) (?:\w+ ){0,3}(?:out|off)|without|not (?:show|post|list|say))\b/;

function toText(code: string, { now, isDenied }: { now: number; isDenied: boolean }): string {
  const where = whereIn(code);
  const state = toStateText(code);
  const [law] = listPayLaws({ ...where, staff: null, now });
  if (law) {
    const { leastStaff, asksBenefits, since } = law;
    const who = leastStaff > 1 ? `employers with at least ${leastStaff} employees` : "employers of any size";
    const day = since ? ` Since ${formatDay(since)}.` : "";
    const sure = law.isConfirmed ? "" : " We could not confirm this law in two sources.";
    return `${isDenied ? "No" : "Yes"}: ${state} requires ${who} to put pay${asksBenefits ? " and benefits" : ""} in the job posting.${day} The law: ${law.citation}.${sure}`;
  }
  const [duty] = listPayDuties(where);
  if (duty)
    return `${isDenied ? "Yes" : "No"}: ${state} does not require pay in the posting. Employers must tell applicants ${duty.when}. We read this in one source only.`;
  return `No law that we know of: our file of ${formatDay(payLawsAsOf)} has no law of ${toStateText(code)} that requires pay in a job posting.`;
}
