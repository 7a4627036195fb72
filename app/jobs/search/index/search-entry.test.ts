import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { states } from "#app/facts/reference/place/states.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { makeDraft } from "../../../../tests/support/draft.ts";
import { indexVersion } from "./index-build.server.ts";
import { createEntries, type EntryTables, ownTables } from "./search-entry.ts";
import { facetCodes, paySteps } from "./search-keys.ts";

const keysOf = <K extends string>(codes: Readonly<Record<K, number>>) => Object.keys(codes) as K[];
const phrases = [ownTables.professionWords, ownTables.fieldWords].flatMap((groups) =>
  Object.entries(groups).flatMap(([name, others]) => [name, ...others]),
);

/** One posting for each value that a token, a code or a group of words means. */
const samples: PostingContent[] = [
  ...ownTables.professions.map(({ slug }) => ({ profession: slug })),
  ...ownTables.specialties.map(({ slug }) => ({ specialty: slug })),
  ...keysOf(facetCodes.type).map((employmentType) => ({ employmentType })),
  ...keysOf(facetCodes.workplace).map((workplace) => ({ workplace })),
  ...keysOf(facetCodes.shift).map((shift) => ({ shift })),
  ...states.map(({ code }) => ({ stateCode: code, licenseStates: [code] })),
  ...phrases.map((phrase) => ({
    title: phrase.toUpperCase(),
    descriptionHtml: `<p>Wanted: ${phrase}s.</p>`,
  })),
  ...paySteps.map((step) => ({
    payUnit: "year" as const,
    salaryMaxCents: step * 100,
    salaryMinCents: null,
  })),
  { urgency: "urgent" as const, compactAccepted: false },
  { facts: { contractWeeks: 13, call: "One week in four", wrvuRateCents: 62_00 } },
  { title: "RN, no nights", facts: { schedule: "12s or 6-hour shifts" } },
  { benefits: ["Medical, dental and vision", "Tuition assistance"] },
  { employer: { name: "Department of Veterans Affairs", kind: "direct" as const }, compactAccepted: null },
  {
    morePlaces: [
      { city: "Dallas", stateCode: "TX", lat: 32.78, lon: -96.8 },
      { city: "Tulsa", stateCode: "OK", lat: 36.15, lon: -95.99 },
      { city: "Ada", stateCode: "OK", lat: null, lon: null },
    ],
  },
  { lat: null, lon: null, city: null, stateCode: null, profession: null, specialty: null, workplace: null },
].map(makeDraft);

const entriesOf = (tables: EntryTables) => samples.map(createEntries(tables));

function insertInMiddle<T>(rows: readonly T[], added: T): T[] {
  const middle = Math.floor(rows.length / 2);
  return [...rows.slice(0, middle), added, ...rows.slice(middle)];
}

const insertKey = <T>(record: Readonly<Record<string, T>>, key: string, value: T) =>
  Object.fromEntries(insertInMiddle(Object.entries(record), [key, value]));

const newCode = 99;

test.each<[string, Partial<EntryTables>]>([
  [
    "profession",
    {
      professions: insertInMiddle(ownTables.professions, {
        ...ownTables.professions[0]!,
        slug: "astronaut-nurse",
        code: newCode,
      }),
    },
  ],
  [
    "specialty",
    {
      specialties: insertInMiddle(ownTables.specialties, {
        ...ownTables.specialties[0]!,
        slug: "space-medicine",
        code: newCode,
      }),
    },
  ],
  [
    "profession's words",
    { professionWords: insertKey(ownTables.professionWords, "asn", ["astronaut nurse"]) },
  ],
  ["field's words", { fieldWords: insertKey(ownTables.fieldWords, "iss", ["space station"]) }],
  [
    "job type",
    {
      facetCodes: {
        ...facetCodes,
        type: insertKey(facetCodes.type, "gig", newCode) as typeof facetCodes.type,
      },
    },
  ],
  [
    "shift",
    {
      facetCodes: {
        ...facetCodes,
        shift: insertKey(facetCodes.shift, "dawn", newCode) as typeof facetCodes.shift,
      },
    },
  ],
])("changes no posting's entry when a %s is added in the middle", (_, added) => {
  expect(entriesOf({ ...ownTables, ...added })).toEqual(entriesOf(ownTables));
});

test("adds its tokens and changes none when a pay step is added in the middle", () => {
  const step = 85_000;
  const withStep = entriesOf({
    ...ownTables,
    paySteps: insertInMiddle(paySteps, step).sort((a, b) => a - b),
  });
  const isAbove = (cents: number | null) => cents !== null && cents >= step * 100;
  expect(withStep.some(({ payCents }) => isAbove(payCents))).toBe(true);
  const expected = entriesOf(ownTables).map((entry) => ({
    ...entry,
    keys: [
      ...entry.keys.split(" "),
      ...(isAbove(entry.payCents) ? [`zm${step}`] : []),
      ...(isAbove(entry.yearCents) ? [`zmy${step}`] : []),
    ].toSorted(),
  }));
  expect(withStep.map((entry) => ({ ...entry, keys: entry.keys.split(" ").toSorted() }))).toEqual(expected);
});

test("gives each code, each token and each phrase one meaning", () => {
  const codes = [ownTables.professions, ownTables.specialties].map((rows) => rows.map(({ code }) => code));
  for (const list of [...codes, ...Object.values(facetCodes).map(Object.values<number>), phrases])
    expect(new Set<string | number>(list).size).toBe(list.length);
  const names = [ownTables.professionWords, ownTables.fieldWords].flatMap(Object.keys);
  expect(new Set(names.map((name) => name.replaceAll(" ", ""))).size).toBe(names.length);
});

test("is built anew after any change of what entries are made of", () => {
  const hash = createHash("sha256")
    .update(JSON.stringify(entriesOf(ownTables)))
    .digest("hex")
    .slice(0, 12);
  expect(indexVersion, "Entries are made in another way now: write this hash to index-version.ts.").toBe(
    hash,
  );
});
