import { type Caller, findCaller } from "#app/companies/developers/keys/api-keys.server.ts";
import { CatalogUnavailable } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toSharedPolicy } from "#app/kit/platform/http.ts";
import {
  isWithinLimit,
  isWithinOwnLimit,
  rateLimitSeconds,
  toNetwork,
} from "#app/kit/platform/rate-limit.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { serverPaths } from "#app/server-paths.ts";
import { askResource } from "#app/site/developers/ask.server.ts";
import { companyBase } from "#app/site/developers/company/call.ts";
import { calls } from "#app/site/developers/company/calls.server.ts";
import { apiBase, type Resource } from "#app/site/developers/contract/resource.ts";
import {
  getDescription,
  keyedRequestsAMinute,
  requestsAMinute,
} from "#app/site/developers/description.server.ts";
import { resources, toPattern } from "#app/site/developers/resources.server.ts";
import { companyEndpoints } from "./company-api.ts";
import type { Endpoint } from "./endpoint.ts";
import { problemType, toProblem } from "./problem.ts";
import { mayTryKey, noteTriedKey } from "./proven-keys.ts";

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
    company: calls.map(({ method, path, title }) => ({ title, method, path: apiBase + path })),
  });
};

export const publicEndpoints: Record<string, Partial<Record<"GET" | "POST" | "PUT", Endpoint>>> = {
  [`${apiBase}/`]: { GET: index },
  [serverPaths.apiDescription()]: { GET: () => toAnswer(getDescription()) },
  ...Object.fromEntries(resources.map((of) => [toPattern(of), { GET: toEndpoint(of) }])),
  ...companyEndpoints,
};

const longestAddress = 2_000;

const shared = {
  link: `<${serverPaths.apiDescription()}>; rel="service-desc", <${serverPaths.developers()}>; rel="service-doc"`,
};
/** What needs a key is for servers: no page of another site may read it. */
const forEveryone = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, Link, RateLimit, RateLimit-Policy, Retry-After",
  "cross-origin-resource-policy": "cross-origin",
};
const forKeys = { "cross-origin-resource-policy": "same-origin" };
const methods = "GET, HEAD, OPTIONS";

const isOfCompany = (request: Request): boolean =>
  new URL(request.url).pathname.startsWith(`${apiBase}${companyBase}/`);

type Respond = (caller?: Caller) => Response | Promise<Response>;

/** What is the same for every address of the API: methods, keys, limit, problems and headers. */
export async function answerPublic(request: Request, site: SiteContext, respond: Respond): Promise<Response> {
  const isKeyed = isOfCompany(request) || request.headers.has("authorization");
  const answered = isKeyed
    ? await answerKeyed(request, site, respond)
    : await answerAnyone(request, site, respond);
  const body = request.method === "HEAD" ? null : answered.body;
  const made = body === answered.body ? answered : new Response(null, answered);
  if (isKeyed) made.headers.delete("access-control-allow-origin");
  return withHeaders(made, { ...shared, ...(isKeyed ? forKeys : forEveryone) });
}

async function answerAnyone(request: Request, site: SiteContext, respond: Respond): Promise<Response> {
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
    : tooMany(SITE_URL, "network", requestsAMinute);
  return withHeaders(answered, toLimitHeaders(toNetwork(request), requestsAMinute, site.now, isWithin));
}

const tooMany = (siteUrl: string, whose: string, most: number): Response =>
  toProblem(
    siteUrl,
    "too_many_requests",
    `Your ${whose} has sent more than ${most} requests in a minute. Wait as long as Retry-After says.`,
  );

const bearer = /^Bearer +([\w-]{1,100})$/i;

async function answerKeyed(request: Request, site: SiteContext, respond: Respond): Promise<Response> {
  const { db, env, now } = site;
  const sent = request.headers.get("authorization");
  const key = bearer.exec(sent ?? "")?.[1];
  if (!(await mayTryKey(env, request, key))) return tooMany(env.SITE_URL, "network", requestsAMinute);
  const caller = key === undefined ? null : await findCaller(db, key, now);
  noteTriedKey(key, caller !== null);
  if (!caller) {
    const problem =
      sent === null
        ? toProblem(env.SITE_URL, "missing_key", "Send a key as Authorization: Bearer clw_...")
        : toProblem(
            env.SITE_URL,
            "invalid_key",
            "We do not know this key, it was revoked, or the person who made it no longer owns the company.",
          );
    return withHeaders(problem, { "www-authenticate": 'Bearer realm="api"' });
  }
  const isWithin = await isWithinOwnLimit(env.KEY_LIMIT, String(caller.keyId));
  const answered = isWithin
    ? await respondInLength(request, site, () => respond(caller))
    : tooMany(env.SITE_URL, "key", keyedRequestsAMinute);
  return withHeaders(answered, toLimitHeaders(`key ${caller.keyId}`, keyedRequestsAMinute, now, isWithin));
}

async function respondInLength(
  request: Request,
  { env }: SiteContext,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  const { url } = request;
  if (url.length > longestAddress)
    return toProblem(env.SITE_URL, "too_long", `Send at most ${longestAddress} characters.`);
  if (!isDecodable(url))
    return toProblem(env.SITE_URL, "invalid_encoding", "Percent-encode the address as UTF-8.");
  const answered = await respond();
  const { status, headers } = answered;
  if (status < 400 || headers.get("content-type") === problemType) return answered;
  const allow = headers.get("allow");
  if (status === 405 && allow)
    return withHeaders(toProblem(env.SITE_URL, "method_not_allowed", `Use ${allow}.`), { allow });
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
  for (const [name, value] of Object.entries(headers)) answered.headers.set(name, value);
  return answered;
}

// The platform's counter does not say how much is left, so this place tells what it has seen itself: a hint, as the
// draft of the headers (draft-ietf-httpapi-ratelimit-headers) allows.
const seen = new Map<string, number>();
let seenMinute = 0;
const mostSeen = 10_000;

/** @param who a network or a key */
function toLimitHeaders(who: string, most: number, now: number, isWithin: boolean): Record<string, string> {
  const seconds = Math.floor(now / 1000);
  const minute = Math.floor(seconds / rateLimitSeconds);
  if (minute !== seenMinute || seen.size >= mostSeen) seen.clear();
  seenMinute = minute;
  const used = (seen.get(who) ?? 0) + 1;
  seen.set(who, used);
  const left = isWithin ? Math.max(0, most - used) : 0;
  return {
    "ratelimit-policy": `"api";q=${most};w=${rateLimitSeconds}`,
    ratelimit: `"api";r=${left};t=${rateLimitSeconds - (seconds % rateLimitSeconds)}`,
  };
}
