import { expect, test } from "vitest";
import { toTypedPills } from "#app/jobs/list/typed-pills.ts";
import { readTyped } from "./read-typed.ts";
import { ofKind } from "./typed-query.ts";

test.each([
  ["anesthesia tech", "anesthesia tech", true],
  ["director of rehab skilled nursing", "director of rehab", true],
  ["lpn to rn tuition paid employer", "tuition", false],
  ["nurse jobs with housing provided", "housing stipend", false],
])("reads of “%s” what only the words of a posting tell", (typed, name, isTitle) => {
  expect(ofKind(readTyped(typed).readings, "words")).toMatchObject([{ name, isTitle }]);
});

test("asks for no housing unit of a jail", () => {
  const [housing] = ofKind(readTyped("rn housing").readings, "words");
  expect(housing!.ways).not.toContain("housing");
});

test("takes who becomes a nurse for what she is today", () => {
  const { readings } = readTyped("cna to lpn program");
  expect(ofKind(readings, "profession").map(({ values }) => values)).toEqual([["nursing-assistant"]]);
  expect(ofKind(readings, "undecided").map(({ words }) => words)).toEqual(["to lpn"]);
});

test.each([
  ["tele np", ["telehealth"]],
  ["tele rn", ["telemetry"]],
  ["trauma icu level 1", ["icu"]],
  ["physician em", ["emergency-medicine"]],
])("reads the field of “%s”", (typed, fields) => {
  expect(ofKind(readTyped(typed).readings, "specialty").map(({ value }) => value)).toEqual(fields);
});

test.each([
  ["slpa", "Speech-language pathology assistant"],
  ["speech language pathology assistant", "Speech-language pathology assistant"],
  ["med tech", "Med tech"],
  ["bone density technologist", "Bone density tech"],
  ["non-clinical rn", "Non-clinical"],
  ["rn travel allowance", "Travel stipend"],
])("reads what only a title or a text says of %s", (typed, label) => {
  expect(toTypedPills(readTyped(typed)).map((pill) => pill.label)).toContain(label);
});
