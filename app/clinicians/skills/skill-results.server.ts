import { sql } from "drizzle-orm";
import * as z from "zod";
import type { SkillsChecklist } from "#app/facts/catalog/skill-records.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { badForm } from "#app/kit/platform/http.ts";
import { type Rated, rated } from "./rated.ts";
import {
  type Answer,
  type LastDone,
  readAnswers,
  type SkillAnswers,
  type SkillRating,
} from "./skill-answers.ts";
import { carriedField, changeField, toLastField, toRatingField } from "./skill-words.ts";

export interface KeptResult {
  of: Rated;
  updatedAt: number;
}

export async function findSkillResult(db: Db, userId: number, checklist: string): Promise<KeptResult | null> {
  const [row] = await db.all<{ ratings: string; updatedAt: number }>(sql`
    SELECT ratings, updated_at AS updatedAt FROM skill_results WHERE user_id = ${userId} AND checklist = ${checklist}`);
  return row ? { of: rated.parse(JSON.parse(row.ratings)), updatedAt: row.updatedAt } : null;
}

/** More than there are checklists. */
const mostShown = 100;

export const listSkillResults = (db: Db, userId: number) =>
  db.all<{ checklist: string; updatedAt: number }>(sql`
    SELECT checklist, updated_at AS updatedAt FROM skill_results WHERE user_id = ${userId}
    ORDER BY updated_at DESC LIMIT ${mostShown}`);

export const saveSkillResult = (db: Db, userId: number, checklist: string, of: Rated, now: number) =>
  db.run(sql`
    INSERT INTO skill_results (user_id, checklist, version, ratings, updated_at)
    VALUES (${userId}, ${checklist}, ${of.version}, ${JSON.stringify(of)}, ${now})
    ON CONFLICT (user_id, checklist) DO UPDATE
    SET version = excluded.version, ratings = excluded.ratings, updated_at = excluded.updated_at`);

export const removeSkillResult = (db: Db, userId: number, checklist: string) =>
  db.run(sql`DELETE FROM skill_results WHERE user_id = ${userId} AND checklist = ${checklist}`);

const maxCarried = 8 * 1024;

const digit = <Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.union([z.enum(choices).transform(Number), z.literal("").transform(() => null)]).nullable();
const rating = digit(["0", "1", "2", "3"]);
const last = digit(["1", "2", "3"]);
const carried = z.string().max(maxCarried);

interface Posted {
  answers: SkillAnswers;
  isChange: boolean;
}

/** Takes only the checklist's own fields, which bound the form's size. */
export async function requireAnswers(request: Request, checklist: SkillsChecklist): Promise<Posted> {
  const ids = checklist.groups.flatMap(({ items }) => items.map(({ id }) => id));
  const fields = ids.flatMap((id) => [toRatingField(id), toLastField(id)]);
  const form = await requireForm(request, [...fields, carriedField, changeField]);
  const isChange = form.has(changeField);
  if (form.has(carriedField)) return { answers: toCarried(form), isChange };
  const answers = new Map<string, Answer>();
  for (const id of ids) {
    const asked = {
      rating: rating.safeParse(form.get(toRatingField(id))),
      last: last.safeParse(form.get(toLastField(id))),
    };
    if (!asked.rating.success || !asked.last.success) throw unknownAnswer();
    answers.set(id, {
      rating: asked.rating.data as SkillRating | null,
      last: asked.last.data as LastDone | null,
    });
  }
  return { answers, isChange };
}

/** Sent by a result's page for a download. */
export async function requireCarried(request: Request): Promise<SkillAnswers> {
  return toCarried(await requireForm(request, [carriedField]));
}

function toCarried(form: FormData): SkillAnswers {
  const { data, success } = carried.safeParse(form.get(carriedField));
  if (!success) throw unknownAnswer();
  return readAnswers(data);
}

const unknownAnswer = () =>
  badForm({
    status: 400,
    text: "An answer is not one of those that the checklist offers. Nothing was kept.",
  });
