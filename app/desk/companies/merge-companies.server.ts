import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { removeFeedFile } from "#app/companies/feeds/run/feed-file.server.ts";
import { removeImageFiles } from "#app/companies/pitch/careers/careers-page.server.ts";
import { findProvenDomain } from "#app/companies/workspace/claim/email-domain.ts";
import { everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHeldCompany, touched } from "#app/jobs/changes/job-guards.server.ts";
import { rewriteEntries } from "#app/jobs/search/index/company-entries.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { workPaths } from "#app/work-paths.ts";
import type { CompanyRow } from "./company-record.server.ts";
import { toJoinedByMergeMail, toMergedMail } from "./operator-mail.ts";

type MergedCompany = Pick<
  CompanyRow,
  "id" | "slug" | "name" | "approvedAt" | "domain" | "website" | "verifiedAt"
>;

/** Rows that go along as they are. What could meet a row of the kept company is in `toMeetings`. */
const following = [
  // Before the applications, which look for their stages there.
  "stage_templates",
  "answer_texts",
  "applicant_tags",
  "applicant_counts",
  "application_endings",
  "applications",
  "company_changes",
  "company_claims",
  "employer_feeds",
  "employer_notes",
  "employer_slugs",
  "hire_requests",
  "interviews",
  "invitations",
  "offers",
  "posting_departments",
  "posting_drafts",
  "talent_hidden",
  "talent_messages",
] as const;

/**
 * Everything of `gone` becomes the kept company's, and its addresses lead there for good. All or nothing: false when one of
 * them is suspended or was merged before.
 */
export async function mergeCompanies(
  context: SiteContext,
  { gone, kept, actorId }: { gone: MergedCompany; kept: MergedCompany; actorId: number },
): Promise<boolean> {
  const { db, env, now } = context;
  const [from, to] = [Number(gone.id), Number(kept.id)];
  if (from === to) return false;
  const isPossible = `EXISTS (SELECT 1 FROM employers g JOIN employers k ON k.id = ${to}
    WHERE g.id = ${from} AND NOT ${toHeldCompany("g.id")} AND NOT ${toHeldCompany("k.id")})`;
  const [emails, owners, feeds, images, { isProven }] = await Promise.all([
    listMemberEmails(db, gone.id, everyMember),
    listMemberEmails(db, kept.id, ["owner"]),
    listFeeds(db, gone.id),
    listImageNames(db, gone.id),
    planMerge(db, gone, kept),
  ]);
  const feedNames = feeds.map(({ name }) => name);
  const address = new URL(workPaths.hiringJobs(kept.slug), env.SITE_URL).href;
  const mail = toMergedMail(gone.name, feedNames, { company: kept.name, address });
  const team = new URL(workPaths.hiringTeam(kept.slug), env.SITE_URL).href;
  const joined = toJoinedByMergeMail(
    gone.name,
    { emails, feeds: feedNames },
    { company: kept.name, address: team },
  );
  const run = (sql: string, ...values: (string | number)[]) =>
    db.$client.prepare(`${sql} AND ${isPossible}`).bind(...values);
  const results = await db.$client.batch([
    toAuditInsert(
      db,
      {
        actorId,
        action: "company.merge",
        subject: `company:${to}`,
        detail: { from: gone.slug, to: kept.slug, former: from },
        at: now,
      },
      isPossible,
    ),
    toOutboxInserts(
      db,
      [
        ...emails.map((recipient) => ({ to: recipient, ...mail })),
        ...owners.map((recipient) => ({ to: recipient, ...joined })),
      ],
      now,
      isPossible,
    ),
    run(
      `INSERT INTO employer_slugs (slug, employer_id, former_id, at) SELECT slug, ${to}, ${from}, ?1 FROM employers WHERE id = ${from}`,
      now,
    ),
    ...toIdentity(run, from, to, isProven ? gone.domain : null, kept.website),
    ...toMeetings(run, from, to, now),
    ...toPostingMoves(run, from, to, { gone, kept, actorId, now }),
    ...following.map((table) => run(`UPDATE ${table} SET employer_id = ${to} WHERE employer_id = ${from}`)),
    run(`DELETE FROM employers WHERE id = ${from}`),
  ]);
  if (results.at(-1)!.meta.changes === 0) return false;
  sendOutboxSoon(context);
  for (const { publicId } of feeds)
    await removeFeedFile(env.FILES, publicId).catch((error) => logError("feed.file", error));
  await removeImageFiles(env, images);
  await rewriteEntries(db, kept.id);
  return true;
}

