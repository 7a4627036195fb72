import { saveDetails } from "#app/clinicians/details/save-details.server.ts";
import { mergeRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { emptyAbout, emptyRecord } from "#app/clinicians/profile/record/profile.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { createUser, signInAs } from "./accounts.ts";
import { env } from "./site.ts";

const db = toDb(env.DB);
const now = Date.now();
/** The day on which she can start, told as YYYY-MM-DD. */
export const startOn = new Date(now + 40 * dayMs).toISOString().slice(0, 10);

export const about = {
  ...emptyAbout,
  specialties: ["icu"],
  years: 7,
  shifts: ["night" as const],
  place: "Spokane, WA",
};
export const license = { state: "WA", multistate: true, expires: null };

interface Said {
  hidden?: string;
  licenses?: (typeof license | { state: string; multistate: boolean; expires: string })[];
  about?: Partial<typeof about>;
  privacy?: Record<string, string>;
  email?: string;
}

/** A clinician of whom nobody may learn who she is, and who lets employers find her. */
export async function createFound({ hidden, licenses = [license], privacy, email, ...said }: Said = {}) {
  const user = await createUser("job_seeker", {
    ...{ firstName: "Zelda", lastName: "Quillfeather" },
    ...(email ? { email } : {}),
  });
  await mergeRecord(db, user.id, {
    ...emptyRecord,
    ...{ profession: "registered-nurse", licenses, licenseSaidAt: 1, aboutSaidAt: 1 },
    about: { ...about, ...said.about },
  });
  const values = {
    ...{ version: "0", visibility: "searched", area: "spokane, wa", start: startOn },
    ...(hidden ? { hidden1: hidden } : {}),
    ...privacy,
  };
  const cookie = await signInAs(user);
  const sessionId = (await env.DB.prepare("SELECT public_id FROM sessions WHERE user_id = ?")
    .bind(user.id)
    .first<string>("public_id"))!;
  const saved = await saveDetails({ db, now }, { id: user.id, sessionId }, "privacy", values);
  return { user, cookie, saved, sessionId, publicId: (await findPublicId(user.id)) ?? "" };
}

export const findPublicId = (userId: number) =>
  env.DB.prepare("SELECT public_id FROM talent WHERE user_id = ?").bind(userId).first<string>("public_id");
