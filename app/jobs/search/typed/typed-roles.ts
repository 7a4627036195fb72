import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findPhrases, type Hit, type Token } from "#app/jobs/reading/phrases.ts";
import type { Named } from "#app/jobs/reading/profession-phrases.ts";
import { includedIn } from "#app/jobs/reading/role.ts";
import type { Claims } from "./typed-claims.ts";
import { typedFieldLexicon, typedLexicon } from "./typed-names.ts";
import type { ReadingOf } from "./typed-query.ts";

/** "Nurse" alone is any licensed nurse at the bedside: a manager is asked for by name. */
export const nurses: readonly string[] = ["registered-nurse", "licensed-practical-nurse", "case-manager"];
const anyNurse = new Set(["nurse", "nursing"]);
/** Registered nurses have these. */
const ofResidency = /\bresidency\b/i;
/** A phrase with one of these names a part of its profession only, so it is also searched as words. */
const narrowing = new Set(
  (
    "charge school infusion flight educator instructor public community leader wound travel pediatric adult acute family neonatal " +
    "psychiatric psych orthopedic surgical hospice oral periodontist prosthodontist orthodontist endodontist neuropsychologist " +
    "chief director officer cmo cmos fnp fnp-c pmhnp agacnp acnp nnp pnp whnp agnp cno don adon consultant perioperative circulating ceo coo cfo vp vice gn gns graduate mds"
  ).split(" "),
);
/** Titles use these for one specialty, but people who type them mean the word. */
const loose = new Set(
  "chemo, endoscopy, endo lab, endo, ambulance, aesthetics, children, children's, childrens, diabetes, detox, imaging, float, wound, clinic nurse, clinic rn, laboratory, stroke, trauma center, rehabilitation, scrub, transplant coordinator, heart failure, emergency services, ms, mds, sds, fm, endocrine, triage nurse, care coordinator, surgery center, asc, senior care, home based, im".split(
    ", ",
  ),
);

/** Beside one of these, a "med tech" is a medical technologist. */
export const labWords: ReadonlySet<string> = new Set(
  "lab labs laboratory microbiology hematology chemistry mls mlt ascp".split(" "),
);

/** Beside one of these, an "RT" is a radiologic technologist. */
const imagingWords = new Set(
  "ct mri xray x-ray mammo mammography imaging radiology radiography fluoro".split(" "),
);

type Profession = ReadingOf<"profession">;
type Role = Profession | ReadingOf<"specialty" | "undecided">;

export function readRoles(claims: Claims): Role[] {
  const tokens = claims.listTokens();
  const professions = toCounted(findPhrases(tokens, typedLexicon), tokens);
  const said = findPhrases(tokens, typedFieldLexicon);
  const sure = said.filter((hit): hit is Hit<string> =>
    countsAsSpecialty(hit, tokens, claims.text, professions),
  );
  const specialties = withLoose(said, sure, tokens).map((hit) => withTherapy(hit, professions));
  const kept = specialties.filter(
    (hit) => !isInsideOther(hit, professions) || professions.some((other) => isNarrowedBy(other, [hit])),
  );
  const fields = kept.filter((hit) => !isOwnField(hit, professions));
  return [
    ...readProfessions(claims, tokens, professions, kept),
    ...readSpecialties(claims, tokens, professions, fields),
  ];
}

/** Beside a field, a loose word is another choice or says the same: "pre-op or endo", "endo nurse GI lab". */
function withLoose(
  said: readonly Hit<string | null>[],
  sure: readonly Hit<string>[],
  tokens: readonly Token[],
) {
  const kept = [...sure];
  const isBeside = (one: Hit<unknown>, other: Hit<unknown>) =>
    (one.to === other.from && /[,/&+]/.test(tokens[other.from]!.gap)) ||
    (one.to + 1 === other.from && choosing.has(tokens[one.to]!.word));
  for (const hit of said) {
    const isTold = kept.some(
      (other) => other.value === hit.value || isBeside(hit, other) || isBeside(other, hit),
    );
    if (hit.value !== null && isTold && loose.has(hit.phrase)) kept.push({ ...hit, value: hit.value });
  }
  return kept.toSorted((a, b) => a.from - b.from);
}