/** What the page says before the click, too. */
export async function planMerge({ $client }: Db, gone: MergedCompany, kept: MergedCompany) {
  const [from, to] = [Number(gone.id), Number(kept.id)];
  const fits =
    gone.domain !== null &&
    gone.verifiedAt !== null &&
    kept.domain === null &&
    kept.verifiedAt === null &&
    (await findProvenDomain(`mail@${gone.domain}`, { domain: null, website: kept.website })) !== null;
  const people = await $client
    .prepare(
      `SELECT ${toIsKnown(to)} AS isKnown, ${toHasOwner(to)} AS hasOwner, ${toHasOwner(from)} AS bringsOwner,
        EXISTS (SELECT 1 FROM memberships WHERE employer_id IN (${from}, ${to})) AS hasPeople`,
    )
    .first<Record<"isKnown" | "hasOwner" | "bringsOwner" | "hasPeople", number>>();
  const arriveAsRecruiters = people!.isKnown === 1 || people!.hasOwner === 1;
  return {
    isProven: fits,
    bringsTexts: gone.approvedAt !== null,
    arriveAsRecruiters,
    needsOwner:
      people!.hasPeople === 1 && people!.hasOwner === 0 && (arriveAsRecruiters || people!.bringsOwner === 0),
  };
}

const toHasOwner = (id: number): string =>
  `EXISTS (SELECT 1 FROM memberships o WHERE o.employer_id = ${id} AND o.role = 'owner')`;

/** Has applicants, or a name with visitors. */
const toIsKnown = (id: number): string =>
  `(EXISTS (SELECT 1 FROM employers k WHERE k.id = ${id} AND k.approved_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM jobs p WHERE p.employer_id = ${id}) OR EXISTS (SELECT 1 FROM applications a WHERE a.employer_id = ${id}))`;

/** The careers page of the company that goes, goes with it: nobody else may speak for the one that stays. */
const listImageNames = async ({ $client }: Db, employerId: number): Promise<string[]> => {
  const sql = "SELECT name FROM company_images WHERE employer_id = ?1";
  return (await $client.prepare(sql).bind(employerId).all<{ name: string }>()).results.map(
    ({ name }) => name,
  );
};

const listFeeds = async ({ $client }: Db, employerId: number) => {
  const sql =
    "SELECT name, public_id AS publicId FROM employer_feeds WHERE employer_id = ?1 AND status <> 'off'";
  return (await $client.prepare(sql).bind(employerId).all<{ name: string; publicId: string }>()).results;
};

/**
 * The kept company stays who it is: a stranger of the same name must lend it neither a domain nor words. Its approval is
 * its own.
 */
function toIdentity(run: Run, from: number, to: number, domain: string | null, website: string | null) {
  const ofApproved = `FROM employers g WHERE employers.id = ${to} AND g.id = ${from} AND g.approved_at IS NOT NULL`;
  return [
    ...(domain === null || website === null
      ? []
      : [
          run(
            `UPDATE employers SET domain = g.domain, verified_by = g.verified_by, verified_at = g.verified_at FROM employers g
              WHERE employers.id = ${to} AND employers.domain IS NULL AND employers.verified_at IS NULL AND employers.website = ?1
                AND g.id = ${from} AND g.domain = ?2 AND g.verified_at IS NOT NULL`,
            website,
            domain,
          ),
        ]),
    run(`UPDATE employers SET website = ifnull(employers.website, g.website), staff = ifnull(employers.staff, g.staff),
        about = iif(employers.about = '', g.about, employers.about),
        city = iif(employers.city IS NULL AND employers.state_code IS NULL, g.city, employers.city),
        state_code = iif(employers.city IS NULL AND employers.state_code IS NULL, g.state_code, employers.state_code)
      ${ofApproved}`),
  ];
}

type Run = (sql: string, ...values: (string | number)[]) => D1PreparedStatement;

interface Moving {
  gone: MergedCompany;
  kept: MergedCompany;
  actorId: number;
  now: number;
}

const opening = "lower(title), ifnull(city, ''), ifnull(state_code, '')";

/** Of the same opening in both, the kept company's stays open. The other closes and keeps its applications. */
function toPostingMoves(run: Run, from: number, to: number, { gone, kept, actorId, now }: Moving) {
  const renamed = "replace(fingerprint, ?2, ?3)";
  return [
    run(
      `UPDATE jobs SET status = 'closed', status_by = ?1, status_reason = ?2, valid_through = min(valid_through, ?3),
          ${touched("?3")}
        WHERE employer_id = ${from} AND status = 'open' AND (${opening}) IN
          (SELECT ${opening} FROM jobs WHERE employer_id = ${to} AND status = 'open')`,
      actorId,
      `${kept.name} has the same opening`,
      now,
    ),
    // As the kept company's own would be, so that its feeds and its people do not post the same opening again.
    run(
      `UPDATE jobs SET employer_id = ${to}, ${touched("?1")}, fingerprint = iif(${renamed} <> fingerprint
          AND EXISTS (SELECT 1 FROM jobs o WHERE o.fingerprint = replace(jobs.fingerprint, ?2, ?3)),
          ${renamed} || '|' || id, ${renamed})
        WHERE employer_id = ${from}`,
      now,
      `|${toSlug(gone.name)}|`,
      `|${toSlug(kept.name)}|`,
    ),
  ];
}

