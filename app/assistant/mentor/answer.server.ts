import {
  type Found,
  foundOf,
  type MentorAnswer,
  type RefusalReason,
  type SourcedFact,
} from "#app/assistant/mentor/answers/mentor-answer.ts";
import { askModel } from "#app/assistant/mentor/model/ask-model.server.ts";
import { findModel } from "#app/assistant/mentor/model/find-model.server.ts";
import { type Asked, readQuestion } from "#app/assistant/mentor/reading/read-question.ts";
import { refusalTexts } from "#app/assistant/mentor/reading/refusal-texts.ts";
import { findRefusal } from "#app/assistant/mentor/reading/refusals.ts";
import { isSearch, listTopics, type Topic } from "#app/assistant/mentor/reading/topics.ts";
import {
  describeFederalRates,
  describeOutlook,
  describeTraining,
  describeWork,
  findBestMatches,
} from "#app/assistant/mentor/tools/career-facts.server.ts";
import { describeCertificates } from "#app/assistant/mentor/tools/certificate-facts.ts";
import { describeCompact, describeTakeHome } from "#app/assistant/mentor/tools/compact-facts.ts";
import { describeEducation } from "#app/assistant/mentor/tools/education-facts.ts";
import {
  describeSearch,
  describeSite,
  findPostings,
} from "#app/assistant/mentor/tools/find-postings.server.ts";
import { describeGuides, rankGuides } from "#app/assistant/mentor/tools/guide-facts.server.ts";
import { describeLicense } from "#app/assistant/mentor/tools/license-facts.ts";
import { describeMedianPay } from "#app/assistant/mentor/tools/pay-facts.server.ts";
import { describePayLaws } from "#app/assistant/mentor/tools/pay-law-facts.ts";
import {
  describeAuthority,
  describeHospitalCount,
  describePriceLevel,
  describeRatios,
} from "#app/assistant/mentor/tools/state-facts.server.ts";
import { correctSpelling } from "#app/assistant/navigation/correct-spelling.server.ts";
import { getCityLister } from "#app/assistant/navigation/places/known-places.server.ts";
import type { GuidePassage } from "#app/catalogue/articles/passages/rank-passages.ts";
import { CatalogUnavailable } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

type Tool = (context: SiteContext, asked: Asked) => Promise<Found> | Promise<SourcedFact[]> | SourcedFact[];

const tools: Readonly<Record<Topic, Tool>> = {
  "take-home": describeTakeHome,
  education: (_, asked) => describeEducation(asked),
  certificate: (_, { sentence }) => describeCertificates(sentence.text),
  authority: describeAuthority,
  ratio: (_, asked) => describeRatios(asked),
  license: (_, asked) => describeLicense(asked),
  compact: (_, asked) => describeCompact(asked),
  "pay-law": describePayLaws,
  pay: describeMedianPay,
  prices: describePriceLevel,
  hospitals: describeHospitalCount,
  "per-diem": (_, asked) => describeFederalRates(asked),
  outlook: describeOutlook,
  training: describeTraining,
  work: describeWork,
  match: findBestMatches,
  jobs: findPostings,
};

/** What a language model is told of them. */
const toolNames: Readonly<Record<Topic | "guides", string>> = {
  "take-home": "What is left of a yearly pay in a state after tax",
  education: "Continuing education that a state asks of nurses or physicians",
  certificate: "Who gives a certificate, what it asks and how long it lasts",
  authority: "Whether nurse practitioners may practice alone in a state",
  ratio: "Laws on patients per nurse",
  license: "Whether a license lets a profession work in a state",
  compact: "Whether states are members of a licensure compact",
  "pay-law": "Whether a posting in a state must show pay",
  pay: "The median pay of a profession in a place",
  prices: "Prices and rents of a state",
  hospitals: "How many hospitals a state has",
  "per-diem": "Where to see the federal per diem rates of a place",
  outlook: "How the number of a profession's jobs is projected to change",
  training: "How to become a profession",
  work: "What a profession does",
  match: "The open postings that fit the visitor's profile best",
  jobs: "Open postings",
  guides: "What our career guides say of anything else",
};

/** Below, a passage shares only chance words with the question. */
const leastShare = 0.385;
/** From here on, a page is named beside the answer that we have none. */
const leastNear = 0.3;
/** From here on, a passage is told beside what the tools found. */
const sureShare = 0.78;
/** What these found is the whole answer. */
const wholeAnswers: ReadonlySet<Topic> = new Set([
  "take-home",
  "education",
  "authority",
  "ratio",
  "license",
  "pay-law",
  "pay",
  "hospitals",
  "match",
]);

/** A failed exam, what a certificate pays, a lapsed license and a military move are in the guides alone. */
const asksBesideTables =
  /\b(?:fail(?:ed|s)?|flunk\w*|did ?nt pass|(?:take|sit|test|exam|try)\w* (?:\w+ ){0,3}again|retake|retest|worth it|pay (?:more|raise|bump)|(?:who|will|does|do|should|can|my|hospital|employer) (?:\w+ ){0,2}pays? for|reimburse\w*|study|prep(?:are)?|(?:what|which) order|lapsed|expired|inactive|reinstat\w*|reactivat\w*|military|army|navy|air force|marines?|spouse|orders|pcs(?:ing)?|one license|(?:every|each|\d+) states?|how long (?:do|till|until|before)|60 days|upgrade|convert(?:ing)?|commut\w*|state lines?|on the \w+ side)\b/;

