import { sql } from "drizzle-orm";
import { anyOf, keyTokens } from "#app/jobs/search/index/search-keys.ts";
import { planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { type SearchPlan, toMatch } from "#app/jobs/search/plan/search-plan.ts";
import { toCircleBounds } from "#app/jobs/search/results/search-statements.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { listRequiredWords } from "./match-tokens.ts";
import { isStillUnderstood, readSavedSearch } from "./search-address.ts";

/** As the columns of saved_searches. Cents are per unit. */
interface CompiledSearch {
  /** Null for what we no longer understand, which then finds nothing. */
  match: string | null;
  tokens: string;
  payUnit: string | null;
  payCents: number | null;
  lat: number | null;
  lon: number | null;
  shrink: number | null;
  reach: number | null;
}

const findsNothing: CompiledSearch = {
  match: null,
  tokens: "",
  payUnit: null,
  payCents: null,
  lat: null,
  lon: null,
  shrink: null,
  reach: null,
};

/** Every posting's token for its company, in openings_fts alone. */
export const toCompanyToken = (employerId: number): string => `ze${employerId}`;

/** By the readers and the plan of the job list, so that an alert finds what the list finds. */
async function compileSearch(db: Db, address: string, now: number): Promise<CompiledSearch> {
  if (!isStillUnderstood(address)) return findsNothing;
  const asked = readSavedSearch(new URLSearchParams(address));
  if ("company" in asked) {
    const [company] = await db.all<{ id: number }>(
      sql`SELECT id FROM employers WHERE slug = ${asked.company}`,
    );
    if (!company) return findsNothing;
    const token = toCompanyToken(company.id);
    return { ...findsNothing, match: `keys : ${token}`, tokens: token };
  }
  const plan = planSearch(await readSearch(db, asked.filters), now);
  if (plan.text === "") return findsNothing;
  const match = toMatch(plan) ?? `keys : ${keyTokens.any()}`;
  const { minPay } = plan;
  const isOneCircle = plan.circles.length === 1 && plan.orStates.length === 0;
  const circle = isOneCircle ? plan.circles[0]! : null;
  const bounds = circle && toCircleBounds(circle);
  return {
    match: isOneCircle || plan.circles.length === 0 ? match : withAreas(match, plan),
    tokens: (await findRarest(db, listRequiredWords(match))).join(" "),
    payUnit: minPay ? minPay.column.replace("_cents", "") : null,
    payCents: minPay?.cents ?? null,
    lat: circle?.lat ?? null,
    lon: circle?.lon ?? null,
    shrink: bounds?.shrink ?? null,
    reach: bounds?.reach ?? null,
  };
}

/** Begins the places of a search that has several. No key of a posting is a number, so it leaves nothing out. */
export const areasMark = ' NOT (keys : "';

/** In JSON: for each circle its latitude, longitude, shrink and reach, and then the states' FIPS codes. */
function withAreas(match: string, { circles, orStates }: SearchPlan): string {
  const areas = circles.map((circle) => {
    const { shrink, reach } = toCircleBounds(circle);
    return [circle.lat, circle.lon, shrink, reach];
  });
  return `(${match})${areasMark}${JSON.stringify([areas, orStates])}")`;
}

const countedUpTo = 5_000;

/** The part that the fewest open postings meet. A word that none has is as rare as can be. */
async function findRarest({ $client }: Db, parts: readonly string[][]): Promise<string[]> {
  if (parts.length === 0) return [keyTokens.any()];
  if (parts.length === 1) return parts[0]!;
  const counted = await $client.batch<{ postings: number }>(
    parts.map((words) =>
      $client
        .prepare(
          `SELECT count(*) AS postings FROM (SELECT 1 FROM jobs_fts WHERE jobs_fts MATCH ? LIMIT ${countedUpTo})`,
        )
        .bind(anyOf(words.map((word) => `"${word}"`))),
    ),
  );
  const sizes = counted.map(({ results }) => results[0]!.postings);
  return parts[sizes.indexOf(Math.min(...sizes))]!;
}

const columns = ["match", "tokens", "pay_unit", "pay_cents", "lat", "lon", "shrink", "reach"];
const toValues = (compiled: CompiledSearch) => [
  compiled.match,
  compiled.tokens,
  compiled.payUnit,
  compiled.payCents,
  compiled.lat,
  compiled.lon,
  compiled.shrink,
  compiled.reach,
];

/** For the batch of the alert that needs it. `saved_searches.address` then finds it. */
export async function toSearchInsert(db: Db, address: string, now: number): Promise<D1PreparedStatement> {
  return db.$client
    .prepare(
      `INSERT INTO saved_searches (address, read_at, ${columns.join(", ")})
        VALUES (?, ?, ${columns.map(() => "?").join(", ")}) ON CONFLICT (address) DO NOTHING`,
    )
    .bind(address, now, ...toValues(await compileSearch(db, address, now)));
}

const rereadAfterMs = dayMs;
/** A reading asks the database up to three times, and a message may ask 1,000. */
const readPerRun = 200;

/** Understands the oldest anew, because our readers and words change. Returns whether others wait. */
export async function rereadSearches(db: Db, now: number): Promise<boolean> {
  const due = await db.all<{ id: number; address: string }>(sql`
    SELECT id, address FROM saved_searches WHERE read_at <= ${now - rereadAfterMs}
    ORDER BY read_at LIMIT ${readPerRun}`);
  const update = db.$client.prepare(
    `UPDATE saved_searches SET read_at = ?, ${columns.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`,
  );
  const writes: D1PreparedStatement[] = [];
  for (const { id, address } of due)
    writes.push(update.bind(now, ...toValues(await compileSearch(db, address, now)), id));
  if (writes.length > 0) await db.$client.batch(writes);
  return due.length === readPerRun;
}
