import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, test } from "vitest";
import {
  deliverWebhook,
  queueWebhooks,
  removeOldDeliveries,
  retryWaitsMs,
} from "#app/companies/developers/webhooks/deliver.server.ts";
import { eventNames } from "#app/companies/developers/webhooks/webhook-events.ts";
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  resumeWebhook,
  rotateSecret,
} from "#app/companies/developers/webhooks/webhooks.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { workPaths } from "#app/work-paths.ts";
import { listMails, newVisitor } from "../support/accounts.ts";
import {
  createCompany,
  storeApplicant,
  storePosting,
  type TestCompany,
  toMove,
} from "../support/applicants.ts";
import { answerWith } from "../support/feeds.ts";
import { env, post, postForm, send } from "../support/site.ts";

const db = toDb(env.DB);
const hourMs = 3_600_000;
let company: TestCompany;
let owner: { employerId: number; userId: number };
let path = "";
let secret = "";
let made = 0;

const context = (now = Date.now()) => ({ db, env, now });

beforeEach(async () => {
  company = await createCompany(`Larkfield ${++made}`);
  owner = { employerId: company.employer.id, userId: company.owner.user.id };
  path = `/hooks/${made}`;
  await answer({ status: 200 });
  secret = (await addWebhook())!.secret;
});

const addWebhook = (more: { shape?: "standard" | "slack"; events?: readonly string[]; at?: string } = {}) =>
  createWebhook(context(), owner, {
    address: `${env.FEED_ORIGIN_ALLOWED}${more.at ?? path}`,
    events: more.events ?? eventNames,
    shape: more.shape ?? "standard",
    idempotencyKey: randomId(),
  });

const answer = (...answers: { status: number; headers?: Record<string, string> }[]) =>
  answerWith(path, answers);

interface Arrived {
  headers: Record<string, string>;
  body: string;
}

async function listArrived(at = path): Promise<Arrived[]> {
  const response = await fetch(`${env.FEED_ORIGIN_ALLOWED}${at}/all`);
  return response.ok ? await response.json() : [];
}

const listStored = async () => {
  const { results } = await env.DB.prepare(
    `SELECT d.id, d.public_id AS publicId, d.type, d.state, d.tries, d.next_at AS nextAt, d.status, d.data FROM webhook_deliveries d
      JOIN webhooks w ON w.id = d.webhook_id WHERE w.employer_id = ? ORDER BY d.id`,
  )
    .bind(owner.employerId)
    .all<{
      id: number;
      publicId: string;
      type: string;
      state: string;
      tries: number;
      nextAt: number | null;
      status: number | null;
      data: string;
    }>();
  return results;
};

const listFirst = async () => (await listStored())[0]!;

/** What the queue does with what is due. */
async function deliverDue(now = Date.now()): Promise<void> {
  for (const { id, state, nextAt } of await listStored())
    if (state === "waiting" && nextAt !== null && nextAt <= now) await deliverWebhook(db, env, id, now);
}

async function storeOwnApplicant() {
  const jobId = await storePosting(
    owner.employerId,
    `posting-of-${randomId().toLowerCase().replace(/\W/g, "")}`,
  );
  return storeApplicant({ employerId: owner.employerId, jobId });
}

