import { expect, test } from "vitest";
import type { SkillsChecklist } from "#app/facts/catalog/skill-records.ts";
import { countSkills, listGaps, listProofs, rated, toAnswers, toRated } from "./rated.ts";
import type { Answer } from "./skill-answers.ts";

const toGroup = (id: string, items: readonly string[]) => ({
  id,
  title: `About ${id}`,
  items: items.map((item) => ({ id: item, text: `Item ${item}` })),
});

const toCertificate = (code: string, groups: string[]) => ({
  code,
  name: code,
  body: "Body",
  eligibility: null,
  validYears: 3,
  source: "page",
  groups,
});

const checklist: SkillsChecklist = {
  slug: "icu-nurse",
  version: 2,
  title: "ICU nurse",
  lead: "For adult critical care.",
  professions: ["registered-nurse"],
  specialty: "icu",
  related: [],
  certificates: [toCertificate("ACLS", ["codes"]), toCertificate("CCRN", ["lines"])],
  groups: [toGroup("lines", ["art", "cvc", "pac"]), toGroup("codes", ["code", "mtp"])],
};

const answers = new Map<string, Answer>([
  ["art", { rating: 3, last: 1 }],
  ["cvc", { rating: 2, last: 3 }],
  ["pac", { rating: 2, last: null }],
  ["code", { rating: 1, last: 2 }],
  ["gone", { rating: 3, last: 1 }],
]);

const result = toRated(checklist, answers);

test("counts what is never done, done with help, alone and taught", () => {
  expect(countSkills(result)).toEqual({
    items: 5,
    rated: 4,
    never: 0,
    help: 1,
    alone: 2,
    teach: 1,
    recent: 1,
  });
});

test("names as gaps what needs help and what was last done over two years ago", () => {
  expect(listGaps(result)).toEqual({
    help: [{ group: "About codes", items: ["Item code"] }],
    never: [],
    rusty: [{ group: "About lines", items: ["Item cvc"] }],
  });
});

test("puts the certificate first whose field is strongest, and counts unrated skills against it", () => {
  expect(listProofs(result, checklist.certificates)).toMatchObject([
    { certificate: { code: "CCRN" }, alone: 3, items: 3, isStrong: true },
    { certificate: { code: "ACLS" }, alone: 0, items: 2, isStrong: false },
  ]);
});

test("keeps an old result readable after its items are gone from the checklist", () => {
  const kept = rated.parse(JSON.parse(JSON.stringify(result)));
  const now = { ...checklist, version: 3, groups: [toGroup("lines", ["art", "picc"])] };
  expect(kept.groups[0]!.items.map(({ text }) => text)).toEqual(["Item art", "Item cvc", "Item pac"]);
  expect(countSkills(toRated(now, toAnswers(kept)))).toMatchObject({ items: 2, rated: 1 });
});
