import { findArticle, findLikePage } from "#app/assistant/navigation/ways/find-article.server.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { ChecklistEntry } from "#app/facts/catalog/skill-records.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { paths } from "#app/paths.ts";
import { type AskedSentence, type Step, toPage } from "./search-step.server.ts";

/** Below, a page's title says more of the sentence than questions that are like it. */
const leastLike = 0.42;
const leastLikeAtAll = 0.3;
const leastOfTitle = 0.55;

/** The guide, article or answer of ours that is most like what was asked. */
export const toGuide: Step = async ({ context, sentence }) => {
  const like = await findLikePage(context, sentence);
  if (like && like.likeness >= leastLike) return like.way;
  const titled = await findArticle(context, sentence, leastOfTitle);
  if (titled) return titled;
  return like && like.likeness >= leastLikeAtAll ? like.way : toPage(paths.careerGuides(), "Career guides");
};

/** One answer of the page of questions. */
export const toQuestion: Step = async ({ context, sentence }) => {
  const like = await findLikePage(context, sentence, paths.faq());
  return like && like.likeness >= leastLikeAtAll
    ? like.way
    : toPage(paths.faq(), "Frequently asked questions");
};

/** "ICU skills checklist" is the list for ICU nurses. Without one for the field, the index of all is found. */
export const toChecklist: Step = async (asked) => {
  const all = await readCatalog(asked.context.env.CATALOG, "skills-index").catch(() => null);
  const found = chooseChecklist(all ?? [], asked);
  return found
    ? toPage(paths.skillsChecklist(found.slug), `${found.title} skills checklist`)
    : toPage(paths.skillsAssessment(), "Skills assessment");
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
  if (!profession && !subject.specialty) return null;
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
