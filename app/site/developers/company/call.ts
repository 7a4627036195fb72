import * as z from "zod";
import type { Caller } from "#app/companies/developers/keys/api-keys.server.ts";
import type { Scope } from "#app/companies/developers/scopes.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { ParameterProblem, ProblemCode } from "#app/site/developers/contract/problems.ts";

/** Where the addresses are that need a company's key. */
export const companyBase = "/company";

export interface CallRefusal {
  refused: ProblemCode;
  detail: string;
  errors?: readonly ParameterProblem[];
}

interface Done<Answer> {
  status: 200 | 201;
  answer: Answer;
}

export interface Calling<Params = Record<string, string>, Query = unknown, Body = unknown> {
  caller: Caller;
  params: Params;
  query: Query;
  body: Body;
  request: Request;
  /** As it was sent, without the site's origin. */
  self: URL;
  toUrl: (path: string) => string;
  /** The same for the same call: of its Idempotency-Key. */
  callHash: string;
}

/** One address and method of the company's API. The schemas parse, type and describe it. */
export interface Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "PUT";
  /** Below `apiBase`, as OpenAPI writes it. */
  path: string;
  id: string;
  group: "Your postings" | "Your applications";
  title: string;
  about: string;
  scope: Scope;
  params: Params;
  query: Query;
  /** Null where no body is read. */
  body: Body | null;
  /** Reads its body itself, as JSON or with files, and knows by its Idempotency-Key what it stored. */
  takesFiles?: true;
  /** Null for a file. */
  answer: Answer | null;
  /** What the page shows and the tests send. */
  example: { params?: Record<string, string>; search?: string; body?: z.input<Body> };
  run: (
    context: SiteContext,
    asked: Calling<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Done<z.input<Answer>> | CallRefusal | Response>;
}

/** Infers the types of one call, and gives all of them the same. */
export const toCall = <
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodObject,
  A extends z.ZodType,
>(
  of: Call<P, Q, B, A>,
): Call => of as unknown as Call;

export const noBody = z.object({});

export const done = <Answer>(answer: Answer, status: Done<Answer>["status"] = 200): Done<Answer> => ({
  status,
  answer,
});

export const refuseCall = (
  refused: ProblemCode,
  detail: string,
  errors?: readonly ParameterProblem[],
): CallRefusal => ({ refused, detail, ...(errors && { errors }) });

/** The key of the call still works, as SQL for what the call writes. */
export const toKeySql = ({ keyId, company, user }: Caller): string =>
  `EXISTS (SELECT 1 FROM api_keys k JOIN memberships w ON w.employer_id = k.employer_id AND w.user_id = k.created_by
    WHERE k.id = ${Number(keyId)} AND w.employer_id = ${Number(company.employerId)} AND w.user_id = ${Number(user.id)}
      AND w.role = 'owner')`;
