import { parse } from "yaml";
import * as z from "zod";
import type { ArticleKind } from "#app/facts/catalog/article-kinds.ts";
import { slug, stateCode } from "#app/facts/catalog/record-fields.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { describeIssue, knownProfession } from "../source/written.ts";

const line = (least: number, most: number) => z.string().trim().min(least).max(most);
const path = z.string().startsWith("/");
const knownState = stateCode.refine((code) => states.some((state) => state.code === code), "No such state.");
/** YAML reads "2026" as a number. */
const sourceDate = z.coerce.string().regex(/^\d{4}(-\d\d){0,2}$/);

const source = z.strictObject({
  id: slug,
  title: line(5, 160),
  publisher: line(2, 90),
  date: sourceDate,
  url: z.url({ protocol: /^https$/ }),
});

const frontMatter = z.strictObject({
  title: line(20, 65),
  description: line(60, 160),
  professions: z.array(knownProfession),
  states: z.array(knownState),
  published: z.iso.date(),
  updated: z.iso.date(),
  reviewed: z.strictObject({ date: z.iso.date(), by: line(5, 60) }),
  keyPoints: z.array(line(30, 260)).min(3).max(5),
  checklist: z.array(line(20, 140)).max(14),
  questions: z
    .array(z.strictObject({ question: line(10, 140).endsWith("?"), answer: line(40, 700) }))
    .min(3)
    .max(10),
  searches: z.array(z.strictObject({ label: line(5, 60), to: path })).length(3),
  sources: z.array(source),
  related: z.array(path).min(2).max(6),
});
export type FrontMatter = z.infer<typeof frontMatter>;

const fewestItems: Record<ArticleKind, { sources: number; checklist: number }> = {
  guide: { sources: 3, checklist: 6 },
  resource: { sources: 3, checklist: 6 },
  blog: { sources: 2, checklist: 0 },
};
const sourceYears = 3;

/** Of one kind, because a blog post needs no checklist and fewer sources. */
const frontMatterOf = (kind: ArticleKind) =>
  frontMatter.superRefine((front, context) => {
    const refuse = (field: keyof FrontMatter, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    for (const field of ["sources", "checklist"] as const) {
      const fewest = fewestItems[kind][field];
      if (front[field].length < fewest) refuse(field, `A ${kind} has at least ${fewest}.`);
    }
    if (front.updated < front.published) refuse("updated", "It is before `published`.");
    const oldest = `${Number(front.updated.slice(0, 4)) - sourceYears}${front.updated.slice(4, 7)}`;
    for (const { id, date } of front.sources)
      if (date < oldest.slice(0, date.length)) refuse("sources", `${id} is of ${date}, before ${oldest}.`);
    for (const field of ["keyPoints", "checklist", "related"] as const)
      if (new Set(front[field]).size < front[field].length) refuse(field, "It says something twice.");
    if (new Set(front.sources.map(({ id }) => id)).size < front.sources.length)
      refuse("sources", "Two have the same id.");
  });

/** @throws with the file and the field in words */
export function readFrontMatter(file: string, text: string, kind: ArticleKind) {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${file} does not begin with front matter between two lines of "---".`);
  let read: unknown;
  try {
    read = parse(head);
  } catch (error) {
    throw new Error(`${file}: its front matter is not YAML: ${(error as Error).message}`, { cause: error });
  }
  const { data, error } = frontMatterOf(kind).safeParse(read);
  if (error) throw new Error(error.issues.map((issue) => describeIssue(file, read, issue)).join("\n"));
  return { front: data, body };
}
