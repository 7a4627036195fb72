import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readQuestion } from "#app/assistant/mentor/reading/read-question.ts";
import { toSpans } from "#app/assistant/navigation/reading/asked-spans.ts";
import type { AskedSpan } from "#app/assistant/understanding/features.ts";
import { type QuestionLabel, questionLabels } from "#app/assistant/understanding/labels.ts";
import { listTypedPlaces } from "#app/jobs/search/typed/read-typed.ts";
import type { KnownCity } from "#app/jobs/search/typed/typed-query.ts";
import { readCities } from "../load/load-cities.ts";

interface Sample {
  text: string;
  /** In the order of the answer. */
  labels: readonly QuestionLabel[];
}

export interface ReadSample extends Sample {
  /** As the mentor reads it. */
  read: string;
  spans: readonly AskedSpan[];
}

const file = "data/understanding/mentor.tsv";
const known: ReadonlySet<string> = new Set(questionLabels);

/** One question a line, after its labels and a tab. */
function parseSamples(tsv: string): Sample[] {
  return tsv
    .trimEnd()
    .split("\n")
    .map((line, at) => {
      const [labels = "", text = ""] = line.split("\t");
      const all = labels.split("+");
      if (text === "" || !all.every((label) => known.has(label)))
        throw new Error(`Line ${at + 1} of the samples is not labels, a tab and a question: ${line}`);
      return { text, labels: all as QuestionLabel[] };
    });
}

const ofPages = "data/understanding/guides.tsv";
/** Pages of advice. What others answer, a tool often answers too. */
const advice = "/career-guides/";

/** The questions of our samples, and those of whole guides: with each section's, almost everything would be theirs. */
export function readSamples(): Sample[] {
  const samples = parseSamples(readFileSync(file, "utf8"));
  const texts = new Set(samples.map(({ text }) => text));
  const lines = readFileSync(ofPages, "utf8").trimEnd().split("\n");
  const asked = lines.flatMap((line) => {
    const [address = "", question = ""] = line.split("\t");
    return address.startsWith(advice) && !address.includes("#") ? [question] : [];
  });
  const others = [...new Set(asked)].filter((text) => !texts.has(text));
  return [...samples, ...others.map((text): Sample => ({ text, labels: ["guides"] }))];
}

export const readNames = (): Record<string, string[]> =>
  JSON.parse(readFileSync("data/understanding/names.json", "utf8"));

/** A change to one of these asks for a new training. */
const trainedOn = [
  file,
  ofPages,
  "data/understanding/names.json",
  ...["features", "labels", "tokens", "understand"].map((name) => `app/assistant/understanding/${name}.ts`),
  "app/assistant/navigation/reading/asked-spans.ts",
  "scripts/understanding/train.ts",
  "scripts/understanding/evaluate.ts",
];

/** What the weights were trained on and by. */
export const hashTraining = (): string =>
  trainedOn
    .reduce((hash, name) => hash.update(readFileSync(name)), createHash("sha256"))
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
