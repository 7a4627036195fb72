import type { ProfiledProfession } from "./profiled-professions.ts";

export type NamingWords = readonly [RegExp, readonly string[]];

const bedside = ["registered-nurse", "licensed-practical-nurse"];
const advanced = ["nurse-practitioner", "physician-assistant"];

const names: readonly NamingWords[] = [
  [
    /(?<!practical |vocational )\bnurses?\b(?!['’]?s? (practitioner|anesthetist|midwi))|bedside/i,
    ["registered-nurse"],
  ],
  [/(practical|vocational) nurs/i, ["licensed-practical-nurse"]],
  [
    /\bnursing (schools?|colleges?|programs?|graduates|licens)|schools? of nursing|nursing,|nursing and medical|multistate (nurs|licens)|nurs(e|ing) unions|nurs[^.]*\b(licens|compact)|(licens|compact)[^.]*\bnurs|\bnursing( is|:| at\b)/i,
    bedside,
  ],
  [/[Nn]urse practitioner|\bNPs?\b/, ["nurse-practitioner"]],
  [
    /practice authority|delegating physician|collaborat(ing physician|ive agreement)/i,
    ["nurse-practitioner"],
  ],
  [/advanced practice/i, advanced],
  [/APRN/, ["nurse-practitioner", "nurse-anesthetist"]],
  [/physician assistant|\bPAs\b|\bPA (compact|licen)/i, ["physician-assistant"]],
  [/nurse anesthetist|anesthetists|anesthesia teams/i, ["nurse-anesthetist"]],
  [/anesthesiologist|anesthesia teams/i, ["anesthesiologist"]],
  [
    /(?<!family )physicians\b|(?<!primary care |relocating |whose )\bdoctors?\b|\bmedical (schools?|students|licens|compact)|schools? of medicine|physicians?['’] compact|nursing, medical|nursing and medical|Interstate Medical|osteopath|\bWWAMI\b|residenc(y|ies)|(train|suppl(y|ies)|keep|pays) (the )?residents|college of medicine|last year's chiefs/i,
    ["physician"],
  ],
  [/family physician/i, ["family-medicine-physician"]],
  [/psychiatrist/i, ["psychiatrist"]],
  [/psycholog|PSYPACT/i, ["psychologist"]],
  [/pharmac(y|ist)/i, ["pharmacist"]],
  [/physical therap|PT Compact/i, ["physical-therapist"]],
  [/respiratory/i, ["respiratory-therapist"]],
  [/radiologic technolog|imaging,/i, ["radiologic-technologist"]],
  [/sonographer/i, ["sonographer"]],
  [/(nursing|medical) assistant|medical and nursing assistant/i, ["nursing-assistant", "medical-assistant"]],
  [/paramedic|\bEMS\b/i, ["paramedic"]],
  [/dental hygienist/i, ["dental-hygienist"]],
  [/managers (of|make)|services managers|management of health/i, ["healthcare-administrator"]],
];

/** Returns none when the text is for everyone. */
export const listConcerned = (text: string, table: readonly NamingWords[] = names): string[] =>
  table.flatMap(([words, slugs]) => (words.test(text) ? slugs : []));

export const isAbout = (slugs: readonly string[], { slug, profession }: ProfiledProfession): boolean =>
  slugs.includes(slug) || slugs.includes(profession);

/** Also returns true for a text without a list of professions. */
export const concerns = (
  professions: readonly string[] | undefined,
  profession: ProfiledProfession,
): boolean => !professions || isAbout(professions, profession);

const training =
  /\b(train|teach|educat|graduat|medical school|schools?\b|universit|residenc|college|nursing school)/i;
/** Every profession reads which clinicians a place needs, but only its own rules, training and pay. */
const needs = /\b(lacks?|wants?|needs?|search for|looks? for|compete for|recruits?|hires?|short)\b/i;
const rules =
  /licens|compact|practice authority|collaborat|supervis|delegat|protocol|agreement|arrangement|train|graduat|school|residenc|osteopath|educat|student|\$/i;
/** A sentence that makes no sense without the one before it. */
const leaning =
  /^(against it|physicians do not|they|their|those|these|it|its|the first|the last|every(one|body) else|elsewhere|others?|both|this|that|such|then|there|graduates|neither|another|paperwork|so|but|and|not so)\b|\b(therefore|by contrast|likewise|too|in particular|the exception)\b/i;

/** Nurse supply is of no use to an employer who hires outside nursing. */
const nursing = /\bnurs(e|es|ing)\b(?! (home|facilit))/i;
const nursingEmployers = [
  "registered-nurse",
  "licensed-practical-nurse",
  "nurse-practitioner",
  "nurse-anesthetist",
  "healthcare-administrator",
];

const sentenceEnd = /(?<=[a-z)\d%]{2}[.?!]|[A-Z]{2}[.?!])(?<!\b(?:Ste?|Mt|Ft|Dr)\.) (?=[A-Z\d])/;
const worthTelling = 70;

/** Drops sentences about other professions and those that depend on them. Returns "" when nothing is left. */
export function tellTo(profession: ProfiledProfession, paragraph: string): string {
  const sentences = paragraph.split(sentenceEnd).map((text) => {
    const named = listConcerned(text);
    if (nursing.test(text) && !nursingEmployers.includes(profession.slug))
      return { text, isNeutral: false, isOwn: false };
    const isNeutral = named.length === 0 || (needs.test(text) && !rules.test(text));
    return { text, isNeutral, isOwn: isAbout(named, profession) };
  });
  const [first] = sentences;
  const isOnOthersTraining = first && !first.isNeutral && !first.isOwn && training.test(first.text);
  const kept: string[] = [];
  let isCut = false;
  for (const { text, isNeutral, isOwn } of sentences) {
    const isFor = isOwn || (isNeutral && !isOnOthersTraining);
    isCut = !isFor || (isCut && leaning.test(text));
    if (!isCut) kept.push(text);
  }
  const text = kept.join(" ");
  return text.length < worthTelling && text !== paragraph ? "" : text;
}
