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
      : `Another profession: ${toRunningText(profession.name)}`;
  return { found, verdict: { ...verdict, tone: "plain", title }, isMine };
}

export const toLicenseVerdict = (found: Eligibility): LicenseVerdict => ({
  ...toHeadline(found),
  lines: [found.rule, found.how, toWaitText(found)].filter((line) => line !== null),
});

function toHeadline({
  mixed,
  answer,
  wait,
  only,
  isSecondLicense,
  isToAsk,
}: Eligibility): Pick<LicenseVerdict, "tone" | "title"> {
  if (mixed) return { tone: mixed.isYes ? "good" : "plain", title: mixed.text };
  if (answer === "eligible") return { tone: "good", title: "Yes, on the license you hold" };
  if (only) return { tone: "plain", title: `Only ${only}` };
  if (isSecondLicense)
    return { tone: "plain", title: "Not on that license, but the compact speeds up a second one" };
  if (answer === "compact")
    return {
      tone: isToAsk ? "plain" : "good",
      title: withQualification(
        wait === "No wait" ? "Yes, at once, by compact" : "Yes, but apply through the compact first",
        isToAsk,
      ),
    };
  if (answer === "needs-license") return { tone: "warn", title: "Not on that license alone" };
  return { tone: "plain", title: "That depends on the state" };
}

export const withNote = (verdict: LicenseVerdict, note: string | null): LicenseVerdict =>
  note ? { ...verdict, lines: [note, ...verdict.lines] } : verdict;

/** The title already says "No wait". */
const toWaitText = ({ wait }: Eligibility): string | null => {
  if (!wait || wait === "No wait") return null;
  return `${wait}.`;
};
