import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { findNamedPage } from "#app/assistant/navigation/reading/page-names.ts";
import { isQuestion } from "#app/assistant/navigation/reading/questions.ts";
import { listArticlesNamed } from "#app/assistant/navigation/ways/named-articles.ts";
import { paths } from "#app/paths.ts";
import type { Step } from "./step.ts";

/** Pages where someone does something, which do not answer how it is done. */
const silentPages: readonly string[] = [paths.ownApplications(), paths.dashboard()];
const least = 0.75;

/** One answer of the page of questions, for a question about this site. */
export const toAnsweredQuestion: Step = async ({
  context,
  sentence,
  hasRole,
  hasPlace,
  isForJobs,
  isTopic,
}) => {
  const { words, intents } = sentence;
  const isAboutSite =
    isQuestion(words) &&
    !hasRole &&
    !hasPlace &&
    !intents.has("pay") &&
    !intents.has("license") &&
    !intents.has("hire");
  if (!isAboutSite || (isTopic && sentence.readings.length > 0)) return null;
  const page = findNamedPage(words);
  if (page && (!silentPages.includes(page.to) || /^where\b/.test(words))) return null;
  const groups = (await readCatalog(context.env.CATALOG, "faq").catch(() => null)) ?? [];
  const answers = groups.flatMap(({ questions }) =>
    questions.map(({ slug, question, keywords }) => ({
      ...{ slug, title: question, description: keywords.join(" ") },
      ...{ path: paths.faq(slug), kind: "blog" as const },
    })),
  );
  const [found] = listArticlesNamed(answers, words, 1);
  return found && found.likeness >= (isForJobs ? 0.9 : least)
    ? { to: found.to, title: found.title, chips: [], notUnderstood: [] }
    : null;
};
