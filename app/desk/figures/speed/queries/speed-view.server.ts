import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { pagePatterns } from "#app/routes.ts";
import { listRoutePatterns } from "#app/kit/vitals/route-pattern.ts";
import type { SpeedSearch } from "#app/desk/figures/speed/speed-search.ts";
import { toBudgets } from "./budgets.ts";
import { readSpeed } from "./speed-page.server.ts";

export type SpeedView = Awaited<ReturnType<typeof readSpeedView>>;

/** `figures` is null while the database is down. */
export async function readSpeedView(context: SiteContext, search: SpeedSearch) {
  const { env, now, requestId, build } = context;
  const figures = await readSpeed(env.VITALS_DB, search, now).catch((error) => {
    logError("vitals.panel", error, { requestId });
    return null;
  });
  const isWhole = !search.route && !search.country && search.device === "all";
  return {
    search,
    filters: {
      routes: listMeasurableRoutes(),
      countries: toNamed([...(figures?.countries ?? []), ...(search.country ? [search.country] : [])]),
    },
    figures,
    budgets: isWhole ? toBudgets(build, figures?.totals ?? []) : null,
  };
}

export const listMeasurableRoutes = (): string[] => listRoutePatterns(pagePatterns).sort();

let names: Intl.DisplayNames | undefined;

function toNamed(codes: readonly string[]): { code: string; name: string }[] {
  names ??= new Intl.DisplayNames("en", { type: "region" });
  return [...new Set(codes)]
    .map((code) => ({ code, name: code === "XX" ? "Unknown" : (names?.of(code) ?? code) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
