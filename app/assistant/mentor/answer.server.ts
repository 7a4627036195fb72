import {
  type Found,
  foundOf,
  type MentorAnswer,
  type SourcedFact,
} from "#app/assistant/mentor/answers/mentor-answer.ts";
import { askModel } from "#app/assistant/mentor/model/ask-model.server.ts";
import { findModel } from "#app/assistant/mentor/model/find-model.server.ts";
import { completeFollowUp, goesOnFrom, leansOnBefore } from "#app/assistant/mentor/reading/follow-up.ts";
import { type Judgment, judgeQuestion } from "#app/assistant/mentor/reading/judge-question.ts";
import { comparesOffers } from "#app/assistant/mentor/reading/named-pay.ts";
import {
  askForMissing,
  askForWhole,
  askWhich,
  describeDoubt,
  distressHelp,
  isOfBody,
  namesDistress,
  needsPlace,
  notSure,
  toRefusalTexts,
} from "#app/assistant/mentor/reading/own-words.ts";
import { type Asked, asksForAdvice, readQuestion } from "#app/assistant/mentor/reading/read-question.ts";
import { describeSearch } from "#app/assistant/mentor/tools/find-postings.server.ts";
import { describeGuides } from "#app/assistant/mentor/tools/guide-facts.server.ts";
import { type FoundGuides, rankGuides } from "#app/assistant/mentor/tools/rank-guides.server.ts";
import { purposes, tools } from "#app/assistant/mentor/tools/tools.server.ts";
import { correctSpelling } from "#app/assistant/navigation/correct-spelling.server.ts";
import { getCityLister } from "#app/assistant/navigation/places/known-places.server.ts";
import { isCrisis } from "#app/assistant/navigation/reading/crisis.ts";
import { type RefusalLabel, type ToolLabel, toolLabels } from "#app/assistant/understanding/labels.ts";
import { listOfQuestions } from "#app/catalogue/articles/passages/site-passages.ts";
import { CatalogUnavailable, readCatalog } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

/**
 * How surely our guides have to answer: asked of this site, asked for advice, in place of a tool that found nothing, and
 * beside tools. Of 200 questions of strangers, what was quoted below 0.6 answered 5 in part or whole and misled 17.
 */
const leastCertain = { site: 0.45, asked: 0.62, alone: 0.65, beside: 0.75 };
/** What our guides answer as surely as this comes before what a tool tells that was not surely asked. */
const surelyGuides = 0.65;

/** From here on, advice may be asked for beside what the tools tell. */
const perhapsAdvice = 0.25;

/** Below, words that ask for nothing we know, such as a program's name alone, ask for no advice either. */
const hardlyAdvice = 0.1;

/** Below, a tool that was not surely asked comes after a guide that surely answers. */
const hardlyAsked = 0.6;

/** From here on, a part of a question that no tool answered is asked about. */
const surelyAsked = 0.7;

interface Answered extends MentorAnswer {
  /** The question's kind, which may be logged. */
  kind: string;
}

/**
 * Answers from our own data and guides alone. Each sentence names the page that says so.
 * @param before the question before, which a follow-up such as "what about Nevada?" leans on
 */
export async function answerQuestion(
  context: SiteContext,
  question: string,
  before?: string,
): Promise<Answered> {
  if (isCrisis(question)) return refuse("crisis");
  const read = async (text: string) => {
    const corrected = await correctSpelling(context, text);
    return readQuestion(corrected, await getCityLister(context, corrected));
  };
  const [alone, model] = await Promise.all([
    read(question),
    readCatalog(context.env.CATALOG, "understanding", "mentor").catch(() => null),
  ]);
  const judge = (asked: Asked) => (model ? judgeQuestion(model, asked) : unjudged);
  const first = judge(alone);
  if (first.refusal === "crisis") return refuse("crisis", question);
  const earlier = before === undefined ? null : await read(before);
  const whole = earlier && completeFollowUp(alone, earlier, first.asks.length > 0 || first.refusal !== null);
  const asked = whole === null ? alone : await read(whole);
  const goesOn = earlier !== null && whole !== null && startsWith(whole, earlier);
  const judged =
    whole === null ? first : goesOn ? withoutAnswered(judge(asked), first, judge(earlier)) : judge(asked);
  // By itself, "what about Nevada?" has nothing to do with healthcare.
  if (before === undefined && leansOnBefore(alone))
    return { answer: [askForWhole], postings: [], refused: null, understood: null, kind: "asked back" };
  const refusal = judged.refusal ?? (first.refusal === "not-covered" ? null : first.refusal);
  if (refusal) return refuse(refusal, question);
  const answered =
    (await answerWithModel(context, whole ?? question, read)) ??
    (await answerAlone(context, asked, { judged, before: earlier, goesOn }));
  const answer = namesDistress(question) ? [...answered.answer, distressHelp] : answered.answer;
  return { ...answered, answer, understood: whole };
}

