import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readQuestion } from "#app/assistant/mentor/reading/read-question.ts";
import { toSpans } from "#app/assistant/navigation/reading/asked-spans.ts";
import { readSentence, toCleanText } from "#app/assistant/navigation/reading/read-sentence.ts";
import { wayLabels } from "#app/assistant/navigation/ways/pages.ts";
import type { AskedSpan } from "#app/assistant/understanding/features.ts";
import { questionLabels } from "#app/assistant/understanding/labels.ts";
import { listTypedPlaces } from "#app/jobs/search/typed/read-typed.ts";
import { writeOut } from "#app/jobs/search/typed/shorthand.ts";
import type { KnownCity } from "#app/jobs/search/typed/typed-query.ts";
import { readCities } from "../load/load-cities.ts";

interface Sample {
  text: string;
  /** In the order of the answer. */
  labels: readonly string[];
}

export interface ReadSample extends Sample {
  /** As the mentor reads it. */
  read: string;
  spans: readonly AskedSpan[];
}

const file = "data/understanding/mentor.tsv";
const ofWays = "data/understanding/ways.tsv";

/** One question a line, after its labels and a tab. */
function parseSamples(name: string, known: readonly string[]): Sample[] {
  return readFileSync(name, "utf8")
    .trimEnd()
    .split("\n")
    .map((line, at) => {
      const [labels = "", text = ""] = line.split("\t");
      const all = labels.split("+");
      if (text === "" || !all.every((label) => known.includes(label)))
        throw new Error(`Line ${at + 1} of ${name} is not labels, a tab and a question: ${line}`);
      return { text, labels: all };
    });
}

const ofPages = "data/understanding/guides.tsv";
/** Pages of advice. What others answer, a tool often answers too. */
const advice = "/career-guides/";

/** The questions of our samples, and those of whole guides: with each section's, almost everything would be theirs. */
export function readSamples(): Sample[] {
  const samples = parseSamples(file, questionLabels);
  const texts = new Set(samples.map(({ text }) => text));
  const lines = readFileSync(ofPages, "utf8").trimEnd().split("\n");
  const asked = lines.flatMap((line) => {
    const [address = "", question = ""] = line.split("\t");
    return address.startsWith(advice) && !address.includes("#") ? [question] : [];
  });
  const others = [...new Set(asked)].filter((text) => !texts.has(text));
  return [...samples, ...others.map((text): Sample => ({ text, labels: ["guides"] }))];
}

/** Sentences of those who say where they want to go. */
export const readWaySamples = (): Sample[] => parseSamples(ofWays, wayLabels);

export const readNames = (): Record<string, string[]> =>
  JSON.parse(readFileSync("data/understanding/names.json", "utf8"));

/** A change to one of these asks for a new training. */
const trainedOn = [
  "data/understanding/names.json",
  ...["features", "labels", "tokens", "understand"].map((name) => `app/assistant/understanding/${name}.ts`),
  "app/assistant/navigation/reading/asked-spans.ts",
  "scripts/understanding/train.ts",
  "scripts/understanding/evaluate.ts",
];
const sentencesOf = { mentor: [file, ofPages], ways: [ofWays] } as const;

/** What the weights were trained on and by. */
export const hashTraining = (name: keyof typeof sentencesOf): string =>
  [...sentencesOf[name], ...trainedOn]
    .reduce((hash, path) => hash.update(readFileSync(path)), createHash("sha256"))
    .digest("hex")
    .slice(0, 16);

/** Reads each question as the mentor does, without the correction of its spelling, which needs the database. */
export function readAll(samples: readonly Sample[]): ReadSample[] {
  const listCities = toCityLister();
  return samples.map((sample) => {
    const asked = readQuestion(sample.text, listCities);
    return { ...sample, read: asked.sentence.text, spans: toSpans(asked.sentence) };
  });
}

/** Reads each sentence as the navigation does, without the correction of its spelling. */
export function readWays(samples: readonly Sample[]): ReadSample[] {
  const listCities = toCityLister();
  return samples.map((sample) => {
    const sentence = readSentence(writeOut(toCleanText(sample.text)), listCities);
    return { ...sample, read: sentence.text, spans: toSpans(sentence) };
  });
}

function toCityLister() {
  const byName = new Map<string, KnownCity[]>();
  for (const row of readCities()) {
    const { name, population, lat, lon } = row;
    const city = {
      ...{ name, population, lat, lon, searchName: row.search_name, stateCode: row.state_code },
      hospitalWords: row.hospital_words,
    };
    byName.set(city.searchName, [...(byName.get(city.searchName) ?? []), city]);
  }
  return (text: string): readonly KnownCity[] =>
    listTypedPlaces(text).flatMap((name) => byName.get(name) ?? []);
}
