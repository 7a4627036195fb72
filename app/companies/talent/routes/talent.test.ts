import { beforeAll, expect, test } from "vitest";
import { switchPrivateSearch } from "#app/accounts/owner/private-search.server.ts";
import { saveDetails } from "#app/clinicians/details/save-details.server.ts";
import { mergeRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { emptyRecord } from "#app/clinicians/profile/record/profile.ts";
import { askTalent, askTalentCount, findTalent } from "#app/companies/talent/find-talent.server.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { addMember, createUser, setApproved, signIn } from "#tests/support/accounts.ts";
import { createCompany, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { explain } from "#tests/support/explain.ts";
import { toText } from "#tests/support/html.ts";
import { storeCity } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";
import { about, createFound, findPublicId, license, startOn } from "#tests/support/talent.ts";

const db = toDb(env.DB);
const now = Date.now();
let own: TestCompany;

beforeAll(async () => {
  await storeCity("Spokane", "WA", 47.66, -117.43);
  await storeCity("Seattle", "WA", 47.61, -122.33);
  own = await createCompany("Harbor Health");
  const jobId = await storePosting(own.employer.id, "icu-nurse");
  await env.DB.batch([
    env.DB.prepare("UPDATE jobs SET profession = 'registered-nurse', specialty = 'icu' WHERE id = ?").bind(
      jobId,
    ),
    env.DB.prepare("INSERT INTO job_details (job_id, description_html) VALUES (?, '')").bind(jobId),
  ]);
});

const title = `Registered Nurse, ${findSpecialty("icu")!.name}`;

async function look(search = "", company = own, cookie = company.recruiter.cookie) {
  const response = await send(`/hiring/${company.employer.slug}/talent?${search}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return response.text();
}

const sees = async (publicId: string, company = own, cookie = company.recruiter.cookie, search = "") => {
  expect(publicId).toMatch(/^\w{32}$/);
  return (await look(search, company, cookie)).includes(publicId);
};

test("shows what she lets employers see, and nothing by which they know her", async () => {
  const { publicId, user } = await createFound();
  const html = await look();
  const text = toText(html);
  expect(html).toContain(publicId);
  expect(text).toContain(title);
  expect(text).toContain("Washington, multistate");
  expect(text).toContain("7 years");
  expect(text).toContain("Within about 25 miles of Spokane, WA");
  expect(text).toContain(
    `From ${new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(startOn))}`,
  );
  expect(text).toMatch(/How they fit: ICU nurse\s*Licensed by compact/);
  expect(text).toContain("Fits: specialty");
  expect(text).toContain("Fewer than five clinicians");
  for (const secret of ["Zelda", "Quillfeather", user.email]) expect(html).not.toContain(secret);
});

test("is off until she turns it on, and turning it off or private search on takes her row away", async () => {
  const quiet = await createUser("job_seeker");
  await mergeRecord(db, quiet.id, {
    ...emptyRecord,
    ...{ profession: "registered-nurse", licenses: [license], licenseSaidAt: 1 },
  });
  expect(await findPublicId(quiet.id)).toBeNull();
  const { user, sessionId, publicId } = await createFound();
  const off = { version: "1", visibility: "hidden" };
  await saveDetails({ db, now }, { id: user.id, sessionId }, "privacy", off);
  expect(await findPublicId(user.id)).toBeNull();
  const rows = "SELECT count(*) AS n FROM talent_licenses WHERE user_id = ?";
  expect(await env.DB.prepare(rows).bind(user.id).first("n")).toBe(0);
  await saveDetails({ db, now }, { id: user.id, sessionId }, "privacy", {
    version: "2",
    visibility: "searched",
  });
  expect(await findPublicId(user.id)).not.toBe(publicId);
  await switchPrivateSearch(db, { id: user.id, sessionId }, true, now);
  expect(await findPublicId(user.id)).toBeNull();
});

test("keeps her number while her profile changes, and forgets her with the profile", async () => {
  const { user, publicId } = await createFound();
  const said = { ...emptyRecord, profession: "registered-nurse", licenseSaidAt: 5, aboutSaidAt: 5 };
  await mergeRecord(db, user.id, { ...said, about: { ...about, years: 9 } });
  expect(await findPublicId(user.id)).toBe(publicId);
  expect(
    await env.DB.prepare("SELECT years FROM talent WHERE user_id = ?").bind(user.id).first("years"),
  ).toBe(9);
  await mergeRecord(db, user.id, { ...emptyRecord, licenseSaidAt: 6, aboutSaidAt: 6 });
  expect(await findPublicId(user.id)).toBeNull();
});

test.each([
  ["specialty=ICU", "specialty=pediatrics"],
  ["state=WA", "state=CA"],
  ["state=TX", "state=CA"],
  ["years=7", "years=10"],
  ["place=Spokane, WA&miles=25", "place=Seattle, WA&miles=100"],
  ["start=2027-02-01", "start=2027-01-01"],
  ["profession=registered-nurse", "profession=physician"],
])("filters by %s", async (fits, misses) => {
  const { publicId } = await createFound();
  expect(await sees(publicId, own, own.recruiter.cookie, fits)).toBe(true);
  expect(await sees(publicId, own, own.recruiter.cookie, misses)).toBe(false);
});

test("asks nothing of what it cannot read, and says so", async () => {
  expect(toText(await look("specialty=zzz"))).toContain("Our list has no specialty “zzz”");
  expect(toText(await look("place=Nowhereville, ZZ"))).toContain("We do not know the city");
});

test("does not count a license that has expired", async () => {
  const licenses = [{ state: "WA", multistate: false, expires: "2026-01-01" }];
  const { publicId } = await createFound({ licenses });
  expect(await sees(publicId, own, own.recruiter.cookie, "state=WA")).toBe(false);
  expect(await sees(publicId)).toBe(true);
});

test.each([["Harbor Health"], ["harbor health, inc."], ["Harbor"], ["The Harbor-Health"]])(
  "is found by nobody of a company that she hides from as “%s”, nor counted there",
  async (hidden) => {
    const { publicId } = await createFound({ hidden, about: { specialties: ["nicu"] } });
    expect(await sees(publicId)).toBe(false);
    const other = await createCompany("Quiet Cedar Clinic");
    await setApproved(other.employer.id);
    expect(await sees(publicId, other, other.recruiter.cookie, "profession=registered-nurse")).toBe(true);
    // Someone of both teams looks for neither.
    await addMember(other.employer.id, own.recruiter.user.id, "recruiter");
    expect(await sees(publicId, other, own.recruiter.cookie, "profession=registered-nurse")).toBe(false);
    const filters = {
      ...{ profession: "registered-nurse", specialty: "nicu", state: null, years: null },
      ...{ near: null, startBy: null },
    };
    const seeking = { employerId: own.employer.id, viewerId: own.recruiter.user.id };
    const { results } = await askTalentCount(db, seeking, filters, "2026-11-28").all<{ n: number }>();
    expect(results).toEqual([{ n: 0 }]);
    expect(await findTalent(db, seeking, publicId, "2026-11-28")).toBeNull();
  },
);

test("hides her from where she works: by her email, her team, her experience and a sister company", async () => {
  const works = await createCompany("Alder Grove Hospital");
  await setApproved(works.employer.id);
  await env.DB.prepare("UPDATE employers SET domain = 'alder-grove.example' WHERE id = ?")
    .bind(works.employer.id)
    .run();
  const ask = "profession=registered-nurse";
  const look = (publicId: string) => sees(publicId, works, works.recruiter.cookie, ask);
  const byMail = await createFound({ email: `z${now}@mail.alder-grove.example` });
  expect(await look(byMail.publicId)).toBe(false);
  const byTeam = await createFound();
  expect(await look(byTeam.publicId)).toBe(true);
  await addMember(works.employer.id, byTeam.user.id, "reviewer");
  expect(await look(byTeam.publicId)).toBe(false);
  const byExperience = await createFound();
  await saveDetails(
    { db, now },
    { id: byExperience.user.id, sessionId: byExperience.sessionId },
    "experience",
    {
      ...{ version: "0", facility1: "Alder Grove", from1: "2021" },
      ...{ facility2: "Harbor Health", from2: "2018", to2: "2020" },
    },
  );
  expect(await look(byExperience.publicId)).toBe(false);
  expect(await sees(byExperience.publicId)).toBe(true);
  const sister = await createCompany("Birchwood Urgent Care");
  const bySister = await createFound({ hidden: "Birchwood Urgent Care" });
  expect(await look(bySister.publicId)).toBe(true);
  await env.DB.prepare("UPDATE employers SET domain = 'alder-grove.example' WHERE id = ?")
    .bind(sister.employer.id)
    .run();
  expect(await look(bySister.publicId)).toBe(false);
});

test("lets agencies find only who says so", async () => {
  const agency = await createCompany("Traveling Lanterns");
  await setApproved(agency.employer.id);
  await env.DB.prepare("UPDATE employers SET kind = 'agency' WHERE id = ?").bind(agency.employer.id).run();
  const ask = "profession=registered-nurse";
  const [no, yes] = [await createFound(), await createFound({ privacy: { agencies: "yes" } })];
  expect(await sees(no.publicId, agency, agency.recruiter.cookie, ask)).toBe(false);
  expect(await sees(yes.publicId, agency, agency.recruiter.cookie, ask)).toBe(true);
});

test.each(["email_verified_at = NULL", "closed_at = 1", "suspended_at = 1", "is_private = 1"])(
  "shows nobody with %s, and tells her so",
  async (state) => {
    const { publicId, user } = await createFound();
    await env.DB.exec(`UPDATE users SET ${state} WHERE id = ${user.id}`);
    expect(await sees(publicId)).toBe(false);
  },
);

test("shows her own page what employers see", async () => {
  const { cookie } = await createFound();
  const page = async () =>
    toText(await (await send("/dashboard/profile/details?section=privacy", { headers: { cookie } })).text());
  expect(await page()).toContain(`What employers see now ${title}`);
  const other = await signIn("job_seeker");
  const html = await (
    await send("/dashboard/profile/details?section=privacy", { headers: { cookie: other.cookie } })
  ).text();
  expect(toText(html)).toMatch(/What employers see now\s*Nothing\./);
});

test("takes a city or a state as the area, and never a ZIP code", async () => {
  const state = await createFound({ privacy: { area: "Washington" } });
  expect(toText(await look())).toContain("Washington");
  expect(
    await env.DB.prepare("SELECT city, state_code, lat FROM talent WHERE user_id = ?")
      .bind(state.user.id)
      .first(),
  ).toEqual({ city: null, state_code: "WA", lat: null });
  for (const area of ["99201", "Nowhereville"])
    expect((await createFound({ privacy: { area } }).catch(() => ({ saved: null }))).saved).toMatchObject({
      status: "invalid",
      errors: { area: expect.stringContaining("We do not know this place") },
    });
});

test("opens to the teams of approved companies alone", async () => {
  const { publicId } = await createFound();
  const waiting = await createCompany("Waiting Health");
  const html = await look("profession=registered-nurse", waiting);
  expect(html).not.toContain(publicId);
  expect(toText(html)).toContain("You can search once we have approved your company");
  expect(await sees(publicId, own, own.reviewer.cookie)).toBe(true);
  const path = `/hiring/${own.employer.slug}/talent`;
  for (const cookie of [waiting.owner.cookie, (await signIn("job_seeker")).cookie])
    expect((await send(path, { headers: { cookie } })).status).toBe(404);
  expect((await send(path)).headers.get("location")).toMatch(/^\/login/);
  await env.DB.prepare("UPDATE employers SET suspended_at = 1 WHERE id = ?").bind(waiting.employer.id).run();
});

test("reads pages by the index, and every other table by a person", async () => {
  const filters = {
    ...{ profession: "registered-nurse", specialty: "icu", state: "TX", years: 2 },
    ...{ near: { lat: 47, lon: -117, miles: 50 }, startBy: "2027-01-01" },
  };
  const seeking = { employerId: own.employer.id, viewerId: own.recruiter.user.id };
  for (const place of [
    { before: null, after: [7] },
    { before: [7], after: null },
  ]) {
    const plan = await explain(askTalent(db, seeking, filters, "2026-11-28", place));
    expect(plan).toMatch(/^SEARCH t USING INDEX talent_by_profession \(profession=\? AND id[<>]\?\)/);
    expect(plan).not.toMatch(/SCAN (?!l\b|v\b)|TEMP B-TREE/);
  }
  expect(await explain(askTalentCount(db, seeking, filters, "2026-11-28"))).not.toMatch(/SCAN [tueh]\b/);
});