/** "Is that taxed?" is asked in the words of the question before. */
const startsWith = (whole: string, { sentence: { text } }: Asked): boolean =>
  whole.startsWith(text.replace(/[?.!\s]+$/, ""));

/** What the question before asked for was answered then, unless this one asks for it again. */
function withoutAnswered(whole: Judgment, now: Judgment, before: Judgment): Judgment {
  const isNew = (label: Judgment["asks"][number]) =>
    label === "guides" || now.asks.includes(label) || !before.asks.includes(label);
  const asks = whole.asks.filter(isNew);
  return { ...whole, asks: asks.length > 0 ? asks : ["guides"], perhaps: whole.perhaps.filter(isNew) };
}

interface Reading {
  judged: Judgment;
  before: Asked | null;
  /** The question goes on from the one before. */
  goesOn: boolean;
}

/** While the catalogue cannot be read, our guides may still answer. */
const unjudged: Judgment = {
  refusal: null,
  doubt: null,
  asks: ["guides"],
  perhaps: [],
  likelihoodOf: () => 0,
};

async function answerAlone(
  context: SiteContext,
  asked: Asked,
  { judged, before, goesOn }: Reading,
): Promise<Answered> {
  const { doubt, likelihoodOf } = judged;
  // What may have to be refused is left to the pages that come nearest.
  const isOffers = judged.asks.length === 0 && comparesOffers(asked);
  const asks: Judgment["asks"] = doubt ? [] : isOffers ? ["take-home"] : judged.asks;
  const isOfSite = likelihoodOf("site") >= Math.max(perhapsAdvice, likelihoodOf("guides"));
  const [found, ranked] = await Promise.all([
    Promise.all(
      asks.map(async (label) => ({
        label,
        ...(isTool(label) ? await askTool(context, label, asked) : foundOf([])),
      })),
    ),
    rankGuides(context, asked, { isOfSite, before, goesOn }),
  ]);
  const isTold = found.some(({ told }) => told.length > 0);
  const isAdvice = asks.includes("guides") || asks.includes("site");
  const [only] = asks;
  // "What hospitals are near me" is asked back for its place rather than answered by a guide.
  const isPlaceless = only && !isTold && needsPlace(only, asked) && likelihoodOf(only) >= surelyAsked;
  const isBefore =
    isTold &&
    ranked.certainty >= surelyGuides &&
    (asksForAdvice(asked.sentence) || asks.every((label) => likelihoodOf(label) < hardlyAsked));
  const least =
    leastCertain[
      asks.includes("site") ? "site" : asks.includes("guides") ? "asked" : isTold ? "beside" : "alone"
    ];
  const mayBeAsked = asks.length > 0 || likelihoodOf("guides") >= hardlyAdvice;
  const isWanted = isAdvice || (!isTold && mayBeAsked) || isBefore || likelihoodOf("guides") >= perhapsAdvice;
  const guides =
    (!doubt || mayBeAdvice.has(doubt)) && !isPlaceless && isWanted && ranked.certainty >= least
      ? describeGuides(ranked, asked.states)
      : [];
  const parts = found.map(({ label, told, postings }) => ({
    told: isTool(label) ? told : guides,
    postings,
    label,
  }));
  const told = parts.flatMap((part) => part.told);
  const answer = withoutRepeats(
    told.includes(guides[0]!) ? told : isBefore ? [...guides, ...told] : [...told, ...guides],
  );
  if (answer.length === 0)
    return (
      (doubt ? null : await answerPerhaps(context, asked, judged)) ??
      answerNearest(context, asked, { judged, nearest: ranked, isFirst: before === null })
    );
  const lacking = parts.flatMap(({ label, told: { length } }) =>
    length === 0 && asks.length > 1 && likelihoodOf(label) >= surelyAsked
      ? (askForMissing(label, asked) ?? [])
      : [],
  );
  return {
    answer: [...answer, ...lacking],
    postings: parts.flatMap(({ postings }) => postings),
    refused: null,
    understood: null,
    kind: [
      ...parts.flatMap(({ label, told: { length } }) => (length > 0 && isTool(label) ? [label] : [])),
      ...(guides.length > 0 ? [isOfSite ? "site" : "guides"] : []),
    ].join("+"),
  };
}

/** Whether a visitor is shown postings that she did not ask for is hers to say. */
const notByChance: ReadonlySet<ToolLabel> = new Set(["jobs", "match"]);

/** What a less likely reading of the question finds, where the likeliest found nothing. */
async function answerPerhaps(
  context: SiteContext,
  asked: Asked,
  { asks, perhaps }: Judgment,
): Promise<Answered | null> {
  for (const label of perhaps) {
    if (!isTool(label) || asks.includes(label) || notByChance.has(label)) continue;
    const { told, postings } = await askTool(context, label, asked);
    if (told.length > 0) return { answer: told, postings, refused: null, understood: null, kind: label };
  }
  return null;
}

