import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { readManageToken } from "#app/clinicians/alerts/alert-links.server.ts";
import {
  type AlertPerson,
  adoptAlerts,
  changeAlert,
  endAlert,
  findPersonById,
  findPersonOfUser,
  listAlerts,
  pauseAlert,
  resumeAlert,
  type StoredAlert,
  saveSettings,
} from "#app/clinicians/alerts/alert-store.server.ts";
import { changedAlert, personSettings, toAlertName, toQuietDays } from "#app/clinicians/alerts/alert-wish.ts";
import { listDismissed } from "#app/jobs/postings/dismissal/dismissed.server.ts";
import { readSavedSearch, toListSearch } from "#app/jobs/search/percolator/saved-search.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { toWallTime } from "#app/kit/text/workday.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

/** By the signed link of a mail, or logged in. `isBadLink` for a link that is not ours, or of someone forgotten. */
async function findOwner(context: SiteContext, request: Request) {
  const token = readLinkToken(request);
  if (token) {
    const id = await readManageToken(token, context.env.SESSION_SECRET);
    return {
      token,
      person: id === null ? null : await findPersonById(context.db, id),
      isBadLink: id === null,
    };
  }
  const viewer = await context.viewer();
  if (!viewer) throw redirect(paths.login(paths.alerts()));
  return { token, person: await findPersonOfUser(context.db, viewer.id), isBadLink: false };
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  if (viewer && !readLinkToken(request)) await adoptAlerts(context.db, viewer, context.now);
  const { token, person, isBadLink } = await findOwner(context, request);
  const alerts = person ? await listAlerts(context.db, person.id) : [];
  const params = new URL(request.url).searchParams;
  return {
    token,
    isBadLink,
    isByLink: token !== "",
    needsProof: !token && viewer !== null && !viewer.emailVerified,
    alerts: person ? alerts.map((alert) => toView(alert, person)) : [],
    dismissed: viewer && !token ? await listDismissed(context.db, viewer.id, 20) : [],
    settings: person && { zone: person.zone, quietDays: person.quietDays },
    done: params.get("done"),
  };
}

function toView(alert: StoredAlert, { zone }: AlertPerson) {
  const { publicId, address, company, name, rhythm, state, dueAt, lastMailAt, isUnderstood } = alert;
  const search = readSavedSearch(new URLSearchParams(address));
  const day = (at: number) => formatIsoDay(toIsoDay(toWallTime(at, zone)));
  return {
    publicId,
    name: name ?? toAlertName(address, company),
    ownName: name ?? "",
    asks: name ? toAlertName(address, company) : null,
    listPath: "company" in search ? paths.employer(search.company) : paths.jobs(toListSearch(address)),
    rhythm,
    state,
    isUnderstood,
    next: dueAt === null ? null : day(dueAt),
    last: lastMailAt === null ? null : day(lastMailAt),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const { token, person } = await findOwner(context, request);
  const form = await requireForm(request, ["intent", "alert", "name", "rhythm", "zone", "quiet"], {
    repeated: ["quiet"],
  });
  if (!person) throw token ? notFound() : goTo(paths.alerts());
  const done = await take(context, person, form);
  if (done === null) throw notFound();
  throw goTo(serverPaths.alertsDone(done, token));
}

/** What the page says then. Null for someone else's alert, or one that has ended. */
async function take({ db, now }: SiteContext, person: AlertPerson, form: FormData): Promise<string | null> {
  const alert = String(form.get("alert") ?? "");
  switch (form.get("intent")) {
    case "settings": {
      const read = personSettings.safeParse({ zone: form.get("zone"), quiet: form.getAll("quiet") });
      const quietDays = read.success ? toQuietDays(read.data.quiet) : null;
      if (!read.success || quietDays === null) return "no-day";
      await saveSettings(db, person, { zone: read.data.zone, quietDays }, now);
      return "saved";
    }
    case "change": {
      const read = changedAlert.safeParse({ name: form.get("name") ?? "", rhythm: form.get("rhythm") });
      if (!read.success) return "long-name";
      return (await changeAlert(db, person, alert, read.data, now)) ? "saved" : null;
    }
    case "pause":
      return (await pauseAlert(db, person, alert, now)) ? "paused" : null;
    case "resume":
      return (await resumeAlert(db, person, alert, now)) ? "resumed" : null;
    case "end":
      return (await endAlert(db, person, alert, now)) ? "ended" : null;
    default:
      return null;
  }
}
