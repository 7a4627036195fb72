import { expect, test } from "vitest";
import { isTooLong, type Network, networkTerms } from "./networks.ts";

const count = (network: Network, text: string) => networkTerms[network].count(text);

test.each([
  ["", 0],
  ["RN, ICU", 7],
  ["https://example.com", 23],
  ["https://example.com/jobs/a-very-long-slug?utm_source=x&utm_medium=social&utm_campaign=social-17", 23],
  ["See https://example.com/a.", 28],
  ["(https://example.com/a)", 25],
  ["https://a.example/1 https://a.example/2", 47],
  ["example.com", 23],
  ["nights.Days only", 16],
  ["jobs@example.com", 16],
  ["café", 4],
  ["cafe\u0301", 4],
  ["$52 – $60", 9],
  ["“quoted” – it’s …", 17 + 1],
  ["護士", 4],
  ["看護師 RN", 9],
  ["👾", 2],
  ["🙋🏽", 2],
  ["👨‍👩‍👧‍👦", 2],
  ["🇺🇸", 2],
  ["1️⃣", 2],
  ["❤️", 2],
  ["\u{1F600}\u{1F600} ok", 7],
])("weighs %j as X does: %i", (text, weight) => {
  expect(count("x", text)).toBe(weight);
});

test.each([
  ["x", "a", 280],
  ["linkedin", "a", 3000],
  ["facebook", "a", 63_206],
  ["generic", "a", 500],
  ["x", "護", 140],
  ["x", "👨‍👩‍👧‍👦", 140],
] as const)("takes on %s as many %s as the network, and not one more", (network, letter, most) => {
  expect(isTooLong(network, letter.repeat(most))).toBe(false);
  expect(isTooLong(network, letter.repeat(most + 1))).toBe(true);
});
