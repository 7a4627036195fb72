import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import {
  changeAlert,
  findPersonOfUser,
  keepAlert,
  listAlerts,
  replaceSearch,
  resumeAlert,
} from "#app/clinicians/alerts/alert-store.server.ts";
import {
  askedAlert,
  guestAlert,
  toAlertName,
  toLikelyZone,
  toShownName,
} from "#app/clinicians/alerts/alert-wish.ts";
import { findCompanyName, sendAnswer } from "#app/clinicians/alerts/ask-guest.server.ts";
import {
  isStillUnderstood,
  readSavedSearch,
  toListSearch,
  toSearchAddress,
} from "#app/jobs/search/percolator/search-address.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, tooManyRequests, unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const search = readSavedSearch(params);
  const address = toSearchAddress(search);
  const viewer = await context.viewer();
  const person = viewer && (await findPersonOfUser(context.db, viewer.id));
  const own = person ? await listAlerts(context.db, person.id) : [];
  return {
    address,
    feedSearch: "company" in search ? null : toListSearch(address),
    listPath: "company" in search ? paths.employer(search.company) : paths.jobs(toListSearch(address)),
    name: toAlertName(address, await findCompanyName(context.db, address)),
    zone: person?.zone ?? toLikelyZone(context.visitorPlace()?.stateCode ?? null, address),
    isSignedIn: viewer !== null,
    own: own.map((alert) => ({ publicId: alert.publicId, name: toShownName(alert) })),
    loginPath: paths.login(paths.newAlert(address)),
    isSent: params.get("done") === "sent",
  };
}

/** Signed in, "Alert me" on a list needs nothing more. Signed out, it leads to the form for an address. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { db, env, now } = context;
  const form = await requireForm(request, [
    "search",
    "rhythm",
    "zone",
    "replaces",
    "email",
    "license",
    "form",
  ]);
  const values = Object.fromEntries(form) as Record<string, string>;
  const asked = askedAlert.parse({ ...values, search: (values.search ?? "").slice(0, 2000) });
  const address = toSearchAddress(readSavedSearch(new URLSearchParams(asked.search)));
  if (!isStillUnderstood(address)) throw goTo(paths.newAlert());
  const zone = asked.zone ?? toLikelyZone(context.visitorPlace()?.stateCode ?? null, address);
  const wish = { address, rhythm: asked.rhythm, zone };
  const viewer = await context.viewer();
  // A press on a list opens the form of someone without an account, which is no request.
  if (!viewer && values.form !== "guest") throw goTo(paths.newAlert(address));
  const isTooMany = !(await isWithinLimit(env.REQUEST_LIMIT, request));
  if (viewer) {
    if (isTooMany) throw tooManyRequests(tooMany);
    const person = asked.replaces ? await findPersonOfUser(db, viewer.id) : null;
    if (person && asked.replaces) {
      const isReplaced = await replaceSearch(db, person, asked.replaces, address, now);
      throw goTo(serverPaths.alertsDone(isReplaced ? "changed" : "known", { alert: asked.replaces }));
    }
    const kept = await keepAlert(db, viewer, wish, now);
    if (kept.status === "full") throw goTo(serverPaths.alertsDone("full", { alert: "" }));
    const { publicId: alert } = kept;
    const own = kept.status === "new" ? null : await findPersonOfUser(db, viewer.id);
    // Asking for one that is paused wants its mails again, and a rhythm that was chosen counts.
    if (own && kept.status === "paused") await resumeAlert(db, own, alert, now);
    if (own && values.rhythm) await changeAlert(db, own, alert, { rhythm: asked.rhythm }, now);
    throw goTo(serverPaths.alertsDone(kept.status === "paused" ? "resumed" : kept.status, { alert }));
  }

  const read = guestAlert.safeParse(values);
  const typed = { email: values.email?.slice(0, 300) ?? "", rhythm: asked.rhythm, zone };
  if (!read.success) return unprocessed({ ...typed, problem: read.error.issues[0]!.message });
  if (isTooMany) return unprocessed({ ...typed, problem: tooMany });
  const { email } = read.data;
  // The answer is the same, whether the address has alerts, is full, or has had enough of our mails.
  const limit = await toLimit(`alert ${email}`, guestMailsPerDay, dayMs);
  if ((await takeUse(db, limit, now)) === null)
    await sendAnswer(context, { ...wish, email, license: (values.license ?? "").slice(0, 300) });
  throw goTo(paths.newAlert(`${address}&done=sent`));
}

const tooMany = "Too many requests from your network. Wait a minute, then press it again.";

const guestMailsPerDay = 5;
