import { data, redirect } from "@remix-run/cloudflare";
import { logError } from "./log.ts";

/** For what everyone may keep a while: pages at the edge, and the public API's answers of the same data. */
export const toSharedPolicy = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}`;

export interface ApiError {
  message: string;
  code: string;
  fields?: Record<string, string>;
}

export function apiError(status: number, error: ApiError, headers?: HeadersInit): Response {
  return Response.json(error, {
    status,
    headers: { "cache-control": "no-store", ...Object.fromEntries(new Headers(headers)) },
  });
}

export const isFetchedAhead = (request: Request): boolean =>
  /prefetch|prerender/.test(`${request.headers.get("sec-purpose")} ${request.headers.get("purpose")}`);

// Loaders and actions throw these responses to show an error screen.

export interface MissingPage {
  query: string;
  nearest: readonly { title: string; to: string }[];
}

/** Pass nothing for someone else's record. */
export function notFound(missing?: MissingPage): Response {
  return toExit(404, "Not found", missing);
}

/** For a member of the company whose role does not reach so far. */
export function wrongRole(): Response {
  return toRefusal(
    403,
    "Your role in the team does not open this",
    "An owner of your company can do it, or give you another role. Your workspace shows what is yours.",
  );
}

/** For an account of the wrong kind. Someone else's record is `notFound`. */
export function forbidden(): Response {
  return toRefusal(
    403,
    "Your account cannot open this page",
    "It is for another kind of account. If you have one, log out and log in with it.",
  );
}

/** It keeps its records, and its people may read their own postings. */
export function suspendedCompany(reason: string): Response {
  return toRefusal(
    403,
    "This company is suspended",
    `Nothing is changed, sent or shown of its applicants until we lift that. ${reason}`.trim(),
  );
}

export function gone(missing?: MissingPage): Response {
  return toExit(410, "Gone", missing);
}

export function notPossible(): Response {
  return toExit(405, "Method not allowed");
}

function toExit(status: number, statusText: string, missing?: MissingPage): Response {
  const init = { status, statusText };
  return missing ? Response.json(missing, init) : new Response(statusText, init);
}

export interface RefusedRequest {
  title: string;
  message: string;
}

export function badForm({ status, text }: { status: 400 | 413; text: string }): Response {
  return toRefusal(status, "We could not take this form", text);
}

/** `functions/create-site.ts` adds Retry-After. */
export function tooManyRequests(text: string): Response {
  return toRefusal(429, "Too many requests", text);
}

/** For the `catch` of what an action reads before its form, so that our own failure is answered as one. */
export function refuseUnread(error: unknown): never {
  if (error instanceof Response) throw error;
  logError("form.unread", error);
  throw toRefusal(
    503,
    "We could not take this just now",
    "Nothing was sent. Go back, where what you typed still stands, and send it again in a minute.",
  );
}

function toRefusal(status: number, title: string, message: string): Response {
  return Response.json({ title, message } satisfies RefusedRequest, { status });
}

export function movedTo(request: Request, path: string): Response {
  return redirect(path.includes("?") ? path : path + new URL(request.url).search, 301);
}

export function goTo(path: string, headers?: HeadersInit): Response {
  return redirect(path, { status: 302, headers });
}

export function unprocessed<T>(body: T) {
  return data(body, { status: 400 });
}
