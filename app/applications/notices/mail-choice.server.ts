import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { openSubject, sealSubject } from "#app/kit/platform/sealed-subject.ts";
import { paths } from "#app/paths.ts";
import { type OptionalKind, optionalKinds } from "./applicant-mails.ts";
import { sealReceiptKey } from "./receipt-key.server.ts";

interface Addressed {
  publicId: string;
  /** Null for someone who applied signed out. */
  userId: number | null;
}

/** Where an applicant sees her application, or a part of it. */
export async function toApplicationPage(
  { publicId, userId }: Addressed,
  { SITE_URL, SESSION_SECRET }: Pick<Env, "SITE_URL" | "SESSION_SECRET">,
  part?: "references",
): Promise<string> {
  const key = userId === null ? await sealReceiptKey(publicId, SESSION_SECRET) : undefined;
  if (part) return SITE_URL + paths.references(publicId, key);
  return SITE_URL + (key ? paths.receipt(publicId, key) : paths.ownApplication(publicId));
}

const audience = "application-emails";

/** For links in mails: works without logging in, does only this, and lasts as long as the application. */
export const sealMailChoice = (publicId: string, secret: string): Promise<string> =>
  sealSubject(publicId, audience, secret);

/** The email address of the application that the link is about. */
export async function findMailChoice({ $client }: Db, token: string, secret: string): Promise<string | null> {
  return await $client
    .prepare("SELECT lower(email) AS email FROM applications WHERE public_id = ?1")
    .bind(await openSubject(token, audience, secret))
    .first<string>("email");
}

export async function listStopped({ $client }: Db, email: string): Promise<OptionalKind[]> {
  const { results } = await $client
    .prepare("SELECT kind FROM application_mail_stops WHERE email = lower(?1)")
    .bind(email)
    .all<{ kind: OptionalKind }>();
  return results.map(({ kind }) => kind);
}

/** Stops these kinds to the address, and sends it the others. */
export async function chooseApplicantMails(
  { $client }: Db,
  email: string,
  stopped: readonly OptionalKind[],
  now: number,
): Promise<void> {
  const kinds = JSON.stringify(stopped.filter((kind) => optionalKinds.includes(kind)));
  await $client.batch([
    $client
      .prepare(
        `DELETE FROM application_mail_stops WHERE email = lower(?1) AND kind NOT IN (SELECT value FROM json_each(?2))`,
      )
      .bind(email, kinds),
    $client
      .prepare(
        `INSERT OR IGNORE INTO application_mail_stops (email, kind, at) SELECT lower(?1), value, ?3 FROM json_each(?2)`,
      )
      .bind(email, kinds, now),
  ]);
}
