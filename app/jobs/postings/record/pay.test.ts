import { expect, test } from "vitest";
import { employmentTypes, payUnits } from "#app/kit/platform/column-words.ts";
import { toFilteredFigure, toPayView } from "./pay.ts";
import { type Pay, toComparableYearlyCents, toHourlyCents, toPayFigures } from "./pay-amounts.ts";

const silent: Pay = {
  salaryMinCents: null,
  salaryMaxCents: null,
  payUnit: "year",
  shiftHours: null,
  hoursPerWeek: null,
  contractWeeks: null,
  employmentType: null,
};

/** Takes bounds in dollars. */
const make = (bounds: [number | null, number | null], rest: Partial<Pay> = {}): Pay => {
  const [salaryMinCents, salaryMaxCents] = bounds.map((dollars) => dollars && Math.round(dollars * 100));
  return {
    ...silent,
    salaryMinCents: salaryMinCents ?? null,
    salaryMaxCents: salaryMaxCents ?? null,
    ...rest,
  };
};

const show = (pay: Pay) => {
  const { amount, unit, note } = toPayView(pay);
  return [`${amount} ${unit}`.trim(), note];
};

test.each<[string, Pay, string, string | null]>([
  ["no amount", silent, "Competitive", "Pay not stated"],
  ["a range", make([138_000, 165_000]), "$138,000 – $165,000 a year", null],
  ["a maximum only", make([null, 90_000]), "Up to $90,000 a year", null],
  ["a minimum only", make([90_000, null]), "$90,000+ a year", null],
  [
    "cents",
    make([42, 58.5], { payUnit: "hour" }),
    "$42 – $58.50 an hour",
    "About $87,000 – $122,000 a year at 40 hours a week",
  ],
  [
    "full-time hourly pay with stated hours",
    make([40, 50], { payUnit: "hour", hoursPerWeek: 36, employmentType: "full-time" }),
    "$40 – $50 an hour",
    "About $75,000 – $94,000 a year at 36 hours a week",
  ],
  [
    "a 24-hour-a-week nurse practitioner",
    make([67, 75], { payUnit: "hour", hoursPerWeek: 24, employmentType: "part-time" }),
    "$67 – $75 an hour",
    "About $84,000 – $94,000 a year at 24 hours a week",
  ],
  [
    "a 56-hour-a-week paramedic",
    make([20, 25], { payUnit: "hour", hoursPerWeek: 56, employmentType: "full-time" }),
    "$20 – $25 an hour",
    "About $58,000 – $73,000 a year at 56 hours a week, before overtime pay",
  ],
  [
    "hourly pay up to a maximum",
    make([null, 50], { payUnit: "hour", hoursPerWeek: 36 }),
    "Up to $50 an hour",
    "Up to about $94,000 a year at 36 hours a week",
  ],
  [
    "hourly pay from a minimum",
    make([40, null], { payUnit: "hour", hoursPerWeek: 37.5 }),
    "$40+ an hour",
    "At least about $78,000 a year at 37.5 hours a week",
  ],
  [
    "part-time hourly pay without hours",
    make([40, 50], { payUnit: "hour", employmentType: "part-time" }),
    "$40 – $50 an hour",
    "Hours a week not stated, so no annual figure",
  ],
  [
    "yearly pay of a part-time job",
    make([65_000, 76_000], { hoursPerWeek: 24, employmentType: "part-time" }),
    "$65,000 – $76,000 a year",
    "About $52 – $61 an hour at 24 hours a week",
  ],
  [
    "yearly pay of a part-time job without hours",
    make([65_000, 76_000], { employmentType: "part-time" }),
    "$65,000 – $76,000 a year",
    null,
  ],
  [
    "yearly pay of a full-time job with long hours",
    make([280_000, 280_000], { hoursPerWeek: 50, employmentType: "full-time" }),
    "$280,000 a year",
    "About $108 an hour at 50 hours a week",
  ],
  [
    "pay by the shift with the shift's hours",
    make([600, 600], { payUnit: "shift", shiftHours: 12, hoursPerWeek: 36 }),
    "$600 a shift",
    "About $50 an hour, about $94,000 a year at 36 hours a week",
  ],
  [
    "pay by the shift without hours a week",
    make([600, 720], { payUnit: "shift", shiftHours: 12 }),
    "$600 – $720 a shift",
    "About $50 – $60 an hour, about $104,000 – $125,000 a year at 40 hours a week",
  ],
  [
    "pay by a shift of unknown length",
    make([600, 720], { payUnit: "shift", hoursPerWeek: 36 }),
    "$600 – $720 a shift",
    null,
  ],
  [
    "a 13-week travel contract",
    make([65, 79.5], {
      payUnit: "hour",
      hoursPerWeek: 36,
      contractWeeks: 13,
      employmentType: "travel",
    }),
    "$65 – $79.50 an hour",
    "$2,340 – $2,862 a week, $30,420 – $37,206 for the 13 weeks, at 36 hours a week",
  ],
  [
    "a travel contract without hours or weeks",
    make([65, 79.5], { payUnit: "hour", employmentType: "travel" }),
    "$65 – $79.50 an hour",
    "$2,340 – $2,862 a week, at 36 hours a week",
  ],
  [
    "a travel package, whose week holds stipends",
    make([2_100, 2_400], { payUnit: "week", contractWeeks: 13, hoursPerWeek: 36, employmentType: "travel" }),
    "$2,100 – $2,400 a week",
    "$27,300 – $31,200 for the 13 weeks, at 36 hours a week",
  ],
  [
    "locum work by the day",
    make([1_800, 1_800], {
      payUnit: "day",
      shiftHours: 10,
      contractWeeks: 4,
      hoursPerWeek: 40,
      employmentType: "locum",
    }),
    "$1,800 a day",
    "About $180 an hour, $7,200 a week, $28,800 for the 4 weeks, at 40 hours a week",
  ],
  [
    "work by a day of unknown length",
    make([1_800, 1_800], { payUnit: "day", employmentType: "locum" }),
    "$1,800 a day",
    null,
  ],
  [
    "a contract by the week",
    make([3_000, 3_000], { payUnit: "week", contractWeeks: 8, employmentType: "contract" }),
    "$3,000 a week",
    "$24,000 for the 8 weeks, about $75 an hour at 40 hours a week",
  ],
  [
    "work by the visit",
    make([65, 85], { payUnit: "visit" }),
    "$65 – $85 a visit",
    "Paid for each visit, so it depends on how many you make",
  ],
  [
    "regular work by the month",
    make([9_000, 10_000], { payUnit: "month", employmentType: "full-time", hoursPerWeek: 40 }),
    "$9,000 – $10,000 a month",
    "About $52 – $58 an hour, about $108,000 – $120,000 a year at 40 hours a week",
  ],
  [
    "a 13-week travel contract posted by the year",
    make([135_200, 165_360], { hoursPerWeek: 36, contractWeeks: 13, employmentType: "travel" }),
    "$2,600 – $3,180 a week",
    "$33,800 – $41,340 for the 13 weeks, about $72 – $88 an hour at 36 hours a week, posted as $135,200 – $165,360 a year",
  ],
  [
    "a temporary job posted by the year without hours",
    make([null, 83_200], { contractWeeks: 8, employmentType: "temporary" }),
    "Up to $1,600 a week",
    "Up to $12,800 for the 8 weeks, posted as up to $83,200 a year",
  ],
  [
    "an 8-week locum by the shift",
    make([2150, 2150], {
      payUnit: "shift",
      shiftHours: 10,
      hoursPerWeek: 40,
      contractWeeks: 8,
      employmentType: "locum",
    }),
    "$2,150 a shift",
    "About $215 an hour, $8,600 a week, $68,800 for the 8 weeks, at 40 hours a week",
  ],
  [
    "a locum by a shift of unknown length",
    make([2150, 2150], { payUnit: "shift", contractWeeks: 8, employmentType: "locum" }),
    "$2,150 a shift",
    null,
  ],
  [
    "a contract of 26 weeks",
    make([50, null], {
      payUnit: "hour",
      hoursPerWeek: 40,
      contractWeeks: 26,
      employmentType: "contract",
    }),
    "$50+ an hour",
    "$2,000+ a week, $52,000+ for the 26 weeks, at 40 hours a week",
  ],
  [
    "a contract of a year",
    make([50, 50], { payUnit: "hour", contractWeeks: 52, employmentType: "contract" }),
    "$50 an hour",
    "About $104,000 a year at 40 hours a week",
  ],
  [
    "a contract of unknown length",
    make([50, 50], { payUnit: "hour", employmentType: "contract" }),
    "$50 an hour",
    "$2,000 a week, at 40 hours a week",
  ],
  [
    "a job of 13 weeks that names no type",
    make([50, 50], { payUnit: "hour", contractWeeks: 13 }),
    "$50 an hour",
    "$2,000 a week, $26,000 for the 13 weeks, at 40 hours a week",
  ],
  [
    "PRN work",
    make([41, 53.5], { payUnit: "hour", employmentType: "prn" }),
    "$41 – $53.50 an hour",
    "No guaranteed hours, so no annual figure",
  ],
  [
    "PRN work posted by the year",
    make([90_000, null], { employmentType: "prn" }),
    "$90,000+ a year",
    "No guaranteed hours",
  ],
  [
    "per diem work by the shift",
    make([600, 600], { payUnit: "shift", shiftHours: 12, employmentType: "per-diem" }),
    "$600 a shift",
    "No guaranteed hours, so no annual figure",
  ],
])("shows %s", (_, pay, posted, note) => {
  expect(show(pay)).toEqual([posted, note]);
});

