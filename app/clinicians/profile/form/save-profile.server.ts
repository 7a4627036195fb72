import { toVersion } from "#app/clinicians/profile/record/last-words.ts";
import { findRecord, mergeRecord, saveRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { emptyRecord, type ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { toMyLicense } from "#app/facts/licensing/memory/license-part.ts";
import { toLicenseLabel } from "#app/facts/licensing/my-license.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import type { FormErrors, FormValues } from "#app/kit/forms/shown-form.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { readProfileForm } from "./profile-form.ts";

/** "checked" was not stored here: the device of a signed-out person keeps it. */
export type SavedProfile =
  | { status: "invalid"; errors: FormErrors; values: FormValues }
  | { status: "outdated"; version: number; values: FormValues }
  | { status: "checked"; record: ProfileRecord; label: string; values: FormValues }
  | { status: "saved" };

export async function saveProfile(
  { db, now }: Pick<SiteContext, "db" | "now">,
  userId: number | null,
  { version: seen = "", ...values }: FormValues,
): Promise<SavedProfile> {
  const read = readProfileForm(values);
  const placeError = await findPlaceError(db, values.place ?? "");
  if (!read.ok || placeError) {
    const errors = { ...placeError, ...(read.ok ? {} : read.errors) };
    return { status: "invalid", errors, values };
  }
  const current = userId === null ? emptyRecord : await findRecord(db, userId);
  const { about, ...licensePart } = read.said;
  const record: ProfileRecord = {
    ...licensePart,
    about: { ...about, goals: current.about?.goals ?? [] },
    licenseSaidAt: now,
    aboutSaidAt: now,
  };
  if (userId === null) return { status: "checked", record, label: toDeviceLabel(record), values };
  const version = toVersion(current);
  if (version <= Number(seen) && (await saveRecord(db, userId, record, version))) return { status: "saved" };
  const kept = await findRecord(db, userId);
  return saysTheSame(kept, record)
    ? { status: "saved" }
    : { status: "outdated", version: toVersion(kept), values };
}

export function toDeviceLabel(record: ProfileRecord): string {
  const license = toMyLicense(record);
  return license ? toLicenseLabel(license) : "";
}

export const eraseProfile = (db: Db, userId: number, now: number) =>
  mergeRecord(db, userId, { ...emptyRecord, licenseSaidAt: now, aboutSaidAt: now });

async function findPlaceError(db: Db, place: string): Promise<FormErrors | null> {
  if (!place.trim() || place.length > 100) return null;
  const { kind } = await findSearchPlace(db, place, 0);
  if (kind === "city" || kind === "state") return null;
  return { place: "We do not know this place. Enter a city and its state, such as Austin, TX." };
}

/** The same form sent twice is saved once, and gets the same answer. */
function saysTheSame(one: ProfileRecord, other: ProfileRecord): boolean {
  const toText = ({ profession, licenses, isQuiet, about }: ProfileRecord) =>
    JSON.stringify([profession, licenses, isQuiet, about]);
  return toText(one) === toText(other);
}
