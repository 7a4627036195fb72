import { beforeAll, beforeEach, expect, test } from "vitest";
import { toWholeReach } from "#app/companies/workspace/frame/reach.ts";
import { toRowQueries, toStatusCounts } from "#app/companies/workspace/jobs-table/row-queries.server.ts";
import { parseTableSearch } from "#app/companies/workspace/jobs-table/table-search.ts";
import type { MemberRole } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { addMember, createUser, setApproved, signIn, signInAs } from "#tests/support/accounts.ts";
import { storeApplicant, storePosting } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import { createVitalsTables } from "#tests/vitals/tables.ts";
import { copyPosting } from "../../../../scripts/bench/hiring/copy-posting.ts";
import { explainStatements } from "../../../../scripts/bench/query-plans.ts";

const now = Date.now();
let company = { id: 0, slug: "" };
let cookies: Record<MemberRole, string>;
let slugs: string[];

beforeAll(fillCatalog);
beforeAll(() => createVitalsTables(env.VITALS_DB));

beforeEach(async () => {
  await env.DB.batch(["DELETE FROM jobs", "DELETE FROM memberships"].map((sql) => env.DB.prepare(sql)));
  await env.VITALS_DB.exec("DELETE FROM posting_months");
  slugs = await storeJobs(
    ["First ICU nurse", "Second ICU nurse", "Third PACU nurse"].map((title, at) =>
      makeDraft({ title, postedAt: now - (at + 1) * dayMs, validThrough: now + (10 - at) * dayMs }),
    ),
  );
  company = (await env.DB.prepare(
    "SELECT e.id, e.slug FROM employers e JOIN jobs j ON j.employer_id = e.id WHERE j.slug = ?",
  )
    .bind(slugs[0])
    .first<{ id: number; slug: string }>())!;
  await setApproved(company.id);
  const roles: MemberRole[] = ["owner", "recruiter", "reviewer"];
  const entries = await Promise.all(
    roles.map(async (role) => {
      const user = await createUser("employer");
      await addMember(company.id, user.id, role);
      return [role, await signInAs(user)] as const;
    }),
  );
  cookies = Object.fromEntries(entries) as typeof cookies;
});

const page = async (search = "", cookie = cookies.recruiter) => {
  const response = await send(`/hiring/${company.slug}${search}`, { headers: { cookie } });
  return { status: response.status, text: await response.text() };
};

async function act(action: string, picked: readonly string[], cookie = cookies.recruiter) {
  const fields = Object.fromEntries(picked.map((slug, at) => [`pick${at}`, slug]));
  const response = await postForm(`/hiring/${company.slug}`, { do: action, ...fields }, { cookie });
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
}

const statusOf = (slug: string) =>
  env.DB.prepare("SELECT status FROM jobs WHERE slug = ?").bind(slug).first<string>("status");

const eventsOf = async (slug: string) => {
  const { results } = await env.DB.prepare(
    "SELECT kind FROM job_events WHERE job_id = (SELECT id FROM jobs WHERE slug = ?)",
  )
    .bind(slug)
    .all<{ kind: string }>();
  return results.map(({ kind }) => kind);
};

test("lists a company's postings with their views, applications and who confirmed them", async () => {
  await env.VITALS_DB.prepare(
    `INSERT INTO posting_months (posting, month, counts)
      VALUES (?1, '2026-11', '{"2026-11-01 views": 1200, "2026-11-01 starts": 7, "2026-11-02 views": 34, "2026-11-02 starts": 1}')`,
  )
    .bind(slugs[0])
    .run();
  const { status, text } = await page();
  expect(status).toBe(200);
  expect(text).toContain("1,234");
  expect(toText(text)).toContain("by feed");
  for (const title of ["First ICU nurse", "Second ICU nurse", "Third PACU nurse"])
    expect(text).toContain(title);
  expect(text).toContain("turned JavaScript off");
});

test("tells the median time to the first answer and of how many, in the table and the file", async () => {
  const id = await env.DB.prepare("SELECT id FROM jobs WHERE slug = ?").bind(slugs[0]).first<number>("id");
  const monday = Date.parse("2026-11-16T09:00-05:00");
  for (const waited of [2, 3, 4, 30, null])
    await storeApplicant({
      employerId: company.id,
      jobId: id,
      createdAt: monday,
      answeredAt: waited && monday + waited * 3_600_000,
    });
  expect(toText((await page()).text)).toContain("first answer 4 hours, from 4 answers");
  const file = await send(`/hiring/${company.slug}/jobs.csv`, { headers: { cookie: cookies.reviewer } });
  expect(await file.text()).toContain(',5,5,"3.5",4,');
});

