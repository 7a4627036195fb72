import { expect, test } from "vitest";
import { toPayChanges } from "./pay-change.ts";

const of = (soc: string, title: string, before: number | null, now: number | null, jobs = 200_000) => ({
  soc,
  title,
  before,
  now,
  jobs,
  jobsProjected: jobs,
  growth: 5,
  openings: 1_000,
});

test("ranks pay changes of large occupations and sets them against prices", () => {
  const occupations = [
    of("29-1", "Pharmacists", 100_000, 102_400),
    of("29-2", "Nurses", 100_000, 105_000),
    of("29-3", "Dentists", 100_000, 99_000),
    of("29-4", "Surgeons", null, 300_000),
    of("29-5", "Dosimetrists", 100_000, 120_000, 4_000),
  ];
  const { rows, values } = toPayChanges(occupations, 2.4);
  expect(rows).toEqual([
    ["Nurses", "5.0%", "$100,000", "$105,000", "Ahead"],
    ["Pharmacists", "2.4%", "$100,000", "$102,400", "Even"],
    ["Dentists", "-1.0%", "$100,000", "$99,000", "Behind"],
  ]);
  expect(values).toMatchObject({ count: "3", ahead: "1", behind: "1", first: "nurses", last: "dentists" });
  expect(values).toMatchObject({ "29-2.ahead": "5.0%", "29-3.ahead": "", "29-3.rise": "" });
});
