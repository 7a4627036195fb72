import { expect, test } from "vitest";
import { toLocalPayLaws, toPayLaws } from "./pay-laws.ts";

const law = {
  state_code: "CO",
  place: null,
  status: "in_force" as const,
  effective_date: "2021-01-01",
  employer_min_employees: 1,
  benefits_in_posting: true,
  remote_jobs: "fillable_in_state",
  citation: "C.R.S. § 8-5-201 (section from one source only)",
  confidence: "high" as const,
};
const laws = [
  {
    ...law,
    state_code: "VT",
    effective_date: "2025-07-01",
    employer_min_employees: 5,
    benefits_in_posting: null,
    remote_jobs: null,
    citation: null,
  },
  { ...law, state_code: "DE", status: "enacted_not_in_force" as const, effective_date: "2027-09-26" },
  law,
  { ...law, place: "Cleveland", state_code: "OH", confidence: "medium" as const },
];
const figure = toPayLaws(
  laws,
  "2026-09-23",
  new Map([
    ["CO", 60],
    ["VT", 20],
    ["DE", 20],
  ]),
);

test("lists statewide laws by date and says what is not known", () => {
  expect(figure.rows).toEqual([
    ["Colorado", "January 1, 2021", "1 employee", "Yes", "Any that a resident could do", "C.R.S. § 8-5-201"],
    ["Vermont", "July 1, 2025", "5 employees", "Sources disagree", "Not found", "Not found"],
    [
      "Delaware",
      "September 26, 2027",
      "1 employee",
      "Yes",
      "Any that a resident could do",
      "C.R.S. § 8-5-201",
    ],
  ]);
});

test("counts only laws that are in force", () => {
  expect(figure.values).toMatchObject({
    inForce: "2",
    people: "80%",
    withBenefits: "1",
    everyEmployer: "1",
    most: "5",
  });
  expect(figure.values).toMatchObject({
    names: "Colorado and Vermont",
    latest: "Vermont's, in force since July 1, 2025",
  });
});

test("keeps cities and counties apart", () => {
  expect(toLocalPayLaws(laws, "2026-09-23").rows).toEqual([
    ["Cleveland, OH", "January 1, 2021", "1 employee", "One source"],
  ]);
});
