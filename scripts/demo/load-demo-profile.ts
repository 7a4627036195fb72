import { countOpenWork } from "#app/clinicians/market/open-work.server.ts";
import { mergeRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { type AboutPart, emptyAbout, type ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { countPostedPay } from "#app/jobs/postings/record/similar-pay.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toIsoDay } from "#app/kit/text/when.ts";

export async function loadDemoProfile(db: D1Database, email: string, now: number): Promise<void> {
  const user = await db
    .prepare("SELECT id FROM users WHERE email = ? AND id NOT IN (SELECT user_id FROM profiles)")
    .bind(email)
    .first<{ id: number }>();
  if (user) await mergeRecord(toDb(db), user.id, createProfile(now));
}

function createProfile(now: number): ProfileRecord {
  const inDays = (days: number) => toIsoDay(now + days * dayMs);
  const about: AboutPart = {
    ...emptyAbout,
    specialties: ["icu"],
    certificates: [
      { code: "CCRN", expires: inDays(212) },
      { code: "ACLS", expires: inDays(24) },
    ],
    years: 7,
    place: "Houston, TX",
    pay: { amount: 46.5, per: "hour" },
    shifts: ["night"],
    goals: [
      { id: "demo", text: "Travel in the spring", nextStep: "Renew ACLS before it expires", isDone: false },
    ],
  };
  return {
    profession: "registered-nurse",
    licenses: [{ state: "TX", multistate: true, expires: inDays(75) }],
    isQuiet: false,
    licenseSaidAt: now,
    about,
    aboutSaidAt: now,
  };
}

/** Shares of today's count, a week apart, last week first. Demo postings have no past of their own. */
const earlierShares = [0.97, 0.99, 0.93, 0.9, 0.92, 0.86, 0.88, 0.81];

export async function loadDemoCounts(db: D1Database, now: number): Promise<void> {
  await countOpenWork(toDb(db), now);
  await countPostedPay(toDb(db));
  const today = toPostingDay(now);
  // Each group rounds differently, so that groups of one posting come and go too.
  const part =
    "(unicode(profession) * 31 + unicode(substr(states, 3)) * 17 + unicode(substr(states, 4)) * 13) % 100 / 100.0";
  const earlier = `CAST(postings * ?2 + ${part} AS INTEGER)`;
  const insert = db.prepare(
    `INSERT OR REPLACE INTO open_work_counts (profession, day, states, kind, postings)
      SELECT profession, ?1, states, kind, ${earlier} FROM open_work_counts
      WHERE day = ?3 AND states <> '[]' AND ${earlier} > 0`,
  );
  await db.batch([
    db.prepare("DELETE FROM open_work_counts WHERE day < ?").bind(today),
    ...earlierShares.map((share, at) => insert.bind(today - 7 * (at + 1), share, today)),
  ]);
}
