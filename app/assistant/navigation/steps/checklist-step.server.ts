import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { ChecklistEntry } from "#app/facts/catalog/skill-records.ts";
import { findNamedPage } from "#app/assistant/navigation/reading/page-names.ts";
import { paths } from "#app/paths.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import type { AskedSentence, Step } from "./step.ts";

/** "ICU skills checklist" is the list for ICU nurses. Without one for the field, the index of all is found next. */
export const toChecklist: Step = async (asked) => {
  const { context, sentence, hasRole } = asked;
  const isAsked =
    findNamedPage(sentence.words)?.to === paths.skillsAssessment() || /\bchecklist$/.test(sentence.words);
  if (!hasRole || !isAsked) return null;
  const all = (await readCatalog(context.env.CATALOG, "skills-index").catch(() => null)) ?? [];
  const found = chooseChecklist(all, asked);
  return found
    ? {
        to: paths.skillsChecklist(found.slug),
        title: `${found.title} skills checklist`,
        chips: [],
        notUnderstood: [],
      }
    : null;
};

/** A list for several kinds of nurses serves a neighbor's field too. */
const neighbors: Readonly<Record<string, string>> = {
  "progressive-care": "telemetry",
  "child-psychiatry": "psychiatry",
  trauma: "emergency-medicine",
};

function chooseChecklist(
  all: readonly ChecklistEntry[],
  { sentence, subject }: AskedSentence,
): ChecklistEntry | null {
  const { profession } = subject;
  const isFamily = profession === "nurse-practitioner" && /\b(?:fnp|family)\b/.test(sentence.words);
  const said = subject.specialty ?? (isFamily ? "family-medicine" : null);
  const field = said && (findOwn(neighbors, said) ?? said);
  const fits = all.filter(({ professions }) => !profession || professions.includes(profession));
  const ofField = fits.filter(({ specialty }) => field !== null && specialty === field);
  if (ofField.length > 0)
    return ofField.find(({ professions }) => professions.includes("registered-nurse")) ?? ofField[0]!;
  const isSurgical = /\bsurg\w*/.test(sentence.words);
  const named = fits.filter(({ slug }) => profession !== null && isSurgical && slug.startsWith("surgical-"));
  if (named.length > 0) return named[0]!;
  return profession && fits.length === 1 ? fits[0]! : null;
}
