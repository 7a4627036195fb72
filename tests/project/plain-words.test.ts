import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words and phrases that made our pages read translated, and British spellings. */
const unwanted = [
  /\bdear(er|est)?\b(?!,)/i,
  /\boutran\b/i,
  /\bwhom you\b/i,
  /\bread up\b/i,
  /\bin your mind\b/i,
  /\bwhoever\b/i,
  /\bthereby\b/i,
  /\bfor want of\b/i,
  /\bautumn\b/i,
  /\bwards?\b(?!,)/i,
  /\bMay I (work|practice)\b/,
  /\bNobody pays to stand\b/i,
  /\bhalf as (fast|much|many) again\b/i,
  /\bin step with\b/i,
  /\blies? between\b/i,
  /\bwithout my yes\b/i,
  /\bsomebody\b/i,
  /["`>][^"`]*\b(?:posting|page|law|state|board|accreditation|program) asks for\b/i,
  /[>"`“. ](?:Sign|Signing|Signed)[ -]in\b(?!,)/,
  /["`>]Of (?:\$|our |its |the )[^"`]*, /,
  /Write (?:dollars|the day|a city|your answer)\b/,
];

const written = [
  ...globSync("data/**/*.json").filter(
    (file) => !/common_passwords|us_state_top_cities|free_mail_domains/.test(file),
  ),
  ...globSync("{app,functions}/**/*.{ts,tsx}").filter(
    (file) => !/\/reading\/|\/passages\/|card\.test/.test(file),
  ),
];

test("finds text to check", () => {
  expect(written.length).toBeGreaterThan(500);
});

test.each(unwanted)("never writes %s", (words) => {
  const found = written.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => (words.test(line) ? [`${file}:${at + 1}: ${words.exec(line)![0]}`] : [])),
  );
  expect(found).toEqual([]);
});
