import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { applications, jobs } from "#app/platform/schema.ts";

const dayMs = 24 * 60 * 60 * 1000;
const countedDays = 90;
const mostCounted = 2000;
/** Fewer say nothing about an employer, and much about one applicant. */
const fewest = 5;

export interface AnswerFigures {
  received: number;
  answered: number;
  /** From 0 to 1. */
  rate: number;
  /** From sending to the first answer. Null when none was answered. */
  medianMs: number | null;
}
