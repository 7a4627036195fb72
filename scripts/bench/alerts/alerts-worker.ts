import { mailPerson } from "../../../app/clinicians/alerts/mail-person.server.ts";
import { matchOpenings } from "../../../app/jobs/search/percolator/percolate.server.ts";
import { toSearchInsert } from "../../../app/jobs/search/percolator/saved-searches.server.ts";
import { toDb } from "../../../app/kit/platform/db.ts";
import search from "../search-worker.ts";

/** Seals nothing that anyone opens. */
const benchSecret = "bench-secret-of-more-than-32-characters";

/** The search benchmark's worker loads the postings; this one saves searches, matches and mails. */
export default {
  async fetch(request: Request, env: Parameters<typeof search.fetch>[1]): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/save") return Response.json(await save(env.DB, await request.json()));
    if (pathname === "/match") return Response.json(await matchOpenings(toDb(env.DB), Date.now()));
    if (pathname === "/mail") return Response.json(await mail(env.DB, await request.json()));
    return search.fetch(request, env);
  },
};

/** One person and one alert for each address. */
async function save(d1: D1Database, addresses: readonly string[]): Promise<null> {
  const db = toDb(d1);
  const inserts: D1PreparedStatement[] = [];
  inserts.push(...(await Promise.all(addresses.map((address) => toSearchInsert(db, address, Date.now())))));
  const list = JSON.stringify(addresses);
  await d1.batch([
    ...inserts,
    d1
      .prepare(
        `INSERT INTO alert_people (email, zone, created_at)
          SELECT lower(hex(randomblob(8))) || '@example.com', 'America/New_York', 1 FROM json_each(?1)`,
      )
      .bind(list),
    d1
      .prepare(
        `INSERT INTO alerts (public_id, person_id, search_id, rhythm, state, seen, due_at, created_at, changed_at)
          SELECT hex(randomblob(8)), p.id, s.id, 'daily', 'active', 0, 1, 1, 1
          FROM (SELECT value AS address, row_number() OVER (ORDER BY key DESC) AS place FROM json_each(?1)) a
          JOIN (SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM (
            SELECT id FROM alert_people ORDER BY id DESC LIMIT ?2)) p ON p.place = a.place
          JOIN saved_searches s ON s.address = a.address`,
      )
      .bind(list, addresses.length),
  ]);
  return null;
}

/** Mails these people, and dies before or after the statement that is `diesAt`. */
async function mail(d1: D1Database, { people, diesAt }: { people: number[]; diesAt: number | null }) {
  let asked = 0;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    asked += 1;
    if (asked === diesAt && asked % 2 === 0) throw new Error("killed");
    const done = await work();
    if (asked === diesAt) throw new Error("killed");
    return done;
  };
  const dying = new Proxy(d1, {
    get(target, name) {
      if (name === "batch")
        return (statements: D1PreparedStatement[]) => step(() => target.batch(statements));
      const value = Reflect.get(target, name) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const env = { SITE_URL: "https://example.com", SESSION_SECRET: benchSecret };
  let mails = 0;
  try {
    for (const person of people) mails += await mailPerson(toDb(dying), env, person, Date.now());
    return { mails, isKilled: false };
  } catch {
    return { mails, isKilled: true };
  }
}
