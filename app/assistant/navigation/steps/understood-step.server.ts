import { listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import { isQuestion, wantsToKnow } from "#app/assistant/navigation/reading/question-names.ts";
import { findArticle, findLikePage } from "#app/assistant/navigation/ways/find-article.server.ts";
import type { Way } from "#app/assistant/navigation/ways/way.ts";
import type { QuestionLabel } from "#app/assistant/understanding/labels.ts";
import type { Reading } from "#app/jobs/search/typed/typed-query.ts";
import { paths } from "#app/paths.ts";
import {
  toNamedCareer,
  toNamedLicense,
  toNamedPay,
  toNamedPlace,
  toNamedRates,
  toNamedRatio,
} from "./figure-steps.server.ts";
import type { AskedSentence, Step } from "./search-step.server.ts";

/** From here on, the trained reading is believed of a sentence with words that no filter knows. */
const sure = 0.6;
/** The same of a sentence that says little beside filters of the list: "dental hygienist hourly Denver". */
const surer = 0.85;
/** Of a question that names who and where: it is seldom a search. */
const sureOfBoth = 0.4;
/** Below, a title says less of the sentence than questions that are like it. */
const leastOfTitle = 0.7;
const leastLike = 0.42;
const leastLikeAtAll = 0.3;

const toGuide: Step = async ({ context, sentence }) =>
  (await findArticle(context, sentence, leastOfTitle)) ?? findLikePage(context, sentence, leastLike);

const toPage = (to: string, title: string): Way => ({ to, title, chips: [], notUnderstood: [] });

/** Where each kind of question leads. Postings are the search's own. */
const ways: Partial<Record<QuestionLabel, Step>> = {
  pay: toNamedPay,
  license: toNamedLicense,
  compact: toNamedLicense,
  education: async (asked) =>
    (asked.hasRole ? await toNamedLicense(asked) : null) ??
    toPage(paths.resource("continuing-education"), "Continuing education by state"),
  authority: toNamedLicense,
  prices: toNamedPlace,
  hospitals: toNamedPlace,
  training: toNamedCareer,
  work: toNamedCareer,
  outlook: toNamedCareer,
  "take-home": () => toPage(paths.salaryTool(), "Salary tool"),
  ratio: toNamedRatio,
  overtime: () =>
    toPage(
      paths.careerGuide("pay-and-contracts", "differentials-and-overtime"),
      "Differentials and overtime, with the states' laws",
    ),
  guides: toGuide,
  "pay-law": toGuide,
  "per-diem": async (asked) => (await toNamedRates(asked)) ?? toGuide(asked),
  certificate: async (asked) =>
    (await toGuide(asked)) ?? toPage(paths.resource("certification-roadmap"), "Certification roadmap"),
  site: toGuide,
};

/** What someone adds who looks for postings, and not for the figures of a profession. */
const ofPostings: ReadonlySet<Reading["kind"]> = new Set([
  "pay",
  "trait",
  "type",
  "shift",
  "workplace",
  "urgent",
  "weeks",
  "posted",
  "sort",
  "radius",
]);
/** They answer a sentence with such words, too: "how does night shift pay work". */
const ofWords: ReadonlySet<string> = new Set([
  "guides",
  "site",
  "certificate",
  "pay-law",
  "per-diem",
  "take-home",
  "overtime",
  "ratio",
]);
/** An employer's name is no question about pay: "crna maine medical center". */
const namesPay =
  /\$|\b(?:hourly|yearly|annual\w*|wages?|rates?|money|makes?|earn\w*|paid|pays?|salar\w+|comp\w*)\b/;

/** What the trained reading takes the sentence for, where no words of ours said what it asks. */
export const toUnderstood: Step = async (asked) => {
  const label = findLabel(asked);
  return (label && (await ways[label]?.(asked))) ?? null;
};

/** The guide that comes nearest to a question for one, where neither its title nor its words told. */
export const toNearGuide: Step = (asked) =>
  findLabel(asked) === "guides" ? findLikePage(asked.context, asked.sentence, leastLikeAtAll) : null;

/** Null for what may be a search for jobs. */
function findLabel(asked: AskedSentence): QuestionLabel | null {
  const { sentence, isForJobs, hasRole, hasPlace } = asked;
  const [first] = asked.likely;
  // Every word is a filter: "LPN Fresno".
  if (!first || isForJobs || sentence.rest === "") return null;
  const isNearlyFilters = listTelling(sentence.rest).length === 0 && !wantsToKnow(sentence.words);
  const isOfBoth = hasRole && hasPlace && isQuestion(sentence.words);
  if (first.likelihood < (isNearlyFilters ? surer : isOfBoth ? sureOfBoth : sure)) return null;
  const isOfPostings =
    !ofWords.has(first.label) && sentence.readings.some(({ kind }) => ofPostings.has(kind));
  const isPayless =
    first.label === "pay" && !wantsToKnow(sentence.words) && !namesPay.test(sentence.text.toLowerCase());
  return isOfPostings || isPayless ? null : (first.label as QuestionLabel);
}
