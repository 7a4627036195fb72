import { sumKind, toCents } from "#app/clinicians/offer/sum/ledger.ts";
import {
  toEmployerMatch,
  toRepayment,
  toStayYears,
  toVestedShare,
} from "#app/clinicians/offer/sum/paid-once.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { formatUnit, type PayStanding, toPosition, wholeCountry } from "#app/jobs/page/pay-standing.ts";
import { formatDollars, formatUnits } from "#app/kit/ui/count.ts";
import type { OfferFacts } from "./offer-facts.ts";
import type { Ask } from "./travel-asks.ts";

export function listMoneyAsks(facts: OfferFacts): Ask[] {
  const { terms } = facts;
  if (terms.kind !== "staff") return listTailAsk(facts);
  return [
    ...listRateAsk(facts),
    ...listBonusAsk(facts),
    ...listVestingAsk(facts),
    ...listTailAsk(facts),
    ...listUnpaidAsk(facts),
  ];
}

const steps = [
  ["p25", "the 25th percentile"],
  ["median", "the median"],
  ["p75", "the 75th percentile"],
] as const;

/** A longer way to the 75th percentile is halved, because few employers raise an offer by more. */
const mostRaise = 1.1;
const roundTo = { year: 1000, hour: 0.5 };

interface NextStep {
  amount: number;
  name: string;
  offered: number;
}

function findNextStep(standing: PayStanding): NextStep | null {
  const { figures, topCode, posted } = standing;
  const offered = posted?.low;
  if (offered == null) return null;
  const step = steps.find(([name]) => {
    const at = figures[name];
    return at !== null && at > offered * 1.005 && (topCode === null || at < topCode);
  });
  if (!step) return null;
  const [percentile, name] = step;
  const at = figures[percentile]!;
  if (percentile !== "p75" || at <= offered * mostRaise) return { amount: at, name, offered };
  const unit = roundTo[standing.unit];
  const amount = Math.round((offered + at) / 2 / unit) * unit;
  return { amount, name: `halfway to ${name} of ${formatUnit(at, standing)}`, offered };
}

/** The survey's figures are the country's unless the metropolitan area has its own. */
function toAreaNote({ state, area }: PayStanding, code: string | null): string {
  const asked = findState(code);
  if (!asked || area !== wholeCountry) return "";
  const known = state ? `only a median for ${asked.name}` : `no ${asked.name} figure`;
  return `We have ${known}, so this is the country's. `;
}

function listRateAsk({ standing, terms, toTotalWith, worth, asked }: OfferFacts): Ask[] {
  const step = standing && findNextStep(standing);
  if (!step) return [];
  const more = toTotalWith({ pay: (terms.pay * step.amount) / step.offered }) - worth.before.total;
  const place = toPosition(step.offered, standing);
  return [
    {
      dollars: more,
      text: `Ask for ${formatUnit(step.amount, standing)} ${standing.unit === "year" ? "a year" : "an hour"}: ${step.name} for ${standing.people} in ${standing.area} (${standing.source.period}). ${toAreaNote(standing, asked.state)}${place ? `Your offer is ${place}. ` : ""}The raise would add ${formatDollars(more)} a year.`,
    },
  ];
}

function listBonusAsk({ terms, asker }: OfferFacts): Ask[] {
  const { sign, signMonths, claw } = terms;
  if (sign === 0 || claw !== "full" || signMonths < 2) return [];
  const half = Math.floor(signMonths / 2);
  const owed = toRepayment({ amount: sign, months: signMonths, clawback: "part" }, half);
  return [
    {
      dollars: (sign - owed) / toStayYears(asker.stay),
      text: `Ask to repay only the months that are left. If you left after ${half} of ${formatUnits(signMonths, "month")}, you would owe ${formatDollars(owed)} in place of ${formatDollars(sign)}.`,
    },
  ];
}

function listVestingAsk({ terms, asker, worth }: OfferFacts): Ask[] {
  const yearly = toEmployerMatch(sumKind(worth.lines, "pay"), terms.match);
  const lost = yearly * (1 - toVestedShare(terms.vest, terms.vestBy, asker.stay));
  if (lost < 1) return [];
  return [
    {
      dollars: lost,
      text: `Ask for the retirement money to be yours sooner. If you left after ${formatUnits(asker.stay, "month")}, you would leave behind ${formatDollars((lost * asker.stay) / 12)}.`,
    },
  ];
}

function listTailAsk({ terms, asker }: OfferFacts): Ask[] {
  if (terms.tailPaid !== "me") return [];
  if (terms.tail === 0)
    return [
      {
        dollars: 1,
        text: "Ask the insurer what a tail would cost, and ask the employer to pay it. The offer leaves it to you, and the sum above does not count it yet.",
      },
    ];
  return [
    {
      dollars: terms.tail / toStayYears(asker.stay),
      text: `Ask the employer to pay the tail. It would cost you ${formatDollars(terms.tail)} when you leave.`,
    },
  ];
}

function listUnpaidAsk({ terms, worth, toTotalWith }: OfferFacts): Ask[] {
  const isUnpaid = terms.rule === "none" && (terms.per === "year" || terms.per === "week");
  if (!isUnpaid || terms.overtime === 0) return [];
  const year = toTotalWith({ overtime: 0 });
  const withoutExtra = terms.hours + terms.calledIn;
  const hours = (worth.hoursWorked * withoutExtra) / (withoutExtra + terms.overtime);
  return [
    {
      dollars: worth.rate * terms.overtime,
      text: `Ask for time inside the ${formatUnits(terms.hours, "hour")} for charting and calls. ${formatUnits(terms.overtime, "unpaid hour")} a week take your hour from ${toCents(year / hours)} to ${toCents(worth.before.hour)}.`,
    },
  ];
}
