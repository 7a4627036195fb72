import { beforeAll, expect, test } from "vitest";
import { signIn, type TestUser } from "#tests/support/accounts.ts";
import { toText } from "#tests/support/html.ts";
import {
  contactFields,
  hireFields,
  listRows,
  newVisitor,
  pdf,
  png,
  postHireRequest,
  toMultipart,
} from "#tests/support/requests.ts";
import { env, origin, post, postJson, send } from "#tests/support/site.ts";

const host = { host: new URL(origin).host };
let admin: { cookie: string; user: TestUser };

beforeAll(async () => {
  admin = await signIn("admin");
  await postHireRequest(toMultipart(hireFields, pdf(), '../../Rôle «ICU»".pdf'));
  await postJson("/api/contact", contactFields, newVisitor());
});

async function readAsAdmin(path: string) {
  const response = await send(path, { headers: { cookie: admin.cookie } });
  return { status: response.status, html: await response.text() };
}

const setStatus = (path: string, publicId: unknown, status: string, cookie?: string) =>
  post(path, new URLSearchParams({ publicId: String(publicId), status }), {
    ...host,
    ...(cookie && { cookie }),
  });

test("shows an admin how many requests are new, at both URLs of the page", async () => {
  for (const path of ["/admin", "/admin-dashboard"]) {
    const { status, html } = await readAsAdmin(path);
    expect(status).toBe(200);
    expect(html).toMatch(
      /Hire requests<\/h2><p[^>]*>1 new, next answer due (in 2[34] h|\w{3} [\d:]+ [AP]M ET)/,
    );
    expect(html).toMatch(
      /Contact requests<\/h2><p[^>]*>1 new, next answer due (in 2[34] h|\w{3} [\d:]+ [AP]M ET)/,
    );
    expect(html).toContain('href="/admin/web-vitals"');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/admin"/);
  }
});

test("compares what came in the last 24 hours with the 24 before", async () => {
  const text = toText((await readAsAdmin("/admin")).html);
  expect(text).toMatch(
    /What moved .*Hire requests received 1 0 Contact requests received 1 0 Applications sent to companies 0 0/,
  );
  await env.DB.exec("UPDATE hire_requests SET created_at = created_at - 100000000");
  expect(toText((await readAsAdmin("/admin")).html)).toContain("Hire requests received 0 1");
  await env.DB.exec("UPDATE hire_requests SET created_at = created_at + 100000000");
});

test("shows an admin every field of a hire request and of a contact", async () => {
  const hire = await readAsAdmin("/admin/hire-requests");
  for (const value of Object.values(hireFields)) expect(hire.html).toContain(value);
  const [file] = await listRows("attachments");
  expect(hire.html).toContain(`href="/admin/attachments/${file?.public_id}"`);
  const contacts = await readAsAdmin("/admin/contacts");
  for (const value of [contactFields.message, "Sam Okafor", contactFields.email, "nursing"]) {
    expect(contacts.html).toContain(value);
  }
});

test("shows typed markup as text and never runs it", async () => {
  await postJson("/api/hire-request", { ...hireFields, details: "<script>alert(1)</script>" }, newVisitor());
  const { html } = await readAsAdmin("/admin/hire-requests");
  expect(html).not.toContain("<script>alert(1)");
  expect(html).toContain("&lt;script&gt;alert(1)");
});

test("downloads the file byte for byte under a safe name", async () => {
  const [file] = await listRows("attachments");
  const response = await send(`/admin/attachments/${file?.public_id}`, { headers: { cookie: admin.cookie } });
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf());
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[ -!#-~]+\.pdf"; filename\*=UTF-8''R%C3%B4le%20%C2%ABICU%C2%BB[^/\\"]*\.pdf$/,
  );
  expect((await listRows("audit_log")).at(-1)).toMatchObject({
    actor_id: admin.user.id,
    action: "attachment.download",
    subject: `hire_request:${file?.hire_request_id}`,
  });
});

