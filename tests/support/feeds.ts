import { createEmployer } from "./accounts.ts";
import type { FeedAnswer } from "./feed-server.ts";
import { env } from "./site.ts";

/** A feed on a server of this machine. */
const feedUrl = (path: string): string => `${env.FEED_ORIGIN_ALLOWED}${path}`;

export async function answerWith(path: string, answer: FeedAnswer | readonly FeedAnswer[]): Promise<string> {
  await fetch(feedUrl(path), { method: "PUT", body: JSON.stringify(answer) });
  return feedUrl(path);
}

const usualJob = {
  title: "Registered Nurse - ICU",
  company: "Lakeside Medical Center",
  city: "Austin",
  state: "TX",
  country: "US",
  url: "https://jobs.example/1",
  description: "<p>Care for adults after heart surgery.</p>",
};

/** An Indeed-style feed of these jobs, each given by its elements. */
export function toFeedXml(jobs: readonly Record<string, string>[]): string {
  const elements = jobs.map(
    (job) =>
      `<job>${Object.entries({ ...usualJob, ...job })
        .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
        .join("")}</job>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<source>\n${elements.join("\n")}\n</source>\n`;
}

export const units = (count: number, from = 0): Record<string, string>[] =>
  Array.from({ length: count }, (_, i) => ({
    referencenumber: `R${from + i}`,
    title: `Registered Nurse - Unit ${from + i}`,
  }));

/** A company whose first posting we approved, and whose domain is proved, so that none is read by chance. */
export async function createApproved(name: string) {
  const employer = await createEmployer(name);
  await env.DB.prepare(
    "UPDATE employers SET approved_at = 1, verified_at = 1, verified_by = 'domain' WHERE id = ?",
  )
    .bind(employer.id)
    .run();
  return employer;
}

export const listRows = async <Row = Record<string, string | number | null>>(
  sql: string,
  ...values: unknown[]
) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;
