import { readLicenseStates } from "#app/assistant/navigation/reading/license-states.ts";
import { readSentence, type Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import {
  type Subject,
  toProfessions,
  toSubject,
  withLikely,
} from "#app/assistant/navigation/reading/subject.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession, type Profession } from "#app/facts/reference/profession/professions.ts";
import { withoutDots } from "#app/jobs/reading/phrases.ts";
import { type KnownCity, ofKind, type Reading } from "#app/jobs/search/typed/typed-query.ts";
import { findHomeState, isHeldNamed, type PlaceReading, toPlaceCode } from "./home.ts";

/** A question, as the navigation reads it. */
export interface Asked {
  sentence: Sentence;
  subject: Subject;
  /** The first that is named. A unit of nurses, or a multistate license alone, is a registered nurse's. */
  profession: Profession | null;
  isProfessionInferred: boolean;
  held: HeldLicense | null;
  /** True when the question names a home and no license. */
  isHeldInferred: boolean;
  /** Where the work is. */
  states: readonly string[];
}

/** The search reads no more at once. */
const pieceLength = 190;

function toPieces(question: string): string[] {
  const pieces: string[] = [];
  let rest = question;
  while (rest.length > pieceLength) {
    const end = Math.max(rest.lastIndexOf(". ", pieceLength), rest.lastIndexOf("? ", pieceLength)) + 1;
    const at = end > 20 ? end : Math.max(rest.lastIndexOf(" ", pieceLength), 0) || pieceLength;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

export function readQuestion(question: string, listCities: (text: string) => readonly KnownCity[]): Asked {
  const text = withoutDots(question);
  let offset = 0;
  const sentences = toPieces(text).map((piece) => {
    const read = moveBy(readSentence(piece, listCities), offset);
    offset += piece.length;
    return read;
  });
  return toAsked(sentences.length === 1 ? sentences[0]! : joinSentences(text, sentences));
}

function moveBy(sentence: Sentence, by: number): Sentence {
  const move = <T extends { from: number; to: number }>(one: T): T => ({
    ...one,
    from: one.from + by,
    to: one.to + by,
  });
  return { ...sentence, readings: sentence.readings.map(move), held: sentence.held.map(move) };
}

const joinSentences = (text: string, sentences: readonly Sentence[]): Sentence => ({
  text,
  words: sentences.map(({ words }) => words).join(" "),
  readings: sentences.flatMap(({ readings }) => readings),
  held: sentences.flatMap(({ held }) => held),
  rest: sentences.map(({ rest }) => rest).join(" "),
});

const nurseUnits: ReadonlySet<string> = new Set(
  "icu picu nicu telemetry medical-surgical progressive-care perioperative labor-delivery pacu".split(" "),
);

const isPlace = (reading: Reading): reading is PlaceReading =>
  !reading.isNot && (reading.kind === "city" || reading.kind === "state");

/** "Hudson Wisconsin" is not the Hudson of another state that we know. */
const withoutNamesakes = (sentence: Sentence): Sentence => ({
  ...sentence,
  readings: sentence.readings.filter(
    (one) =>
      one.kind !== "city" ||
      !sentence.readings.some(
        (next) =>
          next.kind === "state" &&
          next.state.code !== one.city.stateCode &&
          next.from >= one.to &&
          /^[\s,]*$/.test(sentence.text.slice(one.to, next.from)),
      ),
  ),
});

function toAsked(whole: Sentence): Asked {
  const sentence = withoutNamesakes(whole);
  const [first] = ofKind(sentence.readings, "profession");
  const named = toSubject(sentence);
  // "Nurse practitioners or PAs" names two professions, and neither is a registered nurse.
  const subject = first ? named : withLikely(named, sentence.words);
  const { held: read, isMultistate } = readLicenseStates(sentence, subject);
  const places = sentence.readings.filter(isPlace).toSorted((a, b) => a.from - b.from);
  const said = read && isHeldNamed(sentence, places, read) ? read : null;
  const other = read && !said ? [read.code] : [];
  const held = said ?? findHomeState(sentence, places, new Set([...places.map(toPlaceCode), ...other]));
  const worksAs = subject.profession ?? (first && toProfessions(first.values)[0]) ?? null;
  const isUnit = subject.specialty !== null && nurseUnits.has(subject.specialty);
  const isNurse = worksAs === null && (isUnit || isMultistate);
  const isMedical = worksAs === null && /\bmedical licen[sc]e/.test(sentence.words);
  const profession = isNurse ? "registered-nurse" : isMedical ? "physician" : worksAs;
  const codes = [
    ...subject.states.map(({ code }) => code),
    ...ofKind(places, "city").map(toPlaceCode),
    ...other,
  ];
  const says = sentence.readings.some(({ kind, isNot }) => kind === "compact" && !isNot);
  return {
    sentence,
    subject: profession === subject.profession ? subject : { ...subject, profession },
    profession: findProfession(profession),
    isProfessionInferred: isNurse,
    isHeldInferred: said === null && held !== null,
    held: held && {
      state: held.code,
      multistate: (isMultistate || says) && !/single[\s-]?state/.test(sentence.words),
    },
    states: [...new Set(codes)].filter((code) => code !== held?.code && findState(code)),
  };
}

/** A question, or a part of one, that yes or no answers. */
export const asksIf = ({ words }: Sentence): boolean =>
  /(?:^|[,;.?!]\s*|\b(?:and|but|so|or)\s+)(?:is|are|am|do|does|did|can|could|will|would|should|has|have)(?:n['’]?t)?\s/.test(
    words,
  );

/** What to do or to choose, which no figure says. */
export const asksForAdvice = ({ words }: Sentence): boolean =>
  /\b(?:should (?:i|we|my)|(?:is|are|be) (?:it |the |a |an |\w+ ){0,4}(?:worth|smart|wise|dumb|crazy|nuts)|worth it|how (?:do|should|can) (?:i|we) (?:choose|decide|handle|negotiate|ask|explain|answer|tell)|what (?:do|should) i (?:say|do|ask)|which (?:one )?(?:should|to)|first)\b/.test(
    words,
  );

/** "Which states besides California": of all but those that are named. */
export const asksOfOthers = ({ words }: Sentence): boolean =>
  /\b(?:besides|other than|apart from|aside from|except(?: for)?|in addition to)\b/.test(words);
