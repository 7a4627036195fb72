import { randomBytes, randomInt, randomUUID } from "node:crypto";
import ICAL from "ical.js";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicantsPerPage } from "#app/applications/applicants/list/applicant-search.ts";
import { dayMs, minuteMs } from "#app/kit/platform/durations.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { toWallTime } from "#app/kit/text/workday.ts";
import { toCareer } from "../../scripts/demo/company/applicant-career.ts";
import { drawResume } from "../../scripts/demo/papers/demo-resume.ts";
import { serveOwnSite } from "../../scripts/site/own-site.ts";
import { openSiteDatabase } from "../../scripts/site/site-database.ts";
import { newContext, open } from "../support/browser.ts";
import { toWorkbook } from "../support/workbook.ts";

// On a site of its own, because it counts every mail of a company.
let site: Awaited<ReturnType<typeof serveOwnSite>>;
let database: ReturnType<typeof openSiteDatabase>;

beforeAll(async () => {
  site = await serveOwnSite();
  database = openSiteDatabase(site.state);
  // A mail's text and its file for calendars leave the database when it is sent.
  database.run(
    "CREATE TABLE IF NOT EXISTS story_mails (id INTEGER, recipient TEXT, reply_to TEXT, subject TEXT, body TEXT, calendar TEXT)",
  );
  database.run(`CREATE TRIGGER IF NOT EXISTS story_mails_kept AFTER INSERT ON outbox BEGIN
    INSERT INTO story_mails VALUES (new.id, new.recipient, new.reply_to, new.subject, new.body, new.calendar); END`);
}, 180_000);
afterAll(() => site?.stop());

const roles = 60;
const applied = 30;
/** With a license of another state. */
const unlicensed = 10;
const openings = 3;
const mostClicks = 60;
/** Of a company that has not said otherwise. */
const timeZone = "America/New_York";
const title = "Registered Nurse - Heron Unit";

interface Company {
  id: number;
  name: string;
  slug: string;
  owner: string;
  recruiter: string;
  password: string;
}

const newVisitor = () => ({ "cf-connecting-ip": `198.19.${randomInt(256)}.${randomInt(256)}` });

