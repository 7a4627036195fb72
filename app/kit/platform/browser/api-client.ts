import type { ApiError } from "#app/kit/platform/http.ts";

/** The message reads `400: {body text}`, as spec section 8 expects. */
interface ApiFailure extends Error {
  name: "ApiFailure";
  status: number;
  answer: ApiError | null;
}

interface RequestOptions {
  on401?: "throw" | "null";
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

type Method = "GET" | "POST";

/** Returns null for an empty body. Throws ApiFailure for an error status and TypeError when no answer came. */
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

export function toDisplayMessage(error: unknown, fallback: string): string {
  return (isApiFailure(error) && error.answer?.message) || fallback;
}

/** Matches browsers' messages for a failed fetch, except for scripts: Remix reloads the page for those. */
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
