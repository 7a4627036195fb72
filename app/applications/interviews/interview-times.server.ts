import { type MemberHours, toHoursQuestion } from "#app/companies/workspace/team/work-hours.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { askTogether, type Question } from "#app/kit/platform/db-questions.ts";
import { type ApplicantZone, type Taken, toApplicantZone } from "./slots.ts";

const mostTaken = 500;

/** What is set for these members, and what was proposed to others and waits for them to pick. */
export const toTakenQuestion = (
  { $client }: Db,
  users: readonly number[],
  { except, now }: { /** An interview. */ except: number; now: number },
): Question<Taken[]> => ({
  statement: $client
    .prepare(
      `SELECT v.user_id AS userId, o.start_at AS at, o.minutes, 1 AS isSet
        FROM json_each(?1) p CROSS JOIN interviewers v ON v.user_id = p.value CROSS JOIN interviews o ON o.id = v.interview_id
        WHERE o.state = 'confirmed' AND o.start_at > ?3 - 86400000 AND o.id <> ?2
      UNION ALL SELECT v.user_id, t.at, o.minutes, 0
        FROM json_each(?1) p CROSS JOIN interviewers v ON v.user_id = p.value CROSS JOIN interviews o ON o.id = v.interview_id
        CROSS JOIN interview_times t ON t.interview_id = o.id
        WHERE o.state = 'proposed' AND t.at > ?3 AND o.id <> ?2
      LIMIT ${mostTaken}`,
    )
    .bind(JSON.stringify(users), except, now),
  toAnswer: (rows) => rows as Taken[],
});

export const toApplicantZoneQuestion = (
  { $client }: Db,
  applicationId: number,
): Question<ApplicantZone | null> => ({
  statement: $client
    .prepare(
      `SELECT d.details ->> '$.contact.state' AS own, j.state_code AS posted FROM applications a
        LEFT JOIN profile_details d ON d.user_id = a.user_id LEFT JOIN jobs j ON j.id = a.job_id WHERE a.id = ?1`,
    )
    .bind(applicationId),
  toAnswer: ([row]) => {
    const { own, posted } = row as { own: string | null; posted: string | null };
    return toApplicantZone(own, posted);
  },
});

interface Asked {
  employerId: number;
  applicationId: number;
  /** Who proposes, and types in the zone of their own hours. */
  viewerId: number;
  interviewers: readonly number[];
  /** An interview whose times are replaced. */
  except: number;
  now: number;
}

export const toTimesQuestions = (
  db: Db,
  { employerId, applicationId, viewerId, interviewers, except, now }: Asked,
) =>
  [
    toHoursQuestion(
      db,
      employerId,
      "SELECT value FROM json_each(?2)",
      JSON.stringify([...interviewers, viewerId]),
    ),
    toTakenQuestion(db, interviewers, { except, now }),
    toApplicantZoneQuestion(db, applicationId),
  ] as const;

/** What is known of the times of an interview, in one trip. */
export async function readTimesKnown(db: Db, asked: Asked) {
  const [members, taken, found] = await askTogether(db, toTimesQuestions(db, asked));
  const { zone, people } = toPeople(members, asked.viewerId, asked.interviewers);
  // Of someone else's time, who is no member here learns nothing.
  return { zone, people, taken: taken.filter(({ userId }) => people.some(({ id }) => id === userId)), found };
}

export function toPeople(members: readonly MemberHours[], viewerId: number, interviewers: readonly number[]) {
  const own = members.find(({ id }) => id === viewerId);
  return {
    zone: own?.hours.zone ?? "America/New_York",
    people: members.filter(({ id }) => interviewers.includes(id)),
  } as const;
}