describe("an event", () => {
  test("is told as the standard says, without anything about the person", async () => {
    const applicant = await storeOwnApplicant();
    await deliverDue();
    const arrived = await listArrived();
    const types = arrived.map(({ body }) => JSON.parse(body).type);
    expect(types).toEqual(["posting.opened", "application.created"]);
    for (const { headers, body } of arrived) expect(new Webhook(secret).verify(body, headers)).toBeTruthy();
    const { data } = JSON.parse(arrived[1]!.body);
    expect(data).toEqual({
      application: applicant.publicId,
      posting: expect.stringMatching(/^posting-of-/),
      title: "ICU nurse",
      state: "new",
      stage: "New",
      url: new URL(workPaths.hiringApplicant(company.employer.slug, applicant.publicId), env.SITE_URL).href,
    });
    for (const word of [applicant.firstName, applicant.lastName, applicant.email, applicant.message])
      expect(JSON.stringify(arrived)).not.toContain(word);
  });

  test("comes of what people do on the pages", async () => {
    const applicant = await storeOwnApplicant();
    const page = workPaths.hiringApplicant(company.employer.slug, applicant.publicId);
    const cookie = company.owner.cookie;
    await postForm(page, await toMove(applicant.publicId, "Interview"), { ...newVisitor(), cookie });
    await env.DB.prepare("UPDATE applications SET state = 'not-selected', updated_at = 1 WHERE id = ?")
      .bind(applicant.id)
      .run();
    await env.DB.prepare(
      "INSERT INTO application_events (application_id, kind, detail, at) VALUES (?1, 'state', json_object('from', 'interview', 'to', 'not-selected'), 1), (?1, 'reply', '{}', 1), (?1, 'answer', '{}', 1)",
    )
      .bind(applicant.id)
      .run();
    await env.DB.prepare("UPDATE jobs SET status = 'closed' WHERE id = ?").bind(applicant.jobId).run();
    const told = (await listStored()).map(({ type, data }) => {
      const { stage, from, status } = JSON.parse(data);
      return [type, stage ?? from ?? status];
    });
    expect(told).toEqual([
      ["posting.opened", "open"],
      ["application.created", "New"],
      ["application.moved", "Interview"],
      ["application.moved", "Not selected"],
      ["message.created", "applicant"],
      ["message.created", "company"],
      ["posting.closed", "closed"],
    ]);
  });

  test("goes to those webhooks alone that hear of it, also as Slack's line", async () => {
    await addWebhook({ events: ["application.created"], shape: "slack", at: `${path}/slack` });
    await answerWith(`${path}/slack`, [{ status: 200 }]);
    await storeOwnApplicant();
    await deliverDue();
    const [line, ...more] = await listArrived(`${path}/slack`);
    expect(more).toEqual([]);
    expect(JSON.parse(line!.body)).toEqual({
      text: expect.stringMatching(/^Someone applied for ICU nurse: http/),
    });
  });

  test("is queued soon after a form, and by the cron", async () => {
    const applicant = await storeOwnApplicant();
    const page = workPaths.hiringApplicant(company.employer.slug, applicant.publicId);
    await postForm(page, await toMove(applicant.publicId, "Interview"), {
      ...newVisitor(),
      cookie: company.owner.cookie,
    });
    const queued = await listStored();
    expect(queued.every(({ state, nextAt }) => state !== "waiting" || nextAt! > Date.now())).toBe(true);
    await expect
      .poll(async () => (await listStored()).every(({ state }) => state === "delivered"), { timeout: 20_000 })
      .toBe(true);
    expect(await queueWebhooks(db, env, Date.now())).toBe(0);
  });
});

describe("a try that fails", () => {
  test("is repeated for three days under the same id, then given up, and the webhook pauses with one mail", async () => {
    await answer({ status: 500 });
    await storePosting(owner.employerId, `failing-${made}`);
    const begun = Date.now() + 1000;
    let now = begun;
    await deliverDue(now);
    for (const wait of retryWaitsMs) {
      const [waiting] = await listStored();
      expect(waiting!.nextAt).toBe(now + wait);
      now = waiting!.nextAt!;
      await deliverDue(now);
    }
    expect(now - begun).toBeGreaterThan(72 * hourMs);
    const [dead] = await listStored();
    expect(dead).toMatchObject({ state: "dead", tries: 9, nextAt: null, status: 500 });
    const ids = (await listArrived()).map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids)).toEqual(new Set([dead!.publicId]));
    expect(ids).toHaveLength(9);
    expect((await listWebhooks(db, owner.employerId))[0]!.status).toBe("paused");
    const mails = await listMails(company.owner.user.email);
    expect(mails.filter(({ subject }) => subject.includes("webhook"))).toHaveLength(1);
    // While it is paused, nothing is noted; what waited goes out with the start.
    await storePosting(owner.employerId, `unheard-${made}`);
    expect(await listStored()).toHaveLength(1);
  });

  test("does not pause a webhook at which something arrives between", async () => {
    await answer({ status: 500 }, { status: 204 });
    await storePosting(owner.employerId, `between-${made}`);
    const now = Date.now() + 1000;
    await deliverDue(now);
    expect((await listWebhooks(db, owner.employerId))[0]!.failingSince).toBe(now);
    await deliverDue(now + retryWaitsMs[0]!);
    expect((await listWebhooks(db, owner.employerId))[0]!.failingSince).toBeNull();
    expect((await listStored())[0]).toMatchObject({ state: "delivered", tries: 2, status: 204 });
  });

  test("pauses it at once where the endpoint is gone, and keeps what waits until it is started", async () => {
    await answer({ status: 410 }, { status: 200 });
    await storePosting(owner.employerId, `gone-${made}`);
    await deliverDue(Date.now() + 1000);
    const [webhook] = await listWebhooks(db, owner.employerId);
    expect(webhook!.status).toBe("paused");
    expect((await listStored())[0]).toMatchObject({ state: "waiting", nextAt: null });
    await deliverDue(Date.now() + 80 * hourMs);
    await resumeWebhook(context(), owner, webhook!.publicId);
    await deliverDue(Date.now() + 1000);
    expect((await listStored())[0]!.state).toBe("delivered");
  });

  test("follows no redirect, and asks no address inside", async () => {
    await answer({ status: 302, headers: { location: `${env.FEED_ORIGIN_ALLOWED}/elsewhere` } });
    await storePosting(owner.employerId, `redirected-${made}`);
    await deliverDue(Date.now() + 1000);
    expect((await listStored())[0]).toMatchObject({ state: "waiting", status: 302 });
    for (const address of [
      "https://169.254.169.254/",
      "https://localhost/",
      "http://hooks.example.org/",
      "https://10.1.2.3.nip.io/",
    ]) {
      await env.DB.prepare("UPDATE webhooks SET address = ? WHERE employer_id = ?")
        .bind(address, owner.employerId)
        .run();
      await deliverDue(Date.now() + 200 * hourMs);
      const [webhook] = await listWebhooks(db, owner.employerId);
      const [last] = await listDeliveries(db, webhook!.id);
      expect([address, last!.status, last!.problem]).toEqual([
        address,
        null,
        expect.stringMatching(/private network|https:\/\//),
      ]);
      await env.DB.prepare("UPDATE webhooks SET status = 'active', failing_since = NULL").run();
      await env.DB.prepare(
        "UPDATE webhook_deliveries SET next_at = 1, tries = 0 WHERE state = 'waiting'",
      ).run();
    }
  });
});

