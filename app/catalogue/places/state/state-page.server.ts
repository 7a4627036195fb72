import { toWhole } from "#app/facts/catalog/passage.ts";
import type { StateRecord, StateRow } from "#app/facts/catalog/place-records.ts";
import { toLicenseNotes } from "#app/facts/licensing/license-note-rows.ts";
import type { LicenseQuestionView } from "#app/facts/licensing/question/license-question.ts";
import { readTaxRecord, type TaxFiles } from "#app/facts/reference/pay/tax-tables.ts";
import { describeLocalPrices } from "#app/facts/reference/place/local-prices.ts";
import { describeNewerLaws, toNewerLaw } from "#app/facts/reference/place/practice-authority.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import {
  publishedOccupations,
  registeredNurses,
  toRank,
} from "#app/facts/reference/profession/published-occupations.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { formatChange, formatPercent, listWithAnd, percentAbove } from "#app/kit/text/figures.ts";
import { toEndRank } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { toCompactMap } from "#app/pages/page/map/compact-map.server.ts";
import type { PageLink } from "#app/pages/page/page-link.ts";
import { paths } from "#app/paths.ts";
import { toComparisonPath } from "./comparison.ts";
import { toLivingCosts } from "./living-costs.ts";
import {
  describePhysicianPay,
  describeResidents,
  toPayDots,
  toPayRows,
  toPhysicianRows,
} from "./pay-rows.ts";
import {
  authorityName,
  comparedAsOf,
  listComparedStates,
  listContrasts,
  toStateComparison,
} from "./state-comparison.ts";
import { describeOwners, toStateHospitals } from "./state-market.server.ts";
import { toStateQuestions } from "./state-questions.ts";
import type { StateTab } from "./state-tabs.ts";

/** Of the two professions with the most jobs. */
const mappedCompacts = ["NLC", "IMLC"] as const;
const metrosShown = 8;
/** The first profession of each compact names its card. */
const withCompact = [
  "registered-nurse",
  "licensed-practical-nurse",
  "physician",
  "physical-therapist",
  "psychologist",
  "paramedic",
  "physician-assistant",
  "nurse-practitioner",
  "crna",
  "nurse-midwife",
  "clinical-nurse-specialist",
  "respiratory-therapist",
  "occupational-therapist",
  "occupational-therapy-assistant",
  "counselor",
  "speech-language-pathologist",
  "audiologist",
  "social-worker",
  "dentist",
  "dental-hygienist",
  "dietitian",
];

/** All that is said of a state. */
function toStateFacts(state: StateRecord, rows: readonly StateRow[]) {
  const inState = toStateText(state.code);
  const peers = listComparedStates(state, rows);
  return {
    name: state.name,
    code: state.code,
    inState,
    slug: state.slug,
    compacts: toLicenseNotes(withCompact, state.code),
    practice: toPractice(state, rows),
    pay: {
      dots: toPayDots(state, rows),
      rows: toPayRows(state, rows),
      physicians: toPhysicianRows(state),
      physicianNote: describePhysicianPay(state.physicians, describeResidents(state)),
    },
    maps: mappedCompacts.map(toCompactMap),
    comparison: {
      headings: ["Measure", state.name, ...peers.map(({ name }) => name), "United States"],
      rows: toStateComparison(state, peers, rows),
      note: `BLS, May 2025; AANP, February 2025, or a newer law where the table says so; compacts, ${comparedAsOf}; Census Bureau, 2025; HRSA, May 2026; CMS, 2026.`,
      contrasts: peers.map((peer) => ({
        name: peer.name,
        to: paths.state(peer.slug),
        texts: listContrasts(state, peer),
      })),
      pairs: rows
        .filter(({ code }) => [...state.neighbors, ...peers.map((peer) => peer.code)].includes(code))
        .map((row) => ({ name: row.name, to: toComparisonPath(state, row) })),
    },
    forClinicians: toWhole(state.forClinicians),
    living: state.livingHighlights.map(toWhole),
    economy: state.economicHighlights.map(toWhole),
    cities: state.cities.map(({ slug, name, population }) => ({
      name,
      to: slug && paths.location(slug),
      cells: [formatCount(population)],
    })),
    // Places under 20,000 people come from GeoNames and have no page.
    citiesSource: state.cities.every(({ slug }) => slug)
      ? "Census Bureau, 2019-2023."
      : "Census Bureau, 2019-2023. Cities without a link: GeoNames, approximate.",
    reachesOut: state.metros.some(({ name }) => !name.endsWith(`, ${state.code}`)),
    metros: state.metros.slice(0, metrosShown).map(({ slug, name, population, growthPercent }) => ({
      name,
      to: paths.metro(slug),
      cells: [formatCount(population), formatChange(growthPercent)],
    })),
    moreMetros: Math.max(0, state.metros.length - metrosShown),
    professions: toProfessionLinks(state),
    neighbors: toNeighborLinks(state, rows),
    questions: toStateQuestions(state, rows),
  };
}

