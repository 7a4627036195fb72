import { findInCatalog } from "#app/facts/catalog/catalog.ts";
import { findState, type State, toStateText } from "#app/facts/reference/place/states.ts";
import { findRoleOfPosting, getPayOwner } from "#app/facts/reference/profession/paid-roles.ts";
import { findWageCode } from "#app/facts/reference/profession/wage-occupation.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { toSpot } from "#app/pages/page/map/spot.ts";
import { paths } from "#app/paths.ts";
import type { JobPlace } from "./job-whereabouts.tsx";
import { type PayStanding, toPayStanding } from "./pay-standing.ts";

/** Reads at most two records, and how soon the employer of an open posting answers. */
export async function findJobMarket(
  context: SiteContext,
  job: JobRecord,
): Promise<{ standing: PayStanding | null; place: JobPlace | null; usualAnswer: string | null }> {
  const state = job.workplace === "remote" ? null : findState(job.stateCode);
  const code = findWageCode(job.profession, job.specialty);
  const [{ city, metro }, wages, usualAnswer] = await Promise.all([
    findCityMetro(context, job.city, state),
    code && findInCatalog(context, "wages", code),
    job.status === "open" ? findUsualAnswer(context, job.id) : null,
  ]);
  const standing = wages ? toPayStanding(job, wages, { metro, state }) : null;
  const place =
    wages &&
    [metro && wages.metros[metro.slug] && metro, state && wages.states[state.code] && state].find(Boolean);
  return {
    standing: standing && { ...standing, ...toComparison(job, place ? place.slug : null) },
    place: toPlace(job, state, city?.place ?? null),
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

function toComparison(
  { profession, specialty }: JobRecord,
  place: string | null,
): Pick<PayStanding, "compare"> {
  const role = findRoleOfPosting(profession, specialty);
  if (!role) return {};
  const { slug } = getPayOwner(role);
  return { compare: place ? paths.placePay(slug, place) : paths.rolePay(slug) };
}

function toPlace(job: JobRecord, state: ReturnType<typeof findState>, page: string | null): JobPlace | null {
  const position = job.lat !== null && job.lon !== null ? { latitude: job.lat, longitude: job.lon } : null;
  const spot = state && toSpot(state.code, position);
  if (!state || !spot) return null;
  const name = job.city ? `${job.city}, ${state.name}` : state.name;
  return {
    name,
    spot,
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