test("chooses all postings of a page without scripts", async () => {
  const { text } = await page("?status=open");
  const [, all] = /<noscript>.*?href="([^"]+)".*?Choose all/s.exec(text)!;
  const { text: chosen } = await page(
    all!.replaceAll("&amp;", "&").replace(`/hiring/${company.slug}`, "").replace(/#.*/, ""),
  );
  expect(chosen.match(/type="checkbox"[^>]*name="pick\d+"[^>]*checked=""/g)).toHaveLength(3);
  expect((await page("?status=open")).text).not.toMatch(/name="pick\d+"[^>]*checked=""/);
});

test("opens the form of a posting written here with one press, and not that of a feed's", async () => {
  const [own, fed] = slugs as [string, string];
  await env.DB.prepare("UPDATE jobs SET origin = 'site' WHERE slug = ?").bind(own).run();
  const { text } = await page();
  expect(text).toMatch(new RegExp(`<button[^>]*form="edit-posting"[^>]*value="${own}"`));
  expect(text).not.toMatch(new RegExp(`<button[^>]*form="edit-posting"[^>]*value="${fed}"`));
  expect((await page("", cookies.reviewer)).text).not.toContain("edit-posting");
  const press = () => postForm("/post-job", { intent: "edit", template: own }, { cookie: cookies.recruiter });
  const opened = (await press()).headers.get("location");
  expect(opened).toMatch(/^\/post-job\/[\w-]+\/role$/);
  expect((await press()).headers.get("location")).toBe(opened);
});

test("finds postings by title and place, filters by status and sorts", async () => {
  await act("pause", [slugs[1]!]);
  expect((await page("?q=pacu")).text).not.toContain("First ICU nurse");
  expect((await page("?status=paused")).text).toContain("Second ICU nurse");
  expect((await page("?status=paused")).text).not.toContain("First ICU nurse");
  const { text } = await page("?sort=ending");
  expect(text.indexOf("Third PACU nurse")).toBeLessThan(text.indexOf("First ICU nurse"));
  for (const hostile of ["%25", "_", "%27%20OR%201=1--", "%5C", "long".repeat(20)])
    expect((await page(`?q=${hostile}`)).text).toContain("No postings found");
  for (const hostile of ["after=1", "after=x.y", "after=9999999999999999.1", "sort=DROP", "status=draft"])
    expect((await page(`?${hostile}`)).status).toBe(200);
});

test.each(["newest", "ending", "applications"])(
  "reads each posting once in pages sorted by %s",
  async (sort) => {
    await env.DB.prepare(
      `INSERT INTO applicant_counts (job_id, employer_id, applications, fresh)
      SELECT id, employer_id, 4, 1 FROM jobs WHERE true ON CONFLICT DO UPDATE SET applications = 4`,
    ).run();
    const seen: string[] = [];
    let search = parseTableSearch(new URLSearchParams({ sort }));
    for (;;) {
      const { results } = await toRowQueries(env.DB, toWholeReach(company.id), search, now, 1).rows.all<{
        slug: string;
        place: number;
        id: number;
      }>();
      const [row] = results;
      if (!row) break;
      seen.push(row.slug);
      search = { ...search, after: [row.place, row.id] };
    }
    expect(seen.toSorted()).toEqual(slugs.toSorted());
  },
);

test("says in words what a button changed, and changes nothing twice", async () => {
  await act("close", [slugs[2]!]);
  expect((await act("pause", slugs)).text).toContain("Paused 2. 1 is closed, which “Pause” does not change.");
  expect((await act("pause", slugs)).text).toContain(
    "Nothing changed. 2 were already paused. 1 is closed, which “Pause” does not change.",
  );
  expect(await eventsOf(slugs[0]!)).toEqual(["state"]);
  expect((await act("fill", slugs)).text).toContain("Marked as filled: 2.");
  expect(await statusOf(slugs[0]!)).toBe("filled");
  expect((await act("pause", [])).text).toContain("Nothing changed. Check the postings");
});

