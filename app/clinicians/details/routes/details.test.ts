import { expect, test } from "vitest";
import type { DocumentReading } from "#app/clinicians/documents/document-reading.ts";
import type { Suggestion } from "#app/clinicians/documents/suggestions/suggestion.ts";
import { findProfileDetails } from "#app/clinicians/profile/details/profile-details.server.ts";
import { emptyDetails } from "#app/clinicians/profile/details/profile-details.ts";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createEmployer, signIn } from "#tests/support/accounts.ts";
import { listRows, sendDocument } from "#tests/support/documents.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const path = "/dashboard/profile/details";
const contact = {
  section: "contact",
  version: "0",
  firstName: "Ana",
  lastName: "",
  phone: "\u202a(918) 555‑0142\u202c ext. 7",
  city: "Tulsa",
  state: "OK",
  npi: "1234567893",
};
const job = { section: "experience", version: "0", facility1: "Mercy", from1: "03/2021", beds1: "24" };

const open = async (cookie: string, search = "") =>
  (await send(path + search, { headers: { cookie } })).text();
const save = (fields: Record<string, string>, cookie: string) => postForm(path, fields, { cookie });
const doneOf = (response: Response) => response.headers.get("location");

test("sends someone who is signed out to the log-in, and stores nothing", async () => {
  expect(doneOf(await send(path))).toMatch(/^\/login\?returnTo=/);
  expect(doneOf(await postForm(path, contact))).toMatch(/^\/login\?returnTo=/);
});

test("saves each section by itself, without JavaScript", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const first = await open(cookie);
  for (const known of ['value="Robin"', 'value="Vale"']) expect(first).toContain(known);
  expect(doneOf(await save(contact, cookie))).toBe(`${path}?done=saved&section=contact#contact`);
  expect(doneOf(await save(job, cookie))).toBe(`${path}?done=saved&section=experience#experience`);
  const html = await open(cookie, "?done=saved&section=contact");
  for (const shown of [
    'value="Ana"',
    'value="(918) 555-0142 ext. 7"',
    'value="1234567893"',
    'value="03/2021"',
  ])
    expect(html).toContain(shown);
  expect(html).toMatch(/<details id="contact"[^>]* open=""/);
  expect(toText(html)).toContain("Saved.");
  expect(await findProfileDetails(db, user.id)).toMatchObject({
    contact: { firstName: "Ana", lastName: null, phone: "(918) 555-0142 ext. 7", npi: "1234567893" },
    experience: [{ facility: "Mercy", from: "2021-03", to: null, beds: 24 }],
  });
});

test("is another person's empty page, and nothing of it is in any storage of the device", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await save(contact, cookie);
  const other = await signIn("job_seeker");
  const html = await open(other.cookie);
  for (const secret of ["555-0142", "1234567893", "Tulsa"]) expect(html).not.toContain(secret);
  await save({ ...contact, firstName: "Eva" }, other.cookie);
  expect((await findProfileDetails(db, user.id)).contact.firstName).toBe("Ana");
  const profile = await (await send("/dashboard/profile", { headers: { cookie } })).text();
  expect(profile).not.toContain("555-0142");
});

test("keeps what was typed when something is wrong, and says what", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const response = await save({ ...contact, npi: "1234567890", city: "<b>Tulsa</b>" }, cookie);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("<title>Error: My profile");
  expect(toText(html)).toContain("This is not an NPI");
  for (const typed of ['value="1234567890"', 'value="&lt;b&gt;Tulsa&lt;/b&gt;"', 'value="Ana"'])
    expect(html).toContain(typed);
  expect(await findProfileDetails(db, user.id)).toEqual(emptyDetails);
});

