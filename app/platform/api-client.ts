import type { ApiError } from "./http.ts";

/** What a call that was answered with an error raises. The message reads `400: {body text}` (spec section 8). */
export interface ApiFailure extends Error {
  name: "ApiFailure";
  status: number;
  /** The body, where it is one of our endpoints' errors. */
  answer: ApiError | null;
}

interface RequestOptions {
  /** What a 401 does: raise like any other error (the default), or read as nothing. */
  on401?: "throw" | "null";
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

type Method = "GET" | "POST";

/**
 * Calls one of our endpoints: JSON out (or a form with a file), JSON in, session cookie included. An answer without a body reads as null.
 * @throws ApiFailure for any answer that is not ok; TypeError where no answer came; SyntaxError for a good answer that is no JSON
 */
export async function requestJson<T>(
  method: Method,
  path: string,
  body: unknown,
  options: RequestOptions & { on401: "null" },
): Promise<T | null>;
export async function requestJson<T>(
  method: Method,
  path: string,
  body?: unknown,
  options?: RequestOptions,
): Promise<T>;
export async function requestJson(
  method: Method,
  path: string,
  body?: unknown,
  { on401 = "throw", signal, headers }: RequestOptions = {},
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      accept: "application/json",
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined || isForm ? body : JSON.stringify(body),
    signal,
  });
  const text = await response.text();
  if (response.status === 401 && on401 === "null") return null;
  if (!response.ok) throw toApiFailure(response, text);
  return text ? JSON.parse(text) : null;
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && error.name === "ApiFailure";
}

/** What to tell a person: the server's own sentence where it sent one, else the fallback; never raw body text. */
export function toDisplayMessage(error: unknown, fallback: string): string {
  return (isApiFailure(error) && error.answer?.message) || fallback;
}

/**
 * True for what fetch throws when no answer came; browsers have no name for it but their own words. A script of a
 * page that cannot be fetched is not meant: Remix loads the page anew then.
 */
export function isNetworkError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /fetch|network|load failed|offline/i.test(error.message) &&
    !/import/i.test(error.message)
  );
}

function toApiFailure(response: Response, text: string): ApiFailure {
  const error = new Error(`${response.status}: ${text || response.statusText}`);
  return Object.assign(error, {
    name: "ApiFailure" as const,
    status: response.status,
    answer: parseApiError(text),
  });
}

function parseApiError(text: string): ApiError | null {
  try {
    const body = JSON.parse(text);
    return typeof body?.message === "string" ? body : null;
  } catch {
    return null;
  }
}