describe("a run that is killed", () => {
  test.each(["after the lease", "after the request"])(
    "%s loses nothing, and tells nothing new twice",
    async (moment) => {
      await storePosting(owner.employerId, `killed-${made}`);
      const { id, publicId } = await listFirst();
      const now = Date.now() + 1000;
      await deliverWebhook(dying(moment === "after the lease" ? 1 : 2), env, id, now).catch(() => {});
      expect((await listStored())[0]).toMatchObject({ state: "waiting", tries: 1 });
      // Another copy of the queue's message finds it leased.
      await deliverWebhook(db, env, id, now + 1000);
      const first = (await listArrived()).length;
      expect(first).toBe(moment === "after the lease" ? 0 : 1);
      await deliverDue(now + 11 * 60_000);
      expect((await listStored())[0]!.state).toBe("delivered");
      const ids = (await listArrived()).map(({ headers }) => headers["webhook-id"]);
      expect(new Set(ids)).toEqual(new Set([publicId]));
      expect(ids).toHaveLength(first + 1);
    },
  );

  /** A database that is gone after so many batches. */
  function dying(batches: number) {
    let left = batches;
    const client = new Proxy(env.DB, {
      get(target, name) {
        if (name === "batch")
          return async (statements: D1PreparedStatement[]) => {
            if (left-- <= 0) throw new Error("killed");
            const results = await target.batch(statements);
            if (left === 0 && batches === 1) throw new Error("killed");
            return results;
          };
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    if (batches === 2) left = 1;
    return toDb(client as D1Database);
  }

  test("between finding what is due and queueing it is made up for", async () => {
    await storePosting(owner.employerId, `unqueued-${made}`);
    const now = Date.now() + 1000;
    const broken = {
      WORK_QUEUE: {
        sendBatch: async () => {
          throw new Error("killed");
        },
      },
    } as never;
    await expect(queueWebhooks(db, broken, now)).rejects.toThrow("killed");
    expect((await listStored())[0]!.nextAt).toBeGreaterThan(now);
    await deliverDue(now + 11 * 60_000);
    expect((await listStored())[0]!.state).toBe("delivered");
  });
});

describe("a secret", () => {
  test("that is changed signs beside the new one for a day", async () => {
    const [webhook] = await listWebhooks(db, owner.employerId);
    const fresh = (await rotateSecret(context(), owner, webhook!.publicId))!;
    await storePosting(owner.employerId, `rotated-${made}`);
    await deliverDue(Date.now());
    const [{ headers, body }] = (await listArrived()) as [Arrived];
    for (const each of [secret, fresh]) expect(new Webhook(each).verify(body, headers)).toBeTruthy();
    await env.DB.prepare("UPDATE webhooks SET old_until = 1 WHERE old_until IS NOT NULL").run();
    await storePosting(owner.employerId, `rotated-later-${made}`);
    await deliverDue(Date.now());
    const last = (await listArrived()).at(-1)!;
    expect(new Webhook(fresh).verify(last.body, last.headers)).toBeTruthy();
    expect(() => new Webhook(secret).verify(last.body, last.headers)).toThrow();
    const stored = await env.DB.prepare("SELECT secret FROM webhooks").first<string>("secret");
    expect(stored).not.toContain(fresh.slice(6));
  });
});

describe("the page", () => {
  const page = () => workPaths.hiringDevelopers(company.employer.slug);
  const open = (to: string, cookie = company.owner.cookie) => send(to, { headers: { cookie } });
  const as = (cookie = company.owner.cookie) => ({ ...newVisitor(), cookie });

  async function findPage() {
    const [webhook] = await listWebhooks(db, owner.employerId);
    return workPaths.hiringWebhook(company.employer.slug, webhook!.publicId);
  }

  test("adds a webhook, shows its secret once, and takes five", async () => {
    const form = (address: string) =>
      new URLSearchParams([
        ["address", address],
        ["events", "posting.opened"],
        ["shape", "standard"],
        ["idempotencyKey", randomId()],
      ]);
    const answer = await post(page(), form(`${env.FEED_ORIGIN_ALLOWED}/own`), as());
    const shown = /whsec_[\w+/=]{32}/.exec(await answer.text())?.[0];
    expect(shown).toBeDefined();
    expect(await (await open(page())).text()).not.toContain(shown);
    const inside = await post(page(), form("https://169.254.169.254/"), as());
    expect(inside.status).toBe(400);
    const html = await inside.text();
    expect(html).toContain("private network");
    expect(html).toContain('value="https://169.254.169.254/"');
    for (let at = 0; at < 3; at++) await post(page(), form(`${env.FEED_ORIGIN_ALLOWED}/own-${at}`), as());
    expect(await listWebhooks(db, owner.employerId)).toHaveLength(5);
    expect((await post(page(), form(`${env.FEED_ORIGIN_ALLOWED}/sixth`), as())).status).toBe(400);
  });

  test("sends a test and a message again, with its status", async () => {
    await answer({ status: 503 }, { status: 201 });
    const to = await findPage();
    expect((await postForm(to, { intent: "test" }, as())).status).toBe(302);
    expect(await (await open(to)).text()).toContain("The endpoint answered 503.");
    const { publicId } = await listFirst();
    await postForm(to, { intent: "again", message: publicId }, as());
    const html = await (await open(to)).text();
    expect(html).toContain("The endpoint answered 201.");
    const ids = (await listArrived()).map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([publicId, publicId]);
  });

  test("pauses, starts, changes the secret and removes, for owners of the company alone", async () => {
    const to = await findPage();
    expect((await open(to, company.recruiter.cookie)).status).toBe(403);
    const other = await createCompany(`Ostrander ${made}`);
    const foreign = to.replace(company.employer.slug, other.employer.slug);
    expect((await open(foreign, other.owner.cookie)).status).toBe(404);
    for (const intent of ["pause", "remove", "rotate", "test"])
      expect((await postForm(foreign, { intent }, as(other.owner.cookie))).status).toBe(404);
    await postForm(to, { intent: "pause" }, as());
    expect((await listWebhooks(db, owner.employerId))[0]!.status).toBe("paused");
    await postForm(to, { intent: "start" }, as());
    expect((await listWebhooks(db, owner.employerId))[0]!.status).toBe("active");
    const rotated = await (await postForm(to, { intent: "rotate" }, as())).text();
    expect(/whsec_[\w+/=]{32}/.exec(rotated)).not.toBeNull();
    expect((await postForm(to, { intent: "remove" }, as())).status).toBe(302);
    expect((await open(to)).status).toBe(404);
  });
});

test("forgets messages after 30 days", async () => {
  await storePosting(owner.employerId, `old-${made}`);
  await removeOldDeliveries(db, Date.now() + 29 * 24 * hourMs);
  expect(await listStored()).toHaveLength(1);
  await removeOldDeliveries(db, Date.now() + 31 * 24 * hourMs);
  expect(await listStored()).toHaveLength(0);
});
