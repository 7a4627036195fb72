import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { withArticle } from "#app/kit/text/sentence.ts";
import { type Eligibility, findEligibility, type Work } from "./eligibility.ts";
import type { MyLicense } from "./license-fields.ts";
import { toLicenseName, withQualification } from "./license-words.ts";
import { coversProfession, toHeldLicenses } from "./my-license.ts";

export interface LicenseVerdict {
  tone: "good" | "warn" | "plain";
  title: string;
  lines: string[];
}

interface JudgedLicense {
  found: Eligibility;
  verdict: LicenseVerdict;
  /** False when the license is another profession's. */
  isMine: boolean;
}

/** What a license opens, for a posting's card, page and pane and for every comparison alike. */
export function answerFor(mine: MyLicense, slug: string | null, work: Work): JudgedLicense {
  const profession = findProfession(slug);
  const isMine = coversProfession(mine, slug) || profession?.license === "none";
  const found = findEligibility(slug, isMine ? toHeldLicenses(mine) : [], work);
  const verdict = toLicenseVerdict(found);
  if (isMine || !profession) return { found, verdict, isMine };
  const title =
    profession.license === "state"
      ? `Needs ${withArticle(toLicenseName(profession))}`
      : `Needs ${withArticle(toRunningText(profession.name))}`;
  return { found, verdict: { ...verdict, tone: "plain", title }, isMine };
}

export const toLicenseVerdict = (found: Eligibility): LicenseVerdict => ({
  ...toHeadline(found),
  lines: [found.rule, found.how, toWaitText(found)].filter((line) => line !== null),
});

export const verdictCodes = [
  ...(["can-work", "can-work-by-compact", "apply-through-compact", "faster-license"] as const),
  ...(["limited", "needs-license", "mixed", "unknown"] as const),
];
type VerdictCode = (typeof verdictCodes)[number];

/** The verdict on one state, or on work in several, in a word for programs. */
export function toVerdictCode({ mixed, answer, wait, only, isSecondLicense }: Eligibility): VerdictCode {
  if (mixed) return "mixed";
  if (answer === "eligible") return "can-work";
  if (only) return "limited";
  if (isSecondLicense) return "faster-license";
  if (answer === "compact") return wait === "No wait" ? "can-work-by-compact" : "apply-through-compact";
  return answer === "needs-license" ? "needs-license" : "unknown";
}

function toHeadline(found: Eligibility): Pick<LicenseVerdict, "tone" | "title"> {
  const { mixed, only, isToAsk } = found;
  const byCompact = (title: string) => ({
    tone: isToAsk ? ("plain" as const) : ("good" as const),
    title: withQualification(title, isToAsk),
  });
  const headlines: Record<VerdictCode, () => Pick<LicenseVerdict, "tone" | "title">> = {
    mixed: () => ({ tone: mixed!.isYes ? "good" : "plain", title: mixed!.text }),
    "can-work": () => ({ tone: "good", title: "Yes, on the license you hold" }),
    limited: () => ({ tone: "plain", title: `Only ${only}` }),
    "faster-license": () => ({
      tone: "plain",
      title: "Not on that license, but the compact speeds up a second one",
    }),
    "can-work-by-compact": () => byCompact("Yes, at once, by compact"),
    "apply-through-compact": () => byCompact("Yes, but apply through the compact first"),
    "needs-license": () => ({ tone: "warn", title: "Not on that license alone" }),
    unknown: () => ({ tone: "plain", title: "That depends on the state" }),
  };
  return headlines[toVerdictCode(found)]();
}

export const withNote = (verdict: LicenseVerdict, note: string | null): LicenseVerdict =>
  note ? { ...verdict, lines: [note, ...verdict.lines] } : verdict;

/** The title already says "No wait". */
const toWaitText = ({ wait }: Eligibility): string | null => {
  if (!wait || wait === "No wait") return null;
  return `${wait}.`;
};
