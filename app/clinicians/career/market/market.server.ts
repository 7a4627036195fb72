import { describeExpired, listCurrentLicenses } from "#app/clinicians/profile/record/expired-licenses.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import { toLicenseName } from "#app/facts/licensing/license-words.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { radiusChoices } from "#app/jobs/search/index/filter-choices.ts";
import { type JobFilters, noFilters, toSearchParams } from "#app/jobs/search/index/filters.ts";
import { planSearch, readSearch } from "#app/jobs/search/index/read-search.server.ts";
import { countJobs } from "#app/jobs/search/index/search.server.ts";
import type { Total } from "#app/jobs/search/index/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence, withArticle } from "#app/kit/text/sentence.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import {
  type Credential,
  countOpenOn,
  listBestCredentials,
  listCovered,
  type OpenWork,
  toHolding,
} from "./next-credentials.ts";
import { findLastDay, listOpenWork } from "./open-work.server.ts";
import { type Trend, toTrend, toTrendDays } from "./trend.ts";

interface FoundJobs {
  /** "1,284", or "1,000+" when the search stops counting. */
  count: string;
  to: string;
}

interface Opening extends FoundJobs {
  name: string;
  more: number;
  how: string;
}

export interface Market {
  people: string;
  /** Says what counts by license include. Null without a license, when the counts go by the profession. */
  scope: string | null;
  /** Says which licenses have expired, so that they do not count. */
  expired: string | null;
  open: FoundJobs;
  /** A wish, or only the specialty that she has. */
  wanted: (FoundJobs & { isWish: boolean }) | null;
  trend: Trend | null;
  openings: readonly Opening[];
}

/** Null without a profession: then every job would be open, or none. */
export async function findMarket(
  context: Pick<SiteContext, "db" | "now">,
  profile: Profile,
): Promise<Market | null> {
  const today = toIsoDay(context.now);
  const licenses = listCurrentLicenses(profile, today);
  const holding = toHolding(profile.profession, licenses);
  if (!holding) return null;
  const { profession } = holding;
  const lastDay = await findLastDay(context.db);
  const days = lastDay === null ? [] : toTrendDays(lastDay);
  const work = days.length > 0 ? await listOpenWork(context.db, listCovered(holding), days) : [];
  const credentials = lastDay === null ? [] : listBestCredentials(profession.slug, licenses, work, lastDay);
  const wanted = toWantedFilters(profession.slug, { ...profile, licenses });
  const [open, found, ...opened] = await countAll(context, [
    toOpenFilters(profession.slug, licenses),
    wanted,
    ...credentials.map((credential) => toOpenFilters(profession.slug, credential.licenses)),
  ]);
  return {
    people: profession.plural.toLowerCase(),
    scope: licenses.length > 0 ? toScope(holding) : null,
    expired: describeExpired(profile, today),
    open: open!.jobs,
    wanted: found ? { ...found.jobs, isWish: saysWishes(profile) } : null,
    trend: toTrend(days.map((day) => [day, countOf(holding, work, day)])),
    openings: credentials
      .map((credential, at) => toOpening(credential, opened[at]!, open!.total.total))
      .filter(({ more }) => more > 0)
      .sort((one, other) => other.more - one.more),
  };
}

/** Matching counts one profession, and a license opens all that share it. */
function toScope(holding: Parameters<typeof listCovered>[0]): string {
  const others = listCovered(holding).filter((slug) => slug !== holding.profession.slug);
  const names = others.map((slug) => findProfession(slug)!.plural.toLowerCase());
  const included = names.length > 0 ? `, so jobs for ${listWithAnd(names)} are included` : "";
  return `We count by your license${included}. We do not check certificates or experience here.`;
}

function countOf(holding: Parameters<typeof countOpenOn>[0], work: readonly OpenWork[], day: number) {
  return work.some(({ byDay }) => byDay.has(day)) ? countOpenOn(holding, work, day) : null;
}

interface Counted {
  total: Total;
  jobs: FoundJobs;
}

async function countAll(
  { db, now }: Pick<SiteContext, "db" | "now">,
  asked: readonly (JobFilters | null)[],
): Promise<(Counted | null)[]> {
  const searches = await Promise.all(asked.map((filters) => filters && readSearch(db, filters)));
  const totals = await countJobs(
    db,
    searches.flatMap((search) => (search ? [planSearch(search, now)] : [])),
  );
  let next = 0;
  return asked.map((filters) => {
    if (!filters) return null;
    const total = totals[next++]!;
    const count = `${formatCount(total.total)}${total.isTotalCapped ? "+" : ""}`;
    return { total, jobs: { count, to: paths.jobs(toSearchParams(filters)) } };
  });
}

function toOpening({ kind, state, profession }: Credential, counted: Counted, before: number): Opening {
  const name =
    kind === "multistate"
      ? `Making your ${toStateText(state)} license multistate`
      : startSentence(withArticle(`${findState(state)!.name} ${toLicenseName(findProfession(profession)!)}`));
  return {
    ...counted.jobs,
    name,
    more: counted.total.total - before,
    how: paths.state(findState(state)!.slug),
  };
}

function toOpenFilters(profession: string, licenses: readonly HeldLicense[]): JobFilters {
  if (licenses.length === 0) return { ...noFilters, profession: [profession] };
  return {
    ...noFilters,
    licensedAs: profession,
    license: licenses.map(({ state }) => state),
    compact: licenses.some(({ multistate }) => multistate),
  };
}

/** A specialty that one has is not yet a wish. */
const saysWishes = ({ types, shifts, minPay, miles, place }: Profile): boolean =>
  types.length + shifts.length > 0 || minPay !== null || (place !== null && miles !== null);

function toWantedFilters(profession: string, profile: Profile): JobFilters | null {
  const { licenses, specialties, types, shifts, minPay, miles, place } = profile;
  const radius = radiusChoices.find((choice) => choice > 0 && choice >= (miles ?? 0));
  const isNear = place !== null && miles !== null && radius !== undefined;
  if (types.length + shifts.length + specialties.length === 0 && !minPay && !isNear) return null;
  return {
    ...toOpenFilters(profession, licenses),
    specialty: specialties[0] ?? null,
    type: types,
    shift: shifts,
    ...(minPay && { payMin: minPay.amount, payPeriod: minPay.per }),
    ...(isNear && { location: place, radius }),
  };
}
