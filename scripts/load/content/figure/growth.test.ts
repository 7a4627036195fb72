import { expect, test } from "vitest";
import { toFastest, toOpenings } from "./growth.ts";

const row = (
  soc: string,
  title: string,
  jobs: number,
  change: number,
  openings: number,
  level = "detailed",
) => ({
  soc,
  title,
  level,
  emp_2024: String(jobs),
  change_numeric: String(change),
  change_pct: ((change / jobs) * 100).toFixed(1),
  openings_annual_avg: String(openings),
});

const rows = [
  row("00-0000", "Total, all occupations", 100_000_000, 3_000_000, 1, "summary"),
  row("29-1171", "Nurse practitioners", 300_000, 120_000, 28_000),
  row("29-1141", "Registered nurses", 3_000_000, 150_000, 190_000),
  row("31-9094", "Medical transcriptionists", 40_000, -2_000, 7_000),
  row("31-9096", "Veterinary assistants and laboratory animal caretakers", 100_000, 10_000, 22_000),
  row("29-9999", "Too few to rank", 5_000, 4_000, 900),
  row("29-0000", "A sum of others", 9_000_000, 900_000, 1, "major"),
];

test("ranks detailed occupations with enough jobs by growth", () => {
  const { rows: shown, values } = toFastest(rows);
  expect(shown.map(([title, growth]) => [title, growth])).toEqual([
    ["Nurse practitioners", "40.0%"],
    ["Registered nurses", "5.0%"],
    ["Medical transcriptionists", "-5.0%"],
  ]);
  expect(values).toMatchObject({ occupations: "3", all: "3.0%", faster: "2", falling: "1" });
  expect(values).toMatchObject({ "31-9094.fall": "5.0%", "31-9094.growth": "", managersLead: "" });
});

test("splits openings into new jobs and people who leave", () => {
  const { rows: shown, values } = toOpenings(rows);
  // 150,000 new jobs in ten years are 15,000 of 190,000 a year: 92% replace someone.
  expect(shown[0]).toEqual(["Registered nurses", "190,000", "15,000", "92%", "6.3"]);
  expect(shown[2]).toEqual(["Medical transcriptionists", "7,000", "0", "100%", "17.5"]);
  // 27,000 of 225,000 openings a year are new jobs.
  expect(values).toMatchObject({ openings: "225,000", leavers: "88%" });
});