test("ends no posting over people who wait, and leads to the page that tells them", async () => {
  const jobId = (await env.DB.prepare("SELECT id FROM jobs WHERE slug = ?")
    .bind(slugs[0])
    .first<number>("id"))!;
  const { id } = await storeApplicant({ employerId: company.id, jobId });
  for (const [action, done] of [
    ["fill", "Marked as filled: 1."],
    ["close", "Closed 1."],
  ] as const) {
    const { text } = await act(action, [slugs[0]!, slugs[action === "fill" ? 1 : 2]!]);
    expect(toText(text)).toContain(
      `${done} 1 posting has open applications, so it stays as it is. End it here, and we mail them:`,
    );
    expect(text).toContain(`href="/hiring/${company.slug}/jobs/${slugs[0]}/close?as=${action}"`);
    expect(toText(text)).toContain("First ICU nurse: 1 open application");
  }
  expect(await statusOf(slugs[0]!)).toBe("open");
  expect((await act("pause", [slugs[0]!])).text).toContain("Paused 1.");
  await env.DB.prepare("UPDATE applications SET state = 'hired' WHERE id = ?").bind(id).run();
  expect((await act("fill", [slugs[0]!])).text).toContain("Marked as filled: 1.");
});

test("confirms open postings once within the hour, and reopens a paused one", async () => {
  await act("pause", [slugs[1]!]);
  const [first, second] = await Promise.all([act("confirm", [slugs[0]!]), act("confirm", [slugs[0]!])]);
  expect([first, second].filter(({ text }) => text.includes("Confirmed 1."))).toHaveLength(1);
  expect(await eventsOf(slugs[0]!)).toEqual(["confirmed"]);
  expect((await act("confirm", [slugs[1]!])).text).toContain("Reopened 1.");
  expect(await statusOf(slugs[1]!)).toBe("open");
  expect((await eventsOf(slugs[1]!)).toSorted()).toEqual(["confirmed", "state", "state"]);
  expect(toText((await page()).text)).toContain("by employer");
});

test.each(["pending", "rejected"])(
  "closing a posting that is %s hides it, and no button opens it",
  async (status) => {
    const slug = `never-approved-${status}`;
    await storePosting(company.id, slug, status);
    const jobId = await env.DB.prepare("SELECT id FROM jobs WHERE slug = ?").bind(slug).first<number>("id");
    const { id } = await storeApplicant({ employerId: company.id, jobId: jobId! });
    const asked = toText((await act("close", [slug])).text);
    expect(asked).toContain("1 posting has open applications, so it stays as it is.");
    expect(asked).toContain("ICU nurse: 1 open application");
    expect(await statusOf(slug)).toBe(status);
    await env.DB.prepare("UPDATE applications SET state = 'not-selected' WHERE id = ?").bind(id).run();
    if (status === "rejected")
      expect(toText((await act("confirm", [slug])).text)).toContain(
        "1 is sent back, which “Confirm open” does not change. Correct it and send it for review again.",
      );
    expect((await act("close", [slug])).text).toContain("Withdrew 1.");
    for (const action of ["confirm", "pause", "fill", "close"]) {
      await act(action, [slug]);
      expect([action, await statusOf(slug)]).toEqual([action, "withdrawn"]);
    }
    for (const path of [`/jobs/${slug}`, `/jobs/${slug}/apply`, `/api/jobs/${slug}`, `/jobs/${slug}/report`])
      expect([path, (await send(path)).status]).toEqual([path, 404]);
    expect(toText((await page("?status=withdrawn")).text)).toContain("Withdrawn");
    expect((await act("resubmit", [slug, slugs[0]!])).text).toContain("Sent 1 to us.");
    expect([await statusOf(slug), await statusOf(slugs[0]!)]).toEqual(["pending", "open"]);
  },
);

test("opens nothing for a company that is not approved, not even what came from a feed", async () => {
  await act("pause", [slugs[0]!]);
  await setApproved(company.id, null);
  expect((await act("confirm", [slugs[0]!])).text).toContain("Sent 1 to us.");
  expect(await statusOf(slugs[0]!)).toBe("pending");
  await act("pause", [slugs[1]!]);
  const id = (await createUser("employer")).id;
  await expect(
    env.DB.prepare("UPDATE jobs SET status = 'open', status_by = ? WHERE slug = ?").bind(id, slugs[1]).run(),
  ).rejects.toThrow("opens only by our decision");
});

