import { expect, test } from "vitest";
import { addMember, createEmployer, newVisitor, signIn, signInAs } from "#tests/support/accounts.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const page = "/dashboard/name";
const save = (cookie: string, firstName: string, lastName: string) =>
  postForm(page, { firstName, lastName }, { cookie, ...newVisitor() });
const read = async (path: string, cookie: string) => (await send(path, { headers: { cookie } })).text();
const listChanges = async (userId: number) => {
  const { results } = await env.DB.prepare(
    "SELECT actor_id, detail FROM audit_log WHERE action = 'user.name' AND subject = ?",
  )
    .bind(`user:${userId}`)
    .all();
  return results;
};

test("shows a new name in the header, on the dashboard and to the team, and notes the change without the name", async () => {
  const { cookie, user } = await signIn("employer");
  const { id, slug } = await createEmployer("Harbor Health");
  await addMember(id, user.id, "owner");
  expect(await read(page, cookie)).toContain('value="Robin"');
  expect((await save(cookie, " Marisol ", "O'Brien-Núñez")).headers.get("location")).toBe(
    "/dashboard/settings?done=name-changed",
  );
  const dashboard = await read("/dashboard/settings?done=name-changed", cookie);
  expect(dashboard).toContain("Account of Marisol O&#x27;Brien-Núñez");
  expect(dashboard).toContain("Your name was saved.");
  expect(dashboard).toContain('data-drawn="MO"');
  expect(await read(`/hiring/${slug}/team`, cookie)).toContain("Marisol O&#x27;Brien-Núñez");
  expect(await listChanges(user.id)).toEqual([{ actor_id: user.id, detail: "{}" }]);
  await save(cookie, "Marisol", "O'Brien-Núñez");
  expect(await listChanges(user.id)).toHaveLength(1);
});

test("tells a job seeker nothing of a team, and a member of one who sees the name and the photo", async () => {
  const seeker = await signIn("job_seeker");
  for (const path of [page, "/dashboard/photo"])
    expect(await read(path, seeker.cookie)).not.toMatch(/your team|company&#x27;s team/i);
  const member = await signIn("employer");
  await addMember((await createEmployer("Harbor Team")).id, member.user.id, "recruiter");
  expect(await read(page, member.cookie)).toContain("Your team and our staff see it.");
});

test.each([
  ["", "Vale", "First name is required"],
  ["Robin", "www.cheap-pills.com", "Please enter a name, not a web address"],
  ["Robin", "call 555 123 4567", "Please enter a name, without a phone number"],
  ["Ro\u202ebin", "Vale", "Please remove the invisible characters"],
  ["R".repeat(101), "Vale", "Please use at most 100 characters"],
])("keeps what you typed when it refuses the name %s %s", async (firstName, lastName, problem) => {
  const { cookie, user } = await signIn("job_seeker");
  const response = await save(cookie, firstName, lastName);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain(problem);
  if (lastName !== "Vale") expect(html).toContain(`value="${lastName}"`);
  const stored = await env.DB.prepare("SELECT first_name, last_name FROM users WHERE id = ?")
    .bind(user.id)
    .first();
  expect(stored).toEqual({ first_name: "Robin", last_name: "Vale" });
});

test("changes the name of nobody else, and none after logging out", async () => {
  const { user } = await signIn("job_seeker");
  const cookie = await signInAs(user);
  await postForm("/dashboard/sessions", { session: "all" }, { cookie });
  const response = await save(cookie, "Someone", "Else");
  expect(response.headers.get("location")).toMatch(/^\/login\?returnTo=/);
  expect(await listChanges(user.id)).toEqual([]);
});

test("takes a single name as the whole name", async () => {
  const { cookie } = await signIn("job_seeker");
  expect((await save(cookie, "Sukarno", "")).headers.get("location")).toBe(
    "/dashboard/settings?done=name-changed",
  );
  expect(await read("/dashboard", cookie)).toContain("Account of Sukarno");
});
