import type { StateRecord } from "#app/facts/catalog/place-records.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import type { LicenseQuestionView } from "#app/facts/licensing/question/license-question.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { toNewerLaw } from "#app/facts/reference/place/practice-authority.ts";
import { findState, listByName, toStateText } from "#app/facts/reference/place/states.ts";
import {
  isStatewide,
  type ProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { formatChange, percentAbove, toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";
import type { DotRow } from "#app/kit/ui/chart/dot-plot.tsx";
import { formatPay, isOpenEnded, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { describeDemandInState, toPayNote } from "./demand-in-state.ts";
import { toLocalLicense } from "./local-license.ts";
import { listReachingMetros, toPayInState, toPaySentence } from "./pay-in-state.ts";
import { toStateProfessionQuestions } from "./state-profession-questions.ts";

const metrosShown = 6;
const relatedShown = 3;
const othersShown = 8;

export function toStateProfession(
  profession: ProfessionRecord,
  profiled: ProfiledProfession,
  state: StateRecord,
  openings: OpeningsView | null,
) {
  const inState = toStateText(state.code);
  const plural = toRunningText(profession.plural);
  const pay = toPayInState(profession, state);
  const license = toLocalLicense(profiled, state);
  const sentence = toPaySentence(profession, state, pay);
  const metros = toMetroPay(profession, state);
  const hasMetros = metros.chart.length + metros.table.length > 0;
  return {
    name: profession.name,
    plural,
    state: state.name,
    inState,
    lead: toLead(openings, sentence),
    summary: `${sentence} ${hasMetros ? "Open jobs, license rules, pay by metro area" : "Open jobs, license rules"} and demand for ${plural} in ${inState}.`,
    openings,
    dots: toDots(profession, state),
    medians: toMedianRows(profession, state),
    metros,
    paid: withWageScope(profession.slug, plural),
    payScope: profession.payScope?.split(/(?<=\.) /)[0] ?? null,
    payNote: toPayNote(profession, state),
    license,
    practice: toPractice(profiled, state),
    demand: describeDemandInState(profession, state),
    links: {
      profession: paths.profession(profession.slug),
      pay: profession.states?.[state.code]
        ? paths.placePay(profession.slug, state.slug)
        : paths.rolePay(profession.slug),
      state: paths.state(state.slug),
      market: paths.geographic(state.slug),
      recruiters: toRecruiters(profession, state),
      neighbors: toNeighbors(profession, state),
      others: toOthers(profession, state),
    },
    questions: toStateProfessionQuestions({ profession, state, pay, license, openings }),
  };
}

export type StateProfessionView = ReturnType<typeof toStateProfession> & {
  question: LicenseQuestionView | null;
};

function toLead(openings: OpeningsView | null, sentence: string): string {
  if (!openings?.total) return sentence;
  const count = formatTotal(openings);
  return `${count} open ${openings.total === 1 ? "posting" : "postings"} today. ${sentence}`;
}

function toMedianRows({ slug, states: medians, national }: ProfessionRecord, state: StateRecord) {
  const own = medians?.[state.code];
  if (!medians || !own) return [];
  const local = [state.code, ...state.neighbors].flatMap((code) =>
    medians[code] ? [{ name: findState(code)!.name, code, median: medians[code] }] : [],
  );
  const nation = national.pay.median
    ? [{ name: "United States", code: null, median: national.pay.median }]
    : [];
  return [...local, ...nation]
    .sort((a, b) => b.median - a.median)
    .map(({ name, code, median }) => ({
      name,
      to: code && code !== state.code ? paths.geographicProfession(findState(code)!.slug, slug) : null,
      cells: [formatDollars(median), code === state.code ? "–" : formatChange(percentAbove(median, own))],
    }));
}

function toDots({ states: medians, national }: ProfessionRecord, { code, name }: StateRecord): DotRow | null {
  const { [code]: own, ...others } = medians ?? {};
  const nation = national.pay.median;
  if (!own || !nation) return null;
  return {
    name,
    note: formatDollars(own),
    all: Object.values(others),
    marks: [
      ["nation", nation],
      ["own", own],
    ],
  };
}

function toMetroPay(profession: ProfessionRecord, state: StateRecord) {
  const all = listReachingMetros(profession, state.code);
  const shown = all.length > metrosShown ? [...all.slice(0, metrosShown - 1), all.at(-1)!] : all;
  const rows = shown.map(({ slug, name }) => ({
    label: name,
    to: paths.metro(slug),
    pay: profession.metros.find((metro) => metro.slug === slug)!.pay,
  }));
  // A chart of two rows says little, and a top-coded median cannot be drawn.
  const isChart =
    rows.length > 2 && rows.every(({ pay }) => pay.median && !isOpenEnded(pay.median, survey2024));
  return {
    residents: toResidentsNote(rows.map(({ pay }) => ({ soc: profession.soc, pay }))),
    isCut: all.length > metrosShown,
    chart: isChart ? rows : [],
    table: isChart
      ? []
      : rows.map(({ label, to, pay }) => ({
          name: label,
          to,
          cells: [pay.p10, pay.p25, pay.median].map((dollars) => formatPay(dollars, survey2024)),
        })),
  };
}

const practiceTexts = {
  full: "you can evaluate, diagnose and prescribe under your own license",
  reduced: "as a rule, you need an agreement with a physician for some of your work",
  restricted:
    "as a rule, you work under a physician's supervision or delegation, or on a team that a physician leads",
};

function toPractice({ slug }: ProfiledProfession, { nursePractitioners, code }: StateRecord): string | null {
  if (slug !== "nurse-practitioner") return null;
  const { authority, asOf } = nursePractitioners;
  const newer = toNewerLaw(nursePractitioners);
  if (newer) return newer;
  return `${startSentence(toStateText(code))} gives nurse practitioners ${authority} practice authority: ${practiceTexts[authority]} (AANP, ${formatDay(asOf)}).`;
}

function toRecruiters({ slug, plural }: ProfessionRecord, state: StateRecord) {
  const cities = cityMarkets.filter(({ stateCode }) => stateCode === state.code);
  return [
    ...(isStatewide(slug)
      ? [
          {
            name: `Hire ${toRunningText(plural)} in ${toStateText(state.code)}`,
            to: paths.localRecruiters(slug, state.slug),
          },
        ]
      : []),
    ...cities.map((city) => ({
      name: `Hire ${toRunningText(plural)} in ${city.city}`,
      to: paths.localRecruiters(slug, city.slug),
    })),
  ];
}

function toNeighbors(profession: ProfessionRecord, state: StateRecord) {
  const { slug, states: medians } = profession;
  return listByName(state.neighbors).map((code) => {
    const { name, slug: stateSlug } = findState(code)!;
    const areas = listReachingMetros(profession, code).length;
    return {
      name,
      to: paths.geographicProfession(stateSlug, slug),
      note: medians?.[code]
        ? formatDollars(medians[code])
        : areas > 0
          ? `Pay in ${areas} ${areas === 1 ? "metro" : "metros"}`
          : null,
    };
  });
}

function toOthers({ slug, related }: ProfessionRecord, state: StateRecord) {
  const others = profiledProfessions.filter((other) => other.slug !== slug);
  const chosen = new Set([
    ...related.filter((other) => others.some((of) => of.slug === other)).slice(0, relatedShown),
    ...others.map((of) => of.slug),
  ]);
  return [...chosen].slice(0, othersShown).map((other) => ({
    name: startSentence(toRunningText(others.find((of) => of.slug === other)!.plural)),
    to: paths.geographicProfession(state.slug, other),
  }));
}
