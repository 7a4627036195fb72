import type { Subject } from "#app/assistant/navigation/reading/subject.ts";
import { findArticle, findLikePage } from "#app/assistant/navigation/ways/find-article.server.ts";
import type { Way } from "#app/assistant/navigation/ways/way.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { ChecklistEntry } from "#app/facts/catalog/skill-records.ts";
import { findProfession, type ProfessionGroup } from "#app/facts/reference/profession/professions.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { paths } from "#app/paths.ts";
import { type AskedSentence, type Step, toPage } from "./search-step.server.ts";

/** Below, a page's title says more of the sentence than questions that are like it. */
const leastLike = 0.42;
const leastLikeAtAll = 0.3;
const leastOfTitle = 0.55;

/** The guide, article or answer of ours that is most like what was asked. */
export const toGuide: Step = async (asked) => {
  const { context, sentence, subject } = asked;
  if (isOfResume(sentence)) return ofResume;
  const like = await findLikePage(context, sentence);
  if (like?.way.to === paths.faq("employer-cost")) return toFees(asked);
  if (like && like.likeness >= leastLike) return withSection(like.way, subject);
  const titled = await findArticle(context, sentence, leastOfTitle);
  if (titled) return withSection(titled, subject);
  return like && like.likeness >= leastLikeAtAll
    ? withSection(like.way, subject)
    : toPage(paths.careerGuides(), "Career guides");
};

const resume = "(?:resumes?|cv)";
const writing =
  "(?:build|writ|mak|creat|improv|fix|format|template|tips?|help|examples?|look like|put|long|goes)";
const writesResume = new RegExp(
  String.raw`\b${writing}\w*\b.*\b${resume}\b|\b${resume}\b.*\b${writing}\w*\b`,
);

/** How one is written, not where it is kept or sent. */
const isOfResume = ({ words }: AskedSentence["sentence"]): boolean =>
  writesResume.test(words.normalize("NFD").replace(/\p{M}/gu, ""));

const ofResume = toPage(
  `${paths.careerGuide("working-life", "apply-and-follow-up")}#how-long-should-a-resume-be-and-what-format-works`,
  "How to write a resume",
);

type Sections = readonly (readonly [
  id: string,
  professions: readonly string[],
  groups: readonly ProfessionGroup[],
])[];

const ofAdvanced = "nurse-practitioners-and-physician-assistants";

/** Where a page of all professions speaks of each: by the profession, or else by its group. */
export const sectionsOf: Readonly<Record<string, Sections>> = {
  [paths.resource("continuing-education")]: [
    ["registered-nurses-state-by-state", ["registered-nurse", "nurse-manager", "case-manager"], []],
    ["physicians-state-by-state", [], ["physician"]],
    [
      "nurse-practitioners-physician-assistants-others",
      [],
      [
        "advanced-practice",
        "nursing",
        "therapy",
        "diagnostic",
        "pharmacy",
        "behavioral",
        "emergency",
        "dental",
      ],
    ],
  ],
  [paths.resource("interview-preparation")]: [
    ["registered-and-practical-nurses", [], ["nursing"]],
    [ofAdvanced, [], ["advanced-practice"]],
    ["physicians", [], ["physician"]],
    ["physical-occupational-and-speech-therapists", [], ["therapy"]],
    ["respiratory-imaging-and-laboratory-professions", ["respiratory-therapist"], ["diagnostic"]],
    ["pharmacists-and-behavioral-health", [], ["pharmacy", "behavioral"]],
  ],
};

function withSection(way: Way, { profession }: Subject): Way {
  const sections = findOwn(sectionsOf, way.to);
  const named = findProfession(profession);
  if (!sections || !named) return way;
  const [id] =
    sections.find(([, professions]) => professions.includes(named.slug)) ??
    sections.find(([, , groups]) => groups.includes(named.group)) ??
    [];
  return id ? { ...way, to: `${way.to}#${id}` } : way;
}

/** What a profession's license asks for, on the page of all states. */
export const toEducation: Step = ({ subject }) =>
  withSection(toPage(paths.resource("continuing-education"), "Continuing education by state"), subject);

const ofRecruiting =
  /\b(?:recruit\w*|hir(?:e|es|ed|ing)|find|finds|found|placements?|percent\w*|commission|contingency|retain\w*|guarantees?|refunds?|search|candidates?|starts?|quits?|leaves)\b/;

/** Posting is free, as an answer says. What recruiters take is among our terms. */
export const toFees: Step = ({ sentence }) =>
  ofRecruiting.test(sentence.words)
    ? toPage(`${paths.employers()}#terms`, "What recruiting costs")
    : toPage(paths.faq("employer-cost"), "What posting and recruiting cost");

const fewer =
  /\b(?:fewer|less|so many|too many|too much|too often|how often|cut (?:back|down)|once a (?:week|month))\b/;

/** Who wants fewer emails changes the alerts that send them. */
export const toEmails: Step = ({ sentence }) =>
  fewer.test(sentence.words)
    ? toPage(paths.alerts(), "Your job alerts")
    : toPage(paths.faq("stop-emails"), "How to stop our emails");

/** One answer of the page of questions. */
export const toQuestion: Step = async (asked) => {
  const { context, sentence } = asked;
  if (isOfResume(sentence)) return ofResume;
  const like = await findLikePage(context, sentence, paths.faq());
  if (like?.way.to === paths.faq("employer-cost")) return toFees(asked);
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
