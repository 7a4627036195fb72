import { desc, eq } from "drizzle-orm";
import { type ClinicianFacts, toClinicianFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import { describeExpired } from "#app/clinicians/profile/record/expired-licenses.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import { skillResults } from "#app/clinicians/schema.ts";
import { rated } from "#app/clinicians/skills/rated.ts";
import { toLicenseName } from "#app/facts/licensing/license-words.ts";
import { isLicensedByStates } from "#app/facts/licensing/licensing-boards.ts";
import { findProfession, type Profession } from "#app/facts/reference/profession/professions.ts";
import { toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import { listListings } from "#app/jobs/postings/record/listings.server.ts";
import { hasAmount, toPostedPay } from "#app/jobs/postings/record/pay.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { comparedInIndex, type PostingRow, rankRows, selectPostings } from "./best-postings.server.ts";
import { listProfileGains, splitChanges, toResult } from "./gain.ts";
import { askLicenseGains } from "./gains.server.ts";
import type { Reach } from "./reach.ts";

const perPage = 10;

interface MatchAsked {
  profile: Profile;
  skills?: readonly string[];
  reach: Reach | null;
  page: number;
  /** Postings that the person does not want to see again. */
  dismissed?: ReadonlySet<number>;
}

export type MatchList = NonNullable<Awaited<ReturnType<typeof findMatches>>>;

/** Returns null for a profile without a profession, which is the least to compare by. */
export async function findMatches(
  { db, now }: Pick<SiteContext, "db" | "now">,
  { profile, skills, reach: asked, page: askedPage, dismissed }: MatchAsked,
) {
  const profession = findProfession(profile.profession);
  if (!profession) return null;
  const today = toIsoDay(now);
  const facts = toClinicianFacts(profile, { today, place: await findPosition(db, profile.place), skills });
  const isLicensed = isLicensedByStates(profession);
  const reach = asked ?? (isLicensed && facts.licenses.length === 0 ? "all" : "now");
  const licenseGains = askedPage === 1 ? askLicenseGains(db, profession, facts.licenses) : null;
  const [rows, counted] = await db.$client.batch<unknown>([
    selectPostings(db.$client, profession, facts, reach),
    ...(licenseGains ? [licenseGains.statement] : []),
  ]);
  const { ranked: all, among } = rankRows((rows?.results ?? []) as PostingRow[], profession, facts, reach);
  const ranked = dismissed?.size ? all.filter(({ id }) => !dismissed.has(id)) : all;
  const pages = Math.max(1, Math.ceil(ranked.length / perPage));
  const page = Math.min(askedPage, pages);
  const shown = ranked.slice((page - 1) * perPage, page * perPage);
  const listings = await listListings(
    db,
    shown.map(({ key }) => key),
  );
  const bySlug = new Map(listings.map((listing) => [listing.id, listing]));
  const cards = shown.flatMap(({ id, match }) => {
    const job = bySlug.get(id);
    if (!job) return [];
    const { slug, title, employer } = job;
    return [
      {
        slug,
        title,
        employer,
        place: toPlaceText(job),
        pay: hasAmount(job) ? toPostedPay(job) : "Pay not stated",
        ...toResult(match),
      },
    ];
  });
  const matches = ranked.map(({ match }) => match);
  return {
    plural: profession.plural.toLowerCase(),
    reach: isLicensed ? reach : null,
    page,
    pages,
    total: ranked.length,
    among,
    isAmongCapped: among === comparedInIndex,
    ...splitChanges(cards),
    gains: licenseGains ? [...licenseGains.read(counted!), ...listProfileGains(matches, facts)] : [],
    notes: listNotes(profile, profession, facts, today),
  };
}

/** A state has no position, so no distance is measured from it. */
export async function findPosition(db: Db, place: string | null): Promise<ClinicianFacts["place"]> {
  const found = place ? await findSearchPlace(db, place, 0) : null;
  return found?.kind === "city" ? { lat: found.lat, lon: found.lon } : null;
}

function listNotes(profile: Profile, profession: Profession, facts: ClinicianFacts, today: string): string[] {
  return [
    describeExpired(profile, today),
    isLicensedByStates(profession) &&
      facts.licenses.length === 0 &&
      `Your profile lists no current ${toLicenseName(profession)}, so nothing counts as open to you now.`,
    profile.place !== null &&
      facts.place === null &&
      `We cannot measure a distance from “${profile.place}”. Name a city and its state.`,
  ].filter((note) => typeof note === "string");
}

const newest = 3;
const isAlone = 2;

export async function listOwnSkills(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ ratings: skillResults.ratings })
    .from(skillResults)
    .where(eq(skillResults.userId, userId))
    .orderBy(desc(skillResults.updatedAt))
    .limit(newest);
  return rows
    .map(({ ratings }) => rated.safeParse(ratings).data)
    .flatMap((result) => result?.groups ?? [])
    .flatMap(({ items }) => items)
    .filter(({ rating }) => (rating ?? 0) >= isAlone)
    .map(({ text }) => text);
}
