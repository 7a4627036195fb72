import { expect, test } from "vitest";
import { readCard, readCriteria, toSummary } from "./scorecard.ts";

const toForm = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test("reads ratings of 1 to 4 and leaves out what was not seen", () => {
  const fields = {
    verdict: "yes",
    cardNote: " Calm. ",
    rating1: "4",
    rating2: "",
    rating3: "9",
    rating4: "1",
  };
  expect(readCard(toForm(fields), ["A", "B", "C", "D"])).toEqual({
    problem: null,
    typed: {
      verdict: "yes",
      note: "Calm.",
      ratings: [
        ["A", 4],
        ["D", 1],
      ],
    },
  });
  expect(readCard(toForm({ verdict: "maybe" }), ["A"])).toMatchObject({
    problem: "Choose what you think overall.",
  });
  expect(readCard(toForm({ verdict: "yes", cardNote: "x".repeat(5001) }), ["A"]).problem).not.toBeNull();
});

test("takes three to eight different criteria", () => {
  const three = { criterion1: "A", criterion2: " B  b ", criterion5: "C" };
  expect(readCriteria(toForm(three))).toEqual({ criteria: ["A", "B b", "C"] });
  expect(readCriteria(toForm({ criterion1: "A", criterion2: "B" }))).toHaveProperty("problem");
  expect(readCriteria(toForm({ ...three, criterion6: "a" }))).toHaveProperty("problem");
  expect(readCriteria(toForm({ ...three, criterion6: "x".repeat(61) }))).toHaveProperty("problem");
});

test("counts verdicts, and averages each criterion over those who rated it", () => {
  const summary = toSummary([
    {
      verdict: "yes",
      note: "",
      ratings: [
        ["A", 4],
        ["B", 1],
      ],
    },
    { verdict: "strong-no", note: "", ratings: [["A", 3]] },
    { verdict: "yes", note: "", ratings: [] },
  ]);
  expect(summary.verdicts).toBe("2 yes, 1 strong no");
  expect(summary.ratings).toEqual([
    { criterion: "A", average: "3.5", count: 2 },
    { criterion: "B", average: "1.0", count: 1 },
  ]);
});
