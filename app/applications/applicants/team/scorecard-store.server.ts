import { type StageWriter, toWriterSql } from "#app/applications/applicants/stages/stage-store.server.ts";
import { toMemberSql } from "#app/companies/workspace/team/member-mails.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { askTogether, type Question } from "#app/kit/platform/db-questions.ts";
import { type Card, type CardInput, readyCriteria } from "./scorecard.ts";

interface CardReader {
  employerId: number;
  userId: number;
}

export interface Scorecards {
  /** One's own, and everyone's once it is there. */
  cards: Card[];
  /** How many colleagues sent theirs. */
  others: number;
}

const mostCards = 100;

/** Those of the application's kind of posting, or else the company's. */
export const toCriteriaQuestion = (
  { $client }: Db,
  employerId: number,
  applicationId: number,
): Question<readonly string[]> => ({
  statement: $client
    .prepare(
      `SELECT coalesce((SELECT k.names FROM applications a JOIN stages s ON s.id = a.stage_id
          JOIN kind_criteria k ON k.template_id = s.template_id WHERE a.id = ?2 AND a.employer_id = ?1),
        (SELECT names FROM scorecard_criteria WHERE employer_id = ?1)) AS names`,
    )
    .bind(employerId, applicationId),
  toAnswer: ([row]) => toCriteria((row as { names: string | null } | undefined)?.names ?? null),
});

const toCriteria = (names: string | null): readonly string[] =>
  names === null ? readyCriteria : (JSON.parse(names) as string[]);

interface Kind {
  id: number;
  name: string;
  isDefault: number;
  /** JSON. Null where the company's hold. */
  names: string | null;
}

/** The company's criteria, and its kinds of postings, the default first, each with its own. */
export async function readAllCriteria({ $client }: Db, employerId: number) {
  const [company, kinds] = await $client.batch([
    $client.prepare("SELECT names FROM scorecard_criteria WHERE employer_id = ?").bind(employerId),
    $client
      .prepare(
        `SELECT t.id, t.name, t.is_default AS isDefault, k.names FROM stage_templates t
          LEFT JOIN kind_criteria k ON k.template_id = t.id WHERE t.employer_id = ? ORDER BY t.name COLLATE NOCASE`,
      )
      .bind(employerId),
  ]);
  return {
    company: toCriteria((company!.results as { names: string }[])[0]?.names ?? null),
    kinds: (kinds!.results as unknown as Kind[])
      .filter(({ isDefault }) => isDefault === 0)
      .map(({ id, name, names }) => ({ id, name, criteria: names === null ? null : toCriteria(names) })),
  };
}

type CardRow = Omit<Card, "ratings" | "isOwn" | "author"> & {
  applicationId: number;
  ratings: string;
  isOwn: number;
  author: string | null;
};

/** By application. The query itself leaves out others' cards until the reader's own is there. */
export async function readScorecards(
  db: Db,
  reader: CardReader,
  applicationIds: readonly number[],
): Promise<Map<number, Scorecards>> {
  const [cards, others] = await askTogether(db, toCardQuestions(db, reader, applicationIds));
  return new Map(
    applicationIds.map((id) => [id, { cards: cards.get(id) ?? [], others: others.get(id) ?? 0 }]),
  );
}

/** The cards, and how many colleagues sent theirs. */
export function toCardQuestions(
  { $client: d1 }: Db,
  { employerId, userId }: CardReader,
  applicationIds: readonly number[],
): readonly [Question<Map<number, Card[]>>, Question<Map<number, number>>] {
  const those = `FROM json_each(?3) w CROSS JOIN applications a ON a.id = w.value AND a.employer_id = ?1
    JOIN scorecards s ON s.application_id = a.id`;
  const bind = (sql: string) => d1.prepare(sql).bind(employerId, userId, JSON.stringify(applicationIds));
  return [
    {
      statement: bind(
        `SELECT a.id AS applicationId, s.verdict, s.ratings, s.note, s.changed_at AS changedAt, s.author_id IS ?2 AS isOwn,
          (SELECT trim(u.first_name || ' ' || u.last_name) FROM users u WHERE u.id = s.author_id) AS author
          ${those} WHERE s.author_id IS ?2
            OR EXISTS (SELECT 1 FROM scorecards o WHERE o.application_id = a.id AND o.author_id = ?2) LIMIT ${mostCards}`,
      ),
      toAnswer: (rows) => {
        const given = rows as CardRow[];
        return new Map(
          given.map(({ applicationId }) => [
            applicationId,
            given.filter((row) => row.applicationId === applicationId).map(toCard),
          ]),
        );
      },
    },
    {
      statement: bind(
        `SELECT a.id AS applicationId, count(*) AS count ${those} WHERE s.author_id IS NOT ?2 GROUP BY a.id`,
      ),
      toAnswer: (rows) =>
        new Map(
          (rows as { applicationId: number; count: number }[]).map((row) => [row.applicationId, row.count]),
        ),
    },
  ];
}

