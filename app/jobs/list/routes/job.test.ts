import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import { listMails, signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const now = Date.now();
let icu = "";
let expired = "";
let external = "";
let plain = "";

beforeAll(async () => {
  await fillCatalog();
  [icu = "", expired = "", external = "", plain = ""] = await storeJobs([
    makeDraft({
      title: "Registered Nurse, Medical ICU",
      facts: { unit: "Medical ICU, 24 beds", requisitionId: "R-1001" },
    }),
    makeDraft({ title: "Closed RN position", validThrough: now - dayMs }),
    makeDraft({
      title: "RN with an outside application",
      applyUrl: "https://careers.harbor-ridge.example/1",
    }),
    makeDraft({
      title: "Posting that says little",
      employmentType: null,
      experienceMonths: null,
      experienceRequirements: null,
      educationCategory: null,
      salaryMinCents: null,
      salaryMaxCents: null,
      descriptionHtml: "<p>Call us.</p></script><b>x</b>",
    }),
  ]);
});

async function markupOf(slug: string): Promise<Record<string, unknown> | undefined> {
  const html = await (await send(`/jobs/${slug}`)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((m) =>
    JSON.parse(m[1]!),
  );
  return blocks.find((block) => block["@type"] === "JobPosting");
}

test("shows what the posting says", async () => {
  const html = await (await send(`/jobs/${icu}`)).text();
  for (const text of [
    "$42 – $58",
    "About $87,000 – $121,000 a year at 40 hours a week",
    "Otherwise you need a Texas registered nurse license",
    "Nurse Licensure Compact",
    "Medical ICU, 24 beds",
    "Two years of critical care",
    "Titrate vasoactive drips",
    "Apply on this site",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(/<h1[^>]*>Registered Nurse, Medical ICU<\/h1>/);
  expect(html).toContain(`rel="canonical" href="http://localhost:8787/jobs/${icu}"`);
  expect(html).toContain('href="/employers/harbor-ridge-medical-center"');
});

test("compares the pay with what the metro area pays, and draws where the job is", async () => {
  const html = await (await send(`/jobs/${icu}?sent=again`)).text();
  expect(html).toContain("The middle of this range, $50, is ");
  expect(html).toContain("Registered nurses in the Houston, TX metro area earn a median of $47");
  expect(html).toContain("May 2024");
  expect(html).toContain('aria-label="Houston, Texas on the map"');
  expect(html).toContain('href="/locations/houston-tx"');
});

test("leads from all jobs through the profession and the state", async () => {
  const html = await (await send(`/jobs/${icu}`)).text();
  const crumbs = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)![0];
  const links = [...crumbs.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, to, name]) => `${name} ${to}`);
  expect(links).toEqual([
    "Jobs /jobs",
    "Registered nurse jobs /registered-nurse-jobs",
    "Texas /jobs/texas?profession=registered-nurse",
  ]);
  for (const link of links) expect((await send(link.split(" ").at(-1)!)).status).toBe(200);
});

test("offers jobs of the same kind, and the search that has them all", async () => {
  const [travel] = await storeJobs([
    makeDraft({ title: "Travel RN in Houston", employmentType: "travel" }),
    makeDraft({ title: "Travel RN in Denver", employmentType: "travel", city: "Denver", stateCode: "CO" }),
  ]);
  const html = await (await send(`/jobs/${travel}`)).text();
  const similar = html.slice(html.indexOf("Similar jobs"));
  expect(similar.indexOf("Travel RN in Denver")).toBeGreaterThan(0);
  expect(similar.indexOf("Travel RN in Denver")).toBeLessThan(
    similar.indexOf("Registered Nurse, Medical ICU"),
  );
  expect(similar).toContain("All travel registered nurse jobs in Texas");
  expect(similar).toContain("profession=registered-nurse&amp;type=travel");
});

test("tells you whether your license qualifies, under the same canonical URL", async () => {
  const bare = await (await send(`/jobs/${icu}`)).text();
  expect(bare).toMatch(
    /A multistate license from any of the \d+ Nurse Licensure Compact members works at once\. Otherwise you need a Texas registered nurse license\./,
  );
  expect(bare).toContain(`action="/jobs/${icu}#can-i-work-answer"`);
  expect(bare).toMatch(/href="https:\/\/www\.nursecompact\.com\/"/);
  expect(bare).not.toContain("by compact");
  const ask = async (search: string) => (await send(`/jobs/${icu}?${search}`)).text();
  const multistate = await ask("license=OH&multistate=1");
  expect(multistate).toContain("Yes, at once, by compact");
  expect(multistate).toMatch(/<option value="OH" selected="">/);
  expect(multistate).toMatch(/<input[^>]*name="compact"[^>]*checked=""/);
  expect(multistate).toContain(`rel="canonical" href="http://localhost:8787/jobs/${icu}"`);
  const single = await ask("license=OH");
  expect(single).toContain("Not on that license alone");
  expect(single).toContain("A single-state license from Ohio is good only there");
  for (const written of ["TX", "tx", "Texas"])
    expect(await ask(`license=${written}`)).toContain("Yes, on the license you hold");
});

test("ignores a license from an unknown state without an error", async () => {
  for (const search of ["license=ZZ&multistate=1", "license=", "multistate=1", "license=%3Cb%3E"]) {
    const response = await send(`/jobs/${icu}?${search}`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/Yes, (?:at once|on the license)|Not on that license/);
  }
});

test("shows the employer's words on experience even without a number of months", async () => {
  const [slug] = await storeJobs([
    makeDraft({
      title: "RN with words on experience",
      experienceRequirements: "Prior step-down experience preferred",
      experienceMonths: null,
    }),
  ]);
  expect(await (await send(`/jobs/${slug}`)).text()).toContain(
    "<li>Prior step-down experience preferred</li>",
  );
  const posting = await markupOf(slug!);
  expect(posting?.description).toContain("Prior step-down experience preferred");
  expect(posting).not.toHaveProperty("experienceRequirements");
});

test("says that experience is not stated on the page and in the API, and leaves it out of the markup", async () => {
  const found = (await (await send(`/api/jobs/${plain}`)).json()) as { experienceRequirements: string };
  expect(found.experienceRequirements).toBe("12 months (not stated)");
  expect(await (await send(`/jobs/${plain}`)).text()).toContain(
    "12 months, our default: the posting does not say",
  );
  expect(await markupOf(plain)).not.toHaveProperty("experienceRequirements");
});

test("refuses a number of recent jobs that it cannot give", async () => {
  for (const limit of ["0", "999", "abc", "1.5"]) {
    const response = await send(`/api/jobs/recent?limit=${limit}`);
    expect(response.status, limit).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input" });
  }
  expect((await send("/api/jobs/recent")).status).toBe(200);
});

test("shows no similar jobs when the profession is unknown", async () => {
  const [slug] = await storeJobs([makeDraft({ title: "Great opening", profession: null, specialty: null })]);
  expect(await (await send(`/jobs/${slug}`)).text()).not.toContain("Similar jobs");
});

test("gives the page's facts in the markup, in Google's terms", async () => {
  const posting = await markupOf(icu);
  expect(posting).toMatchObject({
    title: "Registered Nurse, Medical ICU",
    employmentType: "FULL_TIME",
    hiringOrganization: { name: "Harbor Ridge Medical Center" },
    jobLocation: { address: { addressLocality: "Houston", addressRegion: "TX", addressCountry: "US" } },
    baseSalary: { currency: "USD", value: { minValue: 42, maxValue: 58, unitText: "HOUR" } },
    identifier: { value: "R-1001" },
    directApply: true,
    experienceRequirements: { monthsOfExperience: 24 },
    educationRequirements: { credentialCategory: "bachelor degree" },
  });
});

test("leaves out of the markup what the posting does not say", async () => {
  const posting = await markupOf(plain);
  for (const absent of ["employmentType", "experienceRequirements", "educationRequirements", "baseSalary"]) {
    expect(posting).not.toHaveProperty(absent);
  }
});

test("keeps an expired posting's URL and says it is closed, without markup or application", async () => {
  const response = await send(`/jobs/${expired}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain("This posting has closed.");
  expect(html).not.toContain("Apply on");
  expect(html).toContain("noindex");
  expect(await markupOf(expired)).toBeUndefined();
  expect((await send(`/jobs/${expired}/apply`)).status).toBe(302);
});

test("links to an outside application by the name of its site", async () => {
  const html = await (await send(`/jobs/${external}`)).text();
  expect(html).toContain('href="https://careers.harbor-ridge.example/1"');
  expect(html).toContain("careers.harbor-ridge.example");
  expect((await send(`/jobs/${external}/apply`)).headers.get("location")).toBe(`/jobs/${external}`);
});

test("answers 404 for an unknown posting and 410 for a removed one", async () => {
  expect((await send("/jobs/no-such-posting")).status).toBe(404);
  expect((await send("/api/jobs/no-such-posting")).status).toBe(404);
  await env.DB.prepare("UPDATE jobs SET status = 'removed' WHERE slug = ?").bind(external).run();
  expect((await send(`/jobs/${external}?sent=fresh`)).status).toBe(410);
  expect((await send(`/api/jobs/${external}`)).status).toBe(410);
});

test("delivers an application once even if it is sent twice", async () => {
  const fields = {
    firstName: "Dana",
    lastName: "Whitfield",
    email: "dana@example.com",
    message: "Texas RN, six years of ICU.",
    idempotencyKey: "k-1",
  };
  const receipts = new Set<string>();
  for (let tries = 0; tries < 2; tries++) {
    const response = await postForm(`/jobs/${icu}/apply`, fields);
    expect(response.status).toBe(302);
    receipts.add(response.headers.get("location")!);
  }
  expect(receipts.size).toBe(1);
  const [receipt = ""] = receipts;
  expect(receipt).toMatch(/^\/applications\/[\w-]+$/);
  for (let reloads = 0; reloads < 2; reloads++) {
    const sent = await send(receipt);
    expect(sent.headers.get("cache-control")).toContain("no-store");
    const html = await sent.text();
    for (const text of ["Application sent", "What happens next", "Similar jobs", "noindex"])
      expect(html).toContain(text);
    expect(html).not.toContain("dana@example.com");
  }
  const { results } = await env.DB.prepare(
    "SELECT a.job_id, a.user_id, email, e.kind FROM applications a JOIN application_events e ON e.application_id = a.id",
  ).all();
  expect(results).toEqual([{ job_id: 1, user_id: null, email: "dana@example.com", kind: "sent" }]);
});

test("keeps who sent an application and the posting as it was then", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const message = "Texas RN, six years of ICU, again.";
  const posting = await env.DB.prepare("SELECT title FROM jobs WHERE slug = ?").bind(icu).first("title");
  const sent = { firstName: "Dana", lastName: "Whitfield", email: user.email, message };
  expect((await postForm(`/jobs/${icu}/apply`, sent, { cookie })).status).toBe(302);
  await env.DB.prepare("UPDATE jobs SET title = 'Another title' WHERE slug = ?").bind(icu).run();
  const row = await env.DB.prepare("SELECT * FROM applications WHERE user_id = ?").bind(user.id).first();
  expect(row).toMatchObject({ job_title: posting, message, state: "new", desk_status: "new" });
});

test("leaves an application to the employer's team, and to the desk where there is none", async () => {
  const sendAs = async () => {
    const { cookie, user } = await signIn("job_seeker");
    await postForm(
      `/jobs/${icu}/apply`,
      {
        firstName: "Dana",
        lastName: "Whitfield",
        email: user.email,
        message: "Texas RN, on nights since May.",
      },
      { cookie },
    );
    return env.DB.prepare("SELECT is_for_desk FROM applications WHERE user_id = ?").bind(user.id).first();
  };
  expect(await sendAs()).toEqual({ is_for_desk: 1 });
  const { user } = await signIn("employer");
  await env.DB.batch([
    env.DB.prepare("UPDATE users SET email_verified_at = 1 WHERE id = ?").bind(user.id),
    env.DB.prepare(
      "INSERT INTO memberships (user_id, employer_id, role, created_at) SELECT ?1, employer_id, 'owner', 1 FROM jobs WHERE slug = ?2",
    ).bind(user.id, icu),
  ]);
  expect(await sendAs()).toEqual({ is_for_desk: 0 });
  expect(await listMails(user.email)).toHaveLength(1);
  // Who wants no mail of each keeps the desk out of it all the same.
  await env.DB.prepare("UPDATE memberships SET application_mails = 'daily' WHERE user_id = ?")
    .bind(user.id)
    .run();
  expect(await sendAs()).toEqual({ is_for_desk: 0 });
  expect(await listMails(user.email)).toHaveLength(1);
});

test("shows nobody a receipt of an application that was never sent", async () => {
  const { location } = await sendApplication(icu, { message: "Texas RN, two years of telemetry." });
  const reference = location.split("/").at(-1)!;
  for (const unknown of ["none", "' OR 1=1", reference.slice(1)])
    expect((await send(`/applications/${encodeURIComponent(unknown)}`)).status, unknown).toBe(404);
  const old = await send(`/jobs/${icu}/applied?ref=${reference}`);
  expect(old.headers.get("location")).toBe(location);
  for (const path of [`/jobs/${icu}/applied`, `/jobs/${icu}/applied?ref=' OR 1=1`])
    expect((await send(path)).headers.get("location"), path).toBe(`/jobs/${icu}`);
});

test("asks for more than a word, beside what you are applying for", async () => {
  const { status, html } = await sendApplication(icu, { message: "Hi" });
  expect(status).toBe(400);
  expect(html).toContain("Add a résumé, or write a few lines about yourself and your license");
  expect(html).toContain(">Hi</textarea>");
  expect(html).toContain('aria-labelledby="summary"');
  const crumbs = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)![0];
  expect(crumbs).toContain(`href="/jobs/${icu}"`);
  expect(crumbs).toMatch(/aria-current="page">Apply</);
});

async function sendApplication(slug: string, changed: Record<string, string>) {
  const person = { firstName: "Dana", lastName: "Whitfield", email: "dana@example.com" };
  const response = await postForm(`/jobs/${slug}/apply`, { ...person, ...changed });
  const location = response.headers.get("location") ?? "";
  return { status: response.status, location, html: await response.text() };
}

test("keeps what you typed after an error and says what to fix", async () => {
  const response = await postForm(`/jobs/${icu}/apply`, {
    firstName: "Dana",
    lastName: "Whitfield",
    email: "dana@",
    message: "",
  });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('value="Dana"');
  expect(html).toContain('value="dana@"');
  expect(html).toContain("Please enter a valid email address");
});

test("loads the list's styles with a state's list and not with a posting", async () => {
  const [slug] = await storeJobs([makeDraft({ title: "Registered Nurse, styles" })]);
  const listStyles = /<link rel="stylesheet" href="\/assets\/list-[^"]+\.css"/;
  expect(await (await send("/jobs/texas")).text()).toMatch(listStyles);
  const html = await (await send(`/jobs/${slug}`)).text();
  expect(html).toContain("Registered Nurse, styles");
  expect(html).not.toMatch(listStyles);
});
