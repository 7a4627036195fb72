import { beforeAll, expect, test } from "vitest";
import type { SkillsChecklist } from "#app/facts/catalog/skill-records.ts";
import { toSkillRecords } from "../../scripts/load/make-skills.ts";
import { toSpecialtyRecords } from "../../scripts/load/make-specialties.ts";
import { readReference } from "../../scripts/load/reference/reference.ts";

let checklists: SkillsChecklist[];
beforeAll(() => {
  const reference = readReference("data");
  ({ checklists } = toSkillRecords(reference, toSpecialtyRecords(reference, "data").index, "data"));
});

const listItems = ({ groups }: SkillsChecklist) => groups.flatMap(({ items }) => items);

test("has a checklist for each of the 24 specialties that agencies ask for most", () => {
  expect(checklists.map(({ slug }) => slug).sort()).toEqual([
    "anesthesia",
    "ct-technologist",
    "dialysis-nurse",
    "emergency-nurse",
    "emergency-physician",
    "family-nurse-practitioner",
    "home-health-nurse",
    "hospital-np-pa",
    "hospitalist",
    "icu-nurse",
    "labor-and-delivery-nurse",
    "long-term-care-nurse",
    "med-surg-nurse",
    "mri-technologist",
    "nicu-nurse",
    "operating-room-nurse",
    "pacu-nurse",
    "physical-therapist",
    "psychiatric-nurse",
    "psychiatric-nurse-practitioner",
    "respiratory-therapist",
    "sonographer",
    "surgical-pa",
    "telemetry-nurse",
  ]);
});

test("asks 40 to 90 skills on each, none twice", () => {
  for (const checklist of checklists) {
    const items = listItems(checklist);
    expect(items.length, checklist.slug).toBeGreaterThanOrEqual(40);
    expect(items.length, checklist.slug).toBeLessThanOrEqual(90);
    const texts = items.map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size, checklist.slug).toBe(texts.length);
    expect(new Set(items.map(({ id }) => id)).size, checklist.slug).toBe(items.length);
    const groups = checklist.groups.map(({ id }) => id);
    expect(new Set(groups).size, checklist.slug).toBe(groups.length);
  }
});

test("has no two checklists that share a third of their skills", () => {
  for (const one of checklists)
    for (const other of checklists) {
      const others = new Set(listItems(other).map(({ text }) => text));
      const shared = listItems(one).filter(({ text }) => others.has(text)).length;
      if (one !== other)
        expect(shared / listItems(one).length, `${one.slug} ${other.slug}`).toBeLessThan(1 / 3);
    }
});

test("writes each skill as a line that a charge nurse would read: no period, no double space", () => {
  const odd = checklists.flatMap((checklist) =>
    listItems(checklist).filter(
      ({ text }) =>
        /\.$|\s\s|^\s|\s$|^[a-z](?!\w*[A-Z(])/.test(text) &&
        !/^(eFAST|da Vinci|athenaOne|eClinicalWorks|fMRI)/.test(text),
    ),
  );
  expect(odd).toEqual([]);
});
