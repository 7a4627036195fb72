import { expect, test } from "vitest";
import { isHealthcareTitle } from "./healthcare.ts";
import { ownWords, toReaderWords } from "./reader-words.ts";
import { parseRole } from "./role.ts";

const cytogeneticist = {
  phrase: "cytogeneticist",
  kind: "profession",
  target: "laboratory-scientist",
} as const;
const bariatric = { phrase: "bariatric", kind: "specialty", target: "general-surgery" } as const;

test("reads a profession by an operator's words, in singular and plural", () => {
  const words = toReaderWords([cytogeneticist]);
  expect(parseRole("Cytogeneticist II - Days").profession).toBeNull();
  for (const title of ["Cytogeneticist II - Days", "CYTOGENETICISTS needed"])
    expect(parseRole(title, words).profession, title).toBe("laboratory-scientist");
});

test("reads a specialty by an operator's words beside our own profession", () => {
  const words = toReaderWords([bariatric]);
  expect(parseRole("Registered Nurse - Bariatric Unit").specialty).toBeNull();
  expect(parseRole("Registered Nurse - Bariatric Unit", words)).toMatchObject({
    profession: "registered-nurse",
    specialty: "general-surgery",
  });
});

test("takes a title for healthcare once its words name a profession", () => {
  const title = "Cytogeneticist";
  expect(isHealthcareTitle(title, parseRole(title))).toBe(false);
  expect(isHealthcareTitle(title, parseRole(title, toReaderWords([cytogeneticist])))).toBe(true);
});

test("gives an operator's words precedence over names that we file under no profession", () => {
  const scribe = { phrase: "medical scribe", kind: "profession", target: "medical-secretary" } as const;
  expect(parseRole("Medical Scribe").profession).toBeNull();
  expect(parseRole("Medical Scribe", toReaderWords([scribe])).profession).toBe("medical-secretary");
});

test("leaves out words whose profession or specialty we no longer have", () => {
  const words = toReaderWords([
    { ...cytogeneticist, target: "gone" },
    { ...bariatric, target: "gone" },
  ]);
  expect(words).toEqual(ownWords);
});
