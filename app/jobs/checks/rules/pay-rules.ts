import { findState } from "#app/facts/reference/place/states.ts";
import { listPlaces } from "#app/jobs/postings/record/job-places.ts";
import { hasAmount } from "#app/jobs/postings/record/pay.ts";
import { toHourlyCents } from "#app/jobs/postings/record/pay-amounts.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { type Finding, toFinding } from "./finding.ts";
import { listPayDuties, listPayLaws, type PayDuty, type PayLaw, payLawsAsOf } from "./pay-law.ts";

/** Dollars an hour. */
export interface PayMarket {
  p10: number;
  p90: number;
  area: string;
  source: string;
}

export interface PayQuestion {
  posting: PostingContent;
  staff: number | null;
  market: PayMarket | null;
  now: number;
}

const assignments = new Set(["travel", "locum"]);

export function checkPay({ posting, staff, market, now }: PayQuestion): Finding[] {
  const laws = listLawsOf({ posting, staff, now });
  return [
    ...(hasAmount(posting)
      ? checkAmounts(posting, market)
      : [toMissingPay(laws), ...toLaterDuties(listOnce(toLawPlaces(posting).flatMap(listPayDuties)))]),
    ...checkLawfulRange(posting, laws),
    ...checkBenefits(posting, laws),
    ...checkAssignment(posting),
  ];
}

/** The error that a posting without pay has where a law that we confirmed requires it; otherwise null. */
export function findUnlawfulSilence({
  posting,
  staff,
  now,
}: Pick<PayQuestion, "posting" | "staff" | "now">): Finding | null {
  if (hasAmount(posting)) return null;
  const found = toMissingPay(listLawsOf({ posting, staff, now }));
  return found.severity === "error" ? found : null;
}

/** Of each place, confirmed ones first. */
const listLawsOf = ({ posting, staff, now }: Pick<PayQuestion, "posting" | "staff" | "now">): PayLaw[] =>
  listOnce(toLawPlaces(posting).flatMap((where) => listPayLaws({ ...where, staff, now }))).sort(
    (one, other) => Number(other.isConfirmed) - Number(one.isConfirmed),
  );

const listOnce = <Rule extends { place: string; citation: string | null }>(
  rules: readonly Rule[],
): Rule[] => [...new Map(rules.map((rule) => [`${rule.place} ${rule.citation}`, rule])).values()];

const toLawPlaces = (posting: PostingContent) =>
  listPlaces(posting).map(({ city, stateCode }) => ({
    stateCode,
    city,
    remoteStates: posting.workplace === "remote" ? toRemoteStates(posting) : null,
  }));

const toRemoteStates = ({ licenseStates, stateCode }: PostingContent): readonly string[] =>
  licenseStates.length > 0 ? licenseStates : stateCode ? [stateCode] : [];

/** A law that we could not confirm only warns. */
function toMissingPay(laws: readonly PayLaw[]): Finding {
  const [law, ...others] = laws;
  if (!law)
    return toFinding("M3", "warning", "payMin", "The posting states no pay.", {
      fix: "State an amount or a range. Candidates look for it first.",
    });
  const size = law.leastStaff > 1 ? ` of employers with ${law.leastStaff} or more employees` : "";
  const source = [toSource(law), ...others.map((other) => `${toPlaceName(other.place)}: ${toSource(other)}`)];
  const found = `${toPlaceName(law.place)} requires the pay in postings${size}`;
  return toFinding(
    "PAY",
    law.isConfirmed ? "error" : "warning",
    "payMin",
    law.isConfirmed ? `${found}.` : `${found}, as far as we know. We could not confirm this law.`,
    {
      fix: "Enter the lowest and the highest pay. “Competitive” is not enough there.",
      source: source.join("; "),
    },
  );
}

const toLaterDuties = (duties: readonly PayDuty[]): Finding[] =>
  duties.map(({ place, when, citation }) =>
    toFinding(
      "PAY",
      "hint",
      "payMin",
      `In ${toPlaceName(place)}, employers must tell candidates the pay ${when}, as far as we know.`,
      {
        fix: "Enter it now, and nobody has to ask.",
        source: `${citation ? `${citation} ` : ""}(as of ${formatIsoDay(payLawsAsOf)}; from a secondary source, not confirmed by us)`,
      },
    ),
  );

const toPlaceName = (place: string): string => findState(place)?.name ?? place;

