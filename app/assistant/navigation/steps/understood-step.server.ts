import { listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import { wantsToKnow } from "#app/assistant/navigation/reading/question-names.ts";
import type { QuestionLabel } from "#app/assistant/understanding/labels.ts";
import { findLikePages } from "#app/assistant/understanding/like-questions.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { toNamedCareer, toNamedLicense, toNamedPay, toNamedPlace } from "./figure-steps.server.ts";
import type { Step } from "./search-step.server.ts";

/** From here on, the trained reading is believed of a sentence with words that no filter knows. */
const sure = 0.6;
/** The same of a sentence whose words are all filters of a list: "PT hourly Denver". */
const surer = 0.85;
/** Below, a page answers other questions than this one. */
const leastLikeness = 0.3;

/** A guide or an answer of our own whose questions are most like the sentence. */
const toLikePage: Step = async ({ context: { env }, sentence }) => {
  const [pages, articles, groups] = await Promise.all([
    readCatalog(env.CATALOG, "asked-pages").catch(() => null),
    readCatalog(env.CATALOG, "articles").catch(() => null),
    readCatalog(env.CATALOG, "faq").catch(() => null),
  ]);
  const [first] = pages ? findLikePages(pages, sentence.text) : [];
  if (!first || first.likeness < leastLikeness) return null;
  const title =
    articles?.find(({ path }) => path === first.page)?.title ??
    groups?.flatMap(({ questions }) => questions).find(({ slug }) => first.page.endsWith(`#${slug}`))
      ?.question;
  return title ? { to: first.page, title, chips: [], notUnderstood: [] } : null;
};

/** Where each kind of question leads. Postings are the search's own. */
const ways: Partial<Record<QuestionLabel, Step>> = {
  pay: toNamedPay,
  license: toNamedLicense,
  compact: toNamedLicense,
  education: toNamedLicense,
  authority: toNamedLicense,
  prices: toNamedPlace,
  hospitals: toNamedPlace,
  training: toNamedCareer,
  work: toNamedCareer,
  outlook: toNamedCareer,
  guides: toLikePage,
  certificate: toLikePage,
  site: toLikePage,
};

/** What the trained reading takes the sentence for, where no words of ours said what it asks. */
export const toUnderstood: Step = async (asked) => {
  const { sentence, isForJobs, likely } = asked;
  const [first] = likely;
  if (!first || isForJobs) return null;
  const isFilters = listTelling(sentence.rest).length === 0 && !wantsToKnow(sentence.words);
  if (first.likelihood < (isFilters ? surer : sure)) return null;
  const way = ways[first.label as QuestionLabel];
  return (await way?.(asked)) ?? null;
};