test("opens requests and files only for an admin", async () => {
  const [file] = await listRows("attachments");
  const paths = [
    "/admin",
    "/admin-dashboard",
    "/admin/hire-requests",
    "/admin/contacts",
    `/admin/attachments/${file?.public_id}`,
  ];
  for (const path of paths) {
    const signedOut = await send(path);
    expect([path, signedOut.status]).toEqual([path, 302]);
    expect(signedOut.headers.get("location")).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
    for (const role of ["employer", "job_seeker"] as const) {
      const { cookie } = await signIn(role);
      const response = await send(path, { headers: { cookie } });
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.text()).not.toContain("Harbor Health");
    }
  }
  expect((await send("/admin/attachments/unknown", { headers: { cookie: admin.cookie } })).status).toBe(404);
});

test("records a status that an admin sets and returns to the same part of the list", async () => {
  const [request] = await listRows("hire_requests");
  const response = await setStatus(
    "/admin/hire-requests?status=new",
    request?.public_id,
    "contacted",
    admin.cookie,
  );
  expect(response.status).toBe(302);
  const back = `/admin/hire-requests?status=new&changed=${request?.public_id}&was=new`;
  expect(response.headers.get("location")).toBe(back);
  const page = (await readAsAdmin(back)).html;
  expect(page).toContain("Changed from new to contacted.");
  expect(page).toMatch(/<button[^>]*value="new"[^>]*>Undo/);
  expect((await listRows("hire_requests"))[0]).toMatchObject({ status: "contacted" });
  const noted = (await listRows("audit_log")).at(-1);
  expect(noted).toMatchObject({
    actor_id: admin.user.id,
    action: "hire_request.status",
    subject: `hire_request:${request?.id}`,
  });
  expect(JSON.parse(String(noted?.detail))).toEqual({ from: "new", to: "contacted" });
  expect((await readAsAdmin("/admin/hire-requests?status=contacted")).html).toContain(
    String(request?.public_id),
  );
  expect((await readAsAdmin("/admin/hire-requests?status=closed")).html).not.toContain(
    String(request?.public_id),
  );
  const [contact] = await listRows("contacts");
  await setStatus("/admin/contacts", contact?.public_id, "closed", admin.cookie);
  expect((await listRows("contacts"))[0]).toMatchObject({ status: "closed" });
});

test("lists applications among the messages, page by page, and sets their status", async () => {
  await env.DB.exec("DELETE FROM contacts");
  const contact = env.DB.prepare(
    "INSERT INTO contacts (public_id, kind, first_name, last_name, email, message, idempotency_key, created_at, updated_at) VALUES (?1, 'contact', ?1, '', 'n@example.com', 'M', ?1, ?2, ?2)",
  );
  const application = env.DB.prepare(
    "INSERT INTO applications (public_id, first_name, last_name, email, message, source, job_title, employer_name, idempotency_key, created_at, updated_at, is_for_desk) VALUES (?1, ?1, '', 'n@example.com', 'M', 'job-page', 'ICU nurse', 'Harbor Health', ?1, ?2, ?2, 1)",
  );
  // Each time has a contact and an application, and the cut between two pages falls between such a pair.
  await env.DB.batch([
    contact.bind("contact-15-x", 2000),
    ...Array.from({ length: 15 }, (_, i) => [
      contact.bind(`contact-${i}-x`, 1000 + i),
      application.bind(`applied-${i}-x`, 1000 + i),
    ]).flat(),
  ]);
  const listNames = (html: string) =>
    [...html.matchAll(/<th scope="row"[^>]*><(?:a|span)[^>]*>(\w+-\d+-x)</g)].map(([, name]) => name);
  const first = await readAsAdmin("/admin/contacts");
  const older = /href="([^"]+)"[^>]*>Older/.exec(first.html)![1]!.replaceAll("&amp;", "&");
  const names = [...listNames(first.html), ...listNames((await readAsAdmin(older)).html)];
  expect(listNames(first.html)).toHaveLength(20);
  const pairs = Array.from({ length: 15 }, (_, i) => [`applied-${i}-x`, `contact-${i}-x`]);
  expect([...names].sort()).toEqual([...pairs.flat(), "contact-15-x"].sort());
  for (const text of ["Application to pass on", "ICU nurse", "Harbor Health"])
    expect(first.html).toContain(text);

  await setStatus("/admin/contacts", "applied-14-x", "contacted", admin.cookie);
  const [row] = (await listRows("applications")).filter(({ public_id }) => public_id === "applied-14-x");
  expect(row).toMatchObject({ desk_status: "contacted", state: "new" });
  expect((await listRows("audit_log")).at(-1)).toMatchObject({
    action: "application.status",
    subject: `application:${row?.id}`,
  });
  const events = await env.DB.prepare("SELECT actor_id, kind, detail FROM application_events").all();
  expect(events.results).toEqual([
    { actor_id: admin.user.id, kind: "desk-status", detail: '{"from":"new","to":"contacted"}' },
  ]);
});

