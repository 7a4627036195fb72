import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admitOwner } from "#app/accounts/session/page-guard.server.ts";
import {
  type Answer,
  answerMessage,
  findOwnMessage,
  messageAudience,
} from "#app/companies/talent/message-store.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

async function requireOwn(context: SiteContext, request: Request, publicId = "") {
  context.preventCaching();
  const message = await findOwnMessage(context.db, publicId, context.now);
  if (!message) throw notFound();
  const owned = { publicId, audience: messageAudience, userId: message.userId };
  const { viewer, key } = await admitOwner(context, request, owned);
  return { message, isOwn: viewer !== null, path: serverPaths.firstMessage(publicId, key) };
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { message, isOwn, path } = await requireOwn(context, request, params.publicId);
  const { state, company, companySlug, job, jobSlug, text, createdAt, isOpen } = message;
  const home = isOwn ? { name: "Dashboard", path: paths.dashboard() } : { name: "Home", path: paths.home() };
  return {
    ...{ state, company, job, text, path, isOpen: isOpen === 1 },
    trail: [home, { name: "A message from an employer", path: null }],
    sent: toOfficeDay(createdAt),
    toCompany: paths.employer(companySlug),
    toJob: paths.job(jobSlug),
    toApply: paths.applyToJob(jobSlug),
    toSettings: `${paths.profileDetails("section=privacy")}#privacy`,
  };
}

const answers: readonly Answer[] = ["interested", "not-now", "stopped"];

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { message, path } = await requireOwn(context, request, params.publicId);
  const intent = (await requireForm(request, ["intent"])).get("intent");
  const to = answers.find((answer) => answer === intent);
  if (!to) throw notFound();
  // The same press came before.
  const isSet = message.state === to || (await answerMessage(context, message, to));
  if (!isSet)
    return unprocessed({ problem: "The posting closed meanwhile, or you answered in another tab." });
  throw goTo(to === "interested" ? paths.applyToJob(message.jobSlug) : path);
}
