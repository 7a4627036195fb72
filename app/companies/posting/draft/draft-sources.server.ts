import { and, desc, eq, ne } from "drizzle-orm";
import { type PastedFrom, toDraftFromText } from "#app/companies/imports/paste/pasted-draft.ts";
import { isPlainHeading, isShownWhole, toShownWords } from "#app/companies/imports/paste/pasted-posting.ts";
import { findDepartment } from "#app/companies/workspace/settings/departments.server.ts";
import { selectContentRows, toPostingContent } from "#app/jobs/postings/record/job-rows.server.ts";
import { jobs } from "#app/jobs/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { PostingCompany } from "./companies.server.ts";
import { type DraftContent, emptyContent } from "./draft-content.ts";
import { toClosesOn, toValues } from "./from-job.ts";

export async function findTemplate(
  db: Db,
  companies: readonly PostingCompany[],
  slug: string,
): Promise<{ content: DraftContent; jobId: number; employerId: number; isEditable: boolean } | null> {
  const [row] = await selectContentRows(db, eq(jobs.slug, slug));
  if (!row || !companies.some(({ id }) => id === row.job.employerId)) return null;
  const job = toPostingContent(row);
  // What a feed keeps is changed there.
  const isEditable = row.job.origin === "site" && !["filled", "removed"].includes(row.job.status);
  const department = await findDepartment(db.$client, row.job.id);
  const own = { ...toValues(job), ...(department && { department }) };
  const values = isEditable ? { ...own, ...toClosesOn(job) } : own;
  return {
    content: { ...emptyContent, values },
    jobId: row.job.id,
    employerId: row.job.employerId,
    isEditable,
  };
}

/** Without the day on which the earlier posting closed. */
export function toCopy({ values, ...rest }: DraftContent): DraftContent {
  const { closesOn, ...kept } = values;
  return { ...rest, values: kept };
}

/** Keyed as by the import's readers. */
const quotedFields: Record<string, string> = {
  employmentType: "type",
  place: "place",
  pay: "payMin",
  validThrough: "closesOn",
  compactAccepted: "compact",
  educationRequirements: "education",
};

export function readPasted(
  pasted: string,
  from: PastedFrom,
): { ok: true; content: DraftContent } | { ok: false; reason: string } {
  const read = toDraftFromText(pasted, from);
  if (!read.ok) return read;
  const quotes = read.fields.map(({ field, quote }) => [
    quotedFields[field] ?? field.replace(/^facts\./, ""),
    quote.slice(0, 300),
  ]);
  const isDated = read.fields.some(({ field }) => field === "validThrough");
  const { responsibilities, requirements, benefits } = read.draft;
  const dates = isDated ? toClosesOn(read.draft) : {};
  const { description = "", ...fields } = toValues(read.draft);
  const values = {
    ...fields,
    description: withoutReadLines(description, {
      items: new Set([...responsibilities, ...requirements, ...benefits]),
      quotes: new Set(read.fields.map(({ quote }) => quote)),
      shown: toShownWords(Object.values({ ...fields, ...dates })),
    }),
    ...dates,
  };
  return { ok: true, content: { ...emptyContent, values, quotes: Object.fromEntries(quotes) } };
}

interface ReadLines {
  /** Lists with their own fields. */
  items: ReadonlySet<string>;
  quotes: ReadonlySet<string>;
  /** The words of all other fields. */
  shown: ReadonlySet<string>;
}

/** The page shows these lists and facts from their fields, so the text need not repeat them. Nothing else is left out. */
function withoutReadLines(description: string, { items, quotes, shown }: ReadLines): string {
  const lines = description.split("\n").map((line) => line.trim());
  const isItem = lines.map((line) => items.has(line.replace(/^- /, "")));
  const isFact = (line: string) => quotes.has(line) && isShownWhole(line, shown);
  const isHeading = (at: number) => {
    const next = lines.findIndex((line, other) => other > at && line !== "");
    return next > 0 && isItem[next]! && isPlainHeading(lines[at]!);
  };
  const kept = lines.filter((line, at) => line === "" || !(isItem[at] || isFact(line) || isHeading(at)));
  return kept
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const mostShown = 10;

export const listTemplates = (db: Db, employerId: number) =>
  db
    .select({
      slug: jobs.slug,
      title: jobs.title,
      city: jobs.city,
      stateCode: jobs.stateCode,
      postedAt: jobs.postedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), ne(jobs.status, "removed")))
    .orderBy(desc(jobs.postedAt))
    .limit(mostShown);
