import { expect, test } from "vitest";
import {
  findProfileDetails,
  findVersionedDetails,
  saveSection,
} from "#app/clinicians/profile/details/profile-details.server.ts";
import { emptyDetails } from "#app/clinicians/profile/details/profile-details.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { signIn } from "#tests/support/accounts.ts";
import { env } from "#tests/support/site.ts";

const db = toDb(env.DB);
const now = Date.now();

async function signInOwner() {
  const { user } = await signIn("job_seeker");
  const session = await env.DB.prepare("SELECT public_id AS id FROM sessions WHERE user_id = ?")
    .bind(user.id)
    .first<{ id: string }>();
  return { id: user.id, sessionId: session!.id };
}

const toContact = (firstName: string, version = 0) => ({
  section: "contact" as const,
  value: { ...emptyDetails.contact, firstName },
  version,
});

test("keeps each section by itself, and lets no old form replace a later one", async () => {
  const owner = await signInOwner();
  expect(await saveSection(db, owner, toContact("Ana"), now)).toBe(true);
  expect(await saveSection(db, owner, toContact("Eva"), now)).toBe(false);
  const education = { section: "education" as const, value: [{ degree: "BSN", school: null, year: 2016 }] };
  expect(await saveSection(db, owner, { ...education, version: 0 }, now)).toBe(true);
  expect(await saveSection(db, owner, toContact("Ana María", 1), now)).toBe(true);
  const { details, saves } = await findVersionedDetails(db, owner.id);
  expect(details).toEqual({
    ...emptyDetails,
    contact: { ...emptyDetails.contact, firstName: "Ana María" },
    education: education.value,
  });
  expect(saves).toEqual({ contact: 2, education: 1 });
});

test("stores nothing after the session ended, and nothing of anyone else", async () => {
  const owner = await signInOwner();
  const other = await signInOwner();
  await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(owner.id).run();
  expect(await saveSection(db, owner, toContact("Ana"), now)).toBe(false);
  expect(await saveSection(db, { ...owner, sessionId: other.sessionId }, toContact("Ana"), now)).toBe(false);
  expect(await findProfileDetails(db, owner.id)).toEqual(emptyDetails);
});
