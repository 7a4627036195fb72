import type { KnownCity } from "#app/jobs/query/typed-query.ts";
import { ofKind } from "#app/jobs/query/typed-query.ts";
import { withoutDots } from "#app/jobs/reading/phrases.ts";
import type { HeldLicense } from "#app/licensing/compact-terms.ts";
import { readSentence, type Sentence } from "#app/navigation/reading/read-sentence.ts";
import { type Subject, toProfessions, toSubject, withLikely } from "#app/navigation/reading/subject.ts";
import { readLicenseStates } from "#app/navigation/ways/to-figures.ts";
import { findState } from "#app/reference/place/states.ts";
import { findProfession, type Profession } from "#app/reference/profession/professions.ts";

/** A question, as the navigation reads it. */
export interface Asked {
  sentence: Sentence;
  subject: Subject;
  /** The first that is named. A unit of nurses, or a multistate license alone, is a registered nurse's. */
  profession: Profession | null;
  isProfessionInferred: boolean;
  held: HeldLicense | null;
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
  return { ...sentence, readings: sentence.readings.map(move), own: sentence.own.map(move) };
}

const joinSentences = (text: string, sentences: readonly Sentence[]): Sentence => ({
  text,
  words: sentences.map(({ words }) => words).join(" "),
  readings: sentences.flatMap(({ readings }) => readings),
  own: sentences.flatMap(({ own }) => own),
  rest: sentences.map(({ rest }) => rest).join(" "),
  intents: new Set(sentences.flatMap(({ intents }) => [...intents])),
  asksForJobs: sentences.some(({ asksForJobs }) => asksForJobs),
});

const nurseUnits: ReadonlySet<string> = new Set(
  "icu picu nicu telemetry medical-surgical progressive-care perioperative labor-delivery pacu".split(" "),
);

function toAsked(sentence: Sentence): Asked {
  const subject = withLikely(toSubject(sentence), sentence.words);
  const { held, isMultistate } = readLicenseStates(sentence, subject);
  const [first] = ofKind(sentence.readings, "profession");
  const named = subject.profession ?? (first && toProfessions(first.values)[0]) ?? null;
  const isUnit = subject.specialty !== null && nurseUnits.has(subject.specialty);
  const isNurse = named === null && (isUnit || isMultistate);
  const profession = isNurse ? "registered-nurse" : named;
  const codes = [
    ...subject.states.map(({ code }) => code),
    ...(subject.city ? [subject.city.stateCode] : []),
  ];
  const says = sentence.readings.some(({ kind, isNot }) => kind === "compact" && !isNot);
  return {
    sentence,
    subject: profession === subject.profession ? subject : { ...subject, profession },
    profession: findProfession(profession),
    isProfessionInferred: isNurse,
    held: held && {
      state: held.code,
      multistate: (isMultistate || says) && !/single[\s-]?state/.test(sentence.words),
    },
    states: [...new Set(codes)].filter((code) => code !== held?.code && findState(code)),
  };
}