test("extends by 30 days from today, also after a second click", async () => {
  expect((await act("extend", slugs)).text).toContain("Extended 3 to ");
  expect((await act("extend", [slugs[0]!])).status).toBe(200);
  const end = await env.DB.prepare("SELECT max(valid_through) AS n FROM jobs").first<number>("n");
  expect(end! - now).toBeLessThan(30.1 * dayMs);
});

test("leads a duplicate to the wizard", async () => {
  const { status, location } = await act("duplicate", [slugs[0]!]);
  expect([status, location]).toEqual([302, `/post-job?copy=${slugs[0]}`]);
  expect((await act("duplicate", slugs)).text).toContain("Check one posting");
});

test("lets a reviewer read and not change", async () => {
  const { status, text } = await page("", cookies.reviewer);
  expect(status).toBe(200);
  expect(text).not.toContain('type="checkbox"');
  for (const action of ["confirm", "extend", "pause", "fill", "close", "duplicate"])
    expect((await act(action, slugs, cookies.reviewer)).status).toBe(403);
  expect(await statusOf(slugs[0]!)).toBe("open");
});

test("shows another company's people, a seeker and a visitor nothing", async () => {
  const { cookie: seeker } = await signIn("job_seeker");
  const addresses = ["", "/jobs.csv", `/history/${slugs[0]}`].map((path) => `/hiring/${company.slug}${path}`);
  for (const path of addresses) {
    expect((await send(path, { headers: { cookie: seeker } })).status).toBe(404);
    expect((await send(path)).headers.get("location")).toMatch(/^\/login/);
  }
  expect((await act("close", slugs, seeker)).status).toBe(404);
  expect(await statusOf(slugs[0]!)).toBe("open");
});

test("does not find another company's postings in a form", async () => {
  const other = makeDraft({ title: "Foreign nurse" });
  const [foreign = ""] = await storeJobs([
    { ...other, employer: { ...other.employer, name: "Another clinic" } },
  ]);
  for (const action of ["confirm", "extend", "pause", "fill", "close"])
    expect((await act(action, [foreign, "x' OR 1=1 --"])).text).toContain(
      "Nothing changed. 2 were not found.",
    );
  expect((await act("duplicate", [foreign])).location).toBeNull();
  expect(await statusOf(foreign)).toBe("open");
  expect(await eventsOf(foreign)).toEqual([]);
  expect(
    (await send(`/hiring/${company.slug}/history/${foreign}`, { headers: { cookie: cookies.owner } })).status,
  ).toBe(404);
});

test("takes at most 100 postings and no unknown action", async () => {
  const many = Array.from({ length: 101 }, (_, at) => `posting-${at}`);
  expect((await act("pause", many.slice(1))).text).toContain("100 were not found.");
  expect((await act("pause", many)).status).toBe(400);
  expect((await act("removed", slugs)).status).toBe(404);
});

test("tells a posting's history with who changed it", async () => {
  await act("pause", [slugs[0]!]);
  const response = await send(`/hiring/${company.slug}/history/${slugs[0]}`, {
    headers: { cookie: cookies.reviewer },
  });
  const text = await response.text();
  expect(text).toContain("Paused");
  expect(text).toContain("Robin Vale");
});

test("marks in the company's rail where one is, and leads from a record to its list", async () => {
  const open = async (path: string) =>
    (await send(`/hiring/${company.slug}${path}`, { headers: { cookie: cookies.owner } })).text();
  for (const part of ["Applicants", "Messages", "Feeds", "Company", "Team", "Requests"]) {
    const rail = /<nav aria-label="Harbor Ridge Medical Center".*?<\/nav>/s.exec(
      await open(`/${part.toLowerCase()}`),
    )![0];
    expect(toText(/<a[^>]*aria-current="page"[^>]*>.*?<\/a>/s.exec(rail)![0]).trim()).toMatch(
      new RegExp(`^${part}( \\d+ waiting)?$`),
    );
  }
  const record = await open(`/history/${slugs[0]}`);
  expect(record).toMatch(
    new RegExp(`<a[^>]*href="/hiring/${company.slug}"[^>]*>.{0,200}Jobs</a><h1[^>]*>History`),
  );
  expect(record).not.toContain('aria-label="Breadcrumb"');
});

