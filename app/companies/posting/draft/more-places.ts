import { parsePlace } from "#app/facts/reference/place/place.ts";
import { mostPlaces } from "#app/jobs/postings/record/job-places.ts";
import { formatUnits } from "#app/kit/ui/count.ts";

interface TypedPlace {
  /** From 1, as the person counts them. */
  line: number;
  text: string;
  city: string;
  stateCode: string;
}

interface TypedPlaces {
  places: TypedPlace[];
  problem: string | null;
}

const mostTold = 3;
const longestQuote = 60;

/** One city with its state in each line. A semicolon parts two as well. */
export function readMorePlaces(typed: string): TypedPlaces {
  const lines = typed.split(/\n/).map((text, at) => ({ line: at + 1, text: text.trim() }));
  const parts = lines.flatMap(({ line, text }) =>
    text.split(";").map((part) => ({ line, text: part.replace(/^\s*[•·*▪-]\s*/, "").trim() })),
  );
  const read = parts
    .filter(({ text }) => text !== "")
    .map((part) => {
      const { city, state, remote } = parsePlace(part.text);
      return { ...part, city: remote ? null : city, stateCode: state?.code ?? null };
    });
  const wrong = read.filter(({ city, stateCode }) => city === null || stateCode === null);
  const places = read.filter((place): place is TypedPlace => place.city !== null && place.stateCode !== null);
  const most = mostPlaces - 1;
  const problem =
    read.length > most
      ? `Please list at most ${most} more places. There are ${read.length}.`
      : wrong.length > 0
        ? `${listLines(wrong)}: please write a city and its state, such as Austin, TX.`
        : findRepeated(places);
  return { places, problem };
}

/** "Line 2, “Foo”; line 5, “Bar”, and 3 more lines". */
export function listLines(wrong: readonly Pick<TypedPlace, "line" | "text">[]): string {
  const told = wrong
    .slice(0, mostTold)
    .map(({ line, text }, at) => `${at === 0 ? "Line" : "line"} ${line}, “${text.slice(0, longestQuote)}”`);
  const rest = wrong.length - told.length;
  return told.join("; ") + (rest > 0 ? `; and ${formatUnits(rest, "more line")}` : "");
}

const toKey = ({ city, stateCode }: Pick<TypedPlace, "city" | "stateCode">): string =>
  `${city.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")}|${stateCode}`;

/** @param first the place of the field above */
export function findRepeated(
  places: readonly TypedPlace[],
  first: Pick<TypedPlace, "city" | "stateCode"> | null = null,
): string | null {
  const seen = new Set(first ? [toKey(first)] : []);
  const repeated = places.filter((place) => {
    const isRepeated = seen.has(toKey(place));
    seen.add(toKey(place));
    return isRepeated;
  });
  return repeated.length > 0 ? `${listLines(repeated)}: please list each place once.` : null;
}
