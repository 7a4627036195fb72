import { CatalogUnavailable } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toSharedPolicy } from "#app/kit/platform/http.ts";
import { isWithinLimit, rateLimitSeconds, toNetwork, toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { serverPaths } from "#app/server-paths.ts";
import { askResource, type ParameterProblem } from "#app/site/developers/ask.server.ts";
import { apiBase, type Resource } from "#app/site/developers/contract/resource.ts";
import { getDescription, requestsAMinute } from "#app/site/developers/description.server.ts";
import { type ProblemCode, problems } from "#app/site/developers/problems.ts";
import { resources, toPattern } from "#app/site/developers/resources.server.ts";
import type { Endpoint } from "./endpoint.ts";

const problemType = "application/problem+json";

/** RFC 9457. */
function toProblem(
  siteUrl: string,
  code: ProblemCode,
  detail: string,
  errors?: ParameterProblem[],
): Response {
  const [status, title] = problems[code];
  const type = new URL(`${serverPaths.developers()}#problem-${code}`, siteUrl).href;
  return new Response(JSON.stringify({ type, title, status, detail, code, errors }), {
    status,
    headers: { "content-type": problemType, "cache-control": "no-store", ...toRetryHeaders(status) },
  });
}

export const isPublic = (request: Request): boolean =>
  new URL(request.url).pathname.startsWith(`${apiBase}/`);

const toEndpoint =
  (resource: Resource): Endpoint =>
  ({ req, env: { site } }) =>
    answer(resource, new URL(req.url), req.param() as Record<string, string>, site);

async function answer(of: Resource, url: URL, given: Record<string, string>, site: SiteContext) {
  try {
    const found = await askResource(site, of, url, given);
    return found.ok
      ? await toAnswer(found.answer)
      : toProblem(site.env.SITE_URL, found.code, found.detail, found.errors);
  } catch (error) {
    if (!(error instanceof CatalogUnavailable)) throw error;
    return toProblem(site.env.SITE_URL, "unavailable", "Please try again in a minute.");
  }
}

/** Shared caches keep an answer as long as the edge keeps a page. */
const toAnswer = (body: unknown): Promise<Response> =>
  toTaggedAnswer(JSON.stringify(body), "application/json", { "cache-control": toSharedPolicy(600) });

const index: Endpoint = ({ env: { site } }) => {
  const toUrl = (path: string) => new URL(path, site.env.SITE_URL).href;
  return toAnswer({
    documentation: toUrl(serverPaths.developers()),
    description: toUrl(serverPaths.apiDescription()),
    resources: resources.map(({ path, title }) => ({ title, path: apiBase + path })),
  });
};

export const publicEndpoints: Record<string, { GET: Endpoint }> = {
  [`${apiBase}/`]: { GET: index },
  [serverPaths.apiDescription()]: { GET: () => toAnswer(getDescription()) },
  ...Object.fromEntries(resources.map((of) => [toPattern(of), { GET: toEndpoint(of) }])),
};

const longestAddress = 2_000;

const shared = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, Link, RateLimit, RateLimit-Policy, Retry-After",
  "cross-origin-resource-policy": "cross-origin",
  link: `<${serverPaths.apiDescription()}>; rel="service-desc", <${serverPaths.developers()}>; rel="service-doc"`,
};
const methods = "GET, HEAD, OPTIONS";

/** What is the same for every address of the API: methods, limit, problems and headers. */
export async function answerPublic(
  request: Request,
  site: SiteContext,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  const { SITE_URL } = site.env;
  if (request.method === "OPTIONS")
    return withHeaders(new Response(null, { status: 204 }), {
      ...{ allow: methods, "access-control-allow-methods": methods },
      ...{ "access-control-allow-headers": "Accept, If-None-Match", "access-control-max-age": "86400" },
    });
  if (request.method !== "GET" && request.method !== "HEAD")
    return withHeaders(toProblem(SITE_URL, "method_not_allowed", `Use ${methods}.`), { allow: methods });
  const isWithin = await isWithinLimit(site.env.API_LIMIT, request);
  const answered = isWithin
    ? await respondInLength(request, site, respond)
    : toProblem(
        SITE_URL,
        "too_many_requests",
        `Your network has sent more than ${requestsAMinute} requests in a minute. Wait as long as Retry-After says.`,
      );
  return withHeaders(
    request.method === "HEAD" ? new Response(null, answered) : answered,
    toLimitHeaders(request, site.now, isWithin),
  );
}

async function respondInLength(
  request: Request,
  { env }: SiteContext,
  respond: () => Response | Promise<Response>,
) {
  const { url } = request;
  if (url.length > longestAddress)
    return toProblem(env.SITE_URL, "too_long", `Send at most ${longestAddress} characters.`);
  if (!isDecodable(url))
    return toProblem(env.SITE_URL, "invalid_encoding", "Percent-encode the address as UTF-8.");
  const answered = await respond();
  const { status, headers } = answered;
  if (status < 400 || headers.get("content-type") === problemType) return answered;
  return status === 404
    ? toProblem(env.SITE_URL, "not_found", `There is no such address. ${apiBase}/ lists them.`)
    : toProblem(env.SITE_URL, "internal", "Please try again in a moment.");
}

function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(url) !== "";
  } catch {
    return false;
  }
}

function withHeaders(answered: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries({ ...shared, ...headers })) answered.headers.set(name, value);
  return answered;
}

// The platform's counter does not say how much is left, so this place tells what it has seen itself: a hint, as the
// draft of the headers (draft-ietf-httpapi-ratelimit-headers) allows.
const seen = new Map<string, number>();
let seenMinute = 0;
const mostSeen = 10_000;

function toLimitHeaders(request: Request, now: number, isWithin: boolean): Record<string, string> {
  const seconds = Math.floor(now / 1000);
  const minute = Math.floor(seconds / rateLimitSeconds);
  if (minute !== seenMinute || seen.size >= mostSeen) seen.clear();
  seenMinute = minute;
  const network = toNetwork(request);
  const used = (seen.get(network) ?? 0) + 1;
  seen.set(network, used);
  const left = isWithin ? Math.max(0, requestsAMinute - used) : 0;
  return {
    "ratelimit-policy": `"api";q=${requestsAMinute};w=${rateLimitSeconds}`,
    ratelimit: `"api";r=${left};t=${rateLimitSeconds - (seconds % rateLimitSeconds)}`,
  };
}