test("leaves to an employer the applications that its team was told of, and still finds them", async () => {
  const { count } = await readContactTile();
  const insert = env.DB.prepare(
    "INSERT INTO applications (public_id, first_name, last_name, email, message, source, job_title, employer_name, idempotency_key, created_at, updated_at) VALUES (?1, 'Idony', 'Fairweather', 'i@example.com', 'M', 'job-page', 'ICU nurse', 'Harbor Health', ?1, 1, 1)",
  );
  await insert.bind("left-to-employer").run();
  expect((await readContactTile()).count).toBe(count);
  expect((await readAsAdmin("/admin/contacts?status=new")).html).not.toContain("Idony");
  const found = toText(await (await find("/admin/contacts", "idony")).text());
  expect(found).toMatch(/Idony Fairweather.*answered by its employer/);
  expect(found).not.toMatch(/Mark contacted|overdue/);
  expect((await setStatus("/admin/contacts", "left-to-employer", "closed", admin.cookie)).status).toBe(404);
});

async function readContactTile() {
  const text = toText((await readAsAdmin("/admin")).html);
  return { count: /Contact requests ([^.]*?) Postings/.exec(text)?.[1] };
}

test("lets only an admin set a status, and answers 404 for an unknown request or status", async () => {
  const [request] = await listRows("hire_requests");
  const notes = (await listRows("audit_log")).length;
  expect((await setStatus("/admin/hire-requests", request?.public_id, "closed")).status).toBe(302);
  for (const role of ["employer", "job_seeker"] as const) {
    const { cookie } = await signIn(role);
    expect((await setStatus("/admin/hire-requests", request?.public_id, "closed", cookie)).status).toBe(403);
  }
  expect((await setStatus("/admin/hire-requests", "unknown", "closed", admin.cookie)).status).toBe(404);
  expect((await setStatus("/admin/hire-requests", request?.public_id, "sold", admin.cookie)).status).toBe(
    404,
  );
  expect((await listRows("hire_requests"))[0]?.status).toBe(request?.status);
  expect((await listRows("audit_log")).length).toBe(notes);
});

