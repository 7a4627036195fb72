import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { findOwner } from "#app/clinicians/alerts/alert-owner.server.ts";
import {
  type AlertPerson,
  adoptAlerts,
  canRestore,
  changeAlert,
  endAlert,
  listAlerts,
  pauseAlert,
  restoreAlert,
  resumeAlert,
  saveSettings,
} from "#app/clinicians/alerts/alert-store.server.ts";
import { countFound, toAlertView } from "#app/clinicians/alerts/alert-view.server.ts";
import { changedAlert, personSettings, toQuietDays } from "#app/clinicians/alerts/alert-wish.ts";
import { listDismissed } from "#app/jobs/postings/dismissal/dismissed.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  if (viewer && !readLinkToken(request)) await adoptAlerts(context.db, viewer, context.now);
  const { token, person, isBadLink } = await findOwner(context, request);
  const alerts = person ? await listAlerts(context.db, person.id) : [];
  const params = new URL(request.url).searchParams;
  const done = params.get("done");
  const doneTo = params.get("alert") ?? "";
  const changed = alerts.find(({ publicId }) => publicId === doneTo);
  return {
    token,
    isBadLink,
    isByLink: token !== "",
    needsProof: !token && viewer !== null && !viewer.emailVerified,
    alerts: person ? alerts.map((alert) => toAlertView(alert, person, token)) : [],
    dismissed: viewer && !token ? await listDismissed(context.db, viewer.id, 20) : [],
    settings: person && { zone: person.zone, quietDays: person.quietDays },
    done,
    /** Pressing the same again is told again. */
    at: context.now,
    doneTo: changed ? doneTo : null,
    found: changed && (done === "changed" || done === "new") ? await countFound(context, changed) : null,
    undo:
      person && done === "ended" && (await canRestore(context.db, person, doneTo, context.now))
        ? doneTo
        : null,
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
  throw goTo(serverPaths.alertsDone(done, { token, alert: String(form.get("alert") ?? "") }));
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
    case "rhythm": {
      const { rhythm } = changedAlert.pick({ rhythm: true }).parse({ rhythm: form.get("rhythm") });
      return (await changeAlert(db, person, alert, { rhythm }, now)) ? "saved" : null;
    }
    case "restore":
      return (await restoreAlert(db, person, alert, now)) ? "restored" : "late";
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
