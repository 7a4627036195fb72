import { workedOutDifference } from "../../../app/assistant/mentor/tools/pay-facts.server.ts";
import { buysAbout, workedOutGap } from "../../../app/assistant/mentor/tools/price-facts.server.ts";
import { takeHomeBeginning } from "../../../app/assistant/mentor/tools/take-home-facts.server.ts";
import type { GivenAnswer } from "./mentor-cases.ts";

/** Without the commas of thousands, and without the point at a sentence's end. */
export const toNumbers = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replace(/,/g, ""));

/**
 * What is left after tax is computed for the question, and app/facts/reference/pay/take-home.test.ts checks it. What a pay
 * buys elsewhere is, too, and tests/api/mentor.test.ts checks that.
 */
const isComputed = (text: string): boolean =>
  text.startsWith(`${takeHomeBeginning}$`) || text.includes(buysAbout);

/** By how much one figure is above another that is told beside it. tests/api/mentor.test.ts checks that, too. */
const withoutDifference = (text: string): string =>
  text.replace(workedOutDifference, "").replace(workedOutGap, "");

/** Pages under /resources/ also count what is in `data`, because they show its tables only in part. */
export async function listInvented(
  question: string,
  { answer, refused }: GivenAnswer,
  { listNumbers, data }: { listNumbers: (page: string) => Promise<ReadonlySet<string>>; data: string },
): Promise<string[]> {
  const invented: string[] = [];
  const ofData = new Set(toNumbers(data));
  const ofQuestion = new Set(toNumbers(question));
  for (const { text, source } of refused ? [] : answer) {
    const numbers = isComputed(text) ? [] : toNumbers(withoutDifference(text));
    if (numbers.length === 0) continue;
    const known = await listNumbers(source.replace(/#.*/, ""));
    const isKnown = (number: string) =>
      known.has(number) || ofQuestion.has(number) || (source.startsWith("/resources/") && ofData.has(number));
    invented.push(
      ...numbers.filter((number) => !isKnown(number)).map((number) => `${number} in "${text}" ${source}`),
    );
  }
  return invented;
}
