import { getCityLister } from "#app/assistant/navigation/places/known-places.server.ts";
import { toSpans } from "#app/assistant/navigation/reading/asked-spans.ts";
import { crisisHelp, isCrisis } from "#app/assistant/navigation/reading/crisis.ts";
import { crisisLine } from "#app/assistant/navigation/reading/crisis-words.ts";
import { findNamedPage, pagesOfAccount } from "#app/assistant/navigation/reading/page-names.ts";
import { listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import { asksHow, wantsToKnow } from "#app/assistant/navigation/reading/question-names.ts";
import { readSentence, type Sentence, toCleanText } from "#app/assistant/navigation/reading/read-sentence.ts";
import {
  toCareerPath,
  toGuides,
  toLesson,
  toTitle,
  toTopic,
} from "#app/assistant/navigation/steps/article-steps.server.ts";
import {
  toCareer,
  toField,
  toLicense,
  toPay,
  toPlace,
  toPlacesCompared,
  toRolesCompared,
} from "#app/assistant/navigation/steps/figure-steps.server.ts";
import {
  toAnsweredQuestion,
  toChecklist,
  withUnread,
} from "#app/assistant/navigation/steps/question-steps.server.ts";
import {
  type Step,
  toAsked,
  toSearchPage,
  type WayContext,
} from "#app/assistant/navigation/steps/search-step.server.ts";
import { toNearGuide, toUnderstood } from "#app/assistant/navigation/steps/understood-step.server.ts";
import { findAnswer } from "#app/assistant/navigation/ways/find-article.server.ts";
import { toHiringWay } from "#app/assistant/navigation/ways/to-hiring.ts";
import type { Way } from "#app/assistant/navigation/ways/way.ts";
import { findRefusal, understand } from "#app/assistant/understanding/understand.ts";
import { deskSections } from "#app/desk/frame/screen/desk-sections.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { writeOut } from "#app/jobs/search/typed/shorthand.ts";
import { paths } from "#app/paths.ts";
import { correctSpelling } from "./correct-spelling.server.ts";

/** "Log in", "privacy", "worksheets". */
const toNamedPage: Step = ({ sentence, hasRole, hasPlace, isForJobs }) => {
  const desk = hasRole || hasPlace || isForJobs ? null : findDeskPage(sentence.words);
  const page = desk ?? findNamedPage(sentence.words);
  const isSearch = hasRole && (isForJobs || hasPlace);
  // "We need to staff a clinic, can someone call us"
  if (page?.to === paths.contact() && sentence.intents.has("hire")) return null;
  return page && (pagesOfAccount.has(page.to) || !isSearch)
    ? { to: page.to, title: page.title, chips: [], notUnderstood: [] }
    : null;
};

/** Where an employer finds people. The word "recruiter" itself does not name a profession. */
const toRecruiters: Step = async ({ context, sentence, isForJobs }) => {
  if (!sentence.intents.has("recruiters") || isForJobs) return null;
  const others = sentence.text.replace(/\brecruit\w*/gi, (word) => " ".repeat(word.length));
  const read = { ...readSentence(others, await getCityLister(context, others)), words: sentence.words };
  return withUnread(toHiringWay(read, true), sentence);
};

const toHiringPage: Step = ({ sentence }) =>
  sentence.intents.has("hire") ? withUnread(toHiringWay(sentence, false), sentence) : null;

const alone = /^(?:the\s+)?admin(?:\s+(?:page|desk|dashboard|area|panel|home|login))?$/;
/** Names that nobody but an operator uses. */
const own: ReadonlySet<string> = new Set([
  deskPaths.adminAudit(),
  deskPaths.adminCron(),
  deskPaths.adminVitals(),
  deskPaths.adminJobsValidation(),
]);

/** A section of the operators' desk, which asks for a sign-in. "Hospital admin" is a profession. */
function findDeskPage(words: string): { to: string; title: string } | null {
  if (alone.test(words)) return { to: paths.admin(), title: "Admin" };
  const said = new Set(words.split(" "));
  const section = deskSections.find(
    ({ name, to }) =>
      (said.has("admin") || own.has(to)) &&
      name
        .toLowerCase()
        .split(" ")
        .every((word) => said.has(word)),
  );
  return section ? { to: section.to, title: section.name } : null;
}

const leastAsked = 0.4;
const leastTopic = 0.3;
/** Of what may be a search as well. */
const leastSure = 0.7;
/** Of "insurance nurse", which is a posting that someone looks for. */
const leastOfRole = 0.9;
const seeks = /\b(?:find|search\w*|looking)\b/;

/** What no other step knew, by the page that says the most of it: a question is hardly ever a search for jobs. */
const toAnswer: Step = ({ context, sentence, hasRole, hasPlace, isForJobs, isTopic }) => {
  const { words, rest } = sentence;
  const isAsked = isForJobs && hasRole ? asksHow(words) : wantsToKnow(words);
  const isRead = listTelling(rest).length === 0;
  if (hasPlace || (!isAsked && (isForJobs || isRead)) || (isForJobs && seeks.test(words))) return null;
  const isSearch = !isAsked || (isForJobs && hasRole);
  const least = !isAsked && hasRole ? leastOfRole : isSearch ? leastSure : leastAsked;
  return findAnswer(context, sentence, isTopic ? leastTopic : least);
};

/** The first that answers wins. */
const steps: readonly Step[] = [
  toChecklist,
  toAnsweredQuestion,
  toNamedPage,
  toRecruiters,
  toHiringPage,
  toLicense,
  toPay,
  toPlacesCompared,
  toRolesCompared,
  toCareerPath,
  toCareer,
  toField,
  toUnderstood,
  toTopic,
  toPlace,
  toLesson,
  toTitle,
  toGuides,
  toNearGuide,
  toAnswer,
];

const help: Way = { to: crisisLine, title: crisisHelp, chips: [], notUnderstood: [] };

/** Reads a sentence and says where it leads. Null when nothing was typed. */
export async function findWay(context: WayContext, typed: string): Promise<Way | null> {
  const text = toCleanText(typed);
  if (text === "") return null;
  if (isCrisis(text)) return help;
  const [sentence, model] = await Promise.all([
    readCorrected(context, writeOut(text)),
    readCatalog(context.env.CATALOG, "understanding", "mentor").catch(() => null),
  ]);
  const likely = model ? understand(model, sentence.text, toSpans(sentence)) : [];
  if (model && findRefusal(likely) === "crisis") return help;
  const asked = toAsked(context, sentence, likely);
  for (const step of steps) {
    const way = await step(asked);
    if (way) return way;
  }
  return toSearchPage(asked);
}

async function readCorrected(context: WayContext, text: string): Promise<Sentence> {
  const corrected = await correctSpelling(context, text);
  return readSentence(corrected, await getCityLister(context, corrected));
}
