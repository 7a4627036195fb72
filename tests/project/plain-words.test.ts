import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words and phrases that made our pages read translated, and British spellings. */
const unwanted = [
  /\bdear(er|est)?\b(?!,| (?:hiring|4|dr|\[))/i,
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
  /\b(?:everybody|anybody)\b(?! asks)/i,
  /\bby whom\b/i,
  /, of which\b/i,
  /\bA week of which\b/i,
  /\blies? (?:within|in|at) (?:a|the|more|\{|\$)/,
  /\beach (?:two|three|five|ten) years\b/i,
  /\bto end level with\b/i,
  /\bDifference to\b/,
  /\bReplace (?:it|them) by\b/,
  /(?:^|["`.>:] |["`>])Of (?:the|\{|\$|our|its|what) ?[^"`.,?]{0,60}, /,
  /\bof the same time\b/,
  /\b(?:was|were|be|are) signed out\b(?! (?:midway|everywhere))|\bsigns? out (?:all|your|every|of your)\b|^\s*Sign out\b/,
  /\bnot signed in\b/i,
  /\b(?:board|law|exam|certificate|NCCPA|ASHA|CNOR|certification|registry) asks (?:only )?for\b(?! a record)/i,
  /\b(?:boards|laws|certificates|hospitals) (?:still |often )?ask for\b/i,
  /\bdid not take over\b/i,
  /\bWe show a range from\b/,
  /"(?:Sign in|Where you are signed in)\b/,
  /Write (?:dollars|the day|a city|your answer)\b/,
];

const written = [
  ...globSync("data/**/*.json").filter(
    (file) =>
      !/common_passwords|us_state_top_cities|free_mail_domains|understanding|vectors|places\.json/.test(file),
  ),
  ...globSync("data/content/**/*.md", { exclude: (file) => String(file).endsWith("WRITING.md") }),
  ...globSync("{app,functions}/**/*.{ts,tsx}").filter(
    (file) => !/\/reading\/|\/passages\/|card\.test|\/routes\/.*\.test\./.test(file),
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
