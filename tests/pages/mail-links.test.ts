import { beforeAll, expect, test } from "vitest";
import { toPasswordChangedMail, toSecondFactorMail } from "#app/accounts/email/account-mail.server.ts";
import { sealStopToken, toExpiryMail } from "#app/clinicians/profile/expiry/send-expiry-mails.server.ts";
import { toPauseNotices } from "#app/companies/feeds/run/feed-lease.server.ts";
import {
  toChangeApprovedMail,
  toChangeRefusedMail,
} from "#app/companies/workspace/change/decide-change.server.ts";
import {
  toClaimApprovedMail,
  toClaimRefusedMail,
  toJoinedMail,
} from "#app/companies/workspace/claim/empty-company.server.ts";
import { toSlowRoutesMail } from "#app/desk/figures/speed/alert/slow-routes.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { type Mail, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { paths } from "#app/paths.ts";
import { newVisitor, signIn, signInAs } from "../support/accounts.ts";
import { contactFields, hireFields, postHireRequest, toMultipart } from "../support/requests.ts";
import { env, origin, postForm, postJson, send } from "../support/site.ts";
import { fillWizard, publish, signInRecruiter, write } from "../support/wizard.ts";
import { runOne } from "../support/work-queue.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const db = toDb(env.DB);
let admin: Awaited<ReturnType<typeof signIn>>;
let newest = 0;
const opened: string[] = [];

beforeAll(fillWizard);
beforeAll(async () => {
  await createVitalsTables(env.VITALS_DB);
  admin = await signIn("admin");
});

async function readCookie(recipient: string): Promise<string> {
  if (recipient === env.MAIL_TO) return admin.cookie;
  const id = await env.DB.prepare("SELECT id FROM users WHERE email = ?").bind(recipient).first<number>("id");
  return id === null ? "" : signInAs({ id } as Parameters<typeof signInAs>[0]);
}

/** As a browser that is logged in opens it. */
async function follow(address: string, cookie: string): Promise<string> {
  let path = address;
  for (let hop = 0; hop < 5; hop++) {
    const response = await send(path, { headers: { cookie } });
    const to = response.headers.get("location");
    if (to === null) return `${response.status}`;
    if (to.startsWith("/login")) return "asks to log in";
    path = new URL(to, origin).pathname + new URL(to, origin).search;
  }
  return "goes in circles";
}

/** Opens the links of what was mailed since, as whom it was mailed to. */
async function openMailed(): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT id, recipient, subject, body FROM outbox WHERE id > ? ORDER BY id",
  )
    .bind(newest)
    .all<{ id: number; recipient: string; subject: string; body: string }>();
  newest = results.at(-1)?.id ?? newest;
  expect(results.length).toBeGreaterThan(0);
  for (const { recipient, subject, body } of results) {
    const cookie = await readCookie(recipient);
    for (const [address] of body.matchAll(new RegExp(`${origin}[^\\s]*`, "g"))) {
      expect([subject, address, await follow(address.slice(origin.length), cookie)]).toEqual([
        subject,
        address,
        "200",
      ]);
      opened.push(subject);
    }
  }
}

const mail = async (...mails: Mail[]) => {
  await toOutboxInserts(db, mails, Date.now()).run();
  await openMailed();
};

test("links of mails about an account open for its owner", async () => {
  const person = {
    role: "job_seeker",
    firstName: "Ana",
    lastName: "Reyes",
    email: "ana@mail.example",
    password: "harbor lantern quartz",
  };
  await postForm("/register", person, newVisitor());
  await postForm("/register", person, newVisitor());
  for (const path of ["/forgot-password", "/sign-in-link"])
    await postForm(path, { email: person.email }, newVisitor());
  await openMailed();
  const item = { kind: "license", code: "TX", expiresOn: "2027-01-01" } as const;
  const { user } = await signIn("job_seeker");
  const stop = await sealStopToken(user.id, env.SESSION_SECRET);
  await mail(
    toPasswordChangedMail(person, origin),
    toSecondFactorMail(person, origin, "on"),
    toExpiryMail(user.email, [item], origin, stop),
  );
});

