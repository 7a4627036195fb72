import { data, redirect } from "@remix-run/cloudflare";

/** The JSON body of every error that an endpoint answers. */
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
  /** For the search box: the words of the address. */
  query: string;
  nearest: readonly { title: string; to: string }[];
}

/** Throw it: the page shows the not-found screen. Also for a record that is somebody else's: then offer nothing. */
export function notFound(missing?: MissingPage): Response {
  return toExit(404, "Not found", missing);
}

/** Throw it: a page that was there and was taken down for good. */
export function gone(missing?: MissingPage): Response {
  return toExit(410, "Gone", missing);
}

/** Throw it: a page to which nothing can be sent. */
export function notPossible(): Response {
  return toExit(405, "Method not allowed");
}

function toExit(status: number, statusText: string, missing?: MissingPage): Response {
  const init = { status, statusText };
  return missing ? Response.json(missing, init) : new Response(statusText, init);
}

/** Throw it: a form's body that is no form, or one larger than a form may be. */
export function badForm(status: 400 | 413): Response {
  return new Response("This form cannot be read", { status });
}

/** A 301 for an alias or a URL that is not in its canonical form. What was asked goes along: /jobs/tx?remote=true. */
export function movedTo(request: Request, path: string): Response {
  return redirect(path.includes("?") ? path : path + new URL(request.url).search, 301);
}

/** A redirect for now: to where a form leads, or where what was asked for stands today. */
export function goTo(path: string): Response {
  return redirect(path, 302);
}

/** What a form's action answers for input that a person can correct: the page again, with 400. */
export function unprocessed<T>(body: T) {
  return data(body, { status: 400 });
}
