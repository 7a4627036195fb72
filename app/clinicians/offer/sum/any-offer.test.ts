import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseTaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { sumKind } from "./ledger.ts";
import { noOffer } from "./no-offer.ts";
import { type OfferKind, type OfferTerms, offerKinds } from "./offer-terms.ts";
import { toOfferWorth } from "./offer-worth.ts";
import { overtimeRules } from "./overtime.ts";
import { type OfferPayUnit, offerPayUnits } from "./time-off.ts";
import { sumTaxes } from "./year-taxes.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}`, "utf8"));
const { federal, states } = parseTaxTables({
  federal: read("us_tax_federal.json"),
  states: read("us_tax_states.json"),
  rules: read("us_tax_state_rules.json"),
});

const work = (offer: OfferTerms, state = "TX") =>
  toOfferWorth(
    offer,
    24,
    { federal, state: states.get(state)!, otherIncome: 0, local: null },
    { lodging: 138, meals: 80 },
  );

/** The same numbers each run. */
function createDice(seed: number): (least: number, most: number) => number {
  let state = seed;
  return (least, most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return least + ((most - least) * state) / 2_147_483_648;
  };
}

function throwOffer(roll: ReturnType<typeof createDice>): OfferTerms {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(roll(0, of.length))]!;
  const kind: OfferKind = pick(offerKinds);
  return {
    ...noOffer,
    kind,
    weeks: kind === "travel" ? 13 : 0,
    per: pick<OfferPayUnit>(["hour", "shift"]),
    pay: roll(15, 300),
    hours: roll(8, 60),
    shift: pick([8, 10, 12]),
    rule: pick(overtimeRules),
    overtime: roll(0, 16),
    night: roll(0, 12),
    nightHours: roll(0, 36),
    standby: roll(0, 10),
    standbyHours: roll(0, 40),
    calledIn: roll(0, 6),
    pto: roll(0, 30),
    sick: roll(0, 10),
    match: roll(0, 8),
    premium: roll(0, 400),
    lodging: roll(0, 1_500),
    meals: roll(0, 700),
    canceled: Math.floor(roll(0, 5)),
    cut: false,
    guaranteed: roll(0, 36),
    home: roll(0, 1) > 0.5,
  };
}

test("never lowers the week for more hours", () => {
  const roll = createDice(7);
  for (let run = 0; run < 600; run++) {
    const offer = throwOffer(roll);
    const more = roll(0, 12);
    const week = work(offer).before.week;
    expect(work({ ...offer, hours: offer.hours + more }).before.week).toBeGreaterThanOrEqual(week - 1e-6);
    expect(work({ ...offer, overtime: offer.overtime + more }).before.week).toBeGreaterThanOrEqual(
      week - 1e-6,
    );
  }
});

test("gives the same offer the same worth by any unit of pay", () => {
  const roll = createDice(11);
  for (let run = 0; run < 200; run++) {
    const offer = { ...throwOffer(roll), per: "hour" as OfferPayUnit, rule: "week" as const };
    const weeks = offer.kind === "staff" ? 52 : offer.worked;
    const times = { hour: 1, shift: offer.shift, week: offer.hours, year: offer.hours * weeks };
    const year = work(offer).before.total;
    for (const per of offerPayUnits)
      expect(work({ ...offer, per, pay: offer.pay * times[per] }).before.total).toBeCloseTo(year, 4);
  }
});

test("never keeps more than all of the pay, and never pays for more tax than income", () => {
  const roll = createDice(13);
  for (let run = 0; run < 300; run++) {
    const worth = work(throwOffer(roll), "CA");
    expect(sumTaxes(worth.taxes)).toBeGreaterThanOrEqual(0);
    expect(sumTaxes(worth.taxes)).toBeLessThan(sumKind(worth.lines, "pay"));
  }
});
