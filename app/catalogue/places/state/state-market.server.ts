import { toWhole } from "#app/facts/catalog/passage.ts";
import type { StateRecord } from "#app/facts/catalog/place-records.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import {
  countKnownOwners,
  describeBeds,
  describeSystems,
  listSized,
  ownerNames,
  ownerSource,
  ownerWords,
  toHospitalRows,
  withCity,
} from "#app/facts/reference/place/hospital-rows.ts";
import { findState, states, toStateText } from "#app/facts/reference/place/states.ts";
import { enrollmentTypes } from "#app/facts/reference/profession/enrollments.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import {
  findProfiledProfession,
  profiledProfessions,
  statewideProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { formatChange, toPer100k } from "#app/kit/text/figures.ts";
import { toEndRank } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { toMarketQuestions } from "./state-market-questions.ts";

const demandShown = 12;
const hospitalsShown = 10;
const metrosShown = 10;

type StateDemand = [slug: string, postings: number][] | null;

export function toStateMarket(state: StateRecord, demand: StateDemand) {
  const inState = toStateText(state.code);
  const open = demand?.reduce((sum, [, postings]) => sum + postings, 0) ?? null;
  return {
    kind: "state" as const,
    name: state.name,
    inState,
    slug: state.slug,
    lead: open
      ? `${describeOwners(state)} Employers have ${formatCount(open)} openings here today.`
      : describeOwners(state),
    summary: `The ${state.name} healthcare market: ${formatCount(state.facilities.hospitals)} hospitals and their owners, clinician supply, shortage areas, metro areas and open jobs today.`,
    facts: toFacts(state, open),
    demand: demand && toDemandBars(state, demand),
    hospitals: toStateHospitals(state),
    supply: toSupply(state),
    healthcareFacts: state.healthcareFacts.map(toWhole),
    recruiting: state.recruiting.map(toWhole),
    reachesOut: state.metros.some(({ name }) => !name.endsWith(`, ${state.code}`)),
    metros: state.metros.slice(0, metrosShown).map(({ slug, name, population, growthPercent }) => ({
      name,
      to: paths.metro(slug),
      cells: [formatCount(population), formatChange(growthPercent)],
    })),
    cityMarkets: cityMarkets
      .filter(({ stateCode }) => stateCode === state.code)
      .map(({ slug, city }) => ({ name: city, to: paths.geographic(slug), note: "city market" })),
    recruiters: statewideProfessions.map((slug) => ({
      name: `${findProfiledName(slug)} recruiters`,
      to: paths.localRecruiters(slug, state.slug),
    })),
    neighbors: state.neighbors.map((code) => {
      const neighbor = findState(code)!;
      return { name: `${neighbor.name} market`, to: paths.geographic(neighbor.slug) };
    }),
    questions: toMarketQuestions(state, demand),
  };
}

export type StateMarketView = ReturnType<typeof toStateMarket>;

export const toStateHospitals = (state: StateRecord) => ({
  inState: toStateText(state.code),
  text: toOwnersText(state),
  owners: toOwners(state),
  facilities: toFacilities(state),
  rows: toHospitalRows(state.largestHospitals.slice(0, hospitalsShown)),
});

const findProfiledName = (slug: string): string => findProfiledProfession(slug)?.name ?? slug;

export function describeOwners({ facilities, ownership, population, code }: StateRecord): string {
  const [owner, count] = Object.entries(ownership).sort((a, b) => b[1] - a[1])[0] as [
    keyof typeof ownerNames,
    number,
  ];
  const known = countKnownOwners(ownership);
  const share = Math.round((count / known) * 100);
  const those = known === facilities.hospitals ? "them" : `the ${formatCount(known)} whose owner we know`;
  return `${startSentence(toStateText(code))} has ${formatCount(facilities.hospitals)} hospitals for ${formatCount(population)} people; ${share}% of ${those} are ${ownerWords[owner]} (${ownerSource}).`;
}

function toFacts({ shortage, facilities, population, populationRank }: StateRecord, open: number | null) {
  const ranked = toEndRank(populationRank, states.length, ["largest", "smallest"]);
  return [
    open === null
      ? null
      : { figure: formatCount(open), label: "open postings", source: `${site.name}, today` },
    {
      figure: formatCount(Math.round(population / facilities.hospitals)),
      label: "people per hospital",
      source: "Census Bureau, 2025; CMS, 2026",
    },
    shortage.practitionersNeeded === null
      ? {
          figure: formatCount(shortage.areas),
          label: "primary care shortage areas",
          source: "HRSA, May 2026",
        }
      : {
          figure: formatCount(shortage.practitionersNeeded),
          label: "more primary care practitioners needed",
          source: "HRSA, December 2025",
        },
    {
      figure: formatCount(population),
      label: ranked ? `people, ${ranked} of the 50 states and DC` : "people",
      source: "Census Bureau, July 2025",
    },
  ];
}

function toDemandBars(state: StateRecord, demand: [string, number][]) {
  return demand.slice(0, demandShown).flatMap(([slug, value]) => {
    const profession = findProfession(slug);
    if (!profession) return [];
    const isProfiled = profiledProfessions.some((of) => of.slug === slug);
    const search = new URLSearchParams({ location: state.name, profession: slug });
    return [
      {
        name: profession.plural,
        value,
        to: isProfiled ? paths.geographicProfession(state.slug, slug) : paths.jobs(`${search}`),
      },
    ];
  });
}

const toOwners = ({ ownership }: StateRecord) =>
  (Object.keys(ownerNames) as (keyof typeof ownerNames)[])
    .map((owner) => ({ name: ownerNames[owner], value: ownership[owner] }))
    .sort((a, b) => b.value - a.value);

function toOwnersText({ largestHospitals, code }: StateRecord): string {
  const sized = listSized(largestHospitals);
  const [first] = sized;
  const size = first
    ? `${withCity(first)} has the most reported beds, ${describeBeds(first)}. Not every hospital reports its beds.`
    : `We have no bed counts for hospitals in ${toStateText(code)}.`;
  if (sized.length < 2) return size;
  return `${size} ${describeSystems(sized, "with the most reported beds")}`;
}

function toFacilities({ facilities, population }: StateRecord) {
  const names = {
    acuteCare: "Acute care hospitals",
    criticalAccess: "Critical access hospitals",
    psychiatric: "Psychiatric hospitals",
    childrens: "Children's hospitals",
    skilledNursing: "Skilled nursing facilities",
    homeHealth: "Home health agencies",
    hospice: "Hospices",
    dialysis: "Dialysis centers",
  };
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((kind) => facilities[kind] > 0)
    .map((kind) => ({ name: names[kind], value: facilities[kind] }))
    .sort((a, b) => b.value - a.value)
    .map(({ name, value }) => ({ name, cells: [formatCount(value), toPer100k(value, population)] }));
}

function toSupply({ enrolled, population, slug: stateSlug }: StateRecord) {
  return Object.entries(enrollmentTypes)
    .map(([slug, type]) => ({ slug, count: enrolled[type] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ slug, count }) => ({
      name: profiledProfessions.find((of) => of.slug === slug)!.plural,
      to: paths.geographicProfession(stateSlug, slug),
      cells: [formatCount(count), toPer100k(count, population)],
    }));
}
