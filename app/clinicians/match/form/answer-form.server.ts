import type { SiteContext } from "#app/kit/platform/context.ts";
import { type ProfileRecord, recordField, toProfile } from "#app/clinicians/profile/record/profile.ts";
import { findMatches, type MatchList } from "#app/clinicians/match/queries/match.server.ts";
import { type FactErrors, type FactValues, factFields } from "./asked-fields.ts";
import { parsePage, parseReach } from "./asked-list.ts";
import { toFactValues } from "./fact-values.ts";
import { type ReadFacts, readFacts } from "./read-facts.server.ts";

export type MatchAnswer =
  | { ok: true; list: MatchList; record: string; values: FactValues }
  | { ok: false; errors: FactErrors; values: FactValues; record: string | null };

/** Stores nothing. */
export async function answerMatchForm(
  context: Pick<SiteContext, "db" | "now">,
  form: Readonly<Record<string, string>>,
): Promise<MatchAnswer> {
  const typed = toValues(form);
  const sent = form.record ? readSent(form.record) : null;
  // The next page of a list comes without facts.
  const read = sent && !("profession" in form) ? sent : await readFacts(context.db, typed, toRecord(sent));
  const record = toRecord(read);
  const profile = record && toProfile(record);
  const list =
    profile &&
    (await findMatches(context, { profile, reach: parseReach(form.show), page: parsePage(form.page) }));
  if (list && record) return { ok: true, list, record: JSON.stringify(record), values: toFactValues(record) };
  const errors = "errors" in read ? read.errors : { profession: "Choose your profession." };
  const kept = toRecord(sent);
  return { ok: false, errors, values: typed, record: kept && JSON.stringify(kept) };
}

const toRecord = (read: ReadFacts | null): ProfileRecord | null =>
  read && "record" in read ? read.record : null;

const toValues = (form: Readonly<Record<string, string>>): FactValues =>
  Object.fromEntries(
    factFields.flatMap((name) => (form[name] ? [[name, form[name].trim().slice(0, 100)]] : [])),
  );

function readSent(text: string): ReadFacts {
  const { success, data } = recordField.safeParse(text);
  return success
    ? { record: data }
    : { errors: { profession: "We could not read the profile that was sent. Fill in this form." } };
}