/** What the table of certificates has a column for. */
const asksOfTable =
  /\b(?:how (?:many|often|much|long (?:is|are|does)|do i (?:renew|keep|recert\w*))|requirements?|requires?|eligib\w*|qualif\w*|renew\w*|recert\w*|expires?|expir\w+|valid|good for|last|costs?|fees?|who (?:gives|issues|offers)|sit for|hours|keep (?:the|my)|what (?:is|does) (?:an? |the )?\w+(?: \w+)?(?: mean| stand for)?$)\b/;

interface Answered extends MentorAnswer {
  /** The question's kind, which may be logged. */
  kind: string;
}

/** Answers from our own data and guides alone. Each sentence names the page that says so. */
export async function answerQuestion(context: SiteContext, question: string): Promise<Answered> {
  const refusal = findRefusal(question);
  if (refusal) return refuse(refusal);
  const read = async (text: string) => {
    const corrected = await correctSpelling(context, text);
    return readQuestion(corrected, await getCityLister(context, corrected));
  };
  return (await answerWithModel(context, question, read)) ?? answerAlone(context, await read(question));
}

async function answerAlone(context: SiteContext, asked: Asked): Promise<Answered> {
  const ofSite = await describeSite(context, asked.sentence.text.toLowerCase());
  if (ofSite.length > 0) return { answer: ofSite, postings: [], refused: null, kind: "site" };
  const [{ told, postings, topics }, ranked] = await Promise.all([
    askTools(context, asked),
    rankGuides(context, asked),
  ]);
  const share = ranked[0]?.share ?? 0;
  const isAsked = asksBesideTables.test(asked.sentence.words);
  const isTable = topics.includes("certificate") && asksOfTable.test(asked.sentence.words);
  const isWhole = (isTable || topics.some((topic) => wholeAnswers.has(topic))) && !isAsked;
  const isBeside = topics.includes("certificate") && !isTable;
  const least = !isAsked && !isBeside && (told.length > 0 || isSearch(asked)) ? sureShare : leastShare;
  const guides = !isWhole && share >= least ? describeGuides(ranked, asked.states) : [];
  const answer = withoutRepeats(isAsked || isBeside ? [...guides, ...told] : [...told, ...guides]);
  if (answer.length === 0) return answerSearch(context, asked, ranked[0]);
  return {
    answer,
    postings,
    refused: null,
    kind: [...topics, ...(guides.length > 0 ? ["guides"] : [])].join("+"),
  };
}

/** Two states without figures of their own are told the same of the country. */
const withoutRepeats = (lines: readonly SourcedFact[]): SourcedFact[] =>
  lines.filter(({ text }, at) => lines.findIndex((other) => other.text === text) === at);

/** Links to a page without claiming that it answers. */
const toNearest = ({ source, title, heading }: GuidePassage): SourcedFact => ({
  text: "This page of ours comes nearest, and may not answer it.",
  source,
  title: heading || title,
});

/** "Nocturnist, 7 on 7 off, Midwest" asks nothing, but is a search. */
async function answerSearch(
  context: SiteContext,
  asked: Asked,
  nearest: Awaited<ReturnType<typeof rankGuides>>[number] | undefined,
): Promise<Answered> {
  const { told, postings } = isSearch(asked) ? await askTopic(context, "jobs", asked) : foundOf([]);
  if (told.length > 0) return { answer: told, postings, refused: null, kind: "jobs" };
  const { answer, ...refused } = refuse("not-covered");
  const [none, ...others] = answer;
  const page = nearest && nearest.share >= leastNear ? [toNearest(nearest.passage)] : [];
  return {
    ...refused,
    answer: [none!, ...page, ...(await describeSearch(context, asked.sentence.text)), ...others],
  };
}

/** Null when no model is set up, and when it says nothing that our tools bear out. */
async function answerWithModel(
  context: SiteContext,
  question: string,
  read: (text: string) => Promise<Asked>,
): Promise<Answered | null> {
  const model = findModel(context.env);
  if (!model) return null;
  const askTool = async (name: string, text: string): Promise<Found | null> => {
    const asked = await read(text);
    if (name === "guides") return foundOf(describeGuides(await rankGuides(context, asked), asked.states));
    return isTopic(name) ? askTopic(context, name, asked) : null;
  };
  const found = await askModel(context, { model, names: toolNames, askTool }, question);
  return found && { answer: found.told, postings: found.postings, refused: null, kind: "model" };
}

const isTopic = (name: string): name is Topic => Object.hasOwn(tools, name);

const refuse = (refused: RefusalReason): Answered => ({
  answer: refusalTexts[refused],
  postings: [],
  refused,
  kind: `refused:${refused}`,
});

async function askTools(context: SiteContext, asked: Asked) {
  const found = await Promise.all(
    listTopics(asked).map(async (topic) => {
      return { topic, ...(await askTopic(context, topic, asked)) };
    }),
  );
  const isJudged = found.some(({ topic, told }) => topic === "license" && told.length > 0);
  // The verdict about a state says already whether a compact works there.
  const used = found.filter(({ topic, told }) => told.length > 0 && !(isJudged && topic === "compact"));
  return {
    told: used.flatMap(({ told }) => told),
    postings: used.flatMap(({ postings }) => postings),
    topics: used.map(({ topic }) => topic),
  };
}

/** Does without what the catalogue cannot give just now, which is logged already. */
async function askTopic(context: SiteContext, topic: Topic, asked: Asked): Promise<Found> {
  try {
    const result = await tools[topic](context, asked);
    return "told" in result ? result : foundOf(result);
  } catch (error) {
    if (error instanceof CatalogUnavailable) return foundOf([]);
    throw error;
  }
}
