import {
  type ApplicantState,
  type Tab,
  tabNames,
  waitingSql,
} from "#app/applications/applicants/applicant-states.ts";
import { type StageRow, selectStages } from "#app/applications/applicants/stages/stage-store.server.ts";
import { selectTags, type Tag, tagsColumn } from "#app/applications/applicants/team/tag-store.server.ts";
import type { InterviewState } from "#app/applications/interviews/interview.ts";
import { toOwnSql } from "#app/applications/interviews/interview-store.server.ts";
import {
  toBlindSql,
  toHiddenColumn,
  toNameColumns,
  toNoContactSql,
} from "#app/applications/notices/blind.ts";
import { type Reach, toReachSql, toSeesSql } from "#app/companies/workspace/frame/reach.ts";
import {
  readDepartments,
  selectDepartments,
  toDepartmentSql,
} from "#app/companies/workspace/settings/departments.server.ts";
import { selectTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import type { Workplace } from "#app/jobs/postings/record/posting-content.ts";
import { type Db, toCountUpTo } from "#app/kit/platform/db.ts";
import type { Question } from "#app/kit/platform/db-questions.ts";
import { toPageSql } from "#app/kit/platform/keyset.ts";
import {
  type ApplicantCounts,
  type ApplicantSearch,
  applicantsPerPage,
  type FilePart,
  foundMarks,
  mostCountedOfTab,
} from "./applicant-search.ts";

export interface ListedApplicant {
  id: number;
  publicId: string;
  firstName: string;
  lastName: string;
  state: ApplicantState;
  stageId: number | null;
  stage: string | null;
  createdAt: number;
  answeredAt: number | null;
  newsAt: number | null;
  jobTitle: string;
  jobSlug: string | null;
  city: string | null;
  stateCode: string | null;
  assignee: string | null;
  /** JSON. */
  tags: string;
  /** What the application said, as JSON, and what the posting needs. Not in the file of all applicants. */
  said?: string | null;
  /** JSON of years and certificates, of the profile or résumé. */
  held?: string | null;
  profession?: string | null;
  licenseStates?: string | null;
  morePlaces?: string | null;
  workplace?: Workplace | null;
  compactAccepted?: number | null;
  employer?: string;
  /** Months of experience that the posting says it asks for. */
  experienceAsked?: number | null;
  /** Of the newest interview and offer. */
  interview?: InterviewState | null;
  interviewAt?: number | null;
  offer?: string | null;
  /** Of the hiring manager who reads. */
  cardAt?: number | null;
  isNamed?: number | null;
  /** Of `toHiddenColumn`. */
  hidden?: string | null;
  /** Of a search that found words in the résumé: some of its text, the words found between `foundMarks`. */
  line?: string;
}

export interface CompanyMember {
  id: number;
  name: string;
}

export interface ListedPosting {
  slug: string;
  title: string;
  city: string | null;
  stateCode: string | null;
  /** 1 while its applicants are reviewed without names. */
  isBlind: number;
}

const mostFound = applicantsPerPage;
const newestRead = 500;
const mostPostings = 50;
const mostMembers = 100;

/** Of an application `a` with `applicantJoins`. */
export const applicantColumns = `a.id, a.public_id AS publicId, ${toNameColumns("a")}, a.state, a.stage_id AS stageId,
  (SELECT s.name FROM stages s WHERE s.id = a.stage_id) AS stage,
  a.created_at AS createdAt, a.answered_at AS answeredAt, a.news_at AS newsAt, coalesce(j.title, a.job_title) AS jobTitle, j.slug AS jobSlug,
  j.city, j.state_code AS stateCode, trim(u.first_name || ' ' || u.last_name) AS assignee,
  ${tagsColumn}`;
/** SQL: a note about the application `a` names someone of the team, and they have written none since. */
const toNamedSql = (userId: number): string =>
  `EXISTS (SELECT 1 FROM application_notes n JOIN note_mentions m ON m.note_id = n.id AND m.user_id = ${Number(userId)}
    WHERE n.application_id = a.id AND NOT EXISTS (SELECT 1 FROM application_notes w
      WHERE w.application_id = a.id AND w.author_id = ${Number(userId)} AND w.id > n.id))`;

/** A hiring manager sees no offers, and of interviews their own. */
function toUnderWay({ managerId }: Reach): string {
  const newest = (
    column: string,
  ) => `(SELECT i.${column} FROM interviews i WHERE i.application_id = a.id AND ${toOwnSql(managerId)}
    ORDER BY i.id DESC LIMIT 1)`;
  return `${newest("state")} AS interview, ${newest("start_at")} AS interviewAt,
    (SELECT o.state FROM offers o WHERE o.application_id = a.id AND ${managerId === null} ORDER BY o.id DESC LIMIT 1) AS offer${managerId === null ? "" : toOwnPart(managerId)}`;
}

const toOwnPart = (userId: number): string => `, (SELECT s.changed_at FROM scorecards s
    WHERE s.application_id = a.id AND s.author_id = ${Number(userId)}) AS cardAt, ${toNamedSql(userId)} AS isNamed`;

export const toApplicantFacts = (
  reach: Reach,
): string => `, (SELECT json_object('licenses', json(c.copy -> 'licenses'), 'answers', json(c.copy -> 'answers'),
  'details', json(c.copy -> 'details')) FROM application_copies c WHERE c.application_id = a.id) AS said,
  (SELECT json_object('years', f.years, 'certificates', json(f.certificates)) FROM applicant_facts f
    WHERE f.application_id = a.id) AS held, j.profession,
  (SELECT iif(d.experience_inferred, NULL, nullif(d.experience_months, 0)) FROM job_details d WHERE d.job_id = j.id) AS experienceAsked,
  ${toUnderWay(reach)},
  j.license_states AS licenseStates, j.more_places AS morePlaces, j.workplace, j.compact_accepted AS compactAccepted, a.employer_name AS employer, ${toHiddenColumn("a", reach)}`;
export const applicantJoins = "LEFT JOIN jobs j ON j.id = a.job_id LEFT JOIN users u ON u.id = a.assigned_to";

/** One applicant as the list has them, for a page that has found them. */
export const toListedQuestion = ({ $client }: Db, reach: Reach, id: number): Question<ListedApplicant> => ({
  statement: $client
    .prepare(
      `SELECT ${applicantColumns}${toApplicantFacts(reach)} FROM applications a ${applicantJoins} WHERE a.id = ?1`,
    )
    .bind(id),
  toAnswer: ([row]) => row as ListedApplicant,
});

/** Each combination uses the index of its first two equalities; the unary plus keeps SQLite off others. */
function toWhere(reach: Reach, search: ApplicantSearch) {
  const { job, assignee, stage, tag } = search;
  const values: (number | string)[] = [reach.employerId];
  const bind = (value: number | string) => `?${values.push(value)}`;
  const wheres: string[] = [];
  if (job) {
    const jobId = `(SELECT id FROM jobs WHERE slug = ${bind(job)} AND employer_id = ?1)`;
    wheres.push(`a.job_id = ${jobId}`, "+a.employer_id = ?1");
  } else wheres.push(stage ? "+a.employer_id = ?1" : "a.employer_id = ?1");
  if (stage) wheres.push(`a.stage_id = ${bind(stage)}`);
  const mine = job || stage ? "+a.assigned_to" : "a.assigned_to";
  if (assignee === "nobody") wheres.push(`${mine} IS NULL`);
  else if (assignee) wheres.push(`${mine} = ${bind(assignee)}`);
  if (tag) wheres.push(`+a.id IN (SELECT application_id FROM application_tags WHERE tag_id = ${bind(tag)})`);
  if (search.department) wheres.push(`${toDepartmentSql("a.job_id")} = ${bind(search.department)}`);
  const facts = listFactConditions(search, bind);
  if (facts.length > 0)
    wheres.push(
      `EXISTS (SELECT 1 FROM applicant_facts f WHERE f.application_id = a.id AND ${facts.join(" AND ")})`,
    );
  wheres.push(toReachSql(reach, "a.job_id"));
  return { wheres, values };
}

/** SQL of who is in a list, and what it binds: ?1 is the company. */
export function toListWhere(reach: Reach, search: ApplicantSearch) {
  const { wheres, values } = toWhere(reach, search);
  return { wheres: search.tab ? [...wheres, toTabSql(search.tab, search)] : wheres, values };
}

function listFactConditions(
  { license, held, years, certificate, startDays, answers }: ApplicantSearch,
  bind: (value: number | string) => string,
): string[] {
  return [
    license && `f.license = ${bind(license)}`,
    held && (held === "multistate" ? "f.is_multistate = 1" : `instr(f.states, ${bind(` ${held} `)}) > 0`),
    years && `f.years >= ${bind(years)}`,
    certificate && `instr(f.certificates, ${bind(`["${certificate}",`)}) > 0`,
    startDays && `f.start_on <= date('now', ${bind(`+${startDays} days`)})`,
    answers && `f.answers_fit = ${answers === "fit" ? 1 : 0}`,
  ].filter((condition) => typeof condition === "string");
}

function toTabSql(tab: Tab, { job, assignee }: ApplicantSearch): string {
  if (tab === "waiting") return job || assignee ? waitingSql.replace("state", "+state") : waitingSql;
  return `${assignee && !job ? "+" : ""}state = '${tab}'`;
}

export interface ApplicantLists {
  found: ListedApplicant[];
  counts: ApplicantCounts;
  members: CompanyMember[];
  postings: ListedPosting[];
  stages: StageRow[];
  tags: Tag[];
  departments: string[];
  timeZone: string;
}

/** In the order in which they were chosen. */
export async function listChosen(
  { $client }: Db,
  reach: Reach,
  publicIds: readonly string[],
): Promise<ListedApplicant[]> {
  const { results } = await $client
    .prepare(
      `SELECT ${applicantColumns}${toApplicantFacts(reach)} FROM json_each(?2) w CROSS JOIN applications a ON a.public_id = w.value
        ${applicantJoins} WHERE a.employer_id = ?1 AND ${toReachSql(reach, "a.job_id")} ORDER BY w.key`,
    )
    .bind(reach.employerId, JSON.stringify(publicIds))
    .all<ListedApplicant>();
  return results;
}

/** One row more than a page shows, and what the page's filters offer, in one round trip. */
export async function readApplicantLists(
  { $client }: Db,
  reach: Reach,
  search: ApplicantSearch,
): Promise<ApplicantLists> {
  const { employerId } = reach;
  const [found, counts, members, postings, stages, company, tags, departments] = await $client.batch([
    selectPage($client, reach, search),
    selectCounts($client, reach, search),
    selectMembers($client, employerId),
    selectAppliedPostings($client, reach, search.job),
    selectStages($client, employerId),
    selectTimeZone($client, employerId),
    selectTags($client, employerId),
    selectDepartments($client, reach),
  ]);
  return {
    found: found!.results as ListedApplicant[],
    counts: (counts!.results as ApplicantCounts[])[0]!,
    members: members!.results as CompanyMember[],
    postings: postings!.results as ListedPosting[],
    stages: stages!.results as StageRow[],
    tags: tags!.results as Tag[],
    departments: readDepartments(departments),
    timeZone: (company!.results as { timeZone: string }[])[0]!.timeZone,
  };
}

function selectPage(
  d1: D1Database,
  reach: Reach,
  search: ApplicantSearch,
  size = applicantsPerPage,
  more = toApplicantFacts(reach),
) {
  const { isOldestFirst } = search;
  const { wheres, values } = toListWhere(reach, search);
  const page = toPageSql(search, ["a.created_at", "a.id"], isOldestFirst ? "ASC" : "DESC", size);
  return d1
    .prepare(
      `SELECT ${applicantColumns}${more} FROM applications a ${applicantJoins} WHERE ${wheres.join(" AND ")} ${page}`,
    )
    .bind(...values);
}

const mostInFile = 5000;

interface FiledApplicant extends ListedApplicant {
  email: string | null;
  phone: string | null;
  hidden: string | null;
  source: string | null;
  department: string | null;
  endReason: string | null;
  /** When it came to where it stands. */
  movedAt: number | null;
  /** Null where nobody asked for it. */
  message: string | null;
  copy: string | null;
  notes: string | null;
}

const toPartColumns = (parts: readonly FilePart[]): string =>
  [
    `${parts.includes("messages") ? "a.message" : "NULL"} AS message`,
    `${parts.includes("answers") ? "(SELECT c.copy FROM application_copies c WHERE c.application_id = a.id)" : "NULL"} AS copy`,
    `${
      parts.includes("notes")
        ? "(SELECT group_concat(n.text, char(10)) FROM application_notes n WHERE n.application_id = a.id)"
        : "NULL"
    } AS notes`,
  ].join(", ");

export async function selectFile(
  { $client }: Db,
  reach: Reach,
  search: ApplicantSearch,
  parts: readonly FilePart[],
) {
  const isContactHidden = `(a.contact_shared_at IS NULL OR ${toNoContactSql("a", reach)})`;
  const whole = { ...search, before: null, after: null };
  const statement = selectPage(
    $client,
    reach,
    whole,
    mostInFile,
    `, iif(${isContactHidden}, NULL, a.email) AS email, iif(${isContactHidden}, NULL, a.phone) AS phone,
      ${toHiddenColumn("a", reach)}, ${toDepartmentSql("a.job_id")} AS department, a.source, a.end_reason AS endReason, ${toPartColumns(parts)}, (SELECT max(v.at) FROM application_events v
        WHERE v.application_id = a.id AND v.kind = 'state') AS movedAt`,
  );
  return (await statement.all<FiledApplicant>()).results;
}

function selectCounts(d1: D1Database, reach: Reach, search: ApplicantSearch) {
  const { tag } = search;
  const { wheres, values } = toWhere(reach, { ...search, stage: null, tag: null });
  if (tag) {
    // Once over those who have it: each tab by itself would pass over everyone who has not.
    const counts = tabNames.map((tab) => `count(*) FILTER (WHERE ${toTabSql(tab, search)}) AS "${tab}"`);
    return d1
      .prepare(
        `SELECT ${counts.join(", ")} FROM application_tags p CROSS JOIN applications a ON a.id = p.application_id
          WHERE p.tag_id = ?${values.push(tag)} AND ${wheres.join(" AND ")}`,
      )
      .bind(...values);
  }
  const counts = tabNames.map((tab) => {
    const where = [...wheres, toTabSql(tab, search)].join(" AND ");
    return `${toCountUpTo(mostCountedOfTab, `applications a WHERE ${where}`)} AS "${tab}"`;
  });
  return d1.prepare(`SELECT ${counts.join(", ")}`).bind(...values);
}

/** Of an application, only those who see it. */
export const selectMembers = (d1: D1Database, employerId: number, publicId: string | null = null) =>
  d1
    .prepare(
      `SELECT u.id, trim(u.first_name || ' ' || u.last_name) AS name FROM memberships w JOIN users u ON u.id = w.user_id
        WHERE w.employer_id = ?1
          AND (?2 IS NULL OR ${toSeesSql("(SELECT a.job_id FROM applications a WHERE a.public_id = ?2)")})
        LIMIT ${mostMembers}`,
    )
    .bind(employerId, publicId);

export const selectAppliedPostings = (d1: D1Database, reach: Reach, job: string | null) =>
  d1
    .prepare(
      `SELECT slug, title, city, state_code AS stateCode, EXISTS (SELECT 1 FROM blind_postings b WHERE b.job_id = jobs.id) AS isBlind FROM jobs WHERE +employer_id = ?1 AND ${toReachSql(reach, "jobs.id")} AND id IN
          (SELECT id FROM jobs WHERE slug = ?2 UNION ALL
            SELECT job_id FROM (SELECT a.job_id FROM applications a WHERE a.employer_id = ?1 AND ${toReachSql(reach, "a.job_id")}
              ORDER BY created_at DESC, id DESC LIMIT ${newestRead}))
        LIMIT ${mostPostings}`,
    )
    .bind(reach.employerId, job);

const wordsOfLine = 16;

/**
 * Searches only the company's part of each index: name, email, phone and message, and the words of résumés. Finds nobody
 * whose name the team is not to know. Who sees no contact data searches names alone: the indexes have addresses and phones.
 */
export async function findApplicants({ $client }: Db, reach: Reach, typed: string, words: string) {
  const { employerId } = reach;
  if (reach.hidesContact) return findNames($client, reach, typed);
  const isSeen = `a.employer_id = ?1 AND NOT ${toBlindSql("a")} AND ${toReachSql(reach, "a.job_id")}`;
  const match = `(${words}) AND company : "company${employerId}"`;
  const hasWords = words.startsWith("words");
  const [zone, applications, resumes] = await $client.batch([
    selectTimeZone($client, employerId),
    $client
      .prepare(
        `SELECT ${applicantColumns}${toApplicantFacts(reach)} FROM (SELECT rowid AS id FROM applications_fts
            WHERE applications_fts MATCH ?2 ORDER BY rowid DESC LIMIT ${mostFound + 1}) named
          CROSS JOIN applications a ON a.id = named.id ${applicantJoins} WHERE ${isSeen}`,
      )
      .bind(employerId, match),
    ...(hasWords
      ? [
          $client
            .prepare(
              `SELECT ${applicantColumns}${toApplicantFacts(reach)}, r.line FROM (SELECT rowid AS id, snippet(resumes_fts, 0, ?3, ?4, '…', ${wordsOfLine}) AS line
                  FROM resumes_fts WHERE resumes_fts MATCH ?2 ORDER BY rowid DESC LIMIT ${mostFound + 1}) r
                CROSS JOIN application_files f ON f.id = r.id CROSS JOIN applications a ON a.id = f.application_id ${applicantJoins}
                WHERE ${isSeen}`,
            )
            .bind(employerId, match, ...foundMarks),
        ]
      : []),
  ]);
  const byName = applications!.results as ListedApplicant[];
  const found = new Map(byName.map((row) => [row.id, row]));
  for (const row of (resumes?.results ?? []) as ListedApplicant[]) found.set(row.id, row);
  const rows = [...found.values()].sort((a, b) => b.id - a.id);
  const { timeZone } = zone!.results[0] as { timeZone: string };
  return { rows: rows.slice(0, mostFound), hasMore: rows.length > mostFound, timeZone };
}

async function findNames(d1: D1Database, reach: Reach, typed: string) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const [zone, found] = await d1.batch([
    selectTimeZone(d1, reach.employerId),
    d1
      .prepare(
        `SELECT ${applicantColumns}${toApplicantFacts(reach)} FROM applications a ${applicantJoins}
          WHERE a.employer_id = ?1 AND NOT ${toBlindSql("a")} AND ${toReachSql(reach, "a.job_id")}
            AND NOT EXISTS (SELECT 1 FROM json_each(?2) w
              WHERE instr(lower(a.first_name || ' ' || a.last_name), w.value) = 0)
          ORDER BY a.created_at DESC, a.id DESC LIMIT ${mostFound + 1}`,
      )
      .bind(reach.employerId, JSON.stringify(words)),
  ]);
  const rows = found!.results as ListedApplicant[];
  const { timeZone } = zone!.results[0] as { timeZone: string };
  return { rows: rows.slice(0, mostFound), hasMore: rows.length > mostFound, timeZone };
}
