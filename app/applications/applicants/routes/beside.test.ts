import { beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "#tests/support/accounts.ts";
import {
  createCompany,
  findStageId,
  storeApplicant,
  storePosting,
  type TestCompany,
} from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let jobId: number;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  jobId = await storePosting(own.employer.id, "icu-nurse-beside");
});
beforeEach(() => env.DB.exec("DELETE FROM outbox; DELETE FROM applications; DELETE FROM used_limits"));

const list = (search = "") => `/hiring/${own.employer.slug}/applicants${search}`;
const open = (path: string, { cookie } = own.recruiter) => send(path, { headers: { cookie } });
const read = async (path: string, who = own.recruiter) => (await open(path, who)).text();
const toPanel = (html: string) =>
  toText(/<section aria-labelledby="beside-title"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "");

async function storeWhole() {
  const { id, publicId } = await storeApplicant({ employerId: own.employer.id, jobId });
  const copy = {
    licenses: [{ state: "Texas", number: "1", isCompact: false }],
    details: [{ label: "Earliest start", value: "Jan 4, 2027" }],
    note: "Is the night shift fixed?",
    answers: [
      { label: "Do you work nights?", value: "No", isJudged: true, asked: "Yes" },
      { label: "Do you float?", value: "Yes", isJudged: true },
      { label: "Do you drive?", value: "Yes" },
    ],
  };
  await env.DB.batch([
    env.DB.prepare("INSERT INTO application_copies (application_id, copy, created_at) VALUES (?, ?, 1)").bind(
      id,
      JSON.stringify(copy),
    ),
    env.DB.prepare(
      `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
        VALUES ('file-' || ?2, ?1, 'resume', 'cv.pdf', 'application/pdf', 9, 's', 'application-files/' || ?2)`,
    ).bind(id, publicId),
  ]);
  return { id, publicId };
}

test("opens an applicant beside the list, with what decides", async () => {
  const { id, publicId } = await storeWhole();
  const html = await read(list("?job=icu-nurse-beside"));
  const link = `${list(`?job=icu-nurse-beside&amp;person=${publicId}`)}`;
  expect(html).toContain(`href="${link}"`);
  const panel = await read(list(`?job=icu-nurse-beside&person=${publicId}`));
  const text = toPanel(panel);
  for (const words of [
    "Dana Whitfield",
    "Jan 4, 2027",
    "Do you work nights? No (you ask for Yes)",
    "Match 1 of 2 1 answer",
    "2 given, and none rules them out",
    "Is the night shift fixed?",
    "Read the application",
    "Résumé",
    "Open whole page",
  ])
    expect(text).toContain(words);
  expect(panel).toContain(`/applicants/${publicId}/files/file-${publicId}`);
  await env.DB.prepare(
    `INSERT INTO application_events (application_id, kind, detail, at) VALUES (?1, 'reply', '{"text":"An older word"}', 5),
      (?1, 'reply', '{"text":"I can start sooner."}', 6)`,
  )
    .bind(id)
    .run();
  const later = toPanel(await read(list(`?person=${publicId}`)));
  expect(later).toContain("I can start sooner.");
  expect(later).not.toContain("An older word");
});

test("counts as opened for the applicant, once", async () => {
  const { publicId } = await storeWhole();
  for (let time = 0; time < 2; time++) await read(list(`?person=${publicId}`));
  const events = await env.DB.prepare(
    "SELECT count(*) AS n FROM application_events WHERE kind = 'seen'",
  ).first("n");
  expect(events).toBe(1);
});

test("moves whom it shows, and stays open", async () => {
  const { publicId } = await storeWhole();
  const page = await read(list(`?person=${publicId}`));
  const pick = /name="pick0" value="([^"]+)"/.exec(page)![1]!;
  const to = await findStageId(own.employer.id, "Interview");
  const sent = await postForm(
    list(`?person=${publicId}`),
    { pick0: pick, to },
    { cookie: own.recruiter.cookie },
  );
  const location = sent.headers.get("location")!;
  expect(location).toContain(`person=${publicId}`);
  expect(location).toMatch(/#said$/);
  const after = await read(location.split("#")[0]!);
  expect(toPanel(after)).toContain("Interview");
  expect(toText(after)).toContain("1 applicant is now in “Interview”.");
  expect(toPanel(await read(list(`?person=${publicId}`), own.reviewer))).not.toContain("Move");
});

test("shows another company's applicant to nobody", async () => {
  const { publicId } = await storeWhole();
  const theirs = await storeApplicant({ employerId: other.employer.id });
  const elsewhere = `/hiring/${other.employer.slug}/applicants?person=${publicId}`;
  expect((await open(elsewhere, other.owner)).status).toBe(404);
  expect((await open(list(`?person=${theirs.publicId}`))).status).toBe(404);
  expect((await open(list("?person=nobody"))).status).toBe(404);
  for (const who of [other.owner, await signIn("job_seeker"), await signIn("admin")])
    expect((await open(list(`?person=${publicId}`), who)).status).toBe(404);
  expect((await send(list(`?person=${publicId}`))).headers.get("location")).toMatch(/^\/login/);
  expect(
    await env.DB.prepare("SELECT seen_at FROM applications WHERE public_id = ?")
      .bind(publicId)
      .first("seen_at"),
  ).toBeNull();
});
