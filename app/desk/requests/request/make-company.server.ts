import { type SQL, sql } from "drizzle-orm";
import { toEmployerSlug } from "#app/accounts/sign-in/register.server.ts";
import { readReaderWords } from "#app/companies/imports/words/reader-words.server.ts";
import { isKnownCompany } from "#app/companies/pitch/public-page/employer-page.server.ts";
import { type DraftContent, emptyContent } from "#app/companies/posting/draft/draft-content.ts";
import { readPasted } from "#app/companies/posting/draft/draft-sources.server.ts";
import { findCompanies, listSameNamed } from "#app/companies/workspace/claim/company-search.server.ts";
import { toInvitationMail } from "#app/companies/workspace/team/invitation-mail.ts";
import { toInvitationInsert } from "#app/companies/workspace/team/invitations.server.ts";
import type { HireRequestRead } from "#app/desk/requests/requests.server.ts";
import type { ReaderWords } from "#app/jobs/reading/reader-words.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { type DeskRequest, toEventInsert, toExistsWhere } from "./request-events.server.ts";

const hasNoOwner = sql`NOT EXISTS (SELECT 1 FROM memberships WHERE employer_id = employers.id AND role = 'owner')`;

/** Companies for which the sender of a request may write postings, by a confirmed address. */
async function listOfSender({ $client }: Db, email: string) {
  const { results } = await $client
    .prepare(
      `SELECT e.id, e.slug, e.name, u.id AS userId FROM users u JOIN memberships m ON m.user_id = u.id
        JOIN employers e ON e.id = m.employer_id WHERE u.email = lower(?1) AND u.email_verified_at IS NOT NULL
          AND u.suspended_at IS NULL AND m.role IN ('owner', 'recruiter') ORDER BY e.name LIMIT 20`,
    )
    .bind(email)
    .all<{ id: number; slug: string; name: string; userId: number }>();
  return results;
}

/** Companies that the desk cannot choose: the sender's own gets a draft in the sender's account, and a team makes its own postings. */
export async function listOwnedLike(db: Db, { company, email }: Pick<HireRequestRead, "company" | "email">) {
  const [same, own] = await Promise.all([listSameNamed(db, company), listOfSender(db, email)]);
  const isOwn = ({ slug }: { slug: string }) => own.some((each) => each.slug === slug);
  return [
    ...own.map(({ slug, name }) => ({ slug, name, isSenders: true })),
    ...same
      .filter((each) => each.hasOwner && !isOwn(each))
      .map(({ slug, name }) => ({ slug, name, isSenders: false })),
  ];
}

/** For owners of the desk: companies that nobody owns yet, the same-named first. */
export async function listCompaniesLike(db: Db, viewer: Viewer, name: string) {
  if (viewer.deskRole !== "owner") return [];
  const [same, found] = await Promise.all([listSameNamed(db, name), findCompanies(db, viewer, name)]);
  const own = same.filter(({ hasOwner }) => !hasOwner).map((company) => ({ ...company, isSame: true }));
  const others = found
    .filter(({ slug }) => !same.some((company) => company.slug === slug))
    .map((company) => ({ ...company, isSame: false }));
  const free = await Promise.all(others.map(({ slug }) => findFree(db, slug, isKnownCompany)));
  return [...own, ...others.filter((_, at) => free[at] !== null)].map(({ slug, name, open, isSame }) => ({
    ...{ slug, name, open, isSame },
  }));
}

async function findFree(db: Db, slug: string, condition: SQL = sql`true`) {
  const [company] = await db.all<{ id: number; slug: string }>(
    sql`SELECT id, slug FROM employers WHERE slug = ${slug} AND ${condition} AND ${hasNoOwner}`,
  );
  return company ?? null;
}

/** Of a company that the desk may choose: it has postings, or we made it for an earlier request. */
async function findChosen(db: Db, slug: string, name: string) {
  const isSame = (await listSameNamed(db, name)).some((company) => company.slug === slug);
  return findFree(db, slug, isSame ? undefined : isKnownCompany);
}

interface Making {
  viewer: Viewer;
  hire: HireRequestRead;
  /** Null for a new company. */
  existing: string | null;
  companyName: string;
}

type Made =
  /** Null when it is in the sender's account. */
  | { ok: true; draft: string | null }
  | { ok: false; problem: "unknown-company" | "made-before" | "same-name" };

/**
 * The company, its draft and the sender's invitation to own it: all or nothing, once per request. The sender's own
 * company has its team already, so its draft goes into the sender's account, and nobody joins it or is invited.
 */