/** Two states without figures of their own are told the same of the country. */
const withoutRepeats = (lines: readonly SourcedFact[]): SourcedFact[] =>
  lines.filter(({ text }, at) => lines.findIndex((other) => other.text === text) === at);

/** Links to a page without claiming that it answers. */
function toNearest({ parts }: FoundGuides["pages"][number]): SourcedFact {
  const { source, title, heading } = parts[0]!.passage;
  const name = title === listOfQuestions || !title ? heading : title;
  return { text: `Our page “${name}” comes nearest.`, source, title: heading || title };
}

interface Around {
  judged: Judgment;
  nearest: FoundGuides;
  /** Nothing was asked before. */
  isFirst: boolean;
}

/** Asks for what is missing or which of two things is meant; else it says that we have no answer, and what is near. */
async function answerNearest(
  context: SiteContext,
  asked: Asked,
  { judged: { asks, perhaps, doubt }, nearest, isFirst }: Around,
): Promise<Answered> {
  if (isFirst && goesOnFrom(asked))
    return { answer: [askForWhole], postings: [], refused: null, understood: null, kind: "asked back" };
  const [label] = asks;
  const asking = doubt
    ? describeDoubt(doubt, asked.sentence.text)
    : label
      ? askForMissing(label, asked)
      : askWhich(perhaps);
  const { told, postings } =
    !label && !doubt && perhaps.includes("jobs") && isSearch(asked)
      ? await askTool(context, "jobs", asked)
      : foundOf([]);
  if (told.length > 0) return { answer: told, postings, refused: null, understood: null, kind: "jobs" };
  const searched = await describeSearch(context, asked.sentence.text);
  if (!asking && !doubt && !isOfWork(asked) && perhaps.length === 0 && searched.length === 0) {
    const { answer, ...refused } = refuse("not-covered");
    return { ...refused, answer };
  }
  const mayBeNear = !doubt || (mayBeAdvice.has(doubt) && !isOfBody(asked.sentence.text));
  const fitting = mayBeNear ? nearest.pages.filter(({ fits }) => fits) : [];
  const near = [...fitting.slice(0, mostNear).map(toNearest), ...searched];
  return {
    answer: [asking ?? notSure, ...near],
    postings: [],
    refused: null,
    understood: null,
    kind: "asked back",
  };
}

/** Two pages have the right one in 89 of 100. */
const mostNear = 2;
/** Our guides say what usually happens in these. */
const mayBeAdvice: ReadonlySet<RefusalLabel> = new Set(["legal", "immigration", "medical"]);

/** It names a profession, a field or what a posting says. */
const isOfWork = ({ sentence: { readings }, profession, subject }: Asked): boolean =>
  profession !== null ||
  subject.specialty !== null ||
  readings.some(({ kind }) => kind !== "city" && kind !== "state" && kind !== "pay");

/** "Nocturnist, 7 on 7 off, Midwest": who, and where or how. */
const isSearch = ({ sentence: { readings }, profession, subject }: Asked): boolean =>
  (profession !== null || subject.specialty !== null) &&
  readings.some(
    ({ kind, isNot }) => kind !== "profession" && kind !== "specialty" && kind !== "compact" && !isNot,
  );

/** Null when no model is set up, and when it says nothing that our tools bear out. */
async function answerWithModel(
  context: SiteContext,
  question: string,
  read: (text: string) => Promise<Asked>,
): Promise<Answered | null> {
  const model = findModel(context.env);
  if (!model) return null;
  const askNamed = async (name: string, text: string): Promise<Found | null> => {
    const asked = await read(text);
    if (name === "guides")
      return foundOf(
        describeGuides(
          await rankGuides(context, asked, { isOfSite: false, before: null, goesOn: false }),
          asked.states,
        ),
      );
    return isTool(name) ? askTool(context, name, asked) : null;
  };
  const found = await askModel(context, { model, names: purposes, askTool: askNamed }, question);
  return (
    found && { answer: found.told, postings: found.postings, refused: null, understood: null, kind: "model" }
  );
}

const toolNamed: ReadonlySet<string> = new Set(toolLabels);
const isTool = (name: string): name is ToolLabel => toolNamed.has(name);

const refuse = (refused: RefusalLabel, question = ""): Answered => ({
  answer: toRefusalTexts(refused, question),
  postings: [],
  refused,
  understood: null,
  kind: `refused:${refused}`,
});

/** Does without what the catalogue cannot give just now, which is logged already. */
async function askTool(context: SiteContext, label: ToolLabel, asked: Asked): Promise<Found> {
  try {
    const result = await tools[label].find(context, asked);
    return "told" in result ? result : foundOf(result);
  } catch (error) {
    if (error instanceof CatalogUnavailable) return foundOf([]);
    throw error;
  }
}
