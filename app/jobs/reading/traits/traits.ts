import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { toSpaced } from "#app/jobs/reading/phrases.ts";
import { sevenOn } from "#app/jobs/reading/shift.ts";
import { type Trait, traits, widerTraits } from "./trait-names.ts";

type Told = Exclude<Trait, "direct" | "agency">;

const newGraduates = String.raw`new(?:ly)?[\s-]*grad(?:uate|uated)?s?\b`;

const told: Record<Told, RegExp> = {
  visa: /\bvisas?[\s-]+(?:sponsor\w*|support|assistance|transfers?|waivers?)\b|\bsponsor\w*\s+(?:\w+\s+){0,3}visas?\b|\bimmigration (?:sponsor\w*|support|assistance)\b|\bgreen[\s-]card sponsor\w*/i,
  j1: /\bj[\s-]?1s?\b|\bconrad[\s-]*(?:30|state)\b/i,
  h1b: /\bh[\s-]?1[\s-]?bs?\b/i,
  "new-graduate": new RegExp(
    String.raw`\b${newGraduates}[^.\n]{0,40}\b(?:welcomed?|considered|encouraged|accepted|ok|okay|eligible|invited|may apply|can apply|friendly)\b|\b(?:open to|accept(?:s|ing)?|consider(?:s|ing)?|hir(?:e|es|ing)|welcom(?:e|es|ing)|train(?:s|ing)?|mentorship(?: \w+){0,2} for|orientation for)\s+(?:\w+\s+){0,2}${newGraduates}|\b${newGraduates}\s+(?:\w+\s+)?(?:residency|program|fellowship|positions?|opportunit\w+)|\bentry[\s-]level\b|\bno (?:prior |previous )?experience (?:is )?(?:required|necessary|needed)\b|\bresidents and fellows\b[^.\n]{0,40}\bconsidered\b`,
    "i",
  ),
  "sign-on":
    /\bsign(?:ing)?[\s-]*on[\s-]*(?:and relocation |\/ ?relocation )?(?:bonus(?:es)?|incentives?|pay)\b|\bsigning[\s-]+(?:bonus(?:es)?|incentives?)\b|\$\s?\d[\d,.]*\s?k?\s+sign[\s-]*on\b|\bsign[\s-]*on\b[\s:-]*(?:up to\s+|of\s+)?\$\s?\d/i,
  "loan-repayment":
    /\bloan[\s-]*(?:re-?payments?|forgiveness|assistance|reimbursement|pay[\s-]?(?:back|off|down))\b|\bEDRP\b|\beducation debt reduction\b/i,
  pslf: /\bPSLF\b|\bpublic service loan forgiveness\b/i,
  nhsc: /\bNHSC\b|\bnational health service corps\b/i,
  "7on7off": sevenOn,
};
/** Any text that the pattern matches has one of these. Most have none, and an import reads a million. */
const signs: Record<Told, readonly string[]> = {
  visa: ["visa", "immigration", "green"],
  j1: ["j1", "j-1", "j 1", "conrad"],
  h1b: ["h1", "h-1", "h 1"],
  "new-graduate": ["grad", "entry", "experience required", "experience ne", "experience is", "residents and"],
  "sign-on": ["sign"],
  "loan-repayment": ["loan", "edrp", "debt"],
  pslf: ["pslf", "public service"],
  nhsc: ["nhsc", "health service corps"],
  "7on7off": ["off"],
};
const isTitleEnough: Partial<Record<Told, RegExp>> = {
  "new-graduate": new RegExp(String.raw`\b${newGraduates}`, "i"),
  "sign-on": /\bsign[\s-]*on\b|\bsigning bonus/i,
};

/** These deny something else. */
const harmless =
  /\bnot[\s-]for[\s-]profit\b|\bnon-?profit\b|\bno (?:prior |previous )?experience (?:is )?(?:required|necessary|needed)\b|\bexperience (?:is )?not (?:required|necessary|needed)\b|\bnot (?:only|just|limited)\b|\bno (?:more|later|less|cost|cap|limit|minimum|weekends?|nights?|call|on-?call|holidays?|mandatory \w+|overtime)\b|\bwhether or not\b/gi;
