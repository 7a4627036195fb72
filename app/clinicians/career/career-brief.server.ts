import { sql } from "drizzle-orm";
import { askMarket, type Market } from "#app/clinicians/market/market.server.ts";
import { listCovered, toHolding } from "#app/clinicians/market/next-credentials.ts";
import { askOpenWork, readOpenWork } from "#app/clinicians/market/open-work.server.ts";
import { listCurrentLicenses } from "#app/clinicians/profile/record/expired-licenses.ts";
import { askRecord, readRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { toProfile } from "#app/clinicians/profile/record/profile.ts";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { toMyLicense } from "#app/facts/licensing/memory/license-part.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { readVisit, type Visit } from "#app/kit/text/visit.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { type Expiring, listExpiring } from "./expiring.ts";
import { askNewJobs, askVisit, type NewJobs, noteVisit } from "./new-jobs.server.ts";
import { type ProfileSlots, readSlots } from "./profile-slots.ts";

export interface CareerBrief {
  market: Market | null;
  expiring: readonly Expiring[];
  /** Whether the profile has a license that has not expired. */
  isLicensed: boolean;
  newJobs: NewJobs | null;
  slots: ProfileSlots;
}

interface AskedBrief {
  statements: D1PreparedStatement[];
  read: (results: readonly D1Result[]) => Promise<CareerBrief | null>;
  readLicense: (results: readonly D1Result[]) => MyLicense | null;
}

/**
 * For the dashboard, which asks the database for all of an account at once and for what depends on it once more.
 * @param isShown false for a page that a browser fetches in advance, which is no visit
 */
export function askBrief(
  context: Pick<SiteContext, "db" | "now" | "waitUntil">,
  userId: number,
  isShown: boolean,
): AskedBrief {
  const { db, now } = context;
  const d1 = db.$client;
  return {
    statements: [
      askVisit(d1, userId),
      askRecord(db, userId),
      askOpenWork(db, toCoveredSql(userId, toIsoDay(now)), [0]),
    ],
    readLicense: ([, record]) => toMyLicense(readRecord(record!)),
    read: async ([visit, record, counted]) => {
      const { beforeAt, isNoted } = readVisit(visit!.results[0] as Visit | undefined, now);
      if (isShown && !isNoted) context.waitUntil(noteVisit(d1, userId, now));
      const profile = toProfile(readRecord(record!));
      if (!profile) return null;
      const market = askMarket(context, profile, readOpenWork(counted!), {
        wanted: null,
        mostOpenings: 1,
      });
      const news = askNewJobs(d1, profile, { userId, beforeAt, now });
      const marketStatements = market?.statements ?? [];
      const statements = [...marketStatements, ...(news?.statements ?? [])];
      const results = statements.length > 0 ? await d1.batch(statements) : [];
      return {
        market: market?.read(results) ?? null,
        expiring: listExpiring(profile, now).slice(0, mostExpiring),
        isLicensed: listCurrentLicenses(profile, toIsoDay(now)).length > 0,
        slots: readSlots(profile),
        newJobs: news?.read(results.slice(marketStatements.length)) ?? null,
      };
    },
  };
}

const mostExpiring = 4;

let coveredByProfession: string | undefined;

/** As `listCovered` of the account's profile, which the same batch reads. */
function toCoveredSql(userId: number, today: string) {
  coveredByProfession ??= JSON.stringify(
    Object.fromEntries(
      professions.map(({ slug }) => [
        slug,
        listCovered(toHolding(slug, [{ state: "TX", multistate: false }])!),
      ]),
    ),
  );
  return sql`(SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(p.licenses) WHERE ifnull(value ->> 'expires', '9999') >= ${today})
    THEN (SELECT value FROM json_each(${coveredByProfession}) WHERE key = p.profession)
    ELSE json_array(p.profession) END FROM profiles p WHERE p.user_id = ${userId})`;
}
