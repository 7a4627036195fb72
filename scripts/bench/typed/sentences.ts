/** tests/samples/navigation.tsv: what people type, and the address that they should get. */
export interface SentenceCase {
  sentence: string;
  address: string;
}

export interface CheckedSentence extends SentenceCase {
  to: string;
  isRight: boolean;
  /** The answer names another profession or another place than the sentence does. Worse than saying too little. */
  isMisleading: boolean;
}

export const parseSentences = (tsv: string): SentenceCase[] =>
  tsv
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [sentence = "", address = ""] = line.split("\t");
      return { sentence, address };
    });

export function checkSentence(one: SentenceCase, to: string): CheckedSentence {
  const isRight = toComparable(to) === toComparable(one.address);
  return { ...one, to, isRight, isMisleading: !isRight && isMisleading(one.address, to) };
}

/** The order of parameters says nothing. */
function toComparable(address: string): string {
  const { pathname, searchParams, hash } = new URL(address, "http://site");
  return `${pathname}?${[...searchParams].map((pair) => pair.join("=")).sort()}${hash}`;
}

/** In addresses, a profession and a place are parameters of a search or parts of a path. */
function listSubjects(address: string): string[] {
  const { pathname, searchParams } = new URL(address, "http://site");
  const isSearch = pathname === "/jobs" || searchParams.has("place");
  const asked = ["profession", "location", "place"].flatMap((name) => searchParams.getAll(name));
  const [, kind = "", ...parts] = pathname.split("/");
  const isAbout = ["salary-comparison", "geographic", "states", "profession", "locations", "metro"].includes(
    kind,
  );
  return isSearch ? asked.map((value) => value.toLowerCase().replace(/\W+/g, "-")) : isAbout ? parts : [];
}

const isMisleading = (wanted: string, found: string): boolean => {
  const named = listSubjects(wanted);
  return listSubjects(found).some((subject) => named.length > 0 && !named.includes(subject));
};
