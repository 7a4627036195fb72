import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import type { ServerBuild } from "@remix-run/cloudflare";
import { vi } from "vitest";
import type { Env } from "#app/kit/platform/env.ts";
import * as build from "../../build/server/index.js";
import { toCachedAddress } from "../../functions/cache-address.ts";
import { createSite } from "../../functions/create-site.ts";
import { toCacheKey } from "../../functions/edge-cache.ts";
import { env, origin } from "./site.ts";

const respond = createSite(build as unknown as ServerBuild);

/** A binding that is there and fails at whatever is asked of it. */
export function broken<Binding extends object>(): Binding {
  return new Proxy({} as Binding, {
    // Opening a session asks nothing of the database.
    get: (_, name) =>
      name === "withSession"
        ? () => broken()
        : () => {
            throw new Error("This part is out of order.");
          },
  });
}

/** As if nobody had asked for this address before. */
export async function forgetCached(path: string): Promise<void> {
  const address = toCachedAddress(new URL(path, origin), () => true);
  if (address) await caches.default.delete(toCacheKey(address, build.assets.version));
}

/** Sends a request to the whole site with some of its bindings replaced, and waits for what it does afterwards. */
export async function sendWith(
  bindings: Partial<Env>,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const ctx = createExecutionContext();
  const request = new Request(new URL(path, origin), { redirect: "manual", ...init });
  request.headers.set("host", new URL(origin).host);
  const response = await respond(request, { ...env, ...bindings }, ctx);
  await waitOnExecutionContext(ctx);
  return response;
}

/** The answer, made anew and read to its end, and the lines that were logged meanwhile. */
export async function visitWith(bindings: Partial<Env>, path: string, init?: RequestInit) {
  await forgetCached(path);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const response = await sendWith(bindings, path, init);
    const html = await response.text();
    const logged = log.mock.calls.map((call) => call.join(" "));
    return { status: response.status, headers: response.headers, html, logged };
  } finally {
    log.mockRestore();
  }
}