const denied =
  /\b(?:no|not|non|nor|none|neither|never|cannot|unable|without|ineligible|unavailable|exclud\w+|except)\b|n['’]t\b|\bexperienced? only\b|\bonly experienced\b/i;

const toSentences = (text: string): string[] => toSpaced(text).match(/[^.;!?\n•|]+[.;!?]?/g) ?? [];

/** "Do you need sponsorship?" offers nothing, and neither does a denial. */
const offers = (sentence: string): boolean =>
  !sentence.endsWith("?") && !denied.test(sentence.replace(harmless, " "));

type TraitText = Pick<PostingContent, "title" | "descriptionHtml" | "requirements" | "benefits" | "facts">;

export const toLines = ({ title, descriptionHtml, requirements, benefits, facts }: TraitText): string[] => [
  title,
  ...benefits,
  ...[facts.visa, facts.schedule, facts.signOnBonus && `Sign-on bonus: ${facts.signOnBonus}`].filter(
    (line) => typeof line === "string",
  ),
  ...requirements,
  ...descriptionHtml.split(/<\/?(?:p|li|ul|ol|h3|h4)>|<br \/>/).map((line) => line.replace(/<[^<>]*>/g, " ")),
];

const listSaying = (lines: readonly string[], pattern: RegExp): string[] =>
  lines
    .filter((line) => pattern.test(line))
    .flatMap(toSentences)
    .filter((sentence) => pattern.test(sentence));

/** A trait that one sentence denies is not read from any other. */
export function parseTraits(
  draft: TraitText & Pick<PostingContent, "employer" | "shift" | "experienceMonths">,
): Trait[] {
  const lines = toLines(draft);
  const text = lines.join("\n");
  const plain = text.toLowerCase();
  const said = new Set<Trait>([draft.employer.kind]);
  if (draft.shift === "7on7off") said.add("7on7off");
  if (draft.experienceMonths === 0) said.add("new-graduate");
  const denials = new Set<Trait>();
  for (const trait of Object.keys(told) as Told[]) {
    if (!signs[trait].some((sign) => plain.includes(sign))) continue;
    if (!told[trait].test(text) && !isTitleEnough[trait]?.test(draft.title)) continue;
    const sentences = listSaying(lines, told[trait]);
    if (sentences.some((sentence) => !offers(sentence))) denials.add(trait);
    else if (sentences.length > 0 || offers(draft.title)) said.add(trait);
  }
  if ((said.has("visa") || said.has("j1") || said.has("h1b")) && deniesAllVisas(text))
    for (const trait of ["visa", "j1", "h1b"] as const) denials.add(trait);
  if (said.has("new-graduate") && newGraduatesDenied.test(text)) denials.add("new-graduate");
  for (const trait of said) {
    const wider = widerTraits[trait];
    if (wider && !denials.has(trait)) said.add(wider);
  }
  return traits.filter((trait) => said.has(trait) && !denials.has(trait));
}

const aboutSponsorship = /\bsponsor(?:ship|ed|ing)?\b/i;
const deniesAllVisas = (text: string): boolean =>
  aboutSponsorship.test(text) &&
  toSentences(text).some(
    (sentence) =>
      aboutSponsorship.test(sentence) &&
      !/\b[hj][\s-]?1/i.test(sentence) &&
      !sentence.endsWith("?") &&
      denied.test(sentence.replace(harmless, " ")),
  );
const newGraduatesDenied = new RegExp(
  String.raw`\b(?:no|not (?:suitable |appropriate |open )?(?:for|to|a)|cannot (?:accept|consider|hire)|unable to (?:accept|consider|hire))\s+(?:\w+\s+){0,2}${newGraduates}|\b${newGraduates}[^.\n]{0,30}\b(?:not|cannot|can['’]t|won['’]t|aren['’]t)\b`,
  "i",
);

export interface MarkedText {
  before: string;
  marked: string;
  after: string;
  line: string;
}

const longestMarked = 90;

/** Cut to what a card has room for. */
export function findTraitText(trait: Trait, lines: readonly string[]): MarkedText | null {
  if (trait === "direct" || trait === "agency") return null;
  const patterns = [trait, ...traits.filter((narrower) => widerTraits[narrower] === trait)].map(
    (name) => told[name as Told],
  );
  for (const line of lines) {
    for (const sentence of toSentences(line)) {
      const match = patterns.map((pattern) => pattern.exec(sentence)).find((found) => found !== null);
      if (match && offers(sentence)) return { ...toMarked(sentence, match.index, match[0].length), line };
    }
  }
  return null;
}

export function toMarked(sentence: string, at: number, length: number): Omit<MarkedText, "line"> {
  const marked = sentence.slice(at, at + length);
  const room = Math.max(0, longestMarked - marked.length);
  const head = sentence.slice(0, at).trimStart();
  const tail = sentence.slice(at + length).replace(/[.;!\s]+$/, "");
  const before = head.length <= room / 2 ? head : `…${head.slice(-room / 2).replace(/^\S*/, "")}`;
  const left = room - before.length;
  const after = tail.length <= left ? tail : `${tail.slice(0, left).replace(/\s*\S*$/, "")}…`;
  return { before, marked, after };
}
