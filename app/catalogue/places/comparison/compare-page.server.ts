import { formatIndex, toRealPay } from "#app/catalogue/places/state/living-costs.ts";
import { describePhysicianPay, toPairedPhysicianRows } from "#app/catalogue/places/state/pay-rows.ts";
import { listContrasts } from "#app/catalogue/places/state/state-comparison.ts";
import type { StateRecord, StateRow } from "#app/facts/catalog/place-records.ts";
import { describeBeds, listSized, withCity } from "#app/facts/reference/place/hospital-rows.ts";
import { toAuthorityCell, toAuthoritySource } from "#app/facts/reference/place/practice-authority.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { registeredNurses } from "#app/facts/reference/profession/published-occupations.ts";
import { formatChange, formatPercent, percentAbove } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { survey2024, survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import type { Question } from "#app/pages/page/faq.ts";
import { paths } from "#app/paths.ts";
import { describeNurses, toLicenseRows } from "./compare-licenses.ts";
import { toPairedDots, toPairedRows, toPriceDots, toPriceRows } from "./compare-pay.ts";

const professionsShown = 8;

type Demand = [slug: string, postings: number][] | null;

export function toComparePage(
  pair: readonly [StateRecord, StateRecord],
  rows: readonly StateRow[],
  demands: readonly [Demand, Demand],
) {
  const [first, second] = pair;
  const titles = pair.map(({ code }) => toStateText(code));
  const jobs = pair.map((state, at) => toJobs(state, demands[at]!));
  return {
    title: `${titles[0]} and ${titles[1]} compared`,
    lead: describeNursePay(first, second) ?? describeNurses(first, second),
    states: pair.map(({ name, slug, code }, at) => ({
      name,
      slug,
      inState: toStateText(code),
      jobs: jobs[at]!,
    })),
    mostJobs: Math.max(...jobs.flatMap((one) => one?.bars.map(({ value }) => value) ?? []), 1),
    pay: { dots: toPairedDots(first, second, rows), rows: toPairedRows(first, second) },
    physicians: {
      headings: [
        "Physicians",
        ...pair.map(({ name }) => `${name}, ${survey2024.period}`),
        `U.S. median, ${survey2025.period}`,
      ],
      rows: toPairedPhysicianRows(first, second),
      note: describePhysicianPay(
        [...first.physicians, ...second.physicians],
        "In parentheses: metro areas with a figure.",
      ),
    },
    prices: { dots: toPriceDots(first, second, rows), rows: toPriceRows(first, second) },
    nurses: describeNurses(first, second),
    licenses: toLicenseRows(first, second),
    facts: toFacts(pair),
    contrasts: listContrasts(first, second),
    questions: toCompareQuestions(first, second),
  };
}

export type CompareView = ReturnType<typeof toComparePage>;

function toJobs(state: StateRecord, demand: Demand) {
  if (!demand) return null;
  const count = (some: typeof demand) => some.reduce((sum, [, postings]) => sum + postings, 0);
  const others = count(demand.slice(professionsShown));
  const bars = demand.slice(0, professionsShown).map(([slug, value]) => ({
    name: findProfession(slug)?.plural ?? slug,
    value,
    to: findProfiledProfession(slug)
      ? paths.geographicProfession(state.slug, slug)
      : paths.jobs(`${new URLSearchParams({ location: state.name, profession: slug })}`),
  }));
  return {
    total: count(demand),
    bars: others > 0 ? [...bars, { name: "Other", value: others, to: undefined }] : bars,
  };
}

function toFacts(pair: readonly StateRecord[]) {
  const line = (name: string, of: (state: StateRecord) => string) => ({ name, cells: pair.map(of) });
  return [
    line("People, July 2025", ({ population }) => formatCount(population)),
    line("Growth since 2020", ({ growthPercent }) => formatChange(growthPercent)),
    line("Largest city", ({ cities: [city] }) =>
      city ? `${city.name} (${formatCount(city.population)})` : "–",
    ),
    line("Hospitals", ({ facilities }) => formatCount(facilities.hospitals)),
    line("People per hospital", ({ population, facilities }) =>
      formatCount(Math.round(population / facilities.hospitals)),
    ),
    line("Most reported beds", ({ largestHospitals }) => {
      const [largest] = listSized(largestHospitals);
      return largest ? `${withCity(largest)} (${describeBeds(largest)})` : "–";
    }),
    line("Primary care shortage areas", ({ shortage }) => formatCount(shortage.areas)),
    line("Share of the need met there", ({ shortage: { needMetPercent } }) =>
      needMetPercent === null ? "–" : `${formatPercent(needMetPercent)}%`,
    ),
    line("NP practice authority", ({ nursePractitioners }) => toAuthorityCell(nursePractitioners)),
  ];
}

const source = "BLS, May 2025; BEA, 2024";

function describeNursePay(first: StateRow, second: StateRow): string | null {
  const [a, b] = [first, second].map(({ medians }) => medians[registeredNurses.soc]);
  if (!a || !b) return null;
  const [here, there] = [first, second].map(({ code }) => toStateText(code));
  const [realA, realB] = [toRealPay(a, first), toRealPay(b, second)].map((pay) => Math.round(pay / 10) * 10);
  const more = realB! > realA! ? there! : here!;
  const percent = Math.abs(percentAbove(Math.max(realA!, realB!), Math.min(realA!, realB!)));
  const worth = `At national prices that is worth ${formatDollars(realA!)} and ${formatDollars(realB!)}`;
  return `Registered nurses earn a median of ${formatDollars(a)} in ${here} and ${formatDollars(b)} in ${there}. ${worth}${percent < 0.5 ? ", about the same" : `, ${formatPercent(percent)}% more in ${more}`} (${source}).`;
}

const describeBoth = (one: string, other: string, here: string, there: string): string =>
  one === other ? `${one} in both` : `${one} in ${here} and ${other} in ${there}`;

function toCompareQuestions(first: StateRecord, second: StateRecord): Question[] {
  const [here, there] = [toStateText(first.code), toStateText(second.code)];
  const pay = describeNursePay(first, second);
  const expensive = first.prices.all > second.prices.all ? first : second;
  const cheaper = expensive === first ? second : first;
  return [
    ...(pay ? [{ question: `Do nurses earn more in ${here} or ${there}?`, answer: pay }] : []),
    {
      question: `Is it more expensive to live in ${here} or ${there}?`,
      answer: `${startSentence(toStateText(expensive.code))}. Its price index is ${formatIndex(expensive.prices.all)}, and that of ${toStateText(cheaper.code)} is ${formatIndex(cheaper.prices.all)}; the nation's is 100. Their rent indexes are ${formatIndex(expensive.prices.housing)} and ${formatIndex(cheaper.prices.housing)} (BEA, 2024).`,
    },
    {
      question: `Can a nurse from ${here} work in ${there}?`,
      answer: describeNurses(first, second),
    },
    {
      question: `Can nurse practitioners work independently in ${here} and ${there}?`,
      answer: `Practice authority is ${describeBoth(toAuthorityCell(first.nursePractitioners).toLowerCase(), toAuthorityCell(second.nursePractitioners).toLowerCase(), here, there)} (${toAuthoritySource({ [first.code]: first.nursePractitioners, [second.code]: second.nursePractitioners })}).`,
    },
  ];
}
