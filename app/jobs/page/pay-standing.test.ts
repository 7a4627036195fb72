import { expect, test } from "vitest";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import type { Pay } from "#app/jobs/postings/record/pay-amounts.ts";
import { toMarketText, toPayStanding, toStandingText, toSurveyNote } from "./pay-standing.ts";

const nurses: WageRecord = {
  soc: "29-1141",
  people: "registered nurses",
  earlier: { p10: 66_000, p25: 78_000, median: 93_600, p75: 107_000, p90: 135_000 },
  earlierStates: {},
  national: { p10: 66_560, p25: 79_040, median: 97_760, p75: 110_240, p90: 135_200 },
  employed: 3_400_000,
  states: { TX: 93_600 },
  metros: { "houston-tx": { p10: 68_640, p25: 79_040, median: 97_760, p75: 106_080, p90: 124_800 } },
};
const surgeons: WageRecord = {
  ...nurses,
  people: "surgeons",
  metros: { "houston-tx": { p10: 99_000, p25: 180_000, median: 239_200, p75: 239_200, p90: 239_200 } },
};

const houston = {
  metro: { slug: "houston-tx", name: "Houston, TX" },
  state: { code: "TX", name: "Texas" },
};
const nowhere = { metro: null, state: null };

/** Takes bounds in dollars. */
const make = (low: number | null, high: number | null, rest: Partial<Pay> = {}): Pay => ({
  salaryMinCents: low && low * 100,
  salaryMaxCents: high && high * 100,
  payUnit: "hour",
  shiftHours: null,
  hoursPerWeek: null,
  contractWeeks: null,
  employmentType: "full-time",
  ...rest,
});
const compare = (pay: Pay, wages = nurses, area: Parameters<typeof toPayStanding>[2] = houston) =>
  toPayStanding(pay, wages, area)!;

test("compares an hourly rate with the hourly figures of the metro area", () => {
  const standing = compare(make(42, 58));
  expect(standing.figures).toEqual({ p10: 33, p25: 38, median: 47, p75: 51, p90: 60 });
  expect(toStandingText(standing)).toBe(
    "The middle of this range, $50, is between the median and the 75th percentile.",
  );
  expect(toMarketText(standing)).toBe(
    "Registered nurses in the Houston, TX metro area earn a median of $47 an hour (May 2024). The middle half earns $38 to $51.",
  );
  expect(standing.source.period).toBe("May 2024");
});

test("falls back to the country, beside the state's median, with their own year", () => {
  const standing = compare(make(42, 58), nurses, { ...houston, metro: null });
  expect(toMarketText(standing)).toBe(
    "Registered nurses in the United States earn a median of $47 an hour (May 2025). The middle half earns $38 to $53. The median in Texas is $45 (May 2025).",
  );
  expect(standing.source.period).toBe("May 2025");
  expect(compare(make(42, 58), nurses, nowhere).state).toBeNull();
});

test.each<[string, Pay, string | null]>([
  ["one rate", make(47, 47), "This pay is at the median."],
  ["a minimum", make(30, null), "The lowest pay, $30, is below the 10th percentile."],
  ["a maximum", make(null, 70), "The highest pay, $70, is above the 90th percentile."],
  [
    "a salary",
    make(100_000, 110_000, { payUnit: "year" }),
    "The middle of this range, $105,000, is between the median and the 75th percentile.",
  ],
  [
    "a salary for half the hours",
    make(52_000, 52_000, { payUnit: "year", hoursPerWeek: 20 }),
    "This pay is between the median and the 75th percentile.",
  ],
  ["pay for a shift", make(564, 564, { payUnit: "shift", shiftHours: 12 }), "This pay is at the median."],
  ["pay for a shift of unknown length", make(564, 564, { payUnit: "shift" }), null],
  ["a part-time salary", make(50_000, null, { payUnit: "year", employmentType: "part-time" }), null],
  ["no pay", make(null, null), null],
])("says where %s is among the percentiles", (_name, pay, text) => {
  expect(toStandingText(compare(pay))).toBe(text);
});

test("claims nothing above the highest figure that the survey prints", () => {
  const high = compare(make(400_000, 500_000, { payUnit: "year" }), surgeons);
  expect(toStandingText(high)).toBe(
    "The middle of this range, $450,000, is above the highest figure that the survey prints ($239,200).",
  );
  expect(toMarketText(high)).toContain("a median of at least $239,200 a year");
  expect(toSurveyNote(high)).toContain("It prints no figure above $239,200.");
  const low = compare(make(200_000, 200_000, { payUnit: "year" }), surgeons);
  expect(toStandingText(low)).toBe("This pay is between the 25th percentile and the median.");
});

test("compares nothing without a median", () => {
  const none = { ...nurses, national: { ...nurses.national, median: null } };
  expect(toPayStanding(make(42, 58), none, nowhere)).toBeNull();
});

test("notes that residents are among physicians, where a tenth make less than $100,000", () => {
  const yearly = make(300_000, 300_000, { payUnit: "year" });
  const physicians = { ...surgeons, soc: "29-1249" };
  expect(toSurveyNote(compare(yearly, physicians))).toMatch(
    / BLS counts residents as physicians, so a physician figure under \$100,000 may be residents' pay\.$/,
  );
  const paid = { "houston-tx": { ...physicians.metros["houston-tx"]!, p10: 100_000 } };
  expect(toSurveyNote(compare(yearly, { ...physicians, metros: paid }))).not.toContain("residents");
  expect(toSurveyNote(compare(make(42, 58)))).not.toContain("residents");
});
