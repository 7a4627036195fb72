import { sql } from "drizzle-orm";
import { eeoQuestions } from "#app/jobs/questions/eeo.ts";
import { listEeoCounts } from "#app/jobs/questions/eeo-counts.server.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { toIsWriter } from "./settings.server.ts";

export async function getEeoSetting({ db, now }: SiteContext, employerId: number) {
  const [[row], counts] = await Promise.all([
    db.all<{ asks: number }>(sql`SELECT asks_eeo AS asks FROM employers WHERE id = ${employerId}`),
    listEeoCounts(db, employerId, now),
  ]);
  const months = [...new Set(counts.map(({ month }) => month))];
  return {
    isOn: row?.asks === 1,
    months: months.map((month) => ({
      month: toMonthName(month),
      questions: eeoQuestions.flatMap(({ name, label, options }) => {
        const found = counts.filter((count) => count.month === month && count.question === name);
        const answers = options.flatMap(({ value, label: answer }) => {
          const people = found.find((count) => count.answer === value)?.people;
          return people ? [{ answer, people }] : [];
        });
        return answers.length > 0 ? [{ label, answers }] : [];
      }),
    })),
  };
}

const toMonthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** Nothing changes for someone who no longer writes for the company. */
export const saveEeoSetting = (
  { db }: SiteContext,
  { viewer, employerId }: { viewer: Viewer; employerId: number },
  isOn: boolean,
) =>
  toStatement(
    db,
    sql`UPDATE employers SET asks_eeo = ${isOn ? 1 : 0}
      WHERE id = ${employerId} AND ${sql.raw(toIsWriter(viewer.id, employerId))}`,
  ).run();