/** Where both have a row that may be there only once, and what ends: a person, a claim, an invitation, a feed. */
function toMeetings(run: Run, from: number, to: number, now: number) {
  const ofKept = (column: string, table: string, where: string) =>
    `${column} IN (SELECT ${column} FROM ${table} WHERE employer_id = ${to} AND ${where})`;
  const isOpen = "used_at IS NULL AND revoked_at IS NULL";
  const withOwnName = (table: string) =>
    run(`UPDATE ${table} SET name = substr(name, 1, 40) || ' (' || id || ')' WHERE employer_id = ${from}
      AND EXISTS (SELECT 1 FROM ${table} o WHERE o.employer_id = ${to} AND o.name = ${table}.name COLLATE NOCASE)`);
  return [
    // Its postings go on by its stages, beside those of the kept company.
    run(
      `INSERT INTO posting_stages (job_id, template_id) SELECT j.id, t.id FROM jobs j JOIN stage_templates t
        ON t.employer_id = j.employer_id AND t.is_default = 1 WHERE j.employer_id = ${from}
        AND EXISTS (SELECT 1 FROM stage_templates o WHERE o.employer_id = ${to} AND o.is_default = 1)
        AND NOT EXISTS (SELECT 1 FROM posting_stages p WHERE p.job_id = j.id)`,
    ),
    run(`UPDATE stage_templates SET is_default = 0 WHERE employer_id = ${from}
      AND EXISTS (SELECT 1 FROM stage_templates o WHERE o.employer_id = ${to} AND o.is_default = 1)`),
    withOwnName("stage_templates"),
    withOwnName("answer_texts"),
    // Someone to whom both wrote has one message to answer.
    run(
      `UPDATE talent_messages SET state = 'not-now', answered_at = ?1 WHERE employer_id = ${from} AND state IN ('held', 'sent')
        AND ${ofKept("user_id", "talent_messages", "state IN ('held', 'sent')")}`,
      now,
    ),
    // The same word becomes one tag.
    run(`UPDATE application_tags SET tag_id = k.id FROM applicant_tags g JOIN applicant_tags k ON k.employer_id = ${to}
      AND k.name = g.name COLLATE NOCASE WHERE g.employer_id = ${from} AND application_tags.tag_id = g.id`),
    run(`DELETE FROM applicant_tags WHERE employer_id = ${from} AND EXISTS (SELECT 1 FROM applicant_tags k
      WHERE k.employer_id = ${to} AND k.name = applicant_tags.name COLLATE NOCASE)`),
    run(`UPDATE OR IGNORE saved_views SET employer_id = ${to} WHERE employer_id = ${from}`),
    run(`UPDATE OR IGNORE scorecard_criteria SET employer_id = ${to} WHERE employer_id = ${from}`),
    // Nobody becomes the owner of a company that people know by bringing one of the same name.
    run(
      `UPDATE memberships SET role = 'recruiter' WHERE employer_id = ${from} AND role = 'owner'
        AND (${toHasOwner(to)} OR ${toIsKnown(to)})`,
    ),
    // The stronger role: "owner" comes before "recruiter" and "reviewer" in the alphabet, too.
    run(`UPDATE memberships SET role = min(memberships.role, g.role), is_manager = min(memberships.is_manager, g.is_manager),
      sees_contact = min(memberships.sees_contact, g.sees_contact) FROM (SELECT user_id, role, is_manager, sees_contact FROM memberships
      WHERE employer_id = ${from}) g WHERE employer_id = ${to} AND g.user_id = memberships.user_id`),
    run(`UPDATE OR IGNORE memberships SET employer_id = ${to} WHERE employer_id = ${from}`),
    run(`UPDATE eeo_counts SET people = eeo_counts.people + g.people FROM (SELECT month, question, answer, people
      FROM eeo_counts WHERE employer_id = ${from}) g WHERE employer_id = ${to} AND g.month = eeo_counts.month
        AND g.question = eeo_counts.question AND g.answer = eeo_counts.answer`),
    run(`UPDATE OR IGNORE eeo_counts SET employer_id = ${to} WHERE employer_id = ${from}`),
    run(
      `UPDATE company_claims SET state = 'withdrawn', decided_at = ?1 WHERE employer_id = ${from} AND state = 'pending'
        AND ${ofKept("user_id", "company_claims", "state = 'pending'")}`,
      now,
    ),
    run(
      `UPDATE company_changes SET state = 'withdrawn', decided_at = ?1 WHERE employer_id = ${from} AND state = 'pending'`,
      now,
    ),
    run(`UPDATE invitations SET revoked_at = ?1 WHERE employer_id = ${from} AND ${isOpen}`, now),
    // Who set them up may be a stranger to the kept company, whose people set up their own.
    run(
      `UPDATE employer_feeds SET status = 'off', pause_reason = 'Its company was merged.', waiting_file = NULL, next_fetch_at = NULL,
        leased_until = NULL, updated_at = ?1 WHERE employer_id = ${from} AND status <> 'off'`,
      now,
    ),
  ];
}
