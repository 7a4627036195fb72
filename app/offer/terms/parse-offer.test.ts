import { expect, test } from "vitest";
import { readTypedOffers, toOfferSearch } from "./offer-address.ts";
import { parseOffer } from "./parse-offer.ts";

test.each([
  ["48.50", 48.5],
  ["$48.50", 48.5],
  ["1,250", 1_250],
  ["95k", 95_000],
  [" 52 ", 52],
  [".5k", 500],
])("reads %s as %d", (pay, amount) => {
  expect(parseOffer({ pay, per: amount > 500 ? "year" : amount === 500 ? "shift" : "hour" }).typed.pay).toBe(
    pay,
  );
  expect(parseOffer({ pay: "50", sign: pay }).terms?.sign).toBe(amount);
});

test.each(["NaN", "1e308", "-5", "1.2.3", "forty", "0x1F", "1,2,3", "∞", "9".repeat(300)])(
  "refuses %s and keeps it",
  (pay) => {
    const { errors, terms, typed } = parseOffer({ pay });
    expect(errors.pay).toMatch(/^(Write|That is)/);
    expect(terms).toBeNull();
    expect(typed.pay).toBe(pay);
  },
);

test("asks nothing of an empty form", () => {
  expect(parseOffer({})).toMatchObject({ errors: {}, terms: null });
  expect(parseOffer({ kind: "travel" }).errors).toEqual({});
});

test("assumes 12-hour shifts and a week of 36 hours where they are usual", () => {
  expect(parseOffer({ pay: "46" }).terms).toMatchObject({ hours: 40, shift: 8, rule: "week" });
  expect(parseOffer({ pay: "46", hours: "36" }).terms).toMatchObject({ shift: 12 });
  expect(parseOffer({ pay: "26", kind: "travel" }).terms).toMatchObject({ hours: 36, shift: 12, weeks: 13 });
  expect(parseOffer({ pay: "130k", per: "year" }).terms).toMatchObject({ rule: "none" });
});

test("leaves out what belongs to another kind of offer", () => {
  const { terms, errors, said } = parseOffer({ pay: "46", lodging: "much", policy: "900" });
  expect(errors).toEqual({});
  expect(terms).toMatchObject({ lodging: 0, policy: 0 });
  expect([...said]).toEqual(["pay"]);
});

test("has one address for the same offers", () => {
  const search = "state=TX&pay=46&kind=staff&unknown=1&hours2=36&pay2=50&per=hour&stay=";
  expect(toOfferSearch(readTypedOffers(new URLSearchParams(search)))).toBe(
    "pay=46&state=TX&pay2=50&hours2=36&two=1",
  );
});
