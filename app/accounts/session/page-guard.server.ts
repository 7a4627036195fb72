import { redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/kit/platform/context.ts";
import { forbidden, notFound } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";
import type { Exit, Guarded } from "./guards.ts";

const exits: Record<Exit, (request: Request) => Response> = {
  "signed-out": (request) => {
    const { pathname, search } = new URL(request.url);
    return redirect(paths.login(pathname + search));
  },
  forbidden: () => forbidden(),
  "not-found": () => notFound(),
  "one-step": () => redirect(paths.secondFactor("needed")),
};

export function admit(guarded: Guarded, request: Request): Viewer {
  if (guarded.ok) return guarded.viewer;
  throw exits[guarded.exit](request);
}