export async function makeCompany(context: SiteContext, making: Making): Promise<Made> {
  const { db, now } = context;
  const { viewer, hire, existing, companyName } = making;
  const own = (await listOfSender(db, hire.email)).find(({ slug }) => slug === existing) ?? null;
  // It may have applicants, and the sender of a request has proved nothing about it.
  const mayChoose = viewer.deskRole === "owner";
  if (existing !== null && !own && !(mayChoose && (await findChosen(db, existing, hire.company))))
    return { ok: false, problem: "unknown-company" };
  if (existing === null && (await listSameNamed(db, companyName)).length > 0) {
    const made = "SELECT 1 FROM hire_requests WHERE id = ? AND employer_id IS NOT NULL";
    const isMade = (await db.$client.prepare(made).bind(hire.id).first()) !== null;
    return { ok: false, problem: isMade ? "made-before" : "same-name" };
  }
  const d1 = db.$client;
  const request: DeskRequest = { kind: "hire_request", id: hire.id };
  const isUnmade = toExistsWhere(request, "employer_id IS NULL");
  const isFirst = own ? `${isUnmade} AND ${toStillWrites(own)}` : isUnmade;
  const slug = existing ?? toEmployerSlug(companyName, randomId());
  const employer = "(SELECT id FROM employers WHERE slug = ?1)";
  const draft = randomId();
  const subject = `hire_request:${hire.id}`;
  const content = toContent(hire, {
    company: own?.name ?? companyName,
    words: await readReaderWords(d1),
    now,
  });
  const results = await d1.batch([
    ...(existing === null
      ? [
          d1
            .prepare(
              `INSERT INTO employers (slug, name, kind, created_at) SELECT ?1, ?2, 'direct', ?3 WHERE ${isFirst}`,
            )
            .bind(slug, companyName, now),
        ]
      : []),
    ...(own
      ? []
      : [
          d1
            .prepare(
              `INSERT INTO memberships (user_id, employer_id, role, created_at)
                SELECT ?2, ${employer}, 'recruiter', ?3 WHERE ${isFirst} ON CONFLICT DO NOTHING`,
            )
            .bind(slug, viewer.id, now),
        ]),
    d1
      .prepare(
        `INSERT INTO posting_drafts (public_id, user_id, employer_id, content, revision, created_at, updated_at)
          SELECT ?2, ?3, ${employer}, ?4, 0, ?5, ?5 WHERE ${isFirst}`,
      )
      .bind(slug, draft, own?.userId ?? viewer.id, JSON.stringify(content), now),
    ...(own ? [] : await toInvitation(context, { slug, viewer, email: hire.email, companyName, isFirst })),
    toEventInsert(
      db,
      { request, actorId: viewer.id, event: "company", detail: { slug, isNew: existing === null }, at: now },
      isFirst,
    ),
    toAuditInsert(
      db,
      {
        actorId: viewer.id,
        action: "hire_request.company",
        subject,
        detail: { company: slug, draft },
        at: now,
      },
      isFirst,
    ),
    d1
      .prepare(
        `UPDATE hire_requests SET employer_id = ${employer}, updated_at = ?2,
          status = iif(status = 'new', 'contacted', status) WHERE id = ?3 AND ${isFirst}`,
      )
      .bind(slug, now, hire.id),
  ]);
  if (results.at(-1)!.meta.changes === 0) return { ok: false, problem: "made-before" };
  if (own) return { ok: true, draft: null };
  sendOutboxSoon(context);
  return { ok: true, draft };
}

const toStillWrites = ({ id, userId }: { id: number; userId: number }): string =>
  `EXISTS (SELECT 1 FROM memberships WHERE user_id = ${Number(userId)}
    AND employer_id = ${Number(id)} AND role IN ('owner', 'recruiter'))`;

/** Read as a pasted posting is; as written where that finds no role. */
function toContent(
  hire: HireRequestRead,
  { company, words, now }: { company: string; words: ReaderWords; now: number },
): DraftContent {
  const typed = {
    title: hire.position ?? "",
    place: hire.place ?? "",
    description: hire.details,
    openings: hire.headcount === null ? "" : String(hire.headcount),
  };
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));
  const pasted = [hire.position, hire.place, hire.details].filter(Boolean).join("\n");
  const read = readPasted(pasted, { employer: { name: company, kind: "direct" }, words, now });
  if (!read.ok) return { ...emptyContent, values: given };
  return { ...read.content, values: { ...given, ...read.content.values } };
}

interface Inviting {
  slug: string;
  viewer: Viewer;
  email: string;
  companyName: string;
  isFirst: string;
}

async function toInvitation({ db, env, now }: SiteContext, inviting: Inviting) {
  const { slug, viewer, email, companyName: company, isFirst } = inviting;
  const secret = randomId();
  const mail = toInvitationMail(
    { email, role: "owner", company, invitedBy: viewer.email },
    env.SITE_URL,
    secret,
  );
  const insert = toInvitationInsert(
    db,
    {
      employerId: sql`(SELECT id FROM employers WHERE slug = ${slug})`,
      email: email.toLowerCase(),
      role: "owner",
      secretHash: await sha256(secret),
      invitedBy: viewer.id,
      at: now,
    },
    sql.raw(isFirst),
  );
  return [insert, toOutboxInserts(db, [mail], now, isFirst)];
}
