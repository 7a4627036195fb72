import {
  answerTemplates,
  fillTemplate,
  type TemplateName,
} from "#app/applications/applicants/answer/answer-templates.ts";
import type { ApplicantState } from "#app/applications/applicants/applicant-states.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import type { CompanyPosting } from "./company-postings.ts";

const firstNames =
  "Alana Bram Celia Dario Elise Farid Greta Hollis Imani Jonas Keiko Lorne Mireya Nadim Odette Piers Quinn Rosalba Soren Tamsin".split(
    " ",
  );
const lastNames =
  "Ashgrove Bellweather Corrigan Delacroix Ekström Fairburn Galloway Hartigan Ionescu Jansma Kestrel Lindahl Marchetti".split(
    " ",
  );
const experiences = [
  "I have worked nights on a busy unit for six years and would like to stay in the area.",
  "I finished my residency program last spring and have ACLS. I could start in four weeks.",
  "I moved here in August, my license is active, and I am free for a call any afternoon.",
  "After eight years of travel contracts I am looking for one team. Which weekends does the unit work?",
  "I precept new colleagues now and would like to keep doing that. Is there a clinical ladder?",
];
const noteTexts = [
  "Strong on the phone. Asks about self-scheduling.",
  "License checked on the board's site, active and clear.",
  "Wants nights only. Fits the March opening.",
  "Reference from her last manager came in, very good.",
];

interface Scene {
  state: ApplicantState;
  template?: TemplateName;
  answeredAfterHours?: number;
}

/** Repeated in this order, so that a posting has people at every stage. */
const scenes: readonly Scene[] = [
  { state: "new" },
  { state: "in-review", template: "received", answeredAfterHours: 5 },
  { state: "new" },
  { state: "interview", template: "interview", answeredAfterHours: 22 },
  { state: "in-review" },
  { state: "not-selected", template: "not-selected", answeredAfterHours: 71 },
  { state: "in-review", template: "questions", answeredAfterHours: 3 },
  { state: "offer", template: "interview", answeredAfterHours: 9 },
  { state: "withdrawn" },
];

/** A posting that has ended leaves nobody waiting. */
const endedScenes: readonly Scene[] = [
  { state: "hired", template: "interview", answeredAfterHours: 6 },
  { state: "not-selected", template: "filled", answeredAfterHours: 90 },
  { state: "not-selected", template: "not-selected", answeredAfterHours: 30 },
];

interface Applied {
  first: number;
  count: number;
  jobId: number;
  employerId: number;
  team: Record<string, number>;
  company: string;
}

export function toApplicantWrites(d1: D1Database, posting: CompanyPosting, applied: Applied, now: number) {
  return Array.from({ length: applied.count }, (_, at) => toWrites(d1, posting, applied, at, now)).flat();
}

function toWrites(
  d1: D1Database,
  posting: CompanyPosting,
  { first, count, jobId, employerId, team, company }: Applied,
  at: number,
  now: number,
): D1PreparedStatement[] {
  const index = first + at;
  const hasEnded = posting.ended?.transition === "fill" || posting.ended?.transition === "close";
  const scene = hasEnded
    ? endedScenes[posting.ended!.transition === "close" ? 2 : Math.min(at, 2)]!
    : scenes[at % scenes.length]!;
  const firstName = firstNames[index % firstNames.length]!;
  const lastName = lastNames[(index * 5) % lastNames.length]!;
  const key = `demo-applicant-${index + 1}`;
  // The newest of a posting came two hours ago, the first a day after it was posted.
  const latest = posting.ended ? posting.ended.daysAgo * dayMs + 4 * dayMs : 2 * hourMs;
  const earliest = (posting.postedDaysAgo - 1) * dayMs;
  const createdAt =
    now - Math.round(latest + ((earliest - latest) * at) / Math.max(count, 2)) - index * 7 * 60_000;
  const after = scene.answeredAfterHours;
  const answeredAt = after === undefined ? null : Math.min(createdAt + after * hourMs, now - hourMs);
  const assignee = scene.state === "new" ? null : index % 3 === 0 ? team.owner! : team.recruiter!;
  const id = `(SELECT id FROM applications WHERE idempotency_key = '${key}')`;
  const addEvent = (kind: string, actor: number | null, detail: object, when: number) =>
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at) VALUES (${id}, ?, ?, ?, ?)`,
      )
      .bind(actor, kind, JSON.stringify(detail), when);
  const facts = {
    firstName,
    job: posting.title,
    company,
    sender: index % 3 === 0 ? "Morgan Castellan" : "Priya Halloran",
  };
  const { template } = scene;
  const answer = template && {
    template,
    subject: answerTemplates[template].subject,
    text: fillTemplate(template, facts),
  };
  const movedAt = answeredAt ?? Math.min(createdAt + 2 * hourMs, now);
  return [
    d1
      .prepare(
        `INSERT INTO applications (public_id, job_id, employer_id, state, first_name, last_name, email, phone, message,
          source, job_title, employer_name, idempotency_key, assigned_to, answered_at, created_at, updated_at)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'job-page', ?10, ?11, ?1, ?12, ?13, ?14, ?14)`,
      )
      .bind(
        key,
        jobId,
        employerId,
        scene.state,
        firstName,
        lastName,
        `${firstName}.${lastName}@applicants.example`
          .normalize("NFD")
          .replace(/[^\w.@]/g, "")
          .toLowerCase(),
        index % 4 === 0 ? null : `(555) 010-${String(1000 + index * 37).slice(-4)}`,
        experiences[index % experiences.length]!,
        posting.title,
        company,
        assignee,
        answeredAt,
        createdAt,
      ),
    addEvent("sent", null, {}, createdAt),
    ...(assignee === null ? [] : [addEvent("assigned", team.owner!, { to: assignee }, movedAt)]),
    ...(answer ? [addEvent("answer", assignee, answer, movedAt)] : []),
    ...(scene.state === "new"
      ? []
      : [
          addEvent(
            "state",
            scene.state === "withdrawn" ? null : assignee,
            { from: "new", to: scene.state },
            movedAt,
          ),
        ]),
    ...(index % 3 === 1
      ? [
          d1
            .prepare(
              `INSERT INTO application_notes (application_id, author_id, text, idempotency_key, created_at)
                VALUES (${id}, ?, ?, ?, ?)`,
            )
            .bind(
              index % 2 ? team.reviewer! : team.recruiter!,
              noteTexts[index % noteTexts.length]!,
              key,
              movedAt,
            ),
        ]
      : []),
  ];
}
