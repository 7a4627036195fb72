import { sql } from "drizzle-orm";
import { findViewer, newSession, removeSession } from "#app/accounts/session/sessions.server.ts";
import { clearCookiesAtLogOut } from "#app/kit/platform/cookies.ts";
import { toDb } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { paths } from "#app/paths.ts";
import { isCrossSiteWrite } from "../../functions/cross-site.ts";
import { type DemoPerson, demoPeople } from "./demo-people.ts";
import { bar, toMailList, toMailPage, toPeoplePage } from "./local-pages.ts";
import { localStyle } from "./local-style.ts";
import { listMails, readMail } from "./mailbox.ts";

type FetchSite = (request: Request, env: Env, ctx: ExecutionContext) => Promise<Response>;

interface Visit {
  request: Request;
  env: Env;
  ctx: ExecutionContext;
  fetchSite: FetchSite;
}

const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const folder = "/dev/";
const people: readonly DemoPerson[] = Object.values(demoPeople);

/** Adds the bar to each page, and answers `/dev/`. Only `npm start` and `npm run dev` wrap the site in it. */
export function withLocalTools(fetchSite: FetchSite): FetchSite {
  return async (request, env, ctx) => {
    const { hostname, pathname } = new URL(request.url);
    if (!thisMachine.test(hostname)) return fetchSite(request, env, ctx);
    const visit = { request, env, ctx, fetchSite };
    if (pathname.startsWith(folder)) {
      const answer = await answerTool(visit, pathname.slice(folder.length));
      if (answer) return answer;
    }
    return withBar(await fetchSite(request, env, ctx));
  };
}

async function withBar(answer: Response): Promise<Response> {
  if (!answer.body || !answer.headers.get("content-type")?.startsWith("text/html")) return answer;
  const html = await answer.text();
  const end = html.lastIndexOf("</body>");
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return new Response(end < 0 ? html : html.slice(0, end) + bar + html.slice(end), {
    status: answer.status,
    headers,
  });
}

async function answerTool(visit: Visit, name: string): Promise<Response | null> {
  const { request, env } = visit;
  if (request.method === "POST") return name === "people" ? switchPerson(visit) : null;
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (name === "bar.css")
    return new Response(localStyle, {
      headers: { "content-type": "text/css", "cache-control": "max-age=60" },
    });
  if (name === "people") return toHtml(toPeoplePage(await findEmail(visit)));
  if (name === "mail") return toHtml(toMailList(await listMails(env), Date.now()));
  const [, key = "", part] = /^mail\/([\w-]+)(\/html)?$/.exec(name) ?? [];
  const mail = key ? await readMail(env, key) : null;
  if (!mail) return null;
  return part ? toHtml(`<base target="_blank">${mail.html}`, 200, framed) : toHtml(toMailPage(key, mail));
}

const own =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const framed =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

const toHtml = (html: string, status = 200, policy = own): Response =>
  new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    },
  });

function findPerson({ request, env }: Visit) {
  return findViewer(toDb(env.DB), request, env.SESSION_SECRET, Date.now(), () => {});
}

const findEmail = async (visit: Visit): Promise<string | null> => (await findPerson(visit))?.email ?? null;

/** Logs in without the password, with the site's own sessions and cookies. */
async function switchPerson(visit: Visit): Promise<Response> {
  const { request, env } = visit;
  if (isCrossSiteWrite(request)) return toHtml("This request came from another site.", 403);
  const form = await request.formData();
  const email = form.get("email");
  const person = people.find((one) => one.email === email);
  if (!person && email !== "") return toHtml(toPeoplePage(null, "There is no such demo person."), 400);
  const db = toDb(env.DB);
  const before = await findPerson(visit);
  let cookie: string | null = null;
  if (person) {
    const id = sql<number>`(SELECT id FROM users WHERE email = ${person.email})`;
    const session = await newSession({ db, env, now: Date.now() }, request, id);
    if ((await session.insert.run()).meta.changes === 0)
      return toHtml(
        toPeoplePage(before?.email ?? null, "This account is deleted or suspended. Start the site again."),
        409,
      );
    cookie = session.cookie;
  }
  if (before) await removeSession(db, before.id, before.sessionId);
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cleared of clearCookiesAtLogOut(request.url))
    if (!cookie || !cleared.startsWith("session=")) headers.append("set-cookie", cleared);
  if (cookie) headers.append("set-cookie", cookie);
  const start = person?.start ?? paths.home();
  headers.set("location", form.get("to") === "start" ? start : await findWayBack(visit, cookie, start));
  return new Response(null, { status: 303, headers });
}

/** The page where the bar was pressed, unless this person may not see it. */
async function findWayBack({ request, env, ctx, fetchSite }: Visit, cookie: string | null, start: string) {
  const from = URL.parse(request.headers.get("referer") ?? "");
  const { origin } = new URL(request.url);
  if (from?.origin !== origin || from.pathname.startsWith(folder)) return start;
  const headers = new Headers({ host: new URL(origin).host, cookie: cookie?.split(";")[0] ?? "" });
  const answer = await fetchSite(new Request(from, { headers, redirect: "manual" }), env, ctx);
  await answer.body?.cancel();
  return answer.status === 200 ? from.pathname + from.search : start;
}
