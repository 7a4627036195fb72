import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  createCompany,
  findStageId,
  storeApplicant,
  storePosting,
  type TestCompany,
  toMove,
} from "#tests/support/applicants.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let jobId: number;
let applicant: { id: number; publicId: string };
const slug = "icu-nurse-said";

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  jobId = await storePosting(own.employer.id, slug);
});
beforeEach(async () => {
  await env.DB.exec("DELETE FROM outbox; DELETE FROM applications; DELETE FROM used_limits");
  applicant = await storeApplicant({ employerId: own.employer.id, jobId, state: "in-review" });
});

const workspace = (path = "") => `/hiring/${own.employer.slug}${path}`;
const one = () => workspace(`/applicants/${applicant.publicId}`);
const countPlaces = (html: string) => html.split('id="said"').length - 1;

/** As a browser without scripts: the address that it ends at, and the page there. */
async function sendForm(path: string, fields: Record<string, string>, { cookie } = own.recruiter) {
  const answer = await postForm(path, fields, { cookie });
  const location = answer.headers.get("location");
  const page = location ? await send(location.split("#")[0]!, { headers: { cookie } }) : answer;
  return { status: answer.status, location, html: await page.text() };
}

async function expectSaid(
  path: string,
  fields: Record<string, string>,
  text: string | RegExp,
  who = own.recruiter,
) {
  const { status, location, html } = await sendForm(path, fields, who);
  const about = JSON.stringify(fields);
  expect([about, countPlaces(html)]).toEqual([about, 1]);
  const place = html.slice(html.indexOf('id="said"'));
  // A redirect leads there; another answer is a page of its own, where the browser goes by itself.
  if (location) expect([about, location]).toEqual([about, expect.stringMatching(/#said$/)]);
  else
    expect([about, place.slice(0, place.indexOf(">"))]).toEqual([about, expect.stringMatching(/autofocus/i)]);
  expect([about, place.slice(0, place.indexOf(">"))]).toEqual([
    about,
    expect.stringContaining('tabindex="-1"'),
  ]);
  expect(place.replace(/<[^>]+>/g, " ").slice(0, 1500)).toMatch(text);
  return status;
}

test("says at its part what became of each form of an applicant's page", async () => {
  const { id } = applicant;
  const team = String(own.owner.user.id);
  const card = { cardSeen: "", criteria: "[]", verdict: "yes", cardNote: "" };
  const times = { interview: "propose", sequence: "", kind: "phone", minutes: "30", odd: "yes" };
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const offer = { pay: "50", unit: "hour", start: inAWeek };
  const cases: [Record<string, string>, string | RegExp][] = [
    [await toMove(applicant.publicId, "Interview"), "Moved."],
    [{ ...(await toMove(applicant.publicId, "Offer")), from: "1" }, "Nothing was changed"],
    [{ assignee: team }, "The assignment was changed"],
    [{ tag: "Strong" }, "The tag was added."],
    [{ tag: "x".repeat(40) }, /at most|Use/],
    [{ untag: "Strong" }, "The tag was removed."],
    [{ note: "Call her." }, "Your note was added."],
    [card, /criteria|scorecard/i],
    [{ shareDays: "7" }, "Your link is ready"],
    [{ template: "message", text: "Hello Dana,\n\nplease call us.", preview: "yes" }, "Subject:"],
    [{ template: "message", text: "Hello Dana,\n\nplease call us." }, "Your answer is on its way."],
    [{ references: "ask" }, "We emailed the applicant"],
    [{ ...times, with1: team, time1: `${inAWeek}T11:00`, look: "yes" }, "Free times"],
    [{ ...times, with1: team }, "Enter at least one time."],
    [{ ...times, with1: team, time1: `${inAWeek}T11:00` }, "The times are on their way."],
    [{ interview: "cancel", sequence: "0" }, "The interview is canceled"],
    [{ offer: "check", ...offer, pay: "" }, "Nothing was sent"],
    [{ offer: "check", ...offer }, "$50"],
    [{ offer: "send", ...offer }, "The offer is on its way."],
  ];
  for (const [fields, text] of cases)
    await expectSaid(fields.template ? `${one()}?template=message` : one(), fields, text);
  const remove = await env.DB.prepare("SELECT id FROM application_notes WHERE application_id = ?")
    .bind(id)
    .first<number>("id");
  await expectSaid(one(), { remove: String(remove) }, "Your note was deleted.");
  const ended = { ...(await toMove(applicant.publicId, "Not selected")) };
  await expectSaid(one(), ended, "Message");
});

test("says it at its place in the list, beside it, on the board and in Jobs", async () => {
  const pick = async () =>
    `${applicant.publicId}.${await env.DB.prepare("SELECT stage_id FROM applications WHERE id = ?").bind(applicant.id).first("stage_id")}`;
  const stage = (name: string) => findStageId(own.employer.id, name);
  await expectSaid(
    workspace("/applicants"),
    { pick0: await pick(), to: await stage("Interview") },
    "is now in",
  );
  await expectSaid(workspace("/applicants"), { to: await stage("Interview") }, "Choose at least one");
  await expectSaid(
    workspace("/applicants"),
    { pick0: await pick(), tagName: "Nights", tagging: "add" },
    "got the tag",
  );
  await expectSaid(
    workspace("/applicants"),
    { pick0: await pick(), to: await stage("Not selected") },
    "Message",
  );
  const beside = workspace(`/applicants?person=${applicant.publicId}`);
  await expectSaid(beside, { pick0: await pick(), to: await stage("Offer") }, "is now in");
  await expectSaid(workspace("/board"), { to: await stage("Interview") }, "Choose at least one");
  const moved = await sendForm(workspace("/board"), { card: await pick(), to: await stage("Interview") });
  // The card itself, with what was said in sight above the foot of the screen.
  expect(moved.location).toMatch(/#(?:card-|said)/);
  expect(countPlaces(moved.html)).toBe(1);
  await expectSaid(workspace(), { do: "confirm", pick0: slug }, /confirmed|posting/i);
  await expectSaid(workspace(), { do: "department", department: "ICU", pick0: slug }, "department");
});