const therapists: ReadonlySet<string | null> = new Set([
  ...["physical-therapist", "physical-therapist-assistant"],
  ...["occupational-therapist", "occupational-therapy-assistant"],
]);

/** For a therapist, "orthopedics" means rehabilitation, not surgery. */
const withTherapy = (hit: Hit<string>, professions: readonly Hit<Named>[]): Hit<string> =>
  hit.value === "orthopedic-surgery" && professions.some(({ value }) => therapists.has(value.profession))
    ? { ...hit, value: "outpatient-therapy" }
    : hit;

/** In "dental assistant" or "medical scribe", the words of the longer name say nothing else. */
const isInsideOther = (hit: Hit<string>, professions: readonly Hit<Named>[]): boolean =>
  professions.some(
    (other) =>
      other.from <= hit.from &&
      hit.to <= other.to &&
      other.to - other.from > hit.to - hit.from &&
      other.value.strength !== "specialist",
  );

/** A surgical technologist of labor and delivery is one too, so the name alone asks for no field. */
const ownFields: Readonly<Record<string, string>> = {
  sonographer: "ultrasound",
  "surgical-technologist": "operating-room",
  "case-manager": "case-management",
};

const isOwnField = (hit: Hit<string>, professions: readonly Hit<Named>[]): boolean =>
  professions.some(
    ({ from, to, value }) =>
      from <= hit.from && hit.to <= to && ownFields[value.profession ?? ""] === hit.value,
  );

function toCounted(hits: readonly Hit<Named>[], tokens: readonly Token[]): Hit<Named>[] {
  const isNamed = hits.some(({ value }) => value.strength === "certain" || value.strength === "general");
  const isAdvanced = hits.some(({ value }) => value.profession === "nurse-practitioner");
  const isImaging = tokens.some(({ word }) => imagingWords.has(word));
  const named = hits.map((hit) =>
    isImaging && /^rts?$/.test(hit.phrase)
      ? { ...hit, value: { ...hit.value, profession: "radiologic-technologist" } }
      : hit,
  );
  return named.filter(({ phrase, from, to, value }) => {
    const { raw } = tokens[from]!;
    if (phrase === "do" && raw !== "DO") return false;
    if (isOfPhrase(phrase, tokens.slice(to, to + 2))) return false;
    if (/^med techs?$/.test(phrase) && !tokens.some(({ word }) => labWords.has(word))) return false;
    if (phrase === "pt" && isNamed && !isBesideAnother(tokens, from)) return false;
    // "PT PT" is a part-time physical therapist.
    if (phrase === "pt" && tokens[to]?.word === "pt") return false;
    if (phrase.startsWith("or ") && raw !== "OR" && tokens[from]!.at > 0) return false;
    if (value.strength !== "abbreviation" || to - from > 1) return true;
    // In "RN PA" the letters are Pennsylvania. "NP PA" and "RN or a PA" name two roles.
    const isState =
      findState(phrase.toUpperCase()) !== null &&
      to === tokens.length &&
      from > 0 &&
      !comparing.has(tokens[from - 1]!.word);
    return !(isState && isNamed && !isAdvanced);
  });
}

/** "Tuition for NP school" and "physician owned" name no role. */
const isOfPhrase = (phrase: string, [next, after]: readonly Token[]): boolean =>
  (/^(?:nps?|crna|pa|md|nurse practitioner)$/.test(phrase) &&
    next?.word === "school" &&
    !/^(?:based|district|nurse|health)$/.test(after?.word ?? "")) ||
  (phrase === "physician" && /^(?:owned|led|run)$/.test(next?.word ?? ""));

const choosing = new Set(["or", "vs", "versus"]);
const comparing = new Set(["a", "an", "than", "vs", "versus", "become"]);