test("pages through the list newest first, both ways and within a status", async () => {
  await env.DB.exec("DELETE FROM hire_requests");
  const insert = env.DB.prepare(
    "INSERT INTO hire_requests (public_id, name, email, company, details, status, idempotency_key, created_at, updated_at) VALUES (?1, 'N', 'n@example.com', ?1, 'D', ?2, ?1, ?3, ?3)",
  );
  // Rows with the same time are ordered by id.
  const rows = Array.from({ length: 45 }, (_, i) =>
    insert.bind(`request-${i + 1}-x`, i % 2 ? "closed" : "new", 1000 + Math.floor(i / 30)),
  );
  await env.DB.batch(rows);
  const shown = (html: string) =>
    [...html.matchAll(/<th scope="row"[^>]*><a[^>]*>request-(\d+)-x</g)].map(([, id]) => Number(id));
  const follow = (html: string, rel: string) =>
    new RegExp(`<a[^>]*rel="${rel}"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*rel="${rel}"`)
      .exec(html)
      ?.slice(1)
      .find(Boolean)
      ?.replaceAll("&amp;", "&");

  async function walk(start: string, rel: string) {
    const pages: number[][] = [];
    let path: string | undefined = start;
    let last = start;
    while (path && pages.length < 9) {
      last = path;
      const { html } = await readAsAdmin(path);
      pages.push(shown(html));
      path = follow(html, rel);
    }
    return { pages, last };
  }
  const all = Array.from({ length: 45 }, (_, i) => 45 - i);
  const down = await walk("/admin/hire-requests", "next");
  expect(down.pages.map((page) => page.length)).toEqual([20, 20, 5]);
  expect(down.pages.flat()).toEqual(all);
  const up = await walk(down.last, "prev");
  expect(up.pages.reverse().flat()).toEqual(all);
  const closed = await walk("/admin/hire-requests?status=closed", "next");
  expect(closed.pages.flat()).toEqual(all.filter((id) => id % 2 === 0));
  const dueFirst = await walk("/admin/hire-requests?status=new", "next");
  expect(dueFirst.pages.flat()).toEqual(all.filter((id) => id % 2 === 1).reverse());
  const dueLast = await walk(dueFirst.last, "prev");
  expect(dueLast.pages.reverse().flat()).toEqual(dueFirst.pages.flat());
  expect(shown((await readAsAdmin("/admin/hire-requests?before=x&status=y")).html)).toHaveLength(20);
});

test("downloads a picture with its own type", async () => {
  await postHireRequest(toMultipart({ ...hireFields, details: "Picture" }, png(), "scan.txt"));
  const file = (await listRows("attachments")).at(-1);
  const response = await send(`/admin/attachments/${file?.public_id}`, { headers: { cookie: admin.cookie } });
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(png());
});

const find = (path: string, words: string, headers: Record<string, string> = { cookie: admin.cookie }) =>
  post(path, new URLSearchParams({ find: words }), { ...host, ...headers });

test("shows how many requests have each status and when each answer is due", async () => {
  await env.DB.exec("DELETE FROM hire_requests");
  const hour = 60 * 60_000;
  const insert = env.DB.prepare(
    "INSERT INTO hire_requests (public_id, name, email, company, details, status, idempotency_key, created_at, updated_at) VALUES (?1, 'N', 'n@example.com', ?1, 'D', ?2, ?1, ?3, ?3)",
  );
  const now = Date.now();
  await env.DB.batch([
    insert.bind("Late Clinic", "new", now - 240 * hour),
    insert.bind("Soon Clinic", "new", now),
    insert.bind("Answered Clinic", "contacted", now - 50 * hour),
    insert.bind("Done Clinic", "closed", now - 90 * hour),
  ]);
  const { html } = await readAsAdmin("/admin/hire-requests?status=new");
  const text = toText(html);
  expect(text).toMatch(/All 4\s*New 2\s*Contacted 1\s*Closed 1/);
  expect(text).toMatch(/Late Clinic.*?new\s*\d days overdue/);
  expect(text).toMatch(/Soon Clinic.*?new\s*due (in 2[34] h|\w{3} [\d:]+ [AP]M ET)/);
  expect(text.indexOf("Late Clinic")).toBeLessThan(text.indexOf("Soon Clinic"));
  expect(toText((await readAsAdmin("/admin/hire-requests?status=closed")).html)).not.toMatch(
    /overdue|due in/,
  );
  expect(toText((await readAsAdmin("/admin")).html)).toContain("2 new, 1 overdue");
});

