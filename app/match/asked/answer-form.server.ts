import { findSearchPlace } from "#app/jobs/search/location.server.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { shifts } from "#app/platform/schema.ts";
import { findSpecialtyByName } from "#app/profile/form/find-specialty.ts";
import { maxPay, maxYears } from "#app/profile/record/limits.ts";
import { emptyAbout, type ProfileRecord, recordField, toProfile } from "#app/profile/record/profile.ts";
import { parseState } from "#app/reference/place/states.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
import { findMatches, type MatchList } from "../find/match.server.ts";
import { type FactValues, factFields } from "./asked-fields.ts";
import { parsePage, parseReach } from "./asked-list.ts";

export type FactErrors = Partial<Record<(typeof factFields)[number], string>>;

export type MatchAnswer =
  | { ok: true; list: MatchList; record: string }
  | { ok: false; errors: FactErrors; values: FactValues };

/** Stores nothing. */
export async function answerMatchForm(
  context: Pick<SiteContext, "db" | "now">,
  form: Readonly<Record<string, string>>,
): Promise<MatchAnswer> {
  const values = toValues(form);
  const read = form.record ? readSent(form.record) : await readFacts(context.db, values);
  if ("errors" in read) return { ok: false, errors: read.errors, values };
  const profile = toProfile(read.record);
  const list =
    profile &&
    (await findMatches(context, { profile, reach: parseReach(form.show), page: parsePage(form.page) }));
  if (!list) return { ok: false, errors: { profession: "Choose your profession." }, values };
  return { ok: true, list, record: JSON.stringify(read.record) };
}

const toValues = (form: Readonly<Record<string, string>>): FactValues =>
  Object.fromEntries(
    factFields.flatMap((name) => (form[name] ? [[name, form[name].trim().slice(0, 100)]] : [])),
  );

type Read = { record: ProfileRecord } | { errors: FactErrors };

function readSent(text: string): Read {
  const { success, data } = recordField.safeParse(text);
  return success
    ? { record: data }
    : { errors: { profession: "We could not read the profile that was sent. Fill in this form." } };
}

async function readFacts(db: Db, values: FactValues): Promise<Read> {
  const profession = findProfession(values.profession);
  const state = values.license ? parseState(values.license) : null;
  const specialty = values.specialty ? findSpecialtyByName(values.specialty) : null;
  const shift = shifts.find((one) => one === values.shift);
  const pay = toNumber(values.minPay, maxPay);
  const years = toNumber(values.years, maxYears);
  const place = values.place ? await findSearchPlace(db, values.place, 0) : null;
  const errors: FactErrors = {
    ...(!profession && { profession: "Choose your profession." }),
    ...(values.license && !state && { license: "Choose a state from the list." }),
    ...(values.specialty &&
      !specialty && { specialty: "We do not know this specialty. Write it another way, or leave it empty." }),
    ...(values.shift && !shift && { shift: "Choose a shift from the list." }),
    ...(pay === "wrong" && { minPay: "Write dollars an hour, such as 48.50." }),
    ...(years === "wrong" && { years: `Write a whole number from 0 to ${maxYears}.` }),
    ...(place &&
      place.kind !== "city" && {
        place: "We do not know this city. Write a city and its state, such as Austin, TX.",
      }),
  };
  if (!profession || pay === "wrong" || years === "wrong" || Object.keys(errors).length > 0)
    return { errors };
  return {
    record: {
      profession: profession.slug,
      licenses: state ? [{ state: state.code, multistate: values.multistate === "1", expires: null }] : [],
      isQuiet: false,
      licenseSaidAt: 0,
      about: {
        ...emptyAbout,
        specialties: specialty ? [specialty.slug] : [],
        shifts: shift ? [shift] : [],
        place: values.place ?? null,
        minPay: pay ? { amount: pay, per: "hour" } : null,
        years: years === null ? null : Math.floor(years),
      },
      aboutSaidAt: 0,
    },
  };
}

function toNumber(text: string | undefined, most: number): number | null | "wrong" {
  if (!text) return null;
  const number = Number(text.replace(/[$,\s]/g, ""));
  return /^\$?\s*\d[\d,]*(\.\d{1,2})?$/.test(text) && number <= most ? number : "wrong";
}
