import { findInCatalog } from "#app/facts/catalog/catalog.ts";
import type { StateRow } from "#app/facts/catalog/place-records.ts";
import type { PriceLevels } from "#app/facts/catalog/wage-records.ts";
import { describeLocalPrices, findPrices } from "#app/facts/reference/place/local-prices.ts";
import { findState, type State, toStateText } from "#app/facts/reference/place/states.ts";
import { findRoleOfPosting, getPayOwner } from "#app/facts/reference/profession/paid-roles.ts";
import { findWageCode } from "#app/facts/reference/profession/wage-occupation.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import {
  findNearestPlace,
  listPlaceStates,
  listPlaces,
  toPlaceName,
} from "#app/jobs/postings/record/job-places.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { formatUnits } from "#app/kit/ui/count.ts";
import { toSpot } from "#app/pages/page/map/spot.ts";
import { paths } from "#app/paths.ts";
import { type AskedView, toAskedView } from "./asked.ts";
import { findHeld } from "./held.server.ts";
import type { JobPlace } from "./job-whereabouts.tsx";
import { type PayStanding, toPayStanding } from "./pay-standing.ts";

interface JobMarket {
  standing: PayStanding | null;
  place: JobPlace | null;
  asked: AskedView;
  usualAnswer: string | null;
}

/** Reads at most four records, one of each state with further places, how soon the employer of an open posting answers, and a clinician's own profile. */
export async function findJobMarket(context: SiteContext, job: JobRecord): Promise<JobMarket> {
  const state = job.workplace === "remote" ? null : findState(job.stateCode);
  const count = job.morePlaces.length + 1;
  const code = findWageCode(job.profession, job.specialty);
  const [{ city, metro }, all, wages, levels, states, usualAnswer, { held, distance }] = await Promise.all([
    findCityMetro(context, job.city, state),
    count > 1 ? listStatePlaces(context, job) : [],
    code && findInCatalog(context, "wages", code),
    state && findInCatalog(context, "price-levels"),
    state && findInCatalog(context, "states"),
    job.status === "open" ? findUsualAnswer(context, job.id) : null,
    findOwnSide(context, job),
  ]);
  const standing = wages ? toPayStanding(job, wages, { metro, state }) : null;
  const place =
    wages &&
    [metro && wages.metros[metro.slug] && metro, state && wages.states[state.code] && state].find(Boolean);
  return {
    standing: standing && {
      ...standing,
      ...toComparison(job, place ? place.slug : null),
      ...(count > 1 && { comparedIn: `${toPlaceName(job)}, the first of ${count} places` }),
    },
    place: toPlace(job, state, city?.place ?? null, {
      all,
      distance,
      prices: toPrices(levels, states, metro, state),
    }),
    asked: toAskedView(job, held, toIsoDay(context.now)),
    usualAnswer,
  };
}

export async function findCityMetro(
  context: Pick<SiteContext, "env" | "preventCaching">,
  name: string | null,
  state: State | null,
) {
  const area = state && (await findInCatalog(context, "city-metros", state.slug));
  const city = findOwn(area?.cities, toSlug(name ?? "")) ?? null;
  const metroName = city?.metro && area?.metros[city.metro];
  return { city, metro: city?.metro && metroName ? { slug: city.metro, name: metroName } : null };
}

/** Of several places, by state, with the pages that we have of them. */
async function listStatePlaces(context: SiteContext, job: JobRecord): Promise<JobPlace["all"]> {
  const of = listPlaceStates(job).flatMap((code) => findState(code) ?? []);
  return Promise.all(
    of.map(async (state) => {
      const area = await findInCatalog(context, "city-metros", state.slug);
      const cities = listPlaces(job).flatMap(({ city, stateCode }) =>
        city && stateCode === state.code ? [city] : [],
      );
      return {
        name: state.name,
        to: paths.state(state.slug),
        cities: cities.map((name) => {
          const page = findOwn(area?.cities, toSlug(name))?.place;
          return { name, to: page ? paths.location(page) : null };
        }),
      };
    }),
  );
}

function toComparison(
  { profession, specialty }: JobRecord,
  place: string | null,
): Pick<PayStanding, "compare"> {
  const role = findRoleOfPosting(profession, specialty);
  if (!role) return {};
  const { slug } = getPayOwner(role);
  return { compare: place ? paths.placePay(slug, place) : paths.rolePay(slug) };
}

async function findOwnSide(context: SiteContext, job: JobRecord) {
  const held = await findHeld(context);
  const home =
    held?.place && job.workplace !== "remote" ? await findSearchPlace(context.db, held.place, 0) : null;
  const nearest =
    home?.kind === "city" ? findNearestPlace({ latitude: home.lat, longitude: home.lon }, job) : null;
  if (!nearest) return { held, distance: null };
  const far = `bout ${formatUnits(Math.round(nearest.miles), "mile")} from ${held!.place} in a straight line.`;
  const distance =
    job.morePlaces.length > 0 ? `${toPlaceName(nearest.place)} is nearest: a${far}` : `A${far}`;
  return { held, distance };
}

function toPrices(
  levels: PriceLevels | null,
  states: readonly StateRow[] | null,
  metro: { slug: string; name: string } | null,
  state: State | null,
): JobPlace["prices"] {
  const row = states?.find(({ code }) => code === state?.code);
  if (!row) return null;
  return {
    text: describeLocalPrices(row, levels && metro && findPrices(levels, metro, null)),
    to: paths.stateTab(row.slug, "living-costs"),
    label: `Living costs in ${toStateText(row.code)}`,
  };
}

function toPlace(
  job: JobRecord,
  state: State | null,
  page: string | null,
  living: Pick<JobPlace, "all" | "distance" | "prices">,
): JobPlace | null {
  const position = job.lat !== null && job.lon !== null ? { latitude: job.lat, longitude: job.lon } : null;
  const spot = state && toSpot(state.code, position);
  if (!state || !spot) return null;
  const name = job.city ? `${job.city}, ${state.name}` : state.name;
  return {
    name,
    spot,
    ...living,
    about:
      job.city && page
        ? { label: `Hospitals, pay and people in ${job.city}`, to: paths.location(page) }
        : { label: `Licenses, pay and cities in ${toStateText(state.code)}`, to: paths.state(state.slug) },
  };
}

const leastAnswered = 5;
const mostAnswered = 50;
const lookedBackMs = 365 * dayMs;

/** How soon a company answers as a rule: the middle of its newest answers. Null with fewer than five in a year. */
export async function findUsualAnswer(
  { db, now }: Pick<SiteContext, "db" | "now">,
  jobId: number,
): Promise<string | null> {
  const { results } = await db.$client
    .prepare(
      `SELECT answered_at - created_at AS ms FROM applications
        WHERE employer_id = (SELECT employer_id FROM jobs WHERE id = ?1) AND created_at > ?2 AND answered_at <= ?3
        ORDER BY created_at DESC LIMIT ${mostAnswered}`,
    )
    .bind(jobId, now - lookedBackMs, now)
    .all<{ ms: number }>();
  if (results.length < leastAnswered) return null;
  const sorted = results.map(({ ms }) => ms).sort((a, b) => a - b);
  return toSpanWords(sorted[Math.floor(sorted.length / 2)]!);
}

function toSpanWords(ms: number): string {
  if (ms < hourMs) return "within an hour";
  if (ms < dayMs) return "within a day";
  const days = Math.ceil(ms / dayMs);
  return `within ${days} days`;
}