function toSource({ citation, since, isConfirmed }: PayLaw): string {
  const start = since ? `, in effect since ${formatIsoDay(since)}` : "";
  const doubt = isConfirmed ? "" : "; from secondary sources, not confirmed by us";
  return `${citation}${start} (as of ${formatIsoDay(payLawsAsOf)}${doubt})`;
}

function checkLawfulRange(
  { salaryMinCents, salaryMaxCents }: PostingContent,
  laws: readonly PayLaw[],
): Finding[] {
  const isOpenEnded = (salaryMinCents === null) !== (salaryMaxCents === null) && salaryMaxCents === null;
  return isOpenEnded && laws[0]
    ? [
        toFinding("PAY", "warning", "payMax", "The pay has no upper end, which pay laws read as no range.", {
          fix: "Enter the highest pay too, or clear the tick when the one amount is fixed.",
          source: toSource(laws[0]),
        }),
      ]
    : [];
}

function checkBenefits({ benefits }: PostingContent, laws: readonly PayLaw[]): Finding[] {
  const law = laws.find(({ asksBenefits }) => asksBenefits);
  return law && benefits.length === 0
    ? [
        toFinding("PAY", "warning", "benefits", "The law there also requires the benefits in postings.", {
          fix: "Name health insurance, retirement plan, paid time off and bonuses.",
          source: toSource(law),
        }),
      ]
    : [];
}

const hourlyCents = (cents: number | null, posting: PostingContent) =>
  cents === null
    ? null
    : toHourlyCents(cents, { ...posting, hoursPerWeek: posting.facts.hoursPerWeek ?? null });

/** Beyond these, the period was probably mistaken. */
const leastHourlyCents = 7_25;
const mostHourlyCents = 900_00;

function checkAmounts(posting: PostingContent, market: PayMarket | null): Finding[] {
  const amounts = [posting.salaryMinCents, posting.salaryMaxCents]
    .map((cents) => hourlyCents(cents, posting))
    .filter((cents) => cents !== null);
  const findings: Finding[] = [];
  if ((posting.payUnit === "shift" || posting.payUnit === "day") && posting.shiftHours === null)
    findings.push(
      toFinding(
        "M3",
        "warning",
        "shiftHours",
        `Pay for a ${posting.payUnit} of unknown length cannot be compared.`,
        {
          fix: `Enter the hours of a ${posting.payUnit}.`,
        },
      ),
    );
  if (
    posting.salaryMinCents !== null &&
    posting.salaryMaxCents !== null &&
    posting.salaryMinCents > posting.salaryMaxCents
  )
    findings.push(
      toFinding("M3", "error", "payMax", "The lowest pay is more than the highest.", {
        fix: "Swap the two amounts.",
      }),
    );
  if (amounts.some((cents) => cents < leastHourlyCents || cents > mostHourlyCents))
    findings.push(
      toFinding("M3", "error", "payPeriod", "The amount does not fit the period.", {
        fix: "Check what the amount is for, such as an hour, a week or a year.",
      }),
    );
  else if (market && amounts.length > 0 && !assignments.has(posting.employmentType ?? "")) {
    const low = Math.min(...amounts) / 100;
    const high = Math.max(...amounts) / 100;
    if (high < market.p10 || low > market.p90)
      findings.push(
        toFinding(
          "MARKET",
          "hint",
          "payMin",
          `Is the amount right? For this work in ${market.area}, 8 in 10 earn ${formatDollars(market.p10)} to ${formatDollars(market.p90)} an hour.`,
          { source: market.source },
        ),
      );
  }
  return findings;
}

function checkAssignment({ employmentType, facts, profession }: PostingContent): Finding[] {
  if (employmentType === "travel" && !facts.taxableHourlyCents && !facts.lodgingWeeklyCents)
    return [
      toFinding(
        "TRAVEL",
        "warning",
        "taxableHourly",
        "A travel package without its parts cannot be compared.",
        {
          fix: "Enter the taxable rate, the stipends and the guaranteed hours.",
        },
      ),
    ];
  if (employmentType === "travel" && !facts.guaranteedHours)
    return [
      toFinding("TRAVEL", "warning", "guaranteedHours", "Travelers ask for the guaranteed hours.", {
        fix: "Enter them, or 0 hours in the text when there are none.",
      }),
    ];
  return profession === "physician" && !facts.callPay && /\d/.test(facts.call ?? "")
    ? [toFinding("CALL", "hint", "callPay", "The posting has call, and says nothing of call pay.")]
    : [];
}
