import { type TalentRow, toTalentFacts } from "#app/clinicians/details/talent/talent-person.server.ts";
import { lineNames } from "#app/clinicians/match/list/match-result.tsx";
import type { PostingFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import type { LicenseStanding } from "#app/clinicians/match/score/license-gate.ts";
import type { LineName } from "#app/clinicians/match/score/match-line.ts";
import { scoreMatch } from "#app/clinicians/match/score/score-match.ts";
import type { ChipTone } from "#app/kit/ui/chip.tsx";

const licenseWords: Record<LicenseStanding, readonly [tone: ChipTone, text: string]> = {
  free: ["plain", "No state license required"],
  now: ["good", "Licensed for this job"],
  compact: ["good", "Licensed by compact"],
  privilege: ["good", "By compact, applies first"],
  step: ["amber", "Faster second license by compact"],
  obtainable: ["amber", "Needs a license first"],
  unclear: ["plain", "License rules differ"],
};

const compared: readonly LineName[] = ["specialty", "type", "shift", "distance", "years"];

export type TalentFit = ReturnType<typeof toTalentFit>;

/** By the rules that order a clinician's own matches, of what she shows alone. */
export function toTalentFit(posting: PostingFacts, row: TalentRow) {
  const { gates, lines } = scoreMatch(posting, toTalentFacts(row));
  const { standing, isToAsk } = gates.license;
  const [tone, text] = licenseWords[standing];
  const list = (isListed: (share: number) => boolean) =>
    lines
      .filter(({ name, unsaidBy, earned, possible }) => {
        return compared.includes(name) && unsaidBy === null && isListed(earned / possible);
      })
      .map(({ name }) => lineNames[name].toLowerCase());
  return {
    isProfession: gates.profession.isPassed,
    license: isToAsk ? { tone: "amber" as const, label: `${text}, if you take it` } : { tone, label: text },
    fits: list((share) => share >= 1),
    partly: list((share) => share > 0 && share < 1),
    misses: list((share) => share === 0),
  };
}
