import { readFileSync } from "node:fs";
import * as z from "zod";
import { listParts, passage } from "#app/facts/catalog/passage.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { specialties } from "#app/facts/reference/profession/specialties.ts";

const known = new Set([...professions, ...profiledProfessions].map(({ slug }) => slug));

const oneOf = (slugs: ReadonlySet<string>, what: string) =>
  z.string().refine((slug) => slugs.has(slug), { error: ({ input }) => `There is no ${what} "${input}".` });

export const knownProfession = oneOf(known, "profession");
export const searchedProfession = oneOf(new Set(professions.map(({ slug }) => slug)), "searched profession");
export const searchedSpecialty = oneOf(new Set(specialties.map(({ slug }) => slug)), "searched specialty");

export const writtenPassage = passage.superRefine((text, context) => {
  for (const { professions = [], firstFor = [] } of listParts(text))
    for (const slug of [...professions, ...firstFor])
      if (!known.has(slug))
        context.addIssue({ code: "custom", message: `There is no profession "${slug}".`, input: slug });
});

/** zod's own words: writers of files want the field's name, which visitors are not shown. */
const inEnglish = z.locales.en().localeError;

/** @throws with the file, the entry and the field in words, for the person who writes the file */
export function readWritten<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  const { data, error } = schema.safeParse(json, { error: inEnglish });
  if (error) throw new Error(error.issues.map((issue) => describeIssue(path, json, issue)).join("\n"));
  return data as z.infer<Schema>;
}

/** As in "data/catalog/state_highlights.json, OH, recruiting 2: Too small: expected string to have >=20 characters". */
export function describeIssue(file: string, json: unknown, issue: z.core.$ZodIssue): string {
  const { path, message } = toInnermost(issue);
  const [first, ...rest] = path;
  const entry = typeof first === "number" ? toEntryName((json as unknown[])[first], first) : first;
  const field = rest.map((key) => (typeof key === "number" ? key + 1 : String(key))).join(" ");
  return `${[file, entry, field].filter(Boolean).join(", ")}: ${message}`;
}

/** Tells where the closest alternative of a union fails. */
function toInnermost(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, "path" | "message"> {
  if (issue.code !== "invalid_union") return issue;
  const inner = issue.errors
    .flat()
    .map((of) => toInnermost({ ...of, path: [...issue.path, ...of.path] }))
    .filter(({ message }) => !/^Invalid input: expected/.test(message))
    .sort((a, b) => b.path.length - a.path.length);
  return inner[0] ?? issue;
}

const names = ["slug", "stateCode", "city", "path", "dataFile", "family", "name"];

function toEntryName(entry: unknown, at: number): string {
  if (typeof entry === "object" && entry)
    for (const name of names) if (name in entry) return String((entry as Record<string, unknown>)[name]);
  return `entry ${at + 1}`;
}
