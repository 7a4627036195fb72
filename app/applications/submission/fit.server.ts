import { lineNames } from "#app/clinicians/match/list/match-result.tsx";
import { findMatch } from "#app/clinicians/match/queries/one-match.server.ts";
import type { LineName, MatchLine } from "#app/clinicians/match/score/match-line.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import type { CardAnswer } from "#app/facts/licensing/memory/short-answer.ts";
import { toAskedView } from "#app/jobs/page/asked.ts";
import { findHeld } from "#app/jobs/page/held.server.ts";
import { untold } from "#app/jobs/page/judge-line.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toIsoDay } from "#app/kit/text/when.ts";

interface FitLine {
  /** What the posting asks for. */
  label: string;
  answer: CardAnswer;
}

export interface Fit {
  lines: readonly FitLine[];
  closing: string | null;
}

/** What the posting says nothing about among what it asks for. */
const wished: readonly LineName[] = ["shift", "pay"];

/** What an applicant wants to know first, in the words of the posting's page. Nothing here keeps anyone from applying. */
export async function findFit(context: SiteContext, job: JobRecord, profile: Profile): Promise<Fit> {
  const [match, held] = await Promise.all([findMatch(context, job.id, profile), findHeld(context)]);
  const asked = toAskedView(job, held, toIsoDay(context.now));
  return {
    lines: [
      ...asked.lines.flatMap(({ text, have, isPreferred }) =>
        have && have.text !== untold && !isPreferred ? [{ label: text, answer: have }] : [],
      ),
      ...(match?.lines ?? [])
        .filter(({ name }) => wished.includes(name))
        .map((line) => ({ label: lineNames[line.name], answer: { tone: toTone(line), text: line.why } })),
    ],
    closing: asked.closing,
  };
}

function toTone({ unsaidBy, earned, possible }: MatchLine): CardAnswer["tone"] {
  if (unsaidBy) return "plain";
  return earned >= possible ? "good" : "warn";
}