const toCard = ({ applicationId: _, ratings, isOwn, author, ...card }: CardRow): Card => ({
  ...card,
  ratings: JSON.parse(ratings) as Card["ratings"],
  isOwn: isOwn === 1,
  author: author ?? "Someone who has left",
});

/** `seen` is when the card was last changed as its author saw it, or null for none: another tab's is not written over. */
export async function saveScorecard(
  { $client }: Db,
  { employerId, userId }: CardReader,
  applicationId: number,
  { verdict, ratings, note }: CardInput,
  seen: number | null,
  now: number,
): Promise<boolean> {
  const { results } = await $client
    .prepare(
      `INSERT INTO scorecards (application_id, author_id, verdict, ratings, note, created_at, changed_at)
        SELECT a.id, ?2, ?3, ?4, ?5, ?6, ?6 FROM applications a WHERE a.id = ?1 AND a.employer_id = ?7
          AND ${toMemberSql("p.id = ?2", employerId, "a.job_id")}
        ON CONFLICT (application_id, author_id) DO UPDATE SET verdict = excluded.verdict, ratings = excluded.ratings,
          note = excluded.note, changed_at = excluded.changed_at
          WHERE scorecards.changed_at IS ?8 OR (scorecards.verdict = excluded.verdict AND scorecards.ratings = excluded.ratings
            AND scorecards.note = excluded.note)
        RETURNING id`,
    )
    .bind(applicationId, userId, verdict, JSON.stringify(ratings), note, now, employerId, seen)
    .all();
  return results.length > 0;
}

/** Of one kind of posting. Null gives it the company's again. False where someone else changed them since they were seen. */
export async function saveKindCriteria(
  { $client }: Db,
  writer: StageWriter,
  kind: number,
  criteria: readonly string[] | null,
  seen: string,
): Promise<boolean> {
  const own = `SELECT t.id FROM stage_templates t WHERE t.id = ?1 AND t.employer_id = ?2 AND t.is_default = 0
    AND ${toWriterSql(writer)}`;
  if (criteria === null) {
    const { success } = await $client
      .prepare(`DELETE FROM kind_criteria WHERE template_id IN (${own})`)
      .bind(kind, writer.employerId)
      .run();
    return success;
  }
  const { results } = await $client
    .prepare(
      `INSERT INTO kind_criteria (template_id, names) SELECT o.id, ?3 FROM (${own}) o WHERE true
        ON CONFLICT (template_id) DO UPDATE SET names = excluded.names
          WHERE kind_criteria.names = ?4 OR kind_criteria.names = excluded.names RETURNING template_id`,
    )
    .bind(kind, writer.employerId, JSON.stringify(criteria), seen)
    .all();
  return results.length > 0;
}

/** False where someone else changed them since they were seen. */
export async function saveCriteria(
  { $client }: Db,
  writer: StageWriter,
  criteria: readonly string[],
  seen: string,
): Promise<boolean> {
  const { results } = await $client
    .prepare(
      `INSERT INTO scorecard_criteria (employer_id, names) SELECT ?1, ?2 WHERE ${toWriterSql(writer)}
        ON CONFLICT (employer_id) DO UPDATE SET names = excluded.names
          WHERE scorecard_criteria.names = ?3 OR scorecard_criteria.names = excluded.names RETURNING employer_id`,
    )
    .bind(writer.employerId, JSON.stringify(criteria), seen)
    .all();
  return results.length > 0;
}
