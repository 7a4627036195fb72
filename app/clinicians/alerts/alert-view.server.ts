import { readSavedSearch, toListSearch } from "#app/jobs/search/percolator/search-address.ts";
import { planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { countJobs } from "#app/jobs/search/results/search.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { toWallTime } from "#app/kit/text/workday.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import type { AlertPerson, StoredAlert } from "./alert-store.server.ts";
import { toAlertName, toShownName } from "./alert-wish.ts";

/** For its panel. By the link of a mail, its own links have the link's token. */
export function toAlertView(alert: StoredAlert, { zone }: AlertPerson, token: string) {
  const { publicId, address, company, name, rhythm, state, dueAt, lastMailAt, isUnderstood } = alert;
  const search = readSavedSearch(new URLSearchParams(address));
  const day = (at: number) => formatIsoDay(toIsoDay(toWallTime(at, zone)));
  return {
    publicId,
    name: toShownName(alert),
    ownName: name ?? "",
    asks: name ? toAlertName(address, company) : null,
    listPath: "company" in search ? paths.employer(search.company) : paths.jobs(toListSearch(address)),
    editPath: "company" in search ? null : serverPaths.editAlert(publicId, token),
    rhythm,
    state,
    isUnderstood,
    next: dueAt === null ? null : day(dueAt),
    last: lastMailAt === null ? null : day(lastMailAt),
  };
}

/** "34 open jobs", or "no open job". Null for a company's, whose page counts them. */
export async function countFound(
  { db, now }: Pick<SiteContext, "db" | "now">,
  { address }: StoredAlert,
): Promise<string | null> {
  const search = readSavedSearch(new URLSearchParams(address));
  if ("company" in search) return null;
  const [found] = await countJobs(db, [planSearch(await readSearch(db, search.filters), now)]);
  if (found!.total === 0) return "no open job";
  return `${formatTotal(found!)} open ${found!.total === 1 ? "job" : "jobs"}`;
}