const briefRows = 4;

/** The first page: what decides, and four lines of each tab. */
export function toStatePage(state: StateRecord, rows: readonly StateRow[], openings: OpeningsView | null) {
  const all = toStateFacts(state, rows);
  const { name, code, inState, slug, neighbors } = all;
  return {
    ...{ name, code, inState, slug, neighbors, openings },
    lead: toLead(state, rows, openings),
    summary: `Working in healthcare in ${inState}: ${toPayText(state, rows)}. License compacts, pay for ten occupations, cities and open jobs.`,
    facts: toFacts(state, all, openings),
    dots: all.pay.dots.slice(0, briefRows),
    licenses: all.compacts
      .slice(0, briefRows)
      .map(({ profession, status, standing }) => ({ profession, status, standing })),
    cities: all.cities.slice(0, briefRows),
    citiesSource: all.citiesSource,
    hospitals: describeOwners(state),
    costs: describeLocalPrices(state),
    pairs: all.comparison.pairs,
  };
}

/** What decides first. */
function toFacts(
  state: StateRecord,
  { pay, compacts, practice, comparison }: ReturnType<typeof toStateFacts>,
  openings: OpeningsView | null,
) {
  const nurses = pay.rows.find(({ name }) => name === registeredNurses.plural);
  const [compact] = compacts;
  const priceChange = state.prices.all - 100;
  return [
    openings && { figure: formatTotal(openings), label: "Open jobs", source: "On this site today" },
    nurses && {
      figure: nurses.cells[0]!,
      label: "RN median pay",
      source: `${nurses.cells[2]} compared with the U.S. median. BLS, May 2025`,
    },
    {
      figure: toLevel(priceChange),
      label: "Prices",
      source: "Compared with the U.S. average. BEA, 2024",
    },
    compact && {
      figure: compact.standing === "member" ? "Member" : "Not a member",
      label: "Nurse compact",
      source: `As of ${compact.asOf}`,
    },
    {
      figure: startSentence(comparison.rows.find(({ name }) => name === authorityName)!.cells[0]!),
      label: authorityName,
      source: `AANP, ${practice.asOf}`,
    },
  ].filter((fact) => !!fact);
}

/** "2.9% lower" */
const toLevel = (change: number): string =>
  Math.abs(change) < 0.05 ? "The same" : `${formatPercent(change)}% ${change > 0 ? "higher" : "lower"}`;

export type StatePageView = Omit<ReturnType<typeof toStatePage>, "summary"> & {
  question: LicenseQuestionView | null;
  guides: readonly PageLink[];
};

/** Only what one tab shows. */
export function toStateTabPage(
  tab: StateTab,
  state: StateRecord,
  rows: readonly StateRow[],
  taxes: TaxFiles | null,
) {
  const all = toStateFacts(state, rows);
  const { name, code, inState, slug } = all;
  const is = (one: StateTab["slug"]) => tab.slug === one;
  return {
    ...{ name, code, inState, slug },
    tab: tab.slug,
    title: tab.toTitle(inState),
    lead: is("pay") ? startSentence(`${toPayText(state, rows)}.`) : startSentence(tab.toAbout(inState)),
    hospitals: is("hospitals") ? toStateHospitals(state) : null,
    costs: taxes && toLivingCosts(state, rows, readTaxRecord(taxes, "single")),
    pay: is("pay") ? all.pay : null,
    license: is("license") ? { compacts: all.compacts, practice: all.practice, maps: all.maps } : null,
    living: is("living")
      ? {
          texts: [all.forClinicians, all.living.join(" "), all.economy.join(" ")],
          ...{ cities: all.cities, citiesSource: all.citiesSource },
          ...{ metros: all.metros, moreMetros: all.moreMetros, reachesOut: all.reachesOut },
        }
      : null,
    comparison: is("comparison") ? all.comparison : null,
    professions: is("professions") ? all.professions : null,
    questions: is("questions") ? all.questions : null,
  };
}