test("adds a row to write in and removes one, without JavaScript", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const two = { ...job, facility2: "Oak", rows: "3" };
  const added = await save({ ...two, intent: "add" }, cookie);
  expect(added.status).toBe(200);
  const html = await added.text();
  expect(html).toContain('name="facility4"');
  expect(html).toContain('value="Oak"');
  expect(await findProfileDetails(db, user.id)).toEqual(emptyDetails);
  expect(doneOf(await save({ ...two, intent: "remove-1" }, cookie))).toContain("section=experience");
  expect((await findProfileDetails(db, user.id)).experience).toMatchObject([{ facility: "Oak" }]);
});

test("saves a form that was sent twice once, and overwrites nothing that another tab saved", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const answers = await Promise.all([save(job, cookie), save(job, cookie), save(job, cookie)]);
  for (const answer of answers) expect(answer.status).toBe(302);
  const stale = await save({ ...job, facility1: "Oak" }, cookie);
  expect(stale.status).toBe(400);
  const html = await stale.text();
  expect(toText(html)).toContain("changed in another tab");
  expect(html).toContain('value="Oak"');
  expect((await save({ ...job, facility1: "Oak", version: "1" }, cookie)).status).toBe(302);
  expect((await findProfileDetails(db, user.id)).experience).toMatchObject([{ facility: "Oak" }]);
});

test("refuses what is no form of ours", async () => {
  const { cookie, user } = await signIn("job_seeker");
  for (const wrong of [
    { ...contact, section: "__proto__" },
    { ...contact, version: "-1" },
    { ...contact, userId: "1" },
    { ...job, facility13: "Oak" },
    { ...job, intent: "remove-999" },
    { section: "privacy", version: "0", visibility: "everyone" },
    { intent: "accept", of: "x", at: "-1" },
  ])
    expect((await save(wrong as unknown as Record<string, string>, cookie)).status).toBe(400);
  expect(await findProfileDetails(db, user.id)).toEqual(emptyDetails);
});

test("hides from a company of our list by its address, and from any other by its name", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const { slug } = await createEmployer("Quiet Harbor Clinic");
  const privacy = {
    section: "privacy",
    version: "0",
    visibility: "searched",
    hidden1: "quiet harbor clinic",
  };
  await save({ ...privacy, hidden2: "Unknown Clinic" }, cookie);
  expect((await findProfileDetails(db, user.id)).privacy).toEqual({
    visibility: "searched",
    agencies: null,
    area: null,
    start: null,
    hidden: [
      { slug, name: "Quiet Harbor Clinic" },
      { slug: null, name: "Unknown Clinic" },
    ],
  });
});

test("erases all of the page, with the profile or alone", async () => {
  for (const [page, location] of [
    [path, `${path}?done=erased`],
    ["/dashboard/profile", "/dashboard/profile?done=erased"],
  ] as const) {
    const { cookie, user } = await signIn("job_seeker");
    await save(contact, cookie);
    expect(doneOf(await postForm(page, { intent: "erase" }, { cookie }))).toBe(location);
    expect(await findProfileDetails(db, user.id)).toEqual(emptyDetails);
    expect((await save({ ...contact, version: "1" }, cookie)).status).toBe(400);
  }
});

const suggestions: Suggestion[] = [
  { field: "name", value: "Ana Ortiz", line: "ANA ORTIZ, RN" },
  { field: "years", value: 7, line: "7 years in the ICU" },
  {
    field: "licenses",
    value: { state: "TX", multistate: true, number: "445566", expires: "2027-05-31" },
    line: "Texas RN 445566, multistate",
  },
  {
    field: "employers",
    value: { facility: "Mercy", title: "RN", unit: null, from: "2019", to: null },
    line: "Mercy",
  },
];

async function signInWithResume(reading: Partial<DocumentReading> | null = { ok: true, suggestions }) {
  const signedIn = await signIn("job_seeker");
  const text = new TextEncoder().encode("Ana Ortiz, RN. A résumé of one line.");
  const response = await sendDocument(signedIn.cookie, text, { kind: "resume", fileName: "ana.txt" });
  expect(doneOf(response)).toBe("/dashboard/documents?done=reading");
  const [row] = await listRows(signedIn.user.id);
  const key = row!.r2_key.replace("documents/", "readings/");
  if (reading) await env.FILES.put(`${key}.json`, JSON.stringify({ of: "tag", ...reading }));
  return { ...signedIn, row: row! };
}

