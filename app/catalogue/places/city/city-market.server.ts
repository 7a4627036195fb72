import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { toWhole } from "#app/facts/catalog/passage.ts";
import type { CityMarket, Metro } from "#app/facts/catalog/place-records.ts";
import { toHospitalRows } from "#app/facts/reference/place/hospital-rows.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { isResidentPay, toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { formatChange, percentAbove } from "#app/kit/text/figures.ts";
import { formatPay, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { describeMeasured, describePremium, toCityMarketQuestions } from "./city-market-questions.ts";

export function toCityMarketPage(
  market: CityMarket,
  metros: CatalogRecord<"metros">,
  openings: OpeningsView | null,
) {
  const metro = metros.find(({ slug }) => slug === market.metroSlug) ?? null;
  const stateSlug = findState(market.stateCode)!.slug;
  return {
    kind: "city" as const,
    city: market.city,
    state: market.state,
    stateSlug,
    lead: toLead(market, metro, openings),
    summary: `The ${market.city} healthcare market: ${formatCount(market.hospitalCount)} hospitals, offers ${market.salaryPremium} above the national average by our estimate, surveyed pay by profession, employers and open jobs.`,
    openings,
    facts: toFacts(market, metro),
    healthcareFacts: market.healthcareFacts.map(toWhole),
    economy: market.economicHighlights.map(toWhole),
    living: market.livingHighlights.map(toWhole),
    majorHospitals: market.majorHospitals,
    hospitals: toHospitalRows(market.hospitals),
    pay: metro ? toPay(metro, stateSlug) : null,
    metro: { name: metro?.name ?? market.city, to: paths.metro(market.metroSlug) },
    recruiters: profiledProfessions.map(({ slug, name }) => ({
      name: `${name} recruiters`,
      to: paths.localRecruiters(slug, market.slug),
    })),
    nearest: market.nearest.map(({ slug, city, miles }) => ({
      name: city,
      to: paths.geographic(slug),
      note: `${formatCount(miles)} miles`,
    })),
    questions: toCityMarketQuestions(market, metro),
  };
}

export type CityMarketView = ReturnType<typeof toCityMarketPage>;

function toLead(market: CityMarket, metro: Metro | null, openings: OpeningsView | null) {
  const { city, metroPopulation, hospitalCount } = market;
  const area = `The ${city} area has ${formatCount(hospitalCount)} hospitals for ${formatCount(metroPopulation)} people. ${describePremium(market, metro)}`;
  if (!openings?.total) return `${area}.`;
  return `${area}. We have ${formatTotal(openings)} openings here today.`;
}

function toFacts(market: CityMarket, metro: Metro | null) {
  const [before, now] = [metro?.populations[0], metro?.populations.at(-1)];
  return [
    {
      figure: market.salaryPremium,
      label: "offers above the national average",
      source: [`${site.name}'s estimate of offers`, describeMeasured(metro)]
        .filter(Boolean)
        .join("; in the survey, "),
    },
    {
      figure: formatCount(market.population),
      label: `people in ${market.city}`,
      source: "Census Bureau, 2019-2023",
    },
    {
      figure: formatCount(market.metroPopulation),
      label:
        before && now
          ? `people in the metro area, ${formatChange(percentAbove(now, before))} since 2020`
          : "people in the metro area",
      source: "Census Bureau, July 2025",
    },
    { figure: formatCount(market.hospitalCount), label: "hospitals in the metro area", source: "CMS, 2026" },
  ];
}

function toPay(metro: Metro, stateSlug: string) {
  const paid = profiledProfessions
    .flatMap(({ slug, soc, plural }) => {
      const pay = metro.pay[soc];
      if (!pay?.median || isResidentPay(soc, pay, metro.standing[soc]?.national ?? null)) return [];
      return [{ slug, soc, plural, pay, median: pay.median }];
    })
    .sort((a, b) => b.median - a.median);
  if (paid.length === 0) return null;
  return {
    residents: toResidentsNote(paid),
    rows: paid.map(({ slug, plural, pay }) => ({
      name: withWageScope(slug, plural),
      to: paths.geographicProfession(stateSlug, slug),
      cells: [pay.p10, pay.median, pay.p90].map((dollars) => formatPay(dollars, survey2024)),
    })),
  };
}
