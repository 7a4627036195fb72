import { data, redirect } from "@remix-run/cloudflare";

/** The JSON body of every error from an endpoint. */
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

/** What the not-found screen can offer instead. */
export interface MissingPage {
  /** The words of the address, for the search box. */
  query: string;
  nearest: readonly { title: string; to: string }[];
}

/** Throw it: the page shows the not-found screen. For somebody else's record, offer nothing. */
export function notFound(missing?: MissingPage): Response {
  return toExit(404, "Not found", missing);
}

/** Throw it: a page that was taken down for good. */
export function gone(missing?: MissingPage): Response {
  return toExit(410, "Gone", missing);
}

/** Throw it: a page that takes no forms. */
export function notPossible(): Response {
  return toExit(405, "Method not allowed");
}

function toExit(status: number, statusText: string, missing?: MissingPage): Response {
  const init = { status, statusText };
  return missing ? Response.json(missing, init) : new Response(statusText, init);
}

/** The body of a refusal whose words the error screen shows. */
export interface RefusedRequest {
  title: string;
  message: string;
}

/** Throw it: a form that could not be read. The page says why. */
export function badForm({ status, text }: { status: 400 | 413; text: string }): Response {
  return toRefusal(status, "We could not take this form", text);
}

/** Throw it: this network has used up its limit. The page says so; `functions/site.ts` adds Retry-After. */
export function tooManyRequests(text: string): Response {
  return toRefusal(429, "Too many requests", text);
}

function toRefusal(status: number, title: string, message: string): Response {
  return Response.json({ title, message } satisfies RefusedRequest, { status });
}

/** A 301 for an alias or a URL that is not in its canonical form. It keeps the query: /jobs/tx?remote=true. */
export function movedTo(request: Request, path: string): Response {
  return redirect(path.includes("?") ? path : path + new URL(request.url).search, 301);
}

/** A temporary redirect. */
export function goTo(path: string): Response {
  return redirect(path, 302);
}

/** An action's answer to input that a person can correct: the page again, with 400. */
export function unprocessed<T>(body: T) {
  return data(body, { status: 400 });
}
