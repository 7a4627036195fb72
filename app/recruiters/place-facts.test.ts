import { expect, test } from "vitest";
import { concerns } from "#app/markets/concerns.ts";
import { findProfession } from "#app/specialties/professions.ts";
import { findProfiledProfession, profiledProfessions } from "#app/specialties/profiled-professions.ts";
import { buildCatalog } from "../../scripts/load/load-catalog.ts";
import { pickPlaceFacts } from "./place-facts.ts";

const catalog = buildCatalog("data");
const places = [...catalog.state.values(), ...catalog.market.values()];
const factsOf = (place: (typeof places)[number]) => [
  ...place.healthcareFacts,
  ...place.economicHighlights,
  ...place.livingHighlights,
];
const pick = (place: (typeof places)[number], slug: string) =>
  pickPlaceFacts(factsOf(place), findProfiledProfession(slug)!, 8, 0);

test("a psychiatrist's page tells no nurse's pay, in any state or city", () => {
  for (const place of places)
    for (const fact of pick(place, "psychiatrist"))
      expect(fact).not.toMatch(
        /registered nurse|practical nurse|nurse practitioner|physician assistant|pharmacist|therapist|technologist/i,
      );
});

test("a registered nurse's page begins with what is said of nurses", () => {
  const [california, chicago] = [catalog.state.get("california")!, catalog.market.get("chicago")!];
  expect(pick(california, "registered-nurse")[0]).toMatch(/^State law sets minimum nurse-to-patient ratios/);
  expect(pick(california, "registered-nurse")[1]).toMatch(/^Registered nurses earn a median/);
  expect(pick(chicago, "registered-nurse")[0]).toContain("Nurse Licensure Compact");
  expect(pick(chicago, "licensed-practical-nurse")[1]).toMatch(/^Licensed practical nurses earn/);
});

test("every profession has at least five facts of every place", () => {
  for (const place of places)
    for (const { slug } of profiledProfessions)
      expect(pick(place, slug).length, `${place.slug} ${slug}`).toBeGreaterThanOrEqual(5);
});

test("a state's question names only professions that there are, and says so wherever it is about some only", () => {
  const known = (slug: string) => findProfiledProfession(slug) ?? findProfession(slug);
  const names =
    /nurse practitioner|nursing licens|nurses?'? |physician assistant|\bPA\b|\bNP\b|APRN|physical therap|psycholog|paramedic|anesthe|pharmac|midwi|hospitalist|autonomous|standard care arrangement|CAPA/i;
  for (const { name, questions } of catalog.state.values())
    for (const { question, professions } of questions) {
      if (names.test(question)) expect(professions, `${name}: ${question}`).toBeDefined();
      for (const slug of professions ?? []) expect(known(slug), `${name}: ${slug}`).not.toBeNull();
    }
});

test("a question is shown to those it is for", () => {
  const [psychiatrist, nurse] = ["psychiatrist", "registered-nurse"].map(
    (slug) => findProfiledProfession(slug)!,
  );
  expect(concerns(["nurse-practitioner"], psychiatrist!)).toBe(false);
  expect(concerns(["physician"], psychiatrist!)).toBe(true);
  expect(concerns(["registered-nurse"], nurse!)).toBe(true);
  expect(concerns(undefined, nurse!)).toBe(true);
});