test("never calculates yearly pay for work under a year", () => {
  for (const employmentType of ["locum", "travel", "temporary", "contract", "prn", "per-diem"] as const)
    for (const payUnit of ["hour", "shift", "day", "visit", "week", "month"] as const)
      for (const contractWeeks of [null, 1, 13, 51])
        for (const hoursPerWeek of [null, 24, 36]) {
          const pay = make([600, 700], {
            payUnit,
            shiftHours: 12,
            hoursPerWeek,
            contractWeeks,
            employmentType,
          });
          expect(show(pay).join(" ")).not.toMatch(/a year/);
        }
});

test.each<[string, Pay, number | null]>([
  ["no amount", silent, null],
  ["an hour", make([40, 50], { payUnit: "hour", hoursPerWeek: 24 }), 104_000],
  ["an hour from a minimum", make([40, null], { payUnit: "hour" }), 83_200],
  ["a shift of 12 hours", make([600, 600], { payUnit: "shift", shiftHours: 12 }), 104_000],
  ["a shift of unknown length", make([600, 600], { payUnit: "shift", hoursPerWeek: 36 }), null],
  ["a year without hours", make([90_000, 104_000]), 104_000],
  ["a year of 24 hours a week", make([62_400, 62_400], { hoursPerWeek: 24 }), 104_000],
  ["a year of 50 hours a week", make([130_000, 130_000], { hoursPerWeek: 50 }), 104_000],
])("compares %s by the hourly rate", (_, pay, dollars) => {
  expect(toComparableYearlyCents(pay)).toBe(dollars && dollars * 100);
  const best = pay.salaryMaxCents ?? pay.salaryMinCents;
  if (best !== null && dollars !== null)
    expect(toHourlyCents(best, pay)).toBeCloseTo((dollars * 100) / 2080, 6);
});

