import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { findOwner } from "#app/clinicians/alerts/alert-owner.server.ts";
import { listAlerts, replaceSearch } from "#app/clinicians/alerts/alert-store.server.ts";
import { toShownName } from "#app/clinicians/alerts/alert-wish.ts";
import { toFacetGroups } from "#app/jobs/list/facets/facet-view.ts";
import { findJobs } from "#app/jobs/list/found-search.server.ts";
import { readSavedSearch, toSearchAddress } from "#app/jobs/search/percolator/search-address.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

/** Of the person alone, and not a company's: that asks for nothing else. */
async function requireAlert(context: SiteContext, request: Request) {
  const { token, person } = await findOwner(context, request);
  const publicId = new URL(request.url).searchParams.get("alert");
  if (!publicId && !token) throw goTo(paths.alerts());
  const alerts = person ? await listAlerts(context.db, person.id) : [];
  const alert = alerts.find((each) => each.publicId === publicId);
  const search = alert && readSavedSearch(new URLSearchParams(alert.address));
  if (!person || !alert || !search || "company" in search) throw notFound();
  return { token, person, alert, filters: search.filters };
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { token, alert, filters: own } = await requireAlert(context, request);
  // What she typed when it was refused.
  const typed = new URL(request.url).searchParams.get(typedParam);
  const read = typed === null ? null : readSavedSearch(new URLSearchParams(typed.slice(0, 2000)));
  const filters = read && "filters" in read ? read.filters : own;
  await requireSearchAllowance(context);
  const { result } = await findJobs(context, filters);
  return {
    token,
    trail: token
      ? []
      : [
          { name: "Job alerts", path: paths.alerts() },
          { name: "Edit", path: serverPaths.editAlert(alert.publicId) },
        ],
    publicId: alert.publicId,
    name: toShownName(alert),
    filters,
    isTwice: typed !== null,
    // What nothing has today may open tomorrow.
    groups: toFacetGroups({ ...result, facetsAmong: 0 }, { ...filters, unfold: "profession" }, false),
  };
}

const typedParam = "typed";

const repeated = ["profession", "type", "workplace", "shift", "has", "license"];
const single = "query location radius specialty urgency pay_min pay_period licensed_as compact exact".split(
  " ",
);

export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const { token, person, alert } = await requireAlert(context, request);
  const form = await requireForm(request, [...single, ...repeated], { repeated });
  const params = new URLSearchParams([...form] as [string, string][]);
  const address = toSearchAddress(readSavedSearch(params));
  const isChanged =
    address === alert.address ||
    (await replaceSearch(context.db, person, alert.publicId, address, context.now));
  if (isChanged) throw goTo(serverPaths.alertsDone("changed", { token, alert: alert.publicId }));
  throw goTo(
    `${serverPaths.editAlert(alert.publicId, token)}&${new URLSearchParams({ [typedParam]: address })}`,
  );
}
