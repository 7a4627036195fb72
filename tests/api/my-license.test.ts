import { beforeAll, expect, test } from "vitest";
import { signIn } from "../support/accounts.ts";
import { env, origin, send } from "../support/site.ts";

const said = { profession: "registered-nurse", states: "TX,CO", multistate: true, saidAt: 1000 };
const nothing = { profession: "", states: "", multistate: false, saidAt: 0 };
let cookie = "";

beforeAll(async () => {
  cookie = (await signIn("job_seeker")).cookie;
});

async function sync(body: unknown, as = cookie) {
  const response = await send("/api/my-license", {
    method: "POST",
    headers: { "content-type": "application/json", cookie: as, origin },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("keeps what one device says for the others", async () => {
  const license = { profession: "registered-nurse", states: ["TX", "CO"], multistate: true };
  expect((await sync(said)).body).toEqual({ license, saidAt: 1000 });
  expect((await sync(nothing)).body).toEqual({ license, saidAt: 1000 });
  expect((await sync({ ...said, states: "OH", saidAt: 900 })).body).toEqual({ license, saidAt: 1000 });
});

test("passes on that it was removed", async () => {
  expect((await sync({ ...nothing, saidAt: 2000 })).body).toEqual({ license: null, saidAt: 2000 });
  expect((await sync(said)).body).toEqual({ license: null, saidAt: 2000 });
});

test("does not believe a clock that is ahead", async () => {
  const before = Date.now();
  const { body } = await sync({ ...said, saidAt: 9_000_000_000_000 });
  expect(Number(body.saidAt)).toBeGreaterThanOrEqual(before);
  expect(Number(body.saidAt)).toBeLessThanOrEqual(Date.now());
});

test("answers nobody else's question and no other shape", async () => {
  expect((await sync(said, "session=none")).status).toBe(401);
  const other = (await signIn("job_seeker")).cookie;
  expect((await sync(nothing, other)).body).toEqual({ license: null, saidAt: 0 });
  for (const wrong of [{ ...said, userId: 1 }, { ...said, saidAt: -1 }, { ...said, states: 7 }, {}, "TX"])
    expect((await sync(wrong)).status).toBe(400);
  const strange = await sync({ ...said, profession: "wizard", states: "ZZ,<b>", saidAt: Date.now() }, other);
  expect(strange.body.license).toBeNull();
});

test("goes with the account", async () => {
  const { cookie: leaving, user } = await signIn("job_seeker");
  await sync(said, leaving);
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(user.id).run();
  const row = await env.DB.prepare("SELECT * FROM remembered_licenses WHERE user_id = ?")
    .bind(user.id)
    .first();
  expect(row).toBeNull();
});