test("shows on the card each figure that the pay filter compares, for every kind of pay", () => {
  let added = 0;
  for (const payUnit of payUnits)
    for (const employmentType of [...employmentTypes, null])
      for (const hoursPerWeek of [null, 24, 36, 50])
        for (const contractWeeks of [null, 13, 52])
          for (const shiftHours of [null, 10])
            for (const bounds of [
              [640, 777],
              [640, null],
              [null, 777],
              [700, 700],
            ] as const) {
              const terms = { payUnit, employmentType, hoursPerWeek, contractWeeks, shiftHours };
              const pay = make([...bounds], terms);
              const { amount, unit, brief } = toPayView(pay);
              for (const [period, cents] of Object.entries(toPayFigures(pay))) {
                const figure = toFilteredFigure(pay, period as "hour" | "week" | "year");
                const shown = `${amount} ${unit}; ${figure ?? brief}`;
                const named = [...shown.matchAll(/\$([\d,.]+)\+? an? (hour|week|year)\b/g)]
                  .filter(([, , of]) => of === period)
                  .map(([, dollars]) => Math.round(Number(dollars!.replaceAll(",", "")) * 100));
                // Without a figure the filter leaves the posting out.
                if (cents === null) expect(figure, shown).toBeNull();
                else expect(named, `${shown} for ${period}`).toContain(cents);
                if (figure) added += 1;
              }
            }
  expect(added).toBeGreaterThan(1_000);
  const staff = make([64, 72], { payUnit: "hour", hoursPerWeek: 36 });
  expect(toFilteredFigure(staff, "week")).toBe("About $2,304 – $2,592 a week");
});

test("filters by the figures that a card shows", () => {
  let compared = 0;
  for (const payUnit of payUnits)
    for (const employmentType of [...employmentTypes, null])
      for (const hoursPerWeek of [null, 24, 36, 50])
        for (const contractWeeks of [null, 13, 52])
          for (const shiftHours of [null, 10]) {
            const pay = make([640, 777], {
              payUnit,
              employmentType,
              hoursPerWeek,
              contractWeeks,
              shiftHours,
            });
            const { amount, unit, note, brief } = toPayView(pay);
            const figures = toPayFigures(pay);
            for (const [, most, shown] of `${amount} ${unit}; ${note}; ${brief}`.matchAll(
              /\$([\d,.]+) an? (hour|week|year)\b/g,
            )) {
              expect(figures[shown as keyof typeof figures], `${amount} ${unit}; ${note}`).toBe(
                Math.round(Number(most!.replaceAll(",", "")) * 100),
              );
              compared += 1;
            }
          }
  expect(compared).toBeGreaterThan(1_000);
});