test("links of mails to us open for an admin", async () => {
  await postHireRequest(toMultipart(hireFields));
  await postJson("/api/contact", contactFields, newVisitor());
  const slow = { route: "/jobs", metric: "lcp", goodAtMost: 2500, p75s: [2600, 2700, 2800] } as const;
  await mail({ to: env.MAIL_TO, ...toSlowRoutesMail([{ ...slow, p75s: [...slow.p75s] }], origin) });
});

test("links of mails about a posting open for its company, for us and for who applied", async () => {
  const { cookie, user, employer } = await signInRecruiter();
  const { draft } = await write(cookie);
  const place = (await publish(draft, cookie)).headers.get("location")!;
  const slug = place.split("/").at(-1)!;
  await openMailed();
  expect(opened).toContain("A posting is waiting for review");

  const path = `/api/admin/postings/${slug}`;
  const asUs = { cookie: admin.cookie };
  const decide = async (decision: object) => {
    const { revision } = await (await send(path, { headers: asUs })).json<{ revision: string }>();
    expect((await postJson(path, { ...decision, revision }, asUs)).status).toBe(200);
    await openMailed();
  };
  const act = (action: string) =>
    postForm(`/hiring/${employer.slug}`, { do: action, pick0: slug }, { cookie });
  await decide({ decision: "reject", reason: "Name the unit." });
  await act("resubmit");
  await decide({ decision: "approve" });

  const seeker = await signIn("job_seeker");
  const application = { firstName: "Sam", lastName: "Okafor", message: "Six years of ICU nights in Texas." };
  const sent = { ...application, email: seeker.user.email, idempotencyKey: "mailed-links" };
  await postForm(`/jobs/${slug}/apply`, sent, { ...newVisitor(), cookie: seeker.cookie });
  await openMailed();
  const applicant = await env.DB.prepare("SELECT public_id AS id FROM applications").first<string>("id");
  const answer = { template: "interview", text: "Please call.", idempotencyKey: "once" };
  await postForm(`/hiring/${employer.slug}/applicants/${applicant}`, answer, { cookie });
  await openMailed();
  await postForm(`/dashboard/applications/${applicant}`, {}, { cookie: seeker.cookie });
  await openMailed();

  const now = Date.now();
  for (const [days, subject] of [
    [15, "Is this job still open?"],
    [21, "We paused your posting"],
    [31, "We closed your posting"],
  ] as const) {
    await env.DB.prepare("UPDATE jobs SET valid_through = ? WHERE slug = ?")
      .bind(now + 60 * dayMs, slug)
      .run();
    await runOne("checkHiring", now + days * dayMs);
    await openMailed();
    expect(opened.at(-1)).toContain(subject);
  }
  expect(user.emailVerifiedAt).not.toBeNull();
});

test("links of mails about a company open for its people", async () => {
  const { cookie, user, employer } = await signInRecruiter();
  await postForm(
    `/hiring/${employer.slug}/team`,
    { intent: "invite", email: "rosa@mail.example", role: "reviewer" },
    { cookie },
  );
  await openMailed();
  const changed = { company: employer.name, address: origin + paths.companySettings(employer.slug) };
  const claim = { email: user.email, company: employer };
  await env.DB.prepare(
    `INSERT INTO employer_feeds (public_id, employer_id, source, name, status, created_at, updated_at)
      VALUES ('mailed-feed', ?, 'mailed', 'Our jobs', 'paused', 1, 1)`,
  )
    .bind(employer.id)
    .run();
  const feed = {
    publicId: "mailed-feed",
    name: "Our jobs",
    employerId: employer.id,
    employerSlug: employer.slug,
  };
  await (await toPauseNotices(db, origin, feed, "It shrank.", Date.now())).run();
  await (await toPauseNotices(db, origin, { ...feed, isHeld: true }, "It lies.", Date.now())).run();
  await mail(
    toClaimApprovedMail(claim, origin),
    toClaimRefusedMail(claim, "We could not reach you.", origin),
    { to: user.email, ...toChangeApprovedMail(changed) },
    { to: user.email, ...toChangeRefusedMail(changed, "It is another company.") },
    toJoinedMail(user.email, { ...claim, role: "recruiter" }, origin),
  );
});
