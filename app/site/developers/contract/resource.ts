import * as z from "zod";
import type { SiteContext } from "#app/kit/platform/context.ts";

/** Where the public API is. A change that breaks a caller gets another one. */
export const apiBase = "/api/v1";

/** Refuses a request; `toProblem` gives it its status. Outcomes, not errors. */
export interface Refusal {
  refused: "not_found" | "gone" | "invalid_cursor";
  detail: string;
}

export const isRefusal = (found: unknown): found is Refusal =>
  typeof found === "object" && found !== null && "refused" in found;

interface Asked<Params, Query> {
  params: Params;
  query: Query;
  /** As it was sent, without the site's origin. */
  self: URL;
  toUrl: (path: string) => string;
}

/** One address of the API: what it takes, what it answers, and how. The schemas parse, type and describe it. */
export interface Resource<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Below `apiBase`, as OpenAPI writes it: "/jobs/{slug}". */
  path: string;
  /** Names it in the description and on the page. */
  id: string;
  group: "Jobs" | "Employers" | "Pay" | "Licenses" | "Catalog" | "Articles";
  title: string;
  about: string;
  params: Params;
  query: Query;
  answer: Answer;
  /** Below `apiBase`: what the page shows and the tests run. Null while there is nothing to show. */
  toExample: (context: SiteContext) => Promise<string | null> | string;
  find: (
    context: SiteContext,
    asked: Asked<z.output<Params>, z.output<Query>>,
  ) => Promise<z.input<Answer> | Refusal> | z.input<Answer> | Refusal;
}

/** Infers the types of one resource, and gives all of them the same. */
export const toResource = <P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType>(
  of: Resource<P, Q, A>,
): Resource => of as unknown as Resource;

export const none = z.object({});

export const notFound = (detail: string): Refusal => ({ refused: "not_found", detail });

const controls = /^[^\p{Cc}]*$/u;

/** Words that a person typed, as the site's own search takes them. */
export const words = (most: number) =>
  z.string().max(most, `Send at most ${most} characters.`).regex(controls, "Send no control characters.");

/** Repeated, or separated by commas, as the site's own addresses have them. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess(
      (given) => [given].flat().flatMap((value) => (typeof value === "string" ? value.split(",") : value)),
      z.array(item).max(20, "Send at most 20 values."),
    )
    .optional();

export const slugParam = z
  .string()
  .regex(/^[a-z0-9-]{1,160}$/, "Send a slug: small letters, digits and hyphens.");

export const flag = (name: string) => z.enum(["0", "1"], `Send ${name}=1 or leave it out.`).default("0");

/** Fields that no query has are refused by name, so that a misspelled filter never passes for a wide search. */
export function findUnknown(query: z.ZodObject, params: URLSearchParams): string[] {
  const known = Object.keys(query.shape);
  return [...new Set(params.keys())].filter((name) => !known.includes(name));
}
