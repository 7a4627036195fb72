import { sql } from "drizzle-orm";
import { readSavedSearch } from "#app/jobs/search/percolator/search-address.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { sendOutboxSoon, toOutboxInsert } from "#app/kit/platform/mail.ts";
import type { Rhythm } from "./alert.ts";
import { toConfirmLink, toManageLink } from "./alert-links.server.ts";
import { confirmDays, toConfirmMail, toFullMail, toKnownMail } from "./alert-mail.ts";
import { type AlertWish, askForAlert } from "./alert-store.server.ts";
import { toAlertName, toShownName } from "./alert-wish.ts";

export async function findCompanyName(db: Db, address: string): Promise<string | null> {
  const search = readSavedSearch(new URLSearchParams(address));
  if (!("company" in search)) return null;
  const [company] = await db.all<{ name: string }>(
    sql`SELECT name FROM employers WHERE slug = ${search.company}`,
  );
  return company?.name ?? null;
}

/** What we have to say goes to the address alone: to confirm, that it has this alert already, or that it has 20. */
export async function sendAnswer(
  context: SiteContext,
  wish: AlertWish & { email: string; license: string },
): Promise<void> {
  const { db, env, now } = context;
  const name = toAlertName(wish.address, await findCompanyName(db, wish.address));
  const asked = await askForAlert(db, wish, now);
  const { email } = wish;
  const mail =
    asked.status === "to-confirm"
      ? toConfirmMail(
          email,
          name,
          wish.rhythm,
          await toConfirmLink(asked.publicId, now + confirmDays * dayMs, env),
        )
      : asked.status === "known" || asked.status === "paused"
        ? toKnownMail(email, name, asked.status === "paused", await toManageLink(asked.personId, env))
        : toFullMail(email, await toManageLink(asked.personId, env));
  await toOutboxInsert(db, mail, now).run();
  sendOutboxSoon(context);
}

/** Again, when the link in the first mail is too old. Nothing for an alert that needs none. */
export async function sendConfirmationAgain(context: SiteContext, publicId: string): Promise<void> {
  const { db, env, now } = context;
  const [found] = await db.all<{ email: string; address: string; name: string | null; rhythm: Rhythm }>(sql`
    SELECT p.email, s.address, a.name, a.rhythm FROM alerts a JOIN alert_people p ON p.id = a.person_id
    JOIN saved_searches s ON s.id = a.search_id
    WHERE a.public_id = ${publicId} AND a.state = 'unconfirmed' AND p.email IS NOT NULL`);
  if (!found) return;
  const name = toShownName({ ...found, company: await findCompanyName(db, found.address) });
  const link = await toConfirmLink(publicId, now + confirmDays * dayMs, env);
  await toOutboxInsert(db, toConfirmMail(found.email, name, found.rhythm, link), now).run();
  sendOutboxSoon(context);
}
