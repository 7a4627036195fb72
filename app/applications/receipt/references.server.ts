import { findSectionRows, listRowFields } from "#app/clinicians/details/form/section-rows.ts";
import { readSection } from "#app/clinicians/details/form/section-values.ts";
import { findProfileDetails } from "#app/clinicians/profile/details/profile-details.server.ts";
import type { FormErrors, FormValues } from "#app/kit/forms/shown-form.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { toIsOpenSql } from "./reply.server.ts";
import { readSentReferences, type SentReference, toReferencesCount } from "./sent-references.ts";
import { findSender, type Sender, tellEmployer } from "./to-employer.server.ts";
import { referenceKinds } from "./told.server.ts";

interface ReferenceRequest {
  /** Whether she has not answered yet. */
  isDue: boolean;
  sent: SentReference[];
}

/** Null where the employer never asked. */
export async function findReferenceRequest(
  { $client }: Db,
  applicationId: number,
): Promise<ReferenceRequest | null> {
  const { results } = await $client
    .prepare(
      `SELECT kind, detail FROM application_events WHERE application_id = ?1
        AND kind IN (${referenceKinds}) ORDER BY id`,
    )
    .bind(applicationId)
    .all<{ kind: string; detail: string }>();
  if (results.length === 0) return null;
  const last = results.at(-1)!;
  return { isDue: last.kind === "references-asked", sent: readSentReferences(JSON.parse(last.detail)) };
}

const rows = findSectionRows("references");
const chosenNames = Array.from({ length: rows.most }, (_, at) => `chosen${at + 1}`);

export const referenceFields: readonly string[] = ["intent", ...chosenNames, ...listRowFields(rows)];

/** What the box of a reference sends, so that one that was changed meanwhile is not taken for it. */
export const toReferenceValue = ({ name, relation, reach }: SentReference): string =>
  JSON.stringify([name, relation, reach]);

/** Of the account alone: the mailed link shows nobody's profile. */
export const listOwnReferences = async (db: Db, userId: number | null): Promise<SentReference[]> =>
  userId === null ? [] : (await findProfileDetails(db, userId)).references;

interface Answering {
  publicId: string;
  /** Of the account that the application is of, if it is signed in. */
  userId: number | null;
}

export interface ReferencesAnswer {
  values: FormValues;
  errors: FormErrors;
  problem: string;
}

/** Null once it is answered. The caller knows that the application is the sender's own. */
export async function answerReferences(
  context: SiteContext,
  form: FormData,
  { publicId, userId }: Answering,
): Promise<ReferencesAnswer | null> {
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const refuse = (problem: string, errors: FormErrors = {}) => ({ values, errors, problem });
  const isDeclined = form.get("intent") === "decline";
  const own = isDeclined ? [] : await listOwnReferences(context.db, userId);
  const chosen = chosenNames.flatMap((name) => form.get(name) ?? []);
  const picked = own.filter((reference) => chosen.includes(toReferenceValue(reference)));
  if (picked.length < chosen.length && !isDeclined)
    return refuse(
      "Your references were changed meanwhile. Look at them again, and send those that you want.",
    );
  const typed = readSection("references", values, toIsoDay(context.now));
  if (!isDeclined && !typed.ok)
    return refuse("Not sent yet. Please correct the fields that say what is wrong.", typed.errors);
  const references = [...picked, ...(typed.ok && !isDeclined ? typed.value : [])].slice(0, rows.most);
  if (!isDeclined && references.length === 0) return refuse("Choose or enter at least one reference.");
  const found = await findSender(context, publicId);
  const isAnswered =
    found !== null &&
    (await tellEmployer(context, found, {
      actorId: userId,
      kind: isDeclined ? "references-declined" : "references-sent",
      detail: isDeclined ? {} : { references },
      where: `${toIsOpenSql(context.now)} AND (SELECT e.kind FROM application_events e WHERE e.application_id = a.id
        AND e.kind IN (${referenceKinds}) ORDER BY e.id DESC LIMIT 1) = 'references-asked'`,
      mail: toReferencesMail(found, references.length),
    }));
  return isAnswered ? null : refuse("Nothing was sent: you answered before, or the application has ended.");
}

/** Without their names: they are for the employer's pages alone. */
export const toReferencesMail = (
  { firstName, lastName, jobTitle, page }: Pick<Sender, "firstName" | "lastName" | "jobTitle" | "page">,
  count: number,
): Omit<Mail, "to"> => ({
  subject: count > 0 ? `References for ${jobTitle}` : `No references for ${jobTitle}`,
  body: [
    `${quote(`${firstName} ${lastName}`.trim())}, who applied for ${quote(jobTitle)}, ${
      count > 0 ? `sent you ${toReferencesCount(count)}.` : "sends no references."
    }`,
    ...(page ? [`See the application:\n${page}`] : []),
  ].join("\n\n"),
});