export type StateTabView = ReturnType<typeof toStateTabPage> & { question: LicenseQuestionView | null };

function toPayText(state: StateRecord, rows: readonly StateRow[]): string {
  const { soc } = registeredNurses;
  const medians = Object.fromEntries(rows.map(({ code, medians }) => [code, medians[soc]!]));
  const { rank, of } = toRank(medians, state.code);
  const percent = percentAbove(state.medians[soc]!, state.nationalMedians[soc]!);
  const compared = `${formatPercent(percent)}% ${percent < 0 ? "below" : "above"} the national median`;
  const ranked = toEndRank(rank, of, ["highest", "lowest"]);
  return `registered nurses earn a median of ${formatDollars(state.medians[soc]!)} (BLS, May 2025), ${compared}${ranked ? ` and ${ranked} of the 50 states and DC` : ""}`;
}

function toLead(state: StateRecord, rows: readonly StateRow[], openings: OpeningsView | null): string {
  const pay = toPayText(state, rows);
  if (!openings?.total) return `${startSentence(pay)}.`;
  const count = formatTotal(openings);
  return `${count} ${openings.total === 1 ? "job is" : "jobs are"} open today. ${startSentence(pay)}.`;
}

const authorityTexts = {
  full: "Nurse practitioners evaluate, diagnose, order tests and prescribe under their own license.",
  reduced: "As a rule, nurse practitioners need an agreement with a physician for some of their work.",
  restricted:
    "As a rule, nurse practitioners work under a physician's supervision or delegation, or on a team that a physician leads.",
};

function toPractice({ nursePractitioners, neighbors }: StateRecord, rows: readonly StateRow[]) {
  const { authority, aanpClass, asOf } = nursePractitioners;
  const alike = rows.filter(({ nursePractitioners: other }) => other.authority === authority).length;
  const newer = toNewerLaw(nursePractitioners);
  const month = formatDay(asOf);
  const beside = rows.filter((row) => neighbors.includes(row.code));
  const changed = describeNewerLaws(beside.map(({ nursePractitioners: other }) => other));
  const nextDoor = beside
    .filter((row) => row.nursePractitioners.authority === "full")
    .map((row) => toStateText(row.code));
  const reach = nextDoor.length
    ? ` Neighbors with full authority: ${listWithAnd(nextDoor)}.${changed ? ` ${changed}` : ""}`
    : neighbors.length > 0
      ? changed
        ? ` In ${month}, no neighboring state gave full authority. ${changed}`
        : " No neighboring state gives full authority."
      : "";
  return {
    status: `${startSentence(authority)} practice${newer && authority === aanpClass ? ` in ${month}` : ""}, as in ${alike} of the 50 states and DC`,
    text: `${newer ?? authorityTexts[authority]}${reach}`,
    asOf: month,
  };
}

function toProfessionLinks(state: StateRow) {
  const socs = new Map(publishedOccupations.map(({ slug, soc }) => [slug, soc]));
  return profiledProfessions
    .map(({ slug, plural }) => ({ slug, plural, median: state.medians[socs.get(slug) ?? ""] ?? 0 }))
    .sort((a, b) => b.median - a.median)
    .map(({ slug, plural, median }) => ({
      name: plural,
      to: paths.geographicProfession(state.slug, slug),
      note: median ? formatDollars(median) : null,
    }));
}

function toNeighborLinks(state: StateRecord, rows: readonly StateRow[]) {
  const { soc } = registeredNurses;
  const own = state.medians[soc]!;
  return state.neighbors.flatMap((code) => {
    const row = rows.find((other) => other.code === code);
    const percent = row?.medians[soc] ? percentAbove(row.medians[soc], own) : 0;
    const pay =
      Math.abs(percent) < 0.5
        ? "RN pay is the same"
        : `RN pay is ${formatPercent(percent)}% ${percent > 0 ? "higher" : "lower"}`;
    return row ? [{ name: findState(code)?.name ?? code, to: paths.state(row.slug), note: pay }] : [];
  });
}
