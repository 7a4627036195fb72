import { toDisplayName } from "#app/accounts/session/names.ts";
import { waitingSql } from "#app/applications/applicants/applicant-states.ts";
import { toOwnSql } from "#app/applications/interviews/interview-store.server.ts";
import {
  askCompanyConversations,
  type Conversation,
  toCompanyLine,
} from "#app/applications/messages/conversations.server.ts";
import { toApplicantName, toNameColumns } from "#app/applications/notices/blind.ts";
import { listTerms, type OfferTerms } from "#app/applications/offers/offer.ts";
import { readClock } from "#app/companies/pitch/public-page/response-clock.ts";
import { askedSql, toDraftState } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { type Reach, toReachSql } from "#app/companies/workspace/frame/reach.ts";
import {
  type AskedDraft,
  askedDraftsSql,
  untitled,
} from "#app/companies/workspace/jobs-table/waiting-drafts.server.ts";
import type { Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { formatIsoDay, toIsoDay, toSlotText } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";

/** One thing that waits for someone at the company. */
interface AgendaItem {
  key: string;
  text: string;
  /** "answer by Wed, Dec 2". */
  note: string;
  isLate: boolean;
  to: string;
}

export interface AgendaPart {
  name:
    | "fixes"
    | "approvals"
    | "answers"
    | "messages"
    | "questions"
    | "feedback"
    | "interviews"
    | "offers"
    | "postings"
    | "drafts";
  items: AgendaItem[];
  /** The whole list, where there is more than `items`. */
  more: string | null;
}

const mostShown = 6;
const mostApprovals = 30;
const soonMs = 7 * dayMs;
/** Later, nobody remembers enough. */
const feedbackMs = 30 * dayMs;
const newestNamed = 200;

interface OwnDraft {
  publicId: string;
  title: string | null;
  updatedAt: number;
  askedAt: number | null;
  isSentBack: number;
}

interface Person {
  publicId: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
}

/** What is due, in one trip: a part is left out while nothing waits in it. */
export async function listAgenda(
  { db, now }: Pick<SiteContext, "db" | "now">,
  viewer: Pick<Viewer, "id">,
  company: Reach & Pick<Membership, "employerSlug" | "role" | "publishing">,
  timeZone: string,
): Promise<AgendaPart[]> {
  const d1 = db.$client;
  const { employerId, employerSlug: slug, role, managerId, publishing } = company;
  const isReached = toReachSql(company, "a.job_id");
  const isWhole = managerId === null;
  // A hiring manager has read whom they sent a scorecard about.
  const isUnread = isWhole
    ? "true"
    : `NOT EXISTS (SELECT 1 FROM scorecards s WHERE s.application_id = a.id AND s.author_id = ${Number(managerId)})`;
  const person = `a.public_id AS publicId, ${toNameColumns("a")}, a.job_title AS jobTitle`;
  const limit = mostShown + 1;
  const fixer = whoWrites.includes(role) ? employerId : 0;
  const found = await d1.batch([
    d1
      .prepare(
        `SELECT ${person}, a.created_at AS at FROM applications a INDEXED BY applications_waiting
          WHERE a.employer_id = ?1 AND ${waitingSql} AND ${isReached} AND ${isUnread}
          ORDER BY a.created_at, a.id LIMIT ${limit}`,
      )
      .bind(employerId),
    askCompanyConversations(db, isWhole ? employerId : 0, true, { before: null, after: null }),
    d1
      .prepare(
        `SELECT ${person}, max(i.start_at) AS at, i.time_zone AS zone FROM interviewers v JOIN interviews i ON i.id = v.interview_id
          JOIN applications a ON a.id = i.application_id
          WHERE v.user_id = ?1 AND +i.employer_id = ?2 AND ${isReached} AND i.state IN ('confirmed', 'done')
            AND i.start_at + i.minutes * 60000 <= ?3 AND i.start_at > ?3 - ${feedbackMs}
            AND a.state NOT IN ('hired', 'not-selected', 'withdrawn') AND NOT EXISTS (SELECT 1 FROM scorecards s
              WHERE s.application_id = a.id AND s.author_id = ?1 AND s.changed_at >= i.start_at)
          GROUP BY a.id ORDER BY at LIMIT ${limit}`,
      )
      .bind(viewer.id, employerId, now),
    d1
      .prepare(
        `SELECT ${person}, i.start_at AS at, i.time_zone AS zone FROM interviews i INDEXED BY interviews_by_employer
          JOIN applications a ON a.id = i.application_id
          WHERE i.employer_id = ?1 AND i.state = 'confirmed' AND i.start_at < ?2
            AND ${isReached} AND ${toOwnSql(managerId)} ORDER BY i.start_at LIMIT ${limit}`,
      )
      .bind(employerId, now + soonMs),
    d1
      .prepare(
        `SELECT ${person}, i.state, i.changed_at AS at FROM interviews i INDEXED BY interviews_open_of_employer
          JOIN applications a ON a.id = i.application_id
          WHERE i.employer_id = ?1 AND i.state IN ('proposed', 'asked')
            AND ${isReached} AND ${toOwnSql(managerId)} ORDER BY i.changed_at LIMIT ${limit}`,
      )
      .bind(employerId),
    d1
      .prepare(
        `SELECT ${person}, o.state AS offer, o.terms, o.created_at AS at FROM offers o INDEXED BY offers_open_of_employer
          JOIN applications a ON a.id = o.application_id
          WHERE o.employer_id = ?1 AND o.state IN ('sent', 'accepted') AND a.state <> 'hired' AND ${isWhole}
          ORDER BY o.created_at LIMIT ${limit}`,
      )
      .bind(employerId),
    d1
      .prepare(
        `SELECT j.slug, j.title, j.city, j.valid_through AS at FROM jobs j INDEXED BY jobs_of_employer_ending
          WHERE j.employer_id = ?1 AND j.valid_through > ?2 AND j.valid_through < ?3 AND j.status = 'open'
            AND ${toReachSql(company, "j.id")} ORDER BY j.valid_through LIMIT ${limit}`,
      )
      .bind(employerId, now, now + soonMs),
    d1
      .prepare(
        `SELECT public_id AS publicId, content ->> '$.values.title' AS title, updated_at AS updatedAt, ${askedSql} AS askedAt,
            sent_back IS NOT NULL AS isSentBack FROM posting_drafts d
          WHERE user_id = ?1 AND ifnull(employer_id, ?2) = ?2 ORDER BY updated_at DESC LIMIT ${limit}`,
      )
      .bind(viewer.id, employerId),
    d1
      .prepare(`${askedDraftsSql} LIMIT ${mostApprovals}`)
      .bind(publishing === "approves" ? employerId : 0, viewer.id),
    d1
      .prepare(
        `SELECT public_id AS publicId, name, created_at AS at FROM employer_feeds
          WHERE employer_id = ?1 AND status = 'draft' ORDER BY created_at LIMIT ${mostApprovals}`,
      )
      .bind(publishing === "approves" && whoWrites.includes(role) ? employerId : 0),
    d1
      .prepare(
        `SELECT slug, title, status_reason AS reason FROM jobs INDEXED BY jobs_by_employer
          WHERE employer_id = ?1 AND status = 'rejected' ORDER BY posted_at DESC LIMIT ${limit}`,
      )
      .bind(fixer),
    d1
      .prepare(
        `SELECT public_id AS publicId, name, pause_reason AS reason FROM employer_feeds
          WHERE employer_id = ?1 AND status = 'paused' ORDER BY created_at LIMIT ${mostApprovals}`,
      )
      .bind(fixer),
    d1.prepare("SELECT 1 FROM employers WHERE id = ?1 AND verified_at IS NULL").bind(fixer),
    d1
      .prepare(
        `SELECT ${person}, n.created_at AS at, trim(u.first_name || ' ' || u.last_name) AS author
          FROM (SELECT note_id FROM note_mentions WHERE user_id = ?1 ORDER BY note_id DESC LIMIT ${newestNamed}) m
          CROSS JOIN application_notes n ON n.id = m.note_id CROSS JOIN applications a ON a.id = n.application_id
          LEFT JOIN users u ON u.id = n.author_id WHERE a.employer_id = ?2 AND ${isReached} AND NOT EXISTS (SELECT 1 FROM application_notes w
            WHERE w.application_id = a.id AND w.id > n.id AND (w.author_id = ?1 OR EXISTS
              (SELECT 1 FROM note_mentions o WHERE o.user_id = ?1 AND o.note_id = w.id)))
          LIMIT ${limit}`,
      )
      .bind(viewer.id, employerId),
  ]);
  const [waiting, messages, feedback, interviews, open, offers, postings, drafts, asked, feeds] = found;
  const [sentBack, paused, unverified, named] = found.slice(10);
  const rows = <Row>(result: D1Result | undefined) => (result?.results ?? []) as Row[];
  const toPage = ({ publicId }: Pick<Person, "publicId">, search = "") =>
    workPaths.hiringApplicant(slug, publicId, search);
  const parts: AgendaPart[] = [
    {
      name: "answers",
      items: rows<Person & { at: number }>(waiting).map((each) => {
        const { due, isOverdue } = readClock(each.at, now, timeZone);
        return {
          ...{
            key: each.publicId,
            text: toWho(each),
            note: isWhole ? due : "",
            isLate: isWhole && isOverdue,
          },
          to: toPage(each),
        };
      }),
      more: workPaths.hiringApplicants(slug, "status=waiting"),
    },
    {
      name: "approvals",
      items: [
        ...rows<AskedDraft>(asked).map((each) => ({
          key: each.publicId,
          text: each.title,
          note: `${toDisplayName(each)} asked ${formatIsoDay(toIsoDay(each.at))}${each.jobId === null ? "" : ", changes a posting"}`,
          isLate: each.at < now - 2 * dayMs,
          to: workPaths.hiringApproval(slug, each.publicId),
        })),
        ...rows<{ publicId: string; name: string; at: number }>(feeds).map((each) => ({
          key: each.publicId,
          text: each.name,
          note: `Feed or sheet, read ${formatIsoDay(toIsoDay(each.at))}`,
          isLate: false,
          to: workPaths.hiringFeed(slug, each.publicId),
        })),
      ],
      more: null,
    },
    {
      name: "messages",
      items: rows<Conversation>(messages).map((each) => ({
        ...{ key: each.publicId, text: toWho(each), note: toCompanyLine(each), isLate: false },
        to: `${toPage(each)}#messages`,
      })),
      more: workPaths.hiringMessages(slug),
    },
    {
      name: "fixes",
      items: [
        ...rows<{ slug: string; title: string; reason: string | null }>(sentBack).map((each) => ({
          key: each.slug,
          text: each.title,
          note: each.reason ? `Sent back by us: ${each.reason}` : "Sent back by us",
          isLate: true,
          to: workPaths.hiringJobs(slug, "status=rejected"),
        })),
        ...rows<{ publicId: string; name: string; reason: string | null }>(paused).map((each) => ({
          key: each.publicId,
          text: each.name,
          note: `This feed is paused, and brings no postings. ${each.reason ?? ""}`.trim(),
          isLate: true,
          to: workPaths.hiringFeed(slug, each.publicId),
        })),
        ...rows(unverified).map(() => ({
          key: "unverified",
          text: "Verify your company",
          note: "Applicants see which employers are verified",
          isLate: false,
          to: `${paths.companySettings(slug)}#verification`,
        })),
      ],
      more: null,
    },
    {
      name: "questions",
      items: rows<Person & { at: number; author: string | null }>(named).map((each) => ({
        ...{ key: each.publicId, text: toWho(each) },
        note: `${each.author ?? "A colleague"} wrote to you ${formatIsoDay(toIsoDay(each.at))}`,
        isLate: each.at < now - 2 * dayMs,
        to: `${toPage(each)}#notes`,
      })),
      more: null,
    },
    {
      name: "feedback",
      items: rows<Person & { at: number; zone: string }>(feedback).map((each) => ({
        ...{ key: each.publicId, text: toWho(each) },
        note: `You talked on ${toSlotText(each.at, each.zone)}`,
        isLate: each.at < now - 2 * dayMs,
        to: `${toPage(each, "open=scorecard")}#scorecard`,
      })),
      more: null,
    },
    {
      name: "interviews",
      items: [
        ...(isWhole ? rows<Person & { state: string; at: number }>(open) : []).map((each) => ({
          ...{ key: each.publicId, text: toWho(each) },
          note:
            each.state === "asked"
              ? "Asks for other times"
              : `No time picked yet. Proposed ${formatIsoDay(toIsoDay(each.at))}.`,
          isLate: each.state === "asked" && each.at < now - dayMs,
          to: `${toPage(each)}#interview`,
        })),
        ...rows<Person & { at: number; zone: string }>(interviews)
          .filter(({ at }) => isWhole || at >= now)
          .map((each) => ({
            ...{ key: each.publicId, text: toWho(each) },
            note: each.at < now ? "Took place? Say how it went." : toSlotText(each.at, each.zone),
            isLate: each.at < now - hourMs,
            to: `${toPage(each)}#interview`,
          })),
      ],
      more: null,
    },
    {
      name: "offers",
      items: rows<Person & { at: number; offer: string; terms: string }>(offers).map((each) => {
        const terms = JSON.parse(each.terms) as OfferTerms;
        const isAccepted = each.offer === "accepted";
        const isLate = !isAccepted && terms.replyBy !== null && terms.replyBy < toIsoDay(now);
        return {
          ...{ key: each.publicId, text: toWho(each), isLate },
          note: isAccepted
            ? "Accepted. Mark them as hired."
            : `${listTerms(terms)[0]![1]}, ${terms.replyBy ? `to answer by ${formatIsoDay(terms.replyBy)}` : "no answer yet"}`,
          to: `${toPage(each)}#offer`,
        };
      }),
      more: null,
    },
    {
      name: "postings",
      items: (isWhole
        ? rows<{ slug: string; title: string; city: string | null; at: number }>(postings)
        : []
      ).map((each) => ({
        key: each.slug,
        text: [each.title, each.city].filter(Boolean).join(", "),
        note: `ends ${formatIsoDay(toIsoDay(each.at))}`,
        isLate: each.at < now + dayMs,
        to: paths.job(each.slug),
      })),
      more: workPaths.hiringJobs(slug, "sort=ending"),
    },
    {
      name: "drafts",
      items: !whoWrites.includes(role)
        ? []
        : rows<OwnDraft>(drafts).map((each) => ({
            key: each.publicId,
            text: each.title || untitled,
            note: toDraftState(each, (ms) => formatIsoDay(toIsoDay(ms))),
            isLate: false,
            to: paths.postingReview(each.publicId),
          })),
      more: paths.postJob(slug),
    },
  ];
  return parts
    .filter(({ items }) => items.length > 0)
    .map((part) => ({
      ...part,
      items: part.more === null ? part.items : part.items.slice(0, mostShown),
      more: part.items.length > mostShown ? part.more : null,
    }));
}

const toWho = (person: Person): string => `${toApplicantName(person)}, ${person.jobTitle}`;
