import { expect, test } from "vitest";
import { wordsForAudience } from "#app/facts/reference/profession/audience.ts";
import {
  findProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { catalog } from "../../../../tests/support/built-catalog.ts";
import { pickPlaceFacts } from "./place-factors.ts";

const places = [...catalog.state.values(), ...catalog.market.values()];
const factsOf = (place: (typeof places)[number]) => [
  ...place.healthcareFacts,
  ...place.economicHighlights,
  ...place.livingHighlights,
];
const pick = (place: (typeof places)[number], slug: string) =>
  pickPlaceFacts(factsOf(place), findProfiledProfession(slug)!, 8);

test("leaves facts about other professions off psychiatrist pages in every state and city", () => {
  for (const place of places)
    for (const fact of pick(place, "psychiatrist"))
      expect(fact).not.toMatch(
        /registered nurse|practical nurse|nurse practitioner|physician assistant|pharmacist|therapist|technologist/i,
      );
});

test("does not mention the nurse supply to employers of physicians", () => {
  for (const slug of ["psychiatrist", "radiologist", "general-surgeon"])
    for (const { recruiting } of places)
      for (const note of recruiting)
        expect(wordsForAudience(findProfiledProfession(slug)!, note)).not.toMatch(
          /\bnurs(e|es|ing)\b(?! (home|facilit))/i,
        );
});

test("puts facts about nurses first on a registered nurse page", () => {
  const [california, chicago] = [catalog.state.get("california")!, catalog.market.get("chicago")!];
  expect(pick(california, "registered-nurse")[0]).toMatch(/^State law sets minimum nurse-to-patient ratios/);
  expect(pick(california, "registered-nurse")[1]).toMatch(/^Registered nurses earn a median/);
  expect(pick(chicago, "registered-nurse")[0]).toContain("Nurse Licensure Compact");
  expect(pick(chicago, "licensed-practical-nurse")[1]).toMatch(/^Licensed practical nurses earn/);
});

test("finds at least five facts for every profession in every place", () => {
  for (const place of places)
    for (const { slug } of profiledProfessions)
      expect(pick(place, slug).length, `${place.slug} ${slug}`).toBeGreaterThanOrEqual(5);
});

test("lists the professions of each state question that names one", () => {
  const names =
    /nurse practitioner|nursing licens|nurses?'? |physician assistant|\bPA\b|\bNP\b|APRN|physical therap|psycholog|paramedic|anesthe|pharmac|midwi|hospitalist|autonomous|standard care arrangement|CAPA/i;
  for (const { name, questions } of catalog.state.values())
    for (const { question, professions } of questions) {
      if (names.test(question)) expect(professions, `${name}: ${question}`).toBeDefined();
    }
});

test("puts facts first for the professions that they matter most to", () => {
  const facts = [
    "Rents are the lowest of the ten largest metro areas.",
    { firstFor: ["pediatrician"], text: "Two of the hospitals are for children." },
    { professions: ["pharmacist"], text: "Pharmacists earn more than in most states." },
  ];
  const pickFor = (slug: string) =>
    pickPlaceFacts(facts, findProfiledProfession(slug)!, 3).map((text) => text.split(" ")[0]);
  expect(pickFor("pediatrician")).toEqual(["Two", "Rents"]);
  expect(pickFor("pharmacist")).toEqual(["Pharmacists", "Rents", "Two"]);
});