/** Approved, with a proved domain, so that we read none of its postings first. */
async function createCompany(): Promise<Company> {
  const mark = randomBytes(3).toString("hex");
  const [name, slug] = [`Larkmoor ${mark} Health`, `larkmoor-${mark}-health`];
  database.run(
    `INSERT INTO employers (slug, name, kind, website, domain, approved_at, verified_at, verified_by, created_at)
      VALUES (?1, ?2, 'direct', 'https://' || ?1 || '.example', ?1 || '.example', ?3, ?3, 'domain', ?3)`,
    slug,
    name,
    Date.now(),
  );
  const { id } = database.all<{ id: number }>("SELECT id FROM employers WHERE slug = ?", slug)[0]!;
  const password = randomBytes(12).toString("base64url");
  const [owner, recruiter] = [`owner@${slug}.example`, `recruiter@${slug}.example`];
  for (const [email, role, firstName] of [
    [owner, "owner", "Morgan"],
    [recruiter, "recruiter", "Priya"],
  ] as const) {
    const answer = await fetch(`${site.origin}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site.origin, ...newVisitor() },
      body: JSON.stringify({ email, password, firstName, lastName: "Halloran", role: "job_seeker" }),
    });
    expect(answer.status).toBe(201);
    // Does what the mailed link and an accepted invitation do.
    database.run(
      "UPDATE users SET role = 'employer', email_verified_at = ?1 WHERE email = ?2",
      Date.now(),
      email,
    );
    database.run(
      `INSERT INTO memberships (employer_id, user_id, role, created_at)
        SELECT ?1, id, ?2, ?3 FROM users WHERE email = ?4`,
      ...[id, role, Date.now(), email],
    );
  }
  return { id, name, slug, owner, recruiter, password };
}

/** The roles as a recruiter's own system writes them out: the first is the one that people apply for. */
const sheetRows = (): (string | number)[][] => [
  [
    "Job Title",
    "Req ID",
    "City",
    "State",
    "Min Pay",
    "Max Pay",
    "Pay Unit",
    "Job Type",
    "Shift",
    "Openings",
    "Job Description",
  ],
  ...Array.from({ length: roles }, (_, at) => [
    at === 0 ? title : `Registered Nurse - Unit ${at + 1}`,
    `R-${1000 + at}`,
    "Denver",
    "CO",
    44 + (at % 5),
    58 + (at % 5),
    "hour",
    "Full-time",
    at % 2 ? "Nights" : "Days",
    at === 0 ? openings : 1,
    `You care for adults in a ${20 + at}-bed unit with an intensivist on site day and night. A Colorado license as a registered nurse is required.`,
  ]),
];

const toCsv = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\r\n");

interface Posting {
  id: number;
  slug: string;
}

const countOpen = (company: Company) =>
  database.all<{ n: number }>(
    "SELECT count(*) AS n FROM jobs WHERE employer_id = ? AND status = 'open'",
    company.id,
  )[0]!.n;

async function importSheet(page: Page, company: Company, isWorkbook: boolean): Promise<Posting> {
  await page.goto(`/hiring/${company.slug}/feeds`);
  await page.getByRole("link", { name: "Add a feed" }).click();
  await page.getByLabel("File with your postings").setInputFiles(
    isWorkbook
      ? {
          name: "roles.xlsx",
          mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          buffer: Buffer.from(toWorkbook(sheetRows())),
        }
      : { name: "roles.csv", mimeType: "text/csv", buffer: Buffer.from(toCsv(sheetRows())) },
  );
  await page.getByRole("button", { name: "Check this file" }).click();
  await page.getByText(`${roles} postings: ${roles} new`).first().waitFor();
  expect(countOpen(company)).toBe(0);
  await page.getByRole("button", { name: "Publish these postings" }).click();
  await page.getByText("The feed is confirmed. Its postings are being published.").waitFor();
  await expect.poll(() => countOpen(company), { timeout: 30_000 }).toBe(roles);
  const posting = database.all<Posting>(
    "SELECT id, slug FROM jobs WHERE employer_id = ?1 AND title = ?2",
    company.id,
    title,
  )[0]!;
  expect(posting).toBeDefined();
  return posting;
}

interface Person {
  name: string;
  email: string;
}

const firstNames =
  "Ada Ben Cleo Dov Ena Finn Gia Hal Ivy Jon Kim Lea Max Nia Ori Pia Ray Sol Tia Uri Val Wes Xia Yan Zoe".split(
    " ",
  );

/** Those whose license is of another state come first, so the newest are licensed. */
async function apply({ slug }: Posting, company: Company, at: number): Promise<Person> {
  const firstName = `${firstNames[at % firstNames.length]}${at < firstNames.length ? "" : "na"}`;
  const name = `${firstName} Okafor`;
  const email = `${firstName.toLowerCase()}@${company.slug}-applicants.example`;
  const stateCode = at < unlicensed ? "NY" : "CO";
  const place = { profession: "registered-nurse", city: "Denver", stateCode, isLicensed: true };
  const career = toCareer(place, 2 * at + 1, Date.now());
  const resume = await drawResume(career.toResume({ name, email, phone: null }), new Date());
  const form = new FormData();
  for (const [field, value] of Object.entries({
    ...{ firstName, lastName: "Okafor", email, message: career.message },
    ...{ license1: stateCode, licenseNumber1: career.license!.number, authorization: "authorized" },
  }))
    form.set(field, value);
  form.set("resume", new File([Buffer.from(resume)], `${name}.pdf`, { type: "application/pdf" }));
  const answer = await fetch(`${site.origin}/api/jobs/${slug}/applications`, {
    method: "POST",
    headers: { origin: site.origin, ...newVisitor() },
    body: form,
  });
  expect(answer.status, await answer.text()).toBe(201);
  return { name, email };
}

/** What a recruiter does with the mouse or a key. Typing in a field is not counted. */
function countClicks(page: Page) {
  const hand = {
    clicks: 0,
    press: async (target: Locator) => {
      hand.clicks += 1;
      await target.click();
    },
    choose: async (target: Locator, label: string) => {
      hand.clicks += 1;
      await target.selectOption({ label });
    },
    key: async (key: string) => {
      hand.clicks += 1;
      await page.keyboard.press(key);
    },
  };
  return hand;
}

type Hand = ReturnType<typeof countClicks>;

interface Mail {
  subject: string;
  body: string;
  replyTo: string | null;
  calendar: string | null;
}

const listMails = (email: string) =>
  database.all<Mail>(
    "SELECT subject, body, reply_to AS replyTo, calendar FROM story_mails WHERE recipient = ? ORDER BY id",
    email,
  );

async function waitForMail(email: string, subject: RegExp, count = 1): Promise<Mail> {
  const find = () => listMails(email).filter((mail) => subject.test(mail.subject));
  await expect.poll(() => find().length, { timeout: 30_000 }).toBe(count);
  return find().at(-1)!;
}

const findLink = ({ body }: Mail, link: RegExp) => link.exec(body)![0].replace(/^https?:\/\/[^/]+/, "");

interface Entry {
  method: string;
  uid: string;
  sequence: number;
  /** In the company's time zone, as the recruiter's field has it. */
  start: string;
}

/** What a calendar program was told, in the order of the mails. */
function listEntries(email: string): Entry[] {
  return listMails(email).flatMap(({ calendar }) => {
    if (!calendar) return [];
    const root = new ICAL.Component(ICAL.parse(calendar));
    for (const part of root.getAllSubcomponents("vtimezone"))
      ICAL.TimezoneService.register(new ICAL.Timezone(part));
    const event = new ICAL.Event(root.getFirstSubcomponent("vevent")!);
    const wall = toWallTime(event.startDate.toJSDate().getTime(), timeZone);
    const start = new Date(wall).toISOString().slice(0, 16);
    const method = String(root.getFirstPropertyValue("method"));
    return [{ method, uid: event.uid, sequence: event.sequence, start }];
  });
}

/** As a field takes an hour of the day that comes after so many days, weekends apart: no two meet, whatever today is. */
function toField(workdays: number, hour: number): string {
  let ms = Date.now();
  for (let left = workdays; left > 0; ) {
    ms += dayMs;
    if (![0, 6].includes(new Date(ms).getUTCDay())) left -= 1;
  }
  return `${toIsoDay(ms)}T${hour}:00`;
}

async function proposeTimes(page: Page, hand: Hand, days: number): Promise<void> {
  await page.getByLabel("Link, number or address").fill("https://meet.example/heron");
  await page.getByLabel("Time 1", { exact: true }).fill(toField(days, 10));
  await page.getByLabel("Time 2", { exact: true }).fill(toField(days + 1, 14));
  await hand.press(page.getByRole("button", { name: "Send the times" }));
  await page.getByText("The times are on their way.").first().waitFor();
}

/** By the mailed link alone. */
async function pickTime(page: Page, { email }: Person, times: { mails: number; at: number }): Promise<void> {
  const mail = await waitForMail(email, /^Pick a time for your interview: /, times.mails);
  await page.goto(findLink(mail, /http\S+\/interviews\/\S+/));
  await page.getByRole("heading", { name: "Pick a time for your interview" }).waitFor();
  await page.getByRole("radio").nth(times.at).check();
  await page.getByRole("button", { name: "Take this time" }).click();
  await page.getByText("Your interview is set.").waitFor();
}

/** As the applicant's mail program sends it, and as a server delivers it a second time. */
async function answerByMail({ name, email }: Person, { replyTo, subject }: Mail, text: string) {
  const raw = [
    `From: ${name} <${email}>`,
    `To: ${replyTo}`,
    `Subject: Re: ${subject}`,
    `Message-ID: <${randomUUID()}@mail.example>`,
    `Date: ${new Date().toUTCString()}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
    "",
    "On Mon, Nov 30, 2026 at 9:00 AM they wrote:",
    "> Could you work every other weekend?",
    "",
  ].join("\r\n");
  const query = new URLSearchParams({ from: email, to: replyTo! });
  for (let delivery = 0; delivery < 2; delivery++) {
    const answer = await fetch(`${site.origin}/cdn-cgi/handler/email?${query}`, {
      method: "POST",
      body: raw,
    });
    expect(answer.status, await answer.text()).toBe(200);
  }
}

const readStates = ({ id }: Posting) =>
  Object.fromEntries(
    database
      .all<{ state: string; n: number }>(
        "SELECT state, count(*) AS n FROM applications WHERE job_id = ? GROUP BY state",
        id,
      )
      .map(({ state, n }) => [state, n]),
  );

/** Until when an ending can be undone goes by the clock, so what waits for it gets older instead. */
function passUndo(): void {
  const ms = 11 * minuteMs;
  database.run("UPDATE application_endings SET at = at - ?1, tell_at = tell_at - ?1", ms);
  database.run(
    `UPDATE outbox SET send_after = send_after - ?1, next_attempt_at = next_attempt_at - ?1
      WHERE sent_at IS NULL AND send_after = next_attempt_at`,
    ms,
  );
}

const runCron = () => fetch(`${site.origin}/cdn-cgi/local/scheduled?cron=*/5+*+*+*+*&time=${Date.now()}`);

/** What each address was sent since this mail, without what each subject names after the colon. */
const listSent = (email: string, since = 0) =>
  database
    .all<{ subject: string }>(
      "SELECT subject FROM outbox WHERE recipient = ? AND id > ? AND sent_at IS NOT NULL ORDER BY id",
      email,
      since,
    )
    .map(({ subject }) => subject.split(": ")[0]!.replace(/ on \w+, .+/, " on a day"));

describe.each([
  { way: "with JavaScript", javaScriptEnabled: true },
  { way: "without JavaScript", javaScriptEnabled: false },
])("$way", ({ javaScriptEnabled }) => {
  test("takes a recruiter from a sheet of 60 roles to a hire, with everyone answered", {
    timeout: 230_000,
  }, async () => {
    const options = { baseURL: site.origin, javaScriptEnabled };
    const [desk, mailReaders] = await Promise.all([newContext(options), newContext(options)]);
    const company = await createCompany();
    const login = await desk.request.post("/api/auth/login", {
      data: { email: company.recruiter, password: company.password },
      headers: { origin: site.origin },
    });
    expect(login.status()).toBe(200);
    const since = database.all<{ id: number }>("SELECT max(id) AS id FROM story_mails")[0]!.id;
    const page = await desk.newPage();
    const visitor = await mailReaders.newPage();

    const posting = await importSheet(page, company, javaScriptEnabled);
    const people: Person[] = [];
    const five = [0, 1, 2, 3, 4];
    for (let from = 0; from < applied - five.length; from += five.length)
      people.push(...(await Promise.all(five.map((at) => apply(posting, company, from + at)))));
    // One after the other, so that the last of them is the first row.
    for (const at of five) people.push(await apply(posting, company, applied - five.length + at));
    const [refused, kept] = [people.slice(0, unlicensed), people.slice(unlicensed)];
    const [hired, moved, canceled, asked, written] = kept.slice(-5).reverse() as [
      Person,
      Person,
      Person,
      Person,
      Person,
    ];

    // The first look.
    await (javaScriptEnabled
      ? open(page, `/hiring/${company.slug}/home`)
      : page.goto(`/hiring/${company.slug}/home`));
    const hand = countClicks(page);
    const rows = page.locator("[data-row]");
    const list = () => hand.press(page.getByRole("link", { name: /^Applicants\b/ }).first());
    const openApplicant = async ({ name }: Person) => {
      await list();
      await hand.press(rows.getByRole("link", { name }));
      await page.getByRole("heading", { level: 2, name }).waitFor();
    };
    const openWhole = async (person: Person) => {
      await openApplicant(person);
      await hand.press(page.getByRole("link", { name: "Open whole page" }));
      await page.getByRole("heading", { level: 1, name: person.name }).waitFor();
    };
    const chooseAll = async (count: number) => {
      await hand.press(
        javaScriptEnabled ? page.getByLabel("Choose all") : page.getByRole("link", { name: "Choose all" }),
      );
      await expect.poll(() => rows.getByRole("checkbox", { checked: true }).count()).toBe(count);
    };
    const moveChosen = async (stage: string) => {
      await hand.choose(page.getByLabel("Move those chosen to"), stage);
      await hand.press(page.getByRole("button", { name: "Move", exact: true }));
    };

    await list();
    await hand.press(page.getByText("More filters", { exact: true }));
    await hand.choose(page.getByLabel("License for the posting"), "Needs another license");
    await hand.press(page.getByRole("button", { name: "Show", exact: true }));
    await expect.poll(() => rows.count()).toBe(unlicensed);
    await chooseAll(unlicensed);
    await moveChosen("Not selected");
    await hand.choose(page.getByLabel("Reason, for your team"), "License or certificates");
    await hand.press(page.getByRole("button", { name: `Email ${unlicensed} people and move them` }));
    await page.getByText(`${unlicensed} applicants are now in “Not selected”.`).waitFor();

    await list();
    await hand.press(page.getByRole("link", { name: `New ${applied - unlicensed}` }));
    // The list before it has as many rows on its page.
    await page.locator("[aria-current=page]", { hasText: `New ${applied - unlicensed}` }).waitFor();
    await expect.poll(() => rows.count()).toBe(applied - unlicensed);
    await chooseAll(applied - unlicensed);
    await moveChosen("In review");
    await page.getByText(`${applied - unlicensed} applicants are now in “In review”.`).waitFor();
    expect(readStates(posting)).toEqual({ "not-selected": unlicensed, "in-review": applied - unlicensed });

    // The newest is the first row, which keys reach.
    await list();
    if (javaScriptEnabled) {
      await expect.poll(() => rows.count()).toBe(applicantsPerPage);
      await page.locator(".desk-keys").waitFor();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await hand.key("j");
      await hand.key("o");
    } else await hand.press(rows.getByRole("link", { name: hired.name }));
    await page.getByRole("heading", { level: 2, name: hired.name }).waitFor();
    for (const [at, person] of [hired, moved, canceled].entries()) {
      if (at > 0) {
        // Whoever opened one from the list goes on in it.
        await hand.press(page.getByRole("link", { name: `Next: ${person.name}` }));
        await page.getByRole("heading", { level: 1, name: person.name }).waitFor();
      }
      await hand.press(page.getByRole("link", { name: "Interview", exact: true }));
      await proposeTimes(page, hand, 3 + 2 * at);
      await pickTime(visitor, person, { mails: 1, at: 0 });
      expect(listEntries(person.email)).toMatchObject([{ method: "REQUEST" }]);
    }

    await openApplicant(asked);
    await hand.press(page.getByRole("link", { name: "Write", exact: true }));
    await hand.press(page.getByRole("link", { name: "We have a few questions" }));
    await hand.press(page.getByRole("button", { name: "Send answer" }));
    await page.getByText("Your answer is on its way.").first().waitFor();

    await openApplicant(written);
    await hand.press(page.getByRole("link", { name: "Write", exact: true }));
    await page
      .getByLabel("Message", { exact: true })
      .fill(`Hello ${written.name},\n\nCould you work every other weekend?`);
    await hand.press(page.getByRole("button", { name: "Send answer" }));
    await page.getByText("Your answer is on its way.").first().waitFor();
    const question = await waitForMail(written.email, /^A message about your application: /);
    const words = "Every other weekend suits me, and so do nights.";
    await answerByMail(written, question, words);
    await waitForMail(company.recruiter, /^Message from an applicant: /);
    await hand.press(page.getByRole("link", { name: "Messages", exact: true }).first());
    await hand.press(rows.getByRole("link", { name: written.name }));
    const talk = page.getByRole("region", { name: "Messages" });
    await talk.getByText(words).waitFor();
    expect(await talk.textContent()).not.toContain("they wrote:");
    await hand.press(page.getByRole("link", { name: "Write", exact: true }));
    await page.getByLabel("Message", { exact: true }).fill("Thank you! We will write again this week.");
    await hand.press(page.getByRole("button", { name: "Send answer" }));
    await talk.getByText("Thank you! We will write again this week.").waitFor();
    const answered = await waitForMail(written.email, /^A message about your application: /, 2);
    expect(answered.body).toContain("Thank you! We will write again this week.");
    await visitor.goto(findLink(answered, /http\S+\/applications\/\S+/));
    await visitor.getByText(words).waitFor();
    await visitor.getByText("Thank you! We will write again this week.").waitFor();

    await openApplicant(moved);
    await hand.press(page.getByRole("link", { name: "Interview", exact: true }));
    await proposeTimes(page, hand, 10);
    await pickTime(visitor, moved, { mails: 2, at: 1 });

    await openWhole(canceled);
    await hand.press(page.getByText("Cancel it", { exact: true }));
    await hand.press(page.getByRole("button", { name: "Cancel the interview" }));
    await page.getByText("The interview is canceled, and everyone was told.").first().waitFor();
    const gone = await waitForMail(canceled.email, /^Your interview is canceled: /);
    await visitor.goto(findLink(gone, /http\S+\/interviews\/\S+/));
    await visitor.getByRole("heading", { name: "This interview is canceled" }).waitFor();

    await openWhole(hired);
    await hand.press(page.getByRole("link", { name: "Offer", exact: true }));
    const start = toIsoDay(Date.now() + 30 * dayMs);
    await page.getByLabel("Pay in dollars").fill("51.50");
    await page.getByLabel("Hours a week").fill("36");
    await page.getByLabel("First day").fill(start);
    await hand.press(page.getByRole("button", { name: "Review the offer" }));
    await hand.press(page.getByRole("button", { name: "Send the offer" }));
    await page.getByText("The offer is on its way.").first().waitFor();
    const offer = await waitForMail(hired.email, /^An offer: /);
    await visitor.goto(findLink(offer, /http\S+\/offers\/\S+/));
    await visitor.getByText("$51.50 an hour").waitFor();
    await visitor.getByRole("button", { name: "Accept the offer" }).click();
    await visitor.getByText("They were told that you accept.").first().waitFor();

    const shown = (search: string) => visitor.goto(`/jobs/${posting.slug}${search}`);
    const findOpenings = () =>
      visitor
        .locator("dt", { hasText: /^Openings$/ })
        .locator("+ dd")
        .first()
        .textContent();
    await shown("?license=CO");
    expect(await findOpenings()).toBe(String(openings));
    await openWhole(hired);
    expect(await page.getByLabel("First day").inputValue()).toBe(start);
    await hand.press(page.getByRole("button", { name: `Mark ${hired.name} as hired` }));
    await page.getByText("Hired. Fill the posting once nobody else is needed").first().waitFor();
    await page.getByText(`Hired. First day: ${formatIsoDay(start)}.`).waitFor();
    // An address of its own: the one from before stays in the edge cache for a minute.
    await shown("?license=NY");
    expect(await findOpenings()).toBe(String(openings - 1));

    await hand.press(page.getByRole("link", { name: "Fill or close this posting" }));
    await hand.press(page.getByRole("button", { name: "Mark as filled and answer everyone not hired" }));
    await page.getByText("The posting is filled.").first().waitFor();
    expect(readStates(posting)).toEqual({ "not-selected": applied - 1, hired: 1 });
    expect(hand.clicks).toBeLessThan(mostClicks);

    // Nobody is told before it can no longer be undone.
    const receipt = findLink(
      await waitForMail(asked.email, /^We sent your application: /),
      /http\S+\/applications\/\S+/,
    );
    await visitor.goto(receipt);
    await visitor.getByText("In review").first().waitFor();
    expect(listSent(asked.email)).not.toContain("The position is filled");
    passUndo();
    await runCron();
    await waitForMail(moved.email, /^Interview canceled: /);
    const unsent = () =>
      database.all(
        "SELECT recipient, subject FROM outbox WHERE sent_at IS NULL AND recipient LIKE ?",
        `%${company.slug}%`,
      );
    await expect.poll(unsent, { timeout: 30_000 }).toEqual([]);
    await visitor.goto(receipt);
    await visitor.getByText("Not selected").first().waitFor();
    const good = await waitForMail(hired.email, /^You are hired: /);
    await visitor.goto(findLink(good, /http\S+\/applications\/\S+/));
    await visitor.getByText("You took the job.").first().waitFor();
    await shown("?license=CA");
    await visitor.getByText("This position has been filled.").first().waitFor();

    const begun = ["We sent your application", "Your application is in review"];
    const filled = "The position is filled";
    const times = "Pick a time for your interview";
    const [set, called] = ["Interview on a day", "Interview canceled"];
    const message = "A message about your application";
    for (const { email } of refused)
      expect(listSent(email)).toEqual(["We sent your application", "About your application"]);
    for (const { email } of kept.slice(0, -5)) expect(listSent(email)).toEqual([...begun, filled]);
    expect(listSent(hired.email)).toEqual([...begun, times, set, "An offer", "You are hired"]);
    expect(listSent(moved.email)).toEqual([...begun, times, set, times, set, filled, called]);
    expect(listSent(canceled.email)).toEqual([...begun, times, set, "Your interview is canceled", filled]);
    expect(listSent(asked.email)).toEqual([...begun, "A few questions about your application", filled]);
    expect(listSent(written.email)).toEqual([...begun, message, message, filled]);
    const toTeam = [
      ...Array.from({ length: applied }, () => "Application"),
      ...[hired, moved, canceled].map(({ name }) => `Interview with ${name} on a day`),
      ...["Message from an applicant", "Interview to be moved", `Interview with ${moved.name} on a day`],
      ...[called, "Offer accepted", called],
    ];
    for (const email of [company.owner, company.recruiter]) expect(listSent(email, since)).toEqual(toTeam);

    // Both sides' calendars were told the same, and none keeps what does not take place.
    for (const [person, methods, starts] of [
      [hired, ["REQUEST"], [toField(3, 10)]],
      [
        moved,
        ["REQUEST", "CANCEL", "REQUEST", "CANCEL"],
        [toField(5, 10), toField(5, 10), toField(11, 14), toField(11, 14)],
      ],
      [canceled, ["REQUEST", "CANCEL"], [toField(7, 10), toField(7, 10)]],
    ] as const) {
      const entries = listEntries(person.email);
      expect(entries.map(({ method }) => method)).toEqual(methods);
      expect(entries.map(({ start }) => start)).toEqual(starts);
      expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
      for (const [at, { sequence }] of entries.entries())
        if (at > 0) expect(sequence).toBeGreaterThan(entries[at - 1]!.sequence);
      for (const email of [company.owner, company.recruiter])
        expect(listEntries(email).filter(({ uid }) => uid === entries[0]!.uid)).toEqual(entries);
    }
    await Promise.all([desk.close(), mailReaders.close()]);
  });
});
