import { expect, test } from "vitest";
import { type Passage, toWhole } from "#app/facts/catalog/passage.ts";
import { catalog } from "../../../../tests/support/built-catalog.ts";
import { isFor, wordsForAudience } from "./audience.ts";
import { findProfiledProfession } from "./profiled-professions.ts";

const tell = (slug: string, text: Passage) => wordsForAudience(findProfiledProfession(slug)!, text);
const [california, ohio, texas, florida, nevada] = ["california", "ohio", "texas", "florida", "nevada"].map(
  (slug) => catalog.state.get(slug)!,
);
const textsOf = (slug: string) =>
  [...catalog.state.values(), ...catalog.market.values()].flatMap((place) =>
    [...place.recruiting, ...("forClinicians" in place ? [place.forClinicians] : [])].map((text) =>
      tell(slug, text),
    ),
  );

test.each([
  "pharmacist",
  "occupational-therapist",
  "medical-laboratory-scientist",
  "healthcare-administrator",
])("keeps physicians' training, nurses' licenses and nurse practitioners' agreements from %s", (slug) => {
  const others = textsOf(slug).filter((text) => {
    const rest = slug === "pharmacist" ? text.replace(/[^.]*pharmac[^.]*\./g, "") : text;
    return /residency|medical school|multistate|nurse practitioners|physicians['’]? compact|medical compact/i.test(
      rest,
    );
  });
  expect(others).toEqual([]);
});

test("keeps residency details from respiratory therapists, and departing physicians from physical therapists", () => {
  expect(toWhole(ohio!.recruiting[0]!)).toContain("second residency year");
  expect(tell("respiratory-therapist", ohio!.recruiting[0]!)).toBe("");
  expect(tell("psychiatrist", ohio!.recruiting[0]!)).toContain("second residency year");
  expect(tell("physical-therapist", florida!.recruiting[0]!)).toBe("");
  expect(tell("physical-therapist", texas!.recruiting[0]!)).toBe("");
});

test("shows the sentence about nursing schools only to nurses", () => {
  expect(tell("registered-nurse", nevada!.recruiting[0]!)).toBe(
    "Nurses come from UNLV, UNR, Nevada State, Roseman and the community colleges.",
  );
});

test("keeps a paragraph for everyone whole", () => {
  expect(tell("pharmacist", california!.recruiting[1]!)).toBe(toWhole(california!.recruiting[1]!));
});

test("returns no fragments and no paragraph that starts mid-thought", () => {
  for (const slug of ["pharmacist", "registered-nurse", "psychiatrist", "nurse-practitioner"])
    for (const text of textsOf(slug).filter(Boolean)) {
      expect(text.length).toBeGreaterThanOrEqual(70);
      expect(text).toMatch(/^[A-Z\d].*[.!?]$/);
      expect(text).not.toMatch(/^(They|Their|Elsewhere|Everyone else|Other employers)\b/);
    }
});

test("tells each part to the professions that it names, and the rest to everyone", () => {
  const passage: Passage = [
    "Hospitals here hire all year and pay for the move of anyone who signs.",
    { professions: ["physician"], text: "Most of their doctors trained in the state." },
    { professions: ["registered-nurse"], text: "Nurses come from two colleges." },
  ];
  expect(tell("psychiatrist", passage)).toMatch(/signs\. Most of their doctors trained in the state\.$/);
  expect(tell("registered-nurse", passage)).toMatch(/signs\. Nurses come from two colleges\.$/);
  expect(tell("pharmacist", passage)).toMatch(/signs\.$/);
});

test("leaves out a passage when too little of it would remain", () => {
  expect(
    tell("pharmacist", ["Short for everyone here.", { professions: ["physician"], text: "x".repeat(90) }]),
  ).toBe("");
  expect(tell("pharmacist", "Short, but whole as written.")).toBe("Short, but whole as written.");
});

test("counts a physician's page as one about physicians", () => {
  const [psychiatrist, nurse] = ["psychiatrist", "registered-nurse"].map(
    (slug) => findProfiledProfession(slug)!,
  );
  expect(isFor(["nurse-practitioner"], psychiatrist!)).toBe(false);
  expect(isFor(["physician"], psychiatrist!)).toBe(true);
  expect(isFor(["registered-nurse"], nurse!)).toBe(true);
  expect(isFor(undefined, nurse!)).toBe(true);
});