test("suggests what the résumé says for empty fields, and adds it once when its owner says yes", async () => {
  const { cookie, user } = await signInWithResume();
  const text = toText(await open(cookie));
  for (const shown of [
    "From your résumé",
    "“Texas RN 445566, multistate”",
    "Texas, multistate, number 445566",
  ])
    expect(text).toContain(shown);
  expect(await findProfileDetails(db, user.id)).toEqual(emptyDetails);
  const accept = (at: number) => save({ intent: "accept", of: "tag", at: String(at) }, cookie);
  for (const at of [0, 1, 2, 3])
    for (const response of await Promise.all([accept(at), accept(at)]))
      expect(doneOf(response)).toBe(`${path}?done=accepted#suggestions`);
  const details = await findProfileDetails(db, user.id);
  expect(details.contact).toMatchObject({ firstName: "Ana", lastName: "Ortiz" });
  expect(details.licenses).toMatchObject([{ state: "TX", number: "445566" }]);
  expect(details.experience).toHaveLength(1);
  expect(await findRecord(db, user.id)).toMatchObject({
    licenses: [{ state: "TX", multistate: true, expires: "2027-05-31" }],
    about: { years: 7 },
  });
  expect(toText(await open(cookie))).toContain("says nothing that your profile does not have");
});

test("does not suggest again what was dismissed, and stores nothing of it", async () => {
  const { cookie, user } = await signInWithResume();
  const dismiss = () => save({ intent: "dismiss", of: "tag", at: "2" }, cookie);
  await Promise.all([dismiss(), dismiss()]);
  const text = toText(await open(cookie));
  expect(text).not.toContain("445566");
  expect(text).toContain("“7 years in the ICU”");
  expect(await findProfileDetails(db, user.id)).toEqual(emptyDetails);
  await save(contact, cookie);
  expect(toText(await open(cookie))).not.toContain("445566");
});

test("adds nothing of another résumé or another person, or that the résumé does not say", async () => {
  await signInWithResume();
  const other = await signInWithResume({ ok: true, suggestions: [] });
  for (const chosen of [
    { of: "tag", at: "0" },
    { of: "other", at: "0" },
    { of: "tag", at: "999" },
  ])
    expect(doneOf(await save({ intent: "accept", ...chosen }, other.cookie))).toBe(
      `${path}?done=gone#suggestions`,
    );
  expect(await findProfileDetails(db, other.user.id)).toEqual(emptyDetails);
});

test("says plainly that a résumé is still being read, or why it was not", async () => {
  const waiting = await signInWithResume(null);
  const html = await open(waiting.cookie);
  expect(toText(html)).toContain("We are still reading ana");
  expect(html).toContain(`href="${path}?reading=1"`);
  const locked = await signInWithResume({ ok: false, reason: "locked" });
  expect(toText(await open(locked.cookie))).toContain("is locked with a password");
  await env.DB.prepare("UPDATE documents SET changed_at = 1 WHERE id = ?").bind(waiting.row.id).run();
  expect(toText(await open(waiting.cookie))).toContain("Read it again");
  expect(doneOf(await save({ intent: "read" }, waiting.cookie))).toBe(`${path}?done=asked#suggestions`);
});

test("forgets what it read when the résumé is deleted", async () => {
  const { cookie, row } = await signInWithResume();
  await postForm(`/dashboard/documents/${row.public_id}`, { intent: "delete" }, { cookie });
  expect(await env.FILES.head(`${row.r2_key.replace("documents/", "readings/")}.json`)).toBeNull();
  expect(toText(await open(cookie))).toContain("Upload your résumé");
});
