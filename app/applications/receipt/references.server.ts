import { emailField } from "#app/accounts/account-fields.ts";
import { findSectionRows, listRowFields } from "#app/clinicians/details/form/section-rows.ts";
import { readSection } from "#app/clinicians/details/form/section-values.ts";
import { findProfileDetails } from "#app/clinicians/profile/details/profile-details.server.ts";
import { optionalPhone } from "#app/kit/forms/fields.ts";
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
  /** Until anyone at the employer opens what she sent. A later message hides whether they did. */
  canCorrect: boolean;
  sent: SentReference[];
}

/** Null where the employer never asked. */
export async function findReferenceRequest(
  { $client }: Db,
  applicationId: number,
): Promise<ReferenceRequest | null> {
  const { results } = await $client
    .prepare(
      `SELECT e.kind, e.detail, e.at = a.news_at AS isUnopened FROM application_events e
        JOIN applications a ON a.id = e.application_id
        WHERE e.application_id = ?1 AND e.kind IN (${referenceKinds}) ORDER BY e.id`,
    )
    .bind(applicationId)
    .all<{ kind: string; detail: string; isUnopened: number | null }>();
  if (results.length === 0) return null;
  const last = results.at(-1)!;
  return {
    isDue: last.kind === "references-asked",
    canCorrect: last.kind === "references-sent" && last.isUnopened === 1,
    sent: readSentReferences(JSON.parse(last.detail)),
  };
}

/** Whether the employer could call or write to them. */
export const isReachable = ({ reach }: Pick<SentReference, "reach">): boolean =>
  reach !== null && (phoneField.safeParse(reach).success || emailField.safeParse(reach).success);

const phoneField = optionalPhone("");
const unreachable = "Enter a phone number with its area code, or an email address.";

/** Of the rows that name someone. */
const listUnreachable = (values: FormValues): FormErrors =>
  Object.fromEntries(
    Array.from({ length: rows.most }, (_, at) => at + 1).flatMap((row) =>
      values[`name${row}`]?.trim() && !isReachable({ reach: values[`reach${row}`]?.trim() || null })
        ? [[`reach${row}`, unreachable]]
        : [],
    ),
  );

const rows = findSectionRows("references");
const chosenNames = Array.from({ length: rows.most }, (_, at) => `chosen${at + 1}`);

export const referenceFields: readonly string[] = ["intent", ...chosenNames, ...listRowFields(rows)];

/** What the box of a reference sends, so that one that was changed meanwhile is not taken for it. */
export const toReferenceValue = ({ name, relation, reach }: SentReference): string =>
  JSON.stringify([name, relation, reach]);

/** As the fields of a form. */
export const toTypedReferences = (sent: readonly SentReference[]): FormValues =>
  Object.fromEntries(
    sent.flatMap(({ name, relation, reach }, at) => [
      [`name${at + 1}`, name],
      [`relation${at + 1}`, relation ?? ""],
      [`reach${at + 1}`, reach ?? ""],
    ]),
  );

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
  if (!isDeclined && !picked.every(isReachable)) return refuse(unreachablePicked);
  const typed = readSection("references", values, toIsoDay(context.now));
  const errors = { ...listUnreachable(values), ...(typed.ok ? {} : typed.errors) };
  if (!isDeclined && Object.keys(errors).length > 0)
    return refuse("Not sent yet. Please correct the fields that say what is wrong.", errors);
  const references = [...picked, ...(typed.ok && !isDeclined ? typed.value : [])].slice(0, rows.most);
  if (!isDeclined && references.length === 0) return refuse("Choose or enter at least one reference.");
  if (form.get("intent") === "correct")
    return (await correctReferences(context, publicId, references)) ? null : refuse(tooLate);
  const found = await findSender(context, publicId);
  const isAnswered =
    found !== null &&
    (await tellEmployer(context, found, {
      actorId: userId,
      kind: isDeclined ? "references-declined" : "references-sent",
      detail: isDeclined ? {} : { references },
      where: `${toIsOpenSql(context.now)} AND (${lastReferenceSql("kind")}) = 'references-asked'`,
      mail: toReferencesMail(found, references.length),
    }));
  return isAnswered ? null : refuse("Nothing was sent: you answered before, or the application has ended.");
}

const unreachablePicked =
  "Add a phone number or an email address in your profile to each reference that you choose.";
const tooLate = "Nothing was changed: the employer opened them meanwhile, or the application has ended.";

const lastReferenceSql = (column: "id" | "kind"): string =>
  `SELECT e.${column} FROM application_events e WHERE e.application_id = a.id AND e.kind IN (${referenceKinds})
    ORDER BY e.id DESC LIMIT 1`;

/** In place of those sent, and without another mail: nobody opened them. */
async function correctReferences(
  { db, now }: SiteContext,
  publicId: string,
  references: readonly SentReference[],
): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `UPDATE application_events SET detail = ?2 WHERE kind = 'references-sent' AND id = (
        SELECT (${lastReferenceSql("id")}) FROM applications a WHERE a.public_id = ?1 AND ${toIsOpenSql(now)}
          AND a.news_at = application_events.at)`,
    )
    .bind(publicId, JSON.stringify({ references }))
    .run();
  return meta.changes > 0;
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
