import { beforeAll, expect, test } from "vitest";
import { emptyAbout, emptyRecord, type ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { signIn } from "../support/accounts.ts";
import { env, postJson } from "../support/site.ts";

const licenses = [
  { state: "TX", multistate: true, expires: "2027-03-31" },
  { state: "CA", multistate: false, expires: null },
];
const said = { ...emptyRecord, profession: "registered-nurse", licenses, licenseSaidAt: 1000 };
const about = { ...emptyAbout, specialties: ["icu"], place: "Austin, TX" };
let cookie = "";

beforeAll(async () => {
  cookie = (await signIn("job_seeker")).cookie;
});

async function sync(record: ProfileRecord | Record<string, unknown>, as = cookie) {
  const response = await postJson("/api/profile", { record: JSON.stringify(record) }, { cookie: as });
  return {
    status: response.status,
    body: (await response.json()) as { record: ProfileRecord; label: string },
  };
}

test("keeps what one device says for the others", async () => {
  expect((await sync(said)).body).toEqual({ record: said, label: "RN: TX, CA, multistate" });
  expect((await sync(emptyRecord)).body.record).toEqual(said);
  const older = { ...said, licenses: [licenses[1]!], licenseSaidAt: 900 };
  expect((await sync(older)).body.record).toEqual(said);
});

test("keeps the last word of each part, so that a search on one device undoes no form on another", async () => {
  const filledIn = { ...said, about, aboutSaidAt: 2000 };
  await sync(filledIn);
  const searched = { ...said, licenses: [licenses[0]!], licenseSaidAt: 3000 };
  expect((await sync(searched)).body.record).toEqual({ ...searched, about, aboutSaidAt: 2000 });
});

test("passes on that it was erased", async () => {
  const erased = { ...emptyRecord, licenseSaidAt: 4000, aboutSaidAt: 4000 };
  expect((await sync(erased)).body).toEqual({ record: erased, label: "" });
  expect((await sync(said)).body.record).toEqual(erased);
});

test("does not believe a clock that is ahead", async () => {
  const before = Date.now();
  const { body } = await sync({ ...said, licenseSaidAt: 9_000_000_000_000 });
  expect(body.record.licenseSaidAt).toBeGreaterThanOrEqual(before);
  expect(body.record.licenseSaidAt).toBeLessThanOrEqual(Date.now());
});

test("answers nobody else's question and no other shape", async () => {
  expect((await sync(said, "session=none")).status).toBe(401);
  const other = (await signIn("job_seeker")).cookie;
  expect((await sync(emptyRecord, other)).body.record).toEqual(emptyRecord);
  for (const wrong of [
    {},
    { ...said, licenseSaidAt: -1 },
    { ...said, licenses: "TX" },
    { ...said, about: 7 },
  ])
    expect((await sync(wrong, other)).status).toBe(400);
  for (const body of [{ record: "{" }, { record: said }, { record: "x".repeat(20_000) }, { userId: 1 }, "TX"])
    expect((await postJson("/api/profile", body, { cookie: other })).status).toBe(400);
});

test("leaves out what it does not know", async () => {
  const { cookie: other } = await signIn("job_seeker");
  const { body } = await sync(
    {
      ...said,
      profession: "wizard",
      licenses: [
        { state: "ZZ", multistate: true, expires: null },
        { ...licenses[0]!, expires: "soon" },
        licenses[0]!,
        7,
      ],
      about: {
        ...about,
        specialties: ["icu", "icu", "<b>"],
        certificates: [{ code: "BLS", expires: null }, { code: "X" }],
      },
      aboutSaidAt: 1000,
    },
    other,
  );
  expect(body.record).toMatchObject({
    profession: null,
    licenses: [{ state: "TX", multistate: true, expires: null }],
    about: { specialties: ["icu"], certificates: [{ code: "BLS", expires: null }] },
  });
});

test("lists what expires, and goes with the account", async () => {
  const { cookie: leaving, user } = await signIn("job_seeker");
  await sync(
    {
      ...said,
      about: { ...about, certificates: [{ code: "BLS", expires: "2027-01-15" }] },
      aboutSaidAt: 1000,
    },
    leaving,
  );
  const list = async (table: string) =>
    (await env.DB.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).bind(user.id).all()).results;
  const expiring = (await list("profile_expiries")).map(({ kind, code, expires_on }) => [
    kind,
    code,
    expires_on,
  ]);
  expect(expiring).toEqual([
    ["certificate", "BLS", "2027-01-15"],
    ["license", "TX", "2027-03-31"],
  ]);
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(user.id).run();
  expect([...(await list("profiles")), ...(await list("profile_expiries"))]).toEqual([]);
});