test("finds requests by name, company, email, phone, reference and words, however they are written", async () => {
  await env.DB.exec("DELETE FROM hire_requests");
  await postHireRequest(toMultipart({ ...hireFields, name: "Zoë Müller-Ortiz", place: "Bangor, ME" }));
  await postHireRequest(
    toMultipart({ ...hireFields, company: "Other Clinic", email: "x@other.example", phone: "" }),
  );
  const [wanted] = await listRows("hire_requests");
  for (const words of [
    "muller",
    "ZOË ort",
    "harborhealth",
    "dana@harborhealth.example bangor",
    "(555) 010-0199",
    "5550100199",
    String(wanted?.reference),
    "  portl  january ",
  ]) {
    const response = await find("/admin/hire-requests", words);
    expect([words, response.status]).toEqual([words, 200]);
    expect(await response.text(), words).toContain("Zoë Müller-Ortiz");
  }
  const none = toText(await (await find("/admin/hire-requests", "muller nobody")).text());
  expect(none).toContain("Nothing found for “muller nobody”");
  expect(none).not.toContain("Zoë Müller-Ortiz");
  for (const hostile of ['" OR 1', "*", "NEAR(", "words:", "\u0000", "x".repeat(5000), "' --"])
    expect((await find("/admin/hire-requests", hostile)).status).toBe(200);
  await env.DB.exec("DELETE FROM hire_requests");
  expect(await (await find("/admin/hire-requests", "muller")).text()).not.toContain("Zoë");
});

test("finds messages and applications in one list, and stays there after a change of status", async () => {
  await postJson("/api/contact", { ...contactFields, firstName: "Quillon" }, newVisitor());
  await env.DB.prepare(
    "INSERT INTO applications (public_id, first_name, last_name, email, message, source, job_title, employer_name, idempotency_key, created_at, updated_at, is_for_desk) VALUES ('found', 'Quillon', 'Reyes', 'q@example.com', 'M', 'job-page', 'ICU nurse', 'Harbor', 'found', 1, 1, 1)",
  ).run();
  const text = toText(await (await find("/admin/contacts", "quillon")).text());
  expect(text).toContain("2 requests for “quillon”");
  expect(text).toContain("Quillon Reyes");
  const body = new URLSearchParams({ publicId: "found", status: "contacted", find: "quillon" });
  const response = await post("/admin/contacts", body, { ...host, cookie: admin.cookie });
  expect(response.status).toBe(200);
  expect(toText(await response.text())).toMatch(/Quillon Reyes.*contacted/);
});

test("searches for an admin only, and puts the words into no address", async () => {
  expect((await find("/admin/hire-requests", "dana", {})).status).toBe(302);
  for (const role of ["employer", "job_seeker"] as const) {
    const { cookie } = await signIn(role);
    for (const path of ["/admin/hire-requests", "/admin/contacts"]) {
      const response = await find(path, "quillon", { cookie });
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.text()).not.toContain("Quillon Reyes");
    }
  }
  const html = await (await find("/admin/contacts", "quillon")).text();
  expect([...html.matchAll(/(?:href|action)="([^"]*)"/g)].filter(([, to]) => /quillon/i.test(to!))).toEqual(
    [],
  );
});

test("records one change when a button is clicked twice at the same moment", async () => {
  await postHireRequest(toMultipart({ ...hireFields, details: "Clicked twice by someone in a hurry." }));
  const request = (await listRows("hire_requests")).at(-1);
  const notes = (await listRows("audit_log")).length;
  const clicks = [1, 2, 3].map(() =>
    setStatus("/admin/hire-requests", request?.public_id, "closed", admin.cookie),
  );
  for (const response of await Promise.all(clicks)) expect(response.status).toBe(302);
  expect((await listRows("audit_log")).length).toBe(notes + 1);
});
