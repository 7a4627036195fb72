import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env as workerEnv } from "cloudflare:workers";
import type { Env } from "#app/kit/platform/env.ts";
import worker from "../../functions/worker.ts";
import { createLazyKv } from "./lazy-kv.ts";

const real = workerEnv as unknown as Env;
export const catalog = createLazyKv(real.CATALOG);

/** The site's bindings, real and emptied before each test file. */
export const env: Env = {
  ...real,
  CATALOG: catalog.kv,
  // The tests' one visitor without an address would use them up; tests/api/limits.test.ts counts.
  SEARCH_LIMIT: { limit: async () => ({ success: true }) } as RateLimit,
  DRAFT_LIMIT: { limit: async () => ({ success: true }) } as RateLimit,
  ANSWER_LIMIT: { limit: async () => ({ success: true }) } as RateLimit,
  API_LIMIT: { limit: async () => ({ success: true }) } as RateLimit,
  KEY_LIMIT: { limit: async () => ({ success: true }) } as RateLimit,
};

/** What the site remembers it remembers of these, so that a test file can begin with a site that knows nothing. */
let bindings = env;
export function forgetAll(): void {
  catalog.forget();
  bindings = { ...env, DB: Object.create(env.DB), VITALS_DB: Object.create(env.VITALS_DB) };
}

/** Of `npm run test:all`: what samples many cases then takes them all. */
export const isWhole = (workerEnv as unknown as { IS_WHOLE_RUN: boolean }).IS_WHOLE_RUN;

export const origin = "http://localhost:8787";

/**
 * Sends a real request to the whole site Worker and waits for its background work; redirects are not followed.
 * Calls the handler directly: the test pool wraps a Worker once more at each call through `exports`.
 */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(new URL(path, origin), { redirect: "manual", ...init });
  // Every client sends it, and Remix compares it with Origin before it runs an action.
  request.headers.set("host", new URL(origin).host);
  const ctx = createExecutionContext();
  const response = await worker.fetch(request, bindings, ctx);
  await waitOnExecutionContext(ctx);
  return response;
}

/** A write as the site's own page sends it. */
export function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return send(path, { method: "POST", body, headers: { origin, ...headers } });
}

export function postJson(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return post(path, JSON.stringify(body), { "content-type": "application/json", ...headers });
}

export function postForm(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return post(path, new URLSearchParams(fields), headers);
}
