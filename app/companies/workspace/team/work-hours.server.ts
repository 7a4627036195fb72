import type { Db } from "#app/kit/platform/db.ts";
import type { Question } from "#app/kit/platform/db-questions.ts";
import { readHours, type StoredHours, type WorkHours } from "./work-hours.ts";

export interface MemberHours {
  id: number;
  name: string;
  hours: WorkHours;
}

/** SQL: the ids of `users`, which may be any that names users; only members are found. */
export const toHoursQuestion = (
  { $client }: Db,
  employerId: number,
  users: string,
  ...values: (number | string)[]
): Question<MemberHours[]> => ({
  statement: $client
    .prepare(
      `SELECT u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) AS name, w.work_days AS workDays,
        w.work_from AS workFrom, w.work_to AS workTo, w.work_zone AS workZone, e.time_zone AS companyZone
        FROM memberships w JOIN users u ON u.id = w.user_id JOIN employers e ON e.id = w.employer_id
        WHERE w.employer_id = ?1 AND w.user_id IN (${users})`,
    )
    .bind(employerId, ...values),
  toAnswer: (rows) =>
    (rows as (StoredHours & { id: number; name: string })[]).map(({ id, name, ...stored }) => ({
      ...{ id, name },
      hours: readHours(stored),
    })),
});

interface Member {
  employerId: number;
  userId: number;
}

/** Null goes back to what holds for who said nothing. */
export const saveHours = (
  { $client }: Db,
  { employerId, userId }: Member,
  hours: Omit<WorkHours, "isDefault"> | null,
) =>
  $client
    .prepare(
      `UPDATE memberships SET work_days = ?3, work_from = ?4, work_to = ?5, work_zone = ?6
        WHERE employer_id = ?1 AND user_id = ?2`,
    )
    .bind(
      employerId,
      userId,
      hours?.days ?? null,
      hours?.from ?? null,
      hours?.to ?? null,
      hours?.zone ?? null,
    )
    .run();