/** "PT/OT" names two roles, but "dental hygienist PT" is part time. */
const isBesideAnother = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at]?.gap, tokens[at + 1]?.gap].some((gap) => gap !== undefined && /[/&+]/.test(gap)) ||
  comparing.has(tokens[at - 1]?.word ?? "") ||
  [tokens[at - 1], tokens[at + 1]].some((token) => token?.word === "or");

const ranks = { certain: 3, abbreviation: 3, general: 2, specialist: 1, none: 0 } as const;

function readProfessions(
  claims: Claims,
  tokens: readonly Token[],
  hits: readonly Hit<Named>[],
  specialties: readonly Hit<string>[],
): Role[] {
  const best = Math.max(0, ...hits.map(({ value }) => ranks[value.strength]));
  if (best === 0) return [];
  const first = hits.filter(({ value }) => ranks[value.strength] === best);
  // "Nurse or medical assistant" names both, although the second is more exact.
  const isChoice = (one: Hit<Named>, other: Hit<Named>) =>
    one.to + 1 === other.from && choosing.has(tokens[one.to]!.word);
  const isChosenWith = (hit: Hit<Named>) =>
    hits.some((other) => other.value.profession && (isChoice(hit, other) || isChoice(other, hit)));
  const chosen = hits.filter(
    (hit) => first.includes(hit) || (ranks[hit.value.strength] >= ranks.general && isChosenWith(hit)),
  );
  const names = chosen.map((hit) => hit.value.profession!);
  const named = chosen.filter(
    (hit) => isChosenWith(hit) || !includedIn[hit.value.profession!]?.some((over) => names.includes(over)),
  );
  // "RN house supervisor": the license of the other name is no word to search.
  for (const hit of chosen) if (!named.includes(hit) && isWhole(hit)) claims.claim(toSpan(tokens, hit));
  // "Home care nurse LVN" says nurse twice.
  const isNurse = named.some(({ value }) => findProfession(value.profession)?.group === "nursing");
  for (const hit of hits)
    if (isNurse && !chosen.includes(hit) && anyNurse.has(hit.phrase)) claims.claim(toSpan(tokens, hit));
  const readings: Role[] = [];
  const fieldsOf = new Map<Role, string>();
  for (const hit of named) {
    if (isAim(hit, hits, tokens)) {
      const aim = claims.claim(toSpan(tokens, { ...hit, from: hit.from - 1 }));
      if (aim) readings.push({ kind: "undecided", words: claims.text.slice(aim.from, aim.to), ...aim });
      continue;
    }
    const span = toSpan(tokens, hit);
    const claimed = claims.isFree(span) ? claims.claim(span) : null;
    if (!claimed) continue;
    const isCovered = specialties.some((other) => other.from <= hit.from && hit.to <= other.to);
    const isSaid = isCovered || isWhole(hit) || isNarrowedBy(hit, specialties);
    const reading: Profession = {
      kind: "profession",
      values: anyNurse.has(hit.phrase) && !ofResidency.test(claims.text) ? nurses : [hit.value.profession!],
      narrower: isSaid ? null : claims.text.slice(span.from, span.to),
      ...claimed,
    };
    readings.push(reading);
    const own = specialties.filter((other) => hit.from <= other.from && other.to <= hit.to);
    fieldsOf.set(reading, own.map((field) => field.value).join());
  }
  return mergeAlternatives(readings, claims.text, fieldsOf);
}

/** "LPN to RN tuition" is asked by an LPN. */
const isAim = ({ from }: Hit<Named>, hits: readonly Hit<Named>[], tokens: readonly Token[]): boolean =>
  tokens[from - 1]?.word === "to" &&
  hits.some(({ to, value }) => to === from - 1 && value.profession !== null);

const isWhole = (hit: Hit<Named>): boolean =>
  hit.phrase.endsWith("nursing school") || listNarrowing(hit).length === 0;

