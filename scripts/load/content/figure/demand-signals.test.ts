import { expect, test } from "vitest";
import { toDemandSignals, toPhysicianDemand } from "./demand-signals.ts";

const of = (title: string, growth: number, now: number | null, openings: number) => ({
  soc: `29-${title}`,
  title,
  jobs: 90_000,
  jobsProjected: 100_000,
  before: now && 100_000,
  now,
  growth,
  openings,
});

test("counts a signal each for growth, pay and openings", () => {
  const { rows, values } = toDemandSignals(
    [
      of("Pharmacists", 4.6, 101_000, 4_000),
      of("Nurse practitioners", 40.1, 103_000, 9_000),
      of("Sonographers", 13, 108_000, 5_000),
      of("Not paid by salary", 50, null, 9_000),
    ],
    3.1,
    2.4,
  );
  expect(rows).toEqual([
    ["Nurse practitioners", "3", "40.1%", "3.0%", "9.0"],
    ["Sonographers", "2", "13.0%", "8.0%", "5.0"],
    ["Pharmacists", "0", "4.6%", "1.0%", "4.0"],
  ]);
  expect(values).toMatchObject({ count: "3", withAll: "1", names: "nurse practitioners", none: "1" });
});

test("ranks physician specialties and keeps those without a published median", () => {
  const { rows, values } = toPhysicianDemand(
    [of("Pediatricians", 0.8, 210_000, 1_200), of("Psychiatrists", 6.1, null, 900)],
    3.1,
  );
  expect(rows).toEqual([
    ["Psychiatrists", "6.1%", "900", "Not published"],
    ["Pediatricians", "0.8%", "1,200", "$210,000"],
  ]);
  expect(values).toMatchObject({ first: "psychiatrists", faster: "1", openings: "2,100" });
});
