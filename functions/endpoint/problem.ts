import { toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { serverPaths } from "#app/server-paths.ts";
import { type ParameterProblem, type ProblemCode, problems } from "#app/site/developers/contract/problems.ts";

export const problemType = "application/problem+json";

/** RFC 9457. */
export function toProblem(
  siteUrl: string,
  code: ProblemCode,
  detail: string,
  errors?: readonly ParameterProblem[],
): Response {
  const [status, title] = problems[code];
  const type = new URL(`${serverPaths.developers()}#problem-${code}`, siteUrl).href;
  return new Response(JSON.stringify({ type, title, status, detail, code, errors }), {
    status,
    headers: { "content-type": problemType, "cache-control": "no-store", ...toRetryHeaders(status) },
  });
}
