import { findMatches, type MatchList } from "#app/clinicians/match/queries/match.server.ts";
import { findSpecialtyByName } from "#app/clinicians/profile/form/find-specialty.ts";
import { maxPay, maxYears } from "#app/clinicians/profile/record/limits.ts";
import {
  emptyAbout,
  type ProfileRecord,
  recordField,
  toProfile,
} from "#app/clinicians/profile/record/profile.ts";
import { findMultistateProblem } from "#app/facts/licensing/multistate.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import { shifts } from "#app/kit/platform/column-words.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type FactErrors, type FactValues, factFields, parsePage, parseReach } from "./asked-fields.ts";

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

type ReadFacts = { record: ProfileRecord } | { errors: FactErrors };

const emptyRecord: ProfileRecord = {
  profession: null,
  licenses: [],
  isQuiet: false,
  licenseSaidAt: 0,
  about: emptyAbout,
  aboutSaidAt: 0,
};

/** A fact that is as the record had it keeps what else the record has there, such as a second license. */
async function readFacts(db: Db, values: FactValues, record: ProfileRecord | null): Promise<ReadFacts> {
  const kept = record ?? emptyRecord;
  const about = kept.about ?? emptyAbout;
  const before = toFactValues(kept);
  const isNew = (...names: (keyof FactValues)[]) => names.some((name) => values[name] !== before[name]);
  const profession = findProfession(values.profession);
  const state = values.license ? parseState(values.license) : null;
  const specialty = values.specialty ? findSpecialtyByName(values.specialty) : null;
  const shift = shifts.find((one) => one === values.shift);
  const pay = toNumber(values.minPay, maxPay);
  const years = toNumber(values.years, maxYears);
  const place = values.place && isNew("place") ? await findSearchPlace(db, values.place, 0) : null;
  const isTicked = state && values.multistate === "1" && isNew("profession", "license", "multistate");
  const problem = isTicked ? findMultistateProblem(profession?.slug ?? null, state.code) : null;
  const errors: FactErrors = {
    ...(!profession && { profession: "Choose your profession." }),
    ...(values.license && !state && { license: "Choose a state from the list." }),
    ...(problem && { license: `${problem} Clear the tick.` }),
    ...(values.specialty &&
      !specialty && { specialty: "We do not know this specialty. Enter it another way, or leave it empty." }),
    ...(values.shift && !shift && { shift: "Choose a shift from the list." }),
    ...(pay === "wrong" && { minPay: "Enter dollars an hour, such as 48.50." }),
    ...(years === "wrong" && { years: `Write a whole number from 0 to ${maxYears}.` }),
    ...(place &&
      place.kind !== "city" && {
        place: "We do not know this city. Enter a city and its state, such as Austin, TX.",
      }),
  };
  if (!profession || pay === "wrong" || years === "wrong" || Object.keys(errors).length > 0)
    return { errors };
  const license = state ? [{ state: state.code, multistate: values.multistate === "1", expires: null }] : [];
  return {
    record: {
      ...kept,
      profession: profession.slug,
      licenses: isNew("license", "multistate") ? license : kept.licenses,
      about: {
        ...about,
        specialties: isNew("specialty") ? (specialty ? [specialty.slug] : []) : about.specialties,
        shifts: isNew("shift") ? (shift ? [shift] : []) : about.shifts,
        place: values.place ?? null,
        minPay: isNew("minPay") ? (pay ? { amount: pay, per: "hour" } : null) : about.minPay,
        years: years === null ? null : Math.floor(years),
      },
    },
  };
}

function toNumber(text: string | undefined, most: number): number | null | "wrong" {
  if (!text) return null;
  const number = Number(text.replace(/[$,\s]/g, ""));
  return /^\$?\s*\d[\d,]*(\.\d{1,2})?$/.test(text) && number <= most ? number : "wrong";
}

/** The short form has the first of what a profile lists. */
function toFactValues({ profession, licenses, about }: ProfileRecord): FactValues {
  const [license] = licenses;
  const specialty = findSpecialty(about?.specialties[0]);
  return {
    ...(profession && { profession }),
    ...(license && { license: license.state }),
    ...(license?.multistate && { multistate: "1" }),
    ...(specialty && { specialty: specialty.name }),
    ...(about?.shifts[0] && { shift: about.shifts[0] }),
    ...(about?.place && { place: about.place }),
    ...(about?.minPay?.per === "hour" && { minPay: String(about.minPay.amount) }),
    ...(about && about.years !== null && { years: String(about.years) }),
  };
}
