import { lineNames } from "#app/clinicians/match/list/match-result.tsx";
import { findMatch } from "#app/clinicians/match/queries/one-match.server.ts";
import type { LineName, MatchLine } from "#app/clinicians/match/score/match-line.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

export interface FitLine {
  label: string;
  text: string;
  standing: "fits" | "partly" | "misses" | "open";
}

/** What an applicant wants to know first. Nothing here keeps anyone from applying. */
const shown: readonly LineName[] = ["license", "years", "certificates", "shift", "pay"];

export async function listFit(context: SiteContext, jobId: number, profile: Profile): Promise<FitLine[]> {
  const match = await findMatch(context, jobId, profile);
  return (match?.lines ?? [])
    .filter(({ name }) => shown.includes(name))
    .map((line) => ({
      label: lineNames[line.name],
      ...(findUndated(line, profile) ?? { text: line.why, standing: toStanding(line) }),
    }));
}

/** A certificate without a date may be current. */
function findUndated(
  { name, earned, missing }: MatchLine,
  { certificates }: Profile,
): Pick<FitLine, "text" | "standing"> | null {
  const isUndated = (code: string) => certificates.some((one) => one.code === code && one.expires === null);
  if (name !== "certificates" || missing.length === 0 || !missing.every(isUndated)) return null;
  const text = `${missing.join(", ")}: unknown. Add in your profile when it expires.`;
  return { text, standing: earned > 0 ? "partly" : "open" };
}

function toStanding({ unsaidBy, earned, possible }: MatchLine): FitLine["standing"] {
  if (unsaidBy) return "open";
  if (earned >= possible) return "fits";
  return earned > 0 ? "partly" : "misses";
}
