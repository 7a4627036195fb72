import { exports, env as workerEnv } from "cloudflare:workers";
import type { Env } from "#app/platform/env.ts";

/** The site's bindings, real and fresh for each test file. */
export const env = workerEnv as unknown as Env;

export const origin = "http://localhost:8787";

const site = (exports as unknown as { default: { fetch: typeof fetch } }).default;

/** Sends a real request to the whole site Worker; redirects are not followed. */
export function send(path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(new URL(path, origin), { redirect: "manual", ...init });
  // As every client sends it; Remix compares it with Origin before it runs an action.
  request.headers.set("host", new URL(origin).host);
  return site.fetch(request);
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
