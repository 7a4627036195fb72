import { writeFileSync } from "node:fs";
import { wayLabels } from "#app/assistant/navigation/ways/pages.ts";
import { isRefusal, questionLabels } from "#app/assistant/understanding/labels.ts";
import { findRefusal } from "#app/assistant/understanding/understand.ts";
import {
  calibrate,
  type Guess,
  guessInFolds,
  isRight,
  toAccuracy,
  toRates,
  withCalibration,
} from "./understanding/evaluate.ts";
import { hashPartTraining, readPartSamples } from "./understanding/part-samples.ts";
import { guessParts, trainParts } from "./understanding/part-trainer.ts";
import {
  hashTraining,
  type ReadSample,
  readAll,
  readNames,
  readSamples,
  readWaySamples,
  readWays,
} from "./understanding/samples.ts";
import { train } from "./understanding/train.ts";

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);

const names = readNames();

/** `npm run understanding -- mentor` trains one of the three. */
const only = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const isTrained = (name: string) => only === undefined || only === name;
if (isTrained("mentor")) trainOn("mentor", readAll(readSamples()), questionLabels);
if (isTrained("ways")) trainOn("ways", readWays(readWaySamples()), wayLabels);
if (isTrained("parts")) trainOnParts();

function trainOnParts(): void {
  const all = readPartSamples();
  const accuracy = guessParts(all);
  console.log(
    `${all.samples.length} lines of ${all.parts.length} parts; of those not seen, first part right: ${percent(accuracy.part)}, its page: ${percent(accuracy.page)}`,
  );
  const model = trainParts(all);
  const file = { trainedOn: hashPartTraining(), accuracy, model };
  writeFileSync("data/understanding/parts.json", `${JSON.stringify(file)}\n`);
}

/** Says how often it is right on what it has not seen, and writes the weights of all. */
function trainOn(name: "mentor" | "ways", samples: readonly ReadSample[], trained: readonly string[]): void {
  const raw = guessInFolds(samples, trained, names);
  const calibration = calibrate(raw);
  const guesses = withCalibration(raw, calibration);
  describeGuesses(guesses, trained);
  if (name === "mentor") describeRefusals(guesses);
  const { names: _, ...model } = train(samples, trained, names, calibration);
  const accuracy = Number(toAccuracy(guesses).toFixed(4));
  const text = `${JSON.stringify({ trainedOn: hashTraining(name), accuracy, model }, null, 1)}\n`;
  writeFileSync(`data/understanding/${name}.json`, text);
  console.log(
    `\ndata/understanding/${name}.json: ${Math.round(text.length / 1_000)} kB, ${model.weights.split("\n").length} features.\n`,
  );
}

function describeGuesses(all: readonly Guess[], trained: readonly string[]): void {
  console.log(`${all.length} questions in 5 folds, first label right: ${percent(toAccuracy(all))}`);
  console.log(`\n${"label".padEnd(14)}asked  precision  recall`);
  for (const { label, asked, precision, recall } of toRates(all, trained))
    console.log(`${label.padEnd(14)}${String(asked).padStart(5)} ${percent(precision)} ${percent(recall)}`);
  console.log("\nTaken for another label (asked, guessed, times):");
  const confused = new Map<string, number>();
  for (const guess of all.filter((one) => !isRight(one))) {
    const pair = `${guess.sample.labels.join("+").padEnd(22)}${guess.likely[0]!.label}`;
    confused.set(pair, (confused.get(pair) ?? 0) + 1);
  }
  for (const [pair, times] of [...confused].toSorted((a, b) => b[1] - a[1]))
    console.log(`${String(times).padStart(4)}  ${pair}`);
  console.log("\nAs sure as this, so often right:");
  for (const [from, to] of [
    [0, 0.3],
    [0.3, 0.45],
    [0.45, 0.6],
    [0.6, 0.75],
    [0.75, 0.9],
    [0.9, 1],
  ] as const) {
    const some = all.filter(({ likely: [first] }) => first!.likelihood >= from && first!.likelihood < to);
    console.log(`  ${from} to ${to}: ${percent(toAccuracy(some))} of ${some.length}`);
  }
  if (process.argv.includes("--wrong"))
    for (const guess of all.filter((one) => !isRight(one)))
      console.log(
        `${guess.sample.labels.join("+")} -> ${guess.likely
          .slice(0, 2)
          .map(({ label, likelihood }) => `${label} ${likelihood.toFixed(2)}`)
          .join(", ")}: ${guess.sample.text}`,
      );
}

function describeRefusals(all: readonly Guess[]): void {
  const judged = all.map(({ sample, likely }) => ({ sample, refusal: findRefusal(likely) }));
  const isWork = ({ labels }: { labels: readonly string[] }) => !isRefusal(labels[0]!);
  const work = judged.filter(({ sample }) => isWork(sample));
  const others = judged.filter(({ sample }) => !isWork(sample));
  console.log(
    `\nRefused though about work: ${work.filter(({ refusal }) => refusal).length} of ${work.length}`,
  );
  console.log(
    `Answered though to be refused: ${others.filter(({ refusal }) => !refusal).length} of ${others.length}`,
  );
}
