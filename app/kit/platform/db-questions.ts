import type { Db } from "./db.ts";

/** A query with what its rows become. */
export interface Question<Answer> {
  statement: D1PreparedStatement;
  toAnswer: (rows: unknown[]) => Answer;
}

export const askOne = async <Answer>({ statement, toAnswer }: Question<Answer>): Promise<Answer> =>
  toAnswer((await statement.all()).results);

type Answers<Questions> = {
  [At in keyof Questions]: Questions[At] extends Question<infer Answer> ? Answer : never;
};

/** In one round trip. */
export async function askTogether<const Questions extends readonly Question<unknown>[]>(
  { $client }: Db,
  questions: Questions,
): Promise<Answers<Questions>> {
  const results = await $client.batch(questions.map(({ statement }) => statement));
  return questions.map(({ toAnswer }, at) => toAnswer(results[at]!.results)) as Answers<Questions>;
}