test("gives all postings as CSV that no spreadsheet takes for a formula", async () => {
  await storeJobs([makeDraft({ title: "=HYPERLINK nurse" })]);
  const response = await send(`/hiring/${company.slug}/jobs.csv`, { headers: { cookie: cookies.reviewer } });
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines.join("\n")).toContain("'=HYPERLINK nurse");
});

test.each(
  ["newest", "ending", "confirm", "applications"].flatMap((sort) =>
    ["", "&status=open", "&status=filled", "&q=icu+houston", "&status=paused&q=icu"].map(
      (asked) => `sort=${sort}${asked}`,
    ),
  ),
)("reads the table ?%s through its own index", async (query) => {
  const search = parseTableSearch(new URLSearchParams(query));
  const plans = await explainStatements(env.DB, async (d1) => {
    for (const reach of [
      toWholeReach(company.id),
      { employerId: company.id, managerId: 7, hidesContact: true },
    ]) {
      for (const after of [null, [now, 5]]) {
        const { rows, edge } = toRowQueries(d1, reach, { ...search, after }, now, 51);
        await rows.all();
        await edge?.all();
      }
      await toStatusCounts(d1, reach).all();
    }
  });
  for (const { sql, plan } of plans)
    for (const line of plan) {
      expect(line, sql).not.toMatch(/TEMP B-TREE|^SCAN (?!asked|\(subquery)/);
      if (/^SEARCH [jc] /.test(line)) expect(line, sql).toMatch(/employer_id=\?|PRIMARY KEY|rowid=\?/);
    }
});

test("searches 5,000 of many postings at a time, and goes on where it stopped", async () => {
  await copyPosting(env.DB, slugs[0]!, 12_000);
  await env.DB.prepare(
    "UPDATE jobs SET title = 'Rare PACU nurse' WHERE slug IN ('copy-4990', 'copy-5010')",
  ).run();
  const further = (text: string) =>
    /href="([^"]+)"[^>]*>Search the next/.exec(text)?.[1]?.replaceAll("&amp;", "&");
  const seen = [];
  for (let at: string | undefined = "?q=rare+pacu"; at; at = further(seen.at(-1)!)?.split(company.slug)[1])
    seen.push((await page(at)).text);
  expect(seen).toHaveLength(3);
  expect(seen.map((text) => [...toText(text).matchAll(/Choose Rare PACU nurse/g)].length)).toEqual([1, 1, 0]);
  expect(seen[2]).toContain("No postings found");
  expect(toText((await page()).text)).toContain("Published (999+)");
});

test("shows a posting's last day as it was stated, in the table and in the file", async () => {
  // The last moment of March 31 in the East is April 1 in UTC.
  await env.DB.prepare("UPDATE jobs SET valid_through = ?, posted_at = ? WHERE slug = ?")
    .bind(Date.UTC(2027, 3, 1, 4, 59, 59), Date.UTC(2026, 10, 2, 2), slugs[0])
    .run();
  expect(toText((await page("?q=first")).text)).toContain("Mar 31, 2027");
  const file = await send(`/hiring/${company.slug}/jobs.csv`, { headers: { cookie: cookies.reviewer } });
  const line = (await file.text()).split("\r\n").find((each) => each.includes("First ICU nurse"));
  expect(line).toContain('"2027-03-31"');
  expect(line).toContain('"2026-11-01"');
});

test("shows as the last day of a posting that ended early the day on which it ended", async () => {
  await env.DB.prepare("UPDATE jobs SET status = 'expired', valid_through = ? WHERE slug = ?")
    .bind(Date.UTC(2031, 2, 31, 12), slugs[0])
    .run();
  await env.DB.prepare(
    "UPDATE job_events SET at = ? WHERE kind = 'state' AND job_id = (SELECT id FROM jobs WHERE slug = ?)",
  )
    .bind(Date.UTC(2026, 10, 9, 15), slugs[0])
    .run();
  const text = toText((await page("?q=first")).text);
  expect(text).toContain("Nov 9, 2026");
  expect(text).not.toContain("Mar 31, 2031");
});
