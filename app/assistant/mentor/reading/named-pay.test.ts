import { expect, test } from "vitest";
import { readSentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { listNamedPays, readNamedPay } from "./named-pay.ts";

const list = (text: string) => listNamedPays(readSentence(text, () => [])).map(({ yearly }) => yearly);

test.each([
  ["CRNA offer 265k in Greenville, 310k in Charlotte with call", [265_000, 310_000]],
  ["A pharmacist on $142,000 in Sacramento or one on $128,000 in Knoxville", [142_000, 128_000]],
  ["45/hr in Seattle or $52.50 an hour in San Francisco", [93_600, 109_200]],
  ["305k + 20k quality bonus in Des Moines", [305_000]],
  ["is a $10,000 sign-on bonus with a two-year payback typical", []],
  ["I have $187,000 in federal loans from PA school", []],
  ["relocation of $15,000 and 98k", [98_000]],
  ["overpaid $4,300, TX 77030", []],
  ["making 17.25 as a CNA", [35_880]],
  ["at $61 an hour in Honolulu, or on $48 in Las Vegas", [126_880, 99_840]],
  ["$45 an hour and $5 more on nights", [93_600]],
  ["$2,400 a week for 13 weeks", [124_800]],
  ["telehealth at $95 per follow up on a 1099, or 155k on a W-2", [155_000]],
])("%s", (text, pays) => {
  expect(list(text)).toEqual(pays);
});

test("takes the pay by the hour where a question names one, in its words", () => {
  const read = (text: string) => readNamedPay(readSentence(text, () => []));
  expect(read("RN at 41.50 an hour, that is about 86k")).toMatchObject({ words: "$41.50", isHourly: true });
  expect(read("is $92,000 fair")).toMatchObject({ words: "$92,000", isHourly: false });
  expect(read("what does a nurse earn")).toBeNull();
});