/** In "pediatric nurse practitioner", the field's own name is what narrows. */
function isNarrowedBy(hit: Hit<Named>, specialties: readonly Hit<string>[]): boolean {
  const narrowed = listNarrowing(hit);
  return (
    narrowed.length > 0 && narrowed.every((at) => specialties.some(({ from, to }) => from <= at && at < to))
  );
}

/** Where its words say more than the profession's name. */
function listNarrowing({ phrase, from, value }: Hit<Named>): number[] {
  const name = findProfession(value.profession)?.name.toLowerCase() ?? "";
  return phrase
    .split(" ")
    .flatMap((word, index) => (narrowing.has(word) && !name.includes(word) ? [from + index] : []));
}

/** "RN or LPN", "PT/OT" and "NP PA" are either, named as one unless a field belongs to one alone: "CT tech or MRI tech". */
function mergeAlternatives(
  readings: readonly Role[],
  text: string,
  fieldsOf: ReadonlyMap<Role, string>,
): Role[] {
  const merged: Role[] = [];
  for (const reading of readings) {
    const last = merged.at(-1);
    const between = last && text.slice(last.to, reading.from);
    const isEither =
      last?.kind === "profession" &&
      reading.kind === "profession" &&
      last.isNot === reading.isNot &&
      !last.narrower &&
      !reading.narrower &&
      fieldsOf.get(last) === fieldsOf.get(reading) &&
      /^(?:[\s,/&]|\b(?:and|or|vs|versus)\b)*$/i.test(between!);
    if (isEither) {
      const either = { ...last, values: [...new Set([...last.values, ...reading.values])], to: reading.to };
      merged[merged.length - 1] = either;
    } else merged.push(reading);
  }
  return merged;
}

/** In "nurse or tech" and "RN OR LPN" the word joins. At either end, or in capitals, it is the operating room. */
function countsAsSpecialty(
  hit: Hit<string | null>,
  tokens: readonly Token[],
  text: string,
  professions: readonly Hit<Named>[],
): boolean {
  if (hit.value === null || loose.has(hit.phrase)) return false;
  if (hit.phrase !== "or" && !hit.phrase.startsWith("or ")) return true;
  const joins =
    professions.some(({ to }) => to === hit.from) && professions.some(({ from }) => from === hit.from + 1);
  if (joins) return false;
  const { raw, at } = tokens[hit.from]!;
  return raw === "OR" || at === 0 || text.slice(at + raw.length).trim() === "";
}

function readSpecialties(
  claims: Claims,
  tokens: readonly Token[],
  professions: readonly Hit<Named>[],
  hits: readonly Hit<string>[],
): Role[] {
  return hits.flatMap((hit): Role[] => {
    const span = toSpan(tokens, hit);
    const words = claims.text.slice(span.from, span.to);
    const said = { kind: "specialty" as const, value: hit.value, words };
    // "Cardiologist" says the profession and the field with one word.
    const shared = professions.find((other) => other.from <= hit.from && hit.to <= other.to);
    if (shared && !claims.isFree(span)) return [{ ...said, ...toSpan(tokens, shared), isNot: false }];
    const claimed = claims.claim(span) ?? claimRest(claims, tokens, hit);
    return claimed ? [{ ...said, ...claimed }] : [];
  });
}

/** In "OR nurse" the nurse has been read and the unit is left, and in "PT outpatient" the setting. */
function claimRest(claims: Claims, tokens: readonly Token[], hit: Hit<string>) {
  for (let to = hit.to - 1; to > hit.from; to--) {
    const claimed = claims.claim(toSpan(tokens, { ...hit, to }));
    if (claimed) return claimed;
  }
  for (let from = hit.from + 1; from < hit.to; from++) {
    const claimed = claims.claim(toSpan(tokens, { ...hit, from }));
    if (claimed) return claimed;
  }
  return null;
}

function toSpan(tokens: readonly Token[], { from, to }: Hit<unknown>) {
  const last = tokens[to - 1]!;
  return { from: tokens[from]!.at, to: last.at + last.raw.length };
}
