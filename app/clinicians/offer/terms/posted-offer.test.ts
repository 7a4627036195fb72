import { expect, test } from "vitest";
import { toPostedOffer } from "#app/jobs/postings/record/posted-offer.ts";
import { parseAsker } from "./asker.ts";
import { readTypedOffers, toOfferSearch } from "./offer-address.ts";
import { parseOffer } from "./parse-offer.ts";

const job = {
  profession: "registered-nurse",
  specialty: "icu",
  employmentType: "full-time",
  workplace: "onsite",
  city: "Houston",
  stateCode: "TX",
  salaryMinCents: 42_00,
  salaryMaxCents: 51_50,
  payUnit: "hour",
  shiftHours: 12,
  hoursPerWeek: 36,
  contractWeeks: null,
  details: { facts: { signOnBonus: "$15,000 after 90 days" } },
} as const satisfies Parameters<typeof toPostedOffer>[0];

const open = (search: string) => readTypedOffers(new URLSearchParams(search));

test("fills the tool in with what a posting says, the middle of its range", () => {
  const search = toPostedOffer(job);
  const typed = open(search);
  expect(parseAsker(typed.shared, 1).asker).toMatchObject({
    profession: "registered-nurse",
    specialty: null,
  });
  const { terms, errors, state, city } = parseOffer(typed.offers[0]!);
  expect(errors).toEqual({});
  expect(terms).toMatchObject({ pay: 46.75, per: "hour", hours: 36, shift: 12, sign: 15_000, kind: "staff" });
  expect([state, city]).toEqual(["TX", "Houston"]);
  expect(toOfferSearch(typed).split("&").sort()).toEqual(search.split("&").sort());
});

test("knows travel and locum work, a physician's specialty and a salary", () => {
  const travel = toPostedOffer({ ...job, employmentType: "travel", contractWeeks: 13 });
  expect(parseOffer(open(travel).offers[0]!).terms).toMatchObject({ kind: "travel", weeks: 13 });
  const locum = {
    ...job,
    profession: "physician",
    specialty: "psychiatry",
    employmentType: "locum",
  } as const;
  const typed = open(
    toPostedOffer({ ...locum, payUnit: "year", salaryMinCents: null, salaryMaxCents: 290_000_00 }),
  );
  expect(parseAsker(typed.shared, 1).asker).toMatchObject({
    profession: "physician",
    specialty: "psychiatry",
  });
  expect(parseOffer(typed.offers[0]!).terms).toMatchObject({ kind: "contractor", per: "year", pay: 290_000 });
});

test("takes a travel package apart, so that no stipend is taxed as a wage", () => {
  const agency = {
    ...job,
    employmentType: "travel",
    contractWeeks: 13,
    payUnit: "week",
    salaryMinCents: 2_100_00,
    salaryMaxCents: 2_400_00,
    details: { facts: { taxableHourlyCents: 24_00, lodgingWeeklyCents: 840_00, mealsWeeklyCents: 396_00 } },
  } as const;
  const { terms, errors } = parseOffer(open(toPostedOffer(agency)).offers[0]!);
  expect(errors).toEqual({});
  expect(terms).toMatchObject({ kind: "travel", pay: 24, per: "hour", lodging: 840, meals: 396, weeks: 13 });
  expect(toPostedOffer({ ...job, payUnit: "visit" })).toBe("");
  const whole = { ...agency, details: { facts: { lodgingWeeklyCents: 840_00, mealsWeeklyCents: 396_00 } } };
  expect(parseOffer(open(toPostedOffer(whole)).offers[0]!).terms).toMatchObject({
    per: "week",
    pay: 2_250 - 1_236,
  });
});

test("counts the guaranteed hours and the stipends of pay by the hour, and a locum's weeks", () => {
  const facts = {
    taxableHourlyCents: 26_00,
    lodgingWeeklyCents: 840_00,
    mealsWeeklyCents: 504_00,
    guaranteedHours: 36,
  };
  const posting = { ...job, employmentType: "travel", contractWeeks: 13, details: { facts } } as const;
  expect(parseOffer(open(toPostedOffer(posting)).offers[0]!).terms).toMatchObject({
    ...{ kind: "travel", per: "hour", pay: 26, lodging: 840, meals: 504, guaranteed: 36, weeks: 13 },
  });
  const locum = { ...job, employmentType: "locum", contractWeeks: 13 } as const;
  expect(parseOffer(open(toPostedOffer(locum)).offers[0]!).terms).toMatchObject({
    kind: "contractor",
    weeks: 13,
  });
});

test("says nothing of a posting without pay", () => {
  expect(toPostedOffer({ ...job, salaryMinCents: null, salaryMaxCents: null })).toBe("");
});
